#include "engine/swu/print.h"
#include "engine/swu/print_internal.h"

#include <algorithm>
#include <cstdlib>

namespace playmat::swu {

/// One effect as a request, without "you may" in front.
std::string Printer::clause(const Node &n)
{
    struct Kind
    {
        Op op;
        std::string (Printer::*print)(const Node &);
    };
    static constexpr Kind kKinds[] = {
        {Op::Damage, &Printer::damageClause},     {Op::Divide, &Printer::damageClause},
        {Op::Heal, &Printer::healClause},         {Op::DivideHeal, &Printer::healDividedClause},
        {Op::GiveToken, &Printer::tokenClause},   {Op::Modify, &Printer::modifyClause},
        {Op::GainAbility, &Printer::gainClause},  {Op::LoseKeywords, &Printer::loseClause},
        {Op::Restrict, &Printer::restrictClause}, {Op::RestrictPlayer, &Printer::restrictClause},
        {Op::Discard, &Printer::discardClause},   {Op::Return, &Printer::returnClause},
        {Op::Move, &Printer::moveClause},         {Op::Draw, &Printer::drawClause},
        {Op::Mill, &Printer::drawClause},         {Op::Pay, &Printer::payClause},
        {Op::Cost, &Printer::nextCostClause},     {Op::TakeControl, &Printer::controlClause},
    };
    const auto *found = std::find_if(std::begin(kKinds), std::end(kKinds),
                                     [&n](const Kind &k) { return k.op == n.op; });
    return found != std::end(kKinds) ? (this->*found->print)(n) : plainClause(n);
}

/// The effects that are a verb and the cards it is done to.
std::string Printer::plainClause(const Node &n)
{
    struct Verb
    {
        Op op;
        P phrase;
    };
    static constexpr Verb kVerbs[] = {
        {Op::Defeat, P::Defeat},         {Op::Exhaust, P::Exhaust},
        {Op::Ready, P::ReadyIt},         {Op::Reveal, P::Reveal},
        {Op::Choose, P::Choose},         {Op::Attach, P::Attach},
        {Op::Capture, P::Captures},      {Op::Deploy, P::Deploy},
        {Op::NameCard, P::NameCard},     {Op::ChooseNumber, P::ChooseNumber},
        {Op::NoHeal, P::NoHeal},         {Op::LoseAbilities, P::LosesAbilities},
        {Op::Arrange, P::ArrangeBottom},
    };
    if (n.op == Op::Arrange && (n.flags & nf::ToDiscard) != 0)
        return std::string(say(P::ArrangeDiscard));
    for (const Verb &v : kVerbs)
        if (v.op == n.op)
            return say(v.phrase,
                       {{"unit", target(n.source)},
                        {"cards", target(n.target)},
                        {"card", thisCard()},
                        {"duration", duration(n.duration)}});
    return {};
}

std::string Printer::controlClause(const Node &n)
{
    if (n.who == Who::OwnerOfSubject)
        m_spokenOf = Ref::Subject;
    return say(P::TakeControl, {{"player", player(n.who)}, {"cards", target(n.target)}},
               n.who != Who::You);
}

std::string Printer::damageClause(const Node &n)
{
    const AmountText a = amount(n.amount);
    const bool divided = n.op == Op::Divide;
    std::string damage = damageWords(a);
    if (divided)
        damage = say(P::Divided, {{"damage", damage}});
    std::string source = m_source;
    m_source.clear();
    if (source.empty() && n.source != 0)
        source = say(P::It);
    const auto among = (n.flags & nf::AnyNumber) != 0 ? Quantity::AnyNumber : Quantity::Plural;
    const std::string victims
        = divided ? cards(sel(n.target).filter, {among, 1, false}) : target(n.target, true);
    if (source.empty() && m_alsoDeals)
        return say(P::DealAlso, {{"damage", damage}, {"cards", victims}}) + a.each;
    if (source.empty())
        return say(divided ? P::DealAmong : P::Deal, {{"damage", damage}, {"cards", victims}})
            + a.each;
    return say(divided ? P::DealsAmong : P::DealsFrom,
               {{"source", source}, {"damage", damage}, {"cards", victims}})
        + a.each;
}

std::string Printer::healClause(const Node &n)
{
    if ((n.flags & nf::All) != 0)
        return say(P::HealAll, {{"cards", target(n.target, true)}});
    const AmountText a = amount(n.amount);
    const P phrase = a.form != AmountText::Fixed ? P::HealThatMuch
        : (n.flags & nf::UpTo) != 0              ? P::HealUpTo
                                                 : P::Heal;
    return say(phrase,
               {{"damage", damageWords(a)}, {"n", a.text}, {"cards", target(n.target, true)}})
        + a.each;
}

std::string Printer::healDividedClause(const Node &n)
{
    const std::string among = cards(sel(n.target).filter, {Quantity::Plural, 1, false});
    return say(P::HealDivided, {{"n", amount(n.amount).text}, {"cards", among}});
}

std::string Printer::tokenClause(const Node &n)
{
    const AmountText a = amount(n.amount);
    const bool one = a.text == "1";
    const P word = n.token == Token::Shield ? (one ? P::ShieldToken : P::ShieldTokens)
                                            : (one ? P::ExperienceToken : P::ExperienceTokens);
    const std::string tokens = say(word, {{"n", a.text}});
    return say(P::GiveTokens, {{"tokens", tokens}, {"cards", target(n.target, true)}}) + a.each;
}

std::string Printer::gainClause(const Node &n)
{
    const std::string until = duration(n.duration);
    return say(P::GainsAbility,
               {{"cards", target(n.target, true)},
                {"ability", quoted(n.ability)},
                {"duration", std::string_view(until).substr(until.empty() ? 0 : 1)}});
}

std::string Printer::loseClause(const Node &n)
{
    return say(P::LosesKeywords,
               {{"cards", target(n.target)},
                {"keywords", keywordList(n.keywords, {}, {})},
                {"duration", duration(n.duration)}});
}

/// "Raid 2" of an effect, where the numbers are fixed.
std::string Printer::nodeKeywords(const Node &n) const
{
    const auto number = [](int v) {
        return AmountText{AmountText::Fixed, v == 0 ? std::string() : std::to_string(v), {}};
    };
    return keywordList(n.keywords, number(n.raid), number(n.restore));
}

std::string Printer::modifyClause(const Node &n)
{
    const std::string whom = target(n.target, true);
    const std::string keywords = nodeKeywords(n);
    const bool computed = n.powerAmount != 0 || n.hpAmount != 0;
    const bool changes = computed || n.power != 0 || n.hp != 0;
    const std::string values
        = computed ? computedStats(n.powerAmount, n.hpAmount) : stats(n.power, n.hp);
    const bool chosen = sel(n.target).mode == SelectMode::Choose;
    const P phrase = changes && n.keywords != 0 ? P::GetsAndGains
        : changes || chosen                     ? P::GiveStats
                                                : P::GainsKeywords;
    return say(phrase,
               {{"cards", whom},
                {"stats", changes ? values : keywords},
                {"keywords", keywords},
                {"duration", duration(n.duration)}});
}

std::string Printer::restrictClause(const Node &n)
{
    if (n.rule == Rule::CantPlayNamed)
        return say(P::OpponentsCantPlayNamed,
                   {{"player",
                     n.who == Who::EachOpponent ? std::string(say(P::Opponents)) : player(n.who)},
                    {"duration", duration(n.duration)}});
    if (n.rule == Rule::CantReady)
        return say(P::CantReady, {{"card", target(n.target)}, {"duration", duration(n.duration)}});
    Ability a;
    a.constant.affects = n.target;
    a.constant.rule = n.rule;
    a.constant.who = n.who;
    a.constant.filter = n.filter;
    a.constant.amount = n.amount;
    return rule(a) + duration(n.duration);
}

/// "a card", "2 random cards", "a non-unit card"
std::string Printer::discarded(const Node &n)
{
    const std::string count = amount(n.amount).text;
    const bool random = (n.flags & nf::Random) != 0;
    Filter f = fil(n.filter);
    f.zones = 0;
    f.side = Side::Any;
    std::string words = adjectives(f, false);
    words += (words.empty() ? "" : " ") + noun(f, count != "1");
    if (const std::string limits = after(f); !limits.empty())
        words += " " + limits;
    if (count != "1")
        return say(random ? P::RandomN : P::NumberOf, {{"n", count}, {"cards", words}});
    return random ? say(P::ARandom, {{"card", words}}) : article(f, words);
}

std::string Printer::discardClause(const Node &n)
{
    const bool second = n.who != Who::You;
    const std::string who = player(n.who);
    m_itIs = say(P::TheDiscardedCard);
    if ((n.flags & nf::DownTo) != 0)
        return say(P::DiscardDownTo, {{"player", who}, {"n", amount(n.amount).text}}, second);
    if ((n.flags & nf::All) != 0)
        return say(P::DiscardHand, {{"player", who}}, second);
    const std::string what = discarded(n);
    if ((n.flags & nf::ChosenByYou) != 0)
        return say(P::DiscardChosenByYou, {{"whose", possessive(n.who)}, {"card", what}});
    return say(m_handShown ? P::DiscardFromIt : P::Discard, {{"player", who}, {"card", what}},
               second);
}

std::string Printer::returnClause(const Node &n)
{
    const Selector &s = sel(n.target);
    const std::string cards = target(n.target);
    const bool fromYours = s.filter != 0 && fil(s.filter).side == Side::Friendly
        && fil(s.filter).zones == zoneBit(Zone::Discard);
    if (fromYours)
        return say(P::ReturnToYourHand, {{"cards", cards}});
    return say(s.mode != SelectMode::Each && s.max > 1 ? P::ReturnToHands : P::ReturnToHand,
               {{"cards", cards}});
}

std::string Printer::moveClause(const Node &n)
{
    const std::string what = target(n.target);
    const bool many = m_them && sel(n.target).mode != SelectMode::Each;
    if (n.zone == Zone::Deck)
        return toDeckClause(n, what, many);
    if (n.zone == Zone::Resources) {
        const std::string_view ready = say(many ? P::AndReadyThem : P::AndReady);
        return say(P::PutAsResource, {{"cards", what}})
            + std::string((n.flags & nf::Ready) != 0 ? ready : std::string_view());
    }
    const P phrase = n.zone == Zone::Hand ? P::DrawThat
        : n.zone == Zone::Discard         ? P::DiscardThat
                                          : P::MoveToZone;
    return say(phrase, {{"cards", what}});
}

std::string Printer::toDeckClause(const Node &n, const std::string &what, bool many) const
{
    const std::string_view deck = say(m_cardsShown ? P::YourDeck
                                          : many   ? P::TheirOwnersDeck
                                                   : P::ItsOwnersDeck);
    const P place = (n.flags & nf::Top) != 0 ? P::PutTop : P::PutBottom;
    const bool random = (n.flags & nf::RandomOrder) != 0;
    return say(place, {{"cards", what}, {"deck", deck}})
        + std::string(random ? say(P::RandomOrder) : std::string_view());
}

std::string Printer::drawClause(const Node &n)
{
    const AmountText a = amount(n.amount);
    const std::string what
        = a.text == "1" ? std::string(say(P::ACard)) : say(P::NCards, {{"n", a.text}});
    if (n.op == Op::Mill)
        return say(P::Mill, {{"whose", possessive(n.who)}, {"cards", what}}) + a.each;
    return say(P::Draw, {{"player", player(n.who)}, {"cards", what}}, n.who != Who::You) + a.each;
}

std::string Printer::payClause(const Node &n)
{
    m_paid = (n.flags & nf::AnyNumber) != 0;
    return m_paid ? std::string(say(P::PayAny))
                  : say(P::Pay, {{"mark", resources(amount(n.amount).text)}});
}

std::string Printer::nextCostClause(const Node &n)
{
    return say(n.costChange < 0 ? P::NextCostsLess : P::NextCostsMore,
               {{"card", described(fil(n.filter), false)},
                {"mark", resources(std::to_string(std::abs(n.costChange)))}});
}

} // namespace playmat::swu
