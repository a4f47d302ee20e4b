#include "kit/lorcana/table/log_writer.h"

#include "engine/lorcana/state/limits.h"
#include "kit/lorcana/table/words.h"

#include <algorithm>

namespace playmat::lorcana::board {

using host::Telling;

void LogWriter::note(const Event &event)
{
    if (Ev(event.type) == Ev::TurnStarted) {
        m_round = event.amount;
        m_readies = true;
    } else if (Ev(event.type) == Ev::StepStarted && event.amount > 0) {
        m_readies = false;
    } else if (Ev(event.type) == Ev::Sang) {
        m_singers.push_back(event.card);
    }
    learn(event, Ev(event.type) == Ev::CardMoved ? seatOf(event.toPlayer) : seatOf(event.player));
}

/// In the order of Telling, so that each way of telling has its code.
void LogWriter::write(const Event &event)
{
    struct Teller
    {
        Telling telling;
        void (LogWriter::*write)(const Event &);
    };
    static constexpr auto kTellers = std::to_array<Teller>({
        {Telling::Silent, nullptr},
        {Telling::Line, &LogWriter::writeLine},
        {Telling::Draw, &LogWriter::writeDraw},
        {Telling::Play, &LogWriter::writePlay},
        {Telling::Ink, &LogWriter::writeInk},
        {Telling::Quest, &LogWriter::writeQuest},
        {Telling::Lore, &LogWriter::writeLore},
        {Telling::Damage, &LogWriter::writeDamage},
        {Telling::Status, &LogWriter::writeStatus},
        {Telling::Move, &LogWriter::writeMove},
        {Telling::Under, &LogWriter::writeUnder},
        {Telling::Look, &LogWriter::writeLook},
        {Telling::NamedCard, &LogWriter::writeNamedCard},
        {Telling::Ability, &LogWriter::writeAbility},
        {Telling::Choice, &LogWriter::writeChosen},
        {Telling::End, &LogWriter::writeEnd},
    });
    static_assert(core::eachHasItsRow<&Teller::telling>(kTellers));
    tell(*this, kTellers, host::eventSpec(Ev(event.type)), event);
}

void LogWriter::writeLine(const Event &event)
{
    writeRow(host::eventSpec(Ev(event.type)).line, event);
}

void LogWriter::writeDraw(const Event &event)
{
    const int seat = seatOf(event.player);
    add(seat, "deck", qtTrId("lorcana_log_writer.draws_cards", event.amount).arg(player(seat)));
}

void LogWriter::writeInk(const Event &event)
{
    const int seat = seatOf(event.player);
    add(seat, "inkwell",
        event.amount2 == 0 ? qtTrId("lorcana_log_writer.inks").arg(player(seat), printed(event.def))
            : event.amount != 0
            ? qtTrId("lorcana_log_writer.puts_a_card_into_the").arg(player(seat))
            : qtTrId("lorcana_log_writer.puts_a_card_into_the_2").arg(player(seat)),
        event.amount2 == 0 ? event.def : DefId(0));
}

void LogWriter::writePlay(const Event &event)
{
    const int seat = seatOf(event.player);
    const QString what = card(event.card);
    QString text;
    switch (PlayWay(event.amount2 & 0xF)) {
    case PlayWay::Shift:
        text = qtTrId("lorcana_log_writer.shifts_onto").arg(player(seat), what, card(event.other));
        break;
    case PlayWay::Sing:
    case PlayWay::SingTogether: {
        QStringList singers;
        for (const core::SeenId singer : m_singers)
            singers.append(card(singer));
        text = qtTrId("lorcana_log_writer.plays_sung_by")
                   .arg(player(seat), what, singers.join(QStringLiteral(", ")));
        break;
    }
    case PlayWay::Free:
        text = qtTrId("lorcana_log_writer.plays_for_free").arg(player(seat), what);
        break;
    default:
        text = qtTrId("lorcana_log_writer.plays_for_ink", event.amount).arg(player(seat), what);
        break;
    }
    m_singers.clear();
    add(seat, "play", text, defOf(event.card));
}

/// The lore that it brings is told in the same line.
void LogWriter::writeQuest(const Event &event)
{
    const int seat = ownerOf(event.card);
    const Event *lore = next();
    if (lore != nullptr && Ev(lore->type) == Ev::LoreChanged && lore->amount == event.amount)
        add(seat, "lore",
            qtTrId("lorcana_log_writer.quests_lore_has", event.amount)
                .arg(card(event.card), player(seat), QString::number(lore->amount2)),
            defOf(event.card));
    else
        add(seat, "lore", qtTrId("lorcana_log_writer.quests_for_no_lore").arg(card(event.card)),
            defOf(event.card));
}

void LogWriter::writeLore(const Event &event)
{
    const int seat = seatOf(event.player);
    if (!m_rows.empty() && m_rows.back().deed && m_rows.back().glyph == u"lore"
        && m_rows.back().seat == seat && event.amount > 0
        && m_rows.back().plain.endsWith(
            qtTrId("lorcana_log_writer.has").arg(player(seat), QString::number(event.amount2))))
        return; // told by the quest
    add(seat, "lore",
        (event.amount < 0 ? qtTrId("lorcana_log_writer.loses_lore_and_has", -event.amount)
                          : qtTrId("lorcana_log_writer.gains_lore_and_has", event.amount))
            .arg(player(seat), QString::number(event.amount2)));
}

void LogWriter::writeDamage(const Event &event)
{
    const QString what = card(event.card);
    const bool dealt = event.other != core::kNone;
    if (Ev(event.type) == Ev::DamageMoved) // the card that it leaves is shown first
        add(ownerOf(event.card), "hit",
            qtTrId("lorcana_log_writer.damage_moves_from_to", event.amount)
                .arg(what, card(event.other)),
            defOf(event.card));
    else
        add(ownerOf(dealt ? event.other : event.card), "hit",
            dealt ? qtTrId("lorcana_log_writer.deals_damage_to", event.amount)
                        .arg(card(event.other), what)
                  : qtTrId("lorcana_log_writer.takes_damage", event.amount).arg(what),
            defOf(event.card));
}

/// What a deed exerts is told by that, and in the Ready step everything readies.
void LogWriter::writeStatus(const Event &event)
{
    if (event.card == core::kNone || m_readies)
        return;
    if (Ev(event.type) == Ev::Exerted
        && toldLater(event.card, {Ev::Quested, Ev::ChallengeDeclared, Ev::Sang, Ev::AbilityUsed}))
        return;
    writeLine(event);
}

bool LogWriter::toldLater(core::SeenId id, std::initializer_list<Ev> types) const
{
    return std::ranges::any_of(m_next, [&](const Event &next) {
        return next.card == id && std::ranges::find(types, Ev(next.type)) != types.end();
    });
}

void LogWriter::writeMove(const Event &event)
{
    const auto from = Zone(event.from);
    const auto to = Zone(event.to);
    const int seat = seatOf(event.toPlayer);
    if (event.card == core::kNone || defOf(event.card) == 0)
        return writeHidden(event);
    if (to == Zone::Hand)
        add(seat, "hand",
            from == Zone::Deck ? qtTrId("lorcana_log_writer.puts_into_their_hand")
                                     .arg(player(seat), card(event.card))
                               : qtTrId("lorcana_log_writer.returns_to_s_hand")
                                     .arg(card(event.card), player(seat)),
            defOf(event.card));
    else if (to == Zone::Deck)
        add(seat, "deck",
            qtTrId("lorcana_log_writer.goes_into_s_deck").arg(card(event.card), player(seat)),
            defOf(event.card));
    else if (to == Zone::Discard && from == Zone::Deck)
        add(seat, "discard",
            qtTrId("lorcana_log_writer.goes_from_s_deck_to").arg(card(event.card), player(seat)),
            defOf(event.card));
}

/// Cards that go a hidden way together are one line with their number.
void LogWriter::writeHidden(const Event &event)
{
    const auto same = [&](const Event *other) {
        return other != nullptr && Ev(other->type) == Ev::CardMoved && other->card == core::kNone
            && other->from == event.from && other->to == event.to
            && other->toPlayer == event.toPlayer;
    };
    ++m_hidden;
    if (same(next()))
        return;
    const int count = std::exchange(m_hidden, 0);
    const int seat = seatOf(event.toPlayer);
    if (Zone(event.from) == Zone::Hand && Zone(event.to) == Zone::Deck)
        add(seat, "deck",
            qtTrId("lorcana_log_writer.puts_cards_into_their_deck", count).arg(player(seat)));
    else if (Zone(event.from) == Zone::Deck && Zone(event.to) == Zone::Hand
             && (next() == nullptr || Ev(next()->type) != Ev::Drawn))
        add(seat, "hand",
            qtTrId("lorcana_log_writer.puts_cards_into_their_hand", count).arg(player(seat)));
}

} // namespace playmat::lorcana::board
