#include "learn/rating.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

/// Mark E. Glickman, "Example of the Glicko-2 system"; the steps are those of the paper.
namespace playmat::learn {

namespace {

constexpr double kScale = 173.7178;
constexpr double kCentre = 1500;
constexpr double kTau = 0.5; ///< how fast volatility may change
constexpr double kEpsilon = 1e-6;

/// A rating on the scale of the paper's calculations.
struct Scaled
{
    double mu = 0;
    double phi = 0;
};

Scaled scaled(const Rating &rating)
{
    return {(rating.value - kCentre) / kScale, rating.deviation / kScale};
}

double weight(double phi)
{
    return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

double expected(const Scaled &own, const Scaled &opponent)
{
    return 1 / (1 + std::exp(-weight(opponent.phi) * (own.mu - opponent.mu)));
}

/// What the games say: how sure they are (step 3), and in which direction (step 4).
struct Evidence
{
    double variance = 0;
    double surprise = 0;
};

Evidence evidenceOf(const Scaled &own, std::span<const RatedGame> games)
{
    double information = 0;
    Evidence out;
    for (const RatedGame &game : games) {
        const Scaled opponent = scaled(game.opponent);
        const double g = weight(opponent.phi);
        const double e = expected(own, opponent);
        information += g * g * e * (1 - e);
        out.surprise += g * (game.score - e);
    }
    out.variance = 1 / information;
    return out;
}

/// Step 5: the root of the paper's f, by the Illinois method.
double newVolatility(double volatility, double phi, const Evidence &evidence)
{
    const double a = std::log(volatility * volatility);
    const double delta2 = std::pow(evidence.variance * evidence.surprise, 2);
    const auto f = [&](double x) {
        const double spread = phi * phi + evidence.variance + std::exp(x);
        return std::exp(x) * (delta2 - spread) / (2 * spread * spread) - (x - a) / (kTau * kTau);
    };
    double low = a;
    double high = std::log(std::max(delta2 - phi * phi - evidence.variance, 1e-300));
    if (delta2 <= phi * phi + evidence.variance)
        for (int k = 1; f(high = a - k * kTau) < 0;)
            ++k;
    double atLow = f(low);
    double atHigh = f(high);
    while (std::abs(high - low) > kEpsilon) {
        const double middle = low + (low - high) * atLow / (atHigh - atLow);
        const double atMiddle = f(middle);
        if (atMiddle * atHigh <= 0) {
            low = high;
            atLow = atHigh;
        } else {
            atLow /= 2;
        }
        high = middle;
        atHigh = atMiddle;
    }
    return std::exp(low / 2);
}

} // namespace

Rating afterPeriod(const Rating &rating, std::span<const RatedGame> games)
{
    const Scaled own = scaled(rating);
    Rating out = rating;
    if (games.empty()) { // only the uncertainty grows
        out.deviation = kScale * std::hypot(own.phi, rating.volatility);
        return out;
    }
    const Evidence evidence = evidenceOf(own, games);
    out.volatility = newVolatility(rating.volatility, own.phi, evidence);
    const double before = std::hypot(own.phi, out.volatility);
    const double phi = 1 / std::sqrt(1 / (before * before) + 1 / evidence.variance);
    out.value = kScale * (own.mu + phi * phi * evidence.surprise) + kCentre;
    out.deviation = kScale * phi;
    return out;
}

Solved afterPuzzle(const Rating &learner, const Rating &puzzle, bool right)
{
    const std::array own{RatedGame{puzzle, right ? 1.0 : 0.0}};
    const std::array other{RatedGame{learner, right ? 0.0 : 1.0}};
    Solved out{afterPeriod(learner, own), afterPeriod(puzzle, other)};
    out.learner.deviation = std::max(out.learner.deviation, kLeastDeviation);
    out.puzzle.deviation = std::max(out.puzzle.deviation, kLeastPuzzleDeviation);
    return out;
}

} // namespace playmat::learn
