#include "engine/swu/abilities/conditions.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/text/printer.h"

#include <bit>

/// Conditions about stored numbers and amounts.
namespace playmat::swu {

namespace {

using field::needed;

constexpr Field<Cond> kTriggerLeastFields[]
    = {needed(field::amount<&Cond::amount>("trigger_amount_min"))};
constexpr CondSpec kTriggerLeast{
    .form = {"What the trigger was about is at least this.", kTriggerLeastFields},
    .holds =
        [](const Board &m, const Cond &c, const View &v) {
            return v.ctx != nullptr && v.ctx->triggerAmount >= m.amount(c.amount, v);
        },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("that [is|isn't] {n} or more damage", {{"n", p.equalTo(c.amount)}},
                         c.negate);
        },
};

std::string storedNumber(Printer &p)
{
    return p.said.number.empty() ? std::string(p.say(P::ThatNumber)) : p.said.number;
}

constexpr Field<Cond> kNumberIsFields[] = {needed(field::amount<&Cond::amount>("number_is"))};
constexpr CondSpec kNumberIs{
    .form = {"The stored number is this.", kNumberIsFields},
    .holds
    = [](const Board &m, const Cond &c,
         const View &v) { return v.ctx != nullptr && v.ctx->number == m.amount(c.amount, v); },
    .words =
        [](Printer &p, const Cond &c) {
            if (p.equalTo(c.amount) == "0") // the player may have discarded no card
                return std::string(p.say(c.negate ? "they do" : "they don't"));
            return p.say("{n} [is|isn't] that number", {{"n", p.equalTo(c.amount)}}, c.negate);
        },
};

constexpr Field<Cond> kNumberMaxFields[] = {needed(field::amount<&Cond::amount>("number_max"))};
constexpr CondSpec kNumberMax{
    .form = {"The stored number is at most this.", kNumberMaxFields},
    .holds
    = [](const Board &m, const Cond &c,
         const View &v) { return v.ctx != nullptr && v.ctx->number <= m.amount(c.amount, v); },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{number} [is|isn't] {n} or less",
                         {{"n", p.equalTo(c.amount)}, {"number", storedNumber(p)}}, c.negate);
        },
};

bool aspectsAmong(const Board &m, const Cond &c, const View &v)
{
    unsigned mask = 0;
    m.collect(c.filter, v).forEach([&](CardId one) { mask |= m.defOf(one).aspectMask; });
    return std::popcount(mask) >= atLeast(m, c, v);
}

std::string aspectsWords(Printer &p, const Cond &c)
{
    const std::string n = c.amount == 0 ? "1" : p.equalTo(c.amount);
    return p.say("there [are|aren't] at least {n} different aspects among {cards}",
                 {{"n", n}, {"cards", p.cards(c.filter, {Printer::Quantity::Plural, 1, false})}},
                 c.negate);
}

constexpr Field<Cond> kAspectsFields[]
    = {needed(field::filter<&Cond::filter>("aspects")), atLeastField()};
constexpr CondSpec kAspects{
    .form = {"There are this many different aspects among the cards.", kAspectsFields},
    .holds = aspectsAmong,
    .words = aspectsWords,
};

bool costsAmong(const Board &m, const Cond &c, const View &v)
{
    std::uint64_t costs = 0;
    m.collect(c.filter, v).forEach([&](CardId id) {
        costs |= std::uint64_t{1} << (m.hotOf(id).cost & 63U);
    });
    return std::popcount(costs) >= atLeast(m, c, v);
}

std::string costsWords(Printer &p, const Cond &c)
{
    return p.say("there [are|aren't] {n} or more different costs among {cards}",
                 {{"n", p.equalTo(c.amount)}, {"cards", p.among(c.filter)}}, c.negate);
}

constexpr Field<Cond> kCostsFields[]
    = {needed(field::filter<&Cond::filter>("different_costs")), atLeastField()};
constexpr CondSpec kCosts{
    .form = {"There are this many different printed costs among the cards.", kCostsFields},
    .holds = costsAmong,
    .words = costsWords,
};

void readMore(TreeReader &r, const JsonCursor &, const JsonCursor &at, Cond &c)
{
    if (!at.expectArray() || at.size() != 2) {
        at.fail("it has two parts");
        return;
    }
    Amount beyond;
    beyond.op = &differenceAmount();
    beyond.a = r.amount(at.item(0));
    beyond.b = r.amount(at.item(1));
    c.amount = r.store(beyond);
}

/// "the number of Experience tokens on it", or what else the amount is equal to.
std::string numberOf(Printer &p, AmountId id)
{
    const Amount &a = p.program().amounts[id];
    if (a.op == nullptr || a.op->equal != nullptr || a.filter == 0)
        return p.equalTo(id);
    return p.say("the number of {cards}",
                 {{"cards", p.cards(a.filter, {Printer::Quantity::Plural, 1, false})}});
}

std::string moreWords(Printer &p, const Cond &c)
{
    const Amount &beyond = p.program().amounts[c.amount];
    const Amount &first = p.program().amounts[beyond.a];
    const Amount &second = p.program().amounts[beyond.b];
    if (first.op != nullptr && first.op->iconsOf != nullptr && second.op == nullptr)
        return p.say(
            "there [are|aren't] {n} or more {icons}",
            {{"n", std::to_string(second.value + 1)}, {"icons", first.op->iconsOf(p, first)}},
            c.negate);
    if (first.op != nullptr && first.op->costOfCard && second.op == first.op && first.ref == Ref::A
        && second.ref == Ref::B)
        return p.say("the first unit [costs|doesn't cost] more than the second one", {}, c.negate);
    return p.say("{a} [is|isn't] more than {b}",
                 {{"a", numberOf(p, beyond.a)}, {"b", numberOf(p, beyond.b)}}, c.negate);
}

constexpr Field<Cond> kMoreFields[] = {{"more", "amount[2]", readMore, true}};
constexpr CondSpec kMore{
    .form = {"The first amount is more than the second.", kMoreFields},
    .holds = [](const Board &m, const Cond &c, const View &v) { return m.amount(c.amount, v) > 0; },
    .words = moreWords,
};

const CondSpec *const kConditions[]
    = {&kNumberIs, &kNumberMax, &kAspects, &kCosts, &kMore, &kTriggerLeast};

} // namespace

std::span<const CondSpec *const> numberConditions()
{
    return kConditions;
}

} // namespace playmat::swu
