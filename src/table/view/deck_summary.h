#pragma once

#include <QList>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QStringList>
#include <qqmlregistration.h>

namespace playmat::table {

/// A deck as the start page shows it.
struct DeckSummary
{
    Q_GADGET
    QML_VALUE_TYPE(deckSummary)
    Q_PROPERTY(bool ok MEMBER ok)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString frontId MEMBER frontId)
    Q_PROPERTY(QString frontName MEMBER frontName)
    Q_PROPERTY(QString frontSubtitle MEMBER frontSubtitle)
    Q_PROPERTY(QString baseId MEMBER baseId)
    Q_PROPERTY(QString baseName MEMBER baseName)
    Q_PROPERTY(int baseHp MEMBER baseHp)
    Q_PROPERTY(QString factsText MEMBER factsText)
    Q_PROPERTY(QList<int> curve MEMBER curve)
    Q_PROPERTY(QStringList keyCards MEMBER keyCards)

public:
    bool ok = false;
    QString title;
    QString frontId; ///< of the card in front of the deck; empty: this game's decks have none, and
                     ///< no base
    QString frontName;
    QString frontSubtitle;
    QString baseId; ///< printed id of the base; empty: there is no base
    QString baseName;
    int baseHp = 0;
    QString factsText; ///< "50 cards · Vigilance, Heroism"
    QList<int> curve; ///< number of cards for each cost: 0 to 6, and 7 or more
    QStringList keyCards; ///< printed ids of a few cards that characterise the deck

    friend bool operator==(const DeckSummary &, const DeckSummary &) = default;
};

} // namespace playmat::table
