#include "support/swu_table.h"

/// SHD_132 to SHD_150: a Command event, and Aggression cards with Villainy or Heroism.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SHD_132_ChooseSidesExchangesTwoUnits)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_132"}).ground(0, {"SOR_095", "SOR_128"}).deployed(0);
    t.ground(1, {"SOR_046"}).space(1, {"SOR_225"}).deployed(1).start();
    t.play("SHD_132");
    t.selectable({"SOR_046", "SOR_225"});
    t.choose("SOR_046");
    t.selectable({"SOR_095", "SOR_128"});
    t.choose("SOR_128");
    EXPECT_EQ(t.controller("SOR_128"), 1);
    EXPECT_EQ(t.controller("SOR_046"), 0);

    Table none; // nobody to exchange for
    none.resources(0, 20).hand(0, {"SHD_132"}).ground(0, {"SOR_095"}).start();
    none.play("SHD_132");
    none.noQuestion();
    EXPECT_EQ(none.controller("SOR_095"), 0);
}

TEST(SwuCard, SHD_133_DengarMayHurtWhoGetsAnUpgrade)
{
    Table t;
    t.resources(0, 20).hand(0, {"SOR_120", "SOR_124"}).ground(0, {"SHD_133"});
    t.ground(1, {"SOR_046"}).start();
    t.play("SOR_120", "SOR_046");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.damage("SOR_046"), 1);
    EXPECT_EQ(t.damage("SHD_133"), 0);
}

TEST(SwuCard, SHD_134_GuavianAntagonizerPassesASentinelAndIsWorthACard)
{
    Table t;
    t.ground(0, {"SHD_134"}).ground(1, {"SHD_029", "SOR_046"}).start();
    t.attack("SHD_134", "SOR_046");
    t.asks(DecisionKind::Confirm, 1);
    t.yes();
    EXPECT_EQ(t.handSize(1), 1);
    EXPECT_EQ(t.handSize(0), 0);
}

TEST(SwuCard, SHD_136_DeathWatchLoyalistHitsTheBaseHarderForItsDamage)
{
    Table t;
    t.ground(0, {Unit("SHD_136").damaged(1)}).ground(1, {"SOR_128"}).start();
    t.attack("SHD_136", "SOR_128");
    EXPECT_EQ(t.baseDamageOn(1), 3); // 3 and 1 for Grit, on 1 HP
}

/// Rulings of Overwhelm, for every card of this half of the set that has it.
TEST(SwuCard, SHD_136_RulingAShieldLeavesNoExcessDamage)
{
    for (const char *id : {"SHD_136", "SHD_140", "SHD_154", "SHD_158", "SHD_172", "SHD_235"}) {
        Table t;
        t.ground(0, {id}).ground(1, {Unit("SOR_128").with({"SOR_T02"})}).start();
        t.attack(id, "SOR_128");
        EXPECT_EQ(t.baseDamageOn(1), 0) << id;
        EXPECT_EQ(t.zone("SOR_128"), Zone::Ground) << id;
    }
}

TEST(SwuCard, SHD_136_RulingAllDamageIsExcessOnceTheDefenderIsGone)
{
    for (const char *id : {"SHD_136", "SHD_140", "SHD_154", "SHD_158", "SHD_172", "SHD_235"}) {
        Table t; // Opening Shot defeats the defender before combat damage
        t.ground(0, {Unit(id).with({"TST_101"})}).ground(1, {"SOR_046"}).start();
        const int power = t.power(id);
        t.attack(id, "SOR_046");
        EXPECT_EQ(t.baseDamageOn(1), power) << id;
    }
}

TEST(SwuCard, SHD_137_PunishingOneMayReadyWhenAnUpgradedEnemyFalls)
{
    Table t;
    t.ground(0, {"SOR_046"}).space(0, {Unit("SHD_137").exhausted()});
    t.ground(1, {Unit("SOR_128").with({"SOR_166"})}).start();
    t.attack("SOR_046", "SOR_128");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_FALSE(t.exhausted("SHD_137"));
}

TEST(SwuCard, SHD_137_PunishingOneIgnoresPlainEnemiesAndUpgradedFriends)
{
    Table t;
    t.ground(0, {"SOR_046", Unit("SOR_204").with({"SOR_166"})});
    t.space(0, {Unit("SHD_137").exhausted()}).ground(1, {"SOR_128", "SOR_232"}).start();
    t.attack("SOR_046", "SOR_128");
    t.noQuestion();
    t.attack("SOR_232", "SOR_204");
    t.no(); // Greedo's own question
    t.noQuestion();
    EXPECT_TRUE(t.exhausted("SHD_137"));
}

TEST(SwuCard, SHD_137_PunishingOneReadiesOnlyOnceEachRound)
{
    Table t; // a "no" does not use it up
    t.ground(0, {"SOR_046", "SOR_232", "SOR_095"}).space(0, {Unit("SHD_137").exhausted()});
    t.ground(1,
             {Unit("SOR_128").with({"SOR_T01"}), Unit("SOR_205").with({"SOR_T01"}),
              Unit("SOR_157").with({"SOR_T01"})});
    t.start();
    t.attack("SOR_046", "SOR_128");
    t.no();
    t.pass();
    t.attack("SOR_232", "SOR_205");
    t.yes();
    t.pass();
    t.attack("SHD_137", "base1");
    t.pass();
    t.attack("SOR_095", "SOR_157");
    t.noQuestion();
    EXPECT_TRUE(t.exhausted("SHD_137"));
}

TEST(SwuCard, SHD_138_JangoHuntsUnitsWithABountyHarder)
{
    Table t;
    t.ground(0, {"SHD_138"}).ground(1, {"SHD_211", "SOR_046"}).start();
    t.attack("SHD_138", "SHD_211");
    EXPECT_EQ(t.baseDamageOn(1), 3 + 3 - 3);
    t.asks(DecisionKind::ChooseTrigger, 0);
    t.trigger("SHD_138");
    EXPECT_EQ(t.handSize(0), 1);
    t.no();

    Table plain;
    plain.ground(0, {"SHD_138"}).ground(1, {"SOR_128"}).start();
    plain.attack("SHD_138", "SOR_128");
    EXPECT_EQ(plain.baseDamageOn(1), 0);
    EXPECT_EQ(plain.handSize(0), 1);
}

TEST(SwuCard, SHD_138_RulingsOfJangosOverwhelmAndHisVictims)
{
    Table shield;
    shield.ground(0, {"SHD_138"}).ground(1, {Unit("SHD_211").with({"SOR_T02"})}).start();
    shield.attack("SHD_138", "SHD_211");
    EXPECT_EQ(shield.baseDamageOn(1), 0);
    EXPECT_EQ(shield.handSize(0), 0);

    Table dies; // he need not survive
    dies.ground(0, {Unit("SHD_138").damaged(4)}).ground(1, {"SOR_095"}).start();
    dies.attack("SHD_138", "SOR_095");
    EXPECT_EQ(dies.zone("SHD_138"), Zone::Discard);
    EXPECT_EQ(dies.handSize(0), 1);

    Table
        gone; // the defender falls first: all his damage, as it was against a Bounty, is in excess
    gone.ground(0, {Unit("SHD_138").with({"TST_101"})}).ground(1, {"SHD_211"}).start();
    gone.attack("SHD_138", "SHD_211");
    gone.no(); // its Bounty
    EXPECT_EQ(gone.baseDamageOn(1), 3 + 3);
}

TEST(SwuCard, SHD_139_KrrsantanMayComeReadyWhereThereIsABounty)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_139"}).ground(1, {"SHD_211"}).start();
    t.play("SHD_139");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_FALSE(t.exhausted("SHD_139"));

    Table none; // a friendly unit's does not count
    none.resources(0, 20).hand(0, {"SHD_139"}).ground(0, {"SHD_211"}).ground(1, {"SOR_095"});
    none.start();
    none.play("SHD_139");
    none.noQuestion();
    EXPECT_TRUE(none.exhausted("SHD_139"));
}

TEST(SwuCard, SHD_139_KrrsantanMayPassOnHisOwnDamage)
{
    Table t;
    t.ground(0, {Unit("SHD_139").damaged(3)}).ground(1, {"SOR_046"}).space(1, {"SOR_225"}).start();
    t.attack("SHD_139", "base1");
    t.selectable({"SHD_139", "SOR_046"});
    t.choose("SOR_046");
    t.yes();
    EXPECT_EQ(t.damage("SOR_046"), 3);

    Table no;
    no.ground(0, {Unit("SHD_139").damaged(3)}).start();
    no.attack("SHD_139", "base1"); // alone, it is chosen
    no.no();
    EXPECT_EQ(no.damage("SHD_139"), 3);
}

TEST(SwuCard, SHD_140_TrandoshanHuntersGrowWhereThereIsABounty)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_140"}).ground(1, {"SHD_211"}).start();
    t.play("SHD_140");
    EXPECT_EQ(t.tokensOn("SHD_140", "SOR_T01"), 1);

    Table none;
    none.resources(0, 20).hand(0, {"SHD_140"}).ground(1, {"SOR_095"}).start();
    none.play("SHD_140");
    EXPECT_EQ(none.upgradesOn("SHD_140"), 0);
}

TEST(SwuCard, SHD_141_KyloStrengthensAUnitMoreIfItIsNoVillain)
{
    Table t;
    t.ground(0, {"SHD_141", "SOR_095"}).ground(1, {"SOR_128"}).start();
    t.attack("SHD_141", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_141", "SOR_095", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.power("SOR_095"), 3 + 2 + 1);
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T01"), 1);
    EXPECT_EQ(t.baseDamageOn(1), 6);

    Table villain;
    villain.ground(0, {"SHD_141"}).start();
    villain.attack("SHD_141", "base1");
    EXPECT_EQ(villain.baseDamageOn(1), 8);
    EXPECT_EQ(villain.upgradesOn("SHD_141"), 0);
}

TEST(SwuCard, SHD_141_KyloIgnoresHisVillainyBesideRey)
{
    Table t; // Aggression is missing all the same
    t.leader(0, "SHD_004").resources(0, 20).hand(0, {"SHD_141"}).start();
    EXPECT_EQ(t.costOfPlay("SHD_141"), 6 + 2);

    Table alone;
    alone.resources(0, 20).hand(0, {"SHD_141"}).start();
    EXPECT_EQ(alone.costOfPlay("SHD_141"), 6 + 4);
}

TEST(SwuCard, SHD_143_RuthlessnessDealsTwoToTheBaseOfWhoeverLosesAUnitToIt)
{
    Table t;
    t.ground(0, {Unit("SOR_046").with({"SHD_143"})}).ground(1, {"SOR_095"}).start();
    EXPECT_EQ(t.power("SOR_046"), 5);
    t.attack("SOR_046", "SOR_095");
    EXPECT_EQ(t.baseDamageOn(1), 2);

    Table alive;
    alive.ground(0, {Unit("SOR_128").with({"SHD_143"})}).ground(1, {"SOR_046"}).start();
    alive.attack("SOR_128", "SOR_046");
    EXPECT_EQ(alive.baseDamageOn(1), 0);

    Table defends;
    defends.ground(0, {"SOR_128"}).ground(1, {Unit("SOR_046").with({"SHD_143"})}).start();
    defends.attack("SOR_128", "SOR_046");
    EXPECT_EQ(defends.baseDamageOn(0), 0);
}

TEST(SwuCard, SHD_143_RulingTheUnitMayBeDefeatedAtAnyPointOfTheAttack)
{
    Table t;
    t.ground(0, {Unit("SOR_128").with({"SHD_143", "TST_101"})}).ground(1, {"SOR_046"}).start();
    t.attack("SOR_128", "SOR_046");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
    EXPECT_EQ(t.baseDamageOn(1), 2);

    Table both; // and it need not survive, nor what it was wearing
    both.ground(0, {Unit("SOR_128").with({"SHD_143"})}).ground(1, {"SOR_095"}).start();
    both.attack("SOR_128", "SOR_095");
    EXPECT_EQ(both.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(both.zone("SHD_143"), Zone::Discard);
    EXPECT_EQ(both.baseDamageOn(1), 2);

    Table alone; // but it has to win
    alone.ground(0, {Unit("SOR_128").with({"SHD_143"})}).ground(1, {"SOR_232"}).start();
    alone.attack("SOR_128", "SOR_232");
    EXPECT_EQ(alone.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(alone.baseDamageOn(1), 0);
}

TEST(SwuCard, SHD_145_HeadhuntingAttacksUnitsThreeTimesHarderWithBountyHunters)
{
    Table t; // ruling: ready units only
    t.resources(0, 20).hand(0, {"SHD_145"});
    t.ground(0, {"SOR_179", "SOR_046", "SOR_164", "SOR_095", Unit("SOR_232").exhausted()});
    t.ground(1, {"SOR_056"}).start();
    t.play("SHD_145");
    t.bounds(0, 1);
    t.selectableAttacks({{"SOR_179", "SOR_056"},
                         {"SOR_046", "SOR_056"},
                         {"SOR_164", "SOR_056"},
                         {"SOR_095", "SOR_056"}}); // not the base
    t.chooseAttack("SOR_179", "SOR_056");
    EXPECT_EQ(t.damage("SOR_056"), 3 + 2);
    t.selectableAttacks({{"SOR_046", "SOR_056"}, {"SOR_164", "SOR_056"}, {"SOR_095", "SOR_056"}});
    t.chooseAttack("SOR_164", "SOR_056"); // Wampa: 4 on the 2 HP left
    EXPECT_EQ(t.baseDamageOn(1), 2); // ruling: Overwhelm may still reach the base
    t.noQuestion(); // nobody left to attack
    EXPECT_FALSE(t.exhausted("SOR_046"));
}

TEST(SwuCard, SHD_145_HeadhuntingStopsWhenYouLikeAndAfterThree)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_145"});
    t.ground(0, {"SOR_095", "SOR_128", "SOR_204", "SOR_157"}).ground(1, {"SOR_119"}).start();
    t.play("SHD_145");
    t.chooseAttack("SOR_128", "SOR_119");
    t.chooseAttack("SOR_095", "SOR_119");
    t.chooseAttack("SOR_157", "SOR_119");
    t.noQuestion();
    EXPECT_FALSE(t.exhausted("SOR_204"));

    Table none;
    none.resources(0, 20).hand(0, {"SHD_145"}).ground(0, {"SOR_095"}).ground(1, {"SOR_119"});
    none.start();
    none.play("SHD_145");
    none.decline();
    EXPECT_EQ(none.damage("SOR_119"), 0);
}

TEST(SwuCard, SHD_146_HeroicRenegadeIsStrongerForItsDamage)
{
    Table t;
    t.ground(0, {Unit("SHD_146").damaged(2)}).start();
    t.attack("SHD_146", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 4);
}

TEST(SwuCard, SHD_147_KetsuMayDefeatACheapUpgradeWhenSheDamagesABase)
{
    Table t; // past a Sentinel; tokens cost nothing
    t.ground(0, {Unit("SHD_147").with({"SOR_120"})});
    t.ground(1, {Unit("SHD_029").with({"SOR_122"}), Unit("SOR_095").with({"SOR_071"})});
    t.space(1, {Unit("SOR_225").with({"SOR_T02"})}).start();
    t.attack("SHD_147", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_120", "SOR_071", "SOR_T02"});
    t.bounds(0, 1);
    t.choose("SOR_071");
    EXPECT_EQ(t.upgradesOn("SOR_095"), 0);
    EXPECT_EQ(t.baseDamageOn(1), 5);
}

TEST(SwuCard, SHD_147_RulingKetsuNeedsCombatDamageToABase)
{
    Table t;
    t.ground(0, {"SHD_147"}).ground(1, {Unit("SOR_095").with({"SOR_120"})}).start();
    t.attack("SHD_147", "SOR_095");
    t.noQuestion();
    EXPECT_EQ(t.upgradesOn("SOR_095"), 1);
    EXPECT_EQ(t.zone("SHD_147"), Zone::Discard);
}

TEST(SwuCard, SHD_148_CassianSmuggledComesReady)
{
    Table t; // Aggression is missing
    t.resources(0, 20).resourceCards(0, {"SHD_148"}).start();
    EXPECT_EQ(t.costOfPlay("SHD_148"), 5 + 2);
    t.play("SHD_148");
    EXPECT_EQ(t.zone("SHD_148"), Zone::Ground);
    EXPECT_FALSE(t.exhausted("SHD_148"));

    Table hand;
    hand.resources(0, 20).hand(0, {"SHD_148"}).start();
    hand.play("SHD_148");
    EXPECT_TRUE(hand.exhausted("SHD_148"));
}

TEST(SwuCard, SHD_149_NiteOwlSkirmisherIsSmuggledForFive)
{
    Table t;
    t.leader(0, "SOR_013").resources(0, 4).resourceCards(0, {"SHD_149"}).start();
    EXPECT_EQ(t.costOfPlay("SHD_149"), 5);
    t.play("SHD_149"); // it helps to pay
    EXPECT_EQ(t.zone("SHD_149"), Zone::Ground);
    EXPECT_TRUE(t.exhausted("SHD_149"));
    EXPECT_EQ(t.resourceCount(0), 5);
}

TEST(SwuCard, SHD_150_KoskaUpgradedMayShootAGroundUnit)
{
    Table t;
    t.ground(0, {Unit("SHD_150").with({"SOR_120"}), "SOR_128"});
    t.ground(1, {"SOR_046"}).space(1, {"SOR_225"}).start();
    t.attack("SHD_150", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_150", "SOR_128", "SOR_046"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 2);

    Table plain;
    plain.ground(0, {"SHD_150"}).ground(1, {Unit("SOR_046").with({"SOR_120"})}).start();
    plain.attack("SHD_150", "base1");
    plain.noQuestion();
    EXPECT_EQ(plain.damage("SOR_046"), 0);
}

} // namespace playmat::test
