#pragma once

#include "engine/swu/rules/terms.h"

/// Damage that the controller of a unit may prevent by defeating a card (CR 8.20, 7.7.5). A
/// Prevention frame asks first; the answer decides whether the damage is dealt.
namespace playmat::swu {

class Board;
class Questions;
class Machine;

/// Deals the damage, or asks first. Returns the damage dealt at once; damage dealt after a question
/// is added to the number of the context `ctx`, unless `ctx` is kNone.
int deal(Machine &m, const Hit &hit, std::uint8_t ctx = kNone);
/// Asks about the first undecided hit of these simultaneous hits and returns true; the caller then
/// repeats its step. Returns false if no hit is undecided: they can be dealt.
[[nodiscard]] bool asksToPrevent(Machine &m, std::span<const Hit> hits);

void stepPrevention(Machine &m, const Frame &f);
void askPrevention(const Questions &m, const Frame &f, core::Decision &out);
void answerPrevention(Machine &m, const Frame &f, const core::Decision &d, const core::Answer &a);

} // namespace playmat::swu
