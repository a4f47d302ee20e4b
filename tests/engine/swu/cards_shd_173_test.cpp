#include "support/swu_table.h"

/// SHD_173 to SHD_194: Aggression upgrades and events, Cunning with Villainy.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Cards = std::vector<std::string>;

TEST(SwuCard, SHD_173_GuildTargetIsWorthTwoDamageToABaseOrThreeForAUniqueUnit)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_173"}).ground(0, {"SOR_232"}).ground(1, {"SOR_095"}).start();
    t.play("SHD_173", "SOR_095");
    t.pass();
    t.attack("SOR_232", "SOR_095");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    t.selectable({"base0", "base1"});
    t.choose("base1");
    EXPECT_EQ(t.baseDamageOn(1), 2 + 3); // AT-ST's excess

    Table unique;
    unique.ground(0, {"SOR_095"}).ground(1, {Unit("SOR_080").with({"SHD_173"})}).start();
    unique.attack("SOR_095", "SOR_080");
    unique.yes();
    unique.choose("base1");
    EXPECT_EQ(unique.baseDamageOn(1), 3);
}

TEST(SwuCard, SHD_174_HotshotBlasterSmuggledMakesItsUnitAttack)
{
    Table t; // ruling: it must, if it can
    t.resources(0, 20).resourceCards(0, {"SHD_174"}).ground(0, {"SOR_095", "SOR_249"});
    t.ground(1, {"SOR_128"}).start();
    EXPECT_EQ(t.costOfPlay("SHD_174"), 3); // Cunning is there
    EXPECT_FALSE(t.canPlay("SHD_174", "SOR_249")); // a Vehicle
    t.play("SHD_174", "SOR_095");
    t.bounds(1, 1);
    t.selectableAttacks({{"SOR_095", "SOR_128"}, {"SOR_095", "base1"}});
    t.chooseAttack("SOR_095", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 3 + 2);

    Table hand;
    hand.resources(0, 20).hand(0, {"SHD_174"}).ground(0, {"SOR_095"}).start();
    hand.play("SHD_174", "SOR_095");
    hand.noQuestion();
    EXPECT_EQ(hand.baseDamageOn(1), 0);
}

TEST(SwuCard, SHD_174_RulingOnlyYourOwnReadyUnitAttacksWithTheHotshotBlaster)
{
    Table t;
    t.resources(0, 20).resourceCards(0, {"SHD_174"}).ground(1, {"SOR_095"}).start();
    t.play("SHD_174", "SOR_095");
    t.noQuestion();
    EXPECT_FALSE(t.exhausted("SOR_095"));
    EXPECT_EQ(t.baseDamageOn(0), 0);

    Table tired;
    tired.resources(0, 20).resourceCards(0, {"SHD_174"});
    tired.ground(0, {Unit("SOR_095").exhausted()}).start();
    tired.play("SHD_174", "SOR_095");
    tired.noQuestion();
    EXPECT_EQ(tired.baseDamageOn(1), 0);
}

TEST(SwuCard, SHD_175_ArmedToTheTeethHelpsAnotherFriend)
{
    Table t;
    t.ground(0, {Unit("SOR_095").with({"SHD_175"}), "SOR_128"}).space(0, {"SOR_225"});
    t.ground(1, {"SOR_046"}).start();
    t.attack("SOR_095", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_225"});
    t.bounds(1, 1);
    t.choose("SOR_225");
    EXPECT_EQ(t.power("SOR_225"), 4);
    EXPECT_EQ(t.baseDamageOn(1), 5);
    t.nextRound();
    EXPECT_EQ(t.power("SOR_225"), 2);
}

TEST(SwuCard, SHD_175_ArmedToTheTeethIsSmuggledOntoAUnit)
{
    Table t;
    t.leader(0, "SOR_013").resources(0, 20).resourceCards(0, {"SHD_175"}).ground(0, {"SOR_095"});
    t.start();
    EXPECT_EQ(t.costOfPlay("SHD_175"), 4);
    t.play("SHD_175", "SOR_095");
    EXPECT_EQ(t.power("SOR_095"), 5);
    EXPECT_FALSE(t.exhausted("SHD_175")); // though it helped to pay
}

TEST(SwuCard, SHD_176_DeathMarkIsWorthTwoCards)
{
    Table t;
    t.ground(0, {"SOR_232"}).space(0, {"SOR_225"}).ground(1, {Unit("SOR_095").with({"SHD_176"})});
    t.start();
    t.attack("SOR_232", "SOR_095");
    t.yes();
    EXPECT_EQ(t.handSize(0), 2);

    Table no;
    no.ground(0, {"SOR_232"}).ground(1, {Unit("SOR_095").with({"SHD_176"})}).start();
    no.attack("SOR_232", "SOR_095");
    no.no();
    EXPECT_EQ(no.handSize(0), 0);
}

TEST(SwuCard, SHD_177_FlamethrowerMayDivideThreeAmongEnemyGroundUnits)
{
    const auto armed = [](Table &t) {
        t.resources(0, 20).hand(0, {"SHD_177"}).ground(0, {"SOR_095", "SOR_249"});
        t.ground(1, {"SOR_046", "SOR_128"}).space(1, {"SOR_225"}).start();
        EXPECT_FALSE(t.canPlay("SHD_177", "SOR_249")); // a Vehicle
        t.play("SHD_177", "SOR_095");
        t.pass();
        t.attack("SOR_095", "base1");
        t.asks(DecisionKind::Confirm, 0);
    };
    Table t; // ruling: more than the unit has left
    armed(t);
    t.yes();
    t.selectable({"SOR_046", "SOR_128"});
    t.bounds(3, 3);
    t.distribute({{"SOR_046", 1}, {"SOR_128", 2}});
    EXPECT_EQ(t.damage("SOR_046"), 1);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.baseDamageOn(1), 4);

    Table no;
    armed(no);
    no.no();
    EXPECT_EQ(no.damage("SOR_046"), 0);
}

TEST(SwuCard, SHD_177_RulingTheFlamesReachAllAtTheSameTime)
{
    Table t; // General Krell sees the other one go
    t.ground(0, {Unit("SOR_046").with({"SHD_177"})});
    t.ground(1, {Unit("SOR_105").damaged(2), "SOR_128"}).start();
    t.attack("SOR_046", "base1");
    t.yes();
    t.distribute({{"SOR_105", 2}, {"SOR_128", 1}});
    EXPECT_EQ(t.zone("SOR_105"), Zone::Discard);
    t.asks(DecisionKind::Confirm, 1);
    t.no();
}

TEST(SwuCard, SHD_179_DesperateAttackSendsADamagedUnitTwoStronger)
{
    Table t; // ruling: one must attack, if one can; only ready units
    t.resources(0, 20).hand(0, {"SHD_179"});
    t.ground(0, {Unit("SOR_046").damaged(1), "SOR_095", Unit("SOR_232").damaged(1).exhausted()});
    t.ground(1, {"SOR_128"}).start();
    t.play("SHD_179");
    t.bounds(1, 1);
    t.selectableAttacks({{"SOR_046", "SOR_128"}, {"SOR_046", "base1"}});
    t.chooseAttack("SOR_046", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 3 + 2);
    EXPECT_EQ(t.power("SOR_046"), 3);
}

TEST(SwuCard, SHD_180_DetentionBlockRescueHitsGuardsTwiceAsHard)
{
    Table t; // the captive goes free
    t.resources(0, 20).hand(0, {"SHD_180"}).ground(1, {Unit("SOR_095").guarding({"SOR_128"})});
    t.ground(0, {"SOR_046"}).start();
    t.play("SHD_180");
    t.selectable({"SOR_095", "SOR_046"});
    t.choose("SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
    EXPECT_NE(t.zone("SOR_128"), Zone::Captured);

    Table u;
    u.resources(0, 20).hand(0, {"SHD_180"}).ground(1, {"SOR_232", "SOR_046"}).start();
    u.play("SHD_180");
    u.choose("SOR_232");
    EXPECT_EQ(u.damage("SOR_232"), 3);
}

TEST(SwuCard, SHD_181_PillageMakesAPlayerDiscardTwo)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_181"}).hand(1, {"SOR_095", "SOR_128", "SOR_172"}).start();
    t.play("SHD_181");
    t.selectablePlayers({0, 1});
    t.player(1);
    t.asks(DecisionKind::ChooseCards, 1);
    t.bounds(2, 2);
    t.choose({"SOR_095", "SOR_172"});
    EXPECT_EQ(t.zoneIds(Zone::Hand, 1), (Cards{"SOR_128"}));
}

TEST(SwuCard, SHD_182_BravadoReadiesCheaperAfterYourKill)
{
    Table t; // ruling: whatever of yours defeated it
    t.resources(0, 20).hand(0, {"SHD_182", "SOR_172"}).ground(0, {Unit("SOR_095").exhausted()});
    t.ground(1, {"SOR_128", "SOR_046"}).start();
    const int full = t.costOfPlay("SHD_182");
    t.play("SOR_172");
    t.choose("SOR_128");
    t.pass();
    EXPECT_EQ(t.costOfPlay("SHD_182"), full - 2);
    t.play("SHD_182");
    t.choose("SOR_095");
    EXPECT_FALSE(t.exhausted("SOR_095"));
}

TEST(SwuCard, SHD_183_KintanIntimidatorExhaustsTheDefender)
{
    Table t;
    t.ground(0, {"SHD_183"}).ground(1, {"SOR_095", "SOR_046"}).start();
    t.attack("SHD_183", "SOR_046");
    EXPECT_TRUE(t.exhausted("SOR_046"));
    EXPECT_FALSE(t.exhausted("SOR_095"));

    Table base;
    base.ground(0, {"SHD_183"}).start();
    base.attack("SHD_183", "base1");
    EXPECT_EQ(base.baseDamageOn(1), 1);
}

TEST(SwuCard, SHD_184_BazineMayTakeACardForAnother)
{
    const auto spy = [](Table &t) {
        t.resources(0, 20).hand(0, {"SHD_184"}).hand(1, {"SOR_095", "SOR_172"});
        t.deck(1, {"SOR_128"}).start();
        t.play("SHD_184");
    };
    Table t;
    spy(t);
    t.yes();
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_172"});
    t.bounds(1, 1);
    t.choose("SOR_172");
    EXPECT_EQ(t.zone("SOR_172"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Hand);
    EXPECT_EQ(t.handSize(1), 2);

    Table no;
    spy(no);
    no.no();
    EXPECT_EQ(no.handSize(1), 2);
    EXPECT_EQ(no.zone("SOR_128"), Zone::Deck);
}

TEST(SwuCard, SHD_184_BazineIsSmuggledForFour)
{
    Table t; // Villainy is missing; an empty hand gives nothing up
    t.resources(0, 20).resourceCards(0, {"SHD_184"}).start();
    EXPECT_EQ(t.costOfPlay("SHD_184"), 4 + 2);
    t.play("SHD_184");
    EXPECT_EQ(t.zone("SHD_184"), Zone::Ground);
}

TEST(SwuCard, SHD_185_DoctorEvazanIsWorthTwelveReadyResources)
{
    Table t;
    t.ground(0, {"SOR_232"}).resources(0, 1, 14);
    t.ground(1, {"SHD_185"}).start();
    t.attack("SOR_232", "SHD_185");
    t.yes();
    EXPECT_EQ(t.readyResources(0), 13);

    Table fewer;
    fewer.ground(0, {"SOR_232"}).resources(0, 1, 3).ground(1, {"SHD_185"}).start();
    fewer.attack("SOR_232", "SHD_185");
    fewer.yes();
    EXPECT_EQ(fewer.readyResources(0), 4);
}

TEST(SwuCard, SHD_185_DoctorEvazanComesWithAShield)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_185"}).start();
    t.play("SHD_185");
    EXPECT_EQ(t.tokensOn("SHD_185", "SOR_T02"), 1);
}

TEST(SwuCard, SHD_186_HaxionHunterIsShieldedWhereThereIsABounty)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_186"}).ground(1, {Unit("SOR_095").with({"SHD_176"})}).start();
    t.play("SHD_186");
    EXPECT_EQ(t.tokensOn("SHD_186", "SOR_T02"), 1);

    Table none;
    none.resources(0, 20).hand(0, {"SHD_186"}).ground(0, {"SHD_211"}).ground(1, {"SOR_095"});
    none.start();
    none.play("SHD_186");
    EXPECT_EQ(none.upgradesOn("SHD_186"), 0);
}

TEST(SwuCard, SHD_187_TiePhantomIsOutOfReachOfEnemyAbilities)
{
    Table t; // rulings: it may be chosen; combat damage counts
    t.resources(0, 20).hand(0, {"SOR_172", "SOR_077"}).space(1, {"SHD_187"}).space(0, {"SOR_066"});
    t.start();
    t.play("SOR_172");
    t.choose("SHD_187");
    EXPECT_EQ(t.damage("SHD_187"), 0);
    t.pass();
    t.play("SOR_077");
    t.choose("SHD_187");
    EXPECT_EQ(t.zone("SHD_187"), Zone::Space);
    t.pass();
    t.attack("SOR_066", "SHD_187");
    EXPECT_EQ(t.zone("SHD_187"), Zone::Discard);
}

TEST(SwuCard, SHD_187_TiePhantomRaidsForTwo)
{
    Table t;
    t.space(0, {"SHD_187"}).start();
    t.attack("SHD_187", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 4);
}

TEST(SwuCard, SHD_187_RulingTiePhantomMayStillLoseItsHp)
{
    Table t;
    t.resources(0, 20).hand(0, {"SOR_076"}).space(1, {"SHD_187"}).start();
    t.play("SOR_076"); // -2/-2
    EXPECT_EQ(t.zone("SHD_187"), Zone::Discard);
}

TEST(SwuCard, SHD_188_4LomAmbushesAndHelpsZuckuss)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_188"}).ground(0, {"SHD_190"}).ground(1, {"SOR_046"}).start();
    EXPECT_FALSE(t.has("SHD_190", kw::Ambush));
    t.play("SHD_188");
    t.chooseAttack("SHD_188", "SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 4 + 1); // Zuckuss helps too
    EXPECT_EQ(t.power("SHD_190"), 7);
    EXPECT_EQ(t.hp("SHD_190"), 7);
    EXPECT_TRUE(t.has("SHD_190", kw::Ambush));
}

TEST(SwuCard, SHD_188_4LomLetsZuckussAmbush)
{
    Table t; // not the enemy's
    t.resources(0, 20).hand(0, {"SHD_190"}).ground(0, {"SHD_188"}).ground(1, {"SOR_046"}).start();
    t.play("SHD_190");
    t.bounds(0, 1);
    t.chooseAttack("SHD_190", "SOR_046");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);

    Table enemy;
    enemy.ground(0, {"SHD_190"}).ground(1, {"SHD_188"}).start();
    EXPECT_EQ(enemy.power("SHD_190"), 6);
    EXPECT_EQ(enemy.power("SHD_188"), 4);
}

/// Ruling of Ambush, for every card of this half of the set that has it.
TEST(SwuCard, SHD_188_RulingAmbushWithNobodyToAttackReadiesNobody)
{
    for (const char *id : {"SHD_188", "SHD_204", "SHD_216", "SHD_220"}) {
        Table t;
        t.resources(0, 20).hand(0, {id}).start();
        t.play(id);
        t.noQuestion();
        EXPECT_TRUE(t.exhausted(id)) << id;
    }
}

TEST(SwuCard, SHD_189_SlaversFreighterMayReadyByEnemyUpgrades)
{
    Table t; // ruling: power as it is now
    t.resources(0, 20).hand(0, {"SHD_189"});
    t.ground(0,
             {Unit("SOR_128").exhausted(), Unit("SOR_232").exhausted(),
              Unit("SOR_157").with({"SOR_T02"}).exhausted()});
    t.ground(1, {Unit("SOR_046").with({"SOR_T01", "SOR_T02"}), Unit("SOR_059").with({"SOR_120"})});
    t.start();
    t.play("SHD_189");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_157", "SOR_059"}); // 3 power or less
    t.bounds(0, 1);
    t.choose("SOR_128");
    EXPECT_FALSE(t.exhausted("SOR_128"));
}

TEST(SwuCard, SHD_190_ZuckussIsASaboteurAndMakes4LomOne)
{
    Table t;
    t.ground(0, {"SHD_190", "SHD_188"}).ground(1, {"SHD_029"}).start();
    EXPECT_EQ(t.power("SHD_188"), 5);
    EXPECT_EQ(t.hp("SHD_188"), 5);
    EXPECT_TRUE(t.has("SHD_188", kw::Saboteur));
    EXPECT_TRUE(t.canAttack("SHD_190", "base1"));
    EXPECT_TRUE(t.canAttack("SHD_188", "base1"));
}

TEST(SwuCard, SHD_191_XanaduBloodMayTakeAFriendHomeToExhaustAnEnemy)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_191"}).ground(0, {"SOR_207", "SOR_095"}).deployed(0);
    t.ground(1, {"SOR_046", "SOR_177"}).resources(1, 1).start();
    t.play("SHD_191");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_207"}); // another, Underworld, friendly, no leader
    t.bounds(0, 1);
    t.choose("SOR_207");
    EXPECT_EQ(t.zone("SOR_207"), Zone::Hand);
    t.asks(DecisionKind::ChooseCards, 0);
    EXPECT_EQ(t.decision().options.size(), 3u); // two units and a resource
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_TRUE(t.exhausted("SOR_046"));
}

TEST(SwuCard, SHD_191_XanaduBloodAttackingMayExhaustAResource)
{
    Table t;
    t.space(0, {"SHD_191"}).ground(0, {"SOR_207"}).resources(1, 2).start();
    t.attack("SHD_191", "base1");
    t.choose("SOR_207");
    t.asks(DecisionKind::ChooseCards, 0);
    t.choose("SOR_046");
    EXPECT_EQ(t.readyResources(1), 1);
    EXPECT_EQ(t.baseDamageOn(1), 4 + 2);

    Table no;
    no.space(0, {"SHD_191"}).ground(0, {"SOR_207"}).ground(1, {"SOR_046"}).start();
    no.attack("SHD_191", "base1");
    no.decline();
    no.noQuestion();
    EXPECT_FALSE(no.exhausted("SOR_046"));
}

TEST(SwuCard, SHD_192_DrydenMayPlayACaptiveOfHisSide)
{
    Table t; // ruling: for free
    t.resources(0, 20).hand(0, {"SHD_192"}).ground(0, {Unit("SOR_095").guarding({"SOR_128"})});
    t.ground(1, {Unit("SOR_046").guarding({"SOR_247"})}).start();
    const int before = t.readyResources(0) - t.costOfPlay("SHD_192");
    t.play("SHD_192");
    t.trigger("SHD_192");
    t.choosePlay("SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Ground);
    EXPECT_EQ(t.controller("SOR_128"), 0);
    EXPECT_EQ(t.readyResources(0), before);
    EXPECT_EQ(t.tokensOn("SHD_192", "SOR_T02"), 1);
}

TEST(SwuCard, SHD_193_FrozenInCarboniteExhaustsAndKeepsExhausted)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_193", "SOR_169"}).deployed(1).ground(1, {"SOR_095"}).start();
    EXPECT_FALSE(t.canPlay("SHD_193", "leader1"));
    t.play("SHD_193", "SOR_095");
    EXPECT_TRUE(t.exhausted("SOR_095"));
    t.nextRound();
    EXPECT_TRUE(t.exhausted("SOR_095"));
}

TEST(SwuCard, SHD_194_TripleDarkRaidBringsAVehicleForAPhase)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_194"});
    t.deck(
        0,
        {"SOR_095", "SOR_232", "SOR_121", "SOR_237", "SOR_046", "SOR_128", "SOR_172", "SOR_088"});
    t.start();
    const int ready = t.readyResources(0) - t.costOfPlay("SHD_194");
    t.play("SHD_194");
    t.selectable({"SOR_232", "SOR_237"}); // a Vehicle among seven
    t.choose("SOR_232");
    t.choosePlay("SOR_232");
    EXPECT_EQ(t.readyResources(0), ready - (6 + 2 - 5)); // 2 for the aspect
    EXPECT_FALSE(t.exhausted("SOR_232"));
    t.endActionPhase();
    EXPECT_EQ(t.zone("SOR_232"), Zone::Hand);
}

TEST(SwuCard, SHD_194_RulingAVehicleThatLeftPlayIsNotReturned)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_194"}).deck(0, {"SOR_225"}).ground(1, {"SOR_046"});
    t.resources(1, 20).hand(1, {"SOR_172"}).start();
    t.play("SHD_194");
    t.choose("SOR_225");
    t.choosePlay("SOR_225");
    t.play("SOR_172"); // Open Fire
    t.choose("SOR_225");
    t.endActionPhase();
    EXPECT_EQ(t.zone("SOR_225"), Zone::Discard);
}

} // namespace playmat::test
