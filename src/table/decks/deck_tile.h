#pragma once

#include <QList>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <qqmlregistration.h>

namespace playmat::table {

/// A deck as its tile shows it; the deck may be unplayable.
struct DeckTile
{
    Q_GADGET
    QML_VALUE_TYPE(deckTile)
    Q_PROPERTY(QString path MEMBER path)
    Q_PROPERTY(bool builtIn MEMBER builtIn)
    Q_PROPERTY(bool trashed MEMBER trashed)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString folder MEMBER folder)
    Q_PROPERTY(QStringList tags MEMBER tags)
    Q_PROPERTY(bool ok MEMBER ok)
    Q_PROPERTY(QString verdict MEMBER verdict)
    Q_PROPERTY(QString frontId MEMBER frontId)
    Q_PROPERTY(QString secondId MEMBER secondId)
    Q_PROPERTY(QStringList colours MEMBER colours)
    Q_PROPERTY(QList<int> curve MEMBER curve)

public:
    QString path; ///< the path of a user's deck, or the name of a built-in deck
    bool builtIn = false;
    bool trashed = false;
    QString name;
    QString note; ///< "50 cards · League"
    QString folder;
    QStringList tags;
    bool ok = false; ///< it can be played
    QString verdict; ///< the formats in which it is legal, or what is wrong with it
    QString frontId; ///< printed id of the card in front, or of the first card
    QString secondId; ///< printed id of a second card
    QStringList colours; ///< "Vigilance", "Heroism"
    QList<int> curve; ///< number of cards for each cost: 0 to 6, and 7 or more
    QString words; ///< the text that a search examines, in lower case

    friend bool operator==(const DeckTile &, const DeckTile &) = default;
};

/// A place in the library: all decks, a folder, a tag.
struct DeckPlace
{
    Q_GADGET
    QML_VALUE_TYPE(deckPlace)
    Q_PROPERTY(QString place MEMBER place)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(bool heading MEMBER heading)

public:
    QString place; ///< "all", "folder:League", "tag:control", "builtIn", "broken", "trash"
    QString glyph;
    QString name;
    int count = 0;
    bool heading = false; ///< this row is the heading of the places below it

    friend bool operator==(const DeckPlace &, const DeckPlace &) = default;
};

/// The outcome of importing a file.
struct BroughtDeck
{
    Q_GADGET
    QML_VALUE_TYPE(broughtDeck)
    Q_PROPERTY(QString file MEMBER file)
    Q_PROPERTY(QString outcome MEMBER outcome)
    Q_PROPERTY(bool kept MEMBER kept)
    Q_PROPERTY(QVariantList unknown MEMBER unknown)

public:
    QString file;
    QString outcome; ///< a sentence
    bool kept = false; ///< it is in the library now
    QVariantList unknown; ///< an UnknownCard for each card that is not known

    friend bool operator==(const BroughtDeck &, const BroughtDeck &) = default;
};

} // namespace playmat::table
