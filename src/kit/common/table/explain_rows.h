#pragma once

#include "table/view/preview.h"

#include <cstdlib>

namespace playmat::kit {

/// A line under the preview.
[[nodiscard]] inline table::ExplainRow explainRow(const QString &glyph, const QString &text,
                                                  const QString &link, int tone = 0)
{
    table::ExplainRow row;
    row.glyph = glyph;
    row.text = text;
    row.link = link;
    row.tone = tone;
    return row;
}

/// Adds "+ 2 Support" or "− 1 effects"; nothing for zero.
inline void addAmount(QStringList &parts, int amount, const QString &what)
{
    if (amount == 0)
        return;
    const QString sign = amount > 0 ? QStringLiteral("+ ") : QStringLiteral("− ");
    parts.append(sign + QString::number(std::abs(amount)) + u' ' + what);
}

/// The word of a keyword without its number, as the rules book knows it.
[[nodiscard]] inline QString termOf(const QString &keyword)
{
    QString word = keyword;
    while (!word.isEmpty() && (word.back().isDigit() || word.back() == u'+' || word.back() == u' '))
        word.chop(1);
    return word;
}

/// What each of these keywords means, a line each; `Words` has shown() and keywordMeaning().
template <class Words>
void addKeywords(std::vector<table::ExplainRow> &rows, const QStringList &keywords,
                 QString (*linkTo)(const QString &))
{
    for (const QString &keyword : keywords) {
        const QString term = termOf(keyword);
        rows.push_back(explainRow(term,
                                  QStringLiteral("<b>%1</b>: %2")
                                      .arg(Words::shown(keyword).toHtmlEscaped(),
                                           Words::keywordMeaning(keyword).toHtmlEscaped()),
                                  linkTo(term)));
    }
}

} // namespace playmat::kit
