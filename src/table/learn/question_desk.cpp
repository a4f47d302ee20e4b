#include "table/learn/question_desk.h"

#include "table/learn/lesson_position.h"
#include "table/session/course_data.h"

#include <QRandomGenerator>

#include <algorithm>

namespace playmat::table {

using learn::Question;

QuestionDesk::QuestionDesk(TableSession &table, QObject *parent)
    : QObject(parent)
    , m_table(table)
    , m_places(table)
    , m_answers(this)
{
}

QuestionDesk::~QuestionDesk()
{
    end();
}

void QuestionDesk::begin(const learn::Course &course, std::vector<learn::ReviewItem> items,
                         bool repeats)
{
    end();
    m_course = &course;
    m_items = std::move(items);
    m_counted = m_items.size();
    m_repeats = repeats;
    m_rightCount = 0;
    m_outcomes.clear();
    m_at = 0;
    ask();
}

void QuestionDesk::end()
{
    if (m_items.empty())
        return;
    m_sight.reset();
    m_table.setWatch(nullptr);
    m_table.close();
    m_items.clear();
    m_at = 0;
    m_answers.show({});
    emit changed();
}

const Question *QuestionDesk::question() const
{
    return running() ? m_items[m_at].question : nullptr;
}

void QuestionDesk::ask()
{
    m_table.gate().close();
    m_answered = m_right = false;
    m_verdict.clear();
    m_sight.reset();
    m_table.setWatch(nullptr);
    m_table.close();
    std::vector<AnswerLine> lines;
    const Question &asked = *question();
    for (std::size_t i = 0; i < asked.options.size(); ++i) {
        AnswerLine line;
        line.text = taught(asked.options[i].text);
        line.option = int(i);
        lines.push_back(line);
    }
    std::shuffle(lines.begin(), lines.end(), *QRandomGenerator::global());
    m_answers.show(std::move(lines));
    if (asked.scenario) {
        const QString position
            = lessonPosition(*m_course, *asked.scenario, core::PlayerId(0), m_learner);
        if (m_table.startPosition(position))
            m_table.setWatch(this);
    }
    m_clock.start();
    emit changed();
}

const learn::Sight &QuestionDesk::sight() const
{
    if (!m_sight)
        m_sight.emplace(m_table.match()->game(), m_table.match()->names(), core::PlayerId(0),
                        std::nullopt, *m_course->words);
    return *m_sight;
}

// --- answers -------------------------------------------------------------------------------------

void QuestionDesk::choose(int line)
{
    const Question *asked = question();
    if (asked == nullptr || asked->kind != Question::Kind::Choice || m_answered || line < 0
        || line >= m_answers.rowCount())
        return;
    std::vector<AnswerLine> lines = m_answers.rows();
    const std::size_t chosen = std::size_t(lines[std::size_t(line)].option);
    const learn::Marked marked = learn::markChoice(*asked, chosen);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const learn::Option &option = asked->options[std::size_t(lines[i].option)];
        lines[i].chosen = int(i) == line;
        lines[i].correct = option.right;
        if (lines[i].chosen)
            lines[i].why = taught(option.why);
    }
    m_answers.show(std::move(lines));
    mark(marked);
}

void QuestionDesk::giveNumber(int number)
{
    const Question *asked = question();
    if (asked == nullptr || asked->kind != Question::Kind::Number || m_answered)
        return;
    const learn::Marked marked = learn::markNumber(*asked, number);
    const QString answer = qtTrId("question_desk.it_is").arg(asked->number).arg(taught(asked->why));
    mark(marked, marked.right || !marked.why.empty() ? QString() : answer);
}

void QuestionDesk::sayAnew()
{
    if (question() == nullptr)
        return;
    std::vector<AnswerLine> lines = m_answers.rows();
    for (AnswerLine &line : lines) {
        const learn::Option &option = question()->options.at(std::size_t(line.option));
        line.text = taught(option.text);
        line.why = line.why.isEmpty() ? QString() : taught(option.why);
    }
    m_answers.show(std::move(lines));
    emit changed();
}

bool QuestionDesk::takeClick(int card, QPoint at)
{
    const Question *asked = question();
    if (asked == nullptr || asked->kind != Question::Kind::Click)
        return false;
    if (m_answered)
        return true;
    const auto isOn
        = [&](const learn::Anchor &anchor) { return m_places.isOn(anchor, sight(), card, at); };
    if (std::ranges::any_of(asked->answers, isOn)) {
        mark({true, {}});
        return true;
    }
    const auto wrong = std::ranges::find_if(
        asked->wrong, [&](const auto &mistake) { return isOn(mistake.first); });
    mark({false,
          wrong == asked->wrong.end() ? std::string_view(asked->otherwise)
                                      : std::string_view(wrong->second)});
    return true;
}

std::optional<RefusalText> QuestionDesk::mayAnswer(const core::Answer &)
{
    return RefusalText{qtTrId("question_desk.nothing_is_played_now_click"), {}, -1};
}

void QuestionDesk::mark(const learn::Marked &marked, const QString &instead)
{
    m_table.gate().close(); // the verdict is read before it is left
    m_answered = true;
    m_right = marked.right;
    m_outcomes.append(m_right);
    m_verdict = instead.isEmpty() ? taught(marked.why) : instead;
    const bool counts = !again();
    if (counts && m_right)
        ++m_rightCount;
    const learn::ReviewItem item = m_items[m_at];
    if (counts && !m_right && m_repeats)
        m_items.push_back(item);
    emit changed();
    if (counts)
        emit counted(nameOf(item), QString::fromStdString(item.question->topic),
                     learn::gradeOf(marked.right, false, double(m_clock.elapsed()) / 1000));
}

void QuestionDesk::next()
{
    if (!running() || !m_answered)
        return;
    ++m_at;
    if (running())
        return ask();
    m_sight.reset();
    m_table.setWatch(nullptr);
    m_table.close();
    emit changed();
    emit finished();
}

// --- what is said --------------------------------------------------------------------------------

QString QuestionDesk::nameOf(const learn::ReviewItem &item) const
{
    const std::string &file = item.lesson->file;
    return QString::fromStdString(file.substr(0, file.rfind('.')) + item.question->id);
}

QString QuestionDesk::kind() const
{
    const Question *asked = question();
    if (asked == nullptr)
        return {};
    switch (asked->kind) {
    case Question::Kind::Choice:
        return QStringLiteral("choice");
    case Question::Kind::Click:
        return QStringLiteral("click");
    case Question::Kind::Number:
        return QStringLiteral("number");
    }
    return {};
}

QString QuestionDesk::text() const
{
    return question() == nullptr ? QString() : taught(question()->text);
}

QStringList QuestionDesk::verdicts() const
{
    QStringList out;
    if (question() == nullptr)
        return out;
    std::vector<std::string> said{question()->why, question()->otherwise};
    for (const auto &[anchor, words] : question()->wrong)
        said.push_back(words);
    for (const std::string &words : said)
        out.append(taught(words) + u' ' + QString::fromStdString(question()->rule));
    return out;
}

QString QuestionDesk::lessonTitle() const
{
    return running() ? taught(m_items[m_at].lesson->title) : QString();
}

QString QuestionDesk::rule() const
{
    return m_answered && running() ? QString::fromStdString(question()->rule) : QString();
}

bool QuestionDesk::onTable() const
{
    return question() != nullptr && question()->scenario.has_value() && m_table.running();
}

std::vector<LitMark> QuestionDesk::marks() const
{
    std::vector<LitMark> out;
    if (!m_answered || !onTable() || m_table.match() == nullptr)
        return out;
    for (const learn::Anchor &anchor : question()->answers) {
        for (LitMark &mark : m_places.of(anchor, sight()))
            out.push_back(std::move(mark));
    }
    return out;
}

} // namespace playmat::table
