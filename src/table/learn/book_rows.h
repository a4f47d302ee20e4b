#pragma once

#include "table/view/row_list_model.h"

#include <QQmlEngine>
#include <QVariantList>

namespace playmat::table {

/// A line of the rules book's tree, or of what was found in it.
struct BookRow
{
    Q_GADGET
    Q_PROPERTY(QString link MEMBER link)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString number MEMBER number)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(int depth MEMBER depth)
    Q_PROPERTY(int folds MEMBER folds)
    Q_PROPERTY(bool current MEMBER current)

public:
    QString link; ///< "rule:CR 6.3", "term:Raid", "card:ABC_001", "glossary"
    QString title;
    QString number; ///< "6.3"; empty for what is no rule
    QString detail; ///< of what was found: a second line
    QString glyph;
    int depth = 0;
    int folds = 0; ///< 0: nothing is below it; 1: that is shut; 2: that is open
    bool current = false; ///< is being read

    friend bool operator==(const BookRow &, const BookRow &) = default;
};

class BookModel : public RowListModel<BookRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a BookSession")

public:
    using RowListModel::RowListModel;

    /// For keys, which may come before the frame in which a line is made. Of no row: empty, 0.
    [[nodiscard]] Q_INVOKABLE QString linkAt(int row) const { return at(row).link; }
    [[nodiscard]] Q_INVOKABLE int foldsAt(int row) const { return at(row).folds; }

private:
    [[nodiscard]] BookRow at(int row) const
    {
        return row < 0 || row >= rowCount() ? BookRow() : rows()[size_t(row)];
    }
};

/// What is being read.
struct BookEntryView
{
    Q_GADGET
    QML_VALUE_TYPE(bookEntry)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString number MEMBER number)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QVariantList parts MEMBER parts)
    Q_PROPERTY(QVariantList chips MEMBER chips)
    Q_PROPERTY(QString lesson MEMBER lesson)
    Q_PROPERTY(QString lessonTitle MEMBER lessonTitle)
    Q_PROPERTY(int lessonNumber MEMBER lessonNumber)
    Q_PROPERTY(int lessonMinutes MEMBER lessonMinutes)
    Q_PROPERTY(QString cardId MEMBER cardId)
    Q_PROPERTY(QString picture MEMBER picture)

public:
    QString kind; ///< "rule", "term", "card"
    QString title;
    QString number; ///< "CR 6.3"
    QString text;
    QVariantList parts; ///< what is below it, like `chips`
    QVariantList chips; ///< maps with `text` and `link`: what else to read
    QString lesson; ///< its id; empty: none teaches it
    QString lessonTitle;
    int lessonNumber = 0;
    int lessonMinutes = 0;
    QString cardId; ///< a card to show
    QString picture; ///< id of the card whose picture stands beside the title; may be empty

    friend bool operator==(const BookEntryView &, const BookEntryView &) = default;
};

} // namespace playmat::table
