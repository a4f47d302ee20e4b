#include "engine/effects/nearest.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace playmat::effects {

namespace {

constexpr std::size_t kLongestWord = 64; // nobody mistypes longer ones, and the table stays small

/// How many letters must be put in, taken out, replaced or swapped with the next one.
std::size_t distance(std::string_view a, std::string_view b)
{
    const std::size_t width = b.size() + 1;
    std::vector<std::size_t> table((a.size() + 1) * width);
    const auto at
        = [&](std::size_t i, std::size_t j) -> std::size_t & { return table[i * width + j]; };
    for (std::size_t i = 0; i <= a.size(); ++i)
        at(i, 0) = i;
    for (std::size_t j = 0; j <= b.size(); ++j)
        at(0, j) = j;
    for (std::size_t i = 1; i <= a.size(); ++i)
        for (std::size_t j = 1; j <= b.size(); ++j) {
            at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1,
                                 at(i - 1, j - 1) + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
        }
    return at(a.size(), b.size());
}

} // namespace

std::string_view nearestWord(std::string_view word, std::span<const std::string_view> known)
{
    std::string_view best;
    std::size_t least = std::max<std::size_t>(1, std::min(word.size(), kLongestWord) / 3) + 1;
    if (word.size() < 2 || word.size() > kLongestWord)
        return best;
    for (const std::string_view candidate : known) {
        if (candidate.size() > kLongestWord)
            continue;
        if (const std::size_t far = distance(word, candidate); far < least) {
            least = far;
            best = candidate;
        }
    }
    return best;
}

std::vector<std::size_t> nearestWords(std::string_view word,
                                      std::span<const std::string_view> known)
{
    std::vector<std::pair<std::size_t, std::size_t>> near; // how far, and where
    const std::size_t most = std::max<std::size_t>(1, word.size() / 4);
    for (std::size_t i = 0; i < known.size() && word.size() >= 3 && word.size() <= kLongestWord;
         ++i) {
        const std::size_t longer = std::max(word.size(), known[i].size());
        if (longer - std::min(word.size(), known[i].size()) > most || longer > kLongestWord)
            continue;
        if (const std::size_t far = distance(word, known[i]); far <= most)
            near.emplace_back(far, i);
    }
    std::ranges::sort(near);
    std::vector<std::size_t> places;
    for (const auto &[far, at] : near)
        places.push_back(at);
    return places;
}

std::string nearestHint(std::string_view word, std::span<const std::string_view> known)
{
    const std::string_view nearest = nearestWord(word, known);
    return nearest.empty() ? std::string() : fmt::format("; did you mean \"{}\"?", nearest);
}

} // namespace playmat::effects
