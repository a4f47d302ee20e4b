#pragma once

#include "decks/deck_kit.h"

/// Reads and writes .deck files. The text is the list that players paste, with everything else in
/// comments, so that any editor can change it and other programs can read it.
///
///     # Patient Luke
///     # game: swu · format: eternal · tags: league, control · id: 7c1e4b2a
///     Leader
///     1 Luke Skywalker | Faithful Friend (SOR_005)
///     Deck
///     3 R2-D2 | Ignoring Protocol (SOR_236)  # never out
///     # considering: 1 Bendu | The One in the Middle (SOR_056)
///     # note: against Vader: Vanquish in, Repair out
namespace playmat::decks {

/// The facts in the first two comment lines, which can be read without reading the cards.
struct DeckHead
{
    std::string id;
    std::string name; ///< empty if the file does not have these lines
    std::string game;
    std::string format;
    std::vector<std::string> tags;
};

/// The deck that was read from a file. `lost` describes text that is in no part of the deck;
/// nullopt if there is none.
struct ReadFile
{
    Deck deck;
    std::optional<match::Problem> lost;
};

[[nodiscard]] DeckHead headOf(std::string_view text);
/// Reads the text of a .deck file, or a deck in any other form that players use.
[[nodiscard]] ReadFile readDeckFile(const DeckKit &kit, const match::CardLibrary &library,
                                    std::string_view text);
/// Writes the text of a .deck file. Reading it gives an equal deck.
[[nodiscard]] std::string deckFileText(const DeckKit &kit, const Deck &deck);
/// Writes only the parts of the deck, as a list for other programs.
[[nodiscard]] std::string deckList(const DeckKit &kit, const Deck &deck);
/// Replaces the name in the comments at the beginning of a text. If the text does not begin with
/// such comments, adds them with the name, the game and the id. The rest of the text is unchanged.
[[nodiscard]] std::string withName(std::string_view text, std::string_view name,
                                   std::string_view game, std::string_view id);
/// Replaces the id in the comments at the beginning of a text. A text without one is unchanged.
[[nodiscard]] std::string withId(std::string_view text, std::string_view id);

} // namespace playmat::decks
