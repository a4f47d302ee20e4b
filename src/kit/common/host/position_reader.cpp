#include "kit/common/host/position_reader.h"

#include "match/plain_words.h"

namespace playmat::kit {

std::size_t cardsIn(const JsonReader &json)
{
    const std::size_t size = json.size();
    if (size <= kMostCards)
        return size;
    json.fail(text::format("more than {} cards", kMostCards));
    return 0;
}

core::PlayerId playerOr(const JsonReader &json, core::PlayerId otherwise, int players)
{
    return static_cast<core::PlayerId>(json.integerOr(otherwise, 0, players - 1));
}

std::uint64_t seedOfGame(const JsonReader &json, std::string_view game)
{
    if (json.has("game") && json.at("game").string() != game)
        json.at("game").fail(text::said("not a position of this game"), "unknown_game");
    return json.has("seed") ? json.at("seed").seed() : 1;
}

void needPlayers(const JsonReader &list, std::size_t players)
{
    if (list.size() != players)
        list.fail(text::said("expected a list of two players"));
}

void failPhase(const JsonReader &json, const std::string &name)
{
    json.fail(text::format("{} is not a phase", match::inQuotes(name)));
}

} // namespace playmat::kit
