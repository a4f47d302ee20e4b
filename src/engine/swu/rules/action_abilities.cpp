#include "engine/swu/rules/force.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/rules/payments.h"
#include "engine/swu/rules/plot.h"
#include "engine/swu/text/reasons.h"

#include <algorithm>
#include <bit>

/// Action abilities, Epic Actions and deploying a leader (CR 6.4, 7.2, 3.4).
namespace playmat::swu {

using core::Refusal;

namespace {

/// Deploying as an upgrade: on each unit that it may be attached to (CR 3.4.4A).
void addDeployments(const Board &m, core::Option deploys, core::Decision &out)
{
    deploys.zone = kNone;
    forHosts(m, deploys.card, m.s.cards[deploys.card].controller, [&](CardId host) {
        deploys.target = host;
        out.options.push_back(deploys);
    });
}

} // namespace

/// Resources, and of some leaders units besides.
static int countsToDeploy(const Board &m, PlayerId player, CardId leader, const Ability &a)
{
    const View v{player, leader, nullptr};
    return m.resources(player) + (a.subject == 0 ? 0 : m.collect(a.subject, v).count());
}

Refusal Questions::whyNotAbility(PlayerId player, CardId card, AbilityId id) const
{
    const Ability &a = p.abilities[id];
    const Card &c = s.cards[card];
    const bool epic = a.kind == AbilityKind::EpicAction || a.kind == AbilityKind::Deploy;
    if (a.kind == AbilityKind::Deploy && (c.status & status::Deployed) != 0)
        return refuse(Reason::AlreadyDeployed, "CR 3.4.3", card);
    if (epic && (c.status & status::EpicUsed) != 0)
        return refuse(Reason::EpicActionUsed, "CR 7.2.4", card);
    if (a.kind == AbilityKind::Deploy && countsToDeploy(*this, player, card, a) < a.deployAt)
        return refuse(Reason::DeployNeedsResources, "CR 3.4.4", card, a.deployAt,
                      countsToDeploy(*this, player, card, a));
    if (a.way == PlayWay::Piloting && cheapestHost(player, card) == kNone)
        return refuse(Reason::NoTargetForUpgrade, "CR 3.4.4A", card);
    if (const int cost = a.cost.resources; cost > 0) // most cost none
        if (const int have
            = costFunds(*this, player, a.cost.exhaustThis ? card : kNone, a.cost.exhaust == 0);
            cost > have)
            return refuse(Reason::AbilityCostTooHigh, "CR 6.4.4A", card, cost, have);
    const bool blankLeader = (c.status & status::Blank) != 0 && (kindsOf(card) & kind::Leader) != 0;
    if (blankLeader && a.kind == AbilityKind::Action)
        return refuse(Reason::NoAbility, "CR 8.14", card);
    if (a.cost.exhaustThis && (c.status & status::Exhausted) != 0)
        return refuse(Reason::AbilityNeedsReady, "CR 6.4.3B", card);
    if (a.cost.useForce && forceOf(*this, player) == kNone)
        return refuse(Reason::AbilityNeedsForce, "CR 8.37.4", card);
    if (!canPayParts(a.cost, {player, card, nullptr}))
        return refuse(Reason::AbilityNeedsSacrifice, "CR 6.4.4A", card);
    if (isOnce(a.limit) && ((c.usedRound >> a.index) & 1U) != 0)
        return refuse(Reason::EpicActionUsed, "CR 7.2.5", card);
    if (a.limit == Limit::ThricePerGame && c.uses() == 3)
        return refuse(Reason::EpicActionUsed, "CR 7.2.5", card);
    if (a.activeIn != (inPlay(card) ? Zone::Aside : c.zone))
        return refuse(Reason::NoAbility, "CR 7.1.3", card);
    if (changesNothing(card, a))
        return refuse(Reason::NoEffect, "CR 6.4.2", card);
    return {};
}

/// One that may be used, in each way in which it may.
static void offerAbility(const Board &m, core::Decision &out, CardId card, AbilityId id)
{
    const Ability &a = m.p.abilities[id];
    const bool deploys = a.kind == AbilityKind::Deploy;
    core::Option o;
    o.kind = static_cast<std::uint8_t>(deploys ? OptionKind::Deploy : OptionKind::Ability);
    o.card = card;
    o.zone = deploys ? static_cast<std::uint8_t>(m.hotOf(card).arena) : kNone;
    o.cost = a.cost.resources;
    o.ability = id;
    if (a.way == PlayWay::Piloting)
        addDeployments(m, o, out);
    else
        out.options.push_back(o);
}

/// Calls f(ability id) for each ability of the card that is used as an action; most cards have none
/// but those that are printed on them.
template <class F>
static void forActions(const Board &m, CardId card, F &&f)
{
    const Card &c = m.s.cards[card];
    if (m.losesByName(card))
        return;
    const bool blankLeader
        = (c.status & status::Blank) != 0 && (m.kindsOf(card) & kind::Leader) != 0;
    if (!blankLeader
        && (c.firstUpgrade != kNone || !m.s.effects.empty() || c.marks.any(mark::HasGained))) {
        m.forAbilities(card, [&](AbilityId id) {
            if (isAction(m.p.abilities[id].kind))
                f(id);
        });
        return;
    }
    const HotDef &d = m.hotOf(card);
    const bool blank = (c.status & status::Blank) != 0;
    if (blank && (d.kind & kind::Leader) != 0) { // all but Epic Actions (Rule::BlankLeaders)
        for (unsigned rest = d.acts; rest != 0; rest &= rest - 1) {
            const auto id = static_cast<AbilityId>(d.firstAbility + std::countr_zero(rest));
            if (m.p.abilities[id].kind != AbilityKind::Action)
                f(id);
        }
        return;
    }
    const unsigned acts = blank ? 0U : d.acts;
    for (unsigned rest = acts; rest != 0; rest &= rest - 1)
        f(static_cast<AbilityId>(d.firstAbility + std::countr_zero(rest)));
}

void Questions::addAbilities(core::Decision &out, const ActionTerms &t) const
{
    const auto visit = [&](CardId card) {
        const bool own = s.cards[card].controller == t.player;
        forActions(*this, card, [&](AbilityId id) {
            const Ability &a = p.abilities[id];
            const bool may = own ? !a.onlyOpponents : a.anyPlayer;
            if (may && whyNotAbility(t.player, card, id).code == 0)
                offerAbility(*this, out, card, id);
        });
    };
    t.actors.forEach([&](CardId card) {
        visit(card);
        for (CardId u = s.cards[card].firstUpgrade; u != kNone; u = s.cards[u].next)
            if (hotOf(u).actions) // its own: those that it grants are its unit's
                visit(u);
    });
    s.usable.forEach(visit);
}

void Machine::useAbility(PlayerId player, const core::Option &o)
{
    push(Frame::of(UseAbilityFrame{.card = o.card,
                                   .host = o.target,
                                   .ability = static_cast<AbilityId>(o.ability)},
                   player));
}

/// All of its cost but what is chosen. False when there is no room for what it remembers.
static bool payForAbility(Machine &m, Frame &f, const Ability &a)
{
    const UseAbilityFrame &use = f.useAbility();
    m.emit(Ev::AbilityUsed, use.card, kNone, use.ability, 0, f.player);
    Context *context = m.newContext(f.ctx);
    if (context == nullptr)
        return false;
    Card &c = m.s.cards[use.card];
    context->source = use.card;
    context->sourceSerial = c.serial;
    context->controller = f.player;
    context->ability = use.ability;
    const bool mayPay = m.ruleInPlay(Rule::PaysByExhausting);
    if (a.cost.exhaustThis && mayPay) // so that it does not pay as well
        m.exhaust(use.card);
    payCost(m, f.player, a.cost.resources);
    if (a.cost.exhaustThis)
        m.exhaust(use.card);
    if (a.cost.useForce)
        useForce(m, f.player);
    if (a.kind == AbilityKind::EpicAction || a.kind == AbilityKind::Deploy) {
        c.status |= status::EpicUsed;
        m.emit(Ev::EpicUsed, use.card);
    }
    if (isOnce(a.limit))
        m.spend(use.card, a.index);
    if (a.limit == Limit::ThricePerGame)
        m.countUse(use.card);
    if (a.cost.defeatThis) {
        CardSet one;
        one.add(use.card);
        m.defeat(one, f.player);
    }
    if (a.cost.returnThis)
        m.leaveForHand(use.card);
    m.topOfDeckInOrder(f.player, a.cost.mill,
                       [&](CardId id) { m.moveTo(id, Zone::Discard, f.player); });
    return true;
}

static void resolveUse(Machine &m, const Frame &f, const Ability &a)
{
    const UseAbilityFrame &use = f.useAbility();
    if (a.kind == AbilityKind::Deploy && use.host != kNone)
        deployOnto(m, use.card, use.host);
    else if (a.kind == AbilityKind::Deploy)
        m.deploy(use.card);
    else if (a.onAttached || m.holds(a.cond, m.viewOf(f)))
        m.pushEffects(a.effects, f.ctx);
}

void Machine::stepUseAbility(Frame &f)
{
    UseAbilityFrame &use = f.useAbility();
    const Ability &a = p.abilities[use.ability];
    switch (f.step<UseAbilityStep>()) {
    case UseAbilityStep::Pay:
        if (payForAbility(*this, f, a))
            f.go(UseAbilityStep::PayParts);
        return;
    case UseAbilityStep::PayParts:
        if (asksForPart(a.cost, use.part))
            wait();
        else
            f.go(UseAbilityStep::Resolve);
        return;
    case UseAbilityStep::Resolve:
        f.go(UseAbilityStep::Window);
        resolveUse(*this, f, a);
        return;
    case UseAbilityStep::Window:
        f.go(UseAbilityStep::Done);
        emit(Ev::AbilityResolved, use.card, kNone, use.ability, 0, f.player);
        if (pushWindow())
            return;
        [[fallthrough]];
    case UseAbilityStep::Done:
        freeContext(f.ctx);
        pop();
        return;
    default:
        ENGINE_CHECK(false, f.stepNumber, 0);
    }
}

void Questions::askUseAbility(const Frame &f, core::Decision &out) const
{
    const UseAbilityFrame &use = f.useAbility();
    askPart(p.abilities[use.ability].cost, use.part, viewOf(f), out);
    out.ability = use.ability;
}

void Machine::answerUseAbility(Frame &f, const CardSet &chosen)
{
    UseAbilityFrame &use = f.useAbility();
    payPart(p.abilities[use.ability].cost, use.part, f.player, use.card, chosen);
    ++use.part;
}

/// The leader turns over and enters its arena ready: deployed, not played (CR 3.4.4).
void Machine::deploy(CardId leader)
{
    Card &c = s.cards[leader];
    moveTo(leader, defOf(leader).arena, c.controller);
    turn(*this, leader, defOf(leader).side(Face::UnitSide));
    c.status = static_cast<std::uint8_t>((c.status & ~status::Exhausted) | status::Deployed);
    newObject(leader);
    setMark(leader, mark::EnteredThisRound | mark::ArrivedThisPhase);
    emit(Ev::FaceChanged, leader, kNone, 1);
    emit(Ev::LeaderDeployed, leader);
    derive();
    fireSelf(leader, trig::Deployed, leader);
    fireArrival(leader);
    fireEntered(leader);
    fireOthers(trig::LeaderDeployed, leader, c.controller);
    fireOthers(trig::OpponentDeploys, leader, c.controller);
    offerPlot(*this, c.controller, leader);
}

} // namespace playmat::swu
