#pragma once

#include "table/interaction/table_controller.h"
#include "table/programs/program_seats.h"
#include "table/session/open_match.h"
#include "table/view/eyes.h"

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include <array>
#include <optional>

namespace playmat::table {

/// Where the players sit, and who looks at which hand. Two people at one screen look at their hands
/// in turn, or play with open hands. A person alone sits at the lower edge and sees their own hand,
/// never the program's; who only watches sees both.
class Seats : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")
    Q_PROPERTY(
        playmat::table::Seating::Mode seating READ seating WRITE setSeating NOTIFY seatingChanged)
    Q_PROPERTY(int peeking READ peeking NOTIFY peekingChanged)

public:
    Seats(const OpenMatch &open, const TableController &controller, const ProgramSeats &programs);

    [[nodiscard]] const Eyes &eyes() const { return m_eyes; }
    [[nodiscard]] int nearSeat() const { return m_near; } ///< the one at the lower edge
    [[nodiscard]] Seating::Mode seating() const { return m_eyes.seating; }
    /// For two people at one screen.
    void setSeating(Seating::Mode seating);
    [[nodiscard]] int peeking() const { return m_eyes.peeking; }
    [[nodiscard]] bool covered(int seat) const; ///< its hand
    [[nodiscard]] bool showsHand(int seat) const;

    /// A key of a seat goes down or up: its hand is open as long as it is down.
    Q_INVOKABLE void peekKey(int seat, bool down);
    /// Opens the hand until it is covered again or something is decided.
    Q_INVOKABLE void peekToggle(int seat);
    Q_INVOKABLE void coverHands();
    /// Opens the hand of a seat, or covers both (-1); `sticky`: until something is decided.
    void peek(int seat, bool sticky);
    /// Covers a hand whose reason to be open is gone: the key is up, or the decision is another's.
    void settlePeek();

    /// Everybody sits where who plays makes them sit.
    void sitDown();
    /// From now on it is the past of another match that is looked at.
    void lookBack(const Eyes &eyes) { m_lookingBack = eyes; }
    /// A seat is given to the program or to a person; the next sitDown() goes by that.
    void passOn(bool toProgram);
    void getUp(); ///< the match is over and put away

signals:
    void seated(); ///< other players sit in front, or other hands are open for good
    void lookedAnew(); ///< other hands are to be shown
    void seatingChanged();
    void peekingChanged();

private:
    void settleOn(const Eyes &eyes, int near);
    void playOnAlone(int seat);

    const OpenMatch &m_open;
    const TableController &m_controller;
    const ProgramSeats &m_programs;
    Eyes m_eyes;
    int m_near = 0;
    std::optional<Eyes> m_lookingBack; ///< how the past of another match is looked at
    Seating::Mode m_wanted = Seating::Peek; ///< for two people at one screen
    bool m_coversFirst = false; ///< a program has just taken the other person's seat
    std::array<bool, 2> m_peekKeys{};
    bool m_peekSticky = false;
    QTimer m_coverTimer; ///< an open hand that nobody is using is covered
};

} // namespace playmat::table
