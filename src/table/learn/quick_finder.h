#pragma once

#include "table/files/deck_library.h"
#include "table/learn/learn_session.h"
#include "table/view/row_list_model.h"

#include <QObject>
#include <QQmlEngine>

namespace playmat::table {

/// Something that the quick search found.
struct QuickHit
{
    Q_GADGET
    QML_VALUE_TYPE(quickHit)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString cardId MEMBER cardId)

public:
    QString kind; ///< "page", "deck", "card", "lesson" or "rule"
    QString title;
    QString note; ///< tells it from others with the same title
    QString key; ///< of a page its id, of a deck its path or built-in name, of a lesson its id, of
                 ///< a rule its link, of a card its name
    QString glyph;
    QString cardId; ///< its picture; empty: none

    friend bool operator==(const QuickHit &, const QuickHit &) = default;
};

class QuickHits : public RowListModel<QuickHit>
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using RowListModel::RowListModel;
};

/// Finds whatever has a name in the chosen game: pages, decks, cards, lessons and rules. Nothing
/// depends on case, accents or punctuation; the words of the interface's language and English
/// count.
class QuickFinder : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::DeckLibrary *library MEMBER m_library NOTIFY changed)
    Q_PROPERTY(playmat::table::LearnSession *learn MEMBER m_learn NOTIFY changed)
    Q_PROPERTY(QStringList places MEMBER m_places NOTIFY changed)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    Q_PROPERTY(playmat::table::QuickHits *hits READ hits CONSTANT)

public:
    /// The most hits of each kind.
    static constexpr int kMost = 5;

    using QObject::QObject;

    [[nodiscard]] const QString &text() const { return m_text; }
    /// Searches for the text. An empty text lists the pages and reads the decks again.
    void setText(const QString &text);
    [[nodiscard]] QuickHits *hits() { return &m_hits; }
    [[nodiscard]] Q_INVOKABLE playmat::table::QuickHit at(int row) const;

signals:
    void changed();

private:
    void addPages(std::vector<QuickHit> &out) const;
    [[nodiscard]] std::vector<QuickHit> allDecks() const;
    void addCards(std::vector<QuickHit> &out) const;
    void addLessons(std::vector<QuickHit> &out) const;
    void addRules(std::vector<QuickHit> &out) const;

    DeckLibrary *m_library = nullptr;
    LearnSession *m_learn = nullptr;
    QStringList m_places; ///< ids of the pages that there are
    QString m_text;
    std::vector<QuickHit> m_decks; ///< read when the text is emptied: reading them takes time
    QuickHits m_hits;
};

} // namespace playmat::table
