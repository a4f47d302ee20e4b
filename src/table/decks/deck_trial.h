#pragma once

#include "decks/test_hand.h"
#include "table/decks/deck_desk.h"

#include <vector>

namespace playmat::table {

/// A card of the test hand.
struct TrialCard
{
    Q_GADGET
    QML_VALUE_TYPE(trialCard)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(playmat::table::CardFacts facts MEMBER facts)
    Q_PROPERTY(bool chosen MEMBER chosen)

public:
    QString name;
    CardFacts facts; ///< hidden facts for a card that Playmat does not know
    bool chosen = false; ///< selected to be replaced

    friend bool operator==(const TrialCard &, const TrialCard &) = default;
};

class TrialCards : public RowListModel<TrialCard>
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using RowListModel::RowListModel;
};

/// Shows what a player can expect to draw from the deck in the editor: test hands, and the chance
/// of drawing a card by each round. When the deck changes, a new hand is dealt.
class DeckTrial : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::DeckDesk *desk READ desk WRITE setDesk NOTIFY deskChanged)
    Q_PROPERTY(playmat::table::TrialCards *hand READ hand CONSTANT)
    Q_PROPERTY(QString handText READ handText NOTIFY handChanged)
    Q_PROPERTY(QString replaceText READ replaceText NOTIFY handChanged)
    Q_PROPERTY(QString goOnText READ goOnText NOTIFY handChanged)
    Q_PROPERTY(bool canReplace READ canReplace NOTIFY handChanged)
    Q_PROPERTY(bool choosing READ choosing NOTIFY handChanged)
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY handChanged)
    Q_PROPERTY(QString card READ card WRITE setCard NOTIFY chancesChanged)
    Q_PROPERTY(QList<double> chances READ chances NOTIFY chancesChanged)
    Q_PROPERTY(QString chancesText READ chancesText NOTIFY chancesChanged)
    Q_PROPERTY(QString chancesTitle READ chancesTitle NOTIFY chancesChanged)
    Q_PROPERTY(int searched READ searched NOTIFY chancesChanged)
    Q_PROPERTY(bool ofSearch READ ofSearch WRITE setOfSearch NOTIFY chancesChanged)
    Q_PROPERTY(bool mulligan READ mulligan WRITE setMulligan NOTIFY chancesChanged)
    Q_PROPERTY(bool hasMulligan READ hasMulligan NOTIFY chancesChanged)
    Q_PROPERTY(bool first READ first WRITE setFirst NOTIFY chancesChanged)
    Q_PROPERTY(bool seatsDiffer READ seatsDiffer NOTIFY chancesChanged)

public:
    static constexpr int kRounds = 6; ///< number of rounds for which chances are shown

    using QObject::QObject;

    [[nodiscard]] DeckDesk *desk() const { return m_desk; }
    void setDesk(DeckDesk *desk);
    [[nodiscard]] TrialCards *hand() { return &m_shown; }
    /// Describes the hand, such as "By round 2 · 38 left in the deck"; games without rounds
    /// count the turns of the player.
    [[nodiscard]] QString handText() const;
    /// The label of the button that goes on to the next round or turn.
    [[nodiscard]] QString goOnText() const;
    /// The label of the mulligan button.
    [[nodiscard]] QString replaceText() const;
    /// Whether the mulligan can be taken now. In games in which the player selects the cards to
    /// replace, at least one must be selected.
    [[nodiscard]] bool canReplace() const;
    /// Whether the player can select cards to replace: the mulligan is still possible, and in this
    /// game it does not replace the whole hand.
    [[nodiscard]] bool choosing() const;
    [[nodiscard]] bool canGoOn() const { return m_hand.cardsLeft() > 0; }
    /// The id of the card whose chances are shown.
    [[nodiscard]] const QString &card() const { return m_card; }
    void setCard(const QString &card);
    /// The number of cards, copies included, that are drawn from and that the search of the editor
    /// finds.
    [[nodiscard]] int searched() const;
    /// Whether the chances are those of drawing any of these cards, and not the one card.
    [[nodiscard]] bool ofSearch() const { return m_ofSearch && searched() > 0; }
    void setOfSearch(bool ofSearch);
    [[nodiscard]] QString chancesTitle() const;
    /// The chance, from 0 to 1, to have drawn a copy of the card by rounds 1 to kRounds; empty if
    /// no copy of it is drawn in this deck.
    [[nodiscard]] QList<double> chances() const;
    /// The chances in words, for screen readers.
    [[nodiscard]] QString chancesText() const;
    /// Whether the chances assume that the player takes a mulligan if the opening hand lacks the
    /// card.
    [[nodiscard]] bool mulligan() const { return m_mulligan; }
    void setMulligan(bool mulligan);
    [[nodiscard]] bool hasMulligan() const;
    /// Whether the chances are those of the player who goes first.
    [[nodiscard]] bool first() const { return m_first; }
    void setFirst(bool first);
    /// Whether the chances depend on who goes first.
    [[nodiscard]] bool seatsDiffer() const;

    /// Deals a new hand.
    Q_INVOKABLE void deal();
    /// Selects the card with this index in the hand to be replaced, or deselects it.
    Q_INVOKABLE void choose(int index);
    /// Takes the mulligan.
    Q_INVOKABLE void replace();
    /// Draws the cards of the next round.
    Q_INVOKABLE void goOn();

signals:
    void deskChanged();
    void handChanged();
    void chancesChanged();

private:
    void follow();
    void show();
    [[nodiscard]] int copies() const;
    [[nodiscard]] TrialCard shown(int entry) const;

    DeckDesk *m_desk = nullptr;
    decks::Dealing m_dealing;
    std::vector<decks::Entry> m_cards; ///< the part of the deck that is drawn from
    decks::TestHand m_hand; ///< of indices into m_cards
    std::vector<std::size_t> m_chosen; ///< indices of the selected cards in the hand
    TrialCards m_shown;
    QString m_card;
    bool m_ofSearch = false;
    bool m_mulligan = true;
    bool m_first = true;
};

} // namespace playmat::table
