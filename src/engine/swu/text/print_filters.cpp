#include "engine/swu/language/condition.h"
#include "engine/swu/language/vocabulary.h"
#include "engine/swu/text/print.h"
#include "engine/swu/text/printer.h"

#include <array>
#include <bit>
#include <utility>

namespace playmat::swu {

namespace {

constexpr std::array<std::string_view, kAspects> kAspectNames{"vigilance", "command", "aggression",
                                                              "cunning",   "heroism", "villainy"};

void appendWord(std::string &words, std::string_view word)
{
    if (word.empty())
        return;
    if (!words.empty())
        words += ' ';
    words += word;
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
    for (const Words &w : kNouns)
        if (w.kinds == f.kinds)
            return std::string(say(plural ? w.many : w.one));
    std::string words;
    for (const Words &w : kNouns) {
        if (std::popcount(w.kinds) != 1 || (f.kinds & w.kinds) == 0)
            continue;
        if (!words.empty())
            words += say(plural ? P::KindsAndOr : P::KindOr);
        words += say(plural ? w.many : w.one);
    }
    return words;
}

std::string Printer::stateAdjectives(const Filter &f) const
{
    struct Words
    {
        Props prop;
        P yes;
        P no;
    };
    static constexpr Words kWords[] = {
        {prop::Exhausted, P::Exhausted, P::Ready}, {prop::Damaged, P::Damaged, P::Undamaged},
        {prop::Unique, P::Unique, P::NonUnique},   {prop::Upgraded, P::Upgraded, P::NotUpgraded},
        {prop::Token, P::TokenWord, P::NonToken},  {prop::Leader, P::LeaderWord, P::NonLeader},
    };
    std::string words;
    for (const Words &w : kWords) {
        if ((f.require & w.prop) != 0)
            appendWord(words, say(w.yes));
        if ((f.exclude & w.prop) != 0)
            appendWord(words, say(w.no));
    }
    if (f.zones == zoneBit(Zone::Captured))
        appendWord(words, say("captured"));
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
        std::string list;
        for (unsigned i = 0; i < kAspects; ++i)
            if ((mask >> i & 1U) != 0) {
                const std::string icon = "{aspect:" + std::string(kAspectNames[i]) + "}";
                if (!list.empty())
                    list += negative ? std::string(say(P::Comma)) : std::string(say(P::KindOr));
                list += negative ? say(P::Non, {{"word", icon}}) : icon;
            }
        appendWord(words, list);
    };
    const auto traits = [&](const TraitMask &mask, bool negative) {
        std::string list;
        for (std::size_t i = 0; i < m_db.traits.size(); ++i)
            if (mask.has(static_cast<std::uint8_t>(i))) {
                const std::string trait = "{trait:" + m_db.traits[i] + "}";
                if (!list.empty())
                    list += say(P::KindOr);
                list += negative ? say(P::Non, {{"word", trait}}) : trait;
            }
        appendWord(words, list);
    };
    aspects(f.aspects, false);
    aspects(f.notAspects, true);
    traits(f.traits, false);
    traits(f.notTraits, true);
    if ((f.zones & zoneBit(Zone::Ground)) != 0 && (f.zones & zoneBit(Zone::Space)) == 0)
        appendWord(words, say(P::Ground));
    if ((f.zones & zoneBit(Zone::Space)) != 0 && (f.zones & zoneBit(Zone::Ground)) == 0)
        appendWord(words, say(P::Space));
    return words;
}

std::string Printer::adjectives(const Filter &f, bool withSide) const
{
    std::string words;
    constexpr auto kOutOfPlay = static_cast<std::uint16_t>(zoneBit(Zone::Hand) | zoneBit(Zone::Deck)
                                                           | zoneBit(Zone::Discard));
    if (withSide && (f.zones & kOutOfPlay) == 0 && f.kinds != kind::Resource) {
        if (f.side == Side::Friendly)
            appendWord(words, say(P::Friendly));
        if (f.side == Side::Enemy)
            appendWord(words, say(P::Enemy));
    }
    appendWord(words, stateAdjectives(f));
    appendWord(words, kindAdjectives(f));
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
    if (f.name != 0)
        appendWord(words, say(P::Named, {{"name", named(f)}}));
    if ((f.require & prop::Named) != 0)
        appendWord(words, say(P::WithThatName));
    limit(f.costMin, P::CostsOrMore);
    const Amount &most = program().amounts[f.costMax];
    if (f.costMax != 0 && most.op != nullptr && most.op->costOfCard)
        appendWord(
            words,
            say(P::CostsSameOrLess, {{"card", said.itIs.empty() ? card(most.ref) : said.itIs}}));
    else
        limit(f.costMax, most.op == nullptr ? P::CostsOrLess : P::CostsComputed);
    limit(f.powerMin, P::PowerOrMore);
    limit(f.powerMax, P::PowerOrLess);
    limit(f.hpMax, P::HpOrLess);
    for (const KeywordWord &k : words::keywords)
        if ((f.keywords & k.value) != 0)
            appendWord(words, say(P::WithKeyword, {{"keyword", k.name}}));
    appendWord(words, relations(f));
    if (f.playedBy != PlayWay::Plain)
        appendWord(words, say("using {way}", {{"way", wayName(f.playedBy)}}));
    if (f.playedFrom == zoneBit(Zone::Hand))
        appendWord(words, say("from your hand"));
    return words;
}

/// What it has to do with other cards.
std::string Printer::relations(const Filter &f)
{
    std::string words;
    const auto with = [&](FilterId other, std::string_view phrase) {
        if (other != 0)
            appendWord(words, say(phrase, {{"cards", cards(other, {Quantity::One, 1, false})}}));
    };
    const auto is = [&](Props prop, std::string_view phrase) {
        if ((f.require & prop) != 0)
            appendWord(words, say(phrase, {{"card", thisCard()}}));
    };
    is(prop::AnyKeyword, "with 1 or more keywords");
    is(prop::AttackedYourBase, "that attacked your base this phase");
    is(prop::WasOnThis, "that was attached to {card}");
    is(prop::CanHoldIt, "that it can be attached to");
    is(prop::Guarding, "guarding captured cards");
    with(f.sharesName, "that shares a name with {cards}");
    with(f.sharesAspect, "that shares an aspect with {cards}");
    with(f.host, (f.zones & zoneBit(Zone::Captured)) != 0 ? "guarded by {cards}" : "on {cards}");
    with(f.attacks, "while attacking {cards}");
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
        {prop::EnteredThisRound, P::EnteredThisRound},
        {prop::OnThis, P::OnThis},
        {prop::OnIt, P::OnIt},
        {prop::SameArenaAsIt, P::InItsArena},
        {prop::SameArenaAsThis, P::InThisArena},
        {prop::DefendersArena, P::InDefendersArena},
        {prop::Shown, P::RevealedThisWay},
    };
    std::string words;
    for (const Words &w : kWords)
        if ((f.require & w.prop) != 0)
            appendWord(words, say(w.yes));
    if ((f.exclude & prop::EnteredThisRound) != 0)
        appendWord(words, say(P::NotEnteredThisRound));
    if ((f.require & prop::DefeatedThisPhase) != 0)
        appendWord(words, say(P::DefeatedThisPhase));
    if (f.kinds == kind::Resource && f.side == Side::Friendly)
        appendWord(words, say(P::YouControl));
    if (f.zones == zoneBit(Zone::Hand) && f.side == Side::Friendly)
        appendWord(words, say(P::FromYourHand));
    if (f.zones == zoneBit(Zone::Discard) && !said.omitPlace)
        appendWord(words, say(f.side == Side::Friendly ? P::FromYourDiscard : P::FromADiscard));
    if (f.side == Side::ChosenPlayer || f.side == Side::SubjectsController)
        appendWord(words,
                   say(P::ThatPlayerControls, {{"player", player(Who::Chosen)}},
                       said.chosenPlayer == say(P::They)));
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
    const Props others = f.exclude & (prop::It | prop::A | prop::B | prop::C);
    if (std::popcount(others) > 1)
        return say(P::AThird, {{"cards", words}});
    if ((f.exclude & prop::This) != 0 || others != 0)
        return say(P::Another, {{"cards", words}});
    std::string_view start = words;
    for (const std::string_view mark : {"{aspect:", "{trait:", "{keyword:"})
        if (start.starts_with(mark))
            start.remove_prefix(mark.size());
    const char first = start.empty() ? ' ' : static_cast<char>(start.front() | 0x20);
    const bool vowel = std::string_view("aeio").find(first) != std::string_view::npos
        || (first == 'u' && !start.starts_with("uni") && !start.starts_with("Uni"));
    return say(vowel ? P::ArticleAn : P::ArticleA, {{"cards", words}});
}

std::string Printer::quantified(const Filter &f, std::string words, Quantity q) const
{
    const bool other = (f.exclude & (prop::This | prop::It | prop::A | prop::B | prop::C)) != 0;
    const std::string count = std::to_string(q.count);
    if (other && q.plural())
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
        out = say(P::UpTo, {{"n", count}, {"cards", words}});
        break;
    case Quantity::AnyNumber:
        out = say(P::AnyNumberOf, {{"cards", words}});
        break;
    }
    return q.eachOf ? say(P::EachOf, {{"cards", out}}) : out;
}

std::string Printer::cards(FilterId filter, Quantity quantity)
{
    const Filter &f = fil(filter);
    if ((f.require & prop::It) != 0 && f.zones != zoneBit(Zone::Deck))
        return std::string((f.exclude & (prop::A | prop::B | prop::C)) != 0 ? say(P::TheOther)
                                                                            : say(P::OneOfThem));
    if ((f.require & prop::Defender) != 0) {
        const std::string defender(say(f.alt != 0 ? P::TheDefender : P::TheDefendingUnit));
        return f.alt == 0 ? defender
                          : say(P::OrElse, {{"a", defender}, {"b", cards(f.alt, quantity)}});
    }
    if (f.kinds == kind::Base && f.side == Side::ChosenPlayer)
        return say(P::BaseOfPlayer, {{"whose", possessive(Who::Chosen)}});
    std::string words = adjectives(f, !said.omitSide);
    appendWord(words, noun(f, quantity.plural()));
    appendWord(words, after(f));
    const std::string all = quantified(f, words, quantity);
    return f.alt == 0 ? all : say(P::OrElse, {{"a", all}, {"b", cards(f.alt, quantity)}});
}

std::string Printer::thisCard() const
{
    if (m_gained || m_card == 0)
        return std::string(say(P::ThisUnit));
    const CardDef &def = m_db.def(m_card);
    if (def.type == CardType::Leader)
        return std::string(say(m_face == Face::LeaderSide ? P::ThisLeader : P::ThisUnit));
    if (def.isUpgrade())
        return std::string(say(P::ThisUpgrade));
    if (def.type == CardType::Event)
        return std::string(say(P::ThisEvent));
    return std::string(say(def.type == CardType::Base ? P::ThisBase : P::ThisUnit));
}

std::string Printer::card(Ref ref)
{
    if (ref == Ref::It && !said.them && !said.nameNow.empty())
        return std::exchange(said.nameNow, {});
    if (ref == said.spokenOf && ref != Ref::None)
        return std::string(say(P::It));
    switch (ref) {
    case Ref::This:
        return thisCard();
    case Ref::Attached:
        return std::string(say(P::AttachedUnit));
    case Ref::It:
        return std::string(say(said.them ? P::Them : P::It));
    case Ref::A:
    case Ref::B:
    case Ref::C:
    case Ref::Subject:
    case Ref::HostOfIt:
    case Ref::HostOfA:
    case Ref::HostOfSubject:
        return std::string(say(P::ThatUnit));
    case Ref::Attacker:
        return std::string(say(P::TheAttacker));
    case Ref::Defender:
        return std::string(say(P::TheDefender));
    case Ref::YourBase:
        return std::string(say(P::YourBase));
    case Ref::EnemyBase:
        return std::string(say(P::EnemyBase));
    case Ref::YourLeader:
        return std::string(say(P::YourLeader));
    case Ref::None:
        break;
    }
    return {};
}

std::string Printer::target(SelId selector, bool eachOf)
{
    const Selector &s = sel(selector);
    switch (s.mode) {
    case SelectMode::None:
        return {};
    case SelectMode::Ref:
        return card(s.ref);
    case SelectMode::Each:
        return cards(s.filter, {Quantity::Each, 1, false});
    case SelectMode::All:
        return std::string(say(said.them ? P::Them : P::It));
    case SelectMode::TopOfDeck:
        return say(s.max == 1 ? P::TopCard : P::TopCards,
                   {{"n", std::to_string(s.max)}, {"whose", possessive(s.chooser)}});
    case SelectMode::Choose:
    case SelectMode::Random:
    case SelectMode::Any:
        return chosen(s, eachOf);
    }
    return {};
}

std::string Printer::chosen(const Selector &s, bool eachOf)
{
    Quantity q{Quantity::One, s.max, eachOf};
    if (s.max == 255)
        q.kind = Quantity::AnyNumber;
    else if (s.upTo)
        q.kind = Quantity::UpTo;
    else if (s.max > 1)
        q.kind = Quantity::Number;
    std::string words;
    if (s.mode == SelectMode::Any) {
        // It does not matter which: that they are ready and friendly goes without saying.
        const Filter &f = fil(s.filter);
        words = noun(f, q.plural());
        if (f.side != Side::Friendly)
            appendWord(words, after(f));
        words = quantified(f, words, q);
    } else {
        words = cards(s.filter, q);
    }
    said.them = s.max > 1;
    said.itIs.clear();
    said.spokenOf = Ref::None;
    return words;
}

std::string Printer::player(Who who) const
{
    if (said.sameSubject)
        return {};
    switch (who) {
    case Who::You:
        return std::string(say(P::You));
    case Who::Opponent:
        return std::string(say(P::AnOpponent));
    case Who::EachPlayer:
        return std::string(say(P::EachPlayer));
    case Who::EachOpponent:
        return std::string(say(P::EachOpponent));
    case Who::Chosen:
        return said.chosenPlayer.empty() ? std::string(say(P::ThatPlayer)) : said.chosenPlayer;
    case Who::ControllerOfIt:
    case Who::ControllerOfSubject:
        return std::string(say(P::ItsController));
    case Who::OwnerOfIt:
        return std::string(say(P::ItsOwner));
    case Who::OwnerOfSubject:
        return std::string(say(P::ThatUnitsOwner));
    case Who::DefendingPlayer:
        return std::string(say(P::TheDefendingPlayer));
    }
    return {};
}

std::string Printer::possessive(Who who) const
{
    return who == Who::You ? std::string(say(P::Your))
                           : say(P::Possessive, {{"player", player(who)}});
}

} // namespace playmat::swu
