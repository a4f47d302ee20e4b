// The cards of Riftbound as the program ships them, as facts for their pictures.
#pragma once

#include "paint/shipped_cards.h"

namespace playmat::paint::test {

inline Facts riftboundCard(const QJsonValue &card)
{
    Facts facts = shippedCard(card, "domains", "tags", "energy");
    if (card[QLatin1String("token")].toBool())
        facts.type.prepend(QLatin1String("Token "));
    facts.traits << capitals(card[QLatin1String("supertypes")]);
    facts.face = QStringLiteral("rift");
    return facts;
}

inline std::vector<Facts> riftboundFacts()
{
    return shippedFacts("riftbound", "*.json", riftboundCard);
}

} // namespace playmat::paint::test
