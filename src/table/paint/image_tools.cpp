#include "table/paint/image_tools.h"

#include <QPainter>

namespace playmat::paint {

QImage blankImage(QSize pixels)
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

QPainterPath roundedPath(const QRectF &box, double radius)
{
    QPainterPath path;
    path.addRoundedRect(box, radius, radius);
    return path;
}

namespace {

// Replaces every colour with what the function makes of it; transparency stays.
template <typename Function>
void mapColours(QImage &image, Function function)
{
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x)
            line[x] = function(line[x]);
    }
}

} // namespace

void dim(QImage &image)
{
    constexpr double kGrey
        = .45; // less than half, so that a card keeps the hue by which players know it
    constexpr double kLight = .95;
    mapColours(image, [](QRgb pixel) {
        const int grey = qGray(pixel);
        const auto part = [grey](int c) { return int((grey * kGrey + c * (1 - kGrey)) * kLight); };
        return qRgba(part(qRed(pixel)), part(qGreen(pixel)), part(qBlue(pixel)), qAlpha(pixel));
    });
}

void mirrorLightness(QImage &image)
{
    mapColours(image, [](QRgb pixel) {
        const int grey = qGray(pixel);
        const int mirrored = 236 - grey * 11 / 10;
        const auto part = [&](int c) { return std::clamp(mirrored + (c - grey) * 8 / 10, 0, 255); };
        return qRgba(part(qRed(pixel)), part(qGreen(pixel)), part(qBlue(pixel)), qAlpha(pixel));
    });
}

void bleach(QImage &image)
{
    mapColours(image, [](QRgb pixel) {
        const auto part = [](int c) { return 148 + c * 107 / 255; };
        return qRgba(part(qRed(pixel)), part(qGreen(pixel)), part(qBlue(pixel)), qAlpha(pixel));
    });
}

void deepen(QImage &image)
{
    mapColours(image, [](QRgb pixel) {
        const auto part = [](int c) { return std::max(0, c - 34) * 6 / 10; };
        return qRgba(part(qRed(pixel)), part(qGreen(pixel)), part(qBlue(pixel)), qAlpha(pixel));
    });
}

void paintRoundedPlate(QPainter &painter, const QRectF &box, double radius, const QColor &fill,
                       double line, const QColor &edge)
{
    const double half = line / 2;
    const double round = std::max(0.0, radius - half);
    painter.setPen(line > 0 ? QPen(edge, line) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), round, round);
}

} // namespace playmat::paint
