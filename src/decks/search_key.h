#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace playmat::decks {

enum class KeyKind : std::uint8_t {
    Number, ///< compared: c<=3, c:2,3, c:7+, p>hp
    Word, ///< one of the words that cards have: t:unit, k:sentinel
    Flag, ///< whether a field of the card's file is true: is:unique
    Set, ///< the set, by its code or its name
    Name, ///< part of the name
    Text, ///< part of the printed text
    Decked, ///< cards that are in a deck
    Owned, ///< compared, like a number: how many copies of the card the user has
};

/// A key of the card search, such as the "c" of "c<=3". Each game has its own keys.
struct SearchKey
{
    /// The names of the key, separated by spaces. Filters write the first name.
    std::string_view names;
    KeyKind kind = KeyKind::Word;
    /// JSON members of a card, separated by spaces; "unit.keywords" is a nested member. For a flag
    /// such as "inkwell:inkable", the second word is the value that users type.
    std::string_view fields = {};
    const char *label = ""; ///< id of the phrase that names the key for users
    /// For words with an order: all words from the lowest to the highest, separated by spaces.
    std::string_view order = {};
};

/// The description of a game's card search.
struct SearchWords
{
    std::span<const SearchKey> keys; ///< the first key of kind Number is the card's cost
    std::string_view subtitle; ///< JSON member of a card
    std::string_view texts; ///< where the translations of the game's words are (text::said)
};

} // namespace playmat::decks
