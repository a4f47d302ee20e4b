#include "kit/riftbound/table/table_game.h"

#include "kit/riftbound/table/forecast_words.h"
#include "table/view/links.h"

#include <algorithm>

namespace playmat::riftbound::board {

using table::PreviewWords;
using table::TallyLine;

namespace {

/// The only seat with units at the battlefield; -1 if neither seat or both seats have units there.
int soleSeat(const Observation &seen, ListId list)
{
    const int field = holderOf(list);
    const bool first = Presenter::mightAt(seen, field, 0) >= 0;
    return first == (Presenter::mightAt(seen, field, 1) >= 0) ? -1 : first ? 0 : 1;
}

void countPoints(table::SeatCounts &counts, int turn, int points)
{
    const std::size_t at = std::size_t(TableParts::kCounts) + std::size_t(std::max(0, turn));
    if (counts.size() <= at)
        counts.resize(at + 1, counts.size() > TableParts::kCounts ? counts.back() : 0);
    counts[at] = points;
}

} // namespace

void TableGame::countStep(table::BothCounts &counts, const Observation &after) const
{
    for (std::size_t seat = 0; seat < counts.size(); ++seat)
        countPoints(counts[seat], after.turn, after.players[seat].points);
}

table::CurveInfo TableGame::curve(const table::BothCounts &counts) const
{
    table::CurveInfo info;
    info.title = qtTrId("riftbound_table_game.points_by_turn");
    info.goal = shown().victoryScore;
    for (std::size_t seat = 0; seat < counts.size(); ++seat)
        for (std::size_t at = TableParts::kCounts; at < counts[seat].size(); ++at)
            info.seats[seat].append(counts[seat][at]);
    return info;
}

void TableGame::countEvent(table::BothCounts &counts, const core::Event &event,
                           const Observation &before, const Observation &after) const
{
    const auto add = [&](PlayerId player, TableParts::Count what) {
        if (player < kPlayers)
            ++counts[player][std::size_t(what)];
    };
    const auto cardOf = [&](core::SeenId id) -> const CardView * {
        const CardView *card = id == core::kNone ? nullptr : before.card(id);
        return card != nullptr || id == core::kNone ? card : after.card(id);
    };
    switch (Ev(event.type)) {
    case Ev::Conquered:
        return add(event.player, TableParts::Conquests);
    case Ev::Held:
        return add(event.player, TableParts::Holds);
    case Ev::CombatEnded:
        if (const int seat = soleSeat(after, event.to); seat >= 0)
            add(PlayerId(seat), TableParts::CombatsWon);
        return;
    case Ev::Played:
        return add(event.player, TableParts::CardsPlayed);
    case Ev::Hidden:
        return add(event.player, TableParts::CardsHidden);
    case Ev::Recycled:
        if (event.def != 0 && presenter().db().def(event.def).kind == Kind::Rune)
            add(event.player, TableParts::RunesRecycled);
        return;
    case Ev::Killed:
        if (const CardView *card = cardOf(event.card); card != nullptr && card->kind == Kind::Unit)
            add(card->controller, TableParts::UnitsLost);
        return;
    default:
        return;
    }
}

std::vector<TallyLine> TableGame::tally(int seat, const table::SeatCounts &counts) const
{
    const int points = shown().players.at(std::size_t(seat)).points;
    return {
        {qtTrId("riftbound_table_game.points"), QString::number(points)},
        {qtTrId("riftbound_table_game.conquests"), counted(counts, TableParts::Conquests)},
        {qtTrId("riftbound_table_game.holds"), counted(counts, TableParts::Holds)},
        {qtTrId("riftbound_table_game.combats_won"), counted(counts, TableParts::CombatsWon)},
        {qtTrId("riftbound_table_game.cards_played"), counted(counts, TableParts::CardsPlayed)},
        {qtTrId("riftbound_table_game.units_lost"), counted(counts, TableParts::UnitsLost)},
        {qtTrId("riftbound_table_game.runes_recycled"), counted(counts, TableParts::RunesRecycled)},
        {qtTrId("riftbound_table_game.cards_hidden"), counted(counts, TableParts::CardsHidden)}};
}

table::BoardInfo TableGame::board() const
{
    table::BoardInfo info = presenter().board(shown(), game().suspended(), game().decision());
    const auto place = std::size_t(shown().showdown.place);
    if (shown().showdown.combat && place < info.places.size())
        info.places[place].outcome = ForecastWords(presenter(), sight()).showdown();
    return info;
}

std::vector<table::PendingRow> TableGame::pending() const
{
    return presenter().pending(shown());
}

std::vector<TableGame::Arrow> TableGame::waitingArrows() const
{
    std::vector<Arrow> arrows;
    for (const ItemView &item : shown().chain)
        for (const int target : item.targets)
            arrows.push_back({item.id, target});
    return arrows;
}

/// An ability on the chain, which is no card.
std::optional<PreviewWords> TableGame::previewOfItem(int viewId) const
{
    const auto item = std::ranges::find(shown().chain, viewId, &ItemView::id);
    if (item == shown().chain.end())
        return std::nullopt;
    const table::CardFacts facts = presenter().itemFacts(*item, shown());
    if (facts.hidden())
        return std::nullopt;
    table::ExplainRow row;
    row.glyph = QStringLiteral("hourglass");
    row.text = facts.note.toHtmlEscaped();
    row.link = table::links::toRule("CR 340");
    return PreviewWords{facts, {row}};
}

std::optional<PreviewWords> TableGame::preview(int viewId) const
{
    const bool isCard = viewId >= 0 && shown().card(viewId) != nullptr;
    return isCard ? SteppedTable::preview(viewId) : previewOfItem(viewId);
}

} // namespace playmat::riftbound::board
