#include "kit/riftbound/host/deck_words.h"

#include "kit/riftbound/host/known_sets.h"
#include "text/language.h"

namespace playmat::riftbound::host {

namespace {

using kit::DeckKind;
using kit::DeckSection;

constexpr std::string_view kLegend[] = {"legend", "legends", "championlegend", "legende"};
constexpr std::string_view kChampion[] = {"champion", "chosenchampion", "champions"};
constexpr std::string_view kRunes[] = {"runes", "rune", "runedeck", "runepool", "runen"};
constexpr std::string_view kBattlefields[]
    = {"battlefields", "battlefield", "schlachtfelder", "schlachtfeld"};

constexpr DeckSection kSections[]{
    {DeckKind::One, kLegend, nullptr, text::mark("a deck has one legend, not {}"),
     text::mark("a second legend; a deck has one")},
    {DeckKind::One, kChampion, nullptr, text::mark("a deck has one chosen champion, not {}"),
     text::mark("a second chosen champion; a deck has one")},
    {DeckKind::Many, kRunes, nullptr, nullptr, nullptr},
    {DeckKind::Many, kBattlefields, nullptr, nullptr, nullptr},
};

constexpr std::string_view kGroups[]
    = {"units", "unit", "spells", "spell", "gear", "gears", "einheiten", "zauber", "ausrustung"};

} // namespace

const kit::DeckGrammar &deckWords()
{
    static const kit::DeckGrammar grammar{
        .own = kSections,
        .groups = kGroups,
        .severalCards = text::mark("{0} is the name of several cards: {1}"),
        .printExample = "OGN-001",
        .sets = kit::knownSets(kKnownSets),
    };
    return grammar;
}

} // namespace playmat::riftbound::host
