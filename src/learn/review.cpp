#include "learn/review.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace playmat::learn {

namespace {

constexpr double kLongThought = 20; ///< seconds
constexpr Day kNever = std::numeric_limits<Day>::min();

bool isMeant(const Anchor &anchor, const Sight &sight, int card, std::string_view part)
{
    return anchor.kind == Anchor::Kind::Cards && (anchor.word.empty() || anchor.word == part)
        && std::ranges::count(sight.find(anchor.cards), card) > 0;
}

/// Right where one of the answers is meant, otherwise the words for the mistake.
template <class Meant>
Marked markAnchors(const Question &question, Meant isIt)
{
    if (std::ranges::any_of(question.answers, isIt))
        return {true, {}};
    for (const auto &[anchor, why] : question.wrong)
        if (isIt(anchor))
            return {false, why};
    return {false, question.otherwise};
}

/// The question of a concept that was seen longest ago; among those never seen, the first.
std::optional<ReviewItem> itemOf(const Course &course, const Concept &topic, const SeenDays &seen)
{
    std::optional<ReviewItem> best;
    Day bestDay = 0;
    for (const std::string &name : topic.questions) {
        const auto found = seen.find(name);
        const Day day = found == seen.end() ? kNever : found->second;
        const auto [lesson, question] = course.question(name);
        if (question != nullptr && (!best || day < bestDay)) {
            best = ReviewItem{&topic, lesson, question};
            bestDay = day;
        }
    }
    return best;
}

/// Takes turns between the chapters: next is the first item from a chapter other than the last.
std::vector<ReviewItem> mixed(std::vector<ReviewItem> items)
{
    std::vector<ReviewItem> out;
    while (!items.empty()) {
        auto next = std::ranges::find_if(items, [&](const ReviewItem &item) {
            return out.empty() || item.lesson->chapter != out.back().lesson->chapter;
        });
        if (next == items.end())
            next = items.begin();
        out.push_back(*next);
        items.erase(next);
    }
    return out;
}

} // namespace

Marked markChoice(const Question &question, std::size_t option)
{
    if (option >= question.options.size())
        return {};
    return {question.options[option].right, question.options[option].why};
}

Marked markNumber(const Question &question, std::int64_t number)
{
    for (const auto &[wrong, why] : question.near)
        if (wrong == number)
            return {false, why};
    return {number == question.number, question.why};
}

Marked markClick(const Question &question, const Sight &sight, int card, std::string_view part)
{
    return markAnchors(question,
                       [&](const Anchor &anchor) { return isMeant(anchor, sight, card, part); });
}

Marked markClick(const Question &question, std::string_view anchor)
{
    return markAnchors(question, [&](const Anchor &one) { return one.text == anchor; });
}

Grade gradeOf(bool right, bool withHint, double seconds)
{
    if (!right)
        return Grade::Again;
    return withHint || seconds > kLongThought ? Grade::Hard : Grade::Good;
}

std::vector<ReviewItem> planReview(const Course &course, const Memories &memories,
                                   const SeenDays &seen, Day today, std::size_t most)
{
    std::vector<std::pair<double, ReviewItem>> due;
    for (const Concept &topic : course.concepts) {
        const auto memory = memories.find(topic.id);
        if (memory == memories.end() || !isDue(memory->second, today))
            continue;
        if (const auto item = itemOf(course, topic, seen))
            due.emplace_back(recall(memory->second, today), *item);
    }
    std::ranges::stable_sort(due, {}, [](const auto &one) { return one.first; });
    if (due.size() > most)
        due.resize(most);
    std::vector<ReviewItem> items;
    for (const auto &[chance, item] : due)
        items.push_back(item);
    return mixed(std::move(items));
}

std::size_t countDue(const Memories &memories, Day today)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(memories, [&](const auto &one) { return isDue(one.second, today); }));
}

} // namespace playmat::learn
