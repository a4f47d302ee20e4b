#pragma once

#include "engine/swu/rules/terms.h"

/// Damage that the controller of a unit may prevent by defeating something (CR 8.20, 7.7.5). Before
/// it is dealt a Prevention frame asks; what it asks about is dealt, or not, when it is answered.
namespace playmat::swu {

class Board;
class Questions;
class Machine;

/// Deals the damage, or asks first. Returns what is dealt at once; what is dealt after a question
/// is added to the number of `ctx`, where there is one.
int deal(Machine &m, const Hit &hit, std::uint8_t ctx = kNone);
/// Asks about the first of these hits, dealt at the same time, that has not been decided; the step
/// that deals them is to be taken again. False: none is left, and they can be dealt.
[[nodiscard]] bool asksToPrevent(Machine &m, std::span<const Hit> hits);

void stepPrevention(Machine &m, const Frame &f);
void askPrevention(const Questions &m, const Frame &f, core::Decision &out);
void answerPrevention(Machine &m, const Frame &f, const core::Decision &d, const core::Answer &a);

} // namespace playmat::swu
