#include "table/session/rule_book.h"

#include "kit/swu/table/card_text.h"
#include "kit/swu/table/card_words.h"
#include "match/resources.h"
#include "table/session/card_data.h"
#include "table/session/course_data.h"

#include <algorithm>

namespace playmat::table {

namespace {

const learn::Book *readOnce()
{
    const learn::Course *course = courseData().course;
    if (course == nullptr)
        return nullptr;
    std::vector<learn::Fault> faults;
    static const match::Outcome<learn::Book> book
        = learn::openBook(match::findResources() / "rules" / "swu", *course, faults);
    return book.ok() ? &book.value() : nullptr;
}

/// The words of a card that the glossary explains: its keywords, its type, its arena.
std::vector<std::string> termsOf(const swu::CardDef &def)
{
    QStringList words = CardWords::keywords(def.keywords, 0, 0);
    words += CardWords::typeName(def).split(u' ', Qt::SkipEmptyParts);
    if (!CardWords::arenaName(def).isEmpty())
        words += CardWords::arenaName(def) + QStringLiteral(" arena");
    std::vector<std::string> out;
    for (const QString &word : words) {
        const learn::Term *term = ruleBook()->term(word.toStdString());
        if (term == nullptr)
            term = ruleBook()->term(word.section(u' ', 0, 0).toStdString()); // "Raid 2"
        if (term != nullptr && std::ranges::count(out, term->name) == 0)
            out.push_back(term->name);
    }
    return out;
}

std::vector<learn::BookCard> cardsOnce()
{
    std::vector<learn::BookCard> out;
    const swu::CardDb &db = cardData().library->swu();
    for (std::size_t i = 1; i < db.defs.size(); ++i)
        out.push_back({db.defs[i].id, db.defs[i].name, db.defs[i].subtitle, termsOf(db.defs[i])});
    return out;
}

} // namespace

const learn::Book *ruleBook()
{
    static const learn::Book *book = readOnce();
    return book;
}

const learn::BookIndex &bookIndex()
{
    static const learn::BookIndex index(*ruleBook(), cardsOnce());
    return index;
}

QString cardSays(const std::string &cardId)
{
    const swu::CardDb &db = cardData().library->swu();
    const auto def = std::ranges::find(db.defs, cardId, &swu::CardDef::id);
    return def == db.defs.end() || def == db.defs.begin()
        ? QString()
        : CardText::plain(CardText::rules(db, swu::DefId(def - db.defs.begin())));
}

} // namespace playmat::table
