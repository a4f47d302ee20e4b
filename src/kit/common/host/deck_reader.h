#pragma once

#include "kit/common/host/deck_words.h"
#include "match/outcome.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Reads decks as players write, copy, export and save them. One reader for all games, lenient
/// about form and strict about cards; the README of src/kit lists the forms.
namespace playmat::kit {

/// The cards of a game, as the deck reader needs them; cards are numbers, and 0 means none.
class DeckCards
{
public:
    using Card = std::size_t;

    DeckCards() = default;
    DeckCards(const DeckCards &) = delete;
    DeckCards &operator=(const DeckCards &) = delete;
    virtual ~DeckCards() = default;

    [[nodiscard]] virtual const DeckGrammar &grammar() const = 0;
    /// The id of a print in any spelling ("sor 10", "SOR-010"); empty if it is not a print.
    [[nodiscard]] virtual std::string print(std::string_view written) const = 0;
    [[nodiscard]] virtual Card find(const std::string &print) const = 0;
    /// All cards that the name may mean, with or without the second half of the name.
    [[nodiscard]] virtual std::vector<Card> named(std::string_view name) const = 0;
    /// The cards with the title in that name, regardless of the second half; empty if the game has
    /// no use for this.
    [[nodiscard]] virtual std::vector<Card> titled(std::string_view name) const = 0;
    [[nodiscard]] virtual std::string id(Card card) const = 0;
    [[nodiscard]] virtual std::string listed(Card card) const = 0; ///< its name in a list
    [[nodiscard]] virtual std::string title(Card card) const = 0; ///< without its second half
    [[nodiscard]] virtual bool same(Card a,
                                    Card b) const = 0; ///< whether they are prints of the same card
    /// The section where the card's kind belongs.
    [[nodiscard]] virtual std::size_t section(Card card) const = 0;
    /// All cards that a deck may contain.
    [[nodiscard]] virtual std::vector<Card> all() const = 0;
};

/// A card of a deck, its number of copies, and its place in the text.
struct DeckEntry
{
    std::string id; ///< id of a known card, or the normalised id of an unknown one
    int count = 1;
    std::string path; ///< its place in a JSON document
    std::size_t offset = 0; ///< its place in the text
    std::string written{}; ///< in a loose reading, the text of an entry whose card is unknown
};

/// The deck that was read from a text.
struct WrittenDeck
{
    std::string name;
    std::string author;
    bool plain = false; ///< its player plays on with unwritten cards as plain ones
    std::vector<std::vector<DeckEntry>>
        sections; ///< indexed by section, for all sections of the game
    std::vector<std::size_t> places; ///< the offset of each section in the text; 0: it is missing
    std::string text; ///< the UTF-8 text that offsets refer to
    bool json = false; ///< its entries have paths

    [[nodiscard]] const std::vector<DeckEntry> &cards() const { return sections[kMainDeck]; }
    [[nodiscard]] const std::vector<DeckEntry> &sideboard() const { return sections[kSideboard]; }
};

struct DeckReading
{
    /// Problems: "bad_json"; "unknown_card" if unknown cards are the only problem; otherwise
    /// "bad_deck". The place is that of the first error; the message adds the others with their
    /// lines.
    match::Outcome<WrittenDeck> deck;
    /// Skipped and guessed parts, in complete sentences.
    std::string notes;
    int cards = 0; ///< number of cards in the text
    int known = 0; ///< number of those that this game has, or that are from its unavailable sets
};

[[nodiscard]] DeckReading readDeck(const DeckCards &cards, std::string_view text);

/// A deck that a player is still working on. It may have any number of cards in each section,
/// unknown cards, and cards that the player only considers.
struct LooseReading
{
    WrittenDeck deck; ///< unknown cards are entries without an id
    std::optional<match::Problem> lost; ///< what no entry holds; nullopt if nothing is lost
};

/// Reads a deck and keeps everything that it can, even if the deck is not legal or complete.
[[nodiscard]] LooseReading readDeckLoosely(const DeckCards &cards, std::string_view text);

} // namespace playmat::kit
