#pragma once

#include "kit/common/table/stepped_table.h"
#include "kit/riftbound/host/hosted.h"
#include "kit/riftbound/table/log_writer.h"
#include "kit/riftbound/table/port.h"

namespace playmat::riftbound::board {

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
    using Hosted = host::HostedRiftbound;

    /// The counters of each seat. The points after each turn follow them.
    enum Count : int {
        Conquests,
        Holds,
        CombatsWon,
        CardsPlayed,
        UnitsLost,
        RunesRecycled,
        CardsHidden,
        kCounts
    };

    [[nodiscard]] static std::vector<table::PlaybackStep> stepsOf(const SeatedGame &game)
    {
        return board::stepsOf(game);
    }
    [[nodiscard]] static bool isOfDeck(const CardView &card)
    {
        return card.list != kNone && zoneOf(card.list) == Zone::MainDeck;
    }
};

/// A match of Riftbound on a table.
class TableGame final : public kit::SteppedTable<TableParts>
{
public:
    using SteppedTable::SteppedTable;

    [[nodiscard]] std::vector<table::TallyLine>
    tally(int seat, const table::SeatCounts &counts) const override;
    [[nodiscard]] table::CurveInfo curve(const table::BothCounts &counts) const override;
    [[nodiscard]] table::BoardInfo board() const override;
    [[nodiscard]] std::vector<table::PendingRow> pending() const override;
    [[nodiscard]] std::vector<Arrow> waitingArrows() const override;
    [[nodiscard]] std::optional<table::PreviewWords> preview(int viewId) const override;

protected:
    void countEvent(table::BothCounts &counts, const core::Event &event, const Observation &before,
                    const Observation &after) const override;
    void countStep(table::BothCounts &counts, const Observation &after) const override;

private:
    [[nodiscard]] std::optional<table::PreviewWords> previewOfItem(int viewId) const;
};

} // namespace playmat::riftbound::board
