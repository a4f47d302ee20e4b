#include "table/paint/image_tools.h"

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

void dim(QImage &image)
{
    constexpr double kGrey = .62;
    constexpr double kLight = .74;
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const int grey = qGray(line[x]);
            const auto part
                = [grey](int c) { return int((grey * kGrey + c * (1 - kGrey)) * kLight); };
            line[x] = qRgba(part(qRed(line[x])), part(qGreen(line[x])), part(qBlue(line[x])),
                            qAlpha(line[x]));
        }
    }
}

} // namespace playmat::paint
