#include "decks/deck_kit.h"
#include "decks/odds.h"
#include "decks/test_hand.h"
#include "kit/games/kits.h"
#include "match/card_library.h"
#include "support/folders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

/// The chance of drawing a card, against a million hands that are really dealt.
namespace playmat::decks {

namespace {

using Mulligan = Dealing::Mulligan;

constexpr Dealing kWhole{0, 6, Mulligan::Whole, 0, {0, 0}, 2};
constexpr Dealing kShuffled{0, 7, Mulligan::Shuffled, 7, {0, 1}, 1};
constexpr Dealing kBottom{0, 4, Mulligan::Bottom, 2, {1, 1}, 1};

/// Cards 0 to wanted - 1 of the deck are wanted.
bool has(const TestHand &hand, int wanted)
{
    return std::ranges::any_of(hand.hand(), [&](int card) { return card < wanted; });
}

/// The share of hands that have a wanted card by a round.
double shareOf(const Dealing &dealing, const DrawQuestion &question, int hands)
{
    std::vector<int> deck(std::size_t(question.cards));
    std::iota(deck.begin(), deck.end(), 0);
    std::vector<std::size_t> places(std::size_t(dealing.most));
    std::iota(places.begin(), places.end(), 0U);
    int found = 0;
    for (int i = 0; i < hands; ++i) {
        TestHand hand(dealing, deck, std::uint64_t(i));
        if (question.mulligan && !has(hand, question.wanted))
            hand.replace(places);
        for (int round = 0; round < question.round; ++round)
            hand.goOn();
        found += has(hand, question.wanted) ? 1 : 0;
    }
    return double(found) / hands;
}

} // namespace

TEST(Odds, AreThoseOfHandsThatAreDealt)
{
    constexpr int kHands = 100'000; // a million: within 0.2 %
    for (const Dealing &dealing : {kWhole, kShuffled, kBottom})
        for (const int round : {0, 1, 4})
            for (const bool mulligan : {false, true}) {
                const DrawQuestion question{45, 3, round, true, mulligan && round > 0};
                EXPECT_NEAR(chanceOf(dealing, question), shareOf(dealing, question, kHands), .005)
                    << int(dealing.mulligan) << ", round " << round << ", " << mulligan;
            }
}

TEST(Odds, ByHand)
{
    // one of 50 in a hand of 6: 6/50; and another 6/50 of the other 44/50 with a mulligan
    EXPECT_NEAR(chanceOf(kWhole, {50, 1, 0, true, false}), .12, 1e-12);
    EXPECT_NEAR(chanceOf(kWhole, {50, 1, 1, true, true}), 1 - .88 * .88, 1e-12);
    EXPECT_NEAR(chanceOf(kWhole, {50, 1, 3, true, false}), .2, 1e-12);
    // who does not begin has drawn a card more
    EXPECT_NEAR(chanceOf(kShuffled, {60, 1, 1, true, false}), 7. / 60, 1e-12);
    EXPECT_NEAR(chanceOf(kShuffled, {60, 1, 1, false, false}), 8. / 60, 1e-12);
    // what went to the bottom is not drawn: 4/40, then 2 of 36, then 1 of 34
    EXPECT_NEAR(chanceOf(kBottom, {40, 1, 1, true, true}), 7. / 40, 1e-12);
}

TEST(Odds, HaveBounds)
{
    EXPECT_EQ(chanceOf(kWhole, {50, 0, 3, true, true}), 0);
    EXPECT_EQ(chanceOf(kWhole, {50, 50, 0, true, false}), 1);
    EXPECT_EQ(chanceOf(kWhole, {50, 90, 0, true, false}), 1);
    EXPECT_EQ(chanceOf(kWhole, {5, 1, 0, true, false}), 1) << "all of the deck is in the hand";
    EXPECT_EQ(chanceOf(kBottom, {3, 1, 9, true, true}), 1);
    EXPECT_EQ(chanceOf(kShuffled, {0, 0, 0, true, true}), 0);
}

TEST(TestHands, FollowTheMulliganOfTheGame)
{
    std::vector<int> deck(50);
    std::iota(deck.begin(), deck.end(), 0);
    TestHand bottom(kBottom, deck, 5);
    const std::vector<int> before = bottom.hand();
    bottom.replace({0, 1, 2});
    EXPECT_EQ(bottom.hand(), before) << "two at most";
    bottom.replace({4});
    EXPECT_EQ(bottom.hand(), before) << "there is no fifth";
    bottom.replace({0, 0, 3});
    EXPECT_EQ(bottom.hand().size(), 4U);
    EXPECT_EQ(bottom.hand()[0], before[1]);
    EXPECT_EQ(bottom.hand()[1], before[2]);
    EXPECT_FALSE(bottom.canReplace()) << "once";
    for (int i = 0; i < 60; ++i)
        bottom.goOn();
    EXPECT_EQ(bottom.cardsLeft(), 0);
    ASSERT_EQ(bottom.hand().size(), 50U);
    EXPECT_TRUE(std::ranges::is_permutation(bottom.hand(), deck)) << "no card twice, none lost";
    const std::vector<int> last(bottom.hand().end() - 2, bottom.hand().end());
    EXPECT_TRUE(std::ranges::is_permutation(last, std::vector{before[0], before[3]}))
        << "they were at the bottom";
    TestHand whole(kWhole, deck, 5);
    whole.replace({});
    EXPECT_EQ(whole.hand().size(), 6U);
    EXPECT_EQ(whole.cardsLeft(), 44);
    whole.goOn();
    EXPECT_EQ(whole.hand().size(), 6U) << "round 1 begins with the opening hand";
    whole.goOn();
    EXPECT_EQ(whole.hand().size(), 8U);
}

TEST(TestHands, OfSmallDecksAreSmall)
{
    TestHand hand(kShuffled, {1, 2, 3}, 1);
    EXPECT_EQ(hand.hand().size(), 3U);
    hand.replace({0, 1, 2});
    EXPECT_EQ(hand.hand().size(), 0U) << "nothing was left to draw";
    hand.goOn();
    hand.goOn();
    EXPECT_EQ(hand.hand().size(), 1U) << "the cards set aside were shuffled into the deck";
}

TEST(Dealings, AreThoseOfEachGame)
{
    for (const match::GameKit *game : kit::games()) {
        const DeckKit *decks = game->deckKit();
        if (decks == nullptr)
            continue;
        const match::CardLibrary library = game->library(test::resourceDir()).value();
        Deck deck;
        deck.parts.resize(decks->parts().size());
        const Dealing usual = decks->dealing(library, deck);
        EXPECT_EQ(decks->parts()[usual.part].part, Part::Main) << game->id();
        EXPECT_NE(usual.mulligan, Mulligan::None) << game->id();
        if (game->id() != "swu")
            continue;
        EXPECT_EQ(usual.hand, 6);
        deck.parts[1] = {{"JTL_021", "", 1, ""}};
        EXPECT_EQ(decks->dealing(library, deck).hand, 5);
        deck.parts[1] = {{"JTL_028", "", 1, ""}};
        EXPECT_EQ(decks->dealing(library, deck).hand, 9);
        EXPECT_EQ(decks->dealing(library, deck).mulligan, Mulligan::None);
    }
}

} // namespace playmat::decks
