#include "bots/exponential.h"

#include <array>
#include <cmath>
#include <limits>

namespace playmat::bots {

namespace {

constexpr double kLeast = -708;
constexpr double kMost = 709;
constexpr double kOneOverLn2 = 1.4426950408889634;
// ln 2 in two parts: the first has so few digits that its product with a whole number is exact.
constexpr double kLn2High = 0.693147180369123816490;
constexpr double kLn2Low = 1.90821492927058770002e-10;

/// Of Taylor's series: 1/n!. The next one would be under 1e-17 of the sum.
constexpr std::array<double, 14> kTerms = [] {
    std::array<double, 14> terms{1};
    double factorial = 1;
    for (std::size_t n = 1; n < terms.size(); ++n)
        terms[n] = 1 / (factorial *= static_cast<double>(n));
    return terms;
}();

} // namespace

double exponential(double power)
{
    if (std::isnan(power))
        return power;
    if (power < kLeast)
        return 0;
    if (power > kMost)
        return std::numeric_limits<double>::infinity();
    const double twos = std::floor(power * kOneOverLn2 + 0.5);
    const double rest = (power - twos * kLn2High) - twos * kLn2Low; // at most half of ln 2
    const double square = rest * rest;
    double even = 0;
    double odd = 0;
    for (std::size_t n = kTerms.size(); n > 0; n -= 2) {
        odd = odd * square + kTerms[n - 1];
        even = even * square + kTerms[n - 2];
    }
    return std::ldexp(even + odd * rest, static_cast<int>(twos)); // exact
}

} // namespace playmat::bots
