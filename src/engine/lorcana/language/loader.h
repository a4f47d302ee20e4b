#pragma once

#include "engine/lorcana/language/card_db.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::effects {
class JsonCursor;
}

namespace playmat::lorcana {

/// A card file by name and text.
struct CardFile
{
    std::string name; ///< for messages: "1.json"
    std::string_view text;
};

/// What is wrong with a card file, where, and with which card.
struct LoadError
{
    std::string file;
    std::string card; ///< printed id; empty when none
    std::string path; ///< "$.cards[3].abilities[0].do[1].to"
    std::string message;
    std::size_t line = 0;
    std::size_t column = 0;
};

/// The files together, in their order. A card with a mistake is not in the database; the others
/// are. `{"todo":"what is missing"}` instead of abilities marks a card that cannot be expressed
/// yet: it is in the catalogue and not playable.
struct Loaded
{
    CardDb db;
    std::vector<LoadError> problems;
};
[[nodiscard]] Loaded loadCards(std::span<const CardFile> files);

/// The same with one more file.
[[nodiscard]] Loaded loadMore(CardDb db, const CardFile &file);

/// A card that a position defines itself: type, numbers, words and keywords, no text
/// (`made_up`). 0 and problems when something is wrong with it; then nothing was added.
DefId addMadeUp(CardDb &db, const std::string &id, const effects::JsonCursor &at);

} // namespace playmat::lorcana
