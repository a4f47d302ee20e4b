#include "kit/common/host/deck_rows.h"
#include "match/deck_limits.h"
#include "match/plain_words.h"
#include "match/utf8.h"
#include "text/language.h"

#include <algorithm>

namespace playmat::kit {

using match::inQuotes;
using match::kMostCopies;

namespace {

/// Removes a comment, which starts with "#" or "//" after a space.
Piece withoutComment(const Piece &line)
{
    for (std::size_t at = 1; at < line.text.size(); ++at)
        if (kBlank.find(line.text[at - 1]) != std::string_view::npos
            && (line.text[at] == '#' || line.text.substr(at).starts_with("//")))
            return line.upTo(at).trimmed();
    return line;
}

/// Playmat's own files have this line if unwritten cards are played as plain ones.
constexpr std::string_view kPlainComment = "# unwritten: plain";

bool isComment(std::string_view line)
{
    return line.starts_with('#') || line.starts_with("//");
}

/// Whether the line of a pick list names prints of the card above it: "SOR 008, SOR 272".
bool namesPrints(std::string_view line)
{
    while (!line.empty()) {
        const std::size_t end = std::min(line.find(','), line.size());
        const std::string_view one = trimmed(line.substr(0, end));
        const std::size_t digits = one.find_last_not_of("0123456789");
        if (one.empty() || one.size() > 12 || digits == std::string_view::npos
            || digits + 1 == one.size()
            || std::string_view(" _-").find(one[digits]) == std::string_view::npos)
            return false;
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return true;
}

class ListReader
{
public:
    ListReader(const DeckGrammar &grammar, std::string_view whole, std::size_t section,
               DeckRows &out)
        : m_grammar(grammar)
        , m_whole(whole)
        , m_out(out)
        , m_section(section)
    {
    }

    void read(const Piece &list)
    {
        for (std::size_t at = 0; at < list.text.size() && m_reads;) {
            const std::size_t end = std::min(list.text.size(), list.text.find_first_of("\n\r", at));
            readLine(list.from(at).upTo(end - at));
            at = end + 1;
        }
    }

private:
    void readLine(const Piece &raw)
    {
        const Piece line = raw.trimmed();
        if (line.empty() || readHeading(line) || isComment(line.text)) {
            m_out.plain |= line.text == kPlainComment;
            return;
        }
        const Piece card = withoutComment(line);
        if (card.empty() || (m_picked && namesPrints(card.text)) || readLabel(card))
            return;
        readCard(card, m_section);
    }

    bool readHeading(const Piece &line)
    {
        const DeckHeading heading = headingOf(line.text);
        if (heading.word.empty()) // a line of dashes is a heading, a number of copies is not
            return !line.empty()
                && line.text.find_first_not_of("-=*_# \t") == std::string_view::npos
                && line.text.size() > 1 && line.text.find('\t') == std::string_view::npos;
        const std::size_t section = sectionOf(m_grammar, heading.word);
        if (section != kNoSection)
            begin(section, line);
        else if (isGroup(m_grammar, heading.word))
            beginGroup(line);
        else
            return false;
        return true;
    }

    void begin(std::size_t section, const Piece &line)
    {
        m_section = section;
        m_out.beginSection(section, line.offset);
        if (section == kMaybeboard)
            m_out.note(
                line.offset,
                text::format("The cards under {} are not part of the deck.", inQuotes(line.text)));
    }

    /// Kinds of cards are groups within a section, except in a section for a single card.
    void beginGroup(const Piece &line)
    {
        if (m_section == kNoSection || kindOf(m_grammar, m_section) != DeckKind::Many) {
            m_section = kMainDeck;
            m_out.beginSection(kMainDeck, line.offset);
        }
    }

    /// "Leader: Hera Syndulla", "SB: 1 Resupply", "Name: Friday".
    bool readLabel(const Piece &line)
    {
        const std::optional<DeckLabel> label = labelOf(line.text);
        if (!label)
            return false;
        const Piece rest = line.from(label->rest).trimmed();
        const std::size_t section = sectionOf(m_grammar, label->word);
        if (section == kMainDeck && !startsWithNumber(rest.text))
            m_out.name = std::string(rest.text);
        else if (section != kNoSection)
            readCard(rest, section);
        else if (isDeckName(label->word))
            m_out.name = std::string(rest.text);
        else if (isAuthor(label->word))
            m_out.author = std::string(rest.text);
        else
            return isAboutDeck(label->word);
        return true;
    }

    static bool startsWithNumber(std::string_view text)
    {
        return !text.empty() && text.front() >= '0' && text.front() <= '9';
    }

    void readCard(const Piece &line, std::size_t section)
    {
        if (section == kMaybeboard && !m_out.considers)
            return;
        Piece written;
        DeckRow row = rowOf(line, written);
        m_picked = !row.bare && written.empty();
        row.section = section;
        row.marked = row.bare && headingOf(line.text).marked;
        m_reads = m_out.addLine(m_whole, std::move(row), written);
    }

    const DeckGrammar &m_grammar;
    std::string_view m_whole;
    DeckRows &m_out;
    std::size_t m_section;
    bool m_picked = false; ///< the previous line was part of a pick list
    bool m_reads = true;
};

} // namespace

void readDeckList(const DeckGrammar &grammar, std::string_view whole, const Piece &list,
                  std::size_t section, DeckRows &out)
{
    const std::string plain = match::withPlainSpaces(list.text);
    ListReader(grammar, whole, section, out).read({plain, list.offset});
}

} // namespace playmat::kit
