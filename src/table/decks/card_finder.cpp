#include "table/decks/card_finder.h"

#include "match/card_library.h"
#include "text/language.h"

#include <QHash>

#include <utility>

namespace playmat::table {

std::shared_ptr<const decks::CardIndex> cardIndex(const match::CardLibrary &library)
{
    static QHash<const match::CardLibrary *,
                 std::pair<std::string, std::shared_ptr<const decks::CardIndex>>>
        made; // used only on the GUI thread
    auto &[language, index] = made[&library];
    const text::LanguagePtr spoken = text::inUse(); // null: English
    const std::string now = spoken == nullptr ? std::string() : spoken->id();
    if (index == nullptr || language != now) {
        language = now;
        index = std::make_shared<const decks::CardIndex>(library);
    }
    return index;
}

CardsFound findCards(const decks::CardIndex &index, const QString &text,
                     decks::CardIndex::Order order, const std::vector<std::uint8_t> &copies)
{
    const std::string written = text.toStdString();
    const decks::CardQuery query(index, written);
    CardsFound found{query.find(index, order, copies), {}, {}};
    if (query.faults().empty())
        return found;
    const decks::QueryFault &fault = query.faults().front();
    found.problem = QString::fromStdString(fault.sentence);
    if (!fault.better.empty())
        found.better = QString::fromStdString(written.substr(0, fault.begin) + fault.better
                                              + written.substr(fault.end));
    return found;
}

} // namespace playmat::table
