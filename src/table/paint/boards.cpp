#include "table/paint/boards.h"

#include "table/paint/hash.h"
#include "table/paint/palette.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>
#include <vector>

namespace playmat::paint {

namespace {

void softLight(QPainter &painter, QPointF centre, double radius, const QColor &colour, double alpha)
{
    QRadialGradient light(centre, radius);
    light.setColorAt(0, fade(colour, alpha));
    light.setColorAt(.5, fade(colour, alpha * .35));
    light.setColorAt(1, fade(colour, 0));
    painter.fillRect(painter.window(), light);
}

void paintStars(QPainter &painter, double w, double h)
{
    Dice dice(77123U);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 150; ++i) {
        const double bright = dice.roll();
        const double size = h / 520 * (.35 + .8 * bright * bright);
        const double x = dice.roll() * w;
        painter.setBrush(fade(QColor(0xcf, 0xe2, 0xff), .10 + .5 * bright * bright));
        painter.drawEllipse(QPointF(x, dice.roll() * h), size, size);
    }
}

void paintChartCircles(QPainter &painter, QPointF centre, double size, double hair)
{
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < 6; ++i) {
        const double radius = size * (.62 + .15 * i);
        painter.setPen(QPen(fade(QColor(0x8f, 0xc1, 0xff), .10 - .012 * i), hair,
                            i % 2 != 0 ? Qt::DashLine : Qt::SolidLine));
        painter.drawEllipse(centre, radius, radius);
    }
    painter.setPen(Qt::NoPen);
}

void paintLimb(QPainter &painter, QPointF centre, double size) // the edge of a planet
{
    QRadialGradient halo(centre, size * .6);
    halo.setColorAt(.8, fade(QColor(0x5f, 0xa4, 0xe8), .5));
    halo.setColorAt(1, fade(QColor(0x5f, 0xa4, 0xe8), 0));
    painter.fillRect(painter.window(), halo);
    QRadialGradient day(centre + QPointF(size * .08, -size * .1), size * .46);
    day.setColorAt(0, QColor(0x0b, 0x15, 0x24));
    day.setColorAt(.8, QColor(0x12, 0x25, 0x3f));
    day.setColorAt(.97, QColor(0x27, 0x51, 0x7f));
    day.setColorAt(1, QColor(0x7d, 0xb4, 0xea));
    QPainterPath disc;
    disc.addEllipse(centre, size * .5, size * .5);
    painter.fillPath(disc, day);
}

// The height of a made-up country.
double landHeight(double x, double y)
{
    return std::sin(x * 3.1 + 1.3 * std::sin(y * 2.3)) + .7 * std::sin(y * 4.3 + x * 1.7 + 2)
        + .45 * std::sin(x * 7.1 - y * 5.3) + .25 * std::sin(y * 9.7 + x * 3);
}

// Where one height crosses one cell of the grid (marching squares).
void addCrossings(QList<QLineF> &lines, QPointF cell, double step,
                  const std::array<double, 4> &height)
{
    static constexpr QPointF corners[] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    std::array<QPointF, 4> crossing;
    std::size_t count = 0;
    for (std::size_t k = 0; k < 4; ++k) {
        const std::size_t l = (k + 1) % 4;
        if ((height[k] < 0) == (height[l] < 0))
            continue;
        const double t = height[k] / (height[k] - height[l]);
        crossing[count++] = (cell + corners[k] + (corners[l] - corners[k]) * t) * step;
    }
    for (std::size_t k = 0; k + 1 < count; k += 2)
        lines << QLineF(crossing[k], crossing[k + 1]);
}

// The heights at the corners of a grid over the board: worked out once for all lines.
class Land
{
public:
    explicit Land(QSize pixels)
        : m_rows(int(kColumns * double(pixels.height()) / pixels.width()) + 1)
        , m_step(double(pixels.width()) / kColumns)
    {
        const double scale = 3.4 / kColumns * pixels.width() / pixels.height();
        for (int j = 0; j <= m_rows; ++j)
            for (int i = 0; i <= kColumns; ++i)
                m_heights.push_back(landHeight(i * scale, j * scale));
    }
    // Nothing is worked out to the left of a border, which says where that is at which height.
    template <typename Border>
    [[nodiscard]] QList<QLineF> lines(double level, const Border &border) const
    {
        QList<QLineF> lines;
        for (int j = 0; j < m_rows; ++j) {
            const int first = int(border((j + 1) * m_step) / m_step) - 1; // a line has a width
            for (int i = std::max(0, first); i < kColumns; ++i) {
                const auto at = [&](int x, int y) { return height(i + x, j + y) - level; };
                addCrossings(lines, QPointF(i, j), m_step,
                             {at(0, 0), at(1, 0), at(1, 1), at(0, 1)});
            }
        }
        return lines;
    }

private:
    static constexpr int kColumns = 96;

    [[nodiscard]] double height(int i, int j) const
    {
        return m_heights[std::size_t(j) * (kColumns + 1) + std::size_t(i)];
    }

    int m_rows;
    double m_step;
    std::vector<double> m_heights;
};

QImage paintSoil(QSize pixels)
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    const double w = pixels.width();
    const double h = pixels.height();
    const double size = std::max(w, h);
    QLinearGradient ground(w * .2, 0, w * .5, h);
    ground.setColorAt(0, QColor(0x21, 0x1a, 0x14));
    ground.setColorAt(.5, QColor(0x31, 0x26, 0x1b));
    ground.setColorAt(1, QColor(0x1c, 0x16, 0x11));
    painter.fillRect(image.rect(), ground);
    softLight(painter, {w * .3, h * .5}, size * .55, QColor(0x8a, 0x5c, 0x2e), .34);
    softLight(painter, {w * .9, h * .2}, size * .4, QColor(0x6e, 0x45, 0x26), .30);
    return image;
}

template <typename Border>
QImage paintGround(QSize pixels, const Border &border)
{
    QImage image = paintSoil(pixels);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const Land land(pixels);
    for (int level = -9; level <= 9; ++level) {
        const double alpha = level % 3 == 0 ? .13 : .06;
        painter.setPen(QPen(fade(QColor(0xff, 0xcf, 0x96), alpha),
                            std::max(1.0, double(pixels.height()) / 520)));
        painter.drawLines(land.lines(level * .22, border));
    }
    return image;
}

} // namespace

QImage paintSpaceBoard(QSize pixels)
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double w = pixels.width();
    const double h = pixels.height();
    const double size = std::max(w, h);
    QLinearGradient ground(0, 0, w * .4, h);
    ground.setColorAt(0, QColor(0x0c, 0x17, 0x26));
    ground.setColorAt(.5, QColor(0x0f, 0x1e, 0x33));
    ground.setColorAt(1, QColor(0x0a, 0x13, 0x22));
    painter.fillRect(image.rect(), ground);
    softLight(painter, {w * .2, h * .28}, size * .55, QColor(0x2a, 0x5a, 0x94), .34);
    softLight(painter, {w * .85, h * .72}, size * .5, QColor(0x2b, 0x4a, 0x8c), .30);
    softLight(painter, {w * .55, h * .45}, size * .35, QColor(0x3f, 0x6f, 0xa8), .16);
    paintStars(painter, w, h);
    const QPointF planet(w * -.22, h * 1.12);
    paintChartCircles(painter, planet, size, std::max(1.0, h / 520));
    paintLimb(painter, planet, size);
    return image;
}

QImage paintGroundBoard(QSize pixels)
{
    return paintGround(pixels, [](double) { return 0.; });
}

QImage paintDusk(QSize pixels)
{
    const double w = pixels.width();
    const double h = pixels.height();
    // Nothing of the ground is seen before the gradient begins, across which its border runs.
    QImage ground = paintGround(pixels, [w, h](double y) { return w / 2 - y * h / (2 * w); });
    QPainter mask(&ground);
    mask.setCompositionMode(QPainter::CompositionMode_DestinationIn);
    QLinearGradient alpha(w * .5, 0, w, h * .25);
    alpha.setColorAt(0, Qt::transparent);
    alpha.setColorAt(1, QColor(0, 0, 0, 225));
    mask.fillRect(ground.rect(), alpha);
    mask.end();
    QImage image = paintSpaceBoard(pixels);
    QPainter(&image).drawImage(0, 0, ground);
    return image;
}

} // namespace playmat::paint
