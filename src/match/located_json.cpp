#include "match/located_json.h"

#include "engine/core/new_keys.h"
#include "match/json.h"
#include "match/plain_words.h"
#include "match/tracked_text.h"
#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace playmat::match {

namespace {

using Kind = LocatedJson::Kind;

constexpr std::size_t kLongestPath = 200;
constexpr std::string_view kAndSoOn = "…";

/// Every value has its path, so one that nobody would read to its end is not led on.
std::string inside(const std::string &path, std::string_view sign, std::string_view step)
{
    if (path.ends_with(kAndSoOn))
        return path;
    const bool fits = path.size() + sign.size() + step.size() <= kLongestPath;
    return fmt::format("{}{}{}", path, sign, fits ? step : kAndSoOn);
}

/// Builds the value from nlohmann's events; each begins where the one before ended.
class Builder
{
public:
    Builder(LocatedJson &root, std::string_view text, const char *const &reached)
        : m_root(root)
        , m_text(text)
        , m_reached(reached)
    {
    }

    bool null() { return put(Kind::Null) != nullptr; }
    bool boolean(bool v)
    {
        put(Kind::Bool)->integer = v ? 1 : 0;
        return true;
    }
    bool number_integer(std::int64_t v)
    {
        put(Kind::Integer)->integer = v;
        return true;
    }
    bool number_unsigned(std::uint64_t v)
    {
        constexpr std::uint64_t most = INT64_MAX; // what is more is no number of anything
        put(Kind::Integer)->integer = static_cast<std::int64_t>(std::min(v, most));
        return true;
    }
    bool number_float(double, const std::string &) { return put(Kind::Number) != nullptr; }
    bool string(std::string &v)
    {
        put(Kind::String)->text = std::move(v);
        return true;
    }
    bool binary(std::vector<std::uint8_t> &) { return false; }
    bool start_object(std::size_t) { return open(Kind::Object); }
    bool start_array(std::size_t) { return open(Kind::Array); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string &v)
    {
        const std::size_t at = begin();
        LocatedJson &object = *m_open.back();
        if (!m_keys.back().isNew(object.keys, lowered(v), lowered))
            return fail(at, text::format("the key {} appears twice", inQuotes(v)));
        object.keys.push_back(std::move(v));
        return true;
    }
    bool parse_error(std::size_t position, const std::string &,
                     const nlohmann::detail::exception &e)
    {
        return fail(position > 0 ? position - 1 : 0, plainWords(e.what()));
    }

    [[nodiscard]] const Problem &problem() const { return m_problem; }

private:
    /// The first byte of what was just read: after the end of what was read before.
    std::size_t begin()
    {
        std::size_t at = m_end;
        while (at < m_text.size()
               && std::string_view(" \t\r\n,:").find(m_text[at]) != std::string_view::npos)
            ++at;
        m_end = static_cast<std::size_t>(m_reached - m_text.data());
        return at;
    }

    /// Pointers into `items` stay valid: a container only grows while it is the innermost.
    LocatedJson *put(Kind kind)
    {
        const std::size_t at = begin();
        LocatedJson *value = &m_root;
        if (!m_open.empty()) {
            LocatedJson &parent = *m_open.back();
            value = &parent.items.emplace_back();
            value->path = parent.kind == Kind::Object
                ? inside(parent.path, ".", parent.keys.back())
                : inside(parent.path, "[", fmt::format("{}]", parent.items.size() - 1));
        }
        value->kind = kind;
        value->offset = at;
        return value;
    }

    bool open(Kind kind)
    {
        m_open.push_back(put(kind));
        m_keys.emplace_back();
        return m_open.size() <= kDeepest || fail(m_end, text::said("nested too deeply"));
    }
    bool close()
    {
        m_open.pop_back();
        m_keys.pop_back();
        m_end = static_cast<std::size_t>(m_reached - m_text.data());
        return true;
    }
    bool fail(std::size_t at, std::string message)
    {
        m_problem = {"bad_json", std::move(message), {}};
        setPlace(m_problem, m_text, at);
        return false;
    }

    static constexpr std::size_t kDeepest = 32;
    LocatedJson &m_root;
    std::string_view m_text;
    const char *const &m_reached;
    std::size_t m_end = 0;
    std::vector<LocatedJson *> m_open;
    std::vector<core::NewKeys> m_keys; ///< of each that is open
    Problem m_problem;
};

} // namespace

std::string lowered(std::string_view text)
{
    std::string out(text);
    for (char &c : out)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return out;
}

std::string raised(std::string_view text)
{
    std::string out(text);
    for (char &c : out)
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return out;
}

const LocatedJson *LocatedJson::member(std::string_view key) const
{
    for (std::size_t i = 0; i < keys.size() && i < items.size(); ++i)
        if (lowered(keys[i]) == lowered(key))
            return &items[i];
    return nullptr;
}

const char *kindName(Kind kind)
{
    switch (kind) {
    case Kind::Null:
        return text::mark("nothing");
    case Kind::Bool:
        return text::mark("true or false");
    case Kind::Integer:
        return text::mark("a whole number");
    case Kind::Number:
        return text::mark("a number that is not whole");
    case Kind::String:
        return text::mark("a string");
    case Kind::Array:
        return text::mark("a list");
    case Kind::Object:
        return text::mark("an object");
    }
    return "?";
}

Outcome<LocatedJson> parseLocated(std::string_view text, std::size_t most)
{
    if (text.size() > most) {
        Problem problem{"bad_json", text::format("the text is longer than {} bytes", most), {}};
        setPlace(problem, text, most);
        return problem;
    }
    LocatedJson root;
    const char *reached = text.data();
    Builder builder(root, text, reached);
    const TrackedText first{text.data(), &reached};
    const TrackedText last{text.data() + text.size(), &reached};
    if (!nlohmann::json::sax_parse(first, last, &builder))
        return builder.problem();
    return root;
}

} // namespace playmat::match
