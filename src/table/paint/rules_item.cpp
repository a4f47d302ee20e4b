#include "table/paint/rules_item.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextBlock>
#include <QTextLayout>
#include <QTextOption>

#include <cmath>

namespace playmat::paint {

RulesItem::RulesItem(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    m_document.setDocumentMargin(0);
    m_document.setUndoRedoEnabled(false);
}

void RulesItem::setText(const QString &text)
{
    if (m_text == text)
        return;
    m_text = text;
    polish();
    emit textChanged();
}

void RulesItem::componentComplete()
{
    QQuickPaintedItem::componentComplete();
    updatePolish(); // implicitHeight is asked for at once
}

void RulesItem::geometryChange(const QRectF &newGeometry, const QRectF &oldGeometry)
{
    QQuickPaintedItem::geometryChange(newGeometry, oldGeometry);
    if (newGeometry.size() != oldGeometry.size() && isComponentComplete())
        updatePolish();
}

void RulesItem::layOut(double pixelSize)
{
    RulesStyle style = m_style;
    style.pixelSize = std::max(pixelSize, double(m_minimum));
    QTextOption option(Qt::Alignment(m_horizontal & Qt::AlignHorizontal_Mask));
    option.setWrapMode(QTextOption::WordWrap);
    m_document.setDefaultTextOption(option);
    setRulesText(m_document, m_text, style);
    m_document.setTextWidth(width() > 0 ? width() : -1);
}

// How much of the height is filled by lines that are shown whole.
double RulesItem::wholeLines(double available) const
{
    double bottom = 0;
    for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
        const double top = m_document.documentLayout()->blockBoundingRect(block).top();
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const double end = top + block.layout()->lineAt(i).rect().bottom();
            if (end > available + .5)
                return bottom;
            bottom = end;
        }
    }
    return std::max(bottom, m_document.size().height());
}

void RulesItem::updatePolish()
{
    layOut(m_style.pixelSize);
    const bool bounded = height() > 0 && m_fit;
    if (bounded && m_document.size().height() > height())
        layOut(m_small);
    setImplicitHeight(std::ceil(m_document.size().height()));
    m_visibleHeight = bounded ? wholeLines(height()) : m_document.size().height();
    emit laidOut();
    update();
}

QPointF RulesItem::origin() const
{
    const double free = height() - m_visibleHeight;
    if (m_vertical == Qt::AlignVCenter)
        return {0, std::max(0.0, std::floor(free / 2))};
    return {0, m_vertical == Qt::AlignBottom ? std::max(0.0, std::floor(free)) : 0};
}

void RulesItem::paint(QPainter *painter)
{
    painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter->translate(origin());
    const QRectF visible(0, 0, width(), m_visibleHeight);
    painter->setClipRect(visible);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = visible;
    context.palette.setColor(QPalette::Text, m_style.colour);
    m_document.documentLayout()->draw(painter, context);
}

QString RulesItem::linkAt(qreal x, qreal y) const
{
    return m_document.documentLayout()->anchorAt(QPointF(x, y) - origin());
}

} // namespace playmat::paint
