#pragma once

#include "engine/core/running_game.h"
#include "engine/core/why.h"
#include "engine/riftbound/language/card_db.h"
#include "engine/riftbound/state/position.h"
#include "engine/riftbound/state/state.h"
#include "engine/riftbound/text/reasons.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace playmat::riftbound {

/// A player's gesture whose meaning is asked for: a card dropped onto a card or a zone, or an
/// action without a card.
struct Gesture
{
    PlayerId player = kNone; ///< who makes it; kNone = the player who must decide now
    CardId card = kNone;
    CardId ontoCard = kNone;
    std::optional<ListId> ontoZone;
    bool endTurn = false;
    bool pass = false;
};

using core::Why;

class Machine;

/// The types and functions of the game for core::RunningGame.
struct GameRules
{
    using CardDb = riftbound::CardDb;
    using State = riftbound::State;
    using Phase = riftbound::Phase;
    using Capacity = riftbound::Capacity;
    using Marks = riftbound::Marks;
    using Machine = riftbound::Machine;
    using Completion = core::CompleteEvents;

    [[nodiscard]] static core::Result<void> check(const CardDb &db, State &state,
                                                  const core::Decision &decision,
                                                  const core::Answer &answer);
};

} // namespace playmat::riftbound

namespace playmat::core {
extern template class RunningGame<riftbound::GameRules>;
}

namespace playmat::riftbound {

struct GameResult
{
    PlayerId winner = kNone;
    EndReason reason = EndReason::None;
};

/// What a player brings to a game.
struct Deck
{
    DefId legend = 0;
    DefId champion = 0; ///< not included in `main`
    std::vector<DefId> main;
    std::vector<DefId> runes;
    std::vector<DefId> battlefields;
};

/// One game: four operations on a state. A copy is independent of the original.
class Game : public core::RunningGame<GameRules>
{
public:
    /// Shuffles by `seed`, determines the starting player and the battlefields at random (480), and
    /// stops at the first decision. Refuses too many cards and cards that are not playable
    /// (params[0] = DefId).
    static core::Result<Game> start(const CardDb &db, std::uint64_t seed,
                                    const std::array<Deck, kPlayers> &decks,
                                    std::optional<PlayerId> firstPlayer = {},
                                    core::Questions questions = core::Questions::Needed);
    /// Places cards without triggering anything, then continues by the rules; in the Main Phase one
    /// Cleanup precedes the first decision.
    static core::Result<Game> fromPosition(const CardDb &db, Position &position);

    [[nodiscard]] std::optional<GameResult> result() const;
    /// A player gives up, at any time.
    core::Result<void> concede(PlayerId player);

    /// What a gesture would mean now, or the reasons why it means nothing.
    [[nodiscard]] Why why(const Gesture &gesture) const;

private:
    explicit Game(const CardDb &db)
        : RunningGame(db)
    {
    }
};

} // namespace playmat::riftbound
