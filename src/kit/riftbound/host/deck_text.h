#pragma once

#include "engine/riftbound/game.h"
#include "kit/common/host/deck_reader.h"
#include "kit/riftbound/host/cards.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Decks as players write them: plain text lists with headers ("Legend:", "Champion:", "MainDeck:",
/// "Runes:", "Battlefields:") or without, in which case the kind of a card decides where it goes;
/// and JSON with "legend", "champion", "mainDeck", "runeDeck", "battlefields", where each card has
/// a "code" (or "id") and a "count".
namespace playmat::riftbound::host {

struct WrittenDeck
{
    std::string name;
    Deck deck;
};

/// Reads a deck, either JSON or a list. Codes: bad_deck; unknown_card.
[[nodiscard]] Outcome<WrittenDeck> readDeck(const RiftboundCards &cards, std::string_view text);
/// Reads a deck from a protocol document: an object, or a string with a list.
[[nodiscard]] Outcome<WrittenDeck> readDeck(const RiftboundCards &cards, const Json &document);
/// Reads a deck in any form that players use, and also reports skipped parts and how much of the
/// text belongs to this game.
[[nodiscard]] kit::DeckReading readingOf(const RiftboundCards &cards, std::string_view text);
[[nodiscard]] std::unique_ptr<kit::DeckCards> deckCards(const RiftboundCards &cards);
[[nodiscard]] Json deckJson(const CardDb &db, const WrittenDeck &deck);

} // namespace playmat::riftbound::host
