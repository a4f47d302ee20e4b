#pragma once

#include "match/card_library.h"
#include "table/game/table_kit.h"

/// Star Wars: Unlimited on the start page: what it says of itself, and its decks.
namespace playmat::table::swudecks {

[[nodiscard]] GameFace face();
[[nodiscard]] TakenDeck take(const match::CardLibrary &library, const QString &text);
[[nodiscard]] QString exported(const match::CardLibrary &library, const QString &document,
                               DeckForm form);
/// The leader and the base come first.
[[nodiscard]] std::vector<DeckCard> cardsOf(const match::CardLibrary &library,
                                            const QString &document);
[[nodiscard]] QStringList standWords(int round, const std::array<int, 2> &baseHp);

} // namespace playmat::table::swudecks
