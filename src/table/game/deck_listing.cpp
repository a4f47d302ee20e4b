#include "table/game/deck_listing.h"

#include <QCoreApplication>

#include <algorithm>

namespace playmat::table {

namespace {

/// Combines prints of the same card in one line.
void addTo(DeckGroup &group, const CardFacts &facts, int count)
{
    group.count += count;
    const auto there = std::ranges::find_if(
        group.cards, [&](const DeckCardLine &line) { return line.facts.cardId == facts.cardId; });
    if (there == group.cards.end())
        group.cards.push_back({facts, count});
    else
        there->count += count;
}

DeckGroup &groupOf(std::vector<DeckGroup> &groups, const QString &title)
{
    const auto there = std::ranges::find(groups, title, &DeckGroup::title);
    return there == groups.end() ? groups.emplace_back(DeckGroup{title, 0, {}}) : *there;
}

bool comesBefore(const DeckCardLine &a, const DeckCardLine &b)
{
    if (a.facts.cost != b.facts.cost)
        return a.facts.cost < b.facts.cost;
    const int names = a.facts.name.localeAwareCompare(b.facts.name);
    return names != 0 ? names < 0 : a.facts.subtitle < b.facts.subtitle;
}

/// The heading for the cards in front, made from their kinds.
QString frontTitle(const DeckGroup &front)
{
    QStringList words;
    for (const DeckCardLine &line : front.cards)
        words += line.facts.typeWord;
    words.removeDuplicates();
    return words.join(QStringLiteral(", "));
}

/// The three parts of a deck, collected before they are grouped.
struct Parts
{
    DeckGroup front;
    DeckGroup main;
    DeckGroup side;
};

std::vector<DeckGroup> inGroups(Parts &&parts)
{
    std::vector<DeckGroup> groups;
    parts.front.title = frontTitle(parts.front);
    if (!parts.front.cards.empty())
        groups.push_back(std::move(parts.front));
    std::ranges::sort(parts.main.cards, comesBefore);
    for (const DeckCardLine &line : parts.main.cards)
        addTo(groupOf(groups, qtTrId("deck_listing.cost").arg(line.facts.cost)), line.facts,
              line.count);
    std::ranges::sort(parts.side.cards, comesBefore);
    parts.side.title = qtTrId("deck_listing.sideboard");
    if (!parts.side.cards.empty())
        groups.push_back(std::move(parts.side));
    return groups;
}

} // namespace

DeckContents deckContents(const TableKit &kit, const match::CardLibrary &library,
                          const QString &text)
{
    const TakenDeck deck = kit.takeDeck(library, text);
    Parts parts; // also for a deck that is no longer playable
    for (const DeckCard &card :
         kit.deckCards(library, deck.problem.isEmpty() ? deck.document : text)) {
        const CardFacts facts = kit.printedCard(library, card.id);
        if (!facts.hidden())
            addTo(card.part == DeckPart::Front      ? parts.front
                      : card.part == DeckPart::Main ? parts.main
                                                    : parts.side,
                  facts, card.count);
    }
    return {deck.summary.title, deck.summary.factsText, deck.summary.curve,
            inGroups(std::move(parts))};
}

} // namespace playmat::table
