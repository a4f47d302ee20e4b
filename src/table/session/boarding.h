#pragma once

#include "decks/deck_kit.h"
#include "match/setup.h"
#include "table/session/open_match.h"
#include "table/session/seats.h"
#include "table/view/board_line.h"

#include <QObject>
#include <QQmlEngine>

#include <functional>
#include <vector>

namespace playmat::table {

/// What is done between two games of a series. Each person in turn may exchange cards of the deck
/// for cards of the sideboard, covered from the other person; the last one is the player who lost,
/// who also chooses who begins where the game's rules say so. The program keeps its deck. Every
/// change is in the header of the journal at once, so it is still there when the program is started
/// again. The deck's own list stays as it is.
class Boarding : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(bool covered READ covered NOTIFY changed)
    Q_PROPERTY(bool last READ last NOTIFY changed)
    Q_PROPERTY(playmat::table::BoardLines *lines READ lines CONSTANT)
    Q_PROPERTY(playmat::table::BoardLines *aside READ aside CONSTANT)
    Q_PROPERTY(bool ok READ ok NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QString list READ list NOTIFY changed)
    Q_PROPERTY(bool altered READ altered NOTIFY changed)
    Q_PROPERTY(bool chooses READ chooses NOTIFY changed)
    Q_PROPERTY(int begins READ begins WRITE setBegins NOTIFY changed)
    Q_PROPERTY(QList<QString> players READ players NOTIFY changed)
    Q_PROPERTY(QString beginsText READ beginsText NOTIFY changed)

public:
    /// Starts the next game. Returns false if it cannot be started.
    using Start = std::function<bool(match::MatchSetup)>;

    Boarding(OpenMatch &open, const Seats &seats, Start start);

    [[nodiscard]] bool active() const { return !m_order.empty(); }
    /// The seat whose deck is changed; -1: none.
    [[nodiscard]] int seat() const { return active() ? m_order[m_turn] : -1; }
    [[nodiscard]] QString name() const;
    /// Whether the deck is hidden, because the other player may be looking.
    [[nodiscard]] bool covered() const { return m_covered; }
    /// Whether the game begins after this person.
    [[nodiscard]] bool last() const { return m_turn + 1 >= m_order.size(); }
    [[nodiscard]] BoardLines *lines() { return &m_lines; } ///< empty while covered
    [[nodiscard]] BoardLines *aside() { return &m_aside; }
    [[nodiscard]] bool ok() const { return m_ok; } ///< the deck can be played as it is now
    [[nodiscard]] const QString &verdict() const { return m_verdict; }
    /// Identifies the list that the player keeps (decks::listHash); empty while covered.
    [[nodiscard]] QString list() const;
    /// Whether the deck differs from its own list.
    [[nodiscard]] bool altered() const;
    /// Whether this person chooses who begins.
    [[nodiscard]] bool chooses() const;
    /// The seat that begins the next game; -1: lots are drawn.
    [[nodiscard]] int begins() const { return m_begins; }
    void setBegins(int seat);
    [[nodiscard]] QStringList players() const;
    /// Who begins where this person does not choose; empty: another person will choose.
    [[nodiscard]] QString beginsText() const;

    /// Begins with the first person; without a person the next game starts at once. Returns false
    /// if no game follows or it cannot be started.
    bool begin();
    Q_INVOKABLE void uncover();
    /// Hides the deck again if there is somebody from whom to hide it.
    Q_INVOKABLE void cover();
    /// Moves a copy of the card in that line of `lines` to the sideboard.
    Q_INVOKABLE void moveOut(int line);
    /// Moves a copy of the card in that line of `aside` to the deck.
    Q_INVOKABLE void moveIn(int line);
    /// Makes the deck as its own list says.
    Q_INVOKABLE void restore();
    /// Goes on to the next person or, after the last one, to the next game. Nothing happens while
    /// the deck cannot be played.
    Q_INVOKABLE bool goOn();
    /// Back to where it began; the changes are kept.
    Q_INVOKABLE void leave();

signals:
    void changed();

private:
    [[nodiscard]] const match::MatchSetup &setup() const { return m_open.match->setup(); }
    [[nodiscard]] const decks::DeckKit *deckKit() const;
    [[nodiscard]] std::vector<int> persons() const;
    [[nodiscard]] decks::Deck read(const match::Json &document) const;
    [[nodiscard]] const match::Json &listOf(int seat) const;
    [[nodiscard]] bool startNext();
    [[nodiscard]] match::Json documentOf(int seat) const;
    void sit();
    void show();
    void judge();
    void keep();
    void move(const BoardLine &line, std::size_t to);
    [[nodiscard]] std::size_t sideSlot() const;
    [[nodiscard]] std::vector<BoardLine> rows(bool side) const;
    [[nodiscard]] std::vector<BoardLine> rowsOf(std::size_t slot) const;

    OpenMatch &m_open;
    const Seats &m_seats;
    Start m_start;
    std::vector<int> m_order; ///< seats of the persons, the player who lost last
    std::size_t m_turn = 0; ///< in m_order
    bool m_covered = false;
    decks::Deck m_deck; ///< as it is now
    decks::Deck m_played; ///< as it was played with last
    decks::Deck m_list; ///< as its player keeps it
    BoardLines m_lines;
    BoardLines m_aside;
    bool m_ok = false;
    QString m_verdict;
    int m_begins = -1;
};

} // namespace playmat::table
