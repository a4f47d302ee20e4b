#include "kit/swu/host/deck_document.h"

#include "kit/swu/host/located_json.h"
#include "match/json.h"
#include "match/plain_words.h"
#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>

namespace playmat::match {

namespace {

using Kind = LocatedJson::Kind;

/// What a deck has one of.
struct Single
{
    std::string_view key;
    std::string_view missing;
    std::string_view several;
};
constexpr Single kLeader{"leader", text::mark("the deck has no leader"),
                         text::mark("a deck has one leader, not {}")};
constexpr Single kBase{"base", text::mark("the deck has no base"),
                       text::mark("a deck has one base, not {}")};

/// Reads one document; the first mistake ends it.
class DeckReader
{
public:
    explicit DeckReader(std::string_view text)
        : m_text(text)
    {
    }

    Outcome<DeckDocument> read(const LocatedJson &root)
    {
        static constexpr std::string_view kKnown[]
            = {"metadata",  "leader", "secondleader", "base",    "deck",
               "sideboard", "deckid", "decksource",   "decklink"};
        if (object(root, kKnown)) {
            readMetadata(root);
            readSecondLeader(root);
            readSingle(root, kLeader, m_deck.leader);
            readSingle(root, kBase, m_deck.base);
            if (const LocatedJson *cards = required(root, "deck"))
                readList(*cards, m_deck.cards, m_deck.cardsOffset);
            if (const LocatedJson *cards = root.member("sideboard"); cards && !isNull(*cards))
                readList(*cards, m_deck.sideboard, m_deck.sideboardOffset);
        }
        if (m_problem)
            return *m_problem;
        return std::move(m_deck);
    }

private:
    static bool isNull(const LocatedJson &json) { return json.kind == Kind::Null; }

    bool fail(const LocatedJson &at, std::string message)
    {
        if (!m_problem) {
            m_problem = Problem{"bad_deck", std::move(message), at.path};
            setPlace(*m_problem, m_text, at.offset);
        }
        return false;
    }

    bool expect(const LocatedJson &json, Kind kind)
    {
        return json.kind == kind
            || fail(json,
                    text::format("expected {0}, found {1}", text::said(kindName(kind)),
                                 text::said(kindName(json.kind))));
    }

    bool object(const LocatedJson &json, std::span<const std::string_view> known)
    {
        if (!expect(json, Kind::Object))
            return false;
        for (std::size_t i = 0; i < json.keys.size(); ++i)
            if (std::ranges::find(known, lowered(json.keys[i])) == known.end())
                return fail(json.items[i], text::format("unknown key {}", inQuotes(json.keys[i])));
        return true;
    }

    const LocatedJson *required(const LocatedJson &parent, std::string_view key)
    {
        const LocatedJson *found = parent.member(key);
        if (found == nullptr)
            fail(parent, text::format("the key \"{}\" is missing", key));
        return found;
    }

    void readMetadata(const LocatedJson &root)
    {
        static constexpr std::string_view kKnown[] = {"name", "author"};
        const LocatedJson *metadata = required(root, "metadata");
        if (metadata == nullptr || !object(*metadata, kKnown))
            return;
        if (const LocatedJson *name = required(*metadata, "name");
            name && expect(*name, Kind::String))
            m_deck.name = name->text;
        const LocatedJson *author = metadata->member("author");
        if (author != nullptr && !isNull(*author) && expect(*author, Kind::String))
            m_deck.author = author->text;
    }

    void readSecondLeader(const LocatedJson &root)
    {
        const LocatedJson *second = root.member("secondleader");
        if (second != nullptr && !isNull(*second))
            fail(*second, text::said("decks with two leaders (Twin Suns) cannot be played here"));
    }

    void readSingle(const LocatedJson &root, const Single &single, DeckEntry &to)
    {
        const LocatedJson *json = root.member(single.key);
        if (json == nullptr || isNull(*json)) {
            fail(json == nullptr ? root : *json, text::said(single.missing));
            return;
        }
        const std::optional<DeckEntry> entry = readEntry(*json);
        if (!entry)
            return;
        if (entry->count != 1)
            fail(*json, text::format(single.several, entry->count));
        to = *entry;
    }

    void readList(const LocatedJson &json, std::vector<DeckEntry> &to, std::size_t &offset)
    {
        offset = json.offset;
        if (!expect(json, Kind::Array))
            return;
        for (const LocatedJson &item : json.items) {
            const std::optional<DeckEntry> entry = readEntry(item);
            if (!entry)
                return;
            if (std::ranges::find(to, entry->id, &DeckEntry::id) != to.end())
                fail(item, text::format("{} is in this list twice", entry->id));
            to.push_back(*entry);
        }
    }

    std::optional<DeckEntry> readEntry(const LocatedJson &json)
    {
        static constexpr std::string_view kKnown[] = {"id", "count"};
        if (!object(json, kKnown))
            return std::nullopt;
        const LocatedJson *id = required(json, "id");
        const LocatedJson *count = json.member("count");
        if (id == nullptr || !expect(*id, Kind::String))
            return std::nullopt;
        DeckEntry entry{
            .id = normalisedCardId(raised(id->text)), .path = json.path, .offset = id->offset};
        if (entry.id.empty())
            fail(*id,
                 text::format("{} is not the number of a card (like SOR_010)", inQuotes(id->text)));
        if (count != nullptr)
            readCount(*count, entry);
        return m_problem ? std::nullopt : std::optional(entry);
    }

    void readCount(const LocatedJson &json, DeckEntry &entry)
    {
        if (!expect(json, Kind::Integer))
            return;
        if (json.integer < 1 || json.integer > kMostCopies)
            fail(json, text::format("{0} is not between 1 and {1}", json.integer, kMostCopies));
        else
            entry.count = static_cast<int>(json.integer);
    }

    std::string_view m_text;
    DeckDocument m_deck;
    std::optional<Problem> m_problem;
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isSetCode(std::string_view set)
{
    return (set.size() == 3 || set.size() == 4)
        && std::ranges::all_of(set, [](char c) { return isDigit(c) || (c >= 'A' && c <= 'Z'); });
}

} // namespace

std::string normalisedCardId(std::string_view id)
{
    const std::size_t bar = id.find('_');
    if (bar == std::string_view::npos || !isSetCode(id.substr(0, bar)))
        return {};
    const std::string_view number = id.substr(bar + 1);
    if (number.empty() || number.size() > 3 || !std::ranges::all_of(number, isDigit))
        return {};
    return fmt::format("{}_{:0>3}", id.substr(0, bar), number);
}

Outcome<DeckDocument> parseDeck(std::string_view text)
{
    const Outcome<LocatedJson> root = parseLocated(text, kLongestDeck);
    if (!root)
        return root.problem();
    return DeckReader(text).read(root.value());
}

} // namespace playmat::match
