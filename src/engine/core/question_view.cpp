#include "engine/core/question_view.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace playmat::core {

OptionView viewOf(const Option &option, std::span<const int> names)
{
    const auto nameOf = [&](CardId id) { return id == kNone ? -1 : names[id]; };
    return {.kind = option.kind,
            .card = nameOf(option.card),
            .target = nameOf(option.target),
            .zone = option.zone,
            .player = option.player,
            .cost = option.cost,
            .number = option.number,
            .ability = option.ability};
}

std::vector<std::uint16_t> orderOf(std::span<const Option> options)
{
    std::vector<std::uint16_t> order(options.size());
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    return order;
}

std::vector<std::uint16_t> orderOf(std::span<const Option> options, std::span<const int> names)
{
    std::vector<std::uint16_t> order = orderOf(options);
    std::ranges::stable_sort(order, {}, [&](std::uint16_t id) {
        const OptionView o = viewOf(options[id], names);
        return std::tuple(o.kind, o.card, o.target, o.zone, o.player, o.number, o.ability);
    });
    return order;
}

void renumber(std::vector<std::uint16_t> &ids, const std::vector<std::uint16_t> &order)
{
    for (std::uint16_t &id : ids)
        id = static_cast<std::uint16_t>(std::ranges::find(order, id) - order.begin());
    std::ranges::sort(ids);
}

void numberBack(Answer &answer, const std::vector<std::uint16_t> &order)
{
    for (std::uint16_t &option : answer.options)
        if (option < order.size())
            option = order[option];
}

} // namespace playmat::core
