// Measures how much two pictures differ.
#pragma once

#include <QImage>

#include <cmath>

namespace playmat::paint::test {

// The mean difference of the colour channels, from 0 to 255.
inline double differenceOf(const QImage &a, const QImage &b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q))
                + std::abs(qBlue(p) - qBlue(q));
        }
    }
    return sum / 3 / a.width() / a.height();
}

} // namespace playmat::paint::test
