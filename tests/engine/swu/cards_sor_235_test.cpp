#include "support/swu_table.h"

/// SOR_235 to SOR_248: Heroism cards of the starter deck, and others.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_235_AmbitionPlaysAUnitForFreeAndHurtsTheOwnBase)
{
    Table t; // ruling: free means no penalty either (Vigilance here); its printed cost counts
    t.leader(0, "SOR_010").resources(0, 7);
    t.hand(0, {"SOR_235", "SOR_037", "SOR_046", "SOR_247", "SOR_172"}).start();
    t.play("SOR_235");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_037", "SOR_247"});
    t.bounds(0, 1); // what is in the hand can be denied
    t.choosePlay("SOR_037");
    EXPECT_EQ(t.zone("SOR_037"), Zone::Ground);
    EXPECT_EQ(t.baseDamageOn(0), 6);
    EXPECT_EQ(t.baseDamageOn(1), 0);
    EXPECT_EQ(t.readyResources(0), 0);
    t.noQuestion();
}

TEST(SwuCard, SOR_235_AmbitionWithoutAUnitHurtsNobody)
{
    Table t;
    t.leader(0, "SOR_010").resources(0, 7).hand(0, {"SOR_235", "SOR_247"}).start();
    t.play("SOR_235");
    t.decline();
    EXPECT_EQ(t.baseDamageOn(0), 0);
    EXPECT_EQ(t.zone("SOR_247"), Zone::Hand);

    Table hero; // only Heroism
    hero.leader(0, "SOR_010").resources(0, 7).hand(0, {"SOR_235", "SOR_046"}).start();
    hero.play("SOR_235");
    hero.nothingFits();
    EXPECT_EQ(hero.baseDamageOn(0), 0);
}

TEST(SwuCard, SOR_236_R2D2LooksAtTheTopCardWhenPlayed)
{
    Table t;
    t.hand(0, {"SOR_236"}).resources(0, 2).deck(0, {"SOR_172", "SOR_095", "SOR_128"}).start();
    t.play("SOR_236");
    t.asks(DecisionKind::Confirm, 0);
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_172"), 1);
    EXPECT_EQ(t.events(Ev::Revealed), 1);
    t.yes();
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0),
              (std::vector<std::string>{"SOR_095", "SOR_128", "SOR_172"}));
    EXPECT_EQ(t.events(Ev::Concealed, "SOR_172"), 1);
}

TEST(SwuCard, SOR_236_R2D2LooksAlsoWhenAttacking)
{
    Table t;
    t.ground(0, {"SOR_236"}).deck(0, {"SOR_172", "SOR_095", "SOR_128"}).start();
    t.attack("SOR_236", "base1");
    t.asks(DecisionKind::Confirm, 0);
    t.no();
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0),
              (std::vector<std::string>{"SOR_172", "SOR_095", "SOR_128"}));
    EXPECT_EQ(t.baseDamageOn(1), 1);

    Table empty;
    empty.ground(0, {"SOR_236"}).deck(0, {}).start();
    empty.attack("SOR_236", "base1");
    empty.noQuestion();
    EXPECT_EQ(empty.baseDamageOn(0), 0); // looking is not drawing
}

TEST(SwuCard, SOR_238_C3poDrawsTheTopCardOfTheNamedCost)
{
    Table t;
    t.hand(0, {"SOR_238"}).resources(0, 2).deck(0, {"SOR_172", "SOR_095"}).start();
    t.play("SOR_238");
    t.asks(DecisionKind::ChooseNumber, 0);
    EXPECT_EQ(t.events(Ev::Revealed), 0); // first the number
    t.number(3);
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.zone("SOR_172"), Zone::Hand);
    EXPECT_EQ(t.handSize(0), 1);
    EXPECT_GE(t.events(Ev::Revealed, "SOR_172"), 2); // to you, then to everybody
}

TEST(SwuCard, SOR_238_C3poMayLeaveItOnTop)
{
    Table t;
    t.ground(0, {"SOR_238"}).deck(0, {"SOR_172", "SOR_095"}).start();
    t.attack("SOR_238", "base1");
    t.number(3);
    t.no();
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0), (std::vector<std::string>{"SOR_172", "SOR_095"}));
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_172"), 1);
    EXPECT_EQ(t.handSize(0), 0);
    EXPECT_EQ(t.baseDamageOn(1), 1);
}

TEST(SwuCard, SOR_238_C3poWithTheWrongNumberOnlyLooks)
{
    Table t;
    t.ground(0, {"SOR_238"}).deck(0, {"SOR_172", "SOR_095"}).start();
    t.attack("SOR_238", "base1");
    t.number(2);
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_172"), 1);
    t.nothingFits();
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0), (std::vector<std::string>{"SOR_172", "SOR_095"}));
}

TEST(SwuCard, SOR_239_PathfinderIgnoresSentinelAndDefeatsShields)
{
    Table t; // 2/3 attacks 1/4 with two Shields
    t.ground(0, {"SOR_239", "SOR_095"});
    t.ground(1, {"SOR_229", Unit("SOR_062").with({"SOR_T02", "SOR_T02"})}).start();
    EXPECT_EQ(t.whyNotAttack("SOR_095", "SOR_062"), Reason::SentinelInTheWay);
    EXPECT_TRUE(t.canAttack("SOR_239", "base1"));
    t.attack("SOR_239", "SOR_062");
    EXPECT_EQ(t.upgradesOn("SOR_062"), 0);
    EXPECT_EQ(t.damage("SOR_062"), 2);
    EXPECT_EQ(t.damage("SOR_239"), 1);
}

TEST(SwuCard, SOR_240_FleetLieutenantMayAttackAtOnceStrongerWithARebel)
{
    Table t;
    t.hand(0, {"SOR_240"}).resources(0, 3).ground(1, {"SOR_046"});
    t.ground(0, {"SOR_128", "SOR_095", Unit("SOR_093").exhausted()}).space(0, {"SOR_237"});
    t.start();
    t.play("SOR_240");
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(0, 1);
    t.selectableAttacks({{"SOR_128", "SOR_046"},
                         {"SOR_128", "base1"},
                         {"SOR_095", "SOR_046"},
                         {"SOR_095", "base1"},
                         {"SOR_237", "base1"}});
    t.chooseAttack("SOR_237", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 4);
    EXPECT_EQ(t.power("SOR_237"), 2);
}

TEST(SwuCard, SOR_240_FleetLieutenantGivesOthersNothing)
{
    Table t;
    t.hand(0, {"SOR_240"}).resources(0, 3).ground(0, {"SOR_128"}).start();
    t.play("SOR_240");
    t.chooseAttack("SOR_128", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 3);

    Table no;
    no.hand(0, {"SOR_240"}).resources(0, 3).ground(0, {"SOR_095"}).start();
    no.play("SOR_240");
    no.decline();
    EXPECT_FALSE(no.exhausted("SOR_095"));

    Table tired; // ruling: units must be ready in order to attack
    tired.hand(0, {"SOR_240"}).resources(0, 3).ground(0, {Unit("SOR_095").exhausted()}).start();
    tired.play("SOR_240");
    tired.noQuestion();
}

TEST(SwuCard, SOR_241_WingLeaderGivesTwoExperienceToAnotherRebel)
{
    Table t;
    t.hand(0, {"SOR_241"}).resources(0, 3).ground(0, {"SOR_128", "SOR_095"});
    t.space(0, {"SOR_237"}).ground(1, {"SOR_046"}).start();
    t.play("SOR_241");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_237"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T01"), 2);
    EXPECT_EQ(t.power("SOR_095"), 5);
    EXPECT_EQ(t.hp("SOR_095"), 5);

    Table alone;
    alone.hand(0, {"SOR_241"}).resources(0, 3).ground(0, {"SOR_128"}).start();
    alone.play("SOR_241");
    alone.noQuestion();
    EXPECT_EQ(alone.events(Ev::TokenCreated), 0);
}

TEST(SwuCard, SOR_242_DodonnaStrengthensTheOtherFriendlyRebels)
{
    Table t;
    t.deployed(0).ground(0, {"SOR_242", "SOR_095", "SOR_128"}).space(0, {"SOR_237"});
    t.ground(1, {"SOR_046"}).start();
    EXPECT_EQ(t.power("SOR_095"), 4);
    EXPECT_EQ(t.hp("SOR_095"), 4);
    EXPECT_EQ(t.power("SOR_237"), 3);
    EXPECT_EQ(t.hp("SOR_237"), 4);
    EXPECT_EQ(t.power("leader0"), 5); // Luke is a Rebel
    EXPECT_EQ(t.hp("leader0"), 8);
    EXPECT_EQ(t.power("SOR_242"), 4);
    EXPECT_EQ(t.power("SOR_128"), 3);
    EXPECT_EQ(t.power("SOR_046"), 3); // the enemy's
}

TEST(SwuCard, SOR_243_SympathizersRestoreTwo)
{
    Table t;
    t.ground(0, {"SOR_243"}).baseDamage(0, 5).baseDamage(1, 5).start();
    t.attack("SOR_243", "base1");
    EXPECT_EQ(t.baseDamageOn(0), 3);
    EXPECT_EQ(t.baseDamageOn(1), 8);

    Table little;
    little.ground(0, {"SOR_243"}).baseDamage(0, 1).start();
    little.attack("SOR_243", "base1");
    EXPECT_EQ(little.baseDamageOn(0), 0);
}

TEST(SwuCard, SOR_244_SnowspeederAmbushesAndExhaustsAGroundVehicle)
{
    Table t;
    t.hand(0, {"SOR_244"}).resources(0, 5).ground(0, {"SOR_249"});
    t.ground(1, {"SOR_232", "SOR_249", "SOR_229"}).space(1, {"SOR_225"}).start();
    t.play("SOR_244");
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(0, 1);
    t.selectableAttacks({{"SOR_244", "SOR_229"}}); // Sentinel; never the base
    t.chooseAttack("SOR_244", "SOR_229");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_232", "SOR_249#2"});
    t.bounds(1, 1);
    t.choose("SOR_232");
    EXPECT_TRUE(t.exhausted("SOR_232"));
    EXPECT_FALSE(t.exhausted("SOR_249#2"));
    EXPECT_EQ(t.damage("SOR_244"), 3);
    EXPECT_EQ(t.zone("SOR_229"), Zone::Discard);
}

TEST(SwuCard, SOR_244_SnowspeederExhaustsOnEveryAttack)
{
    Table t;
    t.ground(0, {"SOR_244"}).ground(1, {"SOR_232"}).start();
    t.attack("SOR_244", "base1");
    EXPECT_TRUE(t.exhausted("SOR_232")); // the only one
    EXPECT_EQ(t.baseDamageOn(1), 3);
}

TEST(SwuCard, SOR_244_RulingAmbushWithoutAnEnemyToAttackDoesNotReady)
{
    Table t;
    t.hand(0, {"SOR_244"}).resources(0, 5).space(1, {"SOR_225"}).start();
    t.play("SOR_244");
    t.noQuestion();
    EXPECT_TRUE(t.exhausted("SOR_244"));

    Table declined;
    declined.hand(0, {"SOR_244"}).resources(0, 5).ground(1, {"SOR_232"}).start();
    declined.play("SOR_244");
    declined.decline();
    EXPECT_TRUE(declined.exhausted("SOR_244"));
    EXPECT_FALSE(declined.exhausted("SOR_232"));
}

TEST(SwuCard, SOR_245_MedalsForUpToThreeRebelsThatAttackedThisPhase)
{
    Table t;
    t.hand(0, {"SOR_245"}).ground(0, {"SOR_095", "SOR_046", "SOR_128", "SOR_093"});
    t.space(0, {"SOR_237"}).ground(1, {"SOR_140"}).start();
    t.attack("SOR_095", "base1");
    t.attack("SOR_140", "base0"); // a Rebel of the opponent
    t.attack("SOR_046", "base1");
    t.pass();
    t.attack("SOR_128", "base1"); // no Rebel
    t.pass();
    t.attack("SOR_237", "base1");
    t.pass();
    t.play("SOR_245");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_140", "SOR_046", "SOR_237"});
    t.bounds(0, 3);
    t.choose(std::vector<std::string>{"SOR_095", "SOR_046", "SOR_237"});
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T01"), 1);
    EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T01"), 1);
    EXPECT_EQ(t.tokensOn("SOR_237", "SOR_T01"), 1);
    EXPECT_EQ(t.tokensOn("SOR_140", "SOR_T01"), 0);
    EXPECT_EQ(t.readyResources(0), 0);
}

TEST(SwuCard, SOR_245_MedalsCountThisPhaseOnly)
{
    Table t;
    t.hand(0, {"SOR_245"}).ground(0, {"SOR_095"}).start();
    t.attack("SOR_095", "base1");
    t.nextRound();
    t.play("SOR_245"); // may be played for nothing
    t.noQuestion();
    EXPECT_EQ(t.upgradesOn("SOR_095"), 0);
}

TEST(SwuCard, SOR_246_HopePlaysTheTopCardForFiveLess)
{
    Table t; // Snowspeeder costs 5
    t.hand(0, {"SOR_246"}).resources(0, 3).deck(0, {"SOR_244", "SOR_095"}).start();
    t.play("SOR_246");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_244"});
    t.bounds(0, 1);
    t.choosePlay("SOR_244");
    EXPECT_EQ(t.zone("SOR_244"), Zone::Ground);
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_EQ(t.deckSize(0), 1);
}

TEST(SwuCard, SOR_246_HopeStillChargesTheRestAndMayBeDeclined)
{
    Table t; // AT-ST: 6 + 2 for Villainy - 5
    t.hand(0, {"SOR_246"}).resources(0, 6).deck(0, {"SOR_232", "SOR_095"}).start();
    t.play("SOR_246");
    t.choosePlay("SOR_232");
    EXPECT_EQ(t.readyResources(0), 0);

    Table no;
    no.hand(0, {"SOR_246"}).resources(0, 6).deck(0, {"SOR_232", "SOR_095"}).start();
    no.play("SOR_246");
    no.decline();
    EXPECT_EQ(no.zoneIds(Zone::Deck, 0), (std::vector<std::string>{"SOR_232", "SOR_095"}));
    EXPECT_EQ(no.readyResources(0), 3);

    Table poor; // too expensive: it is only looked at
    poor.hand(0, {"SOR_246"}).resources(0, 5).deck(0, {"SOR_232", "SOR_095"}).start();
    poor.play("SOR_246");
    EXPECT_EQ(poor.events(Ev::Revealed, "SOR_232"), 1);
    poor.nothingFits();
    EXPECT_EQ(poor.zone("SOR_232"), Zone::Deck);
}

TEST(SwuCard, SOR_246_HopeIsFreeForABaseWithFiveHpLeft)
{
    Table t;
    t.hand(0, {"SOR_246"}).resources(0, 3).baseDamage(0, 25).deck(0, {"SOR_232"}).start();
    t.play("SOR_246");
    t.choosePlay("SOR_232"); // the three resources are spent already
    EXPECT_EQ(t.zone("SOR_232"), Zone::Ground);

    Table six;
    six.hand(0, {"SOR_246"}).resources(0, 3).baseDamage(0, 24).deck(0, {"SOR_232"}).start();
    six.play("SOR_246");
    six.nothingFits();
    EXPECT_EQ(six.zone("SOR_232"), Zone::Deck);
}

TEST(SwuCard, SOR_246_RulingFreeDoesNotMeanFreeOfOtherCosts)
{
    Table t; // Saw Gerrera: 2 damage to your base for each event, this one and Open Fire
    t.hand(0, {"SOR_246"}).resources(0, 3).base(0, "SOR_029", 25);
    t.deck(0, {"SOR_172"}).ground(1, {"SOR_153"}).start();
    t.play("SOR_246");
    EXPECT_EQ(t.baseDamageOn(0), 27);
    t.choosePlay("SOR_172");
    EXPECT_EQ(t.baseDamageOn(0), 29);
    EXPECT_EQ(t.zone("SOR_153"), Zone::Discard); // 4 damage to a 5/4
}

TEST(SwuCard, SOR_248_VolunteerCostsLessWithATrooper)
{
    Table t;
    t.hand(0, {"SOR_248"}).resources(0, 3).ground(0, {"SOR_095"}).start();
    EXPECT_EQ(t.costOfPlay("SOR_248"), 2);
    t.play("SOR_248");
    EXPECT_EQ(t.readyResources(0), 1);

    Table enemy;
    enemy.hand(0, {"SOR_248"}).resources(0, 3).ground(0, {"SOR_247"}).ground(1, {"SOR_128"});
    enemy.start();
    EXPECT_EQ(enemy.costOfPlay("SOR_248"), 3);
}

TEST(SwuCard, SOR_248_VolunteerRaidsForOne)
{
    Table t;
    t.ground(0, {"SOR_248"}).start();
    EXPECT_EQ(t.power("SOR_248"), 2);
    t.attack("SOR_248", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 3);
}

} // namespace playmat::test
