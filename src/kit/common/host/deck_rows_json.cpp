#include "kit/common/host/deck_rows.h"
#include "match/deck_limits.h"
#include "match/folded_name.h"
#include "match/plain_words.h"
#include "match/utf8.h"
#include "text/language.h"

#include <algorithm>
#include <charconv>
#include <initializer_list>

namespace playmat::kit {

using match::inQuotes;
using match::kMostCopies;
using match::LocatedJson;

namespace {

using Kind = LocatedJson::Kind;
using Keys = std::initializer_list<std::string_view>;

/// Most member names are plain lower case, so they need no folding.
bool isCalled(const std::string &name, std::string_view key)
{
    const bool plain = std::ranges::all_of(name, [](char c) { return c >= 'a' && c <= 'z'; });
    return plain ? name == key : match::foldedName(name) == key;
}

/// The first member with one of these keys that is not null; case and punctuation do not matter.
const LocatedJson *first(const LocatedJson &json, Keys keys)
{
    for (const std::string_view key : keys)
        for (std::size_t i = 0; i < json.items.size() && i < json.keys.size(); ++i)
            if (json.items[i].kind != Kind::Null && isCalled(json.keys[i], key))
                return &json.items[i];
    return nullptr;
}

std::string wordsOf(const LocatedJson *json)
{
    if (json == nullptr)
        return {};
    return json->kind == Kind::Integer ? std::to_string(json->integer) : json->text;
}

const LocatedJson *idIn(const LocatedJson &json)
{
    return first(json, {"id", "cardid", "printid", "code", "cardcode"});
}

const LocatedJson *nameIn(const LocatedJson &json)
{
    return first(json, {"fullname", "name", "cardname", "title", "card", "nickname"});
}

/// Whether the object describes one card, not a group of cards.
bool isEntry(const LocatedJson &json)
{
    return json.kind == Kind::Object && (idIn(json) != nullptr || nameIn(json) != nullptr);
}

bool holdsEntries(const LocatedJson &json)
{
    return json.kind == Kind::Array
        && std::ranges::any_of(json.items, [](const LocatedJson &item) { return isEntry(item); });
}

class DocumentReader
{
public:
    DocumentReader(const DeckGrammar &grammar, std::string_view whole, DeckRows &out)
        : m_grammar(grammar)
        , m_whole(whole)
        , m_out(out)
    {
    }

    void read(const LocatedJson &root)
    {
        if (root.kind == Kind::Object)
            readDeck(root);
        else if (root.kind == Kind::Array)
            readValue(root, kNoSection);
        else
            fail(root, text::said("expected a deck: an object or a list of cards"));
    }

private:
    void fail(const LocatedJson &at, std::string message)
    {
        m_out.fail(m_whole, at.offset, std::move(message), at.path);
    }

    void readDeck(const LocatedJson &deck)
    {
        if (const LocatedJson *objects = first(deck, {"objectstates", "containedobjects"})) {
            readTable(*objects);
            return;
        }
        for (std::size_t i = 0; i < deck.items.size() && i < deck.keys.size(); ++i)
            readMember(match::foldedName(deck.keys[i]), deck.items[i], deck.keys[i]);
    }

    void readMember(const std::string &key, const LocatedJson &value, const std::string &written)
    {
        if (value.kind == Kind::Null)
            return;
        const std::size_t section = sectionOf(m_grammar, key);
        if (value.kind == Kind::String && isDeckName(key))
            m_out.name = value.text;
        else if (value.kind == Kind::String && isAuthor(key))
            m_out.author = value.text;
        else if (value.kind == Kind::String && key == kUnwritten)
            m_out.plain = value.text == kPlain;
        else if (isEnvelope(key, value))
            readDeck(value);
        else if (section == kMaybeboard)
            notePassed(value, written);
        else if (section != kNoSection || isGroup(m_grammar, key))
            readSection(section == kNoSection ? kMainDeck : section, value);
        else if (holdsEntries(value))
            notePassed(value, written);
    }

    /// "data", "deck" and the like contain the deck, possibly with "metadata" next to it.
    bool isEnvelope(std::string_view key, const LocatedJson &value) const
    {
        if (value.kind != Kind::Object)
            return false;
        for (const std::string_view known :
             {"data", "metadata", "meta", "result", "payload", "decklist"})
            if (key == known)
                return true;
        return key == "deck" && std::ranges::any_of(value.keys, [&](const std::string &inner) {
                   return sectionOf(m_grammar, match::foldedName(inner)) != kNoSection;
               });
    }

    void notePassed(const LocatedJson &value, const std::string &key)
    {
        m_out.note(value.offset,
                   text::format("The cards in {} are not part of the deck.", inQuotes(key)));
    }

    void readSection(std::size_t section, const LocatedJson &value)
    {
        m_out.beginSection(section, value.offset);
        readValue(value, section);
    }

    void readValue(const LocatedJson &value, std::size_t section)
    {
        if (value.kind == Kind::Array) {
            for (const LocatedJson &item : value.items)
                readItem(item, section);
        } else if (value.kind == Kind::Object && !isEntry(value)) {
            readMap(value, section);
        } else {
            readItem(value, section);
        }
    }

    /// Reads {"SOR_010": 3}, or kinds of cards, each with a list.
    void readMap(const LocatedJson &map, std::size_t section)
    {
        for (std::size_t i = 0; i < map.items.size() && i < map.keys.size(); ++i) {
            const LocatedJson &value = map.items[i];
            if (value.kind == Kind::Array || (value.kind == Kind::Object && isEntry(value))) {
                readValue(value, section);
                continue;
            }
            DeckRow row = rowAt(value, section);
            row.name = map.keys[i];
            const LocatedJson *count = value.kind == Kind::Object ? countIn(value) : &value;
            if (value.kind != Kind::Null && (count == nullptr || readCount(*count, row)))
                m_out.add(m_whole, std::move(row));
        }
    }

    static DeckRow rowAt(const LocatedJson &json, std::size_t section)
    {
        DeckRow row;
        row.section = section;
        row.offset = json.offset;
        row.path = json.path;
        return row;
    }

    void readItem(const LocatedJson &item, std::size_t section)
    {
        if (item.kind == Kind::Object)
            readEntry(item, section);
        else if (item.kind == Kind::String)
            readWords(item, section);
        else if (item.kind != Kind::Null)
            fail(item,
                 text::format("expected {0}, found {1}", text::said(match::kindName(Kind::Object)),
                              text::said(match::kindName(item.kind))));
    }

    /// Reads "3 Wampa" or a whole list in one string. A single line is always a card.
    void readWords(const LocatedJson &item, std::size_t section)
    {
        if (item.text.find_first_of("\n\r") != std::string::npos)
            return readDeckList(m_grammar, m_whole, {item.text, item.offset}, section, m_out);
        const std::string plain = match::withPlainSpaces(item.text);
        Piece written;
        DeckRow row = rowOf(Piece{plain, item.offset}.trimmed(), written);
        if (row.name.empty() && written.empty())
            return;
        row.section = section;
        row.path = item.path;
        m_out.addLine(m_whole, std::move(row), written);
    }

    static const LocatedJson *countIn(const LocatedJson &entry)
    {
        return first(entry, {"count", "quantity", "qty", "amount", "copies", "num", "numcopies"});
    }

    void readEntry(const LocatedJson &entry, std::size_t section)
    {
        const LocatedJson *inner = first(entry, {"card", "carddata"});
        const LocatedJson &card = inner != nullptr && inner->kind == Kind::Object ? *inner : entry;
        DeckRow row = rowAt(entry, sectionIn(entry, section));
        if (!nameCard(card, row)) {
            fail(entry, text::said("a card needs an \"id\" or a \"name\""));
            return;
        }
        const LocatedJson *count = countIn(entry);
        if ((count == nullptr || readCount(*count, row)) && row.section != kMaybeboard)
            m_out.add(m_whole, std::move(row));
    }

    /// The part of the deck named by the entry; a kind of card such as "Unit" names none.
    std::size_t sectionIn(const LocatedJson &entry, std::size_t otherwise) const
    {
        const LocatedJson *said = first(entry, {"section", "board", "category", "zone", "slot"});
        const std::size_t section = said == nullptr || said->kind != Kind::String
            ? kNoSection
            : sectionOf(m_grammar, match::foldedName(said->text));
        return section == kNoSection ? otherwise : section;
    }

    bool nameCard(const LocatedJson &card, DeckRow &row) const
    {
        const LocatedJson *id = idIn(card);
        const LocatedJson *name = nameIn(card);
        row.print = wordsOf(id);
        row.name = wordsOf(name);
        row.second = wordsOf(first(card, {"version", "subtitle"}));
        if (row.print.empty())
            row.print = printOf(
                m_grammar, wordsOf(first(card, {"set", "setcode", "setid"})),
                wordsOf(first(card, {"number", "cardnumber", "collectornumber", "setnumber"})));
        if (const LocatedJson *place = id != nullptr ? id : name)
            row.offset = place->offset;
        return !row.print.empty() || !row.name.empty();
    }

    bool readCount(const LocatedJson &json, DeckRow &row)
    {
        std::int64_t count = json.integer;
        const std::string_view digits = trimmed(json.text);
        if (json.kind == Kind::String) {
            const auto [end, error]
                = std::from_chars(digits.data(), digits.data() + digits.size(), count);
            if (error == std::errc::invalid_argument || end != digits.data() + digits.size())
                return unexpected(json);
        } else if (json.kind != Kind::Integer) {
            return unexpected(json);
        }
        if (count < 1 || count > kMostCopies) {
            fail(json, text::format("{0} is not between 1 and {1}", count, kMostCopies));
            return false;
        }
        row.count = static_cast<int>(count);
        return true;
    }

    bool unexpected(const LocatedJson &json)
    {
        fail(json,
             text::format("expected {0}, found {1}", text::said(match::kindName(Kind::Integer)),
                          text::said(match::kindName(json.kind))));
        return false;
    }

    /// Reads a Tabletop Simulator table: cards in decks in bags, one object per copy.
    void readTable(const LocatedJson &objects)
    {
        for (const LocatedJson &object : objects.items) {
            if (object.kind != Kind::Object)
                continue;
            if (const LocatedJson *inside = first(object, {"containedobjects"})) {
                readTable(*inside);
                continue;
            }
            const LocatedJson *name = first(object, {"nickname"});
            if (name == nullptr || name->text.empty())
                continue;
            DeckRow row = rowAt(*name, kNoSection);
            row.name = name->text;
            if (const LocatedJson *more = first(object, {"description"});
                more && more->text.size() < 80)
                row.second = more->text;
            if (!m_out.add(m_whole, std::move(row)))
                return;
        }
    }

    const DeckGrammar &m_grammar;
    std::string_view m_whole;
    DeckRows &m_out;
};

} // namespace

void readDeckJson(const DeckGrammar &grammar, std::string_view whole, const LocatedJson &root,
                  DeckRows &out)
{
    DocumentReader(grammar, whole, out).read(root);
}

} // namespace playmat::kit
