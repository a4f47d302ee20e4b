#pragma once

#include "engine/core/decision.h"
#include "engine/effects/form.h"
#include "engine/lorcana/language/ability.h"
#include "engine/lorcana/state/state.h"

#include <span>
#include <string>
#include <string_view>

/// The registry of the ability language: ops, conditions, amounts, abilities, each described once,
/// where it stands: how it is written, what it does, what it asks, what it says. Loader,
/// interpreter, printer and manual go through these descriptions.
namespace playmat::lorcana {

class Board;
class Machine;
class Printer;
class TreeReader;
struct View;

template <class Record>
using Field = effects::Field<TreeReader, Record>;
template <class Record>
using Form = effects::Form<TreeReader, Record>;

struct CondSpec
{
    Form<Cond> form;
    bool (*holds)(const Board &, const Cond &, const View &) = nullptr;
    std::string (*words)(Printer &, const Cond &) = nullptr;
};

struct AmountSpec
{
    Form<Amount> form;
    int (*value)(const Board &, const Amount &, const View &) = nullptr;
    std::string (*words)(Printer &, const Amount &) = nullptr; ///< "for each …" or "equal to …"
    bool each = false; ///< the words are "for each …"
};

struct OpSpec
{
    Form<Node> form;
    /// What it does of its own accord, from Step::First on …
    void (*step)(Machine &, Frame &, const Node &) = nullptr;
    /// … or to its targets, which are found first: whether it was done in full (CR 6.1.5.1).
    bool (*apply)(Machine &, Frame &, const Node &, const CardSet &) = nullptr;
    /// What `step` does to its targets in the end, for a forecast: with a number that is asked for,
    /// as much as possible.
    bool (*foretell)(Machine &, Frame &, const Node &, const CardSet &) = nullptr;
    /// Whether doing it to this card changes anything; null: always.
    bool (*changes)(const Board &, const Node &, CardId) = nullptr;
    /// Whether anything of it could be done; null: what its targets say.
    bool (*possible)(const Board &, const Node &, const View &) = nullptr;
    /// Its own questions, those for its targets apart.
    void (*ask)(const Board &, const Frame &, const Node &, core::Decision &) = nullptr;
    void (*answer)(Machine &, Frame &, const Node &, const core::Decision &, const core::Answer &)
        = nullptr;
    /// What it says: one clause, without capital and full stop.
    std::string (*clause)(Printer &, const Node &) = nullptr;
    Prompt prompt = Prompt::Targets; ///< of the choice of its targets
    bool harms = false; ///< no player wants it to happen to their own card
};

struct AbilitySpec
{
    Form<Ability> form;
};

using Ops = std::span<const OpSpec *const>;
[[nodiscard]] Ops cardOps();
[[nodiscard]] Ops damageOps();
[[nodiscard]] Ops handOps();
[[nodiscard]] Ops deckOps();
[[nodiscard]] Ops loreOps();
[[nodiscard]] Ops lastingOps();
[[nodiscard]] Ops playOps();
[[nodiscard]] Ops searchOps();
[[nodiscard]] Ops shareOps();
[[nodiscard]] Ops controlOps();
/// All of them, in the order of the manual.
[[nodiscard]] Ops allOps();
[[nodiscard]] std::span<const CondSpec *const> allConditions();
[[nodiscard]] std::span<const AmountSpec *const> allAmounts();
[[nodiscard]] std::span<const AbilitySpec *const> allAbilityForms();

} // namespace playmat::lorcana
