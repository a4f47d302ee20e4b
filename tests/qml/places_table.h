#pragma once

#include "table/game/table_game.h"

#include <array>
#include <vector>

namespace playmat::table {
class TableKit;
}

/// A board with shared places (support/places_spec.h), as a test sets it up. The game behind it is
/// tests/kit/highcard: its ten cards form the hands, and a card is played to the first place.
namespace playmat::qmltest {

struct PlacesBoard
{
    bool three = false; ///< three shared places, not two
    std::vector<table::CardRow> rows; ///< all cards except those of the game
    std::vector<table::PlaceInfo> places;
    std::vector<table::StatusInfo> status;
    std::vector<table::TableGame::Arrow> arrows;
    std::array<std::vector<table::CounterInfo>, 2> counters;

    /// Adds a card and returns its view id.
    int add(int zone, int seat, const QString &name = {}, int power = -1,
            const QString &aspect = {});
    [[nodiscard]] table::CardRow &row(int viewId);
};

/// The board that the table shows; a test may replace it before a match or between answers.
[[nodiscard]] PlacesBoard &placesBoard();
/// A board in the middle of a game: cards of both seats, a chain and a fight at the second place.
[[nodiscard]] PlacesBoard busyBoard();
[[nodiscard]] const table::TableKit &placesKit();

} // namespace playmat::qmltest
