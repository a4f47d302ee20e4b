#pragma once

#include "kit/swu/table/game_sight.h"
#include "kit/swu/table/presenter.h"
#include "kit/swu/table/seen.h"
#include "table/game/table_game.h"

namespace playmat::table {

/// A match of Star Wars: Unlimited on a table.
class SwuTableGame final : public TableGame
{
public:
    SwuTableGame(const swu::SeatedGame &game, const std::array<QString, 2> &names, Host host);
    SwuTableGame(const swu::SeatedGame &game, TableSeats seats, Host host);

    [[nodiscard]] const QString &playerName(int seat) const override;
    [[nodiscard]] QString title() const override;

    [[nodiscard]] std::unique_ptr<Seen> seen() const override;
    [[nodiscard]] std::vector<PlaybackStep> told() const override;
    [[nodiscard]] std::unique_ptr<TableGame>
    retelling(const match::HostedGame &game) const override;
    [[nodiscard]] std::vector<LogRow> log(const Seen &before, const std::vector<PlaybackStep> &told,
                                          std::span<const LogRow> soFar,
                                          const GivenAnswer *given) const override;
    void count(BothCounts &counts, const Seen &before,
               const std::vector<PlaybackStep> &told) const override;
    [[nodiscard]] std::vector<TallyLine> tally(int seat, const SeatCounts &counts) const override;

    void show(const Seen &seen, const Eyes &eyes) override;
    [[nodiscard]] std::vector<CardRow> rows() const override;
    [[nodiscard]] SeatInfo seat(int seat) const override;
    [[nodiscard]] BoardInfo board() const override;
    [[nodiscard]] std::vector<PendingRow> pending() const override;
    [[nodiscard]] std::optional<Arrow> arrow() const override;
    [[nodiscard]] std::optional<Announcement> announce(const Beat &beat) const override;

    [[nodiscard]] std::optional<PreviewWords> preview(int viewId) const override;
    [[nodiscard]] PreviewWords printed(const QString &cardId) const override;
    [[nodiscard]] int lookedAt() const override;

    [[nodiscard]] std::unique_ptr<GamePort> port(TableScene &scene, GamePort::Host &host) override;

private:
    [[nodiscard]] const TableSight &sight() const;

    const swu::SeatedGame &m_game;
    SwuPresenter m_presenter;
    Host m_host;
    swu::Observation m_shown;
    mutable std::unique_ptr<GameSight> m_sight; ///< of the question m_sightOf
    mutable quint64 m_sightOf = 0;
};

} // namespace playmat::table
