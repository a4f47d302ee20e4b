#pragma once

#include "kit/swu/host/deck_check.h"

#include <string>
#include <string_view>
#include <vector>

/// The formats that players agree on, as data (resources/formats/swu.json): which sets are in them
/// when, which cards are suspended since when, how many cards, copies and sideboard cards there
/// are.
namespace playmat::match {

/// From a day on, as "2026-03-13". Until the next one of its list where it is a rotation.
using Day = std::string;

struct Rotation
{
    Day from;
    std::vector<std::string> blocks; ///< of sets
};

struct SuspendedCard
{
    std::string card; ///< id
    Day from;
};

struct Format
{
    std::string id; ///< "premier"
    std::string name; ///< "Premier"
    DeckRules rules;
    std::vector<Rotation> rotations; ///< in the order of their days; none: every set that is out
    std::vector<SuspendedCard> suspended;
};

[[nodiscard]] const std::vector<Format> &formats();
/// Returns nullptr if there is no format with that id.
[[nodiscard]] const Format *formatOf(std::string_view id);

/// Why a deck is not legal in a format, in sentences; none: it is. A card is legal by its name: a
/// reprint makes every print of it legal. Cards that cannot be played here yet are no fault, and
/// unknown ones are (deck_check.h). `day`: empty for the day of the data.
[[nodiscard]] std::vector<std::string> againstFormat(const swu::CardDb &db,
                                                     const DeckDocument &deck, const Format &format,
                                                     const Day &day = {});

/// Which cards are in a format on a day, by DefId: those with a print in one of its sets that are
/// not suspended, whether they can be played here yet or not. `day` as above.
[[nodiscard]] std::vector<bool> cardsIn(const swu::CardDb &db, const Format &format,
                                        const Day &day = {});

} // namespace playmat::match
