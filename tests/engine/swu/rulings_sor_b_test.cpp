#include "support/swu_table.h"

/// What the official rulings add to SOR_126 to SOR_235, where no test of the cards shows it
/// already.
namespace playmat::test {

using namespace playmat::swu;

TEST(SwuCard, SOR_142_RulingTheThreeAspectsAreDifferentOnes)
{
    Table t; // four icons, Command twice and Aggression twice, and a unit without any
    t.active(1).ground(0, {"SOR_142", "SOR_105", "SOR_153", "SOR_247"}).ground(1, {"SOR_046"});
    t.start();
    EXPECT_TRUE(t.canAttack("SOR_046", "SOR_142"));

    Table three; // and Vigilance
    three.active(1).ground(0, {"SOR_142", "SOR_105", "SOR_153", "SOR_059"});
    three.ground(1, {"SOR_046"}).start();
    EXPECT_EQ(three.whyNotAttack("SOR_046", "SOR_142"), Reason::CannotBeAttacked);
}

TEST(SwuCard, SOR_146_RulingTheAttackIsOverWhenZebsAbilityResolves)
{
    Table t; // Red Three gives Raid 1, which counts while attacking only
    t.space(0, {"SOR_144"}).ground(0, {"SOR_146", "SOR_142"}).ground(1, {"SOR_128", "SOR_046"});
    t.start();
    t.attack("SOR_146", "SOR_128");
    t.selectable({"SOR_146", "SOR_142", "SOR_046"});
    EXPECT_EQ(t.power("SOR_146"), 5);
    t.decline();
    t.pass();
    t.attack("SOR_142", "SOR_046"); // her "On Attack" is amid the attack
    t.selectable({"SOR_046", "base0", "base1"});
    EXPECT_EQ(t.power("SOR_142"), 3);
    t.decline();
}

TEST(SwuCard, SOR_193_RulingOnlyAFalconInPlayGoesHome)
{
    Table t;
    t.discard(0, {"SOR_193"}).resources(0, 2).start();
    t.endActionPhase();
    t.decline();
    t.decline();
    t.noQuestion();
    EXPECT_EQ(t.zone("SOR_193"), Zone::Discard);
    EXPECT_EQ(t.readyResources(0), 2);
}

TEST(SwuCard, SOR_209_RulingReturnsFromPlayOnly)
{
    Table t;
    t.hand(0, {"SOR_209", "SOR_128"})
        .resources(0, 2)
        .discard(0, {"SOR_225"})
        .ground(0, {"SOR_095"});
    t.start();
    t.play("SOR_209");
    t.bounds(1, 1);
    t.selectable({"SOR_209", "SOR_095"});
    t.choose("SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Hand);
    EXPECT_EQ(t.zone("SOR_225"), Zone::Discard);
}

} // namespace playmat::test
