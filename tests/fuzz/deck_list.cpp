#include "fuzz/fuzz.h"
#include "match/deck_export.h"
#include "match/deck_text.h"
#include "match/swu/deck_check.h"

/// A deck as a list in plain text, or whatever else somebody pastes.
namespace playmat::fuzz {

std::vector<std::string> seeds()
{
    std::vector<std::string> texts;
    for (const std::string &name : library().deckNames()) {
        match::DeckDocument deck = match::parseDeck(*library().deck(name)).value();
        texts.push_back(match::exportDeckText(library().swu(), deck));
        deck.sideboard.push_back({"SOR_164", 1, {}, 0});
        texts.push_back("# Deck of Ann\r\n" + match::exportDeckText(library().swu(), deck));
    }
    return texts;
}

Verdict run(std::string_view input)
{
    const swu::CardDb &db = library().swu();
    const match::Outcome<match::DeckDocument> read = match::readDeck(db, input);
    if (!read) {
        checkProblem(read.problem(), input);
        return Verdict::Refused;
    }
    const match::Outcome<swu::DeckChoice> deck = match::playableDeck(db, read.value(), input);
    if (!deck) {
        checkProblem(deck.problem(), input);
        return Verdict::Refused;
    }
    const std::string written = match::exportDeckText(db, read.value());
    const match::Outcome<swu::DeckChoice> again = match::loadDeck(db, written);
    check(again.ok(), "what was written cannot be read:\n" + written);
    check(again.value().cards.size() == deck.value().cards.size(), "cards are lost:\n" + written);
    return Verdict::Taken;
}

} // namespace playmat::fuzz
