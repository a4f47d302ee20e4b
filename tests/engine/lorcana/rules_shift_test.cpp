#include "support/lorcana_table.h"

/// Shift, stacks and Boost (CR 5.1.1.5–5.1.1.7, 8.4, 8.10), and what of the other keywords is not
/// in keywords_test.cpp.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;

/// Two characters named Twin, of which "top" shifts for no ink.
void twins(LorcanaTable &t, const std::string &keywords = R"("shift 0")")
{
    t.madeUp("base",
             R"({"type":"character","name":"Twin","cost":1,"strength":1,"willpower":5,"lore":1})");
    t.madeUp("top",
             R"({"type":"character","name":"Twin","version":"Top","cost":6,"strength":2,
        "willpower":6,"lore":2,"keywords":[)"
                 + keywords + "]}");
}

TEST(LorcanaRules, R8_10_1_OnlyOntoACharacterOfThatName)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        twins(t);
        t.character("other", 1, 1, 1, 1);
        t.hand(me, {"top"}).play(me, {"base", "other"}).play(you, {"base"}).start();
        const std::string mine = me == 0 ? "base" : "base#2";
        const std::string yours = me == 0 ? "base#2" : "base";
        EXPECT_FALSE(t.canPlay("top", PlayWay::Shift, "other"));
        EXPECT_FALSE(t.canPlay("top", PlayWay::Shift, yours));
        t.shift("top", mine);
        EXPECT_TRUE(t.card("top").is(status::Shifted));
    });
}

TEST(LorcanaRules, R8_10_2_And_6_ExertedAndDamageStay)
{
    LorcanaTable t;
    twins(t);
    t.hand(0, {"top"}).play(0, {Placed("base").exerted().damaged(3)}).start();
    t.shift("top", "base");
    EXPECT_TRUE(t.isExerted("top"));
    EXPECT_EQ(t.damage("top"), 3);
    EXPECT_FALSE(t.can(OptionKind::Quest, "top"));
}

TEST(LorcanaRules, R8_10_3_ItsOwnTextMayExertIt)
{
    LorcanaTable t;
    twins(t);
    t.printed("slow", R"({"type":"character","name":"Twin","version":"Slow","cost":5,"willpower":6,
        "keywords":["shift 0"],"abilities":[{"affects":"this","rule":"enters_exerted"}]})");
    t.hand(0, {"slow"}).play(0, {"base"}).start();
    t.shift("slow", "base");
    EXPECT_TRUE(t.isExerted("slow"));
}

TEST(LorcanaRules, R8_10_4_DryOntoDryDryingOntoDrying)
{
    for (const bool drying : {false, true}) {
        LorcanaTable t;
        twins(t);
        Placed base("base");
        base.isDrying = drying;
        t.hand(0, {"top"}).play(0, {base}).start();
        t.shift("top", "base");
        EXPECT_EQ(t.isDrying("top"), drying);
        EXPECT_EQ(t.can(OptionKind::Quest, "top"), !drying);
    }
}

TEST(LorcanaRules, R8_10_5_EffectsOverTheCoveredCardStay)
{
    LorcanaTable t;
    twins(t);
    t.printed("spell", R"({"type":"action","name":"Spell","cost":0,
        "do":[{"give":{"choose":{"kind":"character"}},"strength":2,"for":"turn"}]})");
    t.hand(0, {"spell", "top"}).play(0, {"base"}).start();
    t.playCard("spell");
    t.shift("top", "base");
    EXPECT_EQ(t.strength("top"), 4);
    t.endTurn();
    EXPECT_EQ(t.strength("top"), 2);
}

TEST(LorcanaRules, R8_10_5_TheNewTopIsAtTheSameLocation)
{
    LorcanaTable t;
    twins(t);
    t.printed("isle", R"({"type":"location","name":"Isle","cost":1,"willpower":3,"move_cost":1})");
    t.hand(0, {"top"}).play(0, {"isle", Placed("base").at(0)}).start();
    t.shift("top", "base");
    EXPECT_EQ(t.card("top").at, t.id("isle"));
}

TEST(LorcanaRules, R5_1_1_6_CoveredCardsHaveNoTextAndCannotBeChosen)
{
    LorcanaTable t;
    t.printed("base", R"({"type":"character","name":"Twin","cost":1,"willpower":5,
        "abilities":[{"affects":{"each":{"kind":"character","side":"yours"}},"strength":3},
                     {"when":"quests","of":{"kind":"character","side":"yours"},"do":[{"gain_lore":5}]}]})");
    t.madeUp("top", R"({"type":"character","name":"Twin","version":"Top","cost":6,"strength":2,
        "willpower":6,"lore":2,"keywords":["shift 0"]})");
    t.printed(
        "hit",
        R"({"type":"action","name":"Hit","cost":0,"do":[{"deal":1,"to":{"choose":"character"}}]})");
    t.hand(0, {"top", "hit"}).play(0, {"base"}).play(1, {"1-012"}).start();
    t.shift("top", "base");
    EXPECT_EQ(t.strength("top"), 2);
    t.quest("top");
    EXPECT_EQ(t.lore(0), 2);
    t.playCard("hit");
    t.selectable({"top", "1-012"});
    t.choose("top");
}

TEST(LorcanaRules, R8_10_TheCoveredCardDidNotLeavePlay)
{
    LorcanaTable t;
    t.printed("base", R"({"type":"character","name":"Twin","cost":1,"willpower":5,
        "abilities":[{"when":["leaves_play","banished"],"do":[{"gain_lore":5}]}]})");
    t.madeUp("top", R"({"type":"character","name":"Twin","version":"Top","cost":6,"strength":2,
        "willpower":6,"lore":2,"keywords":["shift 0"]})");
    t.hand(0, {"top"}).play(0, {"base"}).start();
    t.shift("top", "base");
    EXPECT_EQ(t.lore(0), 0);
}

TEST(LorcanaRules, R8_10_7_TheStackGoesWhereTheTopGoes)
{
    struct Case
    {
        const char *effect;
        Zone zone;
    };
    const Case cases[] = {
        {R"({"banish":{"each":"character"}})", Zone::Discard},
        {R"({"return":{"each":"character"}})", Zone::Hand},
        {R"({"ink":{"each":"character"}})", Zone::Inkwell},
        {R"({"shuffle_in":{"each":"character"}})", Zone::Deck},
    };
    for (const Case &c : cases) {
        LorcanaTable t;
        twins(t);
        t.printed("fall",
                  std::string(R"({"type":"action","name":"Fall","cost":0,"do":[)") + c.effect
                      + "]}");
        t.hand(0, {"fall"}).play(1, {Placed("top").over({"base", "1-012"}).damaged(2)}).start();
        t.playCard("fall");
        for (const char *card : {"top", "base", "1-012"}) {
            EXPECT_EQ(t.zone(card), c.zone) << c.effect;
            EXPECT_EQ(t.card(card).on, kNone);
            EXPECT_EQ(t.card(card).under, kNone);
        }
        EXPECT_EQ(t.count(Zone::Play, 1), 0);
    }
}

TEST(LorcanaRules, R8_10_7_ItIsOneCharacterThatLeaves)
{
    LorcanaTable t;
    twins(t);
    t.printed("watch", R"({"type":"item","name":"Watch","cost":1,
        "abilities":[{"when":"banished","of":{"kind":"character"},"do":[{"gain_lore":1}]}]})");
    t.printed("fall",
              R"({"type":"action","name":"Fall","cost":0,"do":[{"banish":{"each":"character"}}]})");
    t.hand(0, {"fall"}).play(0, {"watch", Placed("top").over({"base"})}).start();
    t.playCard("fall");
    EXPECT_EQ(t.lore(0), 1);
}

TEST(LorcanaRules, R8_10_8_1_TwoVariantsMustBothHold)
{
    LorcanaTable t;
    t.madeUp("panda", R"({"type":"character","name":"Mei","cost":5,"willpower":3,
        "classifications":["red panda"],"keywords":["temporary red panda shift 0"]})");
    t.madeUp("red",
             R"({"type":"character","name":"Ming","willpower":3,"classifications":["red panda"]})");
    t.madeUp("mei", R"({"type":"character","name":"Mei","version":"Base","willpower":3})");
    t.hand(0, {"panda"}).play(0, {"red", "mei"}).start();
    EXPECT_FALSE(t.canPlay("panda", PlayWay::Shift, "mei"));
    t.shift("panda", "red");
    t.endTurn();
    EXPECT_EQ(t.zone("panda"), Zone::Hand);
    EXPECT_EQ(t.zone("red"), Zone::Play);
}

TEST(LorcanaRules, R8_10_8_3_DuoShiftOntoTwoCharacters)
{
    LorcanaTable t;
    t.madeUp("duo", R"({"type":"character","name":"Anna & Elsa","names":["Anna","Elsa"],"cost":7,
        "willpower":9,"keywords":["duo shift 0"]})");
    t.madeUp("anna", R"({"type":"character","name":"Anna","willpower":5})");
    t.madeUp("elsa", R"({"type":"character","name":"Elsa","willpower":5})");
    t.hand(0, {"duo"});
    t.play(0, {Placed("anna").damaged(1).exerted(), Placed("elsa").damaged(2).drying(), "elsa"});
    t.start();
    t.shift("duo", "anna");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"elsa", "elsa#2"});
    t.choose("elsa");
    EXPECT_EQ(t.count(Zone::Play, 0), 2);
    EXPECT_EQ(t.damage("duo"), 3);
    EXPECT_TRUE(t.isExerted("duo")) << "exerted wins (CR 8.10.4.2)";
    EXPECT_TRUE(t.isDrying("duo")) << "drying wins";
}

TEST(LorcanaRules, R8_10_8_3_DuoShiftNeedsBothNames)
{
    LorcanaTable t;
    t.madeUp("duo", R"({"type":"character","name":"Anna & Elsa","names":["Anna","Elsa"],"cost":7,
        "willpower":9,"keywords":["duo shift 0"]})");
    t.madeUp("anna", R"({"type":"character","name":"Anna","willpower":5})");
    t.hand(0, {"duo"}).play(0, {"anna", "anna"}).start();
    EXPECT_FALSE(t.canPlay("duo", PlayWay::Shift));
}

TEST(LorcanaRules, R8_10_8_4_ComboShiftOntoOneOrTwo)
{
    for (const bool two : {false, true}) {
        LorcanaTable t;
        t.madeUp("duo",
                 R"({"type":"character","name":"Anna & Elsa","names":["Anna","Elsa"],"cost":7,
            "willpower":9,"keywords":["combo shift 0"]})");
        t.madeUp("anna", R"({"type":"character","name":"Anna","willpower":5})");
        t.madeUp("elsa", R"({"type":"character","name":"Elsa","willpower":5})");
        t.hand(0, {"duo"}).play(0, {"anna", "elsa"}).start();
        t.shift("duo", "anna");
        if (two)
            t.choose("elsa");
        else
            t.chooseNone();
        EXPECT_EQ(t.count(Zone::Play, 0), two ? 1 : 2);
    }
}

TEST(LorcanaRules, R8_10_8_5_TemporaryShiftReturnsByATriggerInTheBag)
{
    LorcanaTable t;
    twins(t, R"("temporary shift 0")");
    t.printed("owl", R"({"type":"character","name":"Owl","cost":1,"willpower":3,
        "abilities":[{"when":"turn_ends","do":[{"gain_lore":1}]},
                     {"when":"damage_removed","of":"character","do":[{"gain_lore":2}]}]})");
    t.hand(0, {"top"}).play(0, {Placed("base").damaged(2).exerted(), "owl"}).start();
    t.shift("top", "base");
    t.endTurn();
    t.asks(DecisionKind::ChooseTrigger, 0);
    EXPECT_EQ(t.zone("top"), Zone::Play);
    t.trigger("top");
    EXPECT_EQ(t.zone("top"), Zone::Hand);
    EXPECT_EQ(t.damage("base"), 0);
    EXPECT_TRUE(t.isExerted("base"));
    t.trigger("owl");
    t.idle(1);
    EXPECT_EQ(t.lore(0), 3);
}

TEST(LorcanaRules, R8_10_8_5_WhatWasPutFacedownUnderItStaysUnderTheCharacter)
{
    LorcanaTable t;
    twins(t, R"("temporary shift 0","boost 0")");
    t.hand(0, {"top"}).deck(0, {"1-027", "1-012"}).play(0, {"base"}).start();
    t.shift("top", "base");
    t.activate("top");
    t.endTurn();
    EXPECT_EQ(t.zone("top"), Zone::Hand);
    EXPECT_EQ(t.card("base").on, kNone);
    EXPECT_EQ(t.card("base").under, t.id("1-027"));
    EXPECT_TRUE(t.card("1-027").is(status::FaceDown));
}

TEST(LorcanaRules, R8_10_8_5_NotIfItIsNotInPlayAnyMore)
{
    LorcanaTable t;
    twins(t, R"("temporary shift 0")");
    t.printed("cap", R"({"type":"character","name":"Twin","version":"Cap","cost":5,"willpower":6,
        "keywords":["shift 0"]})");
    t.hand(0, {"top", "cap"}).play(0, {"base"}).start();
    t.shift("top", "base");
    t.shift("cap", "top");
    t.endTurn();
    EXPECT_EQ(t.card("top").on, t.id("cap")) << "it was covered";
    t.idle(1);
}

TEST(LorcanaRules, R8_10_8_6_PotatoShift)
{
    for (const bool fresh : {false, true}) {
        LorcanaTable t;
        t.madeUp("potato", R"({"type":"item","name":"Potato"})");
        t.madeUp("other", R"({"type":"item","name":"Turnip"})");
        t.madeUp(
            "spud",
            R"({"type":"character","name":"Spud","cost":5,"willpower":3,"keywords":["potato shift 0"]})");
        Placed item("potato");
        item.isDrying = fresh;
        t.hand(0, {"spud"}).play(0, {item, "other"}).start();
        EXPECT_FALSE(t.canPlay("spud", PlayWay::Shift, "other"));
        t.shift("spud", "potato");
        EXPECT_EQ(t.isDrying("spud"), fresh) << "CR 8.10.4.1";
    }
}

TEST(LorcanaRules, R8_10_ShiftPaidWithCards)
{
    LorcanaTable t;
    t.madeUp("base", R"({"type":"character","name":"Twin","cost":1,"willpower":5})");
    t.printed("top", R"({"type":"character","name":"Twin","version":"Top","cost":6,"willpower":6,
        "keywords":[{"shift_for":{"discard":1,"discard_of":"action"}}]})");
    t.madeUp("act", R"({"type":"action","name":"Act","cost":9})")
        .madeUp("song", R"({"type":"song","name":"Song","cost":9})");
    t.hand(0, {"top", "act", "song", "1-012"}).play(0, {"base"}).start();
    t.shift("top", "base");
    t.asks(DecisionKind::Pay, 0);
    t.selectable({"act", "song"});
    t.choose("song");
    EXPECT_EQ(t.zone("song"), Zone::Discard);
    EXPECT_EQ(t.zone("top"), Zone::Play);
}

// --- 8.4: Boost

TEST(LorcanaRules, R8_4_1_BoostOncePerTurnAlsoWhenItHasCome)
{
    LorcanaTable t;
    t.character("booster", 0, 1, 3, 1, R"("boost 1")");
    t.ink(0, 3).hand(0, {"booster"}).start();
    t.playCard("booster");
    t.activate("booster");
    EXPECT_FALSE(t.can(OptionKind::Ability, "booster"));
    t.endTurn();
    EXPECT_FALSE(t.can(OptionKind::Ability, "booster"));
    t.endTurn();
    t.activate("booster");
    EXPECT_NE(t.card("booster").under, kNone);
}

TEST(LorcanaRules, R8_4_1_BoostThatWasGivenCostsItsNumber)
{
    LorcanaTable t;
    t.printed("coach", R"({"type":"character","name":"Coach","cost":1,"willpower":3,
        "abilities":[{"affects":{"each":{"kind":"character","side":"yours","other":true}},"keywords":["boost 2"]}]})");
    t.character("plain", 1, 1, 3, 1);
    t.ink(0, 5).play(0, {"coach", "plain"}).start();
    EXPECT_FALSE(t.can(OptionKind::Ability, "coach"));
    t.activate("plain");
    EXPECT_EQ(t.readyInk(0), 3);
    EXPECT_NE(t.card("plain").under, kNone);
    EXPECT_FALSE(t.can(OptionKind::Ability, "plain"));
}

TEST(LorcanaRules, R8_4_2_BoostedCardsAreSeenByNobodyAndGoAlong)
{
    LorcanaTable t;
    t.character("booster", 1, 1, 3, 1, R"("boost 0")");
    t.printed("back",
              R"({"type":"action","name":"B","cost":0,"do":[{"return":{"choose":"character"}}]})");
    t.hand(0, {"back"}).deck(0, {"1-012", "1-013"}).play(0, {"booster"}).start();
    t.activate("booster");
    for (const core::Event &e : t.game().events())
        if (e.type == static_cast<std::uint8_t>(Ev::CardMoved)) {
            EXPECT_EQ(e.seenBy, 0);
        }
    EXPECT_TRUE(t.card("1-012").is(status::FaceDown));
    t.playCard("back");
    EXPECT_EQ(t.zone("1-012"), Zone::Hand);
    EXPECT_FALSE(t.card("1-012").is(status::FaceDown));
}

// --- the others

TEST(LorcanaRules, R8_2_AlertDoesNotMakeEvasive)
{
    LorcanaTable t;
    t.character("alert", 1, 1, 3, 1, R"("alert")").character("plain", 1, 1, 3, 1);
    t.play(0, {"plain"}).play(1, {Placed("alert").exerted()}).start();
    EXPECT_TRUE(t.can(OptionKind::Challenge, "plain", "alert"));
}

TEST(LorcanaRules, R8_5_ChallengerAddsUp)
{
    LorcanaTable t;
    t.character("knight", 1, 1, 9, 1, R"("challenger 2")").character("foe", 1, 0, 9, 1);
    t.printed("spell", R"({"type":"action","name":"S","cost":0,
        "do":[{"give":{"choose":{"kind":"character","side":"yours"}},"keywords":["challenger 3"],"for":"turn"}]})");
    t.hand(0, {"spell"}).play(0, {"knight"}).play(1, {Placed("foe").exerted()}).start();
    t.playCard("spell");
    t.challenge("knight", "foe");
    EXPECT_EQ(t.damage("foe"), 6);
}

TEST(LorcanaRules, R8_7_RecklessOnesMayStillExertOtherwise)
{
    LorcanaTable t;
    t.madeUp("song", R"({"type":"song","name":"Song","cost":1})");
    t.character("rash", 1, 1, 3, 1, R"("reckless")").character("foe", 1, 0, 9, 1);
    t.hand(0, {"song"}).play(0, {"rash"}).play(1, {Placed("foe").exerted()}).start();
    EXPECT_FALSE(t.can(OptionKind::EndTurn));
    t.sing("song", "rash");
    EXPECT_TRUE(t.can(OptionKind::EndTurn));
}

TEST(LorcanaRules, R8_7_RecklessBlocksNothingWhenItCannotPayForItsChallenge)
{
    LorcanaTable t;
    t.printed("wall", R"({"type":"item","name":"Wall","cost":1,
        "abilities":[{"toll":"challenge","paid_by":{"each":{"kind":"character","side":"opposing"}},"pay":{"ink":1}}]})");
    t.character("rash", 1, 1, 3, 1, R"("reckless")").character("foe", 1, 0, 9, 1);
    t.play(0, {"rash"}).play(1, {Placed("foe").exerted(), "wall"}).start();
    EXPECT_TRUE(t.can(OptionKind::EndTurn));
}

TEST(LorcanaRules, R8_8_ResistAlsoOfLocations)
{
    LorcanaTable t;
    t.madeUp(
        "fort",
        R"({"type":"location","name":"Fort","willpower":5,"move_cost":1,"keywords":["resist 2"]})");
    t.character("a", 1, 3, 3, 1).play(0, {"a"}).play(1, {"fort"}).start();
    t.challenge("a", "fort");
    EXPECT_EQ(t.damage("fort"), 1);
}

TEST(LorcanaRules, R8_13_SupportMayAddToAnyCharacterAndReadsItWhenItResolves)
{
    LorcanaTable t;
    t.printed("friend",
              R"({"type":"character","name":"F","cost":1,"strength":2,"willpower":3,"lore":1,
        "keywords":["support"],
        "abilities":[{"when":"quests","do":[{"give":"this","strength":2,"for":"turn"}]}]})");
    t.character("foe", 1, 1, 3, 1).play(0, {"friend"}).play(1, {"foe"}).start();
    t.quest("friend");
    t.asks(DecisionKind::ChooseTrigger, 0);
    const auto &options = t.game().decision().options;
    std::size_t own = 0;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (options[i].ability != t.db().support)
            own = i;
    ASSERT_TRUE(t.game().apply(core::Answer::one(static_cast<std::uint16_t>(own))).ok());
    t.yes();
    EXPECT_EQ(t.strength("foe"), 5);
}

TEST(LorcanaRules, R8_14_VanishOnlyForActionsOfOpponents)
{
    LorcanaTable t;
    t.character("ghost", 1, 1, 9, 1, R"("vanish")");
    t.printed(
        "mine",
        R"({"type":"action","name":"M","cost":0,"do":[{"deal":1,"to":{"choose":"character"}}]})");
    t.printed("gun", R"({"type":"item","name":"G","cost":0,
        "abilities":[{"cost":{"exert":true},"do":[{"deal":1,"to":{"choose":{"kind":"character","side":"opposing"}}}]}]})");
    t.hand(0, {"mine"}).play(0, {"ghost"}).hand(1, {"mine"}).play(1, {"gun"}).start();
    t.playCard("mine");
    EXPECT_EQ(t.zone("ghost"), Zone::Play) << "its own player chose it";
    t.endTurn();
    t.activate("gun");
    EXPECT_EQ(t.zone("ghost"), Zone::Play) << "an item is no action";
    t.playCard("mine#2");
    EXPECT_EQ(t.zone("ghost"), Zone::Discard);
}

TEST(LorcanaRules, R8_15_WardDoesNotKeepChallengesAway)
{
    LorcanaTable t;
    t.character("safe", 1, 1, 9, 1, R"("ward")").character("a", 1, 2, 9, 1);
    t.printed("heal", R"({"type":"action","name":"H","cost":0,
        "do":[{"remove_damage":1,"from":{"choose":{"kind":"character"}}}]})");
    t.play(0, {"a"}).play(1, {Placed("safe").exerted()}).hand(1, {"heal"}).start();
    t.challenge("a", "safe");
    EXPECT_EQ(t.damage("safe"), 2);
    t.endTurn();
    t.playCard("heal");
    t.choose("safe");
    EXPECT_EQ(t.damage("safe"), 1) << "its player may choose it";
}

TEST(LorcanaRules, R8_1_2_OfTwoSingersTheBetterCounts)
{
    LorcanaTable t;
    t.madeUp("song", R"({"type":"song","name":"Song","cost":6})");
    t.character("bard", 2, 1, 3, 1, R"("singer 4","singer 6")").hand(0, {"song"}).play(0, {"bard"});
    t.start();
    EXPECT_TRUE(t.canPlay("song", PlayWay::Sing, "bard"));
}

} // namespace
} // namespace playmat::test
