#include "cli/output.h"
#include "cli/study.h"
#include "learn/book.h"
#include "learn/learn_kit.h"
#include "learn/proof.h"

#include <fmt/format.h>

namespace playmat::cli {

namespace {

std::string placesOf(const std::map<std::string, std::vector<std::string>> &places,
                     const std::string &statement)
{
    const auto found = places.find(statement);
    return found == places.end() ? std::string() : fmt::format("{}", fmt::join(found->second, " "));
}

/// Which step and which question teaches what, as a table in Markdown.
void printCoverage(const learn::Course &course, const learn::Report &report)
{
    say("| no. | statement | steps | questions |\n| --- | --- | --- | --- |");
    for (const auto &[id, text] : course.statements)
        say(fmt::format("| {} | {} | {} | {} |", id, text, placesOf(report.steps, id),
                        placesOf(report.questions, id)));
}

void printLessons(const learn::Course &course)
{
    for (const learn::Lesson &lesson : course.lessons)
        say(fmt::format("{}  {}  {} ({} min, {} questions)", lesson.id, lesson.chapter,
                        lesson.title, lesson.minutes, lesson.questions.size()));
}

void printCounts(const learn::Report &report, std::size_t statements, const learn::Book &book)
{
    const learn::ProofCounts &n = report.counts;
    say(fmt::format("{} lessons, {} scenes, {} steps, {} answers, {} refusals, {} consequences, "
                    "{} marks, {} gestures, {} judged answers, {} questions, {} proofs, "
                    "{} statements, {} entries, {} terms, {} shows: {} faults",
                    n.lessons, n.scenes, n.steps, n.answers, n.refusals, n.consequences, n.marks,
                    n.gestures, n.options, n.questions, n.proofs, statements, book.entries.size(),
                    book.terms.size(), book.shows.size(), report.faults.size()));
}

} // namespace

int studyLessons(const match::CardLibrary &library, const learn::LearnKit &kit,
                 const LessonsOptions &options)
{
    std::vector<learn::Fault> faults;
    const match::Outcome<learn::Course> course
        = learn::openCourse(learn::lessonsOf(library), kit.words(library), faults);
    if (!course) {
        complain(match::describe(course.problem()));
        return 1;
    }
    const match::Outcome<learn::Book> book
        = learn::openBook(learn::rulesOf(library), course.value(), faults);
    if (!book) {
        complain(match::describe(book.problem()));
        return 1;
    }
    learn::Report report;
    if (options.check || options.coverage)
        report = learn::proveCourse(library, course.value());
    if (options.check)
        learn::proveShows(library, book.value(), *course.value().words, report.faults);
    report.faults.insert(report.faults.begin(), faults.begin(), faults.end());
    for (const learn::Fault &fault : report.faults)
        complain(fmt::format("{}: {}", fault.where, fault.what));
    if (options.coverage)
        printCoverage(course.value(), report);
    else if (options.check)
        printCounts(report, course.value().statements.size(), book.value());
    else
        printLessons(course.value());
    return report.faults.empty() ? 0 : 1;
}

} // namespace playmat::cli
