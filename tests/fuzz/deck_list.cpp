#include "fuzz/decks.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_export.h"
#include "kit/swu/host/deck_text.h"

/// A deck as a list in plain text, or whatever else somebody pastes.
namespace playmat::fuzz {

std::vector<std::string> seeds()
{
    std::vector<std::string> texts;
    for (const std::string &name : library().deckNames()) {
        match::DeckDocument deck
            = match::readDeck(match::swuCards(library()), *library().deck(name)).value();
        texts.push_back(match::exportDeckText(match::swuCards(library()), deck));
        deck.sideboard.push_back({"SOR_164", 1, {}, 0});
        texts.push_back("# Deck of Ann\r\n"
                        + match::exportDeckText(match::swuCards(library()), deck));
    }
    return texts;
}

Verdict run(std::string_view input)
{
    return checkDeck(match::readDeck(match::swuCards(library()), input), input,
                     match::exportDeckText);
}

} // namespace playmat::fuzz
