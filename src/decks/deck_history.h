#pragma once

#include "decks/deck.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// How a deck was earlier: versions of it that are kept, and what differs between two lists.
namespace playmat::decks {

/// An earlier version of a deck.
struct DeckVersion
{
    /// Why a version is kept.
    enum class Why : std::uint8_t {
        Played,
        Named, ///< its player gave it a name
        Earlier, ///< the deck was changed on a later day
        Outside, ///< another program changed the file while the deck was open
        Replaced, ///< an older version was brought back
    };

    std::string date; ///< when the deck was like this, as MatchSetup::begun
    Why why = Why::Played;
    std::string label; ///< the name that its player gave it; empty: none
    std::string hash; ///< decks::listHash
    std::string text; ///< of the .deck file

    friend bool operator==(const DeckVersion &, const DeckVersion &) = default;
};

/// Reads the versions of a deck, oldest first: one line of JSON for each. Lines that cannot be read
/// are passed over.
[[nodiscard]] std::vector<DeckVersion> readVersions(std::string_view text);
/// The text with that version at its end; lines that cannot be read stay. If the newest version has
/// the same deck text, only its label changes, and without a label nothing does.
[[nodiscard]] std::string withVersion(std::string_view text, const DeckVersion &version);
/// Whether an id can be the name of a file with versions. Ids come from files that anybody may
/// have written.
[[nodiscard]] bool isVersionId(std::string_view id);

/// A card whose number of copies differs between two lists.
struct ListChange
{
    std::size_t part = 0;
    Entry card;
    int copies = 0; ///< copies that the second list has more; negative: fewer

    friend bool operator==(const ListChange &, const ListChange &) = default;
};

/// What must be added to and taken from a deck to make the other one: in each part first what is
/// added, then what is taken, by name.
[[nodiscard]] std::vector<ListChange> changesBetween(const Deck &from, const Deck &to);

} // namespace playmat::decks
