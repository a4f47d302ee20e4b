#include "decks/csv.h"
#include "kit/common/host/deck_rows.h"
#include "match/deck_limits.h"
#include "match/folded_name.h"
#include "match/plain_words.h"
#include "text/language.h"

#include <algorithm>
#include <array>
#include <string>

namespace playmat::kit {

using match::inQuotes;
using match::kMostCopies;

namespace {

using Column = decks::CsvColumn;
using Field = decks::CsvField;
using Fields = std::vector<Field>;
using decks::kKindsOfColumns;

class TableReader
{
public:
    TableReader(const DeckGrammar &grammar, std::string_view text, DeckRows &out)
        : m_grammar(grammar)
        , m_text(text)
        , m_out(out)
    {
    }

    bool read()
    {
        for (const char comma : {',', ';', '\t'}) {
            std::size_t at = 0;
            if (!readHead(decks::csvLine(m_text, at, comma)))
                continue;
            while (at < m_text.size() && readLine(decks::csvLine(m_text, at, comma))) { }
            return true;
        }
        return false;
    }

private:
    bool readHead(const Fields &fields)
    {
        m_columns.clear();
        for (const Field &field : fields)
            m_columns.push_back(columnOf(match::foldedName(field.text)));
        m_columnsOf = {};
        for (const Column column : m_columns)
            ++m_columnsOf.at(std::size_t(column));
        m_sections.clear();
        for (const Field &field : fields)
            m_sections.push_back(sectionOf(m_grammar, match::foldedName(field.text)));
        const bool cards
            = has(Column::Name) || has(Column::Print) || (has(Column::Set) && has(Column::Number));
        return cards && fields.size() > 1
            && (has(Column::Count) || has(Column::Section) || has(Column::Set));
    }

    [[nodiscard]] bool has(Column column) const { return columnsOf(column) > 0; }

    [[nodiscard]] int columnsOf(Column column) const { return m_columnsOf.at(std::size_t(column)); }

    [[nodiscard]] Column columnOf(const std::string &word) const
    {
        const Column known = decks::csvColumn(word);
        if (known != Column::Other)
            return known;
        return sectionOf(m_grammar, word) >= kOwnSections
                && sectionOf(m_grammar, word) != kNoSection
            ? Column::One
            : Column::Other;
    }

    [[nodiscard]] const Field *field(const Fields &fields, Column column) const
    {
        for (std::size_t i = 0; i < std::min(fields.size(), m_columns.size()); ++i)
            if (m_columns[i] == column && !trimmed(fields[i].text).empty())
                return &fields[i];
        return nullptr;
    }

    [[nodiscard]] std::string words(const Fields &fields, Column column) const
    {
        const Field *found = field(fields, column);
        return found == nullptr ? std::string() : std::string(trimmed(found->text));
    }

    bool readLine(const Fields &fields)
    {
        if (fields.size() == 1 && trimmed(fields[0].text).empty())
            return true;
        if (!sameDeck(fields))
            return false;
        readSingles(fields);
        DeckRow row;
        row.name = words(fields, Column::Name);
        row.second = words(fields, Column::Second);
        row.print = printIn(fields);
        row.offset = fields[0].begin;
        if (const Field *name = field(fields, Column::Name))
            row.offset = name->begin;
        const std::size_t section
            = sectionOf(m_grammar, match::foldedName(words(fields, Column::Section)));
        row.section = section;
        if ((row.name.empty() && row.print.empty()) || section == kMaybeboard)
            return true;
        return !readCount(fields, row) || m_out.add(m_text, std::move(row));
    }

    [[nodiscard]] std::string printIn(const Fields &fields) const
    {
        const std::string print = words(fields, Column::Print);
        return print.empty()
            ? printOf(m_grammar, words(fields, Column::Set), words(fields, Column::Number))
            : print;
    }

    /// A table may contain all decks of a tournament; only the first one is read.
    bool sameDeck(const Fields &fields)
    {
        const std::string deck = words(fields, Column::Deck);
        const std::string author = words(fields, Column::Author);
        if (m_out.rows.empty()) {
            m_out.name = deck;
            m_out.author = author;
        }
        if (deck == m_out.name && author == m_out.author)
            return true;
        m_out.note(fields[0].begin,
                   text::format("There are several decks in this table; the first one is read: {}.",
                                inQuotes(m_out.name)));
        return false;
    }

    void readSingles(const Fields &fields)
    {
        for (std::size_t i = 0; i < std::min(fields.size(), m_columns.size()); ++i) {
            if (m_columns[i] != Column::One || trimmed(fields[i].text).empty())
                continue;
            DeckRow row;
            row.section = m_sections[i];
            row.name = std::string(trimmed(fields[i].text));
            row.offset = fields[i].begin;
            const auto same = [&](const DeckRow &there) {
                return there.section == row.section && there.name == row.name;
            };
            if (std::ranges::none_of(m_out.rows, same))
                m_out.add(m_text, std::move(row));
        }
    }

    /// Adds up regular and foil copies. False: there are none, or an error was reported.
    bool readCount(const Fields &fields, DeckRow &row)
    {
        if (!has(Column::Count))
            return true;
        int count = 0;
        bool any = false;
        for (std::size_t i = 0; i < std::min(fields.size(), m_columns.size()); ++i) {
            const std::string_view digits = trimmed(fields[i].text);
            if (m_columns[i] != Column::Count || digits.empty())
                continue;
            any = true;
            if (digits.find_first_not_of("0123456789") != std::string_view::npos)
                return refuse(fields[i]);
            count += copiesIn(digits);
        }
        if (any && count == 0 && columnsOf(Column::Count) > 1)
            return false; // a collection also lists cards without copies
        if (any && (count < 1 || count > kMostCopies))
            return refuse(*field(fields, Column::Count));
        row.count = any ? count : 1;
        return true;
    }

    bool refuse(const Field &count)
    {
        m_out.fail(m_text, count.begin,
                   text::format("{0} is not between 1 and {1}", inQuotes(count.text), kMostCopies));
        return false;
    }

    const DeckGrammar &m_grammar;
    std::string_view m_text;
    DeckRows &m_out;
    std::vector<Column> m_columns;
    std::array<int, kKindsOfColumns> m_columnsOf{}; ///< how many; a head may be very long
    std::vector<std::size_t> m_sections;
};

/// The value of a Base64 letter, or -1.
int sextet(char c)
{
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 26;
    if (c >= '0' && c <= '9')
        return c - '0' + 52;
    return c == '+' || c == '-' ? 62 : c == '/' || c == '_' ? 63 : -1;
}

std::string fromBase64(std::string_view code)
{
    std::string out;
    std::uint32_t bits = 0;
    unsigned have = 0;
    while (code.ends_with('='))
        code.remove_suffix(1);
    for (const char c : code) {
        const int six = sextet(c);
        if (six < 0)
            return {};
        bits = bits << 6U | static_cast<std::uint32_t>(six);
        have += 6;
        if (have >= 8) {
            have -= 8;
            out += static_cast<char>(bits >> have & 0xFFU);
        }
    }
    return out;
}

} // namespace

bool readDeckTable(const DeckGrammar &grammar, std::string_view whole, DeckRows &out)
{
    return TableReader(grammar, whole, out).read();
}

/// Reads "Ariel_On Human Legs$2|Smash$4|", encoded in Base64.
bool readDeckCode(std::string_view whole, DeckRows &out)
{
    const std::string_view code = trimmed(whole.substr(0, whole.find_last_not_of(" \t\r\n") + 1));
    if (code.size() < 16 || code.find_first_of(" \t\r\n:.") != std::string_view::npos)
        return false;
    const std::string list = fromBase64(code);
    if (list.find('$') == std::string::npos || list.find('|') == std::string::npos)
        return false;
    for (std::size_t at = 0; at < list.size();) {
        const std::size_t end = std::min(list.find('|', at), list.size());
        const std::string_view one = std::string_view(list).substr(at, end - at);
        const std::size_t sign = std::min(one.find('$'), one.size());
        DeckRow row;
        row.name = std::string(one.substr(0, sign));
        std::ranges::replace(row.name, '_', ' ');
        const std::string_view digits = one.substr(std::min(sign + 1, one.size()));
        const bool number
            = !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
        row.count = number ? copiesIn(digits) : digits.empty() ? 1 : 0;
        if (row.count < 1 || row.count > kMostCopies)
            out.fail(whole, 0,
                     text::format("{0} is not between 1 and {1}", inQuotes(digits), kMostCopies));
        else if (!row.name.empty())
            out.add(whole, std::move(row));
        at = end + 1;
    }
    return true;
}

} // namespace playmat::kit
