#pragma once

#include "engine/riftbound/rules/changes.h"

/// The rules at work on one state. Internal to the engine: the program talks to Game. Its parts are
/// next to this file, one for each chapter of the rules. It holds no value that outlives a call;
/// everything that must last is in the State.
namespace playmat::riftbound {

class Machine : public Changes
{
public:
    using Changes::Changes;

    // --- driving (machine.cpp)
    void run();
    void answer(const core::Decision &d, const core::Answer &a);
    void concede(PlayerId player);
    /// From now on every step is noted there.
    void watch(Marks *marks) { m_marks = marks; }
    void settled()
    {
        if (s.derivedDirty)
            derive();
    }
    void stepped(std::size_t steps)
    {
        if (m_marks != nullptr)
            m_marks->note(s, steps);
    }

    // --- what begins a chapter
    /// Cleanups, what is pending and the chain come next (chain.cpp).
    void settle() { push(frameOf(ChainFrame{})); }
    /// Cleanups until nothing changes (cleanup.cpp).
    void cleanUp();
    void cleanUpCombat();
    /// An action of `d`; whether something was put on the chain, or passed through it.
    bool act(const core::Decision &d, const core::Answer &a);
    void startPlay(CardId card, PlayerId player, const PlayWay &way); // playing.cpp
    void startHide(CardId card, PlayerId player, std::uint8_t place);
    void startAbility(CardId card, AbilityId ability, PlayerId player);
    void startTrigger(const Trigger &trigger);
    void add(CardId card, AbilityId ability);
    /// A permanent, being finalized, resolves at once (337.1.c).
    void resolvePermanent(ChainItem item);
    /// The item is off the chain; its context is free again.
    void removeItem(CardId card);
    void openShowdown(std::uint8_t place); // showdown.cpp
    void dealCombatDamage(); // combat.cpp

    // --- resolving effects (abilities/interpreter.cpp)
    /// What an item does, in the context that it has.
    void startEffects(const ChainItem &item);
    /// Another list in the same context, before the frame on top goes on.
    void pushEffects(NodeId node, std::uint8_t ctx);
    /// Goes on with the next effect.
    void nextNode(Frame &f, bool done);

private:
    ChainItem *addItem(const ChainItem &item, const Context &c);

    Marks *m_marks = nullptr;
};

} // namespace playmat::riftbound
