#pragma once

#include "engine/core/fixed_vector.h"

#include <cstdint>
#include <vector>

namespace playmat::core {

using PlayerId = std::uint8_t; ///< 0, 1, … in seat order
/// The player after this one, going round the table; of two the other one. Nothing computes a seat
/// from another in any other way.
[[nodiscard]] constexpr PlayerId nextPlayer(PlayerId player, int players)
{
    return static_cast<PlayerId>((player + 1) % players);
}
using CardId = std::uint8_t; ///< a physical card of one game: an index into its state
/// A card as a reader is told of it: its CardId, or a name that only this reader knows it by.
using SeenId = std::uint16_t;

inline constexpr std::uint8_t kNone = 255; ///< "no card", "no player", "no zone"

/// Which questions are put to the players.
enum class Questions : std::uint8_t {
    Needed, ///< those with more than one legal answer
    All, ///< those with a single one too: nothing is chosen by the program
    /// Those with more than one as far as the other players can tell: whether somebody is asked
    /// does not depend on cards that are hidden from others.
    Discreet,
};

/// What kind of question is asked. The headless protocol writes these in snake_case.
enum class DecisionKind : std::uint8_t {
    None, ///< the game is over
    Action,
    Mulligan,
    FirstPlayer,
    Resource,
    ChooseCards,
    ChoosePlayer,
    ChooseMode,
    ChooseNumber,
    Order, ///< all options, answered in the desired order
    ChooseTrigger,
    Distribute, ///< min..max is the total of the amounts
    Confirm,
    Pay,
    NameCard, ///< answered by a name
    ChooseZone,
    ChooseCosts, ///< which additional costs to pay
};

/// One legal thing. It names at most one card, one target card or zone, one player and one number,
/// so that a gesture from a card onto a card or a zone maps to options without knowing any rule.
struct Option
{
    std::uint8_t kind = 0; ///< from the game's own list (swu::OptionKind …)
    CardId card = kNone; ///< what acts or is chosen
    CardId target = kNone; ///< the card it is done to
    std::uint8_t zone = kNone; ///< the zone it is done to (game's own zone kinds)
    PlayerId player = kNone; ///< a player that is meant
    /// The resources that the option costs. For a part that must be filled before another one gets
    /// any (Distribute): the amount that fills it.
    std::uint8_t cost = 0;
    std::int16_t number = 0; ///< mode index, chosen number, most that may be dealt here
    std::uint16_t ability = 0; ///< the ability that is used (0 = none)

    friend bool operator==(const Option &, const Option &) = default;
};

/// A question to a player with the complete list of legal answers. The id of an option is its
/// index. Between `min` and `max` options are chosen (for Distribute: that much in total).
struct Decision
{
    DecisionKind kind = DecisionKind::None;
    PlayerId player = kNone;
    std::uint16_t prompt = 0; ///< from the game's own list of prompts
    CardId source = kNone; ///< the card whose ability asks
    std::uint16_t ability = 0; ///< that ability
    std::uint16_t node = 0; ///< that part of it
    std::int16_t min = 0;
    std::int16_t max = 0;
    bool orNone = false; ///< Distribute: nothing at all is legal too, below `min`
    /// The kind of options of which several, onto the same zone, form one action; kNone if there is
    /// no such kind.
    std::uint8_t together = kNone;
    std::vector<Option> options;
    std::vector<std::uint16_t>
        suggested; ///< Pay: ids of options that together pay; empty without a suggestion

    /// One more option, to be completed where it lies: one that is put together elsewhere is
    /// written byte by byte and read as a whole, which makes the processor wait.
    Option &offer(std::uint8_t optionKind, CardId card = kNone)
    {
        Option &o = options.emplace_back();
        o.kind = optionKind;
        o.card = card;
        return o;
    }

    void clear()
    {
        options.clear();
        suggested.clear();
        kind = DecisionKind::None;
        player = source = kNone;
        prompt = ability = node = 0;
        min = max = 0;
        orNone = false;
        together = kNone;
    }
};

/// An answer: option ids; for Distribute the amounts beside them; for NameCard the name's id.
struct Answer
{
    FixedVector<std::uint16_t, 96> options;
    FixedVector<std::uint8_t, 96> amounts;
    std::uint16_t name = 0;

    static Answer one(std::uint16_t option)
    {
        Answer a;
        (void)a.options.tryPush(option);
        return a;
    }
};

} // namespace playmat::core
