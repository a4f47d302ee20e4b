#pragma once

#include "match/outcome.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace playmat::kit {

/// The mistakes in card files as one problem; `describe` writes a line about one.
template <class List, class Describe>
match::Problem cardProblem(const List &mistakes, Describe describe)
{
    constexpr std::size_t kMostTold = 200; // authors of cards want all; a journal may hold anything
    std::string message;
    for (std::size_t i = 0; i < std::min(mistakes.size(), kMostTold); ++i)
        message += (i > 0 ? "\n" : "") + describe(mistakes[i]);
    if (mistakes.size() > kMostTold)
        message += fmt::format("\nand {} more", mistakes.size() - kMostTold);
    return {"bad_card_data", message, {}};
}

} // namespace playmat::kit
