#include "engine/swu/language/condition.h"
#include "engine/swu/language/op.h"
#include "engine/swu/language/vocabulary.h"
#include "engine/swu/text/print.h"
#include "engine/swu/text/printer.h"

#include <bit>
#include <cstdlib>

namespace playmat::swu {

/// Sentences with capitals and full stops. A list of modes and a quotation end themselves.
std::string Printer::text(const Sentences &sentences) const
{
    std::string out;
    for (const std::string &s : sentences) {
        if (s.empty())
            continue;
        if (!out.empty())
            out += out.back() == '\n' || s.front() == '\n' ? "" : " ";
        out += capitalised(s);
        const bool closed = out.ends_with(".") || out.ends_with(".\u201d") || out.ends_with("\n");
        if (!closed)
            out += '.';
    }
    return out;
}

std::string Printer::effect(NodeId id)
{
    Node only = node(id);
    only.next = 0;
    const NodeId merged = node(id).next;
    if (mergedWithNext(node(id)) != nullptr && merged != 0)
        return capitalised(say(P::Choose, {{"cards", target(only.target)}}));
    if (only.op->is(op::Silent))
        return text(list(only.body));
    m_wanted = &only;
    (void)step(only);
    return m_found.size() == 1 ? capitalised(m_found.front()) : text(m_found);
}

std::string Printer::effectIn(const Ability &a, NodeId id)
{
    m_wanted = &node(id);
    (void)label(a); // it is the first to mention cards
    (void)body(a);
    if (m_found.empty())
        return effect(id);
    return m_found.size() == 1 ? capitalised(m_found.front()) : text(m_found);
}

std::string Printer::offer(const Ability *a, NodeId id)
{
    std::string words = a == nullptr ? effect(id) : effectIn(*a, id);
    if (!m_found.empty())
        words = m_found.front();
    if (words.starts_with(say(P::YouMay)))
        words.erase(0, say(P::YouMay).size());
    return capitalised(std::move(words));
}

std::string Printer::selector(SelId id)
{
    return target(id);
}

/// Whether one of the effects is done to this card, or by it.
bool Printer::mentions(NodeId first, Ref ref) const
{
    const auto is = [&](SelId id) { return sel(id).mode == SelectMode::Ref && sel(id).ref == ref; };
    for (NodeId id = first; id != 0; id = node(id).next) {
        const Node &n = node(id);
        if (is(n.target) || is(n.source) || mentions(n.body, ref) || mentions(n.other, ref))
            return true;
    }
    return false;
}

/// "… is defeated while attacking", whatever it attacks.
static bool attacksAnything(const Printer &p, const Ability &a)
{
    const Filter &f = p.fil(a.subject);
    return f.attacks != 0 && p.fil(f.attacks).kinds == (kind::Unit | kind::Base);
}

/// The card whose event it is: "a unit", "an upgrade on a unit".
std::string Printer::triggerSubject(Triggers trigger, const Ability &a)
{
    if (a.subject == 0)
        return std::string(say(trigger == trig::AttackDefeats ? "a unit" : ""));
    // Whose event it is goes without saying where the words name the player.
    said.omitSide = trigger == trig::CardPlayed || trigger == trig::OpponentPlays;
    said.attacking = attacksAnything(*this, a);
    std::string words = cards(a.subject, {Quantity::One, 1, false});
    said.attacking = false;
    said.omitSide = false;
    if (fil(a.subject).host == 0 && mentions(a.effects, Ref::HostOfSubject))
        words += say(" on a unit");
    return words;
}

/// Whether the text is that of a Pilot card's unit side. The card can also be played as an upgrade,
/// and then this text does not apply.
bool Printer::isPilotAsUnit() const
{
    return m_card != 0 && !m_gained && m_face != Face::UpgradeSide
        && m_db.def(m_card).keywords.any(kw::Piloting);
}

std::string Printer::triggerWords(Triggers trigger, const Ability &a)
{
    std::string words;
    for (const TriggerWord &t : words::triggers) {
        if (!trigger.any(t.value))
            continue;
        const std::string subject = triggerSubject(t.value, a);
        if (!words.empty())
            words += '/';
        said.attackers = said.attackers || t.value == trig::HostAttacked;
        const Kinds kinds = fil(a.subject).kinds;
        const bool played = t.value.any(trig::CardPlayed | trig::OpponentPlays);
        said.subjectIsCard = said.subjectIsCard || (played && kinds != 0 && kinds != kind::Unit);
        said.subjectIsBase = said.subjectIsBase || kinds == kind::Base;
        const PlayWay way = fil(a.subject).playedBy;
        if (t.value == trig::Played && way != PlayWay::Plain)
            words += say(P::WhenPlayedUsing, {{"way", wayName(way)}});
        else if (t.value == trig::Played && m_face == Face::UpgradeSide)
            words += say("when played as an upgrade");
        else if (t.value == trig::Played && isPilotAsUnit())
            words += say("when played as a unit");
        else if (t.value == trig::Deployed && m_face == Face::UpgradeSide)
            words += say("when deployed as an upgrade");
        else if (t.value == trig::GetsUpgrade && a.together)
            words += say("When 1 or more upgrades attach to {card}", {{"card", thisCard()}});
        else if (t.value == trig::HostReadies && m_gained)
            words += say("When {card} readies", {{"card", thisCard()}});
        else if (a.activeIn == Zone::Hand)
            words += say(P::WhenDrawn);
        else if (t.value == trig::Defeated && !subject.empty())
            words += say("When Defeated as {cards}", {{"cards", subject}});
        else
            words += say(t.phrase, {{"card", thisCard()}, {"cards", subject}});
        const bool itself = t.value.any(trig::CardPlayed | trig::UnitEnters)
            && (fil(a.subject).exclude & prop::This) == 0 && m_card != 0
            && m_db.def(m_card).isUnit() && (fil(a.subject).kinds & kind::Unit) != 0;
        if (itself)
            words += say(P::Including);
    }
    if (attacksAnything(*this, a))
        words += say(" while attacking");
    return words;
}

std::string Printer::costWords(const AbilityCost &cost)
{
    std::string words;
    const auto add = [&](std::string part) {
        words += words.empty() ? std::move(part) : std::string(say(P::Comma)) + part;
    };
    if (cost.resources > 0)
        add(resources(std::to_string(cost.resources)));
    if (cost.exhaustThis)
        add("{exhaust}");
    if (cost.useForce)
        add(std::string(say("use the Force")));
    if (cost.defeatThis)
        add(say(P::Defeat, {{"cards", thisCard()}}));
    if (cost.defeat != 0)
        add(say(P::Defeat, {{"cards", target(cost.defeat)}}));
    if (cost.returnThis)
        add(say("return {card} to its owner's hand", {{"card", thisCard()}}));
    if (cost.exhaust != 0)
        add(say("exhaust {card}", {{"card", target(cost.exhaust)}}));
    if (cost.returned != 0)
        add(say("return {card} to its owner's hand", {{"card", target(cost.returned)}}));
    if (cost.mill != 0)
        add(cost.mill == 1
                ? std::string(say("discard a card from your deck"))
                : say("discard {n} cards from your deck", {{"n", std::to_string(cost.mill)}}));
    if (cost.discard != 0)
        add(say("discard {card}", {{"card", target(cost.discard)}}));
    if (cost.ready != 0)
        add(say("ready {card}", {{"card", target(cost.ready)}}));
    if (cost.damageTo != 0)
        add(say("deal {n} damage to {card}",
                {{"n", std::to_string(cost.damage)}, {"card", target(cost.damageTo)}}));
    return words;
}

std::string Printer::label(const Ability &a)
{
    if (a.keyword == kw::Bounty)
        return std::string(say("{keyword:Bounty} —"));
    const std::string cost = costWords(a.cost);
    switch (a.kind) {
    case AbilityKind::Triggered:
        return say(P::Label, {{"words", capitalised(triggerWords(a.triggers, a))}});
    case AbilityKind::Action:
        return cost.empty() ? std::string(say(P::ActionFree)) : say(P::Action, {{"cost", cost}});
    case AbilityKind::EpicAction:
        return cost.empty() ? std::string(say(P::EpicAction))
                            : say(P::EpicActionCost, {{"cost", cost}});
    case AbilityKind::Deploy:
        return std::string(say(P::EpicAction));
    case AbilityKind::None:
    case AbilityKind::Constant:
    case AbilityKind::Event:
    case AbilityKind::Attach:
    case AbilityKind::Way:
        break;
    case AbilityKind::Instead:
        if (a.subject != 0)
            return say("If {card} would be defeated, you may instead:",
                       {{"card", cards(a.subject, {Quantity::One, 1, false})}});
        return say(a.ofDefeat ? "If {card} would be defeated, you may instead:"
                              : "If {card} would be captured, instead:",
                   {{"card", thisCard()}});
    }
    return {};
}

/// What a triggered, action or event ability does, with its condition and "you may".
std::string Printer::body(const Ability &a)
{
    std::string words;
    if (a.anyPlayer)
        return text({std::string(say(a.onlyOpponents ? "only opponents may use this ability"
                                                     : "any player may use this ability"))})
            + " " + text(list(a.effects));
    if (a.kind == AbilityKind::Deploy) {
        std::string deploys = say(P::Deploy, {{"card", thisCard()}});
        if (a.way == PlayWay::Piloting)
            deploys += say(" as an upgrade");
        const std::string n = std::to_string(a.deployAt);
        if (a.subject != 0)
            return capitalised(say("if the number of resources you control plus the number of "
                                   "{cards} is {n} or more, {effect}",
                                   {{"cards", cards(a.subject, {Quantity::Plural, 1, false})},
                                    {"n", n},
                                    {"effect", deploys}}))
                + ".";
        return capitalised(say(P::IfResources, {{"n", n}, {"effect", deploys}})) + ".";
    }
    const std::string cond = a.cond != 0 ? condition(a.cond) : std::string();
    Sentences all;
    if (a.optional && a.keyword.empty())
        all = optionalBody(a.effects, 0);
    else if (a.cond != 0)
        all = {inOne(a.effects)};
    else
        all = list(a.effects);
    if (a.cond != 0 && !all.empty())
        all.front() = say(P::IfCond, {{"cond", cond}, {"effect", all.front()}});
    words = text(all);
    if (a.limit == Limit::OncePerRound)
        words += " " + std::string(say(P::OncePerRound));
    if (a.limit == Limit::OncePerPhase)
        words += " " + std::string(say(P::OncePerPhase));
    if (a.limit == Limit::ThricePerGame)
        words += " " + std::string(say("Use this ability no more than 3 times each game."));
    return words;
}

std::string Printer::quoted(AbilityId gained) const
{
    Printer inner(m_db, m_card, m_face, true);
    return say(P::Quote, {{"ability", inner.ability(program().abilities[gained])}});
}

std::string Printer::nextTime(const Ability &a)
{
    std::string when = triggerWords(a.triggers, a);
    constexpr std::string_view kWhen = "When ";
    if (when.starts_with(kWhen))
        when.erase(0, kWhen.size());
    std::string effect = body(a);
    if (effect.ends_with('.'))
        effect.pop_back();
    if (!effect.empty())
        effect.front() = static_cast<char>(effect.front() | 0x20);
    return say("the next time {when} this phase, {effect}", {{"when", when}, {"effect", effect}});
}

/// On an upgrade: what the attached unit gains.
std::string Printer::granted(const Ability &a)
{
    Printer inner(m_db, m_card, m_face, true);
    Ability plain = a;
    plain.onAttached = false;
    plain.cond = a.kind == AbilityKind::Constant ? a.cond : CondId{0};
    const std::string quote = say(P::Quote, {{"ability", inner.ability(plain)}});
    if (a.cond == plain.cond)
        return capitalised(say(P::Gains, {{"card", card(Ref::Attached)}, {"ability", quote}}));
    const std::string cond = condition(a.cond);
    const std::string gains = say(P::Gains, {{"card", card(Ref::Attached)}, {"ability", quote}});
    return capitalised(say(P::WhileCond, {{"cond", cond}, {"effect", gains}}));
}

/// "While attacking a damaged unit, each friendly unit gains Overwhelm."; empty for anything else.
std::string Printer::whileAttacking(Constant c)
{
    const Filter &f = fil(sel(c.affects).filter);
    Filter attacker = f;
    attacker.attacks = 0;
    if (sel(c.affects).mode != SelectMode::Each || f.attacks == 0 || !after(attacker).empty())
        return {};
    std::string who = adjectives(attacker, true);
    appendWord(who, noun(attacker, false));
    const std::string when = fil(f.attacks).kinds == (kind::Unit | kind::Base)
        ? std::string(say("while attacking"))
        : say("while attacking {cards}", {{"cards", cards(f.attacks, {Quantity::One, 1, false})}});
    c.affects = 0;
    said.spokenOf = Ref::None;
    const bool one = (attacker.require & prop::Attached) != 0;
    return say("{when}, {who}{effect}",
               {{"when", when},
                {"who", one ? card(Ref::Attached) : say(P::Each, {{"cards", who}})},
                {"effect", constantEffect(c)}});
}

std::string Printer::constantEffect(const Constant &c)
{
    if (c.heldBy != 0)
        return say("{card} gains each of these keywords that {cards} has: {keywords}",
                   {{"card", target(c.affects)},
                    {"cards", cards(c.heldBy, {Quantity::One, 1, false})},
                    {"keywords", keywordList(c.keywords, amount(c.raid), amount(c.restore))}});
    if (std::string words = whileAttacking(c); !words.empty())
        return words;
    const std::string who = target(c.affects);
    said.spokenOf = sel(c.affects).mode == SelectMode::Ref ? sel(c.affects).ref : Ref::None;
    const bool changes = c.power != 0 || c.hp != 0;
    const std::string keywords = !c.keywords.empty()
        ? keywordList(c.keywords, c.raid != 0 ? amount(c.raid) : AmountText(),
                      c.restore != 0 ? amount(c.restore) : AmountText())
        : std::string();
    const std::string values = changes ? computedStats(c.power, c.hp) : std::string();
    if (c.ability != 0)
        return say(P::Gains, {{"card", who}, {"ability", quoted(c.ability)}});
    if (!c.loses.empty()) {
        const std::string lost = say("{cards} loses {keywords}",
                                     {{"cards", who}, {"keywords", keywordList(c.loses, {}, {})}});
        if (c.keywords.empty())
            return lost;
        return lost + say(" and gains {keywords}", {{"keywords", keywords}});
    }
    if (c.keywordsOf != Ref::None)
        return say(
            "{cards} gains {whose} keywords",
            {{"cards", who}, {"whose", say(P::Possessive, {{"player", card(c.keywordsOf)}})}});
    if (changes && !c.keywords.empty())
        return say(P::GetsAndGains,
                   {{"cards", who}, {"stats", values}, {"keywords", keywords}, {"duration", ""}});
    if (changes)
        return say(P::GetsStats, {{"card", who}, {"stats", values}, {"duration", ""}});
    return say(P::GainsKeywords, {{"cards", who}, {"keywords", keywords}, {"duration", ""}});
}

std::string Printer::constant(const Ability &a)
{
    const bool inRule = a.constant.rule == Rule::DefenderGets && a.cond != 0;
    if (a.cond == 0 || inRule)
        return text({a.constant.rule != Rule::None ? rule(a) : constantEffect(a.constant)});
    const Cond &when = program().conds[a.cond];
    const Props asked = fil(when.filter).require;
    const bool atOnce = a.constant.rule == Rule::OwnCost || a.constant.rule == Rule::OwnPenalty
        || a.constant.rule == Rule::EntersReady
        || (asked & prop::PlayedThisPhase) != 0; // it has happened or not
    const bool span = when.op->during != nullptr;
    const std::string cond = span ? when.op->during(*this, when) : condition(a.cond);
    const std::string effect = a.constant.rule != Rule::None ? rule(a) : constantEffect(a.constant);
    const P phrase = span ? P::During : atOnce ? P::IfCond : P::WhileCond;
    return text({say(phrase, {{"cond", cond}, {"effect", effect}})});
}

namespace {

P playsWord(Who who)
{
    return who == Who::You       ? P::YouPlay
        : who == Who::EachPlayer ? P::AnybodyPlays
                                 : P::OpponentPlays;
}

} // namespace

/// Which penalty a card ignores for itself, and where an upgrade does.
std::string Printer::penaltyWords(const Constant &c)
{
    if (c.rule != Rule::OwnPenalty)
        return {};
    if (c.filter == 0)
        return std::string(say(" when you play it"));
    if (fil(c.filter).kinds != 0)
        return say(" when you play it on {card}",
                   {{"card", cards(c.filter, {Quantity::One, 1, false})}});
    return say(" for {aspects} when you play it", {{"aspects", kindAdjectives(fil(c.filter))}});
}

/// Only for the first card of its kind that somebody plays each round.
std::string Printer::firstRule(const Constant &c, const std::string &kindOfCard, int change)
{
    const std::string_view phrase = c.rule == Rule::IgnoreAspectPenalty
        ? "ignore the aspect penalties of the first {kind} {plays} each {span}"
        : change < 0 ? "the first {kind} {plays} each {span} costs {mark} less"
                     : "the first {kind} {plays} each {span} costs {mark} more";
    return say(phrase,
               {{"kind", kindOfCard},
                {"plays", say(playsWord(c.who))},
                {"span", say(c.firstOfPhase ? "phase" : "round")},
                {"mark", resources(std::to_string(std::abs(change)))}});
}

/// Which damage is prevented, and how much of it.
std::string Printer::preventionRule(const Constant &c, const std::string &who)
{
    const std::string what = c.amount == 0
        ? std::string(say("prevent that damage"))
        : say("prevent {n} of that damage", {{"n", amount(c.amount).text}});
    const std::string whom = sel(c.affects).mode == SelectMode::Each
        ? cards(sel(c.affects).filter, {Quantity::One, 1, false})
        : who;
    if (c.beyond)
        return say(
            "if {who} would be dealt more than {n} damage, prevent all but {n} of that damage",
            {{"who", whom}, {"n", amount(c.amount).text}});
    if (c.atLeast)
        return say("if {who} would be dealt {n} or more damage, prevent that damage",
                   {{"who", whom}, {"n", amount(c.amount).text}});
    if (c.filter != 0)
        return say(
            "if {one} would deal damage to {who}, {what}",
            {{"one", cards(c.filter, {Quantity::One, 1, false})}, {"who", whom}, {"what", what}});
    return say(c.firstOfPhase ? "the first time damage would be dealt to {who} each phase, {what}"
                              : "if damage would be dealt to {who}, {what}",
               {{"who", whom}, {"what", what}});
}

/// "upgrades with Fortify"
std::string Printer::describedWithKeyword(const Filter &f) const
{
    std::string words = described(f, true);
    for (const KeywordWord &k : words::keywords)
        if (f.keywords.any(k.value))
            appendWord(words, say(P::WithKeyword, {{"keyword", k.name}}));
    return words;
}

/// "If you do, …", after damage that is prevented.
std::string Printer::insteadOfDamage(const Ability &a)
{
    if (a.effects == 0)
        return {};
    return ". " + say("If you do, {effect}", {{"effect", inOne(a.effects)}});
}

/// Rules about damage and lost abilities whose words depend on more than the rule.
std::string Printer::damageRule(const Constant &c, const std::string &who)
{
    if (c.rule == Rule::TakesMore && c.amount == 0)
        return say(P::RuleTakesDouble, {{"who", who}});
    if (c.rule == Rule::Blank && sel(c.affects).mode == SelectMode::Each) {
        said.manyHosts = true;
        return say(P::RuleLosesAbilities,
                   {{"who", cards(sel(c.affects).filter, {Quantity::Plural, 1, false})}});
    }
    if (c.rule == Rule::Unpreventable || c.rule == Rule::AmbushBases)
        return say(c.rule == Rule::AmbushBases ? P::RuleAmbushBases : P::RuleUnpreventable,
                   {{"kinds", cards(c.filter, {Quantity::Plural, 1, false})}});
    if (c.rule == Rule::AssignsIndirect && c.filter != 0)
        return say("you assign all indirect damage dealt by {card}",
                   {{"card", cards(c.filter, {Quantity::One, 1, false})}});
    return {};
}

/// "the second unit you play each round costs [C=1] less"
std::string Printer::cheaperRule(const Constant &c, const std::string &kindOfCard,
                                 const std::string &n)
{
    if (c.nth != 0)
        return say("the {nth} {kind} you play each round costs {mark} less",
                   {{"nth",
                     say(c.nth == 1       ? "first"
                             : c.nth == 2 ? "second"
                                          : "third")},
                    {"kind", kindOfCard},
                    {"mark", resources(n)}});
    if (c.rule == Rule::FirstUpgradeCheaper && c.firstOfPhase)
        return say("the first upgrade you play on {one} each phase costs {mark} less",
                   {{"one", cards(sel(c.affects).filter, {Quantity::One, 1, false})},
                    {"mark", resources(n)}});
    return {};
}

std::string Printer::rule(const Ability &a)
{
    const Constant &c = a.constant;
    if (c.rule == Rule::DefenderGets)
        return defenderRule(a);
    if (a.activeIn == Zone::Discard)
        return say("while {card} is in your discard pile, ignore the aspect penalties of {cards} "
                   "{plays}",
                   {{"card", thisCard()},
                    {"cards", cards(c.filter, {Quantity::Plural, 1, false})},
                    {"plays", say(playsWord(c.who))}});
    const int change = c.amount == 0 ? 0 : program().amounts[c.amount].value;
    const std::string n = std::to_string(std::abs(change));
    std::string who = c.affects != 0 ? target(c.affects) : std::string();
    if (who == say(P::Them))
        who = say(P::They); // the subject of the sentence
    if (c.rule == Rule::MayPrevent && sel(c.affects).mode == SelectMode::Each)
        who = cards(sel(c.affects).filter, {Quantity::One, 1, false}); // one card at a time
    if (c.rule == Rule::DealsDamageFirst && a.cond != 0)
        return say("{who} deals combat damage before the defender", {{"who", who}});
    const bool upgrade
        = c.affects != 0 && sel(c.affects).ref == Ref::This && who == say(P::ThisUpgrade);
    if (c.rule == Rule::PrintedStats && upgrade)
        who = card(Ref::Attached);
    if (c.rule == Rule::Protected && upgrade)
        return say("{who} can't be defeated by enemy card abilities", {{"who", who}});
    const std::string kindOfCard = c.filter != 0 ? described(fil(c.filter), false) : std::string();
    if (c.rule == Rule::PreventsDamage)
        return preventionRule(c, who) + insteadOfDamage(a);
    if (std::string words = damageRule(c, who); !words.empty())
        return words;
    if (std::string words = cheaperRule(c, kindOfCard, n); !words.empty())
        return words;
    if (c.first || c.firstOfPhase) {
        std::string first = kindOfCard;
        if (c.filter != 0)
            appendWord(first, relations(fil(c.filter)));
        return firstRule(c, first, change);
    }
    if (const RuleWord *row = rowOf(words::rules, c.rule))
        return say(change < 0 ? row->less : row->more,
                   {{"who", who},
                    {"kind", kindOfCard},
                    {"kinds", c.filter != 0 ? describedWithKeyword(fil(c.filter)) : kindOfCard},
                    {"one", c.filter != 0 ? cards(c.filter, {Quantity::One, 1, false}) : who},
                    {"player", player(c.who)},
                    {"plays", say(playsWord(c.who))},
                    {"arena", say(c.zone == Zone::Space ? P::Space : P::Ground)},
                    {"n", n},
                    {"mark", resources(n)},
                    {"stats", stats(change, 0)},
                    {"this", thisCard()},
                    {"traits", kindAdjectives(fil(c.filter))},
                    {"many", c.filter != 0 ? cards(c.filter, {Quantity::Plural, 1, false}) : who},
                    {"own", ownTraits()},
                    {"penalty", penaltyWords(c)},
                    {"duration", ""}})
            + (c.rule == Rule::OwnCost && c.filter != 0
                   ? say(" on {card}", {{"card", cards(c.filter, {Quantity::One, 1, false})}})
                   : std::string())
            + amount(c.amount).each;
    return {};
}

/// Those printed on the card that is being printed.
std::string Printer::ownTraits()
{
    Filter own;
    own.traits = m_db.def(m_card).traits;
    return kindAdjectives(own);
}

/// "While this unit is attacking a ground unit, the defender gets -2/-0."
std::string Printer::defenderRule(const Ability &a)
{
    const Constant &c = a.constant;
    const bool self = (fil(c.filter).require & prop::This) != 0;
    const bool ambush = (fil(c.filter).require & prop::ByAmbush) != 0;
    said.attacking = true;
    const std::string attacker = self ? thisCard() : cards(c.filter, {Quantity::One, 1, false});
    const std::string values = stats(program().amounts[c.amount].value, c.hpChange);
    said.attacking = false;
    if (a.cond == 0)
        return say(
            ambush ? "while {who} is attacking using {keyword:Ambush}, the defender gets {stats}"
                   : say(P::RuleDefenderGets),
            {{"who", attacker}, {"stats", values}});
    const Cond &against = program().conds[a.cond];
    return say(P::RuleDefenderGetsAgainst,
               {{"who", attacker},
                {"one", cards(against.filter, {Quantity::One, 1, false})},
                {"stats", values}});
}

/// "Smuggle [5 resources Vigilance Villainy]"
std::string Printer::way(const Ability &a)
{
    if (a.way == PlayWay::Plot)
        return "{keyword:" + wayName(a.way) + "}";
    AbilityCost also = a.cost;
    also.resources = 0;
    const std::string others = costWords(also);
    std::string icons;
    for (unsigned i = 0; i < kAspects; ++i)
        for (std::uint32_t n = a.icons >> 4U * i & 15U; n > 0; --n)
            icons += " {aspect:" + std::string(aspectName(i)) + "}";
    return "{keyword:" + wayName(a.way) + "} [" + resources(std::to_string(a.cost.resources))
        + icons + (others.empty() ? "" : std::string(say(P::Comma)) + others) + "]";
}

/// "Coordinate — " and what follows the dash: a keyword alone, or an ability without the condition
/// that the keyword stands for.
std::string Printer::coordinated(const Ability &a)
{
    const std::string head = std::string(say("{keyword:Coordinate} —")) + " ";
    const Constant &c = a.constant;
    if (c.ability != 0)
        return head + ability(program().abilities[c.ability]);
    const bool onlyKeywords = !c.keywords.empty() && c.power == 0 && c.hp == 0
        && sel(c.affects).mode == SelectMode::Ref && sel(c.affects).ref == Ref::This;
    if (onlyKeywords)
        return head
            + keywordList(c.keywords, c.raid != 0 ? amount(c.raid) : AmountText(),
                          c.restore != 0 ? amount(c.restore) : AmountText());
    Ability plain = a;
    plain.keyword = {};
    plain.cond = program().conds[a.cond].b; // besides the one that the keyword stands for
    return head + ability(plain);
}

std::string Printer::ability(const Ability &a)
{
    if (a.onAttached)
        return granted(a);
    if (a.keyword == kw::Coordinate)
        return coordinated(a);
    if (a.kind == AbilityKind::Constant)
        return constant(a);
    if (a.kind == AbilityKind::Attach)
        return text({say(P::AttachTo, {{"cards", cards(a.subject, {Quantity::One, 1, false})}})});
    if (a.kind == AbilityKind::Way)
        return way(a);
    const std::string head = label(a);
    return head.empty() ? body(a) : head + " " + body(a);
}

} // namespace playmat::swu
