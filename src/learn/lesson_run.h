#pragma once

#include "learn/course.h"
#include "learn/moment.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace playmat::learn {

/// What a lesson says to what the learner did.
struct Verdict
{
    enum class Kind : std::uint8_t {
        Right, ///< carry it out; the step is done
        Wrong, ///< carry it out, show what comes of it, say `say`, take it all back
        GoesOn, ///< carry it out; the goal is still ahead
    };

    Kind kind = Kind::Right;
    std::string_view say; ///< of Wrong; empty: the document has no words for it, which is a fault
    const Wrong *wrong = nullptr; ///< the mistake that the document describes, if it does
    const Fail *fail = nullptr; ///< the line that misses the goal, now at its end
};

/// Where a learner is in a lesson. It plays nothing: the owner of the table asks what becomes of an
/// answer, carries it out or not, and reports what was done. All teaching goes through here,
/// and so does the proof of the documents.
class LessonRun
{
public:
    /// From the beginning of a scene. Course and lesson outlive it.
    LessonRun(const Course &course, const Lesson &lesson, std::size_t scene = 0);

    [[nodiscard]] bool finished() const { return m_scene == m_lesson->scenes.size(); }
    [[nodiscard]] const Scene &scene() const;
    [[nodiscard]] const Step &step() const;
    [[nodiscard]] std::size_t sceneIndex() const { return m_scene; }
    [[nodiscard]] std::size_t stepIndex() const { return m_step; }

    // --- the learner -------------------------------------------------------------------------
    /// What becomes of an answer to the current question. It changes nothing.
    [[nodiscard]] Verdict judge(const Sight &sight, const core::Answer &answer) const;
    /// The same for a click on a card, by its id, or on something else by its name ("ui:pass",
    /// "zone:me.hand").
    [[nodiscard]] Verdict judgeClick(const Sight &sight, int card, std::string_view part) const;
    [[nodiscard]] Verdict judgeClick(std::string_view anchor) const;
    /// The same for giving up, which is always possible.
    [[nodiscard]] Verdict judgeConceding() const;
    /// The lesson's own words for a gesture that was refused with this code; empty: the program's.
    [[nodiscard]] std::string_view wordsFor(const Sight &sight, const Json &gesture,
                                            std::string_view code) const;
    /// The next hint; nothing when the pointer has to do it: `shown` is what it plays.
    [[nodiscard]] std::optional<std::string_view> hint();
    [[nodiscard]] std::optional<core::Answer> shown(const Sight &sight) const;

    // --- the script --------------------------------------------------------------------------
    /// The answer that is played without the learner now, in a scripted step or for the other side
    /// while a goal is played for. Nothing: it is the learner's turn.
    [[nodiscard]] std::optional<core::Answer> script(const Sight &sight) const;

    // --- what was done -----------------------------------------------------------------------
    /// An answer is about to be carried out for good, the learner's or the script's.
    void playing(const Sight &sight, const core::Answer &answer);
    /// It was carried out: the step may be done now, or a line has missed the goal.
    [[nodiscard]] Verdict played(const Moment &moment);
    /// The learner has read on, or clicked right.
    void next();
    /// Something wrong was done, and taken back. A line that missed the goal starts over.
    void takenBack();
    /// Back to a step that was there before; mistakes and hints still count.
    void backTo(std::size_t scene, std::size_t step);

    /// 3: without a mistake or a hint above the first; 2: with two mistakes at most, or the second
    /// hint; 1: finished.
    [[nodiscard]] int stars() const;

private:
    [[nodiscard]] std::string_view commonWords(const Sight &sight,
                                               const core::Answer &answer) const;
    void begin();

    const Course *m_course;
    const Lesson *m_lesson;
    std::size_t m_scene;
    std::size_t m_step = 0;
    std::size_t m_played = 0; ///< answers that have been carried out in this step
    std::vector<std::optional<std::size_t>> m_lines; ///< how far each failing line has been played
    int m_hints = 0; ///< in this step
    int m_mostHints = 0;
    int m_mistakes = 0;
};

/// Whether two answers to this decision say the same thing.
[[nodiscard]] bool sameAnswer(const core::Decision &decision, const core::Answer &a,
                              const core::Answer &b);

} // namespace playmat::learn
