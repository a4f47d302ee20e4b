#include "learn/course.h"

#include "learn/reading.h"
#include "match/plain_words.h"
#include "match/resources.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace playmat::learn {

namespace {

/// The documents of a course that are not lessons.
constexpr std::string_view kCourse = "course.json";
constexpr std::string_view kConcepts = "concepts.json";
constexpr std::string_view kStatements = "statements.json";
constexpr std::string_view kSchema = "schema.json";
constexpr std::string_view kTips = "tips.json";

/// Reads one document's root; its mistakes become faults of that file.
void readRootOf(const CourseText &file, std::vector<Fault> &faults,
                const std::function<void(const JsonCursor &)> &read)
{
    effects::JsonProblem malformed;
    const auto root = effects::parseJson(file.text, malformed);
    if (!root) {
        faults.push_back({fmt::format("{}:{}:{}", file.name, malformed.line, malformed.column),
                          malformed.message});
        return;
    }
    std::vector<effects::JsonProblem> problems;
    read(JsonCursor(*root, problems));
    for (const effects::JsonProblem &problem : problems)
        faults.push_back({fmt::format("{}: {}", file.name, problem.path), problem.message});
}

void readStatements(const JsonCursor &at, Course &out)
{
    if (expectMembers(at))
        for (const std::string &id : at.value().keys)
            out.statements.emplace_back(id, at.at(id).string());
}

void readConcepts(const JsonCursor &at, Course &out)
{
    static constexpr std::string_view kKeys[] = {"title", "lessons", "quiz", "rules", "codes"};
    if (!expectMembers(at))
        return;
    for (const std::string &id : at.value().keys) {
        const JsonCursor item = at.at(id);
        if (!item.expectObject(kKeys))
            continue;
        Concept one{id,
                    readText(item.require("title")),
                    readStrings(item.require("lessons")),
                    readStrings(item.require("quiz")),
                    {},
                    readStrings(item.require("codes"))};
        const JsonCursor rules = item.require("rules");
        for (std::size_t i = 0; i < rules.size(); ++i)
            one.rules.push_back(readRule(rules.item(i), *out.words));
        for (const std::string &code : one.codes)
            (void)expectWord(item.at("codes"), code, out.words->refusals, "a refusal");
        out.concepts.push_back(std::move(one));
    }
}

void readChapters(const JsonCursor &at, Course &out)
{
    static constexpr std::string_view kKeys[] = {"id", "title"};
    for (std::size_t i = 0; i < at.size(); ++i)
        if (const JsonCursor item = at.item(i); item.expectObject(kKeys))
            out.chapters.push_back(
                {std::string(item.require("id").string()), readText(item.require("title"))});
}

/// Chapters in their order, and the words that are the same in every lesson.
void readPlan(const JsonCursor &at, Course &out)
{
    static constexpr std::string_view kKeys[] = {"chapters", "common"};
    if (!at.expectObject(kKeys))
        return;
    readChapters(at.require("chapters"), out);
    const JsonCursor common = at.require("common");
    if (!expectMembers(common))
        return;
    for (const std::string &kind : common.value().keys) {
        const JsonCursor item = common.at(kind);
        if (expectWord(item, kind, out.words->common, "a kind with common words"))
            out.common.emplace(kind, readText(item));
    }
    for (const std::string &kind : out.words->common)
        if (!out.common.contains(kind))
            common.fail(fmt::format("\"{}\" has no words", kind));
}

bool isLesson(std::string_view name)
{
    return name != kCourse && name != kConcepts && name != kStatements && name != kSchema
        && name != kTips;
}

void readDocument(const CourseText &file, Course &out, std::vector<Fault> &faults)
{
    const auto read = [&](const JsonCursor &at) {
        if (file.name == kCourse)
            readPlan(at, out);
        else if (file.name == kConcepts)
            readConcepts(at, out);
        else if (file.name == kTips)
            out.tips = readTips(at, *out.words);
        else
            readStatements(at, out);
    };
    if (isLesson(file.name)) {
        if (auto lesson = readLesson(file.name, file.text, *out.words, faults))
            out.lessons.push_back(std::move(*lesson));
    } else if (file.name != kSchema) {
        readRootOf(file, faults, read);
    }
}

} // namespace

const Lesson *Course::lesson(std::string_view id) const
{
    const auto found = std::ranges::find(lessons, id, &Lesson::id);
    return found == lessons.end() ? nullptr : &*found;
}

std::pair<const Lesson *, const Question *> Course::question(std::string_view name) const
{
    for (const Lesson &one : lessons) {
        const std::string_view number = std::string_view(one.file).substr(0, one.file.rfind('.'));
        if (!name.starts_with(number))
            continue;
        const std::string_view id = name.substr(number.size());
        const auto found = std::ranges::find(one.questions, id, &Question::id);
        if (found != one.questions.end())
            return {&one, &*found};
    }
    return {nullptr, nullptr};
}

const Concept *Course::topic(std::string_view id) const
{
    const auto found = std::ranges::find(concepts, id, &Concept::id);
    return found == concepts.end() ? nullptr : &*found;
}

const Concept *Course::topicOf(std::string_view code) const
{
    const auto found = std::ranges::find_if(concepts, [&](const Concept &one) {
        return std::ranges::find(one.codes, code) != one.codes.end();
    });
    return found == concepts.end() ? nullptr : &*found;
}

Course readCourse(const std::vector<CourseText> &texts, Words words, std::vector<Fault> &faults)
{
    Course out;
    out.words = std::make_shared<const Words>(std::move(words));
    for (const CourseText &text : texts)
        readDocument(text, out, faults);
    for (const std::string_view needed : {kCourse, kConcepts, kStatements})
        if (std::ranges::find(texts, needed, &CourseText::name) == texts.end())
            faults.push_back({std::string(needed), "this document is missing"});
    return out;
}

match::Outcome<std::vector<CourseText>> courseTexts(const std::filesystem::path &folder)
{
    std::error_code error;
    std::vector<std::filesystem::path> paths;
    for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end;
         it.increment(error))
        if (it->path().extension() == ".json")
            paths.push_back(it->path());
    if (error)
        return match::Problem{
            "not_found",
            fmt::format("{}: {}", match::inQuotes(folder.string()), error.message()),
            {}};
    std::ranges::sort(paths);
    std::vector<CourseText> out;
    for (const std::filesystem::path &path : paths) {
        match::Outcome<std::string> text = match::readFile(path);
        if (!text)
            return text.problem();
        out.push_back({path.filename().string(), std::move(text.value())});
    }
    return out;
}

match::Outcome<Course> openCourse(const std::filesystem::path &folder, Words words,
                                  std::vector<Fault> &faults)
{
    const match::Outcome<std::vector<CourseText>> texts = courseTexts(folder);
    if (!texts)
        return texts.problem();
    return readCourse(texts.value(), std::move(words), faults);
}

} // namespace playmat::learn
