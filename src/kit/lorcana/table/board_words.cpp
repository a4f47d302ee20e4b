// What the panel says: the turn and its steps, how a game ended, the bag and what lasts.
#include "engine/lorcana/state/limits.h"
#include "kit/lorcana/table/presenter.h"
#include "kit/lorcana/table/rule_links.h"
#include "kit/lorcana/table/words.h"

#include <algorithm>
#include <array>

namespace playmat::lorcana::board {

using table::BoardInfo;
using table::PendingRow;

namespace {

/// Of Ready, Set, Draw, Main. Only in the Set step anything of the beginning waits to be decided.
int stepOf(const Observation &seen)
{
    switch (seen.phase) {
    case Phase::Beginning:
        return seen.bag.empty() ? 0 : 1;
    case Phase::Main:
        return 3;
    case Phase::Setup:
    case Phase::End:
    case Phase::Over:
        break;
    }
    return -1;
}

} // namespace

BoardInfo Presenter::board(const Observation &seen, Capacity full) const
{
    BoardInfo info;
    info.round = seen.turn;
    info.pendingTitle = seen.bag.empty() ? QString() : qtTrId("lorcana_board_words.the_bag");
    if (seen.turn > 0 && seen.phase != Phase::Setup)
        info.roundText = qtTrId("lorcana_board_words.turn").arg(seen.turn);
    info.roundLink = table::links::toRule("CR 3.1");
    info.step = stepOf(seen);
    const std::array names{qtTrId("lorcana_board_words.ready"), qtTrId("lorcana_board_words.set"),
                           qtTrId("lorcana_board_words.draw"), qtTrId("lorcana_board_words.main")};
    for (std::size_t step = 0; step < names.size(); ++step)
        info.steps.push_back({names[step], links::ofStep(int(step))});
    switch (seen.phase) {
    case Phase::Setup:
        info.phaseText = qtTrId("lorcana_board_words.setup");
        break;
    case Phase::Beginning:
        info.phaseText = qtTrId("lorcana_board_words.s_turn_begins").arg(playerName(seen.active));
        break;
    case Phase::Main:
        info.phaseText = qtTrId("lorcana_board_words.s_turn").arg(playerName(seen.active));
        break;
    case Phase::End:
        info.phaseText = qtTrId("lorcana_board_words.s_turn_ends").arg(playerName(seen.active));
        break;
    case Phase::Over:
        info.phaseText = full == Capacity::None ? qtTrId("lorcana_board_words.game_over")
                                                : qtTrId("lorcana_board_words.suspended");
        break;
    }
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
    info.resultTitle = info.winner >= 0
        ? qtTrId("lorcana_board_words.wins").arg(playerName(info.winner))
        : qtTrId("lorcana_board_words.a_draw");
    const QString loser
        = info.winner >= 0 ? playerName(lorcana::opponentOf(PlayerId(info.winner))) : QString();
    switch (seen.end) {
    case EndReason::Lore:
        info.resultText
            = qtTrId("lorcana_board_words.has_lore_in_turn")
                  .arg(playerName(std::max(0, info.winner)),
                       QString::number(seen.players.at(std::size_t(std::max(0, info.winner))).lore),
                       QString::number(seen.turn));
        break;
    case EndReason::DeckEmpty:
        info.resultText = qtTrId("lorcana_board_words.s_turn_ended_without_a")
                              .arg(loser, QString::number(seen.turn));
        break;
    case EndReason::Concede:
        info.resultText = seen.turn == 0
            ? qtTrId("board_words.conceded_before_it_began").arg(loser)
            : qtTrId("lorcana_board_words.conceded_in_turn").arg(loser, QString::number(seen.turn));
        break;
    case EndReason::Suspended:
        info.suspended = true;
        info.resultTitle = qtTrId("lorcana_board_words.the_game_is_suspended");
        info.resultText = Words::suspended(full);
        break;
    case EndReason::None:
        break;
    }
}

// --- the bag, and what lasts

std::vector<PendingRow> Presenter::pending(const Observation &seen,
                                           const core::Decision &open) const
{
    std::vector<PendingRow> rows;
    const auto add = [&](bool ofActive) {
        for (const BagView &entry : seen.bag) {
            if ((entry.player == seen.active) != ofActive)
                continue;
            PendingRow &row = rows.emplace_back(bagRow(entry, seen));
            const auto at = std::ranges::find_if(open.options, [&](const core::Option &o) {
                return OptionKind(o.kind) == OptionKind::Trigger && o.number == entry.id;
            });
            if (at != open.options.end())
                row.option = int(at - open.options.begin());
        }
    };
    add(true); // the active player's come first (CR 7.7.4)
    add(false);
    for (const EffectView &effect : seen.effects)
        rows.push_back(lastingRow(effect, seen));
    return rows;
}

PendingRow Presenter::bagRow(const BagView &entry, const Observation &seen) const
{
    PendingRow row;
    const CardView *card = seen.card(entry.source);
    const DefId def = card == nullptr ? DefId(0) : card->def;
    if (def != 0)
        row.cardId = Words::id(m_db.def(def));
    const QString name = Words::abilityName(m_db, entry.ability);
    const QString said = Words::ability(m_db, entry.ability, def);
    const QString what = name.isEmpty() ? said : qtTrId("lorcana_board_words.mark").arg(name, said);
    row.text = QStringLiteral("<b>%1</b>: %2")
                   .arg(cardName(entry.source, seen).toHtmlEscaped(), what.toHtmlEscaped());
    if (entry.subject >= 0 && entry.subject != entry.source)
        row.text += QStringLiteral(" ") //: which card made an ability trigger
            + qtTrId("lorcana_board_words.because_of")
                  .arg(cardName(entry.subject, seen))
                  .toHtmlEscaped();
    row.when
        = entry.resolving ? qtTrId("lorcana_board_words.now") : qtTrId("lorcana_board_words.waits");
    row.seat = entry.player;
    row.waiting = true;
    row.link = table::links::toRule("CR 7.7");
    return row;
}

PendingRow Presenter::lastingRow(const EffectView &effect, const Observation &seen) const
{
    PendingRow row;
    const CardView *card = seen.card(effect.source);
    const DefId def = card == nullptr ? DefId(0) : card->def;
    if (def != 0)
        row.cardId = Words::id(m_db.def(def));
    QString what = Words::sentence(m_db, effect.node, def);
    QStringList names;
    for (const int target : effect.targets)
        names.append(cardName(target, seen));
    names.removeDuplicates();
    if (!names.isEmpty() && names.size() <= 3)
        what = qtTrId("lorcana_board_words.mark_2").arg(names.join(QStringLiteral(", ")), what);
    row.text = QStringLiteral("<b>%1</b>: %2")
                   .arg(cardName(effect.source, seen).toHtmlEscaped(), what.toHtmlEscaped());
    row.when = effect.until <= seen.turn ? qtTrId("lorcana_board_words.this_turn")
        : effect.until == 65535          ? qtTrId("lorcana_board_words.lasting")
                                : qtTrId("lorcana_board_words.until_turn").arg(effect.until);
    row.link = table::links::toRule("CR 6.4");
    row.seat = effect.controller;
    return row;
}

} // namespace playmat::lorcana::board
