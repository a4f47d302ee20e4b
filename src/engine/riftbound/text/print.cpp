#include "engine/riftbound/language/spec.h"
#include "engine/riftbound/language/vocabulary.h"
#include "engine/riftbound/text/printer.h"

#include <cctype>

/// Texts of cards, from their trees.
namespace playmat::riftbound {

namespace {

void join(std::string &out, const std::string &part, std::string_view between)
{
    if (!part.empty())
        out += (out.empty() ? "" : std::string(between)) + part;
}

std::string_view kindName(std::uint16_t kinds)
{
    if (kinds == (kindBit(Kind::Unit) | kindBit(Kind::Gear)))
        return "permanent";
    for (const Word<Kind> &row : words::kinds)
        if (kinds == kindBit(row.value))
            return row.text;
    return "card";
}

std::string withArticle(const std::string &noun)
{
    const bool vowel = std::string_view("aeio").find(noun.front()) != std::string_view::npos;
    return (vowel ? "an " : "a ") + noun;
}

std::string_view placeWords(Where where)
{
    switch (where) {
    case Where::Battlefield:
        return " at a battlefield";
    case Where::Base:
        return " at a base";
    case Where::Here:
        return " here";
    case Where::Combat:
        return " in combat";
    case Where::Trash:
        return " from your trash";
    case Where::Hand:
        return " in your hand";
    case Where::Facedown:
        return " facedown at a battlefield";
    case Where::Chain:
    case Where::Board:
    case Where::Anywhere:
        break;
    }
    return "";
}

} // namespace

std::string sentence(std::string text)
{
    if (text.empty())
        return text;
    text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    if (!text.ends_with('.'))
        text += '.';
    return text;
}

std::string Printer::filter(const Filter &f, int count)
{
    std::string noun;
    if (f.side != Side::Any && f.where != Where::Trash)
        noun += f.side == Side::Friendly ? "friendly " : "enemy ";
    for (const Word<std::uint16_t> &row : words::statuses)
        if ((f.needs & row.value) != 0)
            noun += std::string(row.text) + ' ';
    if ((f.lacks & 1U) != 0)
        noun += "ready ";
    if (f.tag != 0)
        noun += p.tags[f.tag] + ' ';
    noun += kindName(f.kinds);
    if (f.token)
        noun += " token";
    if (count != 1)
        noun += 's';
    if (f.other)
        noun = (count == 1 ? "another " : "other ") + noun;
    noun += placeWords(f.where);
    if (f.alone)
        noun += " that is alone";
    if (f.mightMost < 127)
        noun += " with " + std::to_string(f.mightMost) + " Might or less";
    if (f.costLeast > 0)
        noun += " that costs " + std::to_string(f.costLeast) + " or more";
    if (f.costMost < 127)
        noun += " that costs " + std::to_string(f.costMost) + " or less";
    if (f.orElse != 0)
        noun += " or " + withArticle(filter(p.filters[f.orElse], 1));
    return noun;
}

std::string Printer::object(SelId id)
{
    const Selector &sel = p.selectors[id];
    const Filter &f = p.filters[sel.filter];
    switch (sel.pick) {
    case Pick::None:
        break;
    case Pick::Me:
        return isSpell() ? "this" : "me";
    case Pick::It:
        return "it";
    case Pick::Subject:
        return "that card";
    case Pick::Group:
        return sel.group == 0 ? "the first" : "the second";
    case Pick::All:
        return "all " + filter(f, 2) + (sel.place != 0 ? " at a battlefield" : "");
    case Pick::Target:
    case Pick::Choose:
        if (sel.least == 0)
            return "up to " + std::to_string(sel.most) + ' ' + filter(f, sel.most);
        if (sel.most > 1)
            return "each of " + std::to_string(sel.most) + ' ' + filter(f, sel.most);
        return f.other ? filter(f, 1) : withArticle(filter(f, 1));
    }
    return {};
}

std::string Printer::number(AmountId id)
{
    const Amount &a = p.amounts[id];
    switch (a.kind) {
    case AmountKind::None:
    case AmountKind::Number:
        return std::to_string(a.number);
    case AmountKind::Count:
        return "as many as there are " + filter(p.filters[a.filter], 2);
    case AmountKind::Might:
        return "as much as the Might of " + object(a.of);
    case AmountKind::CostOf:
        return "as much as the energy cost of " + object(a.of);
    }
    return {};
}

std::string Printer::signedNumber(AmountId id)
{
    const std::string text = number(id);
    return text.starts_with('-') ? text : '+' + text;
}

std::string Printer::condition(CondId id)
{
    const Cond &c = p.conds[id];
    const std::string word = c.denied ? "if not: " : "if ";
    switch (c.kind) {
    case CondKind::None:
        break;
    case CondKind::Killed:
        return word + "this kills it";
    case CondKind::Did:
        return c.denied ? "if you can't" : "if you do";
    case CondKind::Paid:
        return word + "you paid the additional cost";
    case CondKind::Count:
        return word + "there are " + std::to_string(c.number) + "+ "
            + filter(p.filters[c.filter], 2);
    case CondKind::Alone:
        return word + object(c.of) + " is the only unit of its player there";
    case CondKind::Status:
        for (const Word<std::uint16_t> &row : words::statuses)
            if (row.value == c.status)
                return "while I'm " + std::string(row.text);
        return "while I'm attacking or defending";
    case CondKind::AtBattlefield:
        return "while I'm at a battlefield";
    case CondKind::Discarded:
        return word + "you've discarded a card this turn";
    case CondKind::Legion:
        return word + "you've played another card this turn";
    case CondKind::FightingAlone:
        return "while I'm attacking or defending alone";
    case CondKind::TheirTurn:
        return word + "it is an opponent's turn";
    case CondKind::InHand:
        return word + "you have " + std::to_string(c.number) + " or fewer cards in your hand";
    }
    return {};
}

std::string Printer::keyword(Kw keyword, int number)
{
    const KeywordWord &row = wordOf(keyword);
    std::string text(row.text);
    text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    return '[' + text + (row.numbered && number > 1 ? ' ' + std::to_string(number) : "") + ']';
}

std::string Printer::tokenName(DefId id, int count)
{
    const CardDef &def = m_db.def(id);
    return (def.kind == Kind::Unit ? std::to_string(def.might) + " Might " : std::string())
        + def.name + ' ' + std::string(kindName(kindBit(def.kind))) + " token"
        + (count == 1 ? "" : "s");
}

namespace {

std::string partWords(Printer &printer, const CostPart &part)
{
    switch (part.kind) {
    case CostPart::Kind::None:
        break;
    case CostPart::Kind::Exhaust:
        return "exhaust " + printer.object(part.of);
    case CostPart::Kind::Kill:
        return "kill " + printer.object(part.of);
    case CostPart::Kind::Discard:
        return "discard " + std::to_string(part.count);
    case CostPart::Kind::SpendBuff:
        return "spend the buff of " + printer.object(part.of);
    case CostPart::Kind::RecycleTrash:
        return "recycle " + std::to_string(part.count) + " from your trash";
    }
    return {};
}

} // namespace

std::string Printer::cost(const FullCost &cost)
{
    std::string out;
    const Cost &c = cost.resources;
    std::string resources;
    if (c.energy > 0)
        resources += '[' + std::to_string(c.energy) + ']';
    for (int d = 0; d < kDomains; ++d)
        for (int i = 0; i < c.powerOf(d); ++i)
            resources += '[' + std::string(domainName(d)) + ']';
    for (int i = 0; i < c.any; ++i)
        resources += "[rainbow]";
    join(out, resources, ", ");
    join(out, cost.kill ? "kill this" : "", ", ");
    join(out, cost.exhaust ? "[Exhaust]" : "", ", ");
    join(out, partWords(*this, cost.part), ", ");
    return out;
}

std::string Printer::clause(const Node &n)
{
    const OpSpec &spec = *allOps()[n.op];
    return spec.words == nullptr ? std::string() : spec.words(*this, n);
}

std::string Printer::effects(NodeId list)
{
    std::string out;
    for (NodeId id = list; id != 0; id = p.nodes[id].next)
        join(out, sentence(clause(p.nodes[id])), " ");
    return out;
}

namespace {

std::string trigger(Printer &printer, const Program &p, const Ability &a)
{
    for (const TriggerWord &row : words::triggers) {
        if (row.on != a.on || row.whom != a.whom)
            continue;
        std::string text(row.says);
        if (const std::size_t at = text.find("{}"); at != std::string::npos)
            text.replace(at, 2, withArticle(printer.filter(p.filters[a.subject], 1)));
        return text;
    }
    return {};
}

std::string lowered(std::string text)
{
    if (!text.empty())
        text.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(text.front())));
    return text;
}

} // namespace

std::string Printer::each(AmountId id, const std::string &what)
{
    const Amount &a = p.amounts[id];
    return a.kind == AmountKind::Count ? "1 " + what + " for each " + filter(p.filters[a.filter], 1)
                                       : number(id) + ' ' + what;
}

std::string Printer::later(AbilityId id)
{
    return lowered(effects(p.abilities[id].effect));
}

std::string Printer::modes(NodeId list)
{
    std::string out;
    for (NodeId id = list; id != 0; id = p.nodes[id].next) {
        std::string one = lowered(effects(p.nodes[id].body));
        if (one.ends_with('.'))
            one.pop_back();
        join(out, one, "; ");
    }
    return out;
}

std::string Printer::mode(const Ability &a, int mode)
{
    for (NodeId id = a.effect; id != 0; id = p.nodes[id].next) {
        if (allOps()[p.nodes[id].op]->form.fields.front().key != "choose_one")
            continue;
        NodeId one = p.nodes[id].body;
        for (int i = 0; i < mode && one != 0; ++i)
            one = p.nodes[one].next;
        return one == 0 ? std::string() : effects(p.nodes[one].body);
    }
    return {};
}

std::string Printer::ability(const Ability &a)
{
    const std::string timing = a.reaction ? "[Reaction] " : a.action ? "[Action] " : "";
    const std::string price = cost(a.cost);
    switch (a.kind) {
    case AbilityKind::Spell:
        return effects(a.effect);
    case AbilityKind::Triggered: {
        std::string out = trigger(*this, p, a);
        if (a.cond != 0)
            out += ", " + condition(a.cond);
        out += a.may ? ", you may " : ", ";
        if (!price.empty())
            out += (a.cost.part.kind == CostPart::Kind::None ? "pay " : "") + price + " to ";
        return out + lowered(effects(a.effect));
    }
    case AbilityKind::Activated:
    case AbilityKind::Adding:
        return timing + price + ": " + (a.freshModes ? "Of what was not chosen this turn, " : "")
            + (a.freshModes ? lowered(effects(a.effect)) : effects(a.effect));
    case AbilityKind::Static: {
        std::string out = a.cond == 0 ? "" : condition(a.cond) + ", ";
        return sentence(out + (out.empty() ? effects(a.effect) : lowered(effects(a.effect))));
    }
    case AbilityKind::Additional:
        return sentence(std::string("as an additional cost to play this, ")
                        + (a.optional ? "you may " : "") + price
                        + (a.cost.discount > 0 ? "; if you do, this costs "
                                   + std::to_string(a.cost.discount) + " energy less"
                                               : ""));
    }
    return {};
}

std::string Printer::granted(const CardDef &def)
{
    std::string out;
    if (def.mightBonus != 0)
        out = "Might Bonus: +" + std::to_string(def.mightBonus) + '.';
    m_self = Kind::Unit;
    for (int i = 0; i < def.grantedCount; ++i)
        join(out,
             "While attached, the unit has: "
                 + ability(m_db.ability(static_cast<AbilityId>(def.firstGranted + i))),
             "\n");
    return out;
}

std::string Printer::card(DefId id)
{
    const CardDef &def = m_db.def(id);
    m_self = def.kind;
    std::string out;
    std::string line;
    for (const KeywordWord &row : words::keywords) {
        if (!def.keywords.has(row.value) || row.value == Kw::Equip || row.value == Kw::Repeat)
            continue;
        const int number = row.value == Kw::Assault ? def.numbers.assault
            : row.value == Kw::Shield               ? def.numbers.shield
            : row.value == Kw::Deflect              ? def.numbers.deflect
                                                    : 1;
        join(line, keyword(row.value, number), " ");
    }
    join(out, line, "\n");
    if (def.toOpen)
        join(out, "You may play me to an open battlefield.", "\n");
    if (def.entersReady)
        join(out, "I enter ready.", "\n");
    if (def.borrowsExhaust)
        join(out, "I have all [Exhaust] abilities of friendly legends, units and gear.", "\n");
    for (int i = 0; i < def.abilityCount; ++i) {
        const Ability &a = m_db.ability(static_cast<AbilityId>(def.firstAbility + i));
        if (!a.byKeyword || a.keyword == Kw::Deathknell || a.keyword == Kw::Legion)
            join(out, ability(a), "\n");
        else if (a.keyword == Kw::Equip || a.keyword == Kw::Repeat)
            join(out, keyword(a.keyword, 1) + ' ' + cost(a.cost), "\n");
    }
    join(out, granted(def), "\n");
    return out;
}

} // namespace playmat::riftbound
