#include "kit/swu/learn/puzzle_maker.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::kit {

std::vector<match::Json> pickPuzzles(std::vector<match::Json> puzzles, std::size_t most,
                                     char letter)
{
    constexpr int kBand = 150; // of ratings
    std::map<std::string, int> ofTheme;
    std::map<std::string, int> ofTitle;
    std::map<int, int> ofBand;
    const auto bandOf
        = [](const match::Json &puzzle) { return puzzle["rating"].get<int>() / kBand; };
    const auto themeOf
        = [](const match::Json &puzzle) { return puzzle["themes"][0].get<std::string>(); };
    std::vector<match::Json> out;
    while (out.size() < most && !puzzles.empty()) {
        const auto next = std::ranges::min_element(puzzles, {}, [&](const match::Json &puzzle) {
            return ofTheme[themeOf(puzzle)] + ofBand[bandOf(puzzle)] + 4 * ofTitle[puzzle["title"]];
        });
        ++ofTitle[next->at("title")];
        ++ofTheme[themeOf(*next)];
        ++ofBand[bandOf(*next)];
        out.push_back(std::move(*next));
        puzzles.erase(next);
    }
    std::ranges::stable_sort(out, {},
                             [](const match::Json &puzzle) { return puzzle["rating"].get<int>(); });
    int number = 0;
    for (match::Json &puzzle : out)
        puzzle["id"] = fmt::format("{}{:03}", letter, ++number);
    return out;
}

} // namespace playmat::kit
