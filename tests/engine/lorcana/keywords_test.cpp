#include "support/lorcana_table.h"

/// Keywords (CR 8), each from a position, with cards of the test's own.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;

TEST(LorcanaKeyword, R8_2_AlertChallengesEvasiveOnes)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.character("alert", 1, 1, 1, 1, R"("alert")").character("plain", 1, 1, 1, 1);
        t.character("flier", 1, 1, 5, 1, R"("evasive")");
        t.play(me, {"alert", "plain"}).play(you, {Placed("flier").exerted()}).start();
        EXPECT_TRUE(t.can(OptionKind::Challenge, "alert", "flier"));
        EXPECT_FALSE(t.can(OptionKind::Challenge, "plain", "flier"));
    });
}

TEST(LorcanaKeyword, R8_3_BodyguardMayEnterExertedAndIsChallengedFirst)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.character("guard", 1, 1, 3, 1, R"("bodyguard")").character("plain", 1, 1, 3, 1);
        t.ink(me, 1).hand(me, {"guard"}).play(me, {Placed("plain").exerted()});
        t.play(you, {"plain"}).start();
        t.playCard("guard");
        t.asks(DecisionKind::Confirm, me);
        t.yes();
        EXPECT_TRUE(t.isExerted("guard"));
        t.endTurn();
        const std::string mine = me == 0 ? "plain" : "plain#2";
        const std::string yours = me == 0 ? "plain#2" : "plain";
        EXPECT_TRUE(t.can(OptionKind::Challenge, yours, "guard"));
        EXPECT_FALSE(t.can(OptionKind::Challenge, yours, mine));
    });
}

TEST(LorcanaKeyword, R8_4_BoostPutsTheTopCardUnder)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId) {
        t.character("booster", 1, 1, 3, 1, R"("boost 2")");
        t.ink(me, 4).play(me, {Placed("booster").drying().exerted()});
        t.deck(me, {"1-012", "1-013"}).start();
        t.activate("booster");
        EXPECT_EQ(t.readyInk(me), 2);
        EXPECT_EQ(t.card("1-012").on, t.id("booster"));
        EXPECT_TRUE(t.card("1-012").is(status::FaceDown));
        EXPECT_FALSE(t.can(OptionKind::Ability, "booster")) << "once during a turn";
    });
}

TEST(LorcanaKeyword, R8_5_ChallengerCountsOnlyWhileChallenging)
{
    LorcanaTable t;
    t.character("knight", 1, 1, 5, 1, R"("challenger 2")").character("plain", 1, 0, 5, 1);
    t.play(0, {"knight"}).play(1, {Placed("plain").exerted(), Placed("knight").exerted()}).start();
    t.challenge("knight", "plain");
    EXPECT_EQ(t.damage("plain"), 3);
    EXPECT_EQ(t.strength("knight"), 1);
}

TEST(LorcanaKeyword, R8_7_RecklessMustChallengeWhileItCan)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.character("rash", 1, 1, 3, 1, R"("reckless")").character("plain", 1, 0, 5, 1);
        t.play(me, {"rash"}).play(you, {Placed("plain").exerted()}).start();
        EXPECT_FALSE(t.can(OptionKind::Quest, "rash"));
        EXPECT_FALSE(t.can(OptionKind::EndTurn));
        t.challenge("rash", "plain");
        EXPECT_TRUE(t.can(OptionKind::EndTurn));
    });
}

TEST(LorcanaKeyword, R8_7_DryingRecklessOnesBlockNothing)
{
    LorcanaTable t;
    t.character("rash", 1, 1, 3, 1, R"("reckless")").character("plain", 1, 0, 5, 1);
    t.play(0, {Placed("rash").drying()}).play(1, {Placed("plain").exerted()}).start();
    EXPECT_TRUE(t.can(OptionKind::EndTurn));
}

TEST(LorcanaKeyword, R8_8_ResistReducesOnlyWhatIsDealt)
{
    LorcanaTable t;
    t.character("tough", 1, 2, 5, 1, R"("resist 1","resist 1")").character("plain", 1, 3, 5, 1);
    t.play(0, {"plain"}).play(1, {Placed("tough").exerted()}).start();
    t.challenge("plain", "tough");
    EXPECT_EQ(t.damage("tough"), 1);
    EXPECT_EQ(t.damage("plain"), 2);
}

TEST(LorcanaKeyword, R8_9_RushChallengesWhileDryingButDoesNotQuest)
{
    LorcanaTable t;
    t.character("fast", 1, 1, 3, 1, R"("rush")").character("plain", 1, 0, 5, 1);
    t.play(0, {Placed("fast").drying()}).play(1, {Placed("plain").exerted()}).start();
    EXPECT_TRUE(t.can(OptionKind::Challenge, "fast", "plain"));
    EXPECT_FALSE(t.can(OptionKind::Quest, "fast"));
}

TEST(LorcanaKeyword, R8_10_ShiftKeepsDamageDrynessAndEffects)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId) {
        t.ink(me, 4).hand(me, {"1-023"}).play(me, {Placed("1-022").damaged(1)}).start();
        EXPECT_FALSE(t.canPlay("1-023", PlayWay::Ink));
        t.shift("1-023", "1-022");
        EXPECT_EQ(t.damage("1-023"), 1);
        EXPECT_FALSE(t.isDrying("1-023"));
        EXPECT_EQ(t.card("1-022").on, t.id("1-023"));
        EXPECT_EQ(t.count(Zone::Play, me), 1);
        t.quest("1-023");
        EXPECT_EQ(t.lore(me), 3);
    });
}

TEST(LorcanaKeyword, R8_10_7_TheWholeStackLeavesTogether)
{
    LorcanaTable t;
    t.ink(0, 3).hand(0, {"1-095"}).play(0, {"1-017"});
    t.play(1, {Placed("1-023").over({"1-022"})}).start();
    t.playCard("1-095");
    t.choose("1-023");
    EXPECT_EQ(t.zone("1-023"), Zone::Hand);
    EXPECT_EQ(t.zone("1-022"), Zone::Hand);
    EXPECT_EQ(t.count(Zone::Play, 1), 0);
}

TEST(LorcanaKeyword, R8_10_8_1_ClassificationShift)
{
    LorcanaTable t;
    t.madeUp("pup", R"({"type":"character","name":"Pup","cost":5,"willpower":3,
        "classifications":["puppy"],"keywords":["puppy shift 3"]})");
    t.madeUp("base", R"({"type":"character","name":"Base","willpower":3,
        "classifications":["puppy"]})");
    t.character("plain", 1, 1, 1, 1);
    t.ink(0, 3).hand(0, {"pup"}).play(0, {"base", "plain"}).start();
    EXPECT_FALSE(t.canPlay("pup", PlayWay::Shift, "plain"));
    t.shift("pup", "base");
    EXPECT_EQ(t.count(Zone::Play, 0), 2);
}

TEST(LorcanaKeyword, R8_10_8_2_UniversalShift)
{
    LorcanaTable t;
    t.character("any", 5, 1, 3, 1, R"("universal shift 1")").character("plain", 1, 1, 1, 1);
    t.ink(0, 1).hand(0, {"any"}).play(0, {"plain"}).start();
    t.shift("any", "plain");
    EXPECT_EQ(t.count(Zone::Play, 0), 1);
}

TEST(LorcanaKeyword, R8_10_8_5_TemporaryShiftReturnsOnlyThatCard)
{
    LorcanaTable t;
    t.madeUp("brief", R"({"type":"character","name":"Twin","cost":5,"willpower":3,"lore":2,
        "keywords":["temporary shift 1"]})");
    t.madeUp("base", R"({"type":"character","name":"Twin","version":"Base","willpower":3})");
    t.ink(0, 1).hand(0, {"brief"}).play(0, {Placed("base").damaged(2)}).start();
    t.shift("brief", "base");
    t.endTurn();
    EXPECT_EQ(t.zone("brief"), Zone::Hand);
    EXPECT_EQ(t.zone("base"), Zone::Play);
    EXPECT_EQ(t.damage("base"), 0);
}

/// The character has not moved: the stack stays where its first card was, even when the top card
/// leaves it.
TEST(LorcanaKeyword, R8_10_AStackKeepsItsPlaceInTheRow)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId) {
        t.madeUp("brief", R"({"type":"character","name":"Twin","cost":5,"willpower":3,"lore":2,
            "keywords":["temporary shift 1"]})");
        t.madeUp("base", R"({"type":"character","name":"Twin","version":"Base","willpower":3})");
        t.ink(me, 5).hand(me, {"1-023", "brief"});
        t.play(me, {"1-001", "1-022", "1-002", "base", "1-014"}).start();
        const auto expectRow = [&](std::initializer_list<const char *> cards) {
            std::vector<CardId> row;
            std::vector<CardId> wanted;
            t.game().state().forEach(Zone::Play, me, [&](CardId id) { row.push_back(id); });
            for (const char *card : cards)
                wanted.push_back(t.id(card));
            EXPECT_EQ(row, wanted);
        };
        t.shift("1-023", "1-022");
        expectRow({"1-001", "1-023", "1-002", "base", "1-014"});
        t.shift("brief", "base");
        expectRow({"1-001", "1-023", "1-002", "brief", "1-014"});
        t.endTurn();
        expectRow({"1-001", "1-023", "1-002", "base", "1-014"});
    });
}

TEST(LorcanaKeyword, R8_11_SingerCountsAsItsNumber)
{
    LorcanaTable t;
    t.hand(0, {"1-027"}).play(0, {"1-019", "1-013"}).start();
    EXPECT_TRUE(t.canPlay("1-027", PlayWay::Sing, "1-019"));
    EXPECT_FALSE(t.canPlay("1-027", PlayWay::Sing, "1-013"));
    t.sing("1-027", "1-019");
    EXPECT_TRUE(t.isExerted("1-019"));
    EXPECT_EQ(t.zone("1-027"), Zone::Discard);
}

TEST(LorcanaKeyword, R8_12_SingTogetherNeedsTheTotal)
{
    LorcanaTable t;
    t.madeUp("choir", R"({"type":"song","name":"Choir","cost":7,"keywords":["sing together 5"]})");
    t.hand(0, {"choir"}).play(0, {"1-012", "1-013", "1-009"}).start();
    t.singTogether("choir", {"1-012", "1-013"});
    EXPECT_TRUE(t.isExerted("1-012"));
    EXPECT_FALSE(t.isExerted("1-009"));
    EXPECT_EQ(t.zone("choir"), Zone::Discard);
}

TEST(LorcanaKeyword, R8_13_SupportAddsItsStrengthToAnother)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.play(me, {"1-010", "1-013"}).play(you, {"1-012"}).start();
        t.quest("1-010");
        t.yes();
        t.selectable({"1-013", "1-012"});
        t.choose("1-013");
        EXPECT_EQ(t.strength("1-013"), 6);
        t.endTurn();
        EXPECT_EQ(t.strength("1-013"), 2);
    });
}

TEST(LorcanaKeyword, R8_14_VanishAfterTheAction)
{
    LorcanaTable t;
    t.character("ghost", 1, 1, 9, 1, R"("vanish")");
    t.ink(0, 2).hand(0, {"1-197", "1-026"}).play(1, {"ghost"}).start();
    t.playCard("1-026");
    EXPECT_EQ(t.zone("ghost"), Zone::Discard);
}

TEST(LorcanaKeyword, R8_15_WardKeepsOpponentsFromChoosing)
{
    LorcanaTable t;
    t.ink(0, 6).hand(0, {"1-197", "1-198"}).play(0, {"1-017"});
    t.play(1, {"1-069", "1-012"}).start();
    t.playCard("1-197");
    t.selectable({"1-017", "1-012"});
    t.choose("1-012");
    t.playCard("1-198");
    EXPECT_EQ(t.zone("1-069"), Zone::Discard) << "each does not choose";
}

} // namespace
} // namespace playmat::test
