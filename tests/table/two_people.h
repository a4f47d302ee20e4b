// Two people who play Star Wars: Unlimited's first starter decks.
#pragma once

#include <QStringList>

namespace playmat::table {

inline const QStringList kNames{QStringLiteral("Ada"), QStringLiteral("Marek")};
inline const QStringList kDecks{QStringLiteral("sor-luke-skywalker"),
                                QStringLiteral("sor-darth-vader")};

} // namespace playmat::table
