#include "engine/core/rng.h"
#include "engine/swu/card_files.h"
#include "engine/swu/language/loader.h"
#include "engine/swu/text/print.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

namespace playmat::swu {

namespace {

using testing::cards;

/// A file with one unit; `parts` are its members besides the facts.
std::string fileWith(const std::string &parts)
{
    return R"({"set":"TST","name":"Test","traits":["Rebel"],"cards":[
{"id":"TST_001","name":"Tester","type":"unit","cost":1,"power":1,"hp":1,"arena":"ground","traits":["Rebel"])"
        + parts + "}]}";
}

struct Loaded
{
    CardDb db;
    std::vector<LoadError> errors;
};

Loaded load(const std::string &text)
{
    CardLoader loader;
    loader.addSet("test.json", text);
    Loaded loaded;
    loaded.db = loader.take();
    loaded.errors = loader.errors();
    return loaded;
}

/// The only error of a file with one unit and these members, as a sentence.
std::string errorOf(const std::string &parts)
{
    const Loaded loaded = load(fileWith(parts));
    EXPECT_EQ(loaded.errors.size(), 1U);
    return loaded.errors.empty() ? "no error" : describe(loaded.errors.front());
}

std::string effectError(const std::string &effect)
{
    return errorOf(R"(,"abilities":[{"when":"played","do":[)" + effect + "]}]");
}

const std::string kPlaceOfIt = "test.json: TST_001 at ";

} // namespace

TEST(SwuLoader, OwnCardFilesLoadWithoutAnError)
{
    const auto loaded = testing::loadCards();
    for (const LoadError &error : loaded.errors)
        ADD_FAILURE() << describe(error);
    EXPECT_NE(loaded.db.experience, 0);
    EXPECT_NE(loaded.db.shield, 0);
    EXPECT_EQ(loaded.db.def(loaded.db.vanilla).id, "SOR_095");
}

TEST(SwuLoader, EveryCardOfTheFinishedSetsIsPlayable)
{
    static constexpr std::array kFinished{"SOR_", "SHD_", "IBH_"};
    for (const CardDef &card : cards().defs)
        for (const std::string_view set : kFinished)
            EXPECT_TRUE(card.playable || !card.id.starts_with(set))
                << card.id << ": " << card.whyNot;
}

TEST(SwuLoader, OlderSetsComeFirst)
{
    static constexpr std::array kFirst{"SOR_001",  "SHD_001", "TWI_001", "JTL_001",
                                       "LOF_001",  "IBH_001", "SEC_001", "LAW_001",
                                       "TS26_001", "ASH_001", "HMW_001"};
    DefId before = 0;
    for (const std::string_view id : kFirst) {
        EXPECT_GT(cards().find(id), before) << id;
        before = cards().find(id);
    }
}

TEST(SwuLoader, UnknownKeyIsAnErrorWithItsPlace)
{
    EXPECT_EQ(errorOf(R"(,"colour":"red")"), "test.json: TST_001: unknown key \"colour\"");
    EXPECT_EQ(effectError(R"({"damage":2,"to":"this","loudly":true})"),
              kPlaceOfIt + "abilities[0].do[0]: unknown key \"loudly\"");
    EXPECT_EQ(effectError(R"({"damage":2,"to":{"choose":{"kind":"unit","colour":"red"}}})"),
              kPlaceOfIt + "abilities[0].do[0].to.choose: unknown key \"colour\"");
}

TEST(SwuLoader, ACardHasRoomForEightAbilities)
{
    std::string abilities = R"({"when":"played","do":[{"draw":1}]})";
    for (int i = 1; i < 17; ++i)
        abilities += R"(,{"when":"played","do":[{"draw":1}]})";
    EXPECT_EQ(errorOf(R"(,"abilities":[)" + abilities + "]"),
              kPlaceOfIt + "abilities: a card has at most 8 abilities");
}

TEST(SwuLoader, WrongTypeIsAnError)
{
    EXPECT_EQ(errorOf(R"(,"unique":"yes")"),
              kPlaceOfIt + "unique: expected true or false, found a string");
    EXPECT_EQ(errorOf(R"(,"abilities":{})"),
              kPlaceOfIt + "abilities: expected a list, found an object");
    EXPECT_EQ(effectError(R"({"return":3})"),
              kPlaceOfIt + "abilities[0].do[0].return: expected selector");
    EXPECT_EQ(effectError(R"({"damage":true,"to":"this"})"),
              kPlaceOfIt + "abilities[0].do[0].damage: expected amount");
}

/// What was not read is not looked at any further.
TEST(SwuLoader, AConditionThatIsNoneIsAnError)
{
    EXPECT_NE(errorOf(R"(,"abilities":[{"affects":"this","while":{"not":"a"},"power":1}])")
                  .find("abilities[0].while.not: "),
              std::string::npos);
}

TEST(SwuLoader, WhatNothingWouldAskForIsAnError)
{
    const auto constantError
        = [](const std::string &ability) { return errorOf(R"(,"abilities":[)" + ability + "]"); };
    EXPECT_EQ(constantError(R"({"affects":"this","rule":"lends_from_discard","change":3,
                                "of":{"kind":"unit","side":"friendly","in":"discard"}})"),
              kPlaceOfIt + "abilities[0].change: 3 is not between 1 and 2");
    EXPECT_EQ(effectError(R"({"discard":2,"of":{"kind":"unit"},"all_or_none":true})"),
              kPlaceOfIt
                  + "abilities[0].do[0].all_or_none: \"of\" must have a name: nobody is asked "
                    "which cards");
}

TEST(SwuLoader, OnlyOneCardCopiesUnits)
{
    const auto copier = [](const std::string &id) {
        return R"({"id":")" + id + R"(","name":")" + id
            + R"(","type":"unit","cost":1,"power":1,"hp":1,"arena":"ground","traits":["Rebel"],
            "abilities":[{"affects":"this","rule":"copies_unit","of":"unit"}]})";
    };
    const std::string start = R"({"set":"TST","name":"Test","traits":["Rebel"],"cards":[)";
    EXPECT_TRUE(load(start + copier("TST_001") + "]}").errors.empty());
    const Loaded two = load(start + copier("TST_001") + "," + copier("TST_002") + "]}");
    ASSERT_EQ(two.errors.size(), 1U);
    EXPECT_EQ(two.errors[0].card, "TST_002");
}

TEST(SwuLoader, MissingKeyIsAnError)
{
    EXPECT_EQ(effectError(R"({"damage":2})"),
              kPlaceOfIt + "abilities[0].do[0]: the key \"to\" is missing");
    const Loaded loaded = load(
        R"({"set":"TST","name":"Test","cards":[{"id":"TST_01","name":"A","type":"event"}]})");
    ASSERT_EQ(loaded.errors.size(), 1U);
    EXPECT_EQ(describe(loaded.errors[0]), "test.json: TST_01: the key \"cost\" is missing");
}

TEST(SwuLoader, UnknownWordIsAnErrorThatNamesTheKnownOnes)
{
    EXPECT_EQ(errorOf(R"(,"aspects":["bravery"])"),
              kPlaceOfIt
                  + "aspects[0]: \"bravery\" is none of: vigilance, command, aggression, cunning, "
                    "heroism, villainy");
    EXPECT_EQ(
        errorOf(R"(,"rarity":"commom")"),
        kPlaceOfIt
            + "rarity: \"commom\" is none of: common, uncommon, rare, legendary, special; did "
              "you mean \"common\"?");
    EXPECT_EQ(effectError(R"({"ready":{"choose":{"kind":"unit","trait":"Wizard"}}})"),
              kPlaceOfIt
                  + "abilities[0].do[0].ready.choose.trait: \"Wizard\" is not a trait in the "
                    "loaded sets");
}

TEST(SwuLoader, NumbersHaveBounds)
{
    EXPECT_EQ(errorOf(R"(,"keywords":[{"raid":0}])"),
              kPlaceOfIt + "keywords[0].raid: 0 is not between 1 and 20");
    EXPECT_EQ(errorOf(R"(,"keywords":["raid"])"),
              kPlaceOfIt + "keywords[0]: needs a number: {\"raid\": 1}");
    for (const char *modes : {"0", "3", "-2"})
        EXPECT_EQ(effectError(std::string(R"({"modes":)") + modes
                              + R"(,"of":[[{"draw":1}],[{"draw":2}]]})"),
                  kPlaceOfIt + "abilities[0].do[0].modes: " + modes + " is not between 1 and 2");
}

TEST(SwuLoader, AnEffectIsNamedOnce)
{
    EXPECT_EQ(effectError(R"({"to":"this"})"),
              kPlaceOfIt + "abilities[0].do[0]: no effect is named here");
    const Loaded loaded = load(
        fileWith(R"(,"abilities":[{"when":"played","do":[{"ready":"this","exhaust":"this"}]}])"));
    ASSERT_FALSE(loaded.errors.empty());
    EXPECT_EQ(loaded.errors[0].message, "both \"ready\" and \"exhaust\"");
}

TEST(SwuLoader, MalformedJsonIsFoundByLineAndColumn)
{
    const Loaded loaded = load("{\"set\": \"TST\",\n  \"cards\": [1, 2,, 3]}");
    ASSERT_EQ(loaded.errors.size(), 1U);
    EXPECT_EQ(loaded.errors[0].line, 2U);
    EXPECT_EQ(loaded.errors[0].column, 18U);
    EXPECT_EQ(loaded.errors[0].file, "test.json");
    EXPECT_EQ(load("").errors.at(0).message, "the document ends too early");
    EXPECT_EQ(load("{\"set\"").errors.size(), 1U);
}

TEST(SwuLoader, KeysStandOnce)
{
    const Loaded loaded = load(R"({"set":"TST","set":"TST"})");
    ASSERT_EQ(loaded.errors.size(), 1U);
    EXPECT_EQ(loaded.errors[0].message, "the key \"set\" appears twice");
}

TEST(SwuLoader, DeepNestingIsRefused)
{
    EXPECT_EQ(load(std::string(5000, '[')).errors.at(0).message, "nested too deeply");
}

TEST(SwuLoader, IdsAreNumbersOfCards)
{
    for (const char *id : {"TST001", "tst_001", "TST_", "TST_1", "T_001", "TST_00A", "TST_0001"}) {
        const std::string file = fileWith("");
        const std::size_t at = file.find("TST_001");
        const Loaded loaded = load(std::string(file).replace(at, 7, id));
        ASSERT_EQ(loaded.errors.size(), 1U) << id;
        EXPECT_TRUE(describe(loaded.errors[0])
                        .ends_with("at id: is not the number of a card, like "
                                   "SOR_010"))
            << describe(loaded.errors[0]);
    }
}

TEST(SwuLoader, IdsStandOnce)
{
    CardLoader loader;
    loader.addSet("a.json", fileWith(""));
    loader.addSet("b.json", fileWith(""));
    EXPECT_EQ(loader.take().defs.size(), 2U);
    ASSERT_EQ(loader.errors().size(), 1U);
    EXPECT_EQ(describe(loader.errors()[0]),
              "b.json: TST_001 at id: a card with this id was loaded before");
}

TEST(SwuLoader, WhatIsNotACardOrAFileIsAnError)
{
    EXPECT_EQ(load("[]").errors.at(0).message, "expected an object, found a list");
    EXPECT_EQ(load(R"({"set":"T","name":"T","cards":[7]})").errors.at(0).message,
              "a card is an object");
    CardLoader loader;
    loader.addAliases("aliases.json", R"({"aliases":{"X_1":"SOR_999"}})");
    (void)loader.take();
    ASSERT_EQ(loader.errors().size(), 1U);
    EXPECT_EQ(loader.errors()[0].message, "there is no card \"SOR_999\"");
}

TEST(SwuLoader, OneRunFindsAllMistakes)
{
    EXPECT_EQ(load(fileWith(R"(,"unique":1,"aspects":["x","y"],"keywords":["z"])")).errors.size(),
              4U);
}

TEST(SwuLoader, UnfinishedCardIsNotPlayableAndSaysWhy)
{
    const Loaded loaded = load(fileWith(R"(,"todo":"copies another unit")"));
    ASSERT_TRUE(loaded.errors.empty());
    EXPECT_FALSE(loaded.db.def(1).playable);
    EXPECT_EQ(loaded.db.def(1).whyNot, "copies another unit");
}

TEST(SwuLoader, UnfinishedCardHasItsFiguresAndDoesNothing)
{
    const Loaded loaded = load(fileWith(
        R"(,"todo":"the rest","keywords":["grit",{"raid":2}],"abilities":[{"when":"played","do":[{"draw":1}]}])"));
    ASSERT_TRUE(loaded.errors.empty());
    const CardDef &card = loaded.db.def(1);
    EXPECT_TRUE(card.keywords.empty());
    EXPECT_EQ(card.raid, 0);
    EXPECT_EQ(card.abilityCount, 0);
    EXPECT_EQ(printCard(loaded.db, 1), "Its text does not play yet.");
}

TEST(SwuLoader, FindsCardsByReprintsNamesAndTraits)
{
    EXPECT_EQ(cards().def(cards().find("C24_001")).id, "SOR_038");
    EXPECT_EQ(cards().find("XYZ_001"), 0);
    EXPECT_EQ(cards().names[cards().findName("darth VADER")], "Darth Vader");
    EXPECT_EQ(cards().findName("Nobody"), 0);
    EXPECT_EQ(cards().traits[static_cast<std::size_t>(cards().findTrait("bounty hunter"))],
              "Bounty Hunter");
    EXPECT_EQ(cards().findTrait("Wizard"), -1);
}

TEST(SwuLoader, TitlesAreSharedAndIdentitiesAreNot)
{
    const CardDef &leader = cards().def(cards().find("SOR_010"));
    const CardDef &unit = cards().def(cards().find("SOR_087"));
    EXPECT_EQ(leader.title, unit.title);
    EXPECT_NE(leader.identity, unit.identity);
}

TEST(SwuLoader, AbilitiesStandTogetherInPrintedOrder)
{
    for (std::size_t d = 1; d < cards().defs.size(); ++d) {
        const CardDef &def = cards().defs[d];
        for (unsigned i = 0; i < def.abilityCount; ++i) {
            const Ability &a = cards().program.abilities[def.firstAbility + i];
            EXPECT_EQ(a.card, d) << def.id;
            EXPECT_EQ(a.index, i) << def.id;
        }
    }
}

TEST(SwuLoader, LeadersHaveTheirDeployment)
{
    const CardDef &vader = cards().def(cards().find("SOR_010"));
    const auto *deploy = &cards().program.abilities[vader.firstAbility + 1U];
    EXPECT_EQ(deploy->kind, AbilityKind::Deploy);
    EXPECT_EQ(deploy->deployAt, 7);
    EXPECT_EQ(deploy->face, Face::LeaderSide);
}

TEST(SwuLoader, EqualFiltersAreStoredOnce)
{
    const auto &filters = cards().program.filters;
    for (std::size_t i = 1; i < filters.size(); ++i)
        for (std::size_t j = i + 1; j < filters.size(); ++j)
            EXPECT_FALSE(filters[i] == filters[j]) << i << " and " << j;
}

TEST(SwuLoader, HashFollowsWhatChangesPlay)
{
    const std::uint64_t plain = load(fileWith("")).db.hash;
    EXPECT_EQ(load(fileWith("")).db.hash, plain);
    EXPECT_EQ(load(fileWith(R"(,"rarity":"rare")")).db.hash, plain);
    EXPECT_NE(load(fileWith(R"(,"keywords":["grit"])")).db.hash, plain);
}

// Any change of any byte gives a database or errors, never a crash; cards are read all the same.
TEST(SwuLoader, DamagedFilesNeverCrash)
{
    const std::string whole = testing::readFile(testing::cardFolder() / "sor.json");
    const std::string text = whole.substr(0, whole.find(R"({"id":"SOR_019")"));
    const std::string good = text.substr(0, text.rfind(',')) + "]}";
    ASSERT_TRUE(load(good).errors.empty());
    core::Rng rng(7);
    const std::string_view bytes = "{}[]\":,0-9tfnae \\x";
    for (int round = 0; round < 300; ++round) {
        std::string damaged = good;
        for (int i = 0; i < 3; ++i) {
            const std::size_t at = rng.below(static_cast<std::uint32_t>(damaged.size()));
            if (rng.below(3) == 0)
                damaged.erase(at, 1 + rng.below(20));
            else
                damaged[at] = bytes[rng.below(static_cast<std::uint32_t>(bytes.size()))];
        }
        const Loaded loaded = load(damaged);
        EXPECT_GE(loaded.db.defs.size(), 1U);
    }
}

} // namespace playmat::swu
