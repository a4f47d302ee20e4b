#include "support/swu_table.h"

/// SHD_219 to SHD_244: Cunning to the end, and Villainy alone.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Cards = std::vector<std::string>;

TEST(SwuCard, SHD_220_FennecShootsForEachDifferentCostInYourDiscardPile)
{
    Table t; // costs 2, 4 and 1; ruling: printed ones
    t.ground(0, {"SHD_220"}).discard(0, {"SOR_095", "SOR_247", "SOR_046", "SOR_128"});
    t.ground(1, {"SOR_119"}).start();
    t.attack("SHD_220", "SOR_119");
    EXPECT_EQ(t.damage("SOR_119"), 3 + 4);

    Table base;
    base.ground(0, {"SHD_220"}).discard(0, {"SOR_095"}).start();
    base.attack("SHD_220", "base1");
    EXPECT_EQ(base.baseDamageOn(1), 4);
}

TEST(SwuCard, SHD_221_WantedIsWorthTwoReadyResources)
{
    Table t;
    t.resources(0, 1, 4).ground(0, {"SOR_232"}).ground(1, {Unit("SOR_095").with({"SHD_221"})});
    t.start();
    t.attack("SOR_232", "SOR_095");
    t.yes();
    EXPECT_EQ(t.readyResources(0), 3);

    Table one;
    one.resources(0, 1, 1).ground(0, {"SOR_232"}).ground(1, {Unit("SOR_095").with({"SHD_221"})});
    one.start();
    one.attack("SOR_232", "SOR_095");
    one.yes();
    EXPECT_EQ(one.readyResources(0), 2);
}

TEST(SwuCard, SHD_222_EnticingRewardIsWorthTwoCardsOfTen)
{
    const auto collect = [](Table &t, const char *unit) {
        t.ground(0, {"SOR_232"}).ground(1, {Unit(unit).with({"SHD_222"})}).hand(0, {"SOR_046"});
        t.deck(0,
               {"SOR_095", "SOR_120", "SOR_172", "SOR_128", "SOR_166", "SOR_046", "SOR_046",
                "SOR_046", "SOR_046", "SOR_046", "SOR_053"});
        t.start();
        t.attack("SOR_232", unit);
        t.yes();
        t.selectable({"SOR_120", "SOR_172", "SOR_166"});
        t.bounds(0, 2);
        t.choose({"SOR_120", "SOR_172"});
    };
    Table t; // a card is discarded for a unit that is not unique
    collect(t, "SOR_095");
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(1, 1);
    t.choose("SOR_120");
    EXPECT_EQ(t.handSize(0), 2);
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_053"); // ruling: the rest went to the bottom
    EXPECT_GT(t.events(Ev::Revealed, "SOR_172"), 0);

    Table unique;
    collect(unique, "SOR_079");
    unique.noQuestion();
    EXPECT_EQ(unique.handSize(0), 3);
}

TEST(SwuCard, SHD_228_BountyPostingFindsABountyAndMayPlayIt)
{
    const auto post = [](Table &t) {
        t.resources(0, 20).hand(0, {"SHD_228"}).ground(1, {"SOR_095", "SOR_046"});
        t.deck(0, {"SOR_120", "SHD_176", "SOR_128", "SHD_221"}).start();
        t.play("SHD_228");
        t.selectable({"SHD_176", "SHD_221"});
        t.bounds(0, 1);
        t.choose("SHD_176");
        EXPECT_EQ(t.zone("SHD_176"), Zone::Hand);
        EXPECT_GT(t.events(Ev::Revealed, "SHD_176"), 0);
    };
    Table t; // ruling: for its cost
    post(t);
    const int before = t.readyResources(0);
    t.choosePlay("SHD_176", "SOR_046");
    EXPECT_EQ(t.upgradesOn("SOR_046"), 1);
    EXPECT_EQ(t.readyResources(0), before - (2 + 2)); // Aggression is missing
    EXPECT_EQ(t.deckSize(0), 3);

    Table no;
    post(no);
    no.decline();
    EXPECT_EQ(no.zone("SHD_176"), Zone::Hand);
}

TEST(SwuCard, SHD_229_MaKlounkeeReturnsAFriendToShootAUnit)
{
    Table t; // ruling: a unit in play
    t.resources(0, 20).hand(0, {"SHD_229"}).ground(0, {"SOR_207", "SOR_095", "SOR_247"});
    t.ground(1, {"SOR_046", "SOR_177"}).discard(0, {"SOR_157"}).start();
    t.play("SHD_229");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_207", "SOR_247"});
    t.bounds(1, 1);
    t.choose("SOR_247");
    EXPECT_EQ(t.zone("SOR_247"), Zone::Hand);
    t.selectable({"SOR_207", "SOR_095", "SOR_046", "SOR_177"});
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 3);

    Table none;
    none.resources(0, 20).hand(0, {"SHD_229"}).ground(0, {"SOR_095"}).ground(1, {"SOR_046"});
    none.start();
    none.play("SHD_229");
    none.noQuestion();
    EXPECT_EQ(none.damage("SOR_046"), 0);
}

TEST(SwuCard, SHD_232_RelentlessPursuitCapturesAUnitThatCostsNoMore)
{
    Table t; // ruling: printed costs
    t.resources(0, 20).hand(0, {"SHD_232"}).ground(0, {"SOR_179", "SOR_128"}).deployed(1);
    t.ground(1, {"SOR_095", "SOR_046"}).space(1, {"SOR_112"}).start();
    t.play("SHD_232");
    t.selectable({"SOR_179", "SOR_128"});
    t.choose("SOR_179");
    t.selectable({"SOR_095", "SOR_112"}); // cost 3 or less, in any arena, no leader
    t.bounds(1, 1);
    t.choose("SOR_112");
    EXPECT_EQ(t.zone("SOR_112"), Zone::Captured);
    EXPECT_EQ(t.tokensOn("SOR_179", "SOR_T02"), 1); // a Bounty Hunter
}

TEST(SwuCard, SHD_232_RelentlessPursuitShieldsBountyHuntersOnly)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_232"}).ground(0, {"SOR_095"}).ground(1, {"SOR_128"}).start();
    t.play("SHD_232");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Captured);
    EXPECT_EQ(t.upgradesOn("SOR_095"), 0);

    Table alone; // the Shield does not depend on the capture
    alone.resources(0, 20).hand(0, {"SHD_232"}).ground(0, {"SOR_179"}).start();
    alone.play("SHD_232");
    EXPECT_EQ(alone.tokensOn("SOR_179", "SOR_T02"), 1);
}

TEST(SwuCard, SHD_233_EvacuateReturnsEveryUnitButLeaders)
{
    Table t; // ruling: only what is in play
    t.resources(0, 20).hand(0, {"SHD_233"}).deployed(0).ground(0, {"SOR_095"});
    t.ground(1, {"SOR_046"}).space(1, {"SOR_225"}).discard(1, {"SOR_128"}).start();
    t.play("SHD_233");
    EXPECT_EQ(t.zoneIds(Zone::Hand, 0), (Cards{"SOR_095"}));
    EXPECT_EQ(t.handSize(1), 2);
    EXPECT_EQ(t.zone("leader0"), Zone::Ground);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
}

TEST(SwuCard, SHD_234_IncineratorTrooperStrikesFirst)
{
    Table t;
    t.ground(0, {"SHD_234"}).ground(1, {"SOR_128"}).start();
    t.attack("SHD_234", "SOR_128"); // 3 damage would be too much
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.zone("SHD_234"), Zone::Ground);
    EXPECT_EQ(t.damage("SHD_234"), 0);

    Table strong;
    strong.ground(0, {"SHD_234"}).ground(1, {"SOR_095"}).start();
    strong.attack("SHD_234", "SOR_095");
    EXPECT_EQ(strong.damage("SOR_095"), 2);
    EXPECT_EQ(strong.zone("SHD_234"), Zone::Discard);

    Table defends;
    defends.ground(0, {"SOR_128"}).ground(1, {"SHD_234"}).start();
    defends.attack("SOR_128", "SHD_234");
    EXPECT_EQ(defends.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(defends.zone("SHD_234"), Zone::Discard);
}

TEST(SwuCard, SHD_235_RuthlessAssassinHurtsAFriend)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_235"}).ground(0, {"SOR_095"}).ground(1, {"SOR_046"}).start();
    t.play("SHD_235");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_235", "SOR_095"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.damage("SOR_095"), 2);
}

TEST(SwuCard, SHD_235_RulingAloneRuthlessAssassinHurtsItself)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_235"}).ground(1, {"SOR_046"}).start();
    t.play("SHD_235");
    t.noQuestion();
    EXPECT_EQ(t.damage("SHD_235"), 2);
}

TEST(SwuCard, SHD_237_BlackSunStarfighterMustBeAttackedFirst)
{
    Table t;
    t.space(0, {"SOR_237"}).space(1, {"SHD_237", "SOR_225"}).start();
    EXPECT_EQ(t.whyNotAttack("SOR_237", "base1"), Reason::SentinelInTheWay);
    EXPECT_EQ(t.whyNotAttack("SOR_237", "SOR_225"), Reason::SentinelInTheWay);
}

TEST(SwuCard, SHD_239_ToroMayHurtAnotherBountyHunterToGetReady)
{
    Table t;
    t.resources(0, 20).hand(0, {"SOR_204", "SOR_179", "SOR_095"});
    t.ground(0, {Unit("SHD_239").exhausted()}).start();
    t.play("SOR_095"); // no Bounty Hunter
    t.noQuestion();
    t.pass();
    t.play("SOR_179");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.damage("SOR_179"), 1);
    EXPECT_FALSE(t.exhausted("SHD_239"));
    t.pass();
    t.attack("SHD_239", "base1");
    t.pass();
    t.play("SOR_204"); // once each round
    t.noQuestion();
    EXPECT_EQ(t.zone("SOR_204"), Zone::Ground);
}

TEST(SwuCard, SHD_239_ToroDoesNotCountHimselfNorShieldedDamage)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_239"}).start();
    t.play("SHD_239");
    t.noQuestion();
    EXPECT_TRUE(t.exhausted("SHD_239"));
}

TEST(SwuCard, SHD_243_AlteringTheDealDiscardsACaptive)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_243"}).ground(0, {Unit("SOR_095").guarding({"SOR_128"})});
    t.ground(1, {Unit("SOR_046").guarding({"SOR_247"})}).start();
    t.play("SHD_243");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_247"), Zone::Captured);
}

TEST(SwuCard, SHD_244_NoBargainMakesOpponentsDiscardAndDraws)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_244"}).hand(1, {"SOR_095", "SOR_128"}).deck(0, {"SOR_172"});
    t.start();
    t.play("SHD_244");
    t.asks(DecisionKind::ChooseCards, 1);
    t.bounds(1, 1);
    t.choose("SOR_128");
    EXPECT_EQ(t.zoneIds(Zone::Hand, 1), (Cards{"SOR_095"}));
    EXPECT_EQ(t.zoneIds(Zone::Hand, 0), (Cards{"SOR_172"}));
}

} // namespace playmat::test
