#pragma once

#include "engine/core/event.h"
#include "engine/lorcana/rules/board.h"

#include <vector>

/// What happens to a state: moves, damage, what triggers, what becomes stale. Each change makes its
/// events and notices its triggers; none asks anything.
namespace playmat::lorcana {

class Changes : public Board
{
public:
    /// `course`: the state when each event had happened, for a table that shows it.
    Changes(const CardDb &db, State &state, std::vector<core::Event> *events,
            std::vector<State> *course = nullptr)
        : Board(db, state)
        , s(state)
        , m_events(events)
        , m_course(course)
    {
    }

    [[nodiscard]] const Learned &learned() const { return m_learned; }
    void noteHidden() { m_learned.hidden = true; }

    // --- the stack (machine.cpp)
    void push(const Frame &frame);
    void pop() { s.stack.pop(); }
    void wait() { s.waiting = true; }
    /// A list is full: the game cannot go on.
    void suspend(Capacity which);
    void finish(EndReason reason, PlayerId winner);

    // --- current values (current_values.cpp)
    void derive();
    void touch(std::uint16_t what)
    {
        if ((s.reads & what) != 0)
            s.derivedDirty = true;
    }

    // --- moving (moving.cpp)
    CardId addCard(DefId def, PlayerId owner, Zone zone);
    void moveTo(CardId id, Zone to, const Arrival &how = {});
    /// Puts `top`, which is in no list, onto a card in play (CR 8.10.2–8.10.6).
    void cover(CardId base, CardId top);
    void putUnder(CardId card, CardId top, bool faceDown);
    void link(CardId id, Zone zone, bool front);
    void unlink(CardId id);
    /// Moves a card in front of another one in the list of the same zone and player.
    void moveBefore(CardId id, CardId other);
    /// Temporary Shift: it alone returns to hand, its stack stays (CR 8.10.8.5).
    void returnAlone(CardId id);
    void shuffle(PlayerId player);
    /// How many of them were drawn: with an empty deck nothing happens (CR 1.2.3).
    int draw(PlayerId player, int count);
    void show(CardId id, std::uint8_t players);
    void conceal();
    void conceal(CardId id);
    void setExerted(CardId id, bool exerted);
    bool ready(CardId id); ///< whether it was exerted and may ready
    bool exert(CardId id);
    void payInk(PlayerId player, int count);
    void moveToLocation(CardId id, CardId location);

    // --- damage, lore and the game state check (damage.cpp)
    /// Deals that much, Resist taken off (CR 1.9.4); what was placed.
    int dealDamage(CardId id, int amount, CardId source);
    void putDamage(CardId id, int amount, CardId source, Ev how = Ev::DamagePut);
    int removeDamage(CardId id, int amount, CardId source);
    /// Removes and puts (CR 1.9.2.4); what was moved.
    int moveDamage(CardId from, CardId to, int amount, CardId source);
    void gainLore(PlayerId player, int by);
    int loseLore(PlayerId player, int by);
    /// Cards leave play as banished, all at once (CR 7.4.3).
    void banish(const CardSet &set, CardId by = kNone);
    /// Cards leave play for another zone, all at once.
    void leavePlay(const CardSet &set, Zone to, const Arrival &how = {});
    /// What leaving triggers, before the card moves; then what it refers to is the moved card.
    void fireLeaving(CardId id, bool banished, CardId by);
    void fixSerials(const CardSet &moved, std::size_t firstEntry);
    /// Whether the check changed something (CR 1.8.3).
    bool stateChecks();

    // --- triggered abilities are noticed (triggers.cpp)
    void fire(Triggers what, CardId subject, CardId other = kNone, int amount = 0);
    void fireFor(const Ability &a, AbilityId id, CardId listener, Triggers what, CardId subject,
                 CardId other, int amount);
    void firePlayer(Triggers what, PlayerId player, CardId subject = kNone);
    void addEntry(AbilityId ability, CardId source, PlayerId player, CardId subject, CardId other,
                  int amount);

    // --- effects that resolve (abilities/interpreter.cpp)
    [[nodiscard]] Context &ctx(const Frame &f) { return s.contexts[f.ctx]; }
    /// A lasting effect over these cards.
    Effect *addLasting(const Node &n, EffectKind kind, const Context &c, const CardSet &over);
    void tellChoice(PlayerId by, CardId source, const CardSet &set, bool forced);

    // --- events (machine.cpp)
    void emit(Ev type, CardId card = kNone, CardId other = kNone, int amount = 0, int amount2 = 0,
              PlayerId player = kNone);
    void emitMove(CardId id, Zone from, PlayerId fromPlayer, Zone to, std::uint8_t seenBy);

    State &s; ///< the same that the board shows, to be changed

private:
    void moveStackPart(CardId id, Zone to, const Arrival &how);
    void record(const core::Event &event);

    std::vector<core::Event> *m_events;
    std::vector<State> *m_course;
    Learned m_learned;
};

} // namespace playmat::lorcana
