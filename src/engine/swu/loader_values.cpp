#include "engine/swu/loader_trees.h"

namespace playmat::swu {

/// The forms of an amount that is not just a number.
struct TreeReader::AmountForms
{
    struct Form
    {
        FormKeys keys;
        void (*read)(TreeReader &, const JsonCursor &, Amount &);
    };

    template <AmountOp op>
    static void ofRef(TreeReader &, const JsonCursor &at, Amount &a)
    {
        a.op = op;
        a.ref = readWord(at, words::refs);
    }
    template <AmountOp op>
    static void ofPlayer(TreeReader &, const JsonCursor &at, Amount &a)
    {
        a.op = op;
        a.who = readWord(at, words::players);
    }
    template <AmountOp op>
    static void ofFilter(TreeReader &reader, const JsonCursor &at, Amount &a)
    {
        a.op = op;
        a.filter = reader.filter(at);
    }
    static void aspects(TreeReader &reader, const JsonCursor &at, Amount &a)
    {
        a.op = AmountOp::DistinctAspects;
        if (!at.isString() || at.string() != "it")
            a.filter = reader.filter(at);
    }
    template <AmountOp op>
    static void plain(TreeReader &, const JsonCursor &at, Amount &a)
    {
        a.op = op;
        a.value = static_cast<std::int16_t>(at.integer(-20, 20));
    }
    static void sum(TreeReader &reader, const JsonCursor &at, Amount &a)
    {
        a.op = AmountOp::Sum;
        if (!at.expectArray() || at.size() != 2) {
            at.fail("a sum has two parts");
            return;
        }
        a.a = reader.amount(at.item(0));
        a.b = reader.amount(at.item(1));
    }
    static const std::vector<Form> &all()
    {
        static const std::vector<Form> forms{
            {{"count", {}, {"times"}}, ofFilter<AmountOp::Count>},
            {{"power_of", {}, {"times"}}, ofRef<AmountOp::Power>},
            {{"remaining_hp_of", {}, {"times"}}, ofRef<AmountOp::RemainingHp>},
            {{"damage_on", {}, {"times"}}, ofRef<AmountOp::Damage>},
            {{"cost_of", {}, {"times"}}, ofRef<AmountOp::Cost>},
            {{"resources_of", {}, {"times"}}, ofPlayer<AmountOp::Resources>},
            {{"hand_of", {}, {"times"}}, ofPlayer<AmountOp::HandSize>},
            {{"aspects", {}, {"times"}}, aspects},
            {{"played_this_phase", {}, {"who", "other", "times"}},
             ofFilter<AmountOp::PlayedThisPhase>},
            {{"number"}, plain<AmountOp::Number>},
            {{"trigger_amount"}, plain<AmountOp::TriggerAmount>},
            {{"combined_cost"}, plain<AmountOp::CombinedCost>},
            {{"sum"}, sum},
        };
        return forms;
    }
};

AmountId TreeReader::constant(int value)
{
    Amount a;
    a.value = static_cast<std::int16_t>(value);
    return intern(m_db.program.amounts, a);
}

AmountId TreeReader::amount(const JsonCursor &at)
{
    if (at.isInteger())
        return constant(static_cast<int>(at.integer(-60, 60)));
    Amount a;
    a.value = 1;
    const auto *form = findForm(at, std::span(AmountForms::all()), "amount");
    if (form == nullptr)
        return 0;
    form->read(*this, at.at(form->keys.verb), a);
    if (at.has("times"))
        a.value = static_cast<std::int16_t>(at.at("times").integer(-20, 20));
    if (at.has("who"))
        a.who = readWord(at.at("who"), words::players);
    a.other = at.has("other") && at.at("other").boolean();
    return intern(m_db.program.amounts, a);
}

/// The forms of a condition. Those without a parameter are plain words.
struct TreeReader::ConditionForms
{
    struct Form
    {
        FormKeys keys;
        void (*read)(TreeReader &, const JsonCursor &object, const JsonCursor &at, Cond &);
    };

    template <CondOp op>
    static void cards(TreeReader &reader, const JsonCursor &, const JsonCursor &at, Cond &c)
    {
        c.op = op;
        c.filter = reader.filter(at);
    }
    template <CondOp op>
    static void number(TreeReader &reader, const JsonCursor &, const JsonCursor &at, Cond &c)
    {
        c.op = op;
        c.amount = reader.amount(at);
    }
    template <CondOp op>
    static void whose(TreeReader &, const JsonCursor &, const JsonCursor &at, Cond &c)
    {
        c.op = op;
        c.side = readWord(at, words::sides);
    }
    static void matches(TreeReader &reader, const JsonCursor &object, const JsonCursor &at, Cond &c)
    {
        c.op = CondOp::Matches;
        c.ref = readWord(at, words::refs);
        c.filter = reader.filter(object.at("is"));
    }
    static void moreUnits(TreeReader &, const JsonCursor &, const JsonCursor &at, Cond &c)
    {
        c.op = CondOp::MoreUnitsThan;
        c.who = readWord(at, words::players);
    }
    static void negated(TreeReader &reader, const JsonCursor &, const JsonCursor &at, Cond &c)
    {
        c = reader.m_db.program.conds[reader.condition(at)];
        c.negate = !c.negate;
    }
    template <CondOp op>
    static void joined(TreeReader &reader, const JsonCursor &, const JsonCursor &at, Cond &c)
    {
        if (!at.expectArray() || at.size() < 2) {
            at.fail("at least two conditions");
            return;
        }
        CondId last = reader.condition(at.item(at.size() - 1));
        for (std::size_t i = at.size() - 1; i-- > 1;) {
            const Cond pair{op, false, false, {}, {}, {}, 0, 0, reader.condition(at.item(i)), last};
            last = intern(reader.m_db.program.conds, pair);
        }
        c.op = op;
        c.a = reader.condition(at.item(0));
        c.b = last;
    }
    static const std::vector<Form> &all()
    {
        static const std::vector<Form> forms{
            {{"exists", {}, {"at_least"}}, cards<CondOp::Exists>},
            {{"that", {"is"}}, matches},
            {{"played_this_phase", {}, {"at_least", "who", "other"}},
             cards<CondOp::PlayedThisPhase>},
            {{"defeated_this_phase"}, whose<CondOp::DefeatedThisPhase>},
            {{"left_play_this_phase"}, whose<CondOp::LeftPlayThisPhase>},
            {{"base_damage_this_phase", {}, {"who"}}, number<CondOp::BaseDamageThisPhase>},
            {{"resources", {}, {"who"}}, number<CondOp::Resources>},
            {{"base_damage", {}, {"side"}}, number<CondOp::BaseDamage>},
            {{"base_hp_max"}, number<CondOp::BaseHpMax>},
            {{"more_units_than"}, moreUnits},
            {{"number_is"}, number<CondOp::NumberIs>},
            {{"number_max"}, number<CondOp::NumberMax>},
            {{"aspects", {}, {"at_least"}}, cards<CondOp::DistinctAspects>},
            {{"not"}, negated},
            {{"all"}, joined<CondOp::And>},
            {{"either"}, joined<CondOp::Or>},
        };
        return forms;
    }
};

namespace {
constexpr Word<CondOp> kPlainConditions[] = {
    {"initiative", CondOp::Initiative},
    {"did_it", CondOp::DidIt},
    {"action_phase", CondOp::ActionPhase},
    {"attacking_base", CondOp::AttackingBase},
    {"defender_defeated", CondOp::DefenderDefeated},
};
} // namespace

CondId TreeReader::condition(const JsonCursor &at)
{
    Cond c;
    if (at.isString()) {
        c.op = readWord(at, std::span<const Word<CondOp>>(kPlainConditions));
        return intern(m_db.program.conds, c);
    }
    const auto *form = findForm(at, std::span(ConditionForms::all()), "condition");
    if (form == nullptr)
        return 0;
    form->read(*this, at, at.at(form->keys.verb), c);
    if (at.has("at_least"))
        c.amount = amount(at.at("at_least"));
    if (at.has("who"))
        c.who = readWord(at.at("who"), words::players);
    if (at.has("side"))
        c.side = readWord(at.at("side"), words::sides);
    c.other = at.has("other") && at.at("other").boolean();
    return intern(m_db.program.conds, c);
}

void listAmountKeys(std::vector<KeyTable> &out)
{
    for (const auto &form : TreeReader::AmountForms::all())
        out.push_back(form.keys.table("amount_"));
}

void listConditionKeys(std::vector<KeyTable> &out)
{
    for (const auto &form : TreeReader::ConditionForms::all())
        out.push_back(form.keys.table("condition_"));
}

} // namespace playmat::swu
