#pragma once

#include "engine/core/event.h"
#include "engine/riftbound/rules/board.h"

#include <vector>

/// What happens to a state: moves, damage, what triggers, what becomes stale. Each change makes its
/// events and notices its triggers; none asks anything.
namespace playmat::riftbound {

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

    // --- moving (moving.cpp)
    CardId addCard(DefId def, PlayerId owner, Zone zone, std::uint8_t holder);
    CardId addToken(DefId def, PlayerId player, ListId to, bool ready = false);
    /// Whether something has the units that the player plays enter ready.
    [[nodiscard]] bool unitsEnterReady(PlayerId player);
    /// The face of an ability on the chain.
    CardId addFace(CardId source, PlayerId player);
    /// Whether it may go there; the zone table knows (105–110).
    [[nodiscard]] core::Result<void> mayGo(CardId id, Zone zone, std::uint8_t holder,
                                           PlayerId placer, bool setup = false) const;
    /// Puts it there, and does what the zone table says that this clears. Without a holder it goes
    /// to its owner's or, in a base, its controller's.
    void moveTo(CardId id, Zone zone, std::uint8_t holder = kNone, bool bottom = false);
    void shuffle(PlayerId player, Zone deck);
    /// The main deck burns out when it is too small (431).
    void draw(PlayerId player, int count);
    void channel(PlayerId player, int count, bool exhausted);
    int canChannel(PlayerId player) const { return s.count(Zone::RuneDeck, player); }
    void setExhausted(CardId id, bool exhausted);
    /// To a battlefield or a base as a move: attached gear comes along, Contested is applied.
    void moveUnit(CardId id, ListId to, bool standard);
    /// The gear goes where the unit is and belongs to it from now on (434).
    void attach(CardId gear, CardId unit);
    /// To its base, which is no move (449).
    void recall(CardId id);
    /// It enters the board there; applies Contested.
    void enter(CardId id, ListId to);
    void contest(std::uint8_t place, PlayerId player);
    void discard(CardId id);
    void recycle(CardId id);
    void show(CardId id, std::uint8_t players);
    void conceal();

    // --- damage and death (damage.cpp)
    /// Deals that much; what was dealt (417).
    int deal(CardId id, int amount, PlayerId by, bool bonus);
    void heal(CardId id);
    void healAll();
    /// All at once; those that something saves are recalled instead.
    void kill(const CardSet &set, PlayerId by = kNone);
    /// What a player buffs; whether it had no buff.
    bool buff(CardId id, PlayerId by);
    bool spendBuff(CardId id);
    void stun(CardId id);

    // --- control and points (scoring.cpp)
    void setControl(std::uint8_t place, PlayerId player);
    void score(std::uint8_t place, PlayerId player, bool conquer);
    void gainPoints(PlayerId player, int points);
    /// After a showdown or combat: who has units there alone controls it (187.4, 348.2, 461.5).
    void establishControl(std::uint8_t place);

    // --- resources (paying.cpp)
    void addResources(PlayerId player, const Purse &what);
    void emptyPool(PlayerId player);
    void useRune(CardId rune, bool recycled);
    void payOptions(const core::Decision &d, const core::Answer &a, ChainItem &item);
    void payFromPool(ChainItem &item);

    // --- what lasts (current_values.cpp)
    void addEffect(const Effect &effect);
    void endEffects(bool combat);

    // --- triggered abilities are noticed (triggers.cpp)
    void fire(Trig what, PlayerId player, CardId subject, std::uint8_t place = kNone);
    /// Delayed abilities of the end of this turn (317.1).
    void fireLater();

    // --- events (machine.cpp)
    void emit(Ev type, CardId card = kNone, CardId other = kNone, int amount = 0,
              PlayerId player = kNone, ListId at = kNone);
    void emitMove(CardId id, ListId from, ListId to, std::uint8_t seenBy);
    [[nodiscard]] bool recording() const { return m_events != nullptr; }

    State &s; ///< the same that the board shows, to be changed

private:
    void link(CardId id, ListId list, bool front);
    void unlink(CardId id);
    void clear(CardId id, const core::Transition &t);
    void setPrinted(CardId id); // current_values.cpp
    void burnOut(PlayerId player);
    void killOne(CardId id, PlayerId by);
    bool saved(CardId id);
    void notice(AbilityId id, const Ability &a, CardId source, PlayerId player, CardId subject,
                std::uint8_t place);
    void record(const core::Event &event);

    std::vector<core::Event> *m_events;
    std::vector<State> *m_course;
    Learned m_learned;
};

/// Who sees the face of a card in that list, as far as the list alone says it.
[[nodiscard]] std::uint8_t seersOf(Zone zone, PlayerId owner, PlayerId controller);
[[nodiscard]] std::uint8_t seersOf(const Card &card);

} // namespace playmat::riftbound
