// Paints the short effects on cards to which something happens, and the lasting damage on bases.
#pragma once

#include "table/paint/painter_item.h"

namespace playmat::paint {

// A burst around the middle of the item. Each kind is painted once for each size; QML scales and
// fades it. The kinds are "scratch", "hit", "crush", "shield", "prevent", "defeat", "heal",
// "token", "capture", "earn", "break", "rays", and "streak", which flies to the right.
class Burst : public playmat::paint::PictureItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString kind MEMBER m_kind NOTIFY kindChanged)

public:
    explicit Burst(QQuickItem *parent = nullptr);

signals:
    void kindChanged();

protected:
    [[nodiscard]] QImage painted(double pixelRatio) override;

private:
    QString m_kind;
};

// The image of a burst; null if the kind does not exist or the size is empty.
[[nodiscard]] QImage paintBurst(const QString &kind, QSize pixels);

// Cracks and embers on a base that has lost much of its HP. Level 0 paints none, level 2 the most.
// The id of the card determines their pattern.
class Wounds : public playmat::paint::PainterItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString cardId MEMBER m_cardId NOTIFY changed)
    Q_PROPERTY(int level MEMBER m_level NOTIFY changed)

public:
    explicit Wounds(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

signals:
    void changed();

private:
    QString m_cardId;
    int m_level = 0;
};

} // namespace playmat::paint
