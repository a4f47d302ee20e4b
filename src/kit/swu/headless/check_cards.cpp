#include "cli/any_game.h"
#include "cli/output.h"
#include "engine/swu/language/manual.h"
#include "kit/swu/headless/headless.h"
#include "kit/swu/headless/missing_words.h"
#include "kit/swu/host/cards.h"
#include "match/plain_words.h"

#include <fmt/format.h>

#include <map>

namespace playmat::cli {

namespace {

int explain(const std::string &word)
{
    const std::string text = swu::manualOf(word, cardFiles());
    if (text.empty()) {
        complain(fmt::format("{} is not a word of the card files", match::inQuotes(word)));
        return 1;
    }
    say(text.substr(0, text.find_last_not_of('\n') + 1));
    return 0;
}

} // namespace

int checkCards(const match::CardLibrary &library, const CheckOptions &options)
{
    if (!options.text.empty())
        return checkCardsAny(library, options);
    if (!options.explain.empty())
        return explain(options.explain);
    if (!options.missing.empty())
        return sayMissingWords(library, options.missing);
    struct Count
    {
        int cards = 0;
        int playable = 0;
    };
    std::map<std::string, Count> sets;
    for (std::size_t i = 1; i < match::swuCards(library).defs.size(); ++i) {
        const swu::CardDef &card = match::swuCards(library).defs[i];
        Count &set = sets[card.id.substr(0, card.id.find('_'))];
        ++set.cards;
        set.playable += card.playable ? 1 : 0;
        if (!card.playable)
            say(fmt::format("{}  {}{}{}: {}", card.id, card.name, card.subtitle.empty() ? "" : ", ",
                            card.subtitle, card.whyNot));
    }
    for (const auto &[name, set] : sets)
        say(fmt::format("{}: {} of {} cards are playable", name, set.playable, set.cards));
    return 0;
}

} // namespace playmat::cli
