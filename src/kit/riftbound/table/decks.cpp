#include "kit/riftbound/table/decks.h"

#include "kit/riftbound/host/deck_text.h"
#include "kit/riftbound/host/kit.h"
#include "kit/riftbound/table/words.h"
#include "table/view/shown_names.h"

#include <algorithm>
#include <map>

namespace playmat::riftbound::board {

using table::DeckCard;
using table::DeckPart;

namespace {

constexpr int kKeyCards = 5;
constexpr int kCurve = 8; // costs 0 … 6, and 7 and more

/// Copies of each card, in the order of the deck.
std::vector<std::pair<DefId, int>> counted(const std::vector<DefId> &cards)
{
    std::vector<std::pair<DefId, int>> out;
    for (const DefId card : cards) {
        const auto at = std::ranges::find(out, card, &std::pair<DefId, int>::first);
        if (at == out.end())
            out.emplace_back(card, 1);
        else
            ++at->second;
    }
    return out;
}

/// The chosen champion and the most expensive cards, each once; the legend is shown in front.
QStringList keyCards(const CardDb &db, const Deck &deck)
{
    std::vector<DefId> cards;
    for (const auto &[card, count] : counted(deck.main))
        cards.push_back(card);
    std::ranges::stable_sort(cards,
                             [&](DefId a, DefId b) { return db.def(a).energy > db.def(b).energy; });
    cards.insert(cards.begin(), deck.champion);
    QStringList ids;
    for (const DefId card : cards)
        if (const QString id = Words::id(db.def(card)); card != 0 && !ids.contains(id))
            ids.append(id);
    return ids.mid(0, kKeyCards);
}

table::DeckSummary summaryOf(const CardDb &db, const host::WrittenDeck &deck)
{
    table::DeckSummary s;
    s.ok = true;
    s.title = table::shownDeckTitle(deck.name);
    const CardDef &legend = db.def(deck.deck.legend);
    s.frontId = Words::id(legend);
    s.frontName = Words::title(legend);
    s.curve = QList<int>(kCurve, 0);
    for (const DefId card : deck.deck.main)
        ++s.curve[std::clamp<int>(db.def(card).energy, 0, kCurve - 1)];
    s.keyCards = keyCards(db, deck.deck);
    const int count = int(deck.deck.main.size()) + (deck.deck.champion == 0 ? 0 : 1);
    s.factsText = qtTrId("riftbound_decks.cards_and_domains", count)
                      .arg(Words::shown(Words::domains(legend.domains)).join(QStringLiteral(", ")));
    return s;
}

std::optional<Deck> deckOf(const match::CardLibrary &library, const QString &document)
{
    const std::string text = document.toStdString();
    const auto read = host::readDeck(host::cardsOf(library), std::string_view(text));
    return read.ok() ? std::optional(read.value().deck) : std::nullopt;
}

} // namespace

table::TakenDeck takeDeck(const match::CardLibrary &library, const QString &text)
{
    const auto document = kit::riftboundKit().deck(library, text.toStdString());
    if (!document.ok())
        return {{}, {}, QString::fromStdString(match::describe(document.problem()))};
    const host::RiftboundCards &cards = host::cardsOf(library);
    const auto deck = host::readDeck(cards, document.value());
    return {summaryOf(cards.db, deck.value()),
            QString::fromStdString(match::toLine(document.value())),
            {}};
}

QString deckList(const match::CardLibrary &library, const QString &document)
{
    const std::optional<Deck> deck = deckOf(library, document);
    if (!deck)
        return {};
    const CardDb &db = host::cardsOf(library).db;
    QStringList parts;
    const auto add = [&](const char *heading, const std::vector<DefId> &cards) {
        QString part = QString::fromLatin1(heading) + QStringLiteral(":\n");
        for (const auto &[card, count] : counted(cards))
            part += QStringLiteral("%1 %2\n").arg(count).arg(
                QString::fromStdString(db.def(card).name));
        parts.append(part);
    };
    add("Legend", {deck->legend});
    add("Champion", {deck->champion});
    add("MainDeck", deck->main);
    add("Runes", deck->runes);
    add("Battlefields", deck->battlefields);
    return parts.join(u'\n');
}

std::vector<DeckCard> deckCards(const match::CardLibrary &library, const QString &document)
{
    const std::optional<Deck> deck = deckOf(library, document);
    if (!deck)
        return {};
    const CardDb &db = host::cardsOf(library).db;
    std::vector<DeckCard> out;
    const auto add = [&](const std::vector<DefId> &cards, DeckPart part) {
        for (const auto &[card, count] : counted(cards))
            if (card != 0)
                out.push_back({Words::id(db.def(card)), count, part});
    };
    add({deck->legend}, DeckPart::Front);
    add({deck->champion}, DeckPart::Front);
    add(deck->battlefields, DeckPart::Front);
    add(deck->runes, DeckPart::Front);
    add(deck->main, DeckPart::Main);
    return out;
}

} // namespace playmat::riftbound::board
