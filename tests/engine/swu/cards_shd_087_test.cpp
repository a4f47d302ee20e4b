#include "support/swu_table.h"

/// SHD_087 to SHD_126: units, upgrades and events of Command that ask for more than others.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Ids = std::vector<std::string>;

TEST(SwuCard, SHD_087_CrosshairTakesAimAndFires)
{
    Table t;
    t.leader(0, "SOR_007").resources(0, 4).ground(0, {"SHD_087"});
    t.ground(1, {"SOR_046", "SOR_095"}).space(1, {"SOR_225"}).start();
    t.use("SHD_087", 0);
    EXPECT_EQ(t.power("SHD_087"), 3);
    EXPECT_EQ(t.readyResources(0), 2);
    EXPECT_FALSE(t.exhausted("SHD_087"));
    t.pass();
    t.use("SHD_087", 0);
    EXPECT_EQ(t.power("SHD_087"), 4);
    t.pass();
    t.use("SHD_087", 0); // without resources only the other one is left
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_095"});
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 4); // ruling: with what changes it for a while
    EXPECT_EQ(t.damage("SHD_087"), 0);
    EXPECT_TRUE(t.exhausted("SHD_087"));
    t.nextRound();
    EXPECT_EQ(t.power("SHD_087"), 2);
}

TEST(SwuCard, SHD_088_EphantMonLetsAFriendCaptureWhoAttackedTheBase)
{
    Table t;
    t.ground(0, {"SHD_088", "SOR_095"}).space(0, {"SOR_044"}).ground(1, {"SOR_046", "SOR_128"});
    t.space(1, {"SOR_237"}).active(1).start();
    t.attack("SOR_046", "base0");
    t.pass();
    t.attack("SOR_237", "base0");
    t.attack("SHD_088", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_237"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    t.selectable({"SHD_088", "SOR_095"}); // ruling: Ephant Mon too
    t.bounds(1, 1);
    t.choose("SHD_088");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Captured);
    EXPECT_EQ(t.card("SOR_046").host, t.id("SHD_088"));
}

TEST(SwuCard, SHD_088_EphantMonNeedsAnAttackThisPhase)
{
    Table t;
    t.ground(0, {"SHD_088"}).ground(1, {"SOR_046"}).active(1).start();
    t.attack("SOR_046", "base0");
    t.nextRound();
    if (t.activePlayer() == 1)
        t.pass();
    t.attack("SHD_088", "base1");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Ground);
    EXPECT_EQ(t.baseDamageOn(1), 4);
}

TEST(SwuCard, SHD_090_MaulMayLetAnotherTakeTheDamage)
{
    Table t;
    t.ground(0, {"SHD_090", "SOR_247", "SOR_095"}).ground(1, {"SOR_232"}).start();
    t.attack("SHD_090", "SOR_232");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_247"}); // another friendly Underworld unit
    t.bounds(0, 1);
    t.choose("SOR_247");
    EXPECT_EQ(t.damage("SHD_090"), 0);
    EXPECT_EQ(t.zone("SOR_247"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_232"), Zone::Discard);

    Table u;
    u.ground(0, {"SHD_090", "SOR_247"}).ground(1, {"SOR_046"}).start();
    u.attack("SHD_090", "SOR_046");
    u.decline();
    EXPECT_EQ(u.damage("SHD_090"), 3);
    EXPECT_EQ(u.damage("SOR_247"), 0);
}

TEST(SwuCard, SHD_090_RulingMaulAmbushesAndOverwhelms)
{
    Table t;
    t.leader(0, "SOR_007").resources(0, 7).hand(0, {"SHD_090"}).ground(1, {"SOR_128"}).start();
    t.play("SHD_090");
    t.chooseAttack("SHD_090", "SOR_128");
    EXPECT_EQ(t.baseDamageOn(1), 6);
    EXPECT_EQ(t.damage("SHD_090"), 3);

    Table alone;
    alone.leader(0, "SOR_007").resources(0, 7).hand(0, {"SHD_090"}).start();
    alone.play("SHD_090");
    alone.asks(DecisionKind::Action, 1);
    EXPECT_TRUE(alone.exhausted("SHD_090"));

    Table shield;
    shield.ground(0, {"SHD_090"}).ground(1, {Unit("SOR_128").with({"SOR_T02"})}).start();
    shield.attack("SHD_090", "SOR_128");
    EXPECT_EQ(shield.baseDamageOn(1), 0);

    Table gone;
    gone.ground(0, {Unit("SHD_090").with({"TST_101"})}).ground(1, {"SOR_128"}).start();
    gone.attack("SHD_090", "SOR_128");
    if (gone.decision().kind == DecisionKind::ChooseTrigger)
        gone.trigger("SHD_090");
    EXPECT_EQ(gone.baseDamageOn(1), 7);
}

TEST(SwuCard, SHD_090_RulingOtherDamageStaysWithMaul)
{
    Table t; // combat damage is that of the last step; the fire of an ability is not
    t.ground(0, {Unit("SHD_090").with({"TST_103"}), "SOR_211"}).ground(1, {"SOR_046"}).start();
    t.attack("SHD_090", "SOR_046");
    if (t.decision().kind == DecisionKind::ChooseTrigger)
        t.trigger("SHD_090");
    t.choose("SOR_211");
    EXPECT_EQ(t.damage("SOR_211"), 3);
    EXPECT_EQ(t.damage("SHD_090"), 0);
}

TEST(SwuCard, SHD_094_PalpatinesReturnPlaysTheDeadCheaper)
{
    Table t;
    t.leader(0, "SOR_007").base(0, "SOR_023").resources(0, 6).hand(0, {"SHD_094"});
    t.discard(0, {"SOR_232", "SOR_087", "SOR_172"}).start();
    t.play("SHD_094");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_232", "SOR_087"}); // 6 less; Vader, who costs 7, 8 less
    t.bounds(1, 1);
    t.choosePlay("SOR_087");
    EXPECT_EQ(t.zone("SOR_087"), Zone::Ground);
    t.nothingFits(); // what he searches for
}

TEST(SwuCard, SHD_102_MarauderMakesAResourceOfANamesake)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 5).hand(0, {"SHD_102"}).discard(0, {"SOR_095", "SOR_128"});
    t.ground(0, {"SOR_095"}).start();
    t.play("SHD_102");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Resources);
    EXPECT_TRUE(t.exhausted("SOR_095")); // ruling

    Table u;
    u.leader(0, "SOR_009").resources(0, 5).hand(0, {"SHD_102"}).discard(0, {"SOR_128"});
    u.ground(0, {"SOR_095"}).ground(1, {"SOR_128"}).start();
    u.play("SHD_102"); // the enemy's is not one that you control
    EXPECT_EQ(u.zone("SOR_128"), Zone::Discard);
}

TEST(SwuCard, SHD_102_MarauderAmbushes)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 5).hand(0, {"SHD_102"}).space(1, {"SOR_225"}).start();
    t.play("SHD_102");
    t.trigger("SHD_102", TriggerKind::Ambush);
    t.chooseAttack("SHD_102", "SOR_225");
    EXPECT_EQ(t.zone("SOR_225"), Zone::Discard);
}

TEST(SwuCard, SHD_102_RulingMarauderGoesByTheNameWithoutTheSubtitle)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 5).hand(0, {"SHD_102"}).discard(0, {"SHD_050"});
    t.ground(0, {"SOR_196"}).start();
    t.play("SHD_102"); // Chewbacca, both of them
    EXPECT_EQ(t.zone("SHD_050"), Zone::Resources);
}

TEST(SwuCard, SHD_106_RuleWithRespectCapturesAllWhoAttackedTheBase)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 9).hand(0, {"SHD_106"});
    t.ground(0, {"SOR_095"}).deployed(1).ground(1, {"SOR_046", "SOR_128"}).space(1, {"SOR_237"});
    t.active(1).start();
    t.attack("SOR_046", "base0");
    t.pass();
    t.attack("SOR_237", "base0");
    t.pass();
    t.attack("leader1", "base0");
    if (t.decision().kind == DecisionKind::ChooseCards)
        t.decline();
    t.play("SHD_106");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Captured);
    EXPECT_EQ(t.zone("SOR_237"), Zone::Captured);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Ground);
    EXPECT_EQ(t.zone("leader1"), Zone::Ground);
}

TEST(SwuCard, SHD_115_CobbVanthLeavesSomebodyToPlayForFree)
{
    Table t;
    t.base(0, "SOR_023").ground(0, {"SHD_115"}).ground(1, {"SOR_232"}).active(1);
    t.deck(0, {"SOR_095", "SOR_046", "SOR_172", "SOR_237"}).start();
    t.attack("SOR_232", "SHD_115");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_237"});
    t.choose("SOR_237");
    EXPECT_EQ(t.zone("SOR_237"), Zone::Discard);
    EXPECT_EQ(t.costOfPlay("SOR_237"), 0);
    t.play("SOR_237");
    EXPECT_EQ(t.zone("SOR_237"), Zone::Space);
}

TEST(SwuCard, SHD_115_RulingWhatCobbLeftIsPlayedOnce)
{
    Table t;
    t.base(0, "SOR_023").ground(0, {"SHD_115"}).ground(1, {"SOR_232"}).active(1);
    t.deck(0, {"SOR_128", "SOR_046"}).resources(1, 9).hand(1, {"SHD_178"}).start();
    t.attack("SOR_232", "SHD_115");
    t.choose("SOR_128");
    t.play("SOR_128");
    t.play("SHD_178"); // Daring Raid
    t.choose("SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_FALSE(t.canPlay("SOR_128"));
}

TEST(SwuCard, SHD_124_LegalAuthorityCapturesAWeakerUnit)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 9).hand(0, {"SHD_124"}).ground(0, {"SOR_095"});
    t.deployed(1).ground(1, {"SOR_046", "SOR_247"}).space(1, {"SOR_237"}).start();
    EXPECT_EQ(t.whyNotPlay("SHD_124", "SOR_046"), Reason::CannotAttachThere);
    t.play("SHD_124", "SOR_095");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_247", "SOR_237"}); // 2 power; the other has 3 like the Marine
    t.bounds(1, 1);
    t.choose("SOR_237");
    EXPECT_EQ(t.zone("SOR_237"), Zone::Captured);
    EXPECT_EQ(t.card("SOR_237").host, t.id("SOR_095"));
    EXPECT_EQ(t.hp("SOR_095"), 5);
}

TEST(SwuCard, SHD_124_RulingPassingModifiersCount)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_029").resources(0, 9).hand(0, {"SOR_124", "SHD_124"});
    t.ground(0, {"SOR_095"}).ground(1, {"SOR_046"}).start();
    t.play("SOR_124"); // Tactical Advantage: +2/+2
    t.choose("SOR_095");
    t.pass();
    t.play("SHD_124", "SOR_095");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Captured);
}

TEST(SwuCard, SHD_126_TheDarksaberIsNotForVehicles)
{
    Table t;
    t.resources(0, 9).hand(0, {"SHD_126"}).space(0, {"SOR_044"}).ground(0, {"SOR_046"}).start();
    EXPECT_EQ(t.whyNotPlay("SHD_126", "SOR_044"), Reason::CannotAttachThere);
}

TEST(SwuCard, SHD_126_DarksaberBelongsToMandalorians)
{
    Table t;
    t.leader(0, "SOR_005").base(0, "SOR_029").resources(0, 5).hand(0, {"SHD_126"});
    t.ground(0, {"SHD_040", "SOR_046", "SHD_162"}).space(0, {"SOR_044"}).start();
    EXPECT_FALSE(t.canPlay("SHD_126", "SOR_044"));
    EXPECT_TRUE(t.canPlay("SHD_126", "SHD_040"));
    EXPECT_FALSE(t.canPlay("SHD_126", "SOR_046")); // 6 with the penalty
    t.play("SHD_126", "SHD_040");
    EXPECT_EQ(t.readyResources(0), 1);
    t.pass();
    t.attack("SHD_040", "base1");
    EXPECT_EQ(t.tokensOn("SHD_162", "SOR_T01"), 1);
    EXPECT_EQ(t.tokensOn("SHD_040", "SOR_T01"), 0);
    EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T01"), 0);
    EXPECT_EQ(t.baseDamageOn(1), 5);
}

} // namespace playmat::test
