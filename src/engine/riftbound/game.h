#pragma once

#include "engine/core/course.h"
#include "engine/core/decision.h"
#include "engine/core/event.h"
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

/// A gesture of a player, to be told what it would mean: this card onto that card or zone, or an
/// action without a card.
struct Gesture
{
    PlayerId player = kNone; ///< who makes it; kNone = whoever is to decide now
    CardId card = kNone;
    CardId ontoCard = kNone;
    std::optional<ListId> ontoZone;
    bool endTurn = false;
    bool pass = false;
};

using core::Why;

class Machine;

struct GameResult
{
    PlayerId winner = kNone;
    EndReason reason = EndReason::None;
};

/// What a player brings to a game.
struct Deck
{
    DefId legend = 0;
    DefId champion = 0; ///< not counted in `main`
    std::vector<DefId> main;
    std::vector<DefId> runes;
    std::vector<DefId> battlefields;
};

/// One game: the four verbs over a state. Copyable; a copy goes on independently.
class Game
{
public:
    /// Shuffles by `seed`, draws lots for who begins and for the battlefields (480), and stops at
    /// the first decision. Refused: too many cards, one that is not playable (params[0] = DefId).
    static core::Result<Game> start(const CardDb &db, std::uint64_t seed,
                                    const std::array<Deck, kPlayers> &decks,
                                    std::optional<PlayerId> firstPlayer = {},
                                    core::Questions questions = core::Questions::Needed);
    /// Places cards without triggering anything and goes on by the rules; in the main phase one
    /// Cleanup is made before the first decision.
    static core::Result<Game> fromPosition(const CardDb &db, Position &position);

    [[nodiscard]] const CardDb &db() const { return *m_db; }
    [[nodiscard]] const State &state() const { return m_state; }
    [[nodiscard]] const core::Decision &decision() const { return m_decision; }
    /// Whether nobody is asked any more: there is a result, or the game is suspended.
    [[nodiscard]] bool over() const { return m_state.phase == Phase::Over; }
    [[nodiscard]] std::optional<GameResult> result() const;
    /// The capacity that is full and keeps the game from going on, if any.
    [[nodiscard]] Capacity suspended() const { return m_state.full; }

    /// Answers the decision. Refused answers leave the state bit-identical.
    core::Result<void> apply(const core::Answer &answer);
    /// The same for programs that search, with an answer that `decision()` is known to allow: it is
    /// not checked, and no events are recorded.
    void play(const core::Answer &answer);
    /// A player gives up, at any time.
    core::Result<void> concede(PlayerId player);

    /// Everything that the last apply/concede/start did, in order; unredacted.
    [[nodiscard]] std::span<const core::Event> events() const { return m_events; }
    /// The state when each of these events had happened; what is derived may be stale in it.
    [[nodiscard]] std::span<const State> course() const { return m_course.states(); }
    /// Off: no events are recorded (simulations).
    void recordEvents(bool on) { m_record = on; }
    /// Notes the highest fill of every list at every step from now on; nullptr: no more.
    void watch(Marks *marks) { m_marks = marks; }
    /// What a gesture would mean now, or the reasons why it means nothing.
    [[nodiscard]] Why why(const Gesture &gesture) const;
    /// 64 bits that identify the position; the same on every platform.
    [[nodiscard]] std::uint64_t hash() const { return core::hashBytes(&m_state, sizeof m_state); }
    /// Goes back (or forth) to a state of this game; the events of it are empty.
    void restore(const State &state);
    /// Whether the last answer showed anybody something hidden or used a random number.
    [[nodiscard]] bool revealedInformation() const { return m_revealed; }
    /// Who saw a card of another player's hand come into the open by the last answer.
    [[nodiscard]] core::PlayerMask shownTo() const { return m_shownTo; }

private:
    explicit Game(const CardDb &db)
        : m_db(&db)
    {
    }
    void proceed(const core::Answer *answer, bool record);
    [[nodiscard]] Machine begin(bool record);

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

} // namespace playmat::riftbound
