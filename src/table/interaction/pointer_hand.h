#pragma once

#include "table/game/table_port.h"
#include "table/interaction/hand_part.h"

#include <QObject>
#include <QPointF>
#include <QQmlEngine>

#include <utility>

namespace playmat::table {

/// The pointer: presses, moves and releases in pixels of the table become drags, looks along a
/// covered hand, and clicks. A click, Enter and a screen reader's press mean the same.
class PointerHand : public QObject, private HandPart
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(int hovered READ hovered NOTIFY hoverChanged)

public:
    static constexpr int kDragThreshold = 10; ///< pixels before a press becomes a drag

    explicit PointerHand(TableController &table);

    [[nodiscard]] int hovered() const { return m_hovered; } ///< the card under it, or -1
    void setHovered(int viewId);
    [[nodiscard]] int pressed() const { return m_pressedCard; } ///< the card it went down on, or -1

    // --- looking along a hand with the button down
    /// Whose hand is open for this gesture, or for the menu that it ended in; -1: nobody's.
    [[nodiscard]] int slideSeat() const { return m_slideSeat; }
    [[nodiscard]] int takeSlide() { return std::exchange(m_slideSeat, -1); }
    void endSlide(); ///< and covers the hand

    void forgetPress() { m_pressedCard = -1; }
    void forgetHover() { m_hovered = -1; } ///< another game is on the table

public slots:
    /// `gathers`: a click adds the card to the gathered cards or removes it.
    void press(QPointF at, bool gathers = false);
    void move(QPointF at);
    void release(QPointF at);
    void hover(QPointF at);
    void leave();
    /// Pulled out of an open pile; `move` and `release` follow.
    void carry(int viewId, QPointF at);

    // --- click, Enter, or a screen reader's press
    void activate(int viewId);
    void activateZone(const QString &zone);
    /// A card of an open pile that there is a way to play: as if it were clicked on the table.
    void useFromPile(int viewId, bool byKey);

signals:
    void hoverChanged();

private:
    void beginDrag();
    void beginBand();
    void beginSlide(int seat);
    void slideTo(QPoint at);
    [[nodiscard]] bool pullsOut(QPoint at) const;
    void click(QPoint at);
    [[nodiscard]] bool choosePlaceAt(ZoneKey zone);
    void clickWhilePicked(int viewId, QPoint at);
    void openHand(const CardRow &row);
    [[nodiscard]] bool opensPile(const CardRow &row) const;
    void pickOrExplain(int viewId);
    void pickUp(int viewId);

    QPointF m_pressedAt;
    int m_pressedCard = -1;
    int m_hovered = -1;
    bool m_gathers = false; ///< whether the current press gathers cards
    int m_slideSeat = -1;
    QPoint m_slideFrom; ///< the point at which the pointer reached the card that it is on
};

} // namespace playmat::table
