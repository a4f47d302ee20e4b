#pragma once

#include "engine/swu/language/card_db.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The names that the headless protocol has for the words of the game.
namespace playmat::match {

[[nodiscard]] std::optional<swu::OptionKind> optionKindOf(std::string_view name);
[[nodiscard]] const char *phaseName(swu::Phase phase);
[[nodiscard]] const char *endReasonName(swu::EndReason reason);
[[nodiscard]] const char *cardTypeName(swu::CardType type);
[[nodiscard]] const char *aspectName(swu::Aspect aspect);
[[nodiscard]] const char *zoneName(swu::Zone zone);
/// "0.hand", "ground"; what is in no zone gives "captured" or an empty string.
[[nodiscard]] std::string zoneId(swu::Zone zone, swu::PlayerId player);

/// A zone as a request names it: with its player or, where the gesture leaves no doubt, without.
struct ZonePlace
{
    swu::Zone zone = swu::Zone::Aside;
    swu::PlayerId player = swu::kNone;
};
[[nodiscard]] std::optional<ZonePlace> zonePlaceOf(std::string_view id);

/// "sentinel", "raid 2" …
[[nodiscard]] std::vector<std::string> keywordNames(swu::Keywords keywords, int raid, int restore);

/// "SOR_010.leader.1": the card, its side, the number of that side's ability from 1. Empty for 0.
[[nodiscard]] std::string abilityId(const swu::CardDb &db, swu::AbilityId ability);

} // namespace playmat::match
