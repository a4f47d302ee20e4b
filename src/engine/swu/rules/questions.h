#pragma once

#include "engine/swu/rules/plays.h"

/// The questions that frames ask and the options that they offer. A question is not asked if all
/// its answers have the same result.
namespace playmat::swu {

class Questions : public Plays
{
public:
    using Plays::Plays;

    void addPlays(core::Decision &out, PlayerId player, CardId card, const PlayTerms &terms) const;
    /// Adds the options to play a card from the hand or, with `way`, a resource.
    void addCardPlay(core::Decision &out, const ActionTerms &t, CardId card,
                     AbilityId way = 0) const;
    void addHosts(core::Decision &out, const core::Option &play, const ActionTerms &t) const;
    bool addCardPlays(core::Decision &out, const ActionTerms &t) const;
    void addUnitAttacks(core::Decision &out, const ActionTerms &t) const;
    void addAttacks(core::Decision &out, CardId attacker, NodeId node) const;
    // driving
    [[nodiscard]] SelId askedSelector(const Frame &f) const;
    void askUniqueness(const Frame &f, core::Decision &out) const;
    // triggers
    void askWindow(const Frame &f, core::Decision &out) const;
    void askTrigger(const Frame &f, core::Decision &out) const;
    void askDelayed(const Frame &f, core::Decision &out) const;
    // setup and phases
    [[nodiscard]] bool nextToAnswer(Frame &f, std::uint8_t &answered) const;
    void askSetup(const Frame &f, core::Decision &out) const;
    std::size_t askAction(core::Decision &out) const;
    void addAbilities(core::Decision &out, const ActionTerms &t) const;
    void askResource(const Frame &f, core::Decision &out) const;
    // playing
    void askPlay(const Frame &f, core::Decision &out) const;
    void askInstead(const Frame &f, core::Decision &out) const;
    void askPart(const AbilityCost &cost, int part, const View &v, core::Decision &out) const;
    [[nodiscard]] core::Refusal whyNotAbility(PlayerId player, CardId card,
                                              AbilityId ability) const;
    [[nodiscard]] bool changesNothing(CardId card, const Ability &a) const;
    void addPermitted(core::Decision &out, PlayerId player) const;
    void askUseAbility(const Frame &f, core::Decision &out) const;
    bool keepForcedAttacks(core::Decision &out) const;
    void askExcess(const Frame &f, core::Decision &out) const;
    [[nodiscard]] CardSet secondTargets(const Frame &f) const;
    void askAttackFrame(const Frame &f, core::Decision &out) const;
    // effects: the walk (abilities/interpreter.cpp)
    void remember(Context &c, const Selector &sel, const CardSet &chosen) const;
    [[nodiscard]] int selectMax(const Selector &sel, const View &v) const;
    void askYesNo(core::Decision &out, Prompt prompt) const;
    void askNumbers(core::Decision &out, int least, int most) const;
    // … whether a question has more than one outcome (needless.cpp)
    [[nodiscard]] bool isIdle(const Node &n, const View &v) const;
    [[nodiscard]] bool isIdle(NodeId list, const View &v) const;
    [[nodiscard]] bool isIdle(const Trigger &t) const;
    [[nodiscard]] bool isOpenly(CondId id) const;
    [[nodiscard]] bool asksUnseen(const Frame &f, const Node &n) const;
    [[nodiscard]] bool choosesUnseen(const Selector &sel, const View &v) const;
    [[nodiscard]] bool discardsUnseen(const Node &n, PlayerId player) const;
    /// The cards that were chosen last and match the filter.
    [[nodiscard]] CardSet matchingIt(const Frame &f, FilterId filter) const;
    void offerCards(core::Decision &out, const CardSet &cards) const;
    [[nodiscard]] static CardSet chosenCards(const core::Decision &d, const core::Answer &a);
    [[nodiscard]] static bool saidYes(const core::Decision &d, const core::Answer &a);

protected:
    [[nodiscard]] bool orderMatters(std::uint8_t layer, unsigned players) const;
    [[nodiscard]] static bool findTurn(PlayerId &turn, unsigned players);
    void askWhoseFirst(unsigned players, core::Decision &out) const;
    template <class F>
    void forNext(const Frame &f, F &&take) const;
    [[nodiscard]] std::uint8_t victoryLayer(const AttackRecord &a) const;
    [[nodiscard]] bool isDeclinable(const Trigger &t) const;
    [[nodiscard]] bool staysIdle(const Trigger &t) const;
};

} // namespace playmat::swu
