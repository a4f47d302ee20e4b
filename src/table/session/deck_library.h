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

/// The decks of the two seats, the built-in ones, and the game that was left in the middle.
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
    Q_PROPERTY(bool canContinue READ canContinue NOTIFY changed)
    Q_PROPERTY(QString continuePath READ continuePath NOTIFY changed)
    Q_PROPERTY(QString continueTitle MEMBER m_continueTitle NOTIFY changed)
    Q_PROPERTY(QString continueText MEMBER m_continueText NOTIFY changed)
    Q_PROPERTY(QString continueTime MEMBER m_continueTime NOTIFY changed)
    Q_PROPERTY(QStringList continueLeaders MEMBER m_continueLeaders NOTIFY changed)

public:
    /// `journal`: where the running game is kept; what is left there can be continued.
    DeckLibrary(TableSettings *settings, const QString &journal, QObject *parent = nullptr);

    [[nodiscard]] QStringList builtIn() const;
    [[nodiscard]] Q_INVOKABLE QString builtInTitle(const QString &name) const;
    [[nodiscard]] const DeckSummary &nearDeck() const { return m_decks[0]; }
    [[nodiscard]] const DeckSummary &farDeck() const { return m_decks[1]; }
    /// What TableSession::start takes: documents in JSON, whatever form they came in.
    [[nodiscard]] QStringList documents() const { return {m_documents[0], m_documents[1]}; }
    [[nodiscard]] bool ready() const { return m_decks[0].ok && m_decks[1].ok; }
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] bool canContinue() const { return m_canContinue; }
    [[nodiscard]] const QString &continuePath() const { return m_journal; }

    Q_INVOKABLE void useBuiltIn(int seat, const QString &name);
    /// A deck as JSON or as a list. False, and `problem` says what is wrong and where: the deck
    /// stays.
    Q_INVOKABLE bool useText(int seat, const QString &text);
    Q_INVOKABLE bool useFile(int seat, const QUrl &file);
    Q_INVOKABLE void dropped(int seat, const QList<QUrl> &urls, const QString &text);
    [[nodiscard]] Q_INVOKABLE QString localPath(const QUrl &file) const
    {
        return file.toLocalFile();
    }
    /// The deck of a seat for other programs, as JSON or as a list; empty when there is none.
    [[nodiscard]] Q_INVOKABLE QString exportJson(int seat) const;
    [[nodiscard]] Q_INVOKABLE QString exportText(int seat) const;
    /// Puts a text on the clipboard.
    Q_INVOKABLE void copy(const QString &text) const;
    /// The last deck that was refused is no longer spoken of.
    Q_INVOKABLE void forgetProblem();
    /// Looks again whether there is a game to continue.
    Q_INVOKABLE void refresh();

signals:
    void changed();

private:
    bool take(int seat, const QString &text, const QString &remembered);
    [[nodiscard]] const std::string *builtInText(const QString &name) const;
    void setProblem(const QString &problem);

    TableSettings *m_settings;
    QString m_journal;
    std::array<DeckSummary, 2> m_decks;
    std::array<QString, 2> m_documents;
    QString m_problem;
    QString m_continueTitle;
    QString m_continueText;
    QString m_continueTime;
    QStringList m_continueLeaders;
    bool m_canContinue = false;
};

} // namespace playmat::table
