#include "support/swu_table.h"

/// SOR_194 to SOR_203: Cunning with Heroism, and double Cunning.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Cards = std::vector<std::string>;

TEST(SwuCard, SOR_194_OperativeSaboteurAndRaidTwo)
{
    Table t; // 2/4
    t.ground(0, {"SOR_194"});
    t.ground(1, {"SOR_229", Unit("SOR_062").with({"SOR_T02"})}).start();
    EXPECT_EQ(t.power("SOR_194"), 2);
    EXPECT_TRUE(t.canAttack("SOR_194", "base1")); // past the Sentinel
    t.attack("SOR_194", "SOR_062");
    EXPECT_EQ(t.zone("SOR_062"), Zone::Discard); // 4 damage, the Shield went before
    EXPECT_EQ(t.damage("SOR_194"), 1);
    EXPECT_EQ(t.power("SOR_194"), 2);
}

TEST(SwuCard, SOR_194_OperativeDoesNotRaidWhileDefending)
{
    Table t;
    t.ground(0, {"SOR_046"}).ground(1, {"SOR_194"}).start();
    t.attack("SOR_046", "SOR_194");
    EXPECT_EQ(t.damage("SOR_046"), 2);
}

TEST(SwuCard, SOR_195_GunshipAmbushes)
{
    Table t;
    t.hand(0, {"SOR_195"}).resources(0, 4).ground(1, {"SOR_046"});
    t.space(1, {"SOR_225", "SOR_237"}).start();
    t.play("SOR_195");
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(0, 1);
    t.selectableAttacks({{"SOR_195", "SOR_225"}, {"SOR_195", "SOR_237"}});
    t.chooseAttack("SOR_195", "SOR_225");
    EXPECT_EQ(t.zone("SOR_225"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_195"), 2);
    EXPECT_TRUE(t.exhausted("SOR_195"));
    EXPECT_EQ(t.activePlayer(), 1);
}

TEST(SwuCard, SOR_195_RulingAmbushWithoutAnEnemyToAttackDoesNotReady)
{
    Table t;
    t.hand(0, {"SOR_195"}).resources(0, 4).ground(1, {"SOR_046"}).start();
    t.play("SOR_195");
    t.noQuestion();
    EXPECT_TRUE(t.exhausted("SOR_195"));
}

TEST(SwuCard, SOR_196_ChewbaccaReadiesWhenAttacked)
{
    Table t;
    t.ground(0, {"SOR_095", "SOR_128"}).ground(1, {Unit("SOR_196").exhausted(), "SOR_046"});
    t.start();
    EXPECT_EQ(t.whyNotAttack("SOR_095", "SOR_046"), Reason::SentinelInTheWay);
    t.attack("SOR_095", "SOR_196");
    EXPECT_FALSE(t.exhausted("SOR_196"));
    EXPECT_EQ(t.damage("SOR_196"), 3);
    t.attack("SOR_196", "SOR_128"); // ready at once
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
}

TEST(SwuCard, SOR_196_ChewbaccaReadiesOnlyWhenHeIsTheDefender)
{
    Table t;
    t.space(0, {"SOR_237"}).ground(1, {Unit("SOR_196").exhausted()}).start();
    t.attack("SOR_237", "base1");
    EXPECT_TRUE(t.exhausted("SOR_196"));
}

TEST(SwuCard, SOR_196_RulingAttackedAndOnAttackShareAWindow)
{
    Table t; // Snowspeeder would exhaust a Vehicle; the active player says who goes first
    t.ground(0, {"SOR_244"}).ground(1, {Unit("SOR_196").exhausted(), "SOR_249"}).start();
    t.attack("SOR_244", "SOR_196");
    t.asks(DecisionKind::ChoosePlayer, 0);
    t.selectablePlayers({0, 1});
    t.player(1);
    EXPECT_FALSE(t.exhausted("SOR_196"));
    EXPECT_TRUE(t.exhausted("SOR_249"));
    EXPECT_EQ(t.damage("SOR_196"), 3);
}

TEST(SwuCard, SOR_196_ReadiedBeforeCombatEvenIfDefeatedByIt)
{
    Table t;
    t.ground(0, {"SOR_232"}).ground(1, {Unit("SOR_196").exhausted().damaged(1)}).start();
    t.attack("SOR_232", "SOR_196");
    EXPECT_EQ(t.events(Ev::Readied, "SOR_196"), 1);
    EXPECT_EQ(t.zone("SOR_196"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_232"), 3);
}

TEST(SwuCard, SOR_197_LandoTakesUpToTwoResourcesBack)
{
    Table t;
    t.hand(0, {"SOR_197"}).resources(0, 6).resourceCards(0, {"SOR_172", "SOR_222"});
    t.resources(1, 2).start();
    t.play("SOR_197");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_046#2", "SOR_046#3", "SOR_046#4", "SOR_046#5", "SOR_046#6",
                  "SOR_172", "SOR_222"});
    t.bounds(0, 2);
    t.choose(Cards{"SOR_046", "SOR_172"});
    EXPECT_EQ(t.zone("SOR_172"), Zone::Hand);
    EXPECT_EQ(t.zone("SOR_046"), Zone::Hand);
    EXPECT_EQ(t.resourceCount(0), 6);
    EXPECT_EQ(t.handSize(0), 2);
    EXPECT_EQ(t.resourceCount(1), 2);
}

TEST(SwuCard, SOR_197_LandoNeedNotAndIsASaboteur)
{
    Table t;
    t.hand(0, {"SOR_197"}).resources(0, 6).start();
    t.play("SOR_197");
    t.decline();
    EXPECT_EQ(t.resourceCount(0), 6);

    Table s;
    s.ground(0, {"SOR_197"}).ground(1, {"SOR_229", Unit("SOR_095").with({"SOR_T02"})}).start();
    s.attack("SOR_197", "SOR_095");
    EXPECT_EQ(s.zone("SOR_095"), Zone::Discard);
}

TEST(SwuCard, SOR_198_HanStrikesFirst)
{
    Table t; // 6/6 against 3/3: no damage back
    t.ground(0, {"SOR_198"}).ground(1, {"SOR_095"}).start();
    t.attack("SOR_198", "SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_198"), 0);

    Table lives; // 6/7 lives and strikes back
    lives.ground(0, {"SOR_198"}).ground(1, {"SOR_232"}).start();
    lives.attack("SOR_198", "SOR_232");
    EXPECT_EQ(lives.damage("SOR_232"), 6);
    EXPECT_EQ(lives.zone("SOR_198"), Zone::Discard);
}

TEST(SwuCard, SOR_198_HanDefendsAsEverybodyDoes)
{
    Table t;
    t.ground(0, {"SOR_095"}).ground(1, {"SOR_198"}).start();
    t.attack("SOR_095", "SOR_198");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_198"), 3);
}

TEST(SwuCard, SOR_198_RulingASurvivorStrikesBackWithItsGrit)
{
    Table t; // 3/5 with two Experience: 5/7, Grit adds the 6 that it just took
    t.ground(0, {"SOR_198"}).ground(1, {Unit("SOR_067").with({"SOR_T01", "SOR_T01"})}).start();
    t.attack("SOR_198", "SOR_067");
    EXPECT_EQ(t.damage("SOR_067"), 6);
    EXPECT_EQ(t.power("SOR_067"), 11);
    EXPECT_EQ(t.zone("SOR_198"), Zone::Discard);
}

TEST(SwuCard, SOR_198_HanAmbushes)
{
    Table t;
    t.hand(0, {"SOR_198"}).resources(0, 7).ground(1, {"SOR_095"}).start();
    t.play("SOR_198");
    t.bounds(0, 1);
    t.selectableAttacks({{"SOR_198", "SOR_095"}});
    t.chooseAttack("SOR_198", "SOR_095");
    EXPECT_EQ(t.damage("SOR_198"), 0);

    Table alone; // ruling: nobody to attack
    alone.hand(0, {"SOR_198"}).resources(0, 7).start();
    alone.play("SOR_198");
    alone.noQuestion();
    EXPECT_TRUE(alone.exhausted("SOR_198"));
}

TEST(SwuCard, SOR_198_RulingOnlyCombatDamageComesFirst)
{
    Table t; // Greedo strikes no blow, but his When Defeated ability deals its damage
    t.ground(0, {"SOR_198"}).ground(1, {"SOR_204"}).deck(1, {"SOR_172"}).start();
    t.attack("SOR_198", "SOR_204");
    EXPECT_EQ(t.zone("SOR_204"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_198"), 0);
    t.asks(DecisionKind::Confirm, 1);
    t.yes();
    EXPECT_EQ(t.damage("SOR_198"), 2);
}

TEST(SwuCard, SOR_199_BamboozleExhaustsAndReturnsTheUpgrades)
{
    Table t; // ruling: each to its owner; a Shield is set aside
    t.hand(0, {"SOR_199"}).resources(0, 2).hand(1, {"SOR_120"}).resources(1, 8).active(1);
    t.ground(0, {Unit("SOR_046").with({"SOR_069", "SOR_T02"})}).ground(1, {"SOR_095"}).start();
    t.play("SOR_120", "SOR_046"); // the opponent's upgrade on it
    EXPECT_EQ(t.upgradesOn("SOR_046"), 3);
    t.play("SOR_199");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_095"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_TRUE(t.exhausted("SOR_046"));
    EXPECT_EQ(t.upgradesOn("SOR_046"), 0);
    EXPECT_EQ(t.zoneIds(Zone::Hand, 0), (Cards{"SOR_069"}));
    EXPECT_EQ(t.zoneIds(Zone::Hand, 1), (Cards{"SOR_120"}));
    EXPECT_EQ(t.readyResources(0), 0);
}

TEST(SwuCard, SOR_199_BamboozleForADiscardedCunningCard)
{
    Table t;
    t.hand(0, {"SOR_199", "SOR_222", "SOR_190", "SOR_095"}).resources(0, 2);
    t.ground(1, {"SOR_046"}).start();
    t.play("SOR_199");
    t.asks(DecisionKind::Pay, 0);
    t.selectable({"SOR_222", "SOR_190"});
    t.bounds(0, 1);
    t.choose("SOR_190");
    EXPECT_TRUE(t.exhausted("SOR_046"));
    EXPECT_EQ(t.zone("SOR_190"), Zone::Discard);
    EXPECT_EQ(t.readyResources(0), 2);

    Table paid;
    paid.hand(0, {"SOR_199", "SOR_222"}).resources(0, 2).ground(1, {"SOR_046"}).start();
    paid.play("SOR_199");
    paid.decline();
    EXPECT_EQ(paid.readyResources(0), 0);
    EXPECT_EQ(paid.handSize(0), 1);
}

TEST(SwuCard, SOR_199_BamboozleWithoutResourcesMustDiscard)
{
    Table t;
    t.hand(0, {"SOR_199", "SOR_222", "SOR_190"}).resources(0, 1).ground(1, {"SOR_046"}).start();
    t.play("SOR_199");
    t.selectable({"SOR_222", "SOR_190"});
    t.bounds(1, 1);
    t.choose("SOR_222");
    EXPECT_EQ(t.readyResources(0), 1);

    Table none;
    none.hand(0, {"SOR_199", "SOR_095"}).resources(0, 1).ground(1, {"SOR_046"}).start();
    EXPECT_EQ(none.whyNotPlay("SOR_199"), Reason::NotEnoughResources);
}

TEST(SwuCard, SOR_199_RulingTheDiscardReplacesAdditionalCostsToo)
{
    Table t; // Saw Gerrera: 2 damage to your base for each event
    t.hand(0, {"SOR_199", "SOR_222"}).resources(0, 2).ground(1, {"SOR_153"}).start();
    t.play("SOR_199");
    t.choose("SOR_222");
    EXPECT_TRUE(t.exhausted("SOR_153"));
    EXPECT_EQ(t.baseDamageOn(0), 0);

    Table paid;
    paid.hand(0, {"SOR_199", "SOR_222"}).resources(0, 2).ground(1, {"SOR_153"}).start();
    paid.play("SOR_199");
    paid.decline();
    EXPECT_EQ(paid.baseDamageOn(0), 2);
}

TEST(SwuCard, SOR_199_TheDiscardReplacesAdditionalCostsAlsoWhenNothingElseIsToBePaid)
{
    for (const bool saw : {true, false}) {
        Table t; // Bib Fortuna and Jabba make it free
        t.leader(0, "SOR_017").base(0, "SOR_029").hand(0, {"SOR_199", "SOR_205"}).resources(0, 0);
        t.ground(0, {"SOR_181", "SOR_177"}).ground(1, {saw ? "SOR_153" : "SOR_046"}).start();
        t.use("SOR_177");
        t.choosePlay("SOR_199");
        if (saw) {
            t.asks(DecisionKind::Pay, 0);
            t.choose("SOR_205");
        } else {
            t.asks(DecisionKind::ChooseCards, 0); // nothing is to be paid, so nothing is asked
        }
        t.choose(saw ? "SOR_153" : "SOR_046");
        EXPECT_EQ(t.baseDamageOn(0), 0);
    }
}

TEST(SwuCard, SOR_200_SparkDiscardsACardOfYourChoice)
{
    Table t; // CR 1.14.2: who looks chooses
    t.hand(0, {"SOR_200", "SOR_222"}).resources(0, 2).hand(1, {"SOR_095", "SOR_172", "SOR_046"});
    t.start();
    t.play("SOR_200");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_172", "SOR_046"});
    t.bounds(1, 1);
    EXPECT_EQ(t.events(Ev::Revealed), 3);
    t.choose("SOR_172");
    EXPECT_EQ(t.zoneIds(Zone::Discard, 1), (Cards{"SOR_172"}));
    EXPECT_EQ(t.handSize(1), 2);
    EXPECT_EQ(t.handSize(0), 1);

    Table none;
    none.hand(0, {"SOR_200", "SOR_222"}).resources(0, 2).start();
    none.play("SOR_200");
    none.noQuestion();
    EXPECT_EQ(none.handSize(0), 1);
}

TEST(SwuCard, SOR_201_BodhiDiscardsNoUnits)
{
    Table t;
    t.hand(0, {"SOR_201"}).resources(0, 5).hand(1, {"SOR_095", "SOR_172", "SOR_120"}).start();
    t.play("SOR_201");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_172", "SOR_120"});
    t.bounds(1, 1);
    EXPECT_EQ(t.events(Ev::Revealed), 3); // the whole hand is seen
    t.choose("SOR_120");
    EXPECT_EQ(t.zoneIds(Zone::Discard, 1), (Cards{"SOR_120"}));

    Table units;
    units.hand(0, {"SOR_201"}).resources(0, 5).hand(1, {"SOR_095", "SOR_046"}).start();
    units.play("SOR_201");
    EXPECT_EQ(units.events(Ev::Revealed), 2);
    units.nothingFits(); // but the hand is seen
    EXPECT_EQ(units.handSize(1), 2);
}

TEST(SwuCard, SOR_202_BouncerMayReturnAnyNonLeaderUnit)
{
    Table t;
    t.hand(0, {"SOR_202"}).resources(0, 7).ground(0, {"SOR_095"}).deployed(1);
    t.space(1, {"SOR_225"}).discard(1, {"SOR_128"}).start(); // ruling: in play only
    t.play("SOR_202");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_202", "SOR_095", "SOR_225"});
    t.bounds(0, 1);
    t.choose("SOR_225");
    EXPECT_EQ(t.zoneIds(Zone::Hand, 1), (Cards{"SOR_225"}));

    Table no;
    no.hand(0, {"SOR_202"}).resources(0, 7).start();
    no.play("SOR_202");
    no.decline();
    EXPECT_EQ(no.zone("SOR_202"), Zone::Ground);
}

TEST(SwuCard, SOR_203_CunningDoesTwoDifferentThingsInAnyOrder)
{
    Table t; // +4 first: the 3/3 is then too strong to be returned (ruling: modifiers count)
    t.hand(0, {"SOR_203"}).resources(0, 6).ground(0, {"SOR_095", "SOR_128"}).deployed(1);
    t.ground(1, {"SOR_232"}).hand(1, {"SOR_046"}).start();
    t.play("SOR_203");
    t.asks(DecisionKind::ChooseMode, 0);
    t.modes({0, 1, 2, 3});
    t.bounds(1, 1);
    t.mode(1);
    t.selectable({"SOR_095", "SOR_128", "SOR_232", "leader1"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.power("SOR_095"), 7);
    t.asks(DecisionKind::ChooseMode, 0);
    t.modes({0, 2, 3});
    t.mode(0);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Hand); // the only one with 4 or less
    EXPECT_EQ(t.zone("SOR_095"), Zone::Ground);
    t.nextRound();
    EXPECT_EQ(t.power("SOR_095"), 3);
}

TEST(SwuCard, SOR_203_CunningExhaustsUpToTwoAndTakesACardAtRandom)
{
    Table t;
    t.hand(0, {"SOR_203"}).resources(0, 6).ground(0, {"SOR_095"});
    t.ground(1, {"SOR_232", "SOR_128"}).hand(1, {"SOR_046", "SOR_225"}).start();
    t.play("SOR_203");
    t.mode(3);
    EXPECT_EQ(t.handSize(1), 1);
    EXPECT_EQ(t.discardSize(1), 1);
    t.modes({0, 1, 2});
    t.mode(2);
    t.selectable({"SOR_095", "SOR_232", "SOR_128"});
    t.bounds(0, 2);
    t.choose(Cards{"SOR_232", "SOR_128"});
    EXPECT_TRUE(t.exhausted("SOR_232"));
    EXPECT_TRUE(t.exhausted("SOR_128"));
    EXPECT_FALSE(t.exhausted("SOR_095"));
    t.noQuestion();
}

TEST(SwuCard, SOR_203_RulingReturnsFromPlayOnly)
{
    Table t;
    t.hand(0, {"SOR_203"}).resources(0, 6).discard(1, {"SOR_128"}).ground(1, {"SOR_232"}).start();
    t.play("SOR_203");
    t.mode(0);
    t.asks(DecisionKind::ChooseMode, 0);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_232"), Zone::Ground);
    t.mode(3);
}

} // namespace playmat::test
