#include "support/lorcana_table.h"

/// One test for each statement of CR 7.7, the bag, numbered as there, with its examples A and B.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;

/// Asks whether to gain a lore whenever a card of that name is banished.
std::string onlooker(const std::string &whom,
                     const std::string &what = R"({"may":[{"gain_lore":1}]})")
{
    return R"({"type":"character","name":"W","cost":1,"willpower":9,
        "abilities":[{"when":"banished","of":{"kind":"character","name":")"
        + whom + R"("},"do":[)" + what + "]}]}";
}
/// A table with "prey", "second" and an action that banishes the first.
void prepare(LorcanaTable &t)
{
    t.character("prey", 1, 1, 1, 1).character("second", 1, 1, 1, 1);
    t.printed(
        "hit",
        R"({"type":"action","name":"Hit","cost":0,"do":[{"banish":{"each":{"kind":"character","name":"prey"}}}]})");
}
constexpr const char *kBanishSecond = R"({"banish":{"each":{"kind":"character","name":"second"}}})";

TEST(LorcanaZones, R7_7_1_TheBagIsNoPhysicalSpace)
{
    EXPECT_FALSE(kZoneTable[Zone::Bag].physical);
    LorcanaTable t;
    prepare(t);
    t.printed("a", onlooker("prey")).printed("b", onlooker("prey"));
    t.hand(0, {"hit"}).play(0, {"a", "b"}).play(1, {"prey"}).start();
    t.playCard("hit");
    EXPECT_EQ(t.game().state().bag.size(), 2U);
    EXPECT_EQ(t.zone("a"), Zone::Play) << "the card itself is where it was";
    t.leaveOpen();
}

TEST(LorcanaZones, R7_7_2_OnlyTriggeredAbilitiesGoIntoTheBag)
{
    EXPECT_EQ(kZoneTable[Zone::Bag].kinds, kindBit(Kind::TriggeredAbility));
    LorcanaTable t;
    t.printed(
        "lamp",
        R"({"type":"item","name":"L","cost":0,"abilities":[{"cost":{"exert":true},"do":[{"may":[{"draw":1}]}]}]})");
    t.play(0, {"lamp"}).start();
    t.activate("lamp");
    EXPECT_TRUE(t.game().state().bag.empty());
    t.no();
}

TEST(LorcanaZones, R7_7_3_1_TriggersAreAddedByTheirCardsPlayerAndWaitForTheCurrentEffect)
{
    LorcanaTable t;
    prepare(t);
    t.printed("long", R"({"type":"action","name":"Long","cost":0,
        "do":[{"banish":{"each":{"kind":"character","name":"prey"}}},{"may":[{"draw":1}]}]})");
    t.printed("a", onlooker("prey")).printed("x", onlooker("prey"));
    t.hand(0, {"long"}).play(0, {"a", "prey"}).play(1, {"x"}).start();
    t.playCard("long");
    ASSERT_EQ(t.game().state().bag.size(), 2U);
    EXPECT_EQ(t.game().state().bag[0].player, 0);
    EXPECT_EQ(t.game().state().bag[1].player, 1);
    EXPECT_EQ(t.game().decision().source, t.id("long"));
    t.no();
    t.asks(DecisionKind::Confirm, 0);
    t.no();
    t.asks(DecisionKind::Confirm, 1);
    t.no();
}

TEST(LorcanaZones, R7_7_3_1_TriggersOfOneEventAreAddedTogether)
{
    LorcanaTable t;
    prepare(t);
    t.printed("a", onlooker("prey")).printed("b", onlooker("prey"));
    t.hand(0, {"hit"}).play(0, {"a", "b"}).play(1, {"prey"}).start();
    t.playCard("hit");
    EXPECT_EQ(t.game().decision().options.size(), 2U);
    t.leaveOpen();
}

TEST(LorcanaZones, R7_7_4_1_TheBagCheckNamesThePlayersWithAbilities)
{
    LorcanaTable t;
    prepare(t);
    t.printed("x", onlooker("prey"));
    t.hand(0, {"hit"}).play(1, {"prey", "x"}).start();
    t.playCard("hit");
    EXPECT_EQ(t.game().state().resolver, 1) << "the active player has none";
    t.no();
    EXPECT_EQ(t.game().state().resolver, kNone);
}

TEST(LorcanaZones, R7_7_4_2_TheActivePlayerChoosesAnyOfTheirsFirst)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        prepare(t);
        t.printed("a", onlooker("prey"))
            .printed("b", onlooker("prey"))
            .printed("x", onlooker("prey"));
        t.hand(me, {"hit"}).play(me, {"a", "b"}).play(you, {"prey", "x"}).start();
        t.playCard("hit");
        t.asks(DecisionKind::ChooseTrigger, me);
        EXPECT_EQ(t.game().decision().options.size(), 2U) << "none of the opponent's";
        t.trigger("b"); // any one, not the oldest
        t.yes();
        t.yes();
        t.asks(DecisionKind::Confirm, you);
        t.no();
    });
}

TEST(LorcanaZones, R7_7_4_3_WhoResolvedLastGoesOnAfterTheGameStateCheck)
{
    LorcanaTable t;
    prepare(t);
    t.printed("a",
              onlooker("prey", R"({"deal":1,"to":{"each":{"kind":"character","name":"second"}}})"));
    t.printed("b", onlooker("prey")).printed("x", onlooker("prey"));
    t.hand(0, {"hit"}).play(0, {"a", "b"}).play(1, {"prey", "x", "second"}).start();
    t.playCard("hit");
    t.trigger("a");
    EXPECT_EQ(t.zone("second"), Zone::Discard) << "the check";
    t.asks(DecisionKind::Confirm, 0);
    t.no();
    t.asks(DecisionKind::Confirm, 1);
    t.no();
}

TEST(LorcanaZones, R7_7_4_4_TheBagPassesInTurnOrder)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        prepare(t);
        t.printed("a", onlooker("prey"))
            .printed("x", onlooker("prey"))
            .printed("y", onlooker("prey"));
        t.hand(me, {"hit"}).play(me, {"a"}).play(you, {"prey", "x", "y"}).start();
        t.playCard("hit");
        t.asks(DecisionKind::Confirm, me);
        t.no();
        t.asks(DecisionKind::ChooseTrigger, you);
        t.trigger("x");
        t.no();
        t.no();
        t.idle(me);
    });
}

TEST(LorcanaZones, R7_7_4_5_ItGoesOnUntilEmptyAndThenTheActivePlayerContinues)
{
    LorcanaTable t;
    prepare(t);
    t.printed("x", onlooker("prey", kBanishSecond)).printed("a", onlooker("second"));
    t.hand(0, {"hit", "hit"}).play(0, {"a"}).play(1, {"prey", "second", "x"}).start();
    t.playCard("hit");
    t.asks(DecisionKind::Confirm, 0); // after what the opponent resolved
    t.no();
    t.idle(0);
    EXPECT_EQ(t.game().state().resolver, kNone) << "the next time it begins anew";
}

TEST(LorcanaZones, R7_7_5_TheResolvingPlayersNewTriggerMayBeNext)
{
    LorcanaTable t;
    prepare(t);
    t.printed("a", onlooker("prey", kBanishSecond)).printed("b", onlooker("prey"));
    t.printed("c", onlooker("second"));
    t.hand(0, {"hit"}).play(0, {"a", "b", "c"}).play(1, {"prey", "second"}).start();
    t.playCard("hit");
    t.trigger("a");
    t.trigger("c");
    t.yes();
    t.no();
    EXPECT_EQ(t.lore(0), 1);
}

TEST(LorcanaZones, R7_7_6_AnotherPlayersNewTriggerWaitsForTheirTurnToResolve)
{
    LorcanaTable t;
    prepare(t);
    t.printed("x", onlooker("prey", kBanishSecond)).printed("y", onlooker("prey"));
    t.printed("a", onlooker("second"));
    t.hand(0, {"hit"}).play(0, {"a"}).play(1, {"prey", "second", "x", "y"}).start();
    t.playCard("hit");
    t.trigger("x");
    t.asks(DecisionKind::Confirm, 1); // theirs first, although the active player has one now
    t.no();
    t.asks(DecisionKind::Confirm, 0);
    t.no();
}

TEST(LorcanaZones, R7_7_7_WhoeverLeavesTheGameTakesTheirWaitingAbilitiesAlong)
{
    LorcanaTable t;
    prepare(t);
    t.printed("a", onlooker("prey")).printed("b", onlooker("prey"));
    t.hand(0, {"hit"}).play(0, {"a", "b"}).play(1, {"prey"}).start();
    t.playCard("hit");
    ASSERT_TRUE(t.game().concede(0).ok());
    EXPECT_EQ(t.game().decision().kind, DecisionKind::None) << "nothing resolves any more";
    EXPECT_EQ(t.lore(0), 0);
}

TEST(LorcanaZones, R7_7_Example_A_OneTriggerOfTheActivePlayer)
{
    LorcanaTable t;
    t.printed("quester", R"({"type":"character","name":"Q","cost":1,"willpower":1,"lore":1,
        "abilities":[{"when":"quests","do":[{"may":[{"gain_lore":1}]}]}]})");
    t.play(0, {"quester"}).start();
    t.quest("quester");
    EXPECT_EQ(t.lore(0), 1);
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.lore(0), 2);
    t.idle(0);
}

TEST(LorcanaZones, R7_7_Example_B_TheBagGoesForthAndBack)
{
    LorcanaTable t;
    prepare(t);
    t.character("third", 1, 1, 1, 1);
    t.printed("a", onlooker("prey", kBanishSecond)).printed("b", onlooker("prey"));
    t.printed("new", onlooker("second")).printed("last", onlooker("third"));
    t.printed("x", onlooker("prey", R"({"banish":{"each":{"kind":"character","name":"third"}}})"));
    t.hand(0, {"hit"}).play(0, {"a", "b", "new", "last"});
    t.play(1, {"prey", "second", "third", "x"}).start();
    t.playCard("hit");
    t.trigger("a"); // adds one of the active player's
    EXPECT_EQ(t.game().state().bag.size(), 3U);
    t.trigger("new");
    t.yes();
    t.yes(); // b; then the opponent's x, which adds the last one
    t.asks(DecisionKind::Confirm, 0);
    EXPECT_EQ(t.game().decision().source, t.id("last"));
    t.yes();
    EXPECT_EQ(t.lore(0), 3);
    t.idle(0);
}

TEST(LorcanaBag, AFullBagSuspendsTheGameInsteadOfForgetting)
{
    LorcanaTable t;
    prepare(t);
    t.printed("a", onlooker("prey"));
    t.hand(0, {"hit"});
    t.play(0, {"a", "a", "a", "a", "a", "a", "a", "a", "a", "a"});
    t.play(1, {"prey", "prey", "prey", "prey", "prey", "prey", "prey"}).start();
    t.playCard("hit");
    EXPECT_EQ(t.game().suspended(), Capacity::Bag);
    EXPECT_FALSE(t.game().result().has_value());
}

} // namespace
} // namespace playmat::test
