#pragma once

#include "match/card_library.h"

#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <vector>

/// Which words a set's printed cards still need: those, and pairs of them, that the texts of the
/// loaded cards never use. Names, traits, aspects, keywords and numbers are put aside, so that what
/// is left is what abilities are made of.
namespace playmat::cli {

struct MissingWords
{
    using Uses = std::map<std::string, std::vector<std::string>>; ///< ids of the cards, in order

    int cards = 0; ///< in the list
    int absent = 0; ///< of them not among the loaded ones
    int sayable = 0; ///< of those without a new word or pair
    Uses words;
    Uses pairs; ///< of cards without a new word
};

/// `cards`: a list of objects with "id", "name", "text" and, for leaders, "deployBox"; other keys
/// do not matter.
[[nodiscard]] MissingWords missingWords(const match::CardLibrary &library,
                                        const nlohmann::json &cards);

/// Reads the file, and says what there is to say. The program's exit status.
[[nodiscard]] int sayMissingWords(const match::CardLibrary &library, const std::string &file);

} // namespace playmat::cli
