#include "bots/exponential.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

using playmat::bots::exponential;

namespace {

std::int64_t bitsOf(double x)
{
    return std::bit_cast<std::int64_t>(x);
}

} // namespace

// Within four units in the last place of the C library's, which is within one of the truth.
TEST(Exponential, IsAsCloseAsItSays)
{
    for (double power = -708; power <= 709; power += 0.0137) {
        const std::int64_t off = bitsOf(exponential(power)) - bitsOf(std::exp(power));
        ASSERT_LE(std::abs(off), 4) << power;
    }
}

TEST(Exponential, HasItsEnds)
{
    EXPECT_EQ(exponential(0), 1);
    EXPECT_EQ(exponential(-709), 0);
    EXPECT_EQ(exponential(-std::numeric_limits<double>::infinity()), 0);
    EXPECT_EQ(exponential(710), std::numeric_limits<double>::infinity());
    EXPECT_TRUE(std::isnan(exponential(std::numeric_limits<double>::quiet_NaN())));
}

// The bits themselves, by whatever compiler and processor.
TEST(Exponential, IsTheSameEverywhere)
{
    std::uint64_t all = 0;
    for (int i = 0; i < 100'000; ++i)
        all = all * 31 + std::bit_cast<std::uint64_t>(exponential((i - 50'000) / 2048.0));
    EXPECT_EQ(all, 17628226600377711372U);
}
