#include "support/swu_seats.h"

/// How games end (CR 5.6): bases, concessions, draws, and that nothing happens afterwards.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

void won(const Table &t, PlayerId winner, EndReason reason)
{
    ASSERT_TRUE(t.result().has_value());
    EXPECT_EQ(t.result()->winner, winner);
    EXPECT_EQ(t.result()->reason, reason);
    EXPECT_EQ(t.game().state().phase, Phase::Over);
    EXPECT_EQ(t.decision().kind, DecisionKind::None);
    EXPECT_TRUE(t.decision().options.empty());
}

TEST(SwuVictory, R2_TheGameEndsImmediately)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.baseDamage(s.you, 27).ground(s.me, {"SOR_046"}).hand(s.you, {"SOR_128"}).start();
        t.attack("SOR_046", s.yourBase());
        won(t, s.me, EndReason::BaseDefeated);
        EXPECT_EQ(t.events(Ev::AttackEnded), 0) << "not even the attack goes on";
    });
}

TEST(SwuVictory, R2_1_ABaseAtZeroLosesTheGame)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.baseDamage(s.you, 26).ground(s.me, {"SOR_046", "SOR_210"}).start();
        t.attack("SOR_046", s.yourBase());
        EXPECT_FALSE(t.result().has_value()) << "one HP is left";
        t.pass();
        t.attack("SOR_210", s.yourBase());
        won(t, s.me, EndReason::BaseDefeated);
        EXPECT_TRUE(t.game().state().players[s.you].lost);
        EXPECT_FALSE(t.game().state().players[s.me].lost);
    });
}

TEST(SwuVictory, CR5_6_1_OnesOwnAbilityMayLoseTheGame)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Galactic Ambition deals its player's base damage equal to the unit's cost.
        t.baseDamage(s.me, 26).resources(s.me, 12).hand(s.me, {"SOR_235", "SOR_182"}).start();
        t.play("SOR_235");
        t.choosePlay("SOR_182"); // cost 5; its Ambush never comes
        won(t, s.you, EndReason::BaseDefeated);
    });
}

TEST(SwuVictory, CR1_3_1_WhoLosesByACardDoesNotLoseByTheirBase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 12).hand(s.me, {"SHD_208"}).start();
        t.play("SHD_208"); // Final Showdown: "you lose the game" when the regroup phase starts
        t.pass();
        t.pass();
        won(t, s.you, EndReason::CardAbility);
        EXPECT_TRUE(t.game().state().players[s.me].lost);
        EXPECT_FALSE(t.game().state().players[s.you].lost);
    });
    fromBothSeats([](Table &t, const Seats &s) { // the first cause of losing counts
        t.baseDamage(s.you, 27).resources(s.me, 12).hand(s.me, {"SHD_208"});
        t.ground(s.me, {"SOR_046"}).start();
        t.play("SHD_208");
        t.pass();
        t.attack("SOR_046", s.yourBase());
        won(t, s.me, EndReason::BaseDefeated);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 12).hand(s.me, {"SHD_208"}).start();
        t.play("SHD_208");
        t.concede(s.you);
        won(t, s.me, EndReason::Conceded);
    });
}

TEST(SwuVictory, R2_2_APlayerMayConcedeAtAnyTime)
{
    fromBothSeats([](Table &t, const Seats &s) { // on the opponent's turn
        t.start();
        t.concede(s.you);
        won(t, s.me, EndReason::Conceded);
    });
    fromBothSeats([](Table &t, const Seats &s) { // in the middle of an ability
        t.resources(s.me, 9).hand(s.me, {"SOR_172"}).ground(s.you, {"SOR_046", "SOR_128"}).start();
        t.play("SOR_172");
        t.asks(DecisionKind::ChooseCards, s.me);
        t.concede(s.me);
        won(t, s.you, EndReason::Conceded);
        EXPECT_EQ(t.damage("SOR_046"), 0);
    });
}

TEST(SwuVictory, R2_3_ThreeDamageForEachCardNotDrawn)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.baseDamage(s.you, 23).deck(s.you, {}).start();
        t.endActionPhase();
        EXPECT_EQ(t.baseDamageOn(s.you), 29);
        EXPECT_FALSE(t.result().has_value());
        t.decline();
        t.decline();
        t.endActionPhase();
        EXPECT_EQ(t.baseDamageOn(s.you), 35);
        won(t, s.me, EndReason::BaseDefeated);
    });
}

TEST(SwuVictory, R2_4_BothBasesAtOnceIsADraw)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Sabine's leader side deals 1 damage to each base.
        t.leader(s.me, "SOR_014").baseDamage(s.me, 29).baseDamage(s.you, 29).start();
        t.use(s.myLeader());
        won(t, core::kNone, EndReason::BothBases);
    });
}

TEST(SwuVictory, R2_Note_APlayerAtZeroActsAndResolvesNoMore)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // K-2SO falls, but so does its player's base: its ability is not resolved.
        t.baseDamage(s.me, 28).baseDamage(s.you, 28);
        t.ground(s.me, {"SOR_117"}).ground(s.you, {Unit("SOR_145").damaged(1)}).start();
        t.attack("SOR_117", "SOR_145"); // 5 damage, 3 HP left: 2 go on to the base
        won(t, s.me, EndReason::BaseDefeated);
        EXPECT_EQ(t.baseDamageOn(s.me), 28);
        EXPECT_EQ(t.events(Ev::AbilityResolved), 0);
    });
}

TEST(SwuJudge, R5_6_TheGameEndsAsSoonAsABaseIsAtZero)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // For a Cause I Believe In: the base falls before the revealed cards are arranged.
        t.baseDamage(s.you, 28).resources(s.me, 9).hand(s.me, {"SOR_152"});
        t.deck(s.me, {"SOR_095", "SOR_237", "SOR_128", "SOR_225", "SOR_046"}).start();
        t.play("SOR_152");
        won(t, s.me, EndReason::BaseDefeated);
        EXPECT_EQ(t.baseDamageOn(s.you), 30);
        EXPECT_EQ(t.deckSize(s.me), 5);
    });
}

TEST(SwuJudge, R5_6_APlayerAtZeroActsAndResolvesNoMore)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.baseDamage(s.you, 27).ground(s.me, {"SOR_046"}).ground(s.you, {"SOR_210"}).start();
        t.attack("SOR_046", s.yourBase());
        Game over = t.game();
        const State before = over.state();
        const auto refused = over.apply(core::Answer::one(0));
        ASSERT_FALSE(refused.ok());
        EXPECT_EQ(static_cast<Reason>(refused.refusal().code), Reason::GameOver);
        EXPECT_FALSE(over.concede(s.me).ok()) << "the game cannot be lost afterwards";
        EXPECT_TRUE(over.state() == before);
        Gesture attack;
        attack.card = t.id("SOR_210");
        attack.ontoCard = t.id(s.myBase());
        const Why why = over.why(attack);
        ASSERT_EQ(why.refused.size(), 1U);
        EXPECT_EQ(static_cast<Reason>(why.refused[0].code), Reason::GameOver);
        EXPECT_STREQ(why.refused[0].rule, "CR 5.6.1");
    });
}

TEST(SwuJudge, R5_6_Example_TheDefeatedUnitsAnswerNeverComes)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Mercenary Company ambushes: it defeats a unit and, by Overwhelm, the base at once. The
        // unit's "When Defeated" would have finished the attacker's base.
        t.baseDamage(s.me, 28).baseDamage(s.you, 27).resources(s.me, 12).hand(s.me, {"SOR_117"});
        t.ground(s.you, {"TST_009"}).start(); // 2/2, damage equal to its power to the enemy base
        t.play("SOR_117");
        t.selectableAttacks({{"SOR_117", "TST_009"}});
        t.chooseAttack("SOR_117", "TST_009");
        won(t, s.me, EndReason::BaseDefeated);
        EXPECT_EQ(t.baseDamageOn(s.you), 30);
        EXPECT_EQ(t.baseDamageOn(s.me), 28);
    });
    // With one HP more the answer comes, and wins.
    fromBothSeats([](Table &t, const Seats &s) {
        t.baseDamage(s.me, 28).baseDamage(s.you, 26).resources(s.me, 12).hand(s.me, {"SOR_117"});
        t.ground(s.you, {"TST_009"}).start();
        t.play("SOR_117");
        t.chooseAttack("SOR_117", "TST_009");
        won(t, s.you, EndReason::BaseDefeated);
    });
}

TEST(SwuJudge, R5_6_APlayerConcedesAtAnyTime)
{
    fromBothSeats([](Table &t, const Seats &s) { // in the regroup phase, out of turn
        t.hand(s.me, {"SOR_046"}).start();
        t.endActionPhase();
        t.asks(DecisionKind::Resource, s.me);
        t.concede(s.you);
        won(t, s.me, EndReason::Conceded);
        EXPECT_TRUE(t.game().state().players[s.you].lost);
    });
}

TEST(SwuJudge, R5_6_Example_ConcedingBeforeTheHandIsSeen)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // A Viper Probe Droid is played; while its player still orders what triggered, the
        // opponent gives up and keeps the hand to themselves.
        t.resources(s.me, 9).hand(s.me, {"SOR_228"}).hand(s.you, {"SOR_128", "SOR_225"});
        t.ground(s.me, {"TST_006"}).baseDamage(s.me, 5).start();
        t.play("SOR_228");
        t.asks(DecisionKind::ChooseTrigger, s.me);
        t.selectable({"SOR_228", "TST_006"});
        t.concede(s.you);
        won(t, s.me, EndReason::Conceded);
        EXPECT_EQ(t.events(Ev::Revealed), 0);
        const Observation seen = t.seated().observe(Viewer::of(s.me));
        for (const CardView &card : seen.cards)
            EXPECT_FALSE(card.zone == Zone::Hand && card.owner == s.you && card.def != 0);
    });
}

} // namespace
} // namespace playmat::test
