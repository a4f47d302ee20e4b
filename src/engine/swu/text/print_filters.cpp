#include "engine/swu/language/condition.h"
#include "engine/swu/language/vocabulary.h"
#include "engine/swu/text/print.h"
#include "engine/swu/text/printer.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>
#include <vector>

namespace playmat::swu {

namespace {

constexpr std::array<std::string_view, kAspects> kAspectNames{"vigilance", "command", "aggression",
                                                              "cunning",   "heroism", "villainy"};

/// "a or b", "a, b, or c" where `last` is " or "; with ", " it is "a, b, c".
std::string joined(const std::vector<std::string> &words, std::string_view last)
{
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i != 0 && i + 1 == words.size())
            out.append(words.size() > 2 && last.starts_with(' ') ? "," : "").append(last);
        else if (i != 0)
            out += ", ";
        out += words[i];
    }
    return out;
}

} // namespace

std::string_view Printer::aspectName(unsigned aspect)
{
    return kAspectNames[aspect];
}

std::string_view Printer::say(P phrase) const
{
    return englishPhrases()[static_cast<std::size_t>(phrase)];
}

std::string Printer::say(P phrase, Values values, bool second) const
{
    return effects::fillPhrase(say(phrase), values, second);
}

/// Whether the filter means tokens of one name: "a Credit token", "an Experience token".
bool Printer::namesToken(const Filter &f) const
{
    if (f.name == 0 || f.name2 != 0 || (f.require & prop::Token) != 0)
        return false;
    const auto hasName = [&](DefId token) { return token != 0 && m_db.def(token).title == f.name; };
    return f.kinds == kind::Token
        || (f.kinds == kind::Upgrade
            && std::any_of(m_db.tokenUpgrades.begin(), m_db.tokenUpgrades.end(), hasName));
}

/// Whether the filter means a unit or upgrade card among one's resources: "a unit from your
/// resources".
bool Printer::isPlayedResource(const Filter &f)
{
    return f.kinds == kind::Resource && (f.printed == kind::Unit || f.printed == kind::Upgrade)
        && f.zones == zoneBit(Zone::Resources) && f.side == Side::Friendly;
}

std::string Printer::noun(const Filter &f, bool plural) const
{
    struct Words
    {
        Kinds kinds;
        P one;
        P many;
    };
    static constexpr Words kNouns[] = {
        {kind::Unit, P::Unit, P::Units},
        {kind::Base, P::Base, P::Bases},
        {kind::Upgrade, P::Upgrade, P::Upgrades},
        {kind::Event, P::Event, P::Events},
        {kind::Resource, P::Resource, P::Resources},
        {kind::Leader, P::Leader, P::Leaders},
        {kind::AnyCard, P::Card, P::Cards},
        {kind::Upgrade | kind::Event, P::NonUnitCard, P::NonUnitCards},
        {0, P::Card, P::Cards},
    };
    if (namesToken(f))
        return say(plural ? "{name} tokens" : "{name} token", {{"name", named(f)}});
    if (f.kinds == (kind::Unit | kind::Upgrade | kind::Token) && (f.require & prop::Token) != 0)
        return std::string(say(plural ? "tokens" : "token"));
    const Kinds kinds = isPlayedResource(f) ? f.printed : f.kinds;
    for (const Words &w : kNouns)
        if (w.kinds == kinds)
            return std::string(say(plural ? w.many : w.one));
    std::vector<std::string> words;
    for (const Words &w : kNouns)
        if (std::popcount(w.kinds) == 1 && (f.kinds & w.kinds) != 0)
            words.emplace_back(say(plural ? w.many : w.one));
    return joined(words, say(plural ? P::KindsAndOr : P::KindOr));
}

/// Whether the filter means a unit to which "it" can be attached and to which it is not attached
/// yet.
bool Printer::isNewHost(const Filter &f) const
{
    return (f.require & prop::CanHoldIt) != 0 && f.without != 0
        && fil(f.without).require == prop::It;
}

std::string Printer::stateAdjectives(const Filter &f) const
{
    static constexpr PropWords kWords[] = {
        {prop::Exhausted, P::Exhausted, P::Ready},
        {prop::Damaged, P::Damaged, P::Undamaged},
        {prop::Upgraded, P::Upgraded, P::NotUpgraded},
    };
    return propWords(f, kWords);
}

std::string Printer::propWords(const Filter &f, std::span<const PropWords> rows) const
{
    std::string words;
    for (const PropWords &w : rows) {
        if ((f.require & w.prop) != 0)
            appendWord(words, say(w.yes));
        if ((f.exclude & w.prop) != 0)
            appendWord(words, say(w.no));
    }
    return words;
}

std::string Printer::sortAdjectives(const Filter &f) const
{
    static constexpr PropWords kWords[] = {
        {prop::Unique, P::Unique, P::NonUnique},
        {prop::Token, P::TokenWord, P::NonToken},
        {prop::Leader, P::LeaderWord, P::NonLeader},
    };
    Filter sort = f;
    if (f.kinds == (kind::Unit | kind::Upgrade | kind::Token))
        sort.require &= ~prop::Token; // the noun says it
    if (f.aspects != 0)
        sort.require &= ~prop::Leader; // "an Aggression leader unit": after the aspect
    std::string words = propWords(sort, kWords);
    if (f.zones == zoneBit(Zone::Captured))
        appendWord(words, say("captured"));
    if (f.side == Side::HostsController && (f.require & prop::CanHoldIt) != 0)
        appendWord(words, say("eligible"));
    if (isNewHost(f))
        appendWord(words, say("different eligible"));
    if ((f.require & prop::Attacker) != 0)
        appendWord(words, say("attacking"));
    if ((f.require & prop::Defender) != 0)
        appendWord(words, say("defending"));
    return words;
}

std::string Printer::kindAdjectives(const Filter &f) const
{
    std::string words;
    const auto aspects = [&](std::uint8_t mask, bool negative) {
        std::vector<std::string> list;
        for (unsigned i = 0; i < kAspects; ++i)
            if ((mask >> i & 1U) != 0) {
                const std::string icon = "{aspect:" + std::string(kAspectNames[i]) + "}";
                list.push_back(negative ? say(P::Non, {{"word", icon}}) : icon);
            }
        appendWord(words, joined(list, say(negative ? P::Comma : P::KindOr)));
    };
    const auto traits = [&](const TraitMask &mask, bool negative) {
        std::vector<std::string> list;
        for (std::size_t i = 0; i < m_db.traits.size(); ++i)
            if (mask.has(i)) {
                const std::string trait = "{trait:" + m_db.traits[i] + "}";
                list.push_back(negative ? say(P::Non, {{"word", trait}}) : trait);
            }
        appendWord(words, joined(list, say(P::KindOr)));
    };
    aspects(f.aspects, false);
    aspects(f.notAspects, true);
    traits(f.traits, false);
    traits(f.notTraits, true);
    const auto arenas = static_cast<unsigned>(f.zones | f.arenas);
    if ((arenas & zoneBit(Zone::Ground)) != 0 && (arenas & zoneBit(Zone::Space)) == 0)
        appendWord(words, say(P::Ground));
    if ((arenas & zoneBit(Zone::Space)) != 0 && (arenas & zoneBit(Zone::Ground)) == 0)
        appendWord(words, say(P::Space));
    return words;
}

std::string Printer::aspectsOf(std::uint8_t mask) const
{
    Filter f;
    f.aspects = mask;
    return kindAdjectives(f);
}

std::string Printer::adjectives(const Filter &f, bool withSide) const
{
    std::string words
        = stateAdjectives(f); // "damaged friendly non-leader": what changes comes first
    constexpr auto kOutOfPlay = static_cast<std::uint16_t>(zoneBit(Zone::Hand) | zoneBit(Zone::Deck)
                                                           | zoneBit(Zone::Discard));
    if (withSide && (f.zones & kOutOfPlay) == 0) {
        if (f.side == Side::Friendly && f.kinds != kind::Resource)
            appendWord(words, say(P::Friendly));
        if (f.side == Side::Enemy)
            appendWord(words, say(P::Enemy));
    }
    appendWord(words, sortAdjectives(f));
    appendWord(words, kindAdjectives(f));
    if (f.aspects != 0 && (f.require & prop::Leader) != 0)
        appendWord(words, say(P::LeaderWord));
    return words;
}

std::string Printer::described(const Filter &f, bool plural) const
{
    std::string words = adjectives(f, false);
    appendWord(words, noun(f, plural));
    return words;
}

std::string Printer::named(const Filter &f) const
{
    std::string name = m_db.names[f.name];
    if (f.name2 != 0)
        name += std::string(say(P::KindOr)) + m_db.names[f.name2];
    return name;
}

std::string Printer::afterLimits(const Filter &f)
{
    std::string words;
    const auto limit = [&](AmountId id, P phrase) {
        if (id != 0)
            appendWord(words, say(phrase, {{"n", equalTo(id)}}));
    };
    if (f.name != 0 && !namesToken(f))
        appendWord(words, say(P::Named, {{"name", named(f)}}));
    if (f.notName != 0)
        appendWord(words, say("not named {name}", {{"name", m_db.names[f.notName]}}));
    if ((f.require & prop::Named) != 0)
        appendWord(words, say(P::WithThatName));
    appendWord(words, costLimits(f));
    if (f.powerMin != 0 && f.powerMin == f.powerMax && f.hpMin == f.hpMax
        && f.hpMin == f.powerMin) {
        const FilterId counted = program().amounts[f.powerMin].filter;
        appendWord(words,
                   say("with power and remaining HP both equal to the number of {cards}",
                       {{"cards", cards(counted, {Quantity::Plural, 1, false})}}));
        return words;
    }
    if (const Amount &least = program().amounts[f.powerMin];
        least.op != nullptr && least.op->highestPower)
        appendWord(words,
                   say("with the most power among {cards}",
                       {{"cards", cards(least.filter, {Quantity::Plural, 1, false})}}));
    else
        limit(f.powerMin, P::PowerOrMore);
    appendWord(words, powerLimit(f));
    if (const Amount &most = program().amounts[f.hpMax]; most.op != nullptr && most.op->lowestHp)
        appendWord(words,
                   say("with the least remaining HP among {cards}",
                       {{"cards", cards(most.filter, {Quantity::Plural, 1, false})}}));
    else if (const Ref than = beyond(f.hpMax, -1, &AmountSpec::hpOfCard); than != Ref::None)
        appendWord(words, say("with less remaining HP than {card}", {{"card", card(than)}}));
    else
        limit(f.hpMax, P::HpOrLess);
    limit(f.hpMin, P::HpOrMore);
    if ((f.require & prop::OddCost) != 0)
        appendWord(words, say("with an odd cost"));
    for (const KeywordWord &k : words::keywords)
        if (f.keywords.any(k.value))
            appendWord(words, say(P::WithKeyword, {{"keyword", k.name}}));
    appendWord(words, relations(f));
    if (f.playedBy != PlayWay::Plain)
        appendWord(words, say("using {way}", {{"way", wayName(f.playedBy)}}));
    if (f.playedFrom == zoneBit(Zone::Hand))
        appendWord(words, say("from your hand"));
    if (f.playedFrom == zoneBit(Zone::Resources))
        appendWord(words, say("from your resources"));
    return words;
}

/// The words for limits of the cost: "that costs 3 or less", "that costs more than it".
std::string Printer::costLimits(const Filter &f)
{
    const Amount &least = program().amounts[f.costMin];
    const Amount &most = program().amounts[f.costMax];
    const auto than = [&](std::string_view phrase, Ref ref) {
        return say(phrase, {{"card", card(ref)}});
    };
    if (f.costMin != 0 && f.costMin == f.costMax && least.op != nullptr && least.op->costOfCard)
        return than("that costs the same as {card}", least.ref);
    std::string words;
    if (const Ref ref = beyond(f.costMin, 1, &AmountSpec::costOfCard); ref != Ref::None)
        words = than("that costs more than {card}", ref);
    else if (least.op != nullptr && least.op->highestCost)
        words = say("with the highest cost among {cards}",
                    {{"cards", cards(least.filter, {Quantity::Plural, 1, false})}});
    else if (f.costMin != 0)
        words = say(P::CostsOrMore, {{"n", equalTo(f.costMin)}});
    if (const Ref ref = beyond(f.costMax, -1, &AmountSpec::costOfCard); ref != Ref::None)
        appendWord(words, than("that costs less than {card}", ref));
    else if (most.op != nullptr && most.op->costOfCard)
        appendWord(
            words,
            say(P::CostsSameOrLess, {{"card", said.itIs.empty() ? card(most.ref) : said.itIs}}));
    else if (most.op != nullptr && most.op->thatMuch && !said.number.empty())
        appendWord(words, say(P::CostsComputed, {{"n", said.number}}));
    else if (f.costMax != 0)
        appendWord(words,
                   say(most.op != nullptr ? P::CostsComputed
                           : said.many    ? P::EachCostsOrLess
                                          : P::CostsOrLess,
                       {{"n", equalTo(f.costMax)}}));
    return words;
}

/// If the amount is the value of a card plus `more` ("more than it"), that card; otherwise None.
Ref Printer::beyond(AmountId id, int more, bool AmountSpec::*ofCard) const
{
    const Amount &sum = program().amounts[id];
    const Amount &first = program().amounts[sum.a];
    const Amount &second = program().amounts[sum.b];
    const bool is = sum.a != 0 && first.op != nullptr && first.op->*ofCard && second.op == nullptr
        && second.value == more;
    return is ? first.ref : Ref::None;
}

/// "with 3 or less power", "with less power than it"
std::string Printer::powerLimit(const Filter &f)
{
    if (f.powerMax == 0)
        return {};
    const Amount &most = program().amounts[f.powerMax];
    const Amount &first = program().amounts[most.a];
    if (most.op != nullptr && most.op->powerOfCard)
        return say("with power equal to or less than {n}", {{"n", equalTo(f.powerMax)}});
    const bool below
        = program().amounts[most.b].op == nullptr && program().amounts[most.b].value == -1;
    if (const Ref than = beyond(f.powerMax, -1, &AmountSpec::powerOfCard); than != Ref::None)
        return say("with less power than {card}", {{"card", card(than)}});
    if (below && first.op != nullptr && first.op->highestPower)
        return say("with less power than {cards}",
                   {{"cards", cards(first.filter, {Quantity::One, 1, false})}});
    if (most.op == nullptr || most.op->equal != nullptr || most.filter == 0)
        return say(P::PowerOrLess, {{"n", equalTo(f.powerMax)}});
    said.manyHosts = true;
    const std::string counted = cards(most.filter, {Quantity::Plural, 1, false});
    said.manyHosts = false;
    return say("with power equal to or less than the number of {cards}", {{"cards", counted}});
}

/// What it has to do with other cards.
std::string Printer::relations(const Filter &f)
{
    std::string words;
    const auto with = [&](FilterId other, std::string_view phrase) {
        const bool omits = std::exchange(said.omitSide, false); // that was about the card itself
        if (other != 0)
            appendWord(words, say(phrase, {{"cards", cards(other, {Quantity::One, 1, false})}}));
        said.omitSide = omits;
    };
    const auto is = [&](Props prop, std::string_view phrase) {
        if ((f.require & prop) != 0)
            appendWord(words, say(phrase, {{"card", thisCard()}}));
    };
    is(prop::AnyKeyword, "with 1 or more keywords");
    is(prop::AttackedYourBase, "that attacked your base this phase");
    is(prop::WasOnThis, "that was attached to {card}");
    if (f.side != Side::HostsController && !isNewHost(f))
        is(prop::CanHoldIt, "that it can be attached to");
    is(prop::Guarding, "guarding captured cards");
    is(prop::WhenDefeated, "with a \"When Defeated\" ability");
    is(prop::DamagedBase, "that dealt damage to a base this phase");
    is(prop::DamagedEnemyBase, "that dealt damage to an enemy base this phase");
    is(prop::HurtThisPhase, "that was damaged this phase");
    is(prop::TwoKeywords, "with 2 or more different keywords");
    is(prop::NoAbilities, "with no abilities");
    is(prop::FitsHostOfA, "that can attach to that unit");
    is(prop::Discarded, "that was discarded from your hand or deck this phase");
    if (!said.attacking)
        is(prop::ByAmbush, "attacking using Ambush");
    with(f.sharesName, "that shares a name with {cards}");
    with(f.sharesAspect, "that shares an aspect with {cards}");
    with(f.sharesTrait, "that shares a Trait with {cards}");
    with(f.sharesKeyword, "that shares a keyword with {cards}");
    with(f.sharesNoAspect, "that doesn't share an aspect with {cards}");
    if (f.host != 0)
        appendWord(
            words,
            say((f.zones & zoneBit(Zone::Captured)) != 0 ? "guarded by {cards}" : "on {cards}",
                {{"cards",
                  cards(f.host, {said.manyHosts ? Quantity::Plural : Quantity::One, 1, false})}}));
    if (f.attacks != 0 && fil(f.attacks).kinds == (kind::Unit | kind::Base))
        appendWord(words, say(said.attacking ? "" : "while attacking"));
    else
        with(f.attacks, "while attacking {cards}");
    with(f.with, "with {cards} on it");
    if (f.without != 0 && !isNewHost(f))
        appendWord(
            words,
            say("without {cards} on it", {{"cards", cards(f.without, {Quantity::One, 1, false})}}));
    return words;
}

namespace {

std::string_view discardPile(bool yours, bool lying)
{
    if (lying)
        return yours ? "in your discard pile" : "in a discard pile";
    return yours ? "from your discard pile" : "from a discard pile";
}

} // namespace

std::string Printer::among(FilterId filter, Quantity::Kind kind)
{
    said.lying = true;
    std::string words = cards(filter, {kind, 1, false});
    said.lying = false;
    return words;
}

/// What units did not do in this phase.
std::string Printer::idleWords(const Filter &f) const
{
    std::string words;
    constexpr Props kIdle = prop::AttackedThisPhase | prop::EnteredThisRound;
    if ((f.exclude & kIdle) == kIdle)
        appendWord(words, say("that didn't attack or enter play this phase"));
    else if ((f.exclude & prop::AttackedThisPhase) != 0)
        appendWord(words, say("that didn't attack this phase"));
    else if ((f.exclude & prop::EnteredThisRound) != 0)
        appendWord(words, say(P::NotEnteredThisRound));
    return words;
}

/// Resources and cards of a hand.
std::string Printer::fromWhere(const Filter &f) const
{
    std::string words;
    if (isPlayedResource(f))
        appendWord(words, say("from your resources"));
    else if (f.kinds == kind::Resource && f.side == Side::Friendly && !said.omitSide)
        appendWord(words,
                   f.owner == Side::Friendly ? say("you own and control") : say(P::YouControl));
    if (f.zones == zoneBit(Zone::Hand) && f.side == Side::Friendly)
        appendWord(words, said.lying ? say("in your hand") : say(P::FromYourHand));
    if (f.zones == zoneBit(Zone::Hand) && f.side == Side::Enemy)
        appendWord(words, say("from an opponent's hand"));
    if (f.zones == (zoneBit(Zone::Hand) | zoneBit(Zone::Resources)) && f.side == Side::Friendly)
        appendWord(words, say("from your hand or resources"));
    return words;
}

std::string Printer::afterPlace(const Filter &f)
{
    struct Words
    {
        Props prop;
        P yes;
    };
    static constexpr Words kWords[] = {
        {prop::AttackedThisPhase, P::AttackedThisPhase},
        {prop::PlayedThisPhase, P::PlayedThisPhase},
        {prop::PlayedByAnyone, P::WasPlayedThisPhase},
        {prop::HealedThisPhase, P::HealedThisPhase},
        {prop::EnteredThisPhase, P::EnteredThisPhase},
        {prop::EnteredThisRound, P::EnteredThisRound},
        {prop::OnThis, P::OnThis},
        {prop::OnIt, P::OnIt},
        {prop::SameArenaAsIt, P::InItsArena},
        {prop::SameArenaAsSubject, P::InThatUnitsArena},
        {prop::SameArenaAsThis, P::InThisArena},
        {prop::DefendersArena, P::InDefendersArena},
        {prop::Shown, P::RevealedThisWay},
    };
    std::string words;
    for (const Words &w : kWords)
        if ((f.require & w.prop) != 0)
            appendWord(words,
                       w.prop == prop::Shown && said.onlyLooked ? say("looked at this way")
                                                                : say(w.yes));
    if (f.owner == Side::DefendingPlayer)
        appendWord(words, say("they own"));
    if ((f.require & prop::Captured) != 0 && f.owner != Side::Any)
        appendWord(words, say("guarded by {card}", {{"card", thisCard()}}));
    appendWord(words, idleWords(f));
    if ((f.exclude & prop::Attached) != 0)
        appendWord(words, say("other than {card}", {{"card", say(P::AttachedUnit)}}));
    if ((f.require & prop::DefeatedThisPhase) != 0)
        appendWord(words,
                   said.many ? say("that were defeated this phase") : say(P::DefeatedThisPhase));
    appendWord(words, fromWhere(f));
    if (f.zones == (zoneBit(Zone::Hand) | zoneBit(Zone::Discard)) && f.side == Side::Friendly)
        appendWord(words, say("from your hand or discard pile"));
    return placeOfPlayer(f, std::move(words));
}

/// The same words, and whose cards they are where that is no adjective.
std::string Printer::placeOfPlayer(const Filter &f, std::string words)
{
    const bool theirs = (f.side == Side::ChosenPlayer || f.side == Side::DefendingPlayer)
        && (f.zones == zoneBit(Zone::Hand) || f.zones == zoneBit(Zone::Discard));
    if (theirs) {
        appendWord(words,
                   say(f.zones == zoneBit(Zone::Hand) ? "in their hand" : "in their discard pile"));
        return words;
    }
    if (f.zones == zoneBit(Zone::Discard) && !said.omitPlace)
        appendWord(words, discardPile(f.side == Side::Friendly, said.lying));
    if (f.side == Side::ChosenPlayer && said.chosenPlayer == say(P::EachOpponent))
        appendWord(words, say("they control"));
    else if (f.side == Side::ChosenPlayer || f.side == Side::SubjectsController)
        appendWord(words,
                   say(P::ThatPlayerControls, {{"player", player(Who::Chosen)}},
                       said.chosenPlayer == say(P::They)));
    if (f.side == Side::Enemy && f.owner == Side::Friendly)
        appendWord(words, say("you own"));
    if (f.side == Side::HostsController)
        appendWord(words, say("controlled by the same player"));
    if (f.side == Side::DefendingPlayer)
        appendWord(words, say(P::DefendingPlayerControls));
    return words;
}

std::string Printer::after(const Filter &f)
{
    std::string words = afterLimits(f);
    appendWord(words, afterPlace(f));
    return words;
}

std::string Printer::article(const Filter &f, std::string_view words) const
{
    const Props others = f.exclude & (prop::It | prop::A | prop::B | prop::C | prop::Subject);
    if (std::popcount(others) > 2)
        return say("a fourth {cards}", {{"cards", words}});
    if (std::popcount(others) > 1)
        return say(P::AThird, {{"cards", words}});
    if ((f.exclude & prop::This) != 0 || others != 0 || f.side == Side::HostsController)
        return say(P::Another, {{"cards", words}});
    std::string_view start = words;
    for (const std::string_view mark : {"{aspect:", "{trait:", "{keyword:"})
        if (start.starts_with(mark))
            start.remove_prefix(mark.size());
    const char first = start.empty() ? ' ' : static_cast<char>(start.front() | 0x20);
    const bool vowel = std::string_view("aeio").find(first) != std::string_view::npos
        || start.starts_with("X-")
        || (first == 'u' && !start.starts_with("uni") && !start.starts_with("Uni"));
    return say(vowel ? P::ArticleAn : P::ArticleA, {{"cards", words}});
}

std::string Printer::quantified(const Filter &f, std::string words, Quantity q) const
{
    constexpr Props kOthers = prop::This | prop::It | prop::A | prop::B | prop::C | prop::Subject;
    const bool other = (f.exclude & kOthers) != 0;
    const std::string count = std::to_string(q.count);
    if (other && (q.plural() || q.kind == Quantity::Bare))
        words = say(P::OtherPlural, {{"cards", words}});
    std::string out;
    switch (q.kind) {
    case Quantity::One:
        return article(f, words);
    case Quantity::Each:
        return say(other ? P::EachOther : P::Each, {{"cards", words}});
    case Quantity::Plural:
    case Quantity::Bare:
        return words;
    case Quantity::Number:
        out = say(P::NumberOf, {{"n", count}, {"cards", words}});
        break;
    case Quantity::UpTo:
        if (q.count == 1)
            return article(f, words);
        out = say(P::UpTo, {{"n", count}, {"cards", words}});
        break;
    case Quantity::AnyNumber:
        out = say(P::AnyNumberOf, {{"cards", words}});
        break;
    }
    return q.eachOf ? say(P::EachOf, {{"cards", out}}) : out;
}

/// "each of them that has Smuggle"
std::string Printer::eachWithKeyword(const Filter &f)
{
    std::string keywords;
    for (const KeywordWord &k : words::keywords)
        if (f.keywords.any(k.value))
            keywords += (keywords.empty() ? "" : std::string(say(P::KindOr))) + std::string(k.name);
    Filter others = f;
    others.keywords = {};
    std::string words = say("each of them that has {keywords}", {{"keywords", keywords}});
    appendWord(words, afterLimits(others));
    return words;
}

/// "an Underworld card discarded this way"
std::string Printer::discardedOne(Filter f)
{
    f.zones = 0;
    f.require &= ~prop::It;
    f.anyCard = f.anySuch = f.printedOnly = false;
    std::string words = described(f, false);
    appendWord(words, after(f));
    return say("{card} discarded this way", {{"card", article(f, words)}});
}

/// A filter that says no more than which card is meant; what fits among those spoken of.
std::string Printer::roleWords(const Filter &f, Quantity q)
{
    struct Row
    {
        Props role;
        Ref ref;
    };
    static constexpr Row kRoles[] = {{prop::A, Ref::A},
                                     {prop::B, Ref::B},
                                     {prop::C, Ref::C},
                                     {prop::Subject, Ref::Subject},
                                     {prop::Attached, Ref::Attached},
                                     {prop::This, Ref::This}};
    if (f.require == prop::A && f.alt != 0 && fil(f.alt).require == prop::B) {
        said.two = true;
        return std::string(say("each of them"));
    }
    for (const Row &row : kRoles)
        if (f.require == row.role && f.exclude == 0 && f.alt == 0)
            return card(row.ref);
    Filter shown;
    shown.kinds = kind::AnyCard;
    shown.zones = zoneBit(Zone::Deck);
    shown.require = prop::Shown;
    shown.anyCard = f.anyCard;
    shown.anySuch = f.anySuch;
    shown.printedOnly = f.printedOnly;
    if (q.kind == Quantity::One && f == shown && said.oneShown)
        return std::string(say(P::It));
    if (f.require != prop::It || f.zones == zoneBit(Zone::Deck) || f.exclude != 0)
        return {};
    if (q.kind == Quantity::One && said.milledMany && f.zones == zoneBit(Zone::Discard))
        return discardedOne(f);
    if (q.kind == Quantity::Each && said.hit)
        return say("each {cards} damaged this way", {{"cards", noun(f, false)}});
    if (q.kind == Quantity::Each && f.printed != 0) {
        Filter printed;
        printed.kinds = f.printed;
        return say("each {cards} among them", {{"cards", noun(printed, false)}});
    }
    if (q.kind == Quantity::Each && !f.keywords.empty())
        return eachWithKeyword(f);
    if (q.kind == Quantity::One && !said.them)
        return said.itIs.empty() ? std::string(say(P::It)) : said.itIs;
    return {};
}

/// Where unit cards are that are not in play.
static constexpr auto kNotInPlay = static_cast<std::uint16_t>(
    zoneBit(Zone::Hand) | zoneBit(Zone::Deck) | zoneBit(Zone::Discard) | zoneBit(Zone::Captured));

std::string Printer::cards(FilterId filter, Quantity quantity)
{
    const Filter &f = fil(filter);
    if (std::string role = roleWords(f, quantity); !role.empty())
        return role;
    if ((f.require & prop::It) != 0 && f.zones != zoneBit(Zone::Deck))
        return std::string((f.exclude & (prop::A | prop::B | prop::C)) != 0 ? say(P::TheOther)
                                                                            : say(P::OneOfThem));
    const bool anyDefender = f.require == prop::Defender && f.traits.empty() && f.side == Side::Any;
    const bool oneOfMany = quantity.kind == Quantity::Each && !anyDefender;
    if ((f.require & prop::Defender) != 0 && !oneOfMany) {
        const std::string defender(say(f.alt != 0 ? P::TheDefender : P::TheDefendingUnit));
        return f.alt == 0 ? defender
                          : say(P::OrElse, {{"a", defender}, {"b", cards(f.alt, quantity)}});
    }
    if (f.kinds == kind::Base && f.side == Side::ChosenPlayer
        && said.chosenPlayer == say("each of them"))
        return std::string(say("each of their bases"));
    if (f.kinds == kind::Base && f.side == Side::ChosenPlayer)
        return say(P::BaseOfPlayer, {{"whose", possessive(Who::Chosen)}});
    if (f.zones == kNotInPlay && f.owner == Side::Friendly) {
        Filter there = f;
        there.zones = 0;
        there.owner = Side::Any;
        return quantified(there,
                          adjectives(there, false) + " " + noun(there, quantity.plural()) + " "
                              + std::string(say("you own that isn't in play")),
                          quantity);
    }
    std::string words = adjectives(f, !said.omitSide);
    appendWord(words, noun(f, quantity.plural()));
    said.many = quantity.plural();
    appendWord(words, after(f));
    said.many = false;
    if (f.alt != 0 && quantity.plural())
        return quantified(
            f, words + std::string(say(P::KindsAndOr)) + cards(f.alt, {Quantity::Plural, 1, false}),
            quantity);
    const std::string all = quantified(f, words, quantity);
    if (f.alt != 0 && fil(f.alt).zones == kNotInPlay)
        return say("{a} and {b}", {{"a", all}, {"b", cards(f.alt, quantity)}});
    return f.alt == 0 ? all : say(P::OrElse, {{"a", all}, {"b", cards(f.alt, quantity)}});
}

} // namespace playmat::swu
