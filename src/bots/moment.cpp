#include "bots/moment.h"

#include "bots/exponential.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace playmat::bots {

namespace {

constexpr std::size_t kMostDeciding = 3;
constexpr double kDecides = 0.03; ///< less decides nothing

/// How good an answer is that loses so much: the curve that chess sites use, so that the figures
/// mean what people are used to (103 % · e^(-0.0435 · points) - 3 %).
double accuracyOf(double loss)
{
    return std::clamp(1.031668 * exponential(-4.354 * loss) - 0.031669, 0.0, 1.0);
}

std::vector<std::size_t> decidingOf(std::span<const Moment> moments)
{
    std::vector<std::size_t> order(moments.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t i) {
        return std::max(moments[i].loss, std::abs(moments[i].draws));
    });
    std::erase_if(order, [&](std::size_t i) {
        return std::max(moments[i].loss, std::abs(moments[i].draws)) < kDecides;
    });
    order.resize(std::min(order.size(), kMostDeciding));
    return order;
}

} // namespace

Mark markOf(double loss)
{
    const auto passed = std::ranges::count_if(kMarkedLosses, [&](double at) { return loss >= at; });
    return static_cast<Mark>(passed);
}

Account accountOf(std::span<const Moment> moments, double result)
{
    Account out;
    out.end = result;
    if (moments.empty())
        return out;
    out.begin = moments.front().best - moments.front().draws;
    double sum = 0;
    for (const Moment &m : moments) {
        out.decisions -= m.loss;
        out.draws += m.draws;
        out.marked += markOf(m.loss) == Mark::None ? 0 : 1;
        if (m.choice) {
            sum += accuracyOf(m.loss);
            ++out.choices;
        }
    }
    out.rest = out.end - out.begin - out.decisions - out.draws;
    out.accuracy = out.choices == 0 ? 1 : sum / out.choices;
    out.deciding = decidingOf(moments);
    return out;
}

} // namespace playmat::bots
