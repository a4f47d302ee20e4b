#include "support/swu_seats.h"
#include "support/swu_table.h"

/// Tests of cards that a scenario (tests/scenarios) cannot say: loops over seeds and cards, what a
/// seat is told, cards of the tests' own.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;
using Cards = std::vector<std::string>;
using Ids = std::vector<std::string>;

TEST(SwuCard, SOR_001_LeadersDeployOnceWithTheResourcesTheyName)
{
    const std::map<std::string, int> resources{
        {"SOR_001", 5}, {"SOR_002", 6}, {"SOR_003", 7}, {"SOR_004", 5}, {"SOR_005", 6},
        {"SOR_006", 8}, {"SOR_007", 5}, {"SOR_008", 6}, {"SOR_009", 5}, {"SOR_010", 7},
        {"SOR_011", 6}, {"SOR_012", 5}, {"SOR_013", 6}, {"SOR_014", 4}, {"SOR_015", 5},
        {"SOR_016", 6}, {"SOR_017", 6}, {"SOR_018", 6}};
    for (const auto &[leader, needed] : resources) {
        SCOPED_TRACE(leader);
        Table poor;
        poor.leader(0, leader).resources(0, needed - 1).start();
        EXPECT_FALSE(poor.canDeploy(0));
        Table t; // nothing is paid, and it comes ready even when it was exhausted
        t.leader(0, leader).leaderExhausted(0).resources(0, 0, needed).start();
        t.deploy(0);
        EXPECT_EQ(t.zone("leader0"), Zone::Ground);
        EXPECT_FALSE(t.exhausted("leader0"));
        t.pass();
        EXPECT_FALSE(t.canDeploy(0));
    }
}

TEST(SwuCard, SOR_003_ChewbaccaGoesByThePrintedCost)
{
    Table t; // the example of CR 8.15.5E: three, and two more for the aspect
    t.leader(0, "SOR_003").resources(0, 5).hand(0, {"SOR_033"}).ground(1, {"SOR_046"}).start();
    t.use("leader0");
    t.selectable({"SOR_033"});
    EXPECT_EQ(t.decision().options[0].cost, 5);
    t.choosePlay("SOR_033");
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_TRUE(t.has("SOR_033", kw::Sentinel));
    EXPECT_EQ(t.damage("SOR_033"), 2); // its own ability, after the action (the only targets)
    EXPECT_EQ(t.damage("SOR_046"), 2);

    Table u; // not affordable: only the cost of the action happens
    u.leader(0, "SOR_003").resources(0, 4).hand(0, {"SOR_033"}).start();
    u.use("leader0");
    u.nothingFits();
    EXPECT_EQ(u.zone("SOR_033"), Zone::Hand);
    EXPECT_TRUE(u.exhausted("leader0"));
}

TEST(SwuCard, SOR_004_ChirrutStandsWithoutHpUntilTheRegroupPhase)
{
    Table t;
    t.leader(0, "SOR_004").deployed(0).ground(1, {"SOR_232"}).active(1).start();
    t.attack("SOR_232", "leader0");
    EXPECT_EQ(t.zone("leader0"), Zone::Ground);
    EXPECT_EQ(t.damage("leader0"), 6); // more than his HP
    EXPECT_EQ(t.baseDamageOn(0), 0); // no excess: he was not defeated (the ruling)
    t.attack("leader0", "base1"); // and he fights on
    EXPECT_EQ(t.baseDamageOn(1), 3);
    t.endActionPhase();
    EXPECT_EQ(t.zone("leader0"), Zone::Base); // before anybody draws or readies
    EXPECT_TRUE(t.exhausted("leader0"));
    EXPECT_EQ(t.game().state().phase, Phase::Regroup);
}

TEST(SwuCard, SOR_010_VaderMayBeUsedWithoutAVillainyCardForNothing)
{
    Table t; // the ruling; and what the opponent played does not count
    t.leader(0, "SOR_010").resources(0, 3).hand(0, {"SOR_247"}).leader(1, "SOR_010");
    t.resources(1, 1).hand(1, {"SOR_128"}).start();
    t.play("SOR_247");
    t.play("SOR_128");
    t.use("leader0");
    t.noQuestion();
    EXPECT_TRUE(t.exhausted("leader0"));
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_EQ(t.damage("SOR_128"), 0);
    EXPECT_EQ(t.baseDamageOn(0) + t.baseDamageOn(1), 0);
}

TEST(SwuCard, SOR_045_YodaDefeatedLetsChosenPlayersDraw)
{
    const auto fallen = [](Table &t) {
        t.ground(0, {"SOR_045"}).ground(1, {"SOR_232"}).active(1).start();
        t.attack("SOR_232", "SOR_045");
        t.asks(DecisionKind::ChoosePlayer, 0);
        t.selectablePlayers({0, 1});
        t.bounds(0, 2);
    };
    Table both;
    fallen(both);
    both.players({0, 1});
    EXPECT_EQ(both.handSize(0), 1);
    EXPECT_EQ(both.handSize(1), 1);

    Table one;
    fallen(one);
    one.players({0});
    EXPECT_EQ(one.handSize(0), 1);
    EXPECT_EQ(one.handSize(1), 0);

    Table nobody;
    fallen(nobody);
    nobody.players({});
    EXPECT_EQ(nobody.handSize(0) + nobody.handSize(1), 0);
}

TEST(SwuCard, SOR_049_ObiWanDefeatedAloneDoesNothing)
{
    Table t;
    t.ground(0, {Unit("SOR_049").damaged(3)}).ground(1, {"SOR_128", "SOR_045"}).active(1).start();
    t.attack("SOR_128", "SOR_049");
    t.noQuestion();
    EXPECT_EQ(t.handSize(0) + t.handSize(1), 0);
    EXPECT_EQ(t.upgradesOn("SOR_045"), 0);
}

TEST(SwuCard, SOR_013_CassianMayBeUsedForNothing)
{
    Table t; // the ruling; damage to your own base or by the enemy is something else
    t.leader(0, "SOR_013").leader(1, "SOR_014").resources(0, 1).space(0, {"SOR_044"});
    t.ground(1, {"SOR_046"}).start();
    t.attack("SOR_044", "base1");
    t.use("leader1"); // one damage to each base
    t.pass();
    t.attack("SOR_046", "base0");
    EXPECT_EQ(t.baseDamageOn(1), 3);
    t.use("leader0");
    t.noQuestion();
    EXPECT_EQ(t.handSize(0), 0);
    EXPECT_TRUE(t.exhausted("leader0"));

    Table u; // an earlier phase
    u.leader(0, "SOR_013").resources(0, 1).ground(0, {"SOR_046"}).start();
    u.attack("SOR_046", "base1");
    u.nextRound();
    const int before = u.handSize(0);
    u.use("leader0");
    EXPECT_EQ(u.handSize(0), before);
}

TEST(SwuCard, SOR_013_CassianDeployedMayDrawOnceEachRound)
{
    Table t;
    t.leader(0, "SOR_013").deployed(0).ground(0, {"SOR_046", "SOR_095"}).start();
    t.attack("SOR_046", "base1");
    t.asks(DecisionKind::Confirm, 0);
    t.no(); // not used
    EXPECT_EQ(t.handSize(0), 0);
    t.pass();
    t.attack("SOR_095", "base1");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.handSize(0), 1);
    t.pass();
    t.attack("leader0", "base1");
    t.noQuestion();
    EXPECT_EQ(t.handSize(0), 1);
    t.nextRound();
    const int before = t.handSize(0);
    t.attack("SOR_046", "base1");
    t.yes();
    EXPECT_EQ(t.handSize(0), before + 1);
}

TEST(SwuCard, SOR_014_SabineEndsAGameInADraw)
{
    Table t; // at the same time (CR 5.6.3)
    t.leader(0, "SOR_014").baseDamage(0, 29).baseDamage(1, 29).start();
    t.use("leader0");
    ASSERT_TRUE(t.result().has_value());
    EXPECT_EQ(t.result()->reason, EndReason::BothBases);
    EXPECT_EQ(t.result()->winner, core::kNone);
}

TEST(SwuCard, SOR_015_BobaSeesCapturesToo)
{
    Table t;
    t.leader(0, "SOR_015").resources(0, 0, 1).hand(0, {"TST_301"}).ground(0, {"SOR_095"});
    t.ground(1, {"SOR_046"}).start();
    t.play("TST_301");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Captured);
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.readyResources(0), 1);
}

int shownTo(const Table &t, PlayerId viewer, const std::string &card)
{
    int n = 0;
    for (const core::Event &e : t.seated().eventsFor(Viewer::of(viewer), IdsOf::Game))
        n += static_cast<Ev>(e.type) == Ev::Revealed && e.card == t.id(card) ? 1 : 0;
    return n;
}

TEST(SwuCard, SOR_016_ThrawnLooksAtBothTopCardsWhenTheActionPhaseStarts)
{
    for (const bool deployed : {false, true}) {
        Table t;
        t.leader(0, "SOR_016").deck(0, {"SOR_095", "SOR_128"}).deck(1, {"SOR_232", "SOR_225"});
        if (deployed)
            t.deployed(0);
        t.phase(Phase::Action, true).start();
        EXPECT_EQ(shownTo(t, 0, "SOR_095"), 1);
        EXPECT_EQ(shownTo(t, 0, "SOR_232"), 1);
        EXPECT_EQ(shownTo(t, 0, "SOR_128") + shownTo(t, 0, "SOR_225"), 0);
        EXPECT_EQ(shownTo(t, 1, "SOR_095") + shownTo(t, 1, "SOR_232"), 0); // to nobody else
        t.goOn(0);
        EXPECT_EQ(t.zoneIds(Zone::Deck, 1), (std::vector<std::string>{"SOR_232", "SOR_225"}));
    }
}

TEST(SwuCard, SOR_016_ThrawnsCardIsSeenByBothAndLeadersHaveACost)
{
    Table t;
    t.leader(0, "SOR_016").resources(0, 1).deck(0, {"SOR_043"}).deployed(1); // an event for 8
    t.ground(0, {"SOR_128"}).start();
    t.use("leader0");
    t.player(0);
    EXPECT_EQ(shownTo(t, 1, "SOR_043"), 1);
    t.selectable({"SOR_128", "leader1"}); // Vader costs 7
    t.choose("leader1");
    EXPECT_TRUE(t.exhausted("leader1"));

    Table u; // an empty deck shows nothing
    u.leader(0, "SOR_016").resources(0, 1).deck(1, {}).ground(0, {"SOR_128"}).start();
    u.use("leader0");
    u.player(1);
    u.noQuestion();
    EXPECT_FALSE(u.exhausted("SOR_128"));
}

TEST(SwuCard, SOR_017_HanResourcesACardNowAndLosesAResourceLater)
{
    Table t;
    t.leader(0, "SOR_017").resources(0, 0, 2).hand(0, {"SOR_095", "SOR_128"}).start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Resources);
    EXPECT_EQ(t.readyResources(0), 1);
    EXPECT_TRUE(t.exhausted("leader0"));
    t.endActionPhase();
    t.decline();
    t.decline();
    t.asks(DecisionKind::ChooseCards, 0);
    EXPECT_EQ(t.game().state().phase, Phase::Action);
    EXPECT_EQ(t.decision().options.size(), 3u);
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
    EXPECT_EQ(t.resourceCount(0), 2);
    t.nextRound(); // once
    EXPECT_EQ(t.resourceCount(0), 2);
}

TEST(SwuCard, SOR_022_EnergyConversionLabGoesByThePrintedCost)
{
    Table t; // six and four for the aspects
    t.leader(0, "SOR_007").base(0, "SOR_022").resources(0, 10).hand(0, {"SOR_049"}).start();
    t.use("base0");
    t.selectable({"SOR_049"});
    EXPECT_EQ(t.decision().options[0].cost, 10);
    t.choosePlay("SOR_049");
    EXPECT_EQ(t.readyResources(0), 0);
    t.noQuestion(); // nobody to attack: it is not readied (the ruling)
    EXPECT_TRUE(t.has("SOR_049", kw::Ambush));
    EXPECT_TRUE(t.exhausted("SOR_049"));
}

TEST(SwuCard, SOR_035_ChildsenGrowsWithTheVigilanceCardsShown)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 4);
    t.hand(0, {"SOR_035", "SOR_059", "SOR_073", "SOR_063", "SOR_057", "SOR_069", "SOR_128"});
    t.start();
    t.play("SOR_035");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_059", "SOR_073", "SOR_063", "SOR_057", "SOR_069"});
    t.bounds(0, 4);
    t.choose({"SOR_059", "SOR_057", "SOR_069"});
    EXPECT_EQ(t.tokensOn("SOR_035", "SOR_T01"), 3);
    EXPECT_EQ(t.power("SOR_035"), 5);
    EXPECT_EQ(t.handSize(0), 6); // they stay there
    int shown = 0;
    for (const core::Event &e : t.seated().eventsFor(Viewer::of(1)))
        shown += static_cast<Ev>(e.type) == Ev::Revealed && e.def != 0 ? 1 : 0;
    EXPECT_EQ(shown, 3);
}

TEST(SwuCard, SOR_042_SearchYourFeelingsDrawsAnyCard)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 4).hand(0, {"SOR_042"});
    t.deck(0, {"SOR_095", "SOR_128", "SOR_232", "SOR_225"}).start();
    t.play("SOR_042");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_128", "SOR_232", "SOR_225"});
    t.bounds(0, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.zoneIds(Zone::Hand, 0), (Ids{"SOR_232"}));
    EXPECT_EQ(t.deckSize(0), 3);
    EXPECT_EQ(t.events(Ev::Shuffled), 1); // the ruling
    for (const core::Event &e : t.seated().eventsFor(Viewer::of(1), IdsOf::Game))
        EXPECT_NE(e.card, t.id("SOR_232")) << "the opponent does not see it";
}

TEST(SwuCard, SOR_043_SuperlaserBlastDefeatsAllUnits)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 8).hand(0, {"SOR_043"}).deployed(1);
    t.ground(0, {Unit("SOR_046").with({"SOR_T02", "SOR_069"})}).space(0, {"SOR_044"});
    t.ground(1, {"SOR_232"}).space(1, {"SOR_225"}).start();
    t.play("SOR_043");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_069"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_044"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_232"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_225"), Zone::Discard);
    EXPECT_EQ(t.zone("leader1"), Zone::Base);
    EXPECT_EQ(t.game().state().list(Zone::Ground, 0).count, 0);
    EXPECT_EQ(t.game().state().list(Zone::Space, 0).count, 0);
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

/// What it costs to play the upgrade onto this unit, -1 when it may not be.
int costOnto(const Table &t, const std::string &upgrade, const std::string &unit)
{
    for (const core::Option &o : t.decision().options)
        if (static_cast<OptionKind>(o.kind) == OptionKind::Play && o.card == t.id(upgrade)
            && o.target == t.id(unit))
            return o.cost;
    return -1;
}

TEST(SwuCard, SOR_061_GuardianMakesTheFirstUpgradeOnItCheaper)
{
    Table t;
    t.resources(0, 5).hand(0, {"SOR_120", "SOR_071", "SOR_070"}).ground(0, {"SOR_061", "SOR_046"});
    t.base(0, "SOR_023").start();
    EXPECT_EQ(costOnto(t, "SOR_071", "SOR_061"), 1);
    EXPECT_EQ(costOnto(t, "SOR_071", "SOR_046"), 2);
    t.play("SOR_120", "SOR_046"); // on another unit: nothing is used up
    EXPECT_EQ(t.readyResources(0), 3);
    t.pass();
    EXPECT_EQ(costOnto(t, "SOR_071", "SOR_061"), 1);
    t.play("SOR_071", "SOR_061");
    EXPECT_EQ(t.readyResources(0), 2);
    t.pass();
    EXPECT_EQ(costOnto(t, "SOR_070", "SOR_061"), 2); // the second one
    t.nextRound();
    EXPECT_EQ(costOnto(t, "SOR_070", "SOR_061"), 1); // each round
}

TEST(SwuCard, SOR_061_GuardiansDiscountMakesTheUpgradeAffordable)
{
    Table t;
    t.resources(0, 1).hand(0, {"SOR_071", "SOR_069"}).ground(0, {"SOR_061", "SOR_046"}).start();
    EXPECT_EQ(costOnto(t, "SOR_071", "SOR_061"), 1);
    EXPECT_EQ(costOnto(t, "SOR_071", "SOR_046"), -1); // two are not there
    EXPECT_EQ(costOnto(t, "SOR_069", "SOR_061"), 0);
    EXPECT_EQ(t.whyNotPlay("SOR_071", "SOR_046"), Reason::NotEnoughResources);
    t.play("SOR_071", "SOR_061");
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_EQ(t.power("SOR_061"), 4);
}

TEST(SwuCard, SOR_061_TokensAreNotPlayed)
{
    Table t; // the ruling
    t.leader(0, "SOR_002").base(0, "SOR_019").resources(0, 2).hand(0, {"SOR_071"});
    t.ground(0, {"SOR_061"}).start();
    t.use("base0"); // a Shield for it
    EXPECT_EQ(t.tokensOn("SOR_061", "SOR_T02"), 1);
    t.pass();
    EXPECT_EQ(costOnto(t, "SOR_071", "SOR_061"), 1);
}

/// CR 8.8.1: the very first upgrade that the player played on it this round, whoever controlled it
/// then and whether or not it cost less.
TEST(SwuCard, SOR_061_TheFirstUpgradeIsCountedForEachPlayer)
{
    for (const bool meFirst : {true, false}) {
        Table t;
        t.leader(0, "SOR_005").leader(1, "SOR_005").resources(0, 9).resources(1, 9);
        t.hand(0, {"SOR_069", "SOR_070"}).hand(1, {"SOR_069", "SOR_070", "TST_011"});
        t.ground(0, {"SOR_061"}).active(meFirst ? 0 : 1).start();
        t.play(meFirst ? "SOR_069" : "SOR_069#2", "SOR_061"); // 1 for its enemy, 0 for its friend
        if (!meFirst)
            t.pass();
        t.play("TST_011"); // takes control of it
        t.pass();
        EXPECT_EQ(t.costOfPlay("SOR_070#2"), meFirst ? 1 : 2);
    }
}

TEST(SwuCard, SOR_061_GuardianHelpsItsControllerOnly)
{
    Table t;
    t.ground(0, {"SOR_061"}).resources(1, 2).hand(1, {"SOR_120"}).active(1).start();
    EXPECT_EQ(costOnto(t, "SOR_120", "SOR_061"), 2);
}

TEST(SwuCard, SOR_062_TheGovernorRescuedForbidsNothing)
{
    Table t; // the ruling: it comes back as another object
    t.resources(0, 2)
        .hand(0, {"SOR_062"})
        .resources(1, 4)
        .hand(1, {"TST_301", "SOR_128", "SOR_172"});
    t.ground(1, {"SOR_095"}).start();
    t.play("SOR_062");
    t.name("Death Star Stormtrooper");
    t.play("TST_301"); // its Marine captures the Governor
    EXPECT_EQ(t.zone("SOR_062"), Zone::Captured);
    t.pass();
    EXPECT_TRUE(t.canPlay("SOR_128"));
    t.play("SOR_172"); // Open Fire on the captor
    EXPECT_EQ(t.zone("SOR_062"), Zone::Ground);
    EXPECT_EQ(t.controller("SOR_062"), 0);
    EXPECT_TRUE(t.exhausted("SOR_062"));
    t.pass();
    EXPECT_TRUE(t.canPlay("SOR_128"));
}

/// CR 8.26.2 and 8.26.7: the rest is at the bottom before a found unit is played, and found units
/// are no longer in the deck, so what the unit looks at are the cards that were not searched.
TEST(SwuCard, SOR_087_WhatIsFoundLooksAtTheCardsThatWereNotSearched)
{
    Table t;
    t.leader(0, "SOR_006").resources(0, 7).base(0, "SOR_023").hand(0, {"SOR_087"});
    t.deck(0,
           {"SOR_031", "SOR_128", "SOR_046", "SOR_095", "SOR_046", "SOR_095", "SOR_046", "SOR_095",
            "SOR_046", "SOR_095", "SOR_100", "SOR_102", "SOR_117"});
    t.start();
    t.play("SOR_087");
    t.choose("SOR_031"); // Inferno Four: looks at two cards
    EXPECT_EQ(t.zone("SOR_031"), Zone::Space);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_100", "SOR_102"});
    t.choose("SOR_100");
    const std::vector<std::string> deck = t.zoneIds(Zone::Deck, 0);
    ASSERT_EQ(deck.size(), 12U);
    EXPECT_EQ(deck[0], "SOR_102");
    EXPECT_EQ(deck[1], "SOR_117");
    EXPECT_EQ(deck.back(), "SOR_100"); // under the nine that were searched
}

TEST(SwuCard, SOR_088_RulingWithOverwhelmTheExcessGoesToAUnitOrToTheBase)
{
    Table t;
    t.ground(0, {"SOR_088"}).ground(1, {"SOR_128", "SOR_232"}).start();
    t.gain("SOR_088", kw::Overwhelm);
    t.attack("SOR_088", "SOR_128");
    t.selectable({"SOR_232"});
    t.bounds(0, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.zone("SOR_232"), Zone::Discard);
    EXPECT_EQ(t.baseDamageOn(1), 0);

    Table base;
    base.ground(0, {"SOR_088"}).ground(1, {"SOR_128", "SOR_232"}).start();
    base.gain("SOR_088", kw::Overwhelm);
    base.attack("SOR_088", "SOR_128");
    base.decline();
    EXPECT_EQ(base.damage("SOR_232"), 0);
    EXPECT_EQ(base.baseDamageOn(1), 8);
}

/// CR 8.4.5A: any number of units may be none; it is all or nothing.
TEST(SwuCard, SOR_092_OverwhelmingBarrageMaySpareAllOthers)
{
    Table t;
    t.leader(0, "SOR_006").resources(0, 9).hand(0, {"SOR_092"}).ground(0, {"SOR_046", "SOR_083"});
    t.start();
    t.play("SOR_092");
    t.choose("SOR_046");
    t.asks(DecisionKind::Distribute, 0); // also when there is one other unit
    t.selectable({"SOR_083"});
    EXPECT_TRUE(t.decision().orNone);
    core::Answer some = core::Answer::one(0);
    ASSERT_TRUE(some.amounts.tryPush(3));
    swu::Game copy = t.game();
    EXPECT_FALSE(copy.apply(some).ok());
    t.distribute({});
    EXPECT_EQ(t.damage("SOR_083"), 0);
    EXPECT_EQ(t.power("SOR_046"), 5);
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
        EXPECT_EQ(t.zone("SOR_093"), Zone::Ground); // the unit was still there when it was chosen
        EXPECT_EQ(t.deckSize(s.me), 8);
    });
}

/// CR 8.26.8: what was found and is not played goes to the bottom.
TEST(SwuCard, SOR_104_FoundUnitsThatAreNotPlayedGoToTheBottom)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_104"}).resources(1, 9).hand(1, {"SOR_062"});
    t.deck(0,
           {"SOR_111", "SOR_093", "SOR_103", "SOR_103", "SOR_103", "SOR_103", "SOR_103", "SOR_103",
            "SOR_103", "SOR_103", "SOR_172"});
    t.active(1).start();
    t.play("SOR_062");
    t.name("Alliance Dispatcher"); // that card cannot be played now
    t.play("SOR_104");
    t.choose({"SOR_111", "SOR_093"}); // the first one draws SOR_172
    t.asks(DecisionKind::Action, 1);
    EXPECT_EQ(t.zone("SOR_111"), Zone::Space);
    const std::vector<std::string> deck = t.zoneIds(Zone::Deck, 0);
    ASSERT_EQ(deck.size(), 9U);
    EXPECT_EQ(deck.back(), "SOR_093");
    EXPECT_EQ(t.zone("SOR_172"), Zone::Hand);
}

} // namespace
} // namespace playmat::test
