#pragma once

#include "app.h"

#include <QImage>

#include <string>

/// What somebody in front of the screen sees and hears, to be compared between two tables.
namespace playmat::qmltest {

/// Everything that is on the screen in words, and everything that a screen reader says.
[[nodiscard]] QString wordsOf(App &app);
/// The first lines that differ, one of each table; empty: none.
[[nodiscard]] std::string difference(const QString &one, const QString &other);
/// Where only parts are repainted, edges may come out a shade apart; nobody could see that.
[[nodiscard]] bool alike(const QImage &one, const QImage &other);

} // namespace playmat::qmltest
