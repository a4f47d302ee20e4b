#include "support/lorcana_table.h"

/// The First Chapter, cards 69 to 102 (Emerald): what `cards_1_examples_test.cpp` does not say.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;
using Ids = std::vector<std::string>;

TEST(LorcanaCard, Set1_069_OpponentsChooseItOnlyToChallenge)
{
    LorcanaTable t;
    t.ink(0, 2).hand(0, {"1-026", "1-026"}).play(0, {"1-017", "1-069"});
    t.play(1, {Placed("1-069").exerted(), "1-012"}).start();
    t.playCard("1-026");
    t.selectable({"1-017", "1-069", "1-012"}); // its own player may choose it
    t.choose("1-069");
    EXPECT_EQ(t.strength("1-069"), 0);
    t.challenge("1-017", "1-069#2");
    EXPECT_EQ(t.zone("1-069#2"), Zone::Discard);
}

TEST(LorcanaCard, Set1_070_ExertsTheDamagedOnesWardOrNot)
{
    LorcanaTable t;
    t.ink(0, 5).hand(0, {"1-070"}).play(0, {Placed("1-017").damaged(1)});
    t.play(1, {Placed("1-084").damaged(1), Placed("1-012").damaged(1), "1-013"}).start();
    t.playCard("1-070");
    EXPECT_TRUE(t.isExerted("1-084"));
    EXPECT_TRUE(t.isExerted("1-012"));
    EXPECT_FALSE(t.isExerted("1-013"));
    EXPECT_FALSE(t.isExerted("1-017"));
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-070", "1-012")); // Rush
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

TEST(LorcanaCard, Set1_074_AnEmptyHandDiscardsNothing)
{
    LorcanaTable t;
    t.play(0, {"1-078"}).play(1, {Placed("1-074").exerted()}).hand(1, {"1-012"}).start();
    t.challenge("1-078", "1-074");
    t.idle(0);
    EXPECT_EQ(t.count(Zone::Hand, 1), 1);
    EXPECT_EQ(t.zone("1-074"), Zone::Discard);
}

TEST(LorcanaCard, Set1_075_MayReturnAnyCharacterEvenItself)
{
    LorcanaTable t;
    t.ink(0, 6).hand(0, {"1-075"}).play(0, {"1-013"}).play(1, {"1-012", "1-069"}).start();
    t.playCard("1-075");
    t.yes();
    t.selectable({"1-075", "1-013", "1-012"});
    t.choose("1-075");
    EXPECT_EQ(t.zone("1-075"), Zone::Hand);
    EXPECT_EQ(t.readyInk(0), 0);
}

TEST(LorcanaCard, Set1_076_ItsActionComesBeforeWhatThatTriggers)
{
    LorcanaTable t;
    t.hand(0, {"1-062", "1-128", "1-097", "1-012"}).play(0, {"1-076", "1-088"});
    t.play(1, {"1-013", "1-009", "1-017"}).start();
    t.quest("1-076");
    EXPECT_EQ(t.lore(0), 3);
    t.yes();
    t.selectable({"1-062", "1-097"}); // Be Prepared costs 7
    t.choose("1-062");
    t.selectable({"1-013", "1-009"}); // Befuddle first (CR 6.7.8.1)
    t.choose("1-009");
    t.selectable({"1-013", "1-017"}); // then Misdirection
    t.choose("1-017");
    EXPECT_EQ(t.zone("1-062"), Zone::Discard);
    EXPECT_EQ(t.zone("1-009"), Zone::Hand);
}

TEST(LorcanaCard, Set1_076_MayBeDeclinedAndNeedsAnAction)
{
    LorcanaTable t;
    t.hand(0, {"1-064"}).play(0, {"1-076"}).start();
    t.quest("1-076");
    t.no();
    EXPECT_EQ(t.zone("1-064"), Zone::Hand);
    LorcanaTable u;
    u.hand(0, {"1-128", "1-012"}).play(0, {"1-076"}).start();
    u.quest("1-076");
    u.idle(0);
    LorcanaTable v;
    v.ink(0, 6).hand(0, {"1-076", "1-064"}).play(0, {"1-077"}).start();
    v.shift("1-076", "1-077");
    EXPECT_EQ(v.readyInk(0), 0);
    v.quest("1-076");
    v.yes(); // songs are actions
    EXPECT_EQ(v.count(Zone::Hand, 0), 2);
}

/// The chosen opposing character must challenge in its player's next turn, and only then.
void expectReckless(LorcanaTable &t, const std::string &who)
{
    EXPECT_FALSE(t.card(who).has(kw::Reckless)) << "not before their turn";
    t.endTurn();
    EXPECT_TRUE(t.card(who).has(kw::Reckless));
    EXPECT_FALSE(t.can(OptionKind::Quest, who));
    EXPECT_FALSE(t.can(OptionKind::EndTurn));
    t.challenge(who, "1-015");
    EXPECT_EQ(t.zone(who), Zone::Play);
    t.endTurn();
    EXPECT_FALSE(t.card(who).has(kw::Reckless));
}

TEST(LorcanaCard, Set1_080_MakesRecklessInTheirNextTurn)
{
    LorcanaTable t;
    t.play(0, {"1-080", Placed("1-015").exerted()}).play(1, {"1-012", "1-013"}).start();
    t.activate("1-080");
    t.selectable({"1-080", "1-015", "1-012", "1-013"});
    t.choose("1-012");
    expectReckless(t, "1-012");
}

TEST(LorcanaCard, Set1_080_OfYoursItIsYourNextTurn)
{
    LorcanaTable t;
    t.play(0, {"1-080", "1-012"}).start();
    t.activate("1-080");
    t.choose("1-012");
    EXPECT_TRUE(t.can(OptionKind::Quest, "1-012"));
    t.endTurn();
    t.endTurn();
    EXPECT_FALSE(t.can(OptionKind::Quest, "1-012"));
    t.endTurn(); // there is nobody to challenge (CR 8.7.3)
    t.endTurn();
    EXPECT_TRUE(t.can(OptionKind::Quest, "1-012"));
}

TEST(LorcanaCard, Set1_081_KeepsOneFromQuestingInItsNextTurn)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.play(me, {"1-081", "1-015"}).play(you, {"1-012", "1-013"}).start();
        t.quest("1-081");
        t.selectable({"1-012", "1-013"});
        t.choose("1-012");
        t.endTurn();
        EXPECT_FALSE(t.can(OptionKind::Quest, "1-012"));
        EXPECT_TRUE(t.can(OptionKind::Quest, "1-013"));
        EXPECT_TRUE(t.can(OptionKind::Challenge, "1-012", "1-081"));
        t.endTurn();
        t.endTurn();
        EXPECT_TRUE(t.can(OptionKind::Quest, "1-012"));
    });
}

TEST(LorcanaCard, Set1_082_WhenPlayedAndWheneverHeQuests)
{
    LorcanaTable t;
    t.ink(0, 6).hand(0, {"1-082"}).play(0, {Placed("1-015").exerted()});
    t.play(1, {"1-012", "1-013"}).start();
    t.playCard("1-082");
    t.selectable({"1-012", "1-013"});
    t.choose("1-012");
    expectReckless(t, "1-012");
    t.quest("1-082");
    t.selectable({"1-012", "1-013"});
    t.choose("1-013");
    t.endTurn();
    EXPECT_TRUE(t.card("1-013").has(kw::Reckless));
    EXPECT_FALSE(t.card("1-012").has(kw::Reckless));
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

TEST(LorcanaCard, Set1_085_MayReturnAnActionCard)
{
    LorcanaTable t;
    t.ink(0, 6).hand(0, {"1-085"}).discard(0, {"1-012", "1-064", "1-026", "1-033"});
    t.discard(1, {"1-063"}).start();
    t.playCard("1-085");
    t.yes();
    t.selectable({"1-064", "1-026"});
    t.choose("1-064");
    EXPECT_EQ(t.cards(Zone::Hand, 0), Ids{"1-064"});
    LorcanaTable u;
    u.ink(0, 6).hand(0, {"1-085"}).discard(0, {"1-012"}).start();
    u.playCard("1-085");
    u.idle(0);
}

TEST(LorcanaCard, Set1_086_MayDrawBeforeTheDamage)
{
    LorcanaTable t;
    t.play(0, {"1-126"}).play(1, {Placed("1-086").exerted()}).start();
    t.challenge("1-126", "1-086");
    t.asks(DecisionKind::Confirm, 1);
    EXPECT_EQ(t.zone("1-086"), Zone::Play); // CR 4.6.5
    t.yes();
    EXPECT_EQ(t.count(Zone::Hand, 1), 1);
    EXPECT_EQ(t.zone("1-086"), Zone::Discard);
}

TEST(LorcanaCard, Set1_087_StrengthensForTheTurn)
{
    LorcanaTable t;
    t.ink(0, 2).hand(0, {"1-087"}).play(1, {"1-012"}).start();
    t.playCard("1-087");
    t.selectable({"1-087", "1-012"});
    t.choose("1-087");
    EXPECT_EQ(t.strength("1-087"), 4);
    t.endTurn();
    EXPECT_EQ(t.strength("1-087"), 2);
}

TEST(LorcanaCard, Set1_088_ForEachActionOfYoursSongsToo)
{
    LorcanaTable t;
    t.ink(0, 6).hand(0, {"1-088", "1-064", "1-028"}).play(0, {"1-012", "1-017"});
    t.play(1, {"1-013", "1-015"}).ink(1, 1).hand(1, {"1-026"}).start();
    t.shift("1-088", "1-012");
    EXPECT_EQ(t.readyInk(0), 1);
    t.sing("1-064", "1-017");
    t.selectable({"1-013", "1-015"});
    t.choose("1-013");
    t.playCard("1-028");
    t.choose("1-017"); // Healing Glow's, on nothing to heal
    t.choose("1-015");
    t.endTurn();
    EXPECT_FALSE(t.can(OptionKind::Quest, "1-013"));
    EXPECT_FALSE(t.can(OptionKind::Quest, "1-015"));
    t.playCard("1-026");
    t.choose("1-017");
    t.idle(1); // theirs does not trigger it
    t.endTurn();
    t.endTurn();
    EXPECT_TRUE(t.can(OptionKind::Quest, "1-013")) << "it was for one turn";
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

TEST(LorcanaCard, Set1_090_HerOwnPlayersMayQuest)
{
    LorcanaTable t;
    t.play(0, {"1-090", "1-012"}).start();
    t.quest("1-090");
    EXPECT_TRUE(t.can(OptionKind::Quest, "1-012"));
}

TEST(LorcanaCard, Set1_091_and_others_AreChallengedByEvasiveOnesOnly)
{
    for (const char *id : {"1-058", "1-075", "1-076", "1-091", "1-093"}) {
        SCOPED_TRACE(id);
        LorcanaTable t;
        t.play(0, {"1-012", "1-111"}).play(1, {Placed(id).exerted()}).start();
        EXPECT_FALSE(t.can(OptionKind::Challenge, "1-012", id));
        EXPECT_TRUE(t.can(OptionKind::Challenge, "1-111", id));
    }
}

TEST(LorcanaCard, Set1_093_GivesEvasiveThisTurn)
{
    LorcanaTable t;
    t.ink(0, 4).hand(0, {"1-093"}).play(0, {"1-012"}).play(1, {Placed("1-091").exerted()}).start();
    t.playCard("1-093");
    t.selectable({"1-093", "1-012", "1-091"});
    t.choose("1-012");
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-012", "1-091"));
    t.endTurn();
    EXPECT_FALSE(t.card("1-012").has(kw::Evasive));
}

TEST(LorcanaCard, Set1_094_CannotReturnItself)
{
    LorcanaTable t;
    t.ink(0, 3).hand(0, {"1-094"}).discard(0, {"1-012"}).discard(1, {"1-064"}).start();
    t.playCard("1-094");
    t.idle(0); // it is not in the discard pile yet (CR 5.4.1.2)
    EXPECT_EQ(t.zone("1-094"), Zone::Discard);
    EXPECT_EQ(t.zone("1-064"), Zone::Discard);
    LorcanaTable u;
    u.ink(0, 3).hand(0, {"1-094"}).discard(0, {"1-064", "1-094", "1-012"}).start();
    u.playCard("1-094#2"); // the first is the one in the discard pile
    u.asks(DecisionKind::ChooseCards, 0);
    EXPECT_EQ(u.game().decision().options.size(), 2U);
    u.choose("1-064");
    EXPECT_EQ(u.cards(Zone::Hand, 0), Ids{"1-064"});
}

TEST(LorcanaCard, Set1_095_ReturnsAStackWhole)
{
    LorcanaTable t;
    t.hand(0, {"1-095"}).play(0, {"1-012"});
    t.play(1, {Placed("1-005").over({"1-006"}).damaged(3), "1-013"}).start();
    t.sing("1-095", "1-012");
    t.selectable({"1-012", "1-005", "1-013"});
    t.choose("1-005");
    EXPECT_EQ(t.count(Zone::Hand, 1), 2); // CR 8.10.7
    EXPECT_EQ(t.damage("1-005"), 0);
}

TEST(LorcanaCard, Set1_096_ChoosesADamagedCharacter)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-096"}).play(0, {Placed("1-012").damaged(1)});
    t.play(1, {Placed("1-017").damaged(1), "1-013"}).start();
    t.playCard("1-096");
    t.selectable({"1-012", "1-017"});
    t.choose("1-017");
    EXPECT_EQ(t.damage("1-017"), 3);
    LorcanaTable u;
    u.ink(0, 1).hand(0, {"1-096"}).play(1, {"1-012"}).start();
    u.playCard("1-096");
    u.idle(0);
    EXPECT_EQ(u.damage("1-012"), 0);
}

TEST(LorcanaCard, Set1_097_TwoAddUpAndTheOpponentsQuestsDoNotCount)
{
    LorcanaTable t;
    t.ink(0, 10).hand(0, {"1-097", "1-097"}).play(0, {"1-012"}).play(1, {"1-013"});
    t.lore(1, 5).start();
    t.playCard("1-097");
    t.playCard("1-097#2");
    t.quest("1-012");
    t.trigger("1-097");
    EXPECT_EQ(t.lore(1), 3);
    t.endTurn();
    t.quest("1-013");
    EXPECT_EQ(t.lore(1), 4);
    EXPECT_EQ(t.lore(0), 2);
    t.endTurn();
    t.quest("1-012");
    EXPECT_EQ(t.lore(1), 4) << "only in that turn";
}

TEST(LorcanaCard, Set1_098_TheOpponentChoosesOne)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.ink(me, 2).hand(me, {"1-098", "1-009"}).hand(you, {"1-012", "1-013"}).start();
        t.playCard("1-098");
        t.asks(DecisionKind::ChooseCards, you);
        t.selectable({"1-012", "1-013"});
        t.choose("1-013");
        EXPECT_EQ(t.cards(Zone::Hand, you), Ids{"1-012"});
        EXPECT_EQ(t.cards(Zone::Hand, me), Ids{"1-009"});
        t.idle(me);
    });
}

TEST(LorcanaCard, Set1_099_MakesRecklessInTheirNextTurn)
{
    LorcanaTable t;
    t.ink(0, 3).hand(0, {"1-099"}).play(0, {Placed("1-015").exerted()}).play(1, {"1-012"}).start();
    t.playCard("1-099");
    t.selectable({"1-015", "1-012"});
    t.choose("1-012");
    expectReckless(t, "1-012");
}

TEST(LorcanaCard, Set1_100_LessForOthersAndOnlyThisTurn)
{
    for (const bool villain : {false, true}) {
        LorcanaTable t;
        t.ink(0, 1).hand(0, {"1-100"}).play(0, {"1-012"}).play(1, {"1-048"}).start();
        t.playCard("1-100");
        t.selectable({"1-012", "1-048"});
        t.choose(villain ? "1-048" : "1-012");
        EXPECT_EQ(t.strength("1-012"), villain ? 3 : 5);
        EXPECT_EQ(t.strength("1-048"), villain ? 4 : 1);
        t.endTurn();
        EXPECT_EQ(t.strength("1-012"), 3);
        EXPECT_EQ(t.strength("1-048"), 1);
    }
}

TEST(LorcanaCard, Set1_101_ASungSongUsesItUp)
{
    LorcanaTable t;
    t.ink(0, 2).hand(0, {"1-064", "1-099"}).play(0, {"1-101", "1-012"}).play(1, {"1-013"}).start();
    EXPECT_FALSE(t.canPlay("1-099", PlayWay::Ink));
    t.activate("1-101");
    EXPECT_TRUE(t.canPlay("1-099", PlayWay::Ink));
    t.sing("1-064", "1-012"); // an alternate cost (CR 4.3.6)
    EXPECT_FALSE(t.canPlay("1-099", PlayWay::Ink));
}

TEST(LorcanaCard, Set1_101_IsForAnActionNotForACharacter)
{
    LorcanaTable t;
    t.ink(0, 3).hand(0, {"1-036", "1-064", "1-012"}).play(0, {"1-101"}).start();
    t.activate("1-101");
    t.playCard("1-036");
    EXPECT_EQ(t.readyInk(0), 2);
    EXPECT_FALSE(t.canPlay("1-012", PlayWay::Ink));
    t.playCard("1-064");
    EXPECT_EQ(t.readyInk(0), 0);
    LorcanaTable u;
    u.ink(0, 2).hand(0, {"1-064"}).play(0, {"1-101"}).start();
    u.activate("1-101");
    u.endTurn();
    u.endTurn();
    EXPECT_FALSE(u.canPlay("1-064", PlayWay::Ink)) << "only in that turn";
}

TEST(LorcanaCard, Set1_102_MoreForAladdin)
{
    for (const bool aladdin : {false, true}) {
        LorcanaTable t;
        t.play(0, {"1-102", "1-069", "1-012"}).play(1, {"1-013"}).start();
        t.activate("1-102");
        t.selectable({"1-069", "1-012", "1-013"});
        t.choose(aladdin ? "1-069" : "1-012");
        EXPECT_EQ(t.strength("1-069"), aladdin ? 4 : 2);
        EXPECT_EQ(t.strength("1-012"), aladdin ? 3 : 4);
        t.endTurn();
        EXPECT_EQ(t.strength("1-069"), 2);
        EXPECT_EQ(t.strength("1-012"), 3);
    }
}

} // namespace
} // namespace playmat::test
