#pragma once

#include "engine/effects/json.h"
#include "learn/words.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::learn {

using effects::JsonCursor;

/// Cards where they are now: "me.PLACE:ABC_095#2/ABC_069" are the cards ABC_069 that are attached
/// to the learner's second ABC_095 at that place. `nth` 0: all of them.
struct Selector
{
    Side side = Side::Anybody;
    const Place *place = nullptr;
    std::string card;
    int nth = 0;
    std::string attached;
    std::string text; ///< as written
};

/// Something that can be lit or clicked: cards, a part of them ("…@power"), a zone
/// ("zone:me.hand"), a thing of the table ("ui:pass").
struct Anchor
{
    enum class Kind : std::uint8_t { Cards, Zone, Control };

    Kind kind = Kind::Cards;
    Selector cards; ///< Zone: side and place alone
    std::string word; ///< Cards: the part, or nothing; Control: which
    std::string text; ///< as written
};

/// What the texts mean. A mistake is reported at the cursor, and nothing is returned.
[[nodiscard]] std::optional<Selector> selectorOf(const JsonCursor &at, std::string_view text,
                                                 const Words &words);
[[nodiscard]] std::optional<Anchor> anchorOf(const JsonCursor &at, std::string_view text,
                                             const Words &words);
[[nodiscard]] std::optional<Selector> readSelector(const JsonCursor &at, const Words &words);
[[nodiscard]] std::optional<Anchor> readAnchor(const JsonCursor &at, const Words &words);
[[nodiscard]] std::vector<Anchor> readAnchors(const JsonCursor &at, const Words &words);

/// A word of a list, or a mistake that names it and the nearest one; `what` is what the list holds
/// ("a place").
bool expectWord(const JsonCursor &at, std::string_view word, const std::vector<std::string> &known,
                std::string_view what);

/// The one with that name in a list of named things, or a mistake.
template <class Named>
const Named *findNamed(const JsonCursor &at, std::string_view name, const std::vector<Named> &list,
                       std::string Named::*key, std::string_view what)
{
    std::vector<std::string> known;
    for (const Named &one : list) {
        if (one.*key == name)
            return &one;
        known.push_back(one.*key);
    }
    (void)expectWord(at, name, known, what);
    return nullptr;
}

} // namespace playmat::learn
