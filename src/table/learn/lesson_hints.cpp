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

std::vector<QRectF> LessonTable::targets() const
{
    std::vector<QRectF> out;
    if (!isLit() || m_mood != Acts)
        return out;
    const auto answer = m_run->shown(sight());
    if (!answer)
        return out;
    const core::Decision &decision = m_table.match()->game().decision();
    for (const std::uint16_t index : answer->options) {
        if (index >= decision.options.size())
            continue;
        const core::Option &option = decision.options[index];
        if (option.card != core::kNone)
            out.push_back(m_places.rectOfCard(int(option.card)));
        if (option.target != core::kNone)
            out.push_back(m_places.rectOfCard(int(option.target)));
    }
    return out;
}

} // namespace playmat::table
