#include "fuzz/fuzz.h"
#include "match/deck_export.h"
#include "match/swu/deck_check.h"

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
    const swu::CardDb &db = library().swu();
    const match::Outcome<match::DeckDocument> read = match::parseDeck(input);
    if (!read) {
        checkProblem(read.problem(), input);
        return Verdict::Refused;
    }
    const match::Outcome<swu::DeckChoice> deck = match::playableDeck(db, read.value(), input);
    if (!deck) {
        checkProblem(deck.problem(), input);
        return Verdict::Refused;
    }
    const std::string written = match::exportDeckJson(db, read.value());
    const match::Outcome<swu::DeckChoice> again = match::loadDeck(db, written);
    check(again.ok(), "what was written cannot be read: " + written);
    check(again.value().cards.size() == deck.value().cards.size(), "cards are lost: " + written);
    return Verdict::Taken;
}

} // namespace playmat::fuzz
