#include "learn/book.h"

#include "learn/book_search.h"
#include "learn/rehearsal.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace playmat::learn {

namespace {

bool sameWord(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, [](unsigned char one, unsigned char other) {
        return std::tolower(one) == std::tolower(other);
    });
}

/// Whether a name is the term's, or one of several that it has.
bool isCalled(const Term &term, std::string_view name)
{
    if (sameWord(term.name, name))
        return true;
    std::string_view rest = term.name;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(", "), rest.size());
        if (sameWord(rest.substr(0, end), name))
            return true;
        rest.remove_prefix(std::min(end + 2, rest.size()));
    }
    return false;
}

constexpr std::size_t kHundred = 3; ///< number of digits of a chapter such as "100"

/// The chapter of a rule in a book with consecutive numbers, where each chapter has a hundred: rule
/// 144 belongs to rule 100. Empty if the rule is a chapter itself.
std::string_view chapterOf(std::string_view rule)
{
    static const std::vector<std::string> chapters = [] {
        std::vector<std::string> all;
        for (char digit = '1'; digit <= '9'; ++digit)
            all.push_back(std::string("CR ") + digit + "00");
        return all;
    }();
    const std::size_t blank = rule.rfind(' ');
    if (blank == std::string_view::npos || rule.size() - blank - 1 != kHundred
        || rule.ends_with("00"))
        return {};
    const char first = rule[blank + 1];
    if (first < '1' || first > '9')
        return {};
    const std::string_view chapter = chapters[std::size_t(first - '1')];
    return chapter.starts_with(rule.substr(0, blank + 1)) ? chapter : std::string_view();
}

} // namespace

std::string_view parentRule(std::string_view rule)
{
    if (!rule.empty() && rule.back() >= 'A' && rule.back() <= 'Z')
        return rule.substr(0, rule.size() - 1);
    const std::size_t dot = rule.rfind('.');
    return dot == std::string_view::npos ? chapterOf(rule) : rule.substr(0, dot);
}

bool isPartOf(std::string_view rule, std::string_view whole)
{
    while (!rule.empty()) {
        rule = parentRule(rule);
        if (rule == whole)
            return true;
    }
    return false;
}

int depthOf(std::string_view rule)
{
    int depth = -1;
    for (; !rule.empty(); rule = parentRule(rule))
        ++depth;
    return depth;
}

Book translated(Book book, const std::function<std::string(const std::string &)> &said)
{
    for (BookEntry &entry : book.entries) {
        entry.title = said(entry.title);
        entry.text = said(entry.text);
    }
    for (Term &term : book.terms) {
        term.shown = said(term.name);
        term.text = said(term.text);
    }
    std::ranges::stable_sort(book.terms, {}, [](const Term &term) { return folded(term.shown); });
    return book;
}

const BookEntry *Book::entry(std::string_view rule) const
{
    const auto found = std::ranges::find(entries, rule, &BookEntry::rule);
    return found == entries.end() ? nullptr : &*found;
}

const BookEntry *Book::nearest(std::string_view rule) const
{
    for (; !rule.empty(); rule = parentRule(rule))
        if (const BookEntry *found = entry(rule))
            return found;
    return nullptr;
}

const Term *Book::term(std::string_view name) const
{
    const auto found
        = std::ranges::find_if(terms, [&](const Term &one) { return isCalled(one, name); });
    return found == terms.end() ? nullptr : &*found;
}

const Show *Book::show(std::string_view id) const
{
    const auto found = std::ranges::find(shows, id, &Show::id);
    return found == shows.end() ? nullptr : &*found;
}

int proveShows(const match::CardLibrary &library, const Book &book, const Words &words,
               std::vector<Fault> &faults)
{
    int played = 0;
    for (const Show &show : book.shows) {
        match::Outcome<Rehearsal> table = Rehearsal::start(library, show.scenario, show.me, words);
        if (!table) {
            faults.push_back(
                {fmt::format("shows.json: {}", show.path), match::describe(table.problem())});
            continue;
        }
        for (const Show::Move &move : show.moves) {
            if (!move.play)
                continue;
            if (const auto problem = table.value().play(*move.play)) {
                faults.push_back({fmt::format("shows.json: {}", show.path), *problem});
                break;
            }
            ++played;
        }
    }
    return played;
}

} // namespace playmat::learn
