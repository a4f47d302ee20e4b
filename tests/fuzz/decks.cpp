#include "fuzz/decks.h"

#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_text.h"
#include "match/utf8.h"

namespace playmat::fuzz {

Verdict checkDeck(const match::Outcome<match::DeckDocument> &read, std::string_view input,
                  WriteDeck write)
{
    const swu::CardDb &db = match::swuCards(library());
    if (!read) {
        // If the text had to be decoded, places refer to the decoded text.
        const bool decoded
            = match::asUtf8(input) != input || input.find('"') < input.find_first_of("{[");
        match::Problem problem = read.problem();
        if (decoded)
            problem.line = 0;
        checkProblem(problem, input);
        return Verdict::Refused;
    }
    const match::Outcome<swu::DeckChoice> deck = match::playableDeck(db, read.value());
    if (!deck) {
        checkProblem(deck.problem(), read.value().text);
        return Verdict::Refused;
    }
    const std::string written = write(db, read.value());
    const match::Outcome<swu::DeckChoice> again = match::loadDeck(db, written);
    check(again.ok(), "what was written cannot be read:\n" + written);
    check(again.value().cards.size() == deck.value().cards.size(), "cards are lost:\n" + written);
    const auto side = match::readDeck(db, written).value().sideboard.size();
    check(side == read.value().sideboard.size(), "the sideboard is lost:\n" + written);
    return Verdict::Taken;
}

} // namespace playmat::fuzz
