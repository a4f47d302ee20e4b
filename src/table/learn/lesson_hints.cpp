// What a lesson lights and points at, and its three grades of hints.
#include "table/learn/lesson_table.h"
#include "table/programs/pointer_way.h"
#include "table/session/course_data.h"
#include "table/session/play_on.h"

namespace playmat::table {

using learn::Step;

namespace {

constexpr int kHints = 3; ///< the last one does it

} // namespace

bool LessonTable::canHint() const
{
    return (m_mood == Acts || m_mood == Clicks) && m_pointer.isEmpty();
}

/// At the end of a scene.
void LessonTable::noteRest()
{
    if (const learn::Scene &scene = m_lesson->scenes[m_scene]; scene.playOn)
        m_rest = positionNow(*m_table.match(), scene.me);
}

bool LessonTable::canPlayOn() const
{
    if (!m_rest || m_mood == Finished)
        return m_rest.has_value();
    const learn::Scene &scene = m_lesson->scenes[m_scene];
    const bool atItsEnd
        = m_mood == SceneDone || (m_mood == Reads && m_run->stepIndex() + 1 == scene.steps.size());
    return scene.playOn && atItsEnd;
}

QString LessonTable::hintLabel() const
{
    return m_hints + 1 >= kHints ? qtTrId("lesson_hints.show_me") : qtTrId("lesson_hints.hint");
}

void LessonTable::hint()
{
    if (!canHint())
        return;
    ++m_hints;
    if (const std::optional<std::string_view> words = m_run->hint())
        return say(taught(*words), Hint);
    demonstrate();
}

/// The pointer goes the way that a hand would go, and then it is done.
void LessonTable::demonstrate()
{
    if (m_mood == Clicks) {
        const std::vector<LitMark> lit = m_places.of(m_run->step().points.front(), sight());
        if (!lit.empty())
            m_pointer = {QVariant(lit.front().rect.center())};
    } else if (const auto answer = m_run->shown(sight())) {
        m_pointer = pointerWay(m_table, *answer);
    }
    m_pointerTimer.start(pointerTime() + pace() / 2);
    emit pointerChanged();
    emit changed();
}

void LessonTable::doIt()
{
    m_pointer.clear();
    emit pointerChanged();
    if (!m_run)
        return;
    if (m_mood == Clicks) {
        m_run->next();
        return finishStep();
    }
    if (m_mood != Acts)
        return;
    if (const auto answer = m_run->shown(sight())) {
        if (!mayAnswer(*answer))
            (void)m_table.play(*answer);
    } else if (m_run->judgeConceding().kind == learn::Verdict::Kind::Right) {
        m_table.concede(m_run->scene().me);
    }
}

// --- what is lit ---------------------------------------------------------------------------------

bool LessonTable::isLit() const
{
    const bool here = m_run && !m_run->finished() && m_run->sceneIndex() == m_scene && !m_stepDone;
    return here && (m_mood == Reads || m_mood == Acts || m_mood == Clicks);
}

std::vector<LitMark> LessonTable::marks() const
{
    std::vector<LitMark> out;
    if (!isLit())
        return out;
    for (const learn::Anchor &anchor : m_run->step().marks) {
        for (LitMark &mark : m_places.of(anchor, sight()))
            out.push_back(std::move(mark));
    }
    return out;
}

std::vector<std::pair<QRectF, QRectF>> LessonTable::arrows() const
{
    std::vector<std::pair<QRectF, QRectF>> out;
    if (!isLit())
        return out;
    for (const auto &[from, to] : m_run->step().arrows) {
        const std::vector<LitMark> start = m_places.of(from, sight());
        const std::vector<LitMark> goal = m_places.of(to, sight());
        if (!start.empty() && !goal.empty())
            out.emplace_back(start.front().rect, goal.front().rect);
    }
    return out;
}

// --- all texts of a lesson -----------------------------------------------------------------------

namespace {

void addWords(QStringList &out, const std::string &english, const QString &before = {})
{
    if (!english.empty())
        out.append(before + taught(english));
}

QStringList notesOf(const Step &step, const QString &named)
{
    QStringList said{qtTrId("lesson_table.right_go_on_when_you"),
                     qtTrId("lesson_table.that_is_not_it_take")};
    for (const std::string &hint : step.hints)
        addWords(said, hint);
    for (const learn::Wrong &wrong : step.wrong)
        addWords(said, wrong.say);
    for (std::size_t i = 0; step.reach && i < step.reach->fails.size(); ++i)
        addWords(said, step.reach->fails[i].say);
    addWords(said, step.otherwise, step.kind == Step::Kind::Point ? named : QString());
    return said;
}

} // namespace

/// Feedback to a wrong click begins with the name of the thing: this is the longest possible name.
QString LessonTable::longestName() const
{
    QString longest;
    for (const CardRow &row : m_table.stage()->scene().rows())
        longest = row.facts.name.size() > longest.size() ? row.facts.name : longest;
    return longest.isEmpty() ? longest : qtTrId("lesson_table.that_is").arg(longest) + u' ';
}

QVariantList LessonTable::everything() const
{
    QVariantList out;
    if (m_lesson == nullptr)
        return out;
    const QString named = longestName();
    QString task;
    for (const learn::Scene &scene : m_lesson->scenes) {
        for (const Step &step : scene.steps) {
            task = step.say.empty() ? task : taught(step.say);
            out.append(QStringList(task) + notesOf(step, named));
        }
    }
    return out;
}

} // namespace playmat::table
