#pragma once

#include "table/learn/learn_session.h"

#include <QPointer>
#include <QQuickItem>
#include <QVariantList>

namespace playmat::table {

/// Lies over the table of a lesson: knows with each frame where on it the things are that the
/// coach speaks of, and where the coach's bubble is in nobody's way.
class LessonStage : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::LearnSession *learn READ learn WRITE setLearn NOTIFY learnChanged)
    Q_PROPERTY(QVariantList marks READ marks NOTIFY moved)
    Q_PROPERTY(QVariantList arrows READ arrows NOTIFY moved)
    Q_PROPERTY(QString spoken READ spoken NOTIFY moved)
    Q_PROPERTY(QSizeF bubble MEMBER m_bubble NOTIFY bubbleChanged)
    Q_PROPERTY(QPointF place READ place NOTIFY moved)

public:
    explicit LessonStage(QQuickItem *parent = nullptr);
    ~LessonStage() override;

    [[nodiscard]] LearnSession *learn() const { return m_learn; }
    void setLearn(LearnSession *learn);
    [[nodiscard]] QVariantList marks() const; ///< of LitMark
    [[nodiscard]] QVariantList arrows() const; ///< points `from` and `to`
    [[nodiscard]] QString spoken() const; ///< what is lit, in words
    [[nodiscard]] QPointF place() const { return m_place; } ///< of the bubble's upper left corner
    /// Only what stands on it is in the pointer's way: the table below feels it pass.
    [[nodiscard]] bool contains(const QPointF &) const override { return false; }

signals:
    void learnChanged();
    void bubbleChanged();
    void moved();

protected:
    void itemChange(ItemChange change, const ItemChangeData &data) override;

private:
    void look();
    [[nodiscard]] QPointF placeFor(const std::vector<LitMark> &marks) const;

    QPointer<LearnSession> m_learn;
    std::vector<LitMark> m_marks;
    std::vector<QLineF> m_arrows;
    QSizeF m_bubble;
    QPointF m_place;
    QMetaObject::Connection m_frames;
};

} // namespace playmat::table
