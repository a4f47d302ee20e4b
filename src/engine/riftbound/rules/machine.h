#pragma once

#include "engine/riftbound/rules/changes.h"

/// Carries out the rules on one state. Internal to the engine: the program uses Game. Its parts are
/// in the files next to this one, one for each chapter of the rules. It keeps no value between
/// calls; everything that must persist is in the State.
namespace playmat::riftbound {

/// Adds the abilities that apply now without being used to `out`.
void noteHeld(const Board &m, core::Happened &out);

class Machine : public Changes
{
public:
    using Changes::Changes;

    // --- driving (machine.cpp)
    void run();
    void answer(const core::Decision &d, const core::Answer &a);
    void concede(PlayerId player);
    /// Records every step there from now on.
    void watch(Marks *marks) { m_marks = marks; }
    void settled()
    {
        if (s.derivedDirty)
            derive();
    }
    void stepped(std::size_t steps)
    {
        if (m_marks == nullptr)
            return;
        m_marks->note(s, steps);
        noteHeld(*this, m_marks->happened);
    }

    // --- entry points of chapters
    /// Starts Cleanups, then pending items and the chain (chain.cpp).
    void settle() { push(frameOf(ChainFrame{})); }
    /// Repeats Cleanups until nothing changes (cleanup.cpp).
    void cleanUp();
    /// Returns false if a frame asks first who dies; then it is to be called again.
    bool cleanUpCombat();
    /// Carries out an action of `d`; returns whether it used the chain.
    bool act(const core::Decision &d, const core::Answer &a);
    /// `way.cost` replaces the cost if an effect plays the card.
    void startPlay(CardId card, PlayerId player, const PlayWay &way); // playing.cpp
    /// Puts the finalized spell of a position on the chain.
    void placeOnChain(CardId card, PlayerId player, const Context &c);
    void startHide(CardId card, PlayerId player, std::uint8_t place);
    /// Moves the units together after the player paid the tax (144.3).
    void startTaxedMove(const CardSet &units, PlayerId player, ListId to, int tax);
    /// Exhausts the units and moves them as one action.
    void moveTogether(const CardSet &units, ListId to);
    void startAbility(CardId card, AbilityId ability, PlayerId player);
    void startTrigger(const Trigger &trigger);
    /// Puts an ability on the chain that what resolves makes, about the cards that it affected
    /// (387).
    void startReflexive(AbilityId ability, const Context &of);
    void add(CardId card, AbilityId ability);
    /// Resolves a permanent at once while it is being finalized (337.1.c).
    void resolvePermanent(ChainItem item);
    /// Removes the item from the chain and frees its context.
    void removeItem(CardId card);
    /// Puts the card of an item into the trash, or banishes it after Flow (829.1.b.1).
    void clearFromChain(CardId card);
    /// Pays the item's cost with the chosen options.
    void payWith(const core::Decision &d, const core::Answer &a, ChainItem &item);
    void openShowdown(std::uint8_t place); // showdown.cpp
    void dealCombatDamage(); // combat.cpp

    // --- resolving effects (abilities/interpreter.cpp)
    /// Carries out an item's effects in its context.
    void startEffects(const ChainItem &item);
    /// Starts another list in the same context, before the top frame continues.
    void pushEffects(NodeId node, std::uint8_t ctx);
    /// Continues with the next effect.
    void nextNode(Frame &f, bool done);

private:
    ChainItem *addItem(const ChainItem &item, const Context &c);

    Marks *m_marks = nullptr;
};

} // namespace playmat::riftbound
