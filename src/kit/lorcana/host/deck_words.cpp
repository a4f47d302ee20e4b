#include "kit/lorcana/host/deck_words.h"

#include "kit/lorcana/host/known_sets.h"
#include "text/language.h"

namespace playmat::lorcana::host {

namespace {

constexpr std::string_view kGroups[] = {"characters",
                                        "character",
                                        "actions",
                                        "action",
                                        "songs",
                                        "song",
                                        "items",
                                        "item",
                                        "locations",
                                        "location",
                                        "actionsongs",
                                        "charaktere",
                                        "charakter",
                                        "aktionen",
                                        "aktion",
                                        "lieder",
                                        "lied",
                                        "gegenstande",
                                        "gegenstand",
                                        "orte",
                                        "ort",
                                        "actionsandsongs",
                                        "aktionenundlieder"};

} // namespace

const kit::DeckGrammar &deckWords()
{
    static const kit::DeckGrammar grammar{
        .own = {},
        .groups = kGroups,
        .severalCards
        = text::mark("{0} is the name of several cards, so its version is needed: {1}"),
        .printExample = "1-138",
        .sets = kit::knownSets(kKnownSets),
    };
    return grammar;
}

} // namespace playmat::lorcana::host
