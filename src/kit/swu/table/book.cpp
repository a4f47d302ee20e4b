#include "kit/swu/table/book.h"

#include "kit/swu/table/card_text.h"
#include "kit/swu/table/words.h"

#include <algorithm>

namespace playmat::table {

namespace {

/// The words of a card that the glossary explains: its keywords, its type, its arena.
std::vector<std::string> termsOf(const swu::CardDef &def, const learn::Book &book)
{
    QStringList words = CardWords::keywords(def.keywords, 0, 0);
    words += CardWords::typeName(def).split(u' ', Qt::SkipEmptyParts);
    if (!CardWords::arenaName(def).isEmpty())
        words += CardWords::arenaName(def) + QStringLiteral(" arena");
    std::vector<std::string> out;
    for (const QString &word : words) {
        const learn::Term *term = book.term(word.toStdString());
        if (term == nullptr)
            term = book.term(word.section(u' ', 0, 0).toStdString()); // "Raid 2"
        if (term != nullptr && std::ranges::count(out, term->name) == 0)
            out.push_back(term->name);
    }
    return out;
}

} // namespace

std::vector<learn::BookCard> swuBookCards(const swu::CardDb &db, const learn::Book &book)
{
    std::vector<learn::BookCard> out;
    for (std::size_t i = 1; i < db.defs.size(); ++i)
        out.push_back(
            {db.defs[i].id, db.defs[i].name, db.defs[i].subtitle, termsOf(db.defs[i], book)});
    return out;
}

QString swuCardSays(const swu::CardDb &db, const std::string &cardId)
{
    const auto def = std::ranges::find(db.defs, cardId, &swu::CardDef::id);
    return def == db.defs.end() || def == db.defs.begin()
        ? QString()
        : CardText::plain(CardText::rules(db, swu::DefId(def - db.defs.begin())));
}

} // namespace playmat::table
