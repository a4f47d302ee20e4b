#include "bots/score.h"

#include <algorithm>
#include <cmath>

namespace playmat::bots {

void Score::add(double points)
{
    const double share = points / 2;
    ++m_pairs;
    m_sum += share;
    m_squares += share * share;
}

double Score::mean() const
{
    return m_pairs == 0 ? 0.5 : m_sum / static_cast<double>(m_pairs);
}

double Score::variance() const
{
    if (m_pairs < 2)
        return 0.125;
    const auto n = static_cast<double>(m_pairs);
    const double v = (m_squares - m_sum * m_sum / n) / (n - 1);
    return std::max(v, 0.25 / n); // nobody is as sure as a series without a loss looks
}

double Score::margin() const
{
    return m_pairs == 0 ? 0.5 : 1.96 * std::sqrt(variance() / static_cast<double>(m_pairs));
}

double Score::evidence(double better) const
{
    const double one = 1 / (1 + std::pow(10, -better / 400));
    const double none = 0.5;
    return static_cast<double>(m_pairs) * (one - none) * (2 * mean() - none - one)
        / (2 * variance());
}

double Score::eloOf(double chance)
{
    const double p = std::clamp(chance, 0.001, 0.999);
    return -400 * std::log10(1 / p - 1);
}

} // namespace playmat::bots
