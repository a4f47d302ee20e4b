#include "engine/swu/card_files.h"
#include "engine/swu/language/op.h"
#include "engine/swu/language/vocabulary.h"
#include "engine/swu/text/print.h"
#include "engine/swu/view/forecast.h"
#include "support/folders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <set>

namespace playmat::swu {

namespace {

using testing::cards;

DefId id(std::string_view printed)
{
    return cards().find(printed);
}

std::string plain(std::string_view printed, Face face = Face::Any)
{
    return printCard(cards(), id(printed), face, Markup::Plain);
}

bool hasText(const CardDef &def)
{
    return &def == &cards().def(cards().shield) || !def.keywords.empty() || def.abilityCount > 0
        || def.deckCopies > 0 || def.deckSize != 0 || def.openingHand != 0 || !def.playable;
}

/// What is left of a phrase that was not filled in, or of words that do not fit together.
void expectWellFormed(const std::string &rich, const std::string &where)
{
    static const std::regex mark(
        R"(\{(aspect|trait|keyword|resource):[A-Za-z0-9' ]+\}|\{exhaust\}|<b>|</b>|<p>|<br>)");
    const std::string words = std::regex_replace(rich, mark, "x");
    EXPECT_EQ(words.find_first_of("{}<>|"), std::string::npos) << where << ": " << rich;
    for (const char *wrong : {"  ", " .", " ,", "..", ". .", " a an ", " it it ", "you may you may",
                              ":.", "an x x x x"})
        EXPECT_EQ(words.find(wrong), std::string::npos)
            << where << " has '" << wrong << "': " << rich;
}

/// "SHD" of "SHD_029".
std::string setOf(const CardDef &def)
{
    return def.id.substr(0, def.id.find('_'));
}

std::string everyText(const std::string &set)
{
    std::string all;
    for (std::size_t i = 1; i < cards().defs.size(); ++i) {
        const CardDef &def = cards().defs[i];
        if (!hasText(def) || !def.playable || setOf(def) != set)
            continue;
        all += def.id + " " + def.name + (def.subtitle.empty() ? "" : ", " + def.subtitle) + "\n";
        const auto card = static_cast<DefId>(i);
        if (def.type == CardType::Leader)
            all += printCard(cards(), card, Face::LeaderSide, Markup::Plain) + "\n--\n";
        all += printCard(cards(), card, def.type == CardType::Leader ? Face::UnitSide : Face::Any,
                         Markup::Plain);
        if (def.type == CardType::Leader && def.side(Face::UpgradeSide) != 0)
            all += "\n--\n" + printCard(cards(), card, Face::UpgradeSide, Markup::Plain);
        all += "\n\n";
    }
    return all;
}

/// Compares with tests/golden/swu, where files have small letters.
void expectGolden(std::string name, const std::string &now)
{
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
    const auto file = std::filesystem::path(test::sourceDir()) / "tests/golden/swu" / name;
    if (std::getenv("PLAYMAT_UPDATE_GOLDEN") != nullptr) {
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << now;
    }
    std::istringstream expected(testing::readFile(file));
    std::istringstream got(now);
    std::string a;
    std::string b;
    for (int line = 1; std::getline(expected, a); ++line) {
        ASSERT_TRUE(std::getline(got, b)) << name << " line " << line;
        ASSERT_EQ(a, b) << name << " line " << line;
    }
    EXPECT_FALSE(std::getline(got, b)) << name << ": " << b;
}

} // namespace

TEST(SwuPrint, EveryCardWithAnAbilityHasAText)
{
    for (std::size_t i = 1; i < cards().defs.size(); ++i) {
        const CardDef &def = cards().defs[i];
        const std::string text = printCard(cards(), static_cast<DefId>(i));
        EXPECT_EQ(!text.empty(), hasText(def)) << def.id;
        expectWellFormed(text, def.id);
    }
}

TEST(SwuPrint, EveryAbilityHasAText)
{
    for (std::size_t i = 1; i < cards().program.abilities.size(); ++i) {
        const std::string text = printAbility(cards(), static_cast<AbilityId>(i));
        EXPECT_GT(text.size(), 8U) << i;
        const bool isWay = cards().program.abilities[i].kind == AbilityKind::Way; // "Smuggle [...]"
        const bool isWord = text.starts_with("{keyword:"); // "Plot", "Coordinate — Grit"
        EXPECT_TRUE(text.ends_with(isWay ? "]" : ".") || text.ends_with("”")
                    || (isWord && text.ends_with("}")))
            << text;
    }
}

TEST(SwuPrint, EveryEffectThatAsksHasAText)
{
    for (std::size_t i = 1; i < cards().program.nodes.size(); ++i) {
        const Node &n = cards().program.nodes[i];
        if (n.body == 0 && (n.op->is(op::Silent) || n.op == findOp("if_you_do")))
            continue;
        const std::string text = printNode(cards(), static_cast<NodeId>(i));
        EXPECT_FALSE(text.empty()) << i;
        expectWellFormed(text, "node " + std::to_string(i));
    }
}

TEST(SwuPrint, EverySelectorHasAText)
{
    for (std::size_t i = 1; i < cards().program.selectors.size(); ++i)
        EXPECT_FALSE(printSelector(cards(), static_cast<SelId>(i)).empty()) << i;
}

TEST(SwuPrint, RichTextHasMarks)
{
    EXPECT_EQ(printCard(cards(), id("SOR_010"), Face::LeaderSide),
              "<b>Action</b> [{resource:1}, {exhaust}]<b>:</b> If you played a {aspect:villainy} "
              "card this phase, deal 1 damage to a unit and 1 damage to a base."
              "<p><b>Epic Action:</b> If you control 7 or more resources, deploy this leader.");
    EXPECT_EQ(printCard(cards(), id("SOR_194")), "{keyword:Raid 2}, {keyword:Saboteur}");
    EXPECT_EQ(printCard(cards(), id("SOR_242")),
              "Each other friendly {trait:Rebel} unit gets +1/+1.");
}

TEST(SwuPrint, PlainTextHasWords)
{
    EXPECT_EQ(plain("SOR_005", Face::LeaderSide),
              "Action [1 resource, exhaust]: Give a Shield token to a Heroism unit you played this "
              "phase.\nEpic Action: If you control 6 or more resources, deploy this leader.");
    EXPECT_EQ(plain("SOR_005", Face::UnitSide),
              "On Attack: You may give a Shield token to another unit.");
    EXPECT_EQ(withoutMarkup("Pay {resource:2}, {exhaust}<br><b>x</b> {aspect:command}"),
              "Pay 2 resources, exhaust\nx Command");
}

TEST(SwuPrint, EffectsAreRequests)
{
    const Ability &fire = cards().program.abilities[cards().def(id("SOR_172")).firstAbility];
    EXPECT_EQ(printNode(cards(), fire.effects, id("SOR_172")), "Deal 4 damage to a unit");
    const Ability &droid = cards().program.abilities[cards().def(id("SOR_059")).firstAbility];
    EXPECT_EQ(printNode(cards(), droid.effects, id("SOR_059")), "Heal 2 damage from another unit");
    EXPECT_EQ(printSelector(cards(), cards().program.nodes[droid.effects].target), "another unit");
}

TEST(SwuPrint, EffectsAreSaidAsTheirAbilitySaysThem)
{
    const auto abilityOf = [](std::string_view printed, unsigned index) -> const Ability & {
        return cards().program.abilities[cards().def(id(printed)).firstAbility + index];
    };
    EXPECT_EQ(printNode(cards(), abilityOf("SOR_010", 1).effects, id("SOR_010")),
              "Deploy this leader");
    const NodeId unitDamage = abilityOf("SOR_010", 0).effects;
    EXPECT_EQ(printNode(cards(), cards().program.nodes[unitDamage].next, id("SOR_010")),
              "Deal 1 damage to a base");
    const NodeId look = abilityOf("SOR_236", 0).effects;
    const NodeId may = cards().program.nodes[look].body;
    EXPECT_EQ(printNode(cards(), cards().program.nodes[may].body, id("SOR_236")),
              "Put it on the bottom of your deck");
}

/// "If …", "unless …": with a verb, and not the same when it is turned round.
TEST(SwuPrint, ConditionsAreClauses)
{
    static const std::regex verb(
        R"( (is|isn't|are|aren't|was|wasn't|has|have|own|do|don't|doesn't|didn't|left|gave|entered|created|controls?|paid|played|discarded|discard|attacked|survived|defeated|dealt|shares|can|can't)\b)");
    CardDb opposite = cards();
    for (Cond &cond : opposite.program.conds)
        cond.negate = !cond.negate;
    for (std::size_t card = 1; card < cards().defs.size(); ++card) {
        const CardDef &def = cards().defs[card];
        for (unsigned i = 0; i < def.abilityCount; ++i) {
            const Ability &ability = cards().program.abilities[def.firstAbility + i];
            const CondId cond = conditionOf(cards().program, ability);
            if (cond == 0)
                continue;
            const std::string words = printCondition(cards(), cond, static_cast<DefId>(card));
            const std::string turned = printCondition(opposite, cond, static_cast<DefId>(card));
            EXPECT_TRUE(std::regex_search(words, verb)) << def.id << ": " << words;
            EXPECT_TRUE(std::regex_search(turned, verb)) << def.id << ": " << turned;
            EXPECT_NE(words, turned) << def.id;
        }
    }
}

TEST(SwuPrint, WhatAnUpgradeGivesIsUsedWithoutItsGiver)
{
    for (const char *printed : {"SHD_125", "SHD_155"}) {
        const CardDef &def = cards().def(id(printed));
        unsigned given = 0;
        for (unsigned i = 0; i < def.abilityCount; ++i) {
            const auto ability = static_cast<AbilityId>(def.firstAbility + i);
            if (!cards().program.abilities[ability].onAttached)
                continue;
            ++given;
            const std::string used = printUsed(cards(), ability, Markup::Plain);
            EXPECT_EQ(printAbility(cards(), ability, Markup::Plain),
                      "Attached unit gains: \u201c" + used + "\u201d");
        }
        EXPECT_GT(given, 0U) << printed;
    }
    const AbilityId own = cards().def(id("SOR_059")).firstAbility;
    EXPECT_EQ(printUsed(cards(), own), printAbility(cards(), own));
}

TEST(SwuPrint, AConditionAboutTheTimeIsAClauseAndASpan)
{
    const CardDef &chirrut = cards().def(id("SOR_004"));
    CondId cond = 0;
    for (unsigned i = 0; i < chirrut.abilityCount; ++i)
        cond = std::max(cond, cards().program.abilities[chirrut.firstAbility + i].cond);
    EXPECT_EQ(printCondition(cards(), cond), "it is the action phase");
    EXPECT_TRUE(plain("SOR_004", Face::UnitSide).starts_with("During the action phase, "));
}

TEST(SwuPrint, KeywordsHaveNamesAndMeanings)
{
    EXPECT_EQ(keywordName(kw::Sentinel), "Sentinel");
    EXPECT_EQ(keywordName(kw::Raid, 2), "Raid 2");
    Keywords all;
    for (const KeywordWord &row : words::keywords) {
        EXPECT_FALSE(all.any(row.value)) << row.text;
        all |= row.value;
        EXPECT_EQ(keywordName(row.value), row.name);
        EXPECT_TRUE(row.about.ends_with(".")) << row.about;
    }
}

// One file per set. With PLAYMAT_UPDATE_GOLDEN=1 they are rewritten; read the difference before
// keeping it.
TEST(SwuPrint, TextsAreAsTheyWereRead)
{
    std::set<std::string> sets;
    for (std::size_t i = 1; i < cards().defs.size(); ++i)
        if (cards().defs[i].playable)
            sets.insert(setOf(cards().defs[i]));
    for (const std::string &set : sets)
        expectGolden(set + "-text.txt", everyText(set));
}

} // namespace playmat::swu
