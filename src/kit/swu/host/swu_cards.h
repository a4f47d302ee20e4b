#pragma once

#include "match/card_library.h"

#include <memory>
#include <string>
#include <vector>

namespace playmat::match {

/// Reads the card files of Star Wars: Unlimited. `names` are titles that can be named beside the
/// cards'. Code bad_card_data: a mistake in any file, with its place.
[[nodiscard]] Outcome<std::shared_ptr<const GameCards>>
readSwuCards(const std::vector<NamedText> &files, const std::vector<std::string> &names = {});

} // namespace playmat::match
