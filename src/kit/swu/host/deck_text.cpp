#include "kit/swu/host/deck_text.h"

#include "kit/swu/host/card_names.h"
#include "kit/swu/host/deck_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace playmat::match {

namespace {

using swu::CardDef;
using swu::CardType;
using swu::DefId;

/// The cards of this game, as the deck reader needs them.
class SwuDeckCards final : public kit::DeckCards
{
public:
    explicit SwuDeckCards(const swu::CardDb &db)
        : m_db(db)
    {
    }

    [[nodiscard]] const kit::DeckGrammar &grammar() const override { return swuDeckWords(); }
    [[nodiscard]] std::string print(std::string_view written) const override
    {
        return normalisedCardId(written);
    }
    [[nodiscard]] Card find(const std::string &print) const override { return m_db.find(print); }
    [[nodiscard]] std::vector<Card> named(std::string_view name) const override
    {
        const std::size_t bar = std::min(name.find('|'), name.size());
        return numbers(
            names().find(name.substr(0, bar), name.substr(std::min(bar + 1, name.size()))));
    }
    [[nodiscard]] std::vector<Card> titled(std::string_view name) const override
    {
        for (const std::string_view sign : {"|", ", ", " - "})
            if (const std::size_t at = name.find(sign); at != std::string_view::npos)
                return numbers(names().withTitle(name.substr(0, at)));
        return numbers(names().withTitle(name));
    }
    [[nodiscard]] std::string id(Card card) const override { return def(card).id; }
    [[nodiscard]] std::string listed(Card card) const override { return listedName(def(card)); }
    [[nodiscard]] std::string title(Card card) const override { return def(card).name; }
    [[nodiscard]] bool same(Card a, Card b) const override
    {
        return def(a).identity == def(b).identity;
    }
    [[nodiscard]] std::size_t section(Card card) const override
    {
        return def(card).type == CardType::Leader ? kLeaderSection
            : def(card).type == CardType::Base    ? kBaseSection
                                                  : kit::kMainDeck;
    }
    [[nodiscard]] std::vector<Card> all() const override
    {
        std::vector<Card> cards;
        for (std::size_t i = 1; i < m_db.defs.size(); ++i)
            if (m_db.defs[i].type != CardType::None && !m_db.defs[i].isToken())
                cards.push_back(i);
        return cards;
    }

private:
    [[nodiscard]] const CardDef &def(Card card) const { return m_db.def(static_cast<DefId>(card)); }
    [[nodiscard]] static std::vector<Card> numbers(const std::vector<DefId> &cards)
    {
        return {cards.begin(), cards.end()};
    }
    [[nodiscard]] const CardNames &names() const
    {
        if (!m_names)
            m_names.emplace(m_db);
        return *m_names;
    }

    const swu::CardDb &m_db;
    mutable std::optional<CardNames> m_names; ///< not needed for documents with card numbers only
};

DeckEntry only(const std::vector<DeckEntry> &entries)
{
    return entries.empty() ? DeckEntry{} : entries.front();
}

std::string nameOf(const swu::CardDb &db, const kit::WrittenDeck &deck)
{
    const auto &leader = deck.sections[kLeaderSection];
    if (!deck.name.empty() || leader.empty())
        return deck.name;
    const CardDef &card = db.def(db.find(leader.front().id));
    return card.subtitle.empty() ? card.name : fmt::format("{}, {}", card.name, card.subtitle);
}

} // namespace

std::unique_ptr<kit::DeckCards> deckCards(const swu::CardDb &db)
{
    return std::make_unique<SwuDeckCards>(db);
}

kit::DeckReading readingOf(const swu::CardDb &db, std::string_view text)
{
    return kit::readDeck(SwuDeckCards(db), text);
}

Outcome<DeckDocument> readDeck(const swu::CardDb &db, std::string_view text)
{
    kit::DeckReading reading = readingOf(db, text);
    if (!reading.deck)
        return reading.deck.problem();
    kit::WrittenDeck &deck = reading.deck.value();
    return DeckDocument{.name = nameOf(db, deck),
                        .author = deck.author,
                        .plain = deck.plain,
                        .leader = only(deck.sections[kLeaderSection]),
                        .base = only(deck.sections[kBaseSection]),
                        .cards = deck.cards(),
                        .sideboard = deck.sideboard(),
                        .cardsOffset = deck.places[kit::kMainDeck],
                        .sideboardOffset = deck.places[kit::kSideboard],
                        .text = std::move(deck.text),
                        .json = deck.json};
}

} // namespace playmat::match
