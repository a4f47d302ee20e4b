// What QPainter paints, shown by QML.
#pragma once

#include <QImage>
#include <QQuickItem>

QT_FORWARD_DECLARE_CLASS(QPainter)

namespace playmat::paint {

// A node that shows the image in the box: the old one if there is one. nullptr: there is nothing
// to show.
[[nodiscard]] QSGNode *showImage(QSGNode *old, const QQuickItem &item, const QImage &image,
                                 const QRectF &box);

// An item that paints itself whenever it is updated, and only while it is seen. QQuickPaintedItem
// paints what is not visible too, and where software draws it keeps every picture twice: the one
// that is shown, and a copy that is made when it paints. Derived classes name it with its
// namespaces: qmllint looks for it by that name.
class PainterItem : public QQuickItem
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit PainterItem(QQuickItem *parent = nullptr);
    virtual void paint(QPainter *painter) = 0;

protected:
    void itemChange(ItemChange change, const ItemChangeData &data) override;
    QSGNode *updatePaintNode(QSGNode *old, UpdatePaintNodeData *data) override;
};

} // namespace playmat::paint
