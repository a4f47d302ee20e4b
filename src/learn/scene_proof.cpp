#include "engine/core/answers.h"
#include "learn/lesson_run.h"
#include "learn/proof.h"
#include "learn/rehearsal.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::learn {

namespace {

/// How far choices among many cards are tried.
constexpr std::size_t kMostAnswers = 200;

/// One lesson, gone through as by a learner who makes every mistake once.
class SceneProof
{
public:
    SceneProof(const match::CardLibrary &library, const Course &course, const Lesson &lesson,
               Report &report)
        : m_library(library)
        , m_words(*course.words)
        , m_lesson(lesson)
        , m_run(course, lesson)
        , m_report(report)
    {
    }

    void prove()
    {
        for (const Scene &scene : m_lesson.scenes) {
            ++m_report.counts.scenes;
            if (!proveScene(scene))
                return; // what follows would only say that it was not reached
        }
        if (!m_run.finished() || m_run.stars() != 3)
            fault("the lesson cannot be finished with three stars");
    }

private:
    bool proveScene(const Scene &scene)
    {
        m_where = fmt::format("{}: {}", m_lesson.file, scene.path);
        match::Outcome<Rehearsal> table
            = Rehearsal::start(m_library, scene.scenario, scene.me, m_words);
        if (!table) {
            m_where += ".scenario"
                + table.problem().path.substr(
                    std::min<std::size_t>(1, table.problem().path.size()));
            fault(table.problem().message);
            return false;
        }
        m_table.emplace(std::move(table.value()));
        for (const Step &step : scene.steps) {
            ++m_report.counts.steps;
            m_where = fmt::format("{}: {}", m_lesson.file, step.path);
            if (!proveStep(step))
                return false;
        }
        return true;
    }

    bool proveStep(const Step &step)
    {
        proveMarks(step);
        for (const Wrong &wrong : step.wrong)
            proveWrong(wrong);
        switch (step.kind) {
        case Step::Kind::Say:
        case Step::Kind::Point:
            provePoints(step);
            m_run.next();
            return true;
        case Step::Kind::Do:
            return proveDo(step);
        case Step::Kind::Them:
            return proveScript(step);
        case Step::Kind::Reach:
            return proveReach(step);
        }
        return false;
    }

    // --- what is lit, and what is clicked ----------------------------------------------------

    void proveMarks(const Step &step)
    {
        const Sight seen = m_table->learnersSight();
        const auto prove = [&](const Anchor &anchor) {
            ++m_report.counts.marks;
            if (!m_table->sight().has(anchor))
                fault(fmt::format("{} is not on the table", anchor.text));
            else if (!seen.has(anchor))
                fault(fmt::format("{} is hidden from the learner", anchor.text));
        };
        std::ranges::for_each(step.marks, prove);
        std::ranges::for_each(step.points, prove);
        for (const auto &[from, to] : step.arrows) {
            prove(from);
            prove(to);
        }
    }

    void provePoints(const Step &step)
    {
        for (const Anchor &anchor : step.points) {
            if (anchor.kind != Anchor::Kind::Cards) {
                expectRight(m_run.judgeClick(anchor.text), anchor.text);
                continue;
            }
            for (const int card : m_table->sight().find(anchor.cards))
                expectRight(m_run.judgeClick(m_table->sight(), card, anchor.word), anchor.text);
        }
    }

    void expectRight(const Verdict &verdict, std::string_view what)
    {
        if (verdict.kind != Verdict::Kind::Right)
            fault(fmt::format("{} is not accepted as right", what));
    }

    // --- mistakes ----------------------------------------------------------------------------

    void proveWrong(const Wrong &wrong)
    {
        const std::string before
            = std::exchange(m_where, fmt::format("{}: {}", m_lesson.file, wrong.path));
        if (wrong.refused.empty())
            proveConsequence(wrong.tried, wrong.show, wrong.then);
        else
            proveRefusal(wrong);
        m_where = before;
    }

    /// An answer with too many or too few cards: only the lesson says which rule wants how many.
    bool isOfSize(const Wrong &wrong) const
    {
        return std::ranges::count(m_words.sizeRefusals, wrong.refused) > 0;
    }

    /// What the program says to the mistake; nothing when the gesture is not even possible.
    std::optional<Reply> replyTo(const Wrong &wrong)
    {
        if (isOfSize(wrong)) {
            const auto answer = m_table->sight().optionsOf(wrong.tried);
            return answer ? std::optional(m_table->tryAnswer(*answer)) : std::nullopt;
        }
        const auto gesture = m_table->sight().gestureOf(wrong.tried);
        if (!gesture)
            return std::nullopt;
        const match::Outcome<Reply> reply = whyOf(m_table->sight(), *gesture);
        return reply ? std::optional(reply.value()) : std::nullopt;
    }

    void proveRefusal(const Wrong &wrong)
    {
        ++m_report.counts.refusals;
        const std::optional<Reply> reply = replyTo(wrong);
        if (!reply)
            fault(fmt::format("{} cannot be tried here", wrong.tried.text));
        else if (reply->legal)
            fault(fmt::format("{} is legal", wrong.tried.text));
        else if (reply->code != wrong.refused)
            fault(fmt::format("{} is refused as {} (\"{}\"), not {}", wrong.tried.text, reply->code,
                              reply->message, wrong.refused));
        else if (reply->rule != wrong.rule && !(isOfSize(wrong) && reply->rule.empty()))
            fault(fmt::format("the rule is \"{}\", not \"{}\"", reply->rule, wrong.rule));
    }

    void proveConsequence(const Pattern &tried, const std::vector<Pattern> &show,
                          const std::optional<Check> &then)
    {
        const std::uint64_t before = m_table->hash();
        std::size_t played = 0;
        m_table->forget();
        bool good = playAndCount(tried, played);
        for (const Pattern &pattern : show)
            good = good && playAndCount(pattern, played);
        if (good && then)
            expectHolds(*then, "what comes of it: ");
        m_table->takeBack(played);
        ++m_report.counts.consequences;
        if (m_table->hash() != before)
            fault("taking back does not give the same position");
    }

    bool playAndCount(const Pattern &pattern, std::size_t &played)
    {
        const auto problem = m_table->play(pattern);
        if (problem)
            fault(*problem);
        else
            ++played;
        return !problem;
    }

    bool expectHolds(const Check &check, std::string_view what = "")
    {
        const auto why = whyNot(check, m_table->moment());
        if (why)
            fault(fmt::format("{}{}", what, *why));
        return !why;
    }

    // --- the learner's answers ---------------------------------------------------------------

    bool proveDo(const Step &step)
    {
        if (step.answers.front().kind == Pattern::Kind::Concede)
            return proveConceding(step);
        if (!m_table->sight().asksMe()) {
            fault("it is not the learner who is asked");
            return false;
        }
        proveWords();
        proveGestures();
        for (std::size_t i = 1; i < step.answers.size(); ++i)
            proveConsequence(step.answers[i], {}, step.then);
        const auto shown = m_run.shown(m_table->sight());
        if (!shown) {
            fault(m_table->play(step.answers.front()).value_or("it cannot be shown"));
            return false;
        }
        expectRight(m_run.judge(m_table->sight(), *shown), step.answers.front().text);
        m_table->forget();
        return carryOut(*shown) && expectDone(step);
    }

    bool proveConceding(const Step &step)
    {
        expectRight(m_run.judgeConceding(), "conceding");
        m_table->forget();
        if (const auto problem = m_table->play(step.answers.front())) {
            fault(*problem);
            return false;
        }
        ++m_report.counts.answers;
        return expectDone(step);
    }

    /// Every legal answer is right, or there are words for it; in a free step every one is right
    /// and keeps the promise.
    void proveWords()
    {
        const Step &step = m_run.step();
        for (const core::Answer &answer :
             core::answersTo(m_table->game().decision(), 0, kMostAnswers)) {
            const Verdict verdict = m_run.judge(m_table->sight(), answer);
            if (step.free) {
                proveFree(step, answer);
                continue;
            }
            ++m_report.counts.options;
            if (verdict.kind == Verdict::Kind::Wrong && verdict.say.empty())
                fault(fmt::format("no words for: {}", textOf(answer)));
        }
    }

    void proveFree(const Step &step, const core::Answer &answer)
    {
        m_table->forget();
        if (m_table->play(answer))
            return; // some choices exclude each other
        if (step.then)
            expectHolds(*step.then, "after another answer: ");
        m_table->takeBack();
    }

    std::string textOf(const core::Answer &answer) const
    {
        std::string out;
        for (const std::uint16_t option : answer.options)
            out += (out.empty() ? "" : ", ")
                + m_table->sight().decision()["options"][option].value("text", "");
        return out.empty() ? "choosing nothing" : out;
    }

    bool carryOut(const core::Answer &answer)
    {
        m_run.playing(m_table->sight(), answer);
        if (const auto problem = m_table->play(answer)) {
            fault(*problem);
            return false;
        }
        ++m_report.counts.answers;
        return true;
    }

    /// The step is finished, and what it promises holds.
    bool expectDone(const Step &step)
    {
        const Verdict verdict = m_run.played(m_table->moment());
        if (verdict.kind != Verdict::Kind::Right) {
            fault("the step does not finish");
            return false;
        }
        return !step.then || expectHolds(*step.then);
    }

    bool proveScript(const Step &step)
    {
        m_table->forget();
        for (std::size_t i = 0; i < step.answers.size(); ++i) {
            const auto answer = m_run.script(m_table->sight());
            if (!answer) {
                fault(m_table->play(step.answers[i]).value_or("it cannot be played"));
                return false;
            }
            if (!carryOut(*answer))
                return false;
            if (i + 1 < step.answers.size()
                && m_run.played(m_table->moment()).kind != Verdict::Kind::GoesOn) {
                fault("the script ends too early");
                return false;
            }
        }
        return expectDone(step);
    }

    // --- playing for a goal ------------------------------------------------------------------

    bool proveReach(const Step &step)
    {
        for (const Fail &fail : step.reach->fails)
            proveFail(fail);
        m_table->forget();
        const auto &line = step.reach->solution;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const auto answer = m_table->sight().answerOf(line[i]);
            if (!answer) {
                fault(m_table->play(line[i]).value_or("it cannot be played"));
                return false;
            }
            expectHabit(line[i], *answer);
            if (!carryOut(*answer))
                return false;
            if (i + 1 < line.size()
                && m_run.played(m_table->moment()).kind != Verdict::Kind::GoesOn) {
                fault(fmt::format("the goal is reached before {}", line[i + 1].text));
                return false;
            }
        }
        return expectDone(step);
    }

    /// In a solution the other side does what its habits make it do.
    void expectHabit(const Pattern &pattern, const core::Answer &answer)
    {
        const auto script = m_run.script(m_table->sight());
        if (script && !sameAnswer(m_table->game().decision(), *script, answer))
            fault(fmt::format("the other side would not answer {}", pattern.text));
    }

    /// A line that misses the goal, as the learner would play it.
    void proveFail(const Fail &fail)
    {
        const std::string before
            = std::exchange(m_where, fmt::format("{}: {}", m_lesson.file, fail.path));
        LessonRun run = m_run;
        const std::uint64_t hash = m_table->hash();
        std::size_t played = 0;
        Verdict verdict{Verdict::Kind::GoesOn, {}, nullptr, nullptr};
        m_table->forget();
        for (const Pattern &pattern : fail.play) {
            if (const auto answer = m_table->sight().answerOf(pattern))
                run.playing(m_table->sight(), *answer);
            if (!playAndCount(pattern, played))
                break;
            verdict = run.played(m_table->moment());
        }
        if (played == fail.play.size() && (verdict.fail != &fail || !expectHolds(*fail.then)))
            fault("this line reaches the goal after all");
        m_table->takeBack(played);
        ++m_report.counts.consequences;
        if (m_table->hash() != hash)
            fault("taking back does not give the same position");
        m_where = before;
    }

    // --- gestures ----------------------------------------------------------------------------

    bool isMovable(const Json &card) const
    {
        if (card["controller"] != m_table->sight().me() || !m_table->sight().isFree(card)
            || !card["zone"].is_string())
            return false;
        const std::string zone = card["zone"];
        const std::string_view kind = std::string_view(zone).substr(zone.find('.') + 1);
        return std::ranges::find(m_words.still, kind) == m_words.still.end();
    }

    /// The cards, and what is attached to them: a newcomer may aim at that too.
    void addWithAttached(const std::vector<int> &cards, std::vector<Json> &out) const
    {
        for (const int card : cards) {
            out.push_back({{"onto_card", card}});
            for (const int attached : m_table->sight().attachedTo(card))
                out.push_back({{"onto_card", attached}});
        }
    }

    std::vector<Json> dropPlaces() const
    {
        std::vector<Json> out;
        for (const Place &place : m_words.places) {
            Selector selector;
            selector.place = &place;
            if (std::ranges::count(m_words.dropOnto, place.name) > 0)
                for (const Side side : {Side::Me, Side::You}) {
                    selector.side = side;
                    addWithAttached(m_table->sight().find(selector), out);
                }
            selector.side = Side::Me;
            if (std::ranges::count(m_words.dropInto, place.name) > 0)
                out.push_back({{"onto_zone", m_table->sight().zoneOf(selector)}});
        }
        return out;
    }

    /// Every card that a newcomer might drag, onto every place: legal, or refused with a rule.
    void proveGestures()
    {
        if (m_table->game().decision().kind != core::DecisionKind::Action)
            return;
        const std::vector<Json> places = dropPlaces();
        for (const Json &card : m_table->sight().state()["cards"])
            if (isMovable(card))
                for (const Json &place : places)
                    if (!place.contains("onto_card") || place["onto_card"] != card["id"])
                        proveGesture(card, place);
    }

    void proveGesture(const Json &card, const Json &place)
    {
        ++m_report.counts.gestures;
        Json gesture{{"card", card["id"]}};
        gesture.update(place);
        const match::Outcome<Reply> reply = whyOf(m_table->sight(), gesture);
        if (!reply)
            fault(fmt::format("{}: {}", gesture.dump(), reply.problem().message));
        else if (!reply.value().legal && reply.value().rule.empty())
            fault(fmt::format("no rule for {}: {}", gesture.dump(), reply.value().message));
    }

    void fault(std::string what) { m_report.fault(m_where, std::move(what)); }

    const match::CardLibrary &m_library;
    const Words &m_words;
    const Lesson &m_lesson;
    LessonRun m_run;
    Report &m_report;
    std::optional<Rehearsal> m_table; ///< of the scene
    std::string m_where;
};

} // namespace

void proveScenes(const match::CardLibrary &library, const Course &course, const Lesson &lesson,
                 Report &report)
{
    SceneProof(library, course, lesson, report).prove();
}

} // namespace playmat::learn
