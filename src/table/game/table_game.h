#pragma once

#include "engine/core/decision.h"
#include "match/hosted_game.h"
#include "table/game/game_port.h"
#include "table/game/seen.h"
#include "table/game/tally.h"
#include "table/view/board_info.h"
#include "table/view/card_row.h"
#include "table/view/eyes.h"
#include "table/view/log_model.h"
#include "table/view/pending_model.h"
#include "table/view/preview.h"

#include <QString>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace playmat::table {

/// An answer with the question it was given to.
struct GivenAnswer
{
    core::Decision asked;
    core::Answer answer;
};

/// A card in the preview, with the lines under it.
struct PreviewWords
{
    CardFacts facts;
    std::vector<ExplainRow> rows;
};

/// A match of one game as its table sees it: what is seen becomes rows, strips and words. What it
/// says follows from what everybody or the seat that looks may know, and from nothing else. A kit
/// makes one for each match on a table; `HostedGame` outlives it.
class TableGame
{
public:
    /// What the table tells the game.
    struct Host
    {
        std::function<quint64()> decisionId; ///< a new number for each question
        std::function<bool(int)> isPerson; ///< who is asked sits at this table
    };
    /// From a card to a card, while something goes on between them.
    struct Arrow
    {
        int from = -1;
        int to = -1;
    };
    struct Announcement
    {
        QString title;
        QString text;
    };

    TableGame() = default;
    TableGame(const TableGame &) = delete;
    TableGame &operator=(const TableGame &) = delete;
    virtual ~TableGame() = default;

    // --- who plays
    [[nodiscard]] virtual const QString &playerName(int seat) const = 0;
    /// "Luke Skywalker against Darth Vader, round 5": for the name of a file.
    [[nodiscard]] virtual QString title() const = 0;

    // --- the game as it is now
    [[nodiscard]] virtual std::unique_ptr<Seen> seen() const = 0;
    /// What the last answer led to, cut into steps.
    [[nodiscard]] virtual std::vector<PlaybackStep> told() const = 0;

    // --- what has been
    /// The same players over another course of the game, to tell what happened there.
    [[nodiscard]] virtual std::unique_ptr<TableGame>
    retelling(const match::HostedGame &game) const = 0;
    /// The lines of one answer, which led on from `before`. `soFar` are those before it; without
    /// `given` it is the beginning, or somebody conceded.
    [[nodiscard]] virtual std::vector<LogRow> log(const Seen &before,
                                                  const std::vector<PlaybackStep> &told,
                                                  std::span<const LogRow> soFar,
                                                  const GivenAnswer *given) const = 0;
    /// Adds what each seat did.
    virtual void count(BothCounts & /*counts*/, const Seen & /*before*/,
                       const std::vector<PlaybackStep> & /*told*/) const
    {
    }
    /// The same in words, for the end page.
    [[nodiscard]] virtual std::vector<TallyLine> tally(int seat,
                                                       const SeatCounts &counts) const = 0;
    /// How close each seat was to winning, turn by turn.
    [[nodiscard]] virtual CurveInfo curve(const BothCounts & /*counts*/) const { return {}; }

    // --- what the table shows
    /// Shows that position from now on, as those eyes see it.
    virtual void show(const Seen &seen, const Eyes &eyes) = 0;
    /// A row for each card that is shown; cards that are only counted have none.
    [[nodiscard]] virtual std::vector<CardRow> rows() const = 0;
    [[nodiscard]] virtual SeatInfo seat(int seat) const = 0;
    [[nodiscard]] virtual BoardInfo board() const = 0;
    [[nodiscard]] virtual std::vector<PendingRow> pending() const { return {}; }
    [[nodiscard]] virtual std::optional<Arrow> arrow() const { return {}; }
    /// The arrows from items that wait on a stack to their chosen targets.
    [[nodiscard]] virtual std::vector<Arrow> waitingArrows() const { return {}; }
    /// The text that a beat of Kind::Phase shows across the table; nullopt if it shows none.
    [[nodiscard]] virtual std::optional<Announcement> announce(const Beat & /*beat*/) const
    {
        return {};
    }

    // --- cards
    /// Returns nothing if nobody may see that card now.
    [[nodiscard]] virtual std::optional<PreviewWords> preview(int viewId) const = 0;
    /// The card with that printed id; hidden facts: there is none.
    [[nodiscard]] virtual PreviewWords printed(const QString &cardId) const = 0;
    /// The one card that somebody is looking at; -1: none, or several.
    [[nodiscard]] virtual int lookedAt() const { return -1; }

    // --- questions
    /// The questions of the game to a controller; `scene` and `host` outlive it.
    [[nodiscard]] virtual std::unique_ptr<GamePort> port(TableScene &scene, GamePort::Host &host)
        = 0;
};

} // namespace playmat::table
