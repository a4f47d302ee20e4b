#pragma once

#include "engine/core/decision.h"
#include "engine/core/result.h"
#include "engine/riftbound/language/card_db.h"
#include "engine/riftbound/language/spec.h"
#include "engine/riftbound/rules/terms.h"
#include "engine/riftbound/state/state.h"
#include "engine/riftbound/text/reasons.h"

/// Queries that the rules make about a state, without changing it.
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

    // --- the open decision and its answers (machine.cpp)
    void decision(core::Decision &out) const;
    [[nodiscard]] core::Result<void> check(const core::Decision &d,
                                           const core::Answer &answer) const;

    // --- queries about cards (filters.cpp)
    [[nodiscard]] const CardDef &defOf(CardId id) const { return m_db.defs[s.cards[id].def]; }
    [[nodiscard]] bool onBoard(CardId id) const { return kZoneTable[s.cards[id].zone].board; }
    [[nodiscard]] bool isUnit(CardId id) const
    {
        const Card &c = s.cards[id];
        return c.kind == Kind::Unit && (c.zone == Zone::Base || c.zone == Zone::Battlefield);
    }
    [[nodiscard]] bool matches(const Filter &f, CardId id, const View &v) const;
    /// The card that "there" refers to: the affected one, or the first target.
    [[nodiscard]] CardId besides(const View &v) const;
    /// How many battlefields the player controls.
    [[nodiscard]] int placesOf(PlayerId player) const;
    [[nodiscard]] CardSet collect(const Filter &f, const View &v) const;
    [[nodiscard]] int amount(AmountId id, const View &v) const;
    /// The battlefield that was chosen as a target, or kNone.
    [[nodiscard]] std::uint8_t chosenPlace(const View &v) const;
    [[nodiscard]] bool holds(CondId id, const View &v) const;
    /// The cards that the selector means now, after all choices.
    [[nodiscard]] CardSet selected(SelId id, const View &v) const;
    [[nodiscard]] View viewOf(const Context &c) const
    {
        return {c.controller, c.source, &c, c.place};
    }
    /// The battlefield that "here" means, or kNone.
    [[nodiscard]] std::uint8_t placeOf(const View &v) const;
    /// The highest Might among the player's units.
    [[nodiscard]] int mightiest(PlayerId player) const;
    [[nodiscard]] int might(CardId id) const { return std::max<int>(0, s.cards[id].might); }
    /// The amount of damage that would kill the unit (143.2.a).
    [[nodiscard]] int lethal(CardId id) const;
    [[nodiscard]] bool hasUnits(std::uint8_t place, PlayerId player) const;
    [[nodiscard]] int unitsAt(std::uint8_t place, PlayerId player) const;
    [[nodiscard]] int unitsWith(CardId id) const; ///< its player's units at its location
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
            return; // an attached card's own rules text is inactive (718.2)
        each(defOf(id).firstAbility, defOf(id).abilityCount);
        if (c.is(status::Equipped))
            s.forAttached(
                id, [&](CardId gear) { each(defOf(gear).firstGranted, defOf(gear).grantedCount); });
        if (const CardDef *field = fieldOf(c); field != nullptr)
            each(field->firstGranted, field->grantedCount);
        if (c.kind == Kind::Legend)
            for (std::uint8_t place = 0; place < s.placeCount; ++place)
                if (const CardId by = s.places[place].card; by != kNone
                    && s.places[place].controller == c.controller && defOf(by).grantsToLegend)
                    each(defOf(by).firstGranted, defOf(by).grantedCount);
    }
    /// Whether forAbilities() would find any ability.
    [[nodiscard]] bool hasAbilities(CardId id) const
    {
        return defOf(id).abilityCount > 0 || s.cards[id].is(status::Equipped)
            || fieldOf(s.cards[id]) != nullptr;
    }
    /// The battlefield where the unit is, if it gives its units abilities; otherwise null.
    [[nodiscard]] const CardDef *fieldOf(const Card &c) const
    {
        if (c.kind != Kind::Unit || c.zone != Zone::Battlefield || s.places[c.place].card == kNone)
            return nullptr;
        const CardDef &def = defOf(s.places[c.place].card);
        return def.grantedCount > 0 && !def.grantsToLegend ? &def : nullptr;
    }
    /// Does the same for usable abilities, including those that the card borrows from others.
    template <class F>
    void forUsable(CardId id, F &&f) const
    {
        forAbilities(id, f);
        for (const Effect &e : s.effects)
            if (e.kind == EffectKind::Gains && s.affects(e, id))
                f(e.ability(), p.abilities[e.ability()]);
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
    /// How many buffs the unit has: more than one only if it says so (701).
    [[nodiscard]] int buffsOn(CardId id) const;
    /// Whether a static ability of the card has this effect now.
    [[nodiscard]] bool says(CardId id, Always what) const;
    [[nodiscard]] bool hasUsable(CardId id) const
    {
        return hasAbilities(id) || defOf(id).borrowsExhaust
            || std::any_of(s.effects.begin(), s.effects.end(), [&](const Effect &e) {
                   return e.kind == EffectKind::Gains && s.affects(e, id);
               });
    }
    [[nodiscard]] bool open() const { return s.chain.empty(); }

    // --- legal actions (action_list.cpp); Reason::None: it is legal
    void askAction(core::Decision &out, Prompt window, PlayerId player) const;
    /// The way to play the card from the zone where it is, without a destination.
    [[nodiscard]] PlayWay wayOf(CardId id) const;
    [[nodiscard]] core::Refusal whyNotPlay(CardId id, const PlayWay &way, Prompt window) const;
    [[nodiscard]] core::Refusal whyNotHide(CardId id, std::uint8_t place) const;
    [[nodiscard]] core::Refusal whyNotMove(CardId id, ListId to) const;
    [[nodiscard]] core::Refusal whyNotAbility(CardId id, AbilityId ability, Prompt window) const;
    /// The cost of an option of the open decision, as far as it is known.
    [[nodiscard]] Cost priceOf(const core::Option &option) const;

    // --- costs (paying.cpp)
    [[nodiscard]] Cost costToPlay(CardId id, bool hidden, bool flow = false) const;
    /// The cost with the reductions of the player and of the card itself (356.3).
    [[nodiscard]] Cost reduced(CardId id, Cost base) const;
    [[nodiscard]] Cost cardCost(const CardDef &def) const;
    /// The cost of the ability of the card, with its reductions (356.3).
    [[nodiscard]] Cost abilityCost(CardId id, AbilityId ability) const;
    /// The tax that opponents demand for moving this number of units there at the same time.
    [[nodiscard]] int moveTax(PlayerId player, ListId to, int units) const;
    /// Whether an effect forbids the player to play the card.
    [[nodiscard]] bool mayNotPlay(CardId id) const;
    /// How many cards may be facedown there (107.3).
    [[nodiscard]] int facedownAt(std::uint8_t place) const;
    /// `except`: the cards that will have left the board or be exhausted when the player pays.
    [[nodiscard]] bool canPay(PlayerId player, const Cost &cost, bool spell,
                              const CardSet &except = {}) const;
    [[nodiscard]] bool canPayPart(const FullCost &cost, const View &v) const;
    /// The cards on the board that can pay this part of the cost.
    [[nodiscard]] CardSet partCards(const CostPart &part, const View &v) const;
    [[nodiscard]] CardSet handCards(const CostPart &part, const View &v) const;
    [[nodiscard]] CardSet trashCards(const CostPart &part, const View &v) const;
    /// The item whose cost the open question is about; if an effect asks for the payment, a
    /// temporary item with that cost.
    [[nodiscard]] ChainItem beingPaid() const;
    /// The card on the board that can pay this part of the cost and gives the fewest resources;
    /// empty if paying this part uses up no card that could give resources.
    [[nodiscard]] CardSet leastGiving(const CostPart &part, const View &v) const;
    /// As many such cards as `count`, for a part that is paid with any number of cards.
    [[nodiscard]] CardSet leastGiving(const CostPart &part, const View &v, int count) const;
    /// The cards on the board that the other chosen parts of the item's cost use up, if the player
    /// pays each part with the card that gives the fewest resources.
    [[nodiscard]] CardSet takenByCosts(const ChainItem &item) const;
    /// Whether the player can pay this cost of the card and its mandatory additional costs; `all`:
    /// everything().
    [[nodiscard]] bool canPayCard(CardId id, PlayerId player, Cost cost, const Purse &all) const;
    /// All resources that the player could pay with, without those from the cards in `except`.
    [[nodiscard]] Purse everything(PlayerId player, const CardSet &except = {}) const;
    /// The resources that the ability adds.
    [[nodiscard]] Purse gives(AbilityId ability, PlayerId player = kNone) const;
    [[nodiscard]] bool canAdd(CardId id, AbilityId ability) const;
    /// Whether the pool can pay in only one way, so that the player need not be asked.
    [[nodiscard]] bool poolPaysAlone(const ChainItem &item) const;
    void askPayment(const ChainItem &item, core::Decision &out) const;
    [[nodiscard]] core::Refusal whyNotPaid(const core::Decision &d, const core::Answer &a) const;
    [[nodiscard]] Purse purseOf(const core::Option &o, PlayerId player) const;
    [[nodiscard]] bool isSpell(const ChainItem &item) const;

    /// How many extra times the item's instructions are carried out: the paid Repeats (820).
    [[nodiscard]] int repeats(const ChainItem &item) const; // extra_costs.cpp

    // --- targets (targets.cpp)
    /// The selector of the ability's target group, or null.
    [[nodiscard]] const Selector *groupOf(AbilityId ability, int group) const;
    /// Adds the legal targets for the group.
    void offerTargets(const ChainItem &item, int group, core::Decision &out) const;
    /// Whether there are enough legal targets.
    [[nodiscard]] bool hasTargets(AbilityId ability, const Context &c, PlayerId player) const;
    /// Whether the mode may be chosen: it has enough legal targets and was not already chosen this
    /// turn.
    [[nodiscard]] bool modeOpen(AbilityId ability, const Context &c, PlayerId player,
                                int mode) const;
    /// Whether the target groups of this mode, or those outside any mode, have enough targets.
    [[nodiscard]] bool groupsThere(AbilityId ability, const Context &c, PlayerId player,
                                   std::uint8_t mode) const;
    [[nodiscard]] bool stillThere(const Target &t) const;
    /// Whether a chosen target is still legal as the ability resolves (359.3).
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
    [[nodiscard]] int bareAmount(const Amount &a, const View &v) const;

    const CardDb &m_db;
};

} // namespace playmat::riftbound
