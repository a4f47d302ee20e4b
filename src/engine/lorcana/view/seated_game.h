#pragma once

#include "engine/lorcana/game.h"
#include "engine/lorcana/view/seat_ids.h"

#include <vector>

namespace playmat::lorcana {

/// Gesture with the viewer's names for cards; -1 = none.
struct SeatGesture
{
    PlayerId player = kNone;
    int card = -1;
    int ontoCard = -1;
    std::optional<Zone> ontoZone;
    bool ontoLore = false;
    bool endTurn = false;
};

/// A game with what each seat calls its cards: everything that a viewer is told of it, in the
/// viewer's names, and nothing that depends on what the viewer does not see.
class SeatedGame
{
public:
    /// A game that has just begun; `before` are the names in what it began with.
    SeatedGame(Game game, const SeatIds &before);

    [[nodiscard]] const Game &game() const { return m_game; }
    [[nodiscard]] const CardDb &db() const { return m_game.db(); }
    [[nodiscard]] const State &state() const { return m_game.state(); }
    [[nodiscard]] const SeatIds &ids() const { return m_now; }

    core::Result<void> apply(const core::Answer &answer);
    core::Result<void> concede(PlayerId player);
    core::Result<void> edit(const Edit &edit);
    void restore(const State &state, const SeatIds &ids);
    /// Off: no events are recorded, and the seats' names stand still until `restore`.
    void recordEvents(bool on);

    [[nodiscard]] Observation observe(Viewer viewer, IdsOf ids = IdsOf::Seat) const;
    [[nodiscard]] std::vector<core::Event> eventsFor(Viewer viewer, IdsOf ids = IdsOf::Seat) const;
    /// What the viewer saw, with the cards' own ids, when that event had happened: of eventsFor.
    [[nodiscard]] Observation observedAfter(std::size_t event, Viewer viewer) const;
    [[nodiscard]] DecisionView decisionFor(Viewer viewer) const;
    /// The ids of the decision's options in the order in which the viewer is told of them.
    [[nodiscard]] std::vector<std::uint16_t> optionsFor(Viewer viewer) const;
    /// An answer by the viewer's list as an answer to the game's.
    [[nodiscard]] core::Answer answerOf(Viewer viewer, const core::Answer &answer) const;
    /// What a gesture would mean, or why it means nothing; about what the viewer does not see:
    /// hidden, whatever lies there.
    [[nodiscard]] Why whyFor(Viewer viewer, const SeatGesture &gesture) const;
    /// A refusal with the viewer's names for its cards (-1: hidden).
    [[nodiscard]] core::Refusal refusalFor(Viewer viewer, const core::Refusal &refusal) const;

private:
    [[nodiscard]] bool isTold(Viewer viewer) const;
    core::Result<void> follow(core::Result<void> done);

    Game m_game;
    SeatIds m_before; ///< the names from before the last events
    SeatIds m_now;
    bool m_record = true;
};

} // namespace playmat::lorcana
