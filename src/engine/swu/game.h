#pragma once

#include "engine/core/course.h"
#include "engine/core/decision.h"
#include "engine/core/event.h"
#include "engine/core/hash.h"
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
};

class Machine;

/// What such a game begins with, before anything has happened. Refused as in Game::start.
[[nodiscard]] core::Result<State> placed(const CardDb &db, std::uint64_t seed,
                                         const std::array<DeckChoice, kPlayers> &decks);
/// The same for Game::fromPosition.
[[nodiscard]] core::Result<State> placed(const CardDb &db, const Position &position);

/// One game: the four verbs over a state. Copyable; a copy goes on independently.
class Game
{
public:
    /// Shuffles by `seed` and stops at the first decision. Refused: too many cards in one deck or
    /// in both (limits.h), a card of the wrong type, a card that is not playable (params[0] =
    /// DefId).
    static core::Result<Game> start(const CardDb &db, std::uint64_t seed,
                                    const std::array<DeckChoice, kPlayers> &decks);
    /// Places cards without triggering anything and goes on by the rules. Refused before
    /// the first card is placed: too many cards, a card where cards of its type cannot be, too much
    /// damage.
    static core::Result<Game> fromPosition(const CardDb &db, const Position &position);

    [[nodiscard]] const CardDb &db() const { return *m_db; }
    [[nodiscard]] const State &state() const { return m_state; }
    [[nodiscard]] const core::Decision &decision() const { return m_decision; }
    /// Whether nobody is asked any more: there is a result, or the game is suspended.
    [[nodiscard]] bool over() const { return m_state.phase == Phase::Over; }
    [[nodiscard]] std::optional<GameResult> result() const;
    /// The capacity that is full and keeps the game from going on, if any. That is not a result:
    /// the state before the last answer can be gone on with.
    [[nodiscard]] Capacity suspended() const { return m_state.full; }

    /// Answers the decision. Refused answers leave the state bit-identical.
    core::Result<void> apply(const core::Answer &answer);
    /// The same for programs that search, with an answer that `decision()` is known to allow: it is
    /// not checked, and no events are recorded.
    void play(const core::Answer &answer);
    /// A player gives up, at any time (CR 5.6.4).
    core::Result<void> concede(PlayerId player);

    /// Everything that the last apply/concede/start did, in order; unredacted.
    [[nodiscard]] std::span<const core::Event> events() const { return m_events; }
    /// The state when each of these events had happened, without those at the end that only say
    /// which values are different now; what is derived may be stale in it.
    [[nodiscard]] std::span<const State> course() const { return m_course.states(); }
    /// Off: no events are recorded (simulations).
    void recordEvents(bool on) { m_record = on; }
    /// Notes the highest fill of every list at every step from now on; nullptr: no more. Copies of
    /// the game do so too.
    void watch(Marks *marks) { m_marks = marks; }

    /// What a gesture would mean now, or the reasons why it means nothing.
    [[nodiscard]] Why why(const Gesture &gesture) const;
    /// 64 bits that identify the position; the same on every platform.
    [[nodiscard]] std::uint64_t hash() const { return core::hashBytes(&m_state, sizeof m_state); }
    /// Goes back (or forth) to a state of this game; the events of it are empty.
    void restore(const State &state);
    /// Whether the last answer showed anybody something hidden or used a random number: undo beyond
    /// it needs both players' consent.
    [[nodiscard]] bool revealedInformation() const { return m_revealed; }
    /// Who saw a card of another player's hand or resources come into the open by the last answer.
    [[nodiscard]] core::PlayerMask shownTo() const { return m_shownTo; }
    /// Whether the open decision can only be made by looking at hidden cards.
    [[nodiscard]] bool decisionNeedsHiddenInformation() const;
    /// Whether the card has an action that costs nothing and that only a look at hidden cards shows
    /// to change anything: that it can be used must change something (CR 6.4.2), so that it is or
    /// is not in the list tells of those cards. `ability`: that one only, 0 = any of them.
    [[nodiscard]] bool restsOnHidden(CardId card, AbilityId ability = 0) const;

private:
    explicit Game(const CardDb &db)
        : m_db(&db)
    {
    }
    void proceed();
    [[nodiscard]] Machine begin(bool record);
    [[nodiscard]] bool choosesAmongUnseen() const;

    const CardDb *m_db;
    State m_state;
    core::Decision m_decision;
    std::vector<core::Event> m_events;
    core::Course<State> m_course;
    Marks *m_marks = nullptr;
    bool m_record = true;
    bool m_revealed = false;
    core::PlayerMask m_shownTo = 0;
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
