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

/// CR 7.5.7 and 8.11: it was attacking a damaged unit when the unit left, so it keeps what it had.
TEST(SwuCard, SOR_130_RulingAllDamageIsInExcessWhenTheDefenderIsDefeatedBefore)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {Unit("SOR_130").with({"TST_101"})}); // On Attack: 20 damage to the defender
        t.ground(s.you, {Unit("SOR_095").damaged(1)}).start();
        t.attack("SOR_130", "SOR_095");
        EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
        EXPECT_EQ(t.baseDamageOn(s.you), 4);
        EXPECT_FALSE(t.has("SOR_130", kw::Overwhelm)); // the attack is over
        EXPECT_EQ(t.power("SOR_130"), 2);
    });
}

TEST(SwuCard, SOR_130_RulingADamagedDefenderThatIsReturnedLeavesAllInExcessAnUndamagedOneNothing)
{
    for (const int damage : {0, 1})
        fromBothSeats([&](Table &t, const Seats &s) {
            t.ground(s.me, {Unit("SOR_130").with({"TST_102"})}); // On Attack: returns the defender
            t.ground(s.you, {Unit("SOR_095").damaged(damage)}).start();
            t.attack("SOR_130", "SOR_095");
            EXPECT_EQ(t.zone("SOR_095"), Zone::Hand);
            EXPECT_EQ(t.baseDamageOn(s.you), damage == 0 ? 0 : 4);
        });
}

TEST(SwuCard, SOR_133_RulingSheNeedNotSurviveAndTheAttackIsOver)
{
    Table t; // excess damage to the base, while the defender defeats her
    t.ground(0, {Unit("SOR_133").damaged(4)}).ground(1, {"SOR_128", "SOR_046"}).start();
    t.gain("SOR_133", kw::Overwhelm);
    t.attack("SOR_133", "SOR_128");
    EXPECT_EQ(t.zone("SOR_133"), Zone::Discard);
    EXPECT_EQ(t.baseDamageOn(1), 2);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046"});
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 3);
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

TEST(SwuCard, SOR_161_ArdentSympathizerIsStrongerWithTheInitiative)
{
    Table t;
    t.ground(0, {"SOR_161"}).ground(1, {"SOR_161"}).start();
    EXPECT_EQ(t.power("SOR_161"), 5);
    EXPECT_EQ(t.hp("SOR_161"), 3);
    EXPECT_EQ(t.power("SOR_161#2"), 3);
    t.pass();
    t.takeInitiative();
    EXPECT_EQ(t.power("SOR_161"), 3);
    EXPECT_EQ(t.power("SOR_161#2"), 5);
    for (int i = 0; i < kPlayers; ++i)
        t.decline();
}

TEST(SwuCard, SOR_116_117_145_164_RulingAllDamageIsExcessWhenTheDefenderIsGoneBefore)
{
    for (const char *card : {"SOR_116", "SOR_117", "SOR_145", "SOR_164"}) {
        SCOPED_TRACE(card);
        Table t; // the upgrade defeats the defender as the attack begins
        t.ground(0, {Unit(card).with({"TST_101"})}).ground(1, {"SOR_046"}).start();
        const int power = t.power(card);
        t.attack(card, "SOR_046");
        if (std::string_view(card) == "SOR_116")
            t.choose(card); // its own "On Attack" beside the upgrade's
        EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
        EXPECT_EQ(t.baseDamageOn(1), power);
        EXPECT_EQ(t.damage(card), 0);
    }
}

TEST(SwuCard, SOR_088_WithoutOverwhelmNothingIsDealtWhenTheDefenderIsGoneBefore)
{
    Table t; // CR 6.3.4C
    t.ground(0, {Unit("SOR_088").with({"TST_101"})}).ground(1, {"SOR_128", "SOR_046"}).start();
    t.attack("SOR_088", "SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    t.noQuestion();
    EXPECT_EQ(t.damage("SOR_046"), 0);

    Table both; // with it everything is left over, for a unit or for the base
    both.ground(0, {Unit("SOR_088").with({"TST_101"})}).ground(1, {"SOR_128", "SOR_232"}).start();
    both.gain("SOR_088", kw::Overwhelm);
    both.attack("SOR_088", "SOR_128");
    both.selectable({"SOR_232"});
    both.choose("SOR_232");
    EXPECT_EQ(both.zone("SOR_232"), Zone::Discard);
    EXPECT_EQ(both.baseDamageOn(1), 0);
}

TEST(SwuCard, SOR_181_JabbaSearchesForATrick)
{
    Table t;
    t.hand(0, {"SOR_181"}).resources(0, 6);
    t.deck(0,
           {"SOR_095", "SOR_222", "SOR_172", "SOR_128", "SOR_218", "SOR_225", "SOR_237", "SOR_220",
            "SOR_217", "SOR_229"});
    t.start();
    t.play("SOR_181");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_222", "SOR_218"}); // the ninth card is not seen
    t.bounds(0, 1);
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_217"), 0);
    t.choose("SOR_218");
    EXPECT_EQ(t.zone("SOR_218"), Zone::Hand);
    const auto deck = t.zoneIds(Zone::Deck, 0);
    ASSERT_EQ(deck.size(), 9U);
    EXPECT_EQ(deck[0], "SOR_217");
    EXPECT_EQ(deck[1], "SOR_229");
    // Ruling: the others go below, in random order.
    EXPECT_EQ(std::set<std::string>(deck.begin() + 2, deck.end()),
              (std::set<std::string>{"SOR_095", "SOR_222", "SOR_172", "SOR_128", "SOR_225",
                                     "SOR_237", "SOR_220"}));
}

TEST(SwuCard, SOR_183_CrewsAmbushAndWhenPlayedComeInAnyOrder)
{
    for (const bool ambushFirst : {true, false}) {
        Table t; // ruling: both trigger at the same time
        t.hand(0, {"SOR_183"}).resources(0, 8).discard(0, {"SOR_222"});
        t.ground(1, {"SOR_095"}).start();
        t.play("SOR_183");
        t.asks(DecisionKind::ChooseTrigger, 0);
        t.trigger("SOR_183", ambushFirst ? TriggerKind::Ambush : TriggerKind::Ability);
        if (ambushFirst)
            t.chooseAttack("SOR_183", "SOR_095");
        else
            t.choose("SOR_222");
        EXPECT_EQ(t.zone("SOR_095"), ambushFirst ? Zone::Discard : Zone::Ground);
        t.decline();
        t.noQuestion();
    }
}

/// CR 8.7.3: a card that was played, left play and is played again is another copy.
TEST(SwuCard, SOR_190_AnEarlierPlayOfTheSameCardIsAnotherCard)
{
    Table t;
    t.hand(0, {"SOR_190"}).resources(0, 4).hand(1, {"TST_010", "SOR_095"}).start();
    t.play("SOR_190");
    t.play("TST_010"); // returns it
    t.play("SOR_190");
    EXPECT_EQ(t.discardSize(1), 2); // the event, and a card at random
}

TEST(SwuCard, SOR_191_AnEarlierPlayOfTheSameCardIsAnotherCard)
{
    Table t;
    t.hand(0, {"SOR_191"}).resources(0, 4).hand(1, {"TST_010"}).start();
    t.play("SOR_191");
    t.play("TST_010");
    t.play("SOR_191");
    EXPECT_EQ(t.tokensOn("SOR_191", "SOR_T01"), 1);
}

TEST(SwuCard, SOR_199_TheDiscardReplacesAdditionalCostsAlsoWhenNothingElseIsToBePaid)
{
    for (const bool saw : {true, false}) {
        Table t; // Bib Fortuna and Jabba make it free
        t.leader(0, "SOR_017").base(0, "SOR_029").hand(0, {"SOR_199", "SOR_205"}).resources(0, 0);
        t.ground(0, {"SOR_181", "SOR_177"}).ground(1, {saw ? "SOR_153" : "SOR_046"}).start();
        t.use("SOR_177");
        t.choosePlay("SOR_199");
        if (saw) {
            t.asks(DecisionKind::Pay, 0);
            t.choose("SOR_205");
        } else {
            t.asks(DecisionKind::ChooseCards, 0); // nothing is to be paid, so nothing is asked
        }
        t.choose(saw ? "SOR_153" : "SOR_046");
        EXPECT_EQ(t.baseDamageOn(0), 0);
    }
}

TEST(SwuCard, SOR_223_CockyRevealsUntilYouStop)
{
    Table t; // costs 2, 3, 4: stopping at 5 deals 5
    t.hand(0, {"SOR_223"}).resources(0, 4).ground(0, {"SOR_095"}).ground(1, {"SOR_046"});
    t.deck(0, {"SOR_237", "SOR_172", "SOR_242", "SOR_128"}).start();
    t.play("SOR_223");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_046"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_237"), 1);
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_172"), 0); // one at a time, from the top
    t.yes();
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_172"), 1);
    t.no();
    EXPECT_EQ(t.damage("SOR_046"), 5);
    const auto deck = t.zoneIds(Zone::Deck, 0);
    ASSERT_EQ(deck.size(), 4U);
    EXPECT_EQ(deck[0], "SOR_242");
    EXPECT_EQ(deck[1], "SOR_128");
}

TEST(SwuCard, SOR_223_CockyEndsAfterSevenCards)
{
    Table t; // ruling: printed costs, seven times 1 for an Aggression card that would cost 3
    t.hand(0, {"SOR_223"}).resources(0, 4).ground(1, {"SOR_232"});
    t.deck(
        0,
        {"SOR_128", "SOR_128", "SOR_128", "SOR_128", "SOR_128", "SOR_128", "SOR_128", "SOR_046"});
    t.start();
    t.play("SOR_223");
    for (int i = 0; i < 7; ++i)
        t.yes();
    t.noQuestion();
    EXPECT_EQ(t.zone("SOR_232"), Zone::Discard);
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_046");
}

TEST(SwuCard, SOR_233_FatherDealsSevenUnlessTheControllerRefuses)
{
    Table t;
    t.hand(0, {"SOR_233"}).resources(0, 6).ground(0, {"SOR_095"});
    t.ground(1, {"SOR_046", "SOR_232"}).deployed(1).start();
    t.play("SOR_233");
    t.asks(DecisionKind::ChooseCards, 0); // ruling: the unit is chosen first
    t.selectable({"SOR_046", "SOR_232", "leader1"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.events(Ev::ChoiceMade, "SOR_046"), 1); // who is asked knows which one
    t.asks(DecisionKind::Confirm, 1);
    EXPECT_EQ(t.decision().prompt, static_cast<std::uint16_t>(Prompt::SayNo));
    t.no(); // does not say "no"
    EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
    EXPECT_EQ(t.handSize(0), 0);
}

TEST(SwuCard, SOR_238_C3poDrawsTheTopCardOfTheNamedCost)
{
    Table t;
    t.hand(0, {"SOR_238"}).resources(0, 2).deck(0, {"SOR_172", "SOR_095"}).start();
    t.play("SOR_238");
    t.asks(DecisionKind::ChooseNumber, 0);
    EXPECT_EQ(t.events(Ev::Revealed), 0); // first the number
    t.number(3);
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.zone("SOR_172"), Zone::Hand);
    EXPECT_EQ(t.handSize(0), 1);
    EXPECT_GE(t.events(Ev::Revealed, "SOR_172"), 2); // to you, then to everybody
}

TEST(SwuCard, SOR_252_RestockPutsUpToFourCardsOfOnePileBelowTheDeck)
{
    Table t;
    t.hand(0, {"SOR_252"}).resources(0, 1).deck(0, {"SOR_046", "SOR_046"});
    t.discard(0, {"SOR_172"}).discard(1, {"SOR_095", "SOR_128", "SOR_225", "SOR_237", "SOR_229"});
    t.deck(1, {"SOR_046"}).start();
    t.play("SOR_252");
    t.asks(DecisionKind::ChooseCards, 0);
    // The event is in the discard pile while it resolves (CR 3.3.4).
    t.selectable({"SOR_172", "SOR_252", "SOR_095", "SOR_128", "SOR_225", "SOR_237", "SOR_229"});
    t.bounds(0, 4);
    t.refuses({"SOR_172", "SOR_095"}); // of one pile
    t.choose(std::vector<std::string>{"SOR_095", "SOR_128", "SOR_225", "SOR_237"});
    EXPECT_EQ(t.discardSize(1), 1);
    EXPECT_EQ(t.discardSize(0), 2);
    const auto deck = t.zoneIds(Zone::Deck, 1);
    ASSERT_EQ(deck.size(), 5U);
    EXPECT_EQ(deck.front(), "SOR_046");
    EXPECT_EQ(std::set<std::string>(deck.begin() + 1, deck.end()),
              (std::set<std::string>{"SOR_095", "SOR_128", "SOR_225", "SOR_237"}));
    EXPECT_TRUE(t.game().revealedInformation()); // their order is random
}

} // namespace
} // namespace playmat::test
