#include "engine/riftbound/language/tree_reader.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace playmat::riftbound {

namespace {

template <class Row>
void failWord(const JsonCursor &at, std::span<const Row> rows)
{
    std::vector<std::string_view> known;
    for (const Row &row : rows)
        known.push_back(row.text);
    at.fail(effects::noneOf(at.string(), known));
}

struct NamedCond
{
    std::string_view word;
    CondKind kind;
};
constexpr auto kConds = std::to_array<NamedCond>({
    {"killed", CondKind::Killed},
    {"did", CondKind::Did},
    {"paid", CondKind::Paid},
    {"at battlefield", CondKind::AtBattlefield},
    {"discarded", CondKind::Discarded},
    {"legion", CondKind::Legion},
    {"fighting alone", CondKind::FightingAlone},
    {"opponents turn", CondKind::TheirTurn},
});

/// A filter and selector name what they mean by their first key.
constexpr auto kPicks = std::to_array<Word<Pick>>({
    {Pick::Target, "target"},
    {Pick::All, "all"},
    {Pick::Choose, "choose"},
});
constexpr auto kRefs = std::to_array<Word<Pick>>({
    {Pick::Me, "me"},
    {Pick::It, "it"},
    {Pick::Subject, "that"},
});

} // namespace

void TreeReader::readStatus(const JsonCursor &at, std::uint16_t &out)
{
    for (std::size_t i = 0; i < at.size(); ++i) {
        const auto *row = rowNamed(words::statuses, at.item(i).string());
        if (row == nullptr)
            failWord(at.item(i), words::statuses);
        else
            out = static_cast<std::uint16_t>(out | row->value);
    }
}

void TreeReader::readFilter(const JsonCursor &at, Filter &out, std::string_view kinds)
{
    const JsonCursor all = at.at(kinds);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const JsonCursor word = all.item(i);
        if (word.string() == "card")
            out.kinds |= zone_kinds::kMainDeck;
        else if (const auto *row = rowNamed(words::kinds, word.string()))
            out.kinds |= kindBit(row->value);
        else
            failWord(word, words::kinds);
    }
    if (at.has("side"))
        out.side = at.at("side").string() == "enemy" ? Side::Enemy : Side::Friendly;
    if (at.has("at")) {
        const auto *row = rowNamed(words::places, at.at("at").string());
        if (row == nullptr)
            failWord(at.at("at"), words::places);
        else
            out.where = row->value;
    }
    out.other = at.has("other") && at.at("other").boolean();
    out.alone = at.has("alone") && at.at("alone").boolean();
    out.token = at.has("token") && at.at("token").boolean();
    if (at.has("might_most"))
        out.mightMost = static_cast<std::int8_t>(at.at("might_most").integer(0, 100));
    if (at.has("cost_least"))
        out.costLeast = static_cast<std::int8_t>(at.at("cost_least").integer(0, 100));
    if (at.has("cost_most"))
        out.costMost = static_cast<std::int8_t>(at.at("cost_most").integer(0, 100));
    readStatus(at.at("is"), out.needs);
    readStatus(at.at("not"), out.lacks);
    if (at.has("tag"))
        out.tag = m_db.addTag(at.at("tag").string());
    if (at.has("or"))
        out.orElse = filter(at.at("or"));
}

FilterId TreeReader::filter(const JsonCursor &at)
{
    Filter out;
    if (at.isString()) {
        const auto *row = rowNamed(words::kinds, at.string());
        if (row == nullptr)
            failWord(at, words::kinds);
        else
            out.kinds = kindBit(row->value);
        return keep(m_db.program.filters, out);
    }
    std::vector<std::string_view> known{"of"};
    known.insert(known.end(), std::begin(kFilterKeys), std::end(kFilterKeys));
    if (at.expectObject(known))
        readFilter(at, out, "of");
    return keep(m_db.program.filters, out);
}

SelId TreeReader::selector(const JsonCursor &at)
{
    Selector out;
    if (at.isString()) {
        if (const auto *row = rowNamed(std::span<const Word<Pick>>(kRefs), at.string()))
            out.pick = row->value;
        else if (at.string() == "first" || at.string() == "second") {
            out.pick = Pick::Group;
            out.group = at.string() == "first" ? 0 : 1;
        } else
            at.fail("expected \"me\", \"it\", \"that\", \"first\", \"second\" or an object");
        return keep(m_db.program.selectors, out);
    }
    std::string_view verb = "target";
    for (const Word<Pick> &row : kPicks)
        if (at.has(row.text)) {
            out.pick = row.value;
            verb = row.text;
        }
    std::vector<std::string_view> known{verb, "count", "up_to", "of_one_battlefield"};
    known.insert(known.end(), std::begin(kFilterKeys), std::end(kFilterKeys));
    if (!at.expectObject(known))
        return 0;
    Filter f;
    readFilter(at, f, verb);
    out.filter = keep(m_db.program.filters, f);
    if (at.has("count"))
        out.most = out.least = static_cast<std::uint8_t>(at.at("count").integer(1, kMaxTargets));
    if (at.has("up_to") && at.at("up_to").boolean())
        out.least = 0;
    out.place = at.has("of_one_battlefield") && at.at("of_one_battlefield").boolean() ? 1 : 0;
    if (out.pick == Pick::Target || out.place != 0) {
        out.group = m_groups++;
        out.mode = m_mode;
    }
    return keep(m_db.program.selectors, out);
}

AmountId TreeReader::amount(const JsonCursor &at)
{
    static constexpr std::string_view kKnown[] = {"count", "might_of", "cost_of", "least"};
    Amount out;
    if (at.isInteger()) {
        out.kind = AmountKind::Number;
        out.number = static_cast<std::int16_t>(at.integer(-100, 100));
    } else if (at.expectObject(kKnown)) {
        out.kind = at.has("count") ? AmountKind::Count
            : at.has("might_of")   ? AmountKind::Might
                                   : AmountKind::CostOf;
        if (at.has("count"))
            out.filter = filter(at.at("count"));
        if (at.has("might_of"))
            out.of = selector(at.at("might_of"));
        if (at.has("cost_of"))
            out.of = selector(at.at("cost_of"));
    }
    return keep(m_db.program.amounts, out);
}

CondId TreeReader::condition(const JsonCursor &at)
{
    static constexpr std::string_view kKnown[]
        = {"count", "least", "alone", "is", "not", "hand_most"};
    Cond out;
    if (at.isString()) {
        for (const NamedCond &row : kConds)
            if (row.word == at.string())
                out.kind = row.kind;
        if (out.kind == CondKind::None)
            at.fail("this is no condition");
        return keep(m_db.program.conds, out);
    }
    if (!at.expectObject(kKnown))
        return 0;
    if (at.has("not")) {
        out = m_db.program.conds[condition(at.at("not"))];
        out.denied = true;
    } else if (at.has("count")) {
        out.kind = CondKind::Count;
        out.filter = filter(at.at("count"));
        out.number = static_cast<std::int16_t>(at.require("least").integer(1, 100));
    } else if (at.has("hand_most")) {
        out.kind = CondKind::InHand;
        out.number = static_cast<std::int16_t>(at.at("hand_most").integer(0, 100));
    } else if (at.has("is")) {
        out.kind = CondKind::Status;
        readStatus(at.at("is"), out.status);
    } else {
        out.kind = CondKind::Alone;
        out.of = selector(at.at("alone"));
    }
    return keep(m_db.program.conds, out);
}

Kw TreeReader::keyword(const JsonCursor &at, std::uint8_t &number)
{
    std::string_view text = at.string();
    number = 1;
    if (const std::size_t space = text.rfind(' '); space != std::string_view::npos) {
        int n = 0;
        const auto [end, error]
            = std::from_chars(text.data() + space + 1, text.data() + text.size(), n);
        if (error == std::errc() && end == text.data() + text.size()) {
            number = static_cast<std::uint8_t>(std::clamp(n, 0, 100));
            text = text.substr(0, space);
        }
    }
    const std::optional<Kw> keyword = keywordNamed(text);
    if (!keyword)
        failWord(at, words::keywords);
    return keyword.value_or(Kw::Action);
}

DefId TreeReader::token(const JsonCursor &at)
{
    const DefId def = m_db.find(at.string());
    if (def == 0 || !m_db.def(def).token)
        at.fail("there is no such token");
    return def;
}

namespace {

void readParts(const JsonCursor &at, FullCost &out)
{
    out.exhaust = at.has("exhaust") && at.at("exhaust").boolean();
    out.kill = at.has("kill") && at.at("kill").boolean();
    if (at.has("energy"))
        out.resources.energy = static_cast<std::uint8_t>(at.at("energy").integer(0, 100));
    if (at.has("any"))
        out.resources.any = static_cast<std::uint8_t>(at.at("any").integer(0, 100));
    for (const Word<Domain> &row : words::domains)
        if (at.has(row.text))
            out.resources.power[static_cast<std::size_t>(row.value)]
                = static_cast<std::uint8_t>(at.at(row.text).integer(0, 100));
    if (at.has("less"))
        out.discount = static_cast<std::uint8_t>(at.at("less").integer(1, 100));
}

struct NamedPart
{
    std::string_view word;
    CostPart::Kind kind;
    bool cards;
};
constexpr auto kParts = std::to_array<NamedPart>({
    {"exhaust_one", CostPart::Kind::Exhaust, true},
    {"kill_one", CostPart::Kind::Kill, true},
    {"spend_buff", CostPart::Kind::SpendBuff, true},
    {"discard", CostPart::Kind::Discard, false},
    {"recycle_from_trash", CostPart::Kind::RecycleTrash, false},
});

} // namespace

FullCost TreeReader::cost(const JsonCursor &at)
{
    FullCost out;
    std::vector<std::string_view> known{"exhaust", "kill", "energy", "any", "less"};
    for (const Word<Domain> &row : words::domains)
        known.push_back(row.text);
    for (const NamedPart &row : kParts)
        known.push_back(row.word);
    if (!at.expectObject(known))
        return out;
    readParts(at, out);
    for (const NamedPart &row : kParts) {
        if (!at.has(row.word))
            continue;
        out.part.kind = row.kind;
        if (row.cards)
            out.part.of = selector(at.at(row.word));
        else
            out.part.count = static_cast<std::uint8_t>(at.at(row.word).integer(1, 20));
    }
    return out;
}

NodeId TreeReader::effect(const JsonCursor &at)
{
    std::size_t op = 0;
    const auto all = allOps();
    const OpSpec *spec = effects::findForm(at, all, "effect");
    if (spec == nullptr)
        return 0;
    while (all[op] != spec)
        ++op;
    Node node;
    node.op = static_cast<std::uint8_t>(op);
    effects::readForm(*this, at, spec->form, node);
    return keep(m_db.program.nodes, node);
}

NodeId TreeReader::modes(const JsonCursor &at, std::uint8_t op)
{
    std::vector<NodeId> list;
    for (std::size_t i = 0; i < at.size(); ++i) {
        m_mode = static_cast<std::uint8_t>(i);
        Node node;
        node.op = op;
        node.body = effects(at.item(i));
        list.push_back(keep(m_db.program.nodes, node));
    }
    m_mode = kNone;
    m_modes = static_cast<std::uint8_t>(list.size());
    for (std::size_t i = 0; i + 1 < list.size(); ++i)
        m_db.program.nodes[list[i]].next = list[i + 1];
    return list.empty() ? NodeId{0} : list.front();
}

AbilityId TreeReader::laterAbility(const JsonCursor &at)
{
    const std::uint8_t groups = takeGroups();
    Ability later;
    later.kind = AbilityKind::Triggered;
    later.on = Trig::TurnEnds;
    later.whom = Whom::You;
    later.effect = effects(at);
    later.groups = takeGroups();
    m_groups = groups;
    return keep(m_db.program.abilities, later);
}

NodeId TreeReader::effects(const JsonCursor &at)
{
    std::vector<NodeId> list;
    for (std::size_t i = 0; i < at.size(); ++i)
        list.push_back(effect(at.item(i)));
    for (std::size_t i = 0; i + 1 < list.size(); ++i)
        if (list[i] != 0)
            m_db.program.nodes[list[i]].next = list[i + 1];
    return list.empty() ? NodeId{0} : list.front();
}

namespace field {

void amount(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.amount = r.amount(at);
}

void to(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.to = r.selector(at);
}

void with(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.with = r.selector(at);
}

void body(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.body = r.effects(at);
}

void otherwise(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.otherwise = r.effects(at);
}

void condition(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.cond = r.condition(at);
}

void least(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.least = static_cast<std::int8_t>(at.integer(0, 100));
}

void lasts(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.lasts = at.string() == "combat" ? Lasts::Combat
        : at.string() == "good"       ? Lasts::Always
                                      : Lasts::Turn;
}

void keyword(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.keyword = r.keyword(at, n.number);
}

void token(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.def = r.token(at);
}

void spot(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    const std::string_view word = at.string();
    n.spot = word == "here" ? Spot::Here : word == "yours" ? Spot::Yours : Spot::Base;
}

void flag(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.flag = at.boolean();
}

void modes(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.body = r.modes(at, n.op);
}

void later(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.later = r.laterAbility(at);
}

} // namespace field

} // namespace playmat::riftbound
