#pragma once

#include "engine/core/result.h"

#include <vector>

namespace playmat::core {

/// Either the ids of the options that a gesture would mean, or why there are none.
struct Why
{
    std::vector<std::uint16_t> legal;
    std::vector<Refusal> refused; ///< most telling first; never empty when `legal` is
};

} // namespace playmat::core
