#include "table/session/card_rulings.h"

#include "learn/learn_kit.h"
#include "learn/rulings.h"
#include "table/session/card_data.h"
#include "table/session/rule_book.h"
#include "table/view/links.h"

#include <map>

namespace playmat::table {

namespace {

learn::Rulings read(const std::string &game)
{
    const match::CardLibrary *library = cardData(game).library;
    if (library == nullptr)
        return {};
    std::vector<learn::Fault> faults; // the tests of the shipped files report them
    auto rulings = learn::openRulings(learn::rulingsOf(*library), {}, faults);
    return rulings.ok() ? std::move(rulings.value()) : learn::Rulings();
}

const learn::Rulings &rulingsOf(const std::string &game)
{
    static std::map<std::string, learn::Rulings> all;
    const auto found = all.find(game);
    return found != all.end() ? found->second : all.emplace(game, read(game)).first->second;
}

ExplainRow lineOf(const learn::Ruling &ruling, const learn::Book *book)
{
    ExplainRow row;
    row.glyph = QStringLiteral("book");
    row.text = QString::fromStdString(ruling.text).toHtmlEscaped();
    if (ruling.rule.empty())
        return row;
    const QString rule = QString::fromStdString(ruling.rule);
    row.text += QStringLiteral(" (%1)").arg(rule.toHtmlEscaped());
    if (book != nullptr && book->nearest(ruling.rule) != nullptr)
        row.link = links::toRule(rule);
    return row;
}

} // namespace

std::vector<ExplainRow> rulingsOf(const std::string &game, const QString &cardId)
{
    const std::vector<learn::Ruling> &rulings = rulingsOf(game).of(cardId.toStdString());
    const learn::Book *book = rulings.empty() ? nullptr : ruleBook(game);
    std::vector<ExplainRow> rows;
    for (const learn::Ruling &ruling : rulings)
        rows.push_back(lineOf(ruling, book));
    return rows;
}

} // namespace playmat::table
