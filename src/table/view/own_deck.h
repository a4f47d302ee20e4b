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
    QString path; ///< what DeckLibrary takes
    QString name;
    QString factsText; ///< "50 cards · Vigilance, Heroism"; of one that cannot be played with, why
    bool ok = false; ///< it can be played with
    bool inUse = false; ///< the seat has it

    friend bool operator==(const OwnDeck &, const OwnDeck &) = default;
};

} // namespace playmat::table
