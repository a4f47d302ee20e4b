#pragma once

#include "kit/common/host/deck_words.h"
#include "match/outcome.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Decks as people write, copy, export and save them: one reader for all games, lenient about form
/// and strict about cards. The README of src/kit lists the forms.
namespace playmat::kit {

/// A game's cards as a reader of decks asks for them, by numbers of which 0 is none.
class DeckCards
{
public:
    using Card = std::size_t;

    DeckCards() = default;
    DeckCards(const DeckCards &) = delete;
    DeckCards &operator=(const DeckCards &) = delete;
    virtual ~DeckCards() = default;

    [[nodiscard]] virtual const DeckGrammar &grammar() const = 0;
    /// The id of a print, however it is written ("sor 10", "SOR-010"); empty: this is none.
    [[nodiscard]] virtual std::string print(std::string_view written) const = 0;
    [[nodiscard]] virtual Card find(const std::string &print) const = 0;
    /// All cards that a name may mean, with or without its second half.
    [[nodiscard]] virtual std::vector<Card> named(std::string_view name) const = 0;
    /// The cards with the title of that name, whatever its second half; none where that is no use.
    [[nodiscard]] virtual std::vector<Card> titled(std::string_view name) const = 0;
    [[nodiscard]] virtual std::string id(Card card) const = 0;
    [[nodiscard]] virtual std::string listed(Card card) const = 0; ///< its name in a list
    [[nodiscard]] virtual std::string title(Card card) const = 0; ///< without its second half
    [[nodiscard]] virtual bool same(Card a, Card b) const = 0; ///< prints of one card
    /// The section where a card belongs by its kind.
    [[nodiscard]] virtual std::size_t section(Card card) const = 0;
    /// All that may be in a deck.
    [[nodiscard]] virtual std::vector<Card> all() const = 0;
};

/// A card of a deck and how often, and where that is written.
struct DeckEntry
{
    std::string id; ///< of a card that the game knows, or, where it does not, as it is normalised
    int count = 1;
    std::string path; ///< where it is in a JSON document
    std::size_t offset = 0; ///< and in its text
};

/// What was made of a text.
struct WrittenDeck
{
    std::string name;
    std::string author;
    std::vector<std::vector<DeckEntry>> sections; ///< by number, all that the game has
    std::vector<std::size_t> places; ///< where each begins in the text; 0: nowhere
    std::string text; ///< what the places count in: UTF-8
    bool json = false; ///< its entries have paths

    [[nodiscard]] const std::vector<DeckEntry> &cards() const { return sections[kMainDeck]; }
    [[nodiscard]] const std::vector<DeckEntry> &sideboard() const { return sections[kSideboard]; }
};

struct DeckReading
{
    /// Problems: "bad_json"; "unknown_card" when unknown cards are all there is; else "bad_deck".
    /// The place is that of the first mistake, and the message names the others with their lines.
    match::Outcome<WrittenDeck> deck;
    /// What was passed over or guessed, in whole sentences.
    std::string notes;
    int cards = 0; ///< how many cards are written there
    int known = 0; ///< … that this game has, or that are from sets it has not yet
};

[[nodiscard]] DeckReading readDeck(const DeckCards &cards, std::string_view text);

} // namespace playmat::kit
