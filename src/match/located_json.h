#pragma once

#include "match/outcome.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::match {

/// A JSON value that knows where in its text it is, for documents that people write and paste.
struct LocatedJson
{
    enum class Kind : std::uint8_t { Null, Bool, Integer, Number, String, Array, Object };

    Kind kind = Kind::Null;
    std::int64_t integer = 0; ///< Integer; Bool: 0 or 1
    std::string text; ///< String
    std::vector<LocatedJson> items; ///< Array: elements; Object: values of `keys`
    std::vector<std::string> keys; ///< Object: as written
    std::string path = "$";
    std::size_t offset = 0; ///< of its first byte

    /// The member whose key is this one without regard to case; nullptr when there is none.
    [[nodiscard]] const LocatedJson *member(std::string_view key) const;
};

/// "an object", "a string" …
[[nodiscard]] const char *kindName(LocatedJson::Kind kind);

/// Parses a whole text. Two keys of one object that differ only in case are a mistake.
[[nodiscard]] Outcome<LocatedJson> parseLocated(std::string_view text, std::size_t most);

/// ASCII letters made small.
[[nodiscard]] std::string lowered(std::string_view text);
/// ASCII letters made large.
[[nodiscard]] std::string raised(std::string_view text);

} // namespace playmat::match
