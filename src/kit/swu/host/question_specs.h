#pragma once

#include "engine/swu/state/types.h"
#include "kit/common/host/spec_rows.h"

#include <span>

/// What a question of this game is, and what a kind of option is, each in one row: its name, what
/// it is in words, and its rule.
namespace playmat::match {

/// An answer of yes or no: in words where these alone would mislead.
struct AnswerSpec
{
    const char *text = ""; ///< of a terminal
    const char *phrase = ""; ///< the id of a button's; none: there is no button
};

/// What a table makes its question of: a phrase, or what the card says.
enum class Asking : std::uint8_t { Phrase, May, Targets, Payment };

struct PromptSpec
{
    swu::Prompt prompt = {};
    const char *text = ""; ///< of the protocol and a terminal
    bool asItIs = false; ///< what the card says, as a whole, would not say what is asked
    Asking asking = Asking::Phrase;
    const char *phrase = ""; ///< its id
    AnswerSpec yes = {"Yes"};
    AnswerSpec no = {"No"};
    const char *rule = ""; ///< of the rules book; where it has none, that of its kind counts
};

/// Who describes an option at a table: its row alone, or code that has more to look at.
enum class Describing : std::uint8_t {
    Row,
    Target, ///< the row, with the target in the place of its label
    Play,
    Ability,
    Deploy,
    Chosen, ///< the card
    Player,
    Mode,
    Number,
    Trigger,
};

using OptionSpec = kit::OptionRow<swu::OptionKind, Describing>;

[[nodiscard]] const PromptSpec &promptSpec(swu::Prompt prompt);
[[nodiscard]] std::span<const OptionSpec> optionSpecs();
[[nodiscard]] const OptionSpec &optionSpec(swu::OptionKind kind);

} // namespace playmat::match
