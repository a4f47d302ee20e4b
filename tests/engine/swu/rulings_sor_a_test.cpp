#include "support/swu_table.h"

/// Official rulings of SOR_003 to SOR_122 that the tests of the cards themselves leave open, and of
/// all cards that search.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_004_RulingChirrutTakesDamageBeyondHisLastHp)
{
    Table t;
    t.leader(0, "SOR_004").deployed(0, 4).active(1);
    t.leader(1, "SOR_006").resources(1, 5).base(1, "SOR_023").hand(1, {"SOR_092"});
    t.ground(1, {"SOR_046"}).start();
    t.play("SOR_092"); // one unit: it gets +2/+2 and has 5 to divide
    t.distribute({{"leader0", 5}});
    EXPECT_EQ(t.damage("leader0"), 9);
    EXPECT_EQ(t.zone("leader0"), Zone::Ground);
}

TEST(SwuCard, SOR_004_RulingNothingIsExcessWhileChirrutStandsWithoutHp)
{
    Table t;
    t.leader(0, "SOR_004").deployed(0, 5).ground(1, {"SOR_232", "SOR_164"}).active(1).start();
    t.attack("SOR_232", "leader0");
    EXPECT_EQ(t.damage("leader0"), 11);
    t.pass();
    t.attack("SOR_164", "leader0");
    EXPECT_EQ(t.damage("leader0"), 15);
    EXPECT_EQ(t.baseDamageOn(0), 0);
    EXPECT_EQ(t.zone("leader0"), Zone::Ground);
}

TEST(SwuCard, SOR_022_RulingWhatCouldBePaidIsNotOfferedAboveThePrintedSix)
{
    Table t;
    t.leader(0, "SOR_006").base(0, "SOR_022").resources(0, 12).hand(0, {"SOR_087", "SOR_232"});
    t.start();
    EXPECT_TRUE(t.canPlay("SOR_087")); // printed 7
    t.use("base0");
    t.selectable({"SOR_232"});
    t.choosePlay("SOR_232");
    EXPECT_TRUE(t.exhausted("SOR_232"));
}

TEST(SwuCard, SOR_079_RulingThePlayerOrdersPiettsAmbushAndWhenPlayed)
{
    const auto played = [](Table &t) {
        t.leader(0, "SOR_006").resources(0, 8).hand(0, {"SOR_086"}).ground(0, {"SOR_079"});
        t.space(1, {"SOR_066"}).start();
        t.play("SOR_086");
        t.asks(DecisionKind::ChooseTrigger, 0);
        EXPECT_EQ(t.decision().options.size(), 2U);
    };
    Table ambush;
    played(ambush);
    ambush.trigger("SOR_086", TriggerKind::Ambush);
    ambush.chooseAttack("SOR_086", "SOR_066");
    EXPECT_EQ(ambush.zone("SOR_066"), Zone::Discard);
    ambush.selectable({"SOR_079", "SOR_086"}); // only then, who gains Sentinel
    ambush.choose("SOR_079");

    Table ability;
    played(ability);
    ability.trigger("SOR_086");
    ability.selectable({"SOR_079", "SOR_086", "SOR_066"});
    ability.choose("SOR_086");
    ability.selectableAttacks({{"SOR_086", "SOR_066"}});
    ability.bounds(0, 1);
    ability.decline();
    EXPECT_TRUE(ability.exhausted("SOR_086"));
}

namespace {

/// The decks that six seeds leave when the search of this card takes nothing.
std::set<std::vector<std::string>> decksAfter(const std::string &card,
                                              const std::vector<std::string> &deck)
{
    std::set<std::vector<std::string>> decks;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Table t;
        t.seed(seed).resources(0, 15).hand(0, {card}).deck(0, deck).start();
        t.play(card);
        t.decline();
        EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), deck.back()); // not among the searched
        EXPECT_EQ(t.deckSize(0), static_cast<int>(deck.size()));
        decks.insert(t.zoneIds(Zone::Deck, 0));
    }
    return decks;
}

const std::vector<std::string> kElevenCards
    = {"SOR_128", "SOR_225", "SOR_081", "SOR_095", "SOR_172", "SOR_032",
       "SOR_232", "SOR_237", "SOR_034", "SOR_235", "SOR_228"};
const std::vector<std::string> kNineCards = {"SOR_237", "SOR_232", "SOR_095", "SOR_222", "SOR_225",
                                             "SOR_172", "SOR_171", "SOR_124", "SOR_044"};

} // namespace

TEST(SwuCard, SOR_084_RulingTheOrderOfWhatTarkinLeavesIsRandom)
{
    const auto decks
        = decksAfter("SOR_084", {"SOR_128", "SOR_046", "SOR_232", "SOR_234", "SOR_247", "SOR_229"});
    EXPECT_GT(decks.size(), 2U);
}

TEST(SwuCard, SOR_087_RulingTheOrderOfWhatVaderLeavesIsRandom)
{
    EXPECT_GT(decksAfter("SOR_087", kElevenCards).size(), 2U);
}

TEST(SwuCard, SOR_104_RulingTheOrderOfWhatTheUWingLeavesIsRandom)
{
    EXPECT_GT(decksAfter("SOR_104", kElevenCards).size(), 2U);
}

TEST(SwuCard, SOR_123_RulingTheOrderOfWhatRecruitLeavesIsRandom)
{
    const auto decks
        = decksAfter("SOR_123", {"SOR_128", "SOR_046", "SOR_232", "SOR_234", "SOR_247", "SOR_229"});
    EXPECT_GT(decks.size(), 2U);
}

TEST(SwuCard, SOR_125_RulingTheOrderOfWhatPrepareForTakeoffLeavesIsRandom)
{
    EXPECT_GT(decksAfter("SOR_125", kNineCards).size(), 2U);
}

TEST(SwuCard, SOR_181_RulingTheOrderOfWhatJabbaLeavesIsRandom)
{
    EXPECT_GT(decksAfter("SOR_181", kNineCards).size(), 2U);
}

TEST(SwuCard, SOR_042_RulingTheSearchedDeckIsInAnotherOrder)
{
    const std::vector<std::string> before{"SOR_128", "SOR_046", "SOR_232", "SOR_234", "SOR_247"};
    std::set<std::vector<std::string>> decks;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Table t;
        t.seed(seed).resources(0, 9).hand(0, {"SOR_042"}).deck(0, before).start();
        t.play("SOR_042");
        t.choose("SOR_232");
        EXPECT_EQ(t.deckSize(0), 4);
        decks.insert(t.zoneIds(Zone::Deck, 0));
    }
    EXPECT_GT(decks.size(), 2U);
}

TEST(SwuCard, SOR_088_RulingWithOverwhelmAndNobodyElseThereTheBaseTakesTheExcess)
{
    Table t;
    t.ground(0, {"SOR_088"}).ground(1, {"SOR_128"}).space(1, {"SOR_237"}).start();
    t.gain("SOR_088", kw::Overwhelm);
    t.attack("SOR_088", "SOR_128");
    t.noQuestion();
    EXPECT_EQ(t.baseDamageOn(1), 8);
    EXPECT_EQ(t.damage("SOR_237"), 0);
}

TEST(SwuCard, SOR_115_RulingKallussAmbushSharesTheWindowOfWhatHisPlayTriggers)
{
    Table t;
    t.leader(0, "SOR_006").resources(0, 5).hand(0, {"SOR_115"}).baseDamage(0, 3);
    t.ground(0, {"SOR_109"}).ground(1, {"SOR_046"}).start();
    t.play("SOR_115");
    t.asks(DecisionKind::ChooseTrigger, 0);
    t.selectable({"SOR_109", "SOR_115"});
    t.trigger("SOR_115", TriggerKind::Ambush);
    t.chooseAttack("SOR_115", "SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 4);
    EXPECT_EQ(t.baseDamageOn(0), 2); // Yularen's, after it
}

TEST(SwuCard, SOR_122_RulingAUnitBoughtForThreeMayStillCostFour)
{
    Table t; // the Dispatcher takes one off the price
    t.leader(0, "SOR_009").resources(0, 5).hand(0, {"SOR_122"}).active(1);
    t.leader(1, "SOR_003").resources(1, 3).ground(1, {"SOR_093"}).hand(1, {"SOR_046"}).start();
    t.use("SOR_093");
    EXPECT_EQ(t.costOfPlay("SOR_046"), 3);
    t.choosePlay("SOR_046");
    t.play("SOR_122", "SOR_046");
    EXPECT_EQ(t.upgradesOn("SOR_046"), 1);
    EXPECT_EQ(t.controller("SOR_046"), 1);
}

TEST(SwuCard, SOR_122_RulingAUnitBoughtForFiveMayStillCostThree)
{
    Table t; // two of the five are the penalty
    t.leader(0, "SOR_009").resources(0, 5).hand(0, {"SOR_122"}).active(1);
    t.leader(1, "SOR_006").base(1, "SOR_023").resources(1, 5).hand(1, {"SOR_063"}).start();
    t.play("SOR_063");
    EXPECT_EQ(t.readyResources(1), 0);
    t.play("SOR_122", "SOR_063");
    EXPECT_EQ(t.controller("SOR_063"), 0);
}

} // namespace playmat::test
