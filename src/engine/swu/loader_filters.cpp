#include "engine/swu/loader_trees.h"

#include <array>

namespace playmat::swu {

namespace {

constexpr std::string_view kFilterKeys[] = {"kind",
                                            "side",
                                            "owner",
                                            "in",
                                            "trait",
                                            "not_trait",
                                            "aspect",
                                            "not_aspect",
                                            "keyword",
                                            "not_keyword",
                                            "name",
                                            "cost_min",
                                            "cost_max",
                                            "power_min",
                                            "power_max",
                                            "hp_max",
                                            "damaged",
                                            "exhausted",
                                            "unique",
                                            "upgraded",
                                            "token",
                                            "leader",
                                            "attacked_this_phase",
                                            "played_this_phase",
                                            "entered_this_round",
                                            "defeated_this_phase",
                                            "other",
                                            "is",
                                            "not",
                                            "on",
                                            "arena_of",
                                            "or"};

constexpr Word<Props> kHosts[] = {{"this", prop::OnThis}, {"it", prop::OnIt}};
constexpr Word<Props> kArenas[] = {{"this", prop::SameArenaAsThis},
                                   {"it", prop::SameArenaAsIt},
                                   {"defender", prop::DefendersArena}};

template <class T>
T readMask(const JsonCursor &at, std::span<const Word<T>> words)
{
    T mask = 0;
    for (std::size_t i = 0; i < at.size(); ++i)
        mask = static_cast<T>(mask | readWord(at.item(i), words));
    return mask;
}

} // namespace

NameId TreeReader::nameOf(std::string_view title)
{
    auto &names = m_db.names;
    const auto found = std::find(names.begin() + 1, names.end(), title);
    if (found != names.end())
        return static_cast<NameId>(found - names.begin());
    names.emplace_back(title);
    return static_cast<NameId>(names.size() - 1);
}

TraitMask TreeReader::traits(const JsonCursor &at) const
{
    TraitMask mask;
    for (std::size_t i = 0; i < at.size(); ++i) {
        const JsonCursor item = at.item(i);
        const std::string_view name = item.string();
        const auto found = std::find(m_db.traits.begin(), m_db.traits.end(), name);
        if (found != m_db.traits.end())
            mask.add(static_cast<std::uint8_t>(found - m_db.traits.begin()));
        else if (item.isString())
            item.fail("\"" + std::string(name) + "\" is no trait of the loaded sets");
    }
    return mask;
}

std::uint8_t TreeReader::aspectMask(const JsonCursor &at) const
{
    std::uint8_t mask = 0;
    for (std::size_t i = 0; i < at.size(); ++i) {
        const auto aspect = readWord(at.item(i), words::aspects);
        mask = static_cast<std::uint8_t>(mask | 1U << static_cast<unsigned>(aspect));
    }
    return mask;
}

FilterId TreeReader::filter(const JsonCursor &at)
{
    Filter f;
    if (at.isString()) {
        f.kinds = readWord(at, words::kinds);
    } else if (at.expectObject(kFilterKeys)) {
        filterFacts(at, f);
        filterNumbers(at, f);
        filterNames(at, f);
        filterRelations(at, f);
        if (at.has("or"))
            f.alt = filter(at.at("or"));
    }
    return intern(m_db.program.filters, f);
}

void TreeReader::filterFacts(const JsonCursor &at, Filter &f)
{
    f.kinds = readMask(at.at("kind"), words::kinds);
    if (at.has("side"))
        f.side = readWord(at.at("side"), words::sides);
    if (at.has("owner"))
        f.owner = readWord(at.at("owner"), words::sides);
    const JsonCursor in = at.at("in");
    for (std::size_t i = 0; i < in.size(); ++i) {
        const Zone zone = readWord(in.item(i), words::zones);
        f.zones = static_cast<std::uint16_t>(f.zones | zoneBit(zone));
    }
    f.traits = traits(at.at("trait"));
    f.notTraits = traits(at.at("not_trait"));
    f.aspects = aspectMask(at.at("aspect"));
    f.notAspects = aspectMask(at.at("not_aspect"));
    f.keywords = readMask(at.at("keyword"), words::keywords);
    f.notKeywords = readMask(at.at("not_keyword"), words::keywords);
}

void TreeReader::filterNumbers(const JsonCursor &at, Filter &f)
{
    const std::array<std::pair<std::string_view, AmountId *>, 5> limits{{
        {"cost_min", &f.costMin},
        {"cost_max", &f.costMax},
        {"power_min", &f.powerMin},
        {"power_max", &f.powerMax},
        {"hp_max", &f.hpMax},
    }};
    for (const auto &[key, limit] : limits)
        if (at.has(key))
            *limit = amount(at.at(key));
}

void TreeReader::filterNames(const JsonCursor &at, Filter &f)
{
    const JsonCursor names = at.at("name");
    if (names.size() > 2)
        names.fail("at most two names");
    for (std::size_t i = 0; i < names.size() && i < 2; ++i)
        (i == 0 ? f.name : f.name2) = nameOf(names.item(i).string());
}

void TreeReader::filterRelations(const JsonCursor &at, Filter &f) const
{
    for (const Word<Props> &flag : words::flags)
        if (at.has(flag.text))
            (at.at(flag.text).boolean() ? f.require : f.exclude) |= flag.value;
    if (at.has("other") && at.at("other").boolean())
        f.exclude |= prop::This;
    f.require |= readMask(at.at("is"), words::roles);
    f.exclude |= readMask(at.at("not"), words::roles);
    if (at.has("on"))
        f.require |= readWord(at.at("on"), std::span<const Word<Props>>(kHosts));
    if (at.has("arena_of"))
        f.require |= readWord(at.at("arena_of"), std::span<const Word<Props>>(kArenas));
}

namespace {

struct SelectorForm
{
    FormKeys keys;
};

const std::vector<SelectorForm> &selectorForms()
{
    static const std::vector<SelectorForm> forms{
        {{"choose",
          {},
          {"may", "up_to", "any_number", "count", "by", "as", "same_controller", "combined_cost"}}},
        {{"each"}},
        {{"random", {}, {"count"}}},
        {{"any", {}, {"count", "up_to"}}},
        {{"top", {}, {"of"}}},
    };
    return forms;
}

} // namespace

SelId TreeReader::selector(const JsonCursor &at)
{
    Selector s;
    if (at.isString() && at.string() == "them")
        s.mode = SelectMode::All;
    else if (at.isString()) {
        s.mode = SelectMode::Ref;
        s.ref = readWord(at, words::refs);
    } else if (findForm(at, std::span(selectorForms()), "selector") != nullptr) {
        selectorVerb(at, s);
    }
    return intern(m_db.program.selectors, s);
}

void TreeReader::selectorVerb(const JsonCursor &at, Selector &s)
{
    if (at.has("choose")) {
        s = chooser(at);
    } else if (at.has("each")) {
        s.mode = SelectMode::Each;
        s.filter = filter(at.at("each"));
    } else if (at.has("random")) {
        s.mode = SelectMode::Random;
        s.filter = filter(at.at("random"));
        selectorCount(at, s);
    } else if (at.has("any")) {
        s.mode = SelectMode::Any;
        s.filter = filter(at.at("any"));
        selectorCount(at, s);
    } else {
        s.mode = SelectMode::TopOfDeck;
        s.max = static_cast<std::uint8_t>(at.at("top").integer(1, 60));
        if (at.has("of"))
            s.chooser = readWord(at.at("of"), words::players);
    }
}

void TreeReader::selectorCount(const JsonCursor &at, Selector &s)
{
    const bool upTo = at.has("up_to");
    if (upTo + at.has("count") + at.has("any_number") > 1)
        at.fail("only one of \"up_to\", \"count\" and \"any_number\"");
    if (at.has("any_number") && at.at("any_number").boolean()) {
        s.upTo = true;
        s.max = 255;
    }
    const JsonCursor count = at.at(upTo ? "up_to" : "count");
    if (count.isNull())
        return;
    s.upTo = upTo;
    if (count.isInteger())
        s.max = static_cast<std::uint8_t>(count.integer(1, 60));
    else
        s.maxAmount = amount(count);
}

Selector TreeReader::chooser(const JsonCursor &at)
{
    Selector s;
    s.mode = SelectMode::Choose;
    s.filter = filter(at.at("choose"));
    s.optional = at.has("may") && at.at("may").boolean();
    s.sameController = at.has("same_controller") && at.at("same_controller").boolean();
    selectorCount(at, s);
    if (at.has("by"))
        s.chooser = readWord(at.at("by"), words::players);
    if (at.has("as"))
        s.store = readWord(at.at("as"), words::stores);
    if (at.has("combined_cost"))
        s.combinedCost = amount(at.at("combined_cost"));
    return s;
}

void listSelectorKeys(std::vector<KeyTable> &out)
{
    out.push_back({"filter_object", {std::begin(kFilterKeys), std::end(kFilterKeys)}, {}});
    for (const SelectorForm &form : selectorForms())
        out.push_back(form.keys.table("selector_"));
}

FormKeys::FormKeys(std::string_view verbKey, List neededKeys, List furtherKeys)
    : verb(verbKey)
    , needed{verbKey}
{
    needed.insert(needed.end(), neededKeys);
    known = needed;
    known.insert(known.end(), furtherKeys);
}

KeyTable FormKeys::table(std::string_view prefix) const
{
    return {std::string(prefix).append(verb), known, needed};
}

} // namespace playmat::swu
