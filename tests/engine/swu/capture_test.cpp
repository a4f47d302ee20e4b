#include "support/swu_seats.h"

#include <algorithm>

/// Capture and rescue (CR 8.33).
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCapture, CR8_33_1_OpenToAllUnderItsGuardWithoutDamageAndUpgrades)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_301"}).ground(s.me, {"SOR_046"});
        t.ground(s.you, {Unit("SOR_095").damaged(1).with({"SOR_069"})}).start();
        t.play("TST_301");
        EXPECT_EQ(t.zone("SOR_095"), Zone::Captured);
        EXPECT_EQ(t.damage("SOR_095"), 0);
        EXPECT_EQ(t.zone("SOR_069"), Zone::Discard);
        EXPECT_EQ(t.events(Ev::Defeated, "SOR_095"), 0);
        for (const PlayerId seat : {s.me, s.you}) {
            const Observation seen = t.seated().observe(Viewer::of(seat));
            const auto known = std::ranges::find_if(
                seen.cards, [](const CardView &c) { return c.capturedBy >= 0; });
            ASSERT_NE(known, seen.cards.end());
            EXPECT_EQ(known->def, cards().find("SOR_095"));
        }
    });
}

TEST(SwuCapture, CR8_33_3_ARescuedUnitEntersExhaustedUnderItsOwnersControl)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_214"}).ground(s.you, {Unit("SOR_046").guarding({"SOR_095", "SOR_128"})});
        t.start();
        t.play("TST_214");
        t.selectable({"SOR_095", "SOR_128"});
        t.choose("SOR_095");
        EXPECT_EQ(t.zone("SOR_095"), Zone::Ground);
        EXPECT_EQ(t.controller("SOR_095"), s.me);
        EXPECT_TRUE(t.exhausted("SOR_095"));
        EXPECT_EQ(t.zone("SOR_128"), Zone::Captured);
    });
}

TEST(SwuCapture, CR8_33_4_WhenTheGuardLeavesAllAreRescued)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_301"}).ground(s.me, {"SOR_046"});
        t.ground(s.you, {Unit("SOR_095").guarding({"SOR_128"})}).start();
        t.play("TST_301"); // captured itself
        EXPECT_EQ(t.zone("SOR_095"), Zone::Captured);
        EXPECT_EQ(t.zone("SOR_128"), Zone::Ground);
        EXPECT_EQ(t.controller("SOR_128"), s.me);
    });
}

TEST(SwuCapture, ACapturedCardMayBeDiscardedAndItsGuardBeFound)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_218", "TST_215"});
        t.ground(s.me, {Unit("SOR_046").guarding({"SOR_095"})}).ground(s.you, {"SOR_128"}).start();
        t.play("TST_218");
        EXPECT_EQ(t.damage("SOR_046"), 1);
        EXPECT_EQ(t.damage("SOR_128"), 0);
        t.pass();
        t.play("TST_215");
        EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
        EXPECT_EQ(t.zoneIds(Zone::Discard, s.you), std::vector<std::string>{"SOR_095"});
    });
}

TEST(SwuCapture, CR7_7_5_SomethingMayHappenInstead)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_301"}).ground(s.me, {"SOR_046"}).ground(s.you, {"TST_216"}).start();
        t.play("TST_301");
        EXPECT_EQ(t.zone("TST_216"), Zone::Discard);
        EXPECT_EQ(t.damage("SOR_046"), 3);
    });
}

TEST(SwuCapture, AProtectedUnitIsNeitherCapturedNorDamagedNorDefeatedByEnemies)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9)
            .hand(s.me, {"TST_301", "SOR_172", "SOR_078"})
            .ground(s.me, {"SOR_046"});
        t.ground(s.you, {"TST_217"}).start();
        t.play("TST_301");
        EXPECT_EQ(t.zone("TST_217"), Zone::Ground);
        t.pass();
        t.play("SOR_172"); // 4 damage
        t.choose("TST_217");
        EXPECT_EQ(t.damage("TST_217"), 0);
        t.pass();
        t.attack("SOR_046", "TST_217"); // combat damage is no ability
        EXPECT_EQ(t.zone("TST_217"), Zone::Discard);
    });
}

} // namespace
} // namespace playmat::test
