#include "learn/lesson_run.h"

#include <algorithm>

namespace playmat::learn {

namespace {

constexpr int kPointer = 3; ///< the hint that does it

std::vector<std::pair<std::uint16_t, int>> sorted(const core::Answer &answer)
{
    std::vector<std::pair<std::uint16_t, int>> out;
    for (std::size_t i = 0; i < answer.options.size(); ++i)
        out.emplace_back(answer.options[i], i < answer.amounts.size() ? answer.amounts[i] : 0);
    std::ranges::sort(out);
    return out;
}

/// The kind of the one option that was chosen; empty when it is not one.
std::string kindOf(const Sight &sight, const core::Answer &answer)
{
    const Json &decision = sight.decision();
    if (answer.options.size() != 1 || !decision.is_object())
        return {};
    const std::size_t option = answer.options[0];
    return option < decision["options"].size() ? decision["options"][option].value("kind", "")
                                               : std::string();
}

bool isAnswer(const Sight &sight, const Pattern &pattern, const core::Answer &answer)
{
    const auto meant = sight.answerOf(pattern);
    return meant && sameAnswer(sight.game().decision(), *meant, answer);
}

} // namespace

bool sameAnswer(const core::Decision &decision, const core::Answer &a, const core::Answer &b)
{
    if (a.name != b.name)
        return false;
    return decision.kind == core::DecisionKind::Order
        ? std::ranges::equal(a.options.span(), b.options.span())
        : sorted(a) == sorted(b);
}

LessonRun::LessonRun(const Course &course, const Lesson &lesson, std::size_t scene)
    : m_course(&course)
    , m_lesson(&lesson)
    , m_scene(scene)
{
    begin();
}

const Scene &LessonRun::scene() const
{
    ENGINE_CHECK(!finished(), m_scene, 0);
    return m_lesson->scenes[m_scene];
}

const Step &LessonRun::step() const
{
    return scene().steps[m_step];
}

void LessonRun::begin()
{
    m_played = 0;
    m_hints = 0;
    m_lines.clear();
    if (!finished() && step().reach)
        m_lines.assign(step().reach->fails.size(), 0);
}

void LessonRun::next()
{
    if (++m_step == scene().steps.size()) {
        ++m_scene;
        m_step = 0;
    }
    begin();
}

// --- the learner ---------------------------------------------------------------------------------

std::string_view LessonRun::commonWords(const Sight &sight, const core::Answer &answer) const
{
    if (!step().otherwise.empty())
        return step().otherwise;
    const auto found = m_course->common.find(kindOf(sight, answer));
    return found == m_course->common.end() ? std::string_view() : found->second;
}

Verdict LessonRun::judge(const Sight &sight, const core::Answer &answer) const
{
    if (step().kind == Step::Kind::Reach)
        return {Verdict::Kind::GoesOn, {}, nullptr, nullptr};
    const auto isIt = [&](const Pattern &pattern) { return isAnswer(sight, pattern, answer); };
    if (step().free || std::ranges::any_of(step().answers, isIt))
        return {};
    for (const Wrong &wrong : step().wrong)
        if (wrong.refused.empty() && isIt(wrong.tried))
            return {Verdict::Kind::Wrong, wrong.say, &wrong, nullptr};
    return {Verdict::Kind::Wrong, commonWords(sight, answer), nullptr, nullptr};
}

Verdict LessonRun::judgeClick(const Sight &sight, int card, std::string_view part) const
{
    const bool right = std::ranges::any_of(step().points, [&](const Anchor &anchor) {
        return anchor.kind == Anchor::Kind::Cards && (anchor.word.empty() || anchor.word == part)
            && std::ranges::count(sight.find(anchor.cards), card) > 0;
    });
    return right ? Verdict() : Verdict{Verdict::Kind::Wrong, step().otherwise, nullptr, nullptr};
}

Verdict LessonRun::judgeClick(std::string_view anchor) const
{
    const bool right
        = std::ranges::find(step().points, anchor, &Anchor::text) != step().points.end();
    return right ? Verdict() : Verdict{Verdict::Kind::Wrong, step().otherwise, nullptr, nullptr};
}

Verdict LessonRun::judgeConceding() const
{
    const bool right = std::ranges::find(step().answers, Pattern::Kind::Concede, &Pattern::kind)
        != step().answers.end();
    return right ? Verdict() : Verdict{Verdict::Kind::Wrong, step().otherwise, nullptr, nullptr};
}

std::string_view LessonRun::wordsFor(const Sight &sight, const Json &gesture,
                                     std::string_view code) const
{
    for (const Wrong &wrong : step().wrong)
        if (wrong.refused == code && sight.gestureOf(wrong.tried) == gesture)
            return wrong.say;
    return {};
}

std::optional<std::string_view> LessonRun::hint()
{
    m_hints = std::min(m_hints + 1, kPointer);
    m_mostHints = std::max(m_mostHints, m_hints);
    const auto level = static_cast<std::size_t>(m_hints);
    return level > step().hints.size() ? std::nullopt
                                       : std::optional<std::string_view>(step().hints[level - 1]);
}

std::optional<core::Answer> LessonRun::shown(const Sight &sight) const
{
    const std::vector<Pattern> &patterns = step().reach ? step().reach->solution : step().answers;
    const std::size_t at = step().reach ? m_played : 0;
    return at < patterns.size() ? sight.answerOf(patterns[at]) : std::nullopt;
}

// --- the script ----------------------------------------------------------------------------------

namespace {

bool isWanted(const Sight &sight, const Json &option, const Habit &habit)
{
    if (option.value("kind", "") != habit.option)
        return false;
    if (habit.targetType.empty())
        return true;
    const Json target = option.value("target", Json());
    const Json *card = target.is_number_integer() ? sight.card(target.get<int>()) : nullptr;
    return card != nullptr && (card->value("type", "") == habit.targetType) != habit.otherTypes;
}

/// What the other side does by habit: the first option that the first of its habits prefers.
std::optional<core::Answer> byHabit(const Sight &sight, const std::vector<const Habit *> &habits)
{
    const Json &options = sight.decision()["options"];
    for (const Habit *habit : habits)
        for (const Json &option : options)
            if (isWanted(sight, option, *habit))
                return core::Answer::one(option["id"].get<std::uint16_t>());
    return options.empty() ? std::nullopt : std::optional(core::Answer::one(0));
}

} // namespace

std::optional<core::Answer> LessonRun::script(const Sight &sight) const
{
    if (!sight.decision().is_object())
        return std::nullopt;
    if (step().kind == Step::Kind::Them && m_played < step().answers.size())
        return sight.answerOf(step().answers[m_played]);
    if (step().kind == Step::Kind::Reach && !sight.asksMe())
        return byHabit(sight, step().reach->them);
    return std::nullopt;
}

// --- what was done -------------------------------------------------------------------------------

void LessonRun::playing(const Sight &sight, const core::Answer &answer)
{
    ++m_played;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const std::vector<Pattern> &line = step().reach->fails[i].play;
        if (m_lines[i] && *m_lines[i] < line.size() && isAnswer(sight, line[*m_lines[i]], answer))
            ++*m_lines[i];
        else
            m_lines[i].reset();
    }
}

Verdict LessonRun::played(const Moment &moment)
{
    const bool scripted = step().kind == Step::Kind::Them;
    if (step().reach) {
        for (std::size_t i = 0; i < m_lines.size(); ++i)
            if (const Fail &fail = step().reach->fails[i]; m_lines[i] == fail.play.size())
                return {Verdict::Kind::Wrong, fail.say, nullptr, &fail};
        if (whyNot(*step().reach->goal, moment))
            return {Verdict::Kind::GoesOn, {}, nullptr, nullptr};
    }
    if (scripted && m_played < step().answers.size())
        return {Verdict::Kind::GoesOn, {}, nullptr, nullptr};
    next();
    return {};
}

void LessonRun::takenBack()
{
    ++m_mistakes;
    m_played = 0;
    if (step().reach)
        m_lines.assign(step().reach->fails.size(), 0);
}

void LessonRun::backTo(std::size_t scene, std::size_t step)
{
    m_scene = scene;
    m_step = step;
    begin();
}

int LessonRun::stars() const
{
    if (m_mistakes == 0 && m_mostHints <= 1)
        return 3;
    return m_mistakes <= 2 && m_mostHints <= 2 ? 2 : 1;
}

} // namespace playmat::learn
