#pragma once

#include "match/match.h"

#include <QStringList>

#include <optional>

namespace playmat::table {

/// Where a match is now, with that seat as the first; nothing in the middle of one.
[[nodiscard]] std::optional<match::Json> positionNow(const match::Match &match,
                                                     core::PlayerId near);
/// A position of a lesson or a puzzle as one that a whole game goes on from: with hands, resources
/// and decks.
[[nodiscard]] match::Json asWholeGame(const match::Json &position);
/// The built-in decks that a newcomer's first game is played with.
[[nodiscard]] QStringList starterDecks();

} // namespace playmat::table
