#include "support/swu_table.h"

/// SOR_060 to SOR_073, without the cards of the starter decks.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_060_DistantPatrollerDefeatedMayShieldAVigilanceUnit)
{
    const auto fallen = [](Table &t) {
        t.space(0, {"SOR_060", "SOR_225"}).ground(0, {"SOR_059", "SOR_095"});
        t.ground(1, {"SOR_046"}).space(1, {"SOR_237"}).active(1).start();
        t.attack("SOR_237", "SOR_060");
        t.asks(DecisionKind::ChooseCards, 0);
        t.selectable({"SOR_059", "SOR_046"});
        t.bounds(0, 1);
    };
    Table t;
    fallen(t);
    t.choose("SOR_059");
    EXPECT_EQ(t.tokensOn("SOR_059", "SOR_T02"), 1);

    Table u;
    fallen(u);
    u.decline();
    EXPECT_EQ(u.upgradesOn("SOR_059"), 0);
}

namespace {

/// What it costs to play the upgrade onto this unit, -1 when it may not be.
int costOnto(const Table &t, const std::string &upgrade, const std::string &unit)
{
    for (const core::Option &o : t.decision().options)
        if (static_cast<OptionKind>(o.kind) == OptionKind::Play && o.card == t.id(upgrade)
            && o.target == t.id(unit))
            return o.cost;
    return -1;
}

} // namespace

TEST(SwuCard, SOR_061_GuardianMakesTheFirstUpgradeOnItCheaper)
{
    Table t;
    t.resources(0, 5).hand(0, {"SOR_120", "SOR_071", "SOR_070"}).ground(0, {"SOR_061", "SOR_046"});
    t.base(0, "SOR_023").start();
    EXPECT_EQ(costOnto(t, "SOR_071", "SOR_061"), 1);
    EXPECT_EQ(costOnto(t, "SOR_071", "SOR_046"), 2);
    t.play("SOR_120", "SOR_046"); // on another unit: nothing is used up
    EXPECT_EQ(t.readyResources(0), 3);
    t.pass();
    EXPECT_EQ(costOnto(t, "SOR_071", "SOR_061"), 1);
    t.play("SOR_071", "SOR_061");
    EXPECT_EQ(t.readyResources(0), 2);
    t.pass();
    EXPECT_EQ(costOnto(t, "SOR_070", "SOR_061"), 2); // the second one
    t.nextRound();
    EXPECT_EQ(costOnto(t, "SOR_070", "SOR_061"), 1); // each round
}

TEST(SwuCard, SOR_061_GuardiansDiscountMakesTheUpgradeAffordable)
{
    Table t;
    t.resources(0, 1).hand(0, {"SOR_071", "SOR_069"}).ground(0, {"SOR_061", "SOR_046"}).start();
    EXPECT_EQ(costOnto(t, "SOR_071", "SOR_061"), 1);
    EXPECT_EQ(costOnto(t, "SOR_071", "SOR_046"), -1); // two are not there
    EXPECT_EQ(costOnto(t, "SOR_069", "SOR_061"), 0);
    EXPECT_EQ(t.whyNotPlay("SOR_071", "SOR_046"), Reason::NotEnoughResources);
    t.play("SOR_071", "SOR_061");
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_EQ(t.power("SOR_061"), 4);
}

TEST(SwuCard, SOR_061_TokensAreNotPlayed)
{
    Table t; // the ruling
    t.leader(0, "SOR_002").base(0, "SOR_019").resources(0, 2).hand(0, {"SOR_071"});
    t.ground(0, {"SOR_061"}).start();
    t.use("base0"); // a Shield for it
    EXPECT_EQ(t.tokensOn("SOR_061", "SOR_T02"), 1);
    t.pass();
    EXPECT_EQ(costOnto(t, "SOR_071", "SOR_061"), 1);
}

/// CR 8.8.1: the very first upgrade that the player played on it this round, whoever controlled it
/// then and whether or not it cost less.
TEST(SwuCard, SOR_061_TheFirstUpgradeIsCountedForEachPlayer)
{
    for (const bool meFirst : {true, false}) {
        Table t;
        t.leader(0, "SOR_005").leader(1, "SOR_005").resources(0, 9).resources(1, 9);
        t.hand(0, {"SOR_069", "SOR_070"}).hand(1, {"SOR_069", "SOR_070", "TST_011"});
        t.ground(0, {"SOR_061"}).active(meFirst ? 0 : 1).start();
        t.play(meFirst ? "SOR_069" : "SOR_069#2", "SOR_061"); // 1 for its enemy, 0 for its friend
        if (!meFirst)
            t.pass();
        t.play("TST_011"); // takes control of it
        t.pass();
        EXPECT_EQ(t.costOfPlay("SOR_070#2"), meFirst ? 1 : 2);
    }
}

TEST(SwuCard, SOR_061_GuardianHelpsItsControllerOnly)
{
    Table t;
    t.ground(0, {"SOR_061"}).resources(1, 2).hand(1, {"SOR_120"}).active(1).start();
    EXPECT_EQ(costOnto(t, "SOR_120", "SOR_061"), 2);
}

TEST(SwuCard, SOR_062_GovernorForbidsTheNamedCardToTheOpponent)
{
    Table t; // the ruling: the name is without the subtitle
    t.resources(0, 9).hand(0, {"SOR_062", "SOR_087"}).leader(1, "SOR_007").resources(1, 9);
    t.hand(1, {"SOR_087", "SOR_232"}).start();
    t.play("SOR_062");
    t.asks(DecisionKind::NameCard, 0);
    t.name("Darth Vader");
    EXPECT_FALSE(t.canPlay("SOR_087#2"));
    EXPECT_EQ(t.whyNotPlay("SOR_087#2"), Reason::ForbiddenByCard);
    EXPECT_TRUE(t.canPlay("SOR_232"));
}

TEST(SwuCard, SOR_062_GovernorsOwnPlayerMayPlayIt)
{
    Table t;
    t.resources(0, 4).hand(0, {"SOR_062", "SOR_069"}).start();
    t.play("SOR_062");
    t.name("Resilient");
    t.pass();
    EXPECT_TRUE(t.canPlay("SOR_069"));
    t.nextRound(); // for as long as it is in play, and the enemy plays none through effects either
    EXPECT_TRUE(t.canPlay("SOR_069"));
}

TEST(SwuCard, SOR_062_GovernorForbidsThroughAbilitiesToo)
{
    Table t;
    t.resources(0, 2).hand(0, {"SOR_062"}).leader(1, "SOR_003").resources(1, 6);
    t.hand(1, {"SOR_063", "SOR_044"}).start();
    t.play("SOR_062");
    t.name("Cloud City Wing Guard");
    t.use("leader1");
    t.selectable({"SOR_044"});
    t.decline();
}

TEST(SwuCard, SOR_062_WithoutTheGovernorTheCardIsFree)
{
    Table t;
    t.resources(0, 2).hand(0, {"SOR_062"}).resources(1, 3).hand(1, {"SOR_172", "SOR_128"}).start();
    t.play("SOR_062");
    t.name("Death Star Stormtrooper");
    EXPECT_FALSE(t.canPlay("SOR_128"));
    t.play("SOR_172"); // four damage to the only unit
    EXPECT_EQ(t.zone("SOR_062"), Zone::Discard);
    t.nextRound();
    t.pass();
    EXPECT_TRUE(t.canPlay("SOR_128"));
}

/// "While this unit is in play": nothing that begins after it has left.
TEST(SwuCard, SOR_062_AGovernorThatIsGoneForbidsNothing)
{
    Table t; // Energy Conversion Lab gives it Ambush, and it falls before it names a card
    t.leader(0, "SOR_009").base(0, "SOR_022").resources(0, 8).hand(0, {"SOR_062"});
    t.resources(1, 4).hand(1, {"SOR_128"}).ground(1, {"SOR_232"}).start();
    t.use("base0");
    t.choosePlay("SOR_062");
    t.trigger("SOR_062", TriggerKind::Ambush);
    t.chooseAttack("SOR_062", "SOR_232");
    EXPECT_EQ(t.zone("SOR_062"), Zone::Discard);
    t.name("Death Star Stormtrooper");
    EXPECT_TRUE(t.canPlay("SOR_128"));
}

TEST(SwuCard, SOR_062_TheGovernorTakenStillForbidsToTheSamePlayer)
{
    Table t; // the ruling
    t.resources(0, 4).hand(0, {"SOR_062", "SOR_069"}).leader(1, "SOR_001").base(1, "SOR_029");
    t.resources(1, 9).hand(1, {"SOR_224", "SOR_069"}).start();
    t.play("SOR_062");
    t.name("Resilient");
    t.play("SOR_224"); // Change of Heart
    EXPECT_EQ(t.controller("SOR_062"), 1);
    EXPECT_TRUE(t.canPlay("SOR_069"));
    t.pass();
    EXPECT_FALSE(t.canPlay("SOR_069#2"));
}

TEST(SwuCard, SOR_062_TheGovernorRescuedForbidsNothing)
{
    Table t; // the ruling: it comes back as another object
    t.resources(0, 2)
        .hand(0, {"SOR_062"})
        .resources(1, 4)
        .hand(1, {"TST_301", "SOR_128", "SOR_172"});
    t.ground(1, {"SOR_095"}).start();
    t.play("SOR_062");
    t.name("Death Star Stormtrooper");
    t.play("TST_301"); // its Marine captures the Governor
    EXPECT_EQ(t.zone("SOR_062"), Zone::Captured);
    t.pass();
    EXPECT_TRUE(t.canPlay("SOR_128"));
    t.play("SOR_172"); // Open Fire on the captor
    EXPECT_EQ(t.zone("SOR_062"), Zone::Ground);
    EXPECT_EQ(t.controller("SOR_062"), 0);
    EXPECT_TRUE(t.exhausted("SOR_062"));
    t.pass();
    EXPECT_TRUE(t.canPlay("SOR_128"));
}

TEST(SwuCard, SOR_064_WildernessFighterIsShielded)
{
    Table t;
    t.resources(0, 3).hand(0, {"SOR_064"}).ground(1, {"SOR_232"}).start();
    t.play("SOR_064");
    t.noQuestion();
    EXPECT_EQ(t.tokensOn("SOR_064", "SOR_T02"), 1);
    t.attack("SOR_232", "SOR_064"); // the Shield prevents it all
    EXPECT_EQ(t.damage("SOR_064"), 0);
    EXPECT_EQ(t.upgradesOn("SOR_064"), 0);
    EXPECT_EQ(t.baseDamageOn(0), 0);
}

TEST(SwuCard, SOR_065_BazeIsASentinelWithTheInitiative)
{
    Table t;
    t.ground(0, {Unit("SOR_065").damaged(2)}).ground(1, {"SOR_128"}).initiative(0).active(1);
    t.start();
    EXPECT_EQ(t.power("SOR_065"), 4); // Grit
    EXPECT_TRUE(t.has("SOR_065", kw::Sentinel));
    EXPECT_EQ(t.whyNotAttack("SOR_128", "base0"), Reason::SentinelInTheWay);
    t.takeInitiative();
    EXPECT_FALSE(t.has("SOR_065", kw::Sentinel));
}

TEST(SwuCard, SOR_065_BazeWithoutTheInitiativeIsNone)
{
    Table t;
    t.ground(0, {"SOR_065"}).ground(1, {"SOR_128"}).initiative(1).active(1).start();
    EXPECT_FALSE(t.has("SOR_065", kw::Sentinel));
    EXPECT_TRUE(t.canAttack("SOR_128", "base0"));
}

TEST(SwuCard, SOR_067_SurvivorsMayDrawBesideALeader)
{
    Table t;
    t.deployed(0).ground(0, {Unit("SOR_067").damaged(2)}).start();
    t.attack("SOR_067", "base1");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.handSize(0), 1);
    EXPECT_EQ(t.baseDamageOn(1), 5); // Grit

    Table u;
    u.deployed(0).ground(0, {"SOR_067"}).start();
    u.attack("SOR_067", "base1");
    u.no();
    EXPECT_EQ(u.handSize(0), 0);

    Table v; // a leader unit, and your own
    v.deployed(1).ground(0, {"SOR_067"}).start();
    v.attack("SOR_067", "base1");
    v.noQuestion();
    EXPECT_EQ(v.handSize(0), 0);
}

TEST(SwuCard, SOR_068_JuggernautHealsBesideAnotherVigilanceUnit)
{
    Table t;
    t.resources(0, 6).hand(0, {"SOR_068"}).ground(0, {"SOR_059"}).baseDamage(0, 6).start();
    t.play("SOR_068");
    t.asks(DecisionKind::ChooseTrigger, 0);
    t.trigger("SOR_068");
    EXPECT_EQ(t.baseDamageOn(0), 2);
    EXPECT_EQ(t.tokensOn("SOR_068", "SOR_T02"), 1);

    Table u; // it is no other, nor is an enemy's
    u.resources(0, 6).hand(0, {"SOR_068"}).ground(0, {"SOR_095"}).ground(1, {"SOR_059"});
    u.baseDamage(0, 6).start();
    u.play("SOR_068");
    u.trigger("SOR_068");
    EXPECT_EQ(u.baseDamageOn(0), 6);
    EXPECT_EQ(u.tokensOn("SOR_068", "SOR_T02"), 1);
}

TEST(SwuCard, SOR_070_DevotionRestoresTwoMore)
{
    Table t;
    t.resources(0, 2).hand(0, {"SOR_070"}).space(0, {"SOR_044"}).baseDamage(0, 9).start();
    t.play("SOR_070", "SOR_044");
    EXPECT_EQ(t.power("SOR_044"), 3);
    EXPECT_EQ(t.hp("SOR_044"), 4);
    t.pass();
    t.attack("SOR_044", "base1"); // one of its own and two
    EXPECT_EQ(t.baseDamageOn(0), 6);

    Table u; // on an enemy it heals the enemy's base
    u.space(1, {Unit("SOR_225").with({"SOR_070"})}).baseDamage(0, 5).baseDamage(1, 5).active(1);
    u.start();
    u.attack("SOR_225", "base0");
    EXPECT_EQ(u.baseDamageOn(1), 3);
    EXPECT_EQ(u.baseDamageOn(0), 8);
}

TEST(SwuCard, SOR_071_ElectrostaffWeakensTheAttackerOfItsBearer)
{
    Table t;
    t.resources(0, 2).hand(0, {"SOR_071"}).ground(0, {"SOR_046", "SOR_095"}).space(0, {"SOR_044"});
    t.ground(1, {"SOR_229", "SOR_128"}).start();
    EXPECT_FALSE(t.canPlay("SOR_071", "SOR_044")); // a Vehicle
    t.play("SOR_071", "SOR_046");
    EXPECT_EQ(t.power("SOR_046"), 5);
    EXPECT_EQ(t.hp("SOR_046"), 9);
    t.attack("SOR_229", "SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 2);
    t.pass();
    t.attack("SOR_128", "SOR_095"); // nobody else is helped
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
}

TEST(SwuCard, SOR_071_ElectrostaffDoesNothingWhenItsBearerAttacks)
{
    Table t;
    t.ground(0, {Unit("SOR_046").with({"SOR_071"})}).ground(1, {"SOR_119"}).start();
    t.attack("SOR_046", "SOR_119");
    EXPECT_EQ(t.damage("SOR_046"), 6);
    EXPECT_EQ(t.damage("SOR_119"), 5);
}

TEST(SwuCard, SOR_072_EntrenchedCannotAttackBases)
{
    Table t;
    t.resources(0, 2).hand(0, {"SOR_072"}).ground(1, {"SOR_128"}).ground(0, {"SOR_046"}).start();
    t.play("SOR_072", "SOR_128");
    EXPECT_EQ(t.power("SOR_128"), 6);
    EXPECT_EQ(t.hp("SOR_128"), 4);
    EXPECT_EQ(t.whyNotAttack("SOR_128", "base0"), Reason::CannotAttackBases);
    EXPECT_TRUE(t.canAttack("SOR_128", "SOR_046"));
}

TEST(SwuCard, SOR_072_EntrenchedMayStillDamageABase)
{
    Table t; // the ruling: Overwhelm
    t.ground(0, {Unit("SOR_232").with({"SOR_072"})}).ground(1, {"SOR_128"}).start();
    EXPECT_FALSE(t.canAttack("SOR_232", "base1"));
    t.attack("SOR_232", "SOR_128");
    EXPECT_EQ(t.baseDamageOn(1), 8);
}

TEST(SwuCard, SOR_072_EntrenchedIsNoAbilityOfTheUnit)
{
    Table t; // CR 3.6.10: it stays when the unit loses all abilities
    t.resources(0, 1).hand(0, {"SOR_138"}).leader(0, "SOR_010");
    t.ground(1, {Unit("SOR_095").with({"SOR_072"})}).start();
    t.play("SOR_138");
    EXPECT_EQ(t.whyNotAttack("SOR_095", "base0"), Reason::CannotAttackBases);
}

TEST(SwuCard, SOR_073_MomentOfPeaceShieldsAnyUnit)
{
    Table t;
    t.resources(0, 1).hand(0, {"SOR_073"}).deployed(0).ground(0, {"SOR_046"});
    t.space(1, {"SOR_225"}).start();
    t.play("SOR_073");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"leader0", "SOR_046", "SOR_225"});
    t.bounds(1, 1);
    t.choose("leader0");
    EXPECT_EQ(t.tokensOn("leader0", "SOR_T02"), 1);
}

} // namespace playmat::test
