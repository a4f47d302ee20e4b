#include "engine/swu/language/loader_sides.h"

#include "engine/swu/language/loader_cards.h"
#include "engine/swu/language/op.h"

#include <algorithm>
#include <string_view>

namespace playmat::swu {

using effects::JsonProblem;

namespace {

std::uint8_t byteAt(const JsonCursor &at, std::string_view key)
{
    return at.has(key) ? static_cast<std::uint8_t>(at.at(key).integer(0, 60)) : std::uint8_t{0};
}

/// Only what is attached may have less than none.
std::int8_t modifierAt(const JsonCursor &at, std::string_view key)
{
    return at.has(key) ? static_cast<std::int8_t>(at.at(key).integer(-20, 60)) : std::int8_t{0};
}

/// As the schema has it: the set, "_", a letter where it is a token, and a number.
bool isPrintedNumber(std::string_view id)
{
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    const auto capital = [](char c) { return c >= 'A' && c <= 'Z'; };
    const std::size_t end = id.find('_');
    if (end < 3 || end > 4 || end + 1 >= id.size())
        return false;
    std::string_view number = id.substr(end + 1);
    if (capital(number.front()))
        number.remove_prefix(1);
    return std::ranges::all_of(id.substr(0, end), [&](char c) { return digit(c) || capital(c); })
        && number.size() >= 2 && number.size() <= 3 && std::ranges::all_of(number, digit);
}

} // namespace

void CardReader::facts(const JsonCursor &at, CardDef &def)
{
    own.clear();
    others.clear();
    def.id = at.require("id").string();
    if (!def.id.empty() && !isPrintedNumber(def.id))
        at.at("id").fail("is not the number of a card, like SOR_010");
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
        (void)readWord(at.at("rarity"), words::rarities); // nothing in play follows from it
    def.unique = at.has("unique") && at.at("unique").boolean();
    def.title = m_trees.nameOf(def.name);
    const auto next = static_cast<std::uint16_t>(m_identities.size() + 1);
    def.identity = m_identities.try_emplace(def.name + "\n" + def.subtitle, next).first->second;
    icons(at, def);
    numbers(at, def);
    if (at.has("attach"))
        attachment(at, Face::Any);
    deckRule(at.at("deck"), def);
    if (at.has("most"))
        def.most = static_cast<std::uint8_t>(at.at("most").integer(1, 20));
    keywords(at.at("keywords"), def);
    abilities(at.at("abilities"), def, Face::Any);
    if (def.type == CardType::Leader)
        leaderSides(at, def);
    if (at.has("upgrade"))
        upgradeSide(at.at("upgrade"), def);
    if (at.has("todo"))
        asPlain(at.at("todo"), def);
}

/// Makes an unfinished card plain: it keeps its figures, but loses its keywords and abilities. A
/// leader can still be deployed.
void CardReader::asPlain(const JsonCursor &todo, CardDef &def)
{
    def.playable = false;
    def.whyNot = todo.string();
    def.keywords = {};
    def.raid = def.restore = def.exploit = 0;
    def.openingHand = 0;
    def.mulligan = true;
    def.most = 0;
    std::erase_if(own, [](const Ability &a) {
        return a.kind != AbilityKind::Deploy || a.way != PlayWay::Plain;
    });
    std::erase_if(others, [](const CardDef &side) { return side.face == Face::UpgradeSide; });
}

void CardReader::icons(const JsonCursor &at, CardDef &def)
{
    const JsonCursor list = at.at("aspects");
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto aspect = readWord(list.item(i), words::aspects);
        ++def.aspects[static_cast<std::size_t>(aspect)];
        def.aspectMask
            = static_cast<std::uint8_t>(def.aspectMask | 1U << static_cast<unsigned>(aspect));
    }
    def.traits = m_trees.traits(at.at("traits"));
}

void CardReader::numbers(const JsonCursor &at, CardDef &def)
{
    def.cost = byteAt(at, "cost");
    def.power = modifierAt(at, "power");
    def.hp = modifierAt(at, "hp");
    if (at.has("arena"))
        def.arena = readWord(at.at("arena"), words::arenas);
    if (at.at("leader").isNull() || def.type != CardType::Leader)
        return;
    if (at.has("deploy"))
        (void)at.at("deploy").integer(0, 30);
}

void CardReader::keywords(const JsonCursor &at, CardDef &def)
{
    using For = TreeReader::KeywordsFor;
    const For purpose = def.type == CardType::Event ? For::Event
        : def.type == CardType::Upgrade             ? For::Upgrade
                                                    : For::Card;
    const TreeReader::KeywordSet set = m_trees.keywordSet(at, purpose);
    def.keywords = set.bits;
    def.raid = set.raid;
    def.restore = set.restore;
    def.exploit = set.exploit;
}

void CardReader::abilities(const JsonCursor &at, const CardDef &def, Face face)
{
    if (at.isNull() || !at.expectArray())
        return;
    for (std::size_t i = 0; i < at.size(); ++i) {
        Ability a = m_trees.ability(at.item(i), def.type);
        a.face = face;
        own.push_back(a);
    }
}

/// Whether an ability of the leader side deploys it, instead of an Epic Action.
static bool deploysItself(const JsonCursor &leader)
{
    const JsonCursor abilities = leader.at("abilities");
    for (std::size_t i = 0; abilities.isArray() && i < abilities.size(); ++i) {
        const JsonCursor ability = abilities.item(i); // must outlive `effects`
        const JsonCursor effects = ability.at("do");
        for (std::size_t n = 0; effects.isArray() && n < effects.size(); ++n)
            if (effects.item(n).isObject() && effects.item(n).has("deploy"))
                return true;
    }
    return false;
}

/// A leader with a second leader side is never a unit (CR 3.4.1).
void CardReader::leaderSides(const JsonCursor &at, CardDef &def)
{
    def.face = Face::LeaderSide;
    const JsonCursor leader = at.at("leader");
    if (leader.expectObject(keysOf(kLeaderSideFields)))
        abilities(leader.at("abilities"), def, Face::LeaderSide);
    if (at.has("second")) {
        secondSide(at.at("second"), def);
        return;
    }
    for (const std::string_view key : {"cost", "power", "hp", "arena", "unit"})
        (void)at.require(key);
    if (at.has("deploy") || !deploysItself(leader)) {
        (void)at.require("deploy");
        deploying(at, PlayWay::Plain);
    }
    if (const JsonCursor upgrade = at.at("upgrade");
        upgrade.isObject() && upgrade.has("deploys") && upgrade.at("deploys").boolean())
        deploying(at, PlayWay::Piloting);
    unitSide(at.at("unit"), def);
}

/// Its Epic Action; as an upgrade too where the leader may choose that (CR 3.4.4A).
void CardReader::deploying(const JsonCursor &at, PlayWay way)
{
    Ability deploy;
    deploy.kind = AbilityKind::Deploy;
    deploy.face = Face::LeaderSide;
    deploy.deployAt = byteAt(at, "deploy");
    if (at.has("deploy_counts"))
        deploy.subject = m_trees.filter(at.at("deploy_counts"));
    deploy.way = way;
    deploy.effects = m_trees.append(deployNode());
    own.push_back(deploy);
}

void CardReader::unitSide(const JsonCursor &at, CardDef &def)
{
    others.emplace_back().face = Face::UnitSide;
    if (!at.expectObject(keysOf(kUnitSideFields)))
        return;
    keywords(at.at("keywords"), def);
    abilities(at.at("abilities"), def, Face::UnitSide);
}

void CardReader::secondSide(const JsonCursor &at, const CardDef &def)
{
    CardDef &side = others.emplace_back();
    side.face = Face::SecondSide;
    if (!at.expectObject(keysOf(kSecondSideFields)))
        return;
    side.name = at.require("name").string();
    side.title = m_trees.nameOf(side.name);
    if (at.has("subtitle"))
        side.subtitle = at.at("subtitle").string();
    icons(at, side);
    abilities(at.at("abilities"), def, Face::SecondSide);
}

/// What the card is while it is attached. It says itself what to, or as Pilots do.
void CardReader::upgradeSide(const JsonCursor &at, const CardDef &def)
{
    CardDef &side = others.emplace_back();
    side.face = Face::UpgradeSide;
    if (!at.expectObject(keysOf(kUpgradeSideFields)))
        return;
    if (at.has("deploys") && def.type != CardType::Leader)
        at.at("deploys").fail("only a leader is deployed");
    side.power = modifierAt(at, "power");
    side.hp = modifierAt(at, "hp");
    attachment(at, Face::UpgradeSide);
    CardDef upgrade;
    upgrade.type = CardType::Upgrade;
    abilities(at.at("abilities"), upgrade, Face::UpgradeSide);
}

void CardReader::attachment(const JsonCursor &at, Face face)
{
    Ability a;
    a.kind = AbilityKind::Attach;
    a.face = face;
    const JsonCursor attach = at.at("attach");
    if (const JsonCursor kind = attach.at("kind"); kind.isString() && kind.string() == "base")
        kind.fail("what is attached to a base has the keyword Fortify");
    a.subject = at.has("attach") ? m_trees.filter(attach) : pilotsPlace(at);
    own.push_back(a);
}

/// "A friendly Vehicle unit without a Pilot on it" (CR 3.6.3B).
FilterId CardReader::pilotsPlace(const JsonCursor &at)
{
    JsonProblem problem;
    std::vector<JsonProblem> problems;
    const auto json = effects::parseJson(
        R"({"kind": "unit", "side": "friendly", "trait": "Vehicle",
            "without": {"kind": "upgrade", "trait": "Pilot"}})",
        problem);
    const FilterId place = m_trees.filter(JsonCursor(*json, problems));
    for (const JsonProblem &p : problems)
        at.fail("to lie on a Vehicle without a Pilot: " + p.message);
    return place;
}

/// What the card changes about building a deck with it.
void CardReader::deckRule(const JsonCursor &at, CardDef &def)
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

} // namespace playmat::swu
