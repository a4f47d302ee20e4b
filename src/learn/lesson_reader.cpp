#include "learn/reading.h"
#include "match/plain_words.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::learn {

namespace {

constexpr int kMostMinutes = 20;

std::optional<Scene> readScene(const JsonCursor &at, const Words &words)
{
    static constexpr std::string_view kKeys[] = {"id", "scenario", "me", "play_on", "steps"};
    if (!at.expectObject(kKeys))
        return std::nullopt;
    Scene out;
    out.path = at.path();
    out.id = at.require("id").string();
    if (auto scenario = readScenario(at.require("scenario")))
        out.scenario = std::move(*scenario);
    if (at.has("me"))
        out.me = static_cast<core::PlayerId>(at.at("me").integer(0, 1));
    out.playOn = at.has("play_on") && at.at("play_on").boolean();
    const JsonCursor steps = at.require("steps");
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (auto step = readStep(steps.item(i), words))
            out.steps.push_back(std::move(*step));
    if (steps.size() == 0)
        steps.fail("a scene has at least one step");
    return out;
}

/// Progress is kept by these ids, so each names one thing.
template <class Part>
void expectDifferent(const JsonCursor &at, const std::vector<Part> &parts)
{
    for (const Part &part : parts)
        if (std::ranges::count(parts, part.id, &Part::id) > 1) {
            at.fail(fmt::format("the id {} appears twice", match::inQuotes(part.id)));
            return;
        }
}

void readScenes(const JsonCursor &at, const Words &words, Lesson &out)
{
    for (std::size_t i = 0; i < at.size(); ++i)
        if (auto scene = readScene(at.item(i), words))
            out.scenes.push_back(std::move(*scene));
    if (at.size() == 0)
        at.fail("a lesson has at least one scene");
    expectDifferent(at, out.scenes);
}

void readQuestions(const JsonCursor &at, const Words &words, Lesson &out)
{
    for (std::size_t i = 0; i < at.size(); ++i)
        if (auto question = readQuestion(at.item(i), words))
            out.questions.push_back(std::move(*question));
    if (at.size() < 2)
        at.fail("a lesson has at least two questions");
    expectDifferent(at, out.questions);
}

/// Words in “quotes” in a text are the words of a button on the table.
void expectButtons(const JsonCursor &at, std::string_view text, const Words &words)
{
    static constexpr std::string_view kOpen = "“";
    static constexpr std::string_view kClose = "”";
    for (std::size_t begin = text.find(kOpen); begin != std::string_view::npos;
         begin = text.find(kOpen, begin)) {
        begin += kOpen.size();
        const std::size_t end = text.find(kClose, begin);
        (void)expectWord(at, text.substr(begin, end - begin), words.buttons, "a button");
    }
}

/// The same for all texts of a document.
void expectButtonsIn(const JsonCursor &at, const Words &words)
{
    if (at.isString())
        expectButtons(at, at.string(), words);
    for (std::size_t i = 0; at.isArray() && i < at.size(); ++i)
        expectButtonsIn(at.item(i), words);
    for (const std::string &key : at.value().keys)
        expectButtonsIn(at.at(key), words);
}

std::optional<Lesson> readRoot(const JsonCursor &at, std::string_view file, const Words &words)
{
    static constexpr std::string_view kKeys[]
        = {"$schema", "id",       "chapter", "title",  "minutes",
           "picture", "concepts", "summary", "scenes", "quiz"};
    if (!at.expectObject(kKeys))
        return std::nullopt;
    Lesson out;
    out.file = file;
    out.id = at.require("id").string();
    out.chapter = at.require("chapter").string();
    out.title = readText(at.require("title"), kMostTitle);
    out.minutes = static_cast<int>(at.require("minutes").integer(1, kMostMinutes));
    out.picture = at.require("picture").string();
    out.topics = readStrings(at.require("concepts"));
    out.summary = readText(at.require("summary"));
    readScenes(at.require("scenes"), words, out);
    readQuestions(at.require("quiz"), words, out);
    expectButtonsIn(at, words);
    const std::string_view stem = file.substr(0, file.rfind('.'));
    if (out.id != fmt::format("{}-{}", words.game, stem))
        at.at("id").fail(fmt::format("the lesson of {} is \"{}-{}\"", file, words.game, stem));
    return out;
}

} // namespace

std::optional<Lesson> readLesson(std::string_view file, std::string_view text, const Words &words,
                                 std::vector<Fault> &faults)
{
    std::vector<effects::JsonProblem> problems;
    effects::JsonProblem malformed;
    std::optional<Lesson> out;
    if (const auto root = effects::parseJson(text, malformed)) {
        out = readRoot(JsonCursor(*root, problems), file, words);
    } else {
        faults.push_back(
            {fmt::format("{}:{}:{}", file, malformed.line, malformed.column), malformed.message});
    }
    for (const effects::JsonProblem &problem : problems)
        faults.push_back({fmt::format("{}: {}", file, problem.path), problem.message});
    return problems.empty() ? out : std::nullopt;
}

} // namespace playmat::learn
