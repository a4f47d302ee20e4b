#pragma once

#include "learn/course.h"
#include "match/card_library.h"

#include <map>
#include <string>
#include <vector>

namespace playmat::learn {

/// How much of a course has been proven.
struct ProofCounts
{
    int lessons = 0;
    int scenes = 0;
    int steps = 0;
    int answers = 0; ///< both demanded and scripted ones, carried out
    int refusals = 0; ///< refused with the code and rule the document states
    int consequences = 0; ///< of wrong moves, carried out and taken back
    int marks = 0;
    int gestures = 0; ///< dragged in a scene, and either legal or refused with a rule
    int options = 0; ///< legal answers that have been judged, and found to have words
    int questions = 0;
    int proofs = 0;
};

/// What a proof found. A course without faults can be shipped.
struct Report
{
    std::vector<Fault> faults;
    ProofCounts counts;
    std::map<std::string, std::vector<std::string>> steps; ///< by statement: "02a10"
    std::map<std::string, std::vector<std::string>> questions; ///< by statement: "02q3"

    void fault(std::string where, std::string what)
    {
        faults.push_back({std::move(where), std::move(what)});
    }
};

/// Plays everything the documents say on the rules engine, and proves: every lesson can be
/// finished, what is demanded is offered, what is promised happens, what is lit is there and open
/// to the learner, refusals have the stated code and rule, mistakes have the consequences
/// that are shown and can be taken back, every other legal answer has words, every gesture has a
/// reason, the answers of questions are what the engine does, and every statement has a step and a
/// question.
[[nodiscard]] Report proveCourse(const match::CardLibrary &library, const Course &course);

/// The parts of it.
void proveScenes(const match::CardLibrary &library, const Course &course, const Lesson &lesson,
                 Report &report);
void proveQuestion(const match::CardLibrary &library, const Course &course, const Lesson &lesson,
                   const Question &question, Report &report);

} // namespace playmat::learn
