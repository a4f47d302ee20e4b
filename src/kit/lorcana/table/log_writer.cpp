#include "kit/lorcana/table/log_writer.h"

#include "engine/lorcana/state/limits.h"
#include "kit/lorcana/table/rule_links.h"
#include "kit/lorcana/table/words.h"

#include <algorithm>

namespace playmat::lorcana::board {

using table::CardFacts;
using table::LogRow;
using table::LogWords;

namespace {

/// What toHtmlEscaped made of words, as words again; spaces at the ends stay.
QString unescaped(QString text)
{
    return text.replace(QLatin1String("&lt;"), QLatin1String("<"))
        .replace(QLatin1String("&gt;"), QLatin1String(">"))
        .replace(QLatin1String("&quot;"), QLatin1String("\""))
        .replace(QLatin1String("&amp;"), QLatin1String("&"));
}

QString withoutTags(QString text)
{
    return unescaped(text.remove(QStringLiteral("<b>")).remove(QStringLiteral("</b>")));
}

} // namespace

LogWriter::LogWriter(const Presenter &presenter, const Observation &before)
    : m_presenter(presenter)
    , m_before(before)
    , m_turn(before.turn)
{
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
    if (given != nullptr && given->asked.kind == core::DecisionKind::Action && !m_rows.empty())
        m_rows.front().opens = true;
    return std::move(m_rows);
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
        m_turn = event.amount;
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

void LogWriter::write(const Event &event)
{
    switch (Ev(event.type)) {
    case Ev::TurnStarted:
    case Ev::Drawn:
    case Ev::GameOver:
        return writeTurn(event);
    case Ev::CardPlayed:
    case Ev::Inked:
    case Ev::Quested:
    case Ev::ChallengeDeclared:
    case Ev::MovedToLocation:
    case Ev::AbilityUsed:
        return writeDeed(event);
    case Ev::LoreChanged:
        return writeLore(event);
    case Ev::DamageDealt:
    case Ev::DamagePut:
    case Ev::DamageRemoved:
    case Ev::DamageMoved:
    case Ev::Banished:
        return writeDamage(event);
    case Ev::Exerted:
    case Ev::Readied:
        return writeStatus(event);
    case Ev::CardMoved:
        return writeMove(event);
    default:
        return writeRest(event);
    }
}

void LogWriter::writeTurn(const Event &event)
{
    const int seat = seatOf(event.player);
    switch (Ev(event.type)) {
    case Ev::TurnStarted:
        add(seat, "hourglass",
            qtTrId("lorcana_log_writer.turn").arg(event.amount).arg(player(seat)));
        break;
    case Ev::Drawn:
        add(seat, "deck",
            event.amount == 1
                ? qtTrId("lorcana_log_writer.draws_a_card").arg(player(seat))
                : qtTrId("lorcana_log_writer.draws_cards").arg(player(seat)).arg(event.amount));
        break;
    default:
        if (EndReason(event.amount) != EndReason::Suspended)
            add(seat, "crown",
                seat < 0 ? qtTrId("lorcana_log_writer.the_game_is_a_draw")
                         : qtTrId("lorcana_log_writer.wins").arg(player(seat)));
        break;
    }
}

void LogWriter::writeDeed(const Event &event)
{
    const std::size_t first = m_rows.size();
    const int seat = seatOf(event.player);
    switch (Ev(event.type)) {
    case Ev::CardPlayed:
        writePlay(event);
        break;
    case Ev::Inked:
        add(seat, "inkwell",
            event.amount2 == 0
                ? qtTrId("lorcana_log_writer.inks").arg(player(seat), printed(event.def))
                : event.amount != 0
                ? qtTrId("lorcana_log_writer.puts_a_card_into_the").arg(player(seat))
                : qtTrId("lorcana_log_writer.puts_a_card_into_the_2").arg(player(seat)),
            event.amount2 == 0 ? event.def : DefId(0));
        break;
    case Ev::Quested:
        writeQuest(event);
        break;
    case Ev::ChallengeDeclared:
        add(ownerOf(event.card), "sword",
            qtTrId("lorcana_log_writer.challenges").arg(card(event.card), card(event.other)),
            defOf(event.card));
        break;
    case Ev::MovedToLocation:
        add(ownerOf(event.card), "location",
            qtTrId("lorcana_log_writer.moves_to").arg(card(event.card), card(event.other)),
            defOf(event.card));
        break;
    default:
        writeAbility(event);
        break;
    }
    if (m_rows.size() > first)
        m_rows[first].deed = true;
}

void LogWriter::writePlay(const Event &event)
{
    const int seat = seatOf(event.player);
    const QString what = card(event.card);
    QString text;
    switch (Way(event.amount2 & 0xF)) {
    case Way::Shift:
        text = qtTrId("lorcana_log_writer.shifts_onto").arg(player(seat), what, card(event.other));
        break;
    case Way::Sing:
    case Way::SingTogether: {
        QStringList singers;
        for (const core::SeenId singer : m_singers)
            singers.append(card(singer));
        text = qtTrId("lorcana_log_writer.plays_sung_by")
                   .arg(player(seat), what, singers.join(QStringLiteral(", ")));
        break;
    }
    case Way::Free:
        text = qtTrId("lorcana_log_writer.plays_for_free").arg(player(seat), what);
        break;
    default:
        text = qtTrId("lorcana_log_writer.plays_for_ink").arg(player(seat), what).arg(event.amount);
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
            qtTrId("lorcana_log_writer.quests_lore_has")
                .arg(card(event.card))
                .arg(event.amount)
                .arg(player(seat))
                .arg(lore->amount2),
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
            qtTrId("lorcana_log_writer.has").arg(player(seat)).arg(event.amount2)))
        return; // told by the quest
    add(seat, "lore",
        (event.amount < 0 ? qtTrId("lorcana_log_writer.loses_lore_and_has")
                          : qtTrId("lorcana_log_writer.gains_lore_and_has"))
            .arg(player(seat))
            .arg(std::abs(event.amount))
            .arg(event.amount2));
}

void LogWriter::writeDamage(const Event &event)
{
    const QString what = card(event.card);
    const DefId def = defOf(event.card);
    const int seat = ownerOf(event.card);
    switch (Ev(event.type)) {
    case Ev::DamageDealt:
    case Ev::DamagePut:
        if (event.other == core::kNone)
            add(seat, "hit", qtTrId("lorcana_log_writer.takes_damage").arg(what).arg(event.amount),
                def);
        else
            add(ownerOf(event.other), "hit",
                qtTrId("lorcana_log_writer.deals_damage_to")
                    .arg(card(event.other))
                    .arg(event.amount)
                    .arg(what),
                def);
        break;
    case Ev::DamageRemoved:
        add(seat, "heal",
            qtTrId("lorcana_log_writer.damage_is_removed_from").arg(event.amount).arg(what), def);
        break;
    case Ev::DamageMoved:
        add(seat, "hit",
            qtTrId("lorcana_log_writer.damage_moves_from_to")
                .arg(event.amount)
                .arg(what, card(event.other)),
            def);
        break;
    default:
        add(seat, "skull", qtTrId("lorcana_log_writer.is_banished").arg(what), def);
        m_rows.back().deed = true;
        break;
    }
}

/// What a deed exerts is told by that, and in the Ready step everything readies.
void LogWriter::writeStatus(const Event &event)
{
    const bool exerts = Ev(event.type) == Ev::Exerted;
    if (event.card == core::kNone || m_readies)
        return;
    if (exerts
        && toldLater(event.card, {Ev::Quested, Ev::ChallengeDeclared, Ev::Sang, Ev::AbilityUsed}))
        return;
    add(ownerOf(event.card), exerts ? "exhaust" : "ready",
        (exerts ? qtTrId("lorcana_log_writer.is_exerted") : qtTrId("lorcana_log_writer.is_readied"))
            .arg(card(event.card)),
        defOf(event.card));
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
            count == 1 ? qtTrId("lorcana_log_writer.puts_a_card_into_their").arg(player(seat))
                       : qtTrId("lorcana_log_writer.puts_cards_into_their_deck")
                             .arg(player(seat))
                             .arg(count));
    else if (Zone(event.from) == Zone::Deck && Zone(event.to) == Zone::Hand
             && (next() == nullptr || Ev(next()->type) != Ev::Drawn))
        add(seat, "hand",
            count == 1 ? qtTrId("lorcana_log_writer.puts_a_card_into_their_2").arg(player(seat))
                       : qtTrId("lorcana_log_writer.puts_cards_into_their_hand")
                             .arg(player(seat))
                             .arg(count));
}

// --- lines

void LogWriter::add(int seat, const char *glyph, const QString &text, DefId def)
{
    LogRow row;
    row.seat = seat;
    row.glyph = QString::fromLatin1(glyph);
    row.text = text;
    row.plain = withoutTags(text);
    row.round = m_turn;
    row.link = m_link;
    if (def != 0)
        row.cardId = Words::id(m_presenter.db().def(def));
    name(row);
    m_rows.push_back(std::move(row));
}

/// The line's words, and the cards that it names.
void LogWriter::name(LogRow &row)
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
    const QStringList parts = row.text.split(QStringLiteral("<b>"));
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QString bold = i == 0 ? QString() : parts[i].section(QStringLiteral("</b>"), 0, 0);
        const QString rest = i == 0 ? parts[i] : parts[i].section(QStringLiteral("</b>"), 1);
        const QString title = unescaped(bold);
        if (!bold.isEmpty())
            row.words.append(QVariant::fromValue(LogWords{title, int(titles.indexOf(title))}));
        if (!rest.isEmpty())
            row.words.append(QVariant::fromValue(LogWords{unescaped(rest), -1}));
    }
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
