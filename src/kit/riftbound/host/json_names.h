#pragma once

#include "engine/riftbound/language/card_db.h"
#include "engine/riftbound/view/observation.h"
#include "match/json.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Names of game concepts in the headless protocol.
namespace playmat::riftbound::host {

using match::Json;

[[nodiscard]] const char *phaseName(Phase phase);
[[nodiscard]] const char *endReasonName(EndReason reason);
[[nodiscard]] const char *kindName(Kind kind);
/// "0.hand", "b1", "b1.facedown", "chain"; empty if the card is in no zone.
[[nodiscard]] std::string listName(ListId list);
/// The name of the kind of zone: "hand".
[[nodiscard]] const char *zoneName(Zone zone);
[[nodiscard]] std::optional<ListId> listNamed(std::string_view name);
/// "assault 2", "tank" …
[[nodiscard]] std::vector<std::string> keywordNames(const CardView &card);
[[nodiscard]] std::vector<std::string> domainNames(std::uint8_t domains);
/// The names of tags in lower case.
[[nodiscard]] std::vector<std::string> tagNames(const CardDb &db, const Tags &tags);
/// {"energy":2,"power":{"fury":1,"any":1,"fury/chaos":1}}
[[nodiscard]] Json costJson(const Cost &cost);
[[nodiscard]] Json poolJson(const Pool &pool);
[[nodiscard]] std::string lowered(std::string text);

} // namespace playmat::riftbound::host
