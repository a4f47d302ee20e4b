#pragma once

#include "engine/core/decision.h"

#include <span>
#include <vector>

namespace playmat::core {

/// One legal thing, as Option, in the viewer's names.
struct OptionView
{
    std::uint8_t kind = 0;
    int card = -1;
    int target = -1;
    std::uint8_t zone = kNone;
    PlayerId player = kNone;
    std::uint8_t cost = 0;
    std::int16_t number = 0;
    std::uint16_t ability = 0;

    friend bool operator==(const OptionView &, const OptionView &) = default;
};

/// The open question as a viewer may know it, as Decision. The options are in an order of the
/// viewer's names; answers are given in that order (SeatedGame::answerOf). Of another seat's
/// question that may be about hidden cards there is only who is asked what kind of thing: whether
/// there are any does not show in it.
struct DecisionView
{
    DecisionKind kind = DecisionKind::None;
    PlayerId player = kNone;
    std::uint16_t prompt = 0;
    bool told = true; ///< false: what follows is the player's own
    int source = -1;
    std::uint16_t ability = 0;
    std::uint16_t node = 0;
    std::int16_t min = 0;
    std::int16_t max = 0;
    bool orNone = false;
    std::uint8_t together = kNone;
    std::vector<OptionView> options;
    std::vector<std::uint16_t> suggested; ///< suggested ids, in this order

    friend bool operator==(const DecisionView &, const DecisionView &) = default;
};

/// `names`: what the viewer calls each card.
[[nodiscard]] OptionView viewOf(const Option &option, std::span<const int> names);
/// The ids of options in an order of the viewer's names.
[[nodiscard]] std::vector<std::uint16_t> orderOf(std::span<const Option> options,
                                                 std::span<const int> names);
/// The ids of options as they are.
[[nodiscard]] std::vector<std::uint16_t> orderOf(std::span<const Option> options);
/// Ids of options as ids in an ordering of them.
void renumber(std::vector<std::uint16_t> &ids, const std::vector<std::uint16_t> &order);
/// Ids in an ordering of options as ids of options; one that does not exist stays so.
void numberBack(Answer &answer, const std::vector<std::uint16_t> &order);

} // namespace playmat::core
