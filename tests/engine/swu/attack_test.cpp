#include "support/swu_table.h"

/// Attacks (CR 6.3) and the keywords that change them.
namespace playmat::test {

using namespace playmat::swu;

TEST(SwuAttack, CR6_3_5_DamageIsDealtBothWaysAtTheSameTime)
{
    Table t;
    t.ground(0, {"SOR_046"}).ground(1, {"SOR_232"}).start(); // 3/7 attacks 6/7
    t.attack("SOR_046", "SOR_232");
    EXPECT_EQ(t.damage("SOR_232"), 3);
    EXPECT_EQ(t.damage("SOR_046"), 6);
    EXPECT_TRUE(t.exhausted("SOR_046"));
    EXPECT_EQ(t.activePlayer(), 1);
}

TEST(SwuAttack, CR7_5_11_SentinelGuardsBaseAndOthersOfItsArena)
{
    Table t;
    t.ground(0, {"SOR_046"})
        .ground(1, {"SOR_229", "SOR_128"})
        .start(); // Cell Block Guard: Sentinel
    EXPECT_TRUE(t.canAttack("SOR_046", "SOR_229"));
    EXPECT_EQ(t.whyNotAttack("SOR_046", "SOR_128"), Reason::SentinelInTheWay);
    EXPECT_EQ(t.whyNotAttack("SOR_046", "base1"), Reason::SentinelInTheWay);
}

TEST(SwuAttack, CR7_5_7_OverwhelmDealsTheExcessToTheBase)
{
    Table t;
    t.ground(0, {"SOR_232"}).ground(1, {"SOR_128"}).start(); // AT-ST 6/7 attacks 3/1
    t.attack("SOR_232", "SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.baseDamageOn(1), 5);
}

} // namespace playmat::test
