#pragma once

#include "decks/deck_history.h"
#include "table/decks/deck_desk.h"
#include "table/programs/worker.h"

#include <QVariantList>

#include <map>
#include <memory>

namespace playmat::table {

/// A version of the deck in the editor, as a list shows it.
struct VersionLine
{
    Q_GADGET
    QML_VALUE_TYPE(versionLine)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString why MEMBER why)
    Q_PROPERTY(QString results MEMBER results)
    Q_PROPERTY(bool now MEMBER now)

public:
    QString title; ///< its name, or when the deck was like this
    QString why; ///< why it was kept
    QString results; ///< "3 of 5 won"
    bool now = false; ///< the deck as it is now

    friend bool operator==(const VersionLine &, const VersionLine &) = default;
};

class VersionLines : public RowListModel<VersionLine>
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using RowListModel::RowListModel;
};

/// The versions of the deck in the editor: what differs from the deck as it is now, how the matches
/// with each of them and with all of them ended, and the way back. The first line is the deck as
/// it is now, then the newest version comes first.
class DeckVersions : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::DeckDesk *desk READ desk WRITE setDesk NOTIFY changed)
    Q_PROPERTY(playmat::table::VersionLines *lines READ lines CONSTANT)
    Q_PROPERTY(int chosen READ chosen WRITE setChosen NOTIFY changed)
    Q_PROPERTY(QString together READ together NOTIFY changed)
    Q_PROPERTY(QStringList changes READ changes NOTIFY changed)
    Q_PROPERTY(bool canBringBack READ canBringBack NOTIFY changed)

public:
    /// The matches that were won and played with a list.
    struct Result
    {
        int won = 0;
        int played = 0;
    };

    explicit DeckVersions(QObject *parent = nullptr);
    ~DeckVersions() override;

    [[nodiscard]] DeckDesk *desk() const { return m_desk; }
    void setDesk(DeckDesk *desk);
    [[nodiscard]] VersionLines *lines() { return &m_lines; }
    /// The line of the version that is compared.
    [[nodiscard]] int chosen() const { return m_chosen; }
    void setChosen(int line);
    /// The results of all versions together, in words.
    [[nodiscard]] QString together() const;
    /// What was changed since the chosen version: "+2 Vanquish", "−1 Repair".
    [[nodiscard]] QStringList changes() const;
    [[nodiscard]] bool canBringBack() const;

    /// Reads the versions again, and on another thread the results.
    Q_INVOKABLE void look();
    /// Gives the deck the cards of the chosen version; this is one step for the editor's undo.
    Q_INVOKABLE bool bringBack();
    /// Keeps the deck as it is now, under that name.
    Q_INVOKABLE bool keep(const QString &label);

signals:
    void changed();

private:
    using Results = std::map<std::string, Result>; ///< by decks::listHash

    void readResults();
    void renew();
    void show();
    [[nodiscard]] const decks::DeckVersion *version(int line) const;
    [[nodiscard]] QString resultOf(const std::string &hash) const;
    [[nodiscard]] VersionLine describe(const decks::DeckVersion &version) const;

    DeckDesk *m_desk = nullptr;
    std::vector<decks::DeckVersion> m_versions; ///< oldest first
    Results m_results;
    VersionLines m_lines;
    int m_chosen = 0;
    Worker m_worker; ///< the last member, so that it stops before the others are destroyed
};

} // namespace playmat::table
