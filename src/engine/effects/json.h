#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Clang then refuses to keep a cursor that came from one which is already gone.
#if defined(__clang__)
#define PLAYMAT_LIFETIMEBOUND [[clang::lifetimebound]]
#else
#define PLAYMAT_LIFETIMEBOUND
#endif

/// Reading documents strictly: every key is known, every value has the right type, and each
/// mistake says where it is. Nothing here throws.
namespace playmat::effects {

/// A JSON value as it was written; members of an object keep their order.
struct Json
{
    enum class Kind : std::uint8_t { Null, Bool, Integer, Number, String, Array, Object };

    Kind kind = Kind::Null;
    std::int64_t integer = 0; ///< Integer; Bool: 0 or 1
    double number = 0; ///< Number
    std::string text; ///< String
    std::vector<Json> items; ///< Array: elements; Object: values of `keys`
    std::vector<std::string> keys;
};

/// A mistake in a document. `line` and `column` (from 1) are set when it is not JSON at all.
struct JsonProblem
{
    std::string path; ///< "$.cards[3].abilities[0].do[1].to"
    std::string message;
    std::size_t line = 0;
    std::size_t column = 0;
};

/// Parses a whole text; nothing and one problem when it is malformed or an object names a key
/// twice.
[[nodiscard]] std::optional<Json> parseJson(std::string_view text, JsonProblem &problem);

/// The value as text without spaces, the members of objects in alphabetical order; the value's own
/// member `without` is left out.
void writeCanonical(const Json &value, std::string &out, std::string_view without = {});

/// A place in a document. It knows its path and reports mistakes into one list; after a mistake the
/// reading goes on with a harmless value, so that one run finds all of them. A cursor refers to the
/// cursor that it came from, which must outlive it.
class JsonCursor
{
public:
    JsonCursor(const Json &root, std::vector<JsonProblem> &problems);

    [[nodiscard]] const Json &value() const { return *m_value; }
    [[nodiscard]] bool isNull() const { return m_value->kind == Json::Kind::Null; }
    [[nodiscard]] bool isInteger() const { return m_value->kind == Json::Kind::Integer; }
    [[nodiscard]] bool isString() const { return m_value->kind == Json::Kind::String; }
    [[nodiscard]] bool isArray() const { return m_value->kind == Json::Kind::Array; }
    [[nodiscard]] bool isObject() const { return m_value->kind == Json::Kind::Object; }
    [[nodiscard]] std::string path() const;
    void fail(std::string message) const;

    /// Objects. False and a problem when it is not one or has a key that is not in `known`.
    bool expectObject(std::span<const std::string_view> known) const;
    [[nodiscard]] bool has(std::string_view key) const;
    /// The member, or a null cursor of that path.
    [[nodiscard]] JsonCursor at(std::string_view key) const PLAYMAT_LIFETIMEBOUND;
    /// The member with that index, which must be less than the number of keys. It is not searched.
    [[nodiscard]] JsonCursor member(std::size_t index) const PLAYMAT_LIFETIMEBOUND;
    /// The member with that key; it is a problem if there is none.
    [[nodiscard]] JsonCursor require(std::string_view key) const PLAYMAT_LIFETIMEBOUND;

    /// Arrays; anything else counts as an array of one, unless it is null.
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] JsonCursor item(std::size_t index) const PLAYMAT_LIFETIMEBOUND;
    /// False and a problem when it is not an array.
    bool expectArray() const;

    [[nodiscard]] std::int64_t integer(std::int64_t min, std::int64_t max) const;
    [[nodiscard]] bool boolean() const;
    [[nodiscard]] std::string_view string() const;

private:
    static constexpr std::size_t kNoIndex = static_cast<std::size_t>(-1);
    JsonCursor(const Json &value, const JsonCursor &parent, std::string_view key,
               std::size_t index);

    const Json *m_value;
    std::vector<JsonProblem> *m_problems;
    const JsonCursor *m_parent = nullptr;
    std::string_view m_key;
    std::size_t m_index = kNoIndex;
};

} // namespace playmat::effects
