#include "kit/common/host/deck_reader.h"

#include "engine/effects/nearest.h"
#include "kit/common/host/deck_rows.h"
#include "match/deck_limits.h"
#include "match/folded_name.h"
#include "match/json.h"
#include "match/plain_words.h"
#include "match/utf8.h"
#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <span>

namespace playmat::kit {

using match::inQuotes;
using match::kLongestDeck;
using match::kMostCopies;
using match::Outcome;
using match::Problem;

namespace {

using Card = DeckCards::Card;

constexpr std::size_t kMostNotes = 4;
constexpr std::size_t kNearTitles = 3;
constexpr int kMostBehind = 8; ///< prints, finishes and the like after a name
constexpr int kMostNear = 24; ///< lines for which similar names are searched, which is slow
constexpr std::size_t kMostListed = 8;
constexpr int kManyUnknown = 3; ///< from this number on, the message also lists the available sets

/// Removes text in brackets or between stars from the end of a name; returns empty if there is
/// none.
std::string_view takeBrackets(std::string_view &name)
{
    const char open = name.ends_with(')') ? '('
        : name.ends_with(']')             ? '['
        : name.ends_with('*')             ? '*'
                                          : '\0';
    if (open == '\0' || name.size() < 3)
        return {};
    const std::size_t at = name.rfind(open, name.size() - 2);
    if (at == std::string_view::npos || at + 2 >= name.size())
        return {};
    const std::string_view inside = name.substr(at + 1, name.size() - at - 2);
    name = trimmed(name.substr(0, at));
    return inside;
}

/// The last one or two words of a name, which may be a print: "(SOR) 95", "SOR 95" and "SOR_095".
std::string_view lastWords(std::string_view name, int words)
{
    std::size_t begin = name.size();
    for (int i = 0; i < words && begin > 0; ++i) {
        begin = name.find_last_not_of(kBlank, begin - 1);
        if (begin == std::string_view::npos)
            return {};
        begin = name.find_last_of(kBlank, begin);
        begin = begin == std::string_view::npos ? 0 : begin;
    }
    return begin == 0 ? std::string_view() : trimmed(name.substr(begin));
}

class Reader
{
public:
    Reader(const DeckCards &cards, std::string_view text)
        : m_cards(cards)
        , m_grammar(cards.grammar())
        , m_bytes(text)
    {
    }

    DeckReading read()
    {
        if (m_bytes.size() > kLongestDeck)
            return refused(text::format("the text is longer than {} bytes", kLongestDeck),
                           kLongestDeck);
        m_deck.text = withoutByteOrderMark(match::asUtf8(m_bytes));
        const std::size_t bad = match::firstNotUtf8(m_deck.text);
        if (bad != std::string_view::npos)
            return refused(text::said("this is not text in UTF-8"), bad);
        if (isMarkup())
            return refused(
                text::said("this is the source of a web page; copy the list that it shows"), 0);
        if (isLink())
            return refused(text::said("this is a link; copy the list itself"), 0);
        if (const auto json = readForm(); json)
            return {*json, {}, 0, 0};
        return resolve();
    }

    LooseReading readLoosely()
    {
        m_loose = true;
        m_rows.considers = true;
        const DeckReading reading = read();
        m_deck.sections.resize(kOwnSections + m_grammar.own.size());
        if (!m_resolved)
            return {std::move(m_deck), reading.deck.problem()};
        return {std::move(m_deck), m_lost.empty() ? std::nullopt : std::optional(m_lost.all())};
    }

private:
    DeckReading refused(std::string message, std::size_t offset)
    {
        Problem problem{"bad_deck", std::move(message), {}};
        match::setPlace(problem, m_deck.text.empty() ? m_bytes : m_deck.text, offset);
        return {problem, {}, 0, 0};
    }

    [[nodiscard]] std::string_view body() const
    {
        const std::string_view text = m_deck.text;
        const std::size_t first = text.find_first_not_of(" \t\r\n\f\v");
        if (first == std::string_view::npos)
            return {};
        return text.substr(first, text.find_last_not_of(" \t\r\n\f\v") + 1 - first);
    }

    [[nodiscard]] bool isMarkup() const
    {
        const std::string_view text = body();
        return text.starts_with('<') && text.ends_with('>')
            && text.find("</") != std::string_view::npos;
    }
    [[nodiscard]] bool isLink() const
    {
        return body().find("://") < 8 && body().find_first_of(kBlank) == std::string_view::npos
            && body().find('\n') == std::string_view::npos;
    }

    /// A bracket alone does not make it JSON, because pick lists begin with one.
    [[nodiscard]] bool isJson() const
    {
        const std::string_view text = body();
        if (text.starts_with('"'))
            return text.ends_with('"') && text.find('\n') == std::string_view::npos
                && text.size() > 2 && text.find("\\\"") != std::string_view::npos;
        const std::size_t next = text.find_first_not_of(" \t\r\n", 1);
        return text.starts_with('{')
            || (text.starts_with('[') && next != std::string_view::npos
                && std::string_view("{\"[").find(text[next]) != std::string_view::npos);
    }

    /// Returns the problem if the text should be JSON but is not valid.
    std::optional<Problem> readForm()
    {
        if (isJson())
            return readJson();
        const std::string_view text = m_deck.text;
        if (!readDeckCode(text, m_rows) && !readDeckTable(m_grammar, text, m_rows))
            readDeckList(m_grammar, text, {text, 0}, kNoSection, m_rows);
        return std::nullopt;
    }

    std::optional<Problem> readJson()
    {
        m_deck.json = true;
        auto root = match::parseLocated(m_deck.text, kLongestDeck);
        for (int inner = 0; root && root.value().kind == match::LocatedJson::Kind::String;
             ++inner) {
            m_deck.text = root.value().text; // JSON in quotes, as some programs send it
            if (inner > 2 || !isJson())
                return readForm();
            root = match::parseLocated(m_deck.text, kLongestDeck);
        }
        if (!root)
            return root.problem();
        readDeckJson(m_grammar, m_deck.text, root.value(), m_rows);
        return std::nullopt;
    }

    DeckReading resolve()
    {
        m_deck.sections.resize(kOwnSections + m_grammar.own.size());
        m_deck.places = m_rows.places;
        m_deck.places.resize(m_deck.sections.size());
        m_deck.name = m_rows.name;
        m_deck.author = m_rows.author;
        m_deck.plain = m_rows.plain;
        m_lost = m_rows.problems;
        m_resolved = true;
        for (std::size_t i = 0; i < m_rows.rows.size(); ++i)
            readRow(m_rows.rows[i], i == 0);
        if (m_loose)
            return {Problem{}, {}, m_total, m_recognised};
        sayMissing();
        if (m_rows.problems.empty())
            checkWhole();
        const std::string notes = notesText();
        if (!m_rows.problems.empty())
            return {problem(), notes, m_total, m_recognised};
        return {std::move(m_deck), notes, m_total, m_recognised};
    }

    void fail(const DeckRow &row, std::string message, const char *code = "bad_deck")
    {
        m_rows.fail(m_deck.text, row.offset, std::move(message), row.path, code);
    }

    void readRow(DeckRow &row, bool first)
    {
        m_total += row.count;
        if (const Card listed = asListed(row); listed != 0) {
            m_recognised += row.count;
            put(row, listed);
            return;
        }
        Named named = nameOf(row);
        Card card = named.print.empty() ? 0 : m_cards.find(named.print);
        if (card != 0)
            card = agreed(row, named, card);
        else if (!named.cards.empty())
            card = oneOf(row, named.cards);
        else if (!isOtherwise(row, named, first))
            failUnknown(row, named);
        if (card == 0) {
            if (m_loose && !m_isTitle)
                putUnknown(row);
            return;
        }
        m_recognised += row.count;
        put(row, card);
    }

    /// The card of a row that Playmat itself wrote, such as "R2-D2 | Ignoring Protocol (SOR_236)";
    /// 0 for any other row. This avoids building the index of all names.
    [[nodiscard]] Card asListed(const DeckRow &row) const
    {
        std::string_view name = trimmed(row.name);
        const std::string_view inside = takeBrackets(name);
        const std::string print = inside.empty() ? std::string() : m_cards.print(inside);
        const Card card = print.empty() ? 0 : m_cards.find(print);
        return card != 0 && m_cards.listed(card) == name ? card : 0;
    }

    /// The cards with a row's name, and the row's print.
    struct Named
    {
        std::vector<Card> cards;
        std::string print;
        std::string_view name; ///< without prints and other additions
    };

    Named nameOf(const DeckRow &row) const
    {
        Named out;
        out.print = m_cards.print(row.print);
        out.name = trimmed(row.name);
        if (const std::string alone = m_cards.print(out.name); !alone.empty()) {
            out.print = alone;
            out.name = {};
            return out;
        }
        if (!row.second.empty())
            out.cards = m_cards.named(fmt::format("{} | {}", out.name, row.second));
        for (int taken = 0; out.cards.empty() && !out.name.empty(); ++taken) {
            out.cards = m_cards.named(out.name);
            if (out.cards.empty() && (taken == kMostBehind || !takeBehind(out)))
                break;
        }
        return out;
    }

    /// Removes a print, a finish or the like from the end of a name.
    bool takeBehind(Named &out) const
    {
        for (const int words : {1, 2}) {
            const std::string_view last = lastWords(out.name, words);
            const std::string print = last.empty() ? std::string() : m_cards.print(last);
            if (print.empty())
                continue;
            out.print = print;
            out.name = trimmed(out.name.substr(0, out.name.size() - last.size()));
            return true;
        }
        if (const std::size_t end = out.name.find_first_of(kBlank); end != std::string_view::npos)
            if (const std::string print = m_cards.print(out.name.substr(0, end)); !print.empty()) {
                out.print = print;
                out.name = trimmed(out.name.substr(end));
                return true;
            }
        std::string_view rest = out.name;
        const std::string_view inside = takeBrackets(rest);
        if (inside.empty() || rest.empty())
            return false;
        if (const std::string print = m_cards.print(inside); !print.empty())
            out.print = print;
        out.name = rest;
        return true;
    }

    /// The print determines the card; the name must not contradict it.
    Card agreed(const DeckRow &row, const Named &named, Card card)
    {
        const auto same = [&](Card other) { return m_cards.same(other, card); };
        if (named.cards.empty() || std::ranges::any_of(named.cards, same))
            return card;
        fail(row,
             text::format("{0} is not {1} but {2}", named.print, inQuotes(named.name),
                          m_cards.listed(card)));
        return 0;
    }

    Card oneOf(const DeckRow &row, const std::vector<Card> &cards)
    {
        if (cards.size() == 1)
            return cards.front();
        m_recognised += row.count;
        fail(row, text::format(m_grammar.severalCards, inQuotes(row.name), listOf(cards)));
        return 0;
    }

    [[nodiscard]] std::string listOf(const std::vector<Card> &cards) const
    {
        std::string list;
        for (const Card card : std::span(cards).first(std::min(cards.size(), kMostListed)))
            list += fmt::format("{}{} ({})", list.empty() ? "" : ", ", m_cards.listed(card),
                                m_cards.id(card));
        return cards.size() > kMostListed ? list + " …" : list;
    }

    /// Whether the row is a card of an unavailable set, an unknown heading or a title.
    bool isOtherwise(const DeckRow &row, const Named &named, bool first)
    {
        m_isTitle = false;
        const KnownSet *set
            = named.print.empty() ? nullptr : setOfCode(m_grammar, setCodeOf(named.print));
        if (set != nullptr && !hasSet(set->code)) {
            m_recognised += row.count;
            m_missing += row.count;
            if (std::ranges::find(m_missingSets, set) == m_missingSets.end())
                m_missingSets.push_back(set);
            if (m_firstMissing == nullptr)
                m_firstMissing = &row;
            return true;
        }
        if (!row.bare || !row.path.empty() || !named.print.empty() || !(first || row.marked)
            || !m_cards.titled(row.name).empty() || !near(row.name).empty())
            return false;
        m_total -= row.count;
        if (first && !row.marked && m_deck.name.empty() && m_rows.rows.size() > 1)
            m_deck.name = row.name;
        else if (!row.marked)
            return false;
        m_isTitle = true;
        m_rows.note(
            row.offset,
            row.marked
                ? text::format("{} is read as a heading within the deck.", inQuotes(row.name))
                : text::format("{} is read as the name of the deck.", inQuotes(row.name)));
        return true;
    }

    /// Whether the program has any card of the set.
    bool hasSet(const std::string &code)
    {
        if (m_setsHere.empty())
            for (const Card card : m_cards.all())
                m_setsHere.insert(std::string(setCodeOf(m_cards.id(card))));
        return m_setsHere.contains(code);
    }

    [[nodiscard]] std::string setsHere()
    {
        std::string list;
        for (const KnownSet &set : m_grammar.sets)
            if (hasSet(set.code))
                list += (list.empty() ? "" : ", ") + shownSet(set);
        return list;
    }

    void failUnknown(const DeckRow &row, const Named &named)
    {
        ++m_unknown;
        m_unknownCopies += row.count;
        if (row.name.empty() && named.print.empty()) {
            fail(row,
                 text::format("{0} is not the number of a card (like {1})", inQuotes(row.print),
                              m_grammar.printExample));
            return;
        }
        if (named.name.empty()) {
            fail(row, text::format("{} is not a known card", named.print), "unknown_card");
            return;
        }
        fail(row, m_rows.problems.full() ? std::string() : unknownText(row), "unknown_card");
    }

    std::string unknownText(const DeckRow &row)
    {
        const std::vector<Card> titled = m_cards.titled(row.name);
        if (!titled.empty())
            return text::format("{0} is not a known card; the cards with this title are: {1}",
                                inQuotes(row.name), listOf(titled));
        const std::vector<Card> meant = near(row.name);
        if (!meant.empty())
            return text::format("{0} is not a known card; did you mean {1}?", inQuotes(row.name),
                                listOf(meant));
        return text::format("{} is not a known card", inQuotes(row.name));
    }

    /// The cards whose names differ by one or a few letters, nearest first.
    std::vector<Card> near(std::string_view written)
    {
        if (++m_asked > kMostNear)
            return {};
        if (m_folded.empty())
            for (const Card card : m_cards.all())
                for (const std::string &name : {m_cards.listed(card), m_cards.title(card)})
                    m_folded.emplace_back(match::foldedName(name), card);
        std::string_view name = written;
        (void)takeBrackets(name);
        std::vector<std::string_view> words;
        for (const auto &[folded, card] : m_folded)
            words.emplace_back(folded);
        std::vector<Card> cards;
        for (const std::size_t at : effects::nearestWords(match::foldedName(name), words)) {
            const Card card = m_folded[at].second;
            const auto same = [&](Card other) { return m_cards.same(other, card); };
            if (cards.size() < kNearTitles && std::ranges::none_of(cards, same))
                cards.push_back(card);
        }
        return cards;
    }

    /// Other cards in a section for a single card go where their kind belongs, because a heading
    /// may have been missed.
    std::size_t sectionFor(const DeckRow &row, Card card)
    {
        const std::size_t own = m_cards.section(card);
        if (row.section == kNoSection || row.section == kMainDeck)
            return own;
        if (kindOf(m_grammar, row.section) != DeckKind::One || own == row.section)
            return row.section;
        const bool filled = !m_deck.sections[row.section].empty();
        return filled || own != kMainDeck ? own : row.section;
    }

    void put(const DeckRow &row, Card card)
    {
        const std::size_t section = sectionFor(row, card);
        const DeckEntry entry{m_cards.id(card), row.count, row.path, row.offset};
        const DeckKind kind = m_loose ? DeckKind::Many : kindOf(m_grammar, section);
        if (kind == DeckKind::Many) {
            putCopies(row, m_deck.sections[section], entry);
            return;
        }
        const DeckSection &one = m_grammar.own[section - kOwnSections];
        if (kind == DeckKind::Never)
            fail(row, text::said(one.second));
        else if (row.count != 1)
            fail(row, text::format(one.several, row.count));
        else if (!m_deck.sections[section].empty())
            fail(row, text::said(one.second));
        else
            m_deck.sections[section].push_back(entry);
    }

    void putUnknown(const DeckRow &row)
    {
        DeckEntry entry{{}, row.count, row.path, row.offset, row.name};
        if (!row.second.empty())
            entry.written = fmt::format("{} | {}", row.name, row.second);
        if (entry.written.empty())
            entry.written = row.print;
        m_deck.sections[row.section == kNoSection ? kMainDeck : row.section].push_back(entry);
    }

    void putCopies(const DeckRow &row, std::vector<DeckEntry> &to, const DeckEntry &entry)
    {
        const auto there = std::ranges::find(to, entry.id, &DeckEntry::id);
        if (there == to.end())
            to.push_back(entry);
        else if (there->count + entry.count > kMostCopies)
            fail(row, text::format("more than {} copies of a card", kMostCopies));
        else
            there->count += entry.count;
    }

    /// Reports cards of unavailable sets first, with the names of the sets.
    void sayMissing()
    {
        if (m_missing > 0) {
            std::string sets;
            for (const KnownSet *set : m_missingSets)
                sets += (sets.empty() ? "" : ", ") + shownSet(*set);
            m_head = text::format(
                "{0} of {1} cards are from sets that Playmat does not have yet: {2}; it has {3}",
                m_missing, m_total, sets, setsHere());
            m_rows.fail(m_deck.text, m_firstMissing->offset, {}, m_firstMissing->path,
                        "unknown_card");
        } else if (m_unknown >= kManyUnknown) {
            m_head
                = text::format("{0} of {1} cards are not known here; Playmat has the cards of {2}",
                               m_unknownCopies, m_total, setsHere());
        }
    }

    Problem problem() const { return m_rows.problems.all(m_head); }

    void checkWhole()
    {
        DeckRow end;
        end.offset = std::min(m_deck.text.size(), m_deck.text.find_last_not_of(" \t\r\n\f\v") + 1);
        bool any = false;
        for (const auto &section : m_deck.sections)
            any |= !section.empty();
        if (m_deck.json)
            end.path = "$";
        for (std::size_t i = 0; i < m_grammar.own.size(); ++i)
            if (m_grammar.own[i].missing != nullptr && m_deck.sections[kOwnSections + i].empty())
                fail(end, text::said(m_grammar.own[i].missing));
        if (!any && m_rows.problems.empty())
            fail(end, text::said("the list has no cards"));
    }

    std::string notesText() const
    {
        std::string out;
        for (std::size_t i = 0; i < std::min(kMostNotes, m_rows.notes.size()); ++i) {
            Problem place;
            match::setPlace(place, m_deck.text, m_rows.notes[i].offset);
            out += (out.empty() ? "" : " ")
                + text::format("Line {0}: {1}", place.line, m_rows.notes[i].words);
        }
        if (m_rows.notes.size() > kMostNotes)
            out += " "
                + text::format("There are {} more remarks.", m_rows.notes.size() - kMostNotes);
        return out;
    }

    const DeckCards &m_cards;
    const DeckGrammar &m_grammar;
    std::string_view m_bytes;
    WrittenDeck m_deck;
    DeckRows m_rows;
    std::set<std::string> m_setsHere;
    std::vector<std::pair<std::string, Card>> m_folded; ///< for suggestions of similar names
    std::vector<const KnownSet *> m_missingSets;
    const DeckRow *m_firstMissing = nullptr;
    std::string m_head; ///< introduces all problems
    DeckProblems m_lost; ///< parts of the text that no entry can hold
    bool m_loose = false;
    bool m_resolved = false; ///< the text has the form of a deck
    bool m_isTitle = false; ///< the last row without a card is a title or a heading
    int m_asked = 0;
    int m_total = 0;
    int m_recognised = 0;
    int m_missing = 0; ///< number of copies of cards from unavailable sets
    int m_unknown = 0;
    int m_unknownCopies = 0;
};

} // namespace

DeckReading readDeck(const DeckCards &cards, std::string_view text)
{
    return Reader(cards, text).read();
}

LooseReading readDeckLoosely(const DeckCards &cards, std::string_view text)
{
    return Reader(cards, text).readLoosely();
}

} // namespace playmat::kit
