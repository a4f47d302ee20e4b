#include "support/lorcana_table.h"

/// The First Chapter, steel: 1-171 to 1-204.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;

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

TEST(LorcanaCard, Set1_173_MayReturnFireTheCannons)
{
    LorcanaTable t;
    t.ink(0, 4).hand(0, {"1-173"}).discard(0, {"1-200", "1-197", "1-197"}).start();
    t.playCard("1-173");
    t.yes();
    t.choose("1-197");
    EXPECT_EQ(t.cards(Zone::Hand, 0), std::vector<std::string>{"1-197"});
    EXPECT_EQ(t.count(Zone::Discard, 0), 2);

    LorcanaTable without;
    without.ink(0, 4).hand(0, {"1-173"}).discard(0, {"1-200"}).discard(1, {"1-197"}).start();
    without.playCard("1-173");
    without.idle(0);
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

TEST(LorcanaCard, Set1_175_ShiftsForThree)
{
    LorcanaTable t;
    t.ink(0, 3).hand(0, {"1-175"}).play(0, {"1-174"}).start();
    t.shift("1-175", "1-174");
    EXPECT_EQ(t.readyInk(0), 0);
    EXPECT_EQ(t.strength("1-175"), 2);
}

TEST(LorcanaCard, Set1_175_CannotBeChallengedByCheapOnes)
{
    LorcanaTable t;
    t.play(0, {"1-012", "1-013", "1-017"}).play(1, {Placed("1-175").exerted()}).start();
    EXPECT_FALSE(t.can(OptionKind::Challenge, "1-013", "1-175"));
    EXPECT_FALSE(t.can(OptionKind::Challenge, "1-012", "1-175"));
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-017", "1-175"));
}

TEST(LorcanaCard, Set1_177_YourMusketeersAreEvasiveInYourTurn)
{
    LorcanaTable t;
    t.play(0, {"1-177", "1-004", "1-012"}).play(1, {Placed("1-111").exerted(), "1-186"}).start();
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-177", "1-111")); // he is one himself
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-004", "1-111"));
    EXPECT_FALSE(t.can(OptionKind::Challenge, "1-012", "1-111"));
    EXPECT_FALSE(t.card("1-186").has(kw::Evasive));
    t.endTurn();
    EXPECT_FALSE(t.card("1-177").has(kw::Evasive));
    EXPECT_FALSE(t.card("1-004").has(kw::Evasive));
}

TEST(LorcanaCard, Set1_177_181_and_186_BodyguardsAreChallengedFirst) // CR 8.3
{
    for (const char *id : {"1-177", "1-181", "1-186"}) {
        SCOPED_TRACE(id);
        LorcanaTable t;
        t.ink(0, 6).hand(0, {id}).play(0, {Placed("1-012").exerted()}).play(1, {"1-017"}).start();
        t.playCard(id);
        t.yes(); // enters play exerted
        EXPECT_TRUE(t.isExerted(id));
        t.endTurn();
        EXPECT_FALSE(t.can(OptionKind::Challenge, "1-017", "1-012"));
        EXPECT_TRUE(t.can(OptionKind::Challenge, "1-017", id));
    }
}

TEST(LorcanaCard, Set1_181_AReadyBodyguardStandsInNobodysWay) // "if able", CR 8.3.3
{
    LorcanaTable t;
    t.ink(0, 3).hand(0, {"1-181"}).play(0, {Placed("1-012").exerted()}).play(1, {"1-017"}).start();
    t.playCard("1-181");
    t.no();
    EXPECT_FALSE(t.isExerted("1-181"));
    t.endTurn();
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-017", "1-012"));
}

TEST(LorcanaCard, Set1_178_ProtectsHimselfAsWell)
{
    LorcanaTable t;
    t.play(0, {"1-013", Placed("1-012").exerted()});
    t.play(1, {Placed("1-178").exerted(), "1-020"}).start();
    EXPECT_FALSE(t.can(OptionKind::Challenge, "1-013", "1-178"));
    t.endTurn();
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-020", "1-012")); // his own may
}

TEST(LorcanaCard, Set1_178_ARecklessOneMayEndTheTurn) // it cannot challenge, CR 8.7.3
{
    LorcanaTable t;
    t.play(0, {"1-110"}).play(1, {"1-178", Placed("1-012").exerted()}).start();
    EXPECT_TRUE(t.can(OptionKind::EndTurn));
}

TEST(LorcanaCard, Set1_180_MayDealOneDamageWhenQuesting)
{
    for (const bool wants : {false, true}) {
        LorcanaTable t;
        t.play(0, {"1-180"}).play(1, {"1-012", "1-144"}).start();
        t.quest("1-180");
        wants ? t.yes() : t.no();
        if (wants) {
            t.selectable({"1-180", "1-012"});
            t.choose("1-012");
        }
        EXPECT_EQ(t.damage("1-012"), wants ? 1 : 0);
        EXPECT_EQ(t.lore(0), 2);
    }
}

TEST(LorcanaCard, Set1_186_YourOtherMusketeersAreStronger)
{
    LorcanaTable t;
    t.play(0, {"1-186", "1-004", "1-177", "1-012"}).play(1, {"1-004"}).start();
    EXPECT_EQ(t.strength("1-186"), 2);
    EXPECT_EQ(t.strength("1-004"), 4);
    EXPECT_EQ(t.strength("1-177"), 3);
    EXPECT_EQ(t.strength("1-012"), 3);
    EXPECT_EQ(t.strength("1-004#2"), 3);
}

TEST(LorcanaCard, Set1_188_MayDrawAndThenDiscard)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-188", "1-012"}).deck(0, {"1-013", "1-009"}).start();
    t.playCard("1-188");
    t.yes();
    t.selectable({"1-012", "1-013"});
    t.choose("1-013");
    EXPECT_EQ(t.cards(Zone::Hand, 0), std::vector<std::string>{"1-012"});
    EXPECT_EQ(t.zone("1-013"), Zone::Discard);

    LorcanaTable no;
    no.ink(0, 1).hand(0, {"1-188", "1-012"}).start();
    no.playCard("1-188");
    no.no();
    EXPECT_EQ(no.count(Zone::Hand, 0), 1);
    EXPECT_EQ(no.count(Zone::Discard, 0), 0);
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

TEST(LorcanaCard, Set1_190_AStackIsOneCharacter) // CR 8.10.7
{
    LorcanaTable t;
    t.play(0, {"1-190"}).play(1, {Placed("1-139").over({"1-140"}).exerted().damaged(2)}).start();
    t.challenge("1-190", "1-139");
    EXPECT_EQ(t.count(Zone::Discard, 1), 2);
    EXPECT_EQ(t.lore(0), 1);
    t.idle(0);
}

TEST(LorcanaCard, Set1_190_SeesOnlyChallenges)
{
    LorcanaTable t;
    t.ink(0, 3).hand(0, {"1-200"}).play(0, {"1-190"}).play(1, {"1-012"}).start();
    t.playCard("1-200");
    t.choose("1-012");
    EXPECT_EQ(t.zone("1-012"), Zone::Discard);
    EXPECT_EQ(t.lore(0), 0);
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

TEST(LorcanaCard, Set1_191_IsWorthOneMoreWithACaptain)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-174"}).play(0, {"1-191"}).play(1, {"1-106"}).start();
    EXPECT_EQ(t.loreOf("1-191"), 1);
    t.playCard("1-174");
    EXPECT_EQ(t.loreOf("1-191"), 2);

    LorcanaTable two;
    two.play(0, {"1-191", "1-106", "1-174"}).start();
    EXPECT_EQ(two.loreOf("1-191"), 2);
}

TEST(LorcanaCard, Set1_193_DealsOneToEachOpposingCharacter)
{
    LorcanaTable t;
    t.ink(0, 4).hand(0, {"1-193"}).play(0, {"1-194", "1-012"}).play(1, {"1-144", "1-009"}).start();
    t.shift("1-193", "1-194");
    EXPECT_EQ(t.damage("1-144"), 1);
    EXPECT_EQ(t.zone("1-009"), Zone::Discard);
    EXPECT_EQ(t.damage("1-012"), 0);
    EXPECT_EQ(t.damage("1-193"), 0);
}

TEST(LorcanaCard, Set1_193_MayDealTwoForABanishedOne)
{
    for (const bool wants : {false, true}) {
        LorcanaTable t;
        t.play(0, {"1-193"}).play(1, {Placed("1-009").exerted(), "1-012", "1-017"}).start();
        t.challenge("1-193", "1-009");
        wants ? t.yes() : t.no();
        if (wants) {
            t.selectable({"1-012", "1-017"});
            t.choose("1-017");
        }
        EXPECT_EQ(t.damage("1-017"), wants ? 2 : 0);
        t.idle(0);
    }
}

TEST(LorcanaCard, Set1_193_NotInTheOpponentsTurn)
{
    LorcanaTable t;
    t.active(1).play(0, {Placed("1-193").exerted()}).play(1, {"1-009", "1-012"}).start();
    t.challenge("1-009", "1-193");
    EXPECT_EQ(t.zone("1-009"), Zone::Discard);
    t.idle(1);
}

TEST(LorcanaCard, Set1_194_DrawsAndThenDiscards)
{
    LorcanaTable t;
    t.hand(0, {"1-012"}).deck(0, {"1-013", "1-009"}).play(0, {"1-194"}).start();
    t.activate("1-194");
    t.selectable({"1-012", "1-013"});
    t.choose("1-012");
    EXPECT_EQ(t.cards(Zone::Hand, 0), std::vector<std::string>{"1-013"});
    EXPECT_TRUE(t.isExerted("1-194"));
}

/// An empty deck loses at the end of its player's turn, not by the draw (CR 1.8.1.2).
TEST(LorcanaCard, Set1_195_ShortDecksAreNotLostAtOnce)
{
    LorcanaTable t;
    t.ink(0, 5).hand(0, {"1-195"}).deck(0, {"1-012", "1-013"}).deck(1, {"1-009"}).start();
    t.playCard("1-195");
    EXPECT_EQ(t.count(Zone::Hand, 0), 2);
    EXPECT_EQ(t.count(Zone::Hand, 1), 1);
    t.idle(0);
    EXPECT_FALSE(t.game().over());
    t.endTurn();
    ASSERT_TRUE(t.game().over());
    EXPECT_EQ(t.game().result()->winner, PlayerId{1});
}

TEST(LorcanaCard, Set1_196_BanishesAChosenItem)
{
    LorcanaTable t;
    t.ink(0, 2).hand(0, {"1-196"}).play(0, {"1-066"}).play(1, {"1-101", "1-012"}).start();
    t.playCard("1-196");
    t.selectable({"1-066", "1-101"});
    t.choose("1-101");
    EXPECT_EQ(t.zone("1-101"), Zone::Discard);
}

TEST(LorcanaCard, Set1_196_DoesNothingWithoutItems) // CR 1.7.7
{
    LorcanaTable t;
    t.ink(0, 2).hand(0, {"1-196"}).play(1, {"1-012"}).start();
    t.playCard("1-196");
    t.idle(0);
    EXPECT_EQ(t.zone("1-196"), Zone::Discard);
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

TEST(LorcanaCard, Set1_198_DealsTwoToEachOpposingCharacter)
{
    LorcanaTable t;
    t.hand(0, {"1-198"}).play(0, {"1-190"}).play(1, {"1-017", "1-144", "1-022"}).start();
    t.sing("1-198", "1-190");
    EXPECT_EQ(t.damage("1-017"), 2);
    EXPECT_EQ(t.damage("1-144"), 2);
    EXPECT_EQ(t.zone("1-022"), Zone::Discard);
    EXPECT_EQ(t.damage("1-190"), 0);
}

TEST(LorcanaCard, Set1_199_DrawsTwoAndThenDiscardsTwo)
{
    LorcanaTable t;
    t.ink(0, 2).hand(0, {"1-199", "1-012"}).deck(0, {"1-013", "1-009", "1-048"}).start();
    t.playCard("1-199");
    t.selectable({"1-012", "1-013", "1-009"});
    t.chooseAll({"1-012", "1-009"});
    EXPECT_EQ(t.cards(Zone::Hand, 0), std::vector<std::string>{"1-013"});
    EXPECT_EQ(t.count(Zone::Discard, 0), 3);
}

TEST(LorcanaCard, Set1_201_DrawsOnlyIntoAnEmptyHand)
{
    for (const bool empty : {false, true}) {
        LorcanaTable t;
        t.ink(0, 3).play(0, {"1-201"});
        if (!empty)
            t.hand(0, {"1-012"});
        t.start();
        t.activate("1-201");
        EXPECT_EQ(t.count(Zone::Hand, 0), 1);
        EXPECT_EQ(t.count(Zone::Deck, 0), empty ? 9 : 10);
        EXPECT_EQ(t.readyInk(0), 0);
        EXPECT_TRUE(t.isExerted("1-201"));
    }
}

TEST(LorcanaCard, Set1_202_CannotChallengeDuringTheirNextTurn)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.play(me, {"1-202", "1-017"}).play(you, {"1-110", "1-012"}).start();
        t.activate("1-202");
        t.selectable({"1-017", "1-110", "1-012"});
        t.choose("1-110");
        EXPECT_EQ(t.zone("1-202"), Zone::Discard);
        t.quest("1-017");
        t.endTurn();
        EXPECT_FALSE(t.can(OptionKind::Challenge, "1-110", "1-017"));
        EXPECT_TRUE(t.can(OptionKind::Challenge, "1-012", "1-017"));
        t.endTurn(); // Reckless asks nothing of one who cannot (CR 1.2.2, 8.7.3)
        t.quest("1-017");
        t.endTurn();
        EXPECT_TRUE(t.can(OptionKind::Challenge, "1-110", "1-017"));
    });
}

TEST(LorcanaCard, Set1_202_OnesOwnNextTurnIsTheOneAfterThis)
{
    LorcanaTable t;
    t.play(0, {"1-202", "1-017"}).play(1, {Placed("1-012").exerted()}).start();
    t.activate("1-202");
    t.choose("1-017");
    EXPECT_TRUE(t.can(OptionKind::Challenge, "1-017", "1-012"));
    t.endTurn();
    t.quest("1-012");
    t.endTurn();
    EXPECT_FALSE(t.can(OptionKind::Challenge, "1-017", "1-012"));
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

TEST(LorcanaCard, Set1_204_DealsOneForExertingAndTwoInk)
{
    LorcanaTable t;
    t.ink(0, 5).hand(0, {"1-204"}).play(1, {"1-012", "1-017"}).start();
    t.playCard("1-204");
    t.activate("1-204");
    t.choose("1-012");
    EXPECT_EQ(t.damage("1-012"), 1);
    EXPECT_EQ(t.readyInk(0), 0);
    EXPECT_TRUE(t.isExerted("1-204"));
}

} // namespace
} // namespace playmat::test
