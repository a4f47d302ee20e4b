#pragma once

#include "learn/review.h"
#include "table/game/table_watch.h"
#include "table/learn/anchor_places.h"
#include "table/session/table_session.h"
#include "table/view/row_list_model.h"

#include <QElapsedTimer>
#include <QObject>
#include <QQmlEngine>

#include <optional>
#include <vector>

namespace playmat::table {

/// One of the answers that can be chosen.
struct AnswerLine
{
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString why MEMBER why)
    Q_PROPERTY(bool correct MEMBER correct)
    Q_PROPERTY(bool chosen MEMBER chosen)

public:
    QString text;
    QString why; ///< why it is wrong; empty until it has been chosen
    bool correct = false; ///< known only once something was chosen
    bool chosen = false;
    int option = 0; ///< of the document: the lines are shuffled

    friend bool operator==(const AnswerLine &, const AnswerLine &) = default;
};

class AnswerModel : public RowListModel<AnswerLine>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a QuestionDesk")

public:
    using RowListModel::RowListModel;
};

/// Questions, one after the other: after a lesson, or as a review. A question with a position is
/// asked over the table.
class QuestionDesk : public QObject, private TableWatch
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a LearnSession")
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(QString kind READ kind NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString lessonTitle READ lessonTitle NOTIFY changed)
    Q_PROPERTY(QString rule READ rule NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(playmat::table::AnswerModel *answers READ answers CONSTANT)
    Q_PROPERTY(bool answered READ answered NOTIFY changed)
    Q_PROPERTY(bool right READ right NOTIFY changed)
    Q_PROPERTY(bool onTable READ onTable NOTIFY changed)
    Q_PROPERTY(bool again READ again NOTIFY changed)
    Q_PROPERTY(int index READ index NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int asked READ asked NOTIFY changed)
    Q_PROPERTY(QVariantList outcomes READ outcomes NOTIFY changed)
    Q_PROPERTY(int rightCount READ rightCount NOTIFY changed)

public:
    explicit QuestionDesk(TableSession &table, QObject *parent = nullptr);
    ~QuestionDesk() override;

    /// What the table calls the person answering.
    void setLearner(const QString &name) { m_learner = name; }
    /// Wrong ones come once more at the end when `repeats`. The course outlives it.
    void begin(const learn::Course &course, std::vector<learn::ReviewItem> items, bool repeats);
    void end();

    [[nodiscard]] bool running() const { return m_at < m_items.size(); }
    [[nodiscard]] QString kind() const; ///< "choice", "click", "number"
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString lessonTitle() const;
    [[nodiscard]] QString rule() const; ///< once it is answered
    [[nodiscard]] const QString &verdict() const { return m_verdict; }
    [[nodiscard]] AnswerModel *answers() { return &m_answers; }
    [[nodiscard]] bool answered() const { return m_answered; }
    [[nodiscard]] bool right() const { return m_right; }
    [[nodiscard]] bool onTable() const;
    [[nodiscard]] bool again() const { return m_at >= m_counted; } ///< it is asked once more
    [[nodiscard]] int index() const { return int(m_at); }
    [[nodiscard]] int count() const { return int(m_items.size()); }
    [[nodiscard]] int asked() const { return int(m_counted); } ///< without those once more
    [[nodiscard]] QVariantList outcomes() const
    {
        return m_outcomes;
    } ///< a bool for each answered question
    [[nodiscard]] int rightCount() const { return m_rightCount; }

    /// The possible verdicts on a clicked answer, each with its rule.
    Q_INVOKABLE QStringList verdicts() const;
    Q_INVOKABLE void choose(int line);
    Q_INVOKABLE void giveNumber(int number);
    void sayAnew(); ///< in another language
    Q_INVOKABLE void next();

    [[nodiscard]] AnchorPlaces &places() { return m_places; }
    [[nodiscard]] std::vector<LitMark> marks() const; ///< the answer, once it is known
    [[nodiscard]] const learn::Question *question() const;

signals:
    void changed();
    /// The first answer to a question; what is asked once more does not count.
    void counted(const QString &question, const QString &topic, playmat::learn::Grade grade);
    void finished();

private:
    std::optional<RefusalText> mayAnswer(const core::Answer &answer) override;
    bool mayConcede(int) override { return false; }
    [[nodiscard]] bool mayUndo() const override { return false; }
    void carriedOut() override { m_sight.reset(); }
    void reword(const TableGesture &, const std::string &, RefusalText &) const override { }
    bool takeClick(int card, QPoint at) override;

    [[nodiscard]] const learn::Sight &sight() const;
    void ask();
    void mark(const learn::Marked &marked, const QString &instead = {});
    [[nodiscard]] QString nameOf(const learn::ReviewItem &item) const;

    TableSession &m_table;
    AnchorPlaces m_places;
    const learn::Course *m_course = nullptr;
    std::vector<learn::ReviewItem> m_items;
    std::size_t m_at = 0;
    std::size_t m_counted = 0; ///< those after it are asked once more
    bool m_repeats = false;
    bool m_answered = false;
    bool m_right = false;
    int m_rightCount = 0;
    QVariantList m_outcomes;
    QString m_learner;
    QString m_verdict;
    AnswerModel m_answers;
    mutable std::optional<learn::Sight> m_sight;
    QElapsedTimer m_clock;
};

} // namespace playmat::table
