#include "engine/core/hash.h"
#include "engine/core/rng.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

/// The numbers of a game are the same on every platform and for ever: journals depend on them. The
/// values were worked out with another implementation of the published algorithms.
namespace playmat::core {
namespace {

template <std::size_t N>
std::array<std::uint32_t, N> firstOf(Rng rng)
{
    std::array<std::uint32_t, N> out{};
    for (std::uint32_t &v : out)
        v = rng.next();
    return out;
}

template <std::size_t N>
std::array<std::uint32_t, N> firstBelow(Rng rng, std::uint32_t bound)
{
    std::array<std::uint32_t, N> out{};
    for (std::uint32_t &v : out)
        v = rng.below(bound);
    return out;
}

std::vector<int> shuffled(std::uint64_t seed, int count)
{
    std::vector<int> cards(static_cast<std::size_t>(count));
    std::iota(cards.begin(), cards.end(), 0);
    Rng rng(seed);
    rng.shuffle(cards.data(), cards.size());
    return cards;
}

TEST(Rng, GoldenNumbersOfSeed0)
{
    const std::array<std::uint32_t, 8> golden{0x4653daa3, 0x73922b58, 0xb82b4add, 0xd9fabd3b,
                                              0x3c8698c3, 0x1c9b58ff, 0xccac4646, 0x27e3fd16};
    EXPECT_EQ(firstOf<8>(Rng(0)), golden);
    EXPECT_EQ(firstOf<8>(Rng()), golden);
}

TEST(Rng, GoldenNumbersOfALargeSeed)
{
    const std::array<std::uint32_t, 8> golden{0xe7fd1ce1, 0x0907acbd, 0x3ddf7383, 0x90bf0fd5,
                                              0x4b984e4d, 0x2f8a099f, 0x44df77f8, 0xbd9821c7};
    EXPECT_EQ(firstOf<8>(Rng(0x123456789ABCDEF0ULL)), golden);
}

TEST(Rng, GoldenBoundedNumbers)
{
    const std::array<std::uint32_t, 16> seven{0, 0, 2, 1, 0, 4, 2, 4, 2, 0, 1, 4, 3, 4, 4, 5};
    const std::array<std::uint32_t, 16> fortyTwo{3, 2, 2, 1, 4, 5, 5, 4, 3, 5, 3, 0, 1, 2, 2, 3};
    EXPECT_EQ(firstBelow<16>(Rng(7), 6), seven);
    EXPECT_EQ(firstBelow<16>(Rng(42), 6), fortyTwo);
}

TEST(Rng, BoundedNumbersRejectWhatWouldFavourSome)
{
    // A quarter of all 32-bit numbers is thrown away for this bound.
    const std::array<std::uint32_t, 6> golden{705080240,  2153406792, 3046218034,
                                              2117776295, 895720396,  2608845492};
    EXPECT_EQ(firstBelow<6>(Rng(5), 3U << 30U), golden);
}

TEST(Rng, BoundOneNeedsNoLuck)
{
    Rng rng(9);
    for (int i = 0; i < 20; ++i)
        EXPECT_EQ(rng.below(1), 0U);
}

TEST(Rng, GoldenShuffles)
{
    EXPECT_EQ(shuffled(7, 12), (std::vector{4, 6, 7, 11, 9, 8, 5, 10, 2, 3, 0, 1}));
    EXPECT_EQ(shuffled(42, 12), (std::vector{0, 1, 10, 8, 9, 5, 11, 6, 2, 3, 4, 7}));
}

TEST(Rng, ShufflesKeepEveryElement)
{
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        std::vector<int> cards = shuffled(seed, 50);
        std::sort(cards.begin(), cards.end());
        std::vector<int> wanted(50);
        std::iota(wanted.begin(), wanted.end(), 0);
        ASSERT_EQ(cards, wanted) << "seed " << seed;
    }
    EXPECT_TRUE(shuffled(1, 0).empty());
    EXPECT_EQ(shuffled(1, 1), std::vector{0});
}

TEST(Rng, EveryPlaceOfAShuffleIsEquallyLikely)
{
    constexpr int kCards = 5;
    constexpr int kRuns = 20000;
    std::array<std::array<int, kCards>, kCards> seen{};
    Rng rng(2024);
    for (int run = 0; run < kRuns; ++run) {
        std::array<std::size_t, kCards> cards{0, 1, 2, 3, 4};
        rng.shuffle(cards.data(), cards.size());
        for (std::size_t place = 0; place < kCards; ++place)
            ++seen[cards[place]][place];
    }
    for (const auto &card : seen)
        for (const int times : card)
            EXPECT_NEAR(times, kRuns / kCards, 250); // more than four standard deviations
}

TEST(Rng, CopiesGoOnIndependentlyAndEqually)
{
    Rng one(77);
    (void)one.next();
    Rng other = one;
    EXPECT_EQ(one, other);
    EXPECT_EQ(one.next(), other.next());
    (void)one.next();
    EXPECT_NE(one, other);
}

TEST(Hash, GoldenValues)
{
    const auto of = [](std::string_view text) { return hashBytes(text.data(), text.size()); };
    EXPECT_EQ(of(""), 0x8cedb1496106219dULL);
    EXPECT_EQ(of("a"), 0xb7fe4a1932ab9871ULL);
    EXPECT_EQ(of("Playmat"), 0x4c0321afdf58fc39ULL);
    EXPECT_EQ(of("12345678"), 0x74c4e7bacaa811f5ULL);
    EXPECT_EQ(of("a longer text of 27 letters"), 0x5cf6b106302cfecdULL);
    EXPECT_EQ(hashBytes("a", 1, 1), 0xea71e61a88840c01ULL);
}

TEST(Hash, EveryBitOfAValueCounts)
{
    // One bit set or two, wherever they are: all different, and different from none.
    std::array<std::uint64_t, 8> value{};
    std::vector<std::uint64_t> seen{hashValue(value)};
    const auto flip = [&](std::size_t bit) { value[bit / 64] ^= 1ULL << (bit % 64); };
    for (std::size_t one = 0; one < 512; ++one) {
        flip(one);
        seen.push_back(hashValue(value));
        for (std::size_t other = one + 1; other < 512; ++other) {
            flip(other);
            seen.push_back(hashValue(value));
            flip(other);
        }
        flip(one);
    }
    std::sort(seen.begin(), seen.end());
    EXPECT_EQ(std::adjacent_find(seen.begin(), seen.end()), seen.end());
}

TEST(Hash, ZeroBytesAtTheEndCount)
{
    const std::array<std::uint8_t, 16> zeros{};
    EXPECT_NE(hashBytes(zeros.data(), 8), hashBytes(zeros.data(), 9));
    EXPECT_NE(hashBytes(zeros.data(), 8), hashBytes(zeros.data(), 16));
}

} // namespace
} // namespace playmat::core
