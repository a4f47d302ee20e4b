#pragma once

#include "engine/core/check.h"

#include <cstddef>
#include <string>
#include <utility>
#include <variant>

namespace playmat::match {

/// What went wrong, for programs (`code`, snake_case, as the headless protocol writes it) and for
/// people (`message`, one sentence or more in the language in use). `line` and `column` count from
/// 1 and are 0 where there is no text; `path` is the place inside a document ("$.deck[3].count").
struct Problem
{
    std::string code;
    std::string message;
    std::string path;
    std::size_t line = 0;
    std::size_t column = 0;
};

/// The problem with its place, printable; of several mistakes each on a line of its own.
[[nodiscard]] std::string describe(const Problem &problem);

/// A value, or the problem of why there is none.
template <class T>
class Outcome
{
public:
    Outcome(T value)
        : m_value(std::in_place_index<0>, std::move(value))
    {
    }
    Outcome(Problem problem)
        : m_value(std::in_place_index<1>, std::move(problem))
    {
    }

    [[nodiscard]] bool ok() const { return m_value.index() == 0; }
    explicit operator bool() const { return ok(); }
    [[nodiscard]] T &value()
    {
        ENGINE_CHECK(ok(), 0, 0);
        return *std::get_if<0>(&m_value);
    }
    [[nodiscard]] const T &value() const
    {
        ENGINE_CHECK(ok(), 0, 0);
        return *std::get_if<0>(&m_value);
    }
    [[nodiscard]] const Problem &problem() const
    {
        ENGINE_CHECK(!ok(), 0, 0);
        return *std::get_if<1>(&m_value);
    }

private:
    std::variant<T, Problem> m_value;
};

/// Done, or the problem of why not.
using Done = Outcome<std::monostate>;

} // namespace playmat::match
