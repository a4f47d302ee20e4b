#pragma once

/// e to a power, the same to the last bit on every machine. std::exp() is not: the C library has a
/// different version for processors with fused multiply-add, and a single bit turns into a
/// different move somewhere in a long game.
namespace playmat::bots {

/// Made of the four basic operations alone, each rounded as IEEE 754 requires. Within four units
/// in the last place; 0 below e^-708, infinity above e^709, NaN for NaN.
[[nodiscard]] double exponential(double power);

} // namespace playmat::bots
