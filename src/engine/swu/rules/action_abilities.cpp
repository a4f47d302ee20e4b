#include "engine/swu/rules/force.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/rules/payments.h"
#include "engine/swu/rules/plot.h"

#include <algorithm>

/// Action abilities, Epic Actions and deploying a leader (CR 6.4, 7.2, 3.4).
namespace playmat::swu {

using core::Refusal;

namespace {

[[nodiscard]] Refusal refuse(Reason reason, const char *rule, int a = 0, int b = 0, int c = 0)
{
    return {static_cast<std::uint16_t>(reason), {a, b, c, 0}, rule};
}

[[nodiscard]] bool isAction(AbilityKind kind)
{
    return kind == AbilityKind::Action || kind == AbilityKind::EpicAction
        || kind == AbilityKind::Deploy;
}

/// Deploying as an upgrade: on each unit that it may be attached to (CR 3.4.4A).
void addDeployments(const Machine &m, core::Option deploys, core::Decision &out)
{
    deploys.zone = kNone;
    forHosts(m, deploys.card, m.s.cards[deploys.card].controller, [&](CardId host) {
        deploys.target = host;
        out.options.push_back(deploys);
    });
}

} // namespace

Refusal Machine::whyNotAbility(PlayerId player, CardId card, AbilityId id) const
{
    const Ability &a = p.abilities[id];
    const Card &c = s.cards[card];
    const int have = a.cost.resources == 0 ? 0 : funds(*this, player); // most cost none
    const bool epic = a.kind == AbilityKind::EpicAction || a.kind == AbilityKind::Deploy;
    if (a.kind == AbilityKind::Deploy && (c.status & status::Deployed) != 0)
        return refuse(Reason::AlreadyDeployed, "CR 3.4.3", card);
    if (epic && (c.status & status::EpicUsed) != 0)
        return refuse(Reason::EpicActionUsed, "CR 7.2.4", card);
    if (a.kind == AbilityKind::Deploy && resources(player) < a.deployAt)
        return refuse(Reason::DeployNeedsResources, "CR 3.4.4", card, a.deployAt,
                      resources(player));
    if (a.way == PlayWay::Piloting && cheapestHost(player, card) == kNone)
        return refuse(Reason::NoTargetForUpgrade, "CR 3.4.4A", card);
    if (a.cost.resources > have)
        return refuse(Reason::AbilityCostTooHigh, "CR 6.4.4A", card, a.cost.resources, have);
    if (a.cost.exhaustThis && (c.status & status::Exhausted) != 0)
        return refuse(Reason::AbilityNeedsReady, "CR 6.4.3B", card);
    if (a.cost.useForce && forceOf(*this, player) == kNone)
        return refuse(Reason::AbilityNeedsForce, "CR 8.37.4", card);
    if (!canPayParts(a.cost, {player, card, nullptr}))
        return refuse(Reason::AbilityNeedsSacrifice, "CR 6.4.4A", card);
    if (a.limit == Limit::OncePerRound && ((c.usedRound >> a.index) & 1U) != 0)
        return refuse(Reason::EpicActionUsed, "CR 7.2.5", card);
    if (a.activeIn != (inPlay(card) ? Zone::Aside : c.zone))
        return refuse(Reason::NoAbility, "CR 7.1.3", card);
    if (changesNothing(card, a))
        return refuse(Reason::NoEffect, "CR 6.4.2", card);
    return {};
}

void Machine::addAbilities(core::Decision &out, PlayerId player) const
{
    const bool gains = std::any_of(s.effects.begin(), s.effects.end(), [this](const Effect &e) {
        return e.kind == EffectKind::GainAbility
            && isAction(p.abilities[p.nodes[e.node].ability].kind);
    });
    const auto visit = [&](CardId card) {
        const HotDef &d = hotOf(card);
        const Card &c = s.cards[card];
        const bool own = c.controller == player;
        const auto acts = [&](const HotDef &h) { return own ? h.actions : h.anyoneActs; };
        bool any = acts(d) || gains || (c.marks & mark::HasGained) != 0;
        for (CardId u = c.firstUpgrade; u != kNone && !any; u = s.cards[u].next)
            any = acts(hotOf(u));
        if (!any)
            return;
        forAbilities(card, [&](AbilityId id) {
            const Ability &a = p.abilities[id];
            if (!isAction(a.kind) || !(own || a.anyPlayer)
                || whyNotAbility(player, card, id).code != 0)
                return;
            const bool deploys = a.kind == AbilityKind::Deploy;
            core::Option o;
            o.kind = static_cast<std::uint8_t>(deploys ? OptionKind::Deploy : OptionKind::Ability);
            o.card = card;
            o.zone = deploys ? static_cast<std::uint8_t>(d.arena) : kNone;
            o.cost = a.cost.resources;
            o.ability = id;
            if (a.way == PlayWay::Piloting)
                addDeployments(*this, o, out);
            else
                out.options.push_back(o);
        });
    };
    const auto withUpgrades = [&](CardId card) {
        visit(card);
        for (CardId u = s.cards[card].firstUpgrade; u != kNone; u = s.cards[u].next)
            if (hotOf(u).actions) // its own: those that it grants are its unit's
                visit(u);
    };
    s.forEach(Zone::Base, player, withUpgrades);
    for (const Zone zone : {Zone::Ground, Zone::Space})
        s.forEach(zone, 0, withUpgrades);
    s.usable.forEach(visit);
}

void Machine::useAbility(PlayerId player, const core::Option &o)
{
    push({.kind = FrameKind::UseAbility,
          .player = player,
          .aux = static_cast<AbilityId>(o.ability),
          .a = o.card,
          .b = o.target});
}

/// All of its cost but what is chosen. False when there is no room for what it remembers.
static bool payForAbility(Machine &m, Frame &f, const Ability &a)
{
    m.emit(Ev::AbilityUsed, f.a, kNone, f.aux, 0, f.player);
    Context *context = m.newContext(f.ctx);
    if (context == nullptr)
        return false;
    Card &c = m.s.cards[f.a];
    context->source = f.a;
    context->sourceSerial = c.serial;
    context->controller = f.player;
    context->ability = f.aux;
    pay(m, f.player, a.cost.resources);
    if (a.cost.exhaustThis)
        m.exhaust(f.a);
    if (a.cost.useForce)
        useForce(m, f.player);
    if (a.kind == AbilityKind::EpicAction || a.kind == AbilityKind::Deploy) {
        c.status |= status::EpicUsed;
        m.emit(Ev::EpicUsed, f.a);
    }
    if (a.limit == Limit::OncePerRound)
        m.spend(f.a, a.index);
    if (a.cost.defeatThis) {
        CardSet one;
        one.add(f.a);
        m.defeat(one, f.player);
    }
    if (a.cost.returnThis)
        m.leaveForHand(f.a);
    f.n = 0;
    return true;
}

/// Steps: 0 pay, 1 the chosen parts of the cost one by one (f.n), 2 effects, 3 window, 4 done. f.b
/// is the unit that a leader is deployed onto.
void Machine::stepUseAbility(Frame &f)
{
    const Ability &a = p.abilities[f.aux];
    switch (f.step) {
    case 0:
        if (payForAbility(*this, f, a))
            f.step = 1;
        return;
    case 1:
        if (asksForPart(a.cost, f.n))
            wait();
        else
            f.step = 2;
        return;
    case 2:
        f.step = 3;
        if (a.kind == AbilityKind::Deploy && f.b != kNone)
            deployOnto(*this, f.a, f.b);
        else if (a.kind == AbilityKind::Deploy)
            deploy(f.a);
        else if (a.onAttached || holds(a.cond, viewOf(f)))
            pushEffects(a.effects, f.ctx);
        return;
    case 3:
        f.step = 4;
        emit(Ev::AbilityResolved, f.a, kNone, f.aux, 0, f.player);
        pushWindow();
        return;
    case 4:
        freeContext(f.ctx);
        pop();
        return;
    default:
        ENGINE_CHECK(false, f.step, 0);
    }
}

void Machine::askUseAbility(const Frame &f, core::Decision &out) const
{
    const Ability &a = p.abilities[f.aux];
    askPart(a.cost, f.n, viewOf(f), out);
    out.ability = f.aux;
}

void Machine::answerUseAbility(Frame &f, const core::Option &o)
{
    payPart(p.abilities[f.aux].cost, f.n, f.player, f.a, o.card);
    ++f.n;
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
    fireOthers(trig::LeaderDeployed, leader, c.controller);
    offerPlot(*this, c.controller, leader);
}

} // namespace playmat::swu
