#include "support/swu_seats.h"

#include <algorithm>

/// The regroup phase (CR 5.5) and drawing from an empty deck (CR 8.6).
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

/// The types of the last answer's events that are among these, in order.
std::vector<Ev> sequence(const Table &t, std::initializer_list<Ev> types)
{
    std::vector<Ev> out;
    for (const core::Event &e : t.game().events()) {
        const auto type = static_cast<Ev>(e.type);
        if (std::find(types.begin(), types.end(), type) != types.end())
            out.push_back(type);
    }
    return out;
}

TEST(SwuJudge, R5_5_TheRegroupPhaseHasFiveSteps)
{
    fromBothSeats([](Table &t, const Seats &s) {
        const auto wanted = {Ev::Readied,      Ev::Drawn,           Ev::PhaseStarted,
                             Ev::RoundStarted, Ev::AbilityResolved, Ev::EffectEnded};
        t.resources(s.me, 0, 2).ground(s.me, {"TST_002"}).ground(s.you, {"SOR_046"}).start();
        t.endActionPhase();
        // 1 the start with its triggers, 2 the draw step, 3 resources are asked for …
        EXPECT_EQ(sequence(t, wanted),
                  (std::vector{Ev::PhaseStarted, Ev::AbilityResolved, Ev::Drawn, Ev::Drawn}));
        t.asks(DecisionKind::Resource, s.me);
        t.decline();
        EXPECT_TRUE(sequence(t, wanted).empty());
        t.decline();
        // 4 the ready step, 5 the end.
        EXPECT_EQ(sequence(t, wanted),
                  (std::vector{Ev::Readied, Ev::Readied, Ev::RoundStarted, Ev::PhaseStarted}));
    });
}

TEST(SwuRound, CR5_5_1E_EffectsOfThePhaseAndTheRoundEndWithTheRegroupPhase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_186"}).ground(s.you, {"SOR_046"}).start();
        t.play("SOR_186");
        t.nextRound();
        const auto order = sequence(t, {Ev::EffectEnded, Ev::RoundStarted});
        EXPECT_EQ(order, (std::vector{Ev::EffectEnded, Ev::RoundStarted}));
    });
}

TEST(SwuJudge, R5_5_BothPlayersDrawTwoAtOnce)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.deck(s.me, {"SOR_095", "SOR_210", "SOR_237"}).deck(s.you, {"SOR_128", "SOR_225"}).start();
        t.endActionPhase();
        EXPECT_EQ(t.zoneIds(Zone::Hand, s.me), (std::vector<std::string>{"SOR_095", "SOR_210"}));
        EXPECT_EQ(t.zoneIds(Zone::Hand, s.you), (std::vector<std::string>{"SOR_128", "SOR_225"}));
        EXPECT_EQ(t.deckSize(s.me), 1);
        EXPECT_EQ(t.deckSize(s.you), 0);
        EXPECT_EQ(t.baseDamageOn(s.me) + t.baseDamageOn(s.you), 0) << "an empty deck is no loss";
    });
}

TEST(SwuJudge, R5_5_ThreeDamageForEachCardNotDrawn)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.deck(s.me, {"SOR_095"}).deck(s.you, {}).start();
        t.endActionPhase();
        EXPECT_EQ(t.handSize(s.me), 1);
        EXPECT_EQ(t.baseDamageOn(s.me), 3);
        EXPECT_EQ(t.handSize(s.you), 0);
        EXPECT_EQ(t.baseDamageOn(s.you), 6);
        EXPECT_EQ(t.events(Ev::DeckEmpty), 2);
    });
}

TEST(SwuRound, CR8_6_1_AbilitiesThatDrawFromAnEmptyDeckHurtToo)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9)
            .hand(s.me, {"SOR_171"})
            .deck(s.me, {"SOR_095"})
            .deck(s.you, {})
            .start();
        t.play("SOR_171"); // Mission Briefing: a player draws two
        t.selectablePlayers({0, 1});
        t.player(s.me);
        EXPECT_EQ(t.handSize(s.me), 1);
        EXPECT_EQ(t.baseDamageOn(s.me), 3);
        EXPECT_EQ(t.baseDamageOn(s.you), 0);
    });
}

TEST(SwuRound, CR8_6_2_AnEmptyDeckIsNeitherSearchedNorLookedAt)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 12).hand(s.me, {"SOR_123", "SOR_236", "SOR_058"}).deck(s.me, {});
        t.deck(s.you, {}).start();
        t.play("SOR_123"); // Recruit searches
        t.pass();
        t.play("SOR_236"); // R2-D2 looks at the top card
        t.pass();
        t.play("SOR_058"); // Vigilance, first mode: discard six from a deck
        t.mode(0);
        t.mode(3); // a Shield for the only unit
        EXPECT_EQ(t.tokensOn("SOR_236", "SOR_T02"), 1);
        EXPECT_EQ(t.baseDamageOn(s.me) + t.baseDamageOn(s.you), 0);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuJudge, R5_5_Example_BothBasesFallInTheDrawStep)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.baseDamage(s.me, 28).baseDamage(s.you, 24).deck(s.me, {}).deck(s.you, {}).start();
        t.endActionPhase();
        ASSERT_TRUE(t.result().has_value());
        EXPECT_EQ(t.result()->reason, EndReason::BothBases);
        EXPECT_EQ(t.baseDamageOn(s.me), 34);
        EXPECT_EQ(t.baseDamageOn(s.you), 30);
    });
}

TEST(SwuJudge, R5_5_ADrawnGameIsNobodysWin)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.baseDamage(s.me, 24).baseDamage(s.you, 24).deck(s.me, {}).deck(s.you, {}).start();
        t.endActionPhase();
        ASSERT_TRUE(t.result().has_value());
        EXPECT_EQ(t.result()->winner, core::kNone);
        EXPECT_TRUE(t.game().state().players[0].lost);
        EXPECT_TRUE(t.game().state().players[1].lost);
        EXPECT_EQ(t.decision().kind, DecisionKind::None);
    });
}

TEST(SwuJudge, R5_5_AResourceEntersFacedownAndExhausted)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_046", "SOR_210"}).deck(s.me, {"SOR_172", "SOR_120"}).start();
        t.endActionPhase();
        t.asks(DecisionKind::Resource, s.me);
        t.selectable({"SOR_046", "SOR_210", "SOR_172", "SOR_120"});
        t.bounds(0, 1);
        t.refuses({"SOR_046", "SOR_210"});
        t.choose("SOR_210");
        EXPECT_EQ(t.zone("SOR_210"), Zone::Resources);
        EXPECT_TRUE(t.exhausted("SOR_210"));
        EXPECT_NE(t.card("SOR_210").status & status::FaceDown, 0);
        EXPECT_EQ(t.handSize(s.me), 3);
        EXPECT_EQ(t.resourceCount(s.me), 1);
        EXPECT_EQ(t.events(Ev::CardPlayed), 0);
        t.decline();
        EXPECT_FALSE(t.exhausted("SOR_210")) << "the ready step comes after";
    });
}

TEST(SwuJudge, R5_5_TheActivePlayerResourcesFirst)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_046"}).hand(s.you, {"SOR_128"}).initiative(s.you).start();
        t.endActionPhase();
        t.asks(DecisionKind::Resource, s.you);
        EXPECT_EQ(t.activePlayer(), s.you) << "the holder of the initiative";
        Gesture ahead;
        ahead.player = s.me;
        ahead.card = t.id("SOR_046");
        ahead.ontoZone = Zone::Resources;
        const Why why = t.game().why(ahead);
        EXPECT_TRUE(why.legal.empty());
        ASSERT_FALSE(why.refused.empty());
        EXPECT_EQ(static_cast<Reason>(why.refused[0].code), Reason::NotYourDecision);
        t.choose("SOR_128");
        t.asks(DecisionKind::Resource, s.me);
        EXPECT_EQ(t.game().why(ahead).legal.size(), 1U);
        t.choose("SOR_046");
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuJudge, R5_5_TheReadyStepReadiesResourcesAndUnits)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_172"}).resources(s.me, 1, 2).resources(s.you, 0, 3);
        t.leaderExhausted(s.me).leaderExhausted(s.you);
        t.ground(s.me, {Unit("SOR_046").exhausted()}).space(s.you, {Unit("SOR_225").exhausted()});
        t.start();
        t.endActionPhase();
        t.choose("SOR_172");
        t.decline();
        EXPECT_EQ(t.readyResources(s.me), 4) << "the new one too";
        EXPECT_EQ(t.readyResources(s.you), 3);
        for (const std::string &card :
             {std::string("SOR_046"), std::string("SOR_225"), s.myLeader(), s.yourLeader()})
            EXPECT_FALSE(t.exhausted(card)) << card;
    });
}

TEST(SwuJudge, R5_5_TheNextActionPhaseFollows)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_172"}).start();
        t.pass();
        t.pass();
        t.choose("SOR_172");
        EXPECT_EQ(t.game().state().phase, Phase::Regroup);
        t.decline();
        EXPECT_EQ(t.game().state().phase, Phase::Action);
        EXPECT_EQ(t.game().state().round, 2);
        t.asks(DecisionKind::Action, s.me);
    });
}

TEST(SwuRound, CR5_5_1C_AnEmptyHandIsAskedForNothingThatItHas)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.deck(s.me, {}).deck(s.you, {}).start();
        t.endActionPhase();
        t.selectable({});
        t.bounds(0, 0);
        t.decline();
        t.decline();
        t.asks(DecisionKind::Action, s.me);
    });
}

} // namespace
} // namespace playmat::test
