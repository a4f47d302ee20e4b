#include "engine/swu/language/loader.h"

#include "engine/core/hash.h"
#include "engine/swu/language/loader_cards.h"
#include "engine/swu/language/loader_sides.h"

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

    /// "2024-03-08"; what has no day, such as common tokens, comes last.
    [[nodiscard]] std::string released() const
    {
        std::vector<JsonProblem> ignored; // the reader of the file reports them later
        const JsonCursor root(json, ignored);
        return root.isObject() && root.has("released") && root.at("released").isString()
            ? root.at("released").value().text
            : "9999";
    }
};

} // namespace

struct CardLoader::Impl
{
    CardDb db;
    TreeReader trees{db};
    std::vector<LoadError> errors;
    std::vector<SourceFile> sets;
    std::vector<SourceFile> aliasFiles;
    CardReader reader{trees}; ///< the one being read
    std::string canonical;
    std::vector<std::pair<LoadError, NameId>> wantedTokens; ///< the errors if they are not there

    void report(const SourceFile &file, std::string_view card, std::vector<JsonProblem> &problems);
    void declareTraits(const SourceFile &file);
    void readSet(const SourceFile &file);
    void readCard(const SourceFile &file, const Json &json, std::size_t index);
    void store(CardDef &def);
    void storeSides(const CardDef &def);
    void addPlainUpgrades();
    void joinSides();
    [[nodiscard]] DefId copier();
    DefId storeCopy(CardDef copy, DefId copier);
    void addCopies();
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
        if (db.traits.size() == TraitMask::kSize)
            item.fail("more than " + std::to_string(TraitMask::kSize) + " traits");
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
        if (root.has("released"))
            (void)root.at("released").string();
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
        reader.facts(at, def);
        if (reader.own.size() > kMostAbilities) {
            at.at("abilities").fail(fmt::format("a card has at most {} abilities", kMostAbilities));
            reader.own.resize(kMostAbilities);
        }
        const bool duplicate = db.byId.contains(def.id);
        if (duplicate)
            at.at("id").fail("a card with this id was loaded before");
        else
            store(def);
        writeCanonical(json, canonical, "rarity"); // as nothing in play does
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

/// Abilities of one card are adjacent, after what they let others gain.
void CardLoader::Impl::store(CardDef &def)
{
    const auto id = static_cast<DefId>(db.defs.size());
    for (std::size_t i = 0; i < reader.own.size(); ++i) {
        Ability &a = reader.own[i];
        a.card = id;
        a.index = static_cast<std::uint8_t>(i);
        const AbilityId stored = trees.append(a);
        if (i == 0)
            def.firstAbility = stored;
        if (!a.onAttached && a.face != Face::UpgradeSide)
            def.keywords |= a.keyword;
        def.listens |= a.triggers | db.program.abilities[a.constant.ability].triggers;
        def.triggerAbilities = static_cast<std::uint8_t>(
            def.triggerAbilities + (a.kind == AbilityKind::Triggered && !a.onAttached ? 1 : 0));
    }
    def.abilityCount = static_cast<std::uint8_t>(reader.own.size());
    def.sides[0] = id;
    storeSides(def);
    db.byId.emplace(def.id, id);
    db.defs.push_back(std::move(def));
}

/// The other sides are the card with something else on them.
void CardLoader::Impl::storeSides(const CardDef &def)
{
    for (const CardDef &other : reader.others) {
        CardDef &side = db.turned.emplace_back(def);
        side.face = other.face;
        if (other.face == Face::UnitSide)
            continue;
        side.keywords = {};
        side.raid = side.restore = side.exploit = 0;
        side.power = other.power;
        side.hp = other.hp;
        if (other.face != Face::SecondSide)
            continue;
        side.name = other.name;
        side.subtitle = other.subtitle;
        side.title = other.title;
        side.aspects = other.aspects;
        side.aspectMask = other.aspectMask;
        side.traits = other.traits;
    }
}

[[nodiscard]] static bool hasConstant(const CardDb &db, const CardDef &def, Rule rule)
{
    for (int k = 0; k < def.abilityCount; ++k)
        if (db.program.abilities[static_cast<std::size_t>(def.firstAbility + k)].constant.rule
            == rule)
            return true;
    return false;
}

/// The sides of a card know each other. Their numbers follow when all cards have theirs.
void CardLoader::Impl::joinSides()
{
    for (std::size_t i = 0; i < db.turned.size(); ++i) {
        const CardDef &side = db.turned[i];
        db.defs[side.front()].sides[static_cast<std::size_t>(side.face)]
            = static_cast<DefId>(db.defs.size() + i);
    }
    for (CardDef &side : db.turned)
        side.sides = db.defs[side.front()].sides;
}

/// A unit that gains abilities of other units may become an upgrade by one of these: an upgrade
/// without power, HP or keywords (CR 3.5.6).
void CardLoader::Impl::addPlainUpgrades()
{
    for (std::size_t i = 1; i < db.defs.size(); ++i) {
        if (!hasConstant(db, db.defs[i], Rule::BorrowsPlayed))
            continue;
        CardDef &side = db.turned.emplace_back(db.defs[i]);
        side.face = Face::UpgradeSide;
        side.keywords = {};
        side.raid = side.restore = side.exploit = 0;
        side.power = side.hp = 0;
    }
}

/// The card that may enter play as a copy of a unit; 0: there is none. CardDb::copies has room for
/// the copies of one card.
DefId CardLoader::Impl::copier()
{
    DefId found = 0;
    for (std::size_t i = 1; i < db.defs.size(); ++i) {
        if (!hasConstant(db, db.defs[i], Rule::CopiesUnit))
            continue;
        if (found != 0)
            errors.push_back({{}, db.defs[i].id, {}, "only one card can copy units", 0, 0});
        found = static_cast<DefId>(i);
    }
    return found;
}

/// A copy of a unit is one more side of the card that copies it: what is printed on the unit, with
/// the card's own traits and not unique.
DefId CardLoader::Impl::storeCopy(CardDef copy, DefId copier)
{
    const auto id = static_cast<DefId>(db.defs.size() + db.turned.size());
    copy.type = CardType::Unit; // a copy of a token is not a token
    copy.unique = false;
    copy.traits |= db.defs[copier].traits;
    copy.sides = {copier};
    db.turned.push_back(std::move(copy));
    return id;
}

void CardLoader::Impl::addCopies()
{
    const DefId by = copier();
    if (by == 0)
        return;
    db.copies.assign(db.defs.size(), 0);
    for (std::size_t i = 1; i < db.defs.size(); ++i) {
        if (!db.defs[i].isUnit())
            continue;
        const DefId id = storeCopy(db.defs[i], by);
        db.copies[i] = id;
        db.copies.resize(std::size_t{id} + 1);
        db.copies[id] = id;
        const DefId upgrade = db.defs[i].side(Face::UpgradeSide);
        if (upgrade == 0)
            continue;
        const DefId other = storeCopy(db.def(upgrade), by); // as an upgrade
        for (const DefId one : {id, other})
            db.turned[one - db.defs.size()].sides[static_cast<std::size_t>(Face::UpgradeSide)]
                = other;
    }
}

void CardLoader::Impl::readAliases(const SourceFile &file)
{
    std::vector<JsonProblem> problems;
    const JsonCursor root(file.json, problems);
    if (root.expectObject(keysOf(kAliasFields))) {
        const JsonCursor aliases = root.require("aliases");
        if (!aliases.isObject())
            aliases.fail("expected an object of codes");
        const std::vector<std::string> &codes = aliases.value().keys;
        for (std::size_t i = 0; i < codes.size(); ++i) {
            const JsonCursor target = aliases.member(i); // at() would search thousands of codes
            const std::string id(target.string());
            if (target.isString() && !db.byId.contains(id))
                target.fail(fmt::format("there is no card \"{}\"", id));
            else
                db.aliases.emplace(codes[i], id);
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
        return d.type == CardType::Unit && d.abilityCount == 0 && d.keywords.empty() && !d.unique;
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
    const std::size_t most = std::max({p.nodes.size(), p.selectors.size(), p.filters.size(),
                                       p.amounts.size(), p.conds.size(), p.abilities.size(),
                                       db.defs.size() + db.turned.size(), db.names.size()});
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
    // Oldest first, as people list cards; each set keeps its place whatever is written later.
    std::ranges::stable_sort(m_impl->sets, {}, &SourceFile::released);
    for (const SourceFile &file : m_impl->sets)
        m_impl->declareTraits(file);
    for (const SourceFile &file : m_impl->sets)
        m_impl->readSet(file);
    for (const SourceFile &file : m_impl->aliasFiles)
        m_impl->readAliases(file);
    m_impl->addPlainUpgrades();
    m_impl->joinSides();
    m_impl->addCopies();
    m_impl->checkTokens();
    m_impl->wellKnown();
    m_impl->checkSizes();
    if (m_impl->errors.empty()) // what was not read has nothing to be found by
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
