#include "kit/lorcana/table/log_writer.h"

#include "engine/lorcana/state/limits.h"
#include "kit/lorcana/table/rule_links.h"
#include "kit/lorcana/table/words.h"

#include <algorithm>

namespace playmat::lorcana::board {

using host::Telling;
using match::EventPart;
using table::CardFacts;
using table::LogRow;

LogWriter::LogWriter(const Presenter &presenter, const Observation &before)
    : m_presenter(presenter)
    , m_before(before)
{
    m_round = before.turn;
    learn(before);
}

std::vector<LogRow> LogWriter::lines(const std::vector<table::PlaybackStep> &steps,
                                     const table::GivenAnswer *given)
{
    if (given != nullptr) {
        m_link = links::of(given->asked);
        writeAnswer(given->asked, given->answer);
    }
    const std::vector<Event> all = eventsOf(steps);
    std::size_t done = 0;
    for (const table::PlaybackStep &step : steps) {
        const auto *told = static_cast<const LorcanaTold *>(step.told.get());
        if (told == nullptr)
            continue;
        learn(told->after.everybody());
        for (const Event &event : told->events) {
            m_next = std::span(all).subspan(++done);
            note(event);
            m_link = links::of(event);
            write(event);
        }
    }
    return takeLines(given != nullptr && given->asked.kind == core::DecisionKind::Action);
}

void LogWriter::learn(const Observation &seen)
{
    for (const CardView &card : seen.cards) {
        if (card.def != 0)
            m_known[card.id] = {card.def, int(card.owner)};
    }
}

/// Keeps who is who up to date, so that a card that is revealed in between has a name.
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
    if (event.card == core::kNone || event.def == 0)
        return;
    const int owner
        = Ev(event.type) == Ev::CardMoved ? seatOf(event.toPlayer) : seatOf(event.player);
    const auto known = m_known.find(event.card);
    m_known[event.card] = {event.def, known != m_known.end() ? known->second.second : owner};
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

int LogWriter::seatOf(EventPart part, const Event &event) const
{
    return part == EventPart::Player ? seatOf(event.player) : ownerOf(idOf(part, event));
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

// --- lines

void LogWriter::add(int seat, const char *glyph, const QString &text, DefId def)
{
    addLine(seat, glyph, text, idText(def));
}

QString LogWriter::idText(DefId def) const
{
    return def == 0 ? QString() : Words::id(m_presenter.db().def(def));
}

QString LogWriter::plain(const QString &text) const
{
    QString words = text;
    return kit::unescaped(words.remove(QStringLiteral("<b>")).remove(QStringLiteral("</b>")));
}

QStringList LogWriter::takeNamed(LogRow &row)
{
    QStringList names;
    for (const CardFacts &facts : m_named) {
        if (facts.hidden() || names.contains(facts.accessibleName))
            continue;
        names.append(facts.accessibleName);
        row.cards.append(QVariant::fromValue(facts));
    }
    QStringList titles;
    for (const QVariant &facts : row.cards) {
        const auto one = facts.value<CardFacts>();
        titles.append(one.subtitle.isEmpty() ? one.name
                                             : one.name + QStringLiteral(" - ") + one.subtitle);
    }
    m_named.clear();
    return titles;
}

/// A card as it was when the answer was given; one that came up only then, as it is printed.
CardFacts LogWriter::factsOf(core::SeenId id) const
{
    const CardView *then = m_before.card(id);
    if (then != nullptr && then->def != 0)
        return m_presenter.facts(*then, m_before);
    const DefId def = defOf(id);
    return def == 0 ? CardFacts() : m_presenter.printedFacts(def);
}

DefId LogWriter::defOf(core::SeenId id) const
{
    const auto known = id == core::kNone ? m_known.end() : m_known.find(id);
    return known == m_known.end() ? DefId(0) : known->second.first;
}

int LogWriter::ownerOf(core::SeenId id) const
{
    const auto known = id == core::kNone ? m_known.end() : m_known.find(id);
    return known == m_known.end() ? -1 : known->second.second;
}

QString LogWriter::card(core::SeenId id)
{
    const DefId def = defOf(id);
    if (def == 0)
        return qtTrId("lorcana_log_writer.a_card");
    m_named.push_back(factsOf(id));
    return QStringLiteral("<b>%1</b>")
        .arg(QString::fromStdString(m_presenter.db().def(def).fullName()).toHtmlEscaped());
}

/// A card that is known by what was printed on it, and lies face down by now.
QString LogWriter::printed(DefId def)
{
    if (def == 0)
        return qtTrId("lorcana_log_writer.a_card");
    m_named.push_back(m_presenter.printedFacts(def));
    return QStringLiteral("<b>%1</b>")
        .arg(QString::fromStdString(m_presenter.db().def(def).fullName()).toHtmlEscaped());
}

QString LogWriter::player(int seat) const
{
    return seat < 0 ? qtTrId("lorcana_log_writer.somebody")
                    : m_presenter.playerName(seat).toHtmlEscaped();
}

} // namespace playmat::lorcana::board
