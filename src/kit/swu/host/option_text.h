#pragma once

#include "engine/core/decision.h"
#include "engine/swu/language/card_db.h"
#include "engine/swu/state/state.h"
#include "engine/swu/view/observation.h"

#include <span>
#include <string>

/// Questions and answers in words, for the headless protocol and for logs.
namespace playmat::match {

/// What the texts need to name cards and players.
struct Naming
{
    const swu::CardDb &db;
    const swu::State &state;
    std::span<const std::string> players;
    swu::Viewer viewer = swu::Viewer::all(); ///< the reader: what this one does not see is "a card"

    [[nodiscard]] bool sees(core::SeenId id) const;
    [[nodiscard]] std::string card(core::SeenId id) const;
    [[nodiscard]] std::string player(swu::PlayerId id) const;
};

/// "Play Death Star Stormtrooper (1)".
[[nodiscard]] std::string optionText(const Naming &names, const core::Decision &decision,
                                     const core::Option &option);
/// "Take an action".
[[nodiscard]] std::string promptText(const Naming &names, const core::Decision &decision);

} // namespace playmat::match
