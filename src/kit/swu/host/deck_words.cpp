#include "kit/swu/host/deck_words.h"

#include "kit/swu/host/known_sets.h"
#include "text/language.h"

namespace playmat::match {

namespace {

using kit::DeckKind;
using kit::DeckSection;

constexpr std::string_view kLeader[] = {"leader", "leaders", "anfuhrer", "anfuhrerin"};
constexpr std::string_view kBase[] = {"base", "bases", "basis", "basen"};
constexpr std::string_view kSecond[] = {"secondleader", "leader2", "leaderb", "zweiteranfuhrer"};

constexpr DeckSection kSections[]{
    {DeckKind::One, kLeader, text::mark("the deck has no leader"),
     text::mark("a deck has one leader, not {}"), text::mark("a second leader; a deck has one")},
    {DeckKind::One, kBase, text::mark("the deck has no base"),
     text::mark("a deck has one base, not {}"), text::mark("a second base; a deck has one")},
    {DeckKind::Never, kSecond, nullptr, nullptr,
     text::mark("decks with two leaders (Twin Suns) cannot be played here")},
};

constexpr std::string_view kGroups[]
    = {"units",      "unit",           "groundunits",   "groundunit",        "spaceunits",
       "spaceunit",  "ground",         "space",         "groundarena",       "spacearena",
       "events",     "event",          "upgrades",      "upgrade",           "einheiten",
       "einheit",    "bodeneinheiten", "raumeinheiten", "weltraumeinheiten", "boden",
       "weltraum",   "raum",           "ereignisse",    "ereignis",          "aufwertungen",
       "aufwertung", "verbesserungen", "upgradekarten"};

} // namespace

const kit::DeckGrammar &swuDeckWords()
{
    static const kit::DeckGrammar grammar{
        .own = kSections,
        .groups = kGroups,
        .severalCards
        = text::mark("{0} is the title of several cards, so its subtitle is needed: {1}"),
        .printExample = "SOR_010",
        .sets = kit::knownSets(kKnownSets),
    };
    return grammar;
}

} // namespace playmat::match
