#pragma once

#include <string>
#include <vector>

/// Decks of any game, as their players keep and change them.
namespace playmat::decks {

/// A card of a deck and its number of copies.
struct Entry
{
    std::string id; ///< printed id; empty if Playmat does not know the card
    std::string name; ///< its name in lists; for an unknown card, the text that was written
    int count = 1;
    std::string comment; ///< a remark of the player on this card

    friend bool operator==(const Entry &, const Entry &) = default;
};

/// A deck, divided into the parts of the game's DeckKit, in the same order. The deck may be illegal
/// and may have unknown cards.
struct Deck
{
    std::string id; ///< stays the same when the deck is renamed or moved; empty: it has none yet
    std::string name;
    std::string game; ///< id of the game, such as "swu"
    std::string format; ///< the format that it is built for; empty: the game's usual format
    std::string author;
    std::vector<std::string> tags;
    std::vector<std::string> notes; ///< the player's notes, one for each line
    bool plain = false; ///< cards whose text is not supported yet are played as plain cards
    std::vector<std::vector<Entry>> parts;
    std::vector<Entry> considering; ///< cards that the player may add later
    std::vector<std::string> facts; ///< "key: value" pairs of later versions, kept unchanged
    std::vector<std::string> remarks; ///< other comment lines of the file, kept unchanged

    friend bool operator==(const Deck &, const Deck &) = default;
};

/// The number of cards in a part of a deck, copies included.
[[nodiscard]] int countOf(const std::vector<Entry> &entries);

/// Adds copies of a card to a part of a deck, or removes them if `copies` is negative. An entry
/// without copies is removed. Unknown cards are told apart by their names.
void addCopies(std::vector<Entry> &entries, const Entry &card, int copies);

/// Identifies the cards of a deck: equal for decks with the same cards in the same parts, in
/// whatever order, with whatever names, notes and considered cards. Empty for a deck without cards.
[[nodiscard]] std::string listHash(const Deck &deck);

} // namespace playmat::decks
