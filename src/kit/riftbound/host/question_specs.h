#pragma once

#include "engine/riftbound/state/types.h"
#include "kit/common/host/spec_rows.h"

/// Describes each kind of question and each kind of option of this game in one row.
namespace playmat::riftbound::host {

/// What stands in the place of a question's phrase.
enum class PromptPart : std::uint8_t {
    None,
    Cards, ///< how many: "a card", "up to 2 cards", "2 cards"
    Due, ///< what has to be paid
    Damage, ///< how much is divided
};

struct PromptSpec
{
    Prompt prompt = {};
    const char *text = ""; ///< for the protocol and a terminal
    const char *window = nullptr; ///< for an action
    const char *purpose = nullptr;
    const char *rule = "";
    const char *phrase = ""; ///< its id; of what a table asks
    PromptPart part = PromptPart::None;
};

/// Who describes an option at a table: its row alone, or code that has more to look at.
enum class Describing : std::uint8_t {
    Row,
    Play,
    Hide,
    Move,
    Ability,
    Add,
    Chosen, ///< the card
    Player,
    Place,
    Mode,
    Number,
    Cost,
    Trigger,
    Pool,
    Rune, ///< the row, with the rune's name in the place of its label
};

struct OptionSpec
{
    OptionKind kind = {};
    const char *name = ""; ///< name in JSON
    const char *text = ""; ///< for a terminal, with {card}, {zone} and {cost}
    bool zone = false; ///< whether JSON includes the zone
    bool cost = false;
    Describing describing = Describing::Row;
    const char *glyph = "";
    const char *label = ""; ///< the id of a phrase
    const char *detail = ""; ///< the same; may be none
};

[[nodiscard]] const PromptSpec &promptSpec(Prompt prompt);
[[nodiscard]] const OptionSpec &optionSpec(OptionKind kind);

} // namespace playmat::riftbound::host
