#pragma once

#include "engine/core/decision.h"
#include "match/json.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// What the JSON of all games has in common.
namespace playmat::kit {

using match::Json;

/// null for what is below 0.
[[nodiscard]] Json idOrNull(int id);
/// null for core::kNone.
[[nodiscard]] Json cardOrNull(core::SeenId id);
[[nodiscard]] Json playerOrNull(core::PlayerId player);
/// null for an empty text.
[[nodiscard]] Json textOrNull(const std::string &text);

/// What a player is called; "Player 2" where the match has no name.
[[nodiscard]] std::string playerName(std::span<const std::string> names, std::size_t player);

/// Takes "1." off the name of a zone. kNone: it names no player; nothing: there is no such player.
[[nodiscard]] std::optional<core::PlayerId> takePlayer(std::string_view &zone, int players);

/// The name that stands at a value's place; empty where there is none.
template <class T, std::size_t N>
const char *nameAt(const std::array<const char *, N> &names, T value)
{
    const auto at = static_cast<std::size_t>(value);
    return at < N ? names[at] : "";
}

/// One object for each, in a list.
template <class List, class One>
Json listOf(const List &list, One one)
{
    Json out = Json::array();
    for (const auto &item : list)
        out.push_back(one(item));
    return out;
}

/// Adds the hash of a state: the game's own where everything is seen, else that of what is seen.
void addHash(Json &out, bool seesAll, std::uint64_t hash);

} // namespace playmat::kit
