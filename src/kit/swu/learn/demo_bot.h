#pragma once

#include "engine/core/rng.h"
#include "engine/swu/game.h"
#include "match/hosted_game.h"

namespace playmat::table {

/// A simple bot for demonstrations and tests: legal, lively, and sooner or later it finishes. It
/// looks at the state only as its own seat may; playing strength is not its point.
class DemoBot
{
public:
    explicit DemoBot(std::uint64_t seed)
        : m_rng(seed)
    {
    }

    [[nodiscard]] core::Answer choose(const swu::Game &game);
    [[nodiscard]] core::Answer choose(const match::HostedGame &game);

private:
    [[nodiscard]] core::Answer chooseAction(const swu::Game &game);
    [[nodiscard]] core::Answer chooseSome(const swu::Game &game);
    [[nodiscard]] core::Answer chooseResources(const swu::Game &game);
    [[nodiscard]] core::Answer divide(const core::Decision &decision) const;
    [[nodiscard]] int worth(const swu::Game &game, const core::Option &option);
    [[nodiscard]] int worthOfAttack(const swu::Game &game, const core::Option &option) const;
    [[nodiscard]] int worthOfTarget(const swu::Game &game, const core::Option &option);

    core::Rng m_rng;
};

} // namespace playmat::table
