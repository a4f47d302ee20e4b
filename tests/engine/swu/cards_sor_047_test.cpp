#include "support/swu_table.h"

/// SOR_047 to SOR_058, without the cards of the starter decks.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_047_KananDiscardsForEachSpectreAndHealsForTheAspects)
{
    Table t;
    t.baseDamage(0, 9).ground(0, {"SOR_047", "SOR_188"}).space(0, {"SOR_044"});
    t.deck(1, {"SOR_128", "SOR_129", "SOR_232"}).start();
    t.attack("SOR_047", "base1");
    t.asks(DecisionKind::Confirm, 0);
    t.yes(); // two Spectres, himself among them; both cards are Aggression and Villainy
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_129"), Zone::Discard);
    EXPECT_EQ(t.deckSize(1), 1); // from the top (the ruling)
    EXPECT_EQ(t.baseDamageOn(0), 7);
    EXPECT_EQ(t.baseDamageOn(1), 4);
}

TEST(SwuCard, SOR_047_KananNeedNotDiscard)
{
    Table t;
    t.baseDamage(0, 9).ground(0, {"SOR_047"}).deck(1, {"SOR_128"}).start();
    t.attack("SOR_047", "base1");
    t.no();
    EXPECT_EQ(t.deckSize(1), 1);
    EXPECT_EQ(t.baseDamageOn(0), 9);
}

TEST(SwuCard, SOR_047_KananHealsNothingForNeutralCardsOrAnEmptyDeck)
{
    Table t; // attacking a unit: the defending player is its controller
    t.baseDamage(0, 9).ground(0, {"SOR_047", "SOR_188"}).ground(1, {"SOR_046"});
    t.deck(1, {"SOR_247"}).start();
    t.attack("SOR_047", "SOR_046");
    t.yes();
    EXPECT_EQ(t.discardSize(1), 1);
    EXPECT_EQ(t.deckSize(1), 0);
    EXPECT_EQ(t.baseDamageOn(0), 9);
}

TEST(SwuCard, SOR_050_GhostMayShieldAnotherSpectreWhenPlayed)
{
    Table t;
    t.resources(0, 6).hand(0, {"SOR_050"}).ground(0, {"SOR_047", "SOR_046"});
    t.ground(1, {"SOR_188"}).start();
    t.play("SOR_050");
    t.asks(DecisionKind::ChooseTrigger, 0);
    EXPECT_EQ(t.decision().options.size(), 2u);
    t.trigger("SOR_050");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_047", "SOR_188"}); // an enemy one too, not the Ghost
    t.bounds(0, 1);
    t.choose("SOR_047");
    EXPECT_EQ(t.tokensOn("SOR_047", "SOR_T02"), 1);
    EXPECT_EQ(t.tokensOn("SOR_050", "SOR_T02"), 1);
}

TEST(SwuCard, SOR_050_GhostMayShieldAnotherSpectreWhenItAttacks)
{
    Table t;
    t.space(0, {"SOR_050"}).ground(0, {"SOR_047"}).start();
    t.attack("SOR_050", "base1");
    t.selectable({"SOR_047"});
    t.bounds(0, 1);
    t.choose("SOR_047");
    EXPECT_EQ(t.tokensOn("SOR_047", "SOR_T02"), 1);
    EXPECT_EQ(t.upgradesOn("SOR_050"), 0);

    Table u;
    u.space(0, {"SOR_050"}).ground(0, {"SOR_047"}).start();
    u.attack("SOR_050", "base1");
    u.decline();
    EXPECT_EQ(u.upgradesOn("SOR_047"), 0);
}

TEST(SwuCard, SOR_051_LukeWeakensAnEnemyByThree)
{
    Table t;
    t.resources(0, 7).hand(0, {"SOR_051"}).ground(0, {"SOR_046"}).deployed(1);
    t.ground(1, {"SOR_232"}).start();
    t.play("SOR_051");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_232", "leader1"});
    t.bounds(1, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.power("SOR_232"), 3);
    EXPECT_EQ(t.hp("SOR_232"), 4);
    t.nextRound();
    EXPECT_EQ(t.power("SOR_232"), 6);
    EXPECT_EQ(t.hp("SOR_232"), 7);
}

TEST(SwuCard, SOR_051_LukeWeakensBySixInsteadAfterALoss)
{
    Table t;
    t.resources(0, 7).hand(0, {"SOR_051"}).ground(0, {"SOR_207"}).ground(1, {"SOR_119", "SOR_046"});
    t.start();
    t.attack("SOR_207", "SOR_119");
    EXPECT_EQ(t.zone("SOR_207"), Zone::Discard);
    t.pass();
    t.play("SOR_051");
    t.selectable({"SOR_119", "SOR_046"});
    t.choose("SOR_119");
    EXPECT_EQ(t.power("SOR_119"), 0);
    EXPECT_EQ(t.hp("SOR_119"), 3); // 9, six less

    Table u; // an enemy's loss does not count
    u.resources(0, 7).hand(0, {"SOR_051"}).ground(0, {"SOR_232"}).ground(1, {"SOR_128", "SOR_119"});
    u.start();
    u.attack("SOR_232", "SOR_128");
    u.pass();
    u.play("SOR_051");
    EXPECT_EQ(u.hp("SOR_119"), 6);

    Table v; // six less kill what three would not
    v.resources(0, 7).hand(0, {"SOR_051"}).ground(0, {"SOR_128"}).ground(1, {"SOR_119", "SOR_243"});
    v.start();
    v.attack("SOR_128", "SOR_119");
    v.pass();
    v.play("SOR_051");
    v.choose("SOR_243");
    EXPECT_EQ(v.zone("SOR_243"), Zone::Discard);
}

TEST(SwuCard, SOR_051_LukeRestoresThree)
{
    Table t;
    t.baseDamage(0, 9).ground(0, {"SOR_051"}).start();
    t.attack("SOR_051", "base1");
    EXPECT_EQ(t.baseDamageOn(0), 6);
    EXPECT_EQ(t.baseDamageOn(1), 6);
}

TEST(SwuCard, SOR_052_RedemptionHealsEightInAllAndTakesTheDamage)
{
    Table t;
    t.resources(0, 8).hand(0, {"SOR_052"}).baseDamage(0, 6).baseDamage(1, 1);
    t.ground(0, {Unit("SOR_046").damaged(4), "SOR_095"}).deployed(1, 2).start();
    t.play("SOR_052");
    t.asks(DecisionKind::Distribute, 0);
    t.selectable({"base0", "base1", "SOR_046", "leader1"});
    t.bounds(0, 8);
    t.distribute({{"base0", 5}, {"SOR_046", 3}});
    EXPECT_EQ(t.baseDamageOn(0), 1);
    EXPECT_EQ(t.damage("SOR_046"), 1);
    EXPECT_EQ(t.damage("leader1"), 2);
    EXPECT_EQ(t.damage("SOR_052"), 8);
}

TEST(SwuCard, SOR_052_RedemptionNeedNotHeal)
{
    Table t;
    t.resources(0, 8).hand(0, {"SOR_052"}).baseDamage(0, 2);
    t.ground(0, {Unit("SOR_046").damaged(1)}).start();
    t.play("SOR_052");
    t.bounds(0, 3); // no more than there is
    t.distribute({});
    EXPECT_EQ(t.baseDamageOn(0), 2);
    EXPECT_EQ(t.damage("SOR_052"), 0);

    Table u; // nothing is damaged
    u.resources(0, 8).hand(0, {"SOR_052"}).space(1, {"SOR_225"}).start();
    u.play("SOR_052");
    u.noQuestion();
    EXPECT_EQ(u.damage("SOR_052"), 0);
    EXPECT_EQ(u.whyNotAttack("SOR_225", "base0"), Reason::SentinelInTheWay);
}

TEST(SwuCard, SOR_054_JediLightsaberWeakensWhomAForceUnitAttacks)
{
    Table t;
    t.resources(0, 3).hand(0, {"SOR_054"}).ground(0, {"SOR_061"}).space(0, {"SOR_044"});
    t.ground(1, {"SOR_232"}).start();
    EXPECT_FALSE(t.canPlay("SOR_054", "SOR_044")); // a Vehicle
    t.play("SOR_054", "SOR_061");
    EXPECT_EQ(t.power("SOR_061"), 5);
    EXPECT_EQ(t.hp("SOR_061"), 5);
    t.pass();
    t.attack("SOR_061", "SOR_232");
    EXPECT_EQ(t.damage("SOR_061"), 4);
    EXPECT_EQ(t.zone("SOR_232"), Zone::Discard); // 5 HP are left of its 7
}

TEST(SwuCard, SOR_054_JediLightsabersWeaknessLastsForThePhase)
{
    Table t;
    t.ground(0, {Unit("SOR_061").with({"SOR_054"})}).ground(1, {"SOR_119"}).start();
    t.attack("SOR_061", "SOR_119"); // 6 power and 9 HP
    EXPECT_EQ(t.power("SOR_119"), 4);
    EXPECT_EQ(t.hp("SOR_119"), 7);
    t.nextRound();
    EXPECT_EQ(t.power("SOR_119"), 6);
}

TEST(SwuCard, SOR_054_JediLightsaberNeedsForceAndADefender)
{
    Table t; // no Force
    t.ground(0, {Unit("SOR_095").with({"SOR_054"})}).ground(1, {"SOR_119"}).start();
    t.attack("SOR_095", "SOR_119");
    EXPECT_EQ(t.power("SOR_119"), 6);
    EXPECT_EQ(t.hp("SOR_119"), 9);

    Table u; // no defending unit
    u.ground(0, {Unit("SOR_061").with({"SOR_054"})}).ground(1, {"SOR_119"}).start();
    u.attack("SOR_061", "base1");
    EXPECT_EQ(u.power("SOR_119"), 6);
    EXPECT_EQ(u.baseDamageOn(1), 5);

    Table v; // a defender that dies of it deals no damage
    v.ground(0, {Unit("SOR_061").with({"SOR_054"})}).ground(1, {"SOR_207"}).start();
    v.attack("SOR_061", "SOR_207");
    EXPECT_EQ(v.zone("SOR_207"), Zone::Discard);
    EXPECT_EQ(v.damage("SOR_061"), 0);
}

TEST(SwuCard, SOR_055_TheForceIsWithMeGivesExperienceAndAnAttack)
{
    Table t;
    t.resources(0, 4).hand(0, {"SOR_055"}).ground(0, {"SOR_095", "SOR_046"});
    t.ground(1, {"SOR_045"}).start(); // the enemy's Force unit does not count
    t.play("SOR_055");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_046"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T01"), 2);
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T02"), 0);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectableAttacks({{"SOR_095", "SOR_045"}, {"SOR_095", "base1"}});
    t.bounds(0, 1);
    t.chooseAttack("SOR_095", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 5);
}

TEST(SwuCard, SOR_055_TheForceIsWithMeShieldsWithAForceUnit)
{
    Table t;
    t.resources(0, 4).hand(0, {"SOR_055"}).ground(0, {"SOR_095", "SOR_045"}).start();
    t.play("SOR_055");
    t.choose("SOR_095");
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T01"), 2);
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T02"), 1);
    EXPECT_EQ(t.upgradesOn("SOR_045"), 0);
    t.decline();
    EXPECT_FALSE(t.exhausted("SOR_095"));
    EXPECT_EQ(t.baseDamageOn(1), 0);
}

TEST(SwuCard, SOR_055_TheForceIsWithMeAttacksWithAReadyUnitOnly)
{
    Table t; // the ruling: there is nothing to decide
    t.resources(0, 4).hand(0, {"SOR_055"}).ground(0, {Unit("SOR_095").exhausted()}).start();
    t.play("SOR_055");
    t.noQuestion();
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T01"), 2);

    Table u; // nor without a unit
    u.resources(0, 4).hand(0, {"SOR_055"}).start();
    u.play("SOR_055");
    u.noQuestion();
}

TEST(SwuCard, SOR_056_BendusAttackMakesTheNextNeutralCardCheaper)
{
    Table t;
    t.resources(0, 9).ground(0, {"SOR_056"});
    t.hand(0, {"SOR_063", "SOR_044", "SOR_247", "SOR_069", "SOR_128"}).start();
    EXPECT_EQ(t.costOfPlay("SOR_063"), 3);
    t.attack("SOR_056", "base1");
    t.pass();
    EXPECT_EQ(t.costOfPlay("SOR_063"), 1);
    EXPECT_EQ(t.costOfPlay("SOR_247"), 0);
    EXPECT_EQ(t.costOfPlay("SOR_069"), 0); // never below nothing
    EXPECT_EQ(t.costOfPlay("SOR_044"), 2); // Heroism
    EXPECT_EQ(t.costOfPlay("SOR_128"), 5); // Villainy
    t.play("SOR_044"); // is not the one
    t.pass();
    t.play("SOR_063");
    EXPECT_EQ(t.readyResources(0), 6);
    t.pass();
    EXPECT_EQ(t.costOfPlay("SOR_247"), 2);
}

TEST(SwuCard, SOR_056_BendusDiscountOutlivesHimButNotThePhase)
{
    Table t; // the ruling
    t.resources(0, 3).ground(0, {Unit("SOR_056").damaged(3)}).ground(1, {"SOR_232"});
    t.hand(0, {"SOR_063"}).start();
    t.attack("SOR_056", "SOR_232");
    EXPECT_EQ(t.zone("SOR_056"), Zone::Discard);
    t.pass();
    EXPECT_EQ(t.costOfPlay("SOR_063"), 1);
    t.nextRound();
    EXPECT_EQ(t.costOfPlay("SOR_063"), 3);
}

TEST(SwuCard, SOR_056_BenduIsASentinel)
{
    Table t;
    t.ground(0, {"SOR_056"}).ground(1, {"SOR_128"}).active(1).start();
    EXPECT_EQ(t.whyNotAttack("SOR_128", "base0"), Reason::SentinelInTheWay);
}

TEST(SwuCard, SOR_057_ProtectorMakesASentinel)
{
    Table t;
    t.resources(0, 3).hand(0, {"SOR_057"}).ground(0, {"SOR_046", "SOR_095"});
    t.ground(1, {"SOR_128"}).start();
    EXPECT_EQ(t.costOfPlay("SOR_057"), 3); // only one of two icons is provided
    EXPECT_TRUE(t.canPlay("SOR_057", "SOR_128"));
    t.play("SOR_057", "SOR_095");
    EXPECT_TRUE(t.has("SOR_095", kw::Sentinel));
    EXPECT_FALSE(t.has("SOR_046", kw::Sentinel));
    EXPECT_EQ(t.power("SOR_095"), 4);
    EXPECT_EQ(t.hp("SOR_095"), 4);
    EXPECT_EQ(t.whyNotAttack("SOR_128", "base0"), Reason::SentinelInTheWay);
}

TEST(SwuCard, SOR_057_WithoutProtectorNoSentinel)
{
    Table t;
    t.ground(0, {Unit("SOR_095").with({"SOR_057"})}).resources(1, 1).hand(1, {"SOR_251"});
    t.active(1).start();
    t.play("SOR_251");
    EXPECT_FALSE(t.has("SOR_095", kw::Sentinel));
    EXPECT_EQ(t.hp("SOR_095"), 3);
}

TEST(SwuCard, SOR_058_VigilanceDoesTwoDifferentThings)
{
    Table t;
    t.base(0, "SOR_020").resources(0, 4).hand(0, {"SOR_058"}).baseDamage(0, 7).baseDamage(1, 2);
    t.ground(0, {"SOR_046"}).start();
    t.play("SOR_058");
    t.asks(DecisionKind::ChooseMode, 0);
    t.modes({0, 1, 2, 3});
    t.bounds(1, 1);
    t.mode(1);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"base0", "base1"});
    t.bounds(1, 1);
    t.choose("base0");
    EXPECT_EQ(t.baseDamageOn(0), 2); // seen before the next choice
    t.asks(DecisionKind::ChooseMode, 0);
    t.modes({0, 2, 3});
    t.mode(3);
    EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T02"), 1);
    EXPECT_EQ(t.activePlayer(), 1);
}

TEST(SwuCard, SOR_058_VigilanceDiscardsSixAndDefeatsTheWeak)
{
    Table t;
    t.base(0, "SOR_020").resources(0, 4).hand(0, {"SOR_058"});
    t.deck(1, {"SOR_128", "SOR_128", "SOR_128", "SOR_128", "SOR_128", "SOR_128", "SOR_232"});
    t.ground(0, {"SOR_095"}).deployed(1, 5).ground(1, {"SOR_046"}).start();
    t.play("SOR_058");
    t.mode(0);
    EXPECT_EQ(t.discardSize(1), 6);
    EXPECT_EQ(t.zoneIds(Zone::Deck, 1), (std::vector<std::string>{"SOR_232"})); // the ruling
    t.mode(2);
    t.selectable({"SOR_095", "leader1"}); // three HP left or less
    t.bounds(1, 1);
    t.choose("leader1");
    EXPECT_EQ(t.zone("leader1"), Zone::Base);
}

} // namespace playmat::test
