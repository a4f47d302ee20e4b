#include "engine/lorcana/language/loader.h"

#include "engine/lorcana/language/loader_trees.h"

namespace playmat::lorcana {

namespace {

using effects::Json;
using effects::JsonCursor;
using effects::JsonProblem;

/// What the keywords Support, Vanish and Temporary Shift trigger (CR 8.13, 8.14, 8.10.8.5), in the
/// language of the cards.
constexpr std::string_view kKeywordAbilities = R"({
"support":{"name":"Support","when":"quests","do":[{"may":[
  {"give":{"choose":{"kind":"character","other":true}},"strength":{"strength_of":"this"},"for":"turn"}]}]},
"vanish":{"name":"Vanish","when":"chosen_by_action","do":[{"banish":"this"}]},
"temporary":{"name":"Temporary Shift","when":"turn_ends","do":[{"return_alone":"this"}]}})";

/// The bit of Card::used of an ability that an effect gave.
constexpr std::uint8_t kGrantedAbility = 8;

/// Boost (CR 8.4); its cost is the keyword's number.
constexpr std::string_view kBoost
    = R"({"name":"Boost","cost":{},"once":"turn","during":"your_turn","do":[{"put_under":{"top":1},"card":"this"}]})";

constexpr std::string_view kFileKeys[] = {"$schema", "set", "name", "classifications", "cards"};
constexpr std::string_view kCardKeys[] = {
    "id",     "name",      "names",   "version", "type",   "cost", "strength",        "willpower",
    "lore",   "move_cost", "inkwell", "inks",    "rarity", "todo", "classifications", "keywords",
    "copies", "abilities", "do"};
constexpr std::string_view kMadeUpKeys[]
    = {"name",     "names",           "version", "type",      "cost",
       "strength", "willpower",       "lore",    "move_cost", "inkwell",
       "inks",     "classifications", "keywords"};

/// Reads one text that is known to be right.
template <class F>
void readOwn(std::string_view text, F &&f)
{
    JsonProblem problem;
    const std::optional<Json> json = effects::parseJson(text, problem);
    std::vector<JsonProblem> problems;
    ENGINE_CHECK(json.has_value(), problem.line, problem.column);
    f(JsonCursor(*json, problems));
    ENGINE_CHECK(problems.empty(), problems.size(), 0);
}

struct TypeWord
{
    std::string_view text;
    std::pair<Kind, bool> value;
};
constexpr TypeWord kTypes[] = {
    {"character", {Kind::Character, false}}, {"action", {Kind::Action, false}},
    {"song", {Kind::Action, true}},          {"item", {Kind::Item, false}},
    {"location", {Kind::Location, false}},
};

template <class T>
void number(const JsonCursor &at, std::string_view key, T &out, int least = 0)
{
    if (at.has(key) && !at.at(key).isNull())
        out = static_cast<T>(at.at(key).integer(least, 99));
}

/// What a name line stands for beside itself: the two names on either side of an ampersand
/// (CR 5.2.6.1), which may be written as in Chip 'n' Dale (CR 5.2.6.3).
void splitName(CardDb &db, CardDef &def)
{
    for (const std::string_view sign : {" & ", " 'n' ", " \u2019n\u2019 ", " \u2019n\u2018 "}) {
        const std::size_t at = def.name.find(sign);
        if (at == std::string::npos || def.name.find(',') != std::string::npos)
            continue; // three names: the rule does not speak of them
        def.names[1] = db.nameOf(def.name.substr(0, at));
        def.names[2] = db.nameOf(def.name.substr(at + sign.size()));
        return;
    }
}

void readNames(CardDb &db, const JsonCursor &at, CardDef &def)
{
    def.names[0] = db.nameOf(def.name);
    if (!at.has("names")) {
        splitName(db, def);
        return;
    }
    for (std::size_t i = 0; i < at.at("names").size(); ++i) {
        if (i + 1 == def.names.size()) {
            at.at("names").fail("more names than a card may have");
            return;
        }
        def.names[i + 1] = db.nameOf(at.at("names").item(i).string());
    }
}

void readClasses(CardDb &db, const JsonCursor &at, CardDef &def, bool known)
{
    const JsonCursor list = at.at("classifications");
    for (std::size_t i = 0; i < list.size(); ++i) {
        const JsonCursor one = list.item(i);
        if (i >= def.classes.size()) {
            one.fail("more classifications than a card may have");
            return;
        }
        const ClassId id = known ? db.findClass(one.string()) : db.classOf(one.string());
        if (id == 0)
            one.fail("the file's \"classifications\" do not list \"" + std::string(one.string())
                     + "\"");
        else
            def.classes[i] = id;
    }
}

void readFacts(TreeReader &reader, const JsonCursor &at, CardDef &def, bool classesKnown)
{
    CardDb &db = reader.db();
    const int least = def.madeUp ? -99 : 0; // no card is printed with less (CR 6.6.2, 6.6.3)
    def.name = at.require("name").string();
    if (at.has("version") && !at.at("version").isNull())
        def.version = at.at("version").string();
    const auto [type, song] = readWord(at.require("type"), std::span<const TypeWord>(kTypes));
    def.type = type;
    def.song = song;
    number(at, "cost", def.cost);
    number(at, "strength", def.strength, least);
    number(at, "willpower", def.willpower);
    number(at, "lore", def.lore, least);
    number(at, "move_cost", def.moveCost);
    if (at.has("inkwell"))
        def.inkwell = at.at("inkwell").boolean();
    for (std::size_t i = 0; at.has("inks") && i < at.at("inks").size(); ++i)
        def.inks
            = static_cast<std::uint8_t>(def.inks | readWord(at.at("inks").item(i), words::inks));
    readNames(db, at, def);
    if (at.has("classifications"))
        readClasses(db, at, def, classesKnown);
    if (at.has("keywords"))
        reader.printedKeywords(at.at("keywords"), def);
}

/// Boost is an activated ability of its card, after the printed ones.
void addBoost(TreeReader &reader, CardDef &def, std::vector<Ability> &abilities)
{
    if ((def.keywords & kw::Boost) == 0)
        return;
    readOwn(kBoost, [&](const JsonCursor &at) {
        Ability a = reader.ability(at);
        a.cost.ink = def.boost;
        abilities.push_back(a);
    });
}

void addAbilities(TreeReader &reader, CardDef &def, const std::vector<Ability> &abilities)
{
    def.firstAbility = static_cast<AbilityId>(reader.program().abilities.size());
    def.abilityCount = static_cast<std::uint8_t>(abilities.size());
    for (const Ability &a : abilities)
        (void)reader.append(a);
}

void readRules(TreeReader &reader, const JsonCursor &at, CardDef &def)
{
    std::vector<Ability> abilities;
    const JsonCursor list = at.at("abilities");
    for (std::size_t i = 0; at.has("abilities") && i < list.size(); ++i)
        abilities.push_back(reader.ability(list.item(i)));
    if (list.size() > 7)
        list.fail("more abilities than a card may have");
    if (at.has("do"))
        def.effects = reader.effects(at.at("do"));
    if (at.has("do") && def.type != Kind::Action)
        at.at("do").fail("only actions have effects; other cards have abilities");
    addBoost(reader, def, abilities);
    addAbilities(reader, def, abilities);
    if (at.has("copies"))
        def.deckCopies = static_cast<std::uint8_t>(at.at("copies").integer(1, 255));
    if (at.has("todo")) {
        def.playable = false;
        def.whyNot = at.at("todo").string();
    }
}

struct FileReader
{
    Loaded &out;
    const CardFile &file;

    void report(const std::string &card, const JsonProblem &p) const
    {
        out.problems.push_back({file.name, card, p.path, p.message, p.line, p.column});
    }

    void card(const JsonCursor &at, std::string_view set, std::vector<JsonProblem> &problems) const
    {
        const std::size_t before = problems.size();
        CardDef def;
        TreeReader reader(out.db);
        if (at.expectObject(kCardKeys)) {
            def.id = at.require("id").string();
            def.set = set;
            if (at.has("rarity"))
                (void)readWord(at.at("rarity"), words::rarities); // nothing in play follows from it
            readFacts(reader, at, def, true);
            readRules(reader, at, def);
            if (out.db.find(def.id) != 0)
                at.at("id").fail("there is another card with this id");
        }
        for (std::size_t i = before; i < problems.size(); ++i)
            report(def.id, problems[i]);
        if (problems.size() == before)
            (void)out.db.add(std::move(def));
    }

    void read() const
    {
        JsonProblem problem;
        const std::optional<Json> json = effects::parseJson(file.text, problem);
        if (!json) {
            report("", problem);
            return;
        }
        std::vector<JsonProblem> problems;
        const JsonCursor root(*json, problems);
        if (root.expectObject(kFileKeys)) {
            for (std::size_t i = 0; i < root.at("classifications").size(); ++i)
                (void)out.db.classOf(root.at("classifications").item(i).string());
            const std::string_view set = root.require("set").string();
            const JsonCursor cards = root.require("cards");
            for (const JsonProblem &p : problems)
                report("", p);
            for (std::size_t i = 0; i < cards.size(); ++i)
                card(cards.item(i), set, problems);
        }
        if (out.problems.empty() && !problems.empty())
            report("", problems.front());
    }
};

void addOwnCards(CardDb &db)
{
    TreeReader reader(db);
    readOwn(kKeywordAbilities, [&](const JsonCursor &at) {
        db.support = reader.made(at.at("support"));
        db.vanish = reader.made(at.at("vanish"));
        db.temporary = reader.made(at.at("temporary"));
    });
    readOwn(kBoost, [&](const JsonCursor &at) { db.boost = reader.made(at); });
    db.program.abilities[db.boost].number = kGrantedAbility;
    CardDef blank;
    blank.id = "blank";
    blank.name = "Blank";
    blank.type = Kind::Item;
    blank.cost = 1;
    blank.inkwell = true;
    blank.inks = 1;
    blank.madeUp = true;
    blank.names[0] = db.nameOf(blank.name);
    blank.firstAbility = static_cast<AbilityId>(db.program.abilities.size());
    db.blank = db.add(std::move(blank));
}

} // namespace

Loaded loadCards(std::span<const CardFile> files)
{
    Loaded out;
    addOwnCards(out.db);
    for (const CardFile &file : files)
        FileReader{out, file}.read();
    return out;
}

Loaded loadMore(CardDb db, const CardFile &file)
{
    Loaded out{std::move(db), {}};
    FileReader{out, file}.read();
    return out;
}

DefId addMadeUp(CardDb &db, const std::string &id, const effects::JsonCursor &at)
{
    TreeReader reader(db);
    CardDef def;
    if (!at.expectObject(kMadeUpKeys))
        return 0;
    def.id = id;
    def.madeUp = true;
    def.inkwell = true;
    readFacts(reader, at, def, false);
    if (!at.has("inks"))
        def.inks = 1;
    std::vector<Ability> abilities;
    addBoost(reader, def, abilities);
    addAbilities(reader, def, abilities);
    return db.add(std::move(def));
}

} // namespace playmat::lorcana
