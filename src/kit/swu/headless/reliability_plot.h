#pragma once

#include "kit/swu/bots/fit.h"

#include <string>

namespace playmat::cli {

/// A drawing (SVG) of how often positions were won against how often that was said: on the diagonal
/// if the chances are right, each point as large as there were positions.
[[nodiscard]] std::string reliabilityPlot(const bots::FitReport &report);

} // namespace playmat::cli
