#include "engine/core/bits.h"
#include "engine/core/hash.h"

#include <gtest/gtest.h>

#include <vector>

namespace playmat::core {

namespace {

TEST(Bits, KnowsWhatItHasUpToItsLastNumber)
{
    Bits<256> set;
    EXPECT_TRUE(set.empty());
    for (const int number : {0, 31, 63, 64, 255})
        set.add(number);
    std::vector<std::size_t> numbers;
    set.forEach([&](std::size_t number) { numbers.push_back(number); });
    EXPECT_EQ(numbers, (std::vector<std::size_t>{0, 31, 63, 64, 255}));
    EXPECT_TRUE(set.has(255) && !set.has(254) && !set.has(1));
    EXPECT_TRUE(set.any(Bits<256>::of(255)));
    EXPECT_FALSE(set.any(Bits<256>::of(254)));
    EXPECT_FALSE(set.without(Bits<256>::of(255)).has(255));
    EXPECT_TRUE(set.without(set).empty());
}

TEST(Bits, IsOneNumberWhereItFitsIntoOne)
{
    const auto set = Bits<32>::of(0) | Bits<32>::of(31);
    EXPECT_EQ(set.word(), 0x80000001U);
    EXPECT_EQ(Bits<32>::ofWord(set.word()), set);
    EXPECT_EQ(Bits<64>::of(63).word(), 1ULL << 63U);
    EXPECT_EQ(set & Bits<32>::of(31), Bits<32>::of(31));
    EXPECT_TRUE(set.onlyIf(false).empty());
    EXPECT_EQ(set.onlyIf(true), set);
}

TEST(Bits, EqualSetsHaveEqualBytes)
{
    Bits<256> one;
    Bits<256> other;
    one.add(7);
    one.add(200);
    other.add(200);
    other.add(7);
    EXPECT_EQ(one, other);
    EXPECT_EQ(hashValue(one), hashValue(other));
    other.add(8);
    EXPECT_NE(one, other);
}

} // namespace

} // namespace playmat::core
