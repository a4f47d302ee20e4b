#pragma once

#include "match/card_library.h"

#include <QString>

#include <functional>
#include <string_view>

namespace playmat::table {

/// The cards and built-in decks of a game, read once per process; matches share them. A problem
/// with them is reported by its text, and then there is nothing to play with.
struct CardData
{
    const match::CardLibrary *library = nullptr;
    QString problem;
};
/// Of the game of that name; of the first one where none is named, or it is not known.
[[nodiscard]] const CardData &cardData(std::string_view game = {});
/// Calls that for the cards of each game, of those that have been read and whenever more are.
void whenCardsAreRead(std::function<void(const match::CardLibrary &)> tell);
/// Those that the match in that file was begun with, as far as its first line says.
[[nodiscard]] const CardData &cardDataFor(const QString &journal);

} // namespace playmat::table
