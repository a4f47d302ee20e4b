// The cards of Star Wars: Unlimited as the program ships them, as facts for their pictures.
#pragma once

#include "paint/lorcana_cards.h"

#include <QDir>

namespace playmat::paint::test {

inline Facts swuCard(const QJsonValue &card)
{
    Facts facts;
    facts.id = card[QLatin1String("id")].toString();
    for (const QString &word : card[QLatin1String("type")].toString().split(QLatin1Char('_')))
        facts.type += (facts.type.isEmpty() ? QString() : QStringLiteral(" ")) + capital(word);
    facts.arena = capital(card[QLatin1String("arena")].toString());
    for (const QString &aspect : words(card[QLatin1String("aspects")]))
        facts.aspects << capital(aspect);
    facts.traits = words(card[QLatin1String("traits")]);
    facts.rulesLength = 60;
    facts.cost = card[QLatin1String("cost")].toInt(-1);
    facts.name = card[QLatin1String("name")].toString();
    return facts;
}

inline std::vector<Facts> swuFacts()
{
    const QDir folder(QString::fromStdString(playmat::test::sourceDir() + "/resources/cards/swu"));
    std::vector<Facts> all;
    for (const QString &name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
        QFile file(folder.filePath(name));
        const QJsonArray cards = QJsonDocument::fromJson(
                                     file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray())
                                     .object()[QLatin1String("cards")]
                                     .toArray();
        for (const QJsonValue &card : cards)
            all.push_back(swuCard(card));
    }
    return all;
}

} // namespace playmat::paint::test
