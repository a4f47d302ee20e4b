#include "kit/common/host/json_words.h"

#include "engine/core/hash.h"

#include <fmt/format.h>

namespace playmat::kit {

Json idOrNull(int id)
{
    return id < 0 ? Json(nullptr) : Json(id);
}

Json cardOrNull(core::SeenId id)
{
    return id == core::kNone ? Json(nullptr) : Json(id);
}

Json playerOrNull(core::PlayerId player)
{
    return player == core::kNone ? Json(nullptr) : Json(player);
}

Json textOrNull(const std::string &text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

std::string playerName(std::span<const std::string> names, std::size_t player)
{
    return player < names.size() ? names[player] : fmt::format("Player {}", player + 1);
}

std::optional<core::PlayerId> takePlayer(std::string_view &zone, int players)
{
    if (zone.size() <= 2 || zone[1] != '.')
        return core::kNone;
    const int player = zone[0] - '0';
    if (player < 0 || player >= players)
        return std::nullopt;
    zone.remove_prefix(2);
    return static_cast<core::PlayerId>(player);
}

void addHash(Json &out, bool seesAll, std::uint64_t hash)
{
    if (!seesAll) {
        const std::string text = match::toLine(out);
        hash = core::hashBytes(text.data(), text.size());
    }
    out["hash"] = match::hexHash(hash);
}

} // namespace playmat::kit
