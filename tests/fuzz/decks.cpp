#include "fuzz/decks.h"

#include "kit/swu/host/cards.h"

namespace playmat::fuzz {

Verdict checkDeck(const match::Outcome<match::DeckDocument> &read, std::string_view input,
                  WriteDeck write)
{
    const swu::CardDb &db = match::swuCards(library());
    if (!read) {
        checkProblem(read.problem(), input);
        return Verdict::Refused;
    }
    const match::Outcome<swu::DeckChoice> deck = match::playableDeck(db, read.value(), input);
    if (!deck) {
        checkProblem(deck.problem(), input);
        return Verdict::Refused;
    }
    const std::string written = write(db, read.value());
    const match::Outcome<swu::DeckChoice> again = match::loadDeck(db, written);
    check(again.ok(), "what was written cannot be read:\n" + written);
    check(again.value().cards.size() == deck.value().cards.size(), "cards are lost:\n" + written);
    return Verdict::Taken;
}

} // namespace playmat::fuzz
