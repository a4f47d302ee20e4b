#include "kit/swu/headless/reliability_plot.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace playmat::cli {

namespace {

constexpr double kLeft = 60;
constexpr double kTop = 40;
constexpr double kSide = 300; ///< of the square from 0 to 100 %
constexpr double kLargest = 11; ///< radius of a point
constexpr int kLines = 4;

double across(double chance)
{
    return kLeft + kSide * chance;
}

double down(double chance)
{
    return kTop + kSide * (1 - chance);
}

void addGrid(std::string &svg)
{
    for (int i = 0; i <= kLines; ++i) {
        const double chance = double(i) / kLines;
        fmt::format_to(
            std::back_inserter(svg),
            "<path d=\"M{0:.0f} {1:.0f}H{2:.0f}M{3:.0f} {4:.0f}V{5:.0f}\" stroke=\"#dddddd\"/>\n"
            "<text x=\"{6:.0f}\" y=\"{7:.0f}\" text-anchor=\"end\">{8:.0f} %</text>\n"
            "<text x=\"{3:.0f}\" y=\"{9:.0f}\" text-anchor=\"middle\">{8:.0f} %</text>\n",
            kLeft, down(chance), kLeft + kSide, across(chance), kTop, kTop + kSide, kLeft - 8,
            down(chance) + 4, 100 * chance, kTop + kSide + 18);
    }
}

void addPoint(std::string &svg, const bots::Reliability &r, std::uint64_t most)
{
    if (r.positions == 0)
        return;
    const auto n = static_cast<double>(r.positions);
    const double share = n / static_cast<double>(most);
    fmt::format_to(
        std::back_inserter(svg),
        "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\" fill=\"#1f5fa8\"><title>said {:.1f} %, "
        "won {:.1f} % of {}</title></circle>\n",
        across(r.said / n), down(static_cast<double>(r.won) / n),
        std::max(2.0, kLargest * std::sqrt(share)), 100 * r.said / n,
        100 * static_cast<double>(r.won) / n, r.positions);
}

} // namespace

std::string reliabilityPlot(const bots::FitReport &report)
{
    std::uint64_t positions = 0;
    std::uint64_t most = 1;
    for (const bots::Reliability &r : report.reliability) {
        positions += r.positions;
        most = std::max(most, r.positions);
    }
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 420 400\" "
        "font-family=\"sans-serif\" "
        "font-size=\"12\">\n<rect width=\"420\" height=\"400\" fill=\"#ffffff\"/>\n"
        "<text x=\"{:.0f}\" y=\"20\">Won (up) against said to be won (across): {} positions, Brier "
        "{:.3f}</text>\n",
        kLeft - 40, positions, report.weights.fitted.brier);
    addGrid(svg);
    fmt::format_to(std::back_inserter(svg),
                   "<path d=\"M{:.0f} {:.0f}L{:.0f} {:.0f}\" stroke=\"#999999\" "
                   "stroke-dasharray=\"4 4\"/>\n",
                   across(0), down(0), across(1), down(1));
    for (const bots::Reliability &r : report.reliability)
        addPoint(svg, r, most);
    return svg + "</svg>\n";
}

} // namespace playmat::cli
