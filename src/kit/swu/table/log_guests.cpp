// Lines of the log about captured cards, cards defeated under a unit, cards played from among the
// resources, and the end of the game.
#include "kit/swu/table/log_writer.h"
#include "kit/swu/table/words.h"

#include <algorithm>

namespace playmat::table {

using swu::Ev;

/// Whether a card comes to the resources for the one that was played from there.
bool LogWriter::isReplaced(const Event &played) const
{
    const auto next = std::find_if(m_next.begin(), m_next.end(), [](const Event &event) {
        return Ev(event.type) == Ev::CardMoved;
    });
    return played.card == m_wentFrom && next != m_next.end()
        && swu::Zone(next->from) == swu::Zone::Deck && swu::Zone(next->to) == swu::Zone::Resources;
}

QString LogWriter::howPlayed(const Event &event)
{
    const int seat = event.player < swu::kPlayers ? int(event.player) : controllerOf(event.card);
    const QString name = card(event.card);
    const bool fromResources = event.card == m_wentFrom;
    QString what = event.other == core::kNone
        ? qtTrId("swu_log_guests.plays").arg(player(seat), name)
        : qtTrId("swu_log_guests.plays_on").arg(player(seat), name, card(event.other));
    if (fromResources && !m_way.isEmpty())
        //: What is played, and the way: "Ada plays Wampa using Smuggle"
        what = qtTrId("swu_log_guests.using").arg(what, m_way);
    else if (fromResources)
        what = qtTrId("swu_log_guests.from_their_resources").arg(what);
    return what;
}

/// There may be several cards with this name, so the line names the unit that it was under and the
/// player who controlled that unit.
void LogWriter::writeGuestDefeated(const Event &event)
{
    const int owner = controllerOf(event.other);
    add(owner, "skull",
        qtTrId("swu_log_guests.on_s_is_defeated")
            .arg(card(event.card), player(owner), card(event.other)),
        defOf(event.card));
}

/// Its captor is named when the card comes to lie under it.
void LogWriter::writeCapture(const Event &event)
{
    const auto under = std::find_if(m_next.begin(), m_next.end(), [&](const Event &next) {
        return Ev(next.type) == Ev::Attached && next.card == event.card;
    });
    const core::SeenId captor = under == m_next.end() ? core::kNone : under->other;
    add(controllerOf(captor), "lock",
        captor == core::kNone
            ? qtTrId("swu_log_guests.is_captured").arg(card(event.card))
            : qtTrId("swu_log_guests.captures").arg(card(captor), card(event.card)),
        defOf(event.card));
    m_rows.back().deed = true; // its Bounties begin here
}

void LogWriter::writeRescue(const Event &event)
{
    const bool played = std::any_of(m_next.begin(), m_next.end(), [&](const Event &next) {
        return Ev(next.type) == Ev::CardPlayed && next.card == event.card;
    });
    if (played)
        return;
    const int owner = event.toPlayer < swu::kPlayers ? int(event.toPlayer) : -1;
    const swu::CardView *then = m_before->card(event.card);
    const swu::CardView *captor = then == nullptr ? nullptr : m_seen.card(then->capturedBy);
    add(owner, "up",
        captor == nullptr ? qtTrId("swu_log_guests.is_rescued").arg(card(event.card))
                          : qtTrId("swu_log_guests.is_rescued_from")
                                .arg(card(event.card), card(core::SeenId(captor->id))),
        defOf(event.card));
}

bool LogWriter::isBounty(const core::Decision &asked) const
{
    return asked.ability != 0 && defOf(asked.source) != 0
        && m_presenter.db().program.abilities[asked.ability].triggers.any(swu::trig::Bounty);
}

void LogWriter::writeBounty(const core::Decision &asked, bool collects)
{
    const int seat = asked.player < swu::kPlayers ? int(asked.player) : -1;
    add(seat, "Bounty",
        (collects ? qtTrId("swu_log_guests.collects_the_bounty_on")
                  : qtTrId("swu_log_guests.leaves_the_bounty_on"))
            .arg(player(seat), card(asked.source)),
        defOf(asked.source));
    m_rows.back().deed = collects;
}

void LogWriter::writeEnd(const Event &event)
{
    const int seat = event.player < swu::kPlayers ? int(event.player) : -1;
    if (event.amount2 != 0)
        add(-1, "info", CardWords::suspended(static_cast<swu::Capacity>(event.amount2)));
    else if (seat >= 0 && swu::EndReason(event.amount) == swu::EndReason::CardAbility)
        add(seat, "crown",
            qtTrId("swu_log_writer.wins_by_a_card")
                .arg(player(seat), player(swu::opponentOf(swu::PlayerId(seat)))));
    else
        add(seat, "crown",
            seat < 0 ? qtTrId("swu_log_writer.the_game_is_a_draw")
                     : qtTrId("swu_log_writer.wins").arg(player(seat)));
}

} // namespace playmat::table
