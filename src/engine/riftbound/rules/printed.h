#pragma once

#include "engine/riftbound/language/card_db.h"
#include "engine/riftbound/state/state.h"

namespace playmat::riftbound {

/// Sets all derived values of a card to what is printed on it.
inline void takePrinted(Card &card, const CardDef &printed)
{
    card.keywords = printed.keywords;
    card.might = card.baseMight = printed.might;
    card.assault = printed.numbers.assault;
    card.shield = printed.numbers.shield;
    card.deflect = printed.numbers.deflect;
    card.hunt = printed.numbers.hunt;
    card.vision = printed.numbers.vision;
}

} // namespace playmat::riftbound
