#pragma once

#include "engine/core/rng.h"
#include "engine/swu/seated_game.h"
#include "kit/swu/bots/knowledge.h"

namespace playmat::bots {

/// The games that a seat may believe to be in, one after the other.
class Worlds
{
public:
    Worlds(const swu::Game &seen, const Knowledge &knowledge)
        : m_seen(&seen)
        , m_seat(seen.decision().player)
        , m_unseen(knowledge.unseenCards(seen, m_seat))
    {
    }

    /// Turns `world` into another one.
    void next(swu::Game &world, core::Rng &rng) const
    {
        const auto which = rng.below(static_cast<std::uint32_t>(m_unseen.size()));
        swu::imagine(world, *m_seen, m_seat, m_unseen[which], rng);
    }

    [[nodiscard]] const swu::Game &seen() const { return *m_seen; }
    [[nodiscard]] swu::PlayerId seat() const { return m_seat; }

private:
    const swu::Game *m_seen;
    swu::PlayerId m_seat;
    std::vector<std::vector<swu::DefId>> m_unseen;
};

} // namespace playmat::bots
