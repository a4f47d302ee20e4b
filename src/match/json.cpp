#include "match/json.h"

#include "engine/core/new_keys.h"
#include "match/plain_words.h"
#include "match/tracked_text.h"
#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::match {

namespace {

constexpr int kDeepest = 64;
constexpr std::size_t kMostMembers = 10'000; ///< of one object, ten times what we write

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

/// Builds the value from nlohmann's events. What nlohmann builds itself looks for each key among
/// all before it, and says nothing of one that is there twice.
class ValueBuilder
{
public:
    ValueBuilder(Json &root, std::string_view text, const char *const &reached)
        : m_root(root)
        , m_text(text)
        , m_reached(reached)
    {
    }

    bool null() { return put(nullptr) != nullptr; }
    bool boolean(bool v) { return put(v) != nullptr; }
    bool number_integer(std::int64_t v) { return put(v) != nullptr; }
    bool number_unsigned(std::uint64_t v) { return put(v) != nullptr; }
    bool number_float(double v, const std::string &) { return put(v) != nullptr; }
    bool string(std::string &v) { return put(std::move(v)) != nullptr; }
    bool binary(std::vector<std::uint8_t> &) { return false; }
    bool start_object(std::size_t) { return open(Json::object()); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string &v)
    {
        auto &members = membersOf(*m_open.back());
        if (members.size() == kMostMembers)
            return failAtKey(text::format("an object with more than {} members", kMostMembers));
        if (!m_keys.back().isNew(members, v, &Json::object_t::value_type::first))
            return failAtKey(text::format("the key {} appears twice", inQuotes(v)));
        members.emplace_back(std::move(v), nullptr);
        return true;
    }
    bool parse_error(std::size_t position, const std::string &,
                     const nlohmann::detail::exception &e)
    {
        m_problem.message = plainWords(e.what());
        setPlace(m_problem, m_text, position > 0 ? position - 1 : 0);
        return false;
    }

    [[nodiscard]] const Problem &problem() const { return m_problem; }

private:
    static Json::object_t &membersOf(Json &object) { return object.get_ref<Json::object_t &>(); }

    /// At the key that was just read.
    bool failAtKey(std::string message)
    {
        m_problem.message = std::move(message);
        const auto end = static_cast<std::size_t>(m_reached - m_text.data());
        setPlace(m_problem, m_text, m_text.rfind('"', end - 2));
        return false;
    }

    /// Pointers stay valid: a container only grows while it is the innermost.
    Json *put(Json value)
    {
        Json *place = &m_root;
        if (!m_open.empty() && m_open.back()->is_object())
            place = &membersOf(*m_open.back()).back().second;
        else if (!m_open.empty())
            place = &m_open.back()->get_ref<Json::array_t &>().emplace_back();
        *place = std::move(value);
        return place;
    }
    bool open(Json empty)
    {
        m_open.push_back(put(std::move(empty)));
        m_keys.emplace_back();
        return true;
    }
    bool close()
    {
        m_open.pop_back();
        m_keys.pop_back();
        return true;
    }

    Json &m_root;
    std::string_view m_text;
    const char *const &m_reached;
    std::vector<Json *> m_open;
    std::vector<core::NewKeys> m_keys; ///< of each that is open
    Problem m_problem{.code = "bad_json", .message = {}, .path = {}};
};

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
    Json root;
    const char *reached = text.data();
    ValueBuilder builder(root, text, reached);
    const TrackedText first{text.data(), &reached};
    const TrackedText last{text.data() + text.size(), &reached};
    if (!Json::sax_parse(first, last, &builder))
        return builder.problem();
    return root;
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
