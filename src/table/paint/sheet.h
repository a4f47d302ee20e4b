// Many painted items as one picture.
#pragma once

#include <QImage>
#include <QPointer>
#include <QQuickItem>
#include <QSet>

#include <vector>

namespace playmat::paint {

class PictureItem;

// Shows what all picture items (painter_item.h) below another item show, as one picture: where
// software draws, Qt compares each of its nodes with every frame, and turns what is turned anew.
// The items stay where they are, with their names and their geometry; they only stop showing
// themselves. Whatever else is shown below that item would lie under the sheet: a warning names
// it. What a sheet does not know is a transformation that is neither place nor rotation nor scale.
class Sheet : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    // Beside the sheet, or below what is beside it. Set once: what has been put on a sheet stays
    // there.
    Q_PROPERTY(QQuickItem *of READ of WRITE setOf NOTIFY ofChanged)

public:
    explicit Sheet(QQuickItem *parent = nullptr);
    [[nodiscard]] QQuickItem *of() const { return m_of; }
    void setOf(QQuickItem *item);

public slots:
    // What is on it, or where, has changed.
    void renew();

signals:
    void ofChanged();

protected:
    void itemChange(ItemChange change, const ItemChangeData &data) override;
    void updatePolish() override;
    QSGNode *updatePaintNode(QSGNode *old, UpdatePaintNodeData *data) override;

private:
    struct Piece
    {
        PictureItem *item;
        double opacity;
        QQuickItem *clip; // shows through it alone; nullptr: everywhere
    };
    // What items have of those that they lie in.
    struct Around
    {
        double opacity = 1;
        QQuickItem *clip = nullptr;
    };

    void gather(QQuickItem *item, Around around);
    void gatherBelow(QQuickItem *item, const Around &around, bool under);
    [[nodiscard]] QTransform toPixels(QQuickItem *item, double pixelRatio);
    void follow(QQuickItem *item);
    static void warnOfWhatIsNoPiece(const QQuickItem *item);
    void followUpwards();
    [[nodiscard]] QRectF placeOf(const Piece &piece);
    [[nodiscard]] QImage putTogether(double pixelRatio);
    void put(QPainter &painter, const Piece &piece, double pixelRatio);
    [[nodiscard]] bool putAnew(QPainter &painter, const Piece &piece, double pixelRatio);

    QPointer<QQuickItem> m_of;
    std::vector<Piece> m_pieces; // from the lowest to the topmost
    QSet<const QObject *> m_followed;
    QRectF m_box; // that its picture covers
};

} // namespace playmat::paint
