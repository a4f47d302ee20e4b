#include "engine/swu/abilities/conditions.h"

#include "engine/swu/language/vocabulary.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/text/printer.h"

#include <algorithm>

/// Conditions about cards, about the moment, and those that join others.
namespace playmat::swu {

namespace {

using field::needed;

// --- exists, that

bool exists(const Board &m, const Cond &c, const View &v)
{
    const int count = m.collect(c.filter, v).count();
    return c.other ? count == atLeast(m, c, v) : count >= atLeast(m, c, v);
}

/// What there is: "Luke Skywalker", "a unit", "3 or more units".
std::string existing(Printer &p, const Cond &c, bool omitSide)
{
    const Filter &f = p.fil(c.filter);
    if (f.name != 0 && f.kinds == (kind::Leader | kind::Unit))
        return p.named(f);
    p.said.omitSide = omitSide;
    const std::string words = c.amount != 0
        ? p.say("{n} or more {cards}",
                {{"n", p.equalTo(c.amount)},
                 {"cards", p.cards(c.filter, {Printer::Quantity::Plural, 1, false})}})
        : p.cards(c.filter, {Printer::Quantity::One, 1, false});
    p.said.omitSide = false;
    return words;
}

std::string existsWords(Printer &p, const Cond &c)
{
    const Side side = p.fil(c.filter).side;
    if (c.other) {
        std::string one = p.adjectives(p.fil(c.filter), true);
        appendWord(one, p.noun(p.fil(c.filter), c.amount != 0));
        appendWord(one, p.after(p.fil(c.filter)));
        return p.say("there [is|isn't] exactly {n} {cards}",
                     {{"n", c.amount == 0 ? "1" : p.equalTo(c.amount)}, {"cards", one}}, c.negate);
    }
    if (p.said.hit && p.fil(c.filter).require == prop::It)
        return p.say("a {cards} [is|isn't] damaged this way",
                     {{"cards", p.noun(p.fil(c.filter), false)}}, c.negate);
    const Filter &f = p.fil(c.filter);
    if (f.zones == zoneBit(Zone::Discard)) {
        const std::string lying = c.amount == 0
            ? p.among(c.filter, Printer::Quantity::One)
            : p.say("{n} or more {cards}",
                    {{"n", p.equalTo(c.amount)}, {"cards", p.among(c.filter)}});
        return p.say(c.amount == 0 ? "there [is|isn't] {cards}" : "there [are|aren't] {cards}",
                     {{"cards", lying}}, c.negate);
    }
    if (f.zones == zoneBit(Zone::Hand) && side == Side::Friendly && c.amount == 0)
        return p.say("there [is|isn't] {cards}",
                     {{"cards", p.among(c.filter, Printer::Quantity::One)}}, c.negate);
    const bool bySide = side == Side::Friendly || side == Side::Enemy;
    const std::string list = existing(p, c, bySide);
    if (!bySide)
        return p.say(c.amount == 0 ? "there [is|isn't] {cards}" : "there [are|aren't] {cards}",
                     {{"cards", list}}, c.negate);
    return p.say(side == Side::Friendly ? "you [control|don't control] {cards}"
                                        : "an opponent [controls|doesn't control] {cards}",
                 {{"cards", list}}, c.negate);
}

constexpr Field<Cond> kExistsFields[] = {needed(field::filter<&Cond::filter>("exists")),
                                         atLeastField(), field::yes<&Cond::other>("exactly")};
constexpr CondSpec kExists{
    .form = {"There are such cards; \"exactly\": not more of them.", kExistsFields},
    .holds = exists,
    .words = existsWords,
};

bool matchesThat(const Board &m, const Cond &c, const View &v)
{
    const CardId ref = m.refer(c.ref, v);
    if (ref == kNone && c.ref == Ref::Defender)
        return m.defenderMatched(c.filter, v);
    return ref != kNone && m.matches(c.filter, ref, v);
}

/// Where the card is was said before.
std::string placelessCards(Printer &p, FilterId filter)
{
    p.said.omitPlace = true;
    std::string words = p.cards(filter, {Printer::Quantity::One, 1, false});
    p.said.omitPlace = false;
    return words;
}

/// Without what goes without saying: that it is a card, or the unit that it is called, and that it
/// lies where it came to lie.
Filter unsaid(const Printer &p, Filter f, std::string_view subject)
{
    if (f.kinds == kind::AnyCard || f.kinds == kind::Resource
        || (f.kinds == kind::Unit && subject.ends_with(p.say(P::Unit))))
        f.kinds = 0;
    if (f.zones == zoneBit(Zone::Discard))
        f.zones = 0;
    f.anyCard = f.anySuch = f.printedOnly = false;
    return f;
}

/// What is said of a card by a sentence of its own: a property, where nothing else is asked.
std::string propertySentence(const Printer &p, const Cond &c, Filter f, std::string_view card)
{
    struct Row
    {
        Props property;
        std::string_view words;
        bool unitsOnly = false; ///< so that it need not be said
    };
    static constexpr Row kRows[] = {
        {prop::Discarded, "{card} [was|wasn't] discarded from your hand or deck this phase"},
        {prop::CanHoldIt, "it [can|can't] be attached to {card}"},
        {prop::Guarding, "{card} [is|isn't] guarding captured cards", true},
        {prop::DefeatedThisPhase, "{card} [was|wasn't] defeated this phase", true},
        {prop::Unique, "{card} [is|isn't] unique"},
        {prop::Upgraded, "{card} [is|isn't] upgraded", true},
        {prop::Exhausted, "{card} is [exhausted|ready]", true},
        {prop::Damaged, "{card} is [damaged|undamaged]", true},
    };
    const Kinds kinds = f.kinds;
    for (const Row &row : kRows) {
        f.kinds = row.unitsOnly && kinds == kind::Unit ? Kinds{0} : kinds;
        Filter asked;
        asked.require = f.exclude == 0 ? row.property : Props{0};
        asked.exclude = f.exclude == 0 ? Props{0} : row.property;
        if (f == asked)
            return p.say(row.words, {{"card", card}}, c.negate != (f.exclude != 0));
    }
    return {};
}

/// The same of what it has in common with other cards.
std::string sharingSentence(Printer &p, const Cond &c, const Filter &f, std::string_view card)
{
    const FilterId with = f.sharesName != 0 ? f.sharesName : f.sharesAspect;
    Filter asked;
    asked.sharesName = f.sharesName;
    asked.sharesAspect = f.sharesName != 0 ? FilterId{0} : f.sharesAspect;
    if (with == 0 || f != asked)
        return {};
    return p.say(f.sharesName != 0 ? "{card} [shares|doesn't share] a name with {cards}"
                                   : "{card} [shares|doesn't share] an aspect with {cards}",
                 {{"card", card}, {"cards", p.cards(with, {Printer::Quantity::One, 1, false})}},
                 c.negate);
}

/// The same of a keyword.
std::string keywordSentence(const Printer &p, const Cond &c, Filter f, std::string_view card)
{
    f.kinds = f.kinds == kind::Unit ? Kinds{0} : f.kinds; // only units have keywords
    Filter asked;
    asked.keywords = f.keywords;
    const KeywordWord *keyword = rowOf(words::keywords, f.keywords);
    return keyword == nullptr || f != asked
        ? std::string()
        : p.say("{card} [has|doesn't have] {keyword}", {{"card", card}, {"keyword", keyword->name}},
                c.negate);
}

/// The sentence for a filter about the card's power or about the cards attached to it.
std::string havingSentence(Printer &p, const Cond &c, const Filter &f, std::string_view card)
{
    Filter strong;
    strong.powerMin = f.powerMin;
    if (f.powerMin != 0 && f == strong)
        return p.say("{card} [has|doesn't have] {n} or more power",
                     {{"card", card}, {"n", p.equalTo(f.powerMin)}}, c.negate);
    Filter weak;
    weak.powerMax = f.powerMax;
    if (f.powerMax != 0 && f == weak)
        return p.say("{card} [has|doesn't have] {n} or less power",
                     {{"card", card}, {"n", p.equalTo(f.powerMax)}}, c.negate);
    Filter carrying;
    carrying.with = f.with;
    return f.with == 0 || f != carrying
        ? std::string()
        : p.say("{card} [has|doesn't have] {cards} on it",
                {{"card", card}, {"cards", p.cards(f.with, {Printer::Quantity::One, 1, false})}},
                c.negate);
}

/// The same of what players have to do with it: who owns it, who played it.
std::string playerSentence(const Printer &p, const Cond &c, const Filter &f, std::string_view card)
{
    if (f.kinds == 0 && f.owner == Side::Friendly)
        return p.say("you [own|don't own] {card}", {{"card", card}}, c.negate);
    const bool phase = f.require == prop::PlayedThisPhase;
    if (f.kinds != 0 || f.playedFrom != zoneBit(Zone::Hand) || (!phase && f.require != 0))
        return {};
    return p.say("you [played|didn't play] {card} from your hand{when}",
                 {{"card", card}, {"when", p.say(phase ? " this phase" : "")}}, c.negate);
}

/// What is said of a card by a sentence of its own; empty for the rest.
std::string sentenceOf(Printer &p, const Cond &c, std::string_view card)
{
    const Filter f = unsaid(p, p.fil(c.filter), card);
    std::string words = propertySentence(p, c, f, card);
    if (words.empty())
        words = playerSentence(p, c, f, card);
    if (words.empty())
        words = keywordSentence(p, c, f, card);
    if (words.empty())
        words = havingSentence(p, c, f, card);
    return words.empty() ? sharingSentence(p, c, f, card) : words;
}

std::string matchesWords(Printer &p, const Cond &c)
{
    const std::string subject = p.card(c.ref);
    const Filter &f = p.fil(c.filter);
    if (std::string words = sentenceOf(p, c, subject); !words.empty()) {
        p.said.spokenOf = (f.require & prop::CanHoldIt) == 0 ? c.ref : Ref::None;
        return words;
    }
    const bool adjective = f.kinds == 0 && f.alt == 0;
    const std::string what = f.name != 0 && f.alt != 0
        ? p.say(P::OrElse,
                {{"a", p.named(f)}, {"b", p.cards(f.alt, {Printer::Quantity::One, 1, false})}})
        : f.name != 0 ? p.named(f)
        : adjective   ? p.adjectives(f, true)
                      : placelessCards(p, c.filter);
    const bool it = subject == p.say(P::It);
    p.said.spokenOf = c.ref;
    if (it && !c.negate)
        return p.say(P::ItIsCond, {{"what", what}});
    return p.say(c.negate ? "{card} isn't {what}" : "{card} is {what}",
                 {{"card", subject}, {"what", what}});
}

constexpr Field<Cond> kThatFields[]
    = {needed(field::word<&Cond::ref, words::refs>("that", "word_reference")),
       needed(field::filter<&Cond::filter>("is"))};
constexpr CondSpec kThat{
    .form = {"A card is there and fits.", kThatFields},
    .holds = matchesThat,
    .words = matchesWords,
    .ofOneCard = true,
};

// --- words alone

std::string plainWords(Printer &p, const Cond &c, std::string_view phrase)
{
    return p.say(phrase, {{"card", p.thisCard()}}, c.negate);
}

constexpr Field<Cond> kInitiativeFields[] = {{"initiative", "word"}};
constexpr CondSpec kInitiative{
    .form = {"You have the initiative.", kInitiativeFields},
    .holds = [](const Board &m, const Cond &, const View &v) { return m.s.initiative == v.you; },
    .words = [](Printer &p,
                const Cond &c) { return plainWords(p, c, "you [have|don't have] the initiative"); },
    .reads = reads::Initiative,
};

constexpr Field<Cond> kDidItFields[] = {{"did_it", "word"}};
constexpr CondSpec kDidIt{
    .form = {"The effect before was done in full (CR 8.9).", kDidItFields},
    .holds = [](const Board &, const Cond &,
                const View &v) { return v.ctx != nullptr && v.ctx->did != 0; },
    .words = [](Printer &p, const Cond &c) { return plainWords(p, c, "you [do|don't]"); },
};

constexpr Field<Cond> kActionPhaseFields[] = {{"action_phase", "word"}};
constexpr CondSpec kActionPhase{
    .form = {"It is the action phase.", kActionPhaseFields},
    .holds = [](const Board &m, const Cond &, const View &) { return m.s.phase == Phase::Action; },
    .words = [](Printer &p,
                const Cond &c) { return plainWords(p, c, "it is the [action|regroup] phase"); },
    .reads = reads::Phase,
    .during
    = [](Printer &p, const Cond &c) { return plainWords(p, c, "the [action|regroup] phase"); },
};

constexpr Field<Cond> kFirstRoundFields[] = {{"first_round", "word"}};
constexpr CondSpec kFirstRound{
    .form = {"It is the first round.", kFirstRoundFields},
    .holds = [](const Board &m, const Cond &, const View &) { return m.s.round == 1; },
    .words
    = [](Printer &p, const Cond &c) { return plainWords(p, c, "it [is|isn't] the first round"); },
    .reads = reads::Phase,
};

constexpr Field<Cond> kTakenFields[] = {{"initiative_taken", "word"}};
constexpr CondSpec kTaken{
    .form = {"A player has taken the initiative this phase.", kTakenFields},
    .holds = [](const Board &m, const Cond &, const View &) { return m.s.initiativeTaken; },
    .words =
        [](Printer &p, const Cond &c) {
            return plainWords(p, c, "[a|no] player has taken the initiative this phase");
        },
    .reads = reads::Initiative,
};

/// The card that was revealed from the deck and "it".
bool differentOddCosts(const Board &m, const Cond &, const View &v)
{
    const CardId it = m.refer(Ref::It, v);
    if (it == kNone || m.hotOf(it).cost % 2 == 0)
        return false;
    bool differ = false;
    m.s.forEach(Zone::Deck, v.you, [&](CardId id) {
        const int cost = m.hotOf(id).cost;
        differ = differ || (m.s.shown[v.you].has(id) && cost % 2 != 0 && cost != m.hotOf(it).cost);
    });
    return differ;
}

constexpr Field<Cond> kOddCostsFields[] = {{"different_odd_costs", "word"}};
constexpr CondSpec kOddCosts{
    .form
    = {"The card revealed from your deck and \"it\" have different odd costs.", kOddCostsFields},
    .holds = differentOddCosts,
    .words =
        [](Printer &p, const Cond &c) {
            return plainWords(p, c,
                              "the revealed card and the attacker [have|don't have] different odd "
                              "costs");
        },
};

bool attackingBase(const Board &m, const Cond &, const View &v)
{
    const AttackRecord *attack = m.attackOf(v);
    return attack != nullptr && (m.kindsOf(attack->defender) & kind::Base) != 0;
}

constexpr Field<Cond> kAttackingBaseFields[] = {{"attacking_base", "word"}};
constexpr CondSpec kAttackingBase{
    .form = {"This unit attacks a base.", kAttackingBaseFields},
    .holds = attackingBase,
    .words = [](Printer &p,
                const Cond &c) { return plainWords(p, c, "{card} [is|isn't] attacking a base"); },
    .reads = reads::own(reads::Attack),
};

bool defenderDefeated(const Board &m, const Cond &, const View &v)
{
    const AttackRecord *attack = m.attackOf(v);
    return attack != nullptr && (attack->flags & AttackRecord::DefenderDefeated) != 0;
}

constexpr Field<Cond> kDefenderDefeatedFields[] = {{"defender_defeated", "word"}};
constexpr CondSpec kDefenderDefeated{
    .form = {"The defender of this attack was defeated.", kDefenderDefeatedFields},
    .holds = defenderDefeated,
    .words = [](Printer &p,
                const Cond &c) { return plainWords(p, c, "the defender [was|wasn't] defeated"); },
    .reads = reads::own(reads::Attack),
};

// --- joined

constexpr Field<Cond> kNotFields[]
    = {{"not", "condition",
        [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Cond &c) {
            c = r.conditionAt(r.condition(at));
            c.negate = !c.negate;
        },
        true}};
/// Leaves the condition itself behind, turned round.
constexpr CondSpec kNot{.form = {"The opposite.", kNotFields}};

bool attackingCond(Printer &p, const Cond &a, const Cond &b)
{
    return a.op == &kThat && a.ref == Ref::Attacker && p.fil(a.filter).require == prop::This
        && b.op == &kThat && b.ref == Ref::Defender;
}

/// "This unit is attacking a damaged unit" is put as one thing.
std::string allWords(Printer &p, const Cond &c)
{
    const Cond &a = p.program().conds[c.a];
    const Cond &b = p.program().conds[c.b];
    if (!attackingCond(p, a, b))
        return p.say(P::And, {{"a", p.condition(c.a)}, {"b", p.condition(c.b)}});
    const std::string defender = p.cards(b.filter, {Printer::Quantity::One, 1, false});
    const std::string words = p.say("{card} [is|isn't] attacking {cards}",
                                    {{"card", p.thisCard()}, {"cards", defender}}, c.negate);
    p.said.spokenOf = Ref::This;
    return words;
}

template <const CondSpec &spec>
void readJoined(TreeReader &r, const JsonCursor &, const JsonCursor &at, Cond &c)
{
    if (!at.expectArray() || at.size() < 2) {
        at.fail("at least two conditions");
        return;
    }
    CondId last = r.condition(at.item(at.size() - 1));
    for (std::size_t i = at.size() - 1; i-- > 1;) {
        Cond pair;
        pair.op = &spec;
        pair.a = r.condition(at.item(i));
        pair.b = last;
        last = r.store(pair);
    }
    c.a = r.condition(at.item(0));
    c.b = last;
}

extern const CondSpec kAll;
extern const CondSpec kEither;

const Field<Cond> kAllFields[] = {{"all", "condition[]", readJoined<kAll>, true}};
const CondSpec kAll{
    .form = {"All of them.", kAllFields},
    .holds = [](const Board &m, const Cond &c,
                const View &v) { return m.holds(c.a, v) && m.holds(c.b, v); },
    .words = allWords,
};

const Field<Cond> kEitherFields[] = {{"either", "condition[]", readJoined<kEither>, true}};
const CondSpec kEither{
    .form = {"At least one of them.", kEitherFields},
    .holds = [](const Board &m, const Cond &c,
                const View &v) { return m.holds(c.a, v) || m.holds(c.b, v); },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{a} or {b}", {{"a", p.condition(c.a)}, {"b", p.condition(c.b)}});
        },
};

const CondSpec *const kConditions[]
    = {&kInitiative,       &kDidIt,  &kActionPhase, &kFirstRound, &kAttackingBase,
       &kDefenderDefeated, &kExists, &kThat,        &kNot,        &kAll,
       &kEither,           &kTaken,  &kOddCosts};

} // namespace

std::span<const CondSpec *const> allConditions()
{
    static const std::vector<const CondSpec *> all = [] {
        std::vector<const CondSpec *> out(std::begin(kConditions), std::end(kConditions));
        for (const auto others : {gameConditions(), phaseConditions(), numberConditions()})
            out.insert(out.end(), others.begin(), others.end());
        return out;
    }();
    return all;
}

const CondSpec *findCondition(std::string_view word)
{
    const auto all = allConditions();
    const auto found
        = std::ranges::find(all, word, [](const CondSpec *spec) { return spec->form.word(); });
    return found == all.end() ? nullptr : *found;
}

int atLeast(const Board &m, const Cond &c, const View &v)
{
    return c.amount == 0 ? 1 : m.amount(c.amount, v);
}

/// Whether a defender that has left its attack fitted, as far as that is remembered (CR 8.11): what
/// is printed on it, its arena and its damage. "While attacking a damaged unit" outlasts the unit,
/// so that Overwhelm finds all the damage in excess (CR 7.5.7, ruling on SOR_130).
bool Board::defenderMatched(FilterId id, const View &v) const
{
    const AttackRecord *a = attackOf(v);
    return a != nullptr && fitDefender(*a, id, v);
}

bool Board::fitDefender(const AttackRecord &a, FilterId id, const View &v) const
{
    if (!isArena(a.arena))
        return false;
    const Filter &f = p.filters[id];
    const Props known = (a.flags & AttackRecord::DefenderDamaged) != 0 ? prop::Damaged : Props{};
    return (f.kinds == 0 || (f.kinds & kind::Unit) != 0)
        && (f.zones == 0 || (f.zones & zoneBit(a.arena)) != 0) && (f.require & ~known) == 0
        && (f.exclude & known) == 0 && (f.keywords.empty() || f.keywords.any(a.defenderHad))
        && !f.notKeywords.any(a.defenderHad) && defMatches(f, s.cards[a.defender].def, v);
}

bool Board::holds(CondId id, const View &v) const
{
    if (id == 0)
        return true;
    const Cond &c = p.conds[id];
    return c.op->holds(*this, c, v) != c.negate;
}

} // namespace playmat::swu
