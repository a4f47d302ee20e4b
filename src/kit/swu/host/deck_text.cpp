#include "kit/swu/host/deck_text.h"

#include "kit/common/host/deck_list.h"
#include "kit/swu/host/card_names.h"
#include "kit/swu/host/located_json.h"
#include "match/json.h"
#include "match/plain_words.h"
#include "match/utf8.h"
#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace playmat::match {

namespace {

using kit::kBlank;
using swu::CardDef;
using swu::CardType;
using swu::DefId;

enum class Section : std::uint8_t { None, Leader, Base, Deck, Sideboard };

struct Header
{
    std::string_view word; ///< folded
    Section section;
};
constexpr std::array kHeaders{
    Header{"leader", Section::Leader},  Header{"leaders", Section::Leader},
    Header{"base", Section::Base},      Header{"bases", Section::Base},
    Header{"deck", Section::Deck},      Header{"maindeck", Section::Deck},
    Header{"main", Section::Deck},      Header{"sideboard", Section::Sideboard},
    Header{"side", Section::Sideboard},
};

/// What is said when there is more than one of what a deck has one of.
struct OnlyOne
{
    std::string_view several;
    std::string_view second;
};
constexpr OnlyOne kOneLeader{text::mark("a deck has one leader, not {}"),
                             text::mark("a second leader; a deck has one")};
constexpr OnlyOne kOneBase{text::mark("a deck has one base, not {}"),
                           text::mark("a second base; a deck has one")};

/// A part of the text that knows where it is.
struct Piece
{
    std::string_view text;
    std::size_t offset = 0;

    [[nodiscard]] Piece from(std::size_t at) const { return {text.substr(at), offset + at}; }
    [[nodiscard]] Piece upTo(std::size_t at) const { return {text.substr(0, at), offset}; }
    [[nodiscard]] Piece trimmed() const
    {
        const std::string_view words = kit::trimmed(text);
        return {words, offset + static_cast<std::size_t>(words.data() - text.data())};
    }
    [[nodiscard]] bool empty() const { return text.empty(); }
};

/// A line about a card, taken apart.
struct CardLine
{
    Piece count; ///< digits; empty: one copy
    Piece name; ///< title and subtitle as written; empty when a print's number is all
    Piece title;
    Piece subtitle;
    Piece print;
};

/// The id of a print, whatever the case of its letters; empty when it is none.
std::string printIn(std::string_view text)
{
    return normalisedCardId(raised(text));
}

/// Takes "3 ", "3x " or "3 | " from a line. "2-1B Surgical Droid" does not begin with a count.
Piece takeCount(Piece &line)
{
    const std::size_t digits
        = std::min(line.text.size(), line.text.find_first_not_of("0123456789"));
    std::size_t end = digits;
    if (end > 0 && end < line.text.size() && (line.text[end] == 'x' || line.text[end] == 'X'))
        ++end;
    const bool ends = end == line.text.size() || line.text[end] == '|'
        || kBlank.find(line.text[end]) != std::string_view::npos;
    if (digits == 0 || !ends)
        return line.upTo(0);
    const Piece count = line.upTo(digits);
    line = line.from(end).trimmed();
    if (line.text.starts_with('|'))
        line = line.from(1).trimmed();
    return count;
}

/// Takes "(SOR_010)" from the end of a name.
Piece takePrint(Piece &name)
{
    const std::size_t open = name.text.rfind('(');
    if (open == std::string_view::npos || !name.text.ends_with(')'))
        return name.from(name.text.size());
    const Piece inside = name.from(open + 1).upTo(name.text.size() - open - 2).trimmed();
    if (printIn(inside.text).empty())
        return name.from(name.text.size());
    name = name.upTo(open).trimmed();
    return inside;
}

CardLine takeApart(Piece line)
{
    CardLine out;
    out.count = takeCount(line);
    if (!printIn(line.text).empty()) {
        out.print = line;
        return out;
    }
    out.print = takePrint(line);
    out.name = line;
    const std::size_t bar = line.text.find('|');
    out.title = line.upTo(std::min(bar, line.text.size())).trimmed();
    out.subtitle = bar == std::string_view::npos ? line.from(line.text.size())
                                                 : line.from(bar + 1).trimmed();
    return out;
}

class ListReader
{
public:
    ListReader(const swu::CardDb &db, std::string_view text)
        : m_db(db)
        , m_text(text)
        , m_plain(withPlainSpaces(text.substr(0, kLongestDeck)))
        , m_names(db)
    {
    }

    Outcome<DeckDocument> read()
    {
        const std::size_t bad = firstNotUtf8(m_text);
        if (m_text.size() > kLongestDeck)
            fail(kLongestDeck, text::format("the text is longer than {} bytes", kLongestDeck));
        else if (bad != std::string_view::npos)
            fail(bad, text::said("this is not text in UTF-8"));
        else
            readLines();
        if (m_problems.empty())
            checkWhole();
        if (!m_problems.empty())
            return m_problems.all();
        return std::move(m_deck);
    }

private:
    void fail(std::size_t offset, std::string message, const char *code = "bad_deck")
    {
        Problem problem{code, std::move(message), {}};
        if (!m_problems.full())
            setPlace(problem, m_text, offset);
        m_problems.add(std::move(problem));
    }

    void readLines()
    {
        std::size_t at = m_text.size() - kit::withoutByteOrderMark(m_text).size();
        const std::string_view text = m_plain;
        while (at < text.size()) {
            const std::size_t end = std::min(text.size(), text.find('\n', at));
            readLine(Piece{text.substr(at, end - at), at}.trimmed());
            at = end + 1;
        }
    }

    void readLine(const Piece &line)
    {
        if (readHeader(line) || line.text.starts_with('#'))
            return;
        std::size_t comment = line.text.find('#', 1);
        while (comment < line.text.size()
               && kBlank.find(line.text[comment - 1]) == std::string_view::npos)
            comment = line.text.find('#', comment + 1);
        const Piece card = line.upTo(std::min(comment, line.text.size())).trimmed();
        if (!card.empty())
            readCard(card);
    }

    bool readHeader(const Piece &line)
    {
        const std::size_t first = std::min(line.text.find_first_not_of("# \t"), line.text.size());
        Piece words = line.from(first);
        if (words.text.ends_with(':'))
            words = words.upTo(words.text.size() - 1);
        const std::string folded = foldedName(words.text);
        const auto *const found = std::ranges::find(kHeaders, folded, &Header::word);
        if (found == kHeaders.end())
            return false;
        m_section = found->section;
        if (m_section == Section::Deck)
            m_deck.cardsOffset = line.offset;
        if (m_section == Section::Sideboard)
            m_deck.sideboardOffset = line.offset;
        return true;
    }

    void readCard(const Piece &line)
    {
        const CardLine parts = takeApart(line);
        const std::optional<int> count = countOf(parts);
        if (!count)
            return;
        const DefId card = parts.print.empty() ? byName(parts) : byPrint(parts);
        if (card == 0)
            return;
        const Piece &place = parts.name.empty() ? parts.print : parts.name;
        put(m_db.def(card), {m_db.def(card).id, *count, {}, place.offset});
    }

    std::optional<int> countOf(const CardLine &line)
    {
        if (line.name.empty() && line.print.empty()) {
            fail(line.count.offset, text::said("a number of copies, but of which card?"));
            return std::nullopt;
        }
        int count = line.count.empty() ? 1 : 0;
        for (const char digit : line.count.text)
            count = std::min(kMostCopies + 1, count * 10 + (digit - '0'));
        if (count >= 1 && count <= kMostCopies)
            return count;
        fail(line.count.offset,
             text::format("{0} is not between 1 and {1}", line.count.text, kMostCopies));
        return std::nullopt;
    }

    DefId byName(const CardLine &line)
    {
        const std::vector<DefId> cards = m_names.find(line.title.text, line.subtitle.text);
        if (cards.size() == 1)
            return cards.front();
        if (!cards.empty()) {
            fail(line.name.offset,
                 text::format("{0} is the title of several cards, so its subtitle is needed: {1}",
                              inQuotes(line.name.text), listOf(cards)));
            return 0;
        }
        const std::vector<DefId> near = m_names.withTitle(line.title.text);
        fail(line.name.offset,
             near.empty()
                 ? text::format("{} is not a known card", inQuotes(line.name.text))
                 : text::format("{0} is not a known card; the cards with this title are: {1}",
                                inQuotes(line.name.text), listOf(near)),
             "unknown_card");
        return 0;
    }

    /// The number says which card it is; a name beside it must not say a different one.
    DefId byPrint(const CardLine &line)
    {
        const std::string print = printIn(line.print.text);
        const DefId card = m_db.find(print);
        if (card == 0 && !line.name.empty())
            return byName(line);
        if (card == 0) {
            fail(line.print.offset, text::format("{} is not a known card", print), "unknown_card");
            return 0;
        }
        const std::vector<DefId> named = m_names.find(line.title.text, line.subtitle.text);
        const auto same
            = [&](DefId other) { return m_db.def(other).identity == m_db.def(card).identity; };
        if (named.empty() || std::ranges::any_of(named, same))
            return card;
        fail(line.name.offset,
             text::format("{0} is not {1} but {2}", print, inQuotes(line.name.text),
                          listedName(m_db.def(card))));
        return 0;
    }

    [[nodiscard]] std::string listOf(const std::vector<DefId> &cards) const
    {
        std::string list;
        for (const DefId card : cards)
            list += fmt::format("{}{} ({})", list.empty() ? "" : ", ", listedName(m_db.def(card)),
                                m_db.def(card).id);
        return list;
    }

    /// Under no heading, and under that of the deck, leader and base are known by their types.
    void put(const CardDef &card, DeckEntry entry)
    {
        const bool byType = m_section == Section::None || m_section == Section::Deck;
        if (m_section == Section::Leader || (byType && card.type == CardType::Leader))
            putSingle(m_deck.leader, std::move(entry), kOneLeader);
        else if (m_section == Section::Base || (byType && card.type == CardType::Base))
            putSingle(m_deck.base, std::move(entry), kOneBase);
        else
            putCopies(m_section == Section::Sideboard ? m_deck.sideboard : m_deck.cards,
                      std::move(entry));
    }

    void putSingle(DeckEntry &to, DeckEntry entry, const OnlyOne &single)
    {
        if (entry.count != 1)
            fail(entry.offset, text::format(single.several, entry.count));
        else if (!to.id.empty())
            fail(entry.offset, text::said(single.second));
        else
            to = std::move(entry);
    }

    void putCopies(std::vector<DeckEntry> &to, DeckEntry entry)
    {
        const auto there = std::ranges::find(to, entry.id, &DeckEntry::id);
        if (there == to.end())
            to.push_back(std::move(entry));
        else if (there->count + entry.count > kMostCopies)
            fail(entry.offset, text::format("more than {} copies of a card", kMostCopies));
        else
            there->count += entry.count;
    }

    void checkWhole()
    {
        const std::size_t end = std::min(m_text.size(), m_text.find_last_not_of(" \t\r\n\f\v") + 1);
        if (m_deck.leader.id.empty())
            fail(end, text::said("the deck has no leader"));
        if (m_deck.base.id.empty())
            fail(end, text::said("the deck has no base"));
        if (!m_problems.empty())
            return;
        const CardDef &leader = m_db.def(m_db.find(m_deck.leader.id));
        m_deck.name = leader.subtitle.empty() ? leader.name
                                              : fmt::format("{}, {}", leader.name, leader.subtitle);
    }

    const swu::CardDb &m_db;
    std::string_view m_text;
    std::string m_plain; ///< what is read; its places are those of the text
    CardNames m_names;
    Section m_section = Section::None;
    DeckDocument m_deck;
    kit::DeckProblems m_problems;
};

} // namespace

Outcome<DeckDocument> parseDeckText(const swu::CardDb &db, std::string_view text)
{
    return ListReader(db, text).read();
}

bool isDeckJson(std::string_view text)
{
    const char first = kit::firstCharacter(text);
    return first == '{' || first == '[';
}

Outcome<DeckDocument> readDeck(const swu::CardDb &db, std::string_view text)
{
    return isDeckJson(text) ? parseDeck(text) : parseDeckText(db, text);
}

} // namespace playmat::match
