#include "support/swu_table.h"

/// SOR_138 to SOR_149: events of Aggression with Villainy, then Aggression with Heroism.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_138_ForceLightningTakesAllAbilitiesAndWithAForceUnitDealsPaidDamage)
{
    Table t;
    t.leader(0, "SOR_010").base(0, "SOR_026").resources(0, 4, 2).hand(0, {"SOR_138"});
    t.ground(0, {"SOR_133"}).ground(1, {"SOR_098", "SOR_046"}).start();
    t.play("SOR_138");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_133", "SOR_098", "SOR_046"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    t.asks(DecisionKind::ChooseNumber, 0);
    EXPECT_EQ(t.decision().options.size(), 4U); // 0 to 3: what is left ready
    t.number(2);
    EXPECT_EQ(t.damage("SOR_046"), 4);
    EXPECT_EQ(t.events(Ev::DamageDealt, "SOR_046"), 1); // ruling: all at the same time
    EXPECT_EQ(t.readyResources(0), 1);
}

TEST(SwuCard, SOR_138_ForceLightningAloneTakesTheAbilitiesForThePhase)
{
    Table t;
    t.leader(0, "SOR_010").base(0, "SOR_026").resources(0, 4).hand(0, {"SOR_138"});
    t.ground(0, {"SOR_095"}).ground(1, {"SOR_098", "SOR_046"}).start();
    t.play("SOR_138");
    t.choose("SOR_098");
    t.noQuestion(); // no Force unit: nothing is paid
    EXPECT_EQ(t.damage("SOR_098"), 0);
    EXPECT_EQ(t.readyResources(0), 3);
    EXPECT_FALSE(t.has("SOR_098", kw::Sentinel));
    EXPECT_EQ(t.power("SOR_098"), 4);
    t.pass();
    EXPECT_TRUE(t.canAttack("SOR_095", "base1"));
    t.nextRound();
    EXPECT_TRUE(t.has("SOR_098", kw::Sentinel));
}

TEST(SwuCard, SOR_138_RulingTheUnitCannotGainAbilitiesEither)
{
    Table t;
    t.leader(0, "SOR_010").base(0, "SOR_023").resources(0, 20);
    t.hand(0, {"SOR_138", "SOR_086", "SOR_166", "SOR_120"}).ground(0, {"SOR_095"});
    t.ground(1, {"SOR_046", "SOR_232"}).start();
    t.play("SOR_138");
    t.choose("SOR_095");
    t.pass();
    t.play("SOR_086");
    t.choose("SOR_095");
    EXPECT_FALSE(t.has("SOR_095", kw::Sentinel));
    t.pass();
    t.play("SOR_166", "SOR_095");
    EXPECT_FALSE(t.has("SOR_095", kw::Saboteur));
    EXPECT_EQ(t.power("SOR_095"), 4); // values are no abilities
    t.nextRound();
    EXPECT_TRUE(t.has("SOR_095", kw::Saboteur));
    EXPECT_FALSE(t.has("SOR_095", kw::Sentinel));
}

TEST(SwuCard, SOR_138_ForceLightningStopsTriggeredAbilitiesToo)
{
    Table t;
    t.leader(0, "SOR_010").resources(0, 9).hand(0, {"SOR_138"}).ground(0, {"SOR_232"});
    t.ground(1, {"SOR_108", "SOR_046"}).start();
    t.play("SOR_138");
    t.choose("SOR_108");
    t.pass();
    t.attack("SOR_232", "SOR_108");
    t.noQuestion(); // Vanguard Infantry's "When Defeated" is lost
    EXPECT_EQ(t.zone("SOR_108"), Zone::Discard);
}

TEST(SwuCard, SOR_138_ForceLightningMayPayNothingAndAShieldStopsAll)
{
    Table t;
    t.leader(0, "SOR_010").base(0, "SOR_026").resources(0, 4).hand(0, {"SOR_138", "SOR_138"});
    t.ground(0, {"SOR_133"}).ground(1, {Unit("SOR_046").with({"SOR_T02"})}).start();
    t.play("SOR_138");
    t.choose("SOR_046");
    t.number(0);
    EXPECT_EQ(t.upgradesOn("SOR_046"), 1);
    t.pass();
    t.play("SOR_138#2");
    t.choose("SOR_046");
    t.number(2);
    EXPECT_EQ(t.upgradesOn("SOR_046"), 0);
    EXPECT_EQ(t.damage("SOR_046"), 0);
    EXPECT_EQ(t.readyResources(0), 0);
}

TEST(SwuCard, SOR_139_ForceChokeIsCheaperWithAForceUnit)
{
    Table t;
    t.leader(0, "SOR_010").base(0, "SOR_026").resources(0, 1).hand(0, {"SOR_139"});
    t.ground(0, {"SOR_133"}).ground(1, {"SOR_046", "SOR_232"}).space(1, {"SOR_237"}).start();
    EXPECT_EQ(t.costOfPlay("SOR_139"), 1);
    t.play("SOR_139");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_133", "SOR_046"}); // no Vehicle
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 5);
    EXPECT_EQ(t.handSize(1), 1); // its controller draws
    EXPECT_EQ(t.handSize(0), 0);
    EXPECT_EQ(t.readyResources(0), 0);
}

TEST(SwuCard, SOR_139_ForceChokeCostsItsPriceWithoutOne)
{
    Table t; // an enemy Force unit, and a Force leader that is not deployed
    t.leader(0, "SOR_010").base(0, "SOR_026").resources(0, 2).hand(0, {"SOR_139"});
    t.ground(0, {Unit("SOR_095").ownedBy(1)}).ground(1, {"SOR_051"}).start();
    EXPECT_EQ(t.costOfPlay("SOR_139"), 2);
    t.play("SOR_139");
    t.selectable({"SOR_095", "SOR_051"});
    t.choose("SOR_095"); // defeated: the player who controlled it draws
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
    EXPECT_EQ(t.handSize(0), 1);
    EXPECT_EQ(t.handSize(1), 0);

    Table none;
    none.leader(0, "SOR_010").resources(0, 5).hand(0, {"SOR_139"}).ground(1, {"SOR_232"}).start();
    none.play("SOR_139");
    none.noQuestion();
    EXPECT_EQ(none.handSize(0) + none.handSize(1), 0);
}

TEST(SwuCard, SOR_140_SpecForceSoldierTakesSentinelForThePhase)
{
    Table t;
    t.leader(0, "SOR_013").resources(0, 9).hand(0, {"SOR_140"}).ground(0, {"SOR_095"});
    t.ground(1, {"SOR_098", "SOR_229"}).start();
    t.play("SOR_140");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_140", "SOR_095", "SOR_098", "SOR_229"});
    t.bounds(1, 1);
    t.choose("SOR_098");
    EXPECT_FALSE(t.has("SOR_098", kw::Sentinel));
    EXPECT_TRUE(t.has("SOR_229", kw::Sentinel));
    t.nextRound();
    EXPECT_TRUE(t.has("SOR_098", kw::Sentinel));
}

TEST(SwuCard, SOR_140_RulingTheUnitCannotGainSentinelThisPhase)
{
    Table t; // CR 8.14.1
    t.leader(0, "SOR_013").resources(0, 9).hand(0, {"SOR_140"}).ground(1, {"SOR_098", "SOR_095"});
    t.leader(1, "SOR_006").resources(1, 14).hand(1, {"SOR_057", "SOR_086"}).start();
    t.play("SOR_140");
    t.choose("SOR_098");
    t.play("SOR_057", "SOR_098"); // Protector
    EXPECT_FALSE(t.has("SOR_098", kw::Sentinel));
    t.pass();
    t.play("SOR_086");
    t.choose("SOR_098");
    EXPECT_FALSE(t.has("SOR_098", kw::Sentinel));
    t.nextRound();
    EXPECT_TRUE(t.has("SOR_098", kw::Sentinel));
}

TEST(SwuCard, SOR_141_GreenSquadronAWingHasRaidTwo)
{
    Table t;
    t.space(0, {Unit("SOR_141").with({"SOR_069"}), "SOR_141"}).space(1, {"SOR_066"}).start();
    EXPECT_EQ(t.power("SOR_141"), 1);
    t.attack("SOR_141", "SOR_066");
    EXPECT_EQ(t.damage("SOR_066"), 3);
    EXPECT_EQ(t.power("SOR_141"), 1);
    t.attack("SOR_066", "SOR_141#2"); // it defends without Raid
    EXPECT_EQ(t.zone("SOR_066"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_141#2"), Zone::Discard);
}

TEST(SwuCard, SOR_142_SabineCannotBeAttackedBesideThreeAspects)
{
    Table t; // Aggression, Heroism and Command on two others; her own do not count
    t.active(1).ground(0, {"SOR_142", "SOR_095"}).space(0, {"SOR_141"}).ground(1, {"SOR_046"});
    t.start();
    EXPECT_EQ(t.whyNotAttack("SOR_046", "SOR_142"), Reason::CannotBeAttacked);
    EXPECT_TRUE(t.canAttack("SOR_046", "SOR_095"));
    EXPECT_TRUE(t.canAttack("SOR_046", "base0"));

    Table two; // ruling: three different ones
    two.active(1).ground(0, {"SOR_142", "SOR_095", "SOR_098"}).ground(1, {"SOR_046"});
    two.start();
    EXPECT_TRUE(two.canAttack("SOR_046", "SOR_098"));
    EXPECT_EQ(two.whyNotAttack("SOR_046", "SOR_142"), Reason::SentinelInTheWay);
}

TEST(SwuCard, SOR_142_RulingWithSentinelSabineCanBeAttacked)
{
    Table t;
    t.active(1).ground(0, {Unit("SOR_142").with({"SOR_057"}), "SOR_095"}).space(0, {"SOR_141"});
    t.ground(1, {"SOR_046"}).start();
    EXPECT_TRUE(t.has("SOR_142", kw::Sentinel));
    EXPECT_TRUE(t.canAttack("SOR_046", "SOR_142"));
    EXPECT_FALSE(t.canAttack("SOR_046", "SOR_095"));
}

TEST(SwuCard, SOR_142_SabineMayHitTheDefenderOrABaseWhenSheAttacks)
{
    Table t;
    t.ground(0, {"SOR_142"}).ground(1, {"SOR_046", "SOR_095"}).start();
    t.attack("SOR_142", "SOR_046");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "base0", "base1"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 3);
    EXPECT_EQ(t.baseDamageOn(1), 0);

    Table base;
    base.ground(0, {"SOR_142"}).ground(1, {"SOR_046"}).start();
    base.attack("SOR_142", "base1");
    base.selectable({"base0", "base1"});
    base.decline();
    EXPECT_EQ(base.baseDamageOn(1), 2);
}

TEST(SwuCard, SOR_143_FightersForFreedomMayHitABaseForOtherAggressionCards)
{
    Table t;
    t.leader(0, "SOR_013").base(0, "SOR_026").resources(0, 14);
    t.hand(0, {"SOR_143", "SOR_157", "SOR_166", "SOR_172", "SOR_237"});
    t.resources(1, 5).hand(1, {"SOR_128"}).start();
    t.play("SOR_143"); // not for itself
    t.noQuestion();
    t.play("SOR_128"); // the opponent's Aggression card
    t.noQuestion();
    t.play("SOR_157");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"base0", "base1"});
    t.bounds(0, 1);
    t.choose("base1");
    EXPECT_EQ(t.baseDamageOn(1), 1);
    t.pass();
    t.play("SOR_166", "SOR_157"); // an upgrade
    t.decline();
    EXPECT_EQ(t.baseDamageOn(1), 1);
    t.pass();
    t.play("SOR_172"); // an event: after it has resolved
    t.selectable({"SOR_143", "SOR_157", "SOR_128"});
    t.choose("SOR_128");
    t.selectable({"base0", "base1"});
    t.choose("base1");
    EXPECT_EQ(t.baseDamageOn(1), 2);
    t.pass();
    t.play("SOR_237"); // Heroism
    t.noQuestion();
}

TEST(SwuCard, SOR_143_FightersForFreedomHasSaboteur)
{
    Table t;
    t.ground(0, {"SOR_143"}).ground(1, {Unit("SOR_098").with({"SOR_T02"}), "SOR_046"}).start();
    EXPECT_TRUE(t.canAttack("SOR_143", "base1"));
    EXPECT_TRUE(t.canAttack("SOR_143", "SOR_046"));
    t.attack("SOR_143", "SOR_098");
    EXPECT_EQ(t.zone("SOR_098"), Zone::Discard);
}

TEST(SwuCard, SOR_144_RedThreeGivesOtherFriendlyHeroismUnitsRaidOne)
{
    Table t;
    t.space(0, {"SOR_144", "SOR_141"}).ground(0, {"SOR_095", "SOR_128"}).ground(1, {"SOR_046"});
    t.start();
    EXPECT_EQ(t.card("SOR_144").raid, 1); // its own only
    EXPECT_EQ(t.card("SOR_141").raid, 3);
    EXPECT_EQ(t.card("SOR_095").raid, 1);
    EXPECT_FALSE(t.has("SOR_128", kw::Raid));
    EXPECT_FALSE(t.has("SOR_046", kw::Raid)); // an enemy with Heroism
    t.attack("SOR_095", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 4);
    t.pass();
    t.attack("SOR_144", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 7);
}

TEST(SwuCard, SOR_145_K2SoHitsTheBaseOrLetsTheOpponentDiscard)
{
    Table t;
    t.ground(0, {"SOR_145"}).ground(1, {"SOR_232"}).hand(1, {"SOR_095", "SOR_172"}).start();
    t.attack("SOR_145", "SOR_232");
    t.asks(DecisionKind::ChooseMode, 0);
    t.modes({0, 1});
    t.bounds(1, 1);
    t.mode(1);
    t.asks(DecisionKind::ChooseCards, 1); // they choose the card
    t.selectable({"SOR_095", "SOR_172"});
    t.bounds(1, 1);
    t.choose("SOR_172");
    EXPECT_EQ(t.zone("SOR_172"), Zone::Discard);
    EXPECT_EQ(t.baseDamageOn(1), 0);

    Table base;
    base.ground(0, {"SOR_145"}).ground(1, {"SOR_232"}).hand(1, {"SOR_095"}).start();
    base.attack("SOR_145", "SOR_232");
    base.mode(0);
    EXPECT_EQ(base.baseDamageOn(1), 3);
    EXPECT_EQ(base.handSize(1), 1);
}

TEST(SwuCard, SOR_145_RulingsOfOverwhelm)
{
    Table t;
    t.ground(0, {"SOR_145", "SOR_164"}).ground(1, {"SOR_128", Unit("SOR_229").with({"SOR_T02"})});
    t.start();
    t.attack("SOR_145", "SOR_229");
    EXPECT_EQ(t.zone("SOR_229"), Zone::Ground);
    EXPECT_EQ(t.baseDamageOn(1), 0);
    t.pass();
    t.attack("SOR_164", "SOR_229");
    EXPECT_EQ(t.baseDamageOn(1), 1);
}

TEST(SwuCard, SOR_146_ZebMayDealFourDamageWhenHeDefeatsTheDefender)
{
    Table t;
    t.ground(0, {"SOR_146", "SOR_095"}).ground(1, {"SOR_128", "SOR_046"}).space(1, {"SOR_237"});
    t.start();
    t.attack("SOR_146", "SOR_128");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_146", "SOR_095", "SOR_046"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 4);

    Table survived; // the defender lives, or there is none
    survived.ground(0, {"SOR_146"}).ground(1, {"SOR_046"}).start();
    survived.attack("SOR_146", "SOR_046");
    survived.noQuestion();
    survived.nextRound();
    survived.attack("SOR_146", "base1");
    survived.noQuestion();
    EXPECT_EQ(survived.damage("SOR_046"), 5);
}

TEST(SwuCard, SOR_146_RulingZebMustSurvive)
{
    Table t;
    t.ground(0, {Unit("SOR_146").damaged(3)}).ground(1, {"SOR_128", "SOR_046"}).start();
    t.attack("SOR_146", "SOR_128");
    t.noQuestion();
    EXPECT_EQ(t.zone("SOR_146"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_046"), 0);
}

TEST(SwuCard, SOR_147_BlackOneMayChangeTheHandForThreeCards)
{
    Table t;
    t.leader(0, "SOR_013").resources(0, 9).hand(0, {"SOR_147", "SOR_095", "SOR_172"}).start();
    t.play("SOR_147");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_172"), Zone::Discard);
    EXPECT_EQ(t.handSize(0), 3);

    Table declined;
    declined.leader(0, "SOR_013").resources(0, 9).hand(0, {"SOR_147", "SOR_095"}).start();
    declined.play("SOR_147");
    declined.no();
    EXPECT_EQ(declined.handSize(0), 1);

    Table empty; // ruling: an empty hand may be discarded too
    empty.leader(0, "SOR_013").resources(0, 9).hand(0, {"SOR_147"}).start();
    empty.play("SOR_147");
    empty.yes();
    EXPECT_EQ(empty.handSize(0), 3);
}

TEST(SwuCard, SOR_147_BlackOneMayDoItWhenDefeated)
{
    Table t;
    t.hand(0, {"SOR_095"}).space(0, {"SOR_147"}).space(1, {"SOR_040"}).start();
    t.attack("SOR_147", "SOR_040");
    EXPECT_EQ(t.zone("SOR_147"), Zone::Discard);
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
    EXPECT_EQ(t.handSize(0), 3);
}

TEST(SwuCard, SOR_148_GuerillaAttackPodReadiesBesideABadlyDamagedBase)
{
    Table t;
    t.leader(0, "SOR_013").resources(0, 9).hand(0, {"SOR_148"}).baseDamage(1, 15).start();
    t.play("SOR_148");
    EXPECT_FALSE(t.exhausted("SOR_148"));

    Table own;
    own.leader(0, "SOR_013").resources(0, 9).hand(0, {"SOR_148"}).baseDamage(0, 15).start();
    own.play("SOR_148");
    EXPECT_FALSE(own.exhausted("SOR_148"));

    Table less;
    less.leader(0, "SOR_013").resources(0, 9).hand(0, {"SOR_148"});
    less.baseDamage(0, 14).baseDamage(1, 14).start();
    less.play("SOR_148");
    EXPECT_TRUE(less.exhausted("SOR_148"));
}

TEST(SwuCard, SOR_148_GuerillaAttackPodHasGrit)
{
    Table t;
    t.ground(0, {Unit("SOR_148").damaged(2)}).ground(1, {"SOR_095"}).start();
    EXPECT_EQ(t.power("SOR_148"), 6);
    t.attack("SOR_148", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 6);
    t.attack("SOR_095", "SOR_148");
    EXPECT_EQ(t.power("SOR_148"), 9);
}

TEST(SwuCard, SOR_149_MaceWinduReadiesWhenHeDefeatsTheDefender)
{
    Table t;
    t.leader(0, "SOR_013").resources(0, 9).hand(0, {"SOR_149"}).ground(1, {"SOR_095", "SOR_046"});
    t.start();
    t.play("SOR_149");
    t.selectableAttacks({{"SOR_149", "SOR_095"}, {"SOR_149", "SOR_046"}});
    t.bounds(0, 1);
    t.chooseAttack("SOR_149", "SOR_095");
    EXPECT_FALSE(t.exhausted("SOR_149"));
    t.pass();
    t.attack("SOR_149", "SOR_046"); // 5 damage to 7 HP
    EXPECT_TRUE(t.exhausted("SOR_149"));

    Table alone; // ruling: without an enemy unit he stays exhausted
    alone.leader(0, "SOR_013").resources(0, 9).hand(0, {"SOR_149"}).start();
    alone.play("SOR_149");
    alone.noQuestion();
    EXPECT_TRUE(alone.exhausted("SOR_149"));
}

TEST(SwuCard, SOR_149_RulingTheDefenderMayBeDefeatedAtAnyTimeOfTheAttack)
{
    Table t; // by the Fallen Lightsaber, before combat damage; the other one does not count
    t.ground(0, {Unit("SOR_149").with({"SOR_137"})}).ground(1, {"SOR_128", "SOR_046"}).start();
    t.attack("SOR_149", "SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_FALSE(t.exhausted("SOR_149"));
    EXPECT_EQ(t.damage("SOR_149"), 0);

    Table other;
    other.ground(0, {Unit("SOR_149").with({"SOR_137"})})
        .ground(1, {"SOR_128", Unit("SOR_088").with({"SOR_069"})})
        .start();
    other.attack("SOR_149", "SOR_088");
    EXPECT_EQ(other.zone("SOR_128"), Zone::Discard);
    EXPECT_TRUE(other.exhausted("SOR_149"));
}

} // namespace playmat::test
