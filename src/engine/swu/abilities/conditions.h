#pragma once

#include "engine/swu/language/condition.h"

/// What the families of conditions share.
namespace playmat::swu {

/// Those about players, and those about numbers; allConditions() has them too.
[[nodiscard]] std::span<const CondSpec *const> gameConditions();
[[nodiscard]] std::span<const CondSpec *const> numberConditions();

/// Those about single events of the phase, and amounts of that kind.
[[nodiscard]] std::span<const CondSpec *const> phaseConditions();
[[nodiscard]] std::span<const AmountSpec *const> phaseAmounts();

/// The amount by which the first amount exceeds the second.
[[nodiscard]] const AmountSpec &differenceAmount();

/// At least how many, for conditions in which no amount means one.
[[nodiscard]] int atLeast(const Board &m, const Cond &c, const View &v);
constexpr Field<Cond> atLeastField()
{
    return field::amount<&Cond::amount>("at_least");
}

} // namespace playmat::swu
