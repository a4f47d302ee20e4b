#include "engine/lorcana/language/loader_trees.h"

/// Effects, values, costs and abilities, from JSON to records.
namespace playmat::lorcana {

namespace {

using Cursor = JsonCursor;

template <auto member, int most>
constexpr Field<Cost> count(std::string_view key)
{
    return {key, "number", [](TreeReader &, const Cursor &, const Cursor &at, Cost &c) {
                c.*member = static_cast<std::uint8_t>(at.integer(0, most));
            }};
}

constexpr Field<Cost> kCostFields[] = {
    {"exert", "true",
     [](TreeReader &, const Cursor &, const Cursor &at, Cost &c) { c.exert = at.boolean(); }},
    count<&Cost::ink, 20>("ink"),
    {"banish", "true",
     [](TreeReader &, const Cursor &, const Cursor &at, Cost &c) { c.banish = at.boolean(); }},
    count<&Cost::discard, 10>("discard"),
    field::filter<&Cost::discardFilter>("discard_of"),
    count<&Cost::banishOther, 10>("banish_other"),
    count<&Cost::exertOther, 10>("exert_other"),
    field::filter<&Cost::otherFilter>("other_of"),
};
constexpr Form<Cost> kCostForm{"What is paid.", kCostFields};

// --- abilities

constexpr std::string_view kShared[] = {"name", "while", "during"};

constexpr Field<Ability> kTriggeredFields[] = {
    field::needed(
        field::tree<&Ability::triggers, &TreeReader::triggers>("when", "trigger|trigger[]")),
    field::filter<&Ability::subject>("of"),
    field::filter<&Ability::with>("with"),
    field::condition<&Ability::secondary>("if"),
    {"once", "turn",
     [](TreeReader &, const Cursor &, const Cursor &at, Ability &a) {
         a.oncePerTurn = at.string() == "turn";
     }},
    field::needed(field::effects<&Ability::body>("do")),
};
constexpr Field<Ability> kActivatedFields[] = {
    field::needed(field::tree<&Ability::cost, &TreeReader::cost>("cost", "cost")),
    {"once", "turn",
     [](TreeReader &, const Cursor &, const Cursor &at, Ability &a) {
         a.oncePerTurn = at.string() == "turn";
     }},
    field::needed(field::effects<&Ability::body>("do")),
};
constexpr Field<Ability> kStaticFields[] = {
    field::needed(field::selector<&Ability::affects>("affects")),
    field::amount<&Ability::strength>("strength"),
    field::amount<&Ability::willpower>("willpower"),
    field::amount<&Ability::lore>("lore"),
    field::gains<Ability>("keywords"),
    field::word<&Ability::rule, words::rules>("rule", "rule"),
    field::filter<&Ability::filter>("by"),
};
constexpr Field<Ability> kPlayerFields[] = {
    field::needed(field::word<&Ability::who, words::players>("players", "player")),
    field::needed(field::word<&Ability::rule, words::rules>("rule", "rule")),
    field::amount<&Ability::amount>("amount"),
    field::filter<&Ability::filter>("of"),
};
constexpr Field<Ability> kCostlyFields[] = {
    {"costs", "filter|this",
     [](TreeReader &r, const Cursor &, const Cursor &at, Ability &a) {
         if (at.isString() && at.string() == "this")
             a.affects = r.selector(at);
         else
             a.filter = r.filter(at);
         a.kind = AbilityKind::Cost;
     },
     true},
    field::needed(field::amount<&Ability::amount>("change")),
    field::word<&Ability::who, words::players>("for", "player"),
};
constexpr Word<OptionKind> kActs[] = {
    {"quest", OptionKind::Quest},
    {"challenge", OptionKind::Challenge},
    {"move", OptionKind::Move},
};
constexpr Field<Ability> kTollFields[] = {
    {"toll", "quest|challenge|move",
     [](TreeReader &, const Cursor &, const Cursor &at, Ability &a) {
         a.act = readWord(at, std::span<const Word<OptionKind>>(kActs));
         a.kind = AbilityKind::Toll;
     },
     true},
    field::needed(field::selector<&Ability::affects>("paid_by")),
    field::filter<&Ability::filter>("against"),
    field::needed(field::tree<&Ability::cost, &TreeReader::cost>("pay", "cost")),
};
constexpr Field<Ability> kMoveCostFields[] = {
    field::needed(field::filter<&Ability::filter>("moves_of")),
    field::filter<&Ability::with>("to"),
    field::needed(field::amount<&Ability::amount>("change")),
};
constexpr Field<Ability> kWayFields[] = {
    field::needed(field::tree<&Ability::cost, &TreeReader::cost>("play_for", "cost")),
};

constexpr AbilitySpec kTriggered{
    {"Something triggers it. \"of\" is what the card it happens to must be (absent: this card), "
     "\"with\" the other card of the event; \"if\" is asked when it resolves, \"while\" when it "
     "triggers.",
     kTriggeredFields, R"({"name":"CAST MY SPELL!","when":"played","do":[{"may":[{"draw":1}]}]})"}};
constexpr AbilitySpec kActivated{
    {"Used by paying a cost.", kActivatedFields,
     R"({"name":"SPEAK!","cost":{"exert":true,"ink":4},"do":[{"draw":1}]})"}};
constexpr AbilitySpec kStatic{
    {"Changes what cards in play are, as long as this one is there.", kStaticFields,
     R"({"name":"ALL FOR ONE","affects":{"each":{"kind":"character","side":"yours","class":"Musketeer","other":true}},"strength":1})"}};
constexpr AbilitySpec kPlayerRules{{"Changes what players may do.", kPlayerFields,
                                    R"({"name":"READ A BOOK","players":"you","rule":"more_ink"})"}};
constexpr AbilitySpec kCostly{
    {"Changes what cards cost to play: others of yours (or of those that \"for\" names) from play, "
     "this one from hand.",
     kCostlyFields,
     R"({"name":"ANIMATE BROOM","costs":{"kind":"character","class":"Broom"},"change":-1})"}};
constexpr AbilitySpec kWay{
    {"Another cost for which this card may be played; an empty one means for free.", kWayFields,
     R"({"name":"…","play_for":{"banish_other":1,"other_of":"item"}})"}};
constexpr AbilitySpec kToll{
    {"What a quest, a challenge or a move of these characters costs beside what it costs anyway; "
     "\"against\" is what the other card must be.",
     kTollFields,
     R"({"toll":"challenge","paid_by":{"each":{"kind":"character","side":"opposing"}},"pay":{"ink":1}})"}};
constexpr AbilitySpec kMoveCost{
    {"Changes the ink that it costs to move characters, to any location or to those of \"to\".",
     kMoveCostFields,
     R"({"moves_of":{"kind":"character","side":"yours"},"to":{"is":"this"},"change":-1})"}};
constexpr const AbilitySpec *kAbilityForms[]
    = {&kTriggered, &kActivated, &kStatic, &kPlayerRules, &kCostly, &kToll, &kMoveCost, &kWay};

AbilityKind kindOf(const AbilitySpec *spec)
{
    if (spec == &kTriggered)
        return AbilityKind::Triggered;
    if (spec == &kActivated)
        return AbilityKind::Activated;
    if (spec == &kCostly)
        return AbilityKind::Cost;
    if (spec == &kToll)
        return AbilityKind::Toll;
    if (spec == &kMoveCost)
        return AbilityKind::MoveCost;
    return spec == &kWay ? AbilityKind::Way : AbilityKind::Static;
}

/// Whether values that static abilities change are read here: then the ability comes after them.
bool readsDerived(const Program &p, FilterId id)
{
    const Filter &f = p.filters[id];
    return id != 0
        && (f.keywords != 0 || f.notKeywords != 0 || f.strengthMin + f.strengthMax != 0
            || f.willpowerMin + f.willpowerMax + f.loreMin + f.loreMax != 0
            || readsDerived(p, f.alt));
}

/// Whether it looks at values that other static abilities change: then it comes after them.
bool isLate(const Program &p, const Ability &a)
{
    const Cond &gate = p.conds[a.gate];
    return readsDerived(p, p.selectors[a.affects].filter) || readsDerived(p, gate.filter);
}

std::uint16_t readsOf(const Program &p, FilterId id)
{
    const Filter &f = p.filters[id];
    const Props props = f.require | f.exclude;
    std::uint16_t out = 0;
    if ((props & (prop::Exerted | prop::Ready | prop::Drying)) != 0)
        out |= reads::Ready;
    if ((props & prop::Damaged) != 0)
        out |= reads::Damage;
    if ((props & (prop::AtLocation | prop::Here | prop::HasUnder)) != 0)
        out |= reads::Under;
    if ((props & (prop::Challenging | prop::Challenged)) != 0)
        out |= reads::Challenge;
    if (f.zone != Zone::Play)
        out |= reads::Counts;
    return f.alt == 0 ? out : static_cast<std::uint16_t>(out | readsOf(p, f.alt));
}

/// Conditions and amounts on filters read what those do, all others may read anything.
std::uint16_t readsOf(const Program &p, const Ability &a)
{
    std::uint16_t out = readsOf(p, p.selectors[a.affects].filter);
    for (const AmountId id : {a.strength, a.willpower, a.lore, a.amount})
        if (p.amounts[id].op != nullptr)
            out |= p.amounts[id].filter != 0 ? readsOf(p, p.amounts[id].filter) : reads::All;
    for (CondId id = a.gate; id != 0; id = p.conds[id].next)
        out |= p.conds[id].filter != 0 ? readsOf(p, p.conds[id].filter) : reads::All;
    return out;
}

} // namespace

std::span<const AbilitySpec *const> allAbilityForms()
{
    return kAbilityForms;
}

Cost TreeReader::cost(const JsonCursor &at)
{
    Cost c;
    effects::readForm(*this, at, kCostForm, c);
    return c;
}

AmountId TreeReader::constant(int value)
{
    Amount a;
    a.value = static_cast<std::int16_t>(value);
    return intern(program().amounts, a);
}

AmountId TreeReader::amount(const JsonCursor &at)
{
    if (at.isInteger())
        return constant(static_cast<int>(at.integer(-kMostNumber, kMostNumber)));
    Amount a;
    a.op = effects::findForm(at, allAmounts(), "amount");
    if (a.op != nullptr)
        effects::readForm(*this, at, a.op->form, a);
    return intern(program().amounts, a);
}

CondId TreeReader::chain(const JsonCursor &at)
{
    CondId first = 0;
    for (std::size_t i = at.size(); i > 0; --i) {
        Cond link = program().conds[condition(at.isArray() ? at.item(i - 1) : at)];
        link.next = first;
        first = intern(program().conds, link);
    }
    return first;
}

CondId TreeReader::condition(const JsonCursor &at)
{
    if (at.isArray())
        return chain(at);
    Cond c;
    c.op = effects::findForm(at, allConditions(), "condition");
    if (c.op != nullptr)
        effects::readForm(*this, at, c.op->form, c);
    return intern(program().conds, c);
}

NodeId TreeReader::append(const Node &node)
{
    program().nodes.push_back(node);
    return static_cast<NodeId>(program().nodes.size() - 1);
}

AbilityId TreeReader::append(const Ability &ability)
{
    program().abilities.push_back(ability);
    return static_cast<AbilityId>(program().abilities.size() - 1);
}

NodeId TreeReader::effects(const JsonCursor &at)
{
    NodeId first = 0;
    NodeId last = 0;
    eachOf(at, [&](const JsonCursor &one) {
        Node node;
        node.op = effects::findForm(one, allOps(), "effect");
        if (node.op == nullptr)
            return;
        effects::readForm(*this, one, node.op->form, node);
        const NodeId id = append(node);
        if (last != 0)
            program().nodes[last].next = id;
        first = first == 0 ? id : first;
        last = id;
    });
    return first;
}

Ability TreeReader::ability(const JsonCursor &at)
{
    Ability a;
    const AbilitySpec *spec = effects::findForm(at, allAbilityForms(), "ability");
    if (spec == nullptr)
        return a;
    a.kind = kindOf(spec);
    effects::readForm(*this, at, spec->form, a, kShared);
    if (at.has("name"))
        a.name = m_db.nameOf(at.at("name").string());
    if (at.has("while"))
        a.gate = condition(at.at("while"));
    if (at.has("during")) {
        a.yourTurn = at.at("during").string() == "your_turn";
        if (!a.yourTurn)
            at.at("during").fail("only \"your_turn\" is known");
    }
    if (a.rule != Rule::None && spec == &kPlayerRules && a.rule < Rule::EntersExerted)
        at.at("rule").fail("this is a rule of cards; write \"affects\"");
    a.late = isLate(program(), a);
    if (a.kind == AbilityKind::Static)
        a.reads = readsOf(program(), a);
    return a;
}

AbilityId TreeReader::made(const JsonCursor &at)
{
    return append(ability(at));
}

} // namespace playmat::lorcana
