#pragma once

#include <QMetaType>
#include <QObject>
#include <QString>
#include <qqmlregistration.h>

namespace playmat::table {

/// A deck that a player keeps, as a list shows it.
struct OwnDeck
{
    Q_GADGET
    QML_VALUE_TYPE(ownDeck)
    Q_PROPERTY(QString path MEMBER path)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString factsText MEMBER factsText)
    Q_PROPERTY(bool ok MEMBER ok)
    Q_PROPERTY(bool inUse MEMBER inUse)

public:
    QString path; ///< the path that DeckLibrary uses for the deck
    QString name;
    QString factsText; ///< "50 cards · Vigilance, Heroism"; for an unplayable deck, the reason
    bool ok = false; ///< the deck is playable
    bool inUse = false; ///< the seat is using it

    friend bool operator==(const OwnDeck &, const OwnDeck &) = default;
};

} // namespace playmat::table
