#include "match/json_reader.h"

#include "match/plain_words.h"
#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace playmat::match {

namespace {
const Json kNull;
} // namespace

void JsonReader::fail(std::string message, std::string code) const
{
    if (!failed())
        *m_problem = Problem{code.empty() ? m_code : std::move(code), std::move(message), m_path};
}

bool JsonReader::object(std::span<const std::string_view> known) const
{
    if (!m_value->is_object()) {
        fail(text::said("expected an object"));
        return false;
    }
    for (const auto &[key, value] : m_value->items())
        if (std::ranges::find(known, key) == known.end()) {
            fail(text::format("unknown key {}", inQuotes(key)));
            return false;
        }
    return true;
}

bool JsonReader::has(std::string_view key) const
{
    return m_value->is_object() && m_value->contains(key)
        && !m_value->at(std::string(key)).is_null();
}

JsonReader JsonReader::at(std::string_view key) const
{
    const Json *found = &kNull;
    if (m_value->is_object())
        if (const auto it = m_value->find(std::string(key)); it != m_value->end())
            found = &*it;
    return {*found, *m_problem, m_code, fmt::format("{}.{}", m_path, key)};
}

JsonReader JsonReader::required(std::string_view key) const
{
    if (!has(key))
        fail(text::format("the key \"{}\" is missing", key));
    return at(key);
}

std::size_t JsonReader::size() const
{
    if (m_value->is_array())
        return m_value->size();
    if (!isNull())
        fail(text::said("expected a list"));
    return 0;
}

JsonReader JsonReader::item(std::size_t index) const
{
    return {(*m_value)[index], *m_problem, m_code, fmt::format("{}[{}]", m_path, index)};
}

std::int64_t JsonReader::integer(std::int64_t min, std::int64_t max) const
{
    const bool tooLarge
        = m_value->is_number_unsigned() && m_value->get<std::uint64_t>() > std::uint64_t{INT64_MAX};
    if (!m_value->is_number_integer()) {
        fail(text::said("expected a whole number"));
        return min;
    }
    const std::int64_t value = tooLarge ? INT64_MAX : m_value->get<std::int64_t>();
    if (tooLarge || value < min || value > max) {
        fail(text::format("{0} is not between {1} and {2}", m_value->dump(), min, max));
        return min;
    }
    return value;
}

std::int64_t JsonReader::integerOr(std::int64_t value, std::int64_t min, std::int64_t max) const
{
    return isNull() ? value : integer(min, max);
}

std::uint64_t JsonReader::seed() const
{
    if (m_value->is_number_unsigned())
        return m_value->get<std::uint64_t>();
    if (m_value->is_number_integer())
        return static_cast<std::uint64_t>(m_value->get<std::int64_t>());
    std::uint64_t seed = 0;
    if (m_value->is_string()) {
        const auto &text = m_value->get_ref<const std::string &>();
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
        if (error == std::errc() && end == text.data() + text.size())
            return seed;
    }
    fail(text::said("expected a whole number of at most 64 bits"));
    return 0;
}

bool JsonReader::booleanOr(bool value) const
{
    if (isNull())
        return value;
    if (!m_value->is_boolean()) {
        fail(text::said("expected true or false"));
        return value;
    }
    return m_value->get<bool>();
}

std::string JsonReader::string() const
{
    if (!m_value->is_string()) {
        fail(text::said("expected a string"));
        return {};
    }
    return m_value->get<std::string>();
}

std::string JsonReader::stringOr(std::string value) const
{
    return isNull() ? std::move(value) : string();
}

} // namespace playmat::match
