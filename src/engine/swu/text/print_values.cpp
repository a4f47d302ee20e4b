#include "engine/swu/language/condition.h"
#include "engine/swu/language/vocabulary.h"
#include "engine/swu/text/print.h"
#include "engine/swu/text/printer.h"

#include <algorithm>
#include <cstdlib>

namespace playmat::swu {

std::string Printer::itsOr(Ref ref)
{
    if (ref == Ref::It && !said.itIs.empty())
        return say(P::Possessive, {{"player", said.itIs}});
    const bool spokenOf = ref == Ref::It || ref == said.spokenOf || ref == Ref::A || ref == Ref::B
        || ref == Ref::C || ref == Ref::Subject;
    return spokenOf ? std::string(say(P::Its)) : say(P::Possessive, {{"player", card(ref)}});
}

/// " for each …" of a counting amount; empty for the others.
std::string Printer::eachOfAmount(const Amount &a)
{
    const std::string what
        = a.op == nullptr || a.op->each == nullptr ? std::string() : a.op->each(*this, a);
    return what.empty() ? what : say(P::ForEach, {{"what", what}});
}

Printer::AmountText Printer::amount(AmountId id)
{
    const Amount &a = program().amounts[id];
    if (id == 0)
        return {AmountText::Fixed, "1", {}};
    if (a.op == nullptr)
        return {AmountText::Fixed, std::to_string(a.value), {}};
    if (std::string each = eachOfAmount(a); !each.empty())
        return {AmountText::Fixed, std::to_string(a.value), std::move(each)};
    if (a.op->thatMuch && a.op->storedNumber && !said.numberIs.empty())
        return {AmountText::Equal, said.numberIs, {}};
    if (a.op->thatMuch)
        return {AmountText::ThatMuch, {}, {}};
    return {AmountText::Equal, equalTo(id), {}};
}

/// "its power", "the number of cards in your hand", "3": what an amount is equal to.
std::string Printer::equalTo(AmountId id)
{
    const Amount &a = program().amounts[id];
    return a.op != nullptr && a.op->equal != nullptr ? a.op->equal(*this, a)
                                                     : std::to_string(a.value) + eachOfAmount(a);
}

std::string Printer::damageWords(const AmountText &a) const
{
    if (a.form == AmountText::ThatMuch)
        return std::string(say(P::DamageThatMuch));
    if (a.form == AmountText::Fixed)
        return say(P::DamageN, {{"n", a.text}});
    // The sentence goes on behind it: "half its power, rounded down, to a unit".
    const bool apposition = a.text.find(say(P::Comma)) != std::string::npos;
    return say(P::DamageEqual, {{"n", a.text}}) + (apposition ? "," : "");
}

std::string Printer::condition(CondId id)
{
    const Cond &c = program().conds[id];
    return c.op == nullptr ? std::string() : c.op->words(*this, c);
}

std::string Printer::keywordList(Keywords bits, const AmountText &raid,
                                 const AmountText &restore) const
{
    std::string words;
    for (const KeywordWord &k : words::keywords) {
        const Keywords bit = k.value;
        if (!bits.any(bit))
            continue;
        std::string word = "{keyword:" + std::string(k.name);
        const AmountText *number = bit == kw::Raid ? &raid
            : bit == kw::Restore                   ? &restore
                                                   : nullptr;
        if (number != nullptr && !number->text.empty())
            word += " " + number->text;
        word += "}";
        if (number != nullptr)
            word += number->each;
        words = words.empty() ? word : say(P::And, {{"a", words}, {"b", word}});
    }
    return words;
}

namespace {

/// Zero has the sign of the other value: -4/-0.
std::string withSign(int value, bool negative)
{
    return (negative ? "-" : "+") + std::to_string(std::abs(value));
}

} // namespace

std::string Printer::stats(int power, int hp) const
{
    return withSign(power, power < 0 || (power == 0 && hp < 0)) + "/"
        + withSign(hp, hp < 0 || (hp == 0 && power < 0));
}

std::string Printer::computedStats(AmountId power, AmountId hp)
{
    const auto value
        = [this](AmountId id) { return id == 0 ? 0 : int{program().amounts[id].value}; };
    std::string words = stats(value(power), value(hp));
    return words + amount(power != 0 ? power : hp).each;
}

std::string Printer::duration(Duration d) const
{
    const DurationWord *row = rowOf(words::durations, d);
    return row == nullptr ? std::string() : say(row->phrase, {{"card", thisCard()}});
}

} // namespace playmat::swu
