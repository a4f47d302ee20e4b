#include "learn/book.h"
#include "learn/reading.h"
#include "match/plain_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace playmat::learn {

namespace {

constexpr std::string_view kBook = "book.json";
constexpr std::string_view kGlossary = "glossary.json";
constexpr std::string_view kShows = "shows.json";

std::string readLong(const JsonCursor &at, std::size_t words)
{
    std::string text(at.string());
    if (at.isString())
        (void)expectShort(at, text, 8 * words, words);
    return text;
}

/// One document: reading it, and then following its names, which may lead into the others.
class Document
{
public:
    Document(const std::vector<CourseText> &texts, std::string_view name,
             std::vector<Fault> &faults)
        : m_name(name)
        , m_faults(faults)
    {
        const auto text = std::ranges::find(texts, name, &CourseText::name);
        if (text == texts.end()) {
            faults.push_back({std::string(name), "this document is missing"});
            return;
        }
        effects::JsonProblem malformed;
        m_root = effects::parseJson(text->text, malformed);
        if (!m_root)
            faults.push_back({fmt::format("{}:{}:{}", name, malformed.line, malformed.column),
                              malformed.message});
    }

    void read(const std::function<void(const JsonCursor &)> &reader)
    {
        if (!m_root)
            return;
        std::vector<effects::JsonProblem> problems;
        reader(JsonCursor(*m_root, problems));
        for (const effects::JsonProblem &problem : problems)
            fault(problem.path, problem.message);
    }

    void fault(std::string_view path, std::string what)
    {
        m_faults.push_back({fmt::format("{}: {}", m_name, path), std::move(what)});
    }

    void leadsNowhere(std::string_view path, std::string_view kind, std::string_view name)
    {
        fault(path, fmt::format("there is no {} {}", kind, match::inQuotes(name)));
    }

private:
    std::string_view m_name;
    std::vector<Fault> &m_faults;
    std::optional<effects::Json> m_root;
};

// --- entries -------------------------------------------------------------------------------------

constexpr std::string_view kEntryKeys[]
    = {"rule", "title", "text", "see", "terms", "lesson", "show", "sections", "entries"};

void readEntry(const JsonCursor &at, std::string_view parent, const Words &words, Book &out)
{
    if (!at.expectObject(kEntryKeys))
        return;
    BookEntry entry;
    entry.path = at.path();
    entry.rule = at.require("rule").string();
    entry.title = readText(at.require("title"), kMostTitle);
    entry.text = readLong(at.require("text"), kMostEntryWords);
    entry.see = readStrings(at.at("see"));
    entry.terms = readStrings(at.at("terms"));
    if (at.has("lesson"))
        entry.lesson = at.at("lesson").string();
    if (at.has("show"))
        entry.show = at.at("show").string();
    const std::string rule = entry.rule;
    if (!rule.starts_with(words.rules) || (!parent.empty() && !isPartOf(rule, parent)))
        at.fail(fmt::format("{} does not belong here", match::inQuotes(rule)));
    else if (out.entry(rule) != nullptr)
        at.fail(fmt::format("{} appears twice", match::inQuotes(rule)));
    out.entries.push_back(std::move(entry));
    for (const char *part : {"sections", "entries"}) {
        const JsonCursor parts = at.at(part);
        for (std::size_t i = 0; i < parts.size(); ++i)
            readEntry(parts.item(i), rule, words, out);
    }
}

void readEntries(const JsonCursor &at, const Words &words, Book &out)
{
    static constexpr std::string_view kKeys[] = {"chapters"};
    if (!at.expectObject(kKeys))
        return;
    const JsonCursor chapters = at.require("chapters");
    for (std::size_t i = 0; i < chapters.size(); ++i)
        readEntry(chapters.item(i), {}, words, out);
}

// --- terms ---------------------------------------------------------------------------------------

void readTerms(const JsonCursor &at, const Words &words, Book &out)
{
    static constexpr std::string_view kKeys[] = {"terms"};
    static constexpr std::string_view kTermKeys[] = {"term", "text", "rule", "see"};
    if (!at.expectObject(kKeys))
        return;
    const JsonCursor terms = at.require("terms");
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const JsonCursor item = terms.item(i);
        if (!item.expectObject(kTermKeys))
            continue;
        const std::string name(item.require("term").string());
        Term term{name,
                  name,
                  readLong(item.require("text"), kMostTermWords),
                  readRule(item.require("rule"), words),
                  readStrings(item.at("see")),
                  item.path()};
        if (out.term(term.name) != nullptr)
            item.fail(fmt::format("{} appears twice", match::inQuotes(term.name)));
        out.terms.push_back(std::move(term));
    }
}

// --- shows ---------------------------------------------------------------------------------------

/// "09a": scene a of lesson 09.
const Scene *sceneOf(const Course &course, std::string_view name)
{
    for (const Lesson &lesson : course.lessons) {
        const std::string_view number
            = std::string_view(lesson.file).substr(0, lesson.file.rfind('.'));
        if (!name.starts_with(number))
            continue;
        const auto scene = std::ranges::find(lesson.scenes, name.substr(number.size()), &Scene::id);
        if (scene != lesson.scenes.end())
            return &*scene;
    }
    return nullptr;
}

void readPosition(const JsonCursor &at, const Course &course, Show &out)
{
    if (!at.has("scene")) {
        if (auto scenario = readScenario(at.require("scenario")))
            out.scenario = std::move(*scenario);
        return;
    }
    if (const Scene *scene = sceneOf(course, at.at("scene").string())) {
        out.scenario = scene->scenario;
        out.me = scene->me;
    } else if (at.at("scene").isString()) {
        at.at("scene").fail(
            fmt::format("there is no scene {}", match::inQuotes(at.at("scene").string())));
    }
}

void readMoves(const JsonCursor &at, const Words &words, Show &out)
{
    static constexpr std::string_view kKeys[] = {"say", "play"};
    bool plays = false;
    for (std::size_t i = 0; i < at.size(); ++i) {
        const JsonCursor item = at.item(i);
        if (!item.expectObject(kKeys))
            continue;
        Show::Move move{readText(item.require("say")), std::nullopt};
        if (item.has("play"))
            move.play = readPattern(item.at("play"), words);
        plays = plays || item.has("play");
        out.moves.push_back(std::move(move));
    }
    if (!plays)
        at.fail("a show plays at least one answer");
}

void readShows(const JsonCursor &at, const Course &course, Book &out)
{
    static constexpr std::string_view kKeys[] = {"shows"};
    static constexpr std::string_view kShowKeys[] = {"id", "title", "scene", "scenario", "moves"};
    if (!at.expectObject(kKeys))
        return;
    const JsonCursor shows = at.require("shows");
    for (std::size_t i = 0; i < shows.size(); ++i) {
        const JsonCursor item = shows.item(i);
        if (!item.expectObject(kShowKeys))
            continue;
        Show show;
        show.path = item.path();
        show.id = item.require("id").string();
        show.title = readText(item.require("title"), kMostTitle);
        readPosition(item, course, show);
        readMoves(item.require("moves"), *course.words, show);
        if (out.show(show.id) != nullptr)
            item.fail(fmt::format("{} appears twice", match::inQuotes(show.id)));
        out.shows.push_back(std::move(show));
    }
}

// --- names that lead somewhere -------------------------------------------------------------------

bool hasLesson(const Course &course, std::string_view number)
{
    return std::ranges::any_of(course.lessons, [&](const Lesson &lesson) {
        return std::string_view(lesson.file).substr(0, lesson.file.rfind('.')) == number;
    });
}

void followEntries(const Book &book, const Course &course, Document &document)
{
    for (const BookEntry &entry : book.entries) {
        for (const std::string &rule : entry.see)
            if (book.entry(rule) == nullptr)
                document.leadsNowhere(entry.path, "rule", rule);
        for (const std::string &name : entry.terms)
            if (book.term(name) == nullptr)
                document.leadsNowhere(entry.path, "term", name);
        if (!entry.lesson.empty() && !hasLesson(course, entry.lesson))
            document.leadsNowhere(entry.path, "lesson", entry.lesson);
        if (!entry.show.empty() && book.show(entry.show) == nullptr)
            document.leadsNowhere(entry.path, "show", entry.show);
    }
}

void followTerms(const Book &book, Document &document)
{
    for (const Term &term : book.terms) {
        if (book.entry(term.rule) == nullptr)
            document.leadsNowhere(term.path, "rule", term.rule);
        for (const std::string &name : term.see)
            if (book.term(name) == nullptr)
                document.leadsNowhere(term.path, "term", name);
    }
}

void followShows(const Book &book, Document &document)
{
    for (const Show &show : book.shows)
        if (std::ranges::find(book.entries, show.id, &BookEntry::show) == book.entries.end())
            document.fault(show.path, fmt::format("no rule has the show \"{}\"", show.id));
}

} // namespace

Book readBook(const std::vector<CourseText> &texts, const Course &course,
              std::vector<Fault> &faults)
{
    Book out;
    Document entries(texts, kBook, faults);
    Document terms(texts, kGlossary, faults);
    Document shows(texts, kShows, faults);
    entries.read([&](const JsonCursor &at) { readEntries(at, *course.words, out); });
    terms.read([&](const JsonCursor &at) { readTerms(at, *course.words, out); });
    shows.read([&](const JsonCursor &at) { readShows(at, course, out); });
    followEntries(out, course, entries);
    followTerms(out, terms);
    followShows(out, shows);
    return out;
}

match::Outcome<Book> openBook(const std::filesystem::path &folder, const Course &course,
                              std::vector<Fault> &faults)
{
    const match::Outcome<std::vector<CourseText>> texts = courseTexts(folder);
    if (!texts)
        return texts.problem();
    return readBook(texts.value(), course, faults);
}

} // namespace playmat::learn
