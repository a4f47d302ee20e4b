#pragma once

#include "engine/swu/rules/terms.h"

/// Paying resources for a card, an ability or an effect (CR 6.2.4, 6.4.4): by exhausting them, and
/// by defeating what pays for one of them, such as a Credit token (CR 3.7.13). Nobody pays more
/// than there is to pay.
namespace playmat::swu {

class Board;
class Questions;
class Machine;

/// How much the player can pay: ready resources, and tokens and units that pay for one each.
[[nodiscard]] int funds(const Board &m, PlayerId player);
/// How much a cost of a card or an ability can be at most that the player can pay.
/// `but`: a card that cannot pay because it is exhausted for the same cost. `units`: false if units
/// that are chosen are exhausted for the same cost, so that none pays.
[[nodiscard]] int costFunds(const Board &m, PlayerId player, CardId but = kNone, bool units = true);
/// Of that, what no unit in play has a part in: ready resources that stay whatever leaves play, and
/// tokens in the base zone.
[[nodiscard]] int ownFunds(const Board &m, PlayerId player);
/// The cards in play that let the player pay more than that.
[[nodiscard]] CardSet payingHelpers(const Board &m, PlayerId player);
/// How many resources such a cost comes to.
[[nodiscard]] int paidResources(const Board &m, PlayerId player, int cost);
/// Pays such a cost, of which a card may let the player pay only half.
void payCost(Machine &m, PlayerId player, int cost, CardId first = kNone);
/// Pays that much, which the player has. Where tokens may do a part of it, a Payment frame asks
/// which. `first`: the resource that is exhausted before the others.
void pay(Machine &m, PlayerId player, int count, CardId first = kNone);
/// The question of a Payment frame.
void askPayment(const Questions &m, const Frame &f, core::Decision &out);
/// Defeats those tokens and exhausts resources for the rest; the frame is done.
void answerPayment(Machine &m, const Frame &f, const core::Decision &d, const core::Answer &a);

} // namespace playmat::swu
