#include "support/swu_table.h"

/// Tests of cards that a scenario (tests/scenarios) cannot say: loops over seeds and cards, what a
/// seat is told, cards of the tests' own.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;
using Cards = std::vector<std::string>;
using Ids = std::vector<std::string>;

TEST(SwuCard, SHD_007_RulingAllDamageIsExcessWhenTheDefenderIsGone)
{
    Table t;
    t.leader(0, "SHD_007").deployed(0);
    t.ground(0, {Unit("SOR_247").with({"TST_101"})}).ground(1, {"SOR_128"}).start();
    t.attack("SOR_247", "SOR_128"); // Opening Shot defeats it before combat damage
    EXPECT_EQ(t.baseDamageOn(1), 3); // still attacking a unit: +1/+0 and Overwhelm
}

TEST(SwuCard, SHD_009_RulingHuntersExcessDamage)
{
    Table shield;
    shield.leader(0, "SHD_009").deployed(0).ground(1, {Unit("SOR_128").with({"SOR_T02"})}).start();
    shield.attack("leader0", "SOR_128");
    EXPECT_EQ(shield.baseDamageOn(1), 0);

    Table gone;
    gone.leader(0, "SHD_009").deployed(0, 0, false, {"TST_101"}).ground(1, {"SOR_128"}).start();
    gone.attack("leader0", "SOR_128");
    if (gone.decision().kind == DecisionKind::ChooseTrigger)
        gone.trigger("leader0");
    EXPECT_EQ(gone.baseDamageOn(1), 5);
}

TEST(SwuCard, SHD_016_FennecPlaysACheapUnitThatAmbushes)
{
    Table t;
    t.leader(0, "SHD_016").base(0, "SOR_023").resources(0, 3);
    t.hand(0, {"SOR_095", "SOR_046", "SOR_232"}).ground(1, {"SOR_128"}).start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095"}); // two resources are left, and they are paid
    t.choosePlay("SOR_095");
    EXPECT_EQ(t.readyResources(0), 0);
    t.selectableAttacks({{"SOR_095", "SOR_128"}});
    t.bounds(0, 1);
    t.chooseAttack("SOR_095", "SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_TRUE(t.has("SOR_095", kw::Ambush) || t.zone("SOR_095") == Zone::Discard);
}

TEST(SwuCard, SHD_127_RulingWhatCommissionLeavesGoesUnderTheDeck)
{
    std::set<Ids> decks;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Table t;
        t.seed(seed).base(0, "SOR_023").resources(0, 1).hand(0, {"SHD_127"});
        t.deck(0,
               {"SOR_204", "SOR_095", "SOR_128", "SOR_232", "SOR_172", "SOR_225", "SOR_046",
                "SOR_081", "SOR_032", "SOR_228", "SOR_237"});
        t.start();
        t.play("SHD_127");
        t.decline();
        EXPECT_EQ(t.handSize(0), 0);
        EXPECT_EQ(t.deckSize(0), 11);
        EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_237");
        decks.insert(t.zoneIds(Zone::Deck, 0));
    }
    EXPECT_GT(decks.size(), 2U); // in a random order
}

TEST(SwuCard, SHD_017_LandoDefeatsOnlyAResourceOfHisOwn)
{
    Table t; // DJ took one that an opponent owns
    t.leader(0, "SHD_017").resources(0, 12).resourceCards(0, {"SHD_213"}).resources(1, 2);
    t.resourceCards(1, {"SOR_247"}).start();
    t.play("SHD_213");
    t.choose("SOR_247");
    t.pass();
    t.use("leader0");
    t.nothingFits();
    t.asks(DecisionKind::ChooseCards, 0);
    bool offered = false;
    for (const auto &o : t.decision().options)
        offered = offered || o.card == t.id("SOR_247");
    EXPECT_FALSE(offered);
    t.choose(t.nameOf(t.decision().options[0].card));
}

TEST(SwuCard, SHD_092_RulingFinalizersExcessDamage)
{
    Table shield;
    shield.space(0, {"SHD_092"}).space(1, {Unit("SOR_225").with({"SOR_T02"})}).start();
    shield.attack("SHD_092", "SOR_225");
    EXPECT_EQ(shield.baseDamageOn(1), 0);

    Table gone;
    gone.space(0, {Unit("SHD_092").with({"TST_101"})}).space(1, {"SOR_225"}).start();
    gone.attack("SHD_092", "SOR_225");
    EXPECT_EQ(gone.baseDamageOn(1), 11);
}

TEST(SwuCard, SHD_092_FinalizerLetsAnyNumberCapture)
{
    Table t;
    t.leader(0, "SOR_007").resources(0, 11).hand(0, {"SHD_092"}).ground(0, {"SOR_095", "SOR_128"});
    t.space(0, {"SOR_225"}).deployed(1).ground(1, {"SOR_046"}).space(1, {"SOR_237", "SOR_066"});
    t.start();
    t.play("SHD_092");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_092", "SOR_095", "SOR_128", "SOR_225"});
    t.choose({"SHD_092", "SOR_095", "SOR_128"}); // ruling: one too many on the ground
    while (t.decision().kind == DecisionKind::ChooseCards)
        t.choose(t.zone("SOR_066") == Zone::Space && t.zone("SOR_237") == Zone::Space ? "SOR_066"
                                                                                      : "SOR_046");
    EXPECT_EQ(t.zone("SOR_066"), Zone::Captured);
    EXPECT_EQ(t.card("SOR_066").host, t.id("SHD_092"));
    EXPECT_EQ(t.zone("SOR_046"), Zone::Captured);
    EXPECT_EQ(t.zone("SOR_237"), Zone::Space);
}

TEST(SwuCard, SHD_122_RulingTheDefenderMayFallAtAnyPointAndTheCruiserToo)
{
    Table early;
    early.resources(0, 1).space(0, {Unit("SHD_122").with({"TST_101"})}).space(1, {"SOR_237"});
    early.start();
    early.attack("SHD_122", "SOR_237");
    EXPECT_EQ(early.zone("SOR_237"), Zone::Resources);

    Table both;
    both.resources(0, 1).space(0, {Unit("SHD_122").damaged(6)}).space(1, {"SOR_237"}).start();
    both.attack("SHD_122", "SOR_237");
    EXPECT_EQ(both.zone("SHD_122"), Zone::Discard);
    EXPECT_EQ(both.zone("SOR_237"), Zone::Resources);
    EXPECT_EQ(both.controller("SOR_237"), 0);
}

TEST(SwuCard, SHD_053_RulingFreeDoesNotMeanFreeOfOtherCosts)
{
    Table t; // Toll Keeper: 1 damage to one's own base for each unit played
    t.resources(0, 0).ground(0, {Unit("SOR_128").with({"SHD_053"})});
    t.ground(1, {"SOR_046", "TST_018"}).active(1).start();
    t.attack("SOR_046", "SOR_128");
    t.play("SOR_128");
    EXPECT_EQ(t.baseDamageOn(0), 1);
}

TEST(SwuCard, SHD_064_SurvivorsGauntletMayMoveAnUpgrade)
{
    Table t;
    t.resources(0, 5).hand(0, {"SHD_064"});
    t.ground(0, {Unit("SOR_095").with({"SOR_071"}), "SOR_046"}).space(0, {"SOR_044"});
    t.ground(1, {Unit("SOR_128").with({"SOR_120"}), "SOR_232"}).start();
    t.play("SHD_064");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_071", "SOR_120"});
    t.bounds(0, 1);
    t.choose("SOR_071"); // Electrostaff: not on Vehicles
    if (t.decision().kind == DecisionKind::ChooseCards) {
        t.selectable({"SOR_046"});
        t.choose("SOR_046");
    }
    EXPECT_EQ(t.upgradesOn("SOR_046"), 1);
    EXPECT_EQ(t.upgradesOn("SOR_095"), 0);
}

TEST(SwuCard, SHD_035_RulingItTriggersTogetherWithOnAttack)
{
    Table t; // the active player says whose comes first
    t.space(0, {"SHD_035"}).space(1, {Unit("SOR_237").with({"TST_102"})}).active(1).start();
    t.attack("SOR_237", "SHD_035"); // Trapdoor: On Attack, the defender returns to its hand
    t.player(1);
    EXPECT_EQ(t.zone("SHD_035"), Zone::Hand);
    t.asks(DecisionKind::ChooseCards, 0); // it had triggered already
    t.selectable({"SOR_237"});
    t.choose("SOR_237");
    EXPECT_EQ(t.tokensOn("SOR_237", "SOR_T01"), 1);
}

TEST(SwuCard, SHD_093_RulingTheOrderOfWhatRemnantReservesLeaveIsRandom)
{
    std::set<Ids> decks;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Table t;
        t.seed(seed).leader(0, "SOR_007").resources(0, 4).hand(0, {"SHD_093"});
        t.deck(0, {"SOR_095", "SOR_172", "SOR_128", "SOR_232", "SOR_225", "SOR_237"}).start();
        t.play("SHD_093");
        t.decline();
        EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_237");
        decks.insert(t.zoneIds(Zone::Deck, 0));
    }
    EXPECT_GT(decks.size(), 2U);
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

TEST(SwuCard, SHD_118_RulingExcessDamage)
{
    Table shield; // a Shield leaves none
    shield.space(0, {"SHD_118"}).space(1, {Unit("SOR_225").with({"SOR_T02"})}).start();
    shield.attack("SHD_118", "SOR_225");
    EXPECT_EQ(shield.baseDamageOn(1), 0);
    EXPECT_EQ(shield.zone("SOR_225"), Zone::Space);

    Table some;
    some.space(0, {"SHD_118"}).space(1, {"SOR_225"}).start();
    some.attack("SHD_118", "SOR_225");
    EXPECT_EQ(some.baseDamageOn(1), 2);

    Table gone; // without a defender it is all of it
    gone.space(0, {Unit("SHD_118").with({"TST_101"})}).space(1, {"SOR_225"}).start();
    gone.attack("SHD_118", "SOR_225"); // there is no unit to exhaust
    EXPECT_EQ(gone.baseDamageOn(1), 3);
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
    gone.asks(DecisionKind::Action, 1); // its Bounty finds no unit to exhaust
    EXPECT_EQ(gone.baseDamageOn(1), 3 + 3);
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

TEST(SwuCard, SHD_135_TieSilencerIsPlayedFromTheDiscardPileOnceDiscarded)
{
    Table t; // from hand
    t.resources(0, 20).hand(0, {"SHD_181", "SHD_135", "SOR_095"}).start();
    const int price = t.costOfPlay("SHD_135");
    t.play("SHD_181");
    t.player(0);
    t.pass();
    const int ready = t.readyResources(0);
    t.use("SHD_135");
    t.choosePlay("SHD_135");
    EXPECT_EQ(t.zone("SHD_135"), Zone::Space);
    EXPECT_EQ(t.readyResources(0), ready - price); // ruling: it is paid for

    Table deck; // from the deck
    deck.resources(0, 20).ground(0, {"SHD_041"}).deck(0, {"SHD_135", "SOR_095"}).start();
    deck.attack("SHD_041", "base1");
    deck.trigger("SHD_041");
    EXPECT_EQ(deck.zone("SHD_135"), Zone::Discard);
    deck.pass();
    EXPECT_TRUE(deck.canUse("SHD_135"));
}

TEST(SwuCard, SHD_142_PreVizslaDefeatsWhatHeCannotWear)
{
    Table t; // when played too
    t.resources(0, 20).hand(0, {"SHD_142"}).ground(1, {Unit("SOR_128").with({"TST_104"})}).start();
    t.play("SHD_142");
    t.choose("TST_104");
    EXPECT_EQ(t.zone("TST_104"), Zone::Discard);
    EXPECT_EQ(t.upgradesOn("SHD_142"), 0);
}

TEST(SwuCard, SHD_161_StolenLandspeederStaysWhenItWasNotPlayedFromHand)
{
    Table t; // its Bounty plays it from the discard pile
    t.ground(0, {"SOR_046"}).ground(1, {Unit("SHD_161").ownedBy(0)}).start();
    t.attack("SOR_046", "SHD_161");
    t.yes();
    t.choosePlay("SHD_161");
    EXPECT_EQ(t.controller("SHD_161"), 0);
    t.noQuestion();

    Table captured; // then it is in no discard pile
    captured.hand(0, {"TST_301"}).ground(0, {"SOR_046"}).ground(1, {Unit("SHD_161").ownedBy(0)});
    captured.start();
    captured.play("TST_301");
    captured.yes();
    EXPECT_EQ(captured.zone("SHD_161"), Zone::Captured);
}

TEST(SwuCard, SHD_154_WreckerMayGiveUpAResourceToDealFive)
{
    const auto wrecker = [](Table &t) {
        t.resources(0, 20).hand(0, {"SHD_154"}).resourceCards(0, {"SOR_172"});
        t.ground(0, {"SOR_164"}).ground(1, {"SOR_232"}).space(1, {"SOR_225"}).start();
        t.play("SHD_154");
        t.asks(DecisionKind::ChooseCards, 0);
        t.bounds(0, 1);
    };
    Table t;
    wrecker(t);
    const int before = t.resourceCount(0);
    t.choose("SOR_172");
    EXPECT_EQ(t.zone("SOR_172"), Zone::Discard);
    EXPECT_EQ(t.resourceCount(0), before - 1);
    t.selectable({"SHD_154", "SOR_164", "SOR_232"}); // ground only
    t.bounds(1, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.damage("SOR_232"), 5);

    Table no;
    wrecker(no);
    no.decline();
    no.noQuestion();
    EXPECT_EQ(no.damage("SOR_232"), 0);
}

TEST(SwuCard, SHD_155_RulingsOfOverwhelmForHeroicResolve)
{
    Table shield;
    shield.resources(0, 2).ground(0, {Unit("SOR_095").with({"SHD_155"})});
    shield.ground(1, {Unit("SOR_128").with({"SOR_T02"})}).start();
    shield.use("SOR_095");
    shield.choose("SHD_155");
    shield.chooseAttack("SOR_095", "SOR_128");
    EXPECT_EQ(shield.baseDamageOn(1), 0);

    Table gone;
    gone.resources(0, 2).ground(0, {Unit("SOR_095").with({"SHD_155", "TST_101"})});
    gone.ground(1, {"SOR_128"}).start();
    gone.use("SOR_095");
    gone.choose("SHD_155");
    gone.chooseAttack("SOR_095", "SOR_128");
    EXPECT_EQ(gone.baseDamageOn(1), 7);
}

TEST(SwuCard, SHD_157_BoKatanDefeatedDrawsForEachBaseInNeed)
{
    const auto fall = [](Table &t, int mine, int theirs) {
        t.ground(0, {"SHD_157"}).ground(1, {"SOR_232"}).baseDamage(0, mine).baseDamage(1, theirs);
        t.start();
        t.attack("SHD_157", "SOR_232");
        return t.handSize(0);
    };
    Table none, one, both;
    EXPECT_EQ(fall(none, 14, 14), 0);
    EXPECT_EQ(fall(one, 14, 15), 1);
    EXPECT_EQ(fall(both, 15, 20), 2);
}

TEST(SwuCard, SHD_169_RulingsOfOverwhelmForClanChallengers)
{
    Table shield;
    shield.ground(0, {Unit("SHD_169").with({"SOR_069"})});
    shield.ground(1, {Unit("SOR_128").with({"SOR_T02"})}).start();
    shield.attack("SHD_169", "SOR_128");
    EXPECT_EQ(shield.baseDamageOn(1), 0);

    Table gone;
    gone.ground(0, {Unit("SHD_169").with({"TST_101"})}).ground(1, {"SOR_046"}).start();
    gone.attack("SHD_169", "SOR_046");
    EXPECT_EQ(gone.baseDamageOn(1), 3 + 3);
}

TEST(SwuCard, SHD_170_Ig11BlowsUpInsteadOfBeingCaptured)
{
    Table t;
    t.hand(0, {"TST_301"}).ground(0, {"SOR_095", "SOR_046"}).space(0, {"SOR_225"});
    t.ground(1, {"SHD_170", "SOR_128"}).start();
    t.play("TST_301");
    t.choose("SOR_046"); // would be the captor
    t.choose("SHD_170");
    EXPECT_EQ(t.zone("SHD_170"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard); // 3 damage
    EXPECT_EQ(t.damage("SOR_046"), 3);
    EXPECT_EQ(t.damage("SOR_225"), 0);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Ground);
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
    EXPECT_EQ(t.readyResources(0), ready - (6 + 2 - 5)); // 2 for the aspect
    EXPECT_FALSE(t.exhausted("SOR_232"));
    t.endActionPhase();
    EXPECT_EQ(t.zone("SOR_232"), Zone::Hand);
}

TEST(SwuCard, SHD_206_SpareTheTargetReturnsAUnitAndCollectsItsBounties)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_206"}).deployed(1);
    t.ground(1, {Unit("SHD_211").with({"SHD_176"}), "SOR_046"}).start();
    t.play("SHD_206");
    t.selectable({"SHD_211", "SOR_046"});
    t.choose("SHD_211");
    EXPECT_EQ(t.zone("SHD_211"), Zone::Hand);
    t.asks(DecisionKind::ChooseTrigger, 0);
    t.trigger("SHD_211"); // that of Death Mark
    t.yes();
    EXPECT_EQ(t.handSize(0), 2);
    t.yes(); // its own
    if (t.decision().kind == DecisionKind::ChooseCards)
        t.choose("SOR_046");
    EXPECT_TRUE(t.exhausted("SOR_046"));
}

TEST(SwuCard, SHD_214_FrontierTraderMayChangeAResourceForTheTopCard)
{
    const auto trade = [](Table &t) {
        t.resourceCards(0, {"SOR_172"}).resources(0, 20).hand(0, {"SHD_214"});
        t.deck(0, {"SOR_128", "SOR_095"}).start();
        t.play("SHD_214");
        t.asks(DecisionKind::ChooseCards, 0);
        t.bounds(0, 1);
    };
    Table t; // ruling: it comes exhausted
    trade(t);
    const int ready = t.readyResources(0);
    const int all = t.resourceCount(0);
    t.choose("SOR_172");
    EXPECT_EQ(t.zone("SOR_172"), Zone::Hand);
    t.yes();
    EXPECT_EQ(t.zone("SOR_128"), Zone::Resources);
    EXPECT_TRUE(t.exhausted("SOR_128"));
    EXPECT_EQ(t.resourceCount(0), all);
    EXPECT_LE(t.readyResources(0), ready);

    Table half;
    trade(half);
    half.choose("SOR_172");
    half.no();
    EXPECT_EQ(half.zone("SOR_128"), Zone::Deck);

    Table no;
    trade(no);
    no.decline();
    no.noQuestion();
    EXPECT_EQ(no.zone("SOR_128"), Zone::Deck);
}

TEST(SwuCard, SHD_213_RulingIfDjHasLeftTheResourceGoesBackAtOnce)
{
    Table t; // he falls before it resolves
    t.resources(0, 20).resourceCards(0, {"SHD_213"}).ground(0, {"TST_022"});
    t.resources(1, 3).start();
    t.play("SHD_213");
    t.trigger("TST_022");
    EXPECT_EQ(t.zone("SHD_213"), Zone::Discard);
    t.choose(t.nameOf(t.decision().options[0].card));
    EXPECT_EQ(t.resourceCount(1), 3);
}

TEST(SwuCard, SHD_226_ErratumTheCapturedAreHiredFromCaptureToo)
{
    Table t;
    t.hand(0, {"TST_301"}).ground(0, {"SOR_095"}).ground(1, {Unit("SOR_046").with({"SHD_226"})});
    t.start();
    t.play("TST_301");
    t.yes();
    t.choosePlay("SOR_046");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Ground);
    EXPECT_EQ(t.controller("SOR_046"), 0);
    EXPECT_FALSE(t.exhausted("SOR_046"));
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

} // namespace
} // namespace playmat::test
