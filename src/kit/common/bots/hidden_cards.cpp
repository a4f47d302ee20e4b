#include "kit/common/bots/hidden_cards.h"

namespace playmat::kit {

namespace {

bool takeOut(std::vector<std::uint16_t> &deck, std::span<const std::uint16_t> seen)
{
    for (const std::uint16_t card : seen) {
        const auto at = std::ranges::find(deck, card);
        if (at == deck.end())
            return false;
        deck.erase(at);
    }
    return true;
}

} // namespace

std::vector<std::vector<std::uint16_t>>
decksWithout(std::span<const std::vector<std::uint16_t>> decks, std::span<const std::uint16_t> seen)
{
    std::vector<std::vector<std::uint16_t>> out;
    for (const std::vector<std::uint16_t> &deck : decks)
        if (std::vector<std::uint16_t> rest = deck; takeOut(rest, seen))
            out.push_back(std::move(rest));
    return out;
}

} // namespace playmat::kit
