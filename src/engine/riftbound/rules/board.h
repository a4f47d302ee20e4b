#pragma once

#include "engine/core/decision.h"
#include "engine/core/result.h"
#include "engine/riftbound/language/card_db.h"
#include "engine/riftbound/language/spec.h"
#include "engine/riftbound/rules/terms.h"
#include "engine/riftbound/state/state.h"
#include "engine/riftbound/text/reasons.h"

/// Every question about a state that the rules ask and that changes nothing.
namespace playmat::riftbound {

class Board
{
public:
    Board(const CardDb &db, const State &state)
        : p(db.program)
        , s(state)
        , m_db(db)
    {
    }
    [[nodiscard]] const CardDb &db() const { return m_db; }
    [[nodiscard]] bool over() const { return s.phase == Phase::Over; }

    // --- the open question, and what answers it (machine.cpp)
    void decision(core::Decision &out) const;
    [[nodiscard]] core::Result<void> check(const core::Decision &d,
                                           const core::Answer &answer) const;

    // --- looking (filters.cpp)
    [[nodiscard]] const CardDef &defOf(CardId id) const { return m_db.defs[s.cards[id].def]; }
    [[nodiscard]] bool onBoard(CardId id) const { return kZoneTable[s.cards[id].zone].board; }
    [[nodiscard]] bool isUnit(CardId id) const
    {
        const Card &c = s.cards[id];
        return c.kind == Kind::Unit && (c.zone == Zone::Base || c.zone == Zone::Battlefield);
    }
    [[nodiscard]] bool matches(const Filter &f, CardId id, const View &v) const;
    [[nodiscard]] CardSet collect(const Filter &f, const View &v) const;
    [[nodiscard]] int amount(AmountId id, const View &v) const;
    [[nodiscard]] bool holds(CondId id, const View &v) const;
    /// The cards that a selector means now, all choices having been made.
    [[nodiscard]] CardSet selected(SelId id, const View &v) const;
    [[nodiscard]] View viewOf(const Context &c) const
    {
        return {c.controller, c.source, &c, c.place};
    }
    /// Where "here" is for it: a battlefield, or kNone.
    [[nodiscard]] std::uint8_t placeOf(const View &v) const;
    [[nodiscard]] int might(CardId id) const { return std::max<int>(0, s.cards[id].might); }
    /// Damage that would kill it (143.2.a).
    [[nodiscard]] int lethal(CardId id) const;
    [[nodiscard]] bool hasUnits(std::uint8_t place, PlayerId player) const;
    [[nodiscard]] int unitsAt(std::uint8_t place, PlayerId player) const;
    [[nodiscard]] int unitsWith(CardId id) const; ///< of its player, where it is
    template <class F>
    void forUnits(std::uint8_t place, PlayerId player, F &&f) const
    {
        s.forEach(Zone::Battlefield, place, [&](CardId id) {
            if (s.cards[id].kind == Kind::Unit && s.cards[id].controller == player)
                f(id);
        });
    }
    /// Calls f(ability id, ability) for each ability of the card.
    template <class F>
    void forAbilities(CardId id, F &&f) const
    {
        const auto each = [&](AbilityId first, int count) {
            for (int i = 0; i < count; ++i) {
                const auto ability = static_cast<AbilityId>(first + i);
                f(ability, p.abilities[ability]);
            }
        };
        const Card &c = s.cards[id];
        if (c.on != kNone)
            return; // its own text is inactive while it is attached (718.2)
        each(defOf(id).firstAbility, defOf(id).abilityCount);
        if (c.is(status::Equipped))
            s.forAttached(
                id, [&](CardId gear) { each(defOf(gear).firstGranted, defOf(gear).grantedCount); });
    }
    /// Whether forAbilities() has anything to go through.
    [[nodiscard]] bool hasAbilities(CardId id) const
    {
        return defOf(id).abilityCount > 0 || s.cards[id].is(status::Equipped);
    }
    /// The same for those that can be activated: also what the card borrows from others.
    template <class F>
    void forUsable(CardId id, F &&f) const
    {
        forAbilities(id, f);
        if (!defOf(id).borrowsExhaust)
            return;
        const auto borrow = [&](AbilityId ability, const Ability &a) {
            if ((a.kind == AbilityKind::Activated || a.kind == AbilityKind::Adding)
                && a.cost.exhaust)
                f(ability, a);
        };
        const PlayerId player = s.cards[id].controller;
        s.forBoard([&](CardId from) {
            if (s.cards[from].controller == player)
                forAbilities(from, borrow);
        });
        s.forEach(Zone::Legend, player, [&](CardId from) { forAbilities(from, borrow); });
    }
    [[nodiscard]] bool hasUsable(CardId id) const
    {
        return hasAbilities(id) || defOf(id).borrowsExhaust;
    }
    [[nodiscard]] bool open() const { return s.chain.empty(); }

    // --- what can be done (action_list.cpp); Reason::None: it is legal
    void askAction(core::Decision &out, Prompt window, PlayerId player) const;
    [[nodiscard]] core::Refusal whyNotPlay(CardId id, const PlayWay &way, Prompt window) const;
    [[nodiscard]] core::Refusal whyNotHide(CardId id, std::uint8_t place) const;
    [[nodiscard]] core::Refusal whyNotMove(CardId id, ListId to) const;
    [[nodiscard]] core::Refusal whyNotAbility(CardId id, AbilityId ability, Prompt window) const;
    /// What an option of the open question would cost, as far as it is known.
    [[nodiscard]] Cost priceOf(const core::Option &option) const;

    // --- costs (paying.cpp)
    [[nodiscard]] Cost costToPlay(CardId id, bool hidden) const;
    [[nodiscard]] Cost cardCost(const CardDef &def) const;
    [[nodiscard]] bool canPay(PlayerId player, const Cost &cost, bool spell,
                              CardId except = kNone) const;
    [[nodiscard]] bool canPayPart(const FullCost &cost, const View &v) const;
    /// The cards on the board that the part can be paid with.
    [[nodiscard]] CardSet partCards(const CostPart &part, const View &v) const;
    /// Everything that the player could pay with, but for that card.
    [[nodiscard]] Purse everything(PlayerId player, CardId except = kNone) const;
    /// What an ability that adds resources gives.
    [[nodiscard]] Purse gives(AbilityId ability) const;
    [[nodiscard]] bool canAdd(CardId id, AbilityId ability) const;
    void askPayment(const ChainItem &item, core::Decision &out) const;
    [[nodiscard]] core::Refusal whyNotPaid(const core::Decision &d, const core::Answer &a) const;
    [[nodiscard]] Purse purseOf(const core::Option &o, PlayerId player) const;
    [[nodiscard]] bool isSpell(const ChainItem &item) const;

    /// How often what the item does is done once more: Repeat that was paid (820).
    [[nodiscard]] int repeats(const ChainItem &item) const; // playing.cpp

    // --- targets (targets.cpp)
    /// The selector of an ability's group of targets; null: there is none.
    [[nodiscard]] const Selector *groupOf(AbilityId ability, int group) const;
    /// What may be chosen for it.
    void offerTargets(const ChainItem &item, int group, core::Decision &out) const;
    /// Whether everything that it must choose is there.
    [[nodiscard]] bool hasTargets(AbilityId ability, const Context &c, PlayerId player) const;
    /// Whether that mode may be chosen: not twice a turn, and with everything that it chooses.
    [[nodiscard]] bool modeOpen(AbilityId ability, const Context &c, PlayerId player,
                                int mode) const;
    /// Whether its choices without a mode, or those of one, are there.
    [[nodiscard]] bool groupsThere(AbilityId ability, const Context &c, PlayerId player,
                                   std::uint8_t mode) const;
    [[nodiscard]] bool stillThere(const Target &t) const;
    /// Whether a chosen target is a legal one as the ability resolves (359.3).
    [[nodiscard]] bool stillLegal(const Target &t, const Selector &sel, const View &v) const;

    // --- questions (machine.cpp)
    static core::Option &offer(core::Decision &out, OptionKind kind, CardId card = kNone)
    {
        return out.offer(static_cast<std::uint8_t>(kind), card);
    }
    static void begin(core::Decision &out, core::DecisionKind kind, Prompt prompt, PlayerId player,
                      int least = 1, int most = 1);
    static void askYesNo(core::Decision &out, Prompt prompt, PlayerId player);
    [[nodiscard]] static OptionKind chosenKind(const core::Decision &d, const core::Answer &a);
    [[nodiscard]] static CardSet chosenCards(const core::Decision &d, const core::Answer &a);

    const Program &p;
    const State &s;

private:
    const CardDb &m_db;
};

} // namespace playmat::riftbound
