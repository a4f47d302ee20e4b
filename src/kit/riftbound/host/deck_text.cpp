#include "kit/riftbound/host/deck_text.h"

#include "kit/common/host/deck_list.h"
#include "match/deck_limits.h"
#include "match/folded_name.h"
#include "match/json_reader.h"
#include "match/plain_words.h"
#include "match/utf8.h"
#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>

namespace playmat::riftbound::host {

using kit::kBlank;
using kit::trimmed;
using match::JsonReader;
using match::kLongestDeck;
using match::kMostCopies;

namespace {

/// The copy that lies in the Champion Zone is one of the forty (103.2): it is taken out of the main
/// deck, where it is written among the others.
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

/// Where a card goes by its kind.
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

class ListReader
{
public:
    ListReader(const RiftboundCards &cards, std::string_view text)
        : m_cards(cards)
        , m_text(kit::withoutByteOrderMark(text))
    {
    }

    Outcome<WrittenDeck> read()
    {
        for (std::size_t at = 0; at < m_text.size(); ++m_line) {
            const std::size_t end = std::min(m_text.size(), m_text.find('\n', at));
            readLine(trimmed(m_text.substr(at, end - at)));
            at = end + 1;
        }
        if (!m_problems.empty())
            return m_problems.all();
        settle(m_cards.db, m_deck.deck, false);
        return std::move(m_deck);
    }

private:
    void fail(std::string message, const char *code)
    {
        m_problems.add({code, std::move(message), {}, m_line, 1});
    }

    void readLine(std::string_view line)
    {
        if (line.empty() || line.front() == '#')
            return;
        if (line.ends_with(':')) {
            const std::string word = match::foldedName(line);
            m_champion = word.find("champion") != std::string::npos;
            m_passed = word.find("sideboard") != std::string::npos;
            return;
        }
        int count = 1;
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), count);
        if (error == std::errc() && count >= 1 && count <= kMostCopies)
            line = trimmed(line.substr(static_cast<std::size_t>(end - line.data())));
        else
            count = 1;
        if (line.starts_with("x "))
            line = trimmed(line.substr(2));
        const DefId def = cardNamed(m_cards, line);
        if (def == 0)
            fail(text::format("{} is not a known card", match::inQuotes(line)), "unknown_card");
        else if (!m_passed)
            put(m_cards.db, m_deck.deck, def, count, m_champion);
    }

    const RiftboundCards &m_cards;
    std::string_view m_text;
    std::size_t m_line = 1;
    bool m_champion = false;
    bool m_passed = false;
    WrittenDeck m_deck;
    kit::DeckProblems m_problems;
};

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

Outcome<WrittenDeck> readDeck(const RiftboundCards &cards, std::string_view text)
{
    if (text.size() > kLongestDeck)
        return Problem{
            "bad_deck", text::format("the text is longer than {} bytes", kLongestDeck), {}};
    if (match::firstNotUtf8(text) != std::string_view::npos)
        return Problem{"bad_deck", text::said("this is not text in UTF-8"), {}};
    if (!isObject(text))
        return ListReader(cards, match::withPlainSpaces(text)).read();
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
