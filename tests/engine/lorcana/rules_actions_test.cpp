#include "support/lorcana_table.h"

/// Turn actions (CR 4): inking, playing and every way to pay, abilities, quests, moves.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;

constexpr const char *kIsle
    = R"({"type":"location","name":"Isle","cost":1,"willpower":3,"lore":0,"move_cost":2})";

// --- 4.2

TEST(LorcanaRules, R4_2_1_OnlyCardsWithTheSymbolAreInkedByTheAction)
{
    LorcanaTable t;
    t.madeUp("plain", R"({"type":"item","name":"P","inkwell":false})")
        .madeUp("ink", R"({"type":"item","name":"I"})");
    t.hand(0, {"plain", "ink"}).start();
    EXPECT_FALSE(t.can(OptionKind::Ink, "plain"));
    t.inkCard("ink");
    EXPECT_EQ(t.zone("ink"), Zone::Inkwell);
    EXPECT_FALSE(t.isExerted("ink"));
    bool shown = false;
    for (const core::Event &e : t.game().events())
        shown |= e.type == static_cast<std::uint8_t>(Ev::CardMoved) && e.seenBy == 3;
    EXPECT_TRUE(shown) << "it is revealed on its way";
}

TEST(LorcanaRules, R4_2_3_1_OnceATurn)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId) {
        t.hand(me, {"blank", "1-012"}).start();
        t.inkCard("blank");
        EXPECT_FALSE(t.can(OptionKind::Ink));
        t.endTurn();
        t.endTurn();
        EXPECT_TRUE(t.can(OptionKind::Ink));
    });
}

TEST(LorcanaRules, R4_2_3_1_AdditionalInkIsCountedTogether)
{
    LorcanaTable t;
    t.printed("belle", R"({"type":"character","name":"B","cost":0,"willpower":1,
        "abilities":[{"players":"you","rule":"more_ink"}]})");
    t.hand(0, {"blank", "blank", "blank", "belle"}).play(0, {"belle"}).start();
    t.inkCard("blank");
    t.inkCard("blank");
    EXPECT_FALSE(t.can(OptionKind::Ink)) << "two cards were inked";
    t.playCard("belle#2");
    EXPECT_TRUE(t.can(OptionKind::Ink)) << "two of them allow three";
}

TEST(LorcanaRules, R4_2_3_2_EffectsPutCardsThereWithoutTheLimit)
{
    LorcanaTable t;
    t.printed("grow", R"({"type":"action","name":"Grow","cost":0,"inkwell":false,
        "do":[{"ink":{"top":2},"exerted":true}]})");
    t.madeUp("plain", R"({"type":"item","name":"P","inkwell":false})");
    t.hand(0, {"grow", "blank"}).deck(0, {"plain", "1-012", "1-013"}).start();
    t.inkCard("blank");
    t.playCard("grow");
    EXPECT_EQ(t.count(Zone::Inkwell, 0), 3);
    EXPECT_TRUE(t.isExerted("plain"));
    int inked = 0;
    for (const core::Event &e : t.game().events()) {
        inked += e.type == static_cast<std::uint8_t>(Ev::Inked) ? 1 : 0;
        if (e.type == static_cast<std::uint8_t>(Ev::CardMoved) && e.card == t.id("plain")) {
            EXPECT_EQ(e.seenBy, 0) << "unrevealed";
        }
    }
    EXPECT_EQ(inked, 2) << "separate instances (CR 7.5.2)";
}

// --- 4.3

TEST(LorcanaRules, R4_3_2_InkIsExertedToPay)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId) {
        t.character("two", 2, 1, 1, 1).ink(me, 3).hand(me, {"two", "two"}).start();
        t.playCard("two");
        EXPECT_EQ(t.readyInk(me), 1);
        EXPECT_FALSE(t.canPlay("two#2", PlayWay::Ink)) << "not enough ink";
    });
}

TEST(LorcanaRules, R4_3_2_3_ModifiersChangeWhatIsPaidNotTheCost)
{
    LorcanaTable t;
    t.printed("cheap", R"({"type":"item","name":"C","cost":1,
        "abilities":[{"costs":"character","change":-1}]})");
    t.printed("small", R"({"type":"action","name":"S","cost":0,
        "do":[{"banish":{"choose":{"kind":"character","cost":{"at_most":1}}}}]})");
    t.character("two", 2, 1, 1, 1).ink(0, 1).hand(0, {"two", "small"}).play(0, {"cheap"}).start();
    t.playCard("two");
    EXPECT_EQ(t.readyInk(0), 0);
    t.playCard("small");
    EXPECT_EQ(t.zone("two"), Zone::Play) << "its cost is still 2 (CR 4.3.5)";
}

TEST(LorcanaRules, R4_3_2_3_ShiftIsDiscountedToo)
{
    LorcanaTable t;
    t.printed("cheap", R"({"type":"item","name":"C","cost":1,
        "abilities":[{"costs":"character","change":-1}]})");
    t.madeUp("base", R"({"type":"character","name":"Twin","cost":1,"willpower":1})");
    t.madeUp("top",
             R"({"type":"character","name":"Twin","cost":6,"willpower":1,"keywords":["shift 3"]})");
    t.ink(0, 2).hand(0, {"top"}).play(0, {"cheap", "base"}).start();
    t.shift("top", "base");
    EXPECT_EQ(t.readyInk(0), 0);
}

TEST(LorcanaRules, R4_3_2_3_SongsThatCostMoreCostThatInkWhenSung)
{
    LorcanaTable t;
    t.printed("tax", R"({"type":"item","name":"T","cost":1,
        "abilities":[{"costs":"action","change":1,"for":"opponents"}]})");
    t.madeUp("song", R"({"type":"song","name":"Song","cost":2})").character("bard", 2, 1, 1, 1);
    t.ink(0, 1).hand(0, {"song"}).play(0, {"bard"}).play(1, {"tax"}).start();
    EXPECT_FALSE(t.canPlay("song", PlayWay::Ink)) << "2 and 1 more";
    t.sing("song", "bard");
    EXPECT_EQ(t.readyInk(0), 0);
}

TEST(LorcanaRules, R4_3_3_CharactersEnterReadyUndamagedAndDrying)
{
    LorcanaTable t;
    t.character("one", 1, 1, 1, 1).madeUp("thing", R"({"type":"item","name":"Thing","cost":0})");
    t.printed("isle", kIsle).ink(0, 2).hand(0, {"one", "thing", "isle"}).start();
    t.playCard("one");
    EXPECT_FALSE(t.isExerted("one"));
    EXPECT_TRUE(t.isDrying("one"));
    EXPECT_EQ(t.damage("one"), 0);
    t.playCard("thing");
    t.playCard("isle");
    EXPECT_FALSE(t.isExerted("isle"));
    EXPECT_FALSE(t.isDrying("isle"));
    EXPECT_EQ(t.count(Zone::Play, 0), 3);
}

TEST(LorcanaRules, R4_3_3_2_AnActionIsInPlayUntilItsEffectIsDone)
{
    LorcanaTable t;
    t.printed("spell", R"({"type":"action","name":"Spell","cost":0,
        "do":[{"return":{"choose":{"in":"discard","side":"yours"}}},{"may":[{"draw":1}]}]})");
    t.hand(0, {"spell"}).discard(0, {"1-012", "1-013"}).start();
    t.playCard("spell");
    EXPECT_EQ(t.zone("spell"), Zone::Play);
    t.selectable({"1-012", "1-013"});
    t.choose("1-012");
    t.no();
    EXPECT_EQ(t.zone("spell"), Zone::Discard);
}

TEST(LorcanaRules, R4_3_4_1_WhenYouPlayThisTriggersAlthoughItWasNotThere)
{
    LorcanaTable t;
    t.printed("greeter", R"({"type":"character","name":"G","cost":0,"willpower":1,
        "abilities":[{"when":"played","do":[{"gain_lore":1}]}]})");
    t.hand(0, {"greeter"}).start();
    t.playCard("greeter");
    EXPECT_EQ(t.lore(0), 1);
}

TEST(LorcanaRules, R4_3_4_2_ACoveredCardStillSeesTheShiftThatCoversIt)
{
    LorcanaTable t;
    t.printed("base", R"({"type":"character","name":"Twin","cost":1,"willpower":1,
        "abilities":[{"when":"played","of":{"kind":"character","side":"yours","other":true},
                      "do":[{"gain_lore":1}]}]})");
    t.madeUp("top",
             R"({"type":"character","name":"Twin","cost":6,"willpower":1,"keywords":["shift 0"]})");
    t.hand(0, {"top"}).play(0, {"base"}).start();
    t.shift("top", "base");
    EXPECT_EQ(t.lore(0), 1);
}

TEST(LorcanaRules, R4_3_6_TheNextOfAKindIsUsedUpHoweverItIsPaid)
{
    LorcanaTable t;
    t.printed("deal", R"({"type":"action","name":"D","cost":0,
        "do":[{"next_costs":"character","change":-1,"for":"turn"}]})");
    t.madeUp("base", R"({"type":"character","name":"Twin","cost":1,"willpower":1})");
    t.madeUp("top",
             R"({"type":"character","name":"Twin","cost":6,"willpower":1,"keywords":["shift 1"]})");
    t.ink(0, 1).character("two", 2, 1, 1, 1);
    t.hand(0, {"deal", "top", "two", "blank"}).play(0, {"base"}).start();
    t.playCard("deal");
    EXPECT_TRUE(t.canPlay("two", PlayWay::Ink));
    t.shift("top", "base");
    EXPECT_EQ(t.readyInk(0), 1);
    EXPECT_FALSE(t.canPlay("two", PlayWay::Ink));
}

TEST(LorcanaRules, R4_3_6_ItsOwnDiscountWorksFromTheHand)
{
    LorcanaTable t;
    t.printed("late", R"({"type":"character","name":"L","cost":3,"willpower":1,
        "abilities":[{"costs":"this","change":-2,"while":{"exists":{"kind":"item","side":"yours"}}}]})");
    t.ink(0, 1).hand(0, {"late", "blank"}).start();
    EXPECT_FALSE(t.canPlay("late", PlayWay::Ink));
    t.playCard("blank");
    LorcanaTable u;
    u.printed("late", R"({"type":"character","name":"L","cost":3,"willpower":1,
        "abilities":[{"costs":"this","change":-2,"while":{"exists":{"kind":"item","side":"yours"}}}]})");
    u.ink(0, 1).hand(0, {"late"}).play(0, {"blank"}).start();
    u.playCard("late");
}

TEST(LorcanaRules, R4_3_2_2_ForFreeIsAWayOfItsOwn)
{
    LorcanaTable t;
    t.printed("gift", R"({"type":"character","name":"G","cost":5,"willpower":1,
        "abilities":[{"play_for":{}}]})");
    t.printed("trade", R"({"type":"character","name":"T","cost":5,"willpower":1,
        "abilities":[{"play_for":{"banish_other":1,"other_of":"item"}}]})");
    t.hand(0, {"gift", "trade"}).play(0, {"blank", "blank"}).start();
    EXPECT_TRUE(t.canPlay("gift", PlayWay::Free));
    EXPECT_TRUE(t.canPlay("trade", PlayWay::Other));
    EXPECT_FALSE(t.canPlay("trade", PlayWay::Ink));
}

TEST(LorcanaRules, R1_2_2_CantPlayGoesBeforeMay)
{
    LorcanaTable t;
    t.printed("hush", R"({"type":"item","name":"H","cost":1,
        "abilities":[{"players":"opponents","rule":"cant_play","of":"action"}]})");
    t.madeUp("act", R"({"type":"action","name":"A","cost":0})");
    t.hand(0, {"act"}).hand(1, {"act"}).play(1, {"hush"}).start();
    EXPECT_FALSE(t.canPlay("act", PlayWay::Ink));
    t.endTurn();
    EXPECT_TRUE(t.canPlay("act#2", PlayWay::Ink));
}

TEST(LorcanaRules, R6_7_9_EntersPlayExerted)
{
    LorcanaTable t;
    t.printed("slow", R"({"type":"character","name":"S","cost":0,"willpower":1,
        "abilities":[{"affects":"this","rule":"enters_exerted"}]})");
    t.printed("may", R"({"type":"character","name":"M","cost":0,"willpower":1,
        "abilities":[{"affects":"this","rule":"may_enter_exerted"}]})");
    t.hand(0, {"slow", "may"}).start();
    t.playCard("slow");
    EXPECT_TRUE(t.isExerted("slow"));
    t.playCard("may");
    t.no();
    EXPECT_FALSE(t.isExerted("may"));
}

// --- 4.4

TEST(LorcanaRules, R4_4_2_1_ExertingNeedsADryReadyCharacter)
{
    LorcanaTable t;
    const char *card = R"({"type":"character","name":"A","cost":1,"willpower":1,
        "abilities":[{"cost":{"exert":true},"do":[{"gain_lore":1}]}]})";
    t.printed("wet", card).printed("tired", card).printed("dry", card);
    t.play(0, {Placed("wet").drying(), Placed("tired").exerted(), "dry"}).start();
    EXPECT_FALSE(t.can(OptionKind::Ability, "wet"));
    EXPECT_FALSE(t.can(OptionKind::Ability, "tired"));
    t.activate("dry");
    EXPECT_TRUE(t.isExerted("dry"));
    EXPECT_EQ(t.lore(0), 1);
}

TEST(LorcanaRules, R6_3_1_1_WithoutExertingADryingOneMay)
{
    LorcanaTable t;
    t.printed("wet", R"({"type":"character","name":"A","cost":1,"willpower":1,
        "abilities":[{"cost":{"ink":1},"do":[{"gain_lore":1}]}]})");
    t.ink(0, 2).play(0, {Placed("wet").drying().exerted()}).start();
    t.activate("wet");
    t.activate("wet");
    EXPECT_EQ(t.lore(0), 2);
    EXPECT_FALSE(t.can(OptionKind::Ability, "wet"));
}

TEST(LorcanaRules, R6_3_1_2_ItemsAndLocationsMayAtOnce)
{
    LorcanaTable t;
    t.printed("lamp", R"({"type":"item","name":"L","cost":0,
        "abilities":[{"cost":{"exert":true},"do":[{"gain_lore":1}]}]})");
    t.hand(0, {"lamp"}).start();
    t.playCard("lamp");
    t.activate("lamp");
    EXPECT_EQ(t.lore(0), 1);
}

TEST(LorcanaRules, R4_4_2_1_AnotherCharacterExertedAsACostMustBeDry)
{
    LorcanaTable t;
    t.printed("boss", R"({"type":"item","name":"B","cost":1,
        "abilities":[{"cost":{"exert_other":1,"other_of":"character"},"do":[{"gain_lore":1}]}]})");
    t.character("a", 1, 1, 1, 1).character("b", 1, 1, 1, 1).character("c", 1, 1, 1, 1);
    t.play(0, {"boss", Placed("a").drying(), "b", "c"}).start();
    t.activate("boss");
    t.asks(DecisionKind::Pay, 0);
    t.selectable({"b", "c"});
    t.choose("b");
    EXPECT_EQ(t.lore(0), 1);
}

TEST(LorcanaRules, R6_3_3_WhatTheCostTriggersWaitsForTheEffect)
{
    LorcanaTable t;
    t.printed("bow", R"({"type":"item","name":"Bow","cost":1,
        "abilities":[{"cost":{"exert":true,"banish":true},"do":[{"may":[{"draw":1}]}]}]})");
    t.printed("keeper", R"({"type":"character","name":"K","cost":1,"willpower":1,
        "abilities":[{"when":"banished","of":{"kind":"item","side":"yours"},"do":[{"gain_lore":1}]}]})");
    t.play(0, {"bow", "keeper"}).start();
    t.activate("bow");
    EXPECT_EQ(t.zone("bow"), Zone::Discard);
    EXPECT_EQ(t.lore(0), 0);
    t.yes();
    EXPECT_EQ(t.lore(0), 1);
}

// --- 4.5

TEST(LorcanaRules, R4_5_1_QuestingExertsAndGainsLore)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId) {
        t.character("hero", 1, 1, 1, 2).character("wet", 1, 1, 1, 1);
        t.play(me, {"hero", Placed("wet").drying()}).start();
        EXPECT_FALSE(t.can(OptionKind::Quest, "wet"));
        t.quest("hero");
        EXPECT_TRUE(t.isExerted("hero"));
        EXPECT_EQ(t.lore(me), 2);
        EXPECT_FALSE(t.can(OptionKind::Quest, "hero"));
    });
}

TEST(LorcanaRules, R4_5_2_LoreComesBeforeWhatQuestingTriggers)
{
    LorcanaTable t;
    t.printed("hero", R"({"type":"character","name":"H","cost":1,"willpower":1,"lore":2,
        "abilities":[{"when":"quests","do":[{"may":[{"draw":1}]}]}]})");
    t.play(0, {"hero"}).start();
    t.quest("hero");
    EXPECT_EQ(t.lore(0), 2);
    t.yes();
}

TEST(LorcanaRules, R4_5_3_1_NegativeLoreCountsAsNone)
{
    LorcanaTable t;
    t.printed("hex", R"({"type":"item","name":"Hex","cost":1,
        "abilities":[{"affects":{"each":"character"},"lore":-2}]})");
    t.character("hero", 1, 1, 1, 1).lore(0, 5).play(0, {"hero", "hex"}).start();
    EXPECT_EQ(t.loreOf("hero"), -1) << "remembered (CR 6.6.2)";
    t.quest("hero");
    EXPECT_EQ(t.lore(0), 5);
}

TEST(LorcanaRules, R4_5_1_2_CostsOfQuestingArePaid)
{
    LorcanaTable t;
    t.printed("gate", R"({"type":"item","name":"Gate","cost":1,
        "abilities":[{"toll":"quest","paid_by":{"each":{"kind":"character","side":"opposing"}},
                      "pay":{"ink":1}}]})");
    t.character("hero", 1, 1, 1, 2).character("other", 1, 1, 1, 1);
    t.ink(0, 1).play(0, {"hero", "other"}).play(1, {"gate"}).start();
    t.quest("hero");
    EXPECT_EQ(t.readyInk(0), 0);
    EXPECT_EQ(t.lore(0), 2);
    EXPECT_FALSE(t.can(OptionKind::Quest, "other")) << "it cannot be paid";
}

TEST(LorcanaRules, R4_5_1_2_OtherCostsOfQuestingAreAskedFor)
{
    LorcanaTable t;
    t.printed("gate", R"({"type":"item","name":"Gate","cost":1,
        "abilities":[{"toll":"quest","paid_by":{"each":{"kind":"character","side":"opposing"}},
                      "pay":{"discard":1}}]})");
    t.character("hero", 1, 1, 1, 2);
    t.hand(0, {"1-012", "1-013"}).play(0, {"hero"}).play(1, {"gate"}).start();
    t.quest("hero");
    t.asks(DecisionKind::Pay, 0);
    t.choose("1-013");
    EXPECT_EQ(t.lore(0), 2);
    EXPECT_TRUE(t.isExerted("hero"));
    EXPECT_EQ(t.zone("1-013"), Zone::Discard);
}

// --- 4.7

TEST(LorcanaRules, R4_7_3_MovingCostsTheLocationsInkAndNothingElse)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.printed("isle", kIsle).character("walker", 1, 1, 1, 1);
        t.ink(me, 3).play(me, {Placed("walker").drying().exerted(), "isle"});
        t.play(you, {"isle"}).start();
        const std::string mine = me == 0 ? "isle" : "isle#2";
        const std::string yours = me == 0 ? "isle#2" : "isle";
        EXPECT_FALSE(t.can(OptionKind::Move, "walker", yours));
        t.move("walker", mine);
        EXPECT_EQ(t.readyInk(me), 1);
        EXPECT_EQ(t.card("walker").at, t.id(mine));
        EXPECT_FALSE(t.can(OptionKind::Move, "walker", mine)) << "it is there";
    });
}

TEST(LorcanaRules, R4_7_2_FromOneLocationToAnother)
{
    LorcanaTable t;
    t.printed("isle", kIsle).printed("cave", kIsle).character("walker", 1, 1, 1, 1);
    t.ink(0, 2).play(0, {"isle", Placed("walker").at(0), "cave"}).start();
    t.move("walker", "cave");
    EXPECT_EQ(t.card("walker").at, t.id("cave"));
}

TEST(LorcanaRules, R4_7_3_3_MoveCostsAreModified)
{
    LorcanaTable t;
    t.printed("isle", R"({"type":"location","name":"Isle","cost":1,"willpower":3,"move_cost":2,
        "abilities":[{"moves_of":{"kind":"character","side":"yours"},"to":{"is":"this"},"change":-1}]})");
    t.printed("cave", kIsle).character("walker", 1, 1, 1, 1);
    t.ink(0, 1).play(0, {"walker", "isle", "cave"}).start();
    EXPECT_FALSE(t.can(OptionKind::Move, "walker", "cave"));
    t.move("walker", "isle");
    EXPECT_EQ(t.readyInk(0), 0);
}

TEST(LorcanaRules, R4_7_4_MovingTriggers)
{
    LorcanaTable t;
    t.printed("isle", R"({"type":"location","name":"Isle","cost":1,"willpower":3,"move_cost":0,
        "abilities":[{"when":"moves_to","of":{"kind":"character","side":"yours"},"with":{"is":"this"},
                      "do":[{"gain_lore":1}]}]})");
    t.character("walker", 1, 1, 1, 1).play(0, {"walker", "isle"}).start();
    t.move("walker", "isle");
    EXPECT_EQ(t.lore(0), 1);
}

TEST(LorcanaRules, R5_6_6_WhenALocationLeavesItsCharactersStay)
{
    LorcanaTable t;
    t.printed("isle", kIsle).character("walker", 1, 1, 1, 1);
    t.printed("quake",
              R"({"type":"action","name":"Q","cost":0,"do":[{"banish":{"each":"location"}}]})");
    t.hand(0, {"quake"}).play(0, {"isle", Placed("walker").at(0)}).start();
    t.playCard("quake");
    EXPECT_EQ(t.zone("walker"), Zone::Play);
    EXPECT_EQ(static_cast<int>(t.card("walker").at), static_cast<int>(kNone));
}

} // namespace
} // namespace playmat::test
