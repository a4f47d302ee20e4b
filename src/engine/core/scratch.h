#pragma once

#include "engine/core/decision.h"

#include <utility>

namespace playmat::core {

/// An empty decision for somebody who only wants to know what would be in it. Its memory comes from
/// the one before, so that asking takes none; one inside another one is fine. Each thread has its
/// own.
class ScratchDecision
{
public:
    ScratchDecision()
        : decision(std::exchange(kept(), {}))
    {
        decision.options.clear();
    }
    ScratchDecision(const ScratchDecision &) = delete;
    ScratchDecision &operator=(const ScratchDecision &) = delete;
    ~ScratchDecision() { kept() = std::move(decision); }

    Decision decision;

private:
    [[nodiscard]] static Decision &kept()
    {
        thread_local Decision memory;
        return memory;
    }
};

} // namespace playmat::core
