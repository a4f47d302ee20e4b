// The cards of Star Wars: Unlimited as the program ships them, as facts for their pictures.
#pragma once

#include "paint/shipped_cards.h"

namespace playmat::paint::test {

inline Facts swuCard(const QJsonValue &card)
{
    Facts facts = shippedCard(card, "aspects", "traits", "cost");
    QStringList types;
    for (const QString &word : card[QLatin1String("type")].toString().split(QLatin1Char('_')))
        types << capital(word);
    facts.type = types.join(QLatin1Char(' '));
    facts.arena = capital(card[QLatin1String("arena")].toString());
    facts.name = card[QLatin1String("name")].toString();
    return facts;
}

inline std::vector<Facts> swuFacts()
{
    return shippedFacts("swu", "*.json", swuCard);
}

} // namespace playmat::paint::test
