#pragma once

#include "engine/swu/rules/terms.h"

/// Plot (CR 7.5.19): whoever deploys a leader may play cards with Plot from their resources.
namespace playmat::swu {

class Machine;

/// The leader was deployed: its player is asked which cards with Plot they show, and plays them one
/// after the other. That there is none among the resources is hidden, so the question comes to
/// everybody who has such cards anywhere.
void offerPlot(Machine &m, PlayerId player, CardId leader);

} // namespace playmat::swu
