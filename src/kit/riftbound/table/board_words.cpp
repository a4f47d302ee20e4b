// What the panel and the middle of the table say: the turn and its phases, who holds a battlefield,
// who may act, how a game ended, and what waits on the chain.
#include "engine/riftbound/state/limits.h"
#include "kit/riftbound/table/presenter.h"
#include "kit/riftbound/table/rule_links.h"
#include "kit/riftbound/table/words.h"

#include <algorithm>
#include <array>

namespace playmat::riftbound::board {

using table::BoardInfo;
using table::PendingRow;
using table::PlaceInfo;
using table::StatusInfo;

namespace {

/// Of Awaken, Beginning, Channel, Draw, Main, Ending.
int stepOf(Phase phase)
{
    return phase == Phase::Setup || phase == Phase::Over ? -1 : int(phase) - int(Phase::Awaken);
}

constexpr std::array kSteps{
    QT_TRID_NOOP("riftbound_board_words.awaken"),  QT_TRID_NOOP("riftbound_board_words.beginning"),
    QT_TRID_NOOP("riftbound_board_words.channel"), QT_TRID_NOOP("riftbound_board_words.draw"),
    QT_TRID_NOOP("riftbound_board_words.main"),    QT_TRID_NOOP("riftbound_board_words.ending")};

QString roleIn(const Showdown &showdown, int field, PlayerId player)
{
    if (int(showdown.place) != field || !showdown.combat)
        return {};
    if (showdown.attacker == player)
        return QStringLiteral("attacker");
    return showdown.defender == player ? QStringLiteral("defender") : QString();
}

} // namespace

BoardInfo Presenter::board(const Observation &seen, Capacity full,
                           const core::Decision &asked) const
{
    BoardInfo info;
    info.round = seen.turn;
    info.pendingTitle = seen.chain.empty() ? QString() : qtTrId("riftbound_board_words.the_chain");
    if (seen.turn > 0 && seen.phase != Phase::Setup)
        info.roundText = qtTrId("riftbound_board_words.turn").arg(seen.turn);
    info.roundLink = table::links::toRule("CR 314");
    info.step = stepOf(seen.phase);
    for (std::size_t step = 0; step < kSteps.size(); ++step)
        info.steps.push_back({qtTrId(kSteps[step]), links::ofStep(int(step))});
    if (seen.phase == Phase::Setup)
        info.phaseText = qtTrId("riftbound_board_words.setup");
    else if (seen.phase == Phase::Over)
        info.phaseText = full == Capacity::None ? qtTrId("riftbound_board_words.game_over")
                                                : qtTrId("riftbound_board_words.suspended");
    else
        info.phaseText = qtTrId("riftbound_board_words.s_turn").arg(playerName(seen.turnPlayer));
    for (int field = 0; field < int(seen.places.size()); ++field)
        info.places.push_back(placeInfo(seen, field));
    info.status = status(seen, asked);
    info.endAction = qtTrId("riftbound_board_words.end_turn");
    writeResult(info, seen, full);
    return info;
}

void Presenter::writeResult(BoardInfo &info, const Observation &seen, Capacity full) const
{
    info.over = seen.end != EndReason::None;
    if (!info.over)
        return;
    info.winner = seen.winner < kPlayers ? int(seen.winner) : -1;
    info.resultLink = links::of(seen.end);
    const QString winner = info.winner >= 0 ? playerName(info.winner) : QString();
    const QString loser
        = info.winner >= 0 ? playerName(riftbound::opponentOf(PlayerId(info.winner))) : QString();
    info.resultTitle = info.winner >= 0 ? qtTrId("riftbound_board_words.wins").arg(winner)
                                        : qtTrId("riftbound_board_words.a_draw");
    switch (seen.end) {
    case EndReason::VictoryScore:
        info.resultText = qtTrId("riftbound_board_words.has_points_in_turn",
                                 seen.players.at(std::size_t(std::max(0, info.winner))).points)
                              .arg(winner, QString::number(seen.turn));
        break;
    case EndReason::BurnOut:
        info.resultText
            = qtTrId("riftbound_board_words.burned_out").arg(loser, QString::number(seen.turn));
        break;
    case EndReason::Card:
        info.resultText = qtTrId("riftbound_board_words.wins_by_a_card")
                              .arg(winner, QString::number(seen.turn));
        break;
    case EndReason::Concede:
        info.resultText = seen.turn == 0 ? qtTrId("board_words.conceded_before_it_began").arg(loser)
                                         : qtTrId("riftbound_board_words.conceded_in_turn")
                                               .arg(loser, QString::number(seen.turn));
        break;
    case EndReason::Suspended:
        info.suspended = true;
        info.resultTitle = qtTrId("riftbound_board_words.the_game_is_suspended");
        info.resultText = Words::suspended(full);
        break;
    case EndReason::None:
        break;
    }
}

// --- battlefields

PlaceInfo Presenter::placeInfo(const Observation &seen, int field) const
{
    const PlaceView &place = seen.places[std::size_t(field)];
    PlaceInfo info;
    info.card = place.card;
    info.holder = place.controller < kPlayers ? int(place.controller) : -1;
    info.holderText = info.holder >= 0
        ? qtTrId("riftbound_board_words.controls").arg(playerName(info.holder))
        : qtTrId("riftbound_board_words.nobody_controls_it");
    if (const CardView *card = seen.card(place.card); card != nullptr && card->def != 0)
        info.text = Words::plainText(m_db, card->def);
    info.contested = place.contestedBy < kPlayers;
    info.active = place.showdownStaged || place.combatStaged || int(seen.showdown.place) == field;
    for (PlayerId player = 0; player < kPlayers; ++player) {
        info.sums.append(mightAt(seen, field, player));
        info.roles.append(roleIn(seen.showdown, field, player));
    }
    return info;
}

// --- who may act

StatusInfo Presenter::statusOf(const QString &label, const char *glyph, PlayerId player,
                               const core::Decision &asked) const
{
    StatusInfo info;
    info.label = label;
    info.glyph = QString::fromLatin1(glyph);
    info.text = player < kPlayers ? playerName(player) : QString();
    info.seat = player < kPlayers ? int(player) : -1;
    info.strong = player < kPlayers && asked.player == player;
    return info;
}

/// Lines under a heading in a showdown or with a chain; else a pill says whose turn it is.
std::vector<StatusInfo> Presenter::status(const Observation &seen,
                                          const core::Decision &asked) const
{
    if (seen.phase == Phase::Setup || seen.phase == Phase::Over)
        return {};
    if (!seen.showdown.going() && seen.chain.empty()) {
        StatusInfo pill = statusOf({}, "hourglass", seen.turnPlayer, asked);
        pill.text = qtTrId("riftbound_board_words.s_turn").arg(pill.text);
        return {pill};
    }
    StatusInfo heading;
    heading.text = !seen.showdown.going() ? qtTrId("riftbound_board_words.the_chain")
        : seen.showdown.combat            ? qtTrId("riftbound_board_words.combat")
                                          : qtTrId("riftbound_board_words.showdown");
    std::vector<StatusInfo> lines{
        heading,
        statusOf(qtTrId("riftbound_board_words.turn_of"), "hourglass", seen.turnPlayer, {})};
    if (seen.showdown.going())
        lines.push_back(statusOf(qtTrId("riftbound_board_words.focus"), "target",
                                 seen.showdown.focus,
                                 Prompt(asked.prompt) == Prompt::Focus ? asked : core::Decision()));
    if (asked.kind == core::DecisionKind::Action && !seen.chain.empty())
        lines.push_back(
            statusOf(qtTrId("riftbound_board_words.priority"), "initiative", asked.player, asked));
    return lines;
}

// --- the chain

std::vector<PendingRow> Presenter::pending(const Observation &seen) const
{
    std::vector<PendingRow> rows;
    for (auto item = seen.chain.rbegin(); item != seen.chain.rend(); ++item) {
        PendingRow &row = rows.emplace_back();
        const CardView *card = seen.card(item->ability == 0 ? item->id : item->source);
        if (card != nullptr && card->def != 0)
            row.cardId = Words::id(m_db.def(card->def));
        row.text = QStringLiteral("<b>%1</b>").arg(cardName(item->id, seen).toHtmlEscaped());
        if (const QString what = itemText(*item, seen); !what.isEmpty())
            row.text += QStringLiteral(": ") + what.toHtmlEscaped();
        row.when = rows.size() == 1 ? qtTrId("riftbound_board_words.resolves_next")
                                    : qtTrId("riftbound_board_words.waits");
        row.seat = item->controller;
        row.waiting = true;
        row.link = table::links::toRule("CR 340");
    }
    return rows;
}

} // namespace playmat::riftbound::board
