#include "kit/swu/host/deck_document.h"

#include "kit/swu/host/deck_words.h"
#include "match/located_json.h"

#include <algorithm>

namespace playmat::match {

namespace {

constexpr std::string_view kDigits = "0123456789";

bool isSetCode(std::string_view set)
{
    return set.size() >= 3 && set.size() <= 5
        && std::ranges::all_of(
               set, [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z'); })
        && set.find_first_not_of(kDigits) != std::string_view::npos;
}

bool isNumber(std::string_view text)
{
    return !text.empty() && text.size() <= 4
        && text.find_first_not_of(kDigits) == std::string_view::npos;
}

/// Removes the brackets of "[SOR-007]" and "(SOR) 7".
std::string bare(std::string_view id)
{
    std::string out = raised(id);
    if (out.find_first_of("([") == 0)
        std::erase_if(
            out, [](char c) { return std::string_view("()[]").find(c) != std::string_view::npos; });
    return out;
}

} // namespace

std::string normalisedCardId(std::string_view id)
{
    if (id.empty() || id.size() > 16)
        return {};
    const std::string print = bare(id);
    const std::string_view text = print;
    const std::size_t end = text.find_first_of("_- ");
    const std::size_t digits = text.find_last_not_of(kDigits);
    const std::size_t begin = end != std::string_view::npos ? end
        : digits == std::string_view::npos                  ? 0
                                                            : digits + 1;
    const std::string_view set = text.substr(0, begin);
    const std::string_view number
        = text.substr(std::min(text.size(), end == std::string_view::npos ? begin : end + 1));
    const bool line = end != std::string_view::npos && text[end] == '_';
    const bool known = kit::setOfCode(swuDeckWords(), set) != nullptr;
    if (!isNumber(number) || (line ? !isSetCode(set) && !known : !known))
        return {};
    if (end == std::string_view::npos && number.size() < 3)
        return {};
    std::string out(set);
    out += '_';
    out.append(3 - std::min<std::size_t>(3, number.size()), '0');
    return out.append(number);
}

} // namespace playmat::match
