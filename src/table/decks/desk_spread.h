#pragma once

#include "table/decks/deck_desk.h"
#include "table/decks/pile_fit.h"
#include "table/paint/cell_facts.h"

#include <QQmlParserStatus>
#include <QRectF>

namespace playmat::table {

/// A card of the deck where it lies.
struct SpreadCard
{
    Q_GADGET
    QML_VALUE_TYPE(spreadCard)
    Q_PROPERTY(int line MEMBER line)
    Q_PROPERTY(QRectF place MEMBER place)
    Q_PROPERTY(double seen MEMBER seen)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(bool known MEMBER known)
    Q_PROPERTY(playmat::table::CardFacts facts MEMBER facts)
    Q_PROPERTY(playmat::paint::CellFacts cell MEMBER cell)
    Q_PROPERTY(QString comment MEMBER comment)

public:
    int line = -1; ///< of DeckDesk::lines
    QRectF place;
    double seen = 0; ///< visible height from the top, which no other card covers
    QString name;
    int count = 0;
    int most = 0; ///< number of copies that a deck usually has at most
    bool known = false;
    CardFacts facts;
    paint::CellFacts cell;
    QString comment;

    friend bool operator==(const SpreadCard &, const SpreadCard &) = default;
};

/// Cards that lie together: those of one cost, or a part of the deck.
struct SpreadGroup
{
    Q_GADGET
    QML_VALUE_TYPE(spreadGroup)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(bool counted MEMBER counted)
    Q_PROPERTY(QRectF heading MEMBER heading)

public:
    QString words;
    int count = 0; ///< copies
    bool counted = true; ///< its number of cards is shown, because it may have any number
    QRectF heading; ///< its place
    int slot = 0; ///< the part of the deck of its first card
    std::vector<int> lines; ///< of DeckDesk::lines
    QRectF place; ///< of the whole pile

    friend bool operator==(const SpreadGroup &, const SpreadGroup &) = default;
};

class SpreadCards : public RowListModel<SpreadCard>
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using RowListModel::RowListModel;
};

class SpreadGroups : public RowListModel<SpreadGroup>
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using RowListModel::RowListModel;
};

/// Lays out the cards of the deck on a desk, either in piles by cost or as pictures side by side.
/// Cards keep their order on the desk, and are identified by its lines.
class DeskSpread : public QObject, public QQmlParserStatus
{
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    Q_PROPERTY(playmat::table::DeckDesk *desk READ desk WRITE setDesk NOTIFY asked)
    Q_PROPERTY(bool piles MEMBER m_piles NOTIFY asked)
    Q_PROPERTY(double width MEMBER m_width NOTIFY asked)
    Q_PROPERTY(double height MEMBER m_height NOTIFY asked)
    Q_PROPERTY(double heading MEMBER m_heading NOTIFY asked)
    Q_PROPERTY(double strip MEMBER m_strip NOTIFY asked)
    Q_PROPERTY(double below MEMBER m_below NOTIFY asked)
    Q_PROPERTY(double gap MEMBER m_gap NOTIFY asked)
    Q_PROPERTY(double least MEMBER m_least NOTIFY asked)
    Q_PROPERTY(double most MEMBER m_most NOTIFY asked)
    Q_PROPERTY(playmat::table::SpreadCards *cards READ cards CONSTANT)
    Q_PROPERTY(playmat::table::SpreadGroups *groups READ groups CONSTANT)
    Q_PROPERTY(double contentHeight READ contentHeight NOTIFY changed)

public:
    explicit DeskSpread(QObject *parent = nullptr);

    [[nodiscard]] DeckDesk *desk() const { return m_desk; }
    /// As long as there is no desk, nothing is laid out.
    void setDesk(DeckDesk *desk);
    [[nodiscard]] SpreadCards *cards() { return &m_cards; }
    [[nodiscard]] SpreadGroups *groups() { return &m_groups; }
    [[nodiscard]] double contentHeight() const { return m_contentHeight; }
    /// The line of the card beside, above or below the card in a line; that line itself if there is
    /// none. From a line without a card, the first card.
    [[nodiscard]] Q_INVOKABLE int step(int line, int right, int down) const;
    [[nodiscard]] Q_INVOKABLE int first() const; ///< line of the first card; -1: there is none
    [[nodiscard]] Q_INVOKABLE int last() const;
    /// Where the card in a line lies; empty: it has no card.
    [[nodiscard]] Q_INVOKABLE QRectF placeOf(int line) const;
    /// The part of the deck whose cards lie at a point; -1: none.
    [[nodiscard]] Q_INVOKABLE int slotAt(double x, double y) const;

    void classBegin() override { m_complete = false; }
    void componentComplete() override;

signals:
    void asked(); ///< for another desk, or another place
    void changed();

private:
    void layOut();
    [[nodiscard]] std::vector<SpreadGroup> grouped() const;
    void addPart(std::vector<SpreadGroup> &groups, const SpreadGroup &part, bool joins) const;
    void addByCost(std::vector<SpreadGroup> &groups, const SpreadGroup &part) const;
    [[nodiscard]] bool takesOneCard(int slot) const;
    [[nodiscard]] bool byCost(int slot) const;
    [[nodiscard]] SpreadRoom room() const;
    [[nodiscard]] std::vector<SpreadCard> layPiles(std::vector<SpreadGroup> &groups);
    [[nodiscard]] std::vector<SpreadCard> layPictures(std::vector<SpreadGroup> &groups);
    [[nodiscard]] SpreadCard cardIn(int line, double width) const;
    [[nodiscard]] int indexOf(int line) const;
    [[nodiscard]] int besideInPiles(int at, int right) const;
    [[nodiscard]] int stepInPictures(int at, int right, int down) const;

    DeckDesk *m_desk = nullptr;
    bool m_complete = true;
    bool m_piles = true;
    double m_width = 0;
    double m_height = 0;
    double m_heading = 0;
    double m_strip = 0;
    double m_below = 0;
    double m_gap = 0;
    double m_least = 0;
    double m_most = 0;
    SpreadFit m_fit;
    double m_contentHeight = 0;
    SpreadGroups m_groups;
    SpreadCards m_cards;
};

} // namespace playmat::table
