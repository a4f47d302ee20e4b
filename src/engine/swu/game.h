#pragma once

#include "engine/core/decision.h"
#include "engine/core/event.h"
#include "engine/core/result.h"
#include "engine/swu/language/card_db.h"
#include "engine/swu/rules/position.h"
#include "engine/swu/rules/terms.h"
#include "engine/swu/state/state.h"
#include "engine/swu/text/reasons.h"
#include "engine/swu/view/observation.h"
#include "engine/swu/view/seat_ids.h"

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

/// The same from a viewer, in the viewer's names for cards (-1: none).
struct SeatGesture
{
    PlayerId player = kNone; ///< kNone = the viewer
    int card = -1;
    int ontoCard = -1;
    std::optional<Zone> ontoZone;
    std::optional<OptionKind> action;
};

/// Either the ids of the options that the gesture would mean, or why there are none.
struct Why
{
    std::vector<std::uint16_t> legal;
    std::vector<core::Refusal> refused; ///< most telling first; never empty when `legal` is
};

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

/// One game: the four verbs over a state. Copyable; a copy goes on independently.
class Game
{
public:
    /// Shuffles by `seed` and stops at the first decision. Refused: too many cards in one deck or
    /// in both (limits.h), a card of the wrong type, a card that is not playable (params[0] =
    /// DefId).
    static core::Result<Game> start(const CardDb &db, std::uint64_t seed,
                                    const std::array<DeckChoice, kPlayers> &decks,
                                    RulesVersion version = kNewestRules);
    /// Places cards without triggering anything and goes on by the rules. Refused before
    /// the first card is placed: too many cards, a card where cards of its type cannot be, too much
    /// damage.
    static core::Result<Game> fromPosition(const CardDb &db, const Position &position,
                                           RulesVersion version = kNewestRules);

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
    /// The same as one viewer may know it: hidden cards have neither id nor def, only the place
    /// (from, fromPlayer); what is only about the values of a hidden card is left out.
    [[nodiscard]] std::vector<core::Event> eventsFor(Viewer viewer, IdsOf ids = IdsOf::Seat) const;
    /// Off: no events are recorded (simulations), and no seat keeps its names for cards from one
    /// answer to the next.
    void recordEvents(bool on) { m_record = on; }
    /// Notes the highest fill of every list at every step from now on; nullptr: no more. Copies of
    /// the game do so too.
    void watch(Marks *marks) { m_marks = marks; }

    [[nodiscard]] Observation observe(Viewer viewer, IdsOf ids = IdsOf::Seat) const;
    /// What the viewer calls each card now: its name, the id of its place, or -1.
    [[nodiscard]] std::array<int, kMaxCards> namesFor(Viewer viewer) const;
    /// The open question as the viewer may know it.
    [[nodiscard]] DecisionView decisionFor(Viewer viewer) const;
    /// For each option that the viewer is told of, its id in `decision()`. For a question it is
    /// not told of, these are all of them, as they are.
    [[nodiscard]] std::vector<std::uint16_t> optionsFor(Viewer viewer) const;
    /// An answer in the viewer's options as an answer to `decision()`. A nonexistent option
    /// stays nonexistent.
    [[nodiscard]] core::Answer answerOf(Viewer viewer, const core::Answer &answer) const;
    /// The game as one seat may know it. The cards hidden from it are nobody's in particular: those
    /// of the other player have no face, its own lie in an order that says nothing; so do all ids
    /// and the random numbers. Byte for byte the same for all games that the seat cannot tell
    /// apart. Its decision, as the seat is told of it (decisionFor), is the game's. It is meant for
    /// moments in which this seat is asked; nothing is recorded in it.
    [[nodiscard]] Game seenBy(PlayerId seat) const;
    /// A game that the seat may believe to be in: the other player's hidden cards are dealt from
    /// `pool` (more than it holds: the same again), its own are shuffled among their places, and
    /// chance falls as `rng` says.
    [[nodiscard]] Game imagine(PlayerId seat, std::span<const DefId> pool, core::Rng &rng) const;
    /// The same over this game, for one who imagines many of them.
    void imagine(const Game &seen, PlayerId seat, std::span<const DefId> pool, core::Rng &rng);
    /// What a gesture would mean now, or the reasons why it means nothing.
    [[nodiscard]] Why why(const Gesture &gesture) const;
    /// The same for a viewer: options and cards are in its names. What it does not see is
    /// HiddenCard, whatever lies there; of another's question no option is told.
    [[nodiscard]] Why whyFor(Viewer viewer, const SeatGesture &gesture) const;
    /// A refusal of this game in the viewer's names for cards.
    [[nodiscard]] core::Refusal refusalFor(Viewer viewer, const core::Refusal &refusal) const;
    /// 64 bits that identify the position; the same on every platform.
    [[nodiscard]] std::uint64_t hash() const { return core::hashBytes(&m_state, sizeof m_state); }
    /// The names that the seats have for cards now: beside the state, the other half of what goes
    /// back with an undo.
    [[nodiscard]] SeatIds seatIds() const;
    /// Goes back (or forth) to a state of this game; the events of it are empty. Without names the
    /// seats see all cards afresh.
    void restore(const State &state, const SeatIds &ids);
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
    void beginAnswer();
    [[nodiscard]] bool isTold(Viewer viewer) const;
    [[nodiscard]] bool choosesAmongUnseen() const;

    const CardDb *m_db;
    State m_state;
    SeatIds m_ids; ///< as they were before m_events
    bool m_named = true; ///< false: an answer was not recorded, so nobody could follow the cards
    core::Decision m_decision;
    std::vector<core::Event> m_events;
    Marks *m_marks = nullptr;
    bool m_record = true;
    bool m_revealed = false;
    core::PlayerMask m_shownTo = 0;
};

/// Whether somebody is asked and nothing fits: no card, or only "no". They are asked because not
/// asking would tell the others so; only the one who is asked may be told.
[[nodiscard]] bool nothingFits(const core::Decision &decision);

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
