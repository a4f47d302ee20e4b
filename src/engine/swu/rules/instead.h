#pragma once

#include "engine/swu/rules/terms.h"

/// What may be done instead of a card's defeat (CR 7.7.5). The card stays where it is until its
/// controller has decided; for a card whose host has left play it lies in an arena meanwhile.
namespace playmat::swu {

class Questions;
class Machine;
struct Frame;

/// The ability of the card that offers something instead of its defeat; 0: none.
[[nodiscard]] AbilityId insteadOfDefeat(const Board &m, CardId card);
/// The unit that may do something instead of the defeat of this upgrade on a base, and its ability.
[[nodiscard]] std::pair<CardId, AbilityId> savesFromDefeat(const Board &m, CardId card);
/// Whether that is being decided now.
[[nodiscard]] bool decidesInstead(const State &s, CardId card);
/// Begins the decision; `by` would defeat the card.
void offerInstead(Changes &m, CardId card, PlayerId by);
/// The same of an upgrade whose host leaves play; false: it has nothing to offer.
bool keepWithoutHost(Changes &m, CardId upgrade);

void stepInstead(Machine &m, Frame &f);
void askInsteadOfDefeat(const Questions &m, const Frame &f, core::Decision &out);
void answerInsteadOfDefeat(Machine &m, Frame &f, const core::Option &o);

} // namespace playmat::swu
