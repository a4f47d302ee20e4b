#include "kit/common/host/kept_cards.h"

#include "match/plain_words.h"
#include "text/language.h"

#include <algorithm>

namespace playmat::kit {

namespace {

bool wellFormed(const Json &kept, const KeptCards &game)
{
    const auto isList = [&](const char *key) { return kept.contains(key) && kept[key].is_array(); };
    const bool aliased
        = !game.hasAliases || (kept.contains("aliases") && kept["aliases"].is_object());
    return kept.is_object() && aliased && isList("list") && isList(game.words)
        && std::ranges::all_of(kept[game.words], [](const Json &word) { return word.is_string(); });
}

/// Checks stored cards from any source, because the table and the log show their names.
bool canBeSeen(const Json &kept)
{
    bool all = true;
    forEachText(kept,
                [&](const std::string &text) { all = all && match::printable(text) == text; });
    return all;
}

std::vector<match::NamedText> filesOf(const Json &kept, const KeptCards &game)
{
    const Json set{{"set", game.set},
                   {"name", "Cards of the match"},
                   {game.words, kept[game.words]},
                   {"cards", kept["list"]}};
    std::vector<match::NamedText> files{{"kept.json", match::toLine(set)}};
    if (game.hasAliases)
        files.push_back({"aliases.json", match::toLine({{"aliases", kept["aliases"]}})});
    return files;
}

} // namespace

Outcome<match::CardLibrary> libraryForKept(const match::CardLibrary &library, const Json &kept,
                                           const KeptCards &game)
{
    using match::Problem;
    if (!wellFormed(kept, game))
        return Problem{"bad_journal", text::said("the cards of the match are missing"), {}};
    if (match::hasTextOver(match::kLongestCardText, kept))
        return Problem{"bad_journal", text::said("a text on a card of the match is too long"), {}};
    if (game.known())
        return library;
    if (!canBeSeen(kept))
        return Problem{
            "bad_journal",
            text::said("a text on a card of the match has characters that cannot be seen"),
            {}};
    std::vector<match::NamedText> files = filesOf(kept, game);
    Outcome<std::shared_ptr<const match::GameCards>> cards = game.read(files);
    if (!cards)
        return cards.problem();
    return library.withCards(std::move(cards.value()), std::move(files));
}

} // namespace playmat::kit
