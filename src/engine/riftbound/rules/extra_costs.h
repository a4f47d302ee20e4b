#pragma once

#include "engine/riftbound/rules/board.h"

/// The additional costs that a player may decline (356.1): which costs there are, and the total
/// cost of a choice. Part of finalizing (playing.cpp).
namespace playmat::riftbound {

/// The bits of Context::paid: first the card's own additional costs in their order, then
/// Accelerate, then what effects give. Accelerate has a fixed bit because the card may gain or lose
/// it (805).
constexpr std::uint8_t kAccelerated = kOwnExtras;
constexpr std::uint8_t kGiven = kAccelerated + 1;

/// Whether the card has an optional additional cost that can be paid.
[[nodiscard]] bool hasExtras(const Board &m, const ChainItem &item);
/// Asks which optional additional costs to pay.
void askCosts(const Board &m, const ChainItem &item, core::Decision &out);
/// The cost of the card including the chosen additional costs.
[[nodiscard]] Cost costWith(const Board &m, const ChainItem &item, const core::Decision &d,
                            const core::Answer &a);
/// The cost after the part was paid with this number of cards, each of which saves power.
[[nodiscard]] Cost lessPower(Cost cost, const FullCost &part, int cards);
/// How many times a part that is paid any number of times can be paid: a unit pays once for each
/// of its buffs.
[[nodiscard]] int waysToPay(const Board &m, const CostPart &part, const View &v);
/// The cost with all that its parts paid any number of times can save.
[[nodiscard]] Cost leastCost(const Board &m, CardId card, const View &v, Cost cost);
/// The energy that the player may pay to hide a card; 0: no legend says so.
[[nodiscard]] int hidesForEnergy(const Board &m, PlayerId player);
/// The cost of hiding a card (811); `energy`: the energy that the player may pay instead.
[[nodiscard]] Cost costToHide(const Board &m, PlayerId player, bool energy = false);
/// Whether the player can choose how to pay for hiding the card; if only energy can pay, it does.
[[nodiscard]] bool asksHideCost(const Board &m, ChainItem &item);
/// Asks for the cost of hiding a card, if there is a choice of two.
void askHideCost(const Board &m, const ChainItem &item, core::Decision &out);
/// Whether the card has Accelerate, perhaps from a static ability (805).
[[nodiscard]] bool canAccelerate(const Board &m, CardId card);
/// The effect that lets the player play this gear from the hand for no energy, or null.
[[nodiscard]] const Effect *freeGear(const Board &m, const CardDef &def, PlayerId player,
                                     Zone from);
/// The power that Deflect demands of the chooser for choosing the card (809). `source`: what
/// chooses.
[[nodiscard]] int deflected(const Board &m, CardId source, PlayerId chooser, CardId id);
/// Whether the ability is paid with any amount of a resource, which its player is to choose.
[[nodiscard]] bool asksAmount(const Board &m, const ChainItem &item);
void askAmount(const Board &m, const ChainItem &item, core::Decision &out);
/// The cost with its energy reduced by `energy`, to no less than 0.
[[nodiscard]] Cost lessEnergy(Cost cost, int energy);

} // namespace playmat::riftbound
