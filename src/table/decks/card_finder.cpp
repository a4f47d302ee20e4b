#include "table/decks/card_finder.h"

#include "match/card_library.h"
#include "text/language.h"

#include <QHash>

#include <algorithm>
#include <limits>
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

std::vector<std::uint16_t> ownedByCard(const decks::CardIndex &index,
                                       const decks::Collection &collection)
{
    if (collection.counts().empty())
        return {};
    std::vector<std::uint16_t> owned(index.cards().size());
    for (const auto &[id, copies] : collection.counts())
        if (const std::size_t card = index.find(id); card != decks::CardIndex::npos)
            owned[card]
                = std::uint16_t(std::min(copies, int(std::numeric_limits<std::uint16_t>::max())));
    return owned;
}

CardsFound findCards(const decks::CardIndex &index, const QString &text,
                     decks::CardIndex::Order order, const decks::CardCounts &counts)
{
    const std::string written = text.toStdString();
    const decks::CardQuery query(index, written);
    CardsFound found{query.find(index, order, counts), {}, {}};
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
