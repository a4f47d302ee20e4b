#include "match/json.h"

#include "match/located_json.h"
#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::match {

namespace {

constexpr int kDeepest = 64;

/// The place of the bracket that is too deep, npos when there is none. Strings are skipped.
std::size_t tooDeep(std::string_view text)
{
    int depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            i += c == '\\' ? 1 : 0;
            inString = c != '"';
        } else if (c == '"') {
            inString = true;
        } else if (c == '[' || c == '{') {
            if (++depth > kDeepest)
                return i;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return std::string_view::npos;
}

} // namespace

std::string plainWords(std::string_view what)
{
    if (text::inUse() != nullptr)
        return text::said("the JSON is not valid here");
    if (what.starts_with("[json.exception.out_of_range"))
        return std::string(what.substr(what.find("] ") + 2)); // "number overflow parsing '1e999'"
    const std::size_t colon = what.find(": ");
    return colon == std::string_view::npos ? std::string(what)
                                           : std::string(what.substr(colon + 2));
}

std::string hexHash(std::uint64_t hash)
{
    return fmt::format("{:016x}", hash);
}

void setPlace(Problem &problem, std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    problem.line = 1 + static_cast<std::size_t>(std::ranges::count(before, '\n'));
    const std::size_t start = before.rfind('\n') + 1; // npos + 1 = 0
    problem.column
        = 1 + static_cast<std::size_t>(std::ranges::count_if(before.substr(start), [](char c) {
              return (static_cast<unsigned>(c) & 0xC0U) != 0x80U;
          }));
}

Outcome<Json> parseJson(std::string_view text, std::size_t most)
{
    Problem problem{.code = "bad_json", .message = {}, .path = {}};
    if (text.size() > most) {
        problem.message = text::format("the text is longer than {} bytes", most);
        setPlace(problem, text, most);
        return problem;
    }
    if (const std::size_t at = tooDeep(text); at != std::string_view::npos) {
        problem.message = text::said("nested too deeply");
        setPlace(problem, text, at);
        return problem;
    }
    try { // nlohmann's only way to say where a mistake is
        return Json::parse(text);
    } catch (const Json::parse_error &e) {
        problem.message = plainWords(e.what());
        setPlace(problem, text, e.byte > 0 ? e.byte - 1 : 0);
    } catch (const Json::exception &e) { // a number out of range, without its place
        if (const Outcome<LocatedJson> located = parseLocated(text, most); !located)
            problem = located.problem();
        problem.message = plainWords(e.what());
    }
    return problem;
}

bool hasTextOver(std::size_t most, const Json &json)
{
    if (json.is_string())
        return json.get_ref<const std::string &>().size() > most;
    bool any = false;
    if (json.is_object())
        for (const auto &[key, value] : json.items())
            any = any || key.size() > most || hasTextOver(most, value);
    else if (json.is_array())
        for (const Json &item : json)
            any = any || hasTextOver(most, item);
    return any;
}

std::string toLine(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace playmat::match
