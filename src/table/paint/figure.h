// Draws a silhouette into a picture. Shapes are in a box of 100 × 100 that is placed first; every
// shape gets a rim of light on the side of the sun, which is what makes flat shapes look round.
#pragma once

#include "table/paint/canvas.h"
#include "table/paint/silhouettes.h"

namespace playmat::paint {

class Figure
{
public:
    explicit Figure(Canvas &canvas);
    void draw(const std::vector<Step> &steps);

private:
    void draw(const Step &step);
    void drawScenery(const Step &step);
    void place(const Step &step, bool stands);
    void fit(const Step &step);
    void part(const QPainterPath &shape, double tone, double rim);
    void tint(const Step &step);
    struct Shading
    {
        QColor upper, middle, foot; // the rim is the middle in the light
    };
    // With a rim of light on the side of the sun.
    void lit(const QPainterPath &shape, const Shading &shading, double rim);
    void light(const Step &step);
    void shade(const QPainterPath &shape);
    void beam(const Step &step);
    void trail(const Step &step);
    void glow(const Step &step);
    void windows(const Step &step);
    void sunDisc(const Step &step);
    void hill(const Step &step);
    void skyline(int count);
    void shards(int count);
    void arcs(const Step &step);
    void chooseOne(const Step &step);
    [[nodiscard]] QColor colour(Ink ink) const;
    [[nodiscard]] QColor colour(const Step &step) const;
    [[nodiscard]] double unit() const; // pixels for one unit of the box

    Canvas &m_canvas;
    QTransform m_box;
    Dice m_choice; // of open parts
    double m_lit = 1; // +1: light from the right
    bool m_metal = false;
};

} // namespace playmat::paint
