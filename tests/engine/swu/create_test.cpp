#include "engine/swu/text/print.h"
#include "support/swu_seats.h"

/// Token units that effects create, and Hidden: both are described in one place each, and the sets
/// that have them come later.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

/// The units in play with this title.
std::vector<const Card *> unitsCalled(const Table &t, const std::string &title)
{
    std::vector<const Card *> found;
    const State &s = t.game().state();
    for (const Zone zone : {Zone::Ground, Zone::Space})
        s.forEach(zone, 0, [&](CardId id) {
            if (cards().def(s.cards[id].def).name == title)
                found.push_back(&s.cards[id]);
        });
    return found;
}

TEST(SwuCreate, TokenUnitsEnterExhaustedUnderTheirCreatorsControl)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_032"}).start();
        t.play("TST_032");
        const auto recruits = unitsCalled(t, "Recruit");
        ASSERT_EQ(recruits.size(), 1U);
        EXPECT_EQ(recruits[0]->zone, Zone::Ground);
        EXPECT_EQ(recruits[0]->owner, s.me);
        EXPECT_EQ(recruits[0]->controller, s.me);
        EXPECT_NE(recruits[0]->status & status::Exhausted, 0);
        EXPECT_NE(recruits[0]->firstUpgrade, kNone) << "Shielded triggers when it is created";
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuCreate, SeveralAreCreatedAndAreThem)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_034"}).start();
        t.play("TST_034");
        const auto patrols = unitsCalled(t, "Patrol");
        ASSERT_EQ(patrols.size(), 2U);
        for (const Card *patrol : patrols) {
            EXPECT_EQ(patrol->zone, Zone::Space);
            EXPECT_EQ(patrol->status & status::Exhausted, 0) << "the event readies them";
        }
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuCreate, AnOpponentMayBeTheOneWhoCreates)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_035"}).start();
        t.play("TST_035");
        const auto patrols = unitsCalled(t, "Patrol");
        ASSERT_EQ(patrols.size(), 1U);
        EXPECT_EQ(patrols[0]->controller, s.you);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuCreate, TheTextSaysWhatIsCreated)
{
    EXPECT_EQ(textOf("TST_032"), "Create a Recruit token.");
    EXPECT_EQ(textOf("TST_034"), "Create 2 Patrol tokens. Ready them.");
    EXPECT_EQ(textOf("TST_035"), "Each opponent creates a Patrol token.");
    EXPECT_EQ(textOf("TST_031"), "Hidden");
}

TEST(SwuKeyword, HiddenUnitsAreNotAttackedInThePhaseInWhichTheyWerePlayed)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).hand(s.me, {"TST_031"}).ground(s.you, {"SOR_046"});
        t.deck(s.me, {"SOR_095", "SOR_095"}).deck(s.you, {"SOR_095", "SOR_095"}).start();
        t.play("TST_031");
        EXPECT_FALSE(t.canAttack("SOR_046", "TST_031"));
        EXPECT_EQ(t.whyNotAttack("SOR_046", "TST_031"), Reason::CannotBeAttacked);
        t.nextRound();
        if (t.activePlayer() == s.me)
            t.pass();
        EXPECT_TRUE(t.canAttack("SOR_046", "TST_031"));
    });
}

TEST(SwuKeyword, HiddenIsNoUseToSentinel)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).hand(s.me, {"TST_033"}).ground(s.you, {"SOR_046"}).start();
        t.play("TST_033");
        EXPECT_TRUE(t.canAttack("SOR_046", "TST_033")); // CR 8.3.3
    });
}

TEST(SwuKeyword, CreatedUnitsAreNewToo)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_032"}).ground(s.you, {"SOR_046"}).start();
        t.play("TST_032");
        EXPECT_FALSE(t.canAttack("SOR_046", "TST_T01"));
        EXPECT_TRUE(t.canAttack("SOR_046", s.me == 0 ? "base0" : "base1"));
    });
}

} // namespace
} // namespace playmat::test
