// The contents of a cell in a card grid.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace playmat::paint {

// The printed facts of a small card, as MiniCard.qml names them, and its state in the grid.
struct CellFacts
{
    Q_GADGET
    QML_VALUE_TYPE(cellFacts)
    Q_PROPERTY(QString cardId MEMBER cardId)
    Q_PROPERTY(QString name MEMBER name)

public:
    QString cardId;
    QString name;
    QString type;
    QString arena;
    QString face;
    QString note; // a few words below the name
    QStringList aspects;
    QStringList pips;
    QStringList keywords;
    int cost = -1;
    int power = -1;
    int hp = -1;
    int lore = -1;
    int moveCost = -1;
    bool inkable = false;
    bool dim = false; // it cannot be played
    bool decked = false; // it is in a deck
    int owned = 0; // number of copies in the user's collection
    // A strip at the top that is still seen when another card lies over the rest: cost, name and
    // number of copies. Its height as a share of the card's; 0: the card has none.
    double strip = 0;
    int copies = 0; // in the strip
    bool noted = false; // the strip shows that there is a note on the card
    QString second; // below the strip, in the place of the name

    // A card that Playmat does not know has only a name.
    [[nodiscard]] bool unknown() const { return cardId.isEmpty() && !name.isEmpty(); }

    friend bool operator==(const CellFacts &, const CellFacts &) = default;
};

} // namespace playmat::paint
