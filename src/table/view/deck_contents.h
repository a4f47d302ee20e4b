#pragma once

#include "table/view/card_facts.h"

#include <QList>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <qqmlregistration.h>

#include <vector>

namespace playmat::table {

/// A card of a deck and its number of copies.
struct DeckCardLine
{
    Q_GADGET
    QML_VALUE_TYPE(deckCardLine)
    Q_PROPERTY(playmat::table::CardFacts facts MEMBER facts)
    Q_PROPERTY(int count MEMBER count)

public:
    CardFacts facts; ///< the printed facts of the card
    int count = 1;

    friend bool operator==(const DeckCardLine &, const DeckCardLine &) = default;
};

/// The cards of a deck under one heading: the cards in front, those of one cost, or the sideboard.
struct DeckGroup
{
    Q_GADGET
    QML_VALUE_TYPE(deckGroup)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(QVariantList cards READ cardList)

public:
    QString title; ///< "Cost 3"
    int count = 0; ///< number of cards, including copies
    std::vector<DeckCardLine> cards;

    [[nodiscard]] QVariantList cardList() const
    {
        QVariantList list;
        for (const DeckCardLine &card : cards)
            list.append(QVariant::fromValue(card));
        return list;
    }
    friend bool operator==(const DeckGroup &, const DeckGroup &) = default;
};

/// All cards of a deck, for viewing.
struct DeckContents
{
    Q_GADGET
    QML_VALUE_TYPE(deckContents)
    Q_PROPERTY(bool ok READ ok)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString factsText MEMBER factsText)
    Q_PROPERTY(QList<int> curve MEMBER curve)
    Q_PROPERTY(QVariantList groups READ groupList)

public:
    QString title; ///< name of the deck
    QString factsText; ///< "50 cards · Vigilance, Heroism"
    QList<int> curve; ///< number of cards by cost, as in DeckSummary
    std::vector<DeckGroup> groups; ///< the cards in front, then each cost, then the sideboard

    [[nodiscard]] bool ok() const { return !groups.empty(); } ///< whether there is a deck
    [[nodiscard]] QVariantList groupList() const
    {
        QVariantList list;
        for (const DeckGroup &group : groups)
            list.append(QVariant::fromValue(group));
        return list;
    }
    friend bool operator==(const DeckContents &, const DeckContents &) = default;
};

} // namespace playmat::table
