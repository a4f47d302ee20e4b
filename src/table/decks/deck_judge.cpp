#include "table/decks/deck_judge.h"

#include "decks/deck_file.h"
#include "match/plain_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace playmat::table {

namespace {

constexpr int kCosts = 8; // the costs 0 to 6, and 7 or more
constexpr qsizetype kMostColours = 3;

QString oneLine(const std::string &words)
{
    const QString line = QString::fromStdString(match::printable(words)).section(u'\n', 0, 0);
    return line.left(1).toUpper() + line.mid(1);
}

/// The fault that keeps the deck from the widest format, or the formats where it is legal.
QString formatWords(const std::vector<match::FormatVerdict> &verdicts)
{
    QStringList legal;
    for (const match::FormatVerdict &verdict : verdicts)
        if (verdict.faults.empty())
            legal.append(QString::fromStdString(verdict.format));
    if (!legal.isEmpty() || verdicts.empty())
        return legal.join(QStringLiteral(", "));
    return oneLine(verdicts.back().faults.front());
}

/// The parts of a tile that show cards.
class TileMaker
{
public:
    TileMaker(const TableKit &kit, const match::CardLibrary &library)
        : m_kit(kit)
        , m_library(library)
    {
    }

    DeckTile make(const decks::DeckKit &parts, const decks::Deck &deck)
    {
        std::vector<std::pair<int, CardFacts>> main; // sorted by cost, highest first
        for (std::size_t i = 0; i < deck.parts.size(); ++i)
            for (const decks::Entry &entry : deck.parts[i])
                read(parts.parts()[i], entry, main);
        std::ranges::stable_sort(main,
                                 [](const auto &a, const auto &b) { return a.first > b.first; });
        const bool led = !m_front.empty();
        for (const auto &[cost, facts] : main) {
            if (!led)
                addColours(facts);
            m_front.push_back(facts.cardId);
        }
        m_tile.frontId = m_front.empty() ? QString() : m_front[0];
        m_tile.secondId = m_front.size() < 2 ? QString() : m_front[1];
        m_tile.colours = m_tile.colours.mid(0, kMostColours);
        return m_tile;
    }

private:
    void read(const decks::Slot &slot, const decks::Entry &entry,
              std::vector<std::pair<int, CardFacts>> &main)
    {
        m_tile.words += QString::fromStdString(entry.name).toLower() + u'\n';
        if (entry.id.empty() || slot.part == decks::Part::Side)
            return;
        const CardFacts facts = m_kit.printedCard(m_library, QString::fromStdString(entry.id));
        if (slot.part == decks::Part::Main)
            main.emplace_back(facts.cost, facts);
        else if (slot.most == 1) {
            m_front.push_back(facts.cardId);
            addColours(facts);
        }
    }

    void addColours(const CardFacts &facts)
    {
        for (const QString &colour : facts.aspects)
            if (!m_tile.colours.contains(colour))
                m_tile.colours.append(colour);
    }

    const TableKit &m_kit;
    const match::CardLibrary &m_library;
    DeckTile m_tile;
    std::vector<QString> m_front;
};

} // namespace

int sizeOf(const decks::DeckKit &parts, const decks::Deck &deck)
{
    int count = 0;
    for (std::size_t i = 0; i < deck.parts.size(); ++i)
        if (parts.parts()[i].counts())
            count += decks::countOf(deck.parts[i]);
    return count;
}

DeckVerdict verdictOn(const TableKit &kit, const match::CardLibrary &library, const QString &text)
{
    const std::string list = text.toStdString();
    const auto deck = kit.game().plainDeck(library, list);
    const auto strict = kit.game().deck(library, list);
    if (strict.ok() || (deck.ok() && kit.takeDeck(library, text).problem.isEmpty())) {
        const QString formats = formatWords(kit.game().formats(library, list, {}));
        return {true, formats.isEmpty() ? qtTrId("deck_judge.ready_to_play") : formats};
    }
    if (!deck.ok())
        if (const auto verdicts = kit.game().formats(library, list, {});
            !verdicts.empty() && !verdicts.back().faults.empty())
            return {false, formatWords({verdicts.back()})};
    return {false, oneLine(strict.problem().message)};
}

QList<int> curveOf(const TableKit &kit, const match::CardLibrary &library, const decks::Deck &deck)
{
    QList<int> curve(kCosts, 0);
    const decks::DeckKit &parts = *kit.game().deckKit();
    for (std::size_t i = 0; i < deck.parts.size(); ++i)
        for (const decks::Entry &entry : deck.parts[i])
            if (parts.parts()[i].part == decks::Part::Main && !entry.id.empty()) {
                const CardFacts facts = kit.printedCard(library, QString::fromStdString(entry.id));
                curve[std::clamp(facts.cost, 0, kCosts - 1)] += entry.count;
            }
    return curve;
}

DeckTile tileOf(const TableKit &kit, const match::CardLibrary &library, const QString &text)
{
    const decks::DeckKit &parts = *kit.game().deckKit();
    const decks::Deck deck = decks::readDeckFile(parts, library, text.toStdString()).deck;
    DeckTile tile = TileMaker(kit, library).make(parts, deck);
    const DeckVerdict verdict = verdictOn(kit, library, text);
    tile.ok = verdict.ok;
    tile.verdict = verdict.sentence;
    tile.curve = curveOf(kit, library, deck);
    tile.note = qtTrId("deck_judge.cards", sizeOf(parts, deck));
    return tile;
}

} // namespace playmat::table
