// Lines of the log about what no event tells: yes and no, which of several things, who begins.
#include "engine/lorcana/text/printer.h"
#include "kit/lorcana/table/log_writer.h"
#include "kit/lorcana/table/words.h"

namespace playmat::lorcana::board {

using core::DecisionKind;

void LogWriter::writeOption(const core::Decision &asked, const core::Option &option)
{
    const DefId source = defOf(asked.source);
    switch (asked.kind) {
    case DecisionKind::FirstPlayer:
        return add(option.player, "initiative",
                   qtTrId("lorcana_log_answers.begins").arg(player(option.player)));
    case DecisionKind::Confirm: {
        const bool yes = OptionKind(option.kind) == OptionKind::Yes;
        if (Prompt(asked.prompt) == Prompt::EnterExerted)
            return writeChoice(asked,
                               yes ? qtTrId("lorcana_log_answers.exerted")
                                   : qtTrId("lorcana_log_answers.ready"));
        return writeChoice(
            asked, yes ? qtTrId("lorcana_log_answers.yes") : qtTrId("lorcana_log_answers.no"));
    }
    case DecisionKind::ChooseMode: {
        const Program &p = m_presenter.db().program;
        NodeId id = p.nodes[asked.node].body;
        for (int mode = option.number; id != 0 && mode > 0; --mode)
            id = p.nodes[id].next;
        return writeChoice(asked,
                           id == 0 ? qtTrId("lorcana_log_answers.a_mode")
                                   : Words::effects(m_presenter.db(), p.nodes[id].body, source));
    }
    case DecisionKind::ChoosePlayer:
        return writePlayer(asked, seatOf(option.player));
    default:
        return;
    }
}

/// Avoids "Ada chooses Ada".
void LogWriter::writePlayer(const core::Decision &asked, int chosen)
{
    const int seat = seatOf(asked.player);
    const QString what = chosen == seat
        ? qtTrId("lorcana_log_answers.chooses_themselves").arg(player(seat))
        : qtTrId("lorcana_log_answers.chooses_3")
              .arg(player(seat),
                   chosen < 0 ? qtTrId("lorcana_log_answers.nobody") : player(chosen));
    if (defOf(asked.source) == 0)
        return add(seat, "target", what);
    add(seat, "target", qtTrId("lorcana_log_answers.of_a_card").arg(card(asked.source), what),
        defOf(asked.source));
}

void LogWriter::writeChoice(const core::Decision &asked, const QString &words)
{
    const int seat = asked.player < kPlayers ? int(asked.player) : -1;
    const QString said = words.toHtmlEscaped();
    if (defOf(asked.source) == 0)
        return add(seat, "target", qtTrId("lorcana_log_answers.chooses").arg(player(seat), said));
    add(seat, "target",
        qtTrId("lorcana_log_answers.chooses_2").arg(card(asked.source), player(seat), said),
        defOf(asked.source));
}

} // namespace playmat::lorcana::board
