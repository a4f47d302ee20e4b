#include "learn/proof.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::learn {

namespace {

/// "09" of "09.json": how concepts and tables name a lesson.
std::string numberOf(const Lesson &lesson)
{
    return lesson.file.substr(0, lesson.file.rfind('.'));
}

bool holds(const std::vector<std::string> &list, const std::string &word)
{
    return std::ranges::find(list, word) != list.end();
}

void cover(const Lesson &lesson, Report &report)
{
    const std::string number = numberOf(lesson);
    for (const Scene &scene : lesson.scenes)
        for (std::size_t i = 0; i < scene.steps.size(); ++i)
            for (const std::string &statement : scene.steps[i].covers)
                report.steps[statement].push_back(fmt::format("{}{}{}", number, scene.id, i + 1));
    for (const Question &question : lesson.questions)
        for (const std::string &statement : question.covers)
            report.questions[statement].push_back(number + question.id);
}

/// Every statement has a step and a question, and nothing else is covered.
void proveCoverage(const Course &course, Report &report)
{
    const auto isKnown = [&](const std::string &id) {
        return std::ranges::any_of(course.statements,
                                   [&](const auto &statement) { return statement.first == id; });
    };
    for (const auto *covered : {&report.steps, &report.questions})
        for (const auto &[statement, places] : *covered)
            if (!isKnown(statement))
                report.fault(places.front(), fmt::format("{} is not a statement", statement));
    for (const auto &[id, text] : course.statements) {
        if (!report.steps.contains(id))
            report.fault("statements.json", fmt::format("{} has no step: {}", id, text));
        if (!report.questions.contains(id))
            report.fault("statements.json", fmt::format("{} has no question: {}", id, text));
    }
}

/// Lessons are in the order of their chapters, and name concepts that name them.
void proveNames(const Course &course, const Lesson &lesson, Report &report)
{
    if (std::ranges::find(course.chapters, lesson.chapter, &Chapter::id) == course.chapters.end())
        report.fault(lesson.file, fmt::format("{} is not a chapter", lesson.chapter));
    for (const std::string &id : lesson.topics) {
        const Concept *topic = course.topic(id);
        if (topic == nullptr)
            report.fault(lesson.file, fmt::format("{} is not a concept", id));
        else if (!holds(topic->lessons, numberOf(lesson)))
            report.fault(lesson.file, fmt::format("the concept {} does not name this lesson", id));
    }
    for (const Question &question : lesson.questions) {
        const Concept *topic = course.topic(question.topic);
        const std::string name = numberOf(lesson) + question.id;
        if (topic == nullptr)
            report.fault(name, fmt::format("{} is not a concept", question.topic));
        else if (!holds(topic->questions, name))
            report.fault(name, fmt::format("the concept {} does not name it", question.topic));
    }
}

/// What a concept names exists, and it has a lesson, a question and a rule.
void proveConcept(const Course &course, const Concept &topic, Report &report)
{
    const std::string where = fmt::format("concepts.json: $.{}", topic.id);
    if (topic.lessons.empty() || topic.questions.empty() || topic.rules.empty())
        report.fault(where, "a concept has a lesson, a question and a rule");
    for (const std::string &number : topic.lessons) {
        const auto lesson = std::ranges::find(course.lessons, number, &numberOf);
        if (lesson == course.lessons.end() || !holds(lesson->topics, topic.id))
            report.fault(where, fmt::format("lesson {} does not teach it", number));
    }
    for (const std::string &name : topic.questions)
        if (const Question *asked = course.question(name).second;
            asked == nullptr || asked->topic != topic.id)
            report.fault(where, fmt::format("question {} does not ask about it", name));
    for (const std::string &code : topic.codes)
        if (course.topicOf(code) != &topic)
            report.fault(where, fmt::format("{} belongs to another concept already", code));
}

/// A tip is about a concept of the course, and no two have the same name.
void proveTips(const Course &course, Report &report)
{
    for (const Tip &tip : course.tips) {
        const std::string where = fmt::format("tips.json: {}", tip.id);
        if (course.topic(tip.topic) == nullptr)
            report.fault(where, fmt::format("{} is not a concept", tip.topic));
        if (std::ranges::count(course.tips, tip.id, &Tip::id) > 1)
            report.fault(where, "another one has this name");
    }
}

void proveOrder(const Course &course, Report &report)
{
    const auto place = [&](const Lesson &lesson) {
        return std::ranges::find(course.chapters, lesson.chapter, &Chapter::id)
            - course.chapters.begin();
    };
    if (!std::ranges::is_sorted(course.lessons, {}, place))
        report.fault("course.json: $.chapters", "the lessons are not in this order");
}

} // namespace

Report proveCourse(const match::CardLibrary &library, const Course &course)
{
    Report report;
    for (const Lesson &lesson : course.lessons) {
        ++report.counts.lessons;
        proveNames(course, lesson, report);
        if (library.source(lesson.picture) == nullptr)
            report.fault(lesson.file, fmt::format("no card has the id {}", lesson.picture));
        proveScenes(library, course, lesson, report);
        for (const Question &question : lesson.questions)
            proveQuestion(library, course, lesson, question, report);
        cover(lesson, report);
    }
    for (const Concept &topic : course.concepts)
        proveConcept(course, topic, report);
    proveTips(course, report);
    proveOrder(course, report);
    proveCoverage(course, report);
    return report;
}

} // namespace playmat::learn
