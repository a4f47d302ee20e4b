#include "kit/common/host/listed_decks.h"

#include "kit/common/host/deck_list.h"
#include "match/folded_name.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace playmat::kit {

namespace {

/// The comment at the end of the line that contains `offset`.
std::string commentAt(std::string_view text, std::size_t offset)
{
    const std::size_t end = std::min(text.size(), text.find_first_of("\n\r", offset));
    const std::string_view line
        = offset < end ? text.substr(offset, end - offset) : std::string_view();
    for (std::size_t at = 1; at < line.size(); ++at) {
        if (kBlank.find(line[at - 1]) == std::string_view::npos)
            continue;
        if (line[at] == '#')
            return std::string(trimmed(line.substr(at + 1)));
        if (line.substr(at).starts_with("//"))
            return std::string(trimmed(line.substr(at + 2)));
    }
    return {};
}

decks::Entry entryOf(const DeckCards &cards, const WrittenDeck &deck, const DeckEntry &entry)
{
    decks::Entry out{entry.id, entry.written, entry.count, {}};
    if (const DeckCards::Card card = entry.id.empty() ? 0 : cards.find(entry.id); card != 0)
        out.name = cards.listed(card);
    if (!deck.json)
        out.comment = commentAt(deck.text, entry.offset);
    return out;
}

/// The cards with this name, if all are prints of one card. `whole`: it must have both halves.
DeckCards::Card named(const DeckCards &cards, const decks::WrittenCard &written, bool whole)
{
    std::string name = written.name.empty() ? written.print : written.name;
    if (!written.second.empty())
        name += " | " + written.second;
    const std::vector<DeckCards::Card> all
        = name.empty() ? std::vector<DeckCards::Card>() : cards.named(name);
    const bool one = !all.empty() && std::ranges::all_of(all, [&](DeckCards::Card card) {
        return cards.same(card, all.front());
    });
    const bool fits = one
        && (!whole || match::foldedName(cards.listed(all.front())) == match::foldedName(name));
    return fits ? all.front() : 0;
}

/// The card that was meant: by its print or, if that is unknown, by its name. A print that is
/// unknown may be another card of the same title. 0: none or several.
DeckCards::Card meant(const DeckCards &cards, const decks::WrittenCard &written, std::string &print)
{
    bool unknown = false;
    for (const std::string &id :
         {written.print, printOf(cards.grammar(), written.set, written.number)}) {
        print = id.empty() ? std::string() : cards.print(id);
        if (const DeckCards::Card card = print.empty() ? 0 : cards.find(print); card != 0)
            return card;
        unknown = unknown || !print.empty();
    }
    const DeckCards::Card card = named(cards, written, unknown);
    print = card == 0 ? std::string() : cards.id(card);
    return card;
}

} // namespace

ListedDecks::ListedDecks(const std::vector<ListedSlot> &slots, int copies)
    : m_copies(copies)
{
    for (const ListedSlot &slot : slots) {
        m_slots.push_back(slot.slot);
        m_sections.push_back(slot.section);
    }
}

/// A section without a slot of its own, such as that for a second leader, belongs to the first
/// slot.
std::size_t ListedDecks::slotFor(std::size_t section) const
{
    const auto at = std::ranges::find(m_sections, section);
    return at == m_sections.end() ? 0 : static_cast<std::size_t>(at - m_sections.begin());
}

decks::Reading ListedDecks::read(const match::CardLibrary &library, std::string_view text) const
{
    const std::unique_ptr<DeckCards> cards = deckCards(library);
    const LooseReading loose = readDeckLoosely(*cards, text);
    decks::Reading out;
    out.lost = loose.lost;
    out.name = loose.deck.name;
    out.author = loose.deck.author;
    out.plain = loose.deck.plain;
    out.parts.resize(m_slots.size());
    for (std::size_t section = 0; section < loose.deck.sections.size(); ++section)
        for (const DeckEntry &entry : loose.deck.sections[section]) {
            auto &to = section == kMaybeboard ? out.considering : out.parts[slotFor(section)];
            to.push_back(entryOf(*cards, loose.deck, entry));
        }
    return out;
}

decks::Entry ListedDecks::card(const match::CardLibrary &library, const std::string &id) const
{
    const std::unique_ptr<DeckCards> cards = deckCards(library);
    const DeckCards::Card card = cards->find(cards->print(id));
    return card == 0 ? decks::Entry{} : decks::Entry{cards->id(card), cards->listed(card), 1, {}};
}

std::size_t ListedDecks::slotOf(const match::CardLibrary &library, const std::string &id) const
{
    const std::unique_ptr<DeckCards> cards = deckCards(library);
    const DeckCards::Card card = cards->find(cards->print(id));
    return slotFor(card == 0 ? kMainDeck : cards->section(card));
}

bool ListedDecks::takes(const match::CardLibrary &library, std::size_t slot,
                        const std::string &id) const
{
    const std::size_t own = slotOf(library, id);
    return slot == own
        || (m_slots[slot].part == decks::Part::Side && m_slots[own].part == decks::Part::Main);
}

std::vector<decks::Entry> ListedDecks::cards(const match::CardLibrary &library) const
{
    const std::unique_ptr<DeckCards> cards = deckCards(library);
    std::vector<decks::Entry> out;
    std::unordered_set<std::string> names;
    for (const DeckCards::Card card : cards->all())
        if (std::string name = cards->listed(card); names.insert(name).second)
            out.push_back({cards->id(card), std::move(name), 1, {}});
    return out;
}

std::vector<decks::FoundCard> ListedDecks::find(const match::CardLibrary &library,
                                                std::span<const decks::WrittenCard> written) const
{
    const std::unique_ptr<DeckCards> cards = deckCards(library);
    std::unordered_map<std::string, decks::Entry> entries;
    for (decks::Entry &entry : this->cards(library))
        entries.emplace(entry.name, entry);
    std::vector<decks::FoundCard> out(written.size());
    for (std::size_t i = 0; i < written.size(); ++i) {
        std::string print;
        const DeckCards::Card card = meant(*cards, written[i], print);
        if (const auto there = card == 0 ? entries.end() : entries.find(cards->listed(card));
            there != entries.end())
            out[i] = {print, there->second};
    }
    return out;
}

int ListedDecks::playset(const match::CardLibrary &library, const std::string &id) const
{
    const int most = m_slots[slotOf(library, id)].most;
    return most > 0 ? most : m_copies;
}

std::vector<decks::CardSet> ListedDecks::sets(const match::CardLibrary &library) const
{
    std::vector<decks::CardSet> out;
    for (const KnownSet &set : deckCards(library)->grammar().sets)
        out.push_back({set.code, set.name});
    return out;
}

} // namespace playmat::kit
