#include "support/lorcana_table.h"

#include <set>

/// Setup (CR 2.2), the steps of a turn (CR 3) and how games end (CR 1.8.1, 2.3.3).
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::Answer;
using core::DecisionKind;

std::array<std::vector<DefId>, 2> decks()
{
    const std::vector<DefId> deck(60, lorcanaCards().find("1-012"));
    return {deck, deck};
}

TEST(LorcanaRules, R2_2_1_1_LotsSayWhoStarts)
{
    std::set<int> first;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Game game = Game::start(lorcanaCards(), seed, decks()).value();
        first.insert(game.state().firstPlayer);
        EXPECT_EQ(game.decision().kind, DecisionKind::Mulligan);
        EXPECT_EQ(game.decision().player, game.state().firstPlayer);
    }
    EXPECT_EQ(first, (std::set<int>{0, 1}));
}

TEST(LorcanaRules, R2_2_1_1_ASetupPositionAsksWhoStarts)
{
    for (const PlayerId starter : {PlayerId{0}, PlayerId{1}}) {
        LorcanaTable t;
        t.active(1).setup(std::nullopt).start();
        t.asks(DecisionKind::FirstPlayer, 1);
        t.choosePlayer(starter);
        t.asks(DecisionKind::Mulligan, starter);
        t.chooseNone();
        t.asks(DecisionKind::Mulligan, static_cast<PlayerId>(1 - starter));
        t.chooseNone();
        t.idle(starter);
        EXPECT_EQ(t.game().state().turn, 1);
    }
}

TEST(LorcanaRules, R2_2_1_2_BothDecksAreShuffled)
{
    const auto order = [](std::uint64_t seed, PlayerId player) {
        std::vector<int> out;
        const std::vector<DefId> all = [] {
            std::vector<DefId> deck;
            for (std::size_t i = 2; i < 62; ++i)
                deck.push_back(static_cast<DefId>(i));
            return deck;
        }();
        const Game game = Game::start(lorcanaCards(), seed, {all, all}).value();
        game.state().forEach(Zone::Deck, player,
                             [&](CardId id) { out.push_back(game.state().cards[id].def); });
        return out;
    };
    EXPECT_NE(order(1, 0), order(2, 0));
    EXPECT_NE(order(1, 0), order(1, 1));
    EXPECT_EQ(order(3, 0), order(3, 0)) << "the same seed shuffles alike";
}

TEST(LorcanaRules, R2_2_1_3_And_4_NoLoreAndSevenCards)
{
    const Game game = Game::start(lorcanaCards(), 1, decks()).value();
    for (PlayerId player = 0; player < kPlayers; ++player) {
        EXPECT_EQ(game.state().players[player].lore, 0);
        EXPECT_EQ(game.state().count(Zone::Hand, player), 7);
        EXPECT_EQ(game.state().count(Zone::Deck, player), 53);
    }
}

TEST(LorcanaRules, R2_2_1_4_AHandThatIsGivenIsNotDrawn)
{
    LorcanaTable t;
    t.hand(0, {"1-012"}).setup(PlayerId{0}).start();
    EXPECT_EQ(t.count(Zone::Hand, 0), 1);
    EXPECT_EQ(t.count(Zone::Hand, 1), 7);
    t.leaveOpen();
}

TEST(LorcanaRules, R2_2_2_1_CardsGoToTheBottomAndAsManyAreDrawn)
{
    LorcanaTable t;
    t.hand(0, {"1-012", "1-013", "1-014"}).deck(0, {"1-001", "1-002", "1-003", "1-004"});
    t.setup(PlayerId{0}).start();
    t.chooseAll({"1-012", "1-014"});
    EXPECT_EQ(t.cards(Zone::Hand, 0), (std::vector<std::string>{"1-013", "1-001", "1-002"}));
    EXPECT_EQ(t.cards(Zone::Deck, 0),
              (std::vector<std::string>{"1-003", "1-004", "1-012", "1-014"}))
        << "not shuffled before the other player has decided (CR 2.2.2.3)";
    for (const core::Event &e : t.game().events())
        if (e.type == static_cast<std::uint8_t>(Ev::CardMoved)) {
            EXPECT_EQ(e.seenBy & 2, 0) << "unrevealed";
        }
    t.leaveOpen();
}

TEST(LorcanaRules, R2_2_2_3_WhoAlteredTheirHandShuffles)
{
    LorcanaTable t;
    t.setup(PlayerId{1}).start();
    t.asks(DecisionKind::Mulligan, 1);
    t.chooseNone();
    const std::string mine = "blank";
    t.choose(mine);
    int shuffled = 0;
    for (const core::Event &e : t.game().events())
        if (e.type == static_cast<std::uint8_t>(Ev::Shuffled)) {
            ++shuffled;
            EXPECT_EQ(e.player, 0);
        }
    EXPECT_EQ(shuffled, 1);
    t.idle(1);
}

TEST(LorcanaRules, R2_2_2_AHandIsAlteredOnlyOnce)
{
    LorcanaTable t;
    t.setup(PlayerId{0}).start();
    ASSERT_TRUE(t.game().apply(Answer::one(0)).ok());
    t.asks(DecisionKind::Mulligan, 1);
    ASSERT_TRUE(t.game().apply(Answer::one(0)).ok());
    t.idle(0);
}

TEST(LorcanaRules, R2_2_3_TheStartingPlayersTurnBegins)
{
    LorcanaTable t;
    t.setup(PlayerId{1}).start();
    t.chooseNone();
    t.chooseNone();
    t.idle(1);
    EXPECT_EQ(t.count(Zone::Hand, 1), 7) << "no draw in the first turn (CR 3.2.3.1)";
    t.endTurn();
    t.idle(0);
    EXPECT_EQ(t.count(Zone::Hand, 0), 8);
}

// --- 2.3.3, 1.8.1: the end

TEST(LorcanaRules, R2_3_3_APlayerMayConcedeAtAnyTime)
{
    for (const PlayerId player : {PlayerId{0}, PlayerId{1}}) {
        LorcanaTable t;
        t.ink(0, 3).hand(0, {"1-011"}).play(1, {"1-012"}).start();
        t.playCard("1-011"); // in the middle of its effect
        ASSERT_TRUE(t.game().concede(player).ok());
        EXPECT_EQ(t.game().result()->winner, 1 - player);
        EXPECT_EQ(t.game().result()->reason, EndReason::Concede);
        EXPECT_EQ(t.game().decision().kind, DecisionKind::None);
        EXPECT_FALSE(t.game().concede(player).ok());
    }
}

TEST(LorcanaRules, R1_8_1_1_TwentyLoreWins)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId) {
        t.character("hero", 1, 1, 1, 2).lore(me, 18).play(me, {"hero"}).start();
        t.quest("hero");
        ASSERT_TRUE(t.game().over());
        EXPECT_EQ(t.game().result()->winner, me);
        EXPECT_EQ(t.game().result()->reason, EndReason::Lore);
    });
}

TEST(LorcanaRules, R1_8_1_2_AnEmptyDeckLosesWhenTheTurnEnds)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.deck(me, {}).start();
        t.idle(me);
        t.endTurn();
        ASSERT_TRUE(t.game().over());
        EXPECT_EQ(t.game().result()->winner, you);
        EXPECT_EQ(t.game().result()->reason, EndReason::DeckEmpty);
    });
}

TEST(LorcanaRules, R1_8_1_2_TheOpponentsEmptyDeckLosesOnlyAtTheEndOfTheirTurn)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.deck(you, {}).lore(you, 19).play(you, {"1-012"}).start();
        t.endTurn();
        t.idle(you);
        EXPECT_FALSE(t.game().over());
        t.endTurn();
        EXPECT_EQ(t.game().result()->winner, me);
    });
}

TEST(LorcanaRules, R1_2_3_DrawingFromAnEmptyDeckDoesNothing)
{
    LorcanaTable t;
    t.printed("two", R"({"type":"action","name":"Two","cost":0,"do":[{"draw":2}]})");
    t.hand(0, {"two"}).deck(0, {"1-012"}).start();
    t.playCard("two");
    EXPECT_EQ(t.count(Zone::Hand, 0), 1);
    EXPECT_FALSE(t.game().over());
    t.idle(0);
}

TEST(LorcanaRules, R1_8_5_LoreIsCountedAfterTheWholeEffect)
{
    LorcanaTable t;
    t.printed("deal", R"({"type":"action","name":"Deal","cost":0,
        "do":[{"gain_lore":3},{"lose_lore":3,"who":"you"}]})");
    t.hand(0, {"deal"}).lore(0, 18).start();
    t.playCard("deal");
    EXPECT_FALSE(t.game().over()) << "21 in the middle, 18 when it is checked";
    EXPECT_EQ(t.lore(0), 18);
}

TEST(LorcanaRules, R1_8_1_AnEffectOnYourOpponentsTurnMayWinForYou)
{
    LorcanaTable t;
    t.printed("both",
              R"({"type":"action","name":"Both","cost":0,"do":[{"gain_lore":2,"who":"each"}]})");
    t.hand(0, {"both"}).lore(0, 3).lore(1, 19).start();
    t.playCard("both");
    EXPECT_EQ(t.game().result()->winner, 1);
}

TEST(LorcanaRules, R1_8_4_BothAtTwentyTheActivePlayerWins)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.printed("both", R"({"type":"action","name":"Both","cost":0,
            "do":[{"gain_lore":2,"who":"each"}]})");
        t.hand(me, {"both"}).lore(me, 18).lore(you, 19).start();
        t.playCard("both");
        EXPECT_EQ(t.game().result()->winner, me);
    });
}

TEST(LorcanaRules, R1_8_1_1_CardsMayChangeHowMuchLoreWins)
{
    LorcanaTable t;
    t.printed("bar", R"({"type":"item","name":"Bar","cost":1,"inks":["amber"],
        "abilities":[{"players":"opponents","rule":"lore_to_win","amount":25}]})");
    t.character("hero", 1, 1, 9, 6).lore(0, 18).play(0, {"hero"}).play(1, {"bar"}).start();
    t.quest("hero");
    EXPECT_FALSE(t.game().over());
    EXPECT_EQ(t.game().state().players[0].loreToWin, 25);
    EXPECT_EQ(t.game().state().players[1].loreToWin, 20);
}

TEST(LorcanaRules, R1_8_5_WinningInTheMiddleOfTheBagLeavesTheRestUndone)
{
    LorcanaTable t;
    t.printed("bard", R"({"type":"character","name":"Bard","cost":1,"willpower":3,"lore":1,
        "abilities":[{"when":"quests","do":[{"gain_lore":1}]},
                     {"when":"quests","do":[{"draw":1}]}]})");
    t.lore(0, 18).play(0, {"bard"}).start();
    t.quest("bard");
    t.asks(DecisionKind::ChooseTrigger, 0);
    t.trigger("bard"); // the first of the two
    ASSERT_TRUE(t.game().over());
    EXPECT_EQ(t.count(Zone::Hand, 0), 0);
}

// --- 3.2: the beginning of a turn

TEST(LorcanaRules, R3_2_1_1_EverythingReadies)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.play(me, {Placed("1-012").exerted()}).play(you, {Placed("1-013").exerted()});
        t.ink(me, 2).hand(me, {"1-011"}).beginning().start();
        EXPECT_FALSE(t.isExerted("1-012"));
        EXPECT_TRUE(t.isExerted("1-013"));
        EXPECT_EQ(t.readyInk(me), 2);
    });
}

TEST(LorcanaRules, R3_2_1_1_WhatCannotReadyStaysExerted)
{
    LorcanaTable t;
    t.printed("ice", R"({"type":"character","name":"Ice","cost":1,"willpower":3,
        "abilities":[{"affects":"this","rule":"cant_ready_at_start"}]})");
    t.play(0, {Placed("ice").exerted()}).beginning().start();
    EXPECT_TRUE(t.isExerted("ice"));
}

TEST(LorcanaRules, R3_2_1_3_EffectsUntilYourNextTurnEnd)
{
    LorcanaTable t;
    t.printed("spell", R"({"type":"action","name":"Spell","cost":0,
        "do":[{"give":{"each":{"kind":"character"}},"strength":-1,"for":"your_next_turn"}]})");
    t.hand(0, {"spell"}).play(0, {"1-012"}).start();
    t.playCard("spell");
    t.endTurn();
    EXPECT_EQ(t.strength("1-012"), 2);
    t.endTurn();
    EXPECT_EQ(t.strength("1-012"), 3);
}

TEST(LorcanaRules, R3_2_1_4_StartOfTurnTriggersWaitForTheSetStep)
{
    LorcanaTable t;
    t.printed("sun", R"({"type":"character","name":"Sun","cost":1,"willpower":3,
        "abilities":[{"when":"turn_starts","do":[{"may":[{"draw":1}]}]}]})");
    t.printed("isle",
              R"({"type":"location","name":"Isle","cost":1,"willpower":3,"lore":2,"move_cost":1})");
    t.active(0).play(0, {Placed("sun").drying(), "isle"}).beginning().start();
    t.asks(DecisionKind::Confirm, 0);
    EXPECT_FALSE(t.isDrying("sun")) << "dry before it resolves (CR 3.2.2.1)";
    EXPECT_EQ(t.lore(0), 2) << "so is the lore of locations (CR 3.2.2.2)";
    EXPECT_EQ(t.count(Zone::Hand, 0), 0) << "nothing is drawn yet (CR 3.2.3)";
    t.yes();
    EXPECT_EQ(t.count(Zone::Hand, 0), 2);
}

TEST(LorcanaRules, R3_2_2_1_CharactersDryInTheSetStepOfTheirPlayer)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId) {
        t.ink(me, 3).hand(me, {"1-012"}).start();
        t.playCard("1-012");
        EXPECT_TRUE(t.isDrying("1-012"));
        EXPECT_FALSE(t.can(OptionKind::Quest, "1-012"));
        t.endTurn();
        EXPECT_TRUE(t.isDrying("1-012")) << "not in the opponent's turn";
        t.endTurn();
        EXPECT_FALSE(t.isDrying("1-012"));
        EXPECT_TRUE(t.can(OptionKind::Quest, "1-012"));
    });
}

TEST(LorcanaRules, R3_2_2_2_LocationsGiveTheirPlayerLore)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.printed(
            "isle",
            R"({"type":"location","name":"Isle","cost":1,"willpower":3,"lore":2,"move_cost":1})");
        t.printed(
            "cave",
            R"({"type":"location","name":"Cave","cost":1,"willpower":3,"lore":1,"move_cost":1})");
        t.play(me, {"isle", "cave"}).play(you, {"isle"}).beginning().start();
        EXPECT_EQ(t.lore(me), 3);
        EXPECT_EQ(t.lore(you), 0);
    });
}

TEST(LorcanaRules, R3_2_2_2_LocationLoreWinsAtTheEndOfTheStep)
{
    LorcanaTable t;
    t.printed("isle",
              R"({"type":"location","name":"Isle","cost":1,"willpower":3,"lore":2,"move_cost":1})");
    t.lore(0, 18).deck(0, {"1-012"}).play(0, {"isle"}).beginning().start();
    ASSERT_TRUE(t.game().over());
    EXPECT_EQ(t.game().result()->winner, 0);
    EXPECT_EQ(t.count(Zone::Hand, 0), 0) << "before the Draw step";
}

TEST(LorcanaRules, R3_2_2_2_LocationLoreIsNotCheckedBeforeTheFirstEffectOfTheBag)
{
    LorcanaTable t;
    t.printed("isle",
              R"({"type":"location","name":"Isle","cost":1,"willpower":3,"lore":2,"move_cost":1})");
    t.printed("thief", R"({"type":"character","name":"Thief","cost":1,"willpower":3,
        "abilities":[{"when":"turn_starts","do":[{"lose_lore":1,"who":"you"}]}]})");
    t.lore(0, 18).play(0, {"isle", "thief"}).beginning().start();
    EXPECT_FALSE(t.game().over());
    EXPECT_EQ(t.lore(0), 19);
}

TEST(LorcanaRules, R3_2_3_1_OneCardIsDrawn)
{
    LorcanaTable t;
    t.active(0).deck(0, {"1-012", "1-013"}).beginning().start();
    EXPECT_EQ(t.cards(Zone::Hand, 0), std::vector<std::string>{"1-012"});
}

TEST(LorcanaRules, R6_4_3_ASkippedDrawStepDoesNotHappen)
{
    LorcanaTable t;
    t.printed("fog", R"({"type":"item","name":"Fog","cost":1,
        "abilities":[{"players":"you","rule":"skip_draw"}]})");
    t.active(0).play(0, {"fog"}).beginning().start();
    EXPECT_EQ(t.count(Zone::Hand, 0), 0);
    for (const core::Event &e : t.game().events())
        if (e.type == static_cast<std::uint8_t>(Ev::StepStarted)) {
            EXPECT_NE(e.amount, 2);
        }
}

// --- 3.3, 3.4

TEST(LorcanaRules, R3_3_2_1_NoTurnEndsWhileSomethingWaits)
{
    LorcanaTable t;
    t.ink(0, 3).hand(0, {"1-011"}).play(1, {"1-012"}).start();
    t.playCard("1-011");
    t.asks(DecisionKind::ChooseCards, 0);
    EXPECT_FALSE(t.can(OptionKind::EndTurn));
    t.choose("1-012");
    EXPECT_TRUE(t.can(OptionKind::EndTurn));
}

TEST(LorcanaRules, R3_4_1_1_EndOfTurnTriggersComeBeforeTheEndOfEffects)
{
    LorcanaTable t;
    t.printed("owl", R"({"type":"character","name":"Owl","cost":1,"strength":1,"willpower":3,
        "abilities":[{"when":"turn_ends","do":[{"gain_lore":{"strength_of":"this"}}]}]})");
    t.printed("spell", R"({"type":"action","name":"Spell","cost":0,
        "do":[{"give":{"each":{"kind":"character","side":"yours"}},"strength":2,"for":"turn"}]})");
    t.hand(0, {"spell"}).play(0, {"owl"}).start();
    t.playCard("spell");
    t.endTurn();
    EXPECT_EQ(t.lore(0), 3) << "with the +2 that ends this turn";
    EXPECT_EQ(t.strength("owl"), 1);
}

TEST(LorcanaRules, R3_4_2_WhatTheFinalCheckTriggersComesBeforeTheNextTurn)
{
    LorcanaTable t;
    t.printed("spell", R"({"type":"action","name":"Spell","cost":0,
        "do":[{"give":{"each":{"kind":"character","side":"yours"}},"willpower":2,"for":"turn"}]})");
    t.printed("nut", R"({"type":"character","name":"Nut","cost":1,"willpower":2,
        "abilities":[{"when":"banished","do":[{"gain_lore":1}]}]})");
    t.hand(0, {"spell"}).play(0, {"nut"}).start();
    t.playCard("spell");
    LorcanaTable u;
    u.printed("spell", R"({"type":"action","name":"Spell","cost":0,
        "do":[{"give":{"each":{"kind":"character","side":"yours"}},"willpower":2,"for":"turn"},
              {"deal":3,"to":{"each":{"kind":"character","side":"yours"}}}]})");
    u.printed("nut", R"({"type":"character","name":"Nut","cost":1,"willpower":2,
        "abilities":[{"when":"banished","do":[{"gain_lore":1}]}]})");
    u.hand(0, {"spell"}).play(0, {"nut"}).start();
    u.playCard("spell");
    EXPECT_EQ(u.zone("nut"), Zone::Play);
    u.endTurn();
    EXPECT_EQ(u.zone("nut"), Zone::Discard) << "without the willpower it is banished";
    EXPECT_EQ(u.lore(0), 1);
    u.idle(1);
}

} // namespace
} // namespace playmat::test
