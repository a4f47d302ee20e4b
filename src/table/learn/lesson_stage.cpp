#include "table/learn/lesson_stage.h"

#include "table/learn/bubble_place.h"
#include "table/session/course_data.h"

#include <QQuickWindow>

namespace playmat::table {

namespace {

/// From the edge of one thing to the edge of the other, up or down.
QLineF lineBetween(const QRectF &from, const QRectF &to)
{
    const bool upwards = to.center().y() < from.center().y();
    return {QPointF(from.center().x(), upwards ? from.top() : from.bottom()),
            QPointF(to.center().x(), upwards ? to.bottom() : to.top())};
}

} // namespace

LessonStage::LessonStage(QQuickItem *parent)
    : QQuickItem(parent)
{
}

LessonStage::~LessonStage()
{
    if (m_learn != nullptr) {
        m_learn->lesson()->places().setStage(nullptr);
        m_learn->desk()->places().setStage(nullptr);
    }
}

void LessonStage::setLearn(LearnSession *learn)
{
    if (m_learn == learn)
        return;
    m_learn = learn;
    m_learn->lesson()->places().setStage(this);
    m_learn->desk()->places().setStage(this);
    emit learnChanged();
}

/// Where things lie is settled only when a frame is about to be drawn: then it is looked at.
void LessonStage::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemSceneChange) {
        disconnect(m_frames);
        if (data.window != nullptr)
            m_frames
                = connect(data.window, &QQuickWindow::afterAnimating, this, &LessonStage::look);
    }
    QQuickItem::itemChange(change, data);
}

void LessonStage::look()
{
    if (m_learn == nullptr || !isVisible())
        return;
    const LessonTable &lesson = *m_learn->lesson();
    std::vector<LitMark> marks
        = m_learn->page() == LearnSession::Questions ? m_learn->desk()->marks() : lesson.marks();
    std::vector<QLineF> arrows;
    for (const auto &[from, to] : lesson.arrows())
        arrows.push_back(lineBetween(from, to));
    const QPointF place = placeFor(marks);
    if (marks == m_marks && arrows == m_arrows && place == m_place)
        return;
    m_marks = std::move(marks);
    m_arrows = std::move(arrows);
    m_place = place;
    emit moved();
}

QPointF LessonStage::placeFor(const std::vector<LitMark> &marks) const
{
    const TableSession &table = *m_learn->table();
    const TableGeometry &geometry = table.geometry();
    const AnchorPlaces &places = m_learn->lesson()->places();
    BubbleRoom room;
    room.gap = geometry.px(14);
    room.area = QRectF(geometry.table).adjusted(room.gap, room.gap, -room.gap, -room.gap);
    for (const LitMark &mark : marks)
        room.marks.push_back(mark.rect);
    room.keepClear = m_learn->lesson()->targets();
    for (const char *item : {"choice", "tray", "menu", "refusal"}) {
        if (const QRectF rect = places.rectOfItem(QLatin1String(item)); !rect.isEmpty())
            room.marks.push_back(rect); // as bad as a mark
    }
    for (const CardRow &row : table.scene().rows()) {
        if (row.place.form != CardForm::Unseen && row.place.form != CardForm::Pip)
            room.keepClear.push_back(row.place.rect);
    }
    for (const QRect &place : placesToLeaveFree(geometry))
        room.keepClear.emplace_back(place);
    // Where nothing is marked it stays where it is, and begins beside the middle.
    room.rest = m_place.isNull()
        ? QPointF(room.area.left(), double(geometry.midY) - m_bubble.height() / 2)
        : m_place;
    return bubblePlace(room, m_bubble);
}

QVariantList LessonStage::marks() const
{
    QVariantList out;
    for (const LitMark &mark : m_marks)
        out.append(QVariant::fromValue(mark));
    return out;
}

QVariantList LessonStage::arrows() const
{
    QVariantList out;
    for (const QLineF &arrow : m_arrows)
        out.append(
            QVariantMap{{QStringLiteral("from"), arrow.p1()}, {QStringLiteral("to"), arrow.p2()}});
    return out;
}

QString LessonStage::spoken() const
{
    QStringList names;
    for (const LitMark &mark : m_marks) {
        if (!mark.name.isEmpty() && !names.contains(mark.name))
            names.append(mark.name);
    }
    return names.join(QStringLiteral("; "));
}

} // namespace playmat::table
