#include "support/swu_seats.h"

#include <algorithm>

/// Rounds, the action phase and the edges of phases (CR 5.1, 5.3, 5.4, 1.15, 7.7).
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

/// How often an event of this type happened in the last answer.
int lately(const Table &t, Ev type)
{
    const auto events = t.game().events();
    return static_cast<int>(std::count_if(events.begin(), events.end(), [&](const core::Event &e) {
        return e.type == static_cast<std::uint8_t>(type);
    }));
}

/// Through the rest of the round until something other than an action or a resource is asked for.
void passOn(Table &t)
{
    t.endActionPhase();
    for (int i = 0; i < kPlayers && t.decision().kind == DecisionKind::Resource; ++i)
        t.decline();
}

TEST(SwuJudge, R5_1_ARoundIsAnActionPhaseAndARegroupPhase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_046"}).start();
        EXPECT_EQ(t.game().state().round, 1);
        EXPECT_EQ(t.game().state().phase, Phase::Action);
        t.attack("SOR_046", s.yourBase());
        EXPECT_EQ(t.activePlayer(), s.you) << "a turn is one action";
        t.pass();
        EXPECT_EQ(t.activePlayer(), s.me);
        t.pass();
        EXPECT_EQ(t.game().state().phase, Phase::Regroup);
        EXPECT_EQ(t.game().state().round, 1);
        t.decline();
        t.decline();
        EXPECT_EQ(t.game().state().phase, Phase::Action);
        EXPECT_EQ(t.game().state().round, 2);
    });
}

TEST(SwuJudge, R5_1_EachStepIsCompletedInFull)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {Unit("SOR_046").exhausted()}).resources(s.you, 0, 2).start();
        t.endActionPhase();
        // Both have drawn before anybody resources a card, and nothing is ready yet.
        t.asks(DecisionKind::Resource, s.me);
        EXPECT_EQ(t.handSize(s.me) + t.handSize(s.you), 4);
        t.decline();
        t.asks(DecisionKind::Resource, s.you);
        EXPECT_TRUE(t.exhausted("SOR_046"));
        EXPECT_EQ(t.readyResources(s.you), 0);
        t.decline();
        EXPECT_FALSE(t.exhausted("SOR_046"));
        EXPECT_EQ(t.readyResources(s.you), 2);
    });
}

TEST(SwuJudge, R5_3_TheActionPhaseStartsTheRound)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"TST_003"}).start(); // 1 damage when the action phase starts
        t.takeInitiative();
        t.pass();
        EXPECT_EQ(t.game().state().phase, Phase::Regroup);
        EXPECT_EQ(t.events(Ev::RoundStarted), 0);
        EXPECT_EQ(t.baseDamageOn(s.you), 0);
        EXPECT_TRUE(t.game().state().initiativeTaken);
        t.decline();
        t.decline();
        EXPECT_EQ(lately(t, Ev::RoundStarted), 1);
        EXPECT_EQ(t.game().state().round, 2);
        EXPECT_FALSE(t.game().state().initiativeTaken) << "the counter is available again";
        EXPECT_EQ(t.baseDamageOn(s.you), 1);
    });
}

TEST(SwuJudge, R5_3_ThisRoundLastsThroughTheRegroupPhase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_186"}).ground(s.you, {"SOR_046", "SOR_095"}).start();
        t.play("SOR_186"); // No Good to Me Dead: exhausted, and can't ready this round
        t.choose("SOR_046");
        t.attack("SOR_095", s.myBase());
        t.nextRound();
        EXPECT_FALSE(t.exhausted("SOR_095"));
        EXPECT_TRUE(t.exhausted("SOR_046")) << "the regroup phase belongs to the round";
        t.nextRound();
        EXPECT_FALSE(t.exhausted("SOR_046")) << "the next one does not";
    });
}

TEST(SwuJudge, R5_3_ThisRoundBegunInTheRegroupPhaseEndsWithIt)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"TST_001"}); // when the regroup phase starts: as No Good to Me Dead
        t.resources(s.you, 2).hand(s.you, {"SOR_169"}); // Keep Fighting: ready a unit
        t.ground(s.you, {"SOR_046"}).start();
        t.nextRound();
        EXPECT_TRUE(t.exhausted("SOR_046"));
        t.pass();
        t.play("SOR_169");
        t.selectable({"SOR_046", "TST_001"});
        t.choose("SOR_046");
        EXPECT_FALSE(t.exhausted("SOR_046")) << "that was another round";
    });
}

TEST(SwuJudge, R5_4_FiveActions)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 6).hand(s.me, {"SOR_237"}).ground(s.me, {"SOR_046"}).start();
        std::set<OptionKind> kinds;
        for (const core::Option &o : t.decision().options)
            kinds.insert(static_cast<OptionKind>(o.kind));
        // Deploying is the use of an (epic) action ability.
        EXPECT_EQ(kinds,
                  (std::set{OptionKind::Play, OptionKind::Attack, OptionKind::Ability,
                            OptionKind::Deploy, OptionKind::TakeInitiative, OptionKind::Pass}));
        t.bounds(1, 1);
    });
}

TEST(SwuJudge, R5_4_TurnsAlternateFromTheInitiative)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.initiative(s.you).phase(Phase::Action, true);
        t.ground(s.me, {"SOR_046", "SOR_095"}).ground(s.you, {"SOR_210", "SOR_232"}).start();
        EXPECT_EQ(t.activePlayer(), s.you);
        t.attack("SOR_210", s.myBase());
        EXPECT_EQ(t.activePlayer(), s.me);
        t.attack("SOR_046", s.yourBase());
        EXPECT_EQ(t.activePlayer(), s.you);
        t.attack("SOR_232", s.myBase());
        EXPECT_EQ(t.activePlayer(), s.me);
        t.nextRound();
        EXPECT_EQ(t.activePlayer(), s.you) << "nobody took the initiative";
    });
}

TEST(SwuJudge, R5_4_TwoPassesInSuccessionEndThePhase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_046"}).ground(s.you, {"SOR_210"}).start();
        t.pass();
        t.attack("SOR_210", s.myBase()); // an action between two passes
        t.pass();
        EXPECT_EQ(t.game().state().phase, Phase::Action);
        t.asks(DecisionKind::Action, s.you);
        t.pass();
        EXPECT_EQ(t.game().state().phase, Phase::Regroup);
    });
}

TEST(SwuRound, CR1_15_5_WhoTakesTheInitiativePassesFromThenOn)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.initiative(s.you).ground(s.me, {"SOR_046"}).ground(s.you, {"SOR_210", "SOR_232"}).start();
        t.takeInitiative();
        EXPECT_EQ(t.game().state().initiative, s.me);
        t.attack("SOR_210", s.myBase());
        t.asks(DecisionKind::Action, s.you); // me passes without being asked
        EXPECT_EQ(t.baseDamageOn(s.me), 4);
        Gesture again;
        again.action = OptionKind::TakeInitiative;
        const Why why = t.game().why(again);
        ASSERT_FALSE(why.refused.empty());
        EXPECT_EQ(static_cast<Reason>(why.refused[0].code), Reason::InitiativeAlreadyTaken);
        EXPECT_EQ(why.refused[0].params[0], s.me);
        EXPECT_STREQ(why.refused[0].rule, "CR 1.15.5");
        t.attack("SOR_232", s.myBase());
        t.asks(DecisionKind::Action, s.you);
        t.pass();
        t.asks(DecisionKind::Resource, s.me);
        t.decline();
        t.decline();
        t.asks(DecisionKind::Action, s.me);
    });
}

TEST(SwuRound, CR1_15_5C_TakingTheInitiativeAfterAPassEndsThePhase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_046"}).ground(s.you, {"SOR_210"}).start();
        t.pass();
        t.takeInitiative();
        EXPECT_EQ(t.game().state().phase, Phase::Regroup);
        t.asks(DecisionKind::Resource, s.you);
        t.decline();
        t.decline();
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuRound, CR1_15_5_TheHolderMayTakeTheInitiativeToo)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.start();
        t.takeInitiative();
        EXPECT_EQ(t.game().state().initiative, s.me);
        EXPECT_TRUE(t.game().state().initiativeTaken);
        t.nextRound();
        t.asks(DecisionKind::Action, s.me);
        t.pass();
        t.takeInitiative();
        EXPECT_EQ(t.game().state().initiative, s.you) << "available again in the new round";
    });
}

TEST(SwuRound, CR1_15_5B_TriggersAreStillResolvedAfterTakingTheInitiative)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_108"}).ground(s.you, {"SOR_210"}).start(); // Vanguard Infantry
        t.takeInitiative();
        t.attack("SOR_210", "SOR_108");
        t.asks(DecisionKind::ChooseCards, s.me);
        t.choose("SOR_210");
        EXPECT_EQ(t.tokensOn("SOR_210", "SOR_T01"), 1);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuJudge, R5_4_LastingEffectsEndBeforeAnythingElse)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Tactical Advantage keeps the Warden alive until the action phase ends; what it does when
        // the regroup phase starts never comes.
        t.resources(s.me, 3).hand(s.me, {"SOR_124"}).ground(s.me, {Unit("TST_001").damaged(4)});
        t.ground(s.you, {"SOR_157", "SOR_046"}).start(); // Cantina Braggart: 0/3, Raid 2
        t.play("SOR_124");
        t.choose("TST_001"); // 3/7
        t.attack("SOR_157", "TST_001");
        EXPECT_EQ(t.damage("TST_001"), 6);
        t.endActionPhase();
        EXPECT_EQ(t.zone("TST_001"), Zone::Discard);
        t.asks(DecisionKind::Resource, s.me);
        EXPECT_FALSE(t.exhausted("SOR_046"));
    });
}

TEST(SwuJudge, R5_4_LastingEffectsWithOneEndEndTogether)
{
    for (const bool goodFirst : {true, false})
        fromBothSeats([&](Table &t, const Seats &s) {
            // +2/+2 and -2/-2: with only the first gone it would be defeated.
            t.resources(s.me, 9).hand(s.me, {"SOR_124", "SOR_076"}); // and Make an Opening
            t.ground(s.me, {Unit("SOR_046").damaged(goodFirst ? 6 : 4)}).start();
            t.play(goodFirst ? "SOR_124" : "SOR_076");
            t.pass();
            t.play(goodFirst ? "SOR_076" : "SOR_124");
            EXPECT_EQ(t.hp("SOR_046"), 7);
            t.nextRound();
            EXPECT_EQ(t.zone("SOR_046"), Zone::Ground);
            EXPECT_EQ(t.hp("SOR_046"), 7);
            EXPECT_EQ(t.power("SOR_046"), 3);
            EXPECT_EQ(t.events(Ev::Defeated), 0);
        });
}

/// A Vanguard Infantry of `me` that is alive only for this phase, and a reckoning at its end.
void dyingAtTheEnd(Table &t, const Seats &s)
{
    t.resources(s.me, 9).hand(s.me, {"SOR_124", "TST_005"});
    t.ground(s.me, {Unit("SOR_108").damaged(1)}).ground(s.you, {"SOR_157", "SOR_046"}).start();
    t.play("SOR_124");
    t.choose("SOR_108"); // 3/4
    t.attack("SOR_157", "SOR_108"); // 3 damage in all
    t.play("TST_005"); // when the phase ends: 1 damage to a unit
    t.endActionPhase();
}

TEST(SwuJudge, R5_4_LastingThenDelayedThenTriggered)
{
    fromBothSeats([](Table &t, const Seats &s) {
        dyingAtTheEnd(t, s);
        EXPECT_EQ(t.zone("SOR_108"), Zone::Discard) << "the lasting effect has ended";
        EXPECT_EQ(t.decision().source, t.id("TST_005")) << "now the delayed effect";
        t.selectable({"TST_005", "SOR_046"});
        t.choose("SOR_046");
        EXPECT_EQ(t.decision().source, t.id("SOR_108")) << "and then what triggered";
        t.asks(DecisionKind::ChooseCards, s.me);
        t.choose("TST_005");
        EXPECT_EQ(t.tokensOn("TST_005", "SOR_T01"), 1);
        EXPECT_EQ(t.damage("SOR_046"), 1);
        EXPECT_EQ(t.game().state().phase, Phase::Regroup);
    });
}

TEST(SwuRound, CR5_4_2_TriggersOfTheEndOfThePhaseComeBeforeTheRegroupPhase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        dyingAtTheEnd(t, s);
        t.choose("SOR_046");
        EXPECT_EQ(t.game().state().phase, Phase::Action);
        EXPECT_EQ(t.handSize(s.me), 0) << "nobody has drawn yet";
        t.decline();
        EXPECT_EQ(t.game().state().phase, Phase::Regroup);
        EXPECT_EQ(t.handSize(s.me), 2);
    });
}

/// The active player is the one with the initiative when nobody is taking an action.
TEST(SwuRound, CR1_4_5_TheHolderOfTheInitiativeOrdersTheEndOfThePhase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.you, "SOR_004"); // Chirrut: +0/+2 for this phase
        t.resources(s.me, 3).hand(s.me, {"SOR_124"});
        t.ground(s.me, {Unit("SOR_108").damaged(1), "SOR_094"}); // Bail Organa: 1/2
        t.ground(s.you, {"SOR_226", "SOR_157"}).start(); // Admiral Motti: 1/1
        t.play("SOR_124");
        t.choose("SOR_108"); // 3/4
        t.use(s.yourLeader());
        t.choose("SOR_226"); // 1/3
        t.attack("SOR_094", "SOR_226");
        t.attack("SOR_157", "SOR_108");
        t.pass();
        t.pass(); // both units lose what kept them alive; `you` passed last
        EXPECT_EQ(t.zone("SOR_108"), Zone::Discard);
        EXPECT_EQ(t.zone("SOR_226"), Zone::Discard);
        t.asks(DecisionKind::ChoosePlayer, s.me);
        t.player(s.you); // Motti finds nothing to ready
        t.asks(DecisionKind::ChooseCards, s.me);
        t.decline();
    });
}

TEST(SwuJudge, R5_4_DelayedEffectsMayAskAPlayer)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_017").hand(s.me, {"SOR_095"}); // Han Solo
        t.resourceCards(s.me, {"SOR_237", "SOR_210"}).start();
        t.use(s.myLeader()); // the only card in hand
        EXPECT_EQ(t.readyResources(s.me), 3);
        passOn(t);
        EXPECT_EQ(t.game().state().phase, Phase::Action);
        t.asks(DecisionKind::ChooseCards, s.me);
        t.selectable({"SOR_237", "SOR_210", "SOR_095"});
        t.bounds(1, 1);
        t.choose("SOR_210");
        EXPECT_EQ(t.zoneIds(Zone::Discard, s.me), std::vector<std::string>{"SOR_210"});
        EXPECT_EQ(t.resourceCount(s.me), 2);
        t.asks(DecisionKind::Action, s.me);
    });
}

TEST(SwuJudge, R5_4_AbilitiesTriggerWhenAPhaseStarts)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_016"); // Thrawn looks at both decks when the action phase starts
        t.ground(s.me, {"TST_001", "TST_002"}).ground(s.you, {"SOR_046", "SOR_095"}).start();
        EXPECT_EQ(t.events(Ev::Revealed), 0);
        t.endActionPhase();
        // Two abilities when the regroup phase starts, in the order their player chooses.
        t.asks(DecisionKind::ChooseTrigger, s.me);
        t.selectable({"TST_001", "TST_002"});
        t.choose("TST_001");
        t.asks(DecisionKind::ChooseCards, s.me);
        t.selectable({"SOR_046", "SOR_095"});
        EXPECT_EQ(t.discardSize(s.me), 0);
        t.choose("SOR_046");
        EXPECT_EQ(t.discardSize(s.me), 1);
        t.asks(DecisionKind::Resource, s.me);
        t.decline();
        t.decline();
        EXPECT_EQ(lately(t, Ev::Revealed), 2);
        t.goOn(s.me);
    });
}

TEST(SwuJudge, R5_4_Example_TheDelayedDefeatComesBeforeTheStartOfPhaseTrigger)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Sneak Attack plays Inferno Four; the Scavenger discards a card when the phase starts.
        t.resources(s.me, 9).hand(s.me, {"SOR_219", "SOR_031"}).ground(s.me, {"TST_002"});
        t.deck(s.me, {"SOR_095", "SOR_210", "SOR_237", "SOR_046", "SOR_044"}).start();
        t.play("SOR_219");
        t.choosePlay("SOR_031");
        EXPECT_FALSE(t.exhausted("SOR_031"));
        t.decline(); // Inferno Four, when played: nothing to the bottom …
        t.order({"SOR_095", "SOR_210"}); // … and these stay on top
        t.endActionPhase();
        EXPECT_EQ(t.zone("SOR_031"), Zone::Discard);
        EXPECT_EQ(t.decision().source, t.id("SOR_031"));
        EXPECT_EQ(t.discardSize(s.me), 2) << "the Scavenger has not discarded yet";
        t.choose(std::vector<std::string>{"SOR_095", "SOR_210"}); // both to the bottom
        EXPECT_EQ(t.zone("SOR_237"), Zone::Discard) << "the third card was on top by then";
        t.asks(DecisionKind::Resource, s.me);
    });
}

TEST(SwuJudge, R5_4_TheSameOrderAtAllFourEdges)
{
    // The end of the action phase is R5_4_LastingThenDelayedThenTriggered, the start of the regroup
    // phase the example above; here are the two others.
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_017").hand(s.me, {"SOR_095"}).ground(s.me, {"TST_003"});
        t.resourceCards(s.me, {"SOR_237"}).start();
        t.use(s.myLeader()); // the only card in hand
        passOn(t);
        EXPECT_EQ(t.baseDamageOn(s.you), 0) << "the delayed effect first";
        t.choose("SOR_237");
        EXPECT_EQ(t.baseDamageOn(s.you), 1) << "then what triggers when the action phase starts";
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"TST_015"}).ground(s.me, {Unit("SOR_108").damaged(1)});
        t.ground(s.you, {"SOR_157"}).start();
        t.play("TST_015");
        t.choose("SOR_108"); // 1/4 for this round
        t.attack("SOR_157", "SOR_108");
        EXPECT_EQ(t.damage("SOR_108"), 3);
        passOn(t); // the end of the regroup phase
        EXPECT_EQ(t.game().state().phase, Phase::Regroup);
        EXPECT_EQ(t.zone("SOR_108"), Zone::Discard) << "the lasting effect has ended";
        EXPECT_EQ(t.decision().source, t.id("TST_015")) << "now the delayed effect";
        t.choose("SOR_157");
        EXPECT_EQ(t.decision().source, t.id("SOR_108")) << "and then what triggered";
        t.decline();
        t.asks(DecisionKind::Action, s.me);
        EXPECT_EQ(t.game().state().round, 2);
    });
}

} // namespace
} // namespace playmat::test
