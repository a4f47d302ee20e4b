// The cards of The First Chapter as the program ships them, as facts for their pictures.
#pragma once

#include "paint/shipped_cards.h"

namespace playmat::paint::test {

inline Facts lorcanaCard(const QJsonValue &card)
{
    return shippedCard(card, "inks", "classifications", "cost");
}

inline std::vector<Facts> lorcanaFacts()
{
    return shippedFacts("lorcana", "1.json", lorcanaCard);
}

} // namespace playmat::paint::test
