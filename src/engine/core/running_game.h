#pragma once

#include "engine/core/course.h"
#include "engine/core/decision.h"
#include "engine/core/event.h"
#include "engine/core/hash.h"
#include "engine/core/result.h"
#include "engine/core/zone.h"

#include <span>
#include <vector>

namespace playmat::core {

/// The Completion of games whose events are already complete when they are recorded.
struct CompleteEvents
{
    template <class CardDb, class State>
    CompleteEvents(const CardDb & /*db*/, const State & /*before*/)
    {
    }
    template <class State>
    void complete(const State & /*after*/, std::vector<Event> & /*events*/) const
    {
    }
};

/// A running game: its state, the open decision, and the events of the last answer. Each game
/// derives its class from this one and adds how it begins and what gestures mean. A copy does not
/// share anything with its original except the cards. `Rules` has the game's types and functions:
///
///     CardDb, State, Phase, Capacity, Marks
///     Machine      must be a complete type where running_game_body.h is included, and needs a
///                  function noteHeld(machine, happened)
///     Completion   makes the events of an answer complete (see CompleteEvents)
///     check(db, state, decision, answer)    refuses illegal answers
template <class Rules>
class RunningGame
{
public:
    using CardDb = typename Rules::CardDb;
    using State = typename Rules::State;
    using Capacity = typename Rules::Capacity;
    using Marks = typename Rules::Marks;

    [[nodiscard]] const CardDb &db() const { return *m_db; }
    [[nodiscard]] const State &state() const { return m_state; }
    [[nodiscard]] const Decision &decision() const { return m_decision; }
    /// Whether nobody is asked any more, because there is a result or the game is suspended.
    [[nodiscard]] bool over() const { return m_state.phase == Rules::Phase::Over; }
    /// The capacity that is full and prevents the game from continuing, or None. This is not a
    /// result: the game can continue from the state before the last answer.
    [[nodiscard]] Capacity suspended() const { return m_state.full; }

    /// Answers the decision. Refused answers leave the state bit-identical.
    Result<void> apply(const Answer &answer);
    /// Answers the decision without a check and without recording events. It is for programs that
    /// search, with an answer that `decision()` is known to allow.
    void play(const Answer &answer);

    /// Everything that the last answer, concession or start did, in order and with everything that
    /// is hidden from players.
    [[nodiscard]] std::span<const Event> events() const { return m_events; }
    /// The state after each of these events, except for the last events that only report changed
    /// values. Derived values in these states may be out of date.
    [[nodiscard]] std::span<const State> course() const { return m_course.states(); }
    /// Turns the recording of events on or off; simulations turn it off.
    void recordEvents(bool on) { m_record = on; }
    /// Records the highest fill of every list and the parts of cards that happen in `marks` from
    /// now on; nullptr stops this. Copies of the game record into the same marks.
    void watch(Marks *marks);

    /// A hash of the position, which is the same on every platform.
    [[nodiscard]] std::uint64_t hash() const { return hashBytes(&m_state, sizeof m_state); }
    /// Replaces the state by an earlier or later state of this game; events() is empty afterwards.
    void restore(const State &state);
    /// Whether the last answer showed anybody something hidden or used a random number. Undoing it
    /// then needs the consent of both players.
    [[nodiscard]] bool revealedInformation() const { return m_revealed; }
    /// The players to whom the last answer revealed a hidden card of another player.
    [[nodiscard]] PlayerMask shownTo() const { return m_shownTo; }

protected:
    using Machine = typename Rules::Machine;

    explicit RunningGame(const CardDb &db)
        : m_db(&db)
    {
    }

    /// Clears the events and returns a machine for the state.
    [[nodiscard]] Machine begin(bool record);
    /// Lets the rules run until somebody is asked or the game is over.
    void proceed();
    /// Copies the machine's open decision and what players have learned from the last answer.
    void settle(Machine &machine);

    const CardDb *m_db;
    State m_state;
    Decision m_decision;
    std::vector<Event> m_events;
    Course<State> m_course;
    Marks *m_marks = nullptr;
    bool m_record = true;
    bool m_revealed = false;
    PlayerMask m_shownTo = 0;
};

} // namespace playmat::core
