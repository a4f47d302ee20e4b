#pragma once

#include "engine/swu/language/card_db.h"
#include "engine/swu/state/state.h"

#include <vector>

namespace playmat::swu {

/// Where a part of a unit's power or HP comes from (CR 1.10, 8.15).
enum class ValueSource : std::uint8_t {
    Printed,
    Upgrade, ///< the card is the upgrade; tokens too
    Lasting, ///< an effect with a duration; the card is its source
    Constant, ///< a constant ability; the card has it
    Grit,
    Raid, ///< only while the unit attacks
    Floor, ///< what a value below 0 is raised by
};

struct ValuePart
{
    ValueSource kind = ValueSource::Printed;
    CardId card = kNone;
    int amount = 0;

    friend bool operator==(const ValuePart &, const ValuePart &) = default;
};

/// Where the current values of a unit in play come from; the parts add up to them, the printed one
/// first. Empty for a card that is not a unit in play.
[[nodiscard]] std::vector<ValuePart> explainPower(const CardDb &db, const State &state,
                                                  CardId unit);
[[nodiscard]] std::vector<ValuePart> explainHp(const CardDb &db, const State &state, CardId unit);

} // namespace playmat::swu
