#include "cli/find_cards.h"

#include "cli/output.h"
#include "decks/card_query.h"
#include "match/plain_words.h"

#include <fmt/format.h>

namespace playmat::cli {

namespace {

decks::CardIndex::Order orderNamed(const std::string &by)
{
    using Order = decks::CardIndex::Order;
    return by == "cost" ? Order::Cost : by == "set" ? Order::Set : Order::Name;
}

} // namespace

int findCards(const match::CardLibrary &library, const FindOptions &options)
{
    const decks::CardIndex index(library);
    const decks::CardQuery query(index, options.query);
    for (const decks::QueryFault &fault : query.faults())
        complain(fmt::format("{}{}", fault.sentence,
                             fault.better.empty() ? ""
                                                  : fmt::format(" Did you mean {}?",
                                                                match::inQuotes(fault.better))));
    const auto found = query.find(index, orderNamed(options.by));
    for (const std::uint32_t number : found) {
        const decks::IndexedCard &card = index.cards()[number];
        say(fmt::format("{}  {}{}", card.id, card.name,
                        card.whyNot.empty() ? "" : " (cannot be played yet)"));
    }
    if (found.empty())
        complain(fmt::format("none of the {} cards is found", index.cards().size()));
    return found.empty() || !query.faults().empty() ? 1 : 0;
}

} // namespace playmat::cli
