// Lines of the log about abilities, looks, and what else happens besides deeds.
#include "kit/lorcana/table/log_writer.h"
#include "kit/lorcana/table/words.h"

namespace playmat::lorcana::board {

void LogWriter::writeNamedCard(const Event &event)
{
    const int seat = seatOf(event.player);
    const std::string name = m_presenter.db().nameText(NameId(event.amount));
    add(seat, "card",
        qtTrId("lorcana_log_rest.names")
            .arg(player(seat), QString::fromStdString(name).toHtmlEscaped()));
}

void LogWriter::writeChosen(const Event &event)
{
    if (event.card != core::kNone && event.other != core::kNone && event.amount2 == 0)
        writeLine(event);
}

void LogWriter::writeEnd(const Event &event)
{
    if (EndReason(event.amount) != EndReason::Suspended)
        writeResult(seatOf(event.player));
}

void LogWriter::writeAbility(const Event &event)
{
    const int seat = seatOf(event.player);
    const bool used = Ev(event.type) == Ev::AbilityUsed;
    const QString title
        = Words::abilityName(m_presenter.db(), AbilityId(event.amount)).toHtmlEscaped();
    const QString what = card(event.card);
    if (used)
        add(seat, "exert",
            title.isEmpty() ? qtTrId("lorcana_log_rest.uses").arg(player(seat), what)
                            : qtTrId("lorcana_log_rest.uses_2").arg(player(seat), what, title),
            defOf(event.card));
    else
        add(seat, "hourglass",
            title.isEmpty() ? qtTrId("lorcana_log_rest.an_ability_triggers").arg(what)
                            : qtTrId("lorcana_log_rest.triggers").arg(what, title),
            defOf(event.card));
}

/// What is shifted onto is told with the card that is played.
void LogWriter::writeUnder(const Event &event)
{
    if (toldLater(event.other, {Ev::CardPlayed}))
        return;
    add(ownerOf(event.other), "card",
        defOf(event.card) == 0
            ? qtTrId("lorcana_log_rest.a_card_is_put_face").arg(card(event.other))
            : qtTrId("lorcana_log_rest.is_put_under").arg(card(event.card), card(event.other)),
        defOf(event.other));
}

/// A card that only one player looks at is "a card" to everybody else; several are one look.
void LogWriter::writeLook(const Event &event)
{
    if (event.seenBy == 3 && event.card != core::kNone) {
        m_looks = 0;
        return add(ownerOf(event.card), "eye",
                   qtTrId("lorcana_log_rest.is_revealed").arg(card(event.card)), defOf(event.card));
    }
    const int looker = lookerOf(event);
    if (looker < 0)
        return;
    const bool goesOn = m_looks > 0 && !m_rows.empty() && m_rows.back().glyph == u"eye"
        && m_rows.back().seat == looker;
    if (goesOn)
        m_rows.pop_back();
    m_looks = goesOn ? m_looks + 1 : 1;
    add(looker, "eye", qtTrId("lorcana_log_rest.looks_at_cards", m_looks).arg(player(looker)));
}

} // namespace playmat::lorcana::board
