// Adds cards to the parts of the deck in the editor, and moves them from one to another.
#include "table/decks/deck_desk.h"
#include "table/decks/desk_entries.h"

#include <algorithm>

namespace playmat::table {

int DeckDesk::considered() const
{
    return int(m_deck.parts.size());
}

/// -1 if the game's decks have none.
int DeckDesk::sideSlot() const
{
    const auto parts = deckKit()->parts();
    const auto side = std::ranges::find(parts, decks::Part::Side, &decks::Slot::part);
    return side == parts.end() ? -1 : int(side - parts.begin());
}

/// The part where cards of this kind belong; an unknown card is one of the cards.
int DeckDesk::ownSlot(const std::string &id) const
{
    if (!id.empty())
        return int(deckKit()->slotOf(*m_library->library(), id));
    const auto parts = deckKit()->parts();
    return int(std::ranges::find(parts, decks::Part::Main, &decks::Slot::part) - parts.begin());
}

QString DeckDesk::placeName(int slot) const
{
    return slot < considered() ? QString::fromUtf8(deckKit()->parts()[std::size_t(slot)].heading)
                               : qtTrId("deck_desk.considering");
}

QVariantList DeckDesk::targets(const QString &cardId) const
{
    QVariantList all;
    if (!m_editable)
        return all;
    const int own = ownSlot(cardId.toStdString());
    const auto offer = [&](int slot) {
        all.append(QVariant::fromValue(DeskTarget{slot, placeName(slot)}));
    };
    offer(own);
    if (sideSlot() >= 0 && deckKit()->parts()[std::size_t(own)].part == decks::Part::Main)
        offer(sideSlot());
    offer(considered());
    return all;
}

void DeckDesk::add(const QString &cardId, bool aside)
{
    if (!m_editable)
        return;
    const int own = ownSlot(cardId.toStdString());
    const bool moves = aside && sideSlot() >= 0
        && deckKit()->parts()[std::size_t(own)].part == decks::Part::Main;
    addTo(cardId, moves ? sideSlot() : own);
}

namespace {

/// Puts a copy into a part. A deck has one card in some parts, which the new one replaces.
void putInto(decks::Deck &deck, const decks::DeckKit &kit, int slot, const decks::Entry &card)
{
    if (slot < int(deck.parts.size()) && kit.parts()[std::size_t(slot)].most == 1)
        deck.parts[std::size_t(slot)].clear();
    decks::addCopies(entriesIn(deck, slot), card, 1);
}

} // namespace

void DeckDesk::addTo(const QString &cardId, int slot)
{
    if (!m_editable || slot < 0 || slot > considered())
        return;
    const decks::Entry card = deckKit()->card(*m_library->library(), cardId.toStdString());
    if (card.id.empty())
        return;
    decks::Deck deck = m_deck;
    putInto(deck, *deckKit(), slot, card);
    put(std::move(deck));
    tellAdded(slot, cardId);
}

void DeckDesk::moveTo(int line, int slot)
{
    decks::Deck deck = m_deck;
    const decks::Entry *entry = m_editable ? entryAt(line, deck) : nullptr;
    if (entry == nullptr || slot < 0 || slot > considered() || slot == slotAt(line))
        return;
    decks::Entry card = *entry;
    decks::addCopies(entriesIn(deck, slotAt(line)), card, -1);
    card.count = 1;
    putInto(deck, *deckKit(), slot, card);
    put(std::move(deck));
    tellAdded(slot, QString::fromStdString(card.id));
}

void DeckDesk::moveAcross(int line, bool considering)
{
    decks::Deck deck = m_deck;
    const decks::Entry *entry = m_editable ? entryAt(line, deck) : nullptr;
    if (entry == nullptr)
        return;
    const int own = ownSlot(entry->id);
    const bool isMain = deckKit()->parts()[std::size_t(own)].part == decks::Part::Main;
    const int there = considering ? considered() : sideSlot();
    if (considering || isMain)
        moveTo(line, slotAt(line) == there ? own : there);
}

void DeckDesk::tellAdded(int slot, const QString &cardId)
{
    const auto &rows = m_lines.rows();
    const auto at = std::ranges::find_if(rows, [&](const DeskLine &row) {
        return row.slot == slot && row.known && row.facts.cardId == cardId;
    });
    if (at != rows.end())
        emit added(int(at - rows.begin()));
}

} // namespace playmat::table
