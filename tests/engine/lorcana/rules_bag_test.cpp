#include "support/lorcana_table.h"

/// Triggered abilities and the bag (CR 6.2, 7.7), actions played by effects (6.7.8), asking
/// everything.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;

/// A character that asks before it gains a lore, whenever a character of its player is banished.
std::string watcher(const std::string &what = R"({"may":[{"gain_lore":1}]})")
{
    return R"({"type":"character","name":"W","cost":1,"willpower":9,
        "abilities":[{"when":"banished","of":{"kind":"character"},"do":[)"
        + what + "]}]}";
}
constexpr const char *kHit
    = R"({"type":"action","name":"Hit","cost":0,"do":[{"banish":{"each":{"kind":"character","name":"prey"}}}]})";

void prey(LorcanaTable &t)
{
    t.character("prey", 1, 1, 1, 1).printed("hit", kHit);
}

std::vector<int> offered(const LorcanaTable &t)
{
    std::vector<int> out;
    for (const core::Option &o : t.game().decision().options)
        out.push_back(o.card);
    return out;
}

TEST(LorcanaRules, R6_2_1_OnceForEachTimeItsConditionIsMet)
{
    LorcanaTable t;
    prey(t);
    t.printed("a", watcher(R"({"gain_lore":1})"));
    t.hand(0, {"hit"}).play(0, {"a"}).play(1, {"prey", "prey"}).start();
    t.playCard("hit");
    t.trigger("a");
    EXPECT_EQ(t.lore(0), 2);
}

TEST(LorcanaRules, R6_2_4_ASecondaryIfIsAskedWhenItResolves)
{
    for (const bool with : {false, true}) {
        LorcanaTable t;
        t.printed("surfer", R"({"type":"character","name":"S","cost":0,"willpower":1,
            "abilities":[{"when":"played","if":{"exists":{"kind":"character","side":"yours","other":true}},
                          "do":[{"draw":1}]}]})");
        t.hand(0, {"surfer"});
        if (with)
            t.play(0, {"1-012"});
        t.start();
        t.playCard("surfer");
        bool pending = false;
        for (const core::Event &e : t.game().events())
            pending |= e.type == static_cast<std::uint8_t>(Ev::TriggerPending);
        EXPECT_TRUE(pending) << "it triggers in any case";
        EXPECT_EQ(t.count(Zone::Hand, 0), with ? 1 : 0);
    }
}

TEST(LorcanaRules, R6_2_5_BothSentencesHangOnTheTriggerAlone)
{
    LorcanaTable t;
    t.printed("scar",
              R"({"type":"character","name":"S","cost":1,"strength":3,"willpower":3,"lore":1,
        "abilities":[{"when":"banishes_in_challenge","during":"your_turn",
                      "do":[{"may":[{"ready":"this"}]},{"give":"this","rule":"cant_quest","for":"turn"}]}]})");
    t.character("foe", 1, 0, 1, 1).play(0, {"scar"}).play(1, {Placed("foe").exerted()}).start();
    t.challenge("scar", "foe");
    t.yes();
    EXPECT_FALSE(t.isExerted("scar"));
    EXPECT_FALSE(t.can(OptionKind::Quest, "scar"));
}

TEST(LorcanaRules, R6_2_6_TwoConditionsAreTwoAbilities)
{
    LorcanaTable t;
    t.printed("silver", R"({"type":"character","name":"S","cost":0,"willpower":3,"lore":1,
        "abilities":[{"when":["played","quests"],"do":[{"draw":1}]}]})");
    t.hand(0, {"silver"}).start();
    t.playCard("silver");
    EXPECT_EQ(t.count(Zone::Hand, 0), 1);
    t.endTurn();
    t.endTurn();
    t.quest("silver");
    EXPECT_EQ(t.count(Zone::Hand, 0), 3);
}

TEST(LorcanaRules, R6_2_7_1_FloatingOnesLastForTheirDuration)
{
    LorcanaTable t;
    t.printed("steal", R"({"type":"action","name":"S","cost":0,
        "do":[{"floating":{"when":"quests","of":{"kind":"character","side":"yours"},
               "do":[{"lose_lore":1,"who":"opponents"}]},"for":"turn"}]})");
    t.character("a", 1, 1, 1, 1).character("b", 1, 1, 1, 1).lore(1, 5);
    t.hand(0, {"steal"}).play(0, {"a", "b"}).start();
    t.playCard("steal");
    t.quest("a");
    t.quest("b");
    EXPECT_EQ(t.lore(1), 3);
    t.endTurn();
    t.endTurn();
    t.quest("a");
    EXPECT_EQ(t.lore(1), 3);
}

TEST(LorcanaRules, R6_2_7_2_DelayedOnesResolveOnce)
{
    LorcanaTable t;
    t.printed("drift", R"({"type":"action","name":"D","cost":0,
        "do":[{"floating":{"when":"turn_ends","of":"character","do":[{"gain_lore":1}]},"for":"turn"}]})");
    t.hand(0, {"drift"}).start();
    t.playCard("drift");
    EXPECT_EQ(t.lore(0), 0);
    t.endTurn();
    EXPECT_EQ(t.lore(0), 1);
    t.endTurn();
    t.endTurn();
    EXPECT_EQ(t.lore(0), 1);
}

TEST(LorcanaRules, R6_1_13_1_DuringYourTurnGatesTheTriggerItself)
{
    LorcanaTable t;
    t.printed("knight", R"({"type":"character","name":"K","cost":1,"strength":3,"willpower":9,
        "abilities":[{"when":"banishes_in_challenge","during":"your_turn","do":[{"gain_lore":1}]}]})");
    t.character("weak", 1, 0, 1, 1);
    t.play(0, {"weak"}).play(1, {Placed("knight").exerted()}).start();
    t.challenge("weak", "knight");
    EXPECT_EQ(t.lore(1), 0);
}

TEST(LorcanaRules, R6_1_13_2_OnceATurnIsUsedUpOnlyWhenAllOfItHappened)
{
    LorcanaTable t;
    t.printed("scholar", R"({"type":"character","name":"S","cost":1,"willpower":9,
        "abilities":[{"when":"played","of":{"kind":"item","side":"yours"},"once":"turn",
                      "do":[{"may":[{"gain_lore":1}]}]}]})");
    t.madeUp("thing", R"({"type":"item","name":"T","cost":0})");
    t.hand(0, {"thing", "thing", "thing"}).play(0, {"scholar"}).start();
    t.playCard("thing");
    t.no();
    t.playCard("thing#2");
    t.yes();
    t.playCard("thing#3");
    t.idle(0);
    EXPECT_EQ(t.lore(0), 1);
}

// --- 7.7

TEST(LorcanaRules, R7_7_2_OnlyTriggeredAbilitiesAreInTheBag)
{
    LorcanaTable t;
    t.printed("lamp", R"({"type":"item","name":"L","cost":0,
        "abilities":[{"cost":{"exert":true},"do":[{"may":[{"draw":1}]}]}]})");
    t.printed("spell", R"({"type":"action","name":"S","cost":0,"do":[{"may":[{"draw":1}]}]})");
    t.hand(0, {"spell"}).play(0, {"lamp"}).start();
    t.playCard("spell");
    EXPECT_TRUE(t.game().state().bag.empty());
    t.yes();
    t.activate("lamp");
    EXPECT_TRUE(t.game().state().bag.empty());
    t.yes();
}

TEST(LorcanaRules, R7_7_3_1_TriggersWaitForTheWholeEffect)
{
    LorcanaTable t;
    prey(t);
    t.printed("a", watcher());
    t.printed("long", R"({"type":"action","name":"L","cost":0,
        "do":[{"banish":{"each":{"kind":"character","name":"prey"}}},{"may":[{"draw":1}]}]})");
    t.hand(0, {"long"}).play(0, {"a"}).play(1, {"prey"}).start();
    t.playCard("long");
    EXPECT_EQ(t.game().state().bag.size(), 1U);
    EXPECT_EQ(t.game().decision().source, t.id("long"));
    t.no();
    EXPECT_EQ(t.game().decision().source, t.id("a"));
    t.yes();
    EXPECT_EQ(t.lore(0), 1);
}

TEST(LorcanaRules, R7_7_4_2_TheActivePlayerChoosesAmongTheirsThenItIsPassed)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        prey(t);
        t.printed("a", watcher())
            .printed("b", watcher())
            .printed("x", watcher())
            .printed("y", watcher());
        t.hand(me, {"hit"}).play(me, {"a", "b"}).play(you, {"prey", "x", "y"}).start();
        t.playCard("hit");
        t.asks(DecisionKind::ChooseTrigger, me);
        EXPECT_EQ(offered(t), (std::vector<int>{t.id("a"), t.id("b")}));
        t.trigger("b");
        t.yes();
        t.yes(); // the last one begins by itself
        t.asks(DecisionKind::ChooseTrigger, you);
        t.trigger("y");
        t.no();
        t.asks(DecisionKind::Confirm, you);
        t.yes();
        EXPECT_EQ(t.lore(me), 2);
        EXPECT_EQ(t.lore(you), 1);
    });
}

TEST(LorcanaRules, R7_7_4_3_TheGameStateIsCheckedAfterEachEntry)
{
    LorcanaTable t;
    prey(t);
    t.printed("a", watcher(R"({"deal":1,"to":{"each":{"kind":"character","name":"frail"}}})"));
    t.printed("b", watcher(R"({"may":[{"gain_lore":1}]})"));
    t.character("frail", 1, 1, 1, 1);
    t.hand(0, {"hit"}).play(0, {"a", "b"}).play(1, {"prey", "frail"}).start();
    t.playCard("hit");
    t.trigger("a");
    EXPECT_EQ(t.zone("frail"), Zone::Discard);
    t.asks(DecisionKind::ChooseTrigger, 0);
    EXPECT_EQ(t.game().state().bag.size(), 3U) << "what that banishing triggered has come";
    t.leaveOpen();
}

TEST(LorcanaRules, R7_7_5_WhatTheResolvingPlayerGetsMayBeNext)
{
    LorcanaTable t;
    prey(t);
    t.printed("a", watcher(R"({"banish":{"each":{"kind":"character","name":"second"}}})"));
    t.printed("b", watcher());
    t.character("second", 1, 1, 1, 1);
    t.hand(0, {"hit"}).play(0, {"a", "b"}).play(1, {"prey", "second"}).start();
    t.playCard("hit");
    t.trigger("a");
    EXPECT_EQ(offered(t).size(), 3U);
    t.leaveOpen();
}

TEST(LorcanaRules, R7_7_6_WhatTheActivePlayerGetsWaitsUntilTheBagComesBack)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        prey(t);
        t.printed("mine", R"({"type":"character","name":"M","cost":1,"willpower":9,
            "abilities":[{"when":"banished","of":{"kind":"character","name":"second"},
                          "do":[{"may":[{"gain_lore":1}]}]}]})");
        t.printed("x", R"({"type":"character","name":"X","cost":1,"willpower":9,
            "abilities":[{"when":"banished","of":{"kind":"character","name":"prey"},
                          "do":[{"banish":{"each":{"kind":"character","name":"second"}}}]}]})");
        t.printed("y", R"({"type":"character","name":"Y","cost":1,"willpower":9,
            "abilities":[{"when":"banished","of":{"kind":"character","name":"prey"},
                          "do":[{"may":[{"gain_lore":1}]}]}]})");
        t.character("second", 1, 1, 1, 1);
        t.hand(me, {"hit"}).play(me, {"mine"}).play(you, {"prey", "second", "x", "y"}).start();
        t.playCard("hit");
        t.asks(DecisionKind::ChooseTrigger, you);
        t.trigger("x");
        t.asks(DecisionKind::Confirm, you); // theirs before those of the active player
        t.yes();
        t.asks(DecisionKind::Confirm, me);
        t.yes();
        EXPECT_EQ(t.lore(me), 1);
    });
}

TEST(LorcanaRules, R7_7_4_5_TheNextTimeItBeginsWithTheActivePlayer)
{
    LorcanaTable t;
    prey(t);
    t.printed("a", watcher()).printed("x", watcher());
    t.hand(0, {"hit", "hit"}).play(0, {"a", "prey"}).play(1, {"x"}).start();
    t.playCard("hit");
    t.asks(DecisionKind::Confirm, 0);
    t.no();
    t.asks(DecisionKind::Confirm, 1);
    t.no();
    EXPECT_EQ(t.game().state().resolver, kNone);
    t.idle(0);
}

TEST(LorcanaRules, R7_7_7_WhoConcedesEndsTheGameWithAFullBag)
{
    LorcanaTable t;
    prey(t);
    t.printed("a", watcher()).printed("b", watcher());
    t.hand(0, {"hit"}).play(0, {"a", "b"}).play(1, {"prey"}).start();
    t.playCard("hit");
    t.asks(DecisionKind::ChooseTrigger, 0);
    ASSERT_TRUE(t.game().concede(1).ok());
    EXPECT_EQ(t.game().result()->winner, 0);
}

// --- 6.7.8: cards played by effects

TEST(LorcanaRules, R6_7_8_WhatPlayingACardTriggersWaitsForTheEffectThatPlayedIt)
{
    LorcanaTable t;
    t.printed("call", R"({"type":"action","name":"C","cost":0,
        "do":[{"play_free":{"kind":"character","in":"hand"}},{"draw":1}]})");
    t.printed("greeter", R"({"type":"character","name":"G","cost":5,"willpower":1,
        "abilities":[{"when":"played","do":[{"discard":"hand","who":"you"}]}]})");
    t.hand(0, {"call", "greeter"}).deck(0, {"1-012"}).start();
    t.playCard("call");
    EXPECT_EQ(t.count(Zone::Hand, 0), 0) << "it drew first, then discarded the hand";
    EXPECT_EQ(t.zone("1-012"), Zone::Discard);
}

TEST(LorcanaRules, R6_7_8_1_AnActionPlayedInsideResolvesAfterTheOuterOneBeforeTheBag)
{
    LorcanaTable t;
    t.printed("outer", R"({"type":"action","name":"O","cost":0,
        "do":[{"play_free":{"kind":"action","name":"I","in":"hand"}},{"gain_lore":1}]})");
    t.printed("inner", R"({"type":"action","name":"I","cost":9,
        "do":[{"may":[{"draw":1}]}]})");
    t.printed("fan", R"({"type":"character","name":"F","cost":1,"willpower":3,
        "abilities":[{"when":"played","of":{"kind":"action","side":"yours"},"do":[{"may":[{"gain_lore":5}]}]}]})");
    t.hand(0, {"outer", "inner"}).play(0, {"fan"}).start();
    t.playCard("outer");
    EXPECT_EQ(t.game().decision().source, t.id("inner"));
    EXPECT_EQ(t.lore(0), 1) << "the outer effect is done";
    EXPECT_EQ(t.game().state().bag.size(), 2U);
    t.no();
    t.asks(DecisionKind::ChooseTrigger, 0);
    t.trigger("fan");
    t.no();
    t.no();
    EXPECT_EQ(t.zone("inner"), Zone::Discard);
}

TEST(LorcanaRules, R6_7_8_PlayedForLess)
{
    LorcanaTable t;
    t.printed(
        "call",
        R"({"type":"action","name":"C","cost":0,"do":[{"may":[{"play":"character","change":-2}]}]})");
    t.character("three", 3, 1, 1, 1).character("five", 5, 1, 1, 1).character("two", 2, 1, 1, 1);
    t.ink(0, 2).hand(0, {"call", "three", "five", "two"}).start();
    t.playCard("call");
    t.yes();
    t.selectable({"three", "two"});
    t.choose("three");
    EXPECT_EQ(t.readyInk(0), 1);
    EXPECT_EQ(t.zone("three"), Zone::Play);
}

// --- "ask": "all"

TEST(LorcanaRules, AbilitiesThatSetEachOtherOffForEverSuspendTheGame)
{
    LorcanaTable t;
    t.printed("a", R"({"type":"character","name":"A","cost":1,"strength":1,"willpower":1,"lore":1,
        "abilities":[{"when":"exerts","do":[{"ready":"this"}]},
                     {"when":"readied","do":[{"exert":"this"}]}]})");
    t.play(0, {"a"}).start();
    t.quest("a");
    EXPECT_EQ(t.game().state().end, EndReason::Suspended);
    EXPECT_EQ(t.game().state().full, Capacity::Steps);
    t.leaveOpen();
}

TEST(LorcanaRules, AskAllPutsEveryChoiceToThePlayer)
{
    LorcanaTable t;
    prey(t);
    t.printed("a", watcher(R"({"deal":1,"to":{"choose":{"kind":"character","name":"prey2"}}})"));
    t.character("prey2", 1, 1, 3, 1);
    t.hand(0, {"hit"})
        .play(0, {"a"})
        .play(1, {"prey", "prey2"})
        .questions(core::Questions::All)
        .start();
    t.playCard("hit");
    t.asks(DecisionKind::ChooseTrigger, 0);
    EXPECT_EQ(offered(t).size(), 1U);
    t.trigger("a");
    t.asks(DecisionKind::ChooseCards, 0);
    t.choose("prey2");
    EXPECT_EQ(t.damage("prey2"), 1);
    t.idle(0);
}

TEST(LorcanaRules, AskAllNeverAsksWhatHasNoAnswer)
{
    LorcanaTable t;
    t.printed("hit", R"({"type":"action","name":"H","cost":0,
        "do":[{"banish":{"choose":"item"}},{"choose_player":"opponents"},{"draw":1}]})");
    t.hand(0, {"hit"}).questions(core::Questions::All).start();
    t.playCard("hit");
    t.asks(DecisionKind::ChoosePlayer, 0);
    t.choosePlayer(1);
    t.idle(0);
    EXPECT_EQ(t.count(Zone::Hand, 0), 1);
}

} // namespace
} // namespace playmat::test
