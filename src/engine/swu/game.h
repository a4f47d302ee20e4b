#pragma once

#include "engine/core/running_game.h"
#include "engine/core/why.h"
#include "engine/swu/language/card_db.h"
#include "engine/swu/rules/position.h"
#include "engine/swu/rules/terms.h"
#include "engine/swu/state/state.h"
#include "engine/swu/text/reasons.h"

#include <optional>
#include <span>
#include <vector>

namespace playmat::swu {

/// A gesture of a player, to be told what it would mean: this card onto that card or zone, or an
/// action without a card.
struct Gesture
{
    PlayerId player = kNone; ///< who makes it; kNone = whoever is to decide now
    CardId card = kNone;
    CardId ontoCard = kNone;
    std::optional<Zone> ontoZone;
    std::optional<OptionKind> action; ///< Pass, TakeInitiative … when no card is meant
};

using core::Why;

struct GameResult
{
    PlayerId winner = kNone; ///< kNone: a draw
    EndReason reason = EndReason::None;
};

/// What two players bring.
struct DeckChoice
{
    DefId leader = 0;
    DefId base = 0;
    std::vector<DefId> cards; ///< at most kMaxDeck, and kMaxDecks together with the other's
    /// The deck may contain cards that are not playable; they have no abilities.
    bool plain = false;
};

class Machine;

/// The types and functions of the game for core::RunningGame.
struct GameRules
{
    using CardDb = swu::CardDb;
    using State = swu::State;
    using Phase = swu::Phase;
    using Capacity = swu::Capacity;
    using Marks = swu::Marks;
    using Machine = swu::Machine;

    class Completion
    {
    public:
        Completion(const CardDb &db, const State &before)
            : m_db(db)
            , m_before(before)
        {
        }
        void complete(const State &after, std::vector<core::Event> &events) const;

    private:
        const CardDb &m_db;
        State m_before;
    };

    [[nodiscard]] static core::Result<void> check(const CardDb &db, State &state,
                                                  const core::Decision &decision,
                                                  const core::Answer &answer);
};

} // namespace playmat::swu

namespace playmat::core {
extern template class RunningGame<swu::GameRules>;
}

namespace playmat::swu {

/// What such a game begins with, before anything has happened. Refused as in Game::start.
/// `first` begins with the initiative; nullopt: a player drawn by lot is asked who does.
[[nodiscard]] core::Result<State> placed(const CardDb &db, std::uint64_t seed,
                                         const std::array<DeckChoice, kPlayers> &decks,
                                         std::optional<PlayerId> first = {});
/// The same for Game::fromPosition.
[[nodiscard]] core::Result<State> placed(const CardDb &db, const Position &position);

/// One game: the four verbs over a state. Copyable; a copy goes on independently.
class Game : public core::RunningGame<GameRules>
{
public:
    /// Shuffles by `seed` and stops at the first decision. `first` as in placed(). Refused: too
    /// many cards in one deck or in both (limits.h), a card of the wrong type, a card that is not
    /// playable (params[0] = DefId).
    static core::Result<Game> start(const CardDb &db, std::uint64_t seed,
                                    const std::array<DeckChoice, kPlayers> &decks,
                                    std::optional<PlayerId> first = {});
    /// Places cards without triggering anything and goes on by the rules. Refused before
    /// the first card is placed: too many cards, a card where cards of its type cannot be, too much
    /// damage.
    static core::Result<Game> fromPosition(const CardDb &db, const Position &position);

    [[nodiscard]] std::optional<GameResult> result() const;
    /// A player gives up, at any time (CR 5.6.4).
    core::Result<void> concede(PlayerId player);

    /// What a gesture would mean now, or the reasons why it means nothing.
    [[nodiscard]] Why why(const Gesture &gesture) const;
    /// Whether the open decision can only be made by looking at hidden cards.
    [[nodiscard]] bool decisionNeedsHiddenInformation() const;
    /// Whether the card has an action that costs nothing and that only a look at hidden cards shows
    /// to change anything: that it can be used must change something (CR 6.4.2), so that it is or
    /// is not in the list tells of those cards. `ability`: that one only, 0 = any of them.
    [[nodiscard]] bool restsOnHidden(CardId card, AbilityId ability = 0) const;

private:
    explicit Game(const CardDb &db)
        : RunningGame(db)
    {
    }
    [[nodiscard]] bool choosesAmongUnseen() const;
};

/// What a card costs `player` to play now, aspect penalty and modifiers included.
[[nodiscard]] CostBreakdown costOf(const CardDb &db, const State &state, PlayerId player,
                                   CardId card);

/// What would happen if the attack were carried out with the values of now (no abilities resolved).
struct AttackForecast
{
    int dealt = 0; ///< to the defender
    int taken = 0; ///< by the attacker
    int overwhelm = 0; ///< to the base in addition
    bool defenderDefeated = false;
    bool attackerDefeated = false;
    bool shieldAbsorbs = false; ///< the defender's Shield prevents it
    bool attackersShieldAbsorbs = false;
};
[[nodiscard]] AttackForecast forecastAttack(const CardDb &db, const State &state, CardId attacker,
                                            CardId defender);

} // namespace playmat::swu
