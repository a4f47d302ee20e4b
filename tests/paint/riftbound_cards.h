// Reads the Riftbound cards that the program ships as facts for their pictures.
#pragma once

#include "paint/lorcana_cards.h"

#include <QDir>

namespace playmat::paint::test {

inline Facts riftboundCard(const QJsonValue &card)
{
    Facts facts;
    facts.id = card[QLatin1String("id")].toString();
    facts.type = capital(card[QLatin1String("type")].toString());
    if (card[QLatin1String("token")].toBool())
        facts.type.prepend(QLatin1String("Token "));
    for (const QString &domain : words(card[QLatin1String("domains")]))
        facts.aspects << capital(domain);
    facts.traits = words(card[QLatin1String("tags")]);
    for (const QString &supertype : words(card[QLatin1String("supertypes")]))
        facts.traits << capital(supertype);
    facts.rulesLength = 60;
    facts.cost = card[QLatin1String("energy")].toInt(-1);
    facts.face = QStringLiteral("rift");
    return facts;
}

inline std::vector<Facts> riftboundFacts()
{
    const QDir folder(
        QString::fromStdString(playmat::test::sourceDir() + "/resources/cards/riftbound"));
    std::vector<Facts> all;
    for (const QString &name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
        QFile file(folder.filePath(name));
        const QJsonArray cards = QJsonDocument::fromJson(
                                     file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray())
                                     .object()[QLatin1String("cards")]
                                     .toArray();
        for (const QJsonValue &card : cards)
            all.push_back(riftboundCard(card));
    }
    return all;
}

} // namespace playmat::paint::test
