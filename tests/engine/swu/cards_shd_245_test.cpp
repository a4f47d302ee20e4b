#include "support/swu_table.h"

/// SHD_245 to SHD_262: Heroism alone, and cards without an aspect.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Cards = std::vector<std::string>;

TEST(SwuCard, SHD_245_GreefFindsAnUpgradeAmongFive)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_245"});
    t.deck(0, {"SOR_095", "SOR_120", "SOR_172", "SOR_166", "SOR_046", "SOR_053", "SOR_128"});
    t.start();
    t.play("SHD_245");
    t.selectable({"SOR_120", "SOR_166"});
    t.bounds(0, 1);
    t.choose("SOR_166");
    EXPECT_EQ(t.zoneIds(Zone::Hand, 0), (Cards{"SOR_166"}));
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_053"); // ruling: the rest went to the bottom
    EXPECT_EQ(t.deckSize(0), 6);
    EXPECT_GT(t.events(Ev::Revealed, "SOR_166"), 0);
}

TEST(SwuCard, SHD_246_YWingHitsWhatTheOpponentOffers)
{
    const auto attack = [](Table &t) {
        t.space(0, {"SHD_246"}).ground(0, {"SOR_128"}).ground(1, {"SOR_046"}).start();
        t.attack("SHD_246", "base1");
        t.asks(DecisionKind::ChooseCards, 1);
        t.selectable({"SOR_046", "base1"});
        t.bounds(1, 1);
        t.choose("SOR_046");
        t.asks(DecisionKind::Confirm, 0);
    };
    Table t;
    attack(t);
    t.yes();
    EXPECT_EQ(t.damage("SOR_046"), 2);
    EXPECT_EQ(t.baseDamageOn(1), 1);

    Table no;
    attack(no);
    no.no();
    EXPECT_EQ(no.damage("SOR_046"), 0);
}

TEST(SwuCard, SHD_246_YWingMayHitABaseThatIsOffered)
{
    Table t;
    t.space(0, {"SHD_246"}).start();
    t.attack("SHD_246", "base1");
    t.yes(); // nothing else could be offered
    EXPECT_EQ(t.baseDamageOn(1), 1 + 2);
}

TEST(SwuCard, SHD_247_ProtectorOfTheThroneGuardsWhileUpgraded)
{
    Table t;
    t.ground(0, {"SOR_095"}).ground(1, {Unit("SHD_247").with({"SOR_T01"}), "SOR_046"}).start();
    EXPECT_EQ(t.whyNotAttack("SOR_095", "base1"), Reason::SentinelInTheWay);

    Table plain;
    plain.ground(0, {"SOR_095"}).ground(1, {"SHD_247", Unit("SOR_046").with({"SOR_T01"})}).start();
    EXPECT_TRUE(plain.canAttack("SOR_095", "base1"));
}

TEST(SwuCard, SHD_248_TechLetsEveryResourceBeSmuggled)
{
    Table t; // ruling: the printed cost; 2 more, and its own aspects
    t.resources(0, 20).resourceCards(0, {"SOR_095", "SOR_172"}).ground(0, {"SHD_248"}).start();
    EXPECT_EQ(t.costOfPlay("SOR_095"), 2 + 2 + 2); // Command is missing
    EXPECT_EQ(t.costOfPlay("SOR_172"), 3 + 2 + 2);
    t.play("SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Ground);
    EXPECT_EQ(t.resourceCount(0), 22);

    Table none; // not the enemy's
    none.resources(0, 20).resourceCards(0, {"SOR_095"}).ground(1, {"SHD_248"}).start();
    EXPECT_FALSE(none.canPlay("SOR_095"));
}

TEST(SwuCard, SHD_248_TechIsSmuggledForFour)
{
    Table t;
    t.resources(0, 20).resourceCards(0, {"SHD_248"}).start();
    EXPECT_EQ(t.costOfPlay("SHD_248"), 4);
    t.play("SHD_248");
    EXPECT_EQ(t.zone("SHD_248"), Zone::Ground);
}

TEST(SwuCard, SHD_249_WookieeWarriorDrawsBesideAnotherWookiee)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_249"}).ground(0, {"SOR_196"}).start();
    t.play("SHD_249");
    EXPECT_EQ(t.handSize(0), 1);

    Table alone; // another one, and yours
    alone.resources(0, 20).hand(0, {"SHD_249"}).ground(1, {"SOR_196"}).start();
    alone.play("SHD_249");
    EXPECT_EQ(alone.handSize(0), 0);
}

TEST(SwuCard, SHD_249_WookieeWarriorIsStrongerForItsDamage)
{
    Table t;
    t.ground(0, {Unit("SHD_249").damaged(3)}).start();
    EXPECT_EQ(t.power("SHD_249"), 5);
}

TEST(SwuCard, SHD_250_TarffulLetsHurtWookieesStrikeBack)
{
    Table t; // ruling: combat damage only
    t.ground(0, {"SHD_250", "SHD_249"}).ground(1, {"SOR_095", "SOR_046"}).baseDamage(0, 3).start();
    t.attack("SHD_249", "SOR_095");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_046"});
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 3);
    t.pass();
    t.attack("SHD_250", "base1");
    EXPECT_EQ(t.baseDamageOn(0), 1);
}

TEST(SwuCard, SHD_251_RifleLetsTheMandalorianCaptureAnExhaustedUnit)
{
    Table t;
    t.leader(0, "SHD_018").deployed(0).resources(0, 20).hand(0, {"SHD_251"}).ground(0, {"SOR_249"});
    t.deployed(1, 0, true).ground(1, {Unit("SOR_046").exhausted(), "SOR_095"});
    t.space(1, {Unit("SOR_225").exhausted()}).start();
    EXPECT_FALSE(t.canPlay("SHD_251", "SOR_095")); // friendly, and no Vehicle
    EXPECT_FALSE(t.canPlay("SHD_251", "SOR_249"));
    t.play("SHD_251", "leader0");
    t.trigger("SHD_251"); // before his own ability
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_225"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Captured);
    EXPECT_EQ(t.card("SOR_046").host, t.id("leader0"));
    t.decline();

    Table other;
    other.resources(0, 20).hand(0, {"SHD_251"}).ground(0, {"SOR_128"});
    other.ground(1, {Unit("SOR_046").exhausted()}).start();
    other.play("SHD_251", "SOR_128");
    other.noQuestion();
    EXPECT_EQ(other.zone("SOR_046"), Zone::Ground);
    EXPECT_EQ(other.power("SOR_128"), 6);
}

TEST(SwuCard, SHD_252_SmugglersAidHealsThreeFromHandOrResources)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_252"}).resourceCards(0, {"SHD_252"}).baseDamage(0, 7);
    t.start();
    t.play("SHD_252");
    EXPECT_EQ(t.baseDamageOn(0), 4);
    t.pass();
    EXPECT_EQ(t.costOfPlay("SHD_252#2"), 3);
    t.play("SHD_252#2");
    EXPECT_EQ(t.baseDamageOn(0), 1);
    EXPECT_EQ(t.zone("SHD_252#2"), Zone::Discard);
}

TEST(SwuCard, SHD_253_ThisIsTheWayFindsMandaloriansAndUpgrades)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_253"});
    t.deck(0,
           {"SOR_095", "SOR_120", "SHD_258", "SOR_166", "SHD_253", "SOR_128", "SOR_172", "SOR_046",
            "SHD_247"});
    t.start();
    t.play("SHD_253");
    t.selectable({"SOR_120", "SHD_258", "SOR_166", "SHD_253#2"}); // an event with the trait too
    t.bounds(0, 2);
    t.choose({"SOR_120", "SHD_258"});
    EXPECT_EQ(t.handSize(0), 2);
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SHD_247"); // ruling: the rest went to the bottom
    EXPECT_GT(t.events(Ev::Revealed, "SHD_258"), 0);
}

TEST(SwuCard, SHD_254_GuildInitiateMayShootBesideAnotherBountyHunter)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_254"}).ground(0, {"SOR_204"}).ground(1, {"SOR_046"});
    t.space(1, {"SOR_225"}).start();
    t.play("SHD_254");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_254", "SOR_204", "SOR_046"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 2);

    Table alone;
    alone.resources(0, 20).hand(0, {"SHD_254"}).ground(1, {"SOR_204"}).start();
    alone.play("SHD_254");
    alone.noQuestion();
}

TEST(SwuCard, SHD_255_LadyProximaMayHitABaseForEachUnderworldCard)
{
    Table t;
    t.resources(0, 20).hand(0, {"SOR_207", "SOR_095"}).ground(0, {"SHD_255"}).start();
    t.play("SOR_207");
    t.trigger("SHD_255");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"base0", "base1"});
    t.bounds(0, 1);
    t.choose("base1");
    EXPECT_EQ(t.baseDamageOn(1), 1);
    t.pass();
    t.play("SOR_095");
    t.noQuestion();

    Table own; // another card, played by you
    own.resources(0, 20).hand(0, {"SHD_255"}).start();
    own.play("SHD_255");
    own.noQuestion();
}

TEST(SwuCard, SHD_256_MercenaryGunshipServesWhoeverPays)
{
    Table t;
    t.resources(0, 4).resources(1, 4).space(1, {"SHD_256"}).start();
    t.use("SHD_256");
    EXPECT_EQ(t.controller("SHD_256"), 0);
    EXPECT_EQ(t.readyResources(0), 0);
    t.use("SHD_256");
    EXPECT_EQ(t.controller("SHD_256"), 1);
}

TEST(SwuCard, SHD_258_MandalorianWarriorMayTrainAnotherMandalorian)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_258"}).ground(0, {"SHD_247", "SOR_095"});
    t.ground(1, {"SHD_162"}).start();
    t.play("SHD_258");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_247", "SHD_162"});
    t.bounds(0, 1);
    t.choose("SHD_247");
    EXPECT_EQ(t.tokensOn("SHD_247", "SOR_T01"), 1);
}

TEST(SwuCard, SHD_259_CloudCarHealsTwo)
{
    Table t;
    t.space(0, {"SHD_259"}).baseDamage(0, 5).start();
    t.attack("SHD_259", "base1");
    EXPECT_EQ(t.baseDamageOn(0), 3);
}

TEST(SwuCard, SHD_260_StreetGangRecruiterMayReturnAnUnderworldCard)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_260"}).discard(0, {"SOR_207", "SOR_095"});
    t.discard(1, {"SOR_157"}).start();
    t.play("SHD_260");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_207"});
    t.bounds(0, 1);
    t.choose("SOR_207");
    EXPECT_EQ(t.zoneIds(Zone::Hand, 0), (Cards{"SOR_207"}));
}

TEST(SwuCard, SHD_260_RulingAFallenRecruiterMayReturnItself)
{
    Table t; // Ambush first: it falls before its "When Played" resolves
    t.leader(0, "SOR_007").base(0, "SOR_022").resources(0, 20).hand(0, {"SHD_260"});
    t.ground(1, {"SOR_232"}).start();
    t.use("base0"); // Energy Conversion Lab
    t.choosePlay("SHD_260");
    t.trigger("SHD_260", TriggerKind::Ambush);
    t.chooseAttack("SHD_260", "SOR_232");
    EXPECT_EQ(t.zone("SHD_260"), Zone::Discard);
    t.selectable({"SHD_260"});
    t.choose("SHD_260");
    EXPECT_EQ(t.zone("SHD_260"), Zone::Hand);
}

TEST(SwuCard, SHD_261_RichRewardIsWorthExperienceForTwo)
{
    Table t;
    t.ground(0, {"SOR_232", "SOR_128"}).ground(1, {Unit("SOR_095").with({"SHD_261"}), "SOR_046"});
    t.start();
    t.attack("SOR_232", "SOR_095");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    t.selectable({"SOR_232", "SOR_128", "SOR_046"});
    t.bounds(0, 2);
    t.choose({"SOR_232", "SOR_128"});
    EXPECT_EQ(t.tokensOn("SOR_232", "SOR_T01"), 1);
    EXPECT_EQ(t.tokensOn("SOR_128", "SOR_T01"), 1);
}

} // namespace playmat::test
