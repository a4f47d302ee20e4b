#include "table/decks/deck_trial.h"

#include "match/plain_words.h"
#include "table/game/table_kit.h"

#include <QRandomGenerator>

#include <algorithm>

namespace playmat::table {

void DeckTrial::setDesk(DeckDesk *desk)
{
    if (m_desk == desk)
        return;
    if (m_desk != nullptr)
        disconnect(m_desk, nullptr, this, nullptr);
    m_desk = desk;
    if (m_desk != nullptr) {
        connect(m_desk, &DeckDesk::changed, this, &DeckTrial::follow);
        connect(m_desk, &DeckDesk::searchChanged, this, &DeckTrial::chancesChanged);
    }
    emit deskChanged();
    follow();
}

/// Deals a new hand if the cards of the deck have changed.
void DeckTrial::follow()
{
    const decks::DeckKit *kit = m_desk == nullptr ? nullptr : m_desk->deckKit();
    decks::Dealing dealing;
    std::vector<decks::Entry> cards;
    if (kit != nullptr) {
        dealing = kit->dealing(*m_desk->library()->library(), m_desk->deck());
        if (dealing.part < m_desk->deck().parts.size())
            cards = m_desk->deck().parts[dealing.part];
    }
    if (cards == m_cards && dealing == m_dealing)
        return;
    m_cards = std::move(cards);
    m_dealing = dealing;
    deal();
    emit chancesChanged();
}

// --- the test hand ------------------------------------------------------------------------------

void DeckTrial::deal()
{
    std::vector<int> copies;
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        copies.insert(copies.end(), std::size_t(std::max(0, m_cards[i].count)), int(i));
    m_hand
        = decks::TestHand(m_dealing, std::move(copies), QRandomGenerator::global()->generate64());
    m_chosen.clear();
    show();
}

TrialCard DeckTrial::shown(int entry) const
{
    const decks::Entry &card = m_cards[std::size_t(entry)];
    TrialCard out{QString::fromStdString(match::printable(card.name)), {}, false};
    if (!card.id.empty()) {
        out.facts = m_desk->library()->kit().printedCard(*m_desk->library()->library(),
                                                         QString::fromStdString(card.id));
        out.name = out.facts.name; // lists of some games have the version with it
    }
    return out;
}

void DeckTrial::show()
{
    std::vector<TrialCard> rows;
    for (const int entry : m_hand.hand())
        rows.push_back(shown(entry));
    for (const std::size_t index : m_chosen)
        rows[index].chosen = true;
    m_shown.show(std::move(rows));
    emit handChanged();
}

QString DeckTrial::handText() const
{
    if (choosing())
        return qtTrId("deck_trial.mark_cards", m_dealing.most);
    return m_hand.round() == 0
        ? qtTrId("deck_trial.opening_hand")
        : (m_dealing.turns ? qtTrId("deck_trial.by_turn") : qtTrId("deck_trial.by_round"))
              .arg(m_hand.round())
              .arg(m_hand.cardsLeft());
}

QString DeckTrial::goOnText() const
{
    return m_dealing.turns ? qtTrId("deck_trial.next_turn") : qtTrId("test_hand.next_round");
}

QString DeckTrial::replaceText() const
{
    return m_dealing.mulligan == decks::Dealing::Mulligan::Whole || m_chosen.empty()
        ? qtTrId("deck_trial.mulligan")
        : qtTrId("deck_trial.replace", int(m_chosen.size()));
}

bool DeckTrial::canReplace() const
{
    return m_hand.canReplace() && (!choosing() || !m_chosen.empty());
}

bool DeckTrial::choosing() const
{
    return m_hand.canReplace() && m_dealing.mulligan != decks::Dealing::Mulligan::Whole;
}

void DeckTrial::choose(int index)
{
    if (!choosing() || index < 0 || index >= int(m_hand.hand().size()))
        return;
    if (std::erase(m_chosen, std::size_t(index)) == 0) {
        if (int(m_chosen.size()) == m_dealing.most)
            m_chosen.erase(m_chosen.begin());
        m_chosen.push_back(std::size_t(index));
    }
    show();
}

void DeckTrial::replace()
{
    m_hand.replace(std::exchange(m_chosen, {}));
    show();
}

void DeckTrial::goOn()
{
    if (!canGoOn())
        return;
    m_chosen.clear();
    m_hand.goOn();
    show();
}

// --- chances ------------------------------------------------------------------------------------

void DeckTrial::setCard(const QString &card)
{
    if (m_card == card)
        return;
    m_card = card;
    emit chancesChanged();
}

void DeckTrial::setMulligan(bool mulligan)
{
    if (m_mulligan == mulligan)
        return;
    m_mulligan = mulligan;
    emit chancesChanged();
}

void DeckTrial::setFirst(bool first)
{
    if (m_first == first)
        return;
    m_first = first;
    emit chancesChanged();
}

bool DeckTrial::hasMulligan() const
{
    return m_dealing.mulligan != decks::Dealing::Mulligan::None;
}

bool DeckTrial::seatsDiffer() const
{
    return m_dealing.atFirst[0] != m_dealing.atFirst[1];
}

int DeckTrial::searched() const
{
    int copies = 0;
    for (const decks::Entry &card : m_cards)
        copies += m_desk->searchFinds(card.id) ? card.count : 0;
    return copies;
}

void DeckTrial::setOfSearch(bool ofSearch)
{
    if (m_ofSearch == ofSearch)
        return;
    m_ofSearch = ofSearch;
    emit chancesChanged();
}

QString DeckTrial::chancesTitle() const
{
    if (ofSearch())
        return qtTrId("deck_trial.chance_of_one_of", searched());
    return m_dealing.turns ? qtTrId("deck_trial.chance_by_turn")
                           : qtTrId("odds_box.chance_to_have_drawn_it");
}

int DeckTrial::copies() const
{
    if (ofSearch())
        return searched();
    int copies = 0;
    for (const decks::Entry &card : m_cards)
        copies += !m_card.isEmpty() && card.id == m_card.toStdString() ? card.count : 0;
    return copies;
}

QList<double> DeckTrial::chances() const
{
    QList<double> out;
    const int wanted = copies();
    for (int round = 1; wanted > 0 && round <= kRounds; ++round)
        out.push_back(decks::chanceOf(
            m_dealing, {decks::countOf(m_cards), wanted, round, m_first, m_mulligan}));
    return out;
}

QString DeckTrial::chancesText() const
{
    const QList<double> all = chances();
    QStringList words;
    for (int i = 0; i < all.size(); ++i)
        words.push_back(
            (m_dealing.turns ? qtTrId("deck_trial.in_turn") : qtTrId("deck_trial.in_round"))
                .arg(i + 1)
                .arg(qRound(all[i] * 100)));
    return words.join(QStringLiteral(", "));
}

} // namespace playmat::table
