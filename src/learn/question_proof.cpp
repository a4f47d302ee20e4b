#include "learn/proof.h"
#include "learn/rehearsal.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::learn {

namespace {

/// One question, and what is played before its answer is believed.
class QuestionProof
{
public:
    QuestionProof(const match::CardLibrary &library, const Course &course, const Lesson &lesson,
                  const Question &question, Report &report)
        : m_library(library)
        , m_words(*course.words)
        , m_lesson(lesson)
        , m_question(question)
        , m_report(report)
    {
    }

    void prove()
    {
        ++m_report.counts.questions;
        m_where = fmt::format("{}: {}", m_lesson.file, m_question.path);
        if (m_question.scenario)
            if (const auto table = begin(*m_question.scenario))
                proveClicks(*table);
        for (const Proof &proof : m_question.proofs) {
            ++m_report.counts.proofs;
            m_where = fmt::format("{}: {}", m_lesson.file, proof.path);
            proveOne(proof);
        }
    }

private:
    std::optional<Rehearsal> begin(const Json &scenario)
    {
        match::Outcome<Rehearsal> table = Rehearsal::start(m_library, scenario, 0, m_words);
        if (table)
            return std::move(table.value());
        fault(fmt::format("the scenario{}: {}", table.problem().path, table.problem().message));
        return std::nullopt;
    }

    /// What is to be clicked is there; what is wrong is there too, and none of it is right.
    void proveClicks(const Rehearsal &table)
    {
        const Sight seen = table.learnersSight();
        const auto prove = [&](const Anchor &anchor) {
            ++m_report.counts.marks;
            if (!seen.has(anchor))
                fault(fmt::format("{} is not on the table the learner sees", anchor.text));
        };
        std::ranges::for_each(m_question.answers, prove);
        for (const auto &[anchor, why] : m_question.wrong) {
            prove(anchor);
            for (const Anchor &answer : m_question.answers)
                if (meanTheSame(table.sight(), anchor, answer))
                    fault(fmt::format("{} is right and wrong", anchor.text));
        }
    }

    static bool meanTheSame(const Sight &sight, const Anchor &a, const Anchor &b)
    {
        if (a.kind != Anchor::Kind::Cards || b.kind != Anchor::Kind::Cards)
            return a.text == b.text;
        const std::vector<int> other = sight.find(b.cards);
        return a.word == b.word && std::ranges::any_of(sight.find(a.cards), [&](int card) {
                   return std::ranges::count(other, card) > 0;
               });
    }

    void proveOne(const Proof &proof)
    {
        const auto &scenario = proof.scenario ? proof.scenario : m_question.scenario;
        if (!scenario) {
            fault("there is no scenario to play on");
            return;
        }
        auto table = begin(*scenario);
        if (!table)
            return;
        for (const Pattern &pattern : proof.play)
            if (const auto problem = table->play(pattern)) {
                fault(*problem);
                return;
            }
        if (proof.tried)
            proveRefusal(*table, proof);
        const auto answer = m_question.kind == Question::Kind::Number
            ? std::optional(m_question.number)
            : std::nullopt;
        if (const auto why = proof.then ? whyNot(*proof.then, table->moment(answer)) : std::nullopt)
            fault(*why);
    }

    void proveRefusal(const Rehearsal &table, const Proof &proof)
    {
        const auto gesture = table.sight().gestureOf(*proof.tried);
        if (!gesture) {
            fault(fmt::format("{} cannot be tried here", proof.tried->text));
            return;
        }
        const match::Outcome<Reply> reply = whyOf(table.sight(), *gesture);
        if (!reply)
            fault(reply.problem().message);
        else if (reply.value().legal)
            fault(fmt::format("{} is legal", proof.tried->text));
        else if (reply.value().code != proof.refused)
            fault(fmt::format("{} is refused as {}, not {}", proof.tried->text, reply.value().code,
                              proof.refused));
    }

    void fault(std::string what) { m_report.fault(m_where, std::move(what)); }

    const match::CardLibrary &m_library;
    const Words &m_words;
    const Lesson &m_lesson;
    const Question &m_question;
    Report &m_report;
    std::string m_where;
};

} // namespace

void proveQuestion(const match::CardLibrary &library, const Course &course, const Lesson &lesson,
                   const Question &question, Report &report)
{
    QuestionProof(library, course, lesson, question, report).prove();
}

} // namespace playmat::learn
