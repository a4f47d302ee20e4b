#include "table/layout/hand_fan.h"

#include <algorithm>

namespace playmat::table {

namespace {

constexpr double kCardRatio = 63. / 88;
constexpr double kRaised = 1.8;
constexpr double kAside = 30; // how far the others make way for the raised one
constexpr double kPastEnd = 14; // and how far past the end of their row
constexpr double kSag = 3.5; // of the outermost: its numbers stay inside the window

QRect raisedRect(const QRect &resting, const FanInput &in)
{
    const int height = in.raisedHeight > 0 ? in.raisedHeight : roundInt(in.area.height() * kRaised);
    const int width = roundInt(height * kCardRatio);
    const int margin = roundInt(2 * in.u);
    const int y = in.downwards ? in.area.top() : in.area.bottom() + 1 - height - margin;
    const int x = std::clamp(resting.center().x() - width / 2, in.area.left() - roundInt(24 * in.u),
                             in.area.right() + 1 + roundInt(24 * in.u) - width);
    return {x, y, width, height};
}

/// How far the card moves aside for the raised card. It stays within the row, except for a small
/// distance at each end.
double makesWay(const FanInput &in, int index, double left, int width)
{
    if (in.raised < 0 || index == in.raised)
        return 0;
    const double most = kAside * in.u;
    const double begin = in.area.left() - kPastEnd * in.u;
    const double end = in.area.right() + 1 + kPastEnd * in.u - width;
    return index < in.raised ? -std::clamp(left - begin, 0., most)
                             : std::clamp(end - left, 0., most);
}

} // namespace

RowFit fitRow(int length, int count, int width, int minWidth, int gap, int minGap)
{
    RowFit fit;
    if (count <= 0)
        return fit;
    const auto gapFor
        = [&](int w) { return count > 1 ? double(length - count * w) / (count - 1) : gap; };
    fit.width = width;
    double space = std::min<double>(gap, gapFor(width));
    if (count > 1 && space < minGap) {
        const int shrunk = (length - (count - 1) * minGap) / count;
        fit.width = std::clamp(shrunk, std::min(minWidth, width), width);
        space = std::min<double>(minGap, gapFor(fit.width));
    }
    fit.step = fit.width + space;
    fit.first = (length - (fit.width + (count - 1) * fit.step)) / 2;
    return fit;
}

std::vector<FanCard> handFan(const FanInput &in)
{
    const int width = roundInt(in.area.height() * kCardRatio);
    const RowFit row = fitRow(in.area.width(), in.count, width, width, roundInt(4 * in.u), 0);
    std::vector<FanCard> cards(size_t(std::max(0, in.count)));
    const double last = std::max(.5, (in.count - 1) / 2.);
    for (int i = 0; i < in.count; ++i) {
        FanCard &card = cards[size_t(i)];
        const double off = i - (in.count - 1) / 2.;
        const double left = in.area.left() + row.first + i * row.step;
        const double sag = off * off * in.u * std::min(1.4, kSag / (last * last));
        const int share = i + 1 < in.count ? roundInt(std::min<double>(row.step, width)) : width;
        card.hit = QRect(roundInt(left), in.area.top(), share, in.area.height());
        const double aside = makesWay(in, i, left, width);
        card.rect
            = QRect(roundInt(left + aside), in.area.top() + roundInt(in.downwards ? -sag : sag),
                    width, in.area.height());
        card.rotation = (in.downwards ? -1 : 1) * off * std::min(2., 12. / in.count);
        if (i == in.raised) {
            card.rect = raisedRect(card.hit, in);
            card.rotation = 0;
        }
    }
    return cards;
}

} // namespace playmat::table
