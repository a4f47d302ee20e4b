#include "engine/swu/text/print.h"
#include "support/swu_seats.h"

/// Support (CR 7.5.20), with cards of Ashes of the Empire.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuSupport, CR7_5_20A_AnotherUnitMayAttack)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 3).hand(s.me, {"ASH_074"}).ground(s.me, {"SOR_095"}).start();
        t.play("ASH_074");
        t.selectableAttacks({{"SOR_095", s.yourBase()}});
        t.bounds(0, 1);
        t.chooseAttack("SOR_095", s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.you), 3);
        t.asks(DecisionKind::Action, s.you);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 3).hand(s.me, {"ASH_074"}).ground(s.me, {"SOR_095"}).start();
        t.play("ASH_074");
        t.decline();
        EXPECT_EQ(t.baseDamageOn(s.you), 0);
    });
    fromBothSeats([](Table &t, const Seats &s) { // an exhausted unit may not, nor the unit itself
        t.resources(s.me, 3).hand(s.me, {"ASH_074"}).ground(s.me, {Unit("SOR_095").exhausted()});
        t.start();
        t.play("ASH_074");
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuSupport, CR7_5_20A_ItGainsTheOtherKeywordsForThisAttack)
{
    fromBothSeats([](Table &t, const Seats &s) { // Grit
        t.resources(s.me, 3).hand(s.me, {"ASH_074"}).ground(s.me, {Unit("SOR_046").damaged(2)});
        t.start();
        t.play("ASH_074");
        t.chooseAttack("SOR_046", s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.you), 5);
        EXPECT_FALSE(t.has("SOR_046", kw::Grit));
        EXPECT_FALSE(t.has("SOR_046", kw::Support));
    });
    fromBothSeats([](Table &t, const Seats &s) { // Raid 1
        t.resources(s.me, 4).hand(s.me, {"ASH_154"}).ground(s.me, {"SOR_046"}).start();
        t.play("ASH_154");
        t.chooseAttack("SOR_046", s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.you), 4);
    });
    fromBothSeats([](Table &t, const Seats &s) { // Saboteur counts for the choice
        t.resources(s.me, 4).hand(s.me, {"ASH_222"}).ground(s.me, {"SOR_095"});
        t.ground(s.you, {"SOR_063"}).start();
        t.play("ASH_222");
        t.selectableAttacks({{"SOR_095", s.yourBase()}, {"SOR_095", "SOR_063"}});
        t.chooseAttack("SOR_095", s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.you), 3);
    });
}

TEST(SwuSupport, CR7_5_20A_ItGainsTriggeredAbilities)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 2).hand(s.me, {"ASH_072"}).ground(s.me, {"SOR_046"});
        t.deck(s.me, {"SOR_128", "SOR_128"}).start();
        t.play("ASH_072");
        t.chooseAttack("SOR_046", s.yourBase());
        EXPECT_EQ(t.handSize(s.me), 1) << "\"this unit\" is the one that attacks";
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 2).hand(s.me, {"ASH_072"}).ground(s.me, {Unit("SOR_046").damaged(5)});
        t.deck(s.me, {"SOR_128"}).start();
        t.play("ASH_072");
        t.chooseAttack("SOR_046", s.yourBase());
        EXPECT_EQ(t.handSize(s.me), 0) << "it has 2 remaining HP";
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).hand(s.me, {"ASH_223"}).ground(s.me, {"SOR_046"});
        t.ground(s.you, {"SOR_128"}).start();
        t.play("ASH_223");
        t.chooseAttack("SOR_046", "SOR_128");
        EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T02"), 1);
        EXPECT_EQ(t.tokensOn("ASH_223", "SOR_T02"), 0);
    });
}

TEST(SwuSupport, CR7_5_20A_ItGainsConstantAbilities)
{
    fromBothSeats([](Table &t, const Seats &s) { // combat damage before the defender
        t.resources(s.me, 2).hand(s.me, {"ASH_202"}).ground(s.me, {"SOR_095"});
        t.ground(s.you, {"SOR_128"}).start();
        t.play("ASH_202");
        t.chooseAttack("SOR_095", "SOR_128");
        EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
        EXPECT_EQ(t.damage("SOR_095"), 0);
    });
}

TEST(SwuSupport, TheTextSaysIt)
{
    EXPECT_EQ(textOf("ASH_222"), "Saboteur, Support");
}

} // namespace
} // namespace playmat::test
