#include "engine/swu/print.h"
#include "engine/swu/print_internal.h"

#include <algorithm>
#include <cstdlib>

namespace playmat::swu {

std::string Printer::itsOr(Ref ref)
{
    if (ref == Ref::It && !m_itIs.empty())
        return say(P::Possessive, {{"player", m_itIs}});
    const bool spokenOf = ref == Ref::It || ref == m_spokenOf || ref == Ref::A || ref == Ref::B
        || ref == Ref::C || ref == Ref::Subject;
    return spokenOf ? std::string(say(P::Its)) : say(P::Possessive, {{"player", card(ref)}});
}

/// " for each …" of a counting amount; empty for the others.
std::string Printer::eachOfAmount(const Amount &a)
{
    const std::string what = countedThing(a);
    return what.empty() ? what : say(P::ForEach, {{"what", what}});
}

std::string Printer::countedThing(const Amount &a)
{
    if (a.op == AmountOp::Count && (fil(a.filter).require & prop::It) != 0)
        return std::string(say(P::OfThem));
    if (a.op == AmountOp::Count)
        return cards(a.filter, {Quantity::Bare, 1, false});
    if (a.op == AmountOp::Resources)
        return say(P::EachResource, {{"player", player(a.who)}}, a.who != Who::You);
    if (a.op == AmountOp::Damage)
        return say(P::EachDamageOn, {{"card", card(a.ref)}});
    if (a.op == AmountOp::DistinctAspects && a.filter == 0)
        return std::string(say(P::EachAspectAmongIt));
    if (a.op == AmountOp::DistinctAspects)
        return say(P::EachAspect, {{"cards", cards(a.filter, {Quantity::Plural, 1, false})}});
    if (a.op == AmountOp::PlayedThisPhase) {
        const std::string what = cards(a.filter, {Quantity::Bare, 1, false});
        return say(P::EachPlayed,
                   {{"card", a.other ? say(P::OtherPlural, {{"cards", what}}) : what}});
    }
    return std::string(a.op == AmountOp::Number && m_paid ? say(P::ForEachPaid)
                                                          : std::string_view());
}

Printer::AmountText Printer::amount(AmountId id)
{
    const Amount &a = program().amounts[id];
    if (id == 0)
        return {AmountText::Fixed, "1", {}};
    if (a.op == AmountOp::Constant)
        return {AmountText::Fixed, std::to_string(a.value), {}};
    if (std::string each = eachOfAmount(a); !each.empty())
        return {AmountText::Fixed, std::to_string(a.value), std::move(each)};
    if (a.op == AmountOp::Number || a.op == AmountOp::TriggerAmount)
        return {AmountText::ThatMuch, {}, {}};
    return {AmountText::Equal, equalTo(id), {}};
}

/// "its power", "the number of cards in your hand", "3": what an amount is equal to.
std::string Printer::equalTo(AmountId id)
{
    struct Words
    {
        AmountOp op;
        P phrase;
    };
    static constexpr Words kWords[] = {
        {AmountOp::Power, P::PowerOf},
        {AmountOp::RemainingHp, P::RemainingHpOf},
        {AmountOp::Cost, P::CostOf},
        {AmountOp::Damage, P::DamageOn},
        {AmountOp::HandSize, P::HandOf},
        {AmountOp::CombinedCost, P::CombinedCostOf},
        {AmountOp::Sum, P::Plus},
        {AmountOp::Number, P::ThatNumber},
        {AmountOp::TriggerAmount, P::ThatNumber},
    };
    const Amount &a = program().amounts[id];
    const bool hand = a.op == AmountOp::HandSize;
    const bool sum = a.op == AmountOp::Sum;
    for (const Words &w : kWords)
        if (w.op == a.op)
            return say(w.phrase,
                       {{"whose", hand ? possessive(a.who) : itsOr(a.ref)},
                        {"card", m_source.empty() ? card(a.ref) : std::string(say(P::It))},
                        {"a", sum ? equalTo(a.a) : std::string()},
                        {"b", sum ? equalTo(a.b) : std::string()}});
    return std::to_string(a.value) + eachOfAmount(a);
}

std::string Printer::damageWords(const AmountText &a) const
{
    if (a.form == AmountText::ThatMuch)
        return std::string(say(P::DamageThatMuch));
    return say(a.form == AmountText::Equal ? P::DamageEqual : P::DamageN, {{"n", a.text}});
}

std::string Printer::condition(CondId id)
{
    return conditionWords(program().conds[id]);
}

std::string Printer::existsWords(const Cond &c)
{
    const Filter &f = fil(c.filter);
    const bool ownedBySide = f.side == Side::Friendly || f.side == Side::Enemy;
    Quantity q{Quantity::One, 1, false};
    std::string list;
    if (f.name != 0 && f.kinds == (kind::Leader | kind::Unit)) {
        list = named(f);
    } else {
        m_omitSide = ownedBySide;
        if (c.amount != 0) {
            q.kind = Quantity::Plural;
            list = say(P::AtLeast, {{"n", equalTo(c.amount)}, {"cards", cards(c.filter, q)}});
        } else {
            list = cards(c.filter, q);
        }
        m_omitSide = false;
    }
    if (!ownedBySide)
        return say(P::ThereIsCond, {{"cards", list}}, c.negate);
    return say(f.side == Side::Friendly ? P::YouControlCond : P::OpponentControlsCond,
               {{"cards", list}}, c.negate);
}

/// Where the card is was said before.
std::string Printer::placelessCards(FilterId filter)
{
    m_omitPlace = true;
    std::string words = cards(filter, {Quantity::One, 1, false});
    m_omitPlace = false;
    return words;
}

std::string Printer::matchesWords(const Cond &c)
{
    const Filter &f = fil(c.filter);
    const std::string subject = card(c.ref);
    std::string what;
    if (f.name != 0)
        what = named(f);
    else if (f.kinds == 0 && f.alt == 0)
        what = adjectives(f, true);
    else
        what = placelessCards(c.filter);
    const bool it = subject == say(P::It);
    m_spokenOf = c.ref;
    if (it && !c.negate)
        return say(P::ItIsCond, {{"what", what}});
    return say(c.negate ? P::IsNotCond : P::IsCond, {{"card", subject}, {"what", what}});
}

/// "This unit is attacking a damaged unit" is said as one thing.
std::string Printer::joinedWords(const Cond &c)
{
    const Cond &a = program().conds[c.a];
    const Cond &b = program().conds[c.b];
    const bool attacking = c.op == CondOp::And && a.op == CondOp::Matches && a.ref == Ref::Attacker
        && fil(a.filter).require == prop::This && b.op == CondOp::Matches && b.ref == Ref::Defender;
    if (attacking) {
        const std::string defender = cards(b.filter, {Quantity::One, 1, false});
        const std::string words
            = say(P::AttackingCond, {{"card", thisCard()}, {"cards", defender}}, c.negate);
        m_spokenOf = Ref::This;
        return words;
    }
    return say(c.op == CondOp::And ? P::And : P::Or,
               {{"a", conditionWords(a)}, {"b", conditionWords(b)}});
}

std::string Printer::conditionWords(const Cond &c)
{
    if (c.op == CondOp::Exists)
        return existsWords(c);
    if (c.op == CondOp::Matches)
        return matchesWords(c);
    if (c.op == CondOp::And || c.op == CondOp::Or)
        return joinedWords(c);
    if (c.op == CondOp::PlayedThisPhase)
        return playedWords(c);
    return plainCondition(c);
}

std::string Printer::playedWords(const Cond &c)
{
    const std::string what = described(fil(c.filter), false);
    Filter f;
    f.exclude = c.other ? prop::This : 0;
    return say(P::PlayedCond, {{"player", player(c.who)}, {"card", article(f, what)}}, c.negate);
}

/// Conditions of one phrase. [a|b] in it is for "not", or for somebody else than you.
std::string Printer::plainCondition(const Cond &c)
{
    struct Words
    {
        CondOp op;
        P phrase;
    };
    static constexpr Words kWords[] = {
        {CondOp::Initiative, P::InitiativeCond},
        {CondOp::DefeatedThisPhase, P::DefeatedCond},
        {CondOp::LeftPlayThisPhase, P::LeftPlayCond},
        {CondOp::BaseDamageThisPhase, P::BaseDealtCond},
        {CondOp::Resources, P::ResourcesCond},
        {CondOp::BaseDamage, P::BaseDamageCond},
        {CondOp::BaseHpMax, P::BaseHpCond},
        {CondOp::MoreUnitsThan, P::MoreUnitsCond},
        {CondOp::DidIt, P::DidItCond},
        {CondOp::NumberIs, P::NumberIsCond},
        {CondOp::NumberMax, P::NumberMaxCond},
        {CondOp::DistinctAspects, P::AspectsCond},
        {CondOp::ActionPhase, P::ActionPhaseCond},
        {CondOp::AttackingBase, P::AttackingBaseCond},
        {CondOp::DefenderDefeated, P::DefenderDefeatedCond},
    };
    const auto *found = std::find_if(std::begin(kWords), std::end(kWords),
                                     [&c](const Words &w) { return w.op == c.op; });
    if (found == std::end(kWords))
        return {};
    const std::string n = c.amount == 0 ? std::string() : equalTo(c.amount);
    const bool anyDamage = c.op == CondOp::BaseDamageThisPhase && n == "1";
    const std::string among = c.op == CondOp::DistinctAspects
        ? cards(c.filter, {Quantity::Plural, 1, false})
        : std::string();
    return say(anyDamage ? P::BaseDealtAnyCond : found->phrase,
               {{"n", n},
                {"player", player(c.who)},
                {"card", thisCard()},
                {"cards", among},
                {"unit", say(unitOfSide(c.side))},
                {"base", baseOf(c)},
                {"number", m_number.empty() ? say(P::ThatNumber) : std::string_view(m_number)}},
               c.negate || (c.op == CondOp::Resources && c.who != Who::You));
}

P Printer::unitOfSide(Side side)
{
    return side == Side::Friendly ? P::AFriendlyUnit
        : side == Side::Enemy     ? P::AnEnemyUnit
                                  : P::AUnit;
}

std::string Printer::baseOf(const Cond &c) const
{
    if (c.op == CondOp::BaseDamageThisPhase && c.who == Who::Chosen)
        return say(P::BaseOfPlayer, {{"whose", possessive(c.who)}});
    if (c.op == CondOp::BaseDamageThisPhase || c.side == Side::Enemy)
        return std::string(say(P::EnemyBase));
    return std::string(say(c.side == Side::Friendly ? P::YourBase : P::ABase));
}

std::string Printer::keywordList(Keywords bits, const AmountText &raid,
                                 const AmountText &restore) const
{
    std::string words;
    for (unsigned i = 0; i < kw::kCount; ++i) {
        const auto bit = static_cast<Keywords>(1U << i);
        if ((bits & bit) == 0)
            continue;
        std::string word = "{keyword:" + keywordName(bit);
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
    switch (d) {
    case Duration::Phase:
        return std::string(say(P::ForPhase));
    case Duration::Attack:
        return std::string(say(P::ForAttack));
    case Duration::Round:
        return std::string(say(P::ForRound));
    case Duration::WhileSourceInPlay:
        return say(P::WhileInPlay, {{"card", thisCard()}});
    case Duration::Forever:
        break;
    }
    return {};
}

} // namespace playmat::swu
