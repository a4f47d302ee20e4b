#include "engine/swu/abilities/op.h"
#include "engine/swu/language/condition.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/rules/support.h"
#include "engine/swu/text/print.h"
#include "engine/swu/text/printer.h"

#include <algorithm>
#include <cstdlib>

/// Lasting effects (CR 7.7.3): on cards, and on players.
namespace playmat::swu {

/// One effect on each of the players.
void addToPlayers(Machine &m, Frame &f, const Node &n, Effect e)
{
    const Context &c = m.ctx(f);
    const std::uint8_t who = m.playersOf(n.who, m.viewOf(f));
    e.source = c.source;
    e.sourceSerial = c.sourceSerial;
    e.controller = c.controller;
    e.node = f.effects().node;
    for (e.player = 0; e.player < kPlayers; ++e.player)
        if (((who >> e.player) & 1U) != 0)
            m.addLasting(e);
    m.ctx(f).did = 1;
    m.nextNode(f);
}

namespace {

using field::needed;

[[nodiscard]] int narrow(int value)
{
    return std::clamp(value, -100, 100);
}

/// The attack for which an effect of this ability lasts.
[[nodiscard]] std::uint8_t attackOf(const Machine &m, const Context &c)
{
    return c.attack < m.s.attackCount ? c.attack : static_cast<std::uint8_t>(m.s.attackCount - 1);
}

/// One effect over all of these.
template <EffectKind kKind>
void addEffect(Machine &m, const Frame &f, const Node &n, const CardSet &targets)
{
    const Context &c = m.s.contexts[f.ctx];
    Effect e;
    e.kind = kKind;
    e.duration = n.duration;
    e.source = c.source;
    e.sourceSerial = c.sourceSerial;
    e.controller = c.controller;
    e.node = f.effects().node;
    if (kKind == EffectKind::Rule)
        e.value = f.effects().amount;
    if (kKind == EffectKind::Modify)
        e.setValues(narrow(n.power + f.effects().amount), narrow(n.hp + f.effects().hpAmount));
    if (n.duration == Duration::Attack) {
        if (m.s.attackCount == 0)
            return;
        e.attack = attackOf(m, c);
    }
    m.addLasting(e, targets);
}

template <EffectKind kKind>
bool onCards(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    CardSet there;
    set.forEach([&](CardId id) {
        if (m.inPlay(id))
            there.add(id);
    });
    addEffect<kKind>(m, f, n, there);
    return there.count() == set.count();
}

bool isThere(const Questions &m, const Node &, const View &, CardId id)
{
    return m.inPlay(id);
}

// --- modify

std::string modifyClause(Printer &p, const Node &n)
{
    const Ref ref = p.sel(n.target).mode == SelectMode::Ref ? p.sel(n.target).ref : Ref::None;
    const bool inAttack = ref == Ref::Attacker || ref == Ref::Defender;
    const Amount &more = p.program().amounts[n.powerAmount];
    if (ref == Ref::This && more.op != nullptr && more.op->powerOfCard && more.ref == ref)
        return p.say("double {whose} power{duration}",
                     {{"whose", p.itsOr(ref)}, {"duration", p.duration(n.duration)}});
    const std::string whom = p.target(n.target, true);
    if (inAttack)
        p.said.spokenOf = ref;
    const std::string keywords = p.nodeKeywords(n);
    const bool computed = n.powerAmount != 0 || n.hpAmount != 0;
    const bool changes = computed || n.power != 0 || n.hp != 0;
    const std::string values
        = computed ? p.computedStats(n.powerAmount, n.hpAmount) : p.stats(n.power, n.hp);
    const bool chosen = p.sel(n.target).mode == SelectMode::Choose;
    if (changes && !n.keywords.empty() && whom == p.say(P::Them))
        return p.say(
            "each of them gets {stats} and gains {keywords}{duration}",
            {{"stats", values}, {"keywords", keywords}, {"duration", p.duration(n.duration)}});
    if (!changes && whom == p.say(P::Them))
        return p.say("they gain {keywords}{duration}",
                     {{"keywords", keywords}, {"duration", p.duration(n.duration)}});
    if (inAttack && n.keywords.empty())
        return p.say(P::GetsStats,
                     {{"card", whom}, {"stats", values}, {"duration", p.duration(n.duration)}});
    const Selector &to = p.sel(n.target);
    if (changes && !n.keywords.empty() && chosen && (to.optional || (to.upTo && to.max == 1)))
        return p.say("give {cards} {stats} and {keywords}{duration}",
                     {{"cards", whom},
                      {"stats", values},
                      {"keywords", keywords},
                      {"duration", p.duration(n.duration)}});
    const std::string_view phrase = changes && !n.keywords.empty() ? p.say(P::GetsAndGains)
        : changes || chosen ? "give {cards} {stats}{duration}"
                            : p.say(P::GainsKeywords);
    return p.say(phrase,
                 {{"cards", whom},
                  {"stats", changes ? values : keywords},
                  {"keywords", keywords},
                  {"duration", p.duration(n.duration)}});
}

/// A number, or an amount that is worked out when the effect begins.
template <auto fixed, auto computed>
constexpr Field<Node> stat(std::string_view key)
{
    return {key, "amount", [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n) {
                if (at.isObject())
                    n.*computed = r.amount(at);
                else
                    n.*fixed = static_cast<std::int8_t>(at.integer(-20, 20));
            }};
}

constexpr Field<Node> kModifyFields[] = {field::to("modify"),
                                         field::lasting(),
                                         stat<&Node::power, &Node::powerAmount>("power"),
                                         stat<&Node::hp, &Node::hpAmount>("hp"),
                                         field::gains(),
                                         field::withNext()};
constexpr OpSpec kModify{
    .form = {"Changes power, HP and keywords for a while.", kModifyFields},
    .traits = op::Foretold,
    .leaves = Leaves::WhileItLasts,
    .apply = onCards<EffectKind::Modify>,
    .changes = isThere,
    .clause = modifyClause,
};

// --- lend_abilities

bool lendEach(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    const Context &c = m.ctx(f);
    const CardId to = m.refer(m.p.selectors[n.source].ref, m.viewOf(f));
    if (m.s.attackCount == 0 || !m.isUnitInPlay(to) || set.empty())
        return false;
    const PlayerId controller = c.controller;
    const std::uint8_t attack = attackOf(m, c);
    m.s.inOrder(set, [&](CardId id) { lendAbilities(m, id, controller, to, attack); });
    return true;
}

constexpr Field<Node> kLendFields[]
    = {field::to("lend_abilities"), needed(field::selector<&Node::source>("to"))};
constexpr OpSpec kLend{
    .form
    = {"For this attack, \"to\" gains the abilities of a card, wherever that lies.", kLendFields},
    .apply = lendEach,
    .clause =
        [](Printer &p, const Node &n) {
            return p.say("for this attack, {unit} gains the abilities of {cards}",
                         {{"unit", p.target(n.source)}, {"cards", p.target(n.target)}});
        },
};

// --- gain, lose

std::string gainClause(Printer &p, const Node &n)
{
    const std::string until = p.duration(n.duration);
    return p.say("{duration}, {cards} gains: {ability}",
                 {{"cards", p.target(n.target, true)},
                  {"ability", p.quoted(n.ability)},
                  {"duration", std::string_view(until).substr(until.empty() ? 0 : 1)}});
}

constexpr Field<Node> kGainFields[]
    = {needed(field::ability<&Node::ability>("gain")), field::to("to"), field::lasting()};
constexpr OpSpec kGain{
    .form = {"Lets cards gain an ability for a while.", kGainFields},
    .traits = op::Foretold,
    .leaves = Leaves::WhileItLasts,
    .apply = onCards<EffectKind::GainAbility>,
    .changes = isThere,
    .clause = gainClause,
};

std::string loseAbilitiesClause(Printer &p, const Node &n)
{
    const std::string whom = p.target(n.target);
    const bool them = whom == p.say(P::Them);
    const bool many
        = them || (p.sel(n.target).mode == SelectMode::Choose && p.sel(n.target).max > 1);
    return p.say("{cards} [loses|lose] all abilities{duration}",
                 {{"cards", them ? std::string(p.say(P::They)) : whom},
                  {"duration", p.duration(n.duration)}},
                 many);
}

constexpr Field<Node> kLoseAbilitiesFields[] = {field::to("lose_abilities"), field::lasting()};
constexpr OpSpec kLoseAbilities{
    .form = {"Takes all abilities away for a while.", kLoseAbilitiesFields},
    .traits = op::Foretold,
    .leaves = Leaves::WhileItLasts,
    .apply = onCards<EffectKind::LoseAbilities>,
    .changes = isThere,
    .clause = loseAbilitiesClause,
};

std::string loseKeywordsClause(Printer &p, const Node &n)
{
    Keywords all;
    for (const KeywordWord &k : words::keywords)
        all |= k.value;
    if (n.keywords == all)
        return p.say("{cards} loses its keywords and can't gain keywords{duration}",
                     {{"cards", p.target(n.target)}, {"duration", p.duration(n.duration)}});
    return p.say("{cards} loses {keywords}{duration}",
                 {{"cards", p.target(n.target)},
                  {"keywords", p.keywordList(n.keywords, {}, {})},
                  {"duration", p.duration(n.duration)}});
}

constexpr Field<Node> kLoseKeywordsFields[]
    = {{"lose_keywords", "word_keyword[]|all",
        [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n) {
            if (at.isString() && at.string() == "all")
                for (const KeywordWord &k : words::keywords)
                    n.keywords |= k.value;
            else
                n.keywords = r.keywordSet(at, TreeReader::KeywordsFor::Loss).bits;
        },
        true},
       field::to("from"),
       field::lasting()};
constexpr OpSpec kLoseKeywords{
    .form = {"Takes keywords away for a while.", kLoseKeywordsFields},
    .traits = op::Foretold,
    .leaves = Leaves::WhileItLasts,
    .apply = onCards<EffectKind::LoseKeywords>,
    .changes = isThere,
    .clause = loseKeywordsClause,
};

// --- rules

constexpr Field<Node> ruleField()
{
    return needed(field::word<&Node::rule, words::rules>("rule", "word_rule"));
}

std::string costChangeClause(Printer &p, const Node &n)
{
    const int change = p.program().amounts[n.amount].value;
    return p.say(change < 0 ? "each {kind} {player} plays costs {mark} less{duration}"
                            : "each {kind} {player} plays costs {mark} more{duration}",
                 {{"kind", p.described(p.fil(n.filter), false)},
                  {"player", p.player(n.who)},
                  {"mark", resources(std::to_string(std::abs(change)))},
                  {"duration", p.duration(n.duration)}});
}

std::string restrictClause(Printer &p, const Node &n)
{
    if (n.rule == Rule::CantPlayNamed)
        return p.say(P::OpponentsCantPlayNamed,
                     {{"player", p.players(n.who)}, {"duration", p.duration(n.duration)}});
    if (n.rule == Rule::BlankNamed)
        return p.say(P::RuleBlankNamed,
                     {{"player", p.player(n.who)}, {"duration", p.duration(n.duration)}});
    if (n.rule == Rule::NamedCost)
        return p.say(P::RuleNamedCost,
                     {{"mark", resources(p.amount(n.amount).text)},
                      {"player", p.players(n.who)},
                      {"duration", p.duration(n.duration)}});
    if (n.rule == Rule::CostChange)
        return costChangeClause(p, n);
    if (n.rule == Rule::NoRegroupReady)
        return p.say(n.duration == Duration::Phase
                         ? "{card} doesn't ready during this regroup phase"
                         : "{card} doesn't ready during the next regroup phase",
                     {{"card", p.target(n.target)}});
    if (n.rule == Rule::CantPlay)
        return p.say(P::RuleCantPlay,
                     {{"player", p.player(n.who)},
                      {"kinds", p.described(p.fil(n.filter), true)},
                      {"duration", p.duration(n.duration)}});
    if (n.rule == Rule::CantReady)
        return p.say("{card} can't ready{duration}, not even in the regroup phase",
                     {{"card", p.target(n.target)}, {"duration", p.duration(n.duration)}});
    Ability a;
    a.constant.affects = n.target;
    a.constant.rule = n.rule;
    a.constant.who = n.who;
    a.constant.filter = n.filter;
    a.constant.amount = n.amount;
    return p.rule(a) + p.duration(n.duration);
}

/// A rule that nothing asks for here would do nothing.
template <RulePlaces kPlace>
void checkRule(const JsonCursor &object)
{
    const JsonCursor at = object.at("rule");
    for (const RuleWord &rule : words::rules)
        if (at.isString() && at.value().text == rule.text && (rule.places & kPlace) == 0)
            at.fail("nothing asks for the rule \"" + std::string(rule.text) + "\" here");
}

constexpr Field<Node> kRestrictFields[] = {field::to("restrict"), ruleField(), field::lasting(),
                                           field::amount<&Node::amount>("change")};
constexpr OpSpec kRestrict{
    .form = {"Puts a rule on cards for a while.", kRestrictFields,
             checkRule<place::Cards | place::Restrict>},
    .traits = op::Foretold,
    .leaves = Leaves::WhileItLasts,
    .apply = onCards<EffectKind::Rule>,
    .changes = isThere,
    .clause = restrictClause,
};

void stepPlayerRule(Machine &m, Frame &f, const Node &n)
{
    Effect e;
    e.kind = EffectKind::PlayerRule;
    e.duration = n.duration;
    const bool named
        = n.rule == Rule::CantPlayNamed || n.rule == Rule::NamedCost || n.rule == Rule::BlankNamed;
    e.value = named ? m.ctx(f).number : f.effects().amount;
    addToPlayers(m, f, n, e);
}

constexpr Field<Node> kRestrictPlayerFields[] = {
    needed(field::word<&Node::who, words::players>("restrict_player", "word_player")), ruleField(),
    field::lasting(), field::amount<&Node::amount>("change"), field::filter<&Node::filter>("of")};
constexpr OpSpec kRestrictPlayer{
    .form
    = {"Puts a rule on a player for a while.", kRestrictPlayerFields, checkRule<place::ForAWhile>},
    .traits = op::Foretold,
    .leaves = Leaves::Something,
    .step = stepPlayerRule,
    .clause = restrictClause,
};

std::string noHealClause(Printer &p, const Node &n)
{
    return p.say("bases can't be healed{duration}", {{"duration", p.duration(n.duration)}});
}

constexpr Field<Node> kNoHealFields[]
    = {{"no_heal", "true",
        [](TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n) {
            n.rule = Rule::NoHealBases;
            if (!at.boolean())
                at.fail("leave it out instead of false");
        },
        true},
       field::lasting()};
constexpr OpSpec kNoHeal{
    .form = {"Bases can't be healed for a while.", kNoHealFields},
    .traits = op::Foretold,
    .leaves = Leaves::Something,
    .step = stepPlayerRule,
    .clause = noHealClause,
};

// --- prevent_damage

/// `value` of the effect: how much, 0 for all.
bool preventFor(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    const Context &c = m.ctx(f);
    Effect e;
    e.kind = EffectKind::Prevents;
    e.duration = n.duration;
    e.source = c.source;
    e.sourceSerial = c.sourceSerial;
    e.controller = c.controller;
    e.node = f.effects().node;
    e.value = n.amount == 0 ? std::int16_t{0} : f.effects().amount;
    if (n.duration == Duration::Attack)
        e.attack = attackOf(m, c);
    m.addLasting(e, set);
    return !set.empty();
}

std::string preventClause(Printer &p, const Node &n)
{
    const bool next = (n.flags & nf::OnlyNext) != 0;
    const std::string card = p.target(n.target);
    const std::string until = n.duration == Duration::Phase ? std::string(p.say(" this phase"))
                                                            : p.duration(n.duration);
    if (n.amount == 0)
        return p.say((n.flags & nf::OnlyCombat) != 0
                         ? "prevent all combat damage that would be dealt to {card}{duration}"
                         : next
                         ? "the next time damage would be dealt to {card}{duration}, prevent "
                           "that damage"
                         : "prevent all damage that would be dealt to {card}{duration}",
                     {{"card", card}, {"duration", until}});
    return p.say(next ? "the next time damage would be dealt to {card}{duration}, prevent {n} of "
                        "that damage"
                      : "if damage would be dealt to {card}{duration}, prevent {n} of that damage",
                 {{"card", card}, {"duration", until}, {"n", p.amount(n.amount).text}});
}

constexpr Field<Node> kPreventFields[]
    = {field::to("prevent_damage"), field::lasting(), field::amount<&Node::amount>("amount"),
       field::flag<nf::OnlyNext>("next"), field::flag<nf::OnlyCombat>("combat")};
constexpr OpSpec kPrevent{
    .form = {"Prevents damage to cards for a while: all of it, or so much of each; \"next\": only "
             "the next time, \"combat\": only combat damage.",
             kPreventFields},
    .traits = op::Foretold,
    .leaves = Leaves::WhileItLasts,
    .apply = preventFor,
    .changes = isThere,
    .clause = preventClause,
};

// --- modify_all: also of what comes later

void stepModifyAll(Machine &m, Frame &f, const Node &n)
{
    const Context &c = m.ctx(f);
    Effect e;
    e.kind = EffectKind::ModifyAll;
    e.duration = n.duration;
    e.source = c.source;
    e.sourceSerial = c.sourceSerial;
    e.controller = c.controller;
    e.node = f.effects().node;
    e.setValues(n.power, n.hp);
    m.addLasting(e);
    m.ctx(f).did = 1;
    m.nextNode(f);
}

/// "each friendly Vehicle unit", "while attacking a base, each enemy unit"
std::string eachOfAll(Printer &p, Filter f)
{
    const FilterId attacks = f.attacks;
    f.attacks = 0;
    std::string words = p.adjectives(f, true);
    appendWord(words, p.noun(f, false));
    words = p.say(P::Each, {{"cards", words}});
    if (attacks == 0)
        return words;
    const std::string whom = p.cards(attacks, {Printer::Quantity::One, 1, false});
    return p.say("while attacking {whom}, {cards}", {{"whom", whom}, {"cards", words}});
}

std::string modifyAllClause(Printer &p, const Node &n)
{
    const bool changes = n.power != 0 || n.hp != 0;
    const P phrase = n.keywords.empty() ? P::GetsStats
        : changes                       ? P::GetsAndGains
                                        : P::GainsKeywords;
    const std::string who = eachOfAll(p, p.fil(n.filter));
    return p.say(phrase,
                 {{"card", who},
                  {"cards", who},
                  {"stats", p.stats(n.power, n.hp)},
                  {"keywords", p.nodeKeywords(n)},
                  {"duration", p.duration(n.duration)}});
}

constexpr Field<Node> kModifyAllFields[]
    = {needed(field::filter<&Node::filter>("modify_all")), field::lasting(),
       field::number<&Node::power, -20, 20>("power"), field::number<&Node::hp, -20, 20>("hp"),
       field::gains()};
constexpr OpSpec kModifyAll{
    .form = {"Changes power, HP and keywords of all units that fit, whenever they come, for a "
             "while.",
             kModifyAllFields},
    .traits = op::Foretold,
    .leaves = Leaves::WhileItLasts,
    .step = stepModifyAll,
    .clause = modifyAllClause,
};

// --- lose_traits

std::string loseTraitsClause(Printer &p, const Node &n)
{
    return p.say("{cards} loses the {traits} trait{duration}",
                 {{"cards", p.target(n.target)},
                  {"traits", p.adjectives(p.fil(n.filter), false)},
                  {"duration", p.duration(n.duration)}});
}

constexpr Field<Node> kLoseTraitsFields[]
    = {{"lose_traits", "string*",
        [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n) {
            Filter f;
            f.traits = r.traits(at);
            n.filter = r.store(f);
        },
        true},
       field::to("from"),
       field::lasting()};
constexpr OpSpec kLoseTraits{
    .form
    = {"Takes traits away for a while, which then cannot be gained either.", kLoseTraitsFields},
    .traits = op::Foretold,
    .leaves = Leaves::WhileItLasts,
    .apply = onCards<EffectKind::LosesTraits>,
    .changes = isThere,
    .clause = loseTraitsClause,
};

// --- next_time

void stepNextTime(Machine &m, Frame &f, const Node &)
{
    const Context &c = m.ctx(f);
    Effect e;
    e.kind = EffectKind::NextTime;
    e.duration = Duration::Phase;
    e.source = c.source;
    e.sourceSerial = c.sourceSerial;
    e.controller = c.controller;
    e.node = f.effects().node;
    m.addLasting(e);
    m.ctx(f).did = 1;
    m.nextNode(f);
}

constexpr Field<Node> kNextTimeFields[] = {needed(field::ability<&Node::ability>("next_time"))};
constexpr OpSpec kNextTime{
    .form = {"The next time that this triggers in this phase, whether or not the card is still "
             "there, it is done once.",
             kNextTimeFields},
    .leaves = Leaves::Something,
    .step = stepNextTime,
    .sentences =
        [](Printer &p, const Node &n) {
            return Printer::Sentences{p.nextTime(p.program().abilities[n.ability])};
        },
};

// --- may_play: for this phase, from where it is

bool permitEach(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    const Context &c = m.ctx(f);
    Effect e;
    e.kind = EffectKind::MayPlay;
    e.duration = n.duration;
    e.source = c.source;
    e.sourceSerial = c.sourceSerial;
    e.controller = c.controller;
    e.node = f.effects().node;
    e.player = m.playerOf(n.who, m.viewOf(f));
    CardSet there;
    set.forEach([&](CardId id) {
        if (m.s.cards[id].zone == Zone::Discard)
            there.add(id);
    });
    m.addLasting(e, there);
    return !there.empty();
}

std::string permitClause(Printer &p, const Node &n)
{
    const Selector &which = p.sel(n.target);
    const bool self = which.mode == SelectMode::Ref && which.ref == Ref::This;
    // Only of this card its own ability can say who owns the subject.
    const bool owner = self && (n.who == Who::OwnerOfSubject || n.who == Who::OwnerOfIt);
    const std::string_view phrase = owner
        ? "{card}'s owner may play it from their discard pile{free}{duration}"
        : p.said.them && !p.said.milled
        ? "{player} may play {cards} from your discard pile{free}{duration}"
        : "{player} may play {cards} from its owner's discard pile{free}{duration}";
    const bool phase = n.duration == Duration::Phase;
    return p.say(phrase,
                 {{"player", p.player(n.who)},
                  {"card", p.thisCard()},
                  {"cards", p.target(n.target)},
                  {"free", p.say((n.flags & nf::Free) != 0 ? " for free" : "")},
                  {"duration", phase ? std::string(p.say(" this phase")) : p.duration(n.duration)}})
        + std::string(n.ignores == 0 ? "" : p.say(", ignoring its aspect penalties"))
        + (n.costChange >= 0
               ? std::string()
               : p.say(" for {mark} less", {{"mark", resources(std::to_string(-n.costChange))}}))
        + (n.body == 0 ? std::string() : p.say(" and {effect}", {{"effect", p.inOne(n.body)}}));
}

constexpr Field<Node> kPermitFields[] = {field::to("may_play"),
                                         field::lasting(),
                                         field::who(),
                                         field::flag<nf::Free>("free"),
                                         field::number<&Node::ignores, 1, 9>("ignores_penalties"),
                                         field::number<&Node::costChange, -20, 20>("cost"),
                                         field::body("do")};
constexpr OpSpec kPermit{
    .form = {"For a while, a player may play cards in a discard pile from there; \"cost\" changes "
             "what they cost, \"do\" is done when such a card enters play.",
             kPermitFields},
    .leaves = Leaves::Something,
    .apply = permitEach,
    .clause = permitClause,
};

// --- redirect: combat damage

bool redirectTo(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    addEffect<EffectKind::Redirect>(m, f, n, set);
    return !set.empty();
}

std::string redirectClause(Printer &p, const Node &n)
{
    return p.say("all combat damage that would be dealt to {card} is dealt to {cards} "
                 "instead{duration}",
                 {{"card", p.thisCard()},
                  {"cards", p.target(n.target)},
                  {"duration", p.duration(n.duration)}});
}

constexpr Field<Node> kRedirectFields[] = {field::to("redirect"), field::lasting()};
constexpr OpSpec kRedirect{
    .form = {"Combat damage to this unit is dealt to another one instead.", kRedirectFields},
    .traits = op::Foretold,
    .leaves = Leaves::WhileItLasts,
    .apply = redirectTo,
    .clause = redirectClause,
};

// --- force_attack

/// Whoever controls it now is meant.
bool forceEach(Machine &m, Frame &f, const Node &, const CardSet &set)
{
    const Context &c = m.ctx(f);
    m.s.inOrder(set, [&](CardId id) {
        Effect e;
        e.kind = EffectKind::MustAttack;
        e.duration = Duration::Phase;
        e.source = c.source;
        e.sourceSerial = c.sourceSerial;
        e.controller = c.controller;
        e.node = f.effects().node;
        e.player = m.s.cards[id].controller;
        CardSet one;
        one.add(id);
        if (m.isUnitInPlay(id))
            m.addLasting(e, one);
    });
    return !set.empty();
}

std::string forceClause(Printer &p, const Node &n)
{
    return p.say("its controller's next action this phase must be an attack with {cards}, if able, "
                 "and on a unit if there is one it can attack",
                 {{"cards", p.target(n.target)}});
}

constexpr Field<Node> kForceFields[] = {field::to("force_attack")};
constexpr OpSpec kForce{
    .form = {"The next action of a unit's controller this phase has to be an attack with it, on a "
             "unit if it can.",
             kForceFields},
    .traits = op::Foretold,
    .leaves = Leaves::Something,
    .apply = forceEach,
    .clause = forceClause,
};

} // namespace

Ops lastingOps()
{
    static constexpr const OpSpec *ops[]
        = {&kForce,  &kPermit,        &kRedirect,     &kModify,     &kGain,
           &kLend,   &kLoseAbilities, &kLoseKeywords, &kRestrict,   &kRestrictPlayer,
           &kNoHeal, &kPrevent,       &kModifyAll,    &kLoseTraits, &kNextTime};
    return ops;
}

} // namespace playmat::swu
