#pragma once

#include "engine/riftbound/game.h"
#include "kit/riftbound/host/cards.h"

#include <string>
#include <string_view>
#include <vector>

/// Decks as people write them: lists in plain text, with headers ("Legend:", "Champion:",
/// "MainDeck:", "Runes:", "Battlefields:") or without, where each card goes by its kind; and JSON,
/// with "legend", "champion", "mainDeck", "runeDeck", "battlefields", whose cards have a "code" (or
/// "id") and a "count".
namespace playmat::riftbound::host {

struct WrittenDeck
{
    std::string name;
    Deck deck;
};

/// Reads a deck, JSON or a list. Codes: bad_deck; unknown_card.
[[nodiscard]] Outcome<WrittenDeck> readDeck(const RiftboundCards &cards, std::string_view text);
/// The same for a document of the protocol: an object, or a string with a list.
[[nodiscard]] Outcome<WrittenDeck> readDeck(const RiftboundCards &cards, const Json &document);
[[nodiscard]] Json deckJson(const CardDb &db, const WrittenDeck &deck);

} // namespace playmat::riftbound::host
