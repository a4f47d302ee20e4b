#include "table/paint/figure.h"

#include "table/paint/backdrops.h"

#include <cmath>
#include <numbers>

namespace playmat::paint {

Figure::Figure(Canvas &canvas)
    : m_canvas(canvas)
    , m_choice(hashOf(canvas.facts.id) ^ 0xf16u)
    , m_metal(canvas.facts.arena == QLatin1String("Space"))
{
}

void Figure::draw(const std::vector<Step> &steps)
{
    for (const Step &step : steps)
        draw(step);
}

void Figure::draw(const Step &step)
{
    switch (step.stroke) {
    case Stroke::Stand:
        return place(step, true);
    case Stroke::Float:
        return place(step, false);
    case Stroke::Fit:
        return fit(step);
    case Stroke::Flip:
        m_box.translate(100, 0);
        m_box.scale(-1, 1);
        return;
    case Stroke::Metal:
        m_metal = step.n[0] > 0;
        return;
    case Stroke::Part:
        return part(step.path, step.n[0], step.n[1]);
    case Stroke::Tint:
        return tint(step);
    case Stroke::Light:
        return light(step);
    case Stroke::Shade:
        return shade(step.path);
    case Stroke::Beam:
        return beam(step);
    case Stroke::Trail:
        return trail(step);
    case Stroke::OneOf:
        return chooseOne(step);
    case Stroke::Glow:
    case Stroke::Haze:
    case Stroke::Windows:
    case Stroke::SunDisc:
    case Stroke::Hill:
    case Stroke::Skyline:
    case Stroke::Shards:
    case Stroke::Arcs:
        return drawScenery(step);
    }
}

void Figure::drawScenery(const Step &step)
{
    if (step.stroke == Stroke::Glow)
        glow(step);
    else if (step.stroke == Stroke::Haze)
        m_canvas.haze(step.n[0], step.n[1]);
    else if (step.stroke == Stroke::Windows)
        windows(step);
    else if (step.stroke == Stroke::SunDisc)
        sunDisc(step);
    else if (step.stroke == Stroke::Hill)
        hill(step);
    else if (step.stroke == Stroke::Skyline)
        skyline(int(step.n[0]));
    else if (step.stroke == Stroke::Shards)
        shards(int(step.n[0]));
    else
        arcs(step);
}

void Figure::chooseOne(const Step &step)
{
    if (!step.options.empty())
        draw(step.options[std::size_t(m_choice.below(int(step.options.size())))]);
}

void Figure::place(const Step &step, bool stands)
{
    const QRectF subject = m_canvas.subject;
    const double w = subject.width();
    const double h = subject.height();
    const bool tall = !stands && h > w * .85; // ships on a tile: smaller and steeper
    const double fit = stands ? std::min(w * 1.2, h) : std::min(w * (tall ? .84 : 1.02), h * 1.3);
    const double size = step.n[0] * fit / 100;
    const double turn = tall ? std::min(step.n[1] * 2.2, step.n[1]) : step.n[1];
    const double x = subject.center().x() + step.n[2] * w;
    const double y = stands ? m_canvas.frame.bottom() + m_canvas.height() * (.015 + step.n[3])
                            : subject.center().y() + step.n[3] * h;
    m_box = QTransform();
    m_box.translate(x, y);
    m_box.rotate(turn);
    m_box.scale(m_canvas.tones.mirrored ? -size : size, size);
    m_box.translate(-50, stands ? -100 : -50);
    m_lit = m_canvas.sun.x() > subject.center().x() ? 1 : -1;
}

void Figure::fit(const Step &step)
{
    const QRectF subject = m_canvas.subject;
    const double size = step.n[0] * std::min(subject.width(), subject.height()) / 100;
    m_box = QTransform();
    m_box.translate(subject.center().x() + step.n[2] * subject.width(),
                    subject.center().y() + step.n[3] * subject.height());
    m_box.rotate(step.n[1]);
    m_box.scale(m_canvas.tones.mirrored ? -size : size, size);
    m_box.translate(-50, -50);
    m_lit = m_canvas.sun.x() > subject.center().x() ? 1 : -1;
}

double Figure::unit() const
{
    return std::sqrt(std::abs(m_box.determinant()));
}

void Figure::part(const QPainterPath &shape, double tone, double rim)
{
    const SceneTones &t = m_canvas.tones;
    const QColor colour = m_metal
        ? mix(mix(t.skyTop, QColor(0x0a, 0x0f, 0x18), .3), t.hull, std::min(1.0, .04 + tone * 1.12))
        : mix(t.dark, mix(t.far, t.skyLow, .3), tone * .85);
    lit(shape,
        {m_metal ? mix(colour, t.hull, .12) : mix(colour, t.far, .22), colour,
         mix(colour, t.dark, .55)},
        rim);
}

void Figure::tint(const Step &step)
{
    const QColor dark = m_canvas.tones.dark;
    const QColor tone = mix(dark, colour(step), step.n[0]);
    lit(step.path, {mix(tone, colour(step), .22), tone, mix(tone, dark, .42)}, step.n[1]);
}

void Figure::lit(const QPainterPath &shape, const Shading &shading, double rim)
{
    const QPainterPath path = m_box.map(shape);
    const QRectF box = path.boundingRect();
    QLinearGradient body(box.left(), box.top(), box.left() + m_lit * box.width() * .3,
                         box.bottom());
    body.setColorAt(0, shading.upper);
    body.setColorAt(1, shading.foot);
    m_canvas.painter.save();
    m_canvas.painter.setClipPath(path);
    m_canvas.fill(path, mix(shading.middle, m_canvas.tones.glow, .62));
    m_canvas.fill(path.translated(-m_lit * unit() * rim, unit() * rim * .8), body);
    m_canvas.painter.restore();
}

void Figure::light(const Step &step)
{
    const QPainterPath path = m_box.map(step.path);
    const QRectF box = path.boundingRect();
    m_canvas.orb(box.center(), box.width() * .5 + unit() * step.n[0], colour(step), .55);
    m_canvas.fill(path, mix(colour(step), Qt::white, .45));
}

void Figure::shade(const QPainterPath &shape)
{
    m_canvas.fill(m_box.map(shape), mix(m_canvas.tones.dark, Qt::black, .55));
}

void Figure::beam(const Step &step)
{
    const QColor ink = colour(step);
    const double width = step.n[0] * unit();
    const QLineF line(m_box.map(QPointF(step.n[1], step.n[2])),
                      m_box.map(QPointF(step.n[3], step.n[4])));
    const auto stroke = [&](const QColor &c, double w) {
        m_canvas.painter.setPen(QPen(c, w, Qt::SolidLine, Qt::RoundCap));
        m_canvas.painter.drawLine(line);
    };
    constexpr std::pair<double, double> halo[] = {{5.2, .10}, {3.4, .16}, {2.2, .30}, {1.35, .75}};
    for (const auto &[w, alpha] : halo)
        stroke(fade(ink, alpha), width * w);
    stroke(mix(ink, Qt::white, .88), width * .75);
    m_canvas.painter.setPen(Qt::NoPen);
}

void Figure::trail(const Step &step)
{
    const QColor ink = m_canvas.tones.accent;
    const QPointF at(step.n[0], step.n[1]);
    const QPointF end = at - QPointF(step.n[2], 0);
    const double w = step.n[3];
    QLinearGradient light(m_box.map(at), m_box.map(end));
    light.setColorAt(0, fade(mix(ink, Qt::white, .7), .95));
    light.setColorAt(.12, fade(ink, .6));
    light.setColorAt(1, fade(ink, 0));
    QPainterPath flame(at + QPointF(1, -w));
    flame.lineTo(at + QPointF(1, w));
    flame.lineTo(end);
    flame.closeSubpath();
    m_canvas.fill(m_box.map(flame), light);
    m_canvas.orb(m_box.map(at), w * 3.4 * unit(), ink, .7);
}

void Figure::glow(const Step &step)
{
    m_canvas.orb(m_box.map(QPointF(step.n[1], step.n[2])), step.n[3] * unit(), colour(step),
                 step.n[0]);
}

void Figure::windows(const Step &step)
{
    const QColor warm = mix(m_canvas.tones.accent, QColor(0xff, 0xe9, 0xb0), .6);
    for (int i = 0; i < int(step.n[0]); ++i) {
        const double x = step.n[1] + m_canvas.dice.roll() * step.n[3];
        const double row = std::floor(m_canvas.dice.roll() * 4) / 4;
        QPainterPath pane;
        pane.addRect(x, step.n[2] + row * step.n[4], m_canvas.dice.between(.4, 1.3), .5);
        m_canvas.fill(m_box.map(pane), fade(warm, m_canvas.dice.between(.35, .95)));
    }
}

void Figure::sunDisc(const Step &step)
{
    const SceneTones &t = m_canvas.tones;
    const QPointF centre(m_canvas.subject.center().x(), m_canvas.at(0, step.n[0]).y());
    const double radius = m_canvas.height() * step.n[1];
    m_canvas.orb(centre, radius * 2.8, t.glow, .6);
    QPainterPath disc;
    disc.addEllipse(centre, radius, radius);
    m_canvas.fill(disc, mix(t.glow, Qt::white, .3));
    m_canvas.sun = centre + QPointF(m_canvas.width() * .3, -10);
}

void Figure::hill(const Step &step)
{
    const SceneTones &t = m_canvas.tones;
    const QPainterPath path = ridge(m_canvas, step.n[0], step.n[1], 2, Land::Dunes);
    m_canvas.fill(path, mix(t.dark, t.far, .1));
    m_canvas.painter.strokePath(path, QPen(fade(t.glow, .5), m_canvas.height() / 200));
}

void Figure::skyline(int count)
{
    for (int i = 0; i < count; ++i) {
        const double x = -30 + i * 168.0 / count + m_canvas.dice.between(-4, 4);
        const double width = m_canvas.dice.between(7, 13);
        const double height = m_canvas.dice.between(20, 52);
        const double slope = m_canvas.dice.between(-3, 3);
        QPainterPath tower(QPointF(x, 104));
        tower.lineTo(x, 100 - height);
        tower.lineTo(x + width, 100 - height + slope);
        tower.lineTo(x + width, 104);
        tower.closeSubpath();
        part(tower, .52, .6);
    }
}

void Figure::shards(int count)
{
    Dice &dice = m_canvas.dice;
    const double h = m_canvas.height();
    for (int i = 0; i < count; ++i) {
        const double angle = dice.between(0, 2 * std::numbers::pi);
        const double away = h * dice.between(.12, .62);
        const double size = h * dice.between(.008, .04);
        const double lean = dice.between(.2, 1);
        QTransform turn;
        turn.translate(m_canvas.sun.x() + std::cos(angle) * away * 1.3,
                       m_canvas.sun.y() + std::sin(angle) * away);
        turn.rotate(dice.between(0, 360));
        QPainterPath splinter;
        splinter.addPolygon(
            turn.map(QPolygonF{{-size, 0}, {size * lean, -size * .8}, {size, size * .7}}));
        splinter.closeSubpath();
        m_canvas.fill(splinter, mix(m_canvas.tones.dark, colour(Ink::Fire), dice.between(0, .5)));
    }
}

void Figure::arcs(const Step &step)
{
    Dice &dice = m_canvas.dice;
    const double h = m_canvas.height();
    m_canvas.painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < int(step.n[0]); ++i) {
        const QColor ink = i % 2 != 0 ? m_canvas.tones.glow : colour(step);
        m_canvas.painter.setPen(
            QPen(fade(ink, .8 - .15 * i), h / (46 + 14 * i), Qt::SolidLine, Qt::RoundCap));
        const double q = h * (.14 + .1 * i) * step.n[1];
        const int start = int(dice.between(0, 360)) * 16;
        const QPointF c = m_canvas.sun;
        m_canvas.painter.drawArc(QRectF(c.x() - q * 1.25, c.y() - q, q * 2.5, q * 2), start,
                                 int(dice.between(180, 290)) * 16);
    }
    m_canvas.painter.setPen(Qt::NoPen);
}

QColor Figure::colour(const Step &step) const
{
    return step.ink == Ink::Own ? step.own : colour(step.ink);
}

QColor Figure::colour(Ink ink) const
{
    switch (ink) {
    case Ink::Accent:
        return m_canvas.tones.accent;
    case Ink::Blade:
        return m_canvas.tones.blade;
    case Ink::Fire:
        return {0xff, 0xb3, 0x5c};
    case Ink::Gold:
        return {0xff, 0xd5, 0x8a};
    case Ink::Ice:
        return {0x9f, 0xdc, 0xff};
    case Ink::Glow:
        return m_canvas.tones.glow;
    case Ink::White:
        return Qt::white;
    case Ink::Dark:
        return m_canvas.tones.dark;
    case Ink::Own:
        break; // the step's
    }
    return Qt::white;
}

} // namespace playmat::paint
