#pragma once

#include "bots/moment.h"

#include <QString>

namespace playmat::table {

[[nodiscard]] int inPoints(double part); ///< .12 is 12 points
/// "Lost 12 points: Pass."
[[nodiscard]] QString momentWords(const bots::Moment &moment);
/// "Better: Attack Wampa with Luke Skywalker."; empty if nothing was better.
[[nodiscard]] QString betterWords(const bots::Moment &moment);

} // namespace playmat::table
