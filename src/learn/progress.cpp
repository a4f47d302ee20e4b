#include "learn/progress.h"

#include "match/json_reader.h"
#include "text/language.h"

#include <algorithm>
#include <cmath>

namespace playmat::learn {

namespace {

using match::JsonReader;
using match::Problem;

constexpr int kFormat = 1;
constexpr int kMostStars = 3;
constexpr std::int64_t kLastDay = 1'000'000; ///< in some 2,700 years
constexpr std::int64_t kMostReviews = 1'000'000;
constexpr double kMostStability = 100'000;
constexpr double kMostDifficulty = 10;
constexpr double kHighestRating = 10'000;
constexpr double kLeastRoom = 1e-9; ///< of a rating, to move
constexpr double kPuzzleDeviation = 150; ///< of one that nobody has tried
constexpr const char *kCode = "bad_progress";

/// What is written can be read again, however far somebody took it.
double within(double value, double least, double most)
{
    return std::isfinite(value) ? std::clamp(value, least, most) : least;
}

std::int64_t upTo(std::int64_t most, std::int64_t value)
{
    return std::clamp<std::int64_t>(value, 0, most);
}

Json memoryJson(const Memory &memory)
{
    return {{"stability", within(memory.stability, 0, kMostStability)},
            {"difficulty", within(memory.difficulty, 0, kMostDifficulty)},
            {"last", upTo(kLastDay, memory.last)},
            {"due", upTo(kLastDay, memory.due)},
            {"reviews", upTo(kMostReviews, memory.reviews)},
            {"lapses", upTo(kMostReviews, memory.lapses)}};
}

double numberOf(const JsonReader &at, double most)
{
    const Json &value = at.value();
    if (value.is_number()) {
        const double number = value.get<double>();
        if (std::isfinite(number) && number >= 0 && number <= most)
            return number;
    }
    at.fail(text::said("this is no number, or too large a one"));
    return 0;
}

Day dayOf(const JsonReader &at)
{
    return static_cast<Day>(at.integer(0, kLastDay));
}

/// It may have members that only a newer version knows.
bool isRecord(const JsonReader &at)
{
    if (!at.failed() && !at.value().is_object())
        at.fail(text::said("this is no object"));
    return !at.failed();
}

Memory memoryOf(const JsonReader &at)
{
    Memory out;
    if (!isRecord(at))
        return out;
    out.stability = numberOf(at.required("stability"), kMostStability);
    out.difficulty = numberOf(at.required("difficulty"), kMostDifficulty);
    out.last = dayOf(at.required("last"));
    out.due = dayOf(at.required("due"));
    out.reviews = static_cast<std::int32_t>(at.required("reviews").integer(0, kMostReviews));
    out.lapses = static_cast<std::int32_t>(at.required("lapses").integer(0, kMostReviews));
    return out;
}

Json ratingJson(const Rating &rating)
{
    return {{"value", within(rating.value, 0, kHighestRating)},
            {"deviation", within(rating.deviation, kLeastRoom, kHighestRating)},
            {"volatility", within(rating.volatility, kLeastRoom, 1)}};
}

Rating ratingOf(const JsonReader &at)
{
    Rating out;
    if (!isRecord(at))
        return out;
    out.value = numberOf(at.required("value"), kHighestRating);
    out.deviation = numberOf(at.required("deviation"), kHighestRating);
    out.volatility = numberOf(at.required("volatility"), 1);
    if (out.deviation <= 0 || out.volatility <= 0)
        at.fail(text::said("a rating needs some room to move"));
    return out;
}

Json puzzleJson(const PuzzleRecord &puzzle)
{
    return {
        {"seen", puzzle.seen}, {"solved", puzzle.solved}, {"rating", ratingJson(puzzle.rating)}};
}

PuzzleRecord puzzleOf(const JsonReader &at)
{
    PuzzleRecord out;
    if (!isRecord(at))
        return out;
    out.seen = dayOf(at.required("seen"));
    out.solved = at.required("solved").booleanOr(false);
    out.rating = ratingOf(at.required("rating"));
    return out;
}

/// Every member of an object whose keys are names.
template <class Read>
void readEach(const JsonReader &at, Read read)
{
    if (at.isNull() || !isRecord(at))
        return;
    for (const auto &[name, value] : at.value().items())
        read(name, at.at(name));
}

} // namespace

int Progress::starsOf(std::string_view lesson) const
{
    const auto found = stars.find(lesson);
    return found == stars.end() ? 0 : found->second;
}

void Progress::lessonDone(std::string_view lesson, int earned)
{
    int &best = stars[std::string(lesson)];
    best = std::max(best, earned);
}

void Progress::answered(std::string_view question, std::string_view topic, Grade grade, Day today)
{
    Memory &memory = memories[std::string(topic)];
    memory = afterAnswer(memory, grade, today);
    seen[std::string(question)] = today;
}

void Progress::puzzleRated(std::string_view puzzle, int firstRating, bool right, Day today)
{
    const Rating first{static_cast<double>(firstRating), kPuzzleDeviation, Rating().volatility};
    PuzzleRecord &record
        = puzzles.try_emplace(std::string(puzzle), PuzzleRecord{today, false, first}).first->second;
    const Solved after = afterPuzzle(rating, record.rating, right);
    rating = after.learner;
    ++rated;
    record = {today, record.solved || right, after.puzzle};
}

void Progress::puzzleSeen(std::string_view puzzle, bool right, Day today)
{
    PuzzleRecord &record = puzzles[std::string(puzzle)];
    record.seen = today;
    record.solved = record.solved || right;
}

void Progress::join(const Progress &other)
{
    for (const auto &[lesson, earned] : other.stars)
        lessonDone(lesson, earned);
    for (const auto &[topic, theirs] : other.memories) {
        Memory &ours = memories[topic];
        if (theirs.reviews > ours.reviews)
            ours = theirs;
    }
    for (const auto &[question, day] : other.seen)
        seen[question] = std::max(seen[question], day);
    if (other.rated > rated) {
        rating = other.rating;
        rated = other.rated;
    }
    for (const auto &[puzzle, theirs] : other.puzzles) {
        PuzzleRecord &ours = puzzles.try_emplace(puzzle, theirs).first->second;
        const bool solved = ours.solved || theirs.solved;
        if (theirs.seen > ours.seen)
            ours = theirs;
        ours.solved = solved;
    }
    daily.insert(other.daily.begin(), other.daily.end());
    tips.insert(other.tips.begin(), other.tips.end());
    Json both = other.rest;
    both.update(rest, true);
    rest = std::move(both);
}

namespace {

/// An object of them, without looking for a name that is there twice.
template <class Named, class Make>
Json eachJson(const Named &named, Make make)
{
    Json::object_t out;
    for (const auto &[name, value] : named)
        out.emplace_back(name, make(value));
    return out;
}

Json progressJson(const Progress &progress)
{
    const auto itself = [](std::int64_t number) { return Json(number); };
    return {{"playmat", "progress"},
            {"format", kFormat},
            {"lessons", eachJson(progress.stars, itself)},
            {"concepts", eachJson(progress.memories, memoryJson)},
            {"questions", eachJson(progress.seen, itself)},
            {"rating", ratingJson(progress.rating)},
            {"rated", upTo(kMostReviews, progress.rated)},
            {"puzzles", eachJson(progress.puzzles, puzzleJson)},
            {"daily", progress.daily},
            {"tips", progress.tips}};
}

/// The members that are not among those we know, on every level.
Json unknownIn(const Json &all, const Json &known)
{
    std::map<std::string_view, const Json *> ours;
    for (const auto &[name, value] : known.items())
        ours.emplace(name, &value);
    Json out = Json::object();
    for (const auto &[name, value] : all.items()) {
        const auto found = ours.find(name);
        if (found == ours.end())
            out[name] = value;
        else if (value.is_object() && found->second->is_object())
            if (Json inner = unknownIn(value, *found->second); !inner.empty())
                out[name] = std::move(inner);
    }
    return out;
}

} // namespace

std::string writeProgress(const Progress &progress)
{
    Json out = progressJson(progress);
    out.update(progress.rest, true);
    const std::string lines = out.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
    return lines.size() <= kLargestProgress
        ? lines
        : out.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

namespace {

/// What an older version of the program did not keep may be missing.
void readPuzzling(const JsonReader &root, Progress &out)
{
    if (root.failed())
        return;
    if (const JsonReader rating = root.at("rating"); !rating.isNull())
        out.rating = ratingOf(rating);
    if (const JsonReader rated = root.at("rated"); !rated.isNull())
        out.rated = static_cast<int>(rated.integer(0, kMostReviews));
    readEach(root.at("puzzles"), [&](const std::string &name, const JsonReader &at) {
        out.puzzles[name] = puzzleOf(at);
    });
    const JsonReader daily = root.at("daily");
    for (std::size_t i = 0; i < daily.size(); ++i)
        out.daily.insert(dayOf(daily.item(i)));
    const JsonReader tips = root.at("tips");
    for (std::size_t i = 0; i < tips.size(); ++i)
        out.tips.insert(tips.item(i).stringOr(""));
}

} // namespace

match::Outcome<Progress> readProgress(std::string_view text)
{
    const match::Outcome<Json> json = match::parseJson(text, kLargestProgress);
    if (!json)
        return json.problem();
    std::optional<Problem> problem;
    const JsonReader root(json.value(), problem, kCode);
    if (!json.value().is_object() || json.value().value("playmat", Json()) != "progress")
        return Problem{kCode, text::said("this file holds no progress of lessons"), {}};
    const std::int64_t format = root.required("format").integer(1, kLastDay);
    if (!problem && format > kFormat)
        return Problem{
            "newer_format", text::said("a newer version of Playmat wrote this file"), {}};
    Progress out;
    readEach(root.at("lessons"), [&](const std::string &name, const JsonReader &at) {
        out.stars[name] = static_cast<int>(at.integer(1, kMostStars));
    });
    readEach(root.at("concepts"), [&](const std::string &name, const JsonReader &at) {
        out.memories[name] = memoryOf(at);
    });
    readEach(root.at("questions"),
             [&](const std::string &name, const JsonReader &at) { out.seen[name] = dayOf(at); });
    readPuzzling(root, out);
    if (problem)
        return *problem;
    out.rest = unknownIn(json.value(), progressJson(out));
    return out;
}

} // namespace playmat::learn
