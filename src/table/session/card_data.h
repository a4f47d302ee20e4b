#pragma once

#include "match/card_library.h"

#include <QString>

namespace playmat::table {

/// The cards and built-in decks, read once per process; matches share them. A problem with them
/// is reported by its text, and then there is nothing to play with.
struct CardData
{
    const match::CardLibrary *library = nullptr;
    QString problem;
};
[[nodiscard]] const CardData &cardData();

} // namespace playmat::table
