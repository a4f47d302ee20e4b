#include "engine/lorcana/rules/machine.h"

#include <algorithm>

/// What cards add to the costs of quests, challenges and moves (CR 4.5.1.2, 4.6.4.3, 4.7.3): ink,
/// which is in the option, and other things, which are asked for before the action begins.
namespace playmat::lorcana {

using core::Answer;
using core::Decision;
using core::Refusal;

namespace {

bool isAbout(const Machine &m, const Ability &a, CardId source, CardId id, const View &v)
{
    const Selector &sel = m.p.selectors[a.affects];
    return sel.mode == SelectMode::Ref ? source == id : m.matches(sel.filter, id, v);
}

} // namespace

/// Calls f(ability) for each one that asks for something.
template <class F>
void Machine::forTolls(OptionKind act, CardId id, CardId target, F &&f) const
{
    if (!s.tolls)
        return;
    s.forPlay([&](CardId source) {
        if (!defOf(source).tolls)
            return;
        forAbilities(source, [&](AbilityId ability) {
            const Ability &a = p.abilities[ability];
            const View v{s.cards[source].owner, source, nullptr, kNone};
            if (a.kind == AbilityKind::Toll && a.act == act && gateOpen(a, v)
                && isAbout(*this, a, source, id, v)
                && (a.filter == 0 || (target != kNone && matches(a.filter, target, v))))
                f(a);
        });
    });
}

int Machine::tollInk(OptionKind act, CardId id, CardId target) const
{
    int ink = 0;
    forTolls(act, id, target, [&](const Ability &a) { ink += a.cost.ink; });
    return ink;
}

/// All parts together must be payable (CR 4.1.4).
Refusal Machine::whyNotToll(OptionKind act, CardId id, CardId target, int ink) const
{
    if (!s.tolls)
        return nothing();
    const PlayerId player = s.cards[id].owner;
    Cost sum;
    bool payable = true;
    forTolls(act, id, target, [&](const Ability &a) {
        ink += a.cost.ink;
        sum.discard = static_cast<std::uint8_t>(sum.discard + a.cost.discard);
        sum.banishOther = static_cast<std::uint8_t>(sum.banishOther + a.cost.banishOther);
        sum.exertOther = static_cast<std::uint8_t>(sum.exertOther + a.cost.exertOther);
        sum.discardFilter = a.cost.discardFilter;
        sum.otherFilter = a.cost.otherFilter;
        payable &= costsArePayable(sum, player, id);
    });
    if (!payable)
        return refuse(Reason::CostNotPayable, "CR 4.1.4", id);
    if (const int ready = readyInk(player); ink > ready)
        return refuse(Reason::NotEnoughInk, "CR 4.1.4", id, ink, ready);
    return nothing();
}

int Machine::moveCost(CardId location, CardId character) const
{
    int cost = defOf(location).moveCost;
    if (!s.tolls)
        return cost;
    s.forPlay([&](CardId source) {
        if (!defOf(source).tolls)
            return;
        forAbilities(source, [&](AbilityId ability) {
            const Ability &a = p.abilities[ability];
            const View v{s.cards[source].owner, source, nullptr, kNone};
            const Filter &who = p.filters[a.filter];
            const bool fits = character != kNone
                ? matches(who, character, v)
                : s.cards[source].owner == s.cards[location].owner && who.classes[0] == 0;
            if (a.kind == AbilityKind::MoveCost && gateOpen(a, v) && fits
                && matches(a.with, location, v))
                cost += amount(a.amount, v);
        });
    });
    return std::max(0, cost);
}

const Ability *Machine::tollAt(const TollFrame &toll) const
{
    const Ability *found = nullptr;
    int at = 0;
    forTolls(toll.act, toll.card, toll.target, [&](const Ability &a) {
        if (at++ == toll.at)
            found = &a;
    });
    return found;
}

void Machine::beginAct(OptionKind act, CardId id, CardId target, int ink)
{
    bool asks = false;
    forTolls(act, id, target, [&](const Ability &a) { asks |= a.cost.asks(); });
    if (!asks) {
        doAct(act, id, target, ink);
        return;
    }
    TollFrame toll;
    toll.card = id;
    toll.target = target;
    toll.act = act;
    toll.ink = static_cast<std::uint8_t>(ink);
    push(Frame::of(toll));
}

void Machine::doAct(OptionKind act, CardId id, CardId target, int ink)
{
    payInk(s.cards[id].owner, ink);
    if (act == OptionKind::Quest)
        quest(id);
    else if (act == OptionKind::Challenge)
        startChallenge(id, target);
    else
        moveToLocation(id, target);
}

void Machine::stepToll(Frame &f)
{
    TollFrame &toll = f.toll();
    for (const Ability *a = tollAt(toll); a != nullptr; a = tollAt(toll)) {
        if (payPart(a->cost, s.cards[toll.card].owner, toll.card, toll.paid)) {
            wait();
            return;
        }
        toll.paid = 0;
        ++toll.at;
    }
    const TollFrame paid = toll;
    pop();
    doAct(paid.act, paid.card, paid.target, paid.ink);
}

void Machine::askToll(const Frame &f, Decision &out) const
{
    const TollFrame &toll = f.toll();
    if (const Ability *a = tollAt(toll))
        askPart(a->cost, s.cards[toll.card].owner, toll.card, toll.paid, out);
}

void Machine::answerToll(Frame &f, const Decision &d, const Answer &a)
{
    answerPart(f.toll().paid, d, a);
}

} // namespace playmat::lorcana
