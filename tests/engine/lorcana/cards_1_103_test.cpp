#include "support/lorcana_table.h"

/// The First Chapter, ruby: 1-103 to 1-136.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;

TEST(LorcanaCard, Set1_104_MovesTwoLoreEachWay)
{
    LorcanaTable t;
    t.play(0, {"1-104"}).play(1, {Placed("1-009").exerted()}).lore(0, 1).lore(1, 6).start();
    t.challenge("1-104", "1-009");
    EXPECT_EQ(t.lore(0), 3);
    EXPECT_EQ(t.lore(1), 4);
}

TEST(LorcanaCard, Set1_104_TakesNothingInTheOpponentsTurn)
{
    LorcanaTable t;
    t.active(1).lore(1, 3).play(0, {Placed("1-104").exerted()}).play(1, {"1-009"}).start();
    t.challenge("1-009", "1-104");
    EXPECT_EQ(t.zone("1-009"), Zone::Discard);
    EXPECT_EQ(t.lore(0), 0);
    EXPECT_EQ(t.lore(1), 3);
}

TEST(LorcanaCard, Set1_104_ShiftsForFiveOntoAnyAladdin)
{
    LorcanaTable t;
    t.ink(0, 5).hand(0, {"1-104"}).play(0, {"1-069", Placed("1-105").exerted().damaged(1)});
    t.play(0, {"1-103"}).play(1, {"1-171"}).start();
    EXPECT_TRUE(t.canPlay("1-104", PlayWay::Shift, "1-069"));
    EXPECT_FALSE(t.canPlay("1-104", PlayWay::Shift, "1-103"));
    EXPECT_FALSE(t.canPlay("1-104", PlayWay::Shift, "1-171"));
    EXPECT_FALSE(t.canPlay("1-104", PlayWay::Ink));
    t.shift("1-104", "1-105");
    EXPECT_EQ(t.readyInk(0), 0);
    EXPECT_TRUE(t.isExerted("1-104"));
    EXPECT_EQ(t.damage("1-104"), 1);
}

TEST(LorcanaCard, Set1_105_and_121_EachOpponentLosesOneLore)
{
    for (const char *id : {"1-105", "1-121"}) {
        SCOPED_TRACE(id);
        fromBothLorcanaSeats([id](LorcanaTable &t, PlayerId me, PlayerId you) {
            t.ink(me, 6).hand(me, {id}).lore(me, 4).lore(you, 4).start();
            t.playCard(id);
            EXPECT_EQ(t.lore(me), 4);
            EXPECT_EQ(t.lore(you), 3);
        });
    }
}

TEST(LorcanaCard, Set1_105_LoreNeverFallsBelowZero) // CR 1.11.1
{
    LorcanaTable t;
    t.ink(0, 3).hand(0, {"1-105"}).start();
    t.playCard("1-105");
    EXPECT_EQ(t.lore(1), 0);
}

TEST(LorcanaCard, Set1_107_OnlyWhileExertedAndOnlyOpposingEvasiveOnes)
{
    LorcanaTable t;
    t.play(0, {"1-111", "1-012"}).play(1, {"1-107", "1-115"}).start();
    EXPECT_FALSE(t.card("1-111").has(kw::Reckless));
    t.endTurn();
    t.quest("1-107");
    EXPECT_TRUE(t.card("1-111").has(kw::Reckless));
    EXPECT_FALSE(t.card("1-012").has(kw::Reckless));
    EXPECT_FALSE(t.card("1-115").has(kw::Reckless));
}

TEST(LorcanaCard, Set1_107_114_and_119_RushChallengesButDoesNotQuest) // CR 8.9.1
{
    for (const char *id : {"1-107", "1-114", "1-119"}) {
        SCOPED_TRACE(id);
        LorcanaTable t;
        t.play(0, {Placed(id).drying(), Placed("1-106").drying()});
        t.play(1, {Placed("1-012").exerted(), "1-013"}).start();
        EXPECT_TRUE(t.can(OptionKind::Challenge, id, "1-012"));
        EXPECT_FALSE(t.can(OptionKind::Challenge, id, "1-013"));
        EXPECT_FALSE(t.can(OptionKind::Challenge, "1-106", "1-012"));
        EXPECT_FALSE(t.can(OptionKind::Quest, id));
    }
}

TEST(LorcanaCard, Set1_109_ReadiesForAnAnnaAndThenCannotQuest)
{
    LorcanaTable t;
    t.ink(0, 6).hand(0, {"1-035", "1-013"}).play(0, {Placed("1-109").exerted()});
    t.play(1, {Placed("1-009").exerted()}).start();
    t.playCard("1-013");
    EXPECT_TRUE(t.isExerted("1-109"));
    t.playCard("1-035");
    t.trigger("1-109");
    EXPECT_FALSE(t.isExerted("1-109"));
    EXPECT_FALSE(t.can(OptionKind::Quest, "1-109"));
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-109", "1-009"));
    t.endTurn();
    t.endTurn();
    EXPECT_TRUE(t.can(OptionKind::Quest, "1-109"));
}

TEST(LorcanaCard, Set1_109_IsNotConcernedWithAnOpponentsAnna)
{
    LorcanaTable t;
    t.active(1).play(0, {Placed("1-109").exerted()}).ink(1, 4).hand(1, {"1-035"}).start();
    t.playCard("1-035");
    EXPECT_TRUE(t.isExerted("1-109"));
    t.idle(1);
}

TEST(LorcanaCard, Set1_110_and_126_RecklessMustChallengeIfAble) // CR 8.7
{
    for (const char *id : {"1-110", "1-126"}) {
        SCOPED_TRACE(id);
        LorcanaTable t;
        t.play(0, {id}).play(1, {Placed("1-012").exerted()}).start();
        EXPECT_FALSE(t.can(OptionKind::Quest, id));
        EXPECT_FALSE(t.can(OptionKind::EndTurn));
        t.challenge(id, "1-012");
        EXPECT_TRUE(t.can(OptionKind::EndTurn));
    }
}

TEST(LorcanaCard, Set1_110_MayWaitWithNobodyToChallengeOrWhileDrying)
{
    LorcanaTable t;
    t.play(0, {"1-110"}).play(1, {"1-012", Placed("1-111").exerted()}).start();
    EXPECT_TRUE(t.can(OptionKind::EndTurn));

    LorcanaTable drying;
    drying.play(0, {Placed("1-110").drying()}).play(1, {Placed("1-012").exerted()}).start();
    EXPECT_TRUE(drying.can(OptionKind::EndTurn));
}

TEST(LorcanaCard, Set1_110_MayBeExertedToSingInstead) // CR 8.7.4
{
    LorcanaTable t;
    t.hand(0, {"1-164"}).play(0, {"1-110"}).play(1, {Placed("1-012").exerted()}).start();
    t.sing("1-164", "1-110");
    EXPECT_TRUE(t.can(OptionKind::EndTurn));
}

TEST(LorcanaCard, Set1_114_RushMakesAFreshRecklessOneChallenge) // CR 8.7.3, 8.9.1
{
    LorcanaTable t;
    t.ink(0, 5).hand(0, {"1-114"}).play(1, {Placed("1-012").exerted()}).start();
    t.playCard("1-114");
    EXPECT_FALSE(t.can(OptionKind::EndTurn));
    t.challenge("1-114", "1-012");
    EXPECT_EQ(t.zone("1-012"), Zone::Discard);
    EXPECT_TRUE(t.can(OptionKind::EndTurn));
}

TEST(LorcanaCard, Set1_111_115_120_and_127_OnlyEvasiveOnesChallengeThem) // CR 8.6.1
{
    for (const char *id : {"1-111", "1-115", "1-120", "1-127"}) {
        SCOPED_TRACE(id);
        LorcanaTable t;
        t.play(0, {"1-012", "1-091"}).play(1, {Placed(id).exerted()}).start();
        EXPECT_FALSE(t.can(OptionKind::Challenge, "1-012", id));
        EXPECT_TRUE(t.can(OptionKind::Challenge, "1-091", id));
    }
}

TEST(LorcanaCard, Set1_112_ReadiesAnyCharacterThatThenCannotQuest)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.ink(me, 2).hand(me, {"1-112"}).play(me, {Placed("1-012").exerted()});
        t.play(you, {Placed("1-009").exerted(), "1-069"}).start();
        t.playCard("1-112");
        t.selectable({"1-112", "1-012", "1-009"}); // Ward keeps 1-069 out
        t.choose("1-012");
        EXPECT_FALSE(t.isExerted("1-012"));
        EXPECT_FALSE(t.can(OptionKind::Quest, "1-012"));
        EXPECT_TRUE(t.can(OptionKind::Challenge, "1-012", "1-009"));
        t.endTurn();
        t.endTurn();
        EXPECT_TRUE(t.can(OptionKind::Quest, "1-012"));
    });
}

TEST(LorcanaCard, Set1_113_MayBanishAnyCharacter)
{
    for (const bool wants : {false, true}) {
        LorcanaTable t;
        t.ink(0, 9).hand(0, {"1-113"}).play(0, {"1-012"}).play(1, {"1-144", "1-125"}).start();
        t.playCard("1-113");
        if (!wants) {
            t.no();
            EXPECT_EQ(t.zone("1-125"), Zone::Play);
            t.idle(0);
            continue;
        }
        t.yes();
        t.selectable({"1-113", "1-012", "1-125"});
        t.choose("1-125");
        EXPECT_EQ(t.zone("1-125"), Zone::Discard);
    }
}

TEST(LorcanaCard, Set1_117_MayBanishATeKaOfAnyVersion)
{
    LorcanaTable t;
    t.ink(0, 5).hand(0, {"1-117"}).play(0, {"1-126"}).play(1, {"1-192", "1-012"}).start();
    t.playCard("1-117");
    t.yes();
    t.selectable({"1-126", "1-192"});
    t.choose("1-192");
    EXPECT_EQ(t.zone("1-192"), Zone::Discard);
}

TEST(LorcanaCard, Set1_117_AsksNothingWithoutATeKa)
{
    LorcanaTable t;
    t.ink(0, 5).hand(0, {"1-117"}).play(1, {"1-012"}).start();
    t.playCard("1-117");
    t.idle(0);
}

TEST(LorcanaCard, Set1_118_OthersAreWorthMoreThisTurn) // applied to those there, CR 6.4.2.2
{
    LorcanaTable t;
    t.ink(0, 2).hand(0, {"1-013"}).play(0, {"1-118", "1-012"});
    t.play(1, {Placed("1-009").exerted(), "1-017"}).start();
    t.challenge("1-118", "1-009");
    t.playCard("1-013");
    EXPECT_EQ(t.loreOf("1-012"), 3);
    EXPECT_EQ(t.loreOf("1-118"), 1);
    EXPECT_EQ(t.loreOf("1-013"), 1);
    EXPECT_EQ(t.loreOf("1-017"), 1);
    t.quest("1-012");
    EXPECT_EQ(t.lore(0), 3);
    t.endTurn();
    EXPECT_EQ(t.loreOf("1-012"), 2);
}

TEST(LorcanaCard, Set1_118_AlsoWhenBothAreBanished) // they leave together, CR 7.4.3
{
    LorcanaTable t;
    t.play(0, {"1-118", "1-012"}).play(1, {Placed("1-126").exerted().damaged(2)}).start();
    t.challenge("1-118", "1-126");
    EXPECT_EQ(t.zone("1-118"), Zone::Discard);
    EXPECT_EQ(t.zone("1-126"), Zone::Discard);
    EXPECT_EQ(t.loreOf("1-012"), 3);
}

TEST(LorcanaCard, Set1_118_NotForALocation) // which is no character, CR 5.6.3
{
    LorcanaTable t;
    t.madeUp("inn", R"({"type":"location","name":"Inn","willpower":1})");
    t.play(0, {"1-118", "1-012"}).play(1, {"inn"}).start();
    t.challenge("1-118", "inn");
    EXPECT_EQ(t.zone("inn"), Zone::Discard);
    EXPECT_EQ(t.loreOf("1-012"), 2);
}

TEST(LorcanaCard, Set1_118_NotInTheOpponentsTurn)
{
    LorcanaTable t;
    t.active(1).play(0, {Placed("1-118").exerted(), "1-012"}).play(1, {"1-009"}).start();
    t.challenge("1-009", "1-118");
    EXPECT_EQ(t.zone("1-009"), Zone::Discard);
    EXPECT_EQ(t.loreOf("1-012"), 2);
}

TEST(LorcanaCard, Set1_123_ReadiesAllSmallOnesThatThenCannotQuest)
{
    LorcanaTable t;
    t.ink(0, 6).hand(0, {"1-123"}).play(0, {"1-122"});
    t.play(0, {Placed("1-012").exerted(), "1-013", Placed("1-017").exerted()});
    t.play(1, {Placed("1-009").exerted()}).start();
    t.shift("1-123", "1-122");
    EXPECT_EQ(t.readyInk(0), 0);
    EXPECT_FALSE(t.isExerted("1-012"));
    EXPECT_TRUE(t.isExerted("1-017"));
    EXPECT_TRUE(t.isExerted("1-009"));
    EXPECT_FALSE(t.can(OptionKind::Quest, "1-012"));
    EXPECT_FALSE(t.can(OptionKind::Quest, "1-013")); // it was ready before
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-012", "1-009"));
    t.idle(0);
}

TEST(LorcanaCard, Set1_128_BanishesAllCharactersTheSingerToo)
{
    LorcanaTable t;
    t.hand(0, {"1-128"}).play(0, {"1-021", "1-012", "1-102"}).play(1, {"1-144", "1-013", "1-066"});
    t.start();
    EXPECT_FALSE(t.canPlay("1-128", PlayWay::Sing, "1-012"));
    t.sing("1-128", "1-021");
    for (const char *id : {"1-021", "1-012", "1-144", "1-013"}) // Ward is no help, CR 8.15.2
        EXPECT_EQ(t.zone(id), Zone::Discard) << id;
    EXPECT_EQ(t.zone("1-102"), Zone::Play);
    EXPECT_EQ(t.zone("1-066"), Zone::Play);
    EXPECT_EQ(t.zone("1-128"), Zone::Discard);
}

TEST(LorcanaCard, Set1_129_GivesRush)
{
    LorcanaTable t;
    t.ink(0, 2).hand(0, {"1-129"}).play(0, {Placed("1-012").drying()});
    t.play(1, {Placed("1-013").exerted()}).start();
    t.playCard("1-129");
    t.choose("1-012");
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-012", "1-013"));
    EXPECT_FALSE(t.can(OptionKind::Quest, "1-012"));
    t.endTurn();
    EXPECT_FALSE(t.card("1-012").has(kw::Rush));
}

TEST(LorcanaCard, Set1_130_BanishesAChosenCharacter)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.ink(me, 5).hand(me, {"1-130"}).play(me, {"1-069"}).play(you, {"1-012", "1-144"}).start();
        t.playCard("1-130");
        t.selectable({"1-069", "1-012"}); // Ward keeps opponents off only, CR 8.15.1
        t.choose("1-012");
        EXPECT_EQ(t.zone("1-012"), Zone::Discard);
        EXPECT_EQ(t.zone("1-130"), Zone::Discard);
    });
}

TEST(LorcanaCard, Set1_131_ReadiesOneThatCannotQuestThen)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-131"}).play(0, {Placed("1-012").exerted(), "1-013"}).start();
    t.playCard("1-131");
    t.choose("1-012");
    EXPECT_FALSE(t.isExerted("1-012"));
    EXPECT_FALSE(t.can(OptionKind::Quest, "1-012"));
    EXPECT_TRUE(t.can(OptionKind::Quest, "1-013"));
}

/// Deep Freeze speaks of the start of the turn only.
TEST(LorcanaCard, Set1_131_ReadiesWhatDeepFreezeKeptExerted)
{
    LorcanaTable t;
    t.ink(0, 8).hand(0, {"1-042"}).ink(1, 1).hand(1, {"1-131"}).play(1, {"1-012"}).start();
    t.playCard("1-042");
    t.choose("1-012");
    t.endTurn();
    EXPECT_TRUE(t.isExerted("1-012"));
    t.playCard("1-131");
    t.choose("1-012");
    EXPECT_FALSE(t.isExerted("1-012"));
}

TEST(LorcanaCard, Set1_132_GivesTwoStrengthThisTurn)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-132"}).play(0, {"1-012"}).play(1, {"1-013"}).start();
    t.playCard("1-132");
    t.selectable({"1-012", "1-013"});
    t.choose("1-012");
    EXPECT_EQ(t.strength("1-012"), 5);
    t.endTurn();
    EXPECT_EQ(t.strength("1-012"), 3);
}

TEST(LorcanaCard, Set1_133_EachOpponentLosesOneLore)
{
    LorcanaTable t;
    t.ink(0, 2).hand(0, {"1-133"}).lore(0, 2).lore(1, 2).start();
    t.playCard("1-133");
    EXPECT_EQ(t.lore(0), 2);
    EXPECT_EQ(t.lore(1), 1);
}

TEST(LorcanaCard, Set1_134_ABanishedItemIsACostWhateverComesOfIt)
{
    LorcanaTable t;
    t.ink(0, 1).play(0, {"1-134"}).play(1, {Placed("1-012").exerted(), "1-144"}).start();
    t.activate("1-134");
    t.idle(0); // nobody but 1-012 can be chosen, and that one is exerted already
    EXPECT_EQ(t.zone("1-134"), Zone::Discard);
    EXPECT_EQ(t.readyInk(0), 0);
    EXPECT_TRUE(t.isExerted("1-012"));
}

TEST(LorcanaCard, Set1_135_ReadiesForExertingAndThreeInk)
{
    LorcanaTable t;
    t.ink(0, 4).hand(0, {"1-135"}).play(0, {Placed("1-012").exerted(), "1-013"}).start();
    t.playCard("1-135");
    t.activate("1-135"); // items are of use at once, CR 4.4.2.1
    t.choose("1-012");
    EXPECT_TRUE(t.isExerted("1-135"));
    EXPECT_EQ(t.readyInk(0), 0);
    EXPECT_FALSE(t.isExerted("1-012"));
    EXPECT_FALSE(t.can(OptionKind::Quest, "1-012"));
    EXPECT_FALSE(t.can(OptionKind::Ability, "1-135"));
}

TEST(LorcanaCard, Set1_136_BanishesAVillainForItself)
{
    LorcanaTable t;
    t.play(0, {"1-136", "1-048"}).play(1, {"1-078", "1-012"}).start();
    t.activate("1-136");
    EXPECT_EQ(t.zone("1-136"), Zone::Discard);
    t.selectable({"1-048", "1-078"});
    t.choose("1-078");
    EXPECT_EQ(t.zone("1-078"), Zone::Discard);
    EXPECT_EQ(t.zone("1-048"), Zone::Play);
}

} // namespace
} // namespace playmat::test
