#include "support/swu_table.h"

/// SOR_226 to SOR_234: Villainy cards, most of them of the starter deck.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_226_MottiDefeatedMayReadyAnyVillainyUnit)
{
    Table t; // 3/3 attacks 1/1
    t.ground(0, {"SOR_095", Unit("SOR_229").exhausted()});
    t.ground(1, {"SOR_226", Unit("SOR_128").exhausted(), "SOR_046"}).space(1, {"SOR_225"});
    t.start();
    t.attack("SOR_095", "SOR_226");
    EXPECT_EQ(t.zone("SOR_226"), Zone::Discard);
    t.asks(DecisionKind::ChooseCards, 1);
    t.selectable({"SOR_229", "SOR_128", "SOR_225"});
    t.bounds(0, 1);
    t.choose("SOR_128");
    EXPECT_FALSE(t.exhausted("SOR_128"));
    EXPECT_TRUE(t.exhausted("SOR_229"));
    t.noQuestion();
}

TEST(SwuCard, SOR_226_MottisReadyingMayBeDeclined)
{
    Table t;
    t.ground(0, {"SOR_095"}).ground(1, {"SOR_226", Unit("SOR_128").exhausted()}).start();
    t.attack("SOR_095", "SOR_226");
    t.decline();
    EXPECT_TRUE(t.exhausted("SOR_128"));

    Table nobody;
    nobody.ground(0, {"SOR_095"}).ground(1, {"SOR_226"}).start();
    nobody.attack("SOR_095", "SOR_226");
    nobody.noQuestion();
}

TEST(SwuCard, SOR_227_LieutenantMayAttackAtOnceStrongerWithAnImperial)
{
    Table t;
    t.hand(0, {"SOR_227"}).resources(0, 6).ground(1, {"SOR_046"});
    t.ground(0, {"SOR_128", "SOR_095", Unit("SOR_032").exhausted()}).space(0, {"SOR_225"});
    t.start();
    t.play("SOR_227");
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(0, 1);
    t.selectableAttacks({{"SOR_128", "SOR_046"},
                         {"SOR_128", "base1"},
                         {"SOR_095", "SOR_046"},
                         {"SOR_095", "base1"},
                         {"SOR_225", "base1"}});
    t.chooseAttack("SOR_128", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 5);
    EXPECT_TRUE(t.exhausted("SOR_128"));
    EXPECT_EQ(t.power("SOR_128"), 3); // for this attack only
    EXPECT_EQ(t.activePlayer(), 1);
}

TEST(SwuCard, SOR_227_LieutenantGivesOthersNothing)
{
    Table t;
    t.hand(0, {"SOR_227"}).resources(0, 6).ground(0, {"SOR_095"}).start();
    t.play("SOR_227");
    t.selectableAttacks({{"SOR_095", "base1"}});
    t.chooseAttack("SOR_095", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 3);
}

TEST(SwuCard, SOR_227_LieutenantNeedNotAndCannotWithoutAReadyUnit)
{
    Table t;
    t.hand(0, {"SOR_227"}).resources(0, 6).ground(0, {"SOR_128"}).start();
    t.play("SOR_227");
    t.decline();
    EXPECT_EQ(t.baseDamageOn(1), 0);
    EXPECT_FALSE(t.exhausted("SOR_128"));

    Table tired; // ruling: units must be ready in order to attack
    tired.hand(0, {"SOR_227"}).resources(0, 6).ground(0, {Unit("SOR_128").exhausted()});
    tired.ground(1, {"SOR_046"}).start();
    tired.play("SOR_227");
    tired.noQuestion();
}

TEST(SwuCard, SOR_228_ProbeDroidShowsTheOpponentsHand)
{
    Table t;
    t.hand(0, {"SOR_228", "SOR_172"}).resources(0, 6).hand(1, {"SOR_095", "SOR_128"}).start();
    t.play("SOR_228");
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_095"), 1);
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_128"), 1);
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_172"), 0);
    EXPECT_EQ(t.events(Ev::Concealed), 0); // for as long as the player likes to look
    t.goOn(0);
    EXPECT_EQ(t.events(Ev::Concealed), 2); // it is over then
    EXPECT_EQ(t.handSize(1), 2);
}

TEST(SwuCard, SOR_229_CellBlockGuardGuardsItsArena)
{
    Table t;
    t.ground(0, {"SOR_046"}).space(0, {"SOR_237"});
    t.ground(1, {"SOR_229", "SOR_128"}).space(1, {"SOR_225"}).start();
    EXPECT_TRUE(t.canAttack("SOR_046", "SOR_229"));
    EXPECT_EQ(t.whyNotAttack("SOR_046", "SOR_128"), Reason::SentinelInTheWay);
    EXPECT_EQ(t.whyNotAttack("SOR_046", "base1"), Reason::SentinelInTheWay);
    EXPECT_TRUE(t.canAttack("SOR_237", "SOR_225"));
    EXPECT_TRUE(t.canAttack("SOR_237", "base1"));
}

TEST(SwuCard, SOR_230_VeersStrengthensTheOtherFriendlyImperials)
{
    Table t;
    t.leader(0, "SOR_010").deployed(0);
    t.ground(0, {"SOR_230", "SOR_128", "SOR_095"}).space(0, {"SOR_225"});
    t.ground(1, {"SOR_229"}).start();
    EXPECT_EQ(t.power("SOR_128"), 4);
    EXPECT_EQ(t.hp("SOR_128"), 2);
    EXPECT_EQ(t.power("SOR_225"), 3);
    EXPECT_EQ(t.hp("SOR_225"), 2);
    EXPECT_EQ(t.power("leader0"), 6);
    EXPECT_EQ(t.hp("leader0"), 9);
    EXPECT_EQ(t.power("SOR_230"), 3); // not himself
    EXPECT_EQ(t.hp("SOR_230"), 3);
    EXPECT_EQ(t.power("SOR_095"), 3); // a Rebel
    EXPECT_EQ(t.power("SOR_229"), 3); // the enemy's
}

TEST(SwuCard, SOR_230_WithoutVeersTheWoundedFall)
{
    Table t;
    t.ground(0, {"SOR_232"}).ground(1, {"SOR_230", Unit("SOR_128").damaged(1)}).start();
    EXPECT_EQ(t.zone("SOR_128"), Zone::Ground);
    t.attack("SOR_232", "SOR_230");
    EXPECT_EQ(t.zone("SOR_230"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
}

TEST(SwuCard, SOR_231_TieAdvancedGivesTwoExperienceToAnotherImperial)
{
    Table t;
    t.hand(0, {"SOR_231"}).resources(0, 8).ground(0, {"SOR_128", "SOR_095"});
    t.space(0, {"SOR_225"}).ground(1, {"SOR_229"}).start();
    t.play("SOR_231");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_225"});
    t.bounds(1, 1);
    t.choose("SOR_225");
    EXPECT_EQ(t.tokensOn("SOR_225", "SOR_T01"), 2);
    EXPECT_EQ(t.power("SOR_225"), 4);
    EXPECT_EQ(t.hp("SOR_225"), 3);
}

TEST(SwuCard, SOR_231_TieAdvancedAloneGivesNothing)
{
    Table t;
    t.hand(0, {"SOR_231"}).resources(0, 8).ground(0, {"SOR_095"}).ground(1, {"SOR_229"}).start();
    t.play("SOR_231");
    t.noQuestion();
    EXPECT_EQ(t.upgradesOn("SOR_231"), 0);
    EXPECT_EQ(t.events(Ev::TokenCreated), 0);
}

TEST(SwuCard, SOR_232_AtStOverwhelms)
{
    Table t; // 6/7 attacks 3/3
    t.ground(0, {"SOR_232"}).ground(1, {"SOR_095"}).start();
    t.attack("SOR_232", "SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
    EXPECT_EQ(t.baseDamageOn(1), 3);
    EXPECT_EQ(t.damage("SOR_232"), 3);
}

TEST(SwuCard, SOR_232_AtStOverwhelmsOnlyWhileAttacking)
{
    Table t;
    t.ground(0, {"SOR_128"}).ground(1, {"SOR_232"}).start();
    t.attack("SOR_128", "SOR_232");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.baseDamageOn(0), 0);
}

TEST(SwuCard, SOR_232_RulingAShieldLeavesNoExcess)
{
    Table t;
    t.ground(0, {"SOR_232"}).ground(1, {Unit("SOR_128").with({"SOR_T02"})}).start();
    t.attack("SOR_232", "SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Ground);
    EXPECT_EQ(t.upgradesOn("SOR_128"), 0);
    EXPECT_EQ(t.damage("SOR_128"), 0);
    EXPECT_EQ(t.baseDamageOn(1), 0);
}

TEST(SwuCard, SOR_232_RulingADefenderGoneBeforeCombatMakesAllDamageExcess)
{
    Table t; // Hardpoint Heavy Blaster: +2/+2 and 2 damage on attack
    t.ground(0, {Unit("SOR_232").with({"SOR_121"})}).ground(1, {"SOR_128"}).start();
    t.attack("SOR_232", "SOR_128");
    t.selectable({"SOR_232", "SOR_128"});
    t.choose("SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.baseDamageOn(1), 8);
    EXPECT_EQ(t.damage("SOR_232"), 0);
}

TEST(SwuCard, SOR_233_FatherDealsSevenUnlessTheControllerRefuses)
{
    Table t;
    t.hand(0, {"SOR_233"}).resources(0, 6).ground(0, {"SOR_095"});
    t.ground(1, {"SOR_046", "SOR_232"}).deployed(1).start();
    t.play("SOR_233");
    t.asks(DecisionKind::ChooseCards, 0); // ruling: the unit is chosen first
    t.selectable({"SOR_046", "SOR_232", "leader1"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.events(Ev::ChoiceMade, "SOR_046"), 1); // who is asked knows which one
    t.asks(DecisionKind::Confirm, 1);
    EXPECT_EQ(t.decision().prompt, static_cast<std::uint16_t>(Prompt::SayNo));
    t.no(); // does not say "no"
    EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
    EXPECT_EQ(t.handSize(0), 0);
}

TEST(SwuCard, SOR_233_FatherRefusedDrawsThree)
{
    Table t;
    t.hand(0, {"SOR_233"}).resources(0, 6).ground(1, {"SOR_232"}).start();
    t.play("SOR_233");
    t.asks(DecisionKind::Confirm, 1);
    t.yes(); // says "no"
    EXPECT_EQ(t.damage("SOR_232"), 0);
    EXPECT_EQ(t.handSize(0), 3);
    EXPECT_EQ(t.handSize(1), 0);

    Table nobody;
    nobody.hand(0, {"SOR_233"}).resources(0, 6).ground(0, {"SOR_095"}).start();
    nobody.play("SOR_233");
    nobody.noQuestion();
    EXPECT_EQ(nobody.handSize(0), 0);
}

TEST(SwuCard, SOR_234_FirepowerOfTwoImperialsOnOneUnit)
{
    Table t; // 3/1, 6/7 and 2/1 Imperial
    t.hand(0, {"SOR_234"}).resources(0, 6).ground(0, {"SOR_128", "SOR_232", "SOR_095"});
    t.space(0, {"SOR_225"}).ground(1, {"SOR_046", "SOR_229"}).start();
    t.play("SOR_234");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_232", "SOR_225"});
    t.bounds(1, 1);
    t.choose("SOR_128");
    t.selectable({"SOR_128", "SOR_232", "SOR_095", "SOR_225", "SOR_046", "SOR_229"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 3);
    t.selectable({"SOR_232", "SOR_225"});
    t.bounds(1, 1);
    t.choose("SOR_225");
    EXPECT_EQ(t.damage("SOR_046"), 5);
    EXPECT_FALSE(t.exhausted("SOR_128"));
    EXPECT_EQ(t.damage("SOR_128"), 0);
    t.noQuestion();
}

TEST(SwuCard, SOR_234_TwoInstancesOfDamageOneShieldStopsOnlyTheFirst)
{
    Table t;
    t.hand(0, {"SOR_234"}).resources(0, 6).ground(0, {"SOR_128", "SOR_232"});
    t.ground(1, {Unit("SOR_046").with({"SOR_T02"})}).start();
    t.play("SOR_234");
    t.choose("SOR_232");
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 3);
    EXPECT_EQ(t.upgradesOn("SOR_046"), 0);
}

TEST(SwuCard, SOR_234_FirepowerWithOneOrNoImperial)
{
    Table t;
    t.hand(0, {"SOR_234"}).resources(0, 6).ground(0, {"SOR_128", "SOR_095"});
    t.ground(1, {"SOR_046", "SOR_229"}).start();
    t.play("SOR_234");
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 3);
    t.noQuestion();

    Table none;
    none.hand(0, {"SOR_234"}).resources(0, 6).ground(0, {"SOR_095"});
    none.ground(1, {"SOR_046", "SOR_229"}).start();
    none.play("SOR_234");
    none.noQuestion();
    EXPECT_EQ(none.damage("SOR_046"), 0);
}

} // namespace playmat::test
