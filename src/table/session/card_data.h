#pragma once

#include "match/card_library.h"
#include "table/paint/facts.h"

#include <QString>

#include <vector>

namespace playmat::table {

/// The cards and built-in decks, read once per process; matches share them. A problem with them
/// is reported by its text, and then there is nothing to play with.
struct CardData
{
    const match::CardLibrary *library = nullptr;
    QString problem;
};
[[nodiscard]] const CardData &cardData();

/// What the pictures of all cards are made from.
[[nodiscard]] std::vector<paint::Facts> pictureFacts(const swu::CardDb &db);

} // namespace playmat::table
