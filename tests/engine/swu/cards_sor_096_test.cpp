#include "support/swu_seats.h"

/// SOR_096 to SOR_104: Command with Heroism.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_096_MonMothmaFindsARebelCardAmongTheTopFive)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 2).hand(0, {"SOR_096"});
    t.deck(0, {"SOR_103", "SOR_128", "SOR_095", "SOR_232", "SOR_172", "SOR_237"}).start();
    t.play("SOR_096");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_103", "SOR_095"}); // an event with the trait is a Rebel card too
    t.bounds(0, 1);
    t.choose("SOR_103");
    t.noQuestion();
    EXPECT_EQ(t.zone("SOR_103"), Zone::Hand);
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_103"), 2); // looked at, then shown to both
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_095"), 1);
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_237"), 0);
    EXPECT_EQ(t.deckSize(0), 5);
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_237");
}

TEST(SwuCard, SOR_096_RulingTheCardsNotChosenGoToTheBottomInRandomOrder)
{
    std::set<std::vector<std::string>> orders;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Table t;
        t.seed(seed).resources(0, 9).hand(0, {"SOR_096"});
        t.deck(0, {"SOR_095", "SOR_128", "SOR_103", "SOR_232", "SOR_172", "SOR_237"}).start();
        t.play("SOR_096");
        t.decline(); // as if there were none (CR 8.26.6)
        EXPECT_EQ(t.handSize(0), 0);
        EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_237");
        EXPECT_EQ(t.deckSize(0), 6);
        orders.insert(t.zoneIds(Zone::Deck, 0));
    }
    EXPECT_GT(orders.size(), 2U);
}

TEST(SwuCard, SOR_097_AdmiralAckbarDealsDamageForYourUnitsInTheArenaOfTheChosenOne)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 9).hand(0, {"SOR_097"}).ground(0, {"SOR_095"});
    t.space(0, {"SOR_237"}).ground(1, {"SOR_046", "SOR_128"}).space(1, {"SOR_066"}).start();
    t.play("SOR_097");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_097", "SOR_237", "SOR_046", "SOR_128", "SOR_066"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 2); // Ackbar counts himself

    Table space;
    space.leader(0, "SOR_009").resources(0, 9).hand(0, {"SOR_097"}).ground(0, {"SOR_095"});
    space.space(0, {"SOR_237"}).space(1, {"SOR_066"}).start();
    space.play("SOR_097");
    space.choose("SOR_066");
    EXPECT_EQ(space.damage("SOR_066"), 1);
}

TEST(SwuCard, SOR_097_AdmiralAckbarMayDealNoneAndRestoresOne)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 9).hand(0, {"SOR_097"}).baseDamage(0, 4);
    t.ground(1, {"SOR_046"}).start();
    t.play("SOR_097");
    t.decline();
    EXPECT_EQ(t.damage("SOR_046"), 0);
    t.nextRound();
    t.attack("SOR_097", "base1");
    EXPECT_EQ(t.baseDamageOn(0), 3);
    EXPECT_EQ(t.baseDamageOn(1), 1);
}

TEST(SwuCard, SOR_098_EchoBaseDefenderGuardsTheGroundOnly)
{
    Table t;
    t.active(1).ground(0, {"SOR_098", "SOR_095"}).space(0, {"SOR_237"});
    t.ground(1, {"SOR_046"}).space(1, {"SOR_225"}).start();
    EXPECT_TRUE(t.canAttack("SOR_046", "SOR_098"));
    EXPECT_EQ(t.whyNotAttack("SOR_046", "SOR_095"), Reason::SentinelInTheWay);
    EXPECT_EQ(t.whyNotAttack("SOR_046", "base0"), Reason::SentinelInTheWay);
    EXPECT_TRUE(t.canAttack("SOR_225", "SOR_237"));
    EXPECT_TRUE(t.canAttack("SOR_225", "base0"));
}

TEST(SwuCard, SOR_099_BrightHopeMayReturnAFriendlyNonLeaderGroundUnitAndDraw)
{
    Table t;
    t.leader(0, "SOR_009").deployed(0).resources(0, 9).hand(0, {"SOR_099"}).discard(0, {"SOR_108"});
    t.ground(0, {"SOR_095", Unit("SOR_128").ownedBy(1)}).space(0, {"SOR_237"});
    t.ground(1, {"SOR_046"}).deck(0, {"SOR_172", "SOR_171"}).start();
    t.play("SOR_099");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_128"}); // ruling: cards in play only
    t.bounds(0, 1);
    t.choose("SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Hand);
    EXPECT_EQ(t.controller("SOR_128"), 1); // its owner's hand
    EXPECT_EQ(t.zoneIds(Zone::Hand, 0), std::vector<std::string>{"SOR_172"});
    EXPECT_TRUE(t.has("SOR_099", kw::Sentinel));
}

TEST(SwuCard, SOR_099_BrightHopeDrawsNothingWhenNothingReturns)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 9).hand(0, {"SOR_099"}).ground(0, {"SOR_095"}).start();
    t.play("SOR_099");
    t.decline();
    EXPECT_EQ(t.zone("SOR_095"), Zone::Ground);
    EXPECT_EQ(t.handSize(0), 0);

    Table none;
    none.leader(0, "SOR_009").resources(0, 9).hand(0, {"SOR_099"}).space(0, {"SOR_237"}).start();
    none.play("SOR_099");
    none.noQuestion();
    EXPECT_EQ(none.handSize(0), 0);
}

TEST(SwuCard, SOR_100_WedgeAntillesStrengthensFriendlyVehiclesAndGivesThemAmbush)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 4).hand(0, {"SOR_237", "SOR_095"});
    t.ground(0, {"SOR_100"}).space(0, {"SOR_044"}).space(1, {"SOR_225", "SOR_066"});
    t.ground(1, {"SOR_046"}).start();
    EXPECT_EQ(t.power("SOR_044"), 3);
    EXPECT_EQ(t.hp("SOR_044"), 4);
    EXPECT_TRUE(t.has("SOR_044", kw::Ambush));
    EXPECT_EQ(t.power("SOR_100"), 5); // he is no Vehicle
    EXPECT_FALSE(t.has("SOR_100", kw::Ambush));
    EXPECT_EQ(t.power("SOR_225"), 2); // an enemy
    t.play("SOR_237");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectableAttacks({{"SOR_237", "SOR_066"}}); // System Patrol Craft: Sentinel
    t.bounds(0, 1);
    t.chooseAttack("SOR_237", "SOR_066");
    EXPECT_EQ(t.damage("SOR_066"), 3);
    EXPECT_EQ(t.damage("SOR_237"), 3);
    EXPECT_EQ(t.zone("SOR_237"), Zone::Space); // 3 + 1 HP
    t.pass();
    t.play("SOR_095"); // no Vehicle: no Ambush
    t.noQuestion();
    EXPECT_EQ(t.power("SOR_095"), 3);
}

TEST(SwuCard, SOR_100_RulingAmbushWithoutAnEnemyUnitReadiesNothing)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 4).hand(0, {"SOR_237"}).ground(0, {"SOR_100"});
    t.ground(1, {"SOR_046"}).start();
    t.play("SOR_237");
    t.noQuestion();
    EXPECT_TRUE(t.exhausted("SOR_237"));
    EXPECT_EQ(t.baseDamageOn(1), 0);
}

TEST(SwuCard, SOR_100_VehiclesDieWithWedgesBonus)
{
    Table t;
    t.active(1).ground(0, {Unit("SOR_100").damaged(4)}).space(0, {Unit("SOR_044").damaged(3)});
    t.ground(1, {"SOR_128"}).start();
    EXPECT_EQ(t.zone("SOR_044"), Zone::Space);
    t.attack("SOR_128", "SOR_100");
    EXPECT_EQ(t.zone("SOR_100"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_044"), Zone::Discard);
}

TEST(SwuCard, SOR_101_RogueSquadronSkirmisherReturnsACheapUnitFromTheDiscardPile)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 9).hand(0, {"SOR_101"}).ground(0, {"SOR_108"});
    t.discard(0, {"SOR_095", "SOR_128", "SOR_240", "SOR_123"}).discard(1, {"SOR_225"}).start();
    t.play("SOR_101");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_128"}); // printed cost 2 or less, units, yours
    t.bounds(1, 1);
    t.choose("SOR_095");
    t.noQuestion(); // Ambush found nobody
    EXPECT_EQ(t.zone("SOR_095"), Zone::Hand);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_TRUE(t.exhausted("SOR_101"));
}

TEST(SwuCard, SOR_101_RulingAmbushIsInTheSameWindow)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 9).hand(0, {"SOR_101"}).ground(0, {"SOR_128"});
    t.ground(1, {"SOR_046", "SOR_232"}).discard(0, {"SOR_095"}).start();
    t.play("SOR_101");
    t.asks(DecisionKind::ChooseTrigger, 0);
    t.trigger("SOR_101", TriggerKind::Ambush);
    t.selectableAttacks({{"SOR_101", "SOR_046"}, {"SOR_101", "SOR_232"}});
    t.chooseAttack("SOR_101", "SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 4);
    EXPECT_EQ(t.zone("SOR_095"), Zone::Hand); // then the other one, without a choice
}

TEST(SwuCard, SOR_102_HomeOnePlaysAHeroismUnitFromTheDiscardPileForThreeLess)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 10).hand(0, {"SOR_102"});
    t.discard(0, {"SOR_095", "SOR_240", "SOR_101", "SOR_128", "SOR_103"});
    t.discard(1, {"SOR_237"}).start();
    t.play("SOR_102");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_240"}); // 6 - 3 are more than the 2 that are left
    t.bounds(1, 1); // the discard pile is open: it must be played
    EXPECT_EQ(t.costOfPlay("SOR_095"), 0);
    EXPECT_EQ(t.costOfPlay("SOR_240"), 0);
    t.choosePlay("SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Ground);
    EXPECT_TRUE(t.exhausted("SOR_095"));
    EXPECT_EQ(t.readyResources(0), 2);
}

TEST(SwuCard, SOR_102_HomeOneAddsThePenaltyToTheReducedCost)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 11).hand(0, {"SOR_102"});
    t.discard(0, {"SOR_044", "SOR_047"}).start(); // Vigilance: 2 + 2 - 3 and 4 + 2 - 3
    t.play("SOR_102");
    t.selectable({"SOR_044", "SOR_047"});
    EXPECT_EQ(t.costOfPlay("SOR_044"), 1);
    EXPECT_EQ(t.costOfPlay("SOR_047"), 3);
    t.choosePlay("SOR_047");
    EXPECT_EQ(t.readyResources(0), 0);
}

TEST(SwuCard, SOR_102_HomeOneGivesEachOtherFriendlyUnitRestoreOne)
{
    Table t;
    t.baseDamage(0, 10).space(0, {"SOR_102", "SOR_044"}).ground(0, {"SOR_128"});
    t.ground(1, {"SOR_046"}).start();
    EXPECT_EQ(t.card("SOR_102").restore, 2); // not itself
    EXPECT_EQ(t.card("SOR_044").restore, 2); // its own and Home One's
    EXPECT_EQ(t.card("SOR_128").restore, 1);
    EXPECT_FALSE(t.has("SOR_046", kw::Restore));
    t.attack("SOR_128", "base1");
    EXPECT_EQ(t.baseDamageOn(0), 9);
    t.pass();
    t.attack("SOR_044", "base1");
    EXPECT_EQ(t.baseDamageOn(0), 7);
    t.pass();
    t.attack("SOR_102", "base1");
    EXPECT_EQ(t.baseDamageOn(0), 5);
}

TEST(SwuCard, SOR_103_RebelAssaultAttacksWithTwoRebels)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_103"}).ground(1, {"SOR_232"});
    t.ground(0, {"SOR_095", "SOR_240", "SOR_128", Unit("SOR_098").exhausted()}).start();
    t.play("SOR_103");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectableAttacks({{"SOR_095", "SOR_232"},
                         {"SOR_095", "base1"},
                         {"SOR_240", "SOR_232"},
                         {"SOR_240", "base1"}});
    t.bounds(1, 1); // ruling: you must, if you can; they must be ready
    t.chooseAttack("SOR_095", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 4);
    EXPECT_EQ(t.power("SOR_095"), 3);
    t.selectableAttacks({{"SOR_240", "SOR_232"}, {"SOR_240", "base1"}});
    t.bounds(1, 1);
    t.chooseAttack("SOR_240", "SOR_232");
    EXPECT_EQ(t.damage("SOR_232"), 4);
    EXPECT_EQ(t.zone("SOR_240"), Zone::Discard);
    EXPECT_EQ(t.activePlayer(), 1);
}

TEST(SwuCard, SOR_103_RulingTheFirstAttackAndItsTriggersComeBeforeTheSecond)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_103"}).ground(0, {"SOR_142", "SOR_095"}).start();
    t.play("SOR_103");
    t.chooseAttack("SOR_142", "base1");
    t.selectable({"base0", "base1"}); // Sabine's On Attack
    t.choose("base1");
    EXPECT_EQ(t.baseDamageOn(1), 4);
    t.selectableAttacks({{"SOR_095", "base1"}});
    t.chooseAttack("SOR_095", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 8);
}

TEST(SwuCard, SOR_103_RebelAssaultAttacksOnceWithOneRebelAndNotAtAllWithNone)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_103"}).ground(0, {"SOR_095", "SOR_128"}).start();
    t.play("SOR_103");
    t.chooseAttack("SOR_095", "base1");
    t.noQuestion();
    EXPECT_EQ(t.baseDamageOn(1), 4);

    Table none;
    none.resources(0, 9).hand(0, {"SOR_103"}).ground(0, {"SOR_128"}).start();
    none.play("SOR_103");
    none.noQuestion();
    EXPECT_FALSE(none.exhausted("SOR_128"));
}

TEST(SwuCard, SOR_104_UWingReinforcementPlaysUpToThreeUnitsOfCostSevenTogether)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 7).hand(0, {"SOR_104"});
    t.deck(0,
           {"SOR_128", "SOR_232", "SOR_095", "SOR_172", "SOR_237", "SOR_120", "SOR_087", "SOR_225",
            "SOR_103", "SOR_124", "SOR_108"});
    t.start();
    t.play("SOR_104");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_232", "SOR_095", "SOR_237", "SOR_087", "SOR_225"});
    t.bounds(0, 3);
    t.refuses({"SOR_232", "SOR_095"}); // 8
    t.refuses({"SOR_128", "SOR_095", "SOR_237", "SOR_225"}); // four
    t.choose({"SOR_232", "SOR_128"});
    t.selectable({"SOR_232", "SOR_128"});
    t.choosePlay("SOR_128");
    EXPECT_EQ(t.costOfPlay("SOR_232"), 0); // ruling: no penalty either
    t.choosePlay("SOR_232");
    t.noQuestion();
    EXPECT_EQ(t.zone("SOR_128"), Zone::Ground);
    EXPECT_EQ(t.zone("SOR_232"), Zone::Ground);
    EXPECT_TRUE(t.exhausted("SOR_232"));
    EXPECT_EQ(t.deckSize(0), 9);
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_108"); // ruling: the rest to the bottom
    EXPECT_EQ(t.readyResources(0), 0);
}

TEST(SwuCard, SOR_104_RulingEachPlayAndItsTriggersAreDoneBeforeTheNext)
{
    Table t;
    t.resources(0, 11).hand(0, {"SOR_104"}).ground(1, {"SOR_232", "SOR_046"});
    t.deck(0, {"SOR_097", "SOR_111", "SOR_172"}).start();
    t.play("SOR_104");
    t.choose({"SOR_097", "SOR_111"});
    t.choosePlay("SOR_097");
    t.selectable({"SOR_097", "SOR_232", "SOR_046"});
    EXPECT_EQ(t.zone("SOR_111"), Zone::Deck);
    t.choose("SOR_232");
    EXPECT_EQ(t.damage("SOR_232"), 1);
    t.choosePlay("SOR_111"); // draws a card
    EXPECT_EQ(t.handSize(0), 1);
}

/// CR 8.26.7: units that were found are in the deck zone, but no longer in the deck.
TEST(SwuCard, SOR_104_FoundUnitsAreNeitherDrawnNorSearchedByOneAnother)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_009").resources(s.me, 9).hand(s.me, {"SOR_104"});
        t.deck(s.me,
               {"SOR_111", "SOR_096", "SOR_093", "SOR_083", "SOR_083", "SOR_226", "SOR_128",
                "SOR_128", "SOR_128", "SOR_083", "SOR_102", "SOR_099", "SOR_172"});
        t.start();
        t.play("SOR_104");
        t.choose({"SOR_111", "SOR_096", "SOR_093"});
        t.choosePlay("SOR_111"); // Patrolling V-Wing draws the first card that was not searched
        EXPECT_EQ(t.zoneIds(Zone::Hand, s.me), std::vector<std::string>{"SOR_102"});
        t.choosePlay("SOR_096"); // Mon Mothma searches the next five for a Rebel
        t.selectable({"SOR_099"});
        t.choose("SOR_099");
        EXPECT_EQ(t.zone("SOR_099"), Zone::Hand);
        EXPECT_EQ(t.zoneIds(Zone::Hand, s.me).size(), 2U);
        t.selectable({"SOR_093"}); // still there, and still to be played
        t.choosePlay("SOR_093");
        EXPECT_EQ(t.zone("SOR_093"), Zone::Ground);
        EXPECT_EQ(t.deckSize(s.me), 8);
    });
}

/// CR 8.26.8: what was found and is not played goes to the bottom.
TEST(SwuCard, SOR_104_FoundUnitsThatAreNotPlayedGoToTheBottom)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_104"});
    t.deck(0,
           {"SOR_111", "SOR_093", "SOR_103", "SOR_103", "SOR_103", "SOR_103", "SOR_103", "SOR_103",
            "SOR_103", "SOR_103", "SOR_172"});
    t.start();
    t.play("SOR_104");
    t.choose({"SOR_111", "SOR_093"});
    t.choosePlay("SOR_111"); // draws SOR_172
    t.decline();
    const std::vector<std::string> deck = t.zoneIds(Zone::Deck, 0);
    ASSERT_EQ(deck.size(), 9U);
    EXPECT_EQ(deck.back(), "SOR_093");
    EXPECT_EQ(t.zone("SOR_172"), Zone::Hand);
}

} // namespace playmat::test
