#include "table/view/shown_names.h"

#include "match/plain_words.h"

#include <QCoreApplication>

namespace playmat::table {

QString shownPlayerName(const std::string &name)
{
    return QString::fromStdString(match::oneLine(name, kLongestPlayerName));
}

std::string typedPlayerName(const QString &typed, int seat)
{
    return (shownPlayerName(typed.toStdString()).trimmed().isEmpty()
                ? qtTrId("program_seats.player").arg(seat + 1)
                : typed)
        .toStdString();
}

QString shownDeckTitle(const std::string &title)
{
    return QString::fromStdString(match::oneLine(title, kLongestDeckTitle));
}

} // namespace playmat::table
