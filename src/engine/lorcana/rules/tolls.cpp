#include "engine/lorcana/rules/chapters.h"
#include "engine/lorcana/rules/machine.h"

#include <algorithm>

/// What cards add to the costs of quests, challenges and moves (CR 4.5.1.2, 4.6.4.3, 4.7.3): ink,
/// which is in the option, and other things, which are asked for before the action begins.
namespace playmat::lorcana {

using core::Answer;
using core::Decision;
using core::Refusal;

namespace {

void doAct(Machine &m, OptionKind act, CardId id, CardId target, int ink);

bool isAbout(const Board &m, const Ability &a, CardId source, CardId id, const View &v)
{
    const Selector &sel = m.p.selectors[a.affects];
    return sel.mode == SelectMode::Ref ? source == id : m.matches(sel.filter, id, v);
}

/// Calls f(ability) for each one that asks for something.
template <class F>
void forTolls(const Board &m, OptionKind act, CardId id, CardId target, F &&f)
{
    if (!m.s.tolls)
        return;
    m.s.forPlay([&](CardId source) {
        if (!m.defOf(source).tolls)
            return;
        m.forAbilities(source, [&](AbilityId ability) {
            const Ability &a = m.p.abilities[ability];
            const View v{m.s.cards[source].owner, source, nullptr, kNone};
            if (a.kind == AbilityKind::Toll && a.act == act && m.gateOpen(a, v)
                && isAbout(m, a, source, id, v)
                && (a.filter == 0 || (target != kNone && m.matches(a.filter, target, v))))
                f(a);
        });
    });
}

} // namespace

int Board::tollInk(OptionKind act, CardId id, CardId target) const
{
    int ink = 0;
    forTolls(*this, act, id, target, [&](const Ability &a) { ink += a.cost.ink; });
    return ink;
}

/// All parts together must be payable (CR 4.1.4).
Refusal Board::whyNotToll(OptionKind act, CardId id, CardId target, int ink) const
{
    if (!s.tolls)
        return nothing();
    const PlayerId player = s.cards[id].owner;
    Cost sum;
    bool payable = true;
    forTolls(*this, act, id, target, [&](const Ability &a) {
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

int Board::moveCost(CardId location, CardId character) const
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

namespace {

const Ability *tollAt(const Board &m, const TollFrame &toll)
{
    const Ability *found = nullptr;
    int at = 0;
    forTolls(m, toll.act, toll.card, toll.target, [&](const Ability &a) {
        if (at++ == toll.at)
            found = &a;
    });
    return found;
}

} // namespace

void Machine::beginAct(OptionKind act, CardId id, CardId target, int ink)
{
    bool asks = false;
    forTolls(*this, act, id, target, [&](const Ability &a) { asks |= a.cost.asks(); });
    if (!asks) {
        doAct(*this, act, id, target, ink);
        return;
    }
    TollFrame toll;
    toll.card = id;
    toll.target = target;
    toll.act = act;
    toll.ink = static_cast<std::uint8_t>(ink);
    push(Frame::of(toll));
}

namespace {

void doAct(Machine &m, OptionKind act, CardId id, CardId target, int ink)
{
    m.payInk(m.s.cards[id].owner, ink);
    if (act == OptionKind::Quest)
        m.quest(id);
    else if (act == OptionKind::Challenge)
        m.startChallenge(id, target);
    else
        m.moveToLocation(id, target);
}

void stepToll(Machine &m, Frame &f)
{
    TollFrame &toll = f.toll();
    for (const Ability *a = tollAt(m, toll); a != nullptr; a = tollAt(m, toll)) {
        if (m.payPart(a->cost, m.s.cards[toll.card].owner, toll.card, toll.paid)) {
            m.wait();
            return;
        }
        toll.paid = 0;
        ++toll.at;
    }
    const TollFrame paid = toll;
    m.pop();
    doAct(m, paid.act, paid.card, paid.target, paid.ink);
}

void askToll(const Board &m, const Frame &f, Decision &out)
{
    const TollFrame &toll = f.toll();
    if (const Ability *a = tollAt(m, toll))
        m.askPart(a->cost, m.s.cards[toll.card].owner, toll.card, toll.paid, out);
}

void answerToll(Machine &m, Frame &f, const Decision &d, const Answer &a)
{
    m.answerPart(f.toll().paid, d, a);
}

} // namespace

const Chapter kTollChapter{stepToll, askToll, answerToll};

} // namespace playmat::lorcana
