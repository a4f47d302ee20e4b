// Reads the cards that the program ships as facts for their pictures.
#pragma once

#include "paint/sample_cards.h"
#include "support/folders.h"

#include <QDir>

namespace playmat::paint::test {

inline QString capital(const QString &word)
{
    return word.left(1).toUpper() + word.mid(1);
}

inline QStringList capitals(const QJsonValue &list)
{
    QStringList all;
    for (const QString &word : words(list))
        all << capital(word);
    return all;
}

/// What cards of all games have; `aspects`, `traits` and `cost` are what a game calls these.
inline Facts shippedCard(const QJsonValue &card, const char *aspects, const char *traits,
                         const char *cost)
{
    Facts facts;
    facts.id = card[QLatin1String("id")].toString();
    facts.type = capital(card[QLatin1String("type")].toString());
    facts.aspects = capitals(card[QLatin1String(aspects)]);
    facts.traits = words(card[QLatin1String(traits)]);
    facts.rulesLength = 60;
    facts.cost = card[QLatin1String(cost)].toInt(-1);
    return facts;
}

/// The cards in those files of a game, in the order of the files' names.
inline std::vector<Facts> shippedFacts(const char *game, const char *files,
                                       Facts (*read)(const QJsonValue &card))
{
    const QDir folder(QString::fromStdString(playmat::test::sourceDir() + "/resources/cards/")
                      + QLatin1String(game));
    std::vector<Facts> all;
    for (const QString &name : folder.entryList({QLatin1String(files)}, QDir::Files)) {
        QFile file(folder.filePath(name));
        const QJsonArray cards = QJsonDocument::fromJson(
                                     file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray())
                                     .object()[QLatin1String("cards")]
                                     .toArray();
        for (const QJsonValue &card : cards)
            all.push_back(read(card));
    }
    return all;
}

} // namespace playmat::paint::test
