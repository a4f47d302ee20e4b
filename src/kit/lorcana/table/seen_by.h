#pragma once

#include "engine/lorcana/seated_game.h"
#include "table/game/seen.h"
#include "table/view/eyes.h"

#include <array>
#include <vector>

namespace playmat::lorcana::board {

/// The observations a table is made of: everybody's, and each seat's. Which of them is shown
/// depends on who looks; nothing else ever reaches the screen. The cards have the game's own ids
/// here, as one screen shows several seats in turn; an id itself is shown to nobody.
class SeenBy
{
public:
    SeenBy() = default;
    /// What is seen now, or was when one of the last events had happened.
    [[nodiscard]] static SeenBy now(const SeatedGame &game);
    [[nodiscard]] static SeenBy after(const SeatedGame &game, std::size_t event);

    [[nodiscard]] const Observation &everybody() const { return m_everybody; }
    [[nodiscard]] const Observation &seat(int seat) const { return m_seats.at(std::size_t(seat)); }
    [[nodiscard]] Observation shownTo(const table::Eyes &eyes) const;
    friend bool operator==(const SeenBy &, const SeenBy &) = default;

private:
    Observation m_everybody;
    std::array<Observation, kPlayers> m_seats;
};

/// The same as the value that a table plays back.
class LorcanaSeen final : public table::Seen
{
public:
    explicit LorcanaSeen(SeenBy seen)
        : m_seen(std::move(seen))
    {
    }

    [[nodiscard]] const SeenBy &by() const { return m_seen; }
    [[nodiscard]] std::unique_ptr<Seen> clone() const override
    {
        return std::make_unique<LorcanaSeen>(*this);
    }
    void apply(const table::Told &told) override;
    void takeRest(const Seen &other) override { m_seen = of(other).m_seen; }
    [[nodiscard]] bool agrees(const Seen &other) const override
    {
        return m_seen == of(other).m_seen;
    }
    /// A table never mixes the games of two kits.
    [[nodiscard]] static const LorcanaSeen &of(const Seen &seen)
    {
        return static_cast<const LorcanaSeen &>(seen);
    }

private:
    SeenBy m_seen;
};

/// One step: what happened, as everybody was told of it, and what was seen then.
struct LorcanaTold final : public table::Told
{
    std::vector<core::Event> events;
    SeenBy after;
};

/// Cuts what the last answer led to into steps.
[[nodiscard]] std::vector<table::PlaybackStep> stepsOf(const SeatedGame &game);
/// The events of all steps.
[[nodiscard]] std::vector<core::Event> eventsOf(const std::vector<table::PlaybackStep> &steps);

} // namespace playmat::lorcana::board
