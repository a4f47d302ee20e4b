#include "support/lorcana_table.h"

/// The First Chapter, cards 35 to 68 (Amethyst): what `cards_1_examples_test.cpp` does not say.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;
using Ids = std::vector<std::string>;

TEST(LorcanaCard, Set1_035_DoesNotReadyTheChosenOneExertedLater)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.ink(me, 6).hand(me, {"1-035", "1-063"}).play(me, {"1-040"});
        t.play(you, {"1-012", Placed("1-013").exerted()}).start();
        t.playCard("1-035");
        t.selectable({"1-012", "1-013"});
        t.choose("1-012"); // ready now
        t.playCard("1-063");
        t.choose("1-012");
        t.endTurn();
        EXPECT_TRUE(t.isExerted("1-012"));
        EXPECT_FALSE(t.isExerted("1-013"));
        t.endTurn();
        t.endTurn();
        EXPECT_FALSE(t.isExerted("1-012"));
    });
}

TEST(LorcanaCard, Set1_035_NeedsAnElsaOfYours)
{
    LorcanaTable t;
    t.ink(0, 4).hand(0, {"1-035"}).play(1, {Placed("1-040").exerted(), "1-012"}).start();
    t.playCard("1-035");
    t.idle(0);
    t.endTurn();
    EXPECT_FALSE(t.isExerted("1-040"));
}

TEST(LorcanaCard, Set1_037_ReturnsOnlyTheTopCardOfAStack)
{
    LorcanaTable t;
    t.play(0, {"1-037", Placed("1-005").over({"1-006"})});
    t.play(1, {Placed("1-126").exerted()}).start();
    t.challenge("1-005", "1-126");
    t.yes();
    EXPECT_EQ(t.zone("1-005"), Zone::Hand);
    EXPECT_EQ(t.zone("1-006"), Zone::Discard);
}

TEST(LorcanaCard, Set1_037_NeitherItselfNorWithoutAChallengeNorOpposing)
{
    LorcanaTable t;
    t.ink(0, 5).hand(0, {"1-130"}).play(0, {"1-037", "1-012"});
    t.play(1, {Placed("1-126").exerted(), Placed("1-009").exerted()}).start();
    t.challenge("1-012", "1-009");
    t.idle(0); // an opposing character
    t.playCard("1-130"); // Dragon Fire: banished, but in no challenge
    t.choose("1-012");
    t.idle(0);
    t.challenge("1-037", "1-126");
    t.idle(0); // itself
    EXPECT_EQ(t.zone("1-037"), Zone::Discard);
    LorcanaTable u;
    u.ink(0, 5).hand(0, {"1-037"}).play(0, {"1-038"}).start();
    u.shift("1-037", "1-038");
    EXPECT_EQ(u.readyInk(0), 0);
}

TEST(LorcanaCard, Set1_037_ReturnsOneThatIsChallenged)
{
    LorcanaTable t;
    t.play(0, {"1-126"}).play(1, {"1-037", Placed("1-012").exerted()}).start();
    t.challenge("1-126", "1-012");
    t.asks(DecisionKind::Confirm, 1);
    t.yes();
    EXPECT_EQ(t.zone("1-012"), Zone::Hand);
    t.idle(0);
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

TEST(LorcanaCard, Set1_039_LooksAfterTheSongIsResolved)
{
    LorcanaTable t;
    t.hand(0, {"1-064"}).play(0, {"1-039"});
    t.deck(0, {"1-012", "1-013", "1-009", "1-015", "1-017"}).start();
    t.sing("1-064", "1-039");
    EXPECT_EQ(t.cards(Zone::Hand, 0), (Ids{"1-012", "1-013"}));
    t.yes();
    t.selectable({"1-009", "1-015"});
    t.choose("1-015");
    EXPECT_EQ(t.cards(Zone::Deck, 0), (Ids{"1-015", "1-017", "1-009"}));
}

TEST(LorcanaCard, Set1_039_OnlyYourSongsAndMayBeDeclined)
{
    LorcanaTable t;
    t.ink(0, 5).hand(0, {"1-063", "1-098"}).play(0, {"1-039"});
    t.play(1, {"1-012"}).hand(1, {"1-064"}).start();
    t.playCard("1-063"); // no song
    t.idle(0);
    t.playCard("1-098"); // discards their only card
    t.no();
    EXPECT_EQ(t.count(Zone::Hand, 1), 0);
    LorcanaTable u;
    u.hand(0, {"1-064"}).play(0, {"1-017"}).play(1, {"1-039"}).start();
    u.sing("1-064", "1-017");
    u.idle(0);
}

TEST(LorcanaCard, Set1_041_ExertsAnOpposingCharacter)
{
    LorcanaTable t;
    t.play(0, {"1-041", "1-013"}).play(1, {"1-012", Placed("1-017").exerted()}).start();
    t.activate("1-041");
    t.selectable({"1-012", "1-017"});
    t.choose("1-012");
    EXPECT_TRUE(t.isExerted("1-012"));
    EXPECT_TRUE(t.isExerted("1-041"));
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-013", "1-012"));
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

TEST(LorcanaCard, Set1_042_AnEffectMayReadyThemAndNoneMayBeChosen)
{
    LorcanaTable t;
    t.ink(0, 8).hand(0, {"1-042"}).play(1, {"1-012"}).ink(1, 1).hand(1, {"1-131"}).start();
    t.playCard("1-042");
    t.choose("1-012");
    t.endTurn();
    EXPECT_TRUE(t.isExerted("1-012"));
    t.playCard("1-131"); // Fan the Flames
    t.choose("1-012");
    EXPECT_FALSE(t.isExerted("1-012"));
    LorcanaTable u;
    u.ink(0, 8).hand(0, {"1-042"}).play(1, {"1-012"}).start();
    u.playCard("1-042");
    u.chooseNone();
    EXPECT_FALSE(u.isExerted("1-012"));
}

TEST(LorcanaCard, Set1_042_AnExertedOneMayBeChosen)
{
    LorcanaTable t;
    t.ink(0, 6).hand(0, {"1-042"}).play(0, {"1-040"}).play(1, {Placed("1-012").exerted()}).start();
    t.shift("1-042", "1-040");
    EXPECT_EQ(t.readyInk(0), 0);
    t.choose("1-012");
    t.endTurn();
    EXPECT_TRUE(t.isExerted("1-012"));
}

TEST(LorcanaCard, Set1_043_GivesRushToJetsamOnly)
{
    LorcanaTable t;
    t.play(0, {Placed("1-043").drying(), Placed("1-012").drying()});
    t.play(1, {"1-046", Placed("1-017").exerted()}).start();
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-043", "1-017"));
    EXPECT_FALSE(t.can(OptionKind::Challenge, "1-012", "1-017"));
    EXPECT_FALSE(t.card("1-046").has(kw::Rush)) << "an opposing Jetsam";
}

TEST(LorcanaCard, Set1_044_CountsTheHandAfterFlynnsDiscard)
{
    LorcanaTable t;
    t.hand(0, {"1-012", "1-013"}).play(0, {"1-044"}).play(1, {Placed("1-074").exerted()}).start();
    EXPECT_EQ(t.strength("1-044"), 2);
    t.challenge("1-044", "1-074");
    t.asks(DecisionKind::ChooseCards, 0);
    t.choose("1-012");
    EXPECT_EQ(t.damage("1-074"), 1);
    EXPECT_EQ(t.damage("1-044"), 1);
}

TEST(LorcanaCard, Set1_046_GivesEvasiveToFlotsam)
{
    LorcanaTable t;
    t.play(0, {"1-017", "1-043"});
    t.play(1, {Placed("1-043").exerted(), Placed("1-012").exerted(), Placed("1-046").exerted()});
    t.start();
    EXPECT_FALSE(t.can(OptionKind::Challenge, "1-017", "1-043#2"));
    EXPECT_FALSE(t.can(OptionKind::Challenge, "1-017", "1-046"));
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-017", "1-012"));
    EXPECT_FALSE(t.card("1-043").has(kw::Evasive)) << "an opposing Flotsam";
}

TEST(LorcanaCard, Set1_047_ShufflesACardOfAnyDiscardIntoItsPlayersDeck)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.ink(me, 2).hand(me, {"1-047"}).discard(me, {"1-012"}).discard(you, {"1-064"}).start();
        t.playCard("1-047");
        t.yes();
        t.selectable({"1-012", "1-064"});
        t.choose("1-064");
        EXPECT_EQ(t.zone("1-064"), Zone::Deck);
        EXPECT_EQ(t.count(Zone::Deck, you), 11);
        EXPECT_EQ(t.count(Zone::Deck, me), 10);
    });
}

TEST(LorcanaCard, Set1_049_MayDraw)
{
    for (const bool draws : {false, true}) {
        LorcanaTable t;
        t.ink(0, 3).hand(0, {"1-049"}).start();
        t.playCard("1-049");
        draws ? t.yes() : t.no();
        EXPECT_EQ(t.count(Zone::Hand, 0), draws ? 1 : 0);
    }
}

TEST(LorcanaCard, Set1_050_and_071_BanishedByTheBanishedStillInTheChallenge)
{
    LorcanaTable t;
    t.play(0, {"1-050"}).play(1, {Placed("1-071").exerted()}).start();
    t.challenge("1-050", "1-071"); // takes no damage, but is banished (CR 4.6.7)
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.zone("1-050"), Zone::Hand);
    EXPECT_EQ(t.zone("1-071"), Zone::Discard);
}

TEST(LorcanaCard, Set1_050_OnlyInAChallengeAndMayStay)
{
    LorcanaTable t;
    t.ink(0, 5).hand(0, {"1-130"}).play(1, {"1-050"}).start();
    t.playCard("1-130");
    t.idle(0);
    EXPECT_EQ(t.zone("1-050"), Zone::Discard);
    LorcanaTable u;
    u.play(0, {"1-126"}).play(1, {Placed("1-050").exerted()}).start();
    u.challenge("1-126", "1-050");
    u.asks(DecisionKind::Confirm, 1);
    u.no();
    EXPECT_EQ(u.zone("1-050"), Zone::Discard);
}

TEST(LorcanaCard, Set1_051_TwoMakeABroomTwoCheaper)
{
    LorcanaTable t;
    t.hand(0, {"1-047", "1-036"}).play(0, {"1-051", "1-051"}).start();
    EXPECT_FALSE(t.canPlay("1-036", PlayWay::Ink)) << "no Broom";
    t.playCard("1-047");
    EXPECT_EQ(t.zone("1-047"), Zone::Play);
}

TEST(LorcanaCard, Set1_051_OnlyForYourBroomsBanishedInAChallenge)
{
    LorcanaTable t;
    t.ink(0, 6).hand(0, {"1-130", "1-047"}).play(0, {"1-051", "1-047", "1-012"});
    t.play(1, {Placed("1-047").exerted(), Placed("1-126").exerted(), Placed("1-009").exerted()});
    t.start();
    t.challenge("1-012", "1-126");
    t.idle(0); // no Broom
    t.challenge("1-047", "1-009");
    t.idle(0); // it survives
    t.playCard("1-130");
    t.choose("1-047");
    t.idle(0); // in no challenge
    EXPECT_EQ(t.readyInk(0), 1);
    t.playCard("1-047#3"); // for one less
    EXPECT_EQ(t.readyInk(0), 0);
    t.yes();
    t.choose("1-012");
    t.challenge("1-051", "1-047#2");
    t.idle(0); // an opposing Broom
}

TEST(LorcanaCard, Set1_051_ASecondOneFindsNothingToReturn)
{
    LorcanaTable t;
    t.play(0, {"1-051", "1-051", "1-047"}).play(1, {Placed("1-126").exerted()}).start();
    t.challenge("1-047", "1-126");
    t.asks(DecisionKind::ChooseTrigger, 0);
    t.trigger("1-051#2");
    t.yes();
    t.idle(0); // it is another object now (CR 6.1.11.1)
    EXPECT_EQ(t.zone("1-047"), Zone::Hand);
}

TEST(LorcanaCard, Set1_053_AloneItIsNotEvasive)
{
    LorcanaTable t;
    t.play(0, {"1-012", "1-036"}).play(1, {Placed("1-053").exerted()}).start();
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-012", "1-053"));
}

TEST(LorcanaCard, Set1_054_and_061_ChallengeInTheTurnTheyArePlayed)
{
    LorcanaTable t;
    t.ink(0, 7).hand(0, {"1-054", "1-061"}).play(1, {Placed("1-055").exerted()}).start();
    t.playCard("1-054");
    t.playCard("1-061");
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-054", "1-055"));
    EXPECT_FALSE(t.can(OptionKind::Quest, "1-054"));
    t.challenge("1-061", "1-055");
    EXPECT_EQ(t.damage("1-055"), 4);
    EXPECT_EQ(t.zone("1-061"), Zone::Discard);
}

TEST(LorcanaCard, Set1_056_DrawsOnlyByPayingItsCost)
{
    LorcanaTable t;
    t.play(0, {"1-056"}).start();
    t.activate("1-056");
    EXPECT_EQ(t.count(Zone::Hand, 0), 1);
    EXPECT_TRUE(t.isExerted("1-056"));
}

TEST(LorcanaCard, Set1_063_ExertingTheQueenIsNotUsingHer)
{
    LorcanaTable t;
    t.ink(0, 2).hand(0, {"1-063"}).play(0, {"1-012"}).play(1, {"1-056", "1-013"}).start();
    t.playCard("1-063");
    t.selectable({"1-056", "1-013"});
    t.choose("1-056");
    EXPECT_TRUE(t.isExerted("1-056"));
    EXPECT_EQ(t.count(Zone::Hand, 1), 0);
    t.idle(0);
}

TEST(LorcanaCard, Set1_056_NotAgainUntilSheIsReadied)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-131"}).play(0, {Placed("1-056").exerted()}).start();
    EXPECT_FALSE(t.can(OptionKind::Ability, "1-056"));
    t.playCard("1-131");
    EXPECT_TRUE(t.can(OptionKind::Ability, "1-056"));
}

TEST(LorcanaCard, Set1_058_ChallengerAddsUp)
{
    LorcanaTable t;
    t.play(0, {"1-058", "1-058", "1-091"}).play(1, {Placed("1-160").exerted(), "1-091"}).start();
    EXPECT_EQ(t.strength("1-091"), 3);
    EXPECT_EQ(t.card("1-091#2").challenger, 0) << "an opposing Peter Pan";
    EXPECT_EQ(t.card("1-058").challenger, 0);
    t.challenge("1-091", "1-160");
    EXPECT_EQ(t.damage("1-160"), 5);
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

TEST(LorcanaCard, Set1_060_MayLeaveItOnTop)
{
    LorcanaTable t;
    t.play(0, {"1-060"}).deck(0, {"1-012", "1-013"}).start();
    t.quest("1-060");
    t.selectable({"1-012"});
    t.choose("1-012");
    EXPECT_EQ(t.cards(Zone::Deck, 0), (Ids{"1-012", "1-013"}));
}

TEST(LorcanaCard, Set1_062_ReturnsACheapCharacterOrItem)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-062"}).play(0, {"1-034", "1-013"}).play(1, {"1-033", "1-012"});
    t.play(1, {"1-069", "1-009"}).start();
    t.playCard("1-062");
    t.selectable({"1-013", "1-033", "1-009"}); // chosen: not the one with Ward, by its erratum
    t.choose("1-033");
    EXPECT_EQ(t.cards(Zone::Hand, 1), Ids{"1-033"});
}

TEST(LorcanaCard, Set1_064_DrawsTwo)
{
    LorcanaTable t;
    t.ink(0, 3).hand(0, {"1-064"}).deck(0, {"1-012", "1-013", "1-009"}).start();
    t.playCard("1-064");
    EXPECT_EQ(t.cards(Zone::Hand, 0), (Ids{"1-012", "1-013"}));
    EXPECT_EQ(t.zone("1-064"), Zone::Discard);
}

TEST(LorcanaCard, Set1_065_OrdersTheTopThree)
{
    LorcanaTable t;
    t.hand(0, {"1-065"}).play(0, {"1-009"}).deck(0, {"1-012", "1-013", "1-015", "1-017"}).start();
    t.sing("1-065", "1-009");
    t.asks(DecisionKind::Order, 0);
    t.order({"1-015", "1-012", "1-013"});
    EXPECT_EQ(t.cards(Zone::Deck, 0), (Ids{"1-015", "1-012", "1-013", "1-017"}));
}

TEST(LorcanaCard, Set1_066_DrawsForFourInk)
{
    LorcanaTable t;
    t.ink(0, 7).play(0, {"1-066", "1-066"}).start();
    t.activate("1-066");
    EXPECT_EQ(t.count(Zone::Hand, 0), 1);
    EXPECT_EQ(t.readyInk(0), 3);
    EXPECT_FALSE(t.can(OptionKind::Ability, "1-066#2"));
}

TEST(LorcanaCard, Set1_067_OneOnTopTheOtherOnTheBottom)
{
    LorcanaTable t;
    t.play(0, {"1-067"}).deck(0, {"1-012", "1-013", "1-015"}).start();
    t.activate("1-067");
    t.selectable({"1-012", "1-013"});
    t.choose("1-013");
    EXPECT_EQ(t.cards(Zone::Deck, 0), (Ids{"1-013", "1-015", "1-012"}));
}

TEST(LorcanaCard, Set1_068_GivesRushThisTurn)
{
    LorcanaTable t;
    t.ink(0, 1).play(0, {"1-068", Placed("1-012").drying()});
    t.play(1, {Placed("1-017").exerted()}).start();
    t.activate("1-068");
    t.selectable({"1-012", "1-017"});
    t.choose("1-012");
    EXPECT_FALSE(t.can(OptionKind::Quest, "1-012"));
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-012", "1-017"));
    EXPECT_EQ(t.readyInk(0), 0);
    t.endTurn();
    EXPECT_FALSE(t.card("1-012").has(kw::Rush));
}

} // namespace
} // namespace playmat::test
