// Lines of the log about abilities, looks, and what else happens besides deeds.
#include "kit/lorcana/table/log_writer.h"
#include "kit/lorcana/table/words.h"

namespace playmat::lorcana::board {

void LogWriter::writeRest(const Event &event)
{
    const int seat = seatOf(event.player);
    switch (Ev(event.type)) {
    case Ev::PutUnder:
        return writeUnder(event);
    case Ev::Discarded:
        return add(seat, "discard", tr("%1 discards %2").arg(player(seat), card(event.card)),
                   defOf(event.card));
    case Ev::Revealed:
        return writeLook(event);
    case Ev::Shuffled:
        return add(seat, "redo", tr("%1 shuffles their deck").arg(player(seat)));
    case Ev::CardNamed:
        return add(seat, "card",
                   tr("%1 names %2")
                       .arg(player(seat),
                            QString::fromStdString(m_presenter.db().nameText(NameId(event.amount)))
                                .toHtmlEscaped()));
    case Ev::TriggerPending:
        return writeAbility(event);
    case Ev::Chosen:
        if (event.card != core::kNone && event.other != core::kNone && event.amount2 == 0)
            add(ownerOf(event.other), "target",
                tr("%1: %2 is chosen").arg(card(event.other), card(event.card)), defOf(event.card));
        return;
    default:
        return;
    }
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
            title.isEmpty() ? tr("%1 uses %2").arg(player(seat), what)
                            : tr("%1 uses %2: %3").arg(player(seat), what, title),
            defOf(event.card));
    else
        add(seat, "hourglass",
            title.isEmpty() ? tr("%1: an ability triggers").arg(what)
                            : tr("%1: %2 triggers").arg(what, title),
            defOf(event.card));
}

/// What is shifted onto is told with the card that is played.
void LogWriter::writeUnder(const Event &event)
{
    if (toldLater(event.other, {Ev::CardPlayed}))
        return;
    add(ownerOf(event.other), "card",
        defOf(event.card) == 0 ? tr("A card is put face down under %1").arg(card(event.other))
                               : tr("%1 is put under %2").arg(card(event.card), card(event.other)),
        defOf(event.other));
}

/// A card that only one player looks at is "a card" to everybody else; several are one look.
void LogWriter::writeLook(const Event &event)
{
    if (event.seenBy == 3 && event.card != core::kNone)
        return add(ownerOf(event.card), "eye", tr("%1 is revealed").arg(card(event.card)),
                   defOf(event.card));
    const int looker = event.seenBy == 1 ? 0 : event.seenBy == 2 ? 1 : -1;
    const QString text = tr("%1 looks at cards").arg(player(looker));
    if (looker < 0 || (!m_rows.empty() && m_rows.back().text == text))
        return;
    add(looker, "eye", text);
}

} // namespace playmat::lorcana::board
