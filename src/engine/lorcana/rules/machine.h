#pragma once

#include "engine/lorcana/rules/changes.h"

/// The rules at work on one state. Internal to the engine: the program talks to Game. Its parts are
/// next to this file, one for each chapter of the rules. It holds no value that outlives a call;
/// everything that must last is in the State.
namespace playmat::lorcana {

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
    /// From now on every step is noted there.
    void watch(Marks *marks) { m_marks = marks; }
    void settled()
    {
        if (s.derivedDirty)
            derive();
    }
    void stepped(std::size_t steps);

    // --- what begins a chapter
    /// Waiting actions, game state checks and the bag come next (triggers.cpp).
    void settle() { push(Frame::of(SettleFrame{})); }
    void startPlay(CardId card, PlayerId player, const PlayOption &how); // playing.cpp
    void useAbility(CardId id, AbilityId ability); // activated_abilities.cpp
    /// A quest, a challenge or a move, after what it costs beside that ink (tolls.cpp).
    void beginAct(OptionKind act, CardId id, CardId target, int ink);
    void quest(CardId id); // challenges.cpp
    void startChallenge(CardId id, CardId target);

    // --- parts of costs that leave something open (cost_parts.cpp)
    /// Pays what needs no question, part by part; false: everything is paid.
    bool payPart(const Cost &c, PlayerId player, CardId self, std::uint8_t &paid);
    void answerPart(std::uint8_t &paid, const core::Decision &d, const core::Answer &a);

    // --- resolving effects (abilities/interpreter.cpp)
    /// A new context and the frame of a list in it; null when the game is suspended.
    Context *startEffects(NodeId node, PlayerId you, CardId source, AbilityId ability);
    /// Another list in the same context, before the frame on top goes on.
    void pushEffects(NodeId node, std::uint8_t ctx);
    /// Goes on with the next effect; whether this one was done completely.
    void nextNode(Frame &f, bool done);
    void findTargets(Frame &f, const Node &n);

private:
    void askOrders(); // arrivals.cpp

    Marks *m_marks = nullptr;
};

} // namespace playmat::lorcana
