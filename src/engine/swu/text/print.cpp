#include "engine/swu/text/print.h"

#include "engine/swu/language/op.h"
#include "engine/swu/language/vocabulary.h"
#include "engine/swu/text/printer.h"

#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

namespace playmat::swu {

namespace {

std::string_view phrase(P id)
{
    return englishPhrases()[static_cast<std::size_t>(id)];
}

/// Where the first visible letter is: after tags, at the word inside a mark.
std::size_t firstLetter(const std::string &text)
{
    std::size_t at = 0;
    while (at < text.size() && (text[at] == '<' || text[at] == '\n')) {
        const std::size_t end = text[at] == '<' ? text.find('>', at) : at;
        if (end == std::string::npos)
            return at;
        at = end + 1;
    }
    return at;
}

std::string finish(std::string rich, Markup markup)
{
    rich = asMarkup(std::move(rich));
    return markup == Markup::Rich ? rich : withoutMarkup(rich);
}

/// The word that a mark stands for: "{resource:2}" "2 resources", "{trait:Rebel}" "Rebel".
std::string markWords(std::string_view mark)
{
    const std::size_t colon = mark.find(':');
    if (mark == "exhaust")
        return std::string(phrase(P::ExhaustCost));
    if (colon == std::string_view::npos)
        return std::string(mark);
    const std::string argument(mark.substr(colon + 1));
    if (mark.substr(0, colon) == "resource")
        return effects::fillPhrase(phrase(P::ResourceCost), {{"n", argument}}, argument != "1");
    return capitalised(argument);
}

} // namespace

std::string capitalised(std::string text)
{
    const std::size_t at = firstLetter(text);
    if (at < text.size() && text[at] >= 'a' && text[at] <= 'z')
        text[at] = static_cast<char>(text[at] - 'a' + 'A');
    return text;
}

std::string asMarkup(std::string text)
{
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at))
        text.replace(at, 1, "<br>");
    return text;
}

std::string withoutMarkup(std::string_view rich)
{
    std::string out;
    for (std::size_t i = 0; i < rich.size(); ++i) {
        const char close = rich[i] == '<' ? '>' : rich[i] == '{' ? '}' : '\0';
        const std::size_t end = close == '\0' ? std::string_view::npos : rich.find(close, i);
        if (end == std::string_view::npos) {
            out += rich[i];
            continue;
        }
        const std::string_view inner = rich.substr(i + 1, end - i - 1);
        if (close == '}')
            out += markWords(inner);
        else if (inner == "br" || inner == "p")
            out += '\n';
        i = end;
    }
    return out;
}

std::string printAbility(const CardDb &db, AbilityId ability, Markup markup)
{
    const Ability &a = db.program.abilities[ability];
    Printer printer(db, a.card, a.face, a.card == 0);
    return finish(printer.ability(a), markup);
}

std::string printUsed(const CardDb &db, AbilityId ability, Markup markup)
{
    Ability a = db.program.abilities[ability];
    if (!a.onAttached)
        return printAbility(db, ability, markup);
    a.onAttached = false;
    a.cond = 0; // the condition for giving the ability
    Printer printer(db, a.card, a.face, true);
    return finish(printer.ability(a), markup);
}

namespace {

bool contains(const Program &program, NodeId list, NodeId wanted)
{
    for (NodeId id = list; id != 0; id = program.nodes[id].next) {
        const Node &n = program.nodes[id];
        if (id == wanted || contains(program, n.body, wanted) || contains(program, n.other, wanted))
            return true;
    }
    return false;
}

/// The ability of the card that the effect belongs to; null when something else gave it.
const Ability *abilityOf(const CardDb &db, DefId card, NodeId node)
{
    const CardDef &def = db.def(card);
    for (unsigned i = 0; i < def.abilityCount; ++i) {
        const Ability &a = db.program.abilities[def.firstAbility + i];
        if (contains(db.program, a.effects, node))
            return &a;
    }
    return nullptr;
}

} // namespace

std::string printNode(const CardDb &db, NodeId node, DefId card, Markup markup)
{
    const Ability *a = abilityOf(db, card, node);
    if (a == nullptr) {
        Printer printer(db, card, Face::Any, true);
        return finish(printer.effect(node), markup);
    }
    Printer printer(db, card, a->face, a->onAttached);
    return finish(printer.effectIn(*a, node), markup);
}

std::string printOffer(const CardDb &db, NodeId node, DefId card, std::string_view it,
                       Markup markup)
{
    const Ability *a = abilityOf(db, card, node);
    Printer printer(db, card, a == nullptr ? Face::Any : a->face, a == nullptr || a->onAttached);
    printer.callIt(it);
    return finish(printer.offer(a, node), markup);
}

namespace {

/// The effects of paying and of not paying: the node's own lists, or those of an "if you do" that
/// follows it.
Printer::Sentences paidAndUnpaid(Printer &printer, const Node &n)
{
    const Node &next = printer.node(n.next);
    const bool behind = n.next != 0 && next.op->is(op::IfDone);
    const NodeId paid = behind ? next.body : n.other;
    const NodeId unpaid = behind ? next.other : n.body;
    Printer::Sentences out;
    if (paid != 0)
        out.push_back(printer.say("if you do, {effect}", {{"effect", printer.inOne(paid)}}));
    if (unpaid != 0)
        out.push_back(printer.say(P::IfYouDont, {{"effect", printer.inOne(unpaid)}}));
    return out;
}

} // namespace

std::string printPayment(const CardDb &db, NodeId node, DefId card, Markup markup)
{
    const Ability *a = abilityOf(db, card, node);
    Printer printer(db, card, a == nullptr ? Face::Any : a->face, a == nullptr || a->onAttached);
    const Node &n = printer.node(node);
    std::string words
        = printer.say("Pay {mark}?", {{"mark", resources(printer.amount(n.amount).text)}});
    const std::string rest = printer.text(paidAndUnpaid(printer, n));
    return finish(rest.empty() ? words : words + " " + rest, markup);
}

std::string printCondition(const CardDb &db, CondId cond, DefId card, Markup markup)
{
    Printer printer(db, card, Face::Any);
    return finish(printer.condition(cond), markup);
}

std::string printSelector(const CardDb &db, SelId selector, DefId card, Markup markup)
{
    Printer printer(db, card, Face::Any);
    return finish(printer.selector(selector), markup);
}

std::string wayName(PlayWay way)
{
    const Word<PlayWay> *row = rowOf(words::ways, way);
    for (const KeywordWord &k : words::keywords)
        if (row != nullptr && k.text == row->text)
            return std::string(k.name);
    return {};
}

std::string wayName(const CardDb &db, AbilityId way)
{
    if (way == 0)
        return {};
    const Ability &a = db.program.abilities[way];
    return wayName(a.kind == AbilityKind::Way ? a.way : PlayWay::Smuggle);
}

std::string keywordName(Keywords keyword, int number)
{
    const KeywordWord *k = rowOf(words::keywords, keyword);
    if (k == nullptr)
        return {};
    if (number == 0)
        return std::string(k->name);
    return effects::fillPhrase(phrase(P::NumberedKeyword),
                               {{"name", k->name}, {"n", std::to_string(number)}});
}

namespace {

/// What a base says about the opening hand.
std::string handRule(const CardDef &def)
{
    const int n = std::abs(def.openingHand);
    std::string words = effects::fillPhrase(
        def.openingHand > 0 ? "Draw {n} more [card|cards] in your starting hand."
                            : "Draw {n} fewer [card|cards] in your starting hand.",
        {{"n", std::to_string(n)}}, n != 1);
    return def.mulligan ? words : words + " You can't take a mulligan.";
}

/// What the card says about building a deck; empty when it says nothing.
std::string deckRule(const CardDef &def)
{
    if (def.deckCopies > 0)
        return effects::fillPhrase(phrase(P::DeckCopies), {{"n", std::to_string(def.deckCopies)}});
    if (def.deckSize == 0)
        return {};
    const P rule = def.deckSize > 0 ? P::DeckLarger : P::DeckSmaller;
    return effects::fillPhrase(phrase(rule), {{"n", std::to_string(std::abs(def.deckSize))}});
}

} // namespace

/// The number that the card prints with the keyword; 0 for none.
static int numberOf(const CardDef &def, Keywords keyword)
{
    return keyword == kw::Raid   ? def.raid
        : keyword == kw::Restore ? def.restore
        : keyword == kw::Exploit ? def.exploit
                                 : 0;
}

/// Printed keywords; leader sides and upgrade sides have none.
static std::string keywordLine(const CardDef &def, Face face)
{
    std::string keywords;
    if (face == Face::LeaderSide || face == Face::SecondSide || face == Face::UpgradeSide)
        return keywords;
    for (const KeywordWord &k : words::keywords)
        if (def.keywords.any(k.value) && !k.byAbility)
            keywords += (keywords.empty() ? "{keyword:" : ", {keyword:")
                + keywordName(k.value, numberOf(def, k.value)) + "}";
    return keywords;
}

/// What a unit or a leader adds while it is attached: the head of what it does then.
static std::string upgradeHead(const CardDb &db, const CardDef &def)
{
    const CardDef &side = db.def(def.side(Face::UpgradeSide));
    const auto plus = [](int n) { return (n < 0 ? "" : "+") + std::to_string(n); };
    return effects::fillPhrase("As an upgrade: {power}/{hp}",
                               {{"power", plus(side.power)}, {"hp", plus(side.hp)}});
}

std::string printCard(const CardDb &db, DefId card, Face face, Markup markup)
{
    const CardDef &def = db.def(card);
    if (!def.playable)
        return "Its text does not play yet.";
    if (face == Face::Any && def.face == Face::UpgradeSide)
        face = Face::UpgradeSide; // attached, it is nothing else
    std::string out = keywordLine(def, face);
    const auto add = [&](const std::string &line) { out += (out.empty() ? "" : "<p>") + line; };
    if (def.openingHand != 0)
        add(handRule(def));
    bool head = face != Face::Any;
    for (AbilityId id = def.firstAbility; id < def.firstAbility + def.abilityCount; ++id) {
        const Face side = db.program.abilities[id].face;
        const bool whole = side == Face::Any && face != Face::UpgradeSide;
        if (face != Face::Any && !whole && side != face)
            continue;
        if (side == Face::UpgradeSide && !std::exchange(head, true))
            add(upgradeHead(db, def));
        add(printAbility(db, id));
    }
    if (card == db.shield) // what it does is a rule, not an ability tree (CR 7.7.5)
        out += phrase(P::ShieldRule);
    if (const std::string rule = deckRule(def); !rule.empty())
        out += (out.empty() ? "" : "<p>") + rule;
    return markup == Markup::Rich ? out : withoutMarkup(out);
}

} // namespace playmat::swu
