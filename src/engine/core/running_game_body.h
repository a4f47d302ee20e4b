#pragma once

#include "engine/core/running_game.h"

/// Defines the members of RunningGame that need the machine. Only the one source file of each game
/// that instantiates the template includes this header.
namespace playmat::core {

template <class Rules>
auto RunningGame<Rules>::begin(bool record) -> Machine
{
    m_events.clear();
    Machine m(*m_db, m_state, record ? &m_events : nullptr, m_course.begin(record));
    m.watch(m_marks);
    return m;
}

template <class Rules>
void RunningGame<Rules>::watch(Marks *marks)
{
    m_marks = marks;
    if (marks == nullptr)
        return;
    noteHeld(Machine(*m_db, m_state, nullptr), marks->happened);
}

template <class Rules>
void RunningGame<Rules>::settle(Machine &machine)
{
    m_revealed = machine.learned().hidden;
    m_shownTo = machine.learned().shownTo;
    machine.decision(m_decision);
}

template <class Rules>
void RunningGame<Rules>::proceed()
{
    Machine m = begin(m_record);
    m.run();
    settle(m);
}

template <class Rules>
void RunningGame<Rules>::play(const Answer &answer)
{
    Machine m = begin(false);
    m.answer(m_decision, answer);
    m.run();
    settle(m);
}

template <class Rules>
Result<void> RunningGame<Rules>::apply(const Answer &answer)
{
    if (const Result<void> legal = Rules::check(*m_db, m_state, m_decision, answer); !legal)
        return legal;
    if (!m_record) {
        play(answer);
        return {};
    }
    const typename Rules::Completion before(*m_db, m_state);
    Machine m = begin(true);
    m.answer(m_decision, answer);
    m.run();
    before.complete(m_state, m_events);
    settle(m);
    return {};
}

template <class Rules>
void RunningGame<Rules>::restore(const State &state)
{
    m_state.become(state);
    Machine m = begin(false);
    m_revealed = false;
    m_shownTo = 0;
    m.decision(m_decision);
}

} // namespace playmat::core
