#include "decks/collection.h"

#include "decks/blank.h"
#include "match/folded_name.h"
#include "match/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <numeric>
#include <optional>
#include <utility>

namespace playmat::decks {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kHeading = "id,count\n";

/// A number of copies; nullopt if the text is something else.
std::optional<int> copiesIn(std::string_view text)
{
    text = trimmed(text);
    if (text.starts_with('x') || text.starts_with('X'))
        text.remove_prefix(1);
    else if (text.ends_with('x') || text.ends_with('X'))
        text.remove_suffix(1);
    int number = 0;
    const char *end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || rest != end || number < 0 || number > Collection::kMost)
        return std::nullopt;
    return number;
}

/// The column with this heading: those of all tables, and what only a collection has.
CsvColumn columnOf(std::string_view heading)
{
    const std::string word = match::foldedName(heading);
    for (const std::string_view count :
         {"owned", "have", "foils", "normalcount", "foilcount", "quantityfoil", "quantitynormal",
          "besitz", "vorhanden", "menge"})
        if (match::foldedName(count) == word)
            return CsvColumn::Count;
    return csvColumn(word);
}

/// The separator of a table without a heading that says so.
char commaIn(std::string_view line)
{
    return line.find('\t') != std::string_view::npos ? '\t'
        : line.find(';') != std::string_view::npos   ? ';'
                                                     : ',';
}

} // namespace

int Collection::Line::copies() const
{
    return std::accumulate(counts.begin(), counts.end(), 0,
                           [](int sum, const Count &one) { return sum + one.copies; });
}

/// The card as its owner wrote it.
std::string Collection::Line::named() const
{
    if (!written.name.empty())
        return written.second.empty() ? written.name
                                      : fmt::format("{} | {}", written.name, written.second);
    if (!written.print.empty())
        return written.print;
    return written.set.empty()   ? std::string(trimmed(text))
        : written.number.empty() ? written.set
                                 : fmt::format("{} {}", written.set, written.number);
}

class CollectionReader
{
public:
    CollectionReader(Collection &collection, std::string_view text)
        : m_collection(collection)
        , m_text(text)
    {
    }

    void read()
    {
        if (m_text.starts_with(kByteOrderMark)) {
            m_collection.m_front = kByteOrderMark;
            m_text.remove_prefix(kByteOrderMark.size());
        }
        findHeading();
        for (std::size_t at = 0; at < m_text.size();)
            readLine(at);
    }

private:
    using Line = Collection::Line;

    /// The first line that is neither blank nor a comment decides.
    void findHeading()
    {
        std::size_t at = 0;
        while (at < m_text.size() && isRemark(lineAt(at)))
            at += lineAt(at).size() + 1;
        if (at >= m_text.size())
            return;
        m_collection.m_comma = commaIn(lineAt(at));
        for (const char comma : {',', ';', '\t'}) {
            std::size_t end = at;
            std::vector<CsvColumn> columns;
            for (const CsvField &field : csvLine(m_text, end, comma))
                columns.push_back(columnOf(field.text));
            if (!isHeading(columns))
                continue;
            m_collection.m_comma = comma;
            m_collection.m_columns = std::move(columns);
            m_heading = at;
            return;
        }
    }

    [[nodiscard]] static bool isHeading(const std::vector<CsvColumn> &columns)
    {
        const auto has
            = [&](CsvColumn column) { return std::ranges::find(columns, column) != columns.end(); };
        const bool card = has(CsvColumn::Name) || has(CsvColumn::Print)
            || (has(CsvColumn::Set) && has(CsvColumn::Number));
        return card && columns.size() > 1;
    }

    [[nodiscard]] std::string_view lineAt(std::size_t at) const
    {
        return m_text.substr(at, m_text.find('\n', at) - at);
    }
    [[nodiscard]] static bool isRemark(std::string_view line)
    {
        return trimmed(line).empty() || trimmed(line).starts_with('#');
    }

    /// A field with a line break is read as two lines, so that a missing quotation mark spoils no
    /// more than its own line.
    void readLine(std::size_t &at)
    {
        const std::string_view text = lineAt(at);
        const bool isHeading = at == m_heading;
        Line line;
        line.text = m_text.substr(at, text.size() + 1);
        at += line.text.size();
        std::size_t begin = 0;
        if (!isRemark(text) && !isHeading)
            readFields(csvLine(text, begin, m_collection.m_comma), line);
        m_collection.m_lines.push_back(std::move(line));
    }

    void readFields(const std::vector<CsvField> &fields, Line &line) const
    {
        line.asked = true;
        const auto &columns = m_collection.m_columns;
        if (columns.empty())
            return readFree(fields, line);
        for (std::size_t i = 0; i < std::min(fields.size(), columns.size()); ++i)
            readField(fields[i], columns[i], line);
        line.plain = fields.size() == 2 && line.counts.size() == 1;
        if (!m_collection.has(CsvColumn::Count))
            setImplied(line);
    }

    static void setImplied(Line &line)
    {
        line.counts.push_back({0, 0, 1, true});
        line.plain = true;
    }

    static void readField(const CsvField &field, CsvColumn column, Line &line)
    {
        const std::string text(trimmed(field.text));
        if (column == CsvColumn::Count) {
            if (const std::optional<int> copies = text.empty() ? 0 : copiesIn(text))
                line.counts.push_back({field.begin, field.end, *copies});
        } else if (column == CsvColumn::Print) {
            line.written.print = text;
        } else if (column == CsvColumn::Set) {
            line.written.set = text;
        } else if (column == CsvColumn::Number) {
            line.written.number = text;
        } else if (column == CsvColumn::Name) {
            line.written.name = text;
        } else if (column == CsvColumn::Second) {
            line.written.second = text;
        }
    }

    /// Without a heading: the card and its count in either order, or a set, a number and the count.
    static void readFree(const std::vector<CsvField> &fields, Line &line)
    {
        if (fields.size() == 1)
            return readWords(fields.front(), line);
        const bool countFirst = copiesIn(fields.front().text).has_value() && fields.size() < 4
            && !copiesIn(fields[1].text);
        const CsvField &count = countFirst ? fields.front() : fields.back();
        const std::size_t card = countFirst ? 1 : 0;
        if (const std::optional<int> copies = copiesIn(count.text))
            line.counts.push_back({count.begin, count.end, *copies});
        line.plain = fields.size() == 2;
        line.written.print = trimmed(fields[card].text);
        if (fields.size() < 3 || !copiesIn(fields[card + 1].text))
            return;
        line.written.print.clear();
        line.written.set = trimmed(fields[card].text);
        line.written.number = trimmed(fields[card + 1].text);
    }

    /// "3 Wampa", "3x Wampa", or a card alone.
    static void readWords(const CsvField &field, Line &line)
    {
        const std::string_view words = trimmed(field.text);
        if (words.empty())
            return;
        const std::string_view first = words.substr(0, words.find(' '));
        const std::optional<int> copies = copiesIn(first);
        const std::size_t begin = placeOf(first, line.text);
        if (!copies || first.size() == words.size() || begin == std::string_view::npos) {
            line.written.print = words;
            return setImplied(line);
        }
        line.plain = true;
        line.written.print = trimmed(words.substr(first.size()));
        line.counts.push_back({begin, begin + first.size(), *copies});
    }

    /// Where the first word stands in the line as written, after blanks and a quotation mark; npos
    /// if quotation marks interrupt it.
    static std::size_t placeOf(std::string_view first, std::string_view line)
    {
        const std::size_t at = line.find_first_not_of(std::string(kBlank) + '"');
        return at != std::string_view::npos && line.substr(at).starts_with(first)
            ? at
            : std::string_view::npos;
    }

    Collection &m_collection;
    std::string_view m_text;
    std::size_t m_heading = std::string_view::npos;
};

Collection::Collection(const DeckKit &kit, const match::CardLibrary &library,
                       std::string_view bytes)
{
    const std::string text = match::asUtf8(bytes);
    CollectionReader(*this, text).read();
    std::vector<WrittenCard> written;
    for (const Line &line : m_lines)
        written.push_back(line.asked && !line.counts.empty() ? line.written : WrittenCard());
    const std::vector<FoundCard> found = kit.find(library, written);
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        m_lines[i].card = found[i];
    sumUp();
}

void Collection::sumUp()
{
    m_counts.clear();
    for (const Line &line : m_lines)
        if (const int copies = line.copies(); copies > 0 && !line.card.print.empty())
            m_counts[line.card.card.id] += copies;
}

bool Collection::isEmpty() const
{
    return std::ranges::none_of(m_lines, &Line::asked);
}

int Collection::count(std::string_view card) const
{
    const auto at = m_counts.find(card);
    return at == m_counts.end() ? 0 : at->second;
}

int Collection::total() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), 0,
                           [](int sum, const auto &one) { return sum + one.second; });
}

std::vector<UnknownLine> Collection::unknown() const
{
    std::vector<UnknownLine> out;
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        if (m_lines[i].asked && m_lines[i].card.print.empty())
            out.push_back({i + 1, m_lines[i].named(), m_lines[i].copies()});
    return out;
}

int Collection::unknownCount(std::string_view written) const
{
    const std::string wanted = match::foldedName(written);
    int copies = 0;
    for (const Line &line : m_lines)
        if (line.asked && line.card.print.empty() && match::foldedName(line.named()) == wanted)
            copies += line.copies();
    return copies;
}

std::string Collection::text() const
{
    std::string out = m_front;
    for (const Line &line : m_lines)
        out += line.text;
    return out;
}

// --- changes ------------------------------------------------------------------------------------

/// Changes the counts of a line from the first to the last: regular copies before foils.
void Collection::setCopies(Line &line, int copies)
{
    int change = copies - line.copies();
    for (std::size_t i = 0; i < line.counts.size() && change != 0; ++i) {
        Count &count = line.counts[i];
        const int now = std::clamp(count.copies + change, 0, count.implied ? 1 : kMost);
        change -= now - count.copies;
        if (now == std::exchange(count.copies, now) || count.implied)
            continue;
        const std::string digits = std::to_string(now);
        const std::size_t before = count.end - count.begin;
        line.text.replace(count.begin, before, digits);
        for (std::size_t later = i + 1; later < line.counts.size(); ++later) {
            line.counts[later].begin = line.counts[later].begin + digits.size() - before;
            line.counts[later].end = line.counts[later].end + digits.size() - before;
        }
        count.end = count.begin + digits.size();
    }
    line.emptied = copies == 0;
}

void Collection::dropEmptyLines()
{
    std::erase_if(m_lines, [](const Line &line) { return line.plain && line.emptied; });
}

void Collection::add(const FoundCard &card, int copies)
{
    addCopies(card, copies);
    sumUp();
}

void Collection::addCopies(const FoundCard &card, int copies)
{
    if (copies < 0)
        return removeCopies(card, -copies);
    const auto at = std::ranges::find_if(m_lines, [&](const Line &line) {
        return line.card.print == card.print && !line.counts.empty()
            && !line.counts.front().implied;
    });
    if (copies > 0 && at == m_lines.end())
        append(card, {}, copies);
    else if (copies > 0)
        setCopies(*at, std::min(at->copies() + copies, kMost));
}

void Collection::removeCopies(const FoundCard &card, int copies)
{
    for (const bool samePrint : {true, false})
        for (Line &line : m_lines) {
            if (copies == 0 || line.card.print.empty() || line.card.card.id != card.card.id
                || (line.card.print == card.print) != samePrint)
                continue;
            const int taken = std::min(copies, line.copies());
            setCopies(line, line.copies() - taken);
            copies -= taken;
        }
    dropEmptyLines();
}

void Collection::setCount(const FoundCard &card, int count)
{
    add(card, std::clamp(count, 0, kMost) - this->count(card.card.id));
}

bool Collection::has(CsvColumn column) const
{
    return std::ranges::find(m_columns, column) != m_columns.end();
}

/// The field of a new line. `written`: an unknown card, which has no ids.
std::string Collection::fieldFor(CsvColumn column, const FoundCard &card,
                                 const std::string &written) const
{
    const bool known = !card.print.empty();
    const std::size_t sign = std::min(card.print.find_first_of("_-"), card.print.size());
    switch (column) {
    case CsvColumn::Print:
        return known ? card.print : written;
    case CsvColumn::Name:
        return known ? card.card.name : has(CsvColumn::Print) ? std::string() : written;
    case CsvColumn::Set:
        return known                                        ? card.print.substr(0, sign)
            : has(CsvColumn::Print) || has(CsvColumn::Name) ? std::string()
                                                            : written;
    case CsvColumn::Number:
        return card.print.substr(std::min(sign + 1, card.print.size()));
    default:
        return {};
    }
}

std::string Collection::lineFor(const FoundCard &card, const std::string &written, int copies) const
{
    if (m_columns.empty())
        return fmt::format("{}{}{}", csvField(card.print.empty() ? written : card.print, m_comma),
                           m_comma, copies);
    std::string out;
    bool counted = false;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (i > 0)
            out += m_comma;
        if (m_columns[i] == CsvColumn::Count && !std::exchange(counted, true))
            out += std::to_string(copies);
        else
            out += csvField(fieldFor(m_columns[i], card, written), m_comma);
    }
    return out;
}

/// Adds a line at the end, or a line for each copy if the table has no counts.
void Collection::append(const FoundCard &card, const std::string &written, int copies)
{
    if (m_lines.empty()) {
        m_columns = {CsvColumn::Print, CsvColumn::Count};
        m_lines.emplace_back().text = kHeading;
    }
    if (!m_lines.back().text.ends_with('\n'))
        m_lines.back().text += '\n';
    const bool single = !m_columns.empty() && !has(CsvColumn::Count);
    Line line;
    line.text = lineFor(card, written, copies) + '\n';
    line.written.print = written;
    line.card = card;
    line.asked = true;
    line.plain = single;
    if (single)
        line.counts.push_back({0, 0, 1, true});
    std::size_t at = 0;
    const std::vector<CsvField> fields = csvLine(line.text, at, m_comma);
    for (std::size_t i = 0; i < fields.size() && line.counts.empty(); ++i)
        if (m_columns.empty() ? i + 1 == fields.size() : m_columns[i] == CsvColumn::Count)
            line.counts.push_back({fields[i].begin, fields[i].end, copies});
    line.plain = line.plain || fields.size() == 2;
    m_lines.insert(m_lines.end(), std::size_t(single ? copies : 1), line);
}

void Collection::merge(const Collection &other, Merge how)
{
    if (how == Merge::Replace)
        replaceCards(other);
    UnknownPlaces places;
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        notePlace(i, places);
    for (const Line &line : other.m_lines) {
        if (line.card.print.empty() && line.asked)
            mergeUnknown(line, how, places);
        else if (line.asked && how == Merge::Add)
            addCopies(line.card, line.copies());
    }
    sumUp();
}

void Collection::takeAs(std::string_view written, const FoundCard &card)
{
    for (Line &line : m_lines)
        if (line.asked && line.card.print.empty() && line.named() == written)
            line.card = card;
    sumUp();
}

/// Gives the cards of the other collection its counts. Lines that are there keep their places.
void Collection::replaceCards(const Collection &other)
{
    std::map<std::string, std::map<std::string, std::pair<FoundCard, int>>> wanted;
    for (const Line &line : other.m_lines)
        if (!line.card.print.empty()) {
            auto &[card, copies] = wanted[line.card.card.id][line.card.print];
            card = line.card;
            copies += line.copies();
        }
    for (Line &line : m_lines) {
        const auto card = line.card.print.empty() ? wanted.end() : wanted.find(line.card.card.id);
        if (card == wanted.end())
            continue;
        const auto print = card->second.find(line.card.print);
        const bool single = !line.counts.empty() && line.counts.front().implied;
        int copies = print == card->second.end() ? 0 : print->second.second;
        copies = std::min(copies, single ? 1 : kMost);
        setCopies(line, copies);
        if (print != card->second.end())
            print->second.second -= copies;
    }
    dropEmptyLines();
    for (const auto &[id, prints] : wanted)
        for (const auto &[print, card] : prints)
            addCopies(card.first, card.second);
}

/// If the line is unknown and the first with its card, notes where it is.
void Collection::notePlace(std::size_t line, UnknownPlaces &places) const
{
    if (m_lines[line].asked && m_lines[line].card.print.empty())
        places.emplace(m_lines[line].named(), line);
}

void Collection::mergeUnknown(const Line &line, Merge how, UnknownPlaces &places)
{
    const std::string name = line.named();
    if (const auto place = places.find(name); place != places.end()) {
        Line &there = m_lines[place->second];
        if (!there.counts.empty())
            setCopies(there, how == Merge::Add ? there.copies() + line.copies() : line.copies());
        return;
    }
    const std::size_t before = m_lines.size();
    append({}, name, line.copies());
    for (std::size_t i = before; i < m_lines.size(); ++i)
        notePlace(i, places);
}

std::string collectionTable(const Collection &collection, const std::vector<Entry> &cards)
{
    std::string out = "id,count,name\n";
    for (const Entry &card : cards)
        if (const int copies = collection.count(card.id); copies > 0)
            out += fmt::format("{},{},{}\n", csvField(card.id, ','), copies,
                               csvField(card.name, ','));
    return out;
}

} // namespace playmat::decks
