#include "support/lorcana_table.h"

/// General rules (CR 1), parts of cards (CR 5) and effects in general (CR 6), as far as the other
/// files do not have them.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;

std::string actionOf(const std::string &effects)
{
    return R"({"type":"action","name":"Act","cost":0,"do":[)" + effects + "]}";
}

TEST(LorcanaRules, R1_5_4_CostIsNotWhatIsPaid)
{
    LorcanaTable t;
    t.printed(
        "cheap",
        R"({"type":"item","name":"C","cost":1,"abilities":[{"costs":"character","change":-3}]})");
    t.madeUp("song", R"({"type":"song","name":"Song","cost":3})").character("bard", 3, 1, 1, 1);
    t.hand(0, {"song"}).play(0, {"cheap", "bard"}).start();
    EXPECT_TRUE(t.canPlay("song", PlayWay::Sing, "bard")) << "its cost is 3, whatever is paid";
}

TEST(LorcanaRules, R1_6_1_AbilitiesWorkOnlyInPlay)
{
    LorcanaTable t;
    t.printed("boss", R"({"type":"character","name":"B","cost":9,"willpower":3,
        "abilities":[{"affects":{"each":"character"},"strength":5},
                     {"when":"quests","of":"character","do":[{"gain_lore":5}]}]})");
    t.character("a", 1, 1, 1, 1).hand(0, {"boss"}).discard(0, {"boss"}).play(0, {"a"}).start();
    EXPECT_EQ(t.strength("a"), 1);
    t.quest("a");
    EXPECT_EQ(t.lore(0), 1);
}

TEST(LorcanaRules, R1_7_2_OnlyTheActivePlayerActs)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.ink(you, 9).hand(you, {"1-012"}).play(you, {"1-013"}).hand(me, {"blank"}).start();
        t.idle(me);
        for (const core::Option &o : t.game().decision().options)
            if (static_cast<OptionKind>(o.kind) != OptionKind::EndTurn) {
                EXPECT_EQ(t.game().state().cards[o.card].owner, me);
            }
    });
}

TEST(LorcanaRules, R1_7_6_AnAnswerThatIsNotOfferedChangesNothing)
{
    LorcanaTable t;
    t.start();
    const std::uint64_t before = t.game().hash();
    EXPECT_FALSE(t.game().apply(core::Answer::one(50)).ok());
    EXPECT_FALSE(t.game().apply(core::Answer{}).ok());
    EXPECT_EQ(t.game().hash(), before);
}

TEST(LorcanaRules, R4_1_4_ActionsThatCannotBeCompletedAreNotThere)
{
    LorcanaTable t;
    t.printed("trade", R"({"type":"item","name":"T","cost":1,
        "abilities":[{"cost":{"banish_other":2,"other_of":"item"},"do":[{"draw":1}]}]})");
    t.play(0, {"trade", "blank"}).start();
    EXPECT_FALSE(t.can(OptionKind::Ability, "trade"));
}

TEST(LorcanaRules, R1_9_1_DamageStays)
{
    LorcanaTable t;
    t.play(0, {Placed("1-012").damaged(1)}).start();
    t.endTurn();
    t.endTurn();
    EXPECT_EQ(t.damage("1-012"), 1);
}

TEST(LorcanaRules, R1_12_2_CardsAreDrawnOneAtATime)
{
    LorcanaTable t;
    t.printed("reader", R"({"type":"character","name":"R","cost":1,"willpower":3,
        "abilities":[{"when":"draws","do":[{"gain_lore":1}]}]})");
    t.printed("act", actionOf(R"({"draw":3})")).hand(0, {"act"}).play(0, {"reader"}).start();
    t.playCard("act");
    t.trigger("reader");
    t.trigger("reader");
    EXPECT_EQ(t.lore(0), 3);
}

TEST(LorcanaRules, R1_12_3_PuttingIntoTheHandIsNotDrawing)
{
    LorcanaTable t;
    t.printed("reader", R"({"type":"character","name":"R","cost":1,"willpower":3,
        "abilities":[{"when":"draws","do":[{"gain_lore":1}]}]})");
    t.printed("act", actionOf(R"({"look":1,"places":[{"to":"hand"}],"rest":"bottom"})"));
    t.hand(0, {"act"}).play(0, {"reader"}).start();
    t.playCard("act");
    EXPECT_EQ(t.count(Zone::Hand, 0), 1);
    EXPECT_EQ(t.lore(0), 0);
}

TEST(LorcanaRules, R5_1_11_DryingOnesDoNotQuestChallengeOrExert)
{
    LorcanaTable t;
    t.printed("wet", R"({"type":"character","name":"W","cost":1,"strength":1,"willpower":3,"lore":1,
        "abilities":[{"cost":{"exert":true},"do":[{"draw":1}]},
                     {"affects":{"each":{"kind":"character","side":"yours"}},"strength":1}]})");
    t.madeUp("song", R"({"type":"song","name":"Song","cost":1})").character("foe", 1, 3, 9, 1);
    t.hand(0, {"song"})
        .play(0, {Placed("wet").drying()})
        .play(1, {Placed("foe").exerted()})
        .start();
    EXPECT_FALSE(t.can(OptionKind::Quest, "wet"));
    EXPECT_FALSE(t.can(OptionKind::Challenge, "wet"));
    EXPECT_FALSE(t.can(OptionKind::Ability, "wet"));
    EXPECT_FALSE(t.canPlay("song", PlayWay::Sing));
    EXPECT_EQ(t.strength("wet"), 2) << "its other abilities work";
}

TEST(LorcanaRules, R5_2_5_1_DualInkIsBoth)
{
    LorcanaTable t;
    t.madeUp("dual", R"({"type":"character","name":"D","willpower":3,"inks":["amber","steel"]})");
    t.printed(
        "a",
        R"({"type":"item","name":"A","cost":1,"abilities":[{"affects":{"each":{"kind":"character","ink":"amber"}},"strength":1}]})");
    t.printed(
        "b",
        R"({"type":"item","name":"B","cost":1,"abilities":[{"affects":{"each":{"kind":"character","ink":"steel"}},"strength":1}]})");
    t.play(0, {"dual", "a", "b"}).start();
    EXPECT_EQ(t.strength("dual"), 2);
}

TEST(LorcanaRules, R5_2_6_NamedMeansTheNameLineAsAWhole)
{
    LorcanaTable t;
    t.printed(
        "boss",
        R"({"type":"item","name":"B","cost":1,"abilities":[{"affects":{"each":{"kind":"character","name":"Sam"}},"strength":1}]})");
    t.madeUp("sam", R"({"type":"character","name":"Sam","version":"One","willpower":3})");
    t.madeUp("samantha", R"({"type":"character","name":"Samantha","willpower":3})");
    t.madeUp("two",
             R"({"type":"character","name":"Sam & Max","names":["Sam","Max"],"willpower":3})");
    t.play(0, {"boss", "sam", "samantha", "two"}).start();
    EXPECT_EQ(t.strength("sam"), 1);
    EXPECT_EQ(t.strength("samantha"), 0);
    EXPECT_EQ(t.strength("two"), 1) << "CR 5.2.6.1";
}

TEST(LorcanaRules, R5_2_6_1_AnAmpersandJoinsTwoNames)
{
    for (const std::string line : {"Sam & Max", "Sam 'n' Max"}) { // CR 5.2.6.3
        LorcanaTable t;
        t.madeUp("two", R"({"type":"character","name":")" + line + R"(","cost":7,"willpower":9,
            "keywords":["duo shift 0"]})");
        t.madeUp("pair", R"({"type":"character","name":")" + line + R"(","willpower":9})");
        t.madeUp("sam", R"({"type":"character","name":"Sam","willpower":3})");
        t.madeUp("max", R"({"type":"character","name":"Max","willpower":3})");
        t.madeUp("son", R"({"type":"character","name":"Max","cost":7,"willpower":3,
            "keywords":["shift 0"]})");
        t.hand(0, {"two", "son"}).play(0, {"sam", "max", "pair"}).start();
        EXPECT_TRUE(t.canPlay("two", PlayWay::Shift, "sam"));
        EXPECT_TRUE(t.canPlay("son", PlayWay::Shift, "pair"));
        EXPECT_FALSE(t.canPlay("son", PlayWay::Shift, "sam"));
    }
}

TEST(LorcanaRules, R5_3_1_ACharacterIsOneOnlyInPlay)
{
    LorcanaTable t;
    t.printed("act", actionOf(R"({"banish":{"choose":"character"}})"));
    t.hand(0, {"act", "1-012"}).hand(1, {"1-013"}).discard(1, {"1-014"}).start();
    t.playCard("act");
    t.idle(0);
}

TEST(LorcanaRules, R5_4_1_2_AnActionIsNotInTheDiscardWhileItResolves)
{
    LorcanaTable t;
    t.printed("act",
              actionOf(R"({"return":{"choose":{"kind":"action","in":"discard","side":"yours"}}})"));
    t.hand(0, {"act"}).start();
    t.playCard("act");
    EXPECT_EQ(t.zone("act"), Zone::Discard) << "it could not return itself";
}

TEST(LorcanaRules, R6_1_2_AsMuchAsPossibleIsDone)
{
    LorcanaTable t;
    t.printed("act", actionOf(R"({"discard":3,"who":"opponents"},{"draw":1})"));
    t.hand(0, {"act"}).hand(1, {"1-012"}).start();
    t.playCard("act");
    EXPECT_EQ(t.count(Zone::Hand, 1), 0);
    EXPECT_EQ(t.count(Zone::Hand, 0), 1);
}

TEST(LorcanaRules, R6_1_15_WhileIsAskedAgainAndAgain)
{
    LorcanaTable t;
    t.printed("brave", R"({"type":"character","name":"B","cost":1,"strength":1,"willpower":5,
        "abilities":[{"affects":"this","strength":3,"while":{"is":{"is":"damaged"}}}]})");
    t.printed("hit", actionOf(R"({"deal":1,"to":{"each":"character"}})"));
    t.printed("heal", actionOf(R"({"remove_damage":1,"from":{"each":"character"}})"));
    t.hand(0, {"hit", "heal"}).play(0, {"brave"}).start();
    EXPECT_EQ(t.strength("brave"), 1);
    t.playCard("hit");
    EXPECT_EQ(t.strength("brave"), 4);
    t.playCard("heal");
    EXPECT_EQ(t.strength("brave"), 1);
}

TEST(LorcanaRules, R6_6_1_2_AllModifiersCombineAtOnce)
{
    LorcanaTable t;
    t.printed(
        "minus",
        R"({"type":"item","name":"M","cost":1,"abilities":[{"affects":{"each":"character"},"strength":-4}]})");
    t.printed(
        "plus",
        R"({"type":"item","name":"P","cost":0,"abilities":[{"affects":{"each":"character"},"strength":3}]})");
    t.character("a", 1, 2, 3, 1).hand(0, {"plus"}).play(0, {"a", "minus"}).start();
    EXPECT_EQ(t.strength("a"), -2);
    t.playCard("plus");
    EXPECT_EQ(t.strength("a"), 1) << "2 - 4 + 3, not 0 + 3";
}

TEST(LorcanaRules, R6_7_2_SentencesInWrittenOrder)
{
    LorcanaTable t;
    t.printed("act", actionOf(R"({"draw":1},{"discard":1,"who":"you"})"));
    t.hand(0, {"act", "1-013"}).deck(0, {"1-012"}).start();
    t.playCard("act");
    t.selectable({"1-012", "1-013"}); // what was drawn is among them
    t.choose("1-012");
}

TEST(LorcanaRules, R6_7_4_WhatComesUpInBetweenWaits)
{
    LorcanaTable t;
    t.printed("nut", R"({"type":"character","name":"N","cost":1,"willpower":1,
        "abilities":[{"when":"banished","do":[{"gain_lore":1}]}]})");
    t.printed("act", actionOf(R"({"banish":{"each":"character"}},{"lose_lore":5,"who":"each"})"));
    t.hand(0, {"act"}).play(0, {"nut"}).start();
    t.playCard("act");
    EXPECT_EQ(t.lore(0), 1) << "gained after the loss";
}

TEST(LorcanaRules, R8_6_1_EvasiveOnlyByEvasive)
{
    LorcanaTable t;
    t.character("flier", 1, 1, 5, 1, R"("evasive")").character("plain", 1, 1, 5, 1);
    t.play(0, {"flier", "plain"}).play(1, {Placed("flier").exerted()}).start();
    EXPECT_TRUE(t.can(OptionKind::Challenge, "flier", "flier#2"));
    EXPECT_FALSE(t.can(OptionKind::Challenge, "plain", "flier#2"));
}

TEST(LorcanaRules, R8_11_1_SingerInSingTogetherToo)
{
    LorcanaTable t;
    t.madeUp("choir", R"({"type":"song","name":"Choir","cost":9,"keywords":["sing together 7"]})");
    t.character("bard", 2, 1, 1, 1, R"("singer 5")").character("b", 2, 1, 1, 1);
    t.hand(0, {"choir"}).play(0, {"bard", "b"}).start();
    t.singTogether("choir", {"bard", "b"});
    EXPECT_EQ(t.zone("choir"), Zone::Discard);
}

} // namespace
} // namespace playmat::test
