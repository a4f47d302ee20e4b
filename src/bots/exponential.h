#pragma once

/// e to a power, with the same last bit on every machine. std::exp() is not: the C library takes
/// another one for processors that round a product and a sum at once, and one bit more or less is
/// another move somewhere in a long game.
namespace playmat::bots {

/// From the four basic operations alone, each of them rounded as IEEE 754 says. Within four units
/// in the last place; 0 below e^-708, infinity above e^709, NaN for NaN.
[[nodiscard]] double exponential(double power);

} // namespace playmat::bots
