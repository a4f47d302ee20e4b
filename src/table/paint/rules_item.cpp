#include "table/paint/rules_item.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>

#include <cmath>

namespace playmat::paint {

RulesItem::RulesItem(QQuickItem *parent)
    : PainterItem(parent)
{
}

void RulesItem::setText(const QString &text)
{
    if (m_text == text)
        return;
    m_text = text;
    layOutAnew();
    emit textChanged();
}

/// Both at once: what is updated only while it is polished makes Qt draw another frame after that.
void RulesItem::layOutAnew()
{
    polish();
    repaint();
}

void RulesItem::componentComplete()
{
    PainterItem::componentComplete();
    updatePolish(); // implicitHeight is asked for at once
}

void RulesItem::geometryChange(const QRectF &newGeometry, const QRectF &oldGeometry)
{
    PainterItem::geometryChange(newGeometry, oldGeometry);
    if (newGeometry.size() != oldGeometry.size() && isComponentComplete())
        updatePolish();
}

std::shared_ptr<const QTextDocument> RulesItem::laidOut(const QString &text,
                                                        const RulesStyle &style, double width) const
{
    return rulesLayout(text, style, Qt::Alignment(m_horizontal & Qt::AlignHorizontal_Mask), width);
}

qreal RulesItem::heightFor(const QString &text, qreal pixelSize, qreal width) const
{
    RulesStyle style = m_style;
    style.pixelSize = pixelSize;
    return std::ceil(laidOut(text, style, width)->size().height());
}

void RulesItem::updatePolish()
{
    m_document = laidOut(m_text, m_style, width());
    setImplicitHeight(std::ceil(m_document->size().height()));
    repaint();
}

QPointF RulesItem::origin() const
{
    const double free = height() - m_document->size().height();
    if (m_vertical == Qt::AlignVCenter)
        return {0, std::max(0.0, std::floor(free / 2))};
    return {0, m_vertical == Qt::AlignBottom ? std::max(0.0, std::floor(free)) : 0};
}

void RulesItem::paint(QPainter *painter)
{
    painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter->translate(origin());
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, m_style.colour);
    m_document->documentLayout()->draw(painter, context);
}

QString RulesItem::linkAt(qreal x, qreal y) const
{
    return m_document ? m_document->documentLayout()->anchorAt(QPointF(x, y) - origin())
                      : QString();
}

} // namespace playmat::paint
