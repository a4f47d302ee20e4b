#pragma once

#include "engine/swu/rules/terms.h"

/// Plot (CR 7.5.19): whoever deploys a leader may play cards with Plot from their resources.
namespace playmat::swu {

class Machine;

/// The leader was deployed: its player is asked which cards with Plot they show, and plays them one
/// after the other. Whether any are among the resources is hidden, so the player is asked whenever
/// they have a resource and own or control a card with Plot in any zone.
void offerPlot(Machine &m, PlayerId player, CardId leader);

} // namespace playmat::swu
