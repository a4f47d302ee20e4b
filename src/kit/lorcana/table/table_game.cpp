#include "kit/lorcana/table/table_game.h"

#include "kit/lorcana/host/hosted.h"
#include "kit/lorcana/table/explanations.h"
#include "kit/lorcana/table/log_writer.h"
#include "kit/lorcana/table/port.h"
#include "kit/lorcana/table/rule_links.h"
#include "kit/lorcana/table/words.h"

namespace playmat::lorcana::board {

using table::BothCounts;
using table::PlaybackStep;
using table::PreviewWords;
using table::TallyLine;

namespace {

/// What a seat's counts are.
enum Count { CardsPlayed, Quests, LoreGained, Challenges, Banished, Counts };

/// Counts one event; `seen` is what everybody saw before and after it.
void countEvent(BothCounts &counts, const core::Event &event, const Observation &before,
                const Observation &after)
{
    const auto ownerOf = [&](core::SeenId id) -> PlayerId {
        for (const Observation *seen : {&before, &after})
            if (const CardView *card = id == core::kNone ? nullptr : seen->card(id))
                return card->owner;
        return kNone;
    };
    const PlayerId owner = ownerOf(event.card);
    switch (Ev(event.type)) {
    case Ev::CardPlayed:
        if (event.player < kPlayers)
            ++counts[event.player][CardsPlayed];
        break;
    case Ev::Quested:
        if (owner < kPlayers)
            ++counts[owner][Quests];
        break;
    case Ev::LoreChanged:
        if (event.player < kPlayers && event.amount > 0)
            counts[event.player][LoreGained] += event.amount;
        break;
    case Ev::ChallengeDeclared:
        if (owner < kPlayers)
            ++counts[owner][Challenges];
        break;
    case Ev::Banished:
        if (owner < kPlayers)
            ++counts[std::size_t(lorcana::opponentOf(PlayerId(owner)))][Banished];
        break;
    default:
        break;
    }
}

} // namespace

TableGame::TableGame(const SeatedGame &game, const std::array<QString, 2> &names, Host host)
    : m_game(game)
    , m_presenter(game.db(), names)
    , m_host(std::move(host))
{
}

const QString &TableGame::playerName(int seat) const
{
    return m_presenter.playerName(seat);
}

QString TableGame::title() const
{
    const QString name = qtTrId("lorcana_table_game.against").arg(playerName(0), playerName(1));
    return m_shown.turn > 0 ? qtTrId("lorcana_table_game.turn").arg(name).arg(m_shown.turn) : name;
}

std::unique_ptr<table::Seen> TableGame::seen() const
{
    return std::make_unique<LorcanaSeen>(SeenBy::now(m_game));
}

std::vector<PlaybackStep> TableGame::told() const
{
    return stepsOf(m_game);
}

std::unique_ptr<table::TableGame> TableGame::retelling(const match::HostedGame &game) const
{
    const auto *hosted = dynamic_cast<const host::HostedLorcana *>(&game);
    return hosted == nullptr
        ? nullptr
        : std::make_unique<TableGame>(hosted->game(), m_presenter.names(), Host());
}

std::vector<table::LogRow> TableGame::log(const table::Seen &before,
                                          const std::vector<PlaybackStep> &told,
                                          std::span<const table::LogRow> /*soFar*/,
                                          const table::GivenAnswer *given) const
{
    return LogWriter(m_presenter, LorcanaSeen::of(before).by().everybody()).lines(told, given);
}

void TableGame::count(BothCounts &counts, const table::Seen &before,
                      const std::vector<PlaybackStep> &told) const
{
    for (table::SeatCounts &seat : counts)
        seat.resize(Counts);
    const Observation *seen = &LorcanaSeen::of(before).by().everybody();
    for (const PlaybackStep &step : told) {
        const auto *one = static_cast<const LorcanaTold *>(step.told.get());
        if (one == nullptr)
            continue;
        for (const core::Event &event : one->events)
            countEvent(counts, event, *seen, one->after.everybody());
        seen = &one->after.everybody();
    }
}

std::vector<TallyLine> TableGame::tally(int seat, const table::SeatCounts &counts) const
{
    const auto number = [&](Count which) {
        return QString::number(std::size_t(which) < counts.size() ? counts[which] : 0);
    };
    const int lore = m_shown.players.at(std::size_t(seat)).lore;
    return {{qtTrId("lorcana_table_game.lore"), QString::number(lore)},
            {qtTrId("lorcana_table_game.lore_gained_in_all"), number(LoreGained)},
            {qtTrId("lorcana_table_game.quests"), number(Quests)},
            {qtTrId("lorcana_table_game.challenges"), number(Challenges)},
            {qtTrId("lorcana_table_game.cards_played"), number(CardsPlayed)},
            {qtTrId("lorcana_table_game.opponents_cards_banished"), number(Banished)}};
}

void TableGame::show(const table::Seen &seen, const table::Eyes &eyes)
{
    m_shown = LorcanaSeen::of(seen).by().shownTo(eyes);
}

std::vector<table::CardRow> TableGame::rows() const
{
    return m_presenter.rows(m_shown);
}

table::SeatInfo TableGame::seat(int seat) const
{
    return m_presenter.seat(m_shown, seat);
}

table::BoardInfo TableGame::board() const
{
    return m_presenter.board(m_shown, m_game.game().suspended());
}

bool TableGame::asksPerson() const
{
    const core::PlayerId asked = m_game.game().decision().player;
    return asked < kPlayers && m_host.isPerson && m_host.isPerson(asked);
}

std::vector<table::PendingRow> TableGame::pending() const
{
    static const core::Decision nothing;
    return m_presenter.pending(m_shown, asksPerson() ? m_game.game().decision() : nothing);
}

/// While a challenge goes on and something is decided in it.
std::optional<TableGame::Arrow> TableGame::arrow() const
{
    if (m_shown.challenger < 0 || m_shown.defender < 0)
        return std::nullopt;
    return Arrow{m_shown.challenger, m_shown.defender};
}

std::optional<TableGame::Announcement> TableGame::announce(const table::Beat &beat) const
{
    if (beat.seat < 0)
        return std::nullopt;
    return Announcement{qtTrId("lorcana_table_game.s_turn").arg(playerName(beat.seat)),
                        qtTrId("lorcana_table_game.turn_2").arg(beat.amount)};
}

std::optional<PreviewWords> TableGame::preview(int viewId) const
{
    const CardView *card = viewId < 0 ? nullptr : m_shown.card(viewId);
    if (card == nullptr || (card->def == 0 && card->zone != Zone::Inkwell))
        return std::nullopt;
    PreviewWords words{m_presenter.facts(*card, m_shown), {}};
    if (card->def != 0) {
        words.rows = Explain(m_presenter).card(*card, sight());
        return words;
    }
    table::ExplainRow row; // a back, which its owner looks for in vain
    row.glyph = QStringLiteral("inkwell");
    row.text = qtTrId("lorcana_table_game.b_ink_b_cards_in");
    row.link = links::toRule("CR 7.5.4");
    words.rows.push_back(row);
    return words;
}

PreviewWords TableGame::printed(const QString &cardId) const
{
    const DefId def = m_presenter.db().find(cardId.toStdString());
    return def == 0
        ? PreviewWords()
        : PreviewWords{m_presenter.printedFacts(def), Explain(m_presenter).printed(def)};
}

/// The one card of a deck that is looked at.
int TableGame::lookedAt() const
{
    int found = -1;
    for (const CardView &card : m_shown.cards) {
        if (card.zone != Zone::Deck || card.def == 0)
            continue;
        if (found >= 0)
            return -1;
        found = card.id;
    }
    return found;
}

/// Of the open question; when a program is being asked, what it sees is nobody's business.
const Sight &TableGame::sight() const
{
    const quint64 id = m_host.decisionId ? m_host.decisionId() : 0;
    if (m_sight == nullptr || m_sightOf != id) {
        const Viewer viewer
            = asksPerson() ? Viewer::of(m_game.game().decision().player) : Viewer::nobody();
        m_sight = std::make_unique<Sight>(m_game, m_shown, viewer);
        m_sightOf = id;
    }
    return *m_sight;
}

std::unique_ptr<table::GamePort> TableGame::port(table::TableScene &scene,
                                                 table::GamePort::Host &host)
{
    return std::make_unique<Port>(
        m_presenter, [this]() -> const Sight & { return sight(); }, scene, host);
}

} // namespace playmat::lorcana::board
