#pragma once

#include "engine/core/check.h"

#include <array>
#include <cstdint>
#include <utility>
#include <variant>

namespace playmat::core {

/// Why something is not allowed: a code of the game's own list, up to four parameters whose meaning
/// the code defines (card ids, amounts), and the number of the rule that forbids it ("CR 6.3.2").
/// `rule` points to static storage.
struct Refusal
{
    std::uint16_t code = 0;
    std::array<std::int32_t, 4> params{};
    const char *rule = "";

    friend bool operator==(const Refusal &a, const Refusal &b)
    {
        return a.code == b.code && a.params == b.params;
    }
};

/// A value or the reason why there is none. No exception crosses the engine's API.
template <class T>
class Result
{
public:
    Result(T value)
        : m_value(std::in_place_index<0>, std::move(value))
    {
    }
    Result(Refusal refusal)
        : m_value(std::in_place_index<1>, refusal)
    {
    }

    [[nodiscard]] bool ok() const { return m_value.index() == 0; }
    explicit operator bool() const { return ok(); }
    [[nodiscard]] const T &value() const &
    {
        ENGINE_CHECK(ok(), refusalCode(), 0);
        return std::get<0>(m_value);
    }
    [[nodiscard]] T &value() &
    {
        ENGINE_CHECK(ok(), refusalCode(), 0);
        return std::get<0>(m_value);
    }
    [[nodiscard]] T &&value() &&
    {
        ENGINE_CHECK(ok(), refusalCode(), 0);
        return std::get<0>(std::move(m_value));
    }
    [[nodiscard]] const Refusal &refusal() const
    {
        ENGINE_CHECK(!ok(), 0, 0);
        return std::get<1>(m_value);
    }

private:
    [[nodiscard]] int refusalCode() const { return ok() ? 0 : std::get<1>(m_value).code; }
    std::variant<T, Refusal> m_value;
};

template <>
class Result<void>
{
public:
    Result() = default;
    Result(Refusal refusal)
        : m_refused(true)
        , m_refusal(refusal)
    {
    }

    [[nodiscard]] bool ok() const { return !m_refused; }
    explicit operator bool() const { return ok(); }
    [[nodiscard]] const Refusal &refusal() const
    {
        ENGINE_CHECK(m_refused, 0, 0);
        return m_refusal;
    }

private:
    bool m_refused = false;
    Refusal m_refusal{};
};

} // namespace playmat::core
