#include "table/learn/coach_stage.h"

#include "table/session/course_data.h"
#include "table/view/shown_item.h"

#include <QQuickWindow>

namespace playmat::table {

namespace {

/// A line from edge to edge: sideways if the two things are next to each other, otherwise up or
/// down. It ends inside a much higher place, not at its edge.
QLineF lineBetween(const QRectF &from, const QRectF &to)
{
    if (std::abs(from.center().y() - to.center().y()) < from.height() / 2) {
        const bool left = to.center().x() < from.center().x();
        return {QPointF(left ? from.left() : from.right(), from.center().y()),
                QPointF(left ? to.right() : to.left(), to.center().y())};
    }
    const bool upwards = to.center().y() < from.center().y();
    const double in
        = to.height() > 1.5 * from.height() ? std::min(to.height() / 2, from.height()) : 0;
    return {QPointF(from.center().x(), upwards ? from.top() : from.bottom()),
            QPointF(to.center().x(), upwards ? to.bottom() - in : to.top() + in)};
}

/// Points of the way between two things, as small squares.
void addLine(std::vector<QRectF> &rects, const QLineF &line, double wide)
{
    constexpr int kPoints = 6;
    for (int i = 0; i <= kPoints; ++i)
        rects.emplace_back(line.pointAt(double(i) / kPoints) - QPointF(wide, wide) / 2,
                           QSizeF(wide, wide));
}

/// Columns of columns: what is laid out when a frame is made, now.
void layOut(QQuickItem *item)
{
    for (int pass = 0; pass < 3; ++pass)
        forEachShown(item, [](QQuickItem *part) { part->ensurePolished(); });
}

} // namespace

CoachStage::CoachStage(QQuickItem *parent)
    : QQuickItem(parent)
{
}

/// Where things lie is settled only when a frame is about to be drawn: then it is looked at.
void CoachStage::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemSceneChange) {
        disconnect(m_frames);
        if (data.window != nullptr)
            m_frames = connect(data.window, &QQuickWindow::afterAnimating, this, &CoachStage::look);
    }
    QQuickItem::itemChange(change, data);
}

void CoachStage::look()
{
    if (table() == nullptr || !isVisible())
        return;
    std::vector<LitMark> marks = litNow();
    std::vector<QLineF> arrows;
    for (const auto &[from, to] : arrowsNow())
        arrows.push_back(lineBetween(from, to));
    const QPointF before = m_place;
    const bool same = marks == m_marks && arrows == m_arrows;
    m_marks = std::move(marks);
    m_arrows = std::move(arrows);
    if (m_bubble != nullptr && m_bubble->isVisible())
        placeBubble();
    if (!same || before != m_place)
        emit moved();
}

void CoachStage::setBubble(QQuickItem *bubble)
{
    if (m_bubble == bubble)
        return;
    m_bubble = bubble;
    m_fitted = {};
    emit bubbleChanged();
}

BubbleRoom CoachStage::roomOnTable() const
{
    const TableGeometry &geometry = table()->stage()->geometry();
    BubbleRoom room;
    room.gap = geometry.px(14);
    room.area = QRectF(geometry.table).adjusted(room.gap, room.gap, -room.gap, -room.gap);
    for (const LitMark &mark : m_marks)
        room.marks.push_back(mark.rect);
    for (const QLineF &arrow : m_arrows)
        addLine(room.marks, arrow, room.gap);
    for (const char *item : {"choice", "tray", "menu", "refusal"}) {
        if (const QRectF rect = places().rectOfItem(QLatin1String(item)); !rect.isEmpty())
            room.marks.push_back(rect); // as bad as a mark
    }
    for (const CardRow &row : table()->stage()->scene().rows()) {
        if (row.place.form != CardForm::Unseen && row.place.form != CardForm::Pip)
            room.keepClear.emplace_back(row.place.rect);
    }
    for (const QRect &place : placesToLeaveFree(geometry))
        room.keepClear.emplace_back(place);
    return room;
}

/// Over the log, where the table is full.
BubbleRoom CoachStage::roomOnPanel(const BubbleRoom &onTable) const
{
    BubbleRoom room = onTable;
    const QRectF panel(table()->stage()->geometry().panel);
    const double gap = room.gap / 2;
    room.area = panel.adjusted(gap, gap, -gap, -gap);
    room.keepClear.clear();
    for (const char *item : {"phaseTrack", "prompt", "actions"})
        room.keepClear.push_back(places().rectOfItem(QLatin1String(item)));
    room.rest = room.area.center();
    return room;
}

/// The first of these widths with which it covers nothing that must be seen; false: there is none.
bool CoachStage::tryWidths(const BubbleRoom &room, const std::vector<double> &widths, double &least)
{
    for (const double width : widths) {
        m_bubble->setWidth(std::min(width, room.area.width()));
        layOut(m_bubble);
        const QRectF box(bubblePlace(room, m_bubble->size()), m_bubble->size());
        const double covers = bubbleCovers(room, box);
        if (least >= 0 && covers >= least)
            continue;
        least = covers;
        m_best = box;
        if (covers == 0)
            return true;
    }
    return false;
}

/// On the table if it finds room there in some shape, or else on the panel.
void CoachStage::placeBubble()
{
    BubbleRoom room = roomOnTable();
    const double usual = m_bubble->implicitWidth();
    m_room.rest = room.rest;
    if (m_room == room && m_fitted == m_bubble->size() && m_usual == usual)
        return;
    m_room = room;
    m_usual = usual;
    // Where nothing is marked it stays where it is, and begins beside the middle.
    room.rest = m_place.isNull() ? QPointF(room.area.left(), room.area.center().y()) : m_place;
    double least = -1;
    const double wide = m_usual;
    if (!tryWidths(room, {wide, wide * .8, wide * 1.3, wide * 1.7}, least)) {
        const BubbleRoom panel = roomOnPanel(room);
        tryWidths(panel, {panel.area.width()}, least);
    }
    m_bubble->setWidth(m_best.width());
    layOut(m_bubble);
    m_fitted = m_bubble->size();
    m_place = m_best.topLeft();
}

QVariantList CoachStage::marks() const
{
    QVariantList out;
    for (const LitMark &mark : m_marks)
        out.append(QVariant::fromValue(mark));
    return out;
}

QVariantList CoachStage::arrows() const
{
    QVariantList out;
    for (const QLineF &arrow : m_arrows)
        out.append(
            QVariantMap{{QStringLiteral("from"), arrow.p1()}, {QStringLiteral("to"), arrow.p2()}});
    return out;
}

QString CoachStage::spoken() const
{
    QStringList names;
    for (const LitMark &mark : m_marks) {
        if (!mark.name.isEmpty() && !names.contains(mark.name))
            names.append(mark.name);
    }
    return names.join(QStringLiteral("; "));
}

} // namespace playmat::table
