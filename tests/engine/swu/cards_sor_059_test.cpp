#include "support/swu_table.h"

/// SOR_059 to SOR_084: the cards of the two starter decks.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_059_SurgicalDroidMayHealAnotherUnit)
{
    Table t;
    t.ground(0, {Unit("SOR_059").damaged(1), Unit("SOR_046").damaged(5)});
    t.space(1, {Unit("SOR_237").damaged(1)}).start();
    t.attack("SOR_059", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_237"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 3);
    EXPECT_EQ(t.damage("SOR_059"), 1);

    Table u;
    u.ground(0, {"SOR_059", Unit("SOR_046").damaged(5)}).start();
    u.attack("SOR_059", "base1");
    u.decline();
    EXPECT_EQ(u.damage("SOR_046"), 5);
    EXPECT_EQ(u.baseDamageOn(1), 1);
}

TEST(SwuCard, SOR_063_WingGuardIsASentinelOnTheGround)
{
    Table t;
    t.ground(0, {"SOR_063", "SOR_046"}).ground(1, {"SOR_128"}).space(1, {"SOR_225"});
    t.active(1).start();
    EXPECT_TRUE(t.canAttack("SOR_128", "SOR_063"));
    EXPECT_EQ(t.whyNotAttack("SOR_128", "SOR_046"), Reason::SentinelInTheWay);
    EXPECT_EQ(t.whyNotAttack("SOR_128", "base0"), Reason::SentinelInTheWay);
    EXPECT_TRUE(t.canAttack("SOR_225", "base0")); // in its arena only
}

TEST(SwuCard, SOR_066_SystemPatrolCraftIsASentinelInSpace)
{
    Table t;
    t.space(0, {"SOR_066", "SOR_044"}).ground(1, {"SOR_128"}).space(1, {"SOR_225"});
    t.active(1).start();
    EXPECT_TRUE(t.canAttack("SOR_225", "SOR_066"));
    EXPECT_EQ(t.whyNotAttack("SOR_225", "SOR_044"), Reason::SentinelInTheWay);
    EXPECT_EQ(t.whyNotAttack("SOR_225", "base0"), Reason::SentinelInTheWay);
    EXPECT_TRUE(t.canAttack("SOR_128", "base0"));
}

TEST(SwuCard, SOR_069_ResilientGivesThreeHpToAnyUnit)
{
    Table t;
    t.resources(0, 1).hand(0, {"SOR_069"}).space(0, {Unit("SOR_044").damaged(2)});
    t.deployed(1).start();
    EXPECT_TRUE(t.canPlay("SOR_069", "leader1"));
    t.play("SOR_069", "SOR_044");
    EXPECT_EQ(t.power("SOR_044"), 2);
    EXPECT_EQ(t.hp("SOR_044"), 6);
    EXPECT_EQ(t.damage("SOR_044"), 2);
}

TEST(SwuCard, SOR_069_WithoutResilientTheDamageIsTooMuch)
{
    Table t;
    t.resources(1, 1).hand(1, {"SOR_251"}).active(1);
    t.space(0, {Unit("SOR_044").damaged(4).with({"SOR_069"})}).start();
    t.play("SOR_251"); // Confiscate: the only upgrade
    EXPECT_EQ(t.zone("SOR_044"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_069"), Zone::Discard);
}

TEST(SwuCard, SOR_074_RepairHealsThreeFromAUnitOrABase)
{
    Table t;
    t.resources(0, 2).hand(0, {"SOR_074", "SOR_074"}).baseDamage(0, 7).baseDamage(1, 4);
    t.ground(0, {Unit("SOR_046").damaged(2)}).deployed(1, 6).start();
    t.play("SOR_074");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "leader1", "base0", "base1"});
    t.bounds(1, 1);
    t.choose("base0");
    EXPECT_EQ(t.baseDamageOn(0), 4);
    t.pass();
    t.play("SOR_074#2");
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 0); // no more than there is
}

TEST(SwuCard, SOR_078_VanquishDefeatsANonLeaderUnit)
{
    Table t;
    t.resources(0, 5).hand(0, {"SOR_078"}).deployed(0).deployed(1);
    t.ground(0, {"SOR_046"}).ground(1, {"SOR_232"}).space(1, {"SOR_225"}).start();
    t.play("SOR_078");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_232", "SOR_225"});
    t.bounds(1, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.zone("SOR_232"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_078"), Zone::Discard);
}

TEST(SwuCard, SOR_078_VanquishMayBePlayedForNothing)
{
    Table t;
    t.resources(0, 5).hand(0, {"SOR_078"}).deployed(1).start();
    t.play("SOR_078");
    t.noQuestion();
    EXPECT_EQ(t.zone("leader1"), Zone::Ground);
    EXPECT_EQ(t.readyResources(0), 0);
}

TEST(SwuCard, SOR_079_PiettLetsCostlyUnitsAmbush)
{
    Table t;
    t.leader(0, "SOR_007").resources(0, 6).hand(0, {"SOR_232"}).ground(0, {"SOR_079"});
    t.ground(1, {"SOR_046", "SOR_128"}).space(1, {"SOR_225"}).start();
    t.play("SOR_232");
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(0, 1);
    t.selectableAttacks({{"SOR_232", "SOR_046"}, {"SOR_232", "SOR_128"}}); // never the base
    t.chooseAttack("SOR_232", "SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 6);
    EXPECT_EQ(t.damage("SOR_232"), 3);
    EXPECT_TRUE(t.exhausted("SOR_232"));
    EXPECT_EQ(t.activePlayer(), 1);
}

TEST(SwuCard, SOR_079_PiettsAmbushIsOptional)
{
    Table t;
    t.leader(0, "SOR_007").resources(0, 6).hand(0, {"SOR_232"}).ground(0, {"SOR_079"});
    t.ground(1, {"SOR_046"}).start();
    t.play("SOR_232");
    t.decline();
    EXPECT_EQ(t.damage("SOR_046"), 0);
    EXPECT_TRUE(t.exhausted("SOR_232"));
}

TEST(SwuCard, SOR_079_PiettDoesNotReadyAUnitThatCannotAmbush)
{
    Table t; // the ruling: no enemy unit in its arena
    t.leader(0, "SOR_007").resources(0, 6).hand(0, {"SOR_232"}).ground(0, {"SOR_079"});
    t.space(1, {"SOR_225"}).start();
    t.play("SOR_232");
    t.noQuestion();
    EXPECT_TRUE(t.has("SOR_232", kw::Ambush));
    EXPECT_TRUE(t.exhausted("SOR_232"));
    EXPECT_EQ(t.activePlayer(), 1);
}

TEST(SwuCard, SOR_079_PiettLooksAtThePrintedCost)
{
    Table t; // for free, and still 9
    t.leader(0, "SOR_007").resources(0, 7).hand(0, {"SOR_235", "SOR_089"}).ground(0, {"SOR_079"});
    t.space(1, {"SOR_237"}).start();
    t.play("SOR_235");
    t.choosePlay("SOR_089");
    t.selectableAttacks({{"SOR_089", "SOR_237"}});
    t.chooseAttack("SOR_089", "SOR_237");
    EXPECT_EQ(t.zone("SOR_237"), Zone::Discard);
    EXPECT_EQ(t.baseDamageOn(0), 9);

    Table u; // five and two more for the aspect: still 5
    u.leader(0, "SOR_007").resources(0, 7).hand(0, {"SOR_067"}).ground(0, {"SOR_079"});
    u.ground(1, {"SOR_046"}).start();
    EXPECT_EQ(u.costOfPlay("SOR_067"), 7);
    u.play("SOR_067");
    u.noQuestion();
    EXPECT_FALSE(u.has("SOR_067", kw::Ambush));
}

TEST(SwuCard, SOR_079_PiettHelpsFriendlyNonLeadersOnly)
{
    Table t;
    t.leader(0, "SOR_006").resources(0, 8).ground(0, {"SOR_079", "SOR_037", "SOR_036"});
    t.ground(1, {"SOR_232"}).start();
    EXPECT_TRUE(t.has("SOR_037", kw::Ambush)); // costs 6
    EXPECT_FALSE(t.has("SOR_036", kw::Ambush)); // costs 5
    EXPECT_FALSE(t.has("SOR_232", kw::Ambush)); // an enemy
    EXPECT_FALSE(t.has("SOR_079", kw::Ambush));
    t.deploy(0); // costs 8 and is a leader
    t.noQuestion();
    EXPECT_FALSE(t.has("leader0", kw::Ambush));
}

TEST(SwuCard, SOR_083_TechnicianMayBecomeAReadyResource)
{
    const auto fallen = [](Table &t) {
        t.resources(0, 0, 2).ground(0, {"SOR_083"}).ground(1, {"SOR_046"}).start();
        t.attack("SOR_083", "SOR_046");
        t.asks(DecisionKind::Confirm, 0);
        EXPECT_EQ(t.zone("SOR_083"), Zone::Discard);
    };
    Table t;
    fallen(t);
    t.yes();
    EXPECT_EQ(t.zone("SOR_083"), Zone::Resources);
    EXPECT_EQ(t.resourceCount(0), 3);
    EXPECT_EQ(t.readyResources(0), 1);

    Table u;
    fallen(u);
    u.no();
    EXPECT_EQ(u.zone("SOR_083"), Zone::Discard);
    EXPECT_EQ(u.resourceCount(0), 2);
}

TEST(SwuCard, SOR_083_TechnicianServesWhoControlledIt)
{
    Table t; // it is in its owner's discard pile, and its last controller resources it (CR 8.27.2)
    t.resources(0, 0, 1).ground(0, {Unit("SOR_083").ownedBy(1)}).ground(1, {"SOR_046"}).start();
    t.attack("SOR_083", "SOR_046");
    t.asks(DecisionKind::Confirm, 0);
    EXPECT_EQ(t.discardSize(1), 1);
    t.yes();
    EXPECT_EQ(t.resourceCount(0), 2);
    EXPECT_EQ(t.controller("SOR_083"), 0);
    EXPECT_EQ(t.card("SOR_083").owner, 1);
}

TEST(SwuCard, SOR_084_TarkinFindsUpToTwoImperialCards)
{
    Table t;
    t.leader(0, "SOR_007").resources(0, 4).hand(0, {"SOR_084"});
    t.deck(0, {"SOR_128", "SOR_046", "SOR_232", "SOR_234", "SOR_247", "SOR_229", "SOR_095"});
    t.start();
    t.play("SOR_084");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_232", "SOR_234"}); // an event too; the sixth card is not seen
    t.bounds(0, 2);
    t.choose({"SOR_128", "SOR_234"});
    EXPECT_EQ(t.zoneIds(Zone::Hand, 0), (std::vector<std::string>{"SOR_128", "SOR_234"}));
    const auto deck = t.zoneIds(Zone::Deck, 0);
    ASSERT_EQ(deck.size(), 5u);
    EXPECT_EQ(deck[0], "SOR_229"); // what was not chosen went to the bottom
    EXPECT_EQ(deck[1], "SOR_095");
    EXPECT_EQ(std::set<std::string>(deck.begin() + 2, deck.end()),
              (std::set<std::string>{"SOR_046", "SOR_232", "SOR_247"}));
}

TEST(SwuCard, SOR_084_TarkinMayFindNothing)
{
    Table t;
    t.leader(0, "SOR_007").resources(0, 4).hand(0, {"SOR_084"});
    t.deck(0, {"SOR_128", "SOR_046", "SOR_232", "SOR_234", "SOR_247", "SOR_229"}).start();
    t.play("SOR_084");
    t.decline();
    EXPECT_EQ(t.handSize(0), 0);
    EXPECT_EQ(t.deckSize(0), 6);
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_229");
}

TEST(SwuCard, SOR_084_TarkinShowsWhatHeFound)
{
    Table t;
    t.leader(0, "SOR_007").resources(0, 4).hand(0, {"SOR_084"});
    t.deck(0, {"SOR_128", "SOR_046", "SOR_232"}).start();
    t.play("SOR_084");
    t.choose("SOR_128");
    int shown = 0;
    for (const core::Event &e : t.seated().eventsFor(Viewer::of(1), IdsOf::Game))
        shown += static_cast<Ev>(e.type) == Ev::Revealed && e.card == t.id("SOR_128") ? 1 : 0;
    EXPECT_EQ(shown, 1); // to the opponent, and nothing else of the five
    for (const core::Event &e : t.seated().eventsFor(Viewer::of(1), IdsOf::Game))
        EXPECT_NE(e.card, t.id("SOR_232"));
}

} // namespace playmat::test
