#pragma once

#include "learn/sight.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace playmat::learn {

/// What a check is held against: how things are, what has happened since the step began, and the
/// answer of the question that is proven.
struct Moment
{
    const Sight &sight;
    const std::vector<Json> &events;
    std::optional<std::int64_t> answer;
};

/// Why the check does not hold; nothing when it does.
[[nodiscard]] std::optional<std::string> whyNot(const Check &check, const Moment &moment);

} // namespace playmat::learn
