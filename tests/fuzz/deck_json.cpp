#include "fuzz/decks.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_export.h"
#include "kit/swu/host/deck_text.h"

/// A deck in the exchange format: what it means can be written down and read again.
namespace playmat::fuzz {

std::vector<std::string> seeds()
{
    std::vector<std::string> texts;
    for (const std::string &name : library().deckNames())
        texts.push_back(*library().deck(name));
    return texts;
}

Verdict run(std::string_view input)
{
    return checkDeck(match::readDeck(match::swuCards(library()), input), input,
                     match::exportDeckJson);
}

} // namespace playmat::fuzz
