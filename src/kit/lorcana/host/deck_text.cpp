#include "kit/lorcana/host/deck_text.h"

#include "kit/lorcana/host/deck_words.h"
#include "match/located_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace playmat::lorcana::host {

namespace {

constexpr std::string_view kDigits = "0123456789";

bool isNumber(std::string_view text)
{
    return !text.empty() && text.size() <= 4
        && text.find_first_not_of(kDigits) == std::string_view::npos;
}

std::string_view withoutZeros(std::string_view number)
{
    return number.substr(std::min(number.find_first_not_of('0'), number.size() - 1));
}

/// "1-5", "001-005", "[1-005]", "(1-5)" and "Q1-3" → "1-005" …; empty: not the number of a card.
std::string normalisedId(std::string_view written)
{
    if (written.size() > 12)
        return {};
    std::string text = match::raised(written);
    if (text.find_first_of("([") == 0)
        std::erase_if(text, [](char c) {
            return std::string_view("()[]").find(c) != std::string_view::npos;
        });
    const std::string_view id = text;
    const std::size_t sign = id.find_first_of("-_");
    if (sign == std::string_view::npos || sign == 0 || !isNumber(id.substr(sign + 1)))
        return {};
    std::string_view set = id.substr(0, sign);
    if (isNumber(set))
        set = withoutZeros(set);
    else if (kit::setOfCode(deckWords(), set) == nullptr)
        return {};
    return fmt::format("{}-{:0>3}", set, withoutZeros(id.substr(sign + 1)));
}

/// The cards of this game, as the deck reader needs them.
class LorcanaDeckCards final : public kit::DeckCards
{
public:
    explicit LorcanaDeckCards(const LorcanaCards &cards)
        : m_cards(cards)
    {
    }

    [[nodiscard]] const kit::DeckGrammar &grammar() const override { return deckWords(); }
    [[nodiscard]] std::string print(std::string_view written) const override
    {
        return normalisedId(written);
    }
    [[nodiscard]] Card find(const std::string &print) const override
    {
        return m_cards.db.find(print);
    }
    [[nodiscard]] std::vector<Card> named(std::string_view name) const override
    {
        const std::vector<DefId> cards = m_cards.written(name);
        return {cards.begin(), cards.end()};
    }
    [[nodiscard]] std::vector<Card> titled(std::string_view name) const override
    {
        for (const std::string_view sign : {" - ", " \xE2\x80\x93 ", " \xE2\x80\x94 ", ", ", "|"})
            if (const std::size_t at = name.find(sign); at != std::string_view::npos)
                return named(name.substr(0, at));
        return {};
    }
    [[nodiscard]] std::string id(Card card) const override { return def(card).id; }
    [[nodiscard]] std::string listed(Card card) const override { return def(card).fullName(); }
    [[nodiscard]] std::string title(Card card) const override { return def(card).name; }
    [[nodiscard]] bool same(Card a, Card b) const override
    {
        return def(a).fullName() == def(b).fullName();
    }
    [[nodiscard]] std::size_t section(Card /*card*/) const override { return kit::kMainDeck; }
    [[nodiscard]] std::vector<Card> all() const override
    {
        std::vector<Card> cards;
        for (std::size_t i = 1; i < m_cards.db.defs.size(); ++i)
            if (!m_cards.db.defs[i].madeUp && !m_cards.db.defs[i].id.empty())
                cards.push_back(i);
        return cards;
    }

private:
    [[nodiscard]] const CardDef &def(Card card) const
    {
        return m_cards.db.def(static_cast<DefId>(card));
    }

    const LorcanaCards &m_cards;
};

std::vector<DeckLine> linesOf(const CardDb &db, const std::vector<kit::DeckEntry> &entries)
{
    std::vector<DeckLine> lines;
    for (const kit::DeckEntry &entry : entries)
        lines.push_back({db.find(entry.id), entry.count});
    return lines;
}

Json jsonOf(const CardDb &db, const std::vector<DeckLine> &lines)
{
    std::map<std::string, int> counts;
    for (const DeckLine &line : lines)
        counts[db.def(line.card).id] += line.count;
    Json out = Json::array();
    for (const auto &[id, count] : counts)
        out.push_back({{"count", count}, {"id", id}});
    return out;
}

} // namespace

std::unique_ptr<kit::DeckCards> deckCards(const LorcanaCards &cards)
{
    return std::make_unique<LorcanaDeckCards>(cards);
}

kit::DeckReading readingOf(const LorcanaCards &cards, std::string_view text)
{
    return kit::readDeck(LorcanaDeckCards(cards), text);
}

Outcome<WrittenDeck> readDeck(const LorcanaCards &cards, std::string_view text)
{
    const kit::DeckReading reading = readingOf(cards, text);
    if (!reading.deck)
        return reading.deck.problem();
    const kit::WrittenDeck &deck = reading.deck.value();
    return WrittenDeck{.name = deck.name,
                       .author = deck.author,
                       .cards = linesOf(cards.db, deck.cards()),
                       .sideboard = linesOf(cards.db, deck.sideboard())};
}

Outcome<WrittenDeck> readDeck(const LorcanaCards &cards, const Json &document)
{
    return document.is_string() ? readDeck(cards, std::string_view(document.get<std::string>()))
                                : readDeck(cards, std::string_view(match::toLine(document)));
}

Json deckJson(const CardDb &db, const WrittenDeck &deck)
{
    Json out;
    out["name"] = deck.name;
    if (!deck.author.empty())
        out["author"] = deck.author;
    out["cards"] = jsonOf(db, deck.cards);
    if (!deck.sideboard.empty())
        out["sideboard"] = jsonOf(db, deck.sideboard);
    return out;
}

Json deckJson(const CardDb &db, const std::string &name, const std::vector<DefId> &cards)
{
    WrittenDeck deck;
    deck.name = name;
    for (const DefId card : cards)
        deck.cards.push_back({card, 1});
    return deckJson(db, deck);
}

} // namespace playmat::lorcana::host
