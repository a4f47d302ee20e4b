#pragma once

#include "engine/core/decision.h"
#include "engine/effects/form.h"
#include "engine/riftbound/language/ability.h"
#include "engine/riftbound/state/state.h"

#include <span>
#include <string>
#include <string_view>

/// The registry of the ability language: each op is described once, where it stands: how it is
/// written, what it does, what it asks, what it says. Loader, interpreter and printer go through
/// these descriptions.
namespace playmat::riftbound {

class Machine;
class Board;
class Printer;
class TreeReader;

using NodeField = effects::Field<TreeReader, Node>;
using NodeForm = effects::Form<TreeReader, Node>;

/// What an op does where it always holds (derive()).
enum class Always : std::uint8_t {
    No,
    Might,
    Give,
    SpellsCostLess,
    BonusDamage,
    BonusDamageHere,
    OthersEnterReady,
    CostsLess,
};

struct OpSpec
{
    NodeForm form;
    /// What it does to its cards, which are found first; whether it was done.
    bool (*apply)(Machine &, Frame &, const Node &, const CardSet &) = nullptr;
    /// Of its own accord, from EffectStep::First on.
    void (*step)(Machine &, Frame &, const Node &) = nullptr;
    void (*ask)(const Board &, const Frame &, const Node &, core::Decision &) = nullptr;
    void (*answer)(Machine &, Frame &, const Node &, const core::Decision &, const core::Answer &)
        = nullptr;
    std::string (*words)(Printer &, const Node &) = nullptr;
    Always always = Always::No;
};

/// All ops (abilities/ops.cpp); Node::op is an index into them.
[[nodiscard]] std::span<const OpSpec *const> allOps();

} // namespace playmat::riftbound
