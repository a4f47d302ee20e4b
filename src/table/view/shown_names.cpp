#include "table/view/shown_names.h"

#include "match/plain_words.h"

namespace playmat::table {

QString shownPlayerName(const std::string &name)
{
    return QString::fromStdString(match::oneLine(name, kLongestPlayerName));
}

QString shownDeckTitle(const std::string &title)
{
    return QString::fromStdString(match::oneLine(title, kLongestDeckTitle));
}

} // namespace playmat::table
