#pragma once

#include "engine/swu/game.h"
#include "kit/swu/host/deck_document.h"

#include <string>
#include <vector>

namespace playmat::match {

/// What a format requires of a deck (FORMAT: constructed unless stated otherwise).
struct DeckRules
{
    int minCards = 50;
    int maxCopies = 3; ///< of a card with the same name and subtitle, sideboard included
    int maxSideboard = 10;
};

/// A reason why a deck cannot be played.
struct DeckFault
{
    std::string code; ///< unknown_card, not_playable, wrong_type, too_many_copies, too_few_cards …
    std::string message;
    std::string card; ///< the id it is about, or empty
    std::string path; ///< in a JSON document
    std::size_t offset = 0; ///< in the document's text
};

/// A deck with its cards found, or everything that is wrong with it.
struct CheckedDeck
{
    swu::DeckChoice choice;
    std::vector<DeckFault> faults;
    std::vector<swu::DefId> unwritten; ///< cards whose text does not play yet, each once, as listed

    [[nodiscard]] bool ok() const { return faults.empty(); }
    /// Nothing else is wrong with it: it can be played with those cards as plain ones.
    [[nodiscard]] bool lacksOnlyTexts() const;
};

[[nodiscard]] CheckedDeck checkDeck(const swu::CardDb &db, const DeckDocument &deck,
                                    const DeckRules &rules = {});

/// "Boba Fett, Any Methods Necessary (JTL_009), …": the unwritten cards of a deck by name.
[[nodiscard]] std::string unwrittenNames(const swu::CardDb &db, const CheckedDeck &deck);

/// All faults as one problem "bad_deck" ("unknown_card" when that is all there is).
[[nodiscard]] Problem faultsAsProblem(const std::vector<DeckFault> &faults);

/// The deck if all of its cards are playable; otherwise the first error with its place in the text.
[[nodiscard]] Outcome<swu::DeckChoice> playableDeck(const swu::CardDb &db, const DeckDocument &deck,
                                                    const DeckRules &rules = {});

/// Reads a deck's text in any form and checks the deck.
[[nodiscard]] Outcome<swu::DeckChoice> loadDeck(const swu::CardDb &db, std::string_view text,
                                                const DeckRules &rules = {});

} // namespace playmat::match
