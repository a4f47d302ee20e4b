#pragma once

#include "table/session/card_data.h"
#include "table/session/table_settings.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QUrl>

#include <array>

namespace playmat::table {

/// A deck as the start page shows it.
struct DeckSummary
{
    Q_GADGET
    QML_VALUE_TYPE(deckSummary)
    Q_PROPERTY(bool ok MEMBER ok)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString leaderId MEMBER leaderId)
    Q_PROPERTY(QString leaderName MEMBER leaderName)
    Q_PROPERTY(QString leaderSubtitle MEMBER leaderSubtitle)
    Q_PROPERTY(QString baseId MEMBER baseId)
    Q_PROPERTY(QString baseName MEMBER baseName)
    Q_PROPERTY(int baseHp MEMBER baseHp)
    Q_PROPERTY(QString factsText MEMBER factsText)
    Q_PROPERTY(QList<int> curve MEMBER curve)
    Q_PROPERTY(QStringList keyCards MEMBER keyCards)

public:
    bool ok = false;
    QString title;
    QString leaderId;
    QString leaderName;
    QString leaderSubtitle;
    QString baseId;
    QString baseName;
    int baseHp = 0;
    QString factsText; ///< "50 cards · Vigilance, Heroism"
    QList<int> curve; ///< cards of cost 0 … 6, and of 7 and more
    QStringList keyCards; ///< ids of a few that tell what the deck is about

    friend bool operator==(const DeckSummary &, const DeckSummary &) = default;
};

/// The decks of the two seats, and the built-in ones.
class DeckLibrary : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QStringList builtIn READ builtIn CONSTANT)
    Q_PROPERTY(playmat::table::DeckSummary nearDeck READ nearDeck NOTIFY changed)
    Q_PROPERTY(playmat::table::DeckSummary farDeck READ farDeck NOTIFY changed)
    Q_PROPERTY(QStringList documents READ documents NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString linkPasted READ linkPasted NOTIFY changed)

public:
    explicit DeckLibrary(TableSettings *settings, QObject *parent = nullptr);

    [[nodiscard]] QStringList builtIn() const;
    [[nodiscard]] Q_INVOKABLE QString builtInTitle(const QString &name) const;
    [[nodiscard]] const DeckSummary &nearDeck() const { return m_decks[0]; }
    [[nodiscard]] const DeckSummary &farDeck() const { return m_decks[1]; }
    /// What TableSession::start takes: documents in JSON, whatever form they came in.
    [[nodiscard]] QStringList documents() const { return {m_documents[0], m_documents[1]}; }
    /// The same for a new game: where the program's deck is to be a surprise, one of the built-in
    /// ones.
    [[nodiscard]] Q_INVOKABLE QStringList dealt() const;
    [[nodiscard]] bool ready() const;
    [[nodiscard]] const QString &problem() const { return m_problem; }
    /// The site whose link was given instead of a deck ("swudb.com"); empty: none was.
    [[nodiscard]] const QString &linkPasted() const { return m_linkPasted; }

    Q_INVOKABLE void useBuiltIn(int seat, const QString &name);
    /// A deck as JSON or as a list. False, and `problem` says what is wrong and where: the deck
    /// stays.
    Q_INVOKABLE bool useText(int seat, const QString &text);
    Q_INVOKABLE bool useFile(int seat, const QString &path);
    /// Whether a file is a saved match, by its contents.
    [[nodiscard]] Q_INVOKABLE bool isMatch(const QString &path) const;
    /// The file that was dropped; empty for a text or a link.
    [[nodiscard]] Q_INVOKABLE QString droppedFile(const QList<QUrl> &urls) const;
    /// The deck of a seat for other programs, as JSON or as a list; empty when there is none.
    [[nodiscard]] Q_INVOKABLE QString exportJson(int seat) const;
    [[nodiscard]] Q_INVOKABLE QString exportText(int seat) const;
    /// Puts a text on the clipboard.
    Q_INVOKABLE void copy(const QString &text) const;
    /// The last deck that was refused is no longer mentioned.
    Q_INVOKABLE void forgetProblem();

signals:
    void changed();

private:
    bool take(int seat, const QString &text, const QString &remembered);
    [[nodiscard]] bool isSurprise(int seat) const;
    [[nodiscard]] bool refuseLink(const QString &text);
    [[nodiscard]] const std::string *builtInText(const QString &name) const;
    void setProblem(const QString &problem);

    TableSettings *m_settings;
    std::array<DeckSummary, 2> m_decks;
    std::array<QString, 2> m_documents;
    QString m_problem;
    QString m_linkPasted;
};

} // namespace playmat::table
