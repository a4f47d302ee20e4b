#include "kit/swu/table/table_game.h"

#include "kit/swu/host/hosted.h"
#include "kit/swu/table/explanations.h"
#include "kit/swu/table/log_writer.h"
#include "kit/swu/table/port.h"
#include "kit/swu/table/words.h"

#include <algorithm>

namespace playmat::table {

namespace {

/// What a seat's counts are.
enum Count { CardsPlayed, Attacks, UnitsDefeated, BaseDamage, Counts };

/// Leader and base, which lie open from the beginning.
TableSeats seatsOf(const swu::SeatedGame &game, const std::array<QString, 2> &names)
{
    TableSeats seats{names, {}};
    const swu::Observation open = game.observe(swu::Viewer::nobody(), swu::IdsOf::Game);
    for (size_t seat = 0; seat < names.size(); ++seat) {
        QStringList parts;
        for (const swu::CardView &card : open.cards) {
            const swu::CardDef &def = game.db().def(card.def);
            if (card.owner != seat || card.def == 0)
                continue;
            if (def.type == swu::CardType::Leader)
                parts.prepend(CardWords::name(def));
            else if (def.type == swu::CardType::Base)
                parts.append(CardWords::name(def));
        }
        seats.deckTitles[seat] = parts.join(QStringLiteral(" · "));
    }
    return seats;
}

void countEvent(BothCounts &counts, const OpenEvent &open, const swu::CardDb &db)
{
    const core::Event &event = open.event;
    const auto type = swu::Ev(event.type);
    const auto other = [](swu::PlayerId player) { return size_t(swu::opponentOf(player)); };
    if (event.card == core::kNone)
        return;
    if (type == swu::Ev::CardPlayed && event.player < swu::kPlayers)
        ++counts[event.player][CardsPlayed];
    else if (type == swu::Ev::AttackDeclared && open.controller < swu::kPlayers)
        ++counts[open.controller][Attacks];
    else if (type == swu::Ev::Defeated && event.player < swu::kPlayers && db.def(event.def).isUnit()
             && db.def(event.def).kind == swu::kind::Unit)
        ++counts[other(event.player)][UnitsDefeated];
    else if (type == swu::Ev::DamageDealt && db.def(open.def).type == swu::CardType::Base
             && event.other != core::kNone && open.source == other(open.controller))
        counts[other(open.controller)][BaseDamage] += event.amount;
}

} // namespace

SwuTableGame::SwuTableGame(const swu::SeatedGame &game, const std::array<QString, 2> &names,
                           Host host)
    : SwuTableGame(game, seatsOf(game, names), std::move(host))
{
}

SwuTableGame::SwuTableGame(const swu::SeatedGame &game, TableSeats seats, Host host)
    : m_game(game)
    , m_presenter(game.db(), std::move(seats))
    , m_host(std::move(host))
{
}

const QString &SwuTableGame::playerName(int seat) const
{
    return m_presenter.playerName(seat);
}

QString SwuTableGame::title() const
{
    const QString name
        = qtTrId("swu_table_game.against").arg(seat(0).emblemName, seat(1).emblemName);
    return m_shown.round > 0 ? qtTrId("swu_table_game.round").arg(name).arg(m_shown.round) : name;
}

std::unique_ptr<Seen> SwuTableGame::seen() const
{
    return std::make_unique<SwuSeen>(SeenBy::now(m_game));
}

std::vector<PlaybackStep> SwuTableGame::told() const
{
    return stepsOf(m_game);
}

std::unique_ptr<TableGame> SwuTableGame::retelling(const match::HostedGame &game) const
{
    const auto *hosted = dynamic_cast<const match::HostedSwu *>(&game);
    return hosted == nullptr
        ? nullptr
        : std::make_unique<SwuTableGame>(hosted->game(), m_presenter.seats(), Host());
}

std::vector<LogRow> SwuTableGame::log(const Seen &before, const std::vector<PlaybackStep> &told,
                                      std::span<const LogRow> soFar, const GivenAnswer *given) const
{
    std::vector<core::Event> events;
    for (const OpenEvent &open : openEventsOf(told))
        events.push_back(open.event);
    return LogWriter(m_presenter).lines(SwuSeen::of(before).by().everybody(), events, soFar, given);
}

void SwuTableGame::count(BothCounts &counts, const Seen &,
                         const std::vector<PlaybackStep> &told) const
{
    for (SeatCounts &seat : counts)
        seat.resize(Counts);
    for (const OpenEvent &open : openEventsOf(told))
        countEvent(counts, open, m_game.db());
}

std::vector<TallyLine> SwuTableGame::tally(int seat, const SeatCounts &counts) const
{
    const auto number = [&](Count which) {
        return QString::number(size_t(which) < counts.size() ? counts[which] : 0);
    };
    const int left = std::max(0, this->seat(seat).counter(QStringLiteral("base")).number);
    return {{qtTrId("swu_table_game.base_left"), qtTrId("swu_table_game.hp").arg(left)},
            {qtTrId("swu_table_game.damage_to_the_other_base"), number(BaseDamage)},
            {qtTrId("swu_table_game.cards_played"), number(CardsPlayed)},
            {qtTrId("swu_table_game.attacks"), number(Attacks)},
            {qtTrId("swu_table_game.units_defeated"), number(UnitsDefeated)}};
}

void SwuTableGame::show(const Seen &seen, const Eyes &eyes)
{
    m_shown = SwuSeen::of(seen).by().shownTo(eyes);
}

std::vector<CardRow> SwuTableGame::rows() const
{
    return m_presenter.rows(m_shown);
}

SeatInfo SwuTableGame::seat(int seat) const
{
    return m_presenter.seat(m_shown, seat);
}

BoardInfo SwuTableGame::board() const
{
    return m_presenter.board(m_shown);
}

std::vector<PendingRow> SwuTableGame::pending() const
{
    return m_presenter.pending(m_shown);
}

std::optional<TableGame::Arrow> SwuTableGame::arrow() const
{
    if (m_shown.attacks.empty())
        return std::nullopt;
    return Arrow{m_shown.attacks.back().attacker, m_shown.attacks.back().defender};
}

std::optional<TableGame::Announcement> SwuTableGame::announce(const Beat &beat) const
{
    const BoardInfo now = board();
    if (now.token.seat == beat.seat && beat.seat >= 0)
        return Announcement{now.token.text, qtTrId("swu_table_game.and_passes_for_the_rest")};
    if (beat.seat >= 0)
        return std::nullopt;
    return Announcement{now.phaseText, qtTrId("swu_table_game.round_2").arg(now.round)};
}

std::optional<PreviewWords> SwuTableGame::preview(int viewId) const
{
    const swu::CardView *card = viewId < 0 ? nullptr : m_shown.card(viewId);
    if (card == nullptr || card->def == 0)
        return std::nullopt;
    return PreviewWords{m_presenter.facts(*card, m_shown),
                        Explain(m_presenter).card(*card, sight())};
}

PreviewWords SwuTableGame::printed(const QString &cardId) const
{
    const swu::DefId def = m_presenter.db().find(cardId.toStdString());
    return def == 0
        ? PreviewWords()
        : PreviewWords{m_presenter.printedFacts(def), Explain(m_presenter).printed(def)};
}

int SwuTableGame::lookedAt() const
{
    return m_shown.looks.size() == 1 ? m_shown.looks.front().card : -1;
}

/// Of the open question; when a program is being asked, what it sees is nobody's business.
const TableSight &SwuTableGame::sight() const
{
    if (m_sight == nullptr || m_sightOf != m_host.decisionId()) {
        const swu::PlayerId asked = m_game.decision().player;
        const bool sitsHere = asked < swu::kPlayers && m_host.isPerson(asked);
        const swu::Viewer viewer = sitsHere ? swu::Viewer::of(asked) : swu::Viewer::nobody();
        m_sight = std::make_unique<GameSight>(m_game, m_shown, viewer);
        m_sightOf = m_host.decisionId();
    }
    return *m_sight;
}

std::unique_ptr<GamePort> SwuTableGame::port(TableScene &scene, GamePort::Host &host)
{
    return std::make_unique<SwuPort>(
        m_presenter, [this]() -> const TableSight & { return sight(); }, scene, host);
}

} // namespace playmat::table
