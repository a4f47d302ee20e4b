#pragma once

#include <QString>

#include <string>

namespace playmat::table {

constexpr int kLongestPlayerName = 24;
constexpr int kLongestDeckTitle = 60;

/// Names come from files that anybody may have written: on the table each is one line of words that
/// are seen.
[[nodiscard]] QString shownPlayerName(const std::string &name);
[[nodiscard]] QString shownDeckTitle(const std::string &title);

/// The name that a seat is given: "Player 1" where nothing of what somebody typed is seen, for
/// every sentence has a name in it.
[[nodiscard]] std::string typedPlayerName(const QString &typed, int seat);

} // namespace playmat::table
