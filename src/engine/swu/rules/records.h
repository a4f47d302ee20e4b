#pragma once

#include "engine/swu/rules/questions.h"

#include <span>
#include <vector>

/// Keeps the records about a state while it changes: frames and contexts, events, the log of the
/// round, out-of-date values, waiting triggers and lasting effects. It does not move any card.
namespace playmat::swu {

/// The player who causes the changes of this step (CR 1.18.1); kNone: nobody.
struct Doing
{
    PlayerId by = kNone;
    CardSet
        hurt; ///< units damaged in this step: damage takes precedence over a change of maximum HP

    void begin(PlayerId player)
    {
        by = player;
        hurt.clear();
    }
};

class Records : public Questions
{
public:
    /// `course` gets the state after each event.
    Records(const CardDb &db, State &state, std::vector<core::Event> *events,
            std::vector<State> *course = nullptr)
        : Questions(db, state)
        , s(state)
        , m_events(events)
        , m_course(course)
    {
    }

    // --- driving (machine.cpp)
    [[nodiscard]] const Learned &learned() const { return m_learned; }
    // --- changing (moving.cpp, damage.cpp)
    /// Recalculates all current values. `backwards` is for tests: the result must be the same.
    void derive(bool backwards = false);
    /// Recalculates only the values that are out of date.
    void refresh();
    [[nodiscard]] bool reports() const
    {
        return m_events != nullptr;
    } ///< whether it records events
    // driving
    void suspend(Capacity full);
    Frame *push(const Frame &f);
    void pop();
    void wait() { s.waiting = true; }
    // staleness (touching.h, touching.cpp)
    /// Reports a change that constant abilities may depend on. `card` is the card that changed.
    void touch(Reads what);
    void touch(Reads what, CardId card);
    void touchAll(); ///< all current values may have changed
    void touchAttacks(), deriveEntered();
    void touchAttached(CardId upgrade, Zone from);
    void touchMoved(CardId id, const HotDef &was, bool attached, Zone from, Zone to);
    void touchUnits(CardId id, const HotDef &was, bool attached, Zone from, Zone to);
    void finish(EndReason reason, PlayerId winner);
    Context *newContext(std::uint8_t &index);
    /// Makes a context for an ability of `from`, which is a trigger or an effect.
    template <class Origin>
    Context *newContext(std::uint8_t &index, const Origin &from, AbilityId ability)
    {
        Context *c = newContext(index);
        if (c == nullptr)
            return nullptr;
        c->source = from.source;
        c->sourceSerial = from.sourceSerial;
        c->controller = from.controller;
        c->ability = ability;
        return c;
    }
    void freeContext(std::uint8_t index);
    void emit(const core::Event &e)
    {
        if (m_events != nullptr) [[unlikely]]
            record(e);
    }
    void setMark(CardId id, CardMarks marks)
    {
        s.cards[id].marks |= marks;
        s.marked.add(id);
    }
    void spend(CardId id, unsigned index)
    {
        s.cards[id].usedRound |= static_cast<std::uint8_t>(1U << index);
        s.marked.add(id);
    }
    void countUse(CardId id)
    {
        CardMarks &marks = s.cards[id].marks;
        const CardMarks used = CardMarks::ofWord((s.cards[id].uses() + 1U) << mark::kUsesShift);
        marks = marks.without(mark::Uses) | used;
    }
    void clearMarks(CardMarks which)
    {
        s.marked.forEach([&](CardId id) {
            Card &c = s.cards[id];
            c.marks = c.marks.without(which);
            if (c.usedRound == 0 && c.marks.without(mark::Derived).empty())
                s.marked.remove(id);
        });
    }
    void emit(Ev type, CardId card = kNone, CardId other = kNone, int amount = 0, int amount2 = 0,
              PlayerId player = kNone)
    {
        if (m_events != nullptr) [[unlikely]]
            record(type, card, other, amount, amount2, player);
    }
    void record(const core::Event &e);
    void record(Ev type, CardId card, CardId other, int amount, int amount2, PlayerId player);
    void dropEffect(std::size_t at);
    std::uint8_t takeSet(const CardSet &set);
    bool note(Deed deed);
    /// Before the deed: what the card is other than printed, since a deed only knows its side.
    void noteRemarks(CardId id);
    /// Counts one more of this kind for the player, in one deed a phase.
    void countOnce(DeedKind kind, PlayerId player);
    void forget(CardId id), noteMove(CardId id, Zone from, Zone to);
    // deriving
    void applyRule(const Constant &k, CardId target);
    // triggers
    void fireSelf(CardId card, Triggers trigger, CardId subject, int amount = 0);
    void fireOthers(Triggers trigger, CardId subject, PlayerId actor = kNone, int amount = 0);
    /// The same of each upgrade on the unit.
    void fireOnUpgrades(CardId unit, Triggers trigger, CardId subject);
    void fireNextTime(Triggers trigger, CardId subject, PlayerId actor, int amount);
    void addTrigger(const Trigger &t);
    void pushTrigger(const Trigger &t);
    void foldTriggers();
    void foldInto(std::size_t &at, int least);
    void takeOutOfRow(std::size_t at, CardId id);
    void splitRows(CardId id);
    bool pushWindow(); ///< false: no trigger waits for a window
    // attacking
    void addLasting(const Effect &e);
    void addLasting(Effect e, const CardSet &targets);
    void announce(Ev type, const Effect &e);
    void keepVictory(const AttackRecord &a),
        releaseVictory(const AttackRecord &a, bool victory, CardId second);
    void holdTriggers(std::uint8_t attack);
    void releaseTriggers(std::uint8_t attack);
    /// Calls f(card id) for each of them, in random order.
    template <class F>
    void inRandomOrder(const CardSet &set, F &&f);
    Context &ctx(const Frame &f) { return s.contexts[f.ctx]; }

    State &s; ///< the board's state, which this class may change
    Doing doing;

private:
    std::vector<core::Event> *m_events;
    std::vector<State> *m_course;
    CardId m_entered = kNone; ///< a unit that has entered: only its values are out of date

protected:
    Learned m_learned;
};

template <class F>
void Records::inRandomOrder(const CardSet &set, F &&f)
{
    std::array<CardId, kMaxCards> ids;
    std::size_t n = 0;
    set.forEach([&](CardId id) { ids[n++] = id; });
    s.rng.shuffle(ids.data(), n);
    m_learned.hidden = true; // undo would give a different order
    for (std::size_t i = 0; i < n; ++i)
        f(ids[i]);
}

} // namespace playmat::swu

#include "engine/swu/rules/touching.h" // the bodies of what is called most
