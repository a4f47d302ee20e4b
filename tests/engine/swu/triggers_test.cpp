#include "support/swu_seats.h"

/// Triggered abilities (CR 7.6): who, in what order, with what knowledge.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

/// Bombing Run on the ground: 3 damage to each ground unit, played by `me`.
void bombTheGround(Table &t, const Seats &s)
{
    t.resources(s.me, 12).hand(s.me, {"SOR_173"}).start();
    t.play("SOR_173");
    t.modes({0, 1});
    t.mode(0);
}

TEST(SwuTrigger, CR7_6_10_TheActivePlayerChoosesWhoResolvesFirst)
{
    for (const bool meFirst : {true, false})
        fromBothSeats([&](Table &t, const Seats &s) {
            // Vanguard Infantry (mine) and Superlaser Technician (yours) fall together.
            t.ground(s.me, {"SOR_108", "SOR_046"}).ground(s.you, {"SOR_083"});
            bombTheGround(t, s);
            EXPECT_EQ(t.zone("SOR_108"), Zone::Discard);
            EXPECT_EQ(t.zone("SOR_083"), Zone::Discard);
            t.asks(DecisionKind::ChoosePlayer, s.me);
            t.selectablePlayers({0, 1});
            t.player(meFirst ? s.me : s.you);
            for (const bool mine : {meFirst, !meFirst}) {
                if (mine) {
                    t.asks(DecisionKind::ChooseCards, s.me);
                    t.choose("SOR_046");
                } else {
                    t.asks(DecisionKind::Confirm, s.you);
                    t.yes();
                }
            }
            EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T01"), 1);
            EXPECT_EQ(t.zone("SOR_083"), Zone::Resources);
            t.asks(DecisionKind::Action, s.you);
        });
}

TEST(SwuTrigger, CR7_6_10_OnePlayerResolvesAllOfTheirsBeforeTheOther)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_046", "SOR_108"}).ground(s.you, {"SOR_083", "SOR_204"});
        t.deck(s.you, {"SOR_095"});
        bombTheGround(t, s); // Greedo (may discard a card), the Technician; the Infantry
        t.player(s.you);
        t.asks(DecisionKind::ChooseTrigger, s.you);
        t.selectable({"SOR_083", "SOR_204"}); // in the order of their choice (CR 7.6.9)
        t.choose("SOR_204");
        t.asks(DecisionKind::Confirm, s.you);
        t.yes();
        t.asks(DecisionKind::Confirm, s.you); // not the other player's turn yet
        t.no();
        t.asks(DecisionKind::ChooseCards, s.me);
        t.decline();
        EXPECT_EQ(t.zone("SOR_083"), Zone::Discard);
        EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
    });
}

TEST(SwuTrigger, CR7_6_12_Example_NestedAbilitiesComeFirst)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Greedo attacks Vanguard Infantry, both fall; Greedo's ability defeats Admiral Motti.
        t.ground(s.me, {"SOR_204"}).deck(s.me, {"SOR_172", "SOR_046"});
        t.ground(s.you, {"SOR_108", "SOR_226", Unit("SOR_230").exhausted()}).start();
        t.attack("SOR_204", "SOR_108");
        t.asks(DecisionKind::ChoosePlayer, s.me);
        t.player(s.me);
        t.asks(DecisionKind::Confirm, s.me);
        t.yes(); // discards an event: 2 damage to a ground unit
        t.selectable({"SOR_226", "SOR_230"});
        t.choose("SOR_226");
        t.asks(DecisionKind::ChooseCards, s.you); // Motti readies a Villainy unit …
        t.selectable({"SOR_230"});
        EXPECT_EQ(t.decision().source, t.id("SOR_226"));
        t.choose("SOR_230");
        EXPECT_FALSE(t.exhausted("SOR_230"));
        EXPECT_EQ(t.decision().source, t.id("SOR_108")); // … before the older layer goes on
        t.choose("SOR_230");
        EXPECT_EQ(t.tokensOn("SOR_230", "SOR_T01"), 1);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuTrigger, CR7_6_4_UnitsDefeatedTogetherSeeEachOthersDefeat)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Two Watchers (damage when any unit is defeated) and a Marine: each Watcher sees three.
        t.ground(s.me, {Unit("TST_014").damaged(2), Unit("TST_014").damaged(2), "SOR_095"});
        bombTheGround(t, s);
        EXPECT_EQ(t.events(Ev::Defeated), 3);
        while (t.decision().kind == DecisionKind::ChooseTrigger)
            t.choose(t.decision().options[0].card == t.id("TST_014") ? "TST_014" : "TST_014#2");
        EXPECT_EQ(t.baseDamageOn(s.you), 6);
    });
}

TEST(SwuTrigger, CR7_6_4_ADefeatAfterwardsIsNotSeen)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 12).hand(s.me, {"SOR_078", "SOR_172"}).ground(s.me, {"TST_014"});
        t.ground(s.you, {"SOR_095"}).start();
        t.play("SOR_078");
        t.choose("TST_014"); // it sees its own defeat
        EXPECT_EQ(t.baseDamageOn(s.you), 1);
        t.pass();
        t.play("SOR_172");
        EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
        EXPECT_EQ(t.baseDamageOn(s.you), 1);
    });
}

TEST(SwuTrigger, CR8_11_LastKnownInformationHasTheModifiers)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Damage equal to its power: 2, a token and an upgrade, as it was when it was defeated.
        t.resources(s.me, 9).hand(s.me, {"SOR_078"});
        t.ground(s.me, {Unit("TST_009").with({"SOR_T01", "SOR_120"})}).start();
        t.play("SOR_078");
        EXPECT_EQ(t.zone("TST_009"), Zone::Discard);
        EXPECT_EQ(t.baseDamageOn(s.you), 5);
    });
    fromBothSeats([](Table &t, const Seats &s) { // a lasting effect counts too
        t.resources(s.me, 9).hand(s.me, {"SOR_124", "SOR_078"}).ground(s.me, {"TST_009"}).start();
        t.play("SOR_124");
        t.pass();
        t.play("SOR_078");
        EXPECT_EQ(t.baseDamageOn(s.you), 4);
    });
}

TEST(SwuTrigger, CR7_6_14B_WhoControlledItResolvesWhenDefeated)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {Unit("TST_009").ownedBy(s.you)}).ground(s.you, {"SOR_046"}).start();
        t.attack("TST_009", "SOR_046");
        EXPECT_EQ(t.zoneIds(Zone::Discard, s.you), std::vector<std::string>{"TST_009"});
        EXPECT_EQ(t.baseDamageOn(s.you), 2) << "the enemy base of its controller";
        EXPECT_EQ(t.baseDamageOn(s.me), 0);
    });
}

TEST(SwuTrigger, CR7_6_6_TriggersResolveOnEitherPlayersTurn)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_232"}).ground(s.you, {"SOR_083"}).start();
        t.attack("SOR_232", "SOR_083");
        t.asks(DecisionKind::Confirm, s.you);
        t.yes();
        EXPECT_EQ(t.zone("SOR_083"), Zone::Resources);
        EXPECT_FALSE(t.exhausted("SOR_083"));
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuTrigger, CR7_6_2_AnAbilityWithTwoConditionsTriggersForEach)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 12).hand(s.me, {"SOR_134", "SOR_078"}).ground(s.you, {"SOR_046"}).start();
        t.play("SOR_134"); // Ruthless Raider: when played …
        EXPECT_EQ(t.baseDamageOn(s.you), 2);
        EXPECT_EQ(t.damage("SOR_046"), 2);
        t.nextRound();
        t.play("SOR_078"); // … and when defeated
        t.choose("SOR_134");
        EXPECT_EQ(t.baseDamageOn(s.you), 4);
        EXPECT_EQ(t.damage("SOR_046"), 4);
    });
}

TEST(SwuTrigger, CR7_6_7_WhatIsNotMayMustBeDone)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Pirated Starfighter returns a friendly unit, itself if there is no other.
        t.resources(s.me, 9).hand(s.me, {"SOR_209"}).ground(s.you, {"SOR_046"}).start();
        t.play("SOR_209");
        EXPECT_EQ(t.zone("SOR_209"), Zone::Hand);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_209"}).ground(s.me, {"SOR_046"}).start();
        t.play("SOR_209");
        t.selectable({"SOR_209", "SOR_046"});
        t.bounds(1, 1);
        t.choose("SOR_046");
        EXPECT_EQ(t.zone("SOR_046"), Zone::Hand);
    });
}

TEST(SwuTrigger, CR8_32_3_OncePerRoundCountsWhenItIsUsed)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Agent Kallus: another unique unit is defeated, you may draw; once each round.
        t.resources(s.me, 20).hand(s.me, {"SOR_078", "SOR_078", "SOR_078"});
        t.ground(s.me, {"SOR_115"}).ground(s.you, {"SOR_189", "SOR_236", "SOR_238"}).start();
        t.play("SOR_078");
        t.choose("SOR_189");
        t.asks(DecisionKind::Confirm, s.me);
        t.no(); // not used
        t.pass();
        t.play("SOR_078#2");
        t.choose("SOR_236");
        t.yes();
        EXPECT_EQ(t.handSize(s.me), 2);
        t.pass();
        t.play("SOR_078#3");
        t.choose("SOR_238");
        t.asks(DecisionKind::Action, s.you); // not offered again
        EXPECT_EQ(t.handSize(s.me), 1);
    });
}

TEST(SwuTrigger, CR7_6_8_NothingInterruptsAnAbility)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Vigilance: two modes; the unit defeated by the first gets its say after the second.
        t.base(s.me, "SOR_020").resources(s.me, 9).hand(s.me, {"SOR_058"}).baseDamage(s.me, 9);
        t.ground(s.you, {"SOR_108", "SOR_046"}).start();
        t.play("SOR_058");
        t.asks(DecisionKind::ChooseMode, s.me);
        t.modes({0, 1, 2, 3});
        t.mode(2); // defeat a unit with 3 or less HP left
        EXPECT_EQ(t.zone("SOR_108"), Zone::Discard);
        t.asks(DecisionKind::ChooseMode, s.me);
        t.modes({0, 1, 3}); // a different one (CR 8.4.4)
        t.mode(1);
        t.selectable({"base0", "base1"});
        t.choose(s.myBase());
        EXPECT_EQ(t.baseDamageOn(s.me), 4);
        t.asks(DecisionKind::ChooseCards, s.you); // Vanguard Infantry at last
        t.decline();
    });
}

TEST(SwuTrigger, CR7_6_3_OnlyWhatIsInPlayTriggers)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Discarded from a hand, "When Defeated" does nothing.
        t.resources(s.me, 9).hand(s.me, {"SOR_174"}).hand(s.you, {"SOR_108", "SOR_108", "SOR_108"});
        t.ground(s.you, {"SOR_046"}).start();
        t.play("SOR_174"); // Smoke and Cinders: down to two cards
        t.asks(DecisionKind::ChooseCards, s.you);
        t.choose("SOR_108");
        EXPECT_EQ(t.discardSize(s.you), 1);
        t.asks(DecisionKind::Action, s.you);
    });
}

} // namespace
} // namespace playmat::test
