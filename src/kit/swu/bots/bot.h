#pragma once

#include "engine/swu/view/observation.h"

#include <functional>
#include <memory>
#include <string_view>

namespace playmat::bots {

/// A player that is a program. It knows what its seat knows: the question and, if it asks for it,
/// the observation.
class Bot
{
public:
    using Observe = std::function<swu::Observation()>;

    Bot() = default;
    Bot(const Bot &) = delete;
    Bot &operator=(const Bot &) = delete;
    virtual ~Bot() = default;

    /// An answer in the options as the seat is told them. The game may refuse one that breaks a
    /// bound on the whole choice (a sum of costs); then it asks again.
    [[nodiscard]] virtual core::Answer answer(const swu::DecisionView &decision,
                                              const Observe &observe)
        = 0;
};

/// A bot by its name ("random"); nullptr when there is none. `names` is how many card names there
/// are to name.
[[nodiscard]] std::unique_ptr<Bot> makeBot(std::string_view name, std::uint64_t seed,
                                           std::size_t names);

} // namespace playmat::bots
