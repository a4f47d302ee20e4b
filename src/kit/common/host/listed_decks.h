#pragma once

#include "decks/deck_kit.h"
#include "kit/common/host/deck_reader.h"

#include <memory>

namespace playmat::kit {

/// A DeckKit that reads decks with the deck reader.
class ListedDecks : public decks::DeckKit
{
public:
    /// A part of the deck and the reader's section for it.
    struct ListedSlot
    {
        decks::Slot slot;
        std::size_t section = kMainDeck;
    };

    [[nodiscard]] std::span<const decks::Slot> parts() const override { return m_slots; }
    [[nodiscard]] decks::Reading read(const match::CardLibrary &library,
                                      std::string_view text) const override;
    [[nodiscard]] decks::Entry card(const match::CardLibrary &library,
                                    const std::string &id) const override;
    [[nodiscard]] std::size_t slotOf(const match::CardLibrary &library,
                                     const std::string &id) const override;
    /// A sideboard also takes any card of the main deck.
    [[nodiscard]] bool takes(const match::CardLibrary &library, std::size_t slot,
                             const std::string &id) const override;
    [[nodiscard]] std::vector<decks::Entry> cards(const match::CardLibrary &library) const override;
    [[nodiscard]] std::vector<decks::FoundCard>
    find(const match::CardLibrary &library,
         std::span<const decks::WrittenCard> written) const override;
    [[nodiscard]] int playset(const match::CardLibrary &library,
                              const std::string &id) const override;
    [[nodiscard]] std::vector<decks::CardSet>
    sets(const match::CardLibrary &library) const override;

protected:
    /// `copies`: the most copies of a card that a deck may have.
    ListedDecks(const std::vector<ListedSlot> &slots, int copies);
    /// The cards of the game, for the deck reader.
    [[nodiscard]] virtual std::unique_ptr<DeckCards>
    deckCards(const match::CardLibrary &library) const = 0;

private:
    [[nodiscard]] std::size_t slotFor(std::size_t section) const;

    std::vector<decks::Slot> m_slots;
    std::vector<std::size_t> m_sections; ///< the section of each slot
    int m_copies;
};

} // namespace playmat::kit
