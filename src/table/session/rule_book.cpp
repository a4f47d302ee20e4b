#include "table/session/rule_book.h"

#include "kit/games/table/table_kits.h"
#include "table/session/card_data.h"
#include "table/session/course_data.h"
#include "text/language.h"

#include <map>
#include <memory>
#include <string>

namespace playmat::table {

namespace {

/// The English book of a game, and the book in each language that has been used. They are never
/// removed, because pages point to them.
struct OfGame
{
    const TableKit *kit = nullptr;
    const match::CardLibrary *cards = nullptr;
    learn::Course none; ///< the empty course for the book of a game without lessons
    std::unique_ptr<learn::Book> english; ///< null if the game has no book
    std::map<std::string, learn::Book> books;
    std::map<std::string, learn::BookIndex> indexes;
};

/// The course to which the lessons and shows of the book belong.
const learn::Course &courseOf(OfGame &of)
{
    const CourseData &course = courseData();
    if (course.course != nullptr && course.kit == of.kit)
        return *course.course;
    auto words = std::make_shared<learn::Words>();
    words->game = std::string(of.kit->game().id());
    words->rules = "CR ";
    of.none.words = std::move(words);
    return of.none;
}

void readBook(OfGame &of)
{
    of.cards = cardData(of.kit->game().id()).library;
    if (of.cards == nullptr)
        return;
    std::vector<learn::Fault> faults;
    match::Outcome<learn::Book> book
        = learn::openBook(learn::rulesOf(*of.cards), courseOf(of), faults);
    if (book.ok())
        of.english = std::make_unique<learn::Book>(std::move(book.value()));
}

OfGame &bookOf(const std::string &game)
{
    static std::map<std::string, OfGame> all;
    const auto [at, isNew] = all.try_emplace(game);
    if (!isNew)
        return at->second;
    for (const TableKit *kit : tableKits())
        if (kit->game().id() == game && kit->hasBook())
            at->second.kit = kit;
    if (at->second.kit != nullptr)
        readBook(at->second);
    return at->second;
}

std::string languageInUse()
{
    const text::LanguagePtr language = text::inUse();
    return language == nullptr ? std::string() : language->id();
}

} // namespace

std::string ruled(const std::string &game, const std::string &english)
{
    return text::said(english, "rules-" + game);
}

const learn::Book *ruleBook(const std::string &game)
{
    OfGame &of = bookOf(game);
    const std::string language = languageInUse();
    if (of.english == nullptr || language.empty())
        return of.english.get();
    auto found = of.books.find(language);
    if (found == of.books.end()) {
        const auto said = [&](const std::string &english) { return ruled(game, english); };
        found = of.books.emplace(language, learn::translated(*of.english, said)).first;
    }
    return &found->second;
}

const learn::BookIndex &bookIndex(const std::string &game)
{
    OfGame &of = bookOf(game);
    const learn::Book &book = *ruleBook(game);
    const std::string language = languageInUse();
    auto found = of.indexes.find(language);
    if (found == of.indexes.end())
        found = of.indexes.try_emplace(language, book, of.kit->bookCards(*of.cards, book)).first;
    return found->second;
}

QString cardSays(const std::string &game, const std::string &cardId)
{
    const OfGame &of = bookOf(game);
    return of.cards == nullptr ? QString() : of.kit->cardSays(*of.cards, cardId);
}

} // namespace playmat::table
