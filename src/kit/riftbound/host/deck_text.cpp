#include "kit/riftbound/host/deck_text.h"

#include "kit/common/host/deck_list.h"
#include "kit/riftbound/host/deck_words.h"
#include "match/deck_limits.h"
#include "match/json_reader.h"
#include "match/located_json.h"
#include "match/plain_words.h"
#include "match/utf8.h"
#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace playmat::riftbound::host {

using kit::trimmed;
using match::JsonReader;
using match::kLongestDeck;
using match::kMostCopies;

namespace {

/// The copy in the Champion Zone is one of the forty cards (103.2): it is removed from the main
/// deck if the list includes it there.
void settle(const CardDb &db, Deck &deck, bool championCounted)
{
    if (deck.champion == 0) {
        const TagId tag = db.def(deck.legend).championTag;
        const auto at = std::ranges::find_if(deck.main, [&](DefId def) {
            return db.def(def).champion && tag != 0 && db.def(def).tags.has(tag);
        });
        if (at != deck.main.end()) {
            deck.champion = *at;
            deck.main.erase(at);
        }
    } else if (championCounted) {
        if (const auto at = std::ranges::find(deck.main, deck.champion); at != deck.main.end())
            deck.main.erase(at);
    }
}

/// Puts a card into the part of the deck where its kind belongs.
void put(const CardDb &db, Deck &deck, DefId def, int count, bool champion)
{
    const Kind kind = db.def(def).kind;
    if (kind == Kind::Legend)
        deck.legend = def;
    else if (champion)
        deck.champion = def;
    else {
        std::vector<DefId> &list = kind == Kind::Rune ? deck.runes
            : kind == Kind::Battlefield               ? deck.battlefields
                                                      : deck.main;
        list.insert(list.end(), static_cast<std::size_t>(count), def);
    }
}

DefId cardNamed(const RiftboundCards &cards, std::string_view text)
{
    const DefId def = cards.db.find(text);
    return def != 0 ? def : cards.written(text);
}

/// The id of a print: "OGN-001" for "OGN-001", "ogn 1", "OGN_001" and "(OGN-001)"; empty if the
/// text is not the number of a card.
std::string normalisedId(std::string_view written)
{
    std::string text = match::raised(trimmed(written));
    std::erase_if(
        text, [](char c) { return std::string_view("()[]").find(c) != std::string_view::npos; });
    const std::string_view id = text;
    const std::size_t sign = id.find_first_of("-_ ");
    if (sign == std::string_view::npos || id.size() > 12)
        return {};
    std::string_view number = id.substr(sign + 1);
    if (kit::setOfCode(deckWords(), id.substr(0, sign)) == nullptr || number.empty()
        || number.find_first_not_of("0123456789") != std::string_view::npos)
        return {};
    number.remove_prefix(std::min(number.find_first_not_of('0'), number.size() - 1));
    return fmt::format("{}-{:0>3}", id.substr(0, sign), number);
}

/// The cards of this game, as the deck reader needs them.
class RiftboundDeckCards final : public kit::DeckCards
{
public:
    explicit RiftboundDeckCards(const RiftboundCards &cards)
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
        return print.empty() ? 0 : m_cards.db.find(print);
    }
    [[nodiscard]] std::vector<Card> named(std::string_view name) const override
    {
        const DefId card = m_cards.written(name);
        return card == 0 ? std::vector<Card>{} : std::vector<Card>{card};
    }
    [[nodiscard]] std::vector<Card> titled(std::string_view /*name*/) const override { return {}; }
    [[nodiscard]] std::string id(Card card) const override { return def(card).id; }
    [[nodiscard]] std::string listed(Card card) const override { return def(card).name; }
    [[nodiscard]] std::string title(Card card) const override { return def(card).name; }
    [[nodiscard]] bool same(Card a, Card b) const override { return def(a).name == def(b).name; }
    [[nodiscard]] std::size_t section(Card card) const override
    {
        const Kind kind = def(card).kind;
        return kind == Kind::Legend     ? kLegendSection
            : kind == Kind::Rune        ? kRunesSection
            : kind == Kind::Battlefield ? kBattlefieldsSection
                                        : kit::kMainDeck;
    }
    [[nodiscard]] std::vector<Card> all() const override
    {
        std::vector<Card> cards;
        for (std::size_t i = 1; i < m_cards.db.defs.size(); ++i)
            if (!m_cards.db.defs[i].set.empty() && !m_cards.db.defs[i].token)
                cards.push_back(i);
        return cards;
    }

private:
    [[nodiscard]] const CardDef &def(Card card) const
    {
        return m_cards.db.def(static_cast<DefId>(card));
    }

    const RiftboundCards &m_cards;
};

Outcome<WrittenDeck> readList(const RiftboundCards &cards, std::string_view text)
{
    const kit::DeckReading reading = readingOf(cards, text);
    if (!reading.deck)
        return reading.deck.problem();
    const kit::WrittenDeck &deck = reading.deck.value();
    WrittenDeck out{deck.name, {}};
    for (std::size_t section = 0; section < deck.sections.size(); ++section)
        for (const kit::DeckEntry &entry : deck.sections[section])
            if (section != kit::kSideboard && section != kit::kMaybeboard)
                put(cards.db, out.deck, cards.db.find(entry.id), entry.count,
                    section == kChampionSection);
    settle(cards.db, out.deck, false);
    return out;
}

DefId cardIn(const RiftboundCards &cards, const JsonReader &json)
{
    const bool object = json.value().is_object();
    const JsonReader at = !object ? json : json.has("code") ? json.at("code") : json.required("id");
    const std::string text = at.string();
    const DefId def = at.failed() ? DefId{0} : cardNamed(cards, text);
    if (def == 0 && !at.failed())
        at.fail(text::format("{} is not a known card", match::inQuotes(text)), "unknown_card");
    return def;
}

Outcome<WrittenDeck> readObject(const RiftboundCards &cards, const Json &document)
{
    std::optional<Problem> problem;
    const JsonReader json(document, problem, "bad_deck");
    WrittenDeck out;
    if (!document.is_object()) {
        json.fail(text::said("expected a deck: an object with \"cards\""));
        return *problem;
    }
    out.name = json.at("name").stringOr("");
    for (const char *key : {"mainDeck", "runeDeck", "battlefields"}) {
        const JsonReader list = json.at(key);
        for (std::size_t i = 0, n = list.size(); i < n && !problem; ++i) {
            const JsonReader item = list.item(i);
            const DefId def = cardIn(cards, item);
            const int count = item.value().is_object()
                ? static_cast<int>(item.at("count").integerOr(1, 1, kMostCopies))
                : 1;
            put(cards.db, out.deck, def, count, false);
        }
    }
    if (!problem)
        out.deck.legend = cardIn(cards, json.required("legend"));
    if (!problem && json.has("champion"))
        out.deck.champion = cardIn(cards, json.at("champion"));
    if (problem)
        return *problem;
    settle(cards.db, out.deck, true);
    return out;
}

bool isObject(std::string_view text)
{
    text = kit::withoutByteOrderMark(text);
    const std::size_t first = text.find_first_not_of(" \t\r\n\f\v");
    return first != std::string_view::npos && text[first] == '{';
}

} // namespace

std::unique_ptr<kit::DeckCards> deckCards(const RiftboundCards &cards)
{
    return std::make_unique<RiftboundDeckCards>(cards);
}

kit::DeckReading readingOf(const RiftboundCards &cards, std::string_view text)
{
    return kit::readDeck(RiftboundDeckCards(cards), text);
}

Outcome<WrittenDeck> readDeck(const RiftboundCards &cards, std::string_view text)
{
    if (text.size() > kLongestDeck)
        return Problem{
            "bad_deck", text::format("the text is longer than {} bytes", kLongestDeck), {}};
    if (match::firstNotUtf8(text) != std::string_view::npos)
        return Problem{"bad_deck", text::said("this is not text in UTF-8"), {}};
    if (!isObject(text))
        return readList(cards, text);
    const Outcome<Json> json = match::parseJson(text, kLongestDeck);
    return json ? readObject(cards, json.value()) : json.problem();
}

Outcome<WrittenDeck> readDeck(const RiftboundCards &cards, const Json &document)
{
    return document.is_string() ? readDeck(cards, std::string_view(document.get<std::string>()))
                                : readObject(cards, document);
}

Json deckJson(const CardDb &db, const WrittenDeck &deck)
{
    const auto listOf = [&](std::vector<DefId> cards, DefId more) {
        if (more != 0)
            cards.push_back(more);
        std::map<std::string, int> counts;
        for (const DefId card : cards)
            ++counts[db.def(card).id];
        Json out = Json::array();
        for (const auto &[id, count] : counts)
            out.push_back({{"count", count}, {"code", id}});
        return out;
    };
    Json out;
    out["name"] = deck.name;
    out["legend"] = {{"code", db.def(deck.deck.legend).id}};
    out["champion"] = {{"code", db.def(deck.deck.champion).id}};
    out["mainDeck"] = listOf(deck.deck.main, deck.deck.champion);
    out["runeDeck"] = listOf(deck.deck.runes, 0);
    out["battlefields"] = listOf(deck.deck.battlefields, 0);
    return out;
}

} // namespace playmat::riftbound::host
