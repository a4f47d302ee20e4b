#pragma once

#include "cli/watched_game.h"
#include "engine/core/rng.h"
#include "kit/swu/host/hosted.h"
#include "kit/swu/host/invariants.h"

namespace playmat::cli {

/// Every invariant of the game at every step (host/invariants.h).
class SwuChecks final : public Checks
{
public:
    explicit SwuChecks(const swu::Game &game);

    [[nodiscard]] std::string position(match::HostedGame &game) override;
    [[nodiscard]] std::string answer(match::HostedGame &game, const core::Answer &answer,
                                     bool &refused) override;

private:
    match::Ownership m_owned;
    core::Rng m_rng{1};
};

} // namespace playmat::cli
