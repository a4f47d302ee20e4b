#include "table/session/card_data.h"

#include "kit/games/table/table_kits.h"
#include "match/match.h"
#include "match/resources.h"

#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace playmat::table {

namespace {

/// Immutable once read, so it may be shared by everything.
struct ReadCards
{
    explicit ReadCards(const match::GameKit &kit)
        : outcome(kit.library(match::findResources()))
    {
        if (outcome.ok())
            data.library = &outcome.value();
        else
            data.problem = QString::fromStdString(match::describe(outcome.problem()));
    }

    match::Outcome<match::CardLibrary> outcome;
    CardData data;
};

} // namespace

namespace {

/// What has been read, and who is told of what will be.
struct Read
{
    std::mutex mutex;
    std::map<const match::GameKit *, std::unique_ptr<const ReadCards>> known;
    std::vector<std::function<void(const match::CardLibrary &)>> told;
};

Read &read()
{
    static Read all;
    return all;
}

} // namespace

const CardData &cardData(std::string_view game)
{
    const TableKit *named = tableKitNamed(game);
    const match::GameKit &kit = (named == nullptr ? tableKits().front() : named)->game();
    Read &all = read();
    const std::lock_guard lock(all.mutex);
    std::unique_ptr<const ReadCards> &cards = all.known[&kit];
    if (cards != nullptr)
        return cards->data;
    cards = std::make_unique<const ReadCards>(kit);
    for (const auto &tell : all.told) {
        if (cards->data.library != nullptr)
            tell(*cards->data.library);
    }
    return cards->data;
}

void whenCardsAreRead(std::function<void(const match::CardLibrary &)> tell)
{
    Read &all = read();
    const std::lock_guard lock(all.mutex);
    for (const auto &[kit, cards] : all.known) {
        if (cards->data.library != nullptr)
            tell(*cards->data.library);
    }
    all.told.push_back(std::move(tell));
}

const CardData &cardDataFor(const QString &journal)
{
    const match::Outcome<std::string> game = match::gameOfJournal(journal.toStdString());
    return game ? cardData(game.value()) : cardData();
}

} // namespace playmat::table
