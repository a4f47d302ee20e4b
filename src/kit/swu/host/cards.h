#pragma once

#include "engine/swu/language/card_db.h"
#include "match/card_library.h"

#include <memory>
#include <string>
#include <vector>

namespace playmat::match {

struct SwuCards final : GameCards
{
    swu::CardDb db;
};

/// The cards of a library of this game; in another game's there are none.
[[nodiscard]] const swu::CardDb &swuCards(const CardLibrary &library);

/// Reads the card files of Star Wars: Unlimited. `names` are titles that can be named beside the
/// cards'. Code bad_card_data: a mistake in any file, with its place.
[[nodiscard]] Outcome<std::shared_ptr<const GameCards>>
readSwuCards(const std::vector<NamedText> &files, const std::vector<std::string> &names = {});

} // namespace playmat::match
