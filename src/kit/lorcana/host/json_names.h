#pragma once

#include "engine/lorcana/language/card_db.h"
#include "engine/lorcana/view/observation.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The names that the headless protocol has for the words of the game.
namespace playmat::lorcana::host {

[[nodiscard]] const char *wayName(PlayWay way);
[[nodiscard]] const char *phaseName(Phase phase);
[[nodiscard]] const char *endReasonName(EndReason reason);
[[nodiscard]] const char *typeName(Kind kind);
[[nodiscard]] const char *zoneName(Zone zone);
/// "0.hand"; empty for what is in no zone.
[[nodiscard]] std::string zoneId(Zone zone, PlayerId player);

/// A zone as a request names it: with its player or, in a gesture, without.
struct ZonePlace
{
    Zone zone = Zone::Outside;
    PlayerId player = kNone;
    bool lore = false; ///< it is the lore track instead
};
[[nodiscard]] std::optional<ZonePlace> zonePlaceOf(std::string_view id);

/// "evasive", "challenger 2", "puppy shift 3" …
[[nodiscard]] std::vector<std::string> keywordNames(const CardDb &db, const CardView &card);
[[nodiscard]] std::vector<std::string> inkNames(std::uint8_t inks);
[[nodiscard]] std::vector<std::string> classNames(const CardDb &db, const CardDef &def);
/// What applies to a card without a further condition: `restrictions`, or `permissions`.
[[nodiscard]] std::vector<std::string> ruleNames(Rules rules, bool permissions);

/// An ability's name as printed, or its keyword; empty when it has none.
[[nodiscard]] std::string abilityTitle(const CardDb &db, AbilityId ability);

} // namespace playmat::lorcana::host
