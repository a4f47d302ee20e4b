#pragma once

#include "kit/common/table/seen_by.h"
#include "table/game/table_game.h"

namespace playmat::kit {

/// Implements TableGame for a game that is played in turns and reports each answer as a list of
/// steps. Each game derives its class from this one and adds its board and the numbers of its end
/// page. `Parts` has the game's types and functions:
///
///     Rules                    those of SeenBy
///     Table                    the class that derives from this one
///     Presenter, Sight, Explain, LogWriter, Port
///     Hosted                   its HostedGame
///     kCounts                  the number of counters of each seat
///     stepsOf(game)            the steps that followed from the last answer
///     isOfDeck(card)           whether a card whose face is visible lies in a deck
template <class Parts>
class SteppedTable : public table::TableGame
{
public:
    using SeatedGame = typename Parts::Rules::SeatedGame;
    using Observation = typename SeatedGame::Observation;
    using Sight = typename Parts::Sight;

    SteppedTable(const SeatedGame &game, const std::array<QString, 2> &names, Host host)
        : m_game(game)
        , m_presenter(game.db(), names)
        , m_host(std::move(host))
    {
    }

    [[nodiscard]] const QString &playerName(int seat) const final
    {
        return m_presenter.playerName(seat);
    }
    [[nodiscard]] QString title() const override
    {
        const QString name = qtTrId("stepped_table.against").arg(playerName(0), playerName(1));
        return m_shown.turn > 0
            ? qtTrId("stepped_table.turn").arg(name, QString::number(m_shown.turn))
            : name;
    }

    [[nodiscard]] std::unique_ptr<table::Seen> seen() const final
    {
        return std::make_unique<Seen>(SeenBy<typename Parts::Rules>::now(m_game));
    }
    [[nodiscard]] std::vector<table::PlaybackStep> told() const final
    {
        return Parts::stepsOf(m_game);
    }
    [[nodiscard]] std::unique_ptr<table::TableGame>
    retelling(const match::HostedGame &game) const final
    {
        const auto *hosted = dynamic_cast<const typename Parts::Hosted *>(&game);
        if (hosted == nullptr)
            return nullptr;
        return std::make_unique<typename Parts::Table>(hosted->game(), m_presenter.names(), Host());
    }
    [[nodiscard]] std::vector<table::LogRow> log(const table::Seen &before,
                                                 const std::vector<table::PlaybackStep> &told,
                                                 std::span<const table::LogRow> /*soFar*/,
                                                 const table::GivenAnswer *given) const final
    {
        typename Parts::LogWriter writer(m_presenter, Seen::of(before).by().everybody());
        return writer.lines(told, given);
    }
    void count(table::BothCounts &counts, const table::Seen &before,
               const std::vector<table::PlaybackStep> &told) const final
    {
        for (table::SeatCounts &seat : counts)
            seat.resize(std::max(seat.size(), std::size_t(Parts::kCounts)));
        const Observation *seen = &Seen::of(before).by().everybody();
        for (const table::PlaybackStep &step : told) {
            const auto *one
                = static_cast<const SteppedTold<typename Parts::Rules> *>(step.told.get());
            if (one == nullptr)
                continue;
            for (const core::Event &event : one->events)
                countEvent(counts, event, *seen, one->after.everybody());
            seen = &one->after.everybody();
            countStep(counts, *seen);
        }
    }

    void show(const table::Seen &seen, const table::Eyes &eyes) final
    {
        m_shown = Seen::of(seen).by().shownTo(eyes);
    }
    [[nodiscard]] std::vector<table::CardRow> rows() const final
    {
        return m_presenter.rows(m_shown);
    }
    [[nodiscard]] table::SeatInfo seat(int seat) const final
    {
        return m_presenter.seat(m_shown, seat);
    }
    [[nodiscard]] std::optional<Announcement> announce(const table::Beat &beat) const override
    {
        if (beat.seat < 0)
            return std::nullopt;
        return Announcement{qtTrId("stepped_table.s_turn").arg(playerName(beat.seat)),
                            qtTrId("stepped_table.turn_2").arg(beat.amount)};
    }

    [[nodiscard]] std::optional<table::PreviewWords> preview(int viewId) const override
    {
        const auto *card = viewId < 0 ? nullptr : m_shown.card(viewId);
        if (card == nullptr || card->def == 0)
            return std::nullopt;
        return table::PreviewWords{m_presenter.facts(*card, m_shown),
                                   Explain(m_presenter).card(*card, sight())};
    }
    [[nodiscard]] table::PreviewWords printed(const QString &cardId) const final
    {
        const auto def = m_presenter.db().find(cardId.toStdString());
        if (def == 0)
            return {};
        return {m_presenter.printedFacts(def), Explain(m_presenter).printed(def)};
    }
    /// The only card in a deck whose face is visible; -1 if there is none or more than one.
    [[nodiscard]] int lookedAt() const final
    {
        int found = -1;
        for (const auto &card : m_shown.cards) {
            if (card.def == 0 || !Parts::isOfDeck(card))
                continue;
            if (found >= 0)
                return -1;
            found = card.id;
        }
        return found;
    }

    [[nodiscard]] std::unique_ptr<table::GamePort> port(table::TableScene &scene,
                                                        table::GamePort::Host &host) final
    {
        return std::make_unique<typename Parts::Port>(
            m_presenter, [this]() -> const Sight & { return sight(); }, scene, host);
    }

protected:
    using Explain = typename Parts::Explain;

    /// Adds one event to the counts. `before` and `after` are what everybody sees before and after
    /// the step of the event.
    virtual void countEvent(table::BothCounts &counts, const core::Event &event,
                            const Observation &before, const Observation &after) const = 0;
    /// Counts what everybody sees after a step; its counters follow the first `kCounts`.
    virtual void countStep(table::BothCounts & /*counts*/, const Observation & /*after*/) const { }
    /// The value of one counter, as text for the end page.
    [[nodiscard]] static QString counted(const table::SeatCounts &counts, int which)
    {
        return QString::number(which < int(counts.size()) ? counts[std::size_t(which)] : 0);
    }

    [[nodiscard]] const auto &presenter() const { return m_presenter; }
    [[nodiscard]] const Observation &shown() const { return m_shown; }
    [[nodiscard]] const auto &game() const { return m_game.game(); }
    [[nodiscard]] bool asksPerson() const
    {
        const core::PlayerId asked = game().decision().player;
        return asked < Parts::Rules::kPlayers && m_host.isPerson && m_host.isPerson(asked);
    }
    /// The sight of the open question. If a program is asked, it does not include what only that
    /// program's seat sees.
    [[nodiscard]] const Sight &sight() const
    {
        const quint64 id = m_host.decisionId ? m_host.decisionId() : 0;
        if (m_sight == nullptr || m_sightOf != id) {
            using Viewer = typename SeatedGame::Viewer;
            const Viewer viewer
                = asksPerson() ? Viewer::of(game().decision().player) : Viewer::nobody();
            m_sight = std::make_unique<Sight>(m_game, m_shown, viewer);
            m_sightOf = id;
        }
        return *m_sight;
    }

private:
    using Seen = SteppedSeen<typename Parts::Rules>;

    const SeatedGame &m_game;
    typename Parts::Presenter m_presenter;
    Host m_host;
    Observation m_shown;
    mutable std::unique_ptr<Sight> m_sight; ///< the sight of question m_sightOf
    mutable quint64 m_sightOf = 0;
};

} // namespace playmat::kit
