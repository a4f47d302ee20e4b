#include "match/won_share.h"

#include <algorithm>
#include <cmath>

namespace playmat::match {

namespace {

constexpr double kZ = 1.959964; ///< 95 % of a normal distribution is within this many deviations

/// The lower (-1) or upper (1) end of the interval.
double wilson(const WonShare &of, int side)
{
    const double n = of.played;
    const double middle = of.share() + kZ * kZ / (2 * n);
    const double wide = kZ * std::sqrt(of.share() * (1 - of.share()) / n + kZ * kZ / (4 * n * n));
    return std::clamp((middle + side * wide) / (1 + kZ * kZ / n), 0., 1.);
}

} // namespace

double WonShare::low() const
{
    return played == 0 ? 0 : wilson(*this, -1);
}

double WonShare::high() const
{
    return played == 0 ? 1 : wilson(*this, 1);
}

} // namespace playmat::match
