#include "engine/swu/loader_trees.h"

namespace playmat::swu {

namespace {

constexpr std::string_view kCostKeys[] = {"resources", "exhaust", "defeat_this", "defeat"};

bool isTrue(const JsonCursor &object, std::string_view key)
{
    return object.has(key) && object.at(key).boolean();
}

} // namespace

TreeReader::KeywordSet TreeReader::keywordSet(const JsonCursor &at, bool computed, bool numbered)
{
    KeywordSet set;
    for (std::size_t i = 0; i < at.size(); ++i) {
        const JsonCursor item = at.item(i);
        if (item.isString()) {
            const Keywords bit = readWord(item, words::keywords);
            if ((bit & (kw::Raid | kw::Restore)) != 0 && numbered)
                item.fail("needs a number: {\"" + std::string(item.string()) + "\": 1}");
            set.bits = static_cast<Keywords>(set.bits | bit);
            continue;
        }
        static constexpr std::string_view kNumbered[] = {"raid", "restore"};
        if (!item.expectObject(kNumbered))
            continue;
        for (const std::string_view key : kNumbered) {
            if (!item.has(key))
                continue;
            const bool raid = key == "raid";
            set.bits = static_cast<Keywords>(set.bits | (raid ? kw::Raid : kw::Restore));
            if (computed)
                (raid ? set.raidAmount : set.restoreAmount) = amount(item.at(key));
            else
                (raid ? set.raid : set.restore)
                    = static_cast<std::uint8_t>(item.at(key).integer(1, 20));
        }
    }
    return set;
}

/// The forms of an ability, told apart by one key.
struct TreeReader::AbilityForms
{
    struct Form
    {
        FormKeys keys;
        void (*read)(TreeReader &, const JsonCursor &, Ability &);
    };

    static void triggered(TreeReader &r, const JsonCursor &at, Ability &a)
    {
        a.kind = AbilityKind::Triggered;
        const JsonCursor when = at.at("when");
        for (std::size_t i = 0; i < when.size(); ++i)
            a.triggers |= readWord(when.item(i), words::triggers);
        if (at.has("of"))
            a.subject = r.filter(at.at("of"));
        r.common(at, a);
    }
    static void action(TreeReader &r, const JsonCursor &at, Ability &a)
    {
        a.kind = AbilityKind::Action;
        r.costOf(at.at("action"), a.cost);
        r.common(at, a);
    }
    static void epic(TreeReader &r, const JsonCursor &at, Ability &a)
    {
        a.kind = AbilityKind::EpicAction;
        a.limit = Limit::OncePerGame;
        r.costOf(at.at("epic"), a.cost);
        r.common(at, a);
    }
    static void constant(TreeReader &r, const JsonCursor &at, Ability &a)
    {
        a.kind = AbilityKind::Constant;
        r.constantParts(at, a.constant);
        if (at.has("while"))
            a.cond = r.condition(at.at("while"));
    }
    /// What the attached unit gains. Its own "if" becomes a step, because `cond` says how long.
    static void granted(TreeReader &r, const JsonCursor &at, Ability &a)
    {
        a = r.ability(at.at("grants"), CardType::Unit);
        if (a.cond != 0) {
            Node only;
            only.op = Op::If;
            only.cond = a.cond;
            only.body = a.effects;
            a.effects = r.append(only);
            a.cond = 0;
        }
        a.onAttached = true;
        if (at.has("while"))
            a.cond = r.condition(at.at("while"));
    }
    static const std::vector<Form> &all()
    {
        static const std::vector<Form> forms{
            {{"when", {"do"}, {"of", "if", "may", "limit"}}, triggered},
            {{"action", {"do"}, {"if", "limit"}}, action},
            {{"epic", {"do"}, {"if"}}, epic},
            {{"affects",
              {},
              {"while", "power", "hp", "gains", "ability", "rule", "who", "of", "change", "arena"}},
             constant},
            {{"grants", {}, {"while"}}, granted},
        };
        return forms;
    }
    static constexpr std::string_view kEventKeys[] = {"if", "do"};
};

void TreeReader::costOf(const JsonCursor &at, AbilityCost &cost)
{
    if (!at.expectObject(kCostKeys))
        return;
    if (at.has("resources"))
        cost.resources = static_cast<std::uint8_t>(at.at("resources").integer(1, 20));
    cost.exhaustThis = isTrue(at, "exhaust");
    cost.defeatThis = isTrue(at, "defeat_this");
    if (at.has("defeat"))
        cost.defeat = selector(at.at("defeat"));
}

void TreeReader::constantParts(const JsonCursor &at, Constant &c)
{
    const JsonCursor affects = at.at("affects");
    if (!affects.isString() || affects.string() != "players")
        c.affects = selector(affects);
    if (at.has("power"))
        c.power = amount(at.at("power"));
    if (at.has("hp"))
        c.hp = amount(at.at("hp"));
    if (at.has("gains")) {
        const KeywordSet set = keywordSet(at.at("gains"), true);
        c.keywords = set.bits;
        c.raid = set.raidAmount;
        c.restore = set.restoreAmount;
    }
    if (at.has("ability"))
        c.ability = gained(at.at("ability"));
    if (at.has("rule"))
        c.rule = readWord(at.at("rule"), words::rules);
    if (at.has("who"))
        c.who = readWord(at.at("who"), words::players);
    if (at.has("of"))
        c.filter = filter(at.at("of"));
    if (at.has("change"))
        c.amount = amount(at.at("change"));
    if (at.has("arena"))
        c.zone = readWord(at.at("arena"), words::arenas);
}

void TreeReader::common(const JsonCursor &at, Ability &a)
{
    if (at.has("if"))
        a.cond = condition(at.at("if"));
    if (at.has("limit"))
        a.limit = readWord(at.at("limit"), words::limits);
    a.optional = isTrue(at, "may");
    a.effects = effects(at.require("do"));
}

Ability TreeReader::ability(const JsonCursor &at, CardType type)
{
    Ability a;
    if (type == CardType::Event && at.has("do") && !at.has("when")) {
        a.kind = AbilityKind::Event;
        if (at.expectObject(AbilityForms::kEventKeys))
            common(at, a);
        return a;
    }
    if (const auto *form = findForm(at, std::span(AbilityForms::all()), "ability"))
        form->read(*this, at, a);
    return a;
}

AbilityId TreeReader::gained(const JsonCursor &at)
{
    return append(ability(at, CardType::Unit));
}

AbilityId TreeReader::append(const Ability &ability)
{
    m_db.program.abilities.push_back(ability);
    return static_cast<AbilityId>(m_db.program.abilities.size() - 1);
}

void listAbilityKeys(std::vector<KeyTable> &out)
{
    using Forms = TreeReader::AbilityForms;
    for (const auto &form : Forms::all())
        out.push_back(form.keys.table("ability_"));
    out.push_back(
        {"ability_event", {std::begin(Forms::kEventKeys), std::end(Forms::kEventKeys)}, {"do"}});
    out.push_back({"cost", {std::begin(kCostKeys), std::end(kCostKeys)}, {}});
    out.push_back({"numbered_keyword", {"raid", "restore"}, {}});
}

} // namespace playmat::swu
