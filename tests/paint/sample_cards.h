// Sixty cards to look at and to test with: names and figures of two starter decks, rules in our own
// words.
#pragma once

#include "support/folders.h"
#include "table/paint/facts.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <vector>

namespace playmat::paint::test {

inline QJsonArray sampleCards()
{
    QFile file(
        QString::fromStdString(playmat::test::sourceDir() + "/tests/paint/sample_cards.json"));
    return QJsonDocument::fromJson(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray())
        .array();
}

inline QStringList words(const QJsonValue &value)
{
    QStringList list;
    const QJsonArray array = value.toArray();
    for (const QJsonValue &word : array)
        list << word.toString();
    return list;
}

inline std::vector<Facts> sampleFacts()
{
    std::vector<Facts> all;
    const QJsonArray cards = sampleCards();
    for (const QJsonValue &card : cards) {
        const QString rules = card[QLatin1String("rules")].toString();
        all.push_back({card[QLatin1String("id")].toString(),
                       card[QLatin1String("type")].toString(),
                       card[QLatin1String("arena")].toString(),
                       words(card[QLatin1String("aspects")]),
                       words(card[QLatin1String("traits")]),
                       int(rules.size()),
                       card[QLatin1String("cost")].toInt(-1),
                       {},
                       card[QLatin1String("name")].toString()});
    }
    return all;
}

} // namespace playmat::paint::test
