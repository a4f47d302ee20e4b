#include "support/lorcana_table.h"

/// The First Chapter, cards 1 to 34 (Amber): what `cards_1_examples_test.cpp` does not say.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;
using Ids = std::vector<std::string>;

TEST(LorcanaCard, Set1_002_MayLeaveTheSongAndSingsForFive)
{
    LorcanaTable t;
    t.ink(0, 3).hand(0, {"1-002", "1-163"}).play(0, {"1-003"});
    t.deck(0, {"1-012", "1-027", "1-013", "1-009", "1-015"}).start();
    t.playCard("1-002");
    t.selectable({"1-027"});
    t.chooseNone();
    t.order({"1-027", "1-012", "1-009", "1-013"});
    EXPECT_EQ(t.cards(Zone::Deck, 0), (Ids{"1-015", "1-027", "1-012", "1-009", "1-013"}));
    EXPECT_EQ(t.count(Zone::Hand, 0), 1);
    EXPECT_FALSE(t.canPlay("1-163", PlayWay::Sing, "1-002")); // still drying (CR 5.4.4.2)
    EXPECT_TRUE(t.canPlay("1-163", PlayWay::Sing, "1-003")); // cost 4, Singer 5
}

TEST(LorcanaCard, Set1_002_WithoutASongOnlyOrders)
{
    LorcanaTable t;
    t.ink(0, 3).hand(0, {"1-002"}).deck(0, {"1-012", "1-026", "1-013", "1-009", "1-027"}).start();
    t.playCard("1-002");
    t.asks(DecisionKind::Order, 0);
    t.order({"1-026", "1-012", "1-013", "1-009"});
    EXPECT_EQ(t.cards(Zone::Deck, 0), (Ids{"1-027", "1-026", "1-012", "1-013", "1-009"}));
}

TEST(LorcanaCard, Set1_003_HealsAnOpposingPrincessTooButNotWhileDrying)
{
    LorcanaTable t;
    t.play(0, {"1-003", Placed("1-003").drying()}).play(1, {Placed("1-014").damaged(4)}).start();
    EXPECT_FALSE(t.can(OptionKind::Ability, "1-003#2"));
    t.activate("1-003");
    t.selectable({"1-003", "1-003#2", "1-014"});
    t.choose("1-014");
    EXPECT_EQ(t.game().decision().options.size(), 4U); // none to three
    t.number(3);
    EXPECT_EQ(t.damage("1-014"), 1);
}

TEST(LorcanaCard, Set1_004_HealsEachOfYourMusketeers)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.ink(me, 5).hand(me, {"1-004"});
        t.play(
            me,
            {Placed("1-177").damaged(3), Placed("1-186").damaged(1), Placed("1-012").damaged(2)});
        t.play(you, {Placed("1-177").damaged(2)}).start();
        t.playCard("1-004");
        t.no(); // enters play ready
        t.yes();
        t.asks(DecisionKind::ChooseNumber, me);
        EXPECT_EQ(t.game().decision().options.size(), 3U); // none to two
        t.number(2);
        t.number(0);
        EXPECT_EQ(t.damage(me == 0 ? "1-177" : "1-177#2"), 1);
        EXPECT_EQ(t.damage(me == 0 ? "1-177#2" : "1-177"), 2);
        EXPECT_EQ(t.damage("1-186"), 1);
        EXPECT_EQ(t.damage("1-012"), 2);
        EXPECT_FALSE(t.isExerted("1-004"));
        t.idle(me);
    });
}

TEST(LorcanaCard, Set1_004_MayBeDeclined)
{
    LorcanaTable t;
    t.ink(0, 5).hand(0, {"1-004"}).play(0, {Placed("1-177").damaged(3)}).start();
    t.playCard("1-004");
    t.yes(); // enters play exerted (CR 8.3.2)
    t.no();
    EXPECT_TRUE(t.isExerted("1-004"));
    EXPECT_EQ(t.damage("1-177"), 3);
}

TEST(LorcanaCard, Set1_005_CountsNeitherTheCoveredNorTheOpposingVillain)
{
    LorcanaTable t;
    t.ink(0, 6).hand(0, {"1-005"}).play(0, {"1-006", "1-048"}).play(1, {"1-048"}).start();
    EXPECT_FALSE(t.canPlay("1-005", PlayWay::Ink));
    t.shift("1-005", "1-006");
    EXPECT_EQ(t.readyInk(0), 0);
    EXPECT_EQ(t.loreOf("1-005"), 2);
    t.quest("1-005"); // dry, for what it covers was (CR 8.10.4)
    EXPECT_EQ(t.lore(0), 2);
}

TEST(LorcanaCard, Set1_006_WithoutACharacterCardDoesNothing)
{
    LorcanaTable t;
    t.ink(0, 4).hand(0, {"1-006"}).discard(0, {"1-027", "1-033"}).discard(1, {"1-012"}).start();
    t.playCard("1-006");
    t.idle(0);
    EXPECT_EQ(t.count(Zone::Hand, 0), 0);
    EXPECT_EQ(t.count(Zone::Discard, 1), 1);
}

TEST(LorcanaCard, Set1_007_SupportsAnyOtherCharacterThisTurn)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.play(me, {"1-007", "1-012"}).play(you, {"1-013"}).start();
        t.quest("1-007");
        t.yes();
        t.selectable({"1-012", "1-013"}); // not itself: its erratum
        t.choose("1-012");
        EXPECT_EQ(t.strength("1-012"), 4);
        t.endTurn();
        EXPECT_EQ(t.strength("1-012"), 3);
    });
}

TEST(LorcanaCard, Set1_008_OnlyYourGastonCountsAndOnlyForOne)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-008"}).play(0, {"1-112"}).play(1, {"1-110"}).start();
    EXPECT_FALSE(t.canPlay("1-008", PlayWay::Ink));
    LorcanaTable u;
    u.hand(0, {"1-008"}).play(0, {"1-110"}).start();
    EXPECT_FALSE(u.canPlay("1-008", PlayWay::Ink));
}

TEST(LorcanaCard, Set1_010_GuardsAndSupports)
{
    LorcanaTable t;
    t.ink(0, 5).hand(0, {"1-010"}).play(0, {"1-010", "1-012"}).start();
    t.playCard("1-010#2");
    t.yes();
    EXPECT_TRUE(t.isExerted("1-010#2"));
    t.quest("1-010");
    t.yes();
    t.selectable({"1-010#2", "1-012"});
    t.choose("1-012");
    EXPECT_EQ(t.strength("1-012"), 7);
}

TEST(LorcanaCard, Set1_014_OtherPrincessesCannotQuestEvenIfNotReadied)
{
    for (const bool ready : {false, true}) {
        LorcanaTable t;
        t.ink(0, 1).hand(0, {"1-131"});
        t.play(0, {"1-014", "1-003", Placed("1-013").exerted(), Placed("1-012")}).start();
        t.quest("1-014");
        if (ready)
            t.yes();
        else
            t.no();
        EXPECT_EQ(t.isExerted("1-013"), !ready);
        EXPECT_FALSE(t.can(OptionKind::Quest, "1-003")) << "it was ready already";
        EXPECT_TRUE(t.can(OptionKind::Quest, "1-012")) << "no Princess";
        EXPECT_FALSE(t.card("1-014").may(Rule::CantQuest)) << "the others";
        if (!ready) {
            t.playCard("1-131");
            t.choose("1-013");
            EXPECT_FALSE(t.isExerted("1-013"));
        }
        EXPECT_FALSE(t.can(OptionKind::Quest, "1-013"));
        t.endTurn();
        t.endTurn();
        EXPECT_TRUE(t.can(OptionKind::Quest, "1-003"));
    }
}

TEST(LorcanaCard, Set1_014_ReadiesAllOfThem)
{
    LorcanaTable t;
    t.play(0, {"1-014", Placed("1-003").exerted(), Placed("1-013").exerted()});
    t.play(1, {Placed("1-013").exerted()}).start();
    t.quest("1-014");
    t.yes();
    t.idle(0); // which of them is not asked
    EXPECT_FALSE(t.isExerted("1-003"));
    EXPECT_FALSE(t.isExerted("1-013"));
    EXPECT_TRUE(t.isExerted("1-013#2"));
    EXPECT_TRUE(t.isExerted("1-014"));
}

TEST(LorcanaCard, Set1_014_NorWhatIsShiftedOntoThem)
{
    LorcanaTable t; // what applies to the covered character goes on (CR 8.10.5)
    t.ink(0, 3).hand(0, {"1-139"}).play(0, {"1-014", "1-140"}).start();
    t.quest("1-014");
    t.shift("1-139", "1-140");
    EXPECT_FALSE(t.isDrying("1-139"));
    EXPECT_FALSE(t.can(OptionKind::Quest, "1-139"));
}

TEST(LorcanaCard, Set1_016_OnlyWhenItChallengesAndNeedNot)
{
    LorcanaTable t;
    t.play(0, {"1-126"}).play(1, {Placed("1-016").exerted()}).start();
    t.challenge("1-126", "1-016");
    t.idle(0);
    EXPECT_EQ(t.zone("1-126"), Zone::Play);
    LorcanaTable u;
    u.play(0, {"1-016"}).play(1, {Placed("1-126").exerted()}).start();
    u.challenge("1-016", "1-126");
    u.no();
    EXPECT_EQ(u.zone("1-126"), Zone::Play);
    EXPECT_EQ(u.damage("1-126"), 3);
}

TEST(LorcanaCard, Set1_016_NothingToBanishWhenBothAre)
{
    LorcanaTable t;
    t.play(0, {"1-016"}).play(1, {Placed("1-012").exerted()}).start();
    t.challenge("1-016", "1-012");
    t.idle(0);
    EXPECT_EQ(t.zone("1-012"), Zone::Discard);
    EXPECT_EQ(t.zone("1-016"), Zone::Discard);
}

TEST(LorcanaCard, Set1_018_NoDamageRemovedNoCard)
{
    LorcanaTable t;
    t.ink(0, 4).hand(0, {"1-018"});
    t.play(0, {Placed("1-017").damaged(4)}).play(1, {Placed("1-012").damaged(1)}).start();
    t.playCard("1-018");
    t.selectable({"1-018", "1-017"}); // yours, damaged or not
    t.choose("1-018");
    t.idle(0);
    EXPECT_EQ(t.count(Zone::Hand, 0), 0);
}

TEST(LorcanaCard, Set1_018_AtMostThree)
{
    LorcanaTable t;
    t.ink(0, 4).hand(0, {"1-018"}).play(0, {Placed("1-017").damaged(4)}).start();
    t.playCard("1-018");
    t.choose("1-017");
    EXPECT_EQ(t.game().decision().options.size(), 4U); // none to three
    t.number(3);
    EXPECT_EQ(t.damage("1-017"), 1);
    EXPECT_EQ(t.count(Zone::Hand, 0), 3);
}

TEST(LorcanaCard, Set1_019_SingsForFourButNotForFive)
{
    LorcanaTable t;
    t.hand(0, {"1-027", "1-163", "1-128"}).play(0, {"1-019", "1-002"}).start();
    EXPECT_TRUE(t.canPlay("1-163", PlayWay::Sing, "1-002")); // cost 3, Singer 5
    EXPECT_FALSE(t.canPlay("1-128", PlayWay::Sing, "1-002"));
    EXPECT_TRUE(t.canPlay("1-027", PlayWay::Sing, "1-019"));
    EXPECT_FALSE(t.canPlay("1-163", PlayWay::Sing, "1-019"));
}

TEST(LorcanaCard, Set1_020_IsChallengedFirst)
{
    LorcanaTable t;
    t.ink(0, 2).hand(0, {"1-020"}).play(0, {Placed("1-012").exerted()}).play(1, {"1-017"}).start();
    t.playCard("1-020");
    t.yes();
    t.endTurn();
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-017", "1-020"));
    EXPECT_FALSE(t.can(OptionKind::Challenge, "1-017", "1-012"));
}

TEST(LorcanaCard, Set1_021_CountsYoursWhenItResolvesAndMayBeDeclined)
{
    LorcanaTable t;
    t.ink(0, 7).hand(0, {"1-021"}).play(0, {"1-012", "1-013"}).play(1, {"1-015"}).start();
    t.playCard("1-021");
    t.no();
    EXPECT_EQ(t.count(Zone::Hand, 0), 0);
    LorcanaTable u;
    u.ink(0, 7).hand(0, {"1-021"}).play(0, {"1-012"}).play(1, {"1-013", "1-015"}).start();
    u.playCard("1-021");
    u.idle(0);
}

TEST(LorcanaCard, Set1_023_ADiscountDoesNotChangeTheCost)
{
    LorcanaTable t;
    t.ink(0, 2).hand(0, {"1-012"}).play(0, {"1-023", "1-033"}).start();
    t.activate("1-033");
    t.playCard("1-012"); // paid with 2, but its cost is 3 (CR 4.3.5)
    t.idle(0);
    EXPECT_FALSE(t.isExerted("1-012"));
}

TEST(LorcanaCard, Set1_023_AnExertedOneCannotBeExertedToDraw)
{
    LorcanaTable t;
    t.ink(0, 2).hand(0, {"1-020"}).play(0, {"1-023"}).start();
    t.playCard("1-020");
    t.yes(); // enters play exerted
    t.idle(0); // CR 6.1.5.1
    EXPECT_EQ(t.count(Zone::Hand, 0), 0);
}

TEST(LorcanaCard, Set1_023_NotForTheOpponentsCharacters)
{
    LorcanaTable t;
    t.ink(0, 4).hand(0, {"1-023"}).play(0, {"1-022"}).ink(1, 1).hand(1, {"1-036"}).start();
    t.shift("1-023", "1-022");
    EXPECT_EQ(t.readyInk(0), 0);
    EXPECT_EQ(t.loreOf("1-023"), 3);
    t.endTurn();
    t.playCard("1-036");
    t.idle(1);
}

TEST(LorcanaCard, Set1_023_SeesWhatIsShiftedOntoIt)
{
    LorcanaTable t; // CR 4.3.4.2
    t.madeUp("small", R"({"type":"character","name":"Stitch","cost":2,"strength":1,"willpower":2,
"lore":1,"keywords":["shift 1"]})");
    t.ink(0, 1).hand(0, {"small"}).play(0, {"1-023"}).start();
    t.shift("small", "1-023");
    t.yes();
    EXPECT_TRUE(t.isExerted("small"));
    EXPECT_EQ(t.count(Zone::Hand, 0), 1);
}

TEST(LorcanaCard, Set1_024_MayHealAnyCharacterByOne)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-024"});
    t.play(0, {Placed("1-012").damaged(2)}).play(1, {Placed("1-013").damaged(2)}).start();
    t.playCard("1-024");
    t.yes();
    t.selectable({"1-012", "1-013", "1-024"});
    t.choose("1-013");
    EXPECT_EQ(t.game().decision().options.size(), 2U);
    t.number(1);
    EXPECT_EQ(t.damage("1-013"), 1);
    EXPECT_EQ(t.damage("1-012"), 2);
}

TEST(LorcanaCard, Set1_025_TakesACharacterCard)
{
    LorcanaTable t;
    t.hand(0, {"1-025"}).play(0, {"1-013", "1-009"});
    t.deck(0, {"1-027", "1-012", "1-033", "1-026", "1-015"}).start();
    EXPECT_FALSE(t.canPlay("1-025", PlayWay::Sing, "1-009"));
    t.sing("1-025", "1-013");
    t.selectable({"1-012"});
    t.choose("1-012");
    t.order({"1-026", "1-027", "1-033"});
    EXPECT_EQ(t.cards(Zone::Hand, 0), Ids{"1-012"});
    EXPECT_EQ(t.cards(Zone::Deck, 0), (Ids{"1-015", "1-026", "1-027", "1-033"}));
    EXPECT_TRUE(t.isExerted("1-013"));
    EXPECT_EQ(t.zone("1-025"), Zone::Discard);
}

TEST(LorcanaCard, Set1_026_WeakensForTheTurn)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-026"}).play(0, {"1-012"}).play(1, {"1-009"}).start();
    t.playCard("1-026");
    t.selectable({"1-012", "1-009"});
    t.choose("1-009");
    EXPECT_EQ(t.strength("1-009"), -1); // counts as 0 wherever it is asked for (CR 6.6.3)
    t.endTurn();
    EXPECT_EQ(t.strength("1-009"), 1);
}

TEST(LorcanaCard, Set1_027_HealsEachOfYours)
{
    LorcanaTable t;
    t.hand(0, {"1-027"}).play(0, {"1-001", Placed("1-017").damaged(4), Placed("1-012").damaged(2)});
    t.play(1, {Placed("1-013").damaged(1)}).start();
    t.sing("1-027", "1-017");
    EXPECT_EQ(t.game().decision().options.size(), 4U);
    t.number(3);
    t.number(1);
    EXPECT_EQ(t.damage("1-017"), 1);
    EXPECT_EQ(t.damage("1-012"), 1);
    EXPECT_EQ(t.damage("1-013"), 1);
}

TEST(LorcanaCard, Set1_028_HealsUpToTwo)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-028"}).play(0, {"1-012"}).play(1, {Placed("1-017").damaged(3)}).start();
    t.playCard("1-028");
    t.choose("1-017");
    EXPECT_EQ(t.game().decision().options.size(), 3U);
    t.number(2);
    EXPECT_EQ(t.damage("1-017"), 1);
}

TEST(LorcanaCard, Set1_029_EntersExertedUsesUpTheDiscountAndMayBeDeclined)
{
    LorcanaTable t;
    t.ink(0, 5).hand(0, {"1-029", "1-010", "1-021", "1-012"}).play(0, {"1-033"}).start();
    t.activate("1-033");
    t.playCard("1-029");
    t.yes();
    t.selectable({"1-010", "1-012"}); // cost 5 or less
    t.choose("1-010");
    t.yes(); // Bodyguard works however it is played (CR 8.3.2)
    EXPECT_TRUE(t.isExerted("1-010"));
    EXPECT_EQ(t.readyInk(0), 2);
    EXPECT_FALSE(t.canPlay("1-012", PlayWay::Ink))
        << "the next character was the free one (CR 4.3.6)";
    LorcanaTable u;
    u.ink(0, 3).hand(0, {"1-029", "1-012"}).start();
    u.playCard("1-029");
    u.no();
    EXPECT_EQ(u.zone("1-012"), Zone::Hand);
}

TEST(LorcanaCard, Set1_030_ReturnsACharacterCard)
{
    LorcanaTable t;
    t.hand(0, {"1-030"}).play(0, {"1-012"}).discard(0, {"1-013", "1-009", "1-064"});
    t.discard(1, {"1-015"}).start();
    t.sing("1-030", "1-012");
    t.selectable({"1-013", "1-009"});
    t.choose("1-009");
    EXPECT_EQ(t.cards(Zone::Hand, 0), Ids{"1-009"});
}

TEST(LorcanaCard, Set1_031_DiscardsAsManyAsThereAre)
{
    LorcanaTable t;
    t.ink(0, 4).hand(0, {"1-031", "1-012"}).hand(1, {"1-013"}).start();
    t.playCard("1-031");
    t.idle(0); // one card: nothing to choose (CR 1.2.3)
    EXPECT_EQ(t.count(Zone::Hand, 1), 0);
    EXPECT_EQ(t.count(Zone::Hand, 0), 1);
}

TEST(LorcanaCard, Set1_032_WorksInTheTurnItIsPlayed)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-032"}).play(0, {"1-020"});
    t.play(1, {"1-012", Placed("1-017").damaged(2)}).start();
    t.playCard("1-032");
    t.activate("1-032");
    t.selectable({"1-020", "1-012", "1-017"});
    t.choose("1-017");
    EXPECT_EQ(t.game().decision().options.size(), 2U);
    t.number(1);
    EXPECT_EQ(t.damage("1-017"), 1);
    EXPECT_FALSE(t.can(OptionKind::Ability, "1-032"));
}

TEST(LorcanaCard, Set1_033_TwoAddUpAndEndWithTheTurn)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-012", "1-032"}).play(0, {"1-033", "1-033"}).start();
    t.activate("1-033");
    t.activate("1-033#2");
    EXPECT_TRUE(t.canPlay("1-012", PlayWay::Ink));
    t.playCard("1-032"); // no character: the discount waits, and does not help
    EXPECT_EQ(t.readyInk(0), 0);
    EXPECT_FALSE(t.canPlay("1-012", PlayWay::Ink));
    t.endTurn();
    t.endTurn();
    EXPECT_FALSE(t.canPlay("1-012", PlayWay::Ink));
}

TEST(LorcanaCard, Set1_034_NeedsInkOfItsOwnAndASong)
{
    LorcanaTable t; // a singer that cost more than the song leaves nothing over
    t.hand(0, {"1-064"}).play(0, {"1-034", "1-017"}).start();
    t.sing("1-064", "1-017");
    t.idle(0);
    EXPECT_EQ(t.count(Zone::Hand, 0), 2);
    LorcanaTable u;
    u.ink(0, 3).hand(0, {"1-028", "1-098"}).play(0, {"1-034", Placed("1-017").damaged(1)}).start();
    u.playCard("1-028"); // no song
    u.number(1);
    u.idle(0);
    u.sing("1-098", "1-017");
    u.no();
    EXPECT_EQ(u.readyInk(0), 2);
    EXPECT_EQ(u.count(Zone::Hand, 0), 0);
    LorcanaTable v; // nor for an opponent's
    v.hand(0, {"1-064"}).play(0, {"1-017"}).play(1, {"1-034"}).ink(1, 1).start();
    v.sing("1-064", "1-017");
    v.idle(0);
}

} // namespace
} // namespace playmat::test
