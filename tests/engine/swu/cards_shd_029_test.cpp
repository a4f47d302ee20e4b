#include "support/swu_table.h"

/// The cards of Shadows of the Galaxy that do something; the others have figures only.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SHD_029_PykeSentinelMustBeAttackedFirst)
{
    Table t;
    t.ground(0, {"SOR_128"}).ground(1, {"SHD_029", "SOR_095"}).start();
    EXPECT_EQ(t.whyNotAttack("SOR_128", "base1"), Reason::SentinelInTheWay);
    EXPECT_EQ(t.whyNotAttack("SOR_128", "SOR_095"), Reason::SentinelInTheWay);
    t.attack("SOR_128", "SHD_029");
    EXPECT_EQ(t.zone("SHD_029"), Zone::Discard); // 3 damage on 3 HP
}

TEST(SwuCard, SHD_061_WroshyrTreeTenderIsStrongerForItsDamage)
{
    Table t;
    t.ground(0, {Unit("SHD_061").damaged(3)}).ground(1, {"SOR_046"}).start();
    EXPECT_EQ(t.power("SHD_061"), 5);
    t.attack("SHD_061", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 5);
}

TEST(SwuCard, SHD_162_HouseKastSoldierIgnoresSentinelAndDefeatsShields)
{
    Table t;
    t.ground(0, {"SHD_162"}).ground(1, {"SHD_029", Unit("SOR_095").with({"SOR_T02"})}).start();
    EXPECT_TRUE(t.canAttack("SHD_162", "base1"));
    t.attack("SHD_162", "SOR_095");
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T02"), 0);
    EXPECT_EQ(t.damage("SOR_095"), 2);
}

TEST(SwuCard, SHD_178_DaringRaidDealsTwoToAnyUnitOrBase)
{
    const auto raid = [](Table &t) {
        t.resources(0, 5).hand(0, {"SHD_178"}).ground(0, {"SOR_095"}).space(1, {"SOR_225"});
        t.deployed(1).start();
        t.play("SHD_178");
        t.asks(DecisionKind::ChooseCards, 0);
        t.selectable({"SOR_095", "SOR_225", "leader1", "base0", "base1"});
        t.bounds(1, 1);
    };
    Table t;
    raid(t);
    t.choose("base1");
    EXPECT_EQ(t.baseDamageOn(1), 2);
    EXPECT_EQ(t.zone("SHD_178"), Zone::Discard);

    Table u;
    raid(u);
    u.choose("SOR_095");
    EXPECT_EQ(u.damage("SOR_095"), 2);
    EXPECT_EQ(u.baseDamageOn(1), 0);
}

TEST(SwuCard, SHD_210_CloudRiderMayAttackAUnitWhenPlayed)
{
    Table t;
    t.resources(0, 6).hand(0, {"SHD_210"}).ground(1, {"SOR_046"}).start();
    t.play("SHD_210");
    t.selectableAttacks({{"SHD_210", "SOR_046"}});
    t.bounds(0, 1);
    t.chooseAttack("SHD_210", "SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 3);
    EXPECT_EQ(t.zone("SHD_210"), Zone::Discard);
}

/// Ruling: it is not readied, so without a unit it can attack it enters like any other.
TEST(SwuCard, SHD_210_CloudRiderStaysExhaustedWithNobodyToAttack)
{
    Table t;
    t.resources(0, 6).hand(0, {"SHD_210"}).start();
    t.play("SHD_210");
    t.asks(DecisionKind::Action, 1);
    EXPECT_TRUE(t.exhausted("SHD_210"));
}

TEST(SwuCard, SHD_240_HuttsHenchmenComeWithAShield)
{
    Table t;
    t.resources(0, 8).hand(0, {"SHD_240"}).start();
    t.play("SHD_240");
    EXPECT_EQ(t.tokensOn("SHD_240", "SOR_T02"), 1);
}

} // namespace playmat::test
