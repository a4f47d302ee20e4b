#include "kit/common/host/deck_rows.h"

#include "match/deck_limits.h"
#include "match/json.h"
#include "match/plain_words.h"
#include "text/language.h"

#include <algorithm>

namespace playmat::kit {

using match::kMostCopies;

namespace {

bool isBlank(char c)
{
    return kBlank.find(c) != std::string_view::npos;
}

constexpr std::string_view kTimes = "\xC3\x97"; // ×

/// The length in bytes of a multiplication sign at the beginning of the text.
std::size_t timesAt(std::string_view text)
{
    return text.starts_with('x') || text.starts_with('X') || text.starts_with('*') ? 1
        : text.starts_with(kTimes)                                                 ? kTimes.size()
                                                                                   : 0;
}

/// Removes "- ", "* " or "• " from the beginning of a line.
void takeBullet(Piece &line)
{
    for (const std::string_view bullet :
         {"-", "*", "+", "\xE2\x80\xA2", "\xC2\xB7", "\xE2\x80\x93"})
        if (line.text.starts_with(bullet) && line.text.size() > bullet.size()
            && isBlank(line.text[bullet.size()])) {
            line = line.from(bullet.size()).trimmed();
            return;
        }
}

/// Removes "[ ] [x] " from the beginning of a line; returns the number of boxes.
int takeBoxes(Piece &line)
{
    int boxes = 0;
    while (line.text.size() >= 3 && line.text[0] == '[' && line.text[2] == ']'
           && std::string_view(" xX").find(line.text[1]) != std::string_view::npos) {
        line = line.from(3).trimmed();
        ++boxes;
    }
    return boxes;
}

/// Removes and returns "3 ", "3x ", "3x" before a print, "3 | " or "(3) ". "2-1B Surgical Droid"
/// has no number.
Piece takeLeading(Piece &line)
{
    const bool open = line.text.starts_with('(');
    Piece rest = open ? line.from(1) : line;
    const std::size_t digits
        = std::min(rest.text.size(), rest.text.find_first_not_of("0123456789"));
    const Piece number = rest.upTo(digits);
    rest = rest.from(digits);
    if (digits == 0 || (open && !rest.text.starts_with(')')))
        return line.upTo(0);
    if (open)
        rest = rest.from(1);
    const std::size_t times = timesAt(rest.text);
    const Piece after = rest.from(times);
    const bool tight
        = open || (times > 0 && after.text.find_first_of("_-(") != std::string_view::npos);
    if (!after.empty() && !isBlank(after.text[0]) && after.text[0] != '|' && !tight)
        return line.upTo(0);
    line = rest.from(times).trimmed();
    if (line.text.starts_with('|') || line.text.starts_with(';'))
        line = line.from(1).trimmed();
    return number;
}

/// Removes and returns " x3", ":3" or a tab with a number at the end of a line.
Piece takeTrailing(Piece &line)
{
    std::size_t begin = line.text.size();
    while (begin > 0 && isDigit(line.text[begin - 1]))
        --begin;
    const Piece number = line.from(begin);
    std::string_view before = line.text.substr(0, begin);
    if (!before.ends_with('\t'))
        before = trimmed(before);
    if (number.empty() || before.empty())
        return line.upTo(0);
    const bool colon = before.ends_with(':') || before.ends_with('\t') || before.ends_with(';');
    std::size_t sign = colon ? 1 : 0;
    before = trimmed(before.substr(0, before.size() - sign));
    if (before.ends_with(kTimes))
        sign = kTimes.size();
    else if (before.size() > 1 && (before.back() == 'x' || before.back() == 'X'))
        sign = isBlank(before[before.size() - 2]) ? 1 : 0;
    else
        sign = 0;
    if (sign == 0 && !colon)
        return line.upTo(0);
    line = line.upTo(trimmed(before.substr(0, before.size() - sign)).size());
    return number;
}

} // namespace

void DeckRows::fail(std::string_view text, std::size_t offset, std::string message,
                    std::string path, const char *code)
{
    match::Problem problem{code, std::move(message), std::move(path)};
    if (!problems.full())
        match::setPlace(problem, text, offset);
    problems.add(std::move(problem));
}

void DeckRows::beginSection(std::size_t section, std::size_t offset)
{
    if (places.size() <= section)
        places.resize(section + 1);
    if (places[section] == 0)
        places[section] = offset;
}

bool DeckRows::add(std::string_view text, DeckRow row)
{
    if (rows.size() == kMostRows) {
        if (!full)
            fail(text, row.offset,
                 text::format("there are more than {} lines of cards", kMostRows));
        full = true;
        return false;
    }
    rows.push_back(std::move(row));
    return rows.size() <= kMostRows;
}

bool DeckRows::addLine(std::string_view text, DeckRow row, const Piece &written)
{
    if (row.name.empty()) {
        fail(text, written.offset, text::said("a number of copies, but of which card?"), row.path);
        return true;
    }
    if (row.count >= 1 && row.count <= kMostCopies)
        return add(text, std::move(row));
    const std::string count
        = written.empty() ? std::to_string(row.count) : std::string(written.text.substr(0, 24));
    fail(text, written.offset, text::format("{0} is not between 1 and {1}", count, kMostCopies),
         row.path);
    return true;
}

int copiesIn(std::string_view digits)
{
    int count = 0;
    for (const char digit : digits)
        count = std::min(kMostCopies + 1, count * 10 + (digit - '0'));
    return count;
}

DeckRow rowOf(const Piece &whole, Piece &written)
{
    Piece line = whole;
    takeBullet(line);
    const int boxes = takeBoxes(line);
    written = takeLeading(line);
    if (written.empty() && boxes == 0)
        written = takeTrailing(line);
    DeckRow row;
    row.count = boxes > 0 ? boxes : written.empty() ? 1 : copiesIn(written.text);
    row.bare = boxes == 0 && written.empty();
    row.name = std::string(line.text == "|" ? "" : line.text);
    row.offset = line.offset;
    return row;
}

} // namespace playmat::kit
