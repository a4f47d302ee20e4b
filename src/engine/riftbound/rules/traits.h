#pragma once

#include "engine/riftbound/rules/board.h"

/// What a card is beyond its printed and derived values: given by effects, or by what other cards
/// say of it.
namespace playmat::riftbound {

/// Whether the card has the tag: printed, or given by an effect or a static ability.
[[nodiscard]] bool hasTag(const Board &m, CardId id, TagId tag);
/// Whether the card has the keyword, wherever it is: also one that a static ability gives.
[[nodiscard]] bool hasKeyword(const Board &m, CardId id, Kw keyword);
/// Whether the card can be played from the trash, for its Flow cost or one that a card gives.
[[nodiscard]] bool hasFlow(const Board &m, CardId id);
/// Whether the damage on the unit kills it.
[[nodiscard]] bool isDoomed(const Board &m, CardId id);
/// Whether any amount of the player's damage is enough to kill enemy units.
[[nodiscard]] bool isDeadly(const Board &m, PlayerId player);
/// How many times the card is Empowered (441): more than once only if it says so.
[[nodiscard]] int timesEmpowered(const Board &m, CardId id);
/// Whether it can become Empowered, perhaps once more.
[[nodiscard]] bool canBecomeEmpowered(const Board &m, CardId id);
/// Whether a static ability of a permanent has this effect on the card now.
[[nodiscard]] bool isToldBy(const Board &m, Always what, CardId id);
/// How many battlefields of the player have this static ability.
[[nodiscard]] int fieldsThatSay(const Board &m, PlayerId player, Always what);

} // namespace playmat::riftbound
