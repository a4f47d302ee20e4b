#include "engine/lorcana/rules/restrictions.h"
#include "support/lorcana_table.h"

/// How effects resolve (CR 6.1, 6.4, 6.6, 6.7).
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;

std::string action(const std::string &effects)
{
    return R"({"type":"action","name":"Act","cost":0,"do":[)" + effects + "]}";
}

// --- 6.1

TEST(LorcanaRules, R1_7_3_ChoicesAreMadeWhenTheEffectResolves)
{
    LorcanaTable t;
    t.printed("act", action(R"({"banish":{"choose":"item"}},{"draw":1})"));
    t.hand(0, {"act"}).start();
    t.playCard("act"); // without any item: that part does nothing (CR 1.7.7)
    EXPECT_EQ(t.count(Zone::Hand, 0), 1);
}

TEST(LorcanaRules, R6_1_3_UpToMayBeNoneAndNeverTheSameTwice)
{
    LorcanaTable t;
    t.printed("act", action(R"({"deal":1,"to":{"choose":"character","up_to":2}})"));
    t.character("a", 1, 1, 9, 1).character("b", 1, 1, 9, 1);
    t.hand(0, {"act", "act"}).play(1, {"a", "b"}).start();
    t.playCard("act");
    EXPECT_EQ(t.game().decision().min, 0);
    EXPECT_EQ(t.game().decision().max, 2);
    Game copy = t.game();
    core::Answer twice;
    (void)twice.options.tryPush(0);
    (void)twice.options.tryPush(0);
    EXPECT_FALSE(copy.apply(twice).ok());
    t.chooseNone();
    t.playCard("act#2");
    t.chooseAll({"a", "b"});
    EXPECT_EQ(t.damage("a") + t.damage("b"), 2);
}

TEST(LorcanaRules, R6_1_4_MayIsAllOrNothingAndNotAskedWhenNothingCanBeDone)
{
    LorcanaTable t;
    t.printed("act", action(R"({"may":[{"banish":{"choose":"item"}}]},{"gain_lore":1})"));
    t.hand(0, {"act", "act"}).play(1, {"blank", "blank"}).start();
    t.playCard("act");
    t.no();
    EXPECT_EQ(t.lore(0), 1) << "the other sentence still happens";
    LorcanaTable u;
    u.printed("act", action(R"({"may":[{"banish":{"choose":"item"}}]},{"gain_lore":1})"));
    u.hand(0, {"act"}).start();
    u.playCard("act");
    EXPECT_EQ(u.lore(0), 1);
}

TEST(LorcanaRules, R6_1_4_1_WhoCannotPayDeclines)
{
    LorcanaTable t;
    t.printed("act", action(R"({"may":[{"pay":2}],"to":[{"draw":1}]})"));
    t.ink(0, 2).hand(0, {"act", "act"}).start();
    t.playCard("act");
    t.yes();
    EXPECT_EQ(t.readyInk(0), 0);
    EXPECT_EQ(t.count(Zone::Hand, 0), 2);
    t.playCard("act#2");
    t.idle(0);
    EXPECT_EQ(t.count(Zone::Hand, 0), 1);
}

TEST(LorcanaRules, R6_1_5_1_WhatDependsNeedsAllOfTheFirst)
{
    LorcanaTable t;
    t.printed("act",
              action(R"({"discard":2,"who":"you"},{"if":{"did":true},"then":[{"gain_lore":3}]})"));
    t.hand(0, {"act", "blank"}).start();
    t.playCard("act");
    EXPECT_EQ(t.count(Zone::Hand, 0), 0);
    EXPECT_EQ(t.lore(0), 0) << "only one card was discarded";
}

TEST(LorcanaRules, R6_1_5_2_OfModesOneThatCanBeDone)
{
    LorcanaTable t;
    t.printed(
        "act",
        action(
            R"({"choose_one":[[{"banish":{"choose":"item"}}],[{"draw":1}],[{"gain_lore":1}]]})"));
    t.hand(0, {"act"}).start();
    t.playCard("act");
    t.asks(DecisionKind::ChooseMode, 0);
    EXPECT_EQ(t.game().decision().options.size(), 2U);
    t.mode(2);
    EXPECT_EQ(t.lore(0), 1);
}

TEST(LorcanaRules, R6_1_6_AnotherIsNotTheCardItself)
{
    LorcanaTable t;
    t.printed("a", R"({"type":"character","name":"A","cost":0,"willpower":3,
        "abilities":[{"when":"played","do":[{"exert":{"choose":{"kind":"character","other":true}}}]}]})");
    t.hand(0, {"a"}).play(1, {"1-012", "1-013"}).start();
    t.playCard("a");
    t.selectable({"1-012", "1-013"});
    t.choose("1-012");
}

TEST(LorcanaRules, R6_1_11_1_ThatCardIsThatVeryCardInThatPlace)
{
    LorcanaTable t;
    t.printed("ash", R"({"type":"character","name":"A","cost":1,"strength":1,"willpower":1,
        "abilities":[{"when":"banished","do":[{"return":"this"}]},
                     {"when":"banished","do":[{"shuffle_in":"this"}]}]})");
    t.printed("act", action(R"({"banish":{"each":"character"}})"));
    t.hand(0, {"act"}).play(0, {"ash"}).start();
    t.playCard("act");
    t.asks(DecisionKind::ChooseTrigger, 0);
    t.trigger("ash"); // returns; it is no longer where the other one looks for it
    EXPECT_EQ(t.zone("ash"), Zone::Hand);
    t.idle(0);
}

TEST(LorcanaRules, R6_1_14_RevealedCardsAreSeenOnlyAsLongAsTheEffectApplies)
{
    LorcanaTable t;
    t.printed(
        "act",
        action(R"({"reveal":{"each":{"in":"hand","side":"opposing"}}},{"may":[{"draw":1}]})"));
    t.hand(0, {"act"}).hand(1, {"1-012"}).start();
    t.playCard("act");
    EXPECT_TRUE(t.card("1-012").is(status::Shown0));
    EXPECT_EQ(t.zone("1-012"), Zone::Hand) << "revealing is not moving";
    t.no();
    EXPECT_FALSE(t.card("1-012").is(status::Shown0));
}

TEST(LorcanaRules, R7_1_4_ASearchMayFailInAPrivateZone)
{
    LorcanaTable t;
    t.printed("act", action(R"({"search":"item","reveal":true,"to":"hand"})"));
    t.hand(0, {"act", "act"}).deck(0, {"1-012", "blank", "1-013"}).start();
    t.playCard("act");
    t.asks(DecisionKind::ChooseCards, 0);
    EXPECT_EQ(t.game().decision().min, 0);
    EXPECT_TRUE(t.card("1-012").is(status::Shown0)) << "the deck is looked at";
    t.chooseNone();
    EXPECT_FALSE(t.card("1-012").is(status::Shown0));
    EXPECT_EQ(t.count(Zone::Deck, 0), 3);
    t.playCard("act#2");
    t.choose("blank");
    EXPECT_EQ(t.zone("blank"), Zone::Hand);
}

TEST(LorcanaRules, R7_1_4_InAPublicZoneItMustFind)
{
    LorcanaTable t;
    t.printed("act",
              action(R"({"return":{"choose":{"kind":"item","in":"discard","side":"yours"}}})"));
    t.hand(0, {"act"}).discard(0, {"blank", "blank", "1-012"}).start();
    t.playCard("act");
    EXPECT_EQ(t.game().decision().min, 1);
    t.choose("blank");
}

TEST(LorcanaRules, R6_1_8_ForEachIsCountedOnce)
{
    LorcanaTable t;
    t.printed("act", action(R"({"draw":{"count":{"kind":"item","side":"yours"}}})"));
    t.hand(0, {"act"}).play(0, {"blank", "blank"}).start();
    t.playCard("act");
    EXPECT_EQ(t.count(Zone::Hand, 0), 2);
}

TEST(LorcanaRules, NameCardsByTheirWholeNameLine)
{
    LorcanaTable t;
    t.madeUp(
        "both",
        R"({"type":"character","name":"Flotsam & Jetsam","names":["Flotsam","Jetsam"],"willpower":3})");
    t.printed("boss", R"({"type":"character","name":"U","cost":1,"willpower":3,
        "abilities":[{"affects":{"each":{"kind":"character","name":"Jetsam"}},"strength":2}]})");
    t.madeUp("sam", R"({"type":"character","name":"Sam","willpower":3})");
    t.play(0, {"both", "boss", "sam"}).start();
    EXPECT_EQ(t.strength("both"), 2) << "CR 5.2.6.1";
    EXPECT_EQ(t.strength("sam"), 0);
}

// --- 6.4, 6.6

TEST(LorcanaRules, R6_4_2_1_RulesForAGroupCoverLaterCardsToo)
{
    LorcanaTable t;
    t.printed(
        "act",
        action(
            R"({"all":{"kind":"character","side":"yours"},"rule":"cant_be_challenged","for":"your_next_turn"})"));
    t.character("late", 0, 1, 1, 1, R"("bodyguard")").character("foe", 1, 1, 1, 1);
    t.hand(0, {"act", "late"}).play(1, {"foe"}).start();
    t.playCard("act");
    t.playCard("late");
    t.yes();
    t.endTurn();
    EXPECT_FALSE(t.can(OptionKind::Challenge, "foe"));
}

TEST(LorcanaRules, R6_4_2_2_GivenValuesCoverOnlyThoseThatAreThere)
{
    LorcanaTable t;
    t.printed(
        "act",
        action(
            R"({"give":{"each":{"kind":"character","side":"yours"}},"strength":2,"for":"turn"})"));
    t.character("late", 0, 1, 1, 1).character("early", 0, 1, 1, 1);
    t.hand(0, {"act", "late"}).play(0, {"early"}).start();
    t.playCard("act");
    t.playCard("late");
    EXPECT_EQ(t.strength("early"), 3);
    EXPECT_EQ(t.strength("late"), 1);
}

TEST(LorcanaRules, R6_4_2_3_StaticsApplyAtOnceAndEndAtOnce)
{
    LorcanaTable t;
    t.printed("grumpy", R"({"type":"character","name":"G","cost":1,"willpower":3,
        "abilities":[{"affects":{"each":{"kind":"character","side":"yours","other":true}},"strength":1}]})");
    t.printed("weights", R"({"type":"item","name":"W","cost":1,
        "abilities":[{"when":"played","of":{"kind":"character","side":"yours","strength":{"at_least":4}},"do":[{"gain_lore":1}]}]})");
    t.character("happy", 0, 3, 3, 1);
    t.printed("act", action(R"({"banish":{"each":{"kind":"character","name":"G"}}})"));
    t.hand(0, {"happy", "act"}).play(0, {"grumpy", "weights"}).start();
    t.playCard("happy");
    EXPECT_EQ(t.lore(0), 1) << "it entered with 4";
    t.playCard("act");
    EXPECT_EQ(t.strength("happy"), 3);
}

TEST(LorcanaRules, R6_6_2_BelowNoneIsRememberedButCountsAsNone)
{
    LorcanaTable t;
    t.printed("act", action(R"({"give":{"each":"character"},"strength":-3,"for":"turn"})"));
    t.printed("up", action(R"({"give":{"each":"character"},"strength":1,"for":"turn"})"));
    t.printed("weak",
              action(R"({"banish":{"choose":{"kind":"character","strength":{"at_most":0}}}})"));
    t.character("a", 1, 1, 3, 1).hand(0, {"act", "up", "weak"}).play(0, {"a"}).start();
    t.playCard("act");
    EXPECT_EQ(t.strength("a"), -2);
    t.playCard("up");
    EXPECT_EQ(t.strength("a"), -1);
    t.playCard("weak");
    EXPECT_EQ(t.zone("a"), Zone::Discard);
}

// --- 6.7

TEST(LorcanaRules, R6_7_6_SeveralPlayersActTheActiveOneFirst)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.printed("act", action(R"({"discard":1,"who":"each"})"));
        t.hand(me, {"act", "1-012", "1-013"}).hand(you, {"1-014", "1-015"}).start();
        t.playCard("act");
        t.asks(DecisionKind::ChooseCards, me);
        t.choose("1-012");
        t.asks(DecisionKind::ChooseCards, you);
        t.choose("1-015");
        t.idle(me);
    });
}

TEST(LorcanaRules, R7_3_4_WhoDiscardsChooses)
{
    LorcanaTable t;
    t.printed("act", action(R"({"discard":1,"who":"opponents"})"));
    t.hand(0, {"act"}).hand(1, {"1-014", "1-015"}).start();
    t.playCard("act");
    t.asks(DecisionKind::ChooseCards, 1);
    t.choose("1-014");
}

TEST(LorcanaRules, R6_7_7_ValuesOfACardThatLeftAreTheLastKnown)
{
    LorcanaTable t;
    t.printed("buff", R"({"type":"item","name":"B","cost":1,
        "abilities":[{"affects":{"each":{"kind":"character","side":"yours"}},"strength":2}]})");
    t.printed("hero", R"({"type":"character","name":"H","cost":1,"strength":1,"willpower":1,
        "abilities":[{"when":"banished","do":[{"gain_lore":{"strength_of":"this"}}]}]})");
    t.printed("act", action(R"({"banish":{"each":"character"}})"));
    t.hand(0, {"act"}).play(0, {"hero", "buff"}).start();
    t.playCard("act");
    EXPECT_EQ(t.lore(0), 3);
}

TEST(LorcanaRules, AChosenPlayerIsMeantByWhatFollows)
{
    LorcanaTable t;
    t.printed("act", action(R"({"choose_player":"each"},{"draw":2,"who":"chosen"})"));
    t.hand(0, {"act", "act"}).start();
    t.playCard("act");
    t.asks(DecisionKind::ChoosePlayer, 0);
    t.choosePlayer(1);
    EXPECT_EQ(t.count(Zone::Hand, 1), 2);
    t.playCard("act#2");
    t.choosePlayer(0);
    EXPECT_EQ(t.count(Zone::Hand, 0), 2);
}

TEST(LorcanaRules, RestrictionsOfPlayersAreNamedByWhatTheyForbid)
{
    LorcanaTable t;
    t.printed(
        "act",
        action(
            R"({"player_rule":"cant_play","of":"action","who":"opponents","for":"their_next_turn"})"));
    t.printed("fog", R"({"type":"item","name":"F","cost":1,
        "abilities":[{"players":"opponents","rule":"cant_play","of":{"kind":["item","location"]}},
                     {"players":"opponents","rule":"cant_gain_lore"}]})");
    t.hand(0, {"act"}).play(0, {"fog"}).start();
    t.playCard("act");
    const auto now
        = [&](PlayerId player) { return restrictionsOf(t.db(), t.game().state(), player); };
    EXPECT_EQ(now(0), std::vector<std::string>{});
    EXPECT_EQ(
        now(1),
        (std::vector<std::string>{"cant_play_items", "cant_play_locations", "cant_gain_lore"}));
    t.endTurn();
    EXPECT_EQ(now(1),
              (std::vector<std::string>{"cant_play_actions", "cant_play_items",
                                        "cant_play_locations", "cant_gain_lore"}));
    t.endTurn();
    EXPECT_EQ(now(1).size(), 3U);
}

// --- 5.4.4: songs

TEST(LorcanaRules, R5_4_4_2_OneDryReadyCharacterOfEnoughCostSings)
{
    LorcanaTable t;
    t.madeUp("song", R"({"type":"song","name":"Song","cost":3})");
    t.character("low", 2, 1, 1, 1).character("wet", 3, 1, 1, 1).character("tired", 3, 1, 1, 1);
    t.character("bard", 3, 1, 1, 1);
    t.hand(0, {"song"}).play(0, {"low", Placed("wet").drying(), Placed("tired").exerted(), "bard"});
    t.start();
    for (const char *no : {"low", "wet", "tired"})
        EXPECT_FALSE(t.canPlay("song", PlayWay::Sing, no)) << no;
    t.sing("song", "bard");
    EXPECT_TRUE(t.isExerted("bard"));
}

TEST(LorcanaRules, R8_12_3_EachSingerSangTheSong)
{
    LorcanaTable t;
    t.madeUp("choir", R"({"type":"song","name":"Choir","cost":7,"keywords":["sing together 4"]})");
    const char *bard = R"({"type":"character","name":"B","cost":2,"willpower":1,
        "abilities":[{"when":"sings","do":[{"gain_lore":1}]}]})";
    t.printed("a", bard).printed("b", bard).hand(0, {"choir"}).play(0, {"a", "b"}).start();
    t.singTogether("choir", {"a", "b"});
    t.trigger("a");
    EXPECT_EQ(t.lore(0), 2);
}

TEST(LorcanaRules, R8_12_1_TheTotalMustBeReached)
{
    LorcanaTable t;
    t.madeUp("choir", R"({"type":"song","name":"Choir","cost":7,"keywords":["sing together 5"]})");
    t.character("a", 2, 1, 1, 1)
        .character("b", 2, 1, 1, 1, R"("singer 3")")
        .character("c", 1, 1, 1, 1);
    t.hand(0, {"choir"}).play(0, {"a", "b", "c"}).start();
    EXPECT_TRUE(t.canPlay("choir", PlayWay::SingTogether));
    Game game = t.game();
    const auto &options = game.decision().options;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (static_cast<OptionKind>(options[i].kind) == OptionKind::Play) {
            game.play(core::Answer::one(static_cast<std::uint16_t>(i)));
            break;
        }
    ASSERT_EQ(game.decision().kind, DecisionKind::Pay);
    EXPECT_FALSE(game.apply(core::Answer::one(0)).ok()) << "2 is less than 5";
    core::Answer both;
    (void)both.options.tryPush(0);
    (void)both.options.tryPush(1);
    EXPECT_TRUE(game.apply(both).ok()) << "2 and Singer 3";
}

} // namespace
} // namespace playmat::test
