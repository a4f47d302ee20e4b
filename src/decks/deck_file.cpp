#include "decks/deck_file.h"

#include "decks/blank.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::decks {

namespace {

constexpr std::string_view kBetween = " \xC2\xB7 "; // separates the facts of the second line
constexpr std::string_view kConsidering = "considering: ";
constexpr std::string_view kNote = "note: ";
constexpr std::string_view kAuthor = "author: ";
constexpr std::string_view kPlain = "unwritten: plain";
constexpr std::string_view kGame = "game: ";

std::vector<std::string_view> split(std::string_view text, std::string_view between)
{
    std::vector<std::string_view> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.size(), text.find(between, at));
        if (const std::string_view part = trimmed(text.substr(at, end - at)); !part.empty())
            parts.push_back(part);
        at = end + between.size();
    }
    return parts;
}

/// The text of a comment line; empty if the line is not a comment.
std::string_view commentIn(std::string_view line)
{
    line = trimmed(line);
    return line.starts_with('#') ? trimmed(line.substr(1)) : std::string_view();
}

/// The rest of a text that starts with `begin`; nullopt if it starts differently.
std::optional<std::string_view> after(std::string_view text, std::string_view begin)
{
    if (!text.starts_with(trimmed(begin)))
        return std::nullopt;
    return trimmed(text.substr(trimmed(begin).size()));
}

/// The text with control characters replaced by spaces, so that it fits into a comment line.
std::string oneLine(std::string_view text)
{
    std::string out(text);
    std::ranges::replace_if(
        out, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }, ' ');
    return std::string(trimmed(out));
}

void addFact(std::string_view fact, Deck &deck)
{
    if (const auto game = after(fact, "game:"))
        deck.game = *game;
    else if (const auto format = after(fact, "format:"))
        deck.format = *format;
    else if (const auto id = after(fact, "id:"))
        deck.id = *id;
    else if (const auto tags = after(fact, "tags:"))
        for (const std::string_view tag : split(*tags, ","))
            deck.tags.emplace_back(tag);
    else
        deck.facts.emplace_back(fact);
}

/// Reads the comments of a text, line by line, into a deck.
class CommentReader
{
public:
    CommentReader(std::string_view text, Deck &deck)
        : m_text(text)
        , m_deck(deck)
    {
    }

    /// Reads all comment lines. Returns the lines that name considered cards as a list of cards.
    std::string read()
    {
        const std::vector<std::string_view> lines = linesOf();
        std::size_t from = 0;
        if (lines.size() > 1 && after(commentIn(lines[1]), kGame)) {
            m_deck.name = commentIn(lines[0]);
            from = 2;
            for (const std::string_view fact : split(commentIn(lines[1]), kBetween))
                addFact(fact, m_deck);
        }
        std::string considered;
        for (const std::string_view line : std::span(lines).subspan(from))
            readLine(line, considered);
        return considered;
    }

private:
    [[nodiscard]] std::vector<std::string_view> linesOf() const
    {
        std::vector<std::string_view> lines;
        for (std::size_t at = 0; at < m_text.size();) {
            const std::size_t end = std::min(m_text.size(), m_text.find('\n', at));
            lines.push_back(m_text.substr(at, end - at));
            at = end + 1;
        }
        return lines;
    }

    void readLine(std::string_view line, std::string &considered)
    {
        const std::string_view comment = commentIn(line);
        if (comment.empty())
            return;
        if (const auto card = after(comment, kConsidering))
            considered += fmt::format("{}\n", *card);
        else if (const auto note = after(comment, kNote))
            m_deck.notes.emplace_back(*note);
        else if (const auto author = after(comment, kAuthor))
            m_deck.author = *author;
        else if (comment == kPlain)
            m_deck.plain = true;
        else
            m_deck.remarks.emplace_back(trimmed(line));
    }

    std::string_view m_text;
    Deck &m_deck;
};

bool isDocument(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n\f\v\xEF\xBB\xBF");
    return first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
}

/// The text without the comments in front, if a JSON document follows them.
std::string_view withoutHead(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size() && text[at] == '#')
        at = std::min(text.size() - 1, text.find('\n', at)) + 1;
    return isDocument(text.substr(at)) ? text.substr(at) : text;
}

std::string lineOf(const Entry &entry)
{
    const std::string name
        = entry.id.empty() ? oneLine(entry.name) : fmt::format("{} ({})", entry.name, entry.id);
    return entry.comment.empty()
        ? fmt::format("{} {}", entry.count, name)
        : fmt::format("{} {}  # {}", entry.count, name, oneLine(entry.comment));
}

std::string tagList(const std::vector<std::string> &tags)
{
    std::string out;
    for (const std::string &tag : tags)
        out += (out.empty() ? "" : ", ") + oneLine(tag);
    return out;
}

std::string headText(const Deck &deck)
{
    std::string out = fmt::format("# {}\n# {}{}", oneLine(deck.name), kGame, deck.game);
    const auto add = [&](std::string_view key, const std::string &value) {
        if (!value.empty())
            out += fmt::format("{}{}: {}", kBetween, key, value);
    };
    add("format", oneLine(deck.format));
    add("tags", tagList(deck.tags));
    add("id", oneLine(deck.id));
    for (const std::string &fact : deck.facts)
        out += fmt::format("{}{}", kBetween, oneLine(fact));
    out += '\n';
    if (!deck.author.empty())
        out += fmt::format("# {}{}\n", kAuthor, oneLine(deck.author));
    if (deck.plain)
        out += fmt::format("# {}\n", kPlain);
    for (const std::string &remark : deck.remarks)
        out += oneLine(remark) + '\n';
    return out;
}

} // namespace

DeckHead headOf(std::string_view text)
{
    const std::size_t first = std::min(text.size(), text.find('\n'));
    const std::size_t second = std::min(text.size(), text.find('\n', first + 1));
    Deck deck;
    CommentReader(text.substr(0, second), deck).read();
    return {deck.id, deck.name, deck.game, deck.format, deck.tags};
}

ReadFile readDeckFile(const DeckKit &kit, const match::CardLibrary &library, std::string_view text)
{
    ReadFile out;
    std::string considered;
    if (!isDocument(text))
        considered = CommentReader(text, out.deck).read();
    Reading reading = kit.read(library, withoutHead(text));
    out.lost = std::move(reading.lost);
    out.deck.parts = std::move(reading.parts);
    out.deck.considering = std::move(reading.considering);
    out.deck.plain = out.deck.plain || reading.plain;
    if (out.deck.name.empty())
        out.deck.name = reading.name;
    if (out.deck.author.empty())
        out.deck.author = reading.author;
    if (out.deck.game.empty())
        out.deck.game = kit.game();
    if (considered.empty())
        return out;
    for (const auto &slot : kit.read(library, considered).parts)
        for (const Entry &entry : slot)
            out.deck.considering.push_back(entry);
    return out;
}

std::string deckList(const DeckKit &kit, const Deck &deck)
{
    std::string out;
    for (std::size_t i = 0; i < std::min(deck.parts.size(), kit.parts().size()); ++i) {
        if (deck.parts[i].empty())
            continue;
        out += fmt::format("{}\n", kit.parts()[i].heading);
        for (const Entry &entry : deck.parts[i])
            out += lineOf(entry) + '\n';
    }
    return out;
}

std::string deckFileText(const DeckKit &kit, const Deck &deck)
{
    std::string out = headText(deck) + deckList(kit, deck);
    for (const Entry &entry : deck.considering)
        out += fmt::format("# {}{}\n", kConsidering, lineOf(entry));
    for (const std::string &note : deck.notes)
        out += fmt::format("# {}{}\n", kNote, oneLine(note));
    return out;
}

std::string withName(std::string_view text, std::string_view name, std::string_view game,
                     std::string_view id)
{
    const std::size_t first = std::min(text.size(), text.find('\n'));
    const std::size_t second = std::min(text.size(), text.find('\n', first + 1));
    const std::string_view head
        = first < text.size() ? text.substr(first + 1, second - first - 1) : std::string_view();
    if (after(commentIn(head), kGame))
        return fmt::format("# {}\n{}", oneLine(name), text.substr(first + 1));
    return fmt::format("# {}\n# {}{}{}id: {}\n{}", oneLine(name), kGame, game, kBetween, id, text);
}

std::string withId(std::string_view text, std::string_view id)
{
    std::string out(text);
    const std::string old = headOf(text).id;
    const std::string fact = fmt::format("{}id: {}", kBetween, old);
    if (const std::size_t at = out.find(fact, out.find('\n'));
        !old.empty() && at != std::string::npos)
        out.replace(at, fact.size(), fmt::format("{}id: {}", kBetween, id));
    return out;
}

} // namespace playmat::decks
