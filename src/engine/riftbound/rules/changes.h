#pragma once

#include "engine/core/event.h"
#include "engine/riftbound/rules/board.h"

#include <vector>

/// Changes to a state: moves, damage, triggers, stale values. Each change emits its events and
/// notices its triggers; none asks a question.
namespace playmat::riftbound {

class Changes : public Board
{
public:
    /// `course`: the state after each event, for a table that shows the events.
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
    /// A list is full: the game cannot continue.
    void suspend(Capacity which);
    void finish(EndReason reason, PlayerId winner);

    // --- current values (current_values.cpp)
    void derive();

    // --- moving (moving.cpp)
    CardId addCard(DefId def, PlayerId owner, Zone zone, std::uint8_t holder);
    CardId addToken(DefId def, PlayerId player, ListId to, bool ready = false);
    /// Whether an effect makes the units that the player plays enter ready.
    [[nodiscard]] bool unitsEnterReady(PlayerId player);
    /// Adds the card that represents an ability on the chain.
    CardId addFace(CardId source, PlayerId player);
    /// Whether the card may go there, according to the zone table (105–110).
    [[nodiscard]] core::Result<void> mayGo(CardId id, Zone zone, std::uint8_t holder,
                                           PlayerId placer, bool setup = false) const;
    /// Moves the card there and clears what the zone table says. The default holder is the card's
    /// owner or, in a base, its controller.
    void moveTo(CardId id, Zone zone, std::uint8_t holder = kNone, bool bottom = false);
    /// The same with what is attached to the card, whoever controls that (718.5.e, 719.3.a).
    void moveWithGear(CardId id, Zone zone, std::uint8_t holder);
    void shuffle(PlayerId player, Zone deck);
    /// Burns out if the main deck is too small (431).
    void draw(PlayerId player, int count);
    void channel(PlayerId player, int count, bool exhausted);
    int canChannel(PlayerId player) const { return s.count(Zone::RuneDeck, player); }
    void setExhausted(CardId id, bool exhausted);
    /// Moves a unit to a battlefield or a base: attached gear moves with it, and Contested is
    /// applied.
    void moveUnit(CardId id, ListId to, bool standard);
    /// An effect of the player moves the unit.
    void moveBy(CardId id, ListId to, PlayerId by);
    /// Returns the card to its owner's hand.
    void returnToHand(CardId id);
    /// Attaches the gear: it stays with the unit from now on (434).
    void attach(CardId gear, CardId unit);
    void detach(CardId gear);
    /// `by`: the source of the effect, or kNone.
    void banish(CardId id, CardId by);
    /// Returns the burned cards that are still in the trash: a Burn Out may have recycled some.
    CardSet burn(PlayerId player, int count);
    /// Empowers the card once, or ends Empowered (441).
    void empower(CardId id, bool on);
    void gainXp(PlayerId player, int amount);
    /// The card becomes a copy of the printed card (472.1.b); a token stays one.
    void becomeCopy(CardId id, DefId def);
    void changeController(CardId id, PlayerId player);
    /// Gives control of the card, which stays where it is.
    void setController(CardId id, PlayerId player);
    /// Ends the player's effects of a kind that concerns only the next card.
    void useUp(EffectKind kind, PlayerId player);
    /// The player readies the card.
    void readyBy(CardId id, PlayerId player);
    /// Recalls the card to its base; this is not a move (449).
    void recall(CardId id);
    /// Puts the card onto the board there and applies Contested.
    void enter(CardId id, ListId to);
    void contest(std::uint8_t place, PlayerId player);
    void discard(CardId id);
    void recycle(CardId id);
    /// Puts a card of a deck on top of that deck.
    void toTop(CardId id);
    void show(CardId id, std::uint8_t players);
    void conceal();

    // --- damage and death (damage.cpp)
    /// Deals the damage and returns the amount dealt (417). `more`: Bonus Damage of the spell
    /// alone. `split`: it is a share of damage that a spell or an ability splits.
    int deal(CardId id, int amount, PlayerId by, bool bonus, int more = 0, bool split = false);
    /// The player, with a spell or not, is responsible if a Cleanup kills the card now (428.5.c).
    void blame(CardId id, PlayerId by, bool spell);
    /// Forgets who dealt damage, after each Cleanup.
    void forgive();
    void heal(CardId id);
    void healAll();
    /// Kills all of them at the same time; units protected from death are recalled instead.
    /// `spell`: the player kills them with a spell. If a payment may save one of them, they die
    /// when that is decided: a frame asks, and until then they are State::dying.
    void kill(const CardSet &set, PlayerId by = kNone, bool spell = false);
    /// Kills what nothing saves in the end, of those that waited in State::dying.
    void killDecided(const CardSet &dying);
    /// Lets all in State::dying die without asking; only for forecasts.
    void noneSaved();
    /// Heals, exhausts and recalls the unit instead of its death.
    void save(CardId id);
    /// The player buffs the unit; returns whether it had no buff before.
    bool buff(CardId id, PlayerId by);
    bool spendBuff(CardId id);
    void stun(CardId id, PlayerId by);

    // --- control and points (scoring.cpp)
    void setControl(std::uint8_t place, PlayerId player);
    void score(std::uint8_t place, PlayerId player, bool conquer);
    void gainPoints(PlayerId player, int points);
    /// After a showdown or combat, a player with the only units there gains control (187.4, 348.2,
    /// 461.5).
    void establishControl(std::uint8_t place);

    // --- resources (paying.cpp)
    void addResources(PlayerId player, const Purse &what);
    void emptyPool(PlayerId player);
    void useRune(CardId rune, bool recycled);
    void payOptions(const core::Decision &d, const core::Answer &a, ChainItem &item);
    void payFromPool(ChainItem &item);

    // --- lasting effects (current_values.cpp)
    void addEffect(const Effect &effect);
    /// Changes how many the card has besides the first one: of MoreBuffs or MoreEmpowered.
    void addMore(EffectKind kind, CardId id, int more);
    void endEffects(bool combat);

    // --- noticing triggered abilities (triggers.cpp)
    void fire(Trig what, PlayerId player, CardId subject, std::uint8_t place = kNone);
    /// Fires only the abilities of that battlefield, for an event about a card.
    void fireAt(Trig what, PlayerId player, CardId subject, std::uint8_t place);
    /// Fires the abilities of the cards in the list that the unit moved away from.
    void fireBeside(CardId unit, ListId from);
    /// Fires the conquer effects of the player's units there.
    void activateConquers(std::uint8_t place, PlayerId player);
    /// Fires the abilities delayed until the end of this turn (317.1).
    void fireLater();
    /// Fires the abilities delayed until the turn player's next Main Phase.
    void fireMain();

    // --- events (machine.cpp)
    void emit(Ev type, CardId card = kNone, CardId other = kNone, int amount = 0,
              PlayerId player = kNone, ListId at = kNone);
    void emitMove(CardId id, ListId from, ListId to, std::uint8_t seenBy);
    [[nodiscard]] bool recording() const { return m_events != nullptr; }

    State &s; ///< the state of the board, writable here

private:
    void link(CardId id, ListId list, bool front);
    void unlink(CardId id);
    void clear(CardId id, const core::Transition &t);
    void setPrinted(CardId id); // current_values.cpp
    void derivePass();
    void deriveFully(const CardSet &before);
    void burnOut(PlayerId player);
    void killOne(CardId id, PlayerId by);
    void killNow(const CardSet &dying, PlayerId by, bool spell);
    [[nodiscard]] PlayerId killerOf(CardId id, PlayerId by) const;
    bool saved(CardId id);
    int prevented(CardId id, int amount, bool bonus);
    void listenTo(const Ability &a);
    void listenToAll(DefId def);
    void notice(AbilityId id, const Ability &a, CardId source, PlayerId player, CardId subject,
                std::uint8_t place);
    void noticeGiven(Trig what, CardId id, PlayerId player, PlayerId controller, CardId subject,
                     std::uint8_t at);
    void noticeEach(Trig what, PlayerId player, CardId subject);
    void noticeHolders(Trig what, PlayerId player, CardId subject);
    void noticeDelayed(const Effect &e, AbilityId ability, CardId subject, std::uint8_t place);
    void fireAwaited(Trig what, PlayerId player, CardId subject, std::uint8_t place);
    [[nodiscard]] bool isAwaited(const Effect &e, const Ability &a, PlayerId player, CardId subject,
                                 std::uint8_t place) const;
    bool savedByStatic(CardId id);
    [[nodiscard]] bool isNoticed(AbilityId id, const Ability &a, CardId source) const;
    bool addsAtOnce(AbilityId id, PlayerId player);
    [[nodiscard]] bool isSilent(const Ability &a, CardId source) const;
    [[nodiscard]] bool hears(CardId id, const Ability &a, Trig what) const;
    void endLoans(CardId source);
    [[nodiscard]] int moreTimes(const Ability &a, PlayerId player, std::uint8_t place) const;
    void record(const core::Event &event);

    std::vector<core::Event> *m_events;
    std::vector<State> *m_course;
    Learned m_learned;
};

/// The players who see the face of a card in that zone by the rules of the zone alone.
[[nodiscard]] std::uint8_t seersOf(Zone zone, PlayerId owner, PlayerId controller);
[[nodiscard]] std::uint8_t seersOf(const Card &card);

} // namespace playmat::riftbound
