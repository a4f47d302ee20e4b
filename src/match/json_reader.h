#pragma once

#include "match/json.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace playmat::match {

/// A place in a JSON value that is read strictly. The first mistake is kept in the shared problem;
/// after it the reading goes on with harmless values, so that callers need not ask at every step.
class JsonReader
{
public:
    JsonReader(const Json &value, std::optional<Problem> &problem, std::string code,
               std::string path = "$")
        : m_value(&value)
        , m_problem(&problem)
        , m_code(std::move(code))
        , m_path(std::move(path))
    {
    }

    [[nodiscard]] const Json &value() const { return *m_value; }
    [[nodiscard]] bool failed() const { return m_problem->has_value(); }
    void fail(std::string message, std::string code = {}) const;

    /// False and a problem when it is not an object or has an unknown key.
    bool object(std::span<const std::string_view> known) const;
    [[nodiscard]] bool has(std::string_view key) const;
    /// The member, or null. A member that must be there is asked for with `required`.
    [[nodiscard]] JsonReader at(std::string_view key) const;
    [[nodiscard]] JsonReader required(std::string_view key) const;
    [[nodiscard]] bool isNull() const { return m_value->is_null(); }

    /// The number of elements; a problem and 0 when it is not a list. Null counts as empty.
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] JsonReader item(std::size_t index) const;

    [[nodiscard]] std::int64_t integer(std::int64_t min, std::int64_t max) const;
    [[nodiscard]] std::int64_t integerOr(std::int64_t value, std::int64_t min,
                                         std::int64_t max) const;
    /// 64 bits, as a number or as a string of digits.
    [[nodiscard]] std::uint64_t seed() const;
    [[nodiscard]] bool booleanOr(bool value) const;
    [[nodiscard]] std::string string() const;
    [[nodiscard]] std::string stringOr(std::string value) const;

private:
    const Json *m_value;
    std::optional<Problem> *m_problem;
    std::string m_code;
    std::string m_path;
};

} // namespace playmat::match
