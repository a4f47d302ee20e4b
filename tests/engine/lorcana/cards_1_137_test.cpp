#include "engine/lorcana/seen_cards.h"
#include "support/lorcana_table.h"

/// The First Chapter, sapphire: 1-137 to 1-170.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;

TEST(LorcanaCard, Set1_137_MayBeReadiedForAnItem)
{
    for (const bool wants : {false, true}) {
        LorcanaTable t;
        t.ink(0, 4).hand(0, {"1-135", "1-013"}).play(0, {Placed("1-137").exerted()}).start();
        t.playCard("1-013");
        t.idle(0);
        t.playCard("1-135");
        wants ? t.yes() : t.no();
        EXPECT_EQ(t.isExerted("1-137"), !wants);
        EXPECT_EQ(t.can(OptionKind::Quest, "1-137"), wants);
    }
}

TEST(LorcanaCard, Set1_137_and_152_AreNotConcernedWithAnOpponentsItem)
{
    LorcanaTable t;
    t.active(1).play(0, {Placed("1-137").exerted(), "1-152"}).ink(1, 1).hand(1, {"1-135"}).start();
    t.playCard("1-135");
    t.idle(1);
    EXPECT_TRUE(t.isExerted("1-137"));
}

TEST(LorcanaCard, Set1_138_ChosenCharacterGetsLessStrengthThisTurn)
{
    LorcanaTable t;
    t.ink(0, 4).hand(0, {"1-138"}).play(1, {"1-012"}).start();
    t.playCard("1-138");
    t.selectable({"1-138", "1-012"});
    t.choose("1-012");
    EXPECT_EQ(t.strength("1-012"), 1);
    t.endTurn();
    EXPECT_EQ(t.strength("1-012"), 3);
}

TEST(LorcanaCard, Set1_139_WardsYourOthersAgainstOpponentsChoices)
{
    LorcanaTable t;
    t.ink(0, 3).hand(0, {"1-139"}).play(0, {"1-140", "1-012"});
    t.ink(1, 5).hand(1, {"1-130"}).play(1, {"1-017"}).start();
    t.shift("1-139", "1-140");
    EXPECT_TRUE(t.can(OptionKind::Quest, "1-139")); // dry as the one below, CR 8.10.4
    t.quest("1-012");
    t.endTurn();
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-017", "1-012")); // Ward is not about challenges
    t.playCard("1-130");
    EXPECT_FALSE(t.card("1-017").has(kw::Ward));
    t.selectable({"1-139", "1-017"});
    t.choose("1-139");
    EXPECT_FALSE(t.card("1-012").has(kw::Ward)); // gone with her, CR 6.4.2.3
    EXPECT_EQ(t.zone("1-140"), Zone::Discard);
}

TEST(LorcanaCard, Set1_141_TheNextItemThisTurnCostsOneLess)
{
    LorcanaTable t;
    t.ink(0, 5).hand(0, {"1-066", "1-101", "1-013"}).play(0, {"1-141"}).start();
    t.quest("1-141");
    t.playCard("1-013"); // no item: the discount waits (CR 4.3.6)
    EXPECT_EQ(t.readyInk(0), 3);
    t.playCard("1-066");
    EXPECT_EQ(t.readyInk(0), 2);
    t.playCard("1-101");
    EXPECT_EQ(t.readyInk(0), 0);
}

TEST(LorcanaCard, Set1_141_and_152_DiscountsAddUpAndEndWithTheTurn)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-167", "1-136"}).play(0, {"1-141", "1-152"}).start();
    t.quest("1-141");
    EXPECT_FALSE(t.canPlay("1-167", PlayWay::Ink));
    t.quest("1-152");
    EXPECT_TRUE(t.canPlay("1-167", PlayWay::Ink));
    t.playCard("1-167");
    t.no();
    EXPECT_EQ(t.readyInk(0), 0);

    LorcanaTable later;
    later.ink(0, 1).hand(0, {"1-066"}).play(0, {"1-141"}).start();
    later.quest("1-141");
    EXPECT_TRUE(later.canPlay("1-066", PlayWay::Ink));
    later.endTurn();
    later.endTurn();
    EXPECT_FALSE(later.canPlay("1-066", PlayWay::Ink));
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

TEST(LorcanaCard, Set1_142_PlayedAgainGivesNoThirdCard) // CR 4.2.3.1
{
    LorcanaTable t;
    t.ink(0, 7).hand(0, {"1-012", "1-013", "1-015", "1-095"}).play(0, {"1-142"}).start();
    t.inkCard("1-012");
    t.inkCard("1-013");
    t.playCard("1-095");
    EXPECT_EQ(t.zone("1-142"), Zone::Hand);
    t.playCard("1-142");
    EXPECT_FALSE(t.can(OptionKind::Ink, "1-015"));
}

TEST(LorcanaCard, Set1_142_TwoOfHerInkTwoMore)
{
    LorcanaTable t;
    t.hand(0, {"1-012", "1-013", "1-015", "1-017"}).play(0, {"1-142", "1-142"}).start();
    for (const char *id : {"1-012", "1-013", "1-015"})
        t.inkCard(id);
    EXPECT_FALSE(t.can(OptionKind::Ink, "1-017"));
}

TEST(LorcanaCard, Set1_142_IsWorthFourMoreWithTenCardsInTheInkwell)
{
    LorcanaTable t;
    t.ink(0, 9).hand(0, {"1-012", "1-064"}).play(0, {"1-142"}).start();
    t.playCard("1-064"); // exerted ink counts as well
    EXPECT_EQ(t.loreOf("1-142"), 1);
    t.inkCard("1-012");
    EXPECT_EQ(t.loreOf("1-142"), 5);
    t.quest("1-142");
    EXPECT_EQ(t.lore(0), 5);
}

TEST(LorcanaCard, Set1_143_153_and_156_SupportAnother) // CR 8.13.1, with the errata
{
    for (const char *id : {"1-143", "1-153", "1-156"}) {
        SCOPED_TRACE(id);
        LorcanaTable t;
        t.play(0, {id, "1-012"}).play(1, {"1-013"}).start();
        t.quest(id);
        t.yes();
        t.selectable({"1-012", "1-013"});
        t.choose("1-012");
        EXPECT_EQ(t.strength("1-012"), 6);
        EXPECT_EQ(t.strength(id), 3);
        t.endTurn();
        EXPECT_EQ(t.strength("1-012"), 3);
    }
}

TEST(LorcanaCard, Set1_153_SupportIsOptionalAndNeedsAnother)
{
    LorcanaTable t;
    t.play(0, {"1-153", "1-012"}).start();
    t.quest("1-153");
    t.no();
    EXPECT_EQ(t.strength("1-012"), 3);

    LorcanaTable alone;
    alone.play(0, {"1-153"}).start();
    alone.quest("1-153");
    alone.idle(0);
}

TEST(LorcanaCard, Set1_153_SupportNeverTakesStrengthAway) // below zero is zero, CR 6.6.2
{
    LorcanaTable t;
    t.ink(0, 4).hand(0, {"1-026", "1-011"}).play(0, {"1-153", "1-012"}).start();
    for (const char *id : {"1-026", "1-011"}) {
        t.playCard(id);
        t.choose("1-153");
    }
    EXPECT_EQ(t.strength("1-153"), -1);
    t.quest("1-153");
    t.yes();
    t.choose("1-011");
    EXPECT_EQ(t.strength("1-011"), 3);
}

TEST(LorcanaCard, Set1_144_WardStopsChoicesNotChallenges) // CR 8.15
{
    LorcanaTable t;
    t.ink(0, 6).hand(0, {"1-197", "1-198"}).play(0, {"1-012"});
    t.play(1, {Placed("1-144").exerted(), "1-013"}).start();
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-012", "1-144"));
    t.playCard("1-197");
    t.selectable({"1-012", "1-013"});
    t.choose("1-012");
    t.playCard("1-198");
    EXPECT_EQ(t.damage("1-144"), 2);
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

TEST(LorcanaCard, Set1_147_PutsAnOpposingCharacterIntoItsInkwellReady) // CR 7.5.2
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.ink(me, 7).hand(me, {"1-147"}).play(me, {"1-013"});
        t.play(you, {Placed("1-012").exerted().damaged(1), "1-017", "1-144"}).start();
        t.playCard("1-147");
        t.yes();
        t.selectable({"1-012", "1-017"});
        t.choose("1-012");
        EXPECT_EQ(t.zone("1-012"), Zone::Inkwell);
        EXPECT_EQ(t.readyInk(you), 1);
    });
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

TEST(LorcanaCard, Set1_149_RemovesDamageFromEachWhenPlayedAndWhenQuesting)
{
    LorcanaTable t;
    t.ink(0, 3).hand(0, {"1-149"});
    t.play(0, {Placed("1-148").damaged(1), Placed("1-017").damaged(4)});
    t.play(1, {Placed("1-012").damaged(1)}).start();
    t.shift("1-149", "1-148");
    t.yes();
    t.number(1); // from 1-017
    t.number(1); // from herself, who has the damage of the one below
    EXPECT_EQ(t.damage("1-149"), 0);
    EXPECT_EQ(t.damage("1-017"), 3);
    EXPECT_EQ(t.damage("1-012"), 1);
    t.quest("1-149");
    t.yes();
    EXPECT_EQ(t.game().decision().options.size(), 3U); // none, one or two
    t.number(2);
    EXPECT_EQ(t.damage("1-017"), 1);
    t.idle(0);
}

TEST(LorcanaCard, Set1_149_AsksNothingWhereNobodyIsDamaged)
{
    LorcanaTable t;
    t.play(0, {"1-149", "1-012"}).play(1, {Placed("1-013").damaged(1)}).start();
    t.quest("1-149");
    t.idle(0);
}

TEST(LorcanaCard, Set1_152_ItemsAreCheaperAndDraw)
{
    LorcanaTable t;
    t.ink(0, 2).hand(0, {"1-167", "1-066"}).play(0, {"1-152"}).start();
    t.quest("1-152");
    t.playCard("1-167");
    t.yes();
    EXPECT_EQ(t.readyInk(0), 0);
    EXPECT_EQ(t.count(Zone::Hand, 0), 2);
    EXPECT_FALSE(t.canPlay("1-066", PlayWay::Ink));
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

TEST(LorcanaCard, Set1_157_DrawsIfAnOpponentHasMoreCards)
{
    for (const bool more : {false, true}) {
        LorcanaTable t;
        t.ink(0, 6).hand(0, {"1-157", "1-012"}).hand(1, {"1-013"});
        if (more)
            t.hand(1, {"1-009"});
        t.start();
        t.playCard("1-157"); // it is in the hand no longer when the hands are compared
        t.idle(0);
        EXPECT_EQ(t.count(Zone::Hand, 0), more ? 2 : 1);
    }
}

TEST(LorcanaCard, Set1_157_and_189_AreEvasiveInTheirTurnOnly) // CR 6.1.13.1
{
    for (const char *id : {"1-157", "1-189"}) {
        SCOPED_TRACE(id);
        LorcanaTable t;
        t.play(0, {id}).play(1, {Placed("1-111").exerted(), "1-012"}).start();
        EXPECT_TRUE(t.can(OptionKind::Challenge, id, "1-111"));
        t.quest(id);
        t.endTurn();
        EXPECT_TRUE(t.can(OptionKind::Challenge, "1-012", id));
    }
}

TEST(LorcanaCard, Set1_158_AnOpposingCharacterGetsFiveLessStrength)
{
    LorcanaTable t;
    t.ink(0, 6).hand(0, {"1-158"}).play(0, {"1-017"});
    t.play(1, {Placed("1-012").exerted(), "1-013", "1-144"}).start();
    t.playCard("1-158");
    t.selectable({"1-012", "1-013"});
    t.choose("1-012");
    EXPECT_EQ(t.strength("1-012"), -2);
    t.challenge("1-017", "1-012");
    EXPECT_EQ(t.damage("1-017"), 0); // below zero deals nothing, CR 4.6.6.1
}

} // namespace
} // namespace playmat::test
