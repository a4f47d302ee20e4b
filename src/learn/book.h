#pragma once

#include "learn/course.h"
#include "match/card_library.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::learn {

/// The most that the texts of a rules book hold.
inline constexpr std::size_t kMostEntryWords = 80;
inline constexpr std::size_t kMostTermWords = 30;

/// What a rule says, in our own words. Chapters ("CR 6") and sections ("CR 6.3") are entries too.
struct BookEntry
{
    std::string rule; ///< "CR 6.3.2A"
    std::string title;
    std::string text;
    std::vector<std::string> see; ///< other rules
    std::vector<std::string> terms; ///< of the glossary
    std::string lesson; ///< "09"; empty: none
    std::string show; ///< its id; empty: none
    std::string path;
};

struct Term
{
    std::string name; ///< "HP, remaining HP": one, or several that are explained together
    std::string shown; ///< the same in the reader's language
    std::string text;
    std::string rule;
    std::vector<std::string> see; ///< other terms
    std::string path;
};

/// What a table plays to show a rule: a position, and answers with a line for each.
struct Show
{
    struct Move
    {
        std::string say;
        std::optional<Pattern> play; ///< nothing: it is only looked at
    };

    std::string id;
    std::string title;
    Json scenario;
    core::PlayerId me = 0;
    std::vector<Move> moves;
    std::string path;
};

/// The rules book of one game, with its glossary: the folder rules/GAME.
struct Book
{
    std::vector<BookEntry> entries; ///< in the order of the book, chapters before their sections
    std::vector<Term> terms;
    std::vector<Show> shows;

    /// The entry with exactly this number ("CR 6.3.2A"); nullptr when it has none.
    [[nodiscard]] const BookEntry *entry(std::string_view rule) const;
    /// The entry of a rule or, if it has none, of its nearest parent: 6.3.2A, 6.3.2, 6.3, 6, or
    /// 144.3, 144, 100.
    [[nodiscard]] const BookEntry *nearest(std::string_view rule) const;
    /// The term with that name, regardless of case; "remaining HP" finds "HP, remaining HP".
    [[nodiscard]] const Term *term(std::string_view name) const;
    [[nodiscard]] const Show *show(std::string_view id) const;
};

/// The number of the parent of a rule: "CR 6.3.2" for "CR 6.3.2A". If rules have consecutive
/// numbers, the parent of 144 is 100. Empty for a chapter.
[[nodiscard]] std::string_view parentRule(std::string_view rule);
/// Whether `rule` is below `whole` in the tree, at any depth.
[[nodiscard]] bool isPartOf(std::string_view rule, std::string_view whole);
/// The depth of a number in the tree; 0 for a chapter.
[[nodiscard]] int depthOf(std::string_view rule);

/// Reads a rules book strictly: every mistake of form and every name that does not exist is a
/// fault. The course must outlive the book.
[[nodiscard]] Book readBook(const std::vector<CourseText> &texts, const Course &course,
                            std::vector<Fault> &faults);
/// The same from a folder. A problem when there is no such folder or a file cannot be read.
[[nodiscard]] match::Outcome<Book> openBook(const std::filesystem::path &folder,
                                            const Course &course, std::vector<Fault> &faults);

/// The same book in another language: `said` is asked for each title, text and term. Terms keep
/// their names, by which everything leads to them, and are in the order of the words that are
/// shown.
[[nodiscard]] Book translated(Book book,
                              const std::function<std::string(const std::string &)> &said);

/// Plays all shows on the rules engine; an answer that is not possible is a fault. Returns how many
/// answers were played.
int proveShows(const match::CardLibrary &library, const Book &book, const Words &words,
               std::vector<Fault> &faults);

} // namespace playmat::learn
