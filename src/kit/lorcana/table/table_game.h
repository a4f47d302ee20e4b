#pragma once

#include "kit/lorcana/table/presenter.h"
#include "kit/lorcana/table/seen_by.h"
#include "kit/lorcana/table/sight.h"
#include "table/game/table_game.h"

namespace playmat::lorcana::board {

/// A match of Disney Lorcana on a table.
class TableGame final : public table::TableGame
{
public:
    TableGame(const SeatedGame &game, const std::array<QString, 2> &names, Host host);

    [[nodiscard]] const QString &playerName(int seat) const override;
    [[nodiscard]] QString title() const override;

    [[nodiscard]] std::unique_ptr<table::Seen> seen() const override;
    [[nodiscard]] std::vector<table::PlaybackStep> told() const override;
    [[nodiscard]] std::unique_ptr<table::TableGame>
    retelling(const match::HostedGame &game) const override;
    [[nodiscard]] std::vector<table::LogRow> log(const table::Seen &before,
                                                 const std::vector<table::PlaybackStep> &told,
                                                 std::span<const table::LogRow> soFar,
                                                 const table::GivenAnswer *given) const override;
    void count(table::BothCounts &counts, const table::Seen &before,
               const std::vector<table::PlaybackStep> &told) const override;
    [[nodiscard]] std::vector<table::TallyLine>
    tally(int seat, const table::SeatCounts &counts) const override;

    void show(const table::Seen &seen, const table::Eyes &eyes) override;
    [[nodiscard]] std::vector<table::CardRow> rows() const override;
    [[nodiscard]] table::SeatInfo seat(int seat) const override;
    [[nodiscard]] table::BoardInfo board() const override;
    [[nodiscard]] std::vector<table::PendingRow> pending() const override;
    [[nodiscard]] std::optional<Arrow> arrow() const override;
    [[nodiscard]] std::optional<Announcement> announce(const table::Beat &beat) const override;

    [[nodiscard]] std::optional<table::PreviewWords> preview(int viewId) const override;
    [[nodiscard]] table::PreviewWords printed(const QString &cardId) const override;
    [[nodiscard]] int lookedAt() const override;

    [[nodiscard]] std::unique_ptr<table::GamePort> port(table::TableScene &scene,
                                                        table::GamePort::Host &host) override;

private:
    [[nodiscard]] const Sight &sight() const;
    [[nodiscard]] bool asksPerson() const;

    const SeatedGame &m_game;
    Presenter m_presenter;
    Host m_host;
    Observation m_shown;
    mutable std::unique_ptr<Sight> m_sight; ///< of the question m_sightOf
    mutable quint64 m_sightOf = 0;
};

} // namespace playmat::lorcana::board
