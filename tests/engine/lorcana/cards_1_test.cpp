#include "engine/lorcana/seen_cards.h"
#include "support/lorcana_table.h"

/// Tests of cards that a scenario (tests/scenarios) cannot say: loops over seeds and cards, what a
/// seat is told, cards of the tests' own.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;
using Cards = std::vector<std::string>;
using Ids = std::vector<std::string>;

TEST(LorcanaCard, Set1_014_OtherPrincessesCannotQuestEvenIfNotReadied)
{
    for (const bool ready : {false, true}) {
        LorcanaTable t;
        t.ink(0, 1).hand(0, {"1-131"});
        t.play(0, {"1-014", "1-003", Placed("1-013").exerted(), Placed("1-012")}).start();
        t.quest("1-014");
        if (ready)
            t.yes();
        else
            t.no();
        EXPECT_EQ(t.isExerted("1-013"), !ready);
        EXPECT_FALSE(t.can(OptionKind::Quest, "1-003")) << "it was ready already";
        EXPECT_TRUE(t.can(OptionKind::Quest, "1-012")) << "no Princess";
        EXPECT_FALSE(t.card("1-014").may(Rule::CantQuest)) << "the others";
        if (!ready) {
            t.playCard("1-131");
            t.choose("1-013");
            EXPECT_FALSE(t.isExerted("1-013"));
        }
        EXPECT_FALSE(t.can(OptionKind::Quest, "1-013"));
        t.endTurn();
        t.endTurn();
        EXPECT_TRUE(t.can(OptionKind::Quest, "1-003"));
    }
}

TEST(LorcanaCard, Set1_023_SeesWhatIsShiftedOntoIt)
{
    LorcanaTable t; // CR 4.3.4.2
    t.madeUp("small", R"({"type":"character","name":"Stitch","cost":2,"strength":1,"willpower":2,
"lore":1,"keywords":["shift 1"]})");
    t.ink(0, 1).hand(0, {"small"}).play(0, {"1-023"}).start();
    t.shift("small", "1-023");
    t.yes();
    EXPECT_TRUE(t.isExerted("small"));
    EXPECT_EQ(t.count(Zone::Hand, 0), 1);
}

TEST(LorcanaCard, Set1_038_and_045_AreStrongerOnlyWhileTheyChallenge)
{
    LorcanaTable t;
    t.character("wall", 6, 0, 20, 1).play(0, {"1-038", "1-045"});
    t.play(1, {Placed("wall").exerted(), "1-017"}).start();
    EXPECT_EQ(t.strength("1-038"), 0);
    t.challenge("1-038", "wall");
    EXPECT_EQ(t.damage("wall"), 2);
    t.challenge("1-045", "wall");
    EXPECT_EQ(t.damage("wall"), 7);
    t.endTurn();
    t.challenge("1-017", "1-045");
    EXPECT_EQ(t.damage("1-017"), 2);
}

TEST(LorcanaCard, Set1_042_OneOfEachSideStaysExertedInItsOwnNextTurn)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.ink(me, 8).hand(me, {"1-042"}).play(me, {"1-013"}).play(you, {"1-012"}).start();
        t.playCard("1-042");
        t.selectable({"1-042", "1-013", "1-012"});
        EXPECT_EQ(t.game().decision().max, 2);
        t.chooseAll({"1-013", "1-012"});
        t.endTurn();
        EXPECT_TRUE(t.isExerted("1-012"));
        t.endTurn();
        EXPECT_TRUE(t.isExerted("1-013"));
        t.endTurn();
        EXPECT_FALSE(t.isExerted("1-012"));
        t.endTurn();
        EXPECT_FALSE(t.isExerted("1-013"));
    });
}

TEST(LorcanaCard, Set1_059_DrawsForLoreThatWasLost)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.ink(me, 7).hand(me, {"1-059"}).lore(you, 4).lore(me, 2).start();
        t.playCard("1-059");
        t.yes();
        EXPECT_EQ(t.lore(you), 3);
        EXPECT_EQ(t.lore(me), 2);
        EXPECT_EQ(t.count(Zone::Hand, me), 1);
    });
    LorcanaTable t; // nobody loses below 0 (CR 1.11.1)
    t.ink(0, 7).hand(0, {"1-059"}).start();
    t.playCard("1-059");
    t.idle(0);
    EXPECT_EQ(t.count(Zone::Hand, 0), 0);
}

TEST(LorcanaCard, Set1_071_BanishesWhoBanishedItOnlyWhenChallenged)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.play(me, {"1-069"}).play(you, {Placed("1-071").damaged(1).exerted()}).start();
        t.challenge("1-069", "1-071"); // must, and chooses nobody: Ward is no help
        EXPECT_EQ(t.zone("1-069"), Zone::Discard);
        EXPECT_EQ(t.zone("1-071"), Zone::Discard);
    });
    LorcanaTable t;
    t.play(0, {"1-071"}).play(1, {Placed("1-126").exerted()}).start();
    t.challenge("1-071", "1-126");
    EXPECT_EQ(t.zone("1-126"), Zone::Play);
}

TEST(LorcanaCard, Set1_072_MayReturnAnyCharacter)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.play(me, {"1-017", "1-012"}).play(you, {Placed("1-072").exerted(), "1-013"}).start();
        t.challenge("1-017", "1-072");
        t.asks(DecisionKind::Confirm, you);
        t.yes();
        t.asks(DecisionKind::ChooseCards, you);
        t.selectable({"1-017", "1-012", "1-013"});
        t.choose("1-012");
        EXPECT_EQ(t.cards(Zone::Hand, me), Ids{"1-012"});
        t.idle(me);
    });
    LorcanaTable t; // not where she challenges
    t.play(0, {"1-072"}).play(1, {Placed("1-126").exerted()}).start();
    t.challenge("1-072", "1-126");
    t.idle(0);
    EXPECT_EQ(t.zone("1-072"), Zone::Discard);
}

TEST(LorcanaCard, Set1_084_MayBanishTheChallengingOne)
{
    for (const bool banishes : {false, true}) {
        LorcanaTable t;
        t.ink(0, 1).hand(0, {"1-026"}).play(0, {"1-126"});
        t.play(1, {Placed("1-084").exerted()}).start();
        t.playCard("1-026"); // Ward: nobody else to choose
        t.idle(0);
        t.challenge("1-126", "1-084");
        t.asks(DecisionKind::Confirm, 1);
        banishes ? t.yes() : t.no();
        EXPECT_EQ(t.zone("1-126"), banishes ? Zone::Discard : Zone::Play);
        EXPECT_EQ(t.zone("1-084"), Zone::Discard);
    }
    LorcanaTable t; // not where he challenges
    t.play(0, {"1-084"}).play(1, {Placed("1-126").exerted()}).start();
    t.challenge("1-084", "1-126");
    t.idle(0);
}

TEST(LorcanaCard, Set1_090_OpposingCharactersCannotQuestWhileSheIsExerted)
{
    for (const bool exerted : {false, true}) {
        LorcanaTable t;
        Placed gothel("1-090");
        t.play(0, {"1-012"}).ink(0, 1).hand(0, {"1-036"});
        t.play(1, {exerted ? gothel.exerted() : gothel}).start();
        EXPECT_EQ(t.can(OptionKind::Quest, "1-012"), !exerted);
    }
}

TEST(LorcanaCard, Set1_105_and_121_EachOpponentLosesOneLore)
{
    for (const char *id : {"1-105", "1-121"}) {
        SCOPED_TRACE(id);
        fromBothLorcanaSeats([id](LorcanaTable &t, PlayerId me, PlayerId you) {
            t.ink(me, 6).hand(me, {id}).lore(me, 4).lore(you, 4).start();
            t.playCard(id);
            EXPECT_EQ(t.lore(me), 4);
            EXPECT_EQ(t.lore(you), 3);
        });
    }
}

TEST(LorcanaCard, Set1_113_MayBanishAnyCharacter)
{
    for (const bool wants : {false, true}) {
        LorcanaTable t;
        t.ink(0, 9).hand(0, {"1-113"}).play(0, {"1-012"}).play(1, {"1-144", "1-125"}).start();
        t.playCard("1-113");
        if (!wants) {
            t.no();
            EXPECT_EQ(t.zone("1-125"), Zone::Play);
            t.idle(0);
            continue;
        }
        t.yes();
        t.selectable({"1-113", "1-012", "1-125"});
        t.choose("1-125");
        EXPECT_EQ(t.zone("1-125"), Zone::Discard);
    }
}

TEST(LorcanaCard, Set1_118_NotForALocation) // which is no character, CR 5.6.3
{
    LorcanaTable t;
    t.madeUp("inn", R"({"type":"location","name":"Inn","willpower":1})");
    t.play(0, {"1-118", "1-012"}).play(1, {"inn"}).start();
    t.challenge("1-118", "inn");
    EXPECT_EQ(t.zone("inn"), Zone::Discard);
    EXPECT_EQ(t.loreOf("1-012"), 2);
}

TEST(LorcanaCard, Set1_142_InksByTheUsualRules) // the symbol is needed, all see it: CR 4.2.1, 7.5.5
{
    LorcanaTable t;
    t.hand(0, {"1-012", "1-009", "1-013"}).play(0, {"1-142"}).start();
    t.inkCard("1-012");
    EXPECT_FALSE(t.can(OptionKind::Ink, "1-009"));
    t.inkCard("1-013");
    EXPECT_EQ(seenGoingIntoInkwell(t), 3);
}

TEST(LorcanaCard, Set1_146_AlsoWhenBanishedByAnEffectAndOnlyIfWanted)
{
    for (const bool wants : {false, true}) {
        fromBothLorcanaSeats([wants](LorcanaTable &t, PlayerId me, PlayerId you) {
            t.ink(me, 5).hand(me, {"1-130"}).play(you, {"1-146"}).start();
            t.playCard("1-130");
            t.asks(DecisionKind::Confirm, you);
            wants ? t.yes() : t.no();
            EXPECT_EQ(t.zone("1-146"), wants ? Zone::Inkwell : Zone::Discard);
            EXPECT_EQ(t.count(Zone::Inkwell, you), wants ? 1 : 0);
            EXPECT_EQ(t.readyInk(you), 0);
        });
    }
}

/// Both abilities are one player's, who says which comes first; then there is nothing left for the
/// other (CR 7.7.4, 6.1.11.1).
TEST(LorcanaCard, Set1_146_HerPlayerOrdersHerWithDrFacilier)
{
    for (const bool hand : {false, true}) {
        LorcanaTable t;
        t.play(0, {"1-012"}).play(1, {Placed("1-146").exerted(), "1-037"}).start();
        t.challenge("1-012", "1-146");
        t.asks(DecisionKind::ChooseTrigger, 1);
        t.trigger(hand ? "1-037" : "1-146");
        t.yes();
        t.idle(0);
        EXPECT_EQ(t.zone("1-146"), hand ? Zone::Hand : Zone::Inkwell);
    }
}

TEST(LorcanaCard, Set1_147_AStackBecomesSeveralInk) // CR 8.10.7, 7.5.2
{
    LorcanaTable t;
    t.withCards(R"([{"id":"T-001","name":"Well","type":"item","cost":1,"inkwell":true,
        "inks":["ruby"],"rarity":"common","abilities":[{"when":"inked",
        "of":{"kind":"card","side":"yours"},"do":[{"gain_lore":1}]}]}])");
    t.ink(0, 7).hand(0, {"1-147"}).play(1, {Placed("1-139").over({"1-140"}), "T-001"}).start();
    t.playCard("1-147");
    t.yes();
    t.trigger("T-001");
    EXPECT_EQ(t.readyInk(1), 2);
    EXPECT_EQ(t.lore(1), 2); // each is one that is put there
    EXPECT_EQ(t.count(Zone::Discard, 1), 0);
}

TEST(LorcanaCard, Set1_154_MayInkTheTopCardUnseen) // nobody may look, CR 7.2.2, 7.5.4
{
    for (const bool wants : {false, true}) {
        LorcanaTable t;
        t.ink(0, 3).hand(0, {"1-154"}).deck(0, {"1-009", "1-012"}).start();
        t.playCard("1-154");
        wants ? t.yes() : t.no();
        EXPECT_EQ(t.zone("1-009"), wants ? Zone::Inkwell : Zone::Deck);
        EXPECT_EQ(t.readyInk(0), 0);
        EXPECT_EQ(t.count(Zone::Inkwell, 0), wants ? 4 : 3);
        if (wants) {
            EXPECT_EQ(seenGoingIntoInkwell(t), 0);
        }
        EXPECT_TRUE(t.can(OptionKind::EndTurn));
    }
}

TEST(LorcanaCard, Set1_163_PutsAnyCharacterIntoItsPlayersInkwellExerted)
{
    for (const bool mine : {false, true}) {
        fromBothLorcanaSeats([mine](LorcanaTable &t, PlayerId me, PlayerId you) {
            t.hand(me, {"1-163"}).play(me, {"1-111"}).play(you, {"1-012", "1-144"}).start();
            t.sing("1-163", "1-111");
            t.selectable({"1-111", "1-012"});
            t.choose(mine ? "1-111" : "1-012");
            EXPECT_EQ(t.count(Zone::Inkwell, mine ? me : you), 1);
            EXPECT_EQ(t.readyInk(mine ? me : you), 0);
            EXPECT_EQ(t.count(Zone::Inkwell, mine ? you : me), 0);
        });
    }
}

TEST(LorcanaCard, Set1_164_InksTheTopCardExertedAndUnseen)
{
    LorcanaTable t;
    t.hand(0, {"1-164"}).deck(0, {"1-009", "1-012"}).play(0, {"1-013"}).start();
    t.sing("1-164", "1-013");
    EXPECT_EQ(t.zone("1-009"), Zone::Inkwell);
    EXPECT_EQ(t.count(Zone::Inkwell, 0), 1);
    EXPECT_EQ(t.readyInk(0), 0);
    EXPECT_EQ(seenGoingIntoInkwell(t), 0);
}

TEST(LorcanaCard, Set1_168_InksAnyCardReadyUnseenByTheOpponent) // CR 7.5.2, 7.5.6
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.ink(me, 3).hand(me, {"1-168", "1-009", "1-012"}).hand(you, {"1-013"}).start();
        t.playCard("1-168");
        t.activate("1-168");
        t.selectable({"1-009", "1-012"});
        t.choose("1-009"); // without an inkwell symbol
        EXPECT_EQ(t.zone("1-009"), Zone::Inkwell);
        EXPECT_EQ(t.readyInk(me), 1);
        EXPECT_EQ(seenGoingIntoInkwell(t), 1 << me);
        EXPECT_TRUE(t.can(OptionKind::Ink, "1-012")); // the turn's own card is still to come
    });
}

TEST(LorcanaCard, Set1_172_MayBanishAnyItem)
{
    for (const bool wants : {false, true}) {
        LorcanaTable t;
        t.ink(0, 5).hand(0, {"1-172"}).play(0, {"1-066"}).play(1, {"1-101", "1-012"}).start();
        t.playCard("1-172");
        wants ? t.yes() : t.no();
        if (wants) {
            t.selectable({"1-066", "1-101"});
            t.choose("1-101");
        }
        EXPECT_EQ(t.zone("1-101"), wants ? Zone::Discard : Zone::Play);
        EXPECT_EQ(t.zone("1-066"), Zone::Play);
        t.idle(0);
    }
}

TEST(LorcanaCard, Set1_174_175_187_and_189_ChallengerOnlyWhileChallenging) // CR 8.5.1
{
    const std::pair<const char *, int> all[]
        = {{"1-174", 3}, {"1-175", 5}, {"1-187", 3}, {"1-189", 8}};
    for (const auto &[id, dealt] : all) {
        SCOPED_TRACE(id);
        LorcanaTable t;
        t.character("wall", 4, 0, 14, 0);
        t.play(0, {id}).play(1, {Placed("wall").exerted()}).start();
        t.challenge(id, "wall");
        EXPECT_EQ(t.damage("wall"), dealt);
        t.endTurn();
        t.challenge("wall", id); // which is exerted, and no challenger now
        EXPECT_EQ(t.damage("wall"), dealt + t.strength(id));
    }
}

TEST(LorcanaCard, Set1_190_and_192_GainLoreForBanishingInTheirTurn)
{
    const std::pair<const char *, int> all[] = {{"1-190", 1}, {"1-192", 2}};
    for (const auto &[id, lore] : all) {
        SCOPED_TRACE(id);
        LorcanaTable t;
        t.play(0, {id}).play(1, {Placed("1-009").exerted(), "1-048"}).start();
        t.challenge(id, "1-009");
        EXPECT_EQ(t.lore(0), lore);
        t.endTurn();
        t.challenge("1-048", id);
        EXPECT_EQ(t.zone("1-048"), Zone::Discard);
        EXPECT_EQ(t.lore(0), lore);
    }
}

TEST(LorcanaCard, Set1_190_WhatAnotherCardBanishesIsNotHis) // CR 1.8.1.4
{
    LorcanaTable t;
    t.withCards(R"([{"id":"T-001","name":"Trap","type":"item","cost":1,"inkwell":true,
        "inks":["ruby"],"rarity":"common","abilities":[{"when":"challenges",
        "of":{"kind":"character","side":"yours"},"do":[{"banish":"other"}]}]}])");
    t.play(0, {"1-190", "T-001"}).play(1, {Placed("1-009").exerted()}).start();
    t.challenge("1-190", "1-009");
    EXPECT_EQ(t.zone("1-009"), Zone::Discard);
    EXPECT_EQ(t.lore(0), 0);
    EXPECT_EQ(t.damage("1-190"), 0);
}

TEST(LorcanaCard, Set1_197_and_200_DealDamageToAChosenCharacter)
{
    const std::pair<const char *, int> all[] = {{"1-197", 2}, {"1-200", 3}};
    for (const auto &[id, damage] : all) {
        SCOPED_TRACE(id);
        LorcanaTable t;
        t.ink(0, 3).hand(0, {id}).play(0, {"1-012"}).play(1, {"1-017", "1-144"}).start();
        t.playCard(id);
        t.selectable({"1-012", "1-017"});
        t.choose("1-017");
        EXPECT_EQ(t.damage("1-017"), damage);
    }
}

TEST(LorcanaCard, Set1_203_SeesEachBodyguardOfYoursThatIsBanished) // also together, CR 7.4.3
{
    LorcanaTable t;
    t.ink(0, 7).hand(0, {"1-128"}).play(0, {"1-203", "1-020", "1-181", "1-012"});
    t.play(1, {"1-177"}).start();
    t.playCard("1-128");
    t.asks(DecisionKind::ChooseTrigger, 0);
    t.trigger("1-203");
    t.yes();
    t.no();
    t.idle(0);
    EXPECT_EQ(t.count(Zone::Hand, 0), 1);
}

TEST(LorcanaCard, Set1_134_BanishesAPrincessInstead)
{
    for (const bool princess : {false, true}) {
        LorcanaTable t;
        t.ink(0, 1).play(0, {"1-134"}).play(1, {"1-012", "1-013"}).start();
        t.activate("1-134");
        t.choose(princess ? "1-013" : "1-012");
        EXPECT_EQ(t.zone("1-134"), Zone::Discard);
        EXPECT_EQ(t.zone("1-013"), princess ? Zone::Discard : Zone::Play);
        EXPECT_EQ(t.isExerted("1-012"), !princess);
    }
}

TEST(LorcanaPrint, TextIsMadeFromTheTrees)
{
    EXPECT_EQ(lorcanaText("1-011"),
              "HORSE KICK When you play this character, chosen character gets -2 {S} this turn.");
    EXPECT_EQ(lorcanaText("1-197"), "Deal 2 damage to chosen character.");
    EXPECT_EQ(lorcanaText("1-041"), "FREEZE {E} — Exert chosen opposing character.");
}

} // namespace
} // namespace playmat::test
