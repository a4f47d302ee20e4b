#include "table/game/table_kit.h"

#include "match/json.h"
#include "table/view/shown_names.h"
#include "table/view/translator.h"

#include <QHash>

#include <algorithm>

namespace playmat::table {

namespace {

constexpr int kKeyCards = 9;
constexpr int kCurve = 8; // costs 0 … 6, and 7 and more

void addCards(std::vector<DeckCard> &cards, const match::Json &document, const char *key,
              DeckPart part)
{
    const auto list = document.find(key);
    if (list == document.end() || !list->is_array())
        return;
    for (const match::Json &card : *list)
        cards.push_back({QString::fromStdString(card.value("id", std::string())),
                         card.value("count", 1), part});
}

/// The cards in one section of a deck document.
std::vector<DeckCard> cardsOf(const match::Json &document, const char *section)
{
    std::vector<DeckCard> cards;
    addCards(cards, document, section, DeckPart::Main);
    return cards;
}

/// The cards whose pictures stand for the deck: costly ones, each once.
QStringList keyCardsOf(std::vector<DeckCard> cards, const QHash<QString, paint::Facts> &facts)
{
    std::ranges::stable_sort(cards, [&](const DeckCard &a, const DeckCard &b) {
        return facts.value(a.id).cost > facts.value(b.id).cost;
    });
    QStringList ids;
    for (const DeckCard &card : cards) {
        if (ids.size() < kKeyCards && !ids.contains(card.id))
            ids.append(card.id);
    }
    return ids;
}

/// `place`: of the game's words in resources/text.
DeckSummary summaryOf(const match::Json &document, const std::vector<paint::Facts> &all,
                      const std::string &place)
{
    QHash<QString, paint::Facts> facts;
    for (const paint::Facts &card : all)
        facts.insert(card.id, card);
    DeckSummary s;
    s.ok = true;
    s.title = shownDeckTitle(document.value("name", std::string()));
    s.curve = QList<int>(kCurve, 0);
    const std::vector<DeckCard> cards = cardsOf(document, "cards");
    int count = 0;
    QStringList aspects;
    for (const DeckCard &card : cards) {
        const paint::Facts &known = facts.value(card.id);
        count += card.count;
        s.curve[std::clamp(known.cost, 0, kCurve - 1)] += card.count;
        aspects += known.aspects;
    }
    aspects.removeDuplicates();
    for (QString &aspect : aspects)
        aspect = said(aspect, place);
    s.keyCards = keyCardsOf(cards, facts);
    int side = 0;
    for (const DeckCard &card : cardsOf(document, "sideboard"))
        side += card.count;
    s.factsText = withSideboard(qtTrId("table_kit.cards", count) + QStringLiteral(" · ")
                                    + aspects.join(QStringLiteral(", ")),
                                side);
    return s;
}

} // namespace

QString withSideboard(const QString &facts, int cards)
{
    return cards == 0 ? facts
                      : facts + QStringLiteral(" · ") + qtTrId("table_kit.sideboard", cards);
}

GameFace TableKit::face() const
{
    const std::string_view id = game().id();
    GameFace face;
    face.title = QString::fromUtf8(id.data(), qsizetype(id.size()));
    face.scenes = {QStringLiteral("dusk")};
    return face;
}

TakenDeck TableKit::takeDeck(const match::CardLibrary &library, const QString &text) const
{
    const match::Outcome<match::Json> deck = game().deck(library, text.toStdString());
    if (!deck.ok())
        return {{}, {}, QString::fromStdString(match::describe(deck.problem()))};
    const std::string place = "words-" + std::string(game().id());
    return {summaryOf(deck.value(), pictures(library), place),
            QString::fromStdString(match::toLine(deck.value())),
            {}};
}

QString TableKit::exportDeck(const match::CardLibrary &library, const QString &document,
                             DeckForm form) const
{
    if (form == DeckForm::Json)
        return document;
    const auto json = match::parseJson(document.toStdString());
    if (!json.ok())
        return {};
    QHash<QString, QString> names;
    for (const match::CardNote &card : game().catalogue(library))
        names.insert(QString::fromStdString(card.id), QString::fromStdString(card.name));
    const auto listOf = [&](const char *section) {
        QString list;
        for (const DeckCard &card : cardsOf(json.value(), section))
            list += QStringLiteral("%1 %2\n").arg(card.count).arg(names.value(card.id, card.id));
        return list;
    };
    const QString side = listOf("sideboard");
    return listOf("cards") + (side.isEmpty() ? side : QStringLiteral("\nSideboard\n") + side);
}

std::vector<DeckCard> TableKit::deckCards(const match::CardLibrary & /*library*/,
                                          const QString &document) const
{
    const auto json = match::parseJson(document.toStdString());
    if (!json.ok() || !json.value().is_object())
        return {};
    std::vector<DeckCard> cards = cardsOf(json.value(), "cards");
    addCards(cards, json.value(), "sideboard", DeckPart::Side);
    return cards;
}

QStringList TableKit::standWords(int round, const std::array<int, 2> &numbers) const
{
    return {qtTrId("table_kit.round").arg(round),
            qtTrId("table_kit.to").arg(numbers[0]).arg(numbers[1])};
}

} // namespace playmat::table
