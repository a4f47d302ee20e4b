#include "table/paint/cell_painter.h"

#include "table/paint/badge_painter.h"
#include "table/paint/card_facts_registry.h"
#include "table/paint/face_painter.h"
#include "table/paint/glyph_painter.h"
#include "table/paint/image_tools.h"
#include "table/paint/numeral.h"
#include "table/paint/palette.h"

#include <QFontMetricsF>
#include <QHash>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace playmat::paint {

namespace {

// The colours of faces in Theme.qml.
const QColor kCellText(0xff, 0xff, 0xff);
const QColor kCellNote(0xe6, 0xec, 0xf3);
const QColor kDisc(0x0b, 0x10, 0x16, 0xe6);
const QColor kEmptyEdge(0xff, 0xff, 0xff, 0x66);
const QColor kSpaceMark(0xa8, 0xd4, 0xff);
const QColor kGroundMark(0xf2, 0xc7, 0x95);
const QColor kDeckMark(0xff, 0xc8, 0x57);
const QColor kFadedMark(0xc6, 0xd0, 0xdc);
const QColor kStrip(0x0b, 0x10, 0x16, 0xf2);
const QColor kUnknownMark(0xff, 0x8f, 0x86);

QColor badgeShade(const QString &kind)
{
    static const QHash<QString, QColor> shades{
        {QStringLiteral("hp"), QColor(0xe9, 0xee, 0xf4)},
        {QStringLiteral("cost"), QColor(0x27, 0x31, 0x3f)},
        {QStringLiteral("ink"), QColor(0x3a, 0x3f, 0x4c)},
        {QStringLiteral("inkable"), QColor(0x8a, 0x5b, 0x1e)},
        {QStringLiteral("strength"), QColor(0x84, 0x37, 0x2f)},
        {QStringLiteral("willpower"), QColor(0x33, 0x54, 0x7d)},
        {QStringLiteral("lore"), QColor(0x6d, 0x55, 0x18)},
        {QStringLiteral("energy"), QColor(0x1a, 0x21, 0x2c)},
        {QStringLiteral("might"), QColor(0x2f, 0x3b, 0x4d)},
    };
    return shades.value(kind, QColor(0x44, 0x53, 0x6a));
}

// The height of a text that was broken into lines, and whether all of it fits.
struct BrokenText
{
    double height = 0;
    bool whole = true;
};

BrokenText breakLines(QTextLayout &layout, QSizeF room, int most, double leading)
{
    QTextOption option(Qt::AlignLeft);
    option.setWrapMode(most > 1 ? QTextOption::WordWrap : QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    BrokenText result;
    int lines = 0;
    double top = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(room.width());
        result.whole = result.whole && ++lines <= most && line.naturalTextWidth() <= room.width();
        line.setPosition({0, top});
        result.height = top + line.height();
        top += line.height() * leading;
    }
    layout.endLayout();
    return result;
}

class CellPainter
{
public:
    CellPainter(QPainter &painter, const CellFacts &cell, QSizeF size)
        : m_painter(painter)
        , m_cell(cell)
        , m_size(size)
        , m_unit(size.height() / 100)
        , m_top(std::round(size.height() * cell.strip))
        , m_ink(cell.face == QLatin1String("ink"))
        , m_rift(cell.face == QLatin1String("rift"))
        , m_upgrade(cell.type.endsWith(QLatin1String("Upgrade")))
        , m_stats(m_upgrade || cell.power >= 0 || (m_ink && cell.hp >= 0))
    {
    }

    void paintName() const
    {
        const QRectF box(m_unit * 4.6, m_size.height() * .708 - m_unit * 8,
                         m_size.width() * nameShare(), m_unit * 16);
        if (m_top > 0)
            fitted(m_cell.second, box, m_unit * 7.4, {.lines = 2, .leading = .84}, kCellNote);
        else
            fitted(m_cell.name, box, m_unit * 9, {.lines = 2, .leading = .84, .bold = true},
                   kCellText);
    }
    // Paints the note between the numbers.
    void paintNote() const
    {
        const double side = m_size.width() * (m_stats && !m_rift ? .26 : .08);
        const QRectF box(side, m_size.height() * .785,
                         m_size.width() - 2 * side - (m_stats && m_rift ? m_unit * 20 : 0),
                         m_size.height() * .19);
        fitted(m_cell.note, box, m_unit * 8.4, {.lines = 3, .leading = .92, .centred = true},
               m_cell.dim ? kFadedMark : kCellNote);
    }
    void paintNumbers() const
    {
        const bool inCorner = priced() && m_top == 0;
        const double price = m_unit * 16 * (m_rift ? 1.35 : 1);
        if (inCorner)
            badge(costBadge(), m_unit * 1.6, m_unit * 1.6, price, QString::number(m_cell.cost),
                  .63);
        if (m_rift)
            paintPips(m_top + (inCorner ? m_unit * 2 + price : m_unit * 4.4), price);
        else
            paintAspects(m_top + m_unit * (inCorner ? 19.2 : 4));
        if (m_upgrade || m_cell.power >= 0)
            paintPower();
        if (m_upgrade || m_cell.hp >= 0)
            lowerBadge(m_ink ? "willpower" : "hp", true, 15.5, number(m_cell.hp));
        if (m_cell.lore >= 0)
            badge("lore", m_size.width() - m_unit * 15.4, m_top + m_unit * 15, m_unit * 14,
                  QString::number(m_cell.lore), .56);
        if (m_cell.moveCost >= 0)
            lowerBadge("cost", false, 14, QString::number(m_cell.moveCost));
    }
    void paintType() const
    {
        const QRectF box(m_size.width() - m_unit * 13, m_top + m_unit * 3, m_unit * 10,
                         m_unit * 10);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(kDisc);
        m_painter.drawRoundedRect(box, box.width() * .28, box.width() * .28);
        const double free = box.width() * .2;
        paintGlyph(m_painter, typeGlyph(), box.adjusted(free, free, -free, -free),
                   m_cell.arena == QLatin1String("Space")        ? kSpaceMark
                       : m_cell.arena == QLatin1String("Ground") ? kGroundMark
                                                                 : kCellText);
    }
    // Paints the marks of a card that cannot be played and of a card in a deck, and the number of
    // copies that the user owns.
    void paintMarks() const
    {
        const double x = m_size.width() - m_unit * 12.6;
        double y = m_top + m_unit * (m_cell.lore >= 0 ? 31 : 15.5);
        if (m_cell.dim) {
            disc("ban", QRectF(x, y, m_unit * 9.2, m_unit * 9.2), kFadedMark);
            y += m_unit * 10.6;
        }
        if (m_cell.decked) {
            disc("deck", QRectF(x, y, m_unit * 9.2, m_unit * 9.2), kDeckMark);
            y += m_unit * 10.6;
        }
        if (m_cell.owned > 0)
            paintOwned(QRectF(x - m_unit * 4.2, y, m_unit * 14, m_unit * 12));
    }

    // Paints what stands for the face of an unknown card: a question mark and what was written.
    void paintQuestion() const
    {
        const double side = m_unit * 30;
        const QRectF box((m_size.width() - side) / 2, m_unit * 24, side, side);
        m_painter.setFont(numbersFont(std::max(8.0, side)));
        m_painter.setPen(kUnknownMark);
        m_painter.drawText(box, Qt::AlignCenter, QStringLiteral("?"));
        const double free = m_size.width() * .08;
        fitted(m_cell.name, QRectF(free, m_unit * 58, m_size.width() - 2 * free, m_unit * 38),
               m_unit * 9, {.lines = 4, .leading = .9, .centred = true}, kCellText);
    }
    // Paints the strip at the top, if the card has one.
    void paintStrip() const
    {
        if (m_top <= 0)
            return;
        paintStripGround();
        const double letters = std::max(8.0, m_top * .66);
        const double left = m_top * 1.08;
        if (m_cell.unknown())
            stripWords(QStringLiteral("?"), QRectF(0, 0, left, m_top), numbersFont(letters),
                       kUnknownMark, Qt::AlignHCenter);
        else if (priced())
            badge(costBadge(), m_top * .1, m_top * .06, m_top * .9, QString::number(m_cell.cost),
                  .63);
        QFont number = numbersFont(letters);
        const QString copies = QStringLiteral("\u00d7%1").arg(m_cell.copies);
        double right = m_size.width() - m_top * .24;
        const double width = QFontMetricsF(number).horizontalAdvance(copies);
        stripWords(copies, QRectF(right - width, 0, width + 1, m_top), number, kCellText,
                   Qt::AlignLeft);
        right -= width + m_top * .16;
        if (m_cell.noted) {
            const double side = m_top * .62;
            right -= side;
            paintGlyph(m_painter, QStringLiteral("book"),
                       QRectF(right, (m_top - side) / 2, side, side), kDeckMark);
        }
        const double x = priced() || m_cell.unknown() ? left : m_top * .34;
        paintStripName(QRectF(x, 0, right - m_top * .12 - x, m_top), letters);
    }

private:
    void paintStripGround() const
    {
        m_painter.save();
        m_painter.setClipRect(QRectF(0, 0, m_size.width(), m_top), Qt::IntersectClip);
        const double edge = std::max(1.0, std::round(m_unit * .9));
        const QColor colour = m_cell.unknown() ? kUnknownMark
            : m_cell.aspects.isEmpty()         ? kFadedMark
                                               : aspectMarkColour(m_cell.aspects.front());
        const double corner = m_size.width() * .058;
        m_painter.setPen(QPen(fade(colour, .75), edge));
        m_painter.setBrush(kStrip);
        m_painter.drawRoundedRect(
            QRectF(edge / 2, edge / 2, m_size.width() - edge, m_size.height() - edge), corner,
            corner);
        m_painter.restore();
    }
    // In smaller letters if it is long, and cut at the end if even these do not fit.
    void paintStripName(const QRectF &box, double letters) const
    {
        QFont font;
        for (double pixels = letters; pixels >= std::max(8.0, letters * .84); --pixels) {
            font = narrowFont(pixels);
            font.setWeight(QFont::Bold);
            if (QFontMetricsF(font).horizontalAdvance(m_cell.name) <= box.width())
                break;
        }
        stripWords(QFontMetricsF(font).elidedText(m_cell.name, Qt::ElideRight, box.width()), box,
                   font, m_cell.unknown() ? kUnknownMark : kCellText, Qt::AlignLeft);
    }
    void stripWords(const QString &words, const QRectF &box, const QFont &font, const QColor &color,
                    Qt::Alignment side) const
    {
        m_painter.setFont(font);
        m_painter.setPen(color);
        m_painter.drawText(box, int(side | Qt::AlignVCenter), words);
    }
    [[nodiscard]] bool priced() const
    {
        return m_cell.cost >= 0 && m_cell.type != QLatin1String("Leader");
    }
    [[nodiscard]] const char *costBadge() const
    {
        return m_rift ? "energy" : !m_ink ? "cost" : m_cell.inkable ? "inkable" : "ink";
    }
    struct Manner
    {
        int lines = 1;
        double leading = 1;
        bool bold = false;
        bool centred = false;
    };

    // Paints the text in the largest letters that fit, or nothing if the smallest do not fit.
    void fitted(const QString &text, const QRectF &box, double size, Manner manner,
                const QColor &color) const
    {
        for (int pixels = std::max(8, int(std::lround(size))); pixels >= 7 && !text.isEmpty();
             --pixels) {
            QFont font = narrowFont(pixels);
            font.setPixelSize(pixels);
            font.setWeight(manner.bold ? QFont::Bold : QFont::Medium);
            QTextLayout layout(text, font);
            const BrokenText as = breakLines(layout, box.size(), manner.lines, manner.leading);
            if (!as.whole || as.height > box.height() + pixels * .3)
                continue;
            double top = box.top() + (box.height() - as.height) / 2;
            m_painter.setPen(color);
            for (int i = 0; i < layout.lineCount(); ++i) {
                const QTextLine line = layout.lineAt(i);
                const double free = box.width() - line.naturalTextWidth();
                line.draw(&m_painter, {box.left() + (manner.centred ? free / 2 : 0), top});
            }
            return;
        }
    }
    [[nodiscard]] QString number(int value) const
    {
        if (!m_upgrade)
            return QString::number(value);
        return value < 0 ? QStringLiteral("\u2212%1").arg(-value)
                         : QStringLiteral("+%1").arg(value);
    }
    void badge(const char *kind, double x, double y, double side, const QString &text,
               double numeral) const
    {
        const QString name = QLatin1String(kind);
        const double edge = side * .03;
        m_painter.save();
        paintBadge(m_painter, {name, badgeShade(name), 1},
                   QRectF(x + edge, y + edge, side * .94, side * .94));
        const double letters = side
            * (text.size() > 2       ? numeral * .72
                   : text.size() > 1 ? numeral * .92
                                     : numeral);
        m_painter.translate(x, y);
        Numeral(numbersFont(letters), text, QSizeF(side, side)).paint(m_painter, kCellText);
        m_painter.restore();
    }
    void lowerBadge(const char *kind, bool right, double units, const QString &text) const
    {
        const double side = m_unit * units;
        badge(kind, right ? m_size.width() - side - m_unit * 1.2 : m_unit * 1.2,
              m_size.height() - side - m_unit, side, text, m_ink || m_rift ? .58 : .66);
    }
    void paintPower() const
    {
        if (m_rift)
            lowerBadge("might", true, 17 * 1.35, number(m_cell.power));
        else
            lowerBadge(m_ink ? "strength" : "power", false, 15.5, number(m_cell.power));
    }
    void disc(const QString &glyph, const QRectF &box, const QColor &color) const
    {
        roundDisc(glyph, box, color, kDisc, color, std::max(1.0, box.height() * .055), .21);
    }
    void disc(const char *glyph, const QRectF &box, const QColor &color) const
    {
        disc(QString::fromLatin1(glyph), box, color);
    }
    void roundDisc(const QString &glyph, const QRectF &box, const QColor &color, const QColor &fill,
                   const QColor &ring, double line, double share) const
    {
        m_painter.setPen(QPen(ring, line));
        m_painter.setBrush(fill);
        m_painter.drawEllipse(box.adjusted(line / 2, line / 2, -line / 2, -line / 2));
        const double free = box.height() * share;
        paintGlyph(m_painter, glyph, box.adjusted(free, free, -free, -free), color);
    }
    void paintOwned(const QRectF &box) const
    {
        const double line = std::max(1.0, m_unit * .6);
        const QString text = QStringLiteral("\u00d7%1").arg(m_cell.owned);
        m_painter.save();
        m_painter.setPen(QPen(kDeckMark, line));
        m_painter.setBrush(kDisc);
        m_painter.drawRoundedRect(box, box.height() * .35, box.height() * .35);
        m_painter.translate(box.topLeft());
        Numeral(numbersFont(m_unit
                            * (text.size() > 3       ? 6
                                   : text.size() > 2 ? 7.4
                                                     : 9.4)),
                text, box.size())
            .paint(m_painter, kCellText);
        m_painter.restore();
    }
    void paintAspects(double y) const
    {
        for (const QString &aspect : m_cell.aspects) {
            disc(aspect, QRectF(m_unit * 4.9, y, m_unit * 9.2, m_unit * 9.2),
                 aspectMarkColour(aspect));
            y += m_unit * 10.4;
        }
    }
    void paintPips(double y, double price) const
    {
        const double dot = m_unit * 10.4 * 1.35;
        for (const QString &pip : m_cell.pips) {
            const QColor colour = aspectMarkColour(pip);
            roundDisc(pip, QRectF(m_unit * 1.6 + (price - dot) / 2, y, dot, dot), kCellText,
                      colour.darker(190), colour, std::max(1.0, dot * .09), .2);
            y += dot * 1.06;
        }
    }
    /// How much of the width the name may take: beside the seals of the frame.
    [[nodiscard]] double nameShare() const
    {
        return !m_rift ? .87 : m_cell.aspects.size() > 1 ? .65 : .77;
    }
    [[nodiscard]] QString typeGlyph() const
    {
        if (m_rift)
            for (const QString &word : m_cell.keywords)
                if (word == QLatin1String("Reaction") || word == QLatin1String("Action"))
                    return glyphForWord(word);
        if (m_ink || m_rift)
            return QString(m_cell.type).remove(QStringLiteral("Token ")).toLower();
        if (m_upgrade)
            return QStringLiteral("upgrade");
        if (m_cell.type == QLatin1String("Event") || m_cell.type == QLatin1String("Base"))
            return m_cell.type.toLower();
        return m_cell.arena.isEmpty() ? QStringLiteral("card") : m_cell.arena.toLower();
    }

    QPainter &m_painter;
    const CellFacts &m_cell;
    QSizeF m_size;
    double m_unit;
    double m_top; // height of the strip
    bool m_ink;
    bool m_rift;
    bool m_upgrade;
    bool m_stats;
};

QImage paintUnknownCell(const CellFacts &cell, QSize pixels)
{
    QImage image = blankImage(pixels);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = std::max(1.0, pixels.width() * .014);
    paintRoundedPlate(painter, QRectF(QPointF(), QSizeF(pixels)), pixels.width() * .058, kStrip,
                      line, kUnknownMark);
    const CellPainter words(painter, cell, pixels);
    words.paintQuestion();
    words.paintStrip();
    return image;
}

} // namespace

QImage paintCell(const CardFactsRegistry &registry, const CellFacts &cell, QSize pixels)
{
    if (cell.unknown())
        return paintUnknownCell(cell, pixels);
    const Facts facts = registry.facts(cell.cardId);
    QImage image = paintFace(facts, FaceForm::Mini, pixels, pictureShare(facts.rulesLength),
                             registry.userPicture(cell.cardId));
    if (cell.dim)
        dim(image);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const CellPainter words(painter, cell, pixels);
    words.paintName();
    words.paintNote();
    words.paintNumbers();
    words.paintType();
    words.paintMarks();
    words.paintStrip();
    return image;
}

QImage paintEmptyCell(QSize pixels)
{
    QImage image = blankImage(pixels);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = std::max(1.0, pixels.width() * .01);
    paintRoundedPlate(painter, QRectF(QPointF(), QSizeF(pixels)), pixels.width() * .058, kDisc,
                      line, fade(kEmptyEdge, .2));
    return image;
}

} // namespace playmat::paint
