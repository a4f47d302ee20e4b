#pragma once

#include "decks/card_index.h"

#include <QMetaType>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <qqmlregistration.h>

#include <map>
#include <string>
#include <utility>

namespace playmat::table {

/// A card in a list that Playmat does not know, and the cards that were probably meant.
struct UnknownCard
{
    Q_GADGET
    QML_VALUE_TYPE(unknownCard)
    Q_PROPERTY(QString written MEMBER written)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(QStringList names MEMBER names)
    Q_PROPERTY(int taken MEMBER taken)
    Q_PROPERTY(QStringList ids MEMBER ids)

public:
    QString written; ///< the card as its author wrote it
    QString words; ///< what the user sees of it, such as "Line 3: Wampaa"
    QStringList names; ///< of the cards that were probably meant
    QStringList ids; ///< … and their printed ids
    int taken = -1; ///< which of them the user took for it; -1: none

    [[nodiscard]] QString takenId() const { return ids.value(taken); }

    friend bool operator==(const UnknownCard &, const UnknownCard &) = default;
};

/// The unknown cards of an import, by game and name.
using CardOffers = std::map<std::pair<QString, QString>, UnknownCard>;

/// Without cards that may have been meant.
[[nodiscard]] UnknownCard unknownCard(const std::string &written);
[[nodiscard]] UnknownCard unknownCard(const decks::CardIndex &index, const std::string &written);

/// Takes an unknown card of a list for the card that `choice` stands for, or for none of its cards
/// if it was taken for that one. Returns whether there is such a card.
bool takeUnknown(QVariantList &unknown, int card, int choice);

} // namespace playmat::table
