#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace playmat::decks {

enum class KeyKind : std::uint8_t {
    Number, ///< compared: c<=3, c:2,3, c:7+, p>hp
    Word, ///< one of the words that the cards have: t:unit, k:sentinel
    Flag, ///< whether a field of the card's file is true: is:unique
    Set, ///< the set, by its code or its name
    Name, ///< part of the name
    Text, ///< part of the printed text
    Decked, ///< cards that are in a deck
};

/// A key of the search for cards, such as the "c" of "c<=3". Each game has its own.
struct SearchKey
{
    /// The ways to write it, separated by spaces. Filters write the first one.
    std::string_view names;
    KeyKind kind = KeyKind::Word;
    /// Members of a card in its file, separated by spaces; "unit.keywords" is a member of a member.
    /// For a flag "inkwell:inkable", the second word is the value that people write.
    std::string_view fields = {};
    const char *label = ""; ///< id of the phrase that names it for people
    /// For words with an order: all of them from the lowest, separated by spaces.
    std::string_view order = {};
};

/// What a game says of the search for its cards.
struct SearchWords
{
    std::span<const SearchKey> keys; ///< the first number is the card's cost
    std::string_view subtitle; ///< member of a card in its file
    std::string_view texts; ///< the place of the translations of its words (text::said)
};

} // namespace playmat::decks
