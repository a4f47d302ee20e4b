#pragma once

#include "table/view/outcome.h"

#include <QMetaType>
#include <QObject>
#include <QString>
#include <QTextBoundaryFinder>
#include <QVariantList>
#include <qqmlregistration.h>

#include <algorithm>
#include <vector>

namespace playmat::table {

/// As a reader counts characters: an emoji of several parts is one.
inline QString firstCharacter(const QString &text)
{
    QTextBoundaryFinder characters(QTextBoundaryFinder::Grapheme, text);
    return text.left(std::max<qsizetype>(0, characters.toNextBoundary()));
}

/// What QML goes through.
template <class Item>
[[nodiscard]] QVariantList listOf(const std::vector<Item> &items)
{
    QVariantList list;
    for (const Item &item : items)
        list.append(QVariant::fromValue(item));
    return list;
}

/// A number that everybody may know: cards in hand, what is left of a base, points.
struct CounterInfo
{
    Q_GADGET
    QML_VALUE_TYPE(counterInfo)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString top MEMBER top)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(int tone MEMBER tone)

public:
    QString id; ///< of the zone that it counts, or a word of the game
    QString glyph; ///< empty: it is shown where it belongs, not in a line of numbers
    QString label; ///< as a screen reader says it: "3 of 5 resources ready"
    QString top; ///< of a pile: the printed id of its top card; empty: no card
    int number = 0;
    int total = -1; ///< "3 of 5"; -1: there is none
    int tone = 0; ///< 1 good, -1 bad, 0 neither

    friend bool operator==(const CounterInfo &, const CounterInfo &) = default;
};

/// A card that stands for its seat, and is away from its place: that is shown empty.
struct AwayInfo
{
    Q_GADGET
    QML_VALUE_TYPE(awayInfo)
    Q_PROPERTY(QString cardId MEMBER cardId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString region MEMBER region)
    Q_PROPERTY(int spot MEMBER spot)
    Q_PROPERTY(bool spent MEMBER spent)

public:
    QString cardId;
    QString name;
    QString region;
    int spot = 0;
    bool spent = false; ///< what it could do once a game is done

    friend bool operator==(const AwayInfo &, const AwayInfo &) = default;
};

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
    Q_PROPERTY(QString emblemId MEMBER emblemId)
    Q_PROPERTY(QString emblemName MEMBER emblemName)
    Q_PROPERTY(QVariantList counters READ counterList)
    Q_PROPERTY(QVariantList away READ awayList)
    Q_PROPERTY(bool decides MEMBER decides)
    Q_PROPERTY(bool handOpen MEMBER handOpen)

public:
    int seat = 0;
    QString name;
    QString deckTitle;
    QString status; ///< "passed · hand 3"
    QString emblemId; ///< the card that stands for the seat, printed id; may be empty
    QString emblemName;
    std::vector<CounterInfo> counters;
    std::vector<AwayInfo> away;
    bool decides = false; ///< the open decision is this seat's
    bool handOpen = false;

    [[nodiscard]] QString initial() const { return firstCharacter(name).toUpper(); }
    /// The counter of that name; one of 0 where there is none.
    [[nodiscard]] Q_INVOKABLE playmat::table::CounterInfo counter(const QString &id) const
    {
        const auto at = std::ranges::find(counters, id, &CounterInfo::id);
        return at == counters.end() ? CounterInfo() : *at;
    }
    [[nodiscard]] QVariantList counterList() const { return listOf(counters); }
    [[nodiscard]] QVariantList awayList() const { return listOf(away); }
    friend bool operator==(const SeatInfo &, const SeatInfo &) = default;
};

/// A thing that both seats could have, and one has.
struct TokenInfo
{
    Q_GADGET
    QML_VALUE_TYPE(tokenInfo)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString brief MEMBER brief)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString action MEMBER action)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(bool spent MEMBER spent)

public:
    QString id; ///< what it is called in lessons, and its button with "Button" behind
    QString text; ///< "Ada has it"; empty: it is not there
    QString glyph;
    QString action; ///< what its button says; empty: this game has no such thing
    int seat = -1; ///< who has it
    bool spent = false; ///< it cannot be taken before the next round
    QString brief = {}; ///< what is written on it where its text has no room

    friend bool operator==(const TokenInfo &, const TokenInfo &) = default;
};

/// A step of the phase track.
struct StepInfo
{
    Q_GADGET
    QML_VALUE_TYPE(stepInfo)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString link MEMBER link)

public:
    QString name;
    QString link; ///< into the rules book; may be empty

    friend bool operator==(const StepInfo &, const StepInfo &) = default;
};

/// The texts and numbers on the plate of a place that both seats share.
struct PlaceInfo
{
    Q_GADGET
    QML_VALUE_TYPE(placeInfo)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(int holder MEMBER holder)
    Q_PROPERTY(QString holderText MEMBER holderText)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool contested MEMBER contested)
    Q_PROPERTY(bool active MEMBER active)
    Q_PROPERTY(QList<int> sums MEMBER sums)
    Q_PROPERTY(QList<QString> roles MEMBER roles)
    Q_PROPERTY(playmat::table::CardHint outcome MEMBER outcome)

public:
    int card = -1; ///< view id of the card on the plate
    int holder = -1; ///< the seat that controls the place; -1: nobody
    QString holderText; ///< "Ada controls"
    QString text; ///< a short form of the card's text
    bool contested = false;
    bool active = false; ///< a showdown takes place here or is about to begin
    QList<int> sums; ///< for each seat, the total Might of its units here; -1: it has no units here
    QList<QString> roles; ///< for each seat: "attacker", "defender" or empty
    CardHint outcome; ///< how the showdown here would end as things stand; empty: there is none

    friend bool operator==(const PlaceInfo &, const PlaceInfo &) = default;
};

/// A line that says who may act: "Focus" and the player who has it.
struct StatusInfo
{
    Q_GADGET
    QML_VALUE_TYPE(statusInfo)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(bool strong MEMBER strong)

public:
    QString label; ///< "Turn"; empty: the text needs no label
    QString text; ///< "Ada"
    QString glyph;
    int seat = -1;
    bool strong = false; ///< this seat has to answer the open question

    friend bool operator==(const StatusInfo &, const StatusInfo &) = default;
};

/// The texts at the top of the panel and in the middle of the table.
struct BoardInfo
{
    Q_GADGET
    QML_VALUE_TYPE(boardInfo)
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(QString roundText MEMBER roundText)
    Q_PROPERTY(int step MEMBER step)
    Q_PROPERTY(QVariantList steps READ stepList)
    Q_PROPERTY(playmat::table::TokenInfo token MEMBER token)
    Q_PROPERTY(QString endAction MEMBER endAction)
    Q_PROPERTY(QVariantList places READ placeList)
    Q_PROPERTY(QVariantList status READ statusList)
    Q_PROPERTY(QString phaseText MEMBER phaseText)
    Q_PROPERTY(QString pendingTitle MEMBER pendingTitle)
    Q_PROPERTY(bool over MEMBER over)
    Q_PROPERTY(bool suspended MEMBER suspended)
    Q_PROPERTY(int winner MEMBER winner)
    Q_PROPERTY(QString resultTitle MEMBER resultTitle)
    Q_PROPERTY(QString resultText MEMBER resultText)
    Q_PROPERTY(QString resultLink MEMBER resultLink)
    Q_PROPERTY(QString roundLink MEMBER roundLink)

public:
    int round = 0;
    QString roundText; ///< "Round 5"; empty: the phase says when it is
    int step = -1; ///< of the phase track; -1: none of them
    std::vector<StepInfo> steps;
    TokenInfo token;
    QString endAction; ///< label of the button next to Pass, "End turn"; empty: a pass can also end
                       ///< the turn
    std::vector<PlaceInfo> places; ///< the entries for the plates
    std::vector<StatusInfo> status;
    QString phaseText; ///< "Action phase"
    QString pendingTitle; ///< title of the list of pending effects, "The bag"; empty: "Pending"
    bool over = false; ///< nobody is asked any more
    bool suspended = false; ///< over without a result, because a capacity of the program is full
    int winner = -1; ///< -1: a draw, suspended, or not over
    QString resultTitle; ///< "Ada wins"
    QString resultText; ///< why
    QString resultLink; ///< into the rules book, as the others; empty: no rule says so
    QString roundLink;

    [[nodiscard]] QVariantList stepList() const { return listOf(steps); }
    [[nodiscard]] QVariantList placeList() const { return listOf(places); }
    [[nodiscard]] QVariantList statusList() const { return listOf(status); }
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
    Q_PROPERTY(QString passLabel MEMBER passLabel)
    Q_PROPERTY(QString passNote MEMBER passNote)
    Q_PROPERTY(QString tokenNote MEMBER tokenNote)
    Q_PROPERTY(QString endNote MEMBER endNote)
    Q_PROPERTY(QString doneLabel MEMBER doneLabel)
    Q_PROPERTY(QString skipLabel MEMBER skipLabel)
    Q_PROPERTY(QString confirmLabel MEMBER confirmLabel)
    Q_PROPERTY(QString declineLabel MEMBER declineLabel)
    Q_PROPERTY(bool canPass MEMBER canPass)
    Q_PROPERTY(bool passEndsPhase MEMBER passEndsPhase)
    Q_PROPERTY(bool canTakeToken MEMBER canTakeToken)
    Q_PROPERTY(bool canEnd MEMBER canEnd)
    Q_PROPERTY(bool canTakeBack MEMBER canTakeBack)
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
    QString passLabel; ///< of the button, "End turn"; empty: "Pass"
    QString passNote; ///< "ends the phase"
    QString tokenNote; ///< of taking the token: "and pass for the rest of the phase"
    QString endNote; ///< note on the button that ends the turn: "4 runes ready"
    QString doneLabel; ///< label of the button that gives the answer; empty: "Done"
    QString skipLabel; ///< label of the button that chooses nothing; empty: "Skip"
    QString confirmLabel;
    QString declineLabel;
    bool canPass = false;
    bool passEndsPhase = false;
    bool canTakeToken = false;
    bool canEnd = false; ///< the player can end the turn with something other than a pass
    bool canTakeBack = false; ///< the player can take back the action that this question belongs to
    bool canConfirm = false; ///< the player can answer yes
    bool canDecline = false; ///< the player can answer no
    bool canDone = false; ///< enough is chosen
    bool showDone = false; ///< the question allows several choices, so it needs a Done button
    bool canSkip = false; ///< choosing nothing is allowed
    bool isPrivate = false; ///< hidden cards have to be looked at
    bool docked = false; ///< it is asked and answered in the strip at the lower edge
    QString link; ///< why it is asked: into the rules book

    friend bool operator==(const Prompt &, const Prompt &) = default;
};

} // namespace playmat::table
