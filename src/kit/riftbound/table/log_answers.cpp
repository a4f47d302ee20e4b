// Lines of the log about what no event tells: yes and no, which of several things.
#include "kit/riftbound/table/log_writer.h"

namespace playmat::riftbound::board {

using core::DecisionKind;

void LogWriter::writeOption(const core::Decision &asked, const core::Option &option)
{
    switch (asked.kind) {
    case DecisionKind::Confirm:
        return writeChoice(asked,
                           OptionKind(option.kind) == OptionKind::Yes
                               ? qtTrId("riftbound_log_answers.yes")
                               : qtTrId("riftbound_log_answers.no"));
    case DecisionKind::ChooseMode:
        return writeChoice(asked, Words::mode(m_presenter.db(), asked.ability, option.number));
    case DecisionKind::ChooseZone:
        return writeChoice(asked, kit::unescaped(place(option.zone)));
    default:
        return;
    }
}

void LogWriter::writeChoice(const core::Decision &asked, const QString &words)
{
    const int seat = seatOf(asked.player);
    const QString said = words.toHtmlEscaped();
    const DefId source = defOf(asked.source);
    if (source == 0)
        return add(seat, "target", qtTrId("riftbound_log_answers.chooses").arg(player(seat), said));
    add(seat, "target",
        qtTrId("riftbound_log_answers.of_chooses").arg(card(asked.source), player(seat), said),
        source);
}

} // namespace playmat::riftbound::board
