#pragma once

#include "engine/swu/rules/machine.h"
#include "engine/swu/view/forecast.h"

/// The rules at work on a copy, as far as can be foretold. Internal to the forecasts.
namespace playmat::swu {

/// How far a look ahead got.
enum class Reach : std::uint8_t {
    Whole, ///< to the end of what was asked for
    Asked, ///< to another question
    Unknown, ///< to an effect that rests on hidden cards, or on chance
};

class Foresight
{
public:
    Foresight(const CardDb &db, const State &state)
        : m_db(db)
        , m_state(state)
        , m_machine(db, m_state, &m_events)
    {
    }
    Foresight(const Foresight &) = delete;
    Foresight &operator=(const Foresight &) = delete;

    void answer(const core::Decision &decision, const core::Answer &answer)
    {
        m_machine.answer(decision, answer);
    }
    [[nodiscard]] core::Decision decision()
    {
        core::Decision d;
        m_machine.decision(d);
        return d;
    }
    /// Continues until the stack has this height again, past questions that answer themselves.
    [[nodiscard]] Reach runTo(std::size_t height);
    /// Does the same, but also stops at those questions.
    [[nodiscard]] Reach runToQuestion(std::size_t height);
    /// Answers the question if it answers itself; returns whether it did.
    [[nodiscard]] bool answersItself() { return m_machine.answersItself(); }
    /// Pays for what is being played or used, up to its effects; with as few tokens as it takes.
    /// Returns false if something else is asked before, or if there are none to resolve.
    [[nodiscard]] bool payAndBegin();

    [[nodiscard]] const State &state() const { return m_state; }
    [[nodiscard]] const std::vector<core::Event> &events() const { return m_events; }
    [[nodiscard]] Machine &machine() { return m_machine; }

private:
    [[nodiscard]] bool foretold(const Frame &frame) const;
    /// Pays what is asked for with resources, as far as there are enough. False: that is not asked.
    [[nodiscard]] bool payWithResources();

    const CardDb &m_db;
    State m_state;
    std::vector<core::Event> m_events;
    Machine m_machine;
};

/// How high the stack is below the ability whose effects lie on top of it.
[[nodiscard]] std::size_t heightBelowEffects(const State &state);

/// What the cards of `before` come to, by the events from the `first` on.
[[nodiscard]] std::vector<CardOutcome> outcomes(const CardDb &db, const State &before,
                                                const State &after,
                                                std::span<const core::Event> events);

/// Whether the game itself is different, apart from the way that led there.
[[nodiscard]] bool differ(const State &a, const State &b);

} // namespace playmat::swu
