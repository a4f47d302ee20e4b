#pragma once

#include "engine/swu/rules/board.h"

#include <span>
#include <vector>

/// What happens to a state: moves, damage, what triggers, what becomes stale. Each change makes its
/// events and notices its triggers; none asks anything.
namespace playmat::swu {

/// Whose doing it is what changes in this step (CR 1.18.1); kNone: nobody's.
struct Doing
{
    PlayerId by = kNone;
    CardSet hurt; ///< units that were damaged in it: that says more than a new maximum of HP

    void begin(PlayerId player)
    {
        by = player;
        hurt.clear();
    }
};

class Changes : public Board
{
public:
    /// `course`: the state when each event had happened.
    Changes(const CardDb &db, State &state, std::vector<core::Event> *events,
            std::vector<State> *course = nullptr)
        : Board(db, state)
        , s(state)
        , m_events(events)
        , m_course(course)
    {
    }

    // --- driving (machine.cpp)
    [[nodiscard]] const Learned &learned() const { return m_learned; }
    // --- setting up (setup.cpp, position.cpp)
    CardId addCard(DefId def, PlayerId owner, Zone zone);
    // --- changing (moving.cpp, damage.cpp)
    /// Works out all current values. `backwards` is for tests: they must come out the same.
    void derive(bool backwards = false);
    /// Works out those that are stale.
    void refresh();
    [[nodiscard]] bool reports() const { return m_events != nullptr; } ///< events
    // driving
    void suspend(Capacity full);
    Frame *push(const Frame &f);
    void pop();
    void wait() { s.waiting = true; }
    // staleness (touching.h, touching.cpp)
    /// Something changed that constant abilities may look at; of one card, in an attack perhaps.
    void touch(Reads what);
    void touch(Reads what, CardId card);
    void touchAll(); ///< all current values may have changed
    void touchAttacks(), deriveEntered();
    void touchAttached(CardId upgrade, Zone from);
    void touchMoved(CardId id, const HotDef &was, bool attached, Zone from, Zone to);
    void touchUnits(CardId id, const HotDef &was, bool attached, Zone from, Zone to);
    void finish(EndReason reason, PlayerId winner);
    Context *newContext(std::uint8_t &index);
    /// For an ability of `from` (a trigger or an effect).
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
    // zones
    void unlink(CardId id);
    void append(CardId id, Zone zone, PlayerId player);
    void prepend(CardId id, Zone zone, PlayerId player);
    CardId *listHead(CardId id);
    void moveTo(CardId id, Zone zone, PlayerId controller, bool top = false);
    void attach(CardId upgrade, CardId host);
    void detachFrom(CardId upgrade);
    void leavePlay(CardId id);
    void endEffectsOf(CardId source);
    void dropEffect(std::size_t at);
    std::uint8_t takeSet(const CardSet &set);
    void newObject(CardId id);
    void forgetAttacker(CardId id), forget(CardId id), noteMove(CardId id, Zone from, Zone to);
    void clearObject(CardId id, core::Clears clears);
    CardId createToken(DefId def, PlayerId owner, CardId host);
    void shuffleDeck(PlayerId player);
    int draw(PlayerId player, int count);
    void exhaust(CardId id);
    bool ready(CardId id);
    void show(CardId id, std::uint8_t players);
    void conceal(CardId id);
    void concealAll();
    void takeControl(CardId id, PlayerId player);
    void capture(CardId captor, CardId captive);
    void rescueFrom(CardId captor);
    bool leaveArena(CardId id, PlayerId by);
    void leaveForHand(CardId id);
    void rescue(CardId captive);
    bool happensInstead(CardId id);
    // damage and defeat
    void dealDamage(std::span<const Hit> hits);
    int dealOne(const Hit &hit);
    int afterPrevention(CardId victim, int damage);
    void useShield(CardId victim, int damage);
    int heal(CardId id, int amount, CardId source);
    void defeat(const CardSet &cards, PlayerId by);
    void defeatLeader(CardId id);
    bool checkBases();
    bool checkUniqueness();
    bool checkUnits();
    // deriving
    void applyRule(const Constant &k, CardId target);
    // triggers
    void fireSelf(CardId card, Triggers trigger, CardId subject, int amount = 0);
    void fireOthers(Triggers trigger, CardId subject, PlayerId actor = kNone, int amount = 0);
    void addTrigger(const Trigger &t);
    void pushTrigger(const Trigger &t);
    void foldTriggers();
    void foldInto(std::size_t &at, int least);
    void takeOutOfRow(std::size_t at, CardId id);
    void splitRows(CardId id);
    void addKeywordTrigger(TriggerKind kind, CardId card);
    void fireArrival(CardId unit);
    bool pushWindow(); ///< false: nothing waits for one
    void expire(Duration duration, std::uint8_t attack = kNone);
    // delayed effects (lasting_effects.cpp)
    bool pushDelayed(When when);
    // setup and phases
    void putResource(CardId id, PlayerId player, bool readied);
    // … chosen parts of costs (cost_parts.cpp)
    void payResources(PlayerId player, int count, CardId first = kNone);
    // attacking
    void addLasting(const Effect &e);
    void addLasting(Effect e, const CardSet &targets);
    void announce(Ev type, const Effect &e);
    void keepVictory(const AttackRecord &a), releaseVictory(const AttackRecord &a, bool victory);
    void holdTriggers(std::uint8_t attack);
    void releaseTriggers(std::uint8_t attack);
    void noteLeaving(CardId id, bool defeated);
    void noteDefeat(CardId id, PlayerId by);
    void leaveAttacks(CardId id, bool defeated);
    // effects: the walk (abilities/interpreter.cpp)
    void pushEffects(NodeId node, std::uint8_t ctx);
    [[nodiscard]] CardSet randomOf(const CardSet &set, int most);
    // … what is asked although only its player can know whether anything fits (unseen_choices.cpp)
    void noteSeen();
    /// Calls f(card id) for each of them, in random order.
    template <class F>
    void inRandomOrder(const CardSet &set, F &&f);
    Context &ctx(const Frame &f) { return s.contexts[f.ctx]; }

    State &s; ///< the same that the board shows, to be changed
    Doing doing;

private:
    std::vector<core::Event> *m_events;
    std::vector<State> *m_course;
    CardId m_entered = kNone; ///< a unit: no other card's values are stale

protected:
    Learned m_learned;
};

/// The player's ability or effect changed the unit's remaining HP (CR 1.18.1D).
void noteHp(State &s, CardId unit, PlayerId by);
/// A unit enters play exhausted (CR 1.5.4B), unless it says otherwise, however it enters
/// (CR 1.3.1).
void exhaustEntered(Changes &m, CardId id);

template <class F>
void Changes::inRandomOrder(const CardSet &set, F &&f)
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
