#pragma once

#include "table/layout/bubble_place.h"
#include "table/learn/anchor_places.h"

#include <QPointer>
#include <QQuickItem>
#include <QVariantList>

namespace playmat::table {

/// An overlay on a table: computes for each frame where the things are that a coach talks about
/// and, if the coach has a bubble, a place for the bubble that covers none of them.
class CoachStage : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one for lessons and one for coaches beside a game")
    Q_PROPERTY(QVariantList marks READ marks NOTIFY moved)
    Q_PROPERTY(QVariantList arrows READ arrows NOTIFY moved)
    Q_PROPERTY(QString spoken READ spoken NOTIFY moved)
    Q_PROPERTY(QQuickItem *bubble READ bubble WRITE setBubble NOTIFY bubbleChanged)
    Q_PROPERTY(QPointF place READ place NOTIFY moved)

public:
    explicit CoachStage(QQuickItem *parent = nullptr);

    [[nodiscard]] QVariantList marks() const; ///< of LitMark
    [[nodiscard]] QVariantList arrows() const; ///< points `from` and `to`
    [[nodiscard]] QString spoken() const; ///< what is lit, in words
    /// What the coach says is in it. Its height follows from its width, which is chosen here.
    [[nodiscard]] QQuickItem *bubble() const { return m_bubble; }
    void setBubble(QQuickItem *bubble);
    [[nodiscard]] QPointF place() const { return m_place; } ///< of the bubble's upper left corner
    /// Only what stands on it is in the pointer's way: the table below feels it pass.
    [[nodiscard]] bool contains(const QPointF &) const override { return false; }

signals:
    void bubbleChanged();
    void moved();

protected:
    // --- what the coach says
    [[nodiscard]] virtual const TableSession *table() const = 0; ///< nullptr: there is none yet
    [[nodiscard]] virtual const AnchorPlaces &places() const = 0;
    [[nodiscard]] virtual std::vector<LitMark> litNow() const = 0;
    [[nodiscard]] virtual std::vector<std::pair<QRectF, QRectF>> arrowsNow() const { return {}; }

    void itemChange(ItemChange change, const ItemChangeData &data) override;

private:
    void look();
    [[nodiscard]] BubbleRoom roomOnTable() const;
    [[nodiscard]] BubbleRoom roomOnPanel(const BubbleRoom &onTable) const;
    void placeBubble();
    bool tryWidths(const BubbleRoom &room, const std::vector<double> &widths, double &least);

    std::vector<LitMark> m_marks;
    std::vector<QLineF> m_arrows;
    QPointer<QQuickItem> m_bubble;
    BubbleRoom m_room; ///< that it was placed in
    double m_usual = 0; ///< width that it had liked
    QSizeF m_fitted; ///< its size then
    QRectF m_best; ///< of those that were tried
    QPointF m_place;
    QMetaObject::Connection m_frames;
};

} // namespace playmat::table
