#pragma once

#include <QMetaType>
#include <QObject>
#include <QString>
#include <QStringList>
#include <qqmlregistration.h>

namespace playmat::table {

/// What a card shows to the person looking at the table. A card whose face is hidden has no cardId,
/// no words and no numbers. Words are ready to be shown; a presenter writes them.
struct CardFacts
{
    Q_GADGET
    QML_VALUE_TYPE(cardFacts)
    Q_PROPERTY(QString cardId MEMBER cardId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString subtitle MEMBER subtitle)
    Q_PROPERTY(QString type MEMBER type)
    Q_PROPERTY(QString typeWord MEMBER typeWord)
    Q_PROPERTY(QString arena MEMBER arena)
    Q_PROPERTY(QString face MEMBER face)
    Q_PROPERTY(QString rules MEMBER rules)
    Q_PROPERTY(QString otherRules MEMBER otherRules)
    Q_PROPERTY(QString otherTitle MEMBER otherTitle)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)
    Q_PROPERTY(QList<QString> aspects MEMBER aspects)
    Q_PROPERTY(QList<QString> traits MEMBER traits)
    Q_PROPERTY(QList<QString> keywords MEMBER keywords)
    Q_PROPERTY(QList<QString> upgrades MEMBER upgrades)
    Q_PROPERTY(QList<QString> captured MEMBER captured)
    Q_PROPERTY(QList<QString> pips MEMBER pips)
    Q_PROPERTY(QList<QString> signs MEMBER signs)
    Q_PROPERTY(int cost MEMBER cost)
    Q_PROPERTY(int costNow MEMBER costNow)
    Q_PROPERTY(int power MEMBER power)
    Q_PROPERTY(int printedPower MEMBER printedPower)
    Q_PROPERTY(int maxHp MEMBER maxHp)
    Q_PROPERTY(int printedHp MEMBER printedHp)
    Q_PROPERTY(int damage MEMBER damage)
    Q_PROPERTY(int hpLeft READ hpLeft)
    Q_PROPERTY(int shields MEMBER shields)
    Q_PROPERTY(int experience MEMBER experience)
    Q_PROPERTY(int deployAt MEMBER deployAt)
    Q_PROPERTY(int resources MEMBER resources)
    Q_PROPERTY(int lore MEMBER lore)
    Q_PROPERTY(int printedLore MEMBER printedLore)
    Q_PROPERTY(int moveCost MEMBER moveCost)
    Q_PROPERTY(int under MEMBER under)
    Q_PROPERTY(bool inkable MEMBER inkable)
    Q_PROPERTY(bool drying MEMBER drying)
    Q_PROPERTY(bool inPlay MEMBER inPlay)
    Q_PROPERTY(bool faceUp MEMBER faceUp)
    Q_PROPERTY(bool exhausted MEMBER exhausted)
    Q_PROPERTY(bool unique MEMBER unique)
    Q_PROPERTY(bool stolen MEMBER stolen)
    Q_PROPERTY(bool deployed MEMBER deployed)
    Q_PROPERTY(bool epicAvailable MEMBER epicAvailable)
    Q_PROPERTY(bool epicUsed MEMBER epicUsed)
    Q_PROPERTY(bool affordable MEMBER affordable)

public:
    QString cardId; ///< printed id, "SOR_010"; empty: the face is hidden
    QString name;
    QString subtitle;
    QString type; ///< "Unit", "Token Unit", "Leader", "Base", "Event", "Upgrade", "Token Upgrade",
                  ///< "Token"; of other games "Character", "Action", "Song", "Item", "Location"
    QString typeWord; ///< the type as it is read
    QString arena; ///< "Ground", "Space" or empty
    QString face; ///< how its numbers are drawn: "ink" has ink, strength, willpower and lore in
                  ///< the place of cost, power and HP; "rift" has energy, pips and Might (power),
                  ///< beside which its damage stands; empty: cost, power and HP
    QString rules; ///< text with the markup of RulesText
    QString otherRules; ///< on a card with two sides: what the other one says
    QString otherTitle; ///< what that side is called, "Deployed"
    QString note; ///< a short text under the name
    QString
        accessibleName; ///< "Ada's Snowtrooper, ground unit, power 2, 1 of 3 HP left, exhausted"
    QStringList aspects;
    QStringList traits;
    QStringList keywords; ///< now: "Sentinel", "Raid 2"
    QStringList upgrades; ///< "Jedi Lightsaber|+3/+1", "Long Sword|+2|spent" if it is exhausted;
                          ///< tokens left out
    QStringList captured; ///< "Wampa|SOR_164": name and printed id
    QStringList
        pips; ///< the costs other than `cost`: one domain for each pip; "Any" stands for any domain
    QStringList signs; ///< the card's current states, which are also glyphs of the tile: "buffed",
                       ///< "stunned", "empowered", "attacker", "defender"
    int cost = -1; ///< printed cost
    int costNow = -1; ///< cost with penalties and modifiers
    int power = -1;
    int printedPower = -1;
    int maxHp = -1; ///< current maximum
    int printedHp = -1;
    int damage = 0;
    int shields = 0;
    int experience = 0;
    int deployAt = -1; ///< a leader: resources it needs
    int resources = -1; ///< a leader: resources that its player has
    int lore = -1; ///< that it quests for, now; of a location: that it brings each turn
    int printedLore = -1;
    int moveCost = -1; ///< a location: what it costs to move there
    int under = 0; ///< cards that lie under it, shown as edges
    bool inkable = false; ///< it may be put into the inkwell
    bool drying = false; ///< it came this turn: not yet able to act
    bool inPlay = false; ///< has power and HP now, besides the printed ones
    bool faceUp = false;
    bool exhausted = false;
    bool badge = false; ///< a Shield or an Experience: a badge on its unit stands for it
    bool unique = false;
    bool stolen = false; ///< owner and controller differ
    bool deployed = false;
    bool epicAvailable = false;
    bool epicUsed = false;
    bool affordable = true;

    [[nodiscard]] int hpLeft() const { return maxHp < 0 ? -1 : qMax(0, maxHp - damage); }
    [[nodiscard]] bool hidden() const { return cardId.isEmpty(); }

    friend bool operator==(const CardFacts &, const CardFacts &) = default;
};

} // namespace playmat::table
