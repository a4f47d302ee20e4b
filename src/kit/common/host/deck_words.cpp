#include "kit/common/host/deck_words.h"

#include "kit/common/host/deck_rows.h"
#include "match/folded_name.h"
#include "match/json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace playmat::kit {

namespace {

using Words = std::span<const std::string_view>;

// Folded: lower case without accents, with o instead of the digit 0.
constexpr std::string_view kMainWords[]
    = {"deck",      "main",        "maindeck",  "mainboard", "decklist",  "cards",
       "list",      "mainlist",    "maincards", "deckcards", "hauptdeck", "karten",
       "deckliste", "kartenliste", "mb",        "maincard",  "drawdeck",  "contents"};
constexpr std::string_view kSideWords[]
    = {"sideboard", "side", "sideboards", "sb", "sidedeck", "seitendeck", "beiboard", "nebendeck"};
constexpr std::string_view kMaybeWords[]
    = {"maybeboard", "maybe", "considering", "wishlist", "vielleicht", "ideen", "scratchpad"};
constexpr std::string_view kNameWords[]
    = {"name", "title", "deckname", "decktitle", "nameofdeck", "decknamen", "titel"};
constexpr std::string_view kAuthorWords[]
    = {"author", "by", "player", "creator", "username", "autor", "von", "spieler", "playername"};
constexpr std::string_view kAboutWords[]
    = {"format",  "date",     "event",   "tournament", "url",      "link",     "source",
       "created", "updated",  "version", "record",     "place",    "rank",     "description",
       "notes",   "comment",  "datum",   "turnier",    "deckid",   "decklink", "decksource",
       "total",   "exported", "export",  "cardcount",  "decksize", "inks",     "colors"};

bool has(Words words, std::string_view word)
{
    return std::ranges::find(words, word) != words.end();
}

constexpr std::string_view kMarks = "#-=*/_~>[]{}<| \t";

/// Removes "(12)", "[12]", "(12 cards)", ": 12" or "- 12" from the end of a heading.
bool takeSize(std::string_view &line)
{
    const std::string_view whole = line;
    if (line.ends_with(')') || line.ends_with(']')) {
        const std::size_t open = line.find_last_of("([");
        if (open == std::string_view::npos || open == 0 || open + 1 >= line.size()
            || !isDigit(line[open + 1]))
            return false;
        line = trimmed(line.substr(0, open));
        return true;
    }
    while (!line.empty() && isDigit(line.back()))
        line.remove_suffix(1);
    line = trimmed(line);
    if (line.size() < whole.size() && (line.ends_with(':') || line.ends_with('-')))
        return true;
    line = whole;
    return false;
}

std::string_view withoutMarks(std::string_view line)
{
    const std::size_t first = line.find_first_not_of(kMarks);
    if (first == std::string_view::npos)
        return {};
    return line.substr(first, line.find_last_not_of(kMarks) + 1 - first);
}

} // namespace

std::vector<KnownSet> knownSets(std::string_view json)
{
    std::vector<KnownSet> sets;
    const match::Json document = match::Json::parse(json, nullptr, false);
    if (document.is_object() && document.contains("sets"))
        for (const match::Json &set : document["sets"])
            sets.push_back({set.value("code", std::string()), set.value("name", std::string())});
    return sets;
}

const KnownSet *setOfCode(const DeckGrammar &grammar, std::string_view code)
{
    const auto found = std::ranges::find(grammar.sets, code, &KnownSet::code);
    return found == grammar.sets.end() ? nullptr : &*found;
}

std::string printOf(const DeckGrammar &grammar, const std::string &set, const std::string &number)
{
    if (set.empty() || number.empty())
        return {};
    const std::string folded = match::foldedName(set);
    const auto named = std::ranges::find_if(grammar.sets, [&](const KnownSet &known) {
        return !known.name.empty() && match::foldedName(known.name) == folded;
    });
    return fmt::format("{}-{}", named == grammar.sets.end() ? set : named->code, number);
}

std::string_view setCodeOf(std::string_view print)
{
    return print.substr(0, print.find_first_of("_-"));
}

std::string shownSet(const KnownSet &set)
{
    return set.name.empty() ? set.code : fmt::format("{} ({})", set.code, set.name);
}

DeckKind kindOf(const DeckGrammar &grammar, std::size_t section)
{
    const bool own = section >= kOwnSections && section - kOwnSections < grammar.own.size();
    return own ? grammar.own[section - kOwnSections].kind : DeckKind::Many;
}

std::size_t sectionOf(const DeckGrammar &grammar, std::string_view folded)
{
    for (std::size_t i = 0; i < grammar.own.size(); ++i)
        if (has(grammar.own[i].words, folded))
            return kOwnSections + i;
    return has(kMainWords, folded) ? kMainDeck
        : has(kSideWords, folded)  ? kSideboard
        : has(kMaybeWords, folded) ? kMaybeboard
                                   : kNoSection;
}

bool isGroup(const DeckGrammar &grammar, std::string_view folded)
{
    return has(grammar.groups, folded);
}

DeckHeading headingOf(std::string_view line)
{
    DeckHeading heading;
    line = trimmed(line);
    const std::string_view bare = withoutMarks(line);
    heading.marked = bare.size() < line.size();
    line = bare.size() < line.size() && line.ends_with(']') ? line : bare;
    if (takeSize(line))
        heading.marked = true;
    line = withoutMarks(line);
    if (line.ends_with(':')) {
        heading.marked = true;
        line.remove_suffix(1);
    }
    heading.word = match::foldedName(line);
    return heading;
}

std::optional<DeckLabel> labelOf(std::string_view line)
{
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || colon == 0 || colon > 32)
        return std::nullopt;
    const std::size_t rest = line.find_first_not_of(kBlank, colon + 1);
    if (rest == std::string_view::npos)
        return std::nullopt;
    return DeckLabel{match::foldedName(withoutMarks(line.substr(0, colon))), rest};
}

bool isDeckName(std::string_view folded)
{
    return has(kNameWords, folded);
}

bool isAuthor(std::string_view folded)
{
    return has(kAuthorWords, folded);
}

bool isAboutDeck(std::string_view folded)
{
    return has(kAboutWords, folded);
}

} // namespace playmat::kit
