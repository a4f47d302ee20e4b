#pragma once

#include "decks/deck.h"
#include "decks/odds.h"
#include "decks/search_key.h"
#include "match/card_library.h"
#include "match/outcome.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::decks {

enum class Part : std::uint8_t { Front, Main, Side };

/// A part of the decks of a game.
struct Slot
{
    const char *heading = ""; ///< the heading of the part in a list, such as "Leader"
    Part part = Part::Main;
    int most = 0; ///< 0: any number of cards; 1: a new card replaces the card in the part
    bool ofSize = false; ///< its cards count for the size of the deck, as those of Part::Main do

    [[nodiscard]] bool counts() const { return part == Part::Main || ofSize; }
};

/// A text that was read as a deck, without a judgement of the deck. Unknown cards are entries
/// without an id.
struct Reading
{
    std::vector<std::vector<Entry>> parts; ///< one for each of DeckKit::parts
    std::vector<Entry> considering;
    std::string name;
    std::string author;
    bool plain = false;
    /// Describes text that is in none of the parts; nullopt if there is none. If it is set, the
    /// text must not be replaced by the deck.
    std::optional<match::Problem> lost;
};

/// A card as somebody wrote it in a list. Members that were not written are empty.
struct WrittenCard
{
    std::string print; ///< "SHD_001", in any spelling
    std::string set; ///< code or name
    std::string number; ///< in the set
    std::string name; ///< may include the second half
    std::string second; ///< the second half of the name
};

/// The card that was meant. Both ids are empty if it is unknown.
struct FoundCard
{
    std::string print; ///< printed id
    Entry card; ///< the entry of DeckKit::cards, which is the same for all prints of a card
};

/// A set of cards.
struct CardSet
{
    std::string code; ///< "SHD"
    std::string name;
};

/// Describes the decks of a game: their parts and their cards. There is one object for each game,
/// and it has no state.
class DeckKit
{
public:
    DeckKit() = default;
    DeckKit(const DeckKit &) = delete;
    DeckKit &operator=(const DeckKit &) = delete;
    virtual ~DeckKit() = default;

    [[nodiscard]] virtual std::string_view game() const = 0;
    /// The parts in the order in which a list has them.
    [[nodiscard]] virtual std::span<const Slot> parts() const = 0;
    [[nodiscard]] virtual Reading read(const match::CardLibrary &library,
                                       std::string_view text) const = 0;
    /// The entry of a card, with the id of its first print and its name in lists. The entry has no
    /// id if there is no such card.
    [[nodiscard]] virtual Entry card(const match::CardLibrary &library,
                                     const std::string &id) const = 0;
    /// The index of the part where cards of this kind belong.
    [[nodiscard]] virtual std::size_t slotOf(const match::CardLibrary &library,
                                             const std::string &id) const = 0;
    /// Whether a part of the deck may have this card: the part where cards of its kind belong, and
    /// any other part that takes such cards. An unknown card counts as one of the main deck.
    [[nodiscard]] virtual bool takes(const match::CardLibrary &library, std::size_t slot,
                                     const std::string &id) const = 0;
    /// All cards that a deck may have, each once, in the order of the sets.
    [[nodiscard]] virtual std::vector<Entry> cards(const match::CardLibrary &library) const = 0;
    /// The cards that somebody wrote in a list, one for each. A name that several cards have finds
    /// none of them.
    [[nodiscard]] virtual std::vector<FoundCard>
    find(const match::CardLibrary &library, std::span<const WrittenCard> written) const = 0;
    /// How many copies of a card players keep for any deck: as many as a deck may usually have.
    [[nodiscard]] virtual int playset(const match::CardLibrary &library,
                                      const std::string &id) const = 0;
    /// All published sets in order of release, whether or not the program has their cards.
    [[nodiscard]] virtual std::vector<CardSet> sets(const match::CardLibrary &library) const = 0;
    /// How the game deals this deck's cards: a leader, base or legend may change it.
    [[nodiscard]] virtual Dealing dealing(const match::CardLibrary &library,
                                          const Deck &deck) const = 0;
    /// The keys by which cards can be searched.
    [[nodiscard]] virtual SearchWords search() const = 0;
};

} // namespace playmat::decks
