#include "kit/lorcana/table/table_game.h"

#include "kit/lorcana/table/rule_links.h"

#include <algorithm>

namespace playmat::lorcana::board {

using table::PreviewWords;
using table::TallyLine;

void TableGame::countEvent(table::BothCounts &counts, const core::Event &event,
                           const Observation &before, const Observation &after) const
{
    const auto ownerOf = [&](core::SeenId id) -> PlayerId {
        for (const Observation *seen : {&before, &after})
            if (const CardView *card = id == core::kNone ? nullptr : seen->card(id))
                return card->owner;
        return kNone;
    };
    const auto add = [&](PlayerId player, TableParts::Count what, int number = 1) {
        if (player < kPlayers)
            counts[player][std::size_t(what)] += number;
    };
    const PlayerId owner = ownerOf(event.card);
    switch (Ev(event.type)) {
    case Ev::CardPlayed:
        return add(event.player, TableParts::CardsPlayed);
    case Ev::Quested:
        return add(owner, TableParts::Quests);
    case Ev::LoreChanged:
        return add(event.player, TableParts::LoreGained, std::max<int>(0, event.amount));
    case Ev::ChallengeDeclared:
        return add(owner, TableParts::Challenges);
    case Ev::Banished:
        return add(owner < kPlayers ? lorcana::opponentOf(owner) : owner, TableParts::Banished);
    default:
        return;
    }
}

std::vector<TallyLine> TableGame::tally(int seat, const table::SeatCounts &counts) const
{
    const int lore = shown().players.at(std::size_t(seat)).lore;
    return {
        {qtTrId("lorcana_table_game.lore"), QString::number(lore)},
        {qtTrId("lorcana_table_game.lore_gained_in_all"), counted(counts, TableParts::LoreGained)},
        {qtTrId("lorcana_table_game.quests"), counted(counts, TableParts::Quests)},
        {qtTrId("lorcana_table_game.challenges"), counted(counts, TableParts::Challenges)},
        {qtTrId("lorcana_table_game.cards_played"), counted(counts, TableParts::CardsPlayed)},
        {qtTrId("lorcana_table_game.opponents_cards_banished"),
         counted(counts, TableParts::Banished)}};
}

table::BoardInfo TableGame::board() const
{
    return presenter().board(shown(), game().suspended());
}

std::vector<table::PendingRow> TableGame::pending() const
{
    static const core::Decision nothing;
    return presenter().pending(shown(), asksPerson() ? game().decision() : nothing);
}

/// While a challenge goes on and something is decided in it.
std::optional<TableGame::Arrow> TableGame::arrow() const
{
    if (shown().challenger < 0 || shown().defender < 0)
        return std::nullopt;
    return Arrow{shown().challenger, shown().defender};
}

std::optional<PreviewWords> TableGame::preview(int viewId) const
{
    const CardView *card = viewId < 0 ? nullptr : shown().card(viewId);
    if (card == nullptr || card->def != 0 || card->zone != Zone::Inkwell)
        return SteppedTable::preview(viewId);
    table::ExplainRow row; // a back, which its owner looks for in vain
    row.glyph = QStringLiteral("inkwell");
    row.text = qtTrId("lorcana_table_game.b_ink_b_cards_in");
    row.link = links::toRule("CR 7.5.4");
    return PreviewWords{presenter().facts(*card, shown()), {row}};
}

} // namespace playmat::lorcana::board
