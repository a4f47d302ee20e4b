#include "engine/core/card_set.h"
#include "engine/core/decision.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/hash.h"
#include "engine/core/result.h"
#include "engine/core/sort_large.h"

#include <gtest/gtest.h>

#include <vector>

/// The small containers that live inside states.
namespace playmat::core {
namespace {

using Numbers = FixedVector<std::uint16_t, 4>;

Numbers of(std::initializer_list<std::uint16_t> values)
{
    Numbers v;
    for (const std::uint16_t one : values)
        EXPECT_TRUE(v.tryPush(one));
    return v;
}

using Cards = CardSet<192>;

template <std::size_t kCards>
std::vector<int> listOf(const CardSet<kCards> &set)
{
    std::vector<int> ids;
    set.forEach([&](std::uint8_t id) { ids.push_back(id); });
    return ids;
}

TEST(SortLarge, MovesEachItemToItsPlaceWithWhatItOwns)
{
    struct Owner
    {
        int id;
        std::vector<int> own;
    };
    std::vector<Owner> items;
    for (const int id : {5, -3, 9, 0})
        items.push_back({id, {id}});
    const int *const last = items[2].own.data();
    sortLarge(items, &Owner::id);
    std::vector<int> ids;
    for (const Owner &item : items) {
        ids.push_back(item.id);
        EXPECT_EQ(item.own, std::vector{item.id});
    }
    EXPECT_EQ(ids, (std::vector{-3, 0, 5, 9}));
    EXPECT_EQ(items[3].own.data(), last) << "moved, not copied";
    items.clear();
    sortLarge(items, &Owner::id);
    EXPECT_TRUE(items.empty());
}

TEST(FixedVector, TakesAsMuchAsItHolds)
{
    Numbers v = of({1, 2, 3});
    EXPECT_FALSE(v.full());
    EXPECT_TRUE(v.tryPush(4));
    EXPECT_TRUE(v.full());
    EXPECT_FALSE(v.tryPush(5));
    EXPECT_EQ(v.size(), 4U);
    EXPECT_EQ(v.back(), 4);
    EXPECT_EQ(Numbers::capacity(), 4U);
}

TEST(FixedVector, ErasingKeepsTheOrderOfTheOthers)
{
    Numbers v = of({1, 2, 3, 4});
    v.erase(1);
    EXPECT_EQ(v, of({1, 3, 4}));
    v.erase(2);
    EXPECT_EQ(v, of({1, 3}));
    v.erase(0);
    EXPECT_EQ(v, of({3}));
}

TEST(FixedVector, EqualContentsAreEqualBytes)
{
    Numbers grown = of({1, 2, 3, 4});
    grown.pop();
    grown.erase(0);
    const Numbers plain = of({2, 3});
    EXPECT_EQ(grown, plain);
    EXPECT_EQ(hashValue(grown), hashValue(plain));
    grown.clear();
    EXPECT_EQ(hashValue(grown), hashValue(Numbers{}));
}

TEST(FixedVector, ResizingAddsZeros)
{
    Numbers v = of({7});
    v.resize(3);
    EXPECT_EQ(v, of({7, 0, 0}));
    v.resize(1);
    v.resize(2);
    EXPECT_EQ(v, of({7, 0}));
}

TEST(FixedVector, IterationSeesTheElementsOnly)
{
    const Numbers v = of({5, 6});
    EXPECT_EQ(std::vector<int>(v.begin(), v.end()), (std::vector{5, 6}));
    EXPECT_EQ(v.span().size(), 2U);
}

TEST(FixedVectorDeathTest, MisuseEndsWithPlaceAndValues)
{
    ::testing::FLAGS_gtest_death_test_style = "threadsafe";
    Numbers empty;
    EXPECT_DEATH(empty.pop(), "check failed.*\\(0, 4\\)");
    EXPECT_DEATH(empty.erase(0), "check failed");
    EXPECT_DEATH(empty.resize(5), "check failed");
}

TEST(CardSet, HoldsTheIdsOfAllWords)
{
    Cards set;
    EXPECT_TRUE(set.empty());
    for (const int id : {0, 63, 64, 127, 128, 191})
        set.add(static_cast<std::uint8_t>(id));
    EXPECT_EQ(listOf(set), (std::vector{0, 63, 64, 127, 128, 191}));
    EXPECT_EQ(set.count(), 6);
    EXPECT_TRUE(set.has(64));
    EXPECT_FALSE(set.has(65));
    set.remove(0);
    set.remove(63);
    EXPECT_EQ(set.first(), 64);
}

TEST(CardSet, HasAsManyWordsAsItsGameHasCards)
{
    CardSet<240> set;
    EXPECT_FALSE(set.several());
    set.add(239);
    EXPECT_FALSE(set.several());
    set.add(190);
    EXPECT_TRUE(set.several());
    EXPECT_EQ(listOf(set), (std::vector{190, 239}));
    EXPECT_EQ(sizeof set, sizeof(Cards) + 8);
}

TEST(CardSet, AddingTwiceIsAddingOnce)
{
    Cards set;
    set.add(5);
    set.add(5);
    EXPECT_EQ(set.count(), 1);
    set.remove(5);
    EXPECT_TRUE(set.empty());
    EXPECT_EQ(set, Cards{});
    EXPECT_EQ(set.first(), 255);
}

TEST(CardSet, AddsOnACondition)
{
    Cards set;
    for (const int id : {3, 63, 64, 190, 191})
        set.addIf(id % 2 != 0, static_cast<std::uint8_t>(id));
    EXPECT_EQ(listOf(set), (std::vector{3, 63, 191}));
    set.addIf(false, 3);
    EXPECT_TRUE(set.has(3));
}

TEST(CardSet, MayChangeWhileItIsWalked)
{
    Cards set;
    for (const int id : {1, 2, 70})
        set.add(static_cast<std::uint8_t>(id));
    std::vector<int> seen;
    set.forEach([&](std::uint8_t id) {
        seen.push_back(id);
        set.remove(id);
    });
    EXPECT_EQ(seen, (std::vector{1, 2, 70}));
    EXPECT_TRUE(set.empty());
}

TEST(Decision, OffersOptionsThatAreCompletedWhereTheyLie)
{
    Decision decision;
    decision.offer(2, 7).target = 9;
    decision.offer(3);
    ASSERT_EQ(decision.options.size(), 2U);
    EXPECT_EQ(decision.options[0], (Option{.kind = 2, .card = 7, .target = 9}));
    EXPECT_EQ(decision.options[1], Option{.kind = 3});
}

TEST(Answer, OneNamesOneOption)
{
    const Answer a = Answer::one(17);
    EXPECT_EQ(a.options.size(), 1U);
    EXPECT_EQ(a.options[0], 17);
    EXPECT_TRUE(a.amounts.empty());
    EXPECT_EQ(a.name, 0);
}

TEST(Result, HoldsAValueOrARefusal)
{
    const Result<int> fine = 3;
    EXPECT_TRUE(fine.ok());
    EXPECT_EQ(fine.value(), 3);
    const Result<int> refused = Refusal{7, {1, 2, 0, 0}, "CR 6.2.4"};
    EXPECT_FALSE(refused);
    EXPECT_EQ(refused.refusal().code, 7);
    EXPECT_STREQ(refused.refusal().rule, "CR 6.2.4");
    EXPECT_TRUE(Result<void>());
    EXPECT_FALSE(Result<void>(refused.refusal()));
}

TEST(Refusal, EqualWhenCodeAndParametersAre)
{
    const Refusal one{7, {1, 2, 0, 0}, "CR 6.2.4"};
    EXPECT_EQ(one, (Refusal{7, {1, 2, 0, 0}, "CR 6.2.2"}));
    EXPECT_FALSE(one == (Refusal{7, {1, 3, 0, 0}, "CR 6.2.4"}));
    EXPECT_FALSE(one == (Refusal{8, {1, 2, 0, 0}, "CR 6.2.4"}));
}

} // namespace
} // namespace playmat::core
