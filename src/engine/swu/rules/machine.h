#pragma once

#include "engine/swu/rules/changes.h"

#include <optional>

/// The rules at work on one state. Internal to the engine: the program talks to Game. Its parts are
/// next to this file, one for each chapter of the rules. It holds no value of its own that outlives
/// a call; everything that must last is in the State.
namespace playmat::swu {

/// Adds the abilities that apply now without being used to `out`.
void noteHeld(const Board &m, core::Happened &out);

class Machine : public Changes
{
public:
    using Changes::Changes;

    // --- driving (machine.cpp)
    void run();
    /// Works out what is stale and makes the checks that are due (CR 1.16.5). False: that changed
    /// something, so there is more to do before the next step.
    bool settled();
    void step(); ///< of the frame on top
    /// Answers a question all of whose answers lead to the same position (needless.cpp).
    bool answersItself();
    void decision(core::Decision &out);
    core::Result<void> check(const core::Decision &d, const core::Answer &answer);
    void answer(const core::Decision &d, const core::Answer &answer);
    void concede(PlayerId player);
    /// From now on every step is noted there.
    void watch(Marks *marks) { m_marks = marks; }
    // --- setting up (setup.cpp, position.cpp)
    /// `first` begins a game with the initiative; nullopt: it is asked.
    void begin(Phase phase, std::optional<PlayerId> first = {});
    // driving
    [[nodiscard]] core::Result<void> checkChosen(const core::Decision &d, const core::Answer &a);
    bool stateChecks();
    // zones
    void collectBounties(CardId unit, PlayerId collector);
    // damage and defeat
    void answerUniqueness(const Frame &f, const core::Option &o);
    // triggers
    void stepWindow(Frame &f);
    void answerWindow(Frame &f, const core::Option &o);
    /// Resolves the ability at once, without asking for its "you may".
    void resolveAgreed(const Trigger &t);
    void stepTrigger(Frame &f);
    void answerTrigger(Frame &f, const core::Answer &a, const core::Option &o);
    void runKeywordTrigger(Frame &f);
    // delayed effects (lasting_effects.cpp)
    bool resolvesDelayed(When when);
    void stepDelayed(Frame &f);
    void answerDelayed(Frame &f, const core::Option &o);
    void resolveDelayed(std::size_t index);
    // setup and phases
    void stepSetup(Frame &f);
    void answerSetup(Frame &f, const core::Decision &d, const core::Answer &a);
    void answerMulligan(PlayerId player, bool again);
    void stepAction(Frame &f);
    void startRound();
    void startTurn(Frame &f);
    [[nodiscard]] bool endTurn(Frame &f);
    void answerAction(Frame &f, const core::Option &o);
    void stepRegroup(Frame &f);
    void endRound();
    void answerResource(Frame &f, const core::Decision &d, const core::Answer &a);
    void putResources(PlayerId player, const core::Decision &d, const core::Answer &a);
    void drawStep();
    void readyStep();
    void startPhase(Phase phase);
    // playing
    void stepPlay(Frame &f);
    void answerPlay(Frame &f, const core::Decision &d, const core::Answer &a);
    void payCosts(Frame &f);
    void startEvent(Frame &f);
    // … chosen parts of costs (cost_parts.cpp)
    void payPart(const AbilityCost &cost, int part, PlayerId player, CardId source,
                 const CardSet &chosen);
    void answerUseAbility(Frame &f, const CardSet &chosen);
    void startPlay(PlayerId player, CardId card, CardId host, int cost, std::uint8_t flags,
                   NodeId effect, std::uint8_t ctx, AbilityId way = 0);
    void replaceResource(PlayerId player);
    void enterPlay(Frame &f);
    void afterPlay(Frame &f);
    void stepUseAbility(Frame &f);
    void useAbility(PlayerId player, const core::Option &o);
    void deploy(CardId leader);
    void consumeNextCost(PlayerId player, CardId card, DefId side, PlayWay way);
    // attacking
    void startAttack(CardId attacker, CardId defender, std::uint8_t flags, std::uint8_t ctx,
                     NodeId node);
    void stepAttack(Frame &f);
    void attackTerms(AttackRecord &a, std::uint8_t index, std::uint8_t outer, NodeId id);
    void beginAttack(AttackRecord &a);
    void combatDamage(Frame &f, AttackRecord &a);
    void endForcedAttacks(PlayerId player);
    void answerAttackFrame(Frame &f, const core::Decision &d, const core::Answer &a);
    void strike(AttackRecord &a, bool attackers, bool defenders, CardId excessTo);
    void fireHurt(CardId victim, int amount);
    void endAttack(AttackRecord &a);
    // effects: the walk (abilities/interpreter.cpp)
    void stepEffects(Frame &f);
    bool mayAsk(Frame &f, const Node &n);
    void stepOnCards(Frame &f, const Node &n);
    bool findDealer(Frame &f, const Node &n);
    void beginNode(Frame &f, const Node &n), startNode(Frame &f, const Node &n);
    void finishNode(Frame &f, const Node &n, const CardSet &targets);
    void nextNode(Frame &f);
    void endList(Frame &f);
    void endOrNext(Frame &f, const Node &n);
    bool gather(Frame &f, SelId sel, CardSet &out);
    bool gatherChoice(Frame &f, const Selector &sel, CardSet &out);
    void answerMay(Frame &f, const Node &n, const core::Decision &d, const core::Answer &a);
    void askEffects(const Frame &f, core::Decision &out);
    void askSelect(const Frame &f, core::Decision &out);
    void answerEffects(Frame &f, const core::Decision &d, const core::Answer &a);
    void answerSelect(Frame &f, const Node &n, const CardSet &chosen);

private:
    // --- questions with one outcome (needless.cpp)
    [[nodiscard]] bool declinesItself(const Frame &f) const;
    bool choosesItself(Frame &f);
    bool hasOneAnswer(Frame &f);
    // triggers
    void nextInWindow(Frame &f);
    void resolveTrigger(std::size_t index, const Trigger &one);
    void beginTrigger(Frame &f);
    Frame *pushTriggerFrame(const Trigger &t);
    // effects
    void rearrange(const Node &n, const CardSet &chosen, PlayerId player);

    Marks *m_marks = nullptr;
};

} // namespace playmat::swu
