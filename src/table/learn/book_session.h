#pragma once

#include "learn/book_search.h"
#include "table/learn/book_rows.h"
#include "table/learn/show_table.h"

#include <QObject>
#include <QQmlEngine>
#include <QSet>
#include <QStringList>

namespace playmat::table {

/// The rules book as it is read: what is open, where it came from, the tree beside it, what is
/// looked for. Everything is reached by links: "rule:CR 6.3.2A", "term:Raid", "card:ABC_001",
/// "lesson:ID". The book is read when it is first needed.
class BookSession : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged)
    Q_PROPERTY(QString courseGame READ courseGame CONSTANT)
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    Q_PROPERTY(playmat::table::BookEntryView entry READ entry NOTIFY entryChanged)
    Q_PROPERTY(playmat::table::BookModel *tree READ tree CONSTANT)
    Q_PROPERTY(playmat::table::BookModel *found READ found CONSTANT)
    Q_PROPERTY(playmat::table::ShowTable *shown READ shown CONSTANT)
    Q_PROPERTY(int currentRow READ currentRow NOTIFY entryChanged)
    Q_PROPERTY(bool canBack READ canBack NOTIFY entryChanged)
    Q_PROPERTY(bool canForward READ canForward NOTIFY entryChanged)
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged)

public:
    explicit BookSession(QObject *parent = nullptr);

    /// Opens the book there. A number without an entry opens its nearest parent; what leads nowhere
    /// opens the book where it was.
    Q_INVOKABLE void show(const QString &link);
    Q_INVOKABLE void close();
    Q_INVOKABLE void back();
    Q_INVOKABLE void forward();
    /// Shuts what is below a line of the tree, or opens it.
    Q_INVOKABLE void fold(const QString &link);

    /// The id of the game whose book this is; at first the game of the lessons. Empty if there is
    /// no book.
    [[nodiscard]] const QString &game() const { return m_game; }
    void setGame(const QString &game);
    [[nodiscard]] static QString courseGame(); ///< the game of the lessons
    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] const BookEntryView &entry() const { return m_entry; }
    [[nodiscard]] BookModel *tree() { return &m_tree; }
    [[nodiscard]] BookModel *found() { return &m_found; }
    [[nodiscard]] ShowTable *shown() { return &m_shown; }
    [[nodiscard]] int currentRow() const; ///< the entry's row in the tree; -1 if it has none
    [[nodiscard]] bool canBack() const { return !m_back.isEmpty(); }
    [[nodiscard]] bool canForward() const { return !m_forward.isEmpty(); }
    [[nodiscard]] const QString &query() const { return m_query; }
    void setQuery(const QString &query);

signals:
    void gameChanged();
    void openChanged();
    void entryChanged();
    void queryChanged();
    void lessonRequested(const QString &id);

private:
    [[nodiscard]] bool read();
    [[nodiscard]] const learn::BookIndex &index() const;
    [[nodiscard]] QString known(const QString &link) const;
    void turnTo(const QString &link);
    void openTree();
    void refreshTree();
    void readAnew(); ///< in another language
    void addTerms(std::vector<BookRow> &rows) const;
    [[nodiscard]] BookEntryView viewOf(const learn::BookEntry &entry) const;
    [[nodiscard]] BookEntryView viewOf(const learn::Term &term) const;
    [[nodiscard]] BookEntryView viewOf(const learn::BookCard &card) const;
    [[nodiscard]] BookRow rowOf(const learn::Hit &hit) const;
    [[nodiscard]] QString pictureFor(const learn::BookEntry &entry) const;
    void nameLesson(BookEntryView &view, const std::string &number) const;
    void addRules(BookEntryView &view, const std::vector<std::string> &rules) const;
    void addTermChips(BookEntryView &view, const std::vector<std::string> &terms) const;

    QString m_game = courseGame();
    const learn::Book *m_book = nullptr;
    ShowTable m_shown;
    BookModel m_tree;
    BookModel m_found;
    BookEntryView m_entry;
    QString m_link; ///< of what is being read
    QStringList m_back;
    QStringList m_forward;
    QSet<QString> m_unfolded; ///< links of lines whose parts are shown
    QString m_query;
    bool m_open = false;
};

} // namespace playmat::table
