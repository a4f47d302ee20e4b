#include "support/lorcana_table.h"

/// One card of The First Chapter for each shape of ability: what to look at before writing others.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;

TEST(LorcanaCard, Set1_011_ChosenCharacterGetsLessStrengthThisTurn)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.ink(me, 3).hand(me, {"1-011"}).play(you, {"1-012"}).start();
        t.playCard("1-011");
        t.selectable({"1-011", "1-012"});
        t.choose("1-012");
        EXPECT_EQ(t.strength("1-012"), 1);
        EXPECT_EQ(t.readyInk(me), 0);
        t.endTurn();
        EXPECT_EQ(t.strength("1-012"), 3);
        t.idle(you);
    });
}

TEST(LorcanaCard, Set1_001_CannotExertToSing)
{
    LorcanaTable t;
    t.hand(0, {"1-027"}).play(0, {"1-001", "1-017"}).start();
    EXPECT_FALSE(t.canPlay("1-027", PlayWay::Sing, "1-001"));
    EXPECT_TRUE(t.canPlay("1-027", PlayWay::Sing, "1-017"));
}

TEST(LorcanaCard, Set1_002_TakesASongFromTheTopFour)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId) {
        t.ink(me, 3).hand(me, {"1-002"}).deck(me, {"1-012", "1-027", "1-013", "1-064", "1-009"});
        t.start();
        t.playCard("1-002");
        t.asks(DecisionKind::ChooseCards, me);
        t.selectable({"1-027", "1-064"});
        t.choose("1-064");
        t.asks(DecisionKind::Order, me);
        t.order({"1-013", "1-012", "1-027"});
        EXPECT_EQ(t.cards(Zone::Hand, me), std::vector<std::string>{"1-064"});
        EXPECT_EQ(t.cards(Zone::Deck, me),
                  (std::vector<std::string>{"1-009", "1-013", "1-012", "1-027"}));
        t.idle(me);
    });
}

TEST(LorcanaCard, Set1_003_RemovesUpToThreeDamageFromAPrincess)
{
    LorcanaTable t;
    t.play(0, {"1-003", Placed("1-014").damaged(4), Placed("1-012").damaged(1)}).start();
    t.activate("1-003");
    t.selectable({"1-003", "1-014"});
    t.choose("1-014");
    t.asks(DecisionKind::ChooseNumber, 0);
    t.number(2);
    EXPECT_EQ(t.damage("1-014"), 2);
    EXPECT_TRUE(t.isExerted("1-003"));
}

TEST(LorcanaCard, Set1_005_LoreForEachOtherVillain)
{
    LorcanaTable t;
    t.play(0, {"1-005", "1-006", "1-048", "1-012"}).play(1, {"1-006"}).start();
    EXPECT_EQ(t.loreOf("1-005"), 3);
    t.quest("1-005");
    EXPECT_EQ(t.lore(0), 3);
}

TEST(LorcanaCard, Set1_006_ReturnsACharacterCardFromTheDiscard)
{
    LorcanaTable t;
    t.ink(0, 4).hand(0, {"1-006"}).discard(0, {"1-012", "1-027", "1-013"}).start();
    t.playCard("1-006");
    t.selectable({"1-012", "1-013"});
    t.choose("1-013");
    EXPECT_EQ(t.zone("1-013"), Zone::Hand);
}

TEST(LorcanaCard, Set1_008_CostsLessWithGaston)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-008"}).play(0, {"1-110"}).start();
    t.playCard("1-008");
    EXPECT_EQ(t.zone("1-008"), Zone::Play);
}

TEST(LorcanaCard, Set1_014_ReadiesOtherPrincessesThatThenCannotQuest)
{
    LorcanaTable t;
    t.play(0, {"1-014", Placed("1-003").exerted(), Placed("1-012").exerted()}).start();
    t.quest("1-014");
    t.yes();
    EXPECT_FALSE(t.isExerted("1-003"));
    EXPECT_TRUE(t.isExerted("1-012"));
    EXPECT_FALSE(t.can(OptionKind::Quest, "1-003"));
}

TEST(LorcanaCard, Set1_016_BanishesWhomItChallengedWhenBanished)
{
    LorcanaTable t;
    t.play(0, {"1-016"}).play(1, {Placed("1-126").exerted()}).start();
    t.challenge("1-016", "1-126");
    t.yes();
    EXPECT_EQ(t.zone("1-016"), Zone::Discard);
    EXPECT_EQ(t.zone("1-126"), Zone::Discard);
}

TEST(LorcanaCard, Set1_018_DrawsForEachDamageRemoved)
{
    LorcanaTable t;
    t.ink(0, 4).hand(0, {"1-018"}).play(0, {Placed("1-012").damaged(2)}).start();
    t.playCard("1-018");
    t.choose("1-012");
    t.number(2);
    EXPECT_EQ(t.count(Zone::Hand, 0), 2);
}

TEST(LorcanaCard, Set1_021_DrawsOnlyWithTwoOthers)
{
    for (const bool two : {false, true}) {
        LorcanaTable t;
        t.ink(0, 7).hand(0, {"1-021"}).play(0, {"1-012"});
        if (two)
            t.play(0, {"1-013"});
        t.start();
        t.playCard("1-021");
        if (two)
            t.yes();
        EXPECT_EQ(t.count(Zone::Hand, 0), two ? 2 : 0);
        t.idle(0);
    }
}

TEST(LorcanaCard, Set1_023_ExertsThePlayedCharacterToDraw)
{
    LorcanaTable t;
    t.ink(0, 2).hand(0, {"1-013"}).play(0, {"1-023"}).start();
    t.playCard("1-013");
    t.yes();
    EXPECT_TRUE(t.isExerted("1-013"));
    EXPECT_EQ(t.count(Zone::Hand, 0), 1);
}

TEST(LorcanaCard, Set1_029_PlaysACharacterForFree)
{
    LorcanaTable t;
    t.ink(0, 3).hand(0, {"1-029", "1-012", "1-126"}).start();
    t.playCard("1-029");
    t.yes();
    EXPECT_EQ(t.zone("1-012"), Zone::Play);
    EXPECT_EQ(t.zone("1-029"), Zone::Discard);
}

TEST(LorcanaCard, Set1_031_EachOpponentChoosesAndDiscards)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.ink(me, 4).hand(me, {"1-031"}).hand(you, {"1-012", "1-013", "1-009"}).start();
        t.playCard("1-031");
        t.asks(DecisionKind::ChooseCards, you);
        t.chooseAll({"1-012", "1-009"});
        EXPECT_EQ(t.cards(Zone::Hand, you), std::vector<std::string>{"1-013"});
        t.idle(me);
    });
}

TEST(LorcanaCard, Set1_033_TheNextCharacterCostsLess)
{
    LorcanaTable t;
    t.ink(0, 2).hand(0, {"1-012", "1-013"}).play(0, {"1-033"}).start();
    EXPECT_FALSE(t.canPlay("1-012", PlayWay::Ink));
    t.activate("1-033");
    t.playCard("1-012");
    EXPECT_EQ(t.readyInk(0), 0);
    EXPECT_FALSE(t.canPlay("1-013", PlayWay::Ink));
}

TEST(LorcanaCard, Set1_034_PaysInkToDrawForASong)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-064"}).play(0, {"1-034", "1-012"}).start();
    t.sing("1-064", "1-012");
    t.yes();
    EXPECT_EQ(t.count(Zone::Hand, 0), 3);
    EXPECT_EQ(t.readyInk(0), 0);
}

TEST(LorcanaCard, Set1_042_ExertsTwoThatDoNotReady)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.ink(me, 8).hand(me, {"1-042"}).play(you, {"1-012", "1-013", "1-009"}).start();
        t.playCard("1-042");
        t.chooseAll({"1-012", "1-009"});
        t.endTurn();
        EXPECT_TRUE(t.isExerted("1-012"));
        EXPECT_TRUE(t.isExerted("1-009"));
        t.idle(you);
        t.endTurn();
        t.endTurn();
        EXPECT_FALSE(t.isExerted("1-012"));
    });
}

TEST(LorcanaCard, Set1_043_and_046_GiveEachOtherKeywords)
{
    LorcanaTable t;
    t.play(0, {"1-043", Placed("1-046").drying()}).play(1, {Placed("1-012").exerted()}).start();
    EXPECT_TRUE(t.card("1-046").has(kw::Rush));
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-046", "1-012"));
}

TEST(LorcanaCard, Set1_051_ReturnsBroomsBanishedInAChallenge)
{
    LorcanaTable t;
    t.play(0, {"1-051", "1-047"}).play(1, {Placed("1-126").exerted()}).start();
    t.challenge("1-047", "1-126");
    t.yes();
    EXPECT_EQ(t.zone("1-047"), Zone::Hand);
}

TEST(LorcanaCard, Set1_053_EvasiveBesideAnother)
{
    LorcanaTable t;
    t.play(0, {"1-012"}).play(1, {Placed("1-053").exerted(), "1-013"}).start();
    EXPECT_FALSE(t.can(OptionKind::Challenge, "1-012", "1-053"));
}

TEST(LorcanaCard, Set1_060_TopOrBottom)
{
    LorcanaTable t;
    t.play(0, {"1-060"}).deck(0, {"1-012", "1-013"}).start();
    t.quest("1-060");
    t.chooseNone();
    EXPECT_EQ(t.cards(Zone::Deck, 0), (std::vector<std::string>{"1-013", "1-012"}));
}

TEST(LorcanaCard, Set1_074_TheChallengingPlayerDiscards)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.hand(me, {"1-012", "1-013"}).play(me, {"1-078"});
        t.play(you, {Placed("1-074").exerted()}).start();
        t.challenge("1-078", "1-074");
        t.asks(DecisionKind::ChooseCards, me);
        t.choose("1-013");
        EXPECT_EQ(t.count(Zone::Hand, me), 1);
        EXPECT_EQ(t.zone("1-074"), Zone::Discard);
    });
}

TEST(LorcanaCard, Set1_097_FloatsUntilTheEndOfTheTurn)
{
    LorcanaTable t;
    t.ink(0, 5).hand(0, {"1-097"}).play(0, {"1-012", "1-013"}).lore(1, 5).start();
    t.playCard("1-097");
    t.quest("1-012");
    t.quest("1-013");
    EXPECT_EQ(t.lore(1), 3);
    EXPECT_EQ(t.lore(0), 3);
}

TEST(LorcanaCard, Set1_100_MoreForAVillain)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-100"}).play(0, {"1-012", "1-048"}).start();
    t.playCard("1-100");
    t.choose("1-048");
    EXPECT_EQ(t.strength("1-048"), 4);
}

TEST(LorcanaCard, Set1_104_GainsAndTakesLoreForBanishing)
{
    LorcanaTable t;
    t.play(0, {"1-104"}).play(1, {Placed("1-009").exerted()}).lore(1, 1).start();
    t.challenge("1-104", "1-009");
    EXPECT_EQ(t.lore(0), 2);
    EXPECT_EQ(t.lore(1), 0);
}

TEST(LorcanaCard, Set1_107_MakesEvasiveOnesReckless)
{
    LorcanaTable t;
    t.play(0, {"1-111"}).play(1, {Placed("1-107").exerted()}).start();
    EXPECT_TRUE(t.card("1-111").has(kw::Reckless));
    EXPECT_FALSE(t.can(OptionKind::Quest, "1-111"));
    EXPECT_FALSE(t.can(OptionKind::EndTurn));
}

TEST(LorcanaCard, Set1_134_BanishesAPrincessInstead)
{
    for (const bool princess : {false, true}) {
        LorcanaTable t;
        t.ink(0, 1).play(0, {"1-134"}).play(1, {"1-012", "1-013"}).start();
        t.activate("1-134");
        t.choose(princess ? "1-013" : "1-012");
        EXPECT_EQ(t.zone("1-134"), Zone::Discard);
        EXPECT_EQ(t.zone("1-013"), princess ? Zone::Discard : Zone::Play);
        EXPECT_EQ(t.isExerted("1-012"), !princess);
    }
}

TEST(LorcanaCard, Set1_142_InksAnAdditionalCard)
{
    LorcanaTable t;
    t.hand(0, {"1-012", "1-013", "1-015"}).play(0, {"1-142"}).start();
    t.inkCard("1-012");
    t.inkCard("1-013");
    EXPECT_FALSE(t.can(OptionKind::Ink, "1-015"));
}

TEST(LorcanaCard, Set1_146_GoesIntoTheInkwellWhenBanished)
{
    LorcanaTable t;
    t.play(0, {"1-146"}).play(1, {Placed("1-126").exerted()}).start();
    t.challenge("1-146", "1-126");
    t.yes();
    EXPECT_EQ(t.zone("1-146"), Zone::Inkwell);
    EXPECT_TRUE(t.isExerted("1-146"));
}

TEST(LorcanaCard, Set1_178_SmallOnesCannotChallengeYourCharacters)
{
    LorcanaTable t;
    t.play(0, {"1-013", "1-012"}).play(1, {"1-178", Placed("1-017").exerted()}).start();
    EXPECT_FALSE(t.can(OptionKind::Challenge, "1-013", "1-017"));
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-012", "1-017"));
}

TEST(LorcanaCard, Set1_195_EachPlayerDiscardsAndDraws)
{
    LorcanaTable t;
    t.ink(0, 5).hand(0, {"1-195", "1-012"}).hand(1, {"1-013", "1-009"}).start();
    t.playCard("1-195");
    EXPECT_EQ(t.count(Zone::Hand, 0), 7);
    EXPECT_EQ(t.count(Zone::Hand, 1), 7);
    EXPECT_EQ(t.count(Zone::Discard, 0), 2);
    EXPECT_EQ(t.count(Zone::Discard, 1), 2);
}

TEST(LorcanaCard, Set1_203_DrawsForABanishedBodyguard)
{
    LorcanaTable t;
    t.play(0, {"1-203", "1-020"}).play(1, {Placed("1-126").exerted()}).start();
    t.challenge("1-020", "1-126");
    t.yes();
    EXPECT_EQ(t.count(Zone::Hand, 0), 1);
}

TEST(LorcanaPrint, TextIsMadeFromTheTrees)
{
    EXPECT_EQ(lorcanaText("1-011"),
              "HORSE KICK When you play this character, chosen character gets -2 {S} this turn.");
    EXPECT_EQ(lorcanaText("1-197"), "Deal 2 damage to chosen character.");
    EXPECT_EQ(lorcanaText("1-041"), "FREEZE {E} — Exert chosen opposing character.");
}

} // namespace
} // namespace playmat::test
