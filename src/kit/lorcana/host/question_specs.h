#pragma once

#include "engine/lorcana/state/types.h"
#include "kit/common/host/spec_rows.h"

/// What a question of this game is, and what a kind of option is, each in one row: its name, what
/// it is in words, and its rule.
namespace playmat::lorcana::host {

/// Where the chosen cards are put by this very choice.
struct PutTo
{
    Zone zone = Zone::Outside; ///< that: nowhere
    const char *position = nullptr; ///< in a deck
    bool owners = false; ///< of who owns the cards; otherwise of who chooses
};

/// What a table makes its question of: a phrase, or what the card says.
enum class Asking : std::uint8_t { Phrase, May, Targets };

/// What stands in the place of its phrase.
enum class PromptPart : std::uint8_t {
    None,
    Cards, ///< how many: "a card", "up to one card", "2 cards"
    Needed, ///< what the singers' costs come to
    Source, ///< the card's name
};

struct PromptSpec
{
    Prompt prompt = {};
    const char *text = ""; ///< of the protocol and a terminal
    const char *reason = "effect"; ///< in JSON
    const char *reasonByRule = nullptr; ///< the same where no text asks, if it differs
    PutTo to = {};
    Asking asking = Asking::Phrase;
    const char *phrase = ""; ///< its id; one that counts is told how many may be chosen
    const char *mayPhrase = nullptr; ///< the same where nothing has to be chosen, if it differs
    PromptPart part = PromptPart::None;
    const char *yes = ""; ///< the ids of its buttons' phrases; none: the card says what yes does
    const char *no = "";
    const char *rule = ""; ///< of the rules book
};

/// Who describes an option at a table: its row alone, or code that has more to look at.
enum class Describing : std::uint8_t {
    Row,
    Play,
    Quest,
    Target, ///< the row, with the target in the place of its label, and the cost
    Ability,
    Chosen, ///< the card
    Player,
    Mode,
    Number,
    Trigger,
    Answer, ///< yes or no
};

using OptionSpec = kit::OptionRow<OptionKind, Describing>;

[[nodiscard]] const PromptSpec &promptSpec(Prompt prompt);
[[nodiscard]] const OptionSpec &optionSpec(OptionKind kind);

} // namespace playmat::lorcana::host
