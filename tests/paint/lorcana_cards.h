// The cards of The First Chapter as the program ships them, as facts for their pictures.
#pragma once

#include "paint/sample_cards.h"
#include "support/folders.h"

namespace playmat::paint::test {

inline QString capital(const QString &word)
{
    return word.left(1).toUpper() + word.mid(1);
}

inline Facts lorcanaCard(const QJsonValue &card)
{
    Facts facts;
    facts.id = card[QLatin1String("id")].toString();
    facts.type = capital(card[QLatin1String("type")].toString());
    for (const QString &ink : words(card[QLatin1String("inks")]))
        facts.aspects << capital(ink);
    facts.traits = words(card[QLatin1String("classifications")]);
    facts.rulesLength = 60;
    facts.cost = card[QLatin1String("cost")].toInt(-1);
    return facts;
}

inline std::vector<Facts> lorcanaFacts()
{
    QFile file(
        QString::fromStdString(playmat::test::sourceDir() + "/resources/cards/lorcana/1.json"));
    const QJsonArray cards
        = QJsonDocument::fromJson(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray())
              .object()[QLatin1String("cards")]
              .toArray();
    std::vector<Facts> all;
    for (const QJsonValue &card : cards)
        all.push_back(lorcanaCard(card));
    return all;
}

} // namespace playmat::paint::test
