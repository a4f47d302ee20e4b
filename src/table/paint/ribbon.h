// A band along a curve.
#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>

#include <array>
#include <span>
#include <vector>

namespace playmat::paint {

// One band of several that lie on each other. Between tail and head its width and its colour change
// evenly.
struct RibbonLayer
{
    double tailWidth; // half of it, in pixels
    double headWidth;
    std::array<QColor, 3> colours; // at the tail, after a quarter of the way, at the head

    bool operator==(const RibbonLayer &) const = default;
};

// The curve from tail to head, in pixels of the image.
struct RibbonCurve
{
    std::span<const QPointF> centres;
    std::span<const QPointF> directions; // at the centres, one pixel long
};

// Works out each pixel once, for all layers together: where it is along the curve and how far from
// it say which colour it has, and those colours are in a table. QPainter fills a shape for each
// layer instead, and finds the edges of each.
class Ribbon
{
public:
    // The layers from the lowest to the topmost, for a curve that ends at this share of the way
    // that the colours are spread over. Costs nothing if they are among the last ones.
    void setLayers(std::vector<RibbonLayer> layers, double end);
    // Puts the steps `first` to `last` of the curve over what is in the image, whose format is
    // ARGB32_Premultiplied.
    void paint(QImage &image, const RibbonCurve &curve, int first, int last) const;

private:
    struct Step;
    // What such layers look like: a line of colours for each share of the curve.
    struct Table
    {
        std::vector<RibbonLayer> layers;
        double end = 0;
        int reach = 0; // colours in a line
        std::vector<QRgb> colours;
    };

    static Table filled(std::vector<RibbonLayer> layers, double end);
    static void fillLine(Table &table, int share);
    void paintStep(QImage &image, const Step &step) const;
    void paintRow(QRgb *row, int from, int to, double y, const Step &step) const;

    std::vector<Table> m_tables; // the last ones
    size_t m_now = 0; // which of them it is painted with
};

} // namespace playmat::paint
