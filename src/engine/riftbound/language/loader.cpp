#include "engine/riftbound/language/loader.h"

#include "engine/riftbound/language/tree_reader.h"

#include <algorithm>

/// Reads the facts, keywords and abilities of cards.
namespace playmat::riftbound {

namespace {

class Loader
{
public:
    Loader(CardDb &db, std::vector<LoadError> &problems)
        : m_db(db)
        , m_problems(problems)
        , m_trees(db)
    {
        addKeywordAbilities();
    }

    void read(const CardFile &file)
    {
        effects::JsonProblem wrong;
        const auto json = effects::parseJson(file.text, wrong);
        if (!json) {
            m_problems.push_back({file.name, {}, wrong.path, wrong.message});
            return;
        }
        std::vector<effects::JsonProblem> found;
        readSet(effects::JsonCursor(*json, found));
        for (const effects::JsonProblem &problem : found)
            m_problems.push_back({file.name, {}, problem.path, problem.message});
    }

private:
    void addKeywordAbilities();
    void readSet(const JsonCursor &at);
    void readCard(const JsonCursor &at);
    void readFacts(const JsonCursor &at, CardDef &def);
    void readWords(const JsonCursor &at, CardDef &def);
    void readAbilities(const JsonCursor &at);
    void readAbility(const JsonCursor &at);
    void readTrigger(const JsonCursor &at, Ability &a);
    void addAbility(const Ability &a);
    void keepAbilities(CardDef &def);
    void addEquip(const FullCost &cost);
    void addEmpower(const FullCost &cost);
    void addActivated(Ability a, const FullCost &cost);
    void addRepeat(const FullCost &cost);
    void checkExtras(const JsonCursor &at);
    void readGranted(const JsonCursor &at, CardDef &def);
    void addOfKeywords(const CardDef &def);
    [[nodiscard]] std::string lacks(const JsonCursor &at, const CardDef &def) const;

    CardDb &m_db;
    std::vector<LoadError> &m_problems;
    TreeReader m_trees;
    std::string m_set;
    std::vector<Ability> m_own; ///< abilities of the current card
};

/// Reads the abilities that keywords stand for in the same way as those of cards.
void Loader::addKeywordAbilities()
{
    const auto add = [&](Kw keyword, Trig on, const char *effects) {
        effects::JsonProblem wrong;
        const auto json = effects::parseJson(effects, wrong);
        std::vector<effects::JsonProblem> found;
        Ability a;
        a.kind = AbilityKind::Triggered;
        a.on = on;
        a.whom = on == Trig::TurnBegins ? Whom::You : Whom::Me;
        a.keyword = keyword;
        a.byKeyword = true;
        a.effect = m_trees.effects(effects::JsonCursor(*json, found));
        a.groups = m_trees.takeGroups();
        m_db.program.abilities.push_back(a);
        return static_cast<AbilityId>(m_db.program.abilities.size() - 1);
    };
    m_db.temporary = add(Kw::Temporary, Trig::TurnBegins, R"([{"kill":"me"}])");
    m_db.vision = add(Kw::Vision, Trig::Played, R"([{"vision":1}])");
    constexpr const char *kAttach = R"([{"attach_to":{"target":"unit","side":"friendly"}}])";
    m_db.equip = add(Kw::Equip, Trig::Played, kAttach);
    m_db.quickDraw = add(Kw::QuickDraw, Trig::Played, kAttach);
    m_db.weaponmaster
        = add(Kw::Weaponmaster, Trig::Played,
              R"([{"weaponmaster":{"target":"gear","side":"friendly","has":"equip"}}])");
    m_db.program.abilities[m_db.weaponmaster].may = true;
    m_db.hunt = add(Kw::Hunt, Trig::Conquered, R"([{"gain_xp":1}])");
    (void)add(Kw::Hunt, Trig::Held, R"([{"gain_xp":1}])");
    Amount value;
    value.kind = AmountKind::Hunt;
    m_db.program.amounts.push_back(value);
    for (const int i : {0, 1})
        m_db.program.nodes[m_db.program.abilities[m_db.hunt + i].effect].amount
            = static_cast<AmountId>(m_db.program.amounts.size() - 1);
    m_db.empower = add(Kw::Empower, Trig::Played, R"([{"empower":"me"}])");
    Cond notYet;
    notYet.kind = CondKind::Status;
    notYet.status = status::Empowered;
    notYet.denied = true;
    m_db.program.conds.push_back(notYet);
    m_db.program.abilities[m_db.empower].cond = static_cast<CondId>(m_db.program.conds.size() - 1);
}

void Loader::readSet(const JsonCursor &at)
{
    static constexpr std::string_view kKnown[] = {"set", "name", "cards"};
    if (!at.expectObject(kKnown))
        return;
    m_set = std::string(at.require("set").string());
    const JsonCursor cards = at.require("cards");
    for (std::size_t i = 0; i < cards.size(); ++i)
        readCard(cards.item(i));
}

constexpr std::string_view kCardKeys[] = {"id",
                                          "name",
                                          "type",
                                          "supertypes",
                                          "domains",
                                          "energy",
                                          "power",
                                          "might",
                                          "tags",
                                          "tag",
                                          "keywords",
                                          "abilities",
                                          "waits",
                                          "to_open",
                                          "enters_ready",
                                          "token",
                                          "equip",
                                          "might_bonus",
                                          "repeat",
                                          "granted",
                                          "borrows_exhaust",
                                          "to_enemy",
                                          "enters_exhausted",
                                          "flow",
                                          "from_trash",
                                          "from_trash_if",
                                          "to_attacked",
                                          "to_lone",
                                          "only_conquered",
                                          "ignores_deflect",
                                          "any_copies",
                                          "granted_to_legend",
                                          "fresh_bonus",
                                          "or_empower",
                                          "empower"};

void Loader::readCard(const JsonCursor &at)
{
    if (!at.expectObject(kCardKeys))
        return;
    CardDef def;
    readFacts(at, def);
    readWords(at, def);
    if (m_db.find(def.id) != 0)
        at.at("id").fail("there is another card of this id");
    // Its abilities refer to it by the number that it will get.
    const auto id = static_cast<DefId>(m_db.defs.size());
    const std::size_t first = m_db.program.abilities.size();
    readAbilities(at.at("abilities"));
    addOfKeywords(def);
    if (at.has("equip"))
        addEquip(m_trees.cost(at.at("equip")));
    if (at.has("empower"))
        addEmpower(m_trees.cost(at.at("empower")));
    if (at.has("or_empower"))
        addEmpower(m_trees.cost(at.at("or_empower")));
    if (at.has("repeat"))
        addRepeat(m_trees.cost(at.at("repeat")));
    checkExtras(at);
    for (const std::string_view key : {"flow", "from_trash"})
        if (at.has(key)) {
            def.hasFlow = true;
            def.flow = m_trees.cost(at.at(key)).resources;
        }
    if (at.has("from_trash_if"))
        def.flowIf = m_trees.condition(at.at("from_trash_if"));
    keepAbilities(def);
    readGranted(at.at("granted"), def);
    for (std::size_t i = first; i < m_db.program.abilities.size(); ++i)
        m_db.program.abilities[i].card = id;
    def.whyNot = lacks(at, def);
    def.playable = def.whyNot.empty();
    (void)m_db.add(std::move(def));
}

void Loader::readFacts(const JsonCursor &at, CardDef &def)
{
    def.id = std::string(at.require("id").string());
    def.name = std::string(at.require("name").string());
    def.set = m_set;
    const auto *kind = rowNamed(words::kinds, at.require("type").string());
    if (kind == nullptr)
        at.at("type").fail("this is no type");
    else
        def.kind = kind->value;
    const auto number = [&](std::string_view key) {
        return at.has(key) ? static_cast<std::uint8_t>(at.at(key).integer(0, 100))
                           : std::uint8_t{0};
    };
    def.energy = number("energy");
    def.power = number("power");
    def.might = static_cast<std::int8_t>(number("might"));
    def.mightBonus = static_cast<std::int8_t>(number("might_bonus"));
    def.token = at.has("token") && at.at("token").boolean();
    def.toOpen = at.has("to_open") && at.at("to_open").boolean();
    const auto says = [&](std::string_view key) { return at.has(key) && at.at(key).boolean(); };
    def.toAttacked = says("to_attacked");
    def.toLone = says("to_lone");
    def.onlyConquered = says("only_conquered");
    def.ignoresDeflect = says("ignores_deflect");
    def.anyCopies = says("any_copies");
    def.grantsToLegend = says("granted_to_legend");
    def.freshBonus = static_cast<std::int8_t>(number("fresh_bonus"));
    def.toEnemy = says("to_enemy");
    def.entersExhausted = at.has("enters_exhausted") && at.at("enters_exhausted").boolean();
    def.entersReady = at.has("enters_ready") && at.at("enters_ready").boolean();
    def.borrowsExhaust = at.has("borrows_exhaust") && at.at("borrows_exhaust").boolean();
}

void Loader::readWords(const JsonCursor &at, CardDef &def)
{
    for (std::size_t i = 0; i < at.at("supertypes").size(); ++i) {
        const std::string_view word = at.at("supertypes").item(i).string();
        def.champion = def.champion || word == "champion";
        def.signature = def.signature || word == "signature";
    }
    for (std::size_t i = 0; i < at.at("domains").size(); ++i)
        if (const auto *row = rowNamed(words::domains, at.at("domains").item(i).string()))
            def.domains |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(row->value));
    for (std::size_t i = 0; i < at.at("tags").size(); ++i)
        def.tags.add(m_db.addTag(at.at("tags").item(i).string()));
    if (at.has("tag"))
        def.championTag = m_db.addTag(at.at("tag").string());
    for (std::size_t i = 0; i < at.at("keywords").size(); ++i) {
        std::uint8_t number = 1;
        const Kw keyword = m_trees.keyword(at.at("keywords").item(i), number);
        def.keywords.add(keyword);
        std::uint8_t none = 0;
        (keyword == Kw::Assault       ? def.numbers.assault
             : keyword == Kw::Shield  ? def.numbers.shield
             : keyword == Kw::Deflect ? def.numbers.deflect
             : keyword == Kw::Hunt    ? def.numbers.hunt
             : keyword == Kw::Vision  ? def.numbers.vision
                                      : none)
            += number;
    }
}

void Loader::addAbility(const Ability &a)
{
    m_own.push_back(a);
    m_own.back().number = static_cast<std::uint8_t>(m_own.size() - 1);
}

/// Adds them in order, after the abilities that their effects created.
void Loader::keepAbilities(CardDef &def)
{
    auto &all = m_db.program.abilities;
    def.firstAbility = static_cast<AbilityId>(all.size());
    def.abilityCount = static_cast<std::uint8_t>(m_own.size());
    for (const Ability &a : m_own) {
        if (a.kind == AbilityKind::Spell)
            def.spell = static_cast<AbilityId>(all.size());
        all.push_back(a);
    }
    m_own.clear();
}

void Loader::readAbilities(const JsonCursor &at)
{
    for (std::size_t i = 0; i < at.size(); ++i)
        readAbility(at.item(i));
    std::uint8_t activated = 0;
    for (Ability &a : m_own)
        if (a.kind == AbilityKind::Activated || a.kind == AbilityKind::Adding)
            a.activated = ++activated;
}

void Loader::readTrigger(const JsonCursor &at, Ability &a)
{
    const TriggerWord *row = rowNamed(words::triggers, at.at("when").string());
    if (row == nullptr) {
        at.at("when").fail("nothing is waited for in this word");
        return;
    }
    a.kind = AbilityKind::Triggered;
    a.on = row->on;
    a.whom = row->whom;
}

void Loader::readAbility(const JsonCursor &at)
{
    static constexpr std::string_view kKnown[]
        = {"do",       "when", "of",          "if",     "may",        "cost",
           "activate", "add",  "one_or_more", "always", "additional", "optional",
           "timing",   "once", "keyword",     "fresh",  "from"};
    if (!at.expectObject(kKnown))
        return;
    Ability a;
    if (at.has("when"))
        readTrigger(at, a);
    for (const auto &[key, kind] :
         {std::pair{"activate", AbilityKind::Activated}, std::pair{"add", AbilityKind::Adding},
          std::pair{"additional", AbilityKind::Additional}})
        if (at.has(key)) {
            a.kind = kind;
            a.cost = m_trees.cost(at.at(key));
        }
    if (at.has("cost"))
        a.cost = m_trees.cost(at.at("cost"));
    if (at.has("of"))
        a.subject = m_trees.filter(at.at("of"));
    if (at.has("if"))
        a.cond = m_trees.condition(at.at("if"));
    a.may = at.has("may") && at.at("may").boolean();
    a.optional = at.has("optional") && at.at("optional").boolean();
    a.oncePerTurn = at.has("once") && at.at("once").boolean();
    a.oneOrMore = at.has("one_or_more") && at.at("one_or_more").boolean();
    a.fromTrash = at.has("from");
    a.action = at.has("timing");
    a.reaction = at.has("timing") && at.at("timing").string() == "reaction";
    if (at.has("always")) {
        a.kind = AbilityKind::Static;
        a.effect = m_trees.effects(at.at("always"));
    } else {
        a.effect = m_trees.effects(at.at("do"));
    }
    if (at.has("keyword")) {
        std::uint8_t number = 0;
        a.keyword = m_trees.keyword(at.at("keyword"), number);
        a.byKeyword = true;
    }
    a.groups = m_trees.takeGroups();
    a.modes = m_trees.takeModes();
    a.freshModes = at.has("fresh") && at.at("fresh").boolean();
    addAbility(a);
}

void Loader::addOfKeywords(const CardDef &def)
{
    for (const AbilityId id : {m_db.temporary, m_db.vision, m_db.quickDraw, m_db.weaponmaster})
        if (def.keywords.has(m_db.program.abilities[id].keyword))
            addAbility(Ability(m_db.program.abilities[id]));
}

/// "[Equip] cost" is an activated ability (818).
void Loader::addEquip(const FullCost &cost)
{
    addActivated(m_db.program.abilities[m_db.equip], cost);
}

/// "[Empower] cost" works only while the card is not Empowered (827), or as long as the card can be
/// Empowered once more.
void Loader::addEmpower(const FullCost &cost)
{
    Ability a = m_db.program.abilities[m_db.empower];
    if (std::any_of(m_own.begin(), m_own.end(), [&](const Ability &own) {
            return allOps()[m_db.program.nodes[own.effect].op]->always == Always::ManyEmpowered;
        })) {
        Cond again;
        again.kind = CondKind::CanEmpower;
        m_db.program.conds.push_back(again);
        a.cond = static_cast<CondId>(m_db.program.conds.size() - 1);
    }
    addActivated(a, cost);
}

void Loader::addActivated(Ability a, const FullCost &cost)
{
    a.kind = AbilityKind::Activated;
    a.cost = cost;
    a.activated = 1;
    for (const Ability &own : m_own)
        a.activated = std::max<std::uint8_t>(a.activated, own.activated + 1);
    addAbility(a);
}

/// "[Repeat] cost" is an optional additional cost (820.1).
void Loader::addRepeat(const FullCost &cost)
{
    Ability a;
    a.kind = AbilityKind::Additional;
    a.optional = true;
    a.keyword = Kw::Repeat;
    a.byKeyword = true;
    a.cost = cost;
    addAbility(a);
}

/// Context::paid has few bits for a card's own optional additional costs.
void Loader::checkExtras(const JsonCursor &at)
{
    if (std::count_if(
            m_own.begin(), m_own.end(),
            [](const Ability &a) { return a.kind == AbilityKind::Additional && a.optional; })
        > kOwnExtras)
        at.fail("it has too many optional additional costs");
}

/// Granted abilities are numbered after the unit's own.
void Loader::readGranted(const JsonCursor &at, CardDef &def)
{
    constexpr std::uint8_t kOwn = 4;
    readAbilities(at);
    def.firstGranted = static_cast<AbilityId>(m_db.program.abilities.size());
    def.grantedCount = static_cast<std::uint8_t>(m_own.size());
    for (Ability a : m_own) {
        a.number = static_cast<std::uint8_t>(a.number + kOwn);
        m_db.program.abilities.push_back(a);
    }
    m_own.clear();
}

/// Finds the reason why the card cannot be played.
std::string Loader::lacks(const JsonCursor &at, const CardDef &def) const
{
    if (at.has("waits"))
        return std::string(at.at("waits").string());
    for (const KeywordWord &row : words::keywords)
        if (def.keywords.has(row.value) && !row.built)
            return "the keyword " + std::string(row.text);
    if (def.kind == Kind::Spell && def.spell == 0)
        return "what it does";
    return {};
}

} // namespace

Loaded loadCards(const std::vector<CardFile> &files)
{
    Loaded out;
    Loader loader(out.db, out.problems);
    // Tokens come first because effects refer to them.
    for (const bool tokens : {true, false})
        for (const CardFile &file : files)
            if ((file.name == "tokens.json") == tokens)
                loader.read(file);
    out.db.gold = out.db.find("gold");
    out.db.equipmentTag = out.db.tagOf("Equipment");
    for (std::size_t i = 1; i < out.db.defs.size(); ++i) {
        const CardDef &def = out.db.defs[i];
        if (def.kind == Kind::Rune && std::popcount(def.domains) == 1)
            out.db.runes[static_cast<std::size_t>(std::countr_zero(def.domains))]
                = static_cast<DefId>(i);
    }
    return out;
}

} // namespace playmat::riftbound
