#include "learn/rulings.h"

#include "learn/reading.h"
#include "match/plain_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace playmat::learn {

namespace {

constexpr std::string_view kRulingKeys[] = {"text", "rule"};

/// "7.6.4", "8.33.4A" or "144.3".
bool isNumber(std::string_view rule)
{
    const auto isPart
        = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.'; };
    return !rule.empty() && rule.front() >= '0' && rule.front() <= '9' && rule.back() != '.'
        && std::ranges::all_of(rule, isPart);
}

Ruling readRuling(const JsonCursor &at)
{
    Ruling ruling;
    if (!at.expectObject(kRulingKeys))
        return ruling;
    const JsonCursor text = at.require("text");
    ruling.text = text.string();
    (void)expectShort(text, ruling.text, 8 * kMostRulingWords, kMostRulingWords);
    if (!ruling.text.ends_with('.'))
        text.fail("a ruling is a sentence and ends with a full stop");
    if (!at.has("rule"))
        return ruling;
    const std::string_view rule = at.at("rule").string();
    if (!isNumber(rule))
        at.at("rule").fail(fmt::format("{} is no number of a rule", match::inQuotes(rule)));
    ruling.rule = fmt::format("CR {}", rule);
    return ruling;
}

void readCard(const JsonCursor &at, const std::string &id, const IsCard &isCard, Rulings &out)
{
    if (isCard && !isCard(id))
        at.fail(fmt::format("there is no card {}", match::inQuotes(id)));
    if (!at.expectArray())
        return;
    for (std::size_t i = 0; i < at.size(); ++i) {
        const JsonCursor item = at.item(i);
        Ruling ruling = readRuling(item);
        if (std::ranges::find(out.of(id), ruling.text, &Ruling::text) != out.of(id).end())
            item.fail("the card has this ruling already");
        out.add(id, std::move(ruling));
    }
}

void readSet(const CourseText &file, const IsCard &isCard, Rulings &out, std::vector<Fault> &faults)
{
    effects::JsonProblem malformed;
    const std::optional<effects::Json> root = effects::parseJson(file.text, malformed);
    if (!root) {
        faults.push_back({fmt::format("{}:{}:{}", file.name, malformed.line, malformed.column),
                          malformed.message});
        return;
    }
    std::vector<effects::JsonProblem> problems;
    const JsonCursor at(*root, problems);
    if (expectMembers(at))
        for (std::size_t i = 0; i < root->keys.size(); ++i)
            readCard(at.member(i), root->keys[i], isCard, out);
    for (const effects::JsonProblem &problem : problems)
        faults.push_back({fmt::format("{}: {}", file.name, problem.path), problem.message});
}

} // namespace

const std::vector<Ruling> &Rulings::of(std::string_view cardId) const
{
    static const std::vector<Ruling> kNone;
    const auto found = m_ofCards.find(cardId);
    return found == m_ofCards.end() ? kNone : found->second;
}

void Rulings::add(std::string_view cardId, Ruling ruling)
{
    m_ofCards[std::string(cardId)].push_back(std::move(ruling));
}

Rulings readRulings(const std::vector<CourseText> &texts, const IsCard &isCard,
                    std::vector<Fault> &faults)
{
    Rulings out;
    for (const CourseText &file : texts)
        readSet(file, isCard, out, faults);
    return out;
}

match::Outcome<Rulings> openRulings(const std::filesystem::path &folder, const IsCard &isCard,
                                    std::vector<Fault> &faults)
{
    std::error_code missing;
    if (!std::filesystem::is_directory(folder, missing))
        return Rulings();
    const match::Outcome<std::vector<CourseText>> texts = courseTexts(folder);
    if (!texts)
        return texts.problem();
    return readRulings(texts.value(), isCard, faults);
}

} // namespace playmat::learn
