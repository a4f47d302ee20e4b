#include "engine/swu/language/condition.h"
#include "engine/swu/language/op.h"

/// Abilities as they are written.
namespace playmat::swu {

namespace {

using field::needed;

// --- costs

const Field<AbilityCost> kCostFields[]
    = {field::number<&AbilityCost::resources, 1, 20>("resources"),
       field::yes<&AbilityCost::exhaustThis>("exhaust"),
       field::selector<&AbilityCost::exhaust>("exhaust_one"),
       field::selector<&AbilityCost::returned>("return"),
       field::number<&AbilityCost::mill, 1, 9>("mill"),
       field::yes<&AbilityCost::defeatThis>("defeat_this"),
       field::selector<&AbilityCost::defeat>("defeat"),
       field::yes<&AbilityCost::returnThis>("return_this"),
       field::yes<&AbilityCost::useForce>("use_force"),
       field::selector<&AbilityCost::discard>("discard"),
       field::selector<&AbilityCost::ready>("ready"),
       field::number<&AbilityCost::damage, 1, 20>("damage"),
       field::selector<&AbilityCost::damageTo>("damage_to")};
void checkCost(const JsonCursor &object)
{
    if (object.has("damage") != object.has("damage_to"))
        object.fail("\"damage\" and \"damage_to\" go together");
}
const Form<AbilityCost> kCostForm{"What an action costs besides being the action.", kCostFields,
                                  checkCost};

void readCost(TreeReader &r, const JsonCursor &, const JsonCursor &at, Ability &a)
{
    readForm(r, at, kCostForm, a.cost);
}

// --- what several kinds have

constexpr Field<Ability> doField()
{
    return needed(field::effects<&Ability::effects>("do"));
}
constexpr Field<Ability> ifField()
{
    return field::condition<&Ability::cond>("if");
}
constexpr Field<Ability> whileField()
{
    return field::condition<&Ability::cond>("while");
}
constexpr Field<Ability> limitField()
{
    return field::word<&Ability::limit, words::limits>("limit", "word_limit");
}

struct AbilitySpec
{
    Form<Ability> form;
    AbilityKind kind = AbilityKind::None;
    Keywords keyword{};
};

// --- triggered

void readWhen(TreeReader &, const JsonCursor &, const JsonCursor &at, Ability &a)
{
    for (std::size_t i = 0; i < at.size(); ++i)
        a.triggers |= readWord(at.item(i), words::triggers);
}

void readFromHand(TreeReader &, const JsonCursor &, const JsonCursor &at, Ability &a)
{
    static constexpr Word<Zone> kHand[] = {{"hand", Zone::Hand}};
    a.activeIn = readWord(at, std::span<const Word<Zone>>(kHand));
    if (a.triggers != trig::YouDraw)
        at.fail("only \"you_draw\" triggers there");
}

const Field<Ability> kWhenFields[]
    = {{"when", "word_trigger*", readWhen, true},  doField(),
       field::filter<&Ability::subject>("of"),     ifField(),
       field::yes<&Ability::optional>("may"),      limitField(),
       field::yes<&Ability::together>("together"), {"in", "hand", readFromHand}};
const AbilitySpec kWhen{
    .form = {"A triggered ability. \"of\" says whose event counts, \"if\" is checked on "
             "resolution, \"may\" makes the whole ability optional; \"together\": once for "
             "several that come at the same time; \"in\": when this card itself is drawn.",
             kWhenFields},
    .kind = AbilityKind::Triggered,
};

// --- actions

void readActiveIn(TreeReader &, const JsonCursor &, const JsonCursor &at, Ability &a)
{
    static constexpr Word<Zone> kOutside[] = {{"discard", Zone::Discard}};
    a.activeIn = readWord(at, std::span<const Word<Zone>>(kOutside));
}

void readOnlyOpponents(TreeReader &, const JsonCursor &, const JsonCursor &at, Ability &a)
{
    a.anyPlayer = a.onlyOpponents = at.boolean();
}

const Field<Ability> kActionFields[] = {{"action", "cost", readCost, true},
                                        doField(),
                                        ifField(),
                                        limitField(),
                                        field::yes<&Ability::anyPlayer>("any_player"),
                                        {"only_opponents", "boolean", readOnlyOpponents},
                                        {"in", "discard", readActiveIn}};
const AbilitySpec kAction{
    .form = {"An action ability and its cost.", kActionFields},
    .kind = AbilityKind::Action,
};

const Field<Ability> kEpicFields[] = {{"epic", "cost", readCost, true}, doField(), ifField()};
const AbilitySpec kEpic{
    .form = {"An Epic Action: once a game.", kEpicFields},
    .kind = AbilityKind::EpicAction,
};

// --- constant

template <auto member, auto read>
constexpr Field<Ability> constant(std::string_view key, std::string_view type)
{
    return {key, type, [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Ability &a) {
                a.constant.*member = (r.*read)(at);
            }};
}
template <auto member, const auto &list>
constexpr Field<Ability> constantWord(std::string_view key, std::string_view type)
{
    return {key, type, [](TreeReader &, const JsonCursor &, const JsonCursor &at, Ability &a) {
                a.constant.*member = readWord(at, list);
            }};
}

void readAffects(TreeReader &r, const JsonCursor &, const JsonCursor &at, Ability &a)
{
    if (!at.isString() || at.string() != "players")
        a.constant.affects = r.selector(at);
}

void readGains(TreeReader &r, const JsonCursor &, const JsonCursor &at, Ability &a)
{
    const TreeReader::KeywordSet set = r.keywordSet(at, TreeReader::KeywordsFor::ComputedGain);
    a.constant.keywords = set.bits;
    a.constant.raid = set.raidAmount;
    a.constant.restore = set.restoreAmount;
}

void readLoses(TreeReader &, const JsonCursor &, const JsonCursor &at, Ability &a)
{
    for (std::size_t i = 0; i < at.size(); ++i)
        a.constant.loses |= readWord(at.item(i), words::keywords);
}

const RuleWord *ruleAt(const JsonCursor &at)
{
    for (const RuleWord &row : words::rules)
        if (at.isString() && row.text == at.value().text)
            return &row;
    return nullptr;
}

/// Where the ability puts its rule.
RulePlaces placesOf(const JsonCursor &affects)
{
    if (affects.isObject())
        return place::Cards | place::Constant;
    return affects.isString() && affects.value().text == "players"
        ? place::Players
        : place::Cards | place::This | place::Constant;
}

/// A key that the rule does not read would do nothing; one that it needs must be there.
void checkRuleKeys(const JsonCursor &object, const RuleWord &rule)
{
    struct Row
    {
        std::string_view key;
        RuleKeys bit;
        bool needed;
    };
    static constexpr Row kRows[]
        = {{"of", rulekey::Of, false},       {"change", rulekey::Change, true},
           {"arena", rulekey::Arena, true},  {"who", rulekey::Who, false},
           {"while", rulekey::While, false}, {"first", rulekey::First, false}};
    const auto optional = (rule.keys & rulekey::MayChange) != 0 ? rulekey::Change : RuleKeys{0};
    for (const Row &row : kRows) {
        const bool reads = ((rule.keys | optional) & row.bit) != 0;
        if ((rule.keys & row.bit) != 0 && row.needed)
            (void)object.require(row.key);
        if (!reads && object.has(row.key))
            object.at(row.key).fail("the rule \"" + std::string(rule.text)
                                    + "\" does not read this");
    }
}

/// A rule stands alone, where it is asked for, with what it reads.
void checkRule(const JsonCursor &object, const RuleWord &rule)
{
    if ((rule.places & placesOf(object.at("affects"))) == 0)
        object.at("rule").fail("nothing asks for the rule \"" + std::string(rule.text) + "\" here");
    for (const std::string_view key :
         {"power", "hp", "gains", "loses", "ability", "gains_keywords_of", "held_by"})
        if (object.has(key))
            object.at(key).fail("a rule stands alone: make this an ability of its own");
    checkRuleKeys(object, rule);
    if (rule.value == Rule::LendsFromDiscard) // PlayFrame has room for two lenders
        (void)object.at("change").integer(1, 2);
}

void checkConstant(const JsonCursor &object)
{
    const JsonCursor rule = object.at("rule");
    const RuleWord *row = ruleAt(rule);
    if (object.has("in") && (row == nullptr || row->value != Rule::IgnoreAspectPenalty))
        object.at("in").fail("of a card in a discard pile, only ignore_aspect_penalty is asked");
    if (object.has("rule")) {
        if (row != nullptr)
            checkRule(object, *row);
        return;
    }
    for (const std::string_view key : {"of", "change", "arena", "who", "first"})
        if (object.has(key))
            object.at(key).fail("only a rule reads this");
    const bool changes = object.has("power") || object.has("hp") || object.has("gains")
        || object.has("loses") || object.has("gains_keywords_of");
    if (!changes && !object.has("ability"))
        object.fail(
            "does nothing: it needs \"power\", \"hp\", \"gains\", \"loses\", \"ability\" or "
            "\"rule\"");
    if (changes && object.has("ability"))
        object.at("ability").fail("an ability stands alone: make this one of its own");
    if (placesOf(object.at("affects")) == place::Players)
        object.at("affects").fail("only a rule is about players");
}

/// true: each round; "phase": each phase.
void readFirst(TreeReader &, const JsonCursor &, const JsonCursor &at, Ability &a)
{
    a.constant.firstOfPhase = at.isString() && at.string() == "phase";
    a.constant.first = !a.constant.firstOfPhase && at.boolean();
}

const Field<Ability> kAffectsFields[]
    = {{"affects", "selector|players", readAffects, true},
       constant<&Constant::power, &TreeReader::amount>("power", "amount"),
       constant<&Constant::hp, &TreeReader::amount>("hp", "amount"),
       {"gains", "keyword_list", readGains},
       {"loses", "word_keyword*", readLoses},
       constant<&Constant::ability, &TreeReader::gained>("ability", "ability"),
       constantWord<&Constant::rule, words::rules>("rule", "word_rule"),
       constantWord<&Constant::who, words::players>("who", "word_player"),
       constant<&Constant::filter, &TreeReader::filter>("of", "filter"),
       constant<&Constant::amount, &TreeReader::amount>("change", "amount"),
       constantWord<&Constant::zone, words::arenas>("arena", "word_arena"),
       {"first", "boolean|phase", readFirst},
       {"nth", "number",
        [](TreeReader &, const JsonCursor &, const JsonCursor &at, Ability &a) {
            a.constant.nth = static_cast<std::uint8_t>(at.integer(1, 3));
        }},
       field::effects<&Ability::effects>("if_you_do"),
       {"beyond", "boolean",
        [](TreeReader &, const JsonCursor &, const JsonCursor &at, Ability &a) {
            a.constant.beyond = at.boolean();
        }},
       {"at_least", "boolean",
        [](TreeReader &, const JsonCursor &, const JsonCursor &at, Ability &a) {
            a.constant.atLeast = at.boolean();
        }},
       {"change_hp", "number",
        [](TreeReader &, const JsonCursor &, const JsonCursor &at, Ability &a) {
            a.constant.hpChange = static_cast<std::int8_t>(at.integer(-20, 20));
        }},
       constantWord<&Constant::keywordsOf, words::refs>("gains_keywords_of", "word_reference"),
       constant<&Constant::heldBy, &TreeReader::filter>("held_by", "filter"),
       {"in", "discard", readActiveIn},
       whileField()};
const AbilitySpec kAffects{
    .form = {"A constant ability: what it does to the affected cards, or with \"players\" to "
             "players, while a condition holds.",
             kAffectsFields, checkConstant},
    .kind = AbilityKind::Constant,
};

// --- keywords that are abilities

void readIcons(TreeReader &, const JsonCursor &, const JsonCursor &at, Ability &a)
{
    for (std::size_t i = 0; i < at.size(); ++i)
        a.icons += 1U << 4U * static_cast<unsigned>(readWord(at.item(i), words::aspects));
}

void readSmuggle(TreeReader &, const JsonCursor &, const JsonCursor &at, Ability &a)
{
    a.cost.resources = static_cast<std::uint8_t>(at.integer(0, 30));
    a.way = PlayWay::Smuggle;
}

/// What it costs besides resources.
void readAlso(TreeReader &r, const JsonCursor &, const JsonCursor &at, Ability &a)
{
    const std::uint8_t resources = a.cost.resources;
    readForm(r, at, kCostForm, a.cost);
    a.cost.resources = resources;
}

const Field<Ability> kSmuggleFields[] = {{"smuggle", "number", readSmuggle, true, 0, 30},
                                         {"aspects", "word_aspect[]", readIcons},
                                         {"also", "cost", readAlso}};
const AbilitySpec kSmuggle{
    .form = {"Smuggle: the card may be played from among the resources for that cost, with these "
             "aspects instead of its own.",
             kSmuggleFields},
    .kind = AbilityKind::Way,
    .keyword = kw::Smuggle,
};

const Field<Ability> kPlotFields[]
    = {{"plot", "true",
        [](TreeReader &, const JsonCursor &, const JsonCursor &at, Ability &a) {
            if (!at.boolean())
                at.fail("leave it out instead of false");
            a.way = PlayWay::Plot;
        },
        true}};
const AbilitySpec kPlot{
    .form = {"Plot: when its player deploys a leader, the card may be played from the resources "
             "for its cost.",
             kPlotFields},
    .kind = AbilityKind::Way,
    .keyword = kw::Plot,
};

void readPiloting(TreeReader &, const JsonCursor &, const JsonCursor &at, Ability &a)
{
    a.cost.resources = static_cast<std::uint8_t>(at.integer(0, 30));
    a.way = PlayWay::Piloting;
}

const Field<Ability> kPilotingFields[]
    = {{"piloting", "number", readPiloting, true, 0, 30}, {"aspects", "word_aspect[]", readIcons}};
const AbilitySpec kPiloting{
    .form = {"Piloting: the card may be played as an upgrade for that cost, with these aspects "
             "instead of its own. It has an \"upgrade\" side.",
             kPilotingFields},
    .kind = AbilityKind::Way,
    .keyword = kw::Piloting,
};

void readBounty(TreeReader &r, const JsonCursor &, const JsonCursor &at, Ability &a)
{
    a.effects = r.effects(at);
    a.triggers = trig::Bounty;
    a.optional = true;
}

const Field<Ability> kBountyFields[] = {{"bounty", "effect[]", readBounty, true}, ifField()};
const AbilitySpec kBounty{
    .form = {"Bounty: when this unit is defeated or captured, an opponent of its controller may "
             "have this happen. \"you\" is that opponent.",
             kBountyFields},
    .kind = AbilityKind::Triggered,
    .keyword = kw::Bounty,
};

// --- Coordinate

/// What a tree comes to that is in no file.
template <class Read>
auto readText(std::string_view text, Read &&read)
{
    effects::JsonProblem problem;
    std::vector<effects::JsonProblem> problems;
    const auto json = effects::parseJson(text, problem);
    return read(JsonCursor(*json, problems));
}

/// "You control 3 or more units" (CR 7.5.15).
CondId coordinates(TreeReader &r)
{
    return readText(R"({"exists": {"kind": "unit", "side": "friendly"}, "at_least": 3})",
                    [&](const JsonCursor &at) { return r.condition(at); });
}

CondId both(TreeReader &r, CondId a, CondId b)
{
    if (b == 0)
        return a;
    Cond pair;
    pair.op = findCondition("all");
    pair.a = a;
    pair.b = b;
    return r.store(pair);
}

/// A constant ability with that condition: it is the ability after the dash itself, or the card
/// gains it.
void readCoordinate(TreeReader &r, const JsonCursor &, const JsonCursor &at, Ability &a)
{
    const Ability after = r.ability(at, CardType::Unit);
    if (!after.keyword.empty() || after.onAttached)
        at.fail("an ability of a keyword, or one that is granted, cannot follow the dash");
    if (after.kind == AbilityKind::Constant) {
        const RuleWord *rule = rowOf(words::rules, after.constant.rule);
        if (rule != nullptr && (rule->keys & rulekey::While) == 0)
            at.fail("this rule has no condition, so it cannot follow the dash");
        a = after;
    } else {
        a.constant.affects = r.store(
            {.mode = SelectMode::Ref, .ref = Ref::This, .chooser = Who::You, .filter = 0});
        a.constant.ability = r.append(after);
    }
    a.cond = both(r, coordinates(r), after.kind == AbilityKind::Constant ? after.cond : CondId{0});
}

const Field<Ability> kCoordinateFields[] = {{"coordinate", "ability", readCoordinate, true}};
const AbilitySpec kCoordinate{
    .form = {"Coordinate: an ability that the card has while its controller has 3 or more units.",
             kCoordinateFields},
    .kind = AbilityKind::Constant,
    .keyword = kw::Coordinate,
};

// --- granted

/// What the attached unit gains. Its own "if" becomes a step, because `cond` says how long.
void readGrants(TreeReader &r, const JsonCursor &, const JsonCursor &at, Ability &a)
{
    a = r.ability(at, CardType::Unit);
    a.onAttached = true;
    if (a.kind == AbilityKind::Constant)
        return; // its condition is about the unit
    if (a.cond != 0)
        a.effects = r.append(onlyIf(a.cond, a.effects));
    a.cond = 0;
}

void checkGrants(const JsonCursor &object)
{
    if (object.has("while") && object.at("grants").has("affects"))
        object.at("while").fail("a constant ability has a condition of its own");
}

const Field<Ability> kGrantsFields[] = {{"grants", "ability", readGrants, true}, whileField()};
const AbilitySpec kGrants{
    .form = {"On an upgrade: an ability that the attached unit gains, while a condition holds.",
             kGrantsFields, checkGrants},
};

// --- instead

void readInstead(TreeReader &, const JsonCursor &, const JsonCursor &at, Ability &a)
{
    static constexpr Word<bool> kEvents[] = {{"captured", false}, {"defeated", true}};
    a.ofDefeat = readWord(at, std::span<const Word<bool>>(kEvents));
}

const Field<Ability> kInsteadFields[] = {{"instead_of", "captured|defeated", readInstead, true},
                                         field::filter<&Ability::subject>("of"),
                                         doField()};
const AbilitySpec kInstead{
    .form
    = {"If this card would be captured, or defeated, that is done instead; \"of\": if an "
       "upgrade of these on a base would be defeated. What is done instead of a defeat can be "
       "declined.",
       kInsteadFields},
    .kind = AbilityKind::Instead,
};

const AbilitySpec *const kAbilities[]
    = {&kWhen, &kAction,   &kEpic,   &kAffects,    &kGrants, &kSmuggle,
       &kPlot, &kPiloting, &kBounty, &kCoordinate, &kInstead};

// --- events

const Field<Ability> kEventFields[] = {doField(), ifField()};
const Form<Ability> kEventForm{"What an event does.", kEventFields};

} // namespace

Ability TreeReader::ability(const JsonCursor &at, CardType type)
{
    Ability a;
    if (type == CardType::Event && at.has("do") && !at.has("when")) {
        a.kind = AbilityKind::Event;
        readForm(*this, at, kEventForm, a);
        if (a.cond != 0)
            a.effects = append(onlyIf(a.cond, a.effects));
        a.cond = 0;
    } else if (const AbilitySpec *spec = findForm<AbilitySpec>(at, kAbilities, "ability")) {
        readForm(*this, at, spec->form, a);
        if (spec->kind != AbilityKind::None)
            a.kind = spec->kind;
        if (!spec->keyword.empty())
            a.keyword = spec->keyword;
    }
    return a;
}

AbilityId TreeReader::gained(const JsonCursor &at)
{
    return append(ability(at, CardType::Unit));
}

AbilityId TreeReader::plot()
{
    const FilterId resources = readText(
        R"({"kind": "resource", "side": "friendly", "in": "resources", "keyword": "plot"})",
        [&](const JsonCursor &at) { return filter(at); });
    const SelId any = store({.mode = SelectMode::Choose,
                             .ref = Ref::None,
                             .upTo = true,
                             .max = 255,
                             .filter = resources});
    const SelId them = store({.mode = SelectMode::All, .ref = Ref::None});
    Ability a;
    a.kind = AbilityKind::Triggered;
    a.triggers = trig::LeaderDeployed;
    a.effects = append(revealNode(any, append(playNode(them, PlayWay::Plot))));
    return append(a);
}

AbilityId TreeReader::append(const Ability &ability)
{
    m_db.program.abilities.push_back(ability);
    return static_cast<AbilityId>(m_db.program.abilities.size() - 1);
}

std::string otherPlace(std::string_view word, std::string_view wanted)
{
    const auto in = [&](const auto &all, std::string_view what) {
        const bool has = std::any_of(all.begin(), all.end(),
                                     [&](const auto *spec) { return spec->form.word() == word; });
        return has && what != wanted ? "; \"" + std::string(word) + "\" is " + std::string(what)
                                     : std::string();
    };
    for (const std::string &found :
         {in(allOps(), "an effect"), in(allConditions(), "a condition"),
          in(allAmounts(), "an amount"), in(std::span(kAbilities), "an ability")})
        if (!found.empty() && !found.ends_with(wanted))
            return found;
    return {};
}

void describeAbilities(std::vector<FormText> &out)
{
    for (const AbilitySpec *spec : kAbilities)
        out.push_back(spec->form.text("ability_" + std::string(spec->form.word())));
    out.push_back(kEventForm.text("ability_event"));
    out.push_back(kCostForm.text("cost"));
    describeKeywords(out);
}

} // namespace playmat::swu
