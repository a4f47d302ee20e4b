#include "engine/lorcana/language/vocabulary.h"
#include "engine/lorcana/text/printer.h"

#include <algorithm>
#include <cctype>

/// Words for targets, filters and amounts.
namespace playmat::lorcana {

namespace {

bool startsWithVowel(std::string_view text)
{
    return !text.empty()
        && std::string_view("aeiou").find(
               static_cast<char>(std::tolower(static_cast<unsigned char>(text[0]))))
        != std::string_view::npos;
}

std::string plural(std::string noun, bool many)
{
    return many ? noun + "s" : noun;
}

} // namespace

std::string withArticle(std::string_view noun)
{
    return (startsWithVowel(noun) ? "an " : "a ") + std::string(noun);
}

std::string capital(std::string text)
{
    if (!text.empty())
        text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

std::string sentence(std::string text)
{
    if (text.empty())
        return text;
    text = capital(std::move(text));
    if (text.back() != '.' && text.back() != '!')
        text += '.';
    return text;
}

std::string Printer::thisCard() const
{
    const Word<std::uint8_t> *row = rowOf(words::kinds, static_cast<std::uint8_t>(kindBit(self)));
    return "this " + std::string(row == nullptr ? "card" : row->says);
}

std::string Printer::kindWords(const Filter &f, bool many)
{
    if ((f.require & prop::Song) != 0)
        return plural("song", many);
    std::string out;
    for (const Word<std::uint8_t> &row : words::kinds)
        if (row.value != 0 && (f.kinds & row.value) != 0)
            out += (out.empty() ? "" : " or ") + plural(std::string(row.says), many);
    if (out.empty())
        return plural("card", many);
    return f.zone == Zone::Play ? out : out + (many ? " cards" : " card");
}

std::string Printer::adjectives(const Filter &f)
{
    std::string out;
    const auto add = [&](std::string_view word) { out.append(word).append(" "); };
    if (f.side == Side::Opposing)
        add("opposing");
    for (const Props one : {prop::Damaged, prop::Exerted, prop::Ready})
        if ((f.require & one) != 0)
            add(rowOf(words::props, one)->says);
        else if ((f.exclude & one) != 0)
            add("un" + std::string(rowOf(words::props, one)->says));
    std::string classes;
    for (const ClassId id : f.classes)
        if (id != 0)
            classes += (classes.empty() ? "" : " or ") + p.classes[id];
    if (!classes.empty())
        add(classes);
    for (const ClassId id : f.notClasses)
        if (id != 0)
            add("non-" + p.classes[id]);
    for (const Word<std::uint8_t> &row : words::inks)
        if ((f.inks & row.value) != 0)
            add(row.says);
    return out;
}

std::string Printer::range(AmountId least, AmountId most, std::string_view what)
{
    if (least == 0 && most == 0)
        return {};
    if (least == most)
        return " with " + std::string(what) + " " + number(least);
    return least != 0 ? " with " + number(least) + " " + std::string(what) + " or more"
                      : " with " + number(most) + " " + std::string(what) + " or less";
}

std::string Printer::after(const Filter &f)
{
    std::string out;
    if (f.name != 0)
        out += " named " + db.nameText(f.name);
    if (f.keywords != 0)
        out += " with " + keywords(f.keywords, 0, 0, 0);
    if (f.notKeywords != 0)
        out += " without " + keywords(f.notKeywords, 0, 0, 0);
    if (f.costMax != 0 && f.costMin == 0)
        out += " with cost " + number(f.costMax) + " or less";
    else if (f.costMin != 0 && f.costMax == 0)
        out += " with cost " + number(f.costMin) + " or more";
    else if (f.costMin != 0)
        out += " with cost " + number(f.costMin);
    out += range(f.strengthMin, f.strengthMax, "{S}");
    out += range(f.willpowerMin, f.willpowerMax, "{W}");
    out += range(f.loreMin, f.loreMax, "{L}");
    for (const Props one :
         {prop::Inkable, prop::AtLocation, prop::Here, prop::HasUnder, prop::Named, prop::NameOfIt,
          prop::Challenging, prop::Challenged, prop::ByShift})
        if ((f.require & one) != 0)
            out += " " + std::string(rowOf(words::props, one)->says);
    return out;
}

std::string Printer::noun(FilterId id, bool many)
{
    const Filter &f = p.filters[id];
    std::string out;
    if ((f.exclude & (prop::This | prop::It)) != 0)
        out = many ? "other " : "another ";
    out += adjectives(f) + kindWords(f, many) + after(f);
    if (f.side == Side::Yours && f.zone == Zone::Play)
        out = many ? "your " + out : out + " of yours";
    if (f.alt != 0)
        out += " or " + noun(f.alt, many);
    return out;
}

std::string Printer::one(FilterId id)
{
    const std::string what = noun(id, false);
    return what.rfind("another", 0) == 0 ? what : withArticle(what);
}

bool Printer::isMany(SelId id) const
{
    const Selector &sel = p.selectors[id];
    return sel.mode == SelectMode::Each || sel.mode == SelectMode::All || sel.any
        || (sel.mode == SelectMode::Choose && sel.count != 0
            && (p.amounts[sel.count].op != nullptr || p.amounts[sel.count].value != 1));
}

std::string Printer::target(SelId id)
{
    const Selector &sel = p.selectors[id];
    switch (sel.mode) {
    case SelectMode::None:
        return {};
    case SelectMode::Ref:
        return sel.ref == Ref::This   ? thisCard()
            : sel.ref == Ref::It      ? "them"
            : sel.ref == Ref::Subject ? happenedTo
                                      : other;
    case SelectMode::All:
        return "them";
    case SelectMode::Each: {
        const Filter &f = p.filters[sel.filter];
        if (f.side == Side::Any)
            return "all " + noun(sel.filter, true);
        if (f.side == Side::Opposing)
            return "each " + noun(sel.filter, false);
        return noun(sel.filter, true);
    }
    case SelectMode::Top:
        return sel.count == 0 || number(sel.count) == "1"
            ? std::string("the top card of your deck")
            : "the top " + number(sel.count) + " cards of your deck";
    case SelectMode::Random:
        return withArticle("random " + noun(sel.filter, false));
    case SelectMode::Choose:
        break;
    }
    if (sel.any)
        return "any number of chosen " + noun(sel.filter, true);
    const std::string many = sel.count == 0 ? "1" : number(sel.count);
    if (sel.upTo)
        return "up to " + many + " chosen " + noun(sel.filter, many != "1");
    if (many != "1")
        return many + " chosen " + noun(sel.filter, true);
    const std::string what = noun(sel.filter, false);
    return what.rfind("another ", 0) == 0 ? "another chosen " + what.substr(8) : "chosen " + what;
}

std::string Printer::doer(SelId id)
{
    const Selector &sel = p.selectors[id];
    if (sel.mode == SelectMode::All || (sel.mode == SelectMode::Ref && sel.ref == Ref::It))
        return "they";
    if (sel.mode == SelectMode::Each && p.filters[sel.filter].side == Side::Opposing)
        return noun(sel.filter, true);
    return target(id);
}

std::string Printer::number(AmountId id)
{
    const Amount &a = p.amounts[id];
    if (id == 0)
        return "1";
    if (a.op == nullptr)
        return std::to_string(a.value);
    if (a.op->each)
        return std::to_string(a.value == 0 ? 1 : a.value);
    return a.op->words(*this, a);
}

std::string Printer::forEach(AmountId id)
{
    const Amount &a = p.amounts[id];
    if (a.op == nullptr || !a.op->each)
        return {};
    return " for each " + a.op->words(*this, a);
}

std::string Printer::condition(CondId id)
{
    std::string out;
    for (; id != 0; id = p.conds[id].next)
        out += (out.empty() ? "" : " and ") + p.conds[id].op->words(*this, p.conds[id]);
    return out;
}

std::string Printer::player(Who who)
{
    const Word<Who> *row = rowOf(words::players, who);
    return std::string(row == nullptr ? "" : row->says);
}

std::string Printer::zone(Zone zone)
{
    const Word<Zone> *row = rowOf(words::zones, zone);
    return std::string(row == nullptr ? "" : row->says);
}

std::string Printer::keywords(Keywords bits, int challenger, int resist, int singer, int boost)
{
    std::string out;
    for (const KeywordWord &row : words::keywords) {
        if ((bits & row.value) == 0)
            continue;
        const int n = row.value == kw::Challenger ? challenger
            : row.value == kw::Resist             ? resist
            : row.value == kw::Singer             ? singer
            : row.value == kw::Boost              ? boost
                                                  : 0;
        out += (out.empty() ? "" : " and ") + std::string(row.name);
        if (n != 0)
            out += (row.plus ? " +" : " ") + std::to_string(n);
    }
    return out;
}

std::string Printer::duration(const Node &n)
{
    const Word<Duration> *row = rowOf(words::durations, n.duration);
    return std::string(row == nullptr ? "" : row->says);
}

std::string Printer::cost(const Cost &c)
{
    std::string out;
    const auto add = [&](const std::string &part) { out += (out.empty() ? "" : ", ") + part; };
    if (c.exert)
        add("{E}");
    if (c.ink > 0)
        add(std::to_string(c.ink) + " {I}");
    if (c.banish)
        add("banish " + thisCard());
    if (c.discard > 0)
        add("choose and discard "
            + (c.discard == 1 ? one(c.discardFilter)
                              : std::to_string(c.discard) + " " + noun(c.discardFilter, true)));
    if (c.banishOther > 0)
        add("banish " + one(c.otherFilter) + " of yours");
    if (c.exertOther > 0)
        add("exert " + std::to_string(c.exertOther) + " of your " + noun(c.otherFilter, true));
    return out;
}

std::string statText(Printer &printer, AmountId strength, AmountId willpower, AmountId lore)
{
    std::string out;
    const auto add = [&](AmountId id, std::string_view symbol) {
        if (id == 0)
            return;
        const std::string n = printer.number(id);
        const bool plain = !n.empty() && (std::isdigit(static_cast<unsigned char>(n[0])) != 0);
        out += (out.empty() ? "" : " and ") + std::string(plain ? "+" : "") + n + " "
            + std::string(symbol) + printer.forEach(id);
    };
    add(strength, "{S}");
    add(willpower, "{W}");
    add(lore, "{L}");
    return out;
}

std::string ruleText(Printer &printer, Rule rule, FilterId filter, bool many)
{
    const RuleWord *row = rowOf(words::rules, rule);
    std::string out(row == nullptr ? "" : many ? row->many : row->says);
    if (filter != 0)
        out += " " + printer.noun(filter, true);
    return out;
}

} // namespace playmat::lorcana
