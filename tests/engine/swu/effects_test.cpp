#include "support/swu_seats.h"

/// How effects resolve: lasting and delayed ones (CR 7.7), constants (CR 7.3), "if you do", "then",
/// "may", "up to", modes (CR 8.4, 8.9, 8.28, 8.30, 8.32).
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuEffect, CR7_7_3D_ALastingEffectIsForWhatIsThereNow)
{
    fromBothSeats([](Table &t, const Seats &s) { // the example with Rallying Cry of the rules
        t.resources(s.me, 20).hand(s.me, {"SOR_154", "SOR_213"}).ground(s.me, {"SOR_046"}).start();
        t.play("SOR_154"); // each friendly unit gains Raid 2 for this phase
        EXPECT_EQ(t.card("SOR_046").raid, 2);
        t.pass();
        t.play("SOR_213");
        EXPECT_EQ(t.card("SOR_213").raid, 0);
        t.nextRound();
        EXPECT_EQ(t.card("SOR_046").raid, 0);
    });
}

TEST(SwuEffect, CR7_3_2_AConstantAbilityIsForWhateverComes)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 20).hand(s.me, {"SOR_128", "SOR_078"}).ground(s.me, {"SOR_230"});
        t.ground(s.you, {"SOR_229"}).start(); // General Veers: other friendly Imperials +1/+1
        t.play("SOR_128");
        EXPECT_EQ(t.power("SOR_128"), 4);
        EXPECT_EQ(t.hp("SOR_128"), 2);
        EXPECT_EQ(t.power("SOR_230"), 3) << "others";
        EXPECT_EQ(t.power("SOR_229"), 3) << "friendly ones";
        t.pass();
        t.play("SOR_078");
        t.choose("SOR_230");
        EXPECT_EQ(t.power("SOR_128"), 3);
    });
}

TEST(SwuEffect, CR8_15_7E_WithoutItsConstantAUnitMayFall)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_078"}).ground(s.me, {"SOR_046"});
        t.ground(s.you, {"SOR_230", Unit("SOR_128").damaged(1)}).start();
        EXPECT_EQ(t.zone("SOR_128"), Zone::Ground);
        t.play("SOR_078");
        t.choose("SOR_230");
        EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    });
}

TEST(SwuEffect, CR7_3_4_ConstantAbilitiesWorkWhileExhausted)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {Unit("SOR_230").exhausted(), "SOR_128"}).start();
        EXPECT_EQ(t.power("SOR_128"), 4);
    });
}

TEST(SwuEffect, CR7_3_3A_ConditionsThatOnlyMeetEachOtherAreNotMet)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"TST_004", "TST_004"}).start();
        EXPECT_FALSE(t.has("TST_004", kw::Saboteur));
        EXPECT_FALSE(t.has("TST_004#2", kw::Saboteur));
    });
    for (const bool before : {true, false})
        fromBothSeats([&](Table &t, const Seats &s) { // with a third unit that has it, they are
            if (before)
                t.ground(s.me, {"SOR_239", "TST_004", "TST_004"});
            else
                t.ground(s.me, {"TST_004", "TST_004", "SOR_239"});
            t.start();
            EXPECT_TRUE(t.has("TST_004", kw::Saboteur));
            EXPECT_TRUE(t.has("TST_004#2", kw::Saboteur));
        });
}

TEST(SwuEffect, CR7_7_3B_ALastingEffectOutlivesItsSource)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 7).hand(s.me, {"SOR_051"}); // Luke: -3/-3 for this phase
        t.resources(s.you, 9).hand(s.you, {"SOR_078"}).ground(s.you, {"SOR_232"}).start();
        t.play("SOR_051");
        EXPECT_EQ(t.power("SOR_232"), 3);
        t.play("SOR_078");
        t.choose("SOR_051");
        EXPECT_EQ(t.power("SOR_232"), 3);
        t.nextRound();
        EXPECT_EQ(t.power("SOR_232"), 6);
    });
}

TEST(SwuEffect, CR7_7_5B_AReplacedAmountReplacesTheWholeEffect)
{
    fromBothSeats([](Table &t, const Seats &s) { // the example with Luke of the rules
        t.resources(s.me, 9).hand(s.me, {"SOR_051"}).ground(s.me, {"SOR_128"});
        t.ground(s.you, {"SOR_232"}).start();
        t.attack("SOR_128", "SOR_232"); // a friendly unit is defeated this phase
        t.pass();
        t.play("SOR_051");
        EXPECT_EQ(t.power("SOR_232"), 0);
        EXPECT_EQ(t.zone("SOR_232"), Zone::Discard) << "7 HP, 3 damage, and -6/-6";
    });
}

TEST(SwuEffect, CR7_7_4C_ADelayedEffectOutlivesItsSource)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Sneak Attack: the unit is defeated when the regroup phase starts; events are long gone.
        t.resources(s.me, 9).hand(s.me, {"SOR_219", "SOR_046"}).start();
        t.play("SOR_219");
        t.choosePlay("SOR_046");
        EXPECT_FALSE(t.exhausted("SOR_046"));
        EXPECT_EQ(t.readyResources(s.me), 9 - 2 - 1);
        t.pass();
        t.attack("SOR_046", s.yourBase());
        t.endActionPhase();
        EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
    });
}

TEST(SwuEffect, CR8_5_4_ADelayedEffectDoesNotFindANewObject)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 12).hand(s.me, {"SOR_219", "SOR_046", "SOR_222"}).start();
        t.play("SOR_219");
        t.choosePlay("SOR_046");
        t.pass();
        t.play("SOR_222"); // back to hand
        t.pass();
        t.play("SOR_046");
        t.endActionPhase();
        EXPECT_EQ(t.zone("SOR_046"), Zone::Ground);
    });
}

TEST(SwuEffect, CR8_9_1_IfYouDoNeedsTheWholeFirstPart)
{
    for (const bool returns : {true, false})
        fromBothSeats([&](Table &t, const Seats &s) {
            // Bright Hope: you may return a friendly ground unit; if you do, draw a card.
            t.resources(s.me, 9).hand(s.me, {"SOR_099"}).ground(s.me, {"SOR_046"}).start();
            t.play("SOR_099");
            t.selectable({"SOR_046"});
            t.bounds(0, 1);
            returns ? t.choose("SOR_046") : t.decline();
            EXPECT_EQ(t.handSize(s.me), returns ? 2 : 0);
        });
    fromBothSeats([](Table &t, const Seats &s) { // nobody to return
        t.resources(s.me, 9).hand(s.me, {"SOR_099"}).start();
        t.play("SOR_099");
        EXPECT_EQ(t.handSize(s.me), 0);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuEffect, CR1_5_4E_AnExhaustedCardWasNotExhausted)
{
    for (const bool exhausted : {false, true})
        fromBothSeats([&](Table &t, const Seats &s) {
            // Boba Fett: an enemy unit leaves play, you may exhaust him; if you do, ready a
            // resource.
            t.leader(s.me, "SOR_015").resources(s.me, 9).hand(s.me, {"SOR_078"});
            if (exhausted)
                t.leaderExhausted(s.me);
            t.ground(s.you, {"SOR_046"}).start();
            t.play("SOR_078"); // costs 5 and 2
            if (t.decision().kind == DecisionKind::Confirm)
                t.yes();
            EXPECT_EQ(t.readyResources(s.me), exhausted ? 2 : 3);
            EXPECT_TRUE(t.exhausted(s.myLeader()));
            t.asks(DecisionKind::Action, s.you);
        });
}

TEST(SwuEffect, CR8_32_2_PayingInPartIsNotPaying)
{
    for (const int have : {1, 2})
        fromBothSeats([&](Table &t, const Seats &s) {
            // Mining Guild TIE: you may pay two; if you do, draw a card.
            t.resources(s.me, have).space(s.me, {"SOR_206"}).start();
            t.attack("SOR_206", s.yourBase());
            if (have == 2) {
                t.asks(DecisionKind::Confirm, s.me);
                t.yes();
            }
            EXPECT_EQ(t.handSize(s.me), have == 2 ? 1 : 0);
            EXPECT_EQ(t.readyResources(s.me), have == 2 ? 0 : 1);
            EXPECT_EQ(t.baseDamageOn(s.you), 1);
        });
}

TEST(SwuEffect, CR8_28_1_ThenComesWhateverBecameOfTheFirstPart)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Heroic Sacrifice: draw a card, then attack; here the deck is empty.
        t.resources(s.me, 9).hand(s.me, {"SOR_150"}).deck(s.me, {}).ground(s.me, {"SOR_046"});
        t.start();
        t.play("SOR_150");
        EXPECT_EQ(t.baseDamageOn(s.me), 3);
        t.chooseAttack("SOR_046", s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.you), 5);
    });
    fromBothSeats([](Table &t, const Seats &s) { // and nothing to attack with
        t.resources(s.me, 9).hand(s.me, {"SOR_150"}).start();
        t.play("SOR_150");
        EXPECT_EQ(t.handSize(s.me), 1);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuEffect, CR8_28_2_TriggersOfBothPartsWaitForTheEnd)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Maximum Firepower: one Imperial deals its damage, then another one to the same unit.
        t.leader(s.me, "SOR_010").resources(s.me, 9).hand(s.me, {"SOR_234"});
        t.ground(s.me, {"SOR_128", "SOR_229"}).ground(s.you, {"SOR_108", "SOR_046"}).start();
        t.play("SOR_234");
        t.choose("SOR_128");
        t.choose("SOR_108");
        EXPECT_EQ(t.zone("SOR_108"), Zone::Discard);
        t.asks(DecisionKind::ChooseCards, s.you); // the second has no target left
        t.choose("SOR_046");
        EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T01"), 1);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuEffect, CR8_30_UpToMayBeNone)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Medal Ceremony: Experience to each of up to three Rebels that attacked this phase.
        t.resources(s.me, 9).hand(s.me, {"SOR_245", "SOR_245"});
        t.ground(s.me, {"SOR_046", "SOR_095", "SOR_239"}).start();
        for (const char *id : {"SOR_046", "SOR_095"}) {
            t.attack(id, s.yourBase());
            t.pass();
        }
        t.play("SOR_245");
        t.selectable({"SOR_046", "SOR_095"});
        t.bounds(0, 2);
        t.choose(std::vector<std::string>{"SOR_046", "SOR_095"});
        EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T01") + t.tokensOn("SOR_095", "SOR_T01"), 2);
        t.pass();
        t.play("SOR_245#2");
        t.decline();
        EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T01"), 1);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuEffect, CR8_4_4_ModesAreChosenOneByOneAndDiffer)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Command: two of four. The second is chosen when the result of the first is seen.
        t.base(s.me, "SOR_023").resources(s.me, 9).hand(s.me, {"SOR_107"});
        t.discard(s.me, {"SOR_095"}).ground(s.me, {"SOR_046"}).ground(s.you, {"SOR_229"}).start();
        t.play("SOR_107");
        t.modes({0, 1, 2, 3});
        t.mode(3); // return a unit from your discard pile
        EXPECT_EQ(t.zone("SOR_095"), Zone::Hand);
        t.asks(DecisionKind::ChooseMode, s.me);
        t.modes({0, 1, 2});
        t.mode(1); // a friendly unit deals its power to an enemy unit that is not unique
        EXPECT_EQ(t.zone("SOR_229"), Zone::Discard);
        t.asks(DecisionKind::Action, s.you);
    });
}

} // namespace
} // namespace playmat::test
