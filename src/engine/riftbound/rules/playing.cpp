#include "engine/core/scratch.h"
#include "engine/riftbound/rules/chapters.h"
#include "engine/riftbound/rules/extra_costs.h"
#include "engine/riftbound/rules/machine.h"
#include "engine/riftbound/rules/traits.h"

#include <algorithm>
#include <numeric>

/// Puts a card or an ability on the chain: choices, costs, finalizing (349–359).
namespace playmat::riftbound {

using core::Answer;
using core::Decision;
using core::DecisionKind;
using core::Option;

// --- choices while playing

namespace {

/// The item being finalized, with everything that its steps use.
struct Pending
{
    Machine &m;
    Frame &f;
    ChainItem &item;
    Context &c;

    [[nodiscard]] bool card() const { return item.ability == 0; }
    [[nodiscard]] AbilityId ability() const
    {
        return item.ability != 0 ? item.ability : m.defOf(item.card).spell;
    }
    [[nodiscard]] bool hiding() const { return m.s.cards[item.card].zone != Zone::Chain; }
};

Pending pendingOf(Machine &m, Frame &f)
{
    ChainItem &item = *m.s.itemOf(f.finalize().item);
    return {m, f, item, m.s.contexts[item.ctx]};
}

/// Takes back a play that was declined or is impossible.
void withdraw(Pending &at)
{
    const CardId card = at.item.card;
    at.m.pop();
    at.m.removeItem(card);
}

void stepMay(Pending &at)
{
    at.f.go(FinalizeStep::Costs);
    if (at.card() || at.item.played != 0)
        return;
    const Ability &a = at.m.p.abilities[at.item.ability];
    const View v = at.m.viewOf(at.c);
    const bool possible = at.m.hasTargets(at.item.ability, at.c, at.item.controller)
        && at.m.canPayPart(a.cost, v)
        && at.m.canPay(at.item.controller, at.item.cost, false, at.m.takenByCosts(at.item));
    if (!possible) {
        withdraw(at);
        return;
    }
    if (!a.may && a.cost.resources.free() && a.cost.part.kind == CostPart::Kind::None)
        return;
    at.f.go(FinalizeStep::May);
    at.f.player = at.item.controller;
    at.m.wait();
}

/// The player chooses a mode before its targets (355.3).
void stepMode(Pending &at)
{
    const AbilityId ability = at.hiding() ? AbilityId{0} : at.ability();
    if (at.m.p.abilities[ability].modes == 0) {
        at.f.go(FinalizeStep::Targets);
        return;
    }
    at.f.player = at.item.controller;
    at.m.wait();
}

void askMode(const Board &m, const ChainItem &item, Decision &out)
{
    const Context &c = m.s.contexts[item.ctx];
    const AbilityId ability = item.ability != 0 ? item.ability : m.defOf(item.card).spell;
    Board::begin(out, DecisionKind::ChooseMode, Prompt::Mode, item.controller);
    out.source = c.source;
    out.ability = ability;
    for (int mode = 0; mode < m.p.abilities[ability].modes; ++mode)
        if (m.modeOpen(ability, c, item.controller, mode))
            Board::offer(out, OptionKind::Mode).number = static_cast<std::int16_t>(mode);
}

void takeMode(Pending &at, const Decision &d, const Answer &a)
{
    const auto mode = static_cast<std::uint8_t>(d.options[a.options[0]].number);
    at.c.mode = mode;
    Card &source = at.m.s.cards[at.c.source];
    source.modes = static_cast<std::uint8_t>(source.modes | 1U << mode);
    at.f.go(FinalizeStep::Targets);
}

void stepTargets(Pending &at)
{
    const AbilityId ability = at.hiding() ? AbilityId{0} : at.ability();
    const int groups = at.m.p.abilities[ability].groups;
    const int all = ability == 0 ? 0 : groups * (1 + at.m.repeats(at.item)); // 820.2
    if (at.f.finalize().group >= all) {
        at.f.go(FinalizeStep::CostCards);
        return;
    }
    const Selector *sel = at.m.groupOf(ability, at.f.finalize().group % groups);
    const bool open = sel->cond == 0 || at.m.holds(sel->cond, at.m.viewOf(at.c));
    if (!open || (sel->mode != kNone && sel->mode != at.c.mode)) {
        ++at.f.finalize().group;
        return;
    }
    core::ScratchDecision scratch;
    Decision &d = scratch.decision;
    at.m.offerTargets(at.item, at.f.finalize().group, d);
    const auto count = static_cast<int>(d.options.size());
    if (count < d.min) {
        if (!at.card() && at.item.played == 0) {
            withdraw(at);
            return;
        }
    }
    if (count == 0) {
        ++at.f.finalize().group;
        return;
    }
    at.f.player = at.item.controller;
    at.m.wait();
}

/// The next non-resource part of the cost; null: there are no more.
const FullCost *nextPart(const Board &m, const ChainItem &item, int paid)
{
    int left = paid;
    const FullCost *found = nullptr;
    const auto look = [&](const FullCost &cost) {
        if (cost.part.kind != CostPart::Kind::None && left-- == 0)
            found = &cost;
    };
    if (item.ability != 0) {
        look(m.p.abilities[item.ability].cost);
        return found;
    }
    const std::uint8_t bits = m.s.contexts[item.ctx].paid;
    std::size_t extra = 0;
    m.forAbilities(item.card, [&](AbilityId, const Ability &a) {
        if (a.kind != AbilityKind::Additional)
            return;
        const bool chosen = !a.optional || ((bits >> extra) & 1U) != 0;
        extra += a.optional ? 1 : 0;
        if (chosen)
            look(a.cost);
    });
    return found;
}

/// Whether this kind of cost part is paid without choosing cards.
bool withoutCards(CostPart::Kind kind)
{
    return kind == CostPart::Kind::Burn || kind == CostPart::Kind::SpendXp
        || kind == CostPart::Kind::Disempower || kind == CostPart::Kind::BanishMe
        || kind == CostPart::Kind::RecycleMe;
}

void payWithoutCards(Machine &m, const ChainItem &item, const Context &c, const CostPart &part)
{
    if (part.kind == CostPart::Kind::Burn)
        (void)m.burn(item.controller, part.count);
    else if (part.kind == CostPart::Kind::SpendXp)
        m.gainXp(item.controller, -part.count);
    else if (part.kind == CostPart::Kind::Disempower)
        m.empower(c.source, false);
    else if (part.kind == CostPart::Kind::RecycleMe)
        m.recycle(c.source);
    else if (m.onBoard(c.source))
        m.banish(c.source, c.source);
}

/// The item's cost including the power that its targets' Deflect demands (356).
Cost costWithTargets(const Board &m, const ChainItem &item)
{
    Cost out = item.cost;
    const auto &targets = m.s.contexts[item.ctx].targets;
    const bool byMight = item.ability != 0 && m.p.abilities[item.ability].cost.lessByMight;
    if (byMight && !targets.empty())
        out = lessEnergy(out, m.might(targets[0].id));
    for (const Target &t : targets)
        if (t.what == Target::What::Card)
            out.any = static_cast<std::uint8_t>(
                out.any + deflected(m, m.s.contexts[item.ctx].source, item.controller, t.id));
    return out;
}

/// Whether the player can still pay the resources after paying the part with the card. A player who
/// wants to use the card for both adds its resources to the rune pool first (357).
bool leavesEnough(const Board &m, const ChainItem &item, const CostPart &part, CardId id)
{
    if (m.leastGiving(part, m.viewOf(m.s.contexts[item.ctx])).empty())
        return true;
    CardSet one;
    one.add(id);
    return m.canPay(item.controller, costWithTargets(m, item), m.isSpell(item), one);
}

/// Offers the cards for a part that any number of cards pay: a unit once for each of its buffs. The
/// least number is what makes the rest of the cost payable.
void offerAnyNumber(const Board &m, const ChainItem &item, const FullCost &cost, Decision &out)
{
    const CostPart &part = cost.part;
    const View v = m.viewOf(m.s.contexts[item.ctx]);
    m.begin(out, DecisionKind::ChooseCards, Prompt::CostCards, item.controller, 0, 0);
    out.source = m.s.contexts[item.ctx].source;
    m.partCards(part, v).forEach([&](CardId id) {
        const int times = part.kind == CostPart::Kind::SpendBuff ? m.buffsOn(id) : 1;
        for (int i = 0; i < times; ++i)
            (void)m.offer(out, OptionKind::Card, id);
    });
    out.max = static_cast<std::int16_t>(out.options.size());
    const Cost whole = costWithTargets(m, item);
    while (out.min < out.max
           && !m.canPay(item.controller, lessPower(whole, cost, out.min), m.isSpell(item),
                        m.leastGiving(part, v, out.min)))
        ++out.min;
}

void offerCostCards(const Board &m, const ChainItem &item, const FullCost &cost, Decision &out)
{
    if (cost.part.anyNumber) {
        offerAnyNumber(m, item, cost, out);
        return;
    }
    const CostPart &part = cost.part;
    m.begin(out, DecisionKind::ChooseCards, Prompt::CostCards, item.controller, part.count,
            part.count);
    out.source = m.s.contexts[item.ctx].source;
    const View v = m.viewOf(m.s.contexts[item.ctx]);
    const auto add = [&](CardId id) { (void)m.offer(out, OptionKind::Card, id); };
    if (part.kind == CostPart::Kind::Discard)
        m.s.inOrder(m.handCards(part, v), add);
    else if (part.kind == CostPart::Kind::RecycleTrash || part.kind == CostPart::Kind::BanishTrash)
        m.s.inOrder(m.trashCards(part, v), add);
    else if (!withoutCards(part.kind))
        m.partCards(part, v).forEach([&](CardId id) {
            if (leavesEnough(m, item, part, id))
                add(id);
        });
}

void payCards(Pending &at, const FullCost &cost, const CardSet &cards)
{
    if (at.item.ability == 0 || !at.m.p.abilities[at.item.ability].reflexive)
        at.c.it = cards;
    if (withoutCards(cost.part.kind))
        payWithoutCards(at.m, at.item, at.c, cost.part);
    at.m.s.inOrder(cards, [&](CardId id) {
        at.c.fromCard = id;
        at.c.number = static_cast<std::int16_t>(at.m.might(id));
        switch (cost.part.kind) {
        case CostPart::Kind::Exhaust:
            at.m.setExhausted(id, true);
            break;
        case CostPart::Kind::Kill: {
            CardSet one;
            one.add(id);
            at.m.kill(one, at.item.controller, at.m.isSpell(at.item));
            break;
        }
        case CostPart::Kind::Discard:
            at.m.discard(id);
            break;
        case CostPart::Kind::SpendBuff:
            (void)at.m.spendBuff(id);
            break;
        case CostPart::Kind::ReturnOne:
            at.m.returnToHand(id);
            break;
        case CostPart::Kind::RecycleTrash:
        case CostPart::Kind::RecycleOne:
            at.m.recycle(id);
            break;
        case CostPart::Kind::BanishTrash:
            at.m.banish(id, at.c.source);
            break;
        default:
            break;
        }
    });
}

/// Pays a part with the chosen options; those of a part paid any number of times save power.
void payChosen(Pending &at, const FullCost &cost, const Decision &d,
               std::span<const std::uint16_t> options)
{
    CardSet once;
    for (const std::uint16_t id : options) {
        if (cost.part.anyNumber && once.has(d.options[id].card))
            (void)at.m.spendBuff(d.options[id].card); // another buff of the same unit
        once.add(d.options[id].card);
    }
    at.item.cost = lessPower(at.item.cost, cost, static_cast<int>(options.size()));
    payCards(at, cost, once);
}

/// The total cost after all choices (356).
void addUp(Pending &at)
{
    if (at.hiding())
        return;
    at.item.cost = costWithTargets(at.m, at.item);
}

void addExtras(Pending &at, const Decision &d, const Answer &a)
{
    at.item.cost = costWith(at.m, at.item, d, a);
    for (const std::uint16_t id : a.options)
        at.c.paid = static_cast<std::uint8_t>(at.c.paid
                                              | 1U << static_cast<unsigned>(d.options[id].number));
}

void stepPay(Pending &at)
{
    if (at.item.cost.free()) {
        at.f.go(FinalizeStep::Finalized);
        return;
    }
    if (at.m.poolPaysAlone(at.item)) {
        at.m.payFromPool(at.item);
        at.f.go(FinalizeStep::Finalized);
        return;
    }
    at.f.player = at.item.controller;
    at.m.wait();
}

void stepCostCards(Pending &at)
{
    const FullCost *part = at.hiding() ? nullptr : nextPart(at.m, at.item, at.f.finalize().paid);
    if (part == nullptr) {
        addUp(at);
        at.f.go(FinalizeStep::Pay);
        return;
    }
    core::ScratchDecision scratch;
    Decision &d = scratch.decision;
    offerCostCards(at.m, at.item, *part, d);
    if (static_cast<int>(d.options.size()) > d.min) {
        at.f.player = at.item.controller;
        at.m.wait();
        return;
    }
    std::vector<std::uint16_t> all(d.options.size());
    std::iota(all.begin(), all.end(), std::uint16_t{0});
    ++at.f.finalize().paid;
    payChosen(at, *part, d, all);
}

/// Ends one of the effects that let the player play a gear for no energy.
void useFreeGear(Machine &m, const ChainItem &item)
{
    const CardDef &def = m.defOf(item.card);
    if (const Effect *at = freeGear(m, def, item.controller, item.from); at != nullptr)
        m.s.effects.erase(static_cast<std::size_t>(at - m.s.effects.begin()));
}

/// Updates the counts of cards played this turn, and ends effects on the next spell.
void noteFirst(Machine &m, const ChainItem &item)
{
    const Kind kind = m.s.cards[item.card].kind;
    m.s.cards[item.card].set(status::PlayedNow);
    PlayerState &player = m.s.players[item.controller];
    const auto count = [](std::uint8_t &of) { of = std::min<std::uint8_t>(of, 249) + 1; };
    if (kind == Kind::Spell) {
        count(player.spells);
        player.spent = std::max(player.spent, item.cost.energy);
        for (const Effect &e : m.s.effects)
            if (e.kind == EffectKind::NextBonus && e.controller == item.controller)
                m.s.contexts[item.ctx].bonus
                    = static_cast<std::uint8_t>(m.s.contexts[item.ctx].bonus + e.value);
        m.useUp(EffectKind::NextBonus, item.controller);
        m.useUp(EffectKind::NextSpell, item.controller);
    }
    if (kind == Kind::Spell)
        m.useUp(EffectKind::NextRepeat, item.controller);
    if (kind == Kind::Gear && (m.s.contexts[item.ctx].paid >> kGiven) != 0)
        useFreeGear(m, item);
    if (kind == Kind::Gear)
        count(player.gear);
    if (kind == Kind::Gear && hasTag(m, item.card, m.db().equipmentTag))
        count(player.equipment);
    if (kind == Kind::Unit)
        count(player.units);
}

/// What the item adds: as much as was paid if it was any amount.
Purse givenBy(const Machine &m, const ChainItem &item)
{
    const FullCost &cost = m.p.abilities[item.ability].cost;
    const Purse one = m.gives(item.ability, item.controller);
    if (!cost.anyPower && !cost.anyEnergy)
        return one;
    Purse out;
    for (int i = 0; i < m.s.contexts[item.ctx].number; ++i)
        out.add(one);
    return out;
}

/// Finalizes the item (359): permanents resolve at once, other items stay on the chain.
void finalized(Pending &at)
{
    Machine &m = at.m;
    const ChainItem item = at.item;
    const CardId source = at.c.source;
    if (at.hiding() && zoneOf(item.to) != Zone::Facedown) {
        CardSet units;
        m.s.forBoard([&](CardId id) { units.addIf(m.s.cards[id].is(status::Marked), id); });
        units.forEach([&](CardId id) { m.s.cards[id].set(status::Marked, false); });
        m.pop();
        m.removeItem(item.card);
        m.moveTogether(units, item.to);
        return;
    }
    if (at.hiding()) {
        m.pop();
        m.removeItem(item.card);
        m.moveTo(item.card, Zone::Facedown, holderOf(item.to));
        m.s.cards[item.card].set(status::HiddenThisTurn);
        m.emit(Ev::Hidden, item.card, kNone, 0, item.controller, item.to);
        m.fire(Trig::Hid, item.controller, item.card);
        return;
    }
    at.item.pending = false;
    m.pop();
    if (item.ability != 0) {
        const FullCost &cost = m.p.abilities[item.ability].cost;
        if (item.played != 0)
            noteUsed(m, source, item.controller);
        if (cost.exhaust && m.onBoard(source)) // it may have been killed for the same cost
            m.setExhausted(source, true);
        if (cost.kill) {
            CardSet one;
            one.add(source);
            m.kill(one, item.controller);
        }
        if (m.p.abilities[item.ability].kind == AbilityKind::Adding) { // 429: at once
            m.addResources(item.controller, givenBy(m, item));
            m.removeItem(item.card);
        }
        return;
    }
    if (m.s.players[item.controller].played < 250)
        ++m.s.players[item.controller].played;
    m.s.derivedDirty = true;
    noteFirst(m, item);
    m.emit(Ev::Played, item.card, kNone, item.cost.energy, item.controller, item.to);
    if (m.defOf(item.card).permanent())
        m.resolvePermanent(item);
}

void stepFinalize(Machine &m, Frame &f)
{
    Pending at = pendingOf(m, f);
    switch (f.step<FinalizeStep>()) {
    case FinalizeStep::May:
        stepMay(at);
        return;
    case FinalizeStep::Costs:
        f.go(FinalizeStep::Mode);
        if (at.hiding()     ? asksHideCost(m, at.item)
                : at.card() ? hasExtras(m, at.item)
                            : asksAmount(m, at.item)) {
            f.go(FinalizeStep::Costs);
            f.player = at.item.controller;
            m.wait();
        }
        return;
    case FinalizeStep::Mode:
        stepMode(at);
        return;
    case FinalizeStep::Targets:
        stepTargets(at);
        return;
    case FinalizeStep::CostCards:
        if (f.finalize().again != 0)
            m.pop(); // new choices cost nothing
        else
            stepCostCards(at);
        return;
    case FinalizeStep::Pay:
        stepPay(at);
        return;
    case FinalizeStep::Finalized:
        finalized(at);
        return;
    }
}

void askFinalize(const Board &m, const Frame &f, Decision &out)
{
    const ChainItem &item = *m.s.itemOf(f.finalize().item);
    switch (f.step<FinalizeStep>()) {
    case FinalizeStep::May:
        Board::askYesNo(out, Prompt::Trigger, item.controller);
        out.source = m.s.contexts[item.ctx].source;
        out.ability = item.ability;
        return;
    case FinalizeStep::Costs:
        if (zoneOf(item.to) == Zone::Facedown)
            askHideCost(m, item, out);
        else if (item.ability != 0)
            askAmount(m, item, out);
        else
            askCosts(m, item, out);
        return;
    case FinalizeStep::Mode:
        askMode(m, item, out);
        return;
    case FinalizeStep::Targets:
        m.offerTargets(item, f.finalize().group, out);
        return;
    case FinalizeStep::CostCards:
        offerCostCards(m, item, *nextPart(m, item, f.finalize().paid), out);
        return;
    case FinalizeStep::Pay:
        m.askPayment(item, out);
        return;
    case FinalizeStep::Finalized:
        return;
    }
}

/// Takes the amount of resources that the player pays.
void takeAmount(Pending &at, const Decision &d, const Answer &a)
{
    at.c.number = d.options[a.options[0]].number;
    const auto amount = static_cast<std::uint8_t>(at.c.number);
    if (at.m.p.abilities[at.item.ability].cost.anyPower)
        at.item.cost.any = static_cast<std::uint8_t>(at.item.cost.any + amount);
    else
        at.item.cost.energy = static_cast<std::uint8_t>(at.item.cost.energy + amount);
}

/// Counts the enemy units and gear that the player chose this turn.
void countChosen(Pending &at, CardId id)
{
    const Card &c = at.m.s.cards[id];
    const bool unit = c.kind == Kind::Unit;
    if (c.controller == at.item.controller || (!unit && c.kind != Kind::Gear))
        return;
    PlayerState &player = at.m.s.players[at.item.controller];
    const auto count = [](std::uint8_t &of) { of = std::min<std::uint8_t>(of, 249) + 1; };
    if (unit)
        count(player.enemyUnits);
    if (at.m.isSpell(at.item) || at.m.defOf(at.c.source).kind == Kind::Unit)
        count(player.enemiesChosen);
}

/// Fires the triggers of choosing a card on the board.
void noteChosen(Pending &at, CardId id)
{
    Machine &m = at.m;
    const PlayerId player = at.item.controller;
    if (!m.onBoard(id))
        return;
    countChosen(at, id);
    m.fire(Trig::Chosen, player, id);
    if (!m.isSpell(at.item))
        return;
    m.fire(Trig::ChosenBySpell, player, id);
    if (m.s.cards[id].zone == Zone::Battlefield)
        m.fireAt(Trig::ChosenBySpell, player, id, m.s.cards[id].place);
}

void takeTargets(Pending &at, const Decision &d, const Answer &a)
{
    for (const std::uint16_t id : a.options) {
        const Option &o = d.options[id];
        Target t;
        t.group = at.f.finalize().group;
        if (static_cast<OptionKind>(o.kind) == OptionKind::Zone) {
            t.what = Target::What::List;
            t.id = o.zone;
        } else if (static_cast<OptionKind>(o.kind) == OptionKind::Player) {
            t.what = Target::What::Player;
            t.id = o.player;
        } else {
            t.what = Target::What::Card;
            t.id = o.card;
            t.serial = at.m.s.cards[o.card].serial;
            at.m.emit(Ev::Chosen, o.card, at.c.source, 0, at.item.controller);
            noteChosen(at, o.card);
        }
        if (!at.c.targets.tryPush(t))
            at.m.suspend(Capacity::Contexts);
    }
    ++at.f.finalize().group;
}

} // namespace

/// Uses the runes and abilities chosen to pay.
void Machine::payWith(const Decision &d, const Answer &a, ChainItem &item)
{
    payOptions(d, a, item);
    for (const std::uint16_t id : a.options) {
        const Option &o = d.options[id];
        switch (static_cast<OptionKind>(o.kind)) {
        case OptionKind::Exhaust:
            setExhausted(o.card, true);
            break;
        case OptionKind::Add:
            noteUsed(*this, o.card, item.controller);
            if (p.abilities[o.ability].cost.exhaust)
                setExhausted(o.card, true);
            if (p.abilities[o.ability].cost.kill) {
                CardSet one;
                one.add(o.card);
                kill(one, item.controller);
            }
            break;
        default:
            break;
        }
    }
    for (const std::uint16_t id : a.options)
        if (static_cast<OptionKind>(d.options[id].kind) == OptionKind::Recycle)
            recycle(d.options[id].card);
}

namespace {

void answerFinalize(Machine &m, Frame &f, const Decision &d, const Answer &a)
{
    Pending at = pendingOf(m, f);
    switch (f.step<FinalizeStep>()) {
    case FinalizeStep::May:
        if (Board::chosenKind(d, a) == OptionKind::Yes)
            f.go(FinalizeStep::Costs);
        else
            withdraw(at);
        return;
    case FinalizeStep::Costs:
        if (!at.hiding() && !at.card())
            takeAmount(at, d, a);
        else if (!at.hiding())
            addExtras(at, d, a);
        else if (!a.options.empty())
            at.item.cost = costToHide(m, at.item.controller, true);
        f.go(FinalizeStep::Mode);
        return;
    case FinalizeStep::Mode:
        takeMode(at, d, a);
        return;
    case FinalizeStep::Targets:
        takeTargets(at, d, a);
        return;
    case FinalizeStep::CostCards: {
        const FullCost *part = nextPart(m, at.item, f.finalize().paid);
        ++f.finalize().paid;
        payChosen(at, *part, d, a.options.span());
        return;
    }
    case FinalizeStep::Pay:
        m.payWith(d, a, at.item);
        f.go(FinalizeStep::Finalized);
        return;
    case FinalizeStep::Finalized:
        return;
    }
}

} // namespace

core::Refusal whyNotCostCards(const Board &m, const Decision &d, const Answer &a)
{
    const FinalizeFrame &kept = m.s.stack.back().finalize();
    const ChainItem &item = *m.s.itemOf(kept.item);
    const FullCost *cost = nextPart(m, item, kept.paid);
    if (cost == nullptr || !cost->part.anyNumber)
        return nothing();
    const CardSet gone
        = cost->part.kind == CostPart::Kind::SpendBuff ? CardSet{} : Board::chosenCards(d, a);
    const Cost rest
        = lessPower(costWithTargets(m, item), *cost, static_cast<int>(a.options.size()));
    return m.canPay(item.controller, rest, m.isSpell(item), gone)
        ? nothing()
        : refuse(Reason::NotEnough, "CR 357");
}

CardSet Board::takenByCosts(const ChainItem &item) const
{
    CardSet out;
    const View v = viewOf(s.contexts[item.ctx]);
    for (int i = 0;; ++i) {
        const FullCost *cost = nextPart(*this, item, i);
        if (cost == nullptr)
            return out;
        out = out | leastGiving(cost->part, v);
    }
}

namespace {

/// Whether the card enters ready because of what was paid for it.
bool readyIfPaid(const Board &m, CardId id, const Context &c)
{
    bool ready = false;
    const View v = m.viewOf(c);
    m.forAbilities(id, [&](AbilityId, const Ability &a) {
        ready = ready
            || (a.kind == AbilityKind::Static && a.cond != 0
                && m.p.conds[a.cond].kind == CondKind::Paid && m.holds(a.cond, v)
                && allOps()[m.p.nodes[a.effect].op]->always == Always::EntersReady);
    });
    return ready;
}

} // namespace

/// Units enter exhausted and gear ready (359.2); then triggered abilities follow.
void Machine::resolvePermanent(ChainItem item)
{
    const CardId id = item.card;
    const CardDef &def = defOf(id);
    const Context c = s.contexts[item.ctx];
    // It was paid, even if the card has lost Accelerate since (805).
    const bool accelerated = ((c.paid >> kAccelerated) & 1U) != 0;
    const bool unit = def.kind == Kind::Unit;
    const bool ready = (!unit && !def.entersExhausted) || accelerated || def.entersReady
        || readyIfPaid(*this, id, c) || (unit && unitsEnterReady(item.controller));
    removeItem(id);
    enter(id, item.to);
    s.cards[id].controller = item.controller;
    s.cards[id].set(status::PlayedNow);
    s.cards[id].set(status::Exhausted, !ready && !says(id, Always::EntersReady));
    if (unit)
        useUp(EffectKind::NextUnit, item.controller);
    settled();
    s.playedFrom = item.from;
    s.playedPaid = c.paid;
    fire(Trig::Played, item.controller, id, c.hidden);
    if (unit && zoneOf(item.to) == Zone::Battlefield)
        fireAt(Trig::PlayedHere, item.controller, id, holderOf(item.to));
}

const Chapter kFinalizeChapter{stepFinalize, askFinalize, answerFinalize};

} // namespace playmat::riftbound
