#pragma once

#include "kit/common/table/stepped_table.h"
#include "kit/lorcana/host/hosted.h"
#include "kit/lorcana/table/log_writer.h"
#include "kit/lorcana/table/port.h"

namespace playmat::lorcana::board {

class TableGame;

/// The types and functions of the game for kit::SteppedTable.
struct TableParts
{
    using Rules = SeenRules;
    using Table = board::TableGame;
    using Presenter = board::Presenter;
    using Sight = board::Sight;
    using Explain = board::Explain;
    using LogWriter = board::LogWriter;
    using Port = board::Port;
    using Hosted = host::HostedLorcana;

    /// The counters of each seat.
    enum Count : int { CardsPlayed, Quests, LoreGained, Challenges, Banished, kCounts };

    [[nodiscard]] static std::vector<table::PlaybackStep> stepsOf(const SeatedGame &game)
    {
        return board::stepsOf(game);
    }
    [[nodiscard]] static bool isOfDeck(const CardView &card) { return card.zone == Zone::Deck; }
};

/// A match of Disney Lorcana on a table.
class TableGame final : public kit::SteppedTable<TableParts>
{
public:
    using SteppedTable::SteppedTable;

    [[nodiscard]] std::vector<table::TallyLine>
    tally(int seat, const table::SeatCounts &counts) const override;
    [[nodiscard]] table::BoardInfo board() const override;
    [[nodiscard]] std::vector<table::PendingRow> pending() const override;
    [[nodiscard]] std::optional<Arrow> arrow() const override;
    [[nodiscard]] std::optional<table::PreviewWords> preview(int viewId) const override;

protected:
    void countEvent(table::BothCounts &counts, const core::Event &event, const Observation &before,
                    const Observation &after) const override;
};

} // namespace playmat::lorcana::board
