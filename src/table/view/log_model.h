#pragma once

#include "table/view/card_facts.h"
#include "table/view/row_list_model.h"

#include <QQmlEngine>

namespace playmat::table {

/// Some words of a line. Names of cards are words of their own, which can be pointed at.
struct LogWords
{
    Q_GADGET
    QML_VALUE_TYPE(logWords)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int card MEMBER card)

public:
    QString text;
    int card = -1; ///< which of the line's cards they name; -1: none

    friend bool operator==(const LogWords &, const LogWords &) = default;
};

/// One line of the log.
struct LogRow
{
    Q_GADGET
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QVariantList words MEMBER words)
    Q_PROPERTY(QVariantList cards MEMBER cards)
    Q_PROPERTY(QString plain MEMBER plain)
    Q_PROPERTY(QString cardId MEMBER cardId)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(QString link MEMBER link)
    Q_PROPERTY(bool opens MEMBER opens)

public:
    QString glyph;
    QString text; ///< StyledText: names in bold
    QVariantList words; ///< the same as LogWords
    QVariantList cards; ///< CardFacts: each card that is named, as it was then
    QString plain; ///< the same without markup, for a screen reader and the saved log
    QString cardId; ///< the card that the line is about
    int seat = -1; ///< whose doing; -1: the game's
    int round = 0;
    QString link; ///< into the rules book; may be empty
    bool opens = false; ///< the first of all that one action brought about
    bool deed = false; ///< begins what a card does; what follows is what came of it

    friend bool operator==(const LogRow &, const LogRow &) = default;
};

/// A sentence with up to three words in its places. They are put there at once: a place in a word,
/// which may be a player's name, is none.
[[nodiscard]] inline QString filled(const QString &sentence, const QStringList &words)
{
    switch (words.size()) {
    case 0:
        return sentence;
    case 1:
        return sentence.arg(words[0]);
    case 2:
        return sentence.arg(words[0], words[1]);
    default:
        return sentence.arg(words[0], words[1], words[2]);
    }
}

/// What happened so far, oldest first.
class LogModel : public RowListModel<LogRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")

public:
    using RowListModel::RowListModel;
};

} // namespace playmat::table
