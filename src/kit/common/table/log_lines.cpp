#include "kit/common/table/log_lines.h"

#include <utility>

namespace playmat::kit {

using match::EventPart;
using table::LogRow;
using table::LogWords;

namespace {

/// The words of a line; those in bold are the titles of cards.
QVariantList wordsOf(const QString &text, const QStringList &titles)
{
    QVariantList words;
    const QStringList parts = text.split(QStringLiteral("<b>"));
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QString bold = i == 0 ? QString() : parts[i].section(QStringLiteral("</b>"), 0, 0);
        const QString rest = i == 0 ? parts[i] : parts[i].section(QStringLiteral("</b>"), 1);
        const QString title = unescaped(bold);
        if (!bold.isEmpty())
            words.append(QVariant::fromValue(LogWords{title, int(titles.indexOf(title))}));
        if (!rest.isEmpty())
            words.append(QVariant::fromValue(LogWords{unescaped(rest), -1}));
    }
    return words;
}

} // namespace

QString unescaped(QString text)
{
    return text.replace(QLatin1String("&lt;"), QLatin1String("<"))
        .replace(QLatin1String("&gt;"), QLatin1String(">"))
        .replace(QLatin1String("&quot;"), QLatin1String("\""))
        .replace(QLatin1String("&amp;"), QLatin1String("&"));
}

void LogLines::addLine(int seat, const char *glyph, const QString &text, const QString &cardId)
{
    LogRow row;
    row.seat = seat;
    row.glyph = QString::fromLatin1(glyph);
    row.text = text;
    row.plain = plain(text);
    row.round = m_round;
    row.link = m_link;
    row.cardId = cardId;
    const QStringList titles = takeNamed(row);
    row.words = wordsOf(text, titles);
    m_rows.push_back(std::move(row));
}

/// Of the cards that it names the last one is shown first.
void LogLines::writeRow(const match::EventLine &line, const Event &event)
{
    QStringList words;
    for (auto part = line.parts.rbegin(); part != line.parts.rend(); ++part) {
        if (*part != EventPart::None)
            words.prepend(wordOf(*part, event));
    }
    addLine(seatOf(line.whose, event), line.glyph,
            table::filled(qtTrId(line.phrase, event.amount), words),
            cardIdOf(idOf(line.about(), event)));
}

std::vector<LogRow> LogLines::takeLines(bool afterAction)
{
    if (afterAction && !m_rows.empty())
        m_rows.front().opens = true;
    return std::exchange(m_rows, {});
}

core::SeenId LogLines::idOf(EventPart part, const Event &event)
{
    if (part == EventPart::Card)
        return event.card;
    return part == EventPart::Other ? event.other : core::SeenId(core::kNone);
}

int LogLines::lookerOf(const Event &event)
{
    return event.seenBy == 1 ? 0 : event.seenBy == 2 ? 1 : -1;
}

QString LogLines::wordOf(EventPart part, const Event &event)
{
    if (part == EventPart::Player)
        return player(seatOf(part, event));
    return part == EventPart::Amount ? QString::number(event.amount) : card(idOf(part, event));
}

} // namespace playmat::kit
