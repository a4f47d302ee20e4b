// What QPainter paints, shown by QML.
#pragma once

#include <QImage>
#include <QPointer>
#include <QQuickItem>

QT_FORWARD_DECLARE_CLASS(QPainter)

namespace playmat::paint {

class Sheet;

// A node that shows the image in the box: the old one if there is one. nullptr: there is nothing
// to show.
[[nodiscard]] QSGNode *showImage(QSGNode *old, const QQuickItem &item, const QImage &image,
                                 const QRectF &box);

// An item that shows one picture, made whenever it is updated, and only while it is seen. It can
// let a sheet (sheet.h) show it instead.
class PictureItem : public QQuickItem
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit PictureItem(QQuickItem *parent = nullptr);
    // What its picture covers, in whole units: the item, and what hangs over its edge.
    [[nodiscard]] virtual QRectF paintedBox() const;

    // From now on the sheet shows it.
    void putOn(Sheet *sheet);
    // For the sheet, in pixels: what was made before, if nothing has changed.
    [[nodiscard]] const QImage &picture(double pixelRatio);

public slots:
    // Its picture would be another one now.
    void repaint();

protected:
    // The painted box in pixels; null: there is nothing to show.
    [[nodiscard]] virtual QImage painted(double pixelRatio) = 0;
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;
    QSGNode *updatePaintNode(QSGNode *old, UpdatePaintNodeData *data) override;

private:
    QPointer<Sheet> m_sheet;
    QImage m_picture; // only for a sheet
    double m_pictureRatio = 0; // 0: it has to be made
};

// One that QPainter paints. QQuickPaintedItem paints what is not visible too, and where software
// draws it keeps every picture twice: the one that is shown, and a copy that is made when it
// paints. Derived classes name it with its namespaces: qmllint looks for it by that name.
class PainterItem : public playmat::paint::PictureItem
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using PictureItem::PictureItem;
    virtual void paint(QPainter *painter) = 0;
    // Whether a sheet paints it anew where it is turned: letters are sharper than a picture of them
    // that is turned.
    [[nodiscard]] virtual bool paintsTurned() const { return false; }

protected:
    [[nodiscard]] QImage painted(double pixelRatio) override;
};

} // namespace playmat::paint
