#pragma once

#include "engine/lorcana/state/edit.h"
#include "engine/lorcana/state/position.h"
#include "engine/lorcana/view/seat_names.h"
#include "kit/lorcana/host/cards.h"

#include <memory>

namespace playmat::lorcana::host {

/// A position with the cards that it is about: the library's, with its own made-up ones.
struct ReadPosition
{
    std::shared_ptr<const LorcanaCards> cards; ///< nullptr: the library's own will do
    Position position;
};

/// Reads the position of a `scenario` request. Codes: unknown_card, bad_scenario.
[[nodiscard]] Outcome<ReadPosition> positionFromJson(const LorcanaCards &cards, const Json &json);

/// Reads an `edit` request, in the cards' own ids. Code bad_edit.
[[nodiscard]] Outcome<Edit> editFromJson(const State &state, const Json &json);

} // namespace playmat::lorcana::host
