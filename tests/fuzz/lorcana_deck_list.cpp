#include "fuzz/fuzz.h"
#include "kit/lorcana/host/cards.h"
#include "kit/lorcana/host/deck_check.h"
#include "kit/lorcana/host/deck_text.h"
#include "kit/lorcana/host/kit.h"
#include "match/utf8.h"
#include "support/folders.h"

/// Fuzzes the reader of Disney Lorcana decks with pasted texts of any form.
namespace playmat::fuzz {

namespace {

const match::CardLibrary &ourLibrary()
{
    static const match::Outcome<match::CardLibrary> loaded
        = match::CardLibrary::open(kit::lorcanaKit(), test::resourceDir());
    check(loaded.ok(), "the program's own cards cannot be loaded");
    return loaded.value();
}

const lorcana::host::LorcanaCards &cards()
{
    return lorcana::host::cardsOf(ourLibrary());
}

bool areSame(const std::vector<lorcana::host::DeckLine> &a,
             const std::vector<lorcana::host::DeckLine> &b)
{
    const auto copies = [](const std::vector<lorcana::host::DeckLine> &lines) {
        int all = 0;
        for (const lorcana::host::DeckLine &line : lines)
            all += line.count;
        return all;
    };
    return copies(a) == copies(b);
}

} // namespace

std::vector<std::string> seeds()
{
    std::vector<std::string> texts;
    for (const std::string &name : ourLibrary().deckNames())
        texts.push_back(*ourLibrary().deck(name));
    return texts;
}

Verdict run(std::string_view input)
{
    const auto read = lorcana::host::readDeck(cards(), input);
    if (!read) {
        // If the text had to be decoded, places refer to the decoded text.
        match::Problem problem = read.problem();
        if (match::asUtf8(input) != input || input.find('"') < input.find_first_of("{["))
            problem.line = 0;
        checkProblem(problem, input);
        return Verdict::Refused;
    }
    const std::string written = lorcana::host::deckJson(cards().db, read.value()).dump();
    const auto again = lorcana::host::readDeck(cards(), std::string_view(written));
    check(again.ok(), "what was written cannot be read:\n" + written);
    check(areSame(again.value().cards, read.value().cards), "cards are lost:\n" + written);
    check(areSame(again.value().sideboard, read.value().sideboard),
          "the sideboard is lost:\n" + written);
    return Verdict::Taken;
}

} // namespace playmat::fuzz
