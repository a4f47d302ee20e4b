#pragma once

#include <QMetaType>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTextBoundaryFinder>
#include <qqmlregistration.h>

#include <algorithm>

namespace playmat::table {

/// As a reader counts characters: an emoji of several parts is one.
inline QString firstCharacter(const QString &text)
{
    QTextBoundaryFinder characters(QTextBoundaryFinder::Grapheme, text);
    return text.left(std::max<qsizetype>(0, characters.toNextBoundary()));
}

/// What the strip of a seat says. Counts are open to everybody.
struct SeatInfo
{
    Q_GADGET
    QML_VALUE_TYPE(seatInfo)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString initial READ initial)
    Q_PROPERTY(QString deckTitle MEMBER deckTitle)
    Q_PROPERTY(QString status MEMBER status)
    Q_PROPERTY(QString leaderId MEMBER leaderId)
    Q_PROPERTY(QString leaderName MEMBER leaderName)
    Q_PROPERTY(QString baseId MEMBER baseId)
    Q_PROPERTY(QString baseName MEMBER baseName)
    Q_PROPERTY(QString discardTop MEMBER discardTop)
    Q_PROPERTY(int handCount MEMBER handCount)
    Q_PROPERTY(int deckCount MEMBER deckCount)
    Q_PROPERTY(int discardCount MEMBER discardCount)
    Q_PROPERTY(int resourcesReady MEMBER resourcesReady)
    Q_PROPERTY(int resourcesTotal MEMBER resourcesTotal)
    Q_PROPERTY(int baseHp MEMBER baseHp)
    Q_PROPERTY(bool passed MEMBER passed)
    Q_PROPERTY(bool decides MEMBER decides)
    Q_PROPERTY(bool handOpen MEMBER handOpen)
    Q_PROPERTY(bool leaderDeployed MEMBER leaderDeployed)
    Q_PROPERTY(bool epicUsed MEMBER epicUsed)

public:
    int seat = 0;
    QString name;
    QString deckTitle;
    QString status; ///< "passed · hand 3"
    QString leaderId;
    QString leaderName;
    QString baseId;
    QString baseName;
    QString discardTop; ///< printed id, empty: no card
    int handCount = 0;
    int deckCount = 0;
    int discardCount = 0;
    int resourcesReady = 0;
    int resourcesTotal = 0;
    int baseHp = 0;
    bool passed = false;
    bool decides = false; ///< the open decision is this seat's
    bool handOpen = false;
    bool leaderDeployed = false;
    bool epicUsed = false;

    [[nodiscard]] QString initial() const { return firstCharacter(name).toUpper(); }
    friend bool operator==(const SeatInfo &, const SeatInfo &) = default;
};

/// What the head of the panel and the middle of the table say.
struct BoardInfo
{
    Q_GADGET
    QML_VALUE_TYPE(boardInfo)
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(int step MEMBER step)
    Q_PROPERTY(int initiativeSeat MEMBER initiativeSeat)
    Q_PROPERTY(bool initiativeClaimed MEMBER initiativeClaimed)
    Q_PROPERTY(QString initiativeText MEMBER initiativeText)
    Q_PROPERTY(QString phaseText MEMBER phaseText)
    Q_PROPERTY(bool over MEMBER over)
    Q_PROPERTY(bool suspended MEMBER suspended)
    Q_PROPERTY(int winner MEMBER winner)
    Q_PROPERTY(QString resultTitle MEMBER resultTitle)
    Q_PROPERTY(QString resultText MEMBER resultText)
    Q_PROPERTY(QString resultLink MEMBER resultLink)
    Q_PROPERTY(QStringList stepLinks MEMBER stepLinks)
    Q_PROPERTY(QString roundLink MEMBER roundLink)

public:
    int round = 0;
    int step = -1; ///< of the phase track: 0 action, 1 draw, 2 resource, 3 ready; -1 setup
    int initiativeSeat = -1;
    bool initiativeClaimed = false;
    QString initiativeText; ///< "Ada has the initiative"
    QString phaseText; ///< "Action phase"
    bool over = false; ///< nobody is asked any more
    bool suspended = false; ///< over without a result: a capacity of the program is full
    int winner = -1; ///< -1: a draw, suspended, or not over
    QString resultTitle; ///< "Ada wins"
    QString resultText; ///< why
    QString resultLink; ///< into the rules book, as the others; empty: no rule says so
    QStringList stepLinks; ///< of the phase track
    QString roundLink;

    friend bool operator==(const BoardInfo &, const BoardInfo &) = default;
};

/// The open question: whose it is, what it asks, and which of the four plain answers exist. They
/// are different buttons in different places, never one with two meanings.
struct Prompt
{
    Q_GADGET
    QML_VALUE_TYPE(promptInfo)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString sourceId MEMBER sourceId)
    Q_PROPERTY(QString sourceName MEMBER sourceName)
    Q_PROPERTY(QString sourceText MEMBER sourceText)
    Q_PROPERTY(QString counter MEMBER counter)
    Q_PROPERTY(QString passNote MEMBER passNote)
    Q_PROPERTY(QString initiativeNote MEMBER initiativeNote)
    Q_PROPERTY(QString confirmLabel MEMBER confirmLabel)
    Q_PROPERTY(QString declineLabel MEMBER declineLabel)
    Q_PROPERTY(bool canPass MEMBER canPass)
    Q_PROPERTY(bool passEndsPhase MEMBER passEndsPhase)
    Q_PROPERTY(bool canTakeInitiative MEMBER canTakeInitiative)
    Q_PROPERTY(bool canConfirm MEMBER canConfirm)
    Q_PROPERTY(bool canDecline MEMBER canDecline)
    Q_PROPERTY(bool canDone MEMBER canDone)
    Q_PROPERTY(bool showDone MEMBER showDone)
    Q_PROPERTY(bool canSkip MEMBER canSkip)
    Q_PROPERTY(bool isPrivate MEMBER isPrivate)
    Q_PROPERTY(bool docked MEMBER docked)
    Q_PROPERTY(QString link MEMBER link)

public:
    int seat = -1;
    QString title; ///< "Your move, Ada"
    QString text;
    QString sourceId; ///< the card that asks, printed id
    QString sourceName;
    QString sourceText; ///< its sentence
    QString counter; ///< "2 of up to 3"
    QString passNote; ///< "ends the phase"
    QString initiativeNote; ///< "and pass until then"
    QString confirmLabel;
    QString declineLabel;
    bool canPass = false;
    bool passEndsPhase = false;
    bool canTakeInitiative = false;
    bool canConfirm = false; ///< yes
    bool canDecline = false; ///< no
    bool canDone = false; ///< enough is chosen
    bool showDone = false; ///< several are chosen, so a Done exists
    bool canSkip = false; ///< choosing nothing is allowed
    bool isPrivate = false; ///< hidden cards have to be looked at
    bool docked = false; ///< it is asked and answered in the strip at the lower edge
    QString link; ///< why it is asked: into the rules book

    friend bool operator==(const Prompt &, const Prompt &) = default;
};

} // namespace playmat::table
