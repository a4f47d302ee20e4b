#include "engine/effects/json.h"

#include "engine/core/new_keys.h"
#include "engine/effects/nearest.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>

namespace playmat::effects {

namespace {

using Kind = Json::Kind;

/// Builds the value from nlohmann's events; stops at the first mistake.
class Builder
{
public:
    explicit Builder(Json &root)
        : m_root(root)
    {
    }

    bool null() { return put({}) != nullptr; }
    bool boolean(bool v) { return put({Kind::Bool, v ? 1 : 0, 0, {}, {}, {}}) != nullptr; }
    bool number_integer(std::int64_t v)
    {
        return put({Kind::Integer, v, 0, {}, {}, {}}) != nullptr;
    }
    bool number_unsigned(std::uint64_t v)
    {
        if (v > static_cast<std::uint64_t>(INT64_MAX))
            return number_float(static_cast<double>(v), {});
        return number_integer(static_cast<std::int64_t>(v));
    }
    bool number_float(double v, const std::string &)
    {
        return put({Kind::Number, 0, v, {}, {}, {}}) != nullptr;
    }
    bool string(std::string &v)
    {
        return put({Kind::String, 0, 0, std::move(v), {}, {}}) != nullptr;
    }
    bool binary(std::vector<std::uint8_t> &) { return false; }
    bool start_object(std::size_t) { return open(Kind::Object); }
    bool start_array(std::size_t) { return open(Kind::Array); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string &v)
    {
        Json &object = *m_open.back();
        if (!m_keys.back().isNew(object.keys, v)) {
            m_message = fmt::format("the key \"{}\" appears twice", v);
            return false;
        }
        object.keys.push_back(std::move(v));
        return true;
    }
    bool parse_error(std::size_t position, const std::string &token, const std::exception &)
    {
        m_position = position;
        m_message = token.empty() ? "the document ends too early"
                                  : fmt::format("not JSON at \"{}\"", token);
        return false;
    }

    [[nodiscard]] const std::string &message() const { return m_message; }
    [[nodiscard]] std::size_t position() const { return m_position; }

private:
    /// Pointers into `items` stay valid: a container is only appended to while it is the innermost.
    Json *put(Json value)
    {
        if (m_open.empty())
            return &(m_root = std::move(value));
        m_open.back()->items.push_back(std::move(value));
        return &m_open.back()->items.back();
    }
    bool open(Kind kind)
    {
        if (m_open.size() >= kMaxDepth) {
            m_message = "nested too deeply";
            return false;
        }
        m_open.push_back(put({kind, 0, 0, {}, {}, {}}));
        m_keys.emplace_back();
        return true;
    }
    bool close()
    {
        m_open.pop_back();
        m_keys.pop_back();
        return true;
    }

    static constexpr std::size_t kMaxDepth = 64;
    Json &m_root;
    std::vector<Json *> m_open;
    std::vector<core::NewKeys> m_keys; ///< of each that is open
    std::string m_message;
    std::size_t m_position = 0;
};

void locate(std::string_view text, std::size_t position, JsonProblem &problem)
{
    const std::string_view before = text.substr(0, position > 0 ? position - 1 : 0);
    problem.line = 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    const std::size_t lineStart = before.rfind('\n');
    problem.column = before.size() - (lineStart == std::string_view::npos ? 0 : lineStart + 1) + 1;
}

const char *kindName(Kind kind)
{
    switch (kind) {
    case Kind::Null:
        return "nothing";
    case Kind::Bool:
        return "true or false";
    case Kind::Integer:
        return "a whole number";
    case Kind::Number:
        return "a number with decimals";
    case Kind::String:
        return "a string";
    case Kind::Array:
        return "a list";
    case Kind::Object:
        return "an object";
    }
    return "?";
}

const Json kNull;

} // namespace

std::optional<Json> parseJson(std::string_view text, JsonProblem &problem)
{
    Json root;
    Builder builder(root);
    if (nlohmann::json::sax_parse(text.begin(), text.end(), &builder))
        return root;
    problem.path = "$";
    problem.message = builder.message();
    if (builder.position() > 0)
        locate(text, builder.position(), problem);
    return std::nullopt;
}

namespace {

void writeString(const std::string &text, std::string &out)
{
    out += '"';
    for (const char c : text) {
        if (c == '"' || c == '\\')
            out += '\\';
        out += c;
    }
    out += '"';
}

void writeObject(const Json &value, std::string &out, std::string_view without)
{
    std::vector<std::size_t> order(value.keys.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return value.keys[a] < value.keys[b]; });
    out += '{';
    for (const std::size_t i : order) {
        if (value.keys[i] == without)
            continue;
        writeString(value.keys[i], out);
        out += ':';
        writeCanonical(value.items[i], out);
        out += ',';
    }
    out += '}';
}

} // namespace

void writeCanonical(const Json &value, std::string &out, std::string_view without)
{
    switch (value.kind) {
    case Kind::Null:
        out += "null";
        break;
    case Kind::Bool:
        out += value.integer != 0 ? "true" : "false";
        break;
    case Kind::Integer:
        fmt::format_to(std::back_inserter(out), "{}", value.integer);
        break;
    case Kind::Number:
        fmt::format_to(std::back_inserter(out), "{}", value.number);
        break;
    case Kind::String:
        writeString(value.text, out);
        break;
    case Kind::Array:
        out += '[';
        for (const Json &item : value.items) {
            writeCanonical(item, out);
            out += ',';
        }
        out += ']';
        break;
    case Kind::Object:
        writeObject(value, out, without);
        break;
    }
}

JsonCursor::JsonCursor(const Json &root, std::vector<JsonProblem> &problems)
    : m_value(&root)
    , m_problems(&problems)
{
}

JsonCursor::JsonCursor(const Json &value, const JsonCursor &parent, std::string_view key,
                       std::size_t index)
    : m_value(&value)
    , m_problems(parent.m_problems)
    , m_parent(&parent)
    , m_key(key)
    , m_index(index)
{
}

std::string JsonCursor::path() const
{
    if (m_parent == nullptr)
        return "$";
    if (m_index != kNoIndex)
        return fmt::format("{}[{}]", m_parent->path(), m_index);
    return fmt::format("{}.{}", m_parent->path(), m_key);
}

void JsonCursor::fail(std::string message) const
{
    m_problems->push_back({path(), std::move(message), 0, 0});
}

bool JsonCursor::expectObject(std::span<const std::string_view> known) const
{
    if (!isObject()) {
        fail(fmt::format("expected an object, found {}", kindName(m_value->kind)));
        return false;
    }
    bool good = true;
    for (const std::string &key : m_value->keys) {
        if (std::find(known.begin(), known.end(), key) == known.end()) {
            fail(fmt::format("unknown key \"{}\"{}", key, nearestHint(key, known)));
            good = false;
        }
    }
    return good;
}

bool JsonCursor::has(std::string_view key) const
{
    return std::find(m_value->keys.begin(), m_value->keys.end(), key) != m_value->keys.end();
}

JsonCursor JsonCursor::at(std::string_view key) const
{
    const auto &keys = m_value->keys;
    const auto found = std::find(keys.begin(), keys.end(), key);
    const Json &value = found == keys.end()
        ? kNull
        : m_value->items[static_cast<std::size_t>(found - keys.begin())];
    return {value, *this, key, kNoIndex};
}

JsonCursor JsonCursor::member(std::size_t index) const
{
    return {m_value->items[index], *this, m_value->keys[index], kNoIndex};
}

JsonCursor JsonCursor::require(std::string_view key) const
{
    if (isObject() && !has(key))
        fail(fmt::format("the key \"{}\" is missing", key));
    return at(key);
}

std::size_t JsonCursor::size() const
{
    return isArray() ? m_value->items.size() : isNull() ? 0 : 1;
}

JsonCursor JsonCursor::item(std::size_t index) const
{
    if (!isArray())
        return *this;
    return {m_value->items[index], *this, {}, index};
}

bool JsonCursor::expectArray() const
{
    if (!isArray())
        fail(fmt::format("expected a list, found {}", kindName(m_value->kind)));
    return isArray();
}

std::int64_t JsonCursor::integer(std::int64_t min, std::int64_t max) const
{
    if (!isInteger()) {
        fail(fmt::format("expected a whole number, found {}", kindName(m_value->kind)));
        return min;
    }
    if (m_value->integer < min || m_value->integer > max) {
        fail(fmt::format("{} is not between {} and {}", m_value->integer, min, max));
        return min;
    }
    return m_value->integer;
}

bool JsonCursor::boolean() const
{
    if (m_value->kind != Kind::Bool)
        fail(fmt::format("expected true or false, found {}", kindName(m_value->kind)));
    return m_value->kind == Kind::Bool && m_value->integer != 0;
}

std::string_view JsonCursor::string() const
{
    if (!isString())
        fail(fmt::format("expected a string, found {}", kindName(m_value->kind)));
    return m_value->text;
}

} // namespace playmat::effects
