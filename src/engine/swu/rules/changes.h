#pragma once

#include "engine/swu/rules/records.h"

/// Changes to cards: moves, damage, capture and defeat. Each change records its events and notices
/// its triggers, and none of them asks a question.
namespace playmat::swu {

class Changes : public Records
{
public:
    using Records::Records;

    // --- setting up (setup.cpp, position.cpp)
    CardId addCard(DefId def, PlayerId owner, Zone zone);
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
    void newObject(CardId id);
    void clearObject(CardId id, core::Clears clears);
    CardId createToken(DefId def, PlayerId owner, CardId host, int before = 0);
    void shuffleDeck(PlayerId player);
    int draw(PlayerId player, int count);
    void fireDrawn(PlayerId player, int count);
    void exhaust(CardId id);
    bool ready(CardId id);
    void show(CardId id, std::uint8_t players);
    void conceal(CardId id);
    void concealAll();
    /// Shows players the top cards that they may look at at any time, and no others.
    void showTops();
    void takeControl(CardId id, PlayerId player);
    void guard(CardId captor, CardId captive);
    void capture(CardId captor, CardId captive);
    void rescueFrom(CardId captor);
    bool leaveArena(CardId id, PlayerId by);
    void leaveForHand(CardId id);
    void rescue(CardId captive);
    /// Puts it into play under its owner's control.
    void enterFreed(CardId captive);
    bool happensInstead(CardId id);
    // damage and defeat
    void dealDamage(std::span<const Hit> hits);
    int dealOne(const Hit &would);
    int afterPrevention(const Hit &hit, int damage);
    void pushFollowing(CardId source, AbilityId ability);
    void useShield(CardId victim, int damage);
    int heal(CardId id, int amount, CardId source);
    void noteHealed(CardId id);
    /// Cards of a hand were revealed or discarded together.
    void fireHandShown(const CardSet &cards);
    void fireDefeatedAbilities(CardId unit);
    void defeat(const CardSet &cards, PlayerId by);
    void defeatNow(const CardSet &cards, PlayerId by);
    void defeatLeader(CardId id);
    bool checkBases();
    bool checkUniqueness();
    bool checkUnits();
    void addKeywordTrigger(TriggerKind kind, CardId card);
    void fireArrival(CardId unit);
    void fireEntered(CardId unit);
    void fireUpgradeDefeated(CardId upgrade);
    void defeatUpgradesOf(CardId unit);
    /// Notes once a phase that the player did something of this kind.
    void noteOnce(DeedKind kind, PlayerId player);
    void expire(Duration duration, std::uint8_t attack = kNone);
    // delayed effects (lasting_effects.cpp)
    bool pushDelayed(When when);
    // setup and phases
    void putResource(CardId id, PlayerId player, bool readied);
    // … chosen parts of costs (cost_parts.cpp)
    void payResources(PlayerId player, int count, CardId first = kNone);
    void noteLeaving(CardId id, bool defeated);
    void noteDefeat(CardId id, PlayerId by);
    void leaveAttacks(CardId id, bool defeated);
    // effects: the walk (abilities/interpreter.cpp)
    void pushEffects(NodeId node, std::uint8_t ctx);
    [[nodiscard]] CardSet randomOf(const CardSet &set, int most);
    // … what is asked although only its player can know whether anything fits (unseen_choices.cpp)
    void noteSeen();
};

/// Records that the player's ability or effect changed the unit's remaining HP (CR 1.18.1D).
void noteHp(State &s, CardId unit, PlayerId by);
/// Exhausts a unit that enters play in any way (CR 1.5.4B), unless a card says otherwise (CR
/// 1.3.1).
void exhaustEntered(Changes &m, CardId id);

} // namespace playmat::swu
