#pragma once

#include "engine/core/decision.h"

#include <fmt/format.h>

#include <string>

namespace playmat::kit {

/// The words that an option's row has for a terminal, with {card}, {target}, {cost} and {number};
/// `names` knows what the viewer calls the cards.
template <class Naming>
std::string rowText(const char *text, const Naming &names, const core::Option &option)
{
    return fmt::format(fmt::runtime(text), fmt::arg("card", names.card(option.card)),
                       fmt::arg("target", names.card(option.target)), fmt::arg("cost", option.cost),
                       fmt::arg("number", option.number));
}

} // namespace playmat::kit
