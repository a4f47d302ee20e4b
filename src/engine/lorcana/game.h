#pragma once

#include "engine/core/running_game.h"
#include "engine/core/why.h"
#include "engine/lorcana/language/card_db.h"
#include "engine/lorcana/state/edit.h"
#include "engine/lorcana/state/position.h"
#include "engine/lorcana/state/state.h"
#include "engine/lorcana/text/reasons.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace playmat::lorcana {

/// A gesture of a player, to be told what it would mean: this card onto that card or zone, or an
/// action without a card.
struct Gesture
{
    PlayerId player = kNone; ///< who makes it; kNone = whoever is to decide now
    CardId card = kNone;
    CardId ontoCard = kNone;
    std::optional<Zone> ontoZone;
    bool ontoLore = false; ///< the lore track: quest
    bool endTurn = false;
};

using core::Why;

class Machine;

/// The types and functions of the game for core::RunningGame.
struct GameRules
{
    using CardDb = lorcana::CardDb;
    using State = lorcana::State;
    using Phase = lorcana::Phase;
    using Capacity = lorcana::Capacity;
    using Marks = lorcana::Marks;
    using Machine = lorcana::Machine;
    using Completion = core::CompleteEvents;

    [[nodiscard]] static core::Result<void> check(const CardDb &db, State &state,
                                                  const core::Decision &decision,
                                                  const core::Answer &answer);
};

} // namespace playmat::lorcana

namespace playmat::core {
extern template class RunningGame<lorcana::GameRules>;
}

namespace playmat::lorcana {

struct GameResult
{
    PlayerId winner = kNone;
    EndReason reason = EndReason::None;
};

/// One game: the four verbs over a state. Copyable; a copy goes on independently.
class Game : public core::RunningGame<GameRules>
{
public:
    /// Shuffles by `seed`, draws lots for the starting player (CR 2.2.1.1) unless `first` is that
    /// player, and stops at the first decision. Refused: too many cards in one deck or in both
    /// (limits.h), a card that is not playable (params[0] = DefId).
    static core::Result<Game> start(const CardDb &db, std::uint64_t seed,
                                    const std::array<std::vector<DefId>, kPlayers> &decks,
                                    core::Questions questions = core::Questions::Needed,
                                    std::optional<PlayerId> first = {});
    /// Places cards without triggering anything and goes on by the rules; the game state is checked
    /// before the first decision.
    static core::Result<Game> fromPosition(const CardDb &db, const Position &position);

    [[nodiscard]] std::optional<GameResult> result() const;
    /// A player gives up, at any time (CR 2.3.3).
    core::Result<void> concede(PlayerId player);

    /// Changes the position while an action or a triggered ability is asked for, triggering
    /// nothing; then the game state is checked as after an action. Refused: the state is as it was.
    core::Result<void> edit(const Edit &edit);

    /// What a gesture would mean now, or the reasons why it means nothing.
    [[nodiscard]] Why why(const Gesture &gesture) const;

private:
    explicit Game(const CardDb &db)
        : RunningGame(db)
    {
    }
};

} // namespace playmat::lorcana
