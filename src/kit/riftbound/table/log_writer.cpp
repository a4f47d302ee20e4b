#include "kit/riftbound/table/log_writer.h"

#include <algorithm>

namespace playmat::riftbound::board {

using host::Telling;

void LogWriter::note(const Event &event)
{
    if (Ev(event.type) == Ev::TurnStarted)
        m_round = event.amount;
    if (Ev(event.type) == Ev::PhaseStarted) {
        m_readies = Phase(event.amount) == Phase::Awaken;
        m_expires = Phase(event.amount) == Phase::Ending;
    }
    learn(event, seatOf(event.player));
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
        {Telling::Move, &LogWriter::writeMove},
        {Telling::Turn, &LogWriter::writeTurn},
        {Telling::Phase, &LogWriter::writePhase},
        {Telling::Ready, &LogWriter::writeReady},
        {Telling::Exhaust, &LogWriter::writeExhaust},
        {Telling::Count, &LogWriter::writeCount},
        {Telling::Recycle, &LogWriter::writeRecycle},
        {Telling::Reveal, &LogWriter::writeReveal},
        {Telling::Play, &LogWriter::writePlay},
        {Telling::Hide, &LogWriter::writeHide},
        {Telling::March, &LogWriter::writeMarch},
        {Telling::Chain, &LogWriter::writeChain},
        {Telling::Place, &LogWriter::writePlace},
        {Telling::Points, &LogWriter::writePoints},
        {Telling::Heal, &LogWriter::writeHeal},
        {Telling::Killed, &LogWriter::writeKilled},
        {Telling::Choice, &LogWriter::writeChosen},
        {Telling::Empowered, &LogWriter::writeEmpowered},
        {Telling::Experience, &LogWriter::writeExperience},
        {Telling::End, &LogWriter::writeEnd},
    });
    static_assert(core::eachHasItsRow<&Teller::telling>(kTellers));
    tell(*this, kTellers, host::eventSpec(Ev(event.type)), event);
}

void LogWriter::writeLine(const Event &event)
{
    writeRow(host::eventSpec(Ev(event.type)).line, event);
}

QString LogWriter::place(ListId list) const
{
    return list != kNone && zoneOf(list) == Zone::Base
        ? qtTrId("riftbound_log_writer.their_base")
        : m_presenter.listName(list, now()).toHtmlEscaped();
}

bool LogWriter::goesOn(const Event &event) const
{
    const auto next = std::ranges::find_if(
        m_next, [](const Event &one) { return Ev(one.type) != Ev::CardMoved; });
    return next != m_next.end() && next->type == event.type && next->player == event.player;
}

bool LogWriter::toldLater(core::SeenId card, Ev type) const
{
    return std::ranges::any_of(
        m_next, [&](const Event &next) { return next.card == card && Ev(next.type) == type; });
}

bool LogWriter::isRune(const Event &event) const
{
    const DefId def = event.def != 0 ? event.def : defOf(event.card);
    return def != 0 && m_presenter.db().def(def).kind == Kind::Rune;
}

// --- turns

void LogWriter::writeTurn(const Event &event)
{
    const int seat = seatOf(event.player);
    add(seat, "hourglass", qtTrId("riftbound_log_writer.turn").arg(event.amount).arg(player(seat)));
}

/// Turns begin and end with a line of their own.
void LogWriter::writePhase(const Event &event)
{
    if (Phase(event.amount) == Phase::Ending)
        add(seatOf(event.player), "pass",
            qtTrId("riftbound_log_writer.ends_their_turn").arg(player(seatOf(event.player))));
}

// --- what cards do

void LogWriter::writeMove(const Event &event)
{
    if (event.card == core::kNone || event.from == kNone || event.to == kNone)
        return;
    const Zone from = zoneOf(event.from);
    const Zone to = zoneOf(event.to);
    const int seat = seatOf(event.player);
    if (to == Zone::RuneDeck)
        m_recycled = event.def;
    if (to == Zone::Hand && from != Zone::MainDeck && from != Zone::Nowhere)
        add(seat, "hand",
            qtTrId("riftbound_log_writer.returns_to_s_hand").arg(card(event.card), player(seat)),
            defOf(event.card));
    else if (from == Zone::Facedown && to == Zone::Trash)
        add(seat, "discard", qtTrId("riftbound_log_writer.goes_to_the_trash").arg(card(event.card)),
            defOf(event.card));
    else if (from == Zone::MainDeck && to == Zone::Trash)
        add(seat, "discard",
            qtTrId("riftbound_log_writer.goes_from_the_deck_to").arg(card(event.card)),
            defOf(event.card));
}

void LogWriter::writeReady(const Event &event)
{
    if (event.card != core::kNone && !m_readies && !isRune(event))
        add(ownerOf(event.card), "ready",
            qtTrId("riftbound_log_writer.is_readied").arg(card(event.card)), defOf(event.card));
}

/// A unit that moves is told by that.
void LogWriter::writeExhaust(const Event &event)
{
    if (event.card == core::kNone || toldLater(event.card, Ev::Moved))
        return;
    const int seat = ownerOf(event.card);
    if (!isRune(event))
        return add(seat, "exhaust",
                   qtTrId("riftbound_log_writer.is_exhausted").arg(card(event.card)),
                   defOf(event.card));
    ++m_count;
    const bool more
        = !m_next.empty() && Ev(m_next.front().type) == Ev::Exhausted && isRune(m_next.front());
    if (!more)
        add(seat, "exhaust",
            qtTrId("riftbound_log_writer.exhausts_runes", std::exchange(m_count, 0))
                .arg(player(seat)));
}

void LogWriter::writeCount(const Event &event)
{
    ++m_count;
    if (goesOn(event))
        return;
    const match::EventLine &line = host::eventSpec(Ev(event.type)).line;
    const int seat = seatOf(event.player);
    add(seat, line.glyph, qtTrId(line.phrase, std::exchange(m_count, 0)).arg(player(seat)));
}

/// A rune is hidden once it is in its deck; which one it is told its move there.
void LogWriter::writeRecycle(const Event &event)
{
    const int seat = seatOf(event.player);
    if (const DefId rune = std::exchange(m_recycled, DefId(0)); rune != 0)
        return add(seat, "redo",
                   qtTrId("riftbound_log_writer.recycles").arg(player(seat), printed(rune)), rune);
    ++m_count;
    if (!goesOn(event))
        add(seat, "redo",
            qtTrId("riftbound_log_writer.recycles_cards", std::exchange(m_count, 0))
                .arg(player(seat)));
}

/// A card that only one player looks at is "a card" to everybody else.
void LogWriter::writeReveal(const Event &event)
{
    const int seat = seatOf(event.player);
    if (event.card != core::kNone && event.def != 0)
        return add(seat, "eye", qtTrId("riftbound_log_writer.is_revealed").arg(card(event.card)),
                   defOf(event.card));
    ++m_count;
    if (!goesOn(event))
        add(seat, "eye",
            qtTrId("riftbound_log_writer.looks_at_cards", std::exchange(m_count, 0))
                .arg(player(lookerOf(event) < 0 ? seat : lookerOf(event))));
}

void LogWriter::writePlay(const Event &event)
{
    const int seat = seatOf(event.player);
    const QString what = card(event.card);
    const QString where = place(event.to);
    add(seat, "play",
        where.isEmpty() ? qtTrId("riftbound_log_writer.plays").arg(player(seat), what)
                        : qtTrId("riftbound_log_writer.plays_to").arg(player(seat), what, where),
        defOf(event.card));
}

void LogWriter::writeHide(const Event &event)
{
    const int seat = seatOf(event.player);
    add(seat, "mask",
        qtTrId("riftbound_log_writer.hides_a_card_at").arg(player(seat), place(event.to)));
}

/// Joins the names as "A, B and C"; names may contain commas.
QString LogWriter::listed(QStringList names)
{
    const QString last = names.takeLast();
    return names.isEmpty()
        ? last
        : qtTrId("riftbound_log_writer.and").arg(names.join(QStringLiteral(", ")), last);
}

/// Units that move together share one line; what the first of them began is logged after that line.
void LogWriter::writeMarch(const Event &event)
{
    m_marching.push_back(event.card);
    const auto next
        = std::ranges::find_if(m_next, [](const Event &one) { return Ev(one.type) == Ev::Moved; });
    const bool more = next != m_next.end() && next->to == event.to && next->amount != 0
        && event.amount != 0 && next->player == event.player;
    if (more)
        return;
    QStringList names;
    for (const core::SeenId unit : std::exchange(m_marching, {}))
        names.append(card(unit));
    const int seat = seatOf(event.player);
    add(seat, "target",
        qtTrId("riftbound_log_writer.moves_to")
            .arg(player(seat), listed(std::move(names)), place(event.to)),
        defOf(event.card));
    for (const Event &begun : std::exchange(m_begun, {})) {
        m_link = linkOf(begun);
        writePlace(begun);
    }
}

/// What is played is told when that is done; here stands what abilities do.
void LogWriter::writeChain(const Event &event)
{
    const CardView *source = now().card(event.card);
    const bool isPlayed
        = source == nullptr || source->list == kNone || zoneOf(source->list) == Zone::Chain;
    if (isPlayed && toldLater(event.card, Ev::Played))
        return;
    if (isPlayed && source != nullptr && source->list != kNone) {
        add(seatOf(event.player), "play",
            qtTrId("riftbound_log_writer.begins_to_play")
                .arg(player(seatOf(event.player)), card(event.card)),
            defOf(event.card));
        return;
    }
    add(seatOf(event.player), "hourglass",
        qtTrId("riftbound_log_writer.the_ability_of_goes_on").arg(card(event.card)),
        defOf(event.card));
}

// --- battlefields

void LogWriter::writePlace(const Event &event)
{
    const match::EventLine &line = host::eventSpec(Ev(event.type)).line;
    const int seat = seatOf(event.player);
    if (Ev(event.type) == Ev::Contested && !m_marching.empty())
        return m_begun.push_back(event);
    if (Ev(event.type) == Ev::ShowdownOpened)
        return add(-1, line.glyph,
                   (event.amount != 0 ? qtTrId("riftbound_log_writer.combat_begins_at")
                                      : qtTrId("riftbound_log_writer.a_showdown_begins_at"))
                       .arg(place(event.to)));
    if (seat < 0)
        return add(-1, line.glyph,
                   qtTrId("riftbound_log_writer.nobody_controls").arg(place(event.to)));
    add(seat, line.glyph, qtTrId(line.phrase).arg(player(seat), place(event.to)));
}

void LogWriter::writePoints(const Event &event)
{
    const int seat = seatOf(event.player);
    if (seat < 0)
        return;
    add(seat, "star",
        qtTrId("riftbound_log_writer.scores_and_has", event.amount)
            .arg(player(seat), QString::number(now().players.at(std::size_t(seat)).points)));
}

/// At the end of a turn everything heals.
void LogWriter::writeHeal(const Event &event)
{
    if (!m_expires && event.card != core::kNone)
        writeLine(event);
}

void LogWriter::writeEmpowered(const Event &event)
{
    if (event.card == core::kNone)
        return;
    const QString words = event.amount > 0 ? qtTrId("riftbound_log_writer.is_empowered")
                                           : qtTrId("riftbound_log_writer.is_no_longer_empowered");
    add(ownerOf(event.card), event.amount > 0 ? "buffed" : "down", words.arg(card(event.card)),
        defOf(event.card));
}

void LogWriter::writeExperience(const Event &event)
{
    const QString words = event.amount >= 0 ? qtTrId("riftbound_log_writer.gains_xp")
                                            : qtTrId("riftbound_log_writer.spends_xp");
    add(event.player, "buffed",
        words.arg(player(event.player), QString::number(std::abs(event.amount))), 0);
}

/// Gear and abilities do not die.
void LogWriter::writeKilled(const Event &event)
{
    const DefId def = defOf(event.card);
    if (def != 0 && m_presenter.db().def(def).kind == Kind::Unit)
        return writeLine(event);
    add(ownerOf(event.card), "skull",
        qtTrId("riftbound_log_writer.is_killed").arg(card(event.card)), def);
}

void LogWriter::writeChosen(const Event &event)
{
    if (event.card != core::kNone && event.other != core::kNone)
        writeLine(event);
}

void LogWriter::writeEnd(const Event &event)
{
    if (EndReason(event.amount) != EndReason::Suspended)
        writeResult(seatOf(event.player));
}

} // namespace playmat::riftbound::board
