// Items that QML shows and QPainter paints; each paints again when one of its properties changes.
#pragma once

#include "table/paint/painter_item.h"
#include "table/paint/ribbon.h"

#include <QColor>
#include <QPointF>

#include <array>

namespace playmat::paint {

// One mark in one colour.
class Glyph : public playmat::paint::PainterItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name MEMBER m_name NOTIFY changed)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed)

public:
    explicit Glyph(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

signals:
    void changed();

private:
    QString m_name;
    QColor m_color = Qt::white;
};

// A glyph in a disc with an edge; a wider one is a pill, with a number beside the glyph.
class Disc : public playmat::paint::PainterItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name MEMBER m_name NOTIFY changed)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed) // of the glyph
    Q_PROPERTY(QColor ring MEMBER m_ring NOTIFY changed) // of the edge
    Q_PROPERTY(QColor fill MEMBER m_fill NOTIFY changed)
    Q_PROPERTY(qreal share MEMBER m_share NOTIFY changed) // that the glyph leaves free on each side
    Q_PROPERTY(qreal ringWidth MEMBER m_ringWidth NOTIFY changed)
    Q_PROPERTY(QString number MEMBER m_number NOTIFY numberChanged) // which may decide the width

public:
    explicit Disc(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

signals:
    void changed();
    void numberChanged();

private:
    void paintNumber(QPainter &painter) const;

    QString m_name;
    QColor m_color = Qt::white;
    QColor m_ring = Qt::white;
    QColor m_fill = Qt::black;
    qreal m_share = .2;
    qreal m_ringWidth = 1;
    QString m_number;
};

// A rounded rectangle with an edge, within the item.
class Plate : public playmat::paint::PainterItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed)
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY changed)
    Q_PROPERTY(qreal line MEMBER m_line NOTIFY changed) // width of the edge; 0: none
    Q_PROPERTY(qreal radius MEMBER m_radius NOTIFY changed)

public:
    explicit Plate(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

signals:
    void changed();

private:
    QColor m_color = Qt::black;
    QColor m_edge = Qt::white;
    qreal m_line = 0;
    qreal m_radius = 0;
};

// A number in its shape: "power" (a pointed hexagon), "hp" (a gauge), "cost" (an octagon), "shield"
// and "experience". Games with inks have shapes of their own. Games with domains have "energy" (a
// hexagon), "damage" (a disc) and "might" (a shield; "might stunned" is hollow). If the number
// differs from the printed one, a small arrow is above it, never on it.
class Badge : public playmat::paint::PainterItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString kind MEMBER m_kind NOTIFY kindChanged) // may determine the shade
    Q_PROPERTY(QColor shade MEMBER m_shade NOTIFY changed)
    // The part of the HP or Might that is left, 0..1. The lost part is red: a notched part of a
    // gauge, or a level in the shield.
    Q_PROPERTY(qreal part MEMBER m_part NOTIFY changed)
    Q_PROPERTY(QString text MEMBER m_text NOTIFY textChanged) // may determine the size
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed) // colour of the text
    Q_PROPERTY(qreal textSize MEMBER m_textSize NOTIFY changed) // in pixels; painted at 8 or more
    Q_PROPERTY(int change MEMBER m_change NOTIFY changed) // 1: more than printed, −1: less
    Q_PROPERTY(QColor changeColor MEMBER m_changeColor NOTIFY changed)
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY changed) // of the small arrow

public:
    explicit Badge(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;
    [[nodiscard]] QRectF paintedBox() const override;
    // Close around the text as it is painted.
    [[nodiscard]] QRectF textBox() const;
    // Of the small arrow; empty: there is none.
    [[nodiscard]] QRectF changeBox() const;

signals:
    void changed();
    void kindChanged();
    void textChanged();

private:
    void paintText(QPainter &painter) const;
    void paintChange(QPainter &painter) const;
    [[nodiscard]] bool little() const; // then the arrow is as large as can be

    QString m_kind = QStringLiteral("power");
    QColor m_shade = QColor(0x2a, 0x33, 0x40);
    qreal m_part = 1;
    QString m_text;
    QColor m_color = Qt::white;
    qreal m_textSize = 12;
    int m_change = 0;
    QColor m_changeColor = Qt::white;
    QColor m_ground = Qt::black;
};

// The border that says what may happen with a card (mark.h): solid, dashed, or with a halo; a veil
// over a quiet one. It is drawn `spread` inside the item's edge, which leaves room for the halo;
// MarkFrame.qml adds the glyph.
class MarkBorder : public playmat::paint::PainterItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int mark MEMBER m_mark NOTIFY changed)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed)
    Q_PROPERTY(qreal radius MEMBER m_radius NOTIFY changed)
    Q_PROPERTY(qreal unit MEMBER m_unit NOTIFY changed) // 1 % of the card's width
    Q_PROPERTY(qreal spread MEMBER m_spread NOTIFY changed)

public:
    explicit MarkBorder(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

signals:
    void changed();

private:
    int m_mark = 0;
    QColor m_color = Qt::white;
    qreal m_radius = 8;
    qreal m_unit = 1;
    qreal m_spread = 0;
};

class ArrowPiece;

// From the attacker to what it aims at: a tapered ribbon along a curve. Fill the table with it: it
// is painted in pieces close around the ribbon, so that the rest of the table is not redrawn with
// every movement of the pointer.
class AttackArrow : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QPointF from MEMBER m_from NOTIFY changed)
    Q_PROPERTY(QPointF to MEMBER m_to NOTIFY changed)
    Q_PROPERTY(
        qreal bend MEMBER m_bend NOTIFY changed) // share of the length, to the left if negative
    Q_PROPERTY(qreal unit MEMBER m_unit NOTIFY changed) // pixels for one unit of the table
    Q_PROPERTY(QColor tail MEMBER m_tail NOTIFY changed)
    Q_PROPERTY(QColor head MEMBER m_head NOTIFY changed)

public:
    explicit AttackArrow(QQuickItem *parent = nullptr);
    // What of it lies in a box, in the arrow's own coordinates, into a picture of that box.
    void paint(QImage &image, const QRectF &box) const;

signals:
    void changed();

protected:
    void updatePolish() override;

private:
    static constexpr int kSteps = 40; // that the curve is made of, up to the head
    static constexpr int kChevrons = 8;
    using Head = std::array<QPointF, 4>;
    using Chevron = std::array<QPointF, 3>;
    // Worked out once for all pieces.
    struct Shape
    {
        std::array<QPointF, kSteps + 1> centre, direction; // of the curve, one pixel long
        std::array<QRectF, kSteps + 1> spots; // that cover the ribbon, and the head
        Head headOutline, head;
        std::array<Chevron, kChevrons> chevrons;
    };
    // Steps of the curve.
    struct Stretch
    {
        int first = kSteps;
        int last = 0;
    };

    void place();
    void shape();
    void findSpots();
    void layOn(double pixelRatio);
    [[nodiscard]] Stretch stretchIn(const QRectF &box) const;
    [[nodiscard]] QPointF control() const;
    [[nodiscard]] QPointF at(double t) const;
    [[nodiscard]] QPointF direction(double t) const;
    [[nodiscard]] double neck() const; // where the head begins, 0..1
    [[nodiscard]] Head headShape(double scale) const;
    [[nodiscard]] Chevron chevron(int number) const;

    Shape m_shape;
    Ribbon m_under, m_over, m_all;
    bool m_stale = false;
    QList<ArrowPiece *> m_pieces;
    QPointF m_from;
    QPointF m_to;
    qreal m_bend = -.16;
    qreal m_unit = 1;
    QColor m_tail = Qt::white;
    QColor m_head = Qt::white;
};

} // namespace playmat::paint
