#include "learn/reading.h"

#include "match/plain_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace playmat::learn {

namespace {

std::size_t wordsIn(std::string_view text)
{
    std::size_t words = 0;
    bool inside = false;
    for (const char c : text) {
        words += !inside && c != ' ' ? 1 : 0;
        inside = c != ' ';
    }
    return words;
}

std::size_t charactersIn(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned>(c) & 0xC0U) != 0x80U; }));
}

bool isRuleNumber(std::string_view text)
{
    bool digits = false;
    std::size_t dots = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool digit = c >= '0' && c <= '9';
        const bool lastLetter = c >= 'A' && c <= 'Z' && i + 1 == text.size();
        if (!digit && !(digits && (c == '.' || lastLetter)))
            return false;
        dots += c == '.' ? 1 : 0;
        digits = digit;
    }
    const bool numberedThrough = dots == 0 && digits && text.size() == 3; // "144"
    return numberedThrough || (dots > 0 && (digits || (!text.empty() && text.back() != '.')));
}

} // namespace

bool expectMembers(const JsonCursor &at)
{
    if (!at.isObject())
        (void)at.expectObject({});
    return at.isObject();
}

bool expectShort(const JsonCursor &at, std::string_view text, std::size_t characters,
                 std::size_t words)
{
    if (const std::size_t have = wordsIn(text); have > words)
        at.fail(fmt::format("{} words, {} at most: {}", have, words, text));
    else if (const std::size_t size = charactersIn(text); size > characters)
        at.fail(fmt::format("{} characters, {} at most: {}", size, characters, text));
    else if (text.empty() || text.front() == ' ' || text.back() == ' '
             || text.find("  ") != std::string_view::npos || match::printable(text) != text)
        at.fail("words with one space between them, and nothing else");
    else
        return true;
    return false;
}

std::string readText(const JsonCursor &at, std::size_t characters)
{
    std::string text(at.string());
    if (at.isString())
        (void)expectShort(at, text, characters);
    return text;
}

std::string readTextAt(const JsonCursor &parent, std::string_view key)
{
    return parent.has(key) ? readText(parent.at(key)) : std::string();
}

std::vector<std::string> readStrings(const JsonCursor &at)
{
    std::vector<std::string> out;
    if (at.isNull() || !at.expectArray())
        return out;
    for (std::size_t i = 0; i < at.size(); ++i) {
        out.emplace_back(at.item(i).string());
        if (std::ranges::count(out, out.back()) > 1)
            at.item(i).fail(fmt::format("{} appears twice", match::inQuotes(out.back())));
    }
    return out;
}

std::string readRule(const JsonCursor &at, const Words &words)
{
    std::string rule(at.string());
    if (at.isString()
        && (!rule.starts_with(words.rules)
            || !isRuleNumber(std::string_view(rule).substr(words.rules.size()))))
        at.fail(fmt::format("{} is not the number of a rule (\"{}1.2.3\")", match::inQuotes(rule),
                            words.rules));
    return rule;
}

std::optional<Json> readScenario(const JsonCursor &at)
{
    if (at.isObject())
        return toJson(at.value());
    (void)at.expectObject({});
    return std::nullopt;
}

Json toJson(const effects::Json &value)
{
    using JsonKind = effects::Json::Kind;
    switch (value.kind) {
    case JsonKind::Null:
        return nullptr;
    case JsonKind::Bool:
        return value.integer != 0;
    case JsonKind::Integer:
        return value.integer;
    case JsonKind::Number:
        return value.number;
    case JsonKind::String:
        return value.text;
    case JsonKind::Array:
    case JsonKind::Object:
        break;
    }
    Json out = value.kind == JsonKind::Array ? Json::array() : Json::object();
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        if (value.kind == JsonKind::Array)
            out.push_back(toJson(value.items[i]));
        else
            out[value.keys[i]] = toJson(value.items[i]);
    }
    return out;
}

} // namespace playmat::learn
