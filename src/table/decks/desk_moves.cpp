// Adds cards to the parts of the deck in the editor, and moves them from one to another.
#include "match/plain_words.h"
#include "table/decks/deck_desk.h"
#include "table/decks/desk_entries.h"

#include <algorithm>
#include <utility>

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
    return int(deckKit()->slotOf(*m_library->library(), id));
}

/// Whether the card may go to a part; each card can be considered.
bool DeckDesk::mayGo(const std::string &id, int slot) const
{
    return slot == considered()
        || (slot >= 0 && slot < considered()
            && deckKit()->takes(*m_library->library(), std::size_t(slot), id));
}

/// Where a card goes back to: the part for one card that lacks it, as for a chosen champion,
/// otherwise the part where it belongs.
int DeckDesk::homeOf(const std::string &id) const
{
    for (int slot = 0; slot < considered(); ++slot)
        if (deckKit()->parts()[std::size_t(slot)].most == 1 && entriesIn(m_deck, slot).empty()
            && mayGo(id, slot))
            return slot;
    return ownSlot(id);
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
    const std::string id = cardId.toStdString();
    const auto offer = [&](int slot) {
        all.append(QVariant::fromValue(DeskTarget{slot, placeName(slot)}));
    };
    const int own = ownSlot(id);
    offer(own);
    for (int slot = 0; slot <= considered(); ++slot)
        if (slot != own && mayGo(id, slot))
            offer(slot);
    return all;
}

void DeckDesk::add(const QString &cardId, bool aside)
{
    if (!m_editable)
        return;
    const std::string id = cardId.toStdString();
    addTo(cardId, aside && mayGo(id, sideSlot()) ? sideSlot() : ownSlot(id));
}

/// Puts a copy into a part. A deck has one card in some parts, which the new one replaces; a card
/// that belongs elsewhere, as a champion does, goes back there.
void DeckDesk::putInto(decks::Deck &deck, int slot, const decks::Entry &card) const
{
    if (slot < considered() && deckKit()->parts()[std::size_t(slot)].most == 1)
        for (const decks::Entry &old : std::exchange(deck.parts[std::size_t(slot)], {}))
            if (const int own = ownSlot(old.id); !old.id.empty() && own != slot)
                decks::addCopies(entriesIn(deck, own), old, old.count);
    decks::addCopies(entriesIn(deck, slot), card, 1);
}

void DeckDesk::addTo(const QString &cardId, int slot)
{
    if (!m_editable || !mayGo(cardId.toStdString(), slot))
        return;
    const decks::Entry card = deckKit()->card(*m_library->library(), cardId.toStdString());
    if (card.id.empty())
        return;
    decks::Deck deck = m_deck;
    putInto(deck, slot, card);
    put(std::move(deck));
    tellAdded(slot, card);
}

void DeckDesk::moveTo(int line, int slot)
{
    decks::Deck deck = m_deck;
    const decks::Entry *entry = m_editable ? entryAt(line, deck) : nullptr;
    if (entry == nullptr || slot == slotAt(line) || !mayGo(entry->id, slot))
        return;
    decks::Entry card = *entry;
    decks::addCopies(entriesIn(deck, slotAt(line)), card, -1);
    card.count = 1;
    putInto(deck, slot, card);
    put(std::move(deck));
    tellAdded(slot, card);
}

int DeckDesk::moveAcross(int line, bool considering)
{
    decks::Deck deck = m_deck;
    const decks::Entry *entry = m_editable ? entryAt(line, deck) : nullptr;
    const int there = considering ? considered() : sideSlot();
    if (entry == nullptr || !mayGo(entry->id, there))
        return line;
    const decks::Entry card = *entry;
    const int from = slotAt(line);
    const int to = from == there ? homeOf(card.id) : there;
    moveTo(line, to);
    const int left = lineOf(from, card);
    return left >= 0 ? left : lineOf(to, card);
}

int DeckDesk::lineOf(int slot, const QString &cardId, const QString &name) const
{
    const auto &rows = m_lines.rows();
    const auto at = std::ranges::find_if(rows, [&](const DeskLine &row) {
        return row.slot == slot && !row.heading && row.facts.cardId == cardId
            && (row.known || row.name == name);
    });
    return at == rows.end() ? -1 : int(at - rows.begin());
}

int DeckDesk::lineOf(int slot, const decks::Entry &card) const
{
    return lineOf(slot, QString::fromStdString(card.id),
                  QString::fromStdString(match::printable(card.name)));
}

void DeckDesk::tellAdded(int slot, const decks::Entry &card)
{
    if (const int line = lineOf(slot, card); line >= 0)
        emit added(line);
}

} // namespace playmat::table
