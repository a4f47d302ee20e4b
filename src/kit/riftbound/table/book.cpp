#include "kit/riftbound/table/book.h"

#include "kit/riftbound/table/words.h"

#include <algorithm>

namespace playmat::riftbound::board {

namespace {

/// The words of a card that the glossary explains: its keywords and its kind.
std::vector<std::string> termsOf(const CardDef &def, const learn::Book &book)
{
    QStringList words = Words::printedKeywords(def);
    words += Words::typeName(def).split(u' ', Qt::SkipEmptyParts);
    std::vector<std::string> out;
    for (const QString &word : words) {
        const learn::Term *term = book.term(word.toStdString());
        if (term == nullptr)
            term = book.term(word.section(u' ', 0, 0).toStdString()); // "Assault 2"
        if (term != nullptr && std::ranges::count(out, term->name) == 0)
            out.push_back(term->name);
    }
    return out;
}

} // namespace

std::vector<learn::BookCard> bookCards(const CardDb &db, const learn::Book &book)
{
    std::vector<learn::BookCard> out;
    for (std::size_t i = 1; i < db.defs.size(); ++i) {
        const CardDef &def = db.defs[i];
        if (!def.playable)
            continue;
        const QString name = Words::title(def);
        out.push_back({def.id, name.section(QStringLiteral(", "), 0, 0).toStdString(),
                       name.section(QStringLiteral(", "), 1).toStdString(), termsOf(def, book)});
    }
    return out;
}

} // namespace playmat::riftbound::board
