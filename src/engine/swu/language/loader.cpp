#include "engine/swu/language/loader.h"

#include "engine/core/hash.h"
#include "engine/swu/effects/op.h"
#include "engine/swu/language/loader_cards.h"
#include "engine/swu/language/loader_trees.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::swu {

using effects::Json;
using effects::JsonProblem;

namespace {

struct SourceFile
{
    std::string name;
    Json json;
};

} // namespace

struct CardLoader::Impl
{
    CardDb db;
    TreeReader trees{db};
    std::vector<LoadError> errors;
    std::vector<SourceFile> sets;
    std::vector<SourceFile> aliasFiles;
    std::unordered_map<std::string, std::uint16_t> identities;
    std::vector<Ability> own; ///< of the card being read
    std::string canonical;
    std::vector<std::pair<LoadError, NameId>> wantedTokens; ///< the errors if they are not there

    void report(const SourceFile &file, std::string_view card, std::vector<JsonProblem> &problems);
    void declareTraits(const SourceFile &file);
    void readSet(const SourceFile &file);
    void readCard(const SourceFile &file, const Json &json, std::size_t index);
    void facts(const JsonCursor &at, CardDef &def);
    void icons(const JsonCursor &at, CardDef &def);
    void numbers(const JsonCursor &at, CardDef &def);
    void keywords(const JsonCursor &at, CardDef &def);
    void abilities(const JsonCursor &at, const CardDef &def, Face face);
    void leaderSides(const JsonCursor &at, CardDef &def);
    void attachment(const JsonCursor &at);
    void deckRule(const JsonCursor &at, CardDef &def);
    void store(CardDef &def);
    void readAliases(const SourceFile &file);
    void noteTokens(const SourceFile &file, const std::string &card);
    void checkTokens();
    void wellKnown();
    void checkSizes();
};

namespace {

/// "$.abilities[0]" is "abilities[0]" for a person.
std::string shortPath(std::string path)
{
    if (path.starts_with("$."))
        path.erase(0, 2);
    return path == "$" ? std::string() : path;
}

std::uint8_t byteAt(const JsonCursor &at, std::string_view key)
{
    return at.has(key) ? static_cast<std::uint8_t>(at.at(key).integer(0, 60)) : std::uint8_t{0};
}

} // namespace

void CardLoader::Impl::report(const SourceFile &file, std::string_view card,
                              std::vector<JsonProblem> &problems)
{
    for (JsonProblem &p : problems)
        errors.push_back({file.name, std::string(card), shortPath(std::move(p.path)),
                          std::move(p.message), p.line, p.column});
    problems.clear();
}

void CardLoader::Impl::declareTraits(const SourceFile &file)
{
    std::vector<JsonProblem> problems;
    const JsonCursor root(file.json, problems);
    const JsonCursor list = root.at("traits");
    for (std::size_t i = 0; i < list.size(); ++i) {
        const JsonCursor item = list.item(i);
        const std::string_view name = item.string();
        if (std::find(db.traits.begin(), db.traits.end(), name) != db.traits.end())
            continue;
        if (db.traits.size() == 128)
            item.fail("more than 128 traits");
        else
            db.traits.emplace_back(name);
    }
    report(file, {}, problems);
}

void CardLoader::Impl::readSet(const SourceFile &file)
{
    std::vector<JsonProblem> problems;
    const JsonCursor root(file.json, problems);
    if (root.expectObject(keysOf(kFileFields))) {
        (void)root.require("set").string();
        (void)root.require("name").string();
        const JsonCursor cards = root.require("cards");
        if (cards.expectArray())
            for (std::size_t i = 0; i < cards.size(); ++i)
                readCard(file, cards.item(i).value(), i);
    }
    report(file, {}, problems);
}

void CardLoader::Impl::readCard(const SourceFile &file, const Json &json, std::size_t index)
{
    std::vector<JsonProblem> problems;
    const JsonCursor at(json, problems);
    CardDef def;
    std::string id = at.isObject() && at.at("id").isString() ? at.at("id").value().text
                                                             : fmt::format("card {}", index + 1);
    if (at.isObject()) {
        own.clear();
        facts(at, def);
        const bool duplicate = db.byId.contains(def.id);
        if (duplicate)
            at.at("id").fail("a card with this id was loaded before");
        else
            store(def);
        writeCanonical(json, canonical, "rarity"); // changes nothing in play
    } else {
        at.fail("a card is an object");
    }
    noteTokens(file, id);
    report(file, id, problems);
}

void CardLoader::Impl::noteTokens(const SourceFile &file, const std::string &card)
{
    for (TreeReader::WantedToken &token : trees.wantedTokens) {
        const std::string message = fmt::format("there is no token \"{}\"", db.names[token.title]);
        wantedTokens.push_back(
            {{file.name, card, shortPath(std::move(token.path)), message, 0, 0}, token.title});
    }
    trees.wantedTokens.clear();
}

/// Tokens come in any order with the cards that name them.
void CardLoader::Impl::checkTokens()
{
    for (const auto &[error, title] : wantedTokens)
        if (db.findToken(title) == 0)
            errors.push_back(error);
}

void CardLoader::Impl::facts(const JsonCursor &at, CardDef &def)
{
    def.id = at.require("id").string();
    def.name = at.require("name").string();
    def.type = readWord(at.require("type"), words::cardTypes);
    const FormText form = cardForm(def.type);
    (void)at.expectObject(keysOf(form.fields));
    for (const FieldText &field : std::span(form.fields).subspan(std::size(kSharedFields)))
        if (field.needed)
            (void)at.require(field.key);
    if (at.has("subtitle"))
        def.subtitle = at.at("subtitle").string();
    if (at.has("rarity"))
        def.rarity = at.at("rarity").string();
    def.unique = at.has("unique") && at.at("unique").boolean();
    if (at.has("todo")) {
        def.playable = false;
        def.whyNot = at.at("todo").string();
    }
    def.title = trees.nameOf(def.name);
    const auto next = static_cast<std::uint16_t>(identities.size() + 1);
    def.identity = identities.try_emplace(def.name + "\n" + def.subtitle, next).first->second;
    icons(at, def);
    numbers(at, def);
    attachment(at);
    deckRule(at.at("deck"), def);
    if (at.has("most"))
        def.most = static_cast<std::uint8_t>(at.at("most").integer(1, 20));
    keywords(at.at("keywords"), def);
    abilities(at.at("abilities"), def, Face::Any);
    if (def.type == CardType::Leader)
        leaderSides(at, def);
}

void CardLoader::Impl::icons(const JsonCursor &at, CardDef &def)
{
    const JsonCursor list = at.at("aspects");
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto aspect = readWord(list.item(i), words::aspects);
        ++def.aspects[static_cast<std::size_t>(aspect)];
        def.aspectMask
            = static_cast<std::uint8_t>(def.aspectMask | 1U << static_cast<unsigned>(aspect));
    }
    def.traits = trees.traits(at.at("traits"));
}

void CardLoader::Impl::numbers(const JsonCursor &at, CardDef &def)
{
    def.cost = byteAt(at, "cost");
    def.power = byteAt(at, "power");
    def.hp = byteAt(at, "hp");
    if (at.has("arena"))
        def.arena = readWord(at.at("arena"), words::arenas);
    if (at.at("leader").isNull() || def.type != CardType::Leader)
        return;
    if (at.has("deploy"))
        (void)at.at("deploy").integer(0, 30);
}

void CardLoader::Impl::keywords(const JsonCursor &at, CardDef &def)
{
    using For = TreeReader::KeywordsFor;
    const TreeReader::KeywordSet set
        = trees.keywordSet(at, def.type == CardType::Event ? For::Event : For::Card);
    def.keywords = set.bits;
    def.raid = set.raid;
    def.restore = set.restore;
    def.exploit = set.exploit;
}

void CardLoader::Impl::abilities(const JsonCursor &at, const CardDef &def, Face face)
{
    if (at.isNull() || !at.expectArray())
        return;
    for (std::size_t i = 0; i < at.size(); ++i) {
        Ability a = trees.ability(at.item(i), def.type);
        a.face = face;
        own.push_back(a);
    }
}

void CardLoader::Impl::leaderSides(const JsonCursor &at, CardDef &def)
{
    const JsonCursor leader = at.at("leader");
    if (leader.expectObject(keysOf(kLeaderSideFields)))
        abilities(leader.at("abilities"), def, Face::LeaderSide);
    Ability deploy;
    deploy.kind = AbilityKind::Deploy;
    deploy.face = Face::LeaderSide;
    deploy.deployAt = byteAt(at, "deploy");
    deploy.effects = trees.append(deployNode());
    own.push_back(deploy);
    const JsonCursor unit = at.at("unit");
    if (unit.expectObject(keysOf(kUnitSideFields))) {
        keywords(unit.at("keywords"), def);
        abilities(unit.at("abilities"), def, Face::UnitSide);
    }
}

void CardLoader::Impl::attachment(const JsonCursor &at)
{
    if (!at.has("attach"))
        return;
    Ability a;
    a.kind = AbilityKind::Attach;
    a.subject = trees.filter(at.at("attach"));
    own.push_back(a);
}

/// What the card changes about building a deck with it.
void CardLoader::Impl::deckRule(const JsonCursor &at, CardDef &def)
{
    if (at.isNull() || !at.expectObject(keysOf(kDeckFields)))
        return;
    if (at.has("copies"))
        def.deckCopies = static_cast<std::uint8_t>(at.at("copies").integer(1, 99));
    if (at.has("size"))
        def.deckSize = static_cast<std::int8_t>(at.at("size").integer(-40, 40));
    if (at.has("hand"))
        def.openingHand = static_cast<std::int8_t>(at.at("hand").integer(-5, 5));
    if (at.has("mulligan"))
        def.mulligan = at.at("mulligan").boolean();
}

/// Abilities of one card are adjacent, after what they let others gain.
void CardLoader::Impl::store(CardDef &def)
{
    const auto id = static_cast<DefId>(db.defs.size());
    for (std::size_t i = 0; i < own.size(); ++i) {
        Ability &a = own[i];
        a.card = id;
        a.index = static_cast<std::uint8_t>(i);
        const AbilityId stored = trees.append(a);
        if (i == 0)
            def.firstAbility = stored;
        if (!a.onAttached)
            def.keywords |= a.keyword;
        def.listens |= a.triggers | db.program.abilities[a.constant.ability].triggers;
        def.triggerAbilities = static_cast<std::uint8_t>(
            def.triggerAbilities + (a.kind == AbilityKind::Triggered && !a.onAttached ? 1 : 0));
    }
    def.abilityCount = static_cast<std::uint8_t>(own.size());
    db.byId.emplace(def.id, id);
    db.defs.push_back(std::move(def));
}

void CardLoader::Impl::readAliases(const SourceFile &file)
{
    std::vector<JsonProblem> problems;
    const JsonCursor root(file.json, problems);
    if (root.expectObject(keysOf(kAliasFields))) {
        const JsonCursor aliases = root.require("aliases");
        if (!aliases.isObject())
            aliases.fail("expected an object of codes");
        for (const std::string &code : aliases.value().keys) {
            const JsonCursor target = aliases.at(code);
            const std::string id(target.string());
            if (target.isString() && !db.byId.contains(id))
                target.fail(fmt::format("there is no card \"{}\"", id));
            else
                db.aliases.emplace(code, id);
        }
    }
    report(file, {}, problems);
}

void CardLoader::Impl::wellKnown()
{
    for (const TokenWord &token : words::tokens)
        db.tokenUpgrades[static_cast<std::size_t>(token.value)] = db.find(token.id);
    db.experience = db.tokenUpgrades[static_cast<std::size_t>(Token::Experience)];
    db.shield = db.tokenUpgrades[static_cast<std::size_t>(Token::Shield)];
    db.force = db.find("LOF_T03");
    db.credit = db.find("LAW_T01");
    db.plot = trees.plot();
    const auto plain = [](const CardDef &d) {
        return d.type == CardType::Unit && d.abilityCount == 0 && d.keywords == 0 && !d.unique;
    };
    db.vanilla = db.find("SOR_095");
    if (db.vanilla == 0 || !plain(db.def(db.vanilla))) {
        const auto found = std::find_if(db.defs.begin() + 1, db.defs.end(), plain);
        db.vanilla
            = found == db.defs.end() ? DefId{0} : static_cast<DefId>(found - db.defs.begin());
    }
    db.hash = core::hashBytes(canonical.data(), canonical.size());
}

/// Records name each other by 16-bit numbers.
void CardLoader::Impl::checkSizes()
{
    const Program &p = db.program;
    const std::size_t most
        = std::max({p.nodes.size(), p.selectors.size(), p.filters.size(), p.amounts.size(),
                    p.conds.size(), p.abilities.size(), db.defs.size(), db.names.size()});
    if (most > 0xFFFF)
        errors.push_back({{}, {}, {}, "more cards than the program has room for", 0, 0});
}

CardLoader::CardLoader()
    : m_impl(std::make_unique<Impl>())
{
}

CardLoader::~CardLoader() = default;

namespace {

void parseInto(std::vector<SourceFile> &files, std::vector<LoadError> &errors,
               std::string_view fileName, std::string_view text)
{
    JsonProblem problem;
    if (auto json = effects::parseJson(text, problem))
        files.push_back({std::string(fileName), std::move(*json)});
    else
        errors.push_back({std::string(fileName),
                          {},
                          shortPath(problem.path),
                          problem.message,
                          problem.line,
                          problem.column});
}

} // namespace

void CardLoader::addSet(std::string_view fileName, std::string_view jsonText)
{
    parseInto(m_impl->sets, m_impl->errors, fileName, jsonText);
}

void CardLoader::addAliases(std::string_view fileName, std::string_view jsonText)
{
    parseInto(m_impl->aliasFiles, m_impl->errors, fileName, jsonText);
}

CardDb CardLoader::take()
{
    for (const SourceFile &file : m_impl->sets)
        m_impl->declareTraits(file);
    for (const SourceFile &file : m_impl->sets)
        m_impl->readSet(file);
    for (const SourceFile &file : m_impl->aliasFiles)
        m_impl->readAliases(file);
    m_impl->checkTokens();
    m_impl->wellKnown();
    m_impl->checkSizes();
    m_impl->db.index();
    return std::move(m_impl->db);
}

const std::vector<LoadError> &CardLoader::errors() const
{
    return m_impl->errors;
}

std::string describe(const LoadError &error)
{
    std::string where = error.file;
    if (error.line > 0)
        where += fmt::format(":{}:{}", error.line, error.column);
    if (!error.card.empty())
        where += fmt::format(": {}", error.card);
    if (!error.path.empty())
        where += fmt::format(" at {}", error.path);
    return fmt::format("{}: {}", where, error.message);
}

std::vector<FormText> writtenForms()
{
    std::vector<FormText> forms;
    describeCards(forms);
    describeAbilities(forms);
    describeEffects(forms);
    describeSelectors(forms);
    describeValues(forms);
    return forms;
}

} // namespace playmat::swu
