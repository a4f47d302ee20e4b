// What shapes cover, by pixel: also where a run of pixels ends within or beyond the shape.
#include "table/paint/soft_shapes.h"

#include <gtest/gtest.h>

#include <array>

namespace playmat::paint {

namespace {

QImage blank(int width, int height)
{
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

} // namespace

TEST(SoftShapes, APolygonCoversWhatItEncloses)
{
    QImage image = blank(21, 12);
    fillPolygon(image, std::array{QPointF(2, 3), QPointF(15, 3), QPointF(15, 9), QPointF(2, 9)},
                Qt::red);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            EXPECT_EQ(qAlpha(image.pixel(x, y)), x >= 2 && x < 15 && y >= 3 && y < 9 ? 255 : 0)
                << x << ", " << y;
}

TEST(SoftShapes, ALineHasItsWidthAndRoundEnds)
{
    QImage image = blank(30, 11);
    strokeLines(image, std::array{QPointF(5, 5.5), QPointF(25, 5.5)}, 4, Qt::white);
    EXPECT_EQ(qAlpha(image.pixel(15, 5)), 255);
    EXPECT_EQ(qAlpha(image.pixel(15, 4)), 255);
    EXPECT_EQ(qAlpha(image.pixel(15, 3)), 127); // half of the pixel
    EXPECT_EQ(qAlpha(image.pixel(15, 2)), 0);
    EXPECT_EQ(qAlpha(image.pixel(4, 5)), 255); // of the round end
    EXPECT_EQ(qAlpha(image.pixel(2, 3)), 0);
}

TEST(SoftShapes, ADotAndWhatLiesOutsideAreNoMistake)
{
    QImage image = blank(9, 9);
    strokeLines(image, std::array{QPointF(4.5, 4.5), QPointF(4.5, 4.5)}, 3, Qt::white);
    EXPECT_EQ(qAlpha(image.pixel(4, 4)), 255);
    const QImage before = image.copy();
    strokeLines(image, std::array{QPointF(-40, -40), QPointF(-20, -30)}, 3, Qt::white);
    fillPolygon(image, std::array{QPointF(50, 50), QPointF(60, 50), QPointF(60, 60)}, Qt::white);
    EXPECT_EQ(image, before);
}

} // namespace playmat::paint
