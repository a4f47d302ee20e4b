#include "kit/swu/table/log_writer.h"

#include "engine/swu/text/print.h"
#include "kit/swu/table/card_text.h"
#include "kit/swu/table/prompt_words.h"
#include "kit/swu/table/rule_links.h"
#include "kit/swu/table/words.h"

namespace playmat::table {

using match::EventPart;
using match::Telling;
using swu::Ev;

namespace {

constexpr size_t kFarEnough = 40; // no ability does more than this many lines can tell

const char *glyphOfPlay(const swu::CardDef &def, const core::Event &event)
{
    if (event.other != core::kNone)
        return "upgrade";
    return def.type == swu::CardType::Event ? "event" : "card";
}

/// A line that tells what came of a deed.
bool isEffect(const LogRow &row)
{
    static const QStringList glyphs{
        QStringLiteral("hit"),   QStringLiteral("heal"),    QStringLiteral("star"),
        QStringLiteral("skull"), QStringLiteral("swap"),    QStringLiteral("shield"),
        QStringLiteral("deck"),  QStringLiteral("discard"), QStringLiteral("hand"),
        QStringLiteral("eye"),   QStringLiteral("lock"),    QStringLiteral("resource")};
    return glyphs.contains(row.glyph);
}

} // namespace

std::vector<LogRow> LogWriter::lines(const swu::Observation &before,
                                     std::span<const core::Event> events,
                                     std::span<const LogRow> soFar, const GivenAnswer *given)
{
    m_rows.clear();
    m_named.clear();
    m_look.clear();
    m_before = &before;
    m_soFar = soFar;
    m_seen = before;
    m_round = before.round;
    m_way.clear();
    m_wentFrom = core::kNone;
    m_replaced = false;
    if (given != nullptr) {
        m_link = links::of(given->asked);
        writeAnswer(given->asked, given->answer);
    }
    for (size_t i = 0; i < events.size(); ++i) {
        m_next = events.subspan(i + 1);
        note(events[i]);
        m_link = links::of(events[i]);
        if (!saidByNext(events[i]))
            write(events[i]);
    }
    return takeLines(given != nullptr && given->asked.kind == core::DecisionKind::Action);
}

/// What no event tells: yes and no, which of several things, who begins.
void LogWriter::writeAnswer(const core::Decision &asked, const core::Answer &answer)
{
    if (swu::Prompt(asked.prompt) == swu::Prompt::LookedAt)
        return; // that they looked is told by what they were shown
    const PromptWords words(m_presenter, *m_before);
    for (const std::uint16_t index : answer.options) {
        const core::Option &option = asked.options.at(index);
        if (swu::OptionKind(option.kind) == swu::OptionKind::Play)
            m_way = CardText::way(m_presenter.db(), option.ability);
        if (asked.kind == core::DecisionKind::Confirm) {
            const Prompt prompt = words.prompt(asked, false);
            const bool yes = swu::OptionKind(option.kind) == swu::OptionKind::Yes;
            if (isBounty(asked))
                writeBounty(asked, yes);
            else
                writeWords(asked, yes ? prompt.confirmLabel : prompt.declineLabel);
        } else if (asked.kind == core::DecisionKind::ChoosePlayer) {
            writePlayer(asked, option.player < swu::kPlayers ? int(option.player) : -1);
        } else if (asked.kind == core::DecisionKind::ChooseMode) {
            writeWords(asked, words.option(asked, index).label);
        } else if (asked.kind == core::DecisionKind::FirstPlayer) {
            add(option.player, "initiative",
                qtTrId("swu_log_writer.has_the_initiative").arg(player(option.player)));
        }
    }
}

void LogWriter::writeWords(const core::Decision &asked, const QString &words)
{
    const int seat = asked.player < swu::kPlayers ? int(asked.player) : -1;
    const QString said = words.toHtmlEscaped();
    if (defOf(asked.source) == 0)
        return add(seat, "target", qtTrId("swu_log_writer.chooses").arg(player(seat), said));
    add(seat, "target",
        qtTrId("swu_log_writer.chooses_2").arg(card(asked.source), player(seat), said),
        defOf(asked.source));
}

/// Choosing whose abilities resolve first belongs to no card (CR 7.6.10); every other choice of a
/// player does.
void LogWriter::writePlayer(const core::Decision &asked, int chosen)
{
    const int seat = asked.player < swu::kPlayers ? int(asked.player) : -1;
    if (swu::Prompt(asked.prompt) == swu::Prompt::WhoResolvesFirst)
        return add(chosen, "hourglass",
                   qtTrId("swu_log_writer.s_abilities_resolve_first").arg(player(chosen)));
    const QString what = chosen == seat
        ? qtTrId("swu_log_writer.chooses_themselves").arg(player(seat))
        : qtTrId("swu_log_writer.chooses_3").arg(player(seat), player(chosen));
    if (defOf(asked.source) == 0)
        return add(seat, "target", what);
    add(seat, "target", qtTrId("swu_log_writer.of_a_card").arg(card(asked.source), what),
        defOf(asked.source));
}

/// One deed is one line: an event card that is played is not "discarded" as well, and a leader that
/// deploys has not "used" its Epic Action in a line of its own.
bool LogWriter::saidByNext(const Event &event) const
{
    Ev whole = Ev::CardPlayed;
    if (Ev(event.type) == Ev::AbilityUsed)
        whole = Ev::LeaderDeployed;
    else if (Ev(event.type) != Ev::CardMoved || swu::Zone(event.to) != swu::Zone::Discard)
        return false;
    return std::any_of(m_next.begin(), m_next.end(), [&](const Event &next) {
        return Ev(next.type) == whole && next.card == event.card;
    });
}

/// Keeps who is who up to date, so that a card created or revealed in between has a name.
void LogWriter::note(const Event &event)
{
    const auto type = Ev(event.type);
    if (type == Ev::RoundStarted)
        m_round = event.amount;
    const bool moved = type == Ev::CardMoved || type == Ev::Attached;
    if (moved && swu::Zone(event.from) == swu::Zone::Resources)
        m_wentFrom = event.card;
    if (event.card == core::kNone || event.def == 0)
        return;
    for (swu::CardView &known : m_seen.cards) {
        if (known.id != event.card)
            continue;
        if (type == Ev::ControlChanged)
            known.controller = event.player;
        return;
    }
    swu::CardView card;
    card.id = event.card;
    card.def = event.def;
    card.controller = type == Ev::CardMoved ? event.toPlayer : event.player;
    const auto at
        = std::lower_bound(m_seen.cards.begin(), m_seen.cards.end(), card.id,
                           [](const swu::CardView &view, int id) { return view.id < id; });
    m_seen.cards.insert(at, card);
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
        {Telling::Play, &LogWriter::writePlay},
        {Telling::Damage, &LogWriter::writeDamage},
        {Telling::Healing, &LogWriter::writeHealing},
        {Telling::Move, &LogWriter::writeMove},
        {Telling::Token, &LogWriter::writeToken},
        {Telling::Phase, &LogWriter::writePhase},
        {Telling::Initiative, &LogWriter::writeInitiative},
        {Telling::Mulligan, &LogWriter::writeMulligan},
        {Telling::Look, &LogWriter::writeLook},
        {Telling::Choice, &LogWriter::writeChoice},
        {Telling::NamedCard, &LogWriter::writeNamedCard},
        {Telling::Nothing, &LogWriter::writeNothing},
        {Telling::End, &LogWriter::writeEnd},
    });
    static_assert(core::eachHasItsRow<&Teller::telling>(kTellers));
    tell(*this, kTellers, match::eventSpec(Ev(event.type)), event);
}

void LogWriter::writeLine(const Event &event)
{
    if (Ev(event.type) == Ev::Defeated && event.other != core::kNone)
        return writeGuestDefeated(event);
    writeRow(match::eventSpec(Ev(event.type)).line, event);
}

/// Whose a part of an event is; where no player is named, the card's.
int LogWriter::seatOf(EventPart part, const Event &event) const
{
    if (part == EventPart::Player)
        return event.player < swu::kPlayers ? int(event.player) : controllerOf(event.card);
    return controllerOf(idOf(part, event));
}

void LogWriter::writePhase(const Event &event)
{
    if (swu::Phase(event.amount) == swu::Phase::Regroup)
        writeLine(event);
}

/// Who had it before the first line, nobody has to be told.
void LogWriter::writeInitiative(const Event &event)
{
    if (event.amount == 0 && event.player < swu::kPlayers && m_seen.initiative != event.player
        && m_rows.empty())
        writeLine(event);
}

void LogWriter::writeMulligan(const Event &event)
{
    const int seat = seatOf(EventPart::Player, event);
    add(seat, "card",
        (event.amount != 0 ? qtTrId("swu_log_writer.draws_a_new_hand")
                           : qtTrId("swu_log_writer.keeps_their_hand"))
            .arg(player(seat)));
}

void LogWriter::writeNothing(const Event &event)
{
    if (cameToNothing(event))
        writeLine(event);
}

/// A card that only one player looks at is "a card" to everybody else.
void LogWriter::writeLook(const Event &event)
{
    if (event.card != core::kNone && event.def != 0 && event.seenBy == 3)
        return add(controllerOf(event.card), "eye",
                   qtTrId("swu_log_writer.is_shown").arg(card(event.card)), defOf(event.card));
    const int looker = lookerOf(event);
    const int owner = event.player < swu::kPlayers ? int(event.player) : -1;
    if (looker < 0 || event.seenBy == 3)
        return;
    const QString where = CardWords::zoneName(swu::Zone(event.from));
    // Several cards that are looked at are one look.
    const QString look = QStringLiteral("%1 %2 %3").arg(looker).arg(owner).arg(where);
    const bool goesOn = look == m_look && !m_rows.empty() && m_rows.back().glyph == u"eye";
    if (goesOn)
        m_rows.pop_back();
    m_looks = goesOn ? m_looks + 1 : 1;
    m_look = look;
    add(looker, "eye",
        looker == owner
            ? qtTrId("swu_log_writer.looks_at_cards_in", m_looks).arg(player(looker), where)
            : qtTrId("swu_log_writer.looks_at_cards_in_2", m_looks)
                  .arg(player(looker), player(owner), where));
}

void LogWriter::writeNamedCard(const Event &event)
{
    const auto &names = m_presenter.db().names;
    const int seat = seatOf(EventPart::Player, event);
    if (event.amount > 0 && size_t(event.amount) < names.size())
        add(seat, "card",
            qtTrId("swu_log_writer.names")
                .arg(player(seat),
                     QString::fromStdString(names[size_t(event.amount)]).toHtmlEscaped()));
}

void LogWriter::writeChoice(const Event &event)
{
    const int seat = event.player < swu::kPlayers ? int(event.player) : -1;
    if (event.card != core::kNone && event.other != core::kNone)
        add(controllerOf(event.other), "target",
            qtTrId("swu_log_writer.is_chosen").arg(card(event.other), card(event.card)),
            defOf(event.card));
    else if (event.card == core::kNone && seat >= 0)
        add(seat, "target",
            qtTrId("swu_log_writer.chooses_3").arg(player(seat), QString::number(event.amount)));
}

/// Whether nothing was written about what the card does since it began to do it.
bool LogWriter::cameToNothing(const Event &event) const
{
    const swu::DefId def = defOf(event.card);
    const QString id = def == 0 ? QString() : CardWords::id(m_presenter.db().def(def));
    std::vector<const LogRow *> rows;
    for (const LogRow &row : m_soFar.last(std::min<size_t>(m_soFar.size(), kFarEnough)))
        rows.push_back(&row);
    for (const LogRow &row : m_rows)
        rows.push_back(&row);
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        if ((*row)->deed && (*row)->cardId == id)
            return true;
        if (isEffect(**row))
            return false;
    }
    return true;
}

void LogWriter::writePlay(const Event &event)
{
    const swu::DefId def = defOf(event.card);
    add(seatOf(EventPart::Player, event), glyphOfPlay(m_presenter.db().def(def), event),
        howPlayed(event), def);
    m_replaced = isReplaced(event);
}

void LogWriter::writeDamage(const Event &event)
{
    if (event.amount <= 0)
        return;
    const QString name = card(event.card);
    const bool dealt = event.other != core::kNone;
    add(controllerOf(dealt ? event.other : event.card), "hit",
        dealt ? qtTrId("swu_log_writer.deals_to", event.amount).arg(card(event.other), name)
              : qtTrId("swu_log_writer.takes", event.amount).arg(name),
        defOf(event.card));
}

void LogWriter::writeHealing(const Event &event)
{
    if (event.amount > 0)
        writeLine(event);
}

void LogWriter::writeMove(const Event &event)
{
    const auto from = swu::Zone(event.from);
    const auto to = swu::Zone(event.to);
    const int seat = event.toPlayer < swu::kPlayers ? int(event.toPlayer) : -1;
    if (to == swu::Zone::Captured)
        return writeCapture(event);
    if (from == swu::Zone::Captured && swu::isArena(to))
        return writeRescue(event);
    if (to == swu::Zone::Resources && from == swu::Zone::Deck)
        add(seat, "resource",
            (std::exchange(m_replaced, false) ? qtTrId("swu_log_writer.the_top_card_of_s")
                                              : qtTrId("swu_log_writer.the_top_card_of_s_2"))
                .arg(player(seat)));
    else if (to == swu::Zone::Resources && from != swu::Zone::Resources)
        add(seat, "resource", qtTrId("swu_log_writer.puts_down_a_resource").arg(player(seat)));
    else if (to == swu::Zone::Discard
             && (from == swu::Zone::Hand || from == swu::Zone::Deck || from == swu::Zone::Captured)
             && event.card != core::kNone)
        add(seat, "discard", qtTrId("swu_log_writer.discards").arg(player(seat), card(event.card)),
            defOf(event.card));
    else if (to == swu::Zone::Hand && from != swu::Zone::Deck && event.card != core::kNone)
        add(seat, "hand",
            qtTrId("swu_log_writer.returns_to_s_hand").arg(card(event.card), player(seat)),
            defOf(event.card));
}

void LogWriter::writeToken(const Event &event)
{
    if (event.other == core::kNone)
        return;
    const bool shield = event.def == m_presenter.db().shield;
    add(controllerOf(event.other), shield ? "shield" : "star",
        (shield ? qtTrId("swu_log_writer.gets_a_shield_token")
                : qtTrId("swu_log_writer.gets_an_experience_token"))
            .arg(card(event.other)),
        defOf(event.other));
}

void LogWriter::add(int seat, const char *glyph, const QString &text, swu::DefId def)
{
    addLine(seat, glyph, text, idText(def));
}

QString LogWriter::idText(swu::DefId def) const
{
    return def == 0 ? QString() : CardWords::id(m_presenter.db().def(def));
}

QString LogWriter::plain(const QString &text) const
{
    return CardText::plain(text);
}

QStringList LogWriter::takeNamed(LogRow &row)
{
    QStringList names;
    std::sort(m_named.begin(), m_named.end());
    m_named.erase(std::unique(m_named.begin(), m_named.end()), m_named.end());
    for (const core::SeenId id : m_named) {
        const CardFacts facts = factsOf(id);
        const QString written = QStringLiteral("<b>%1</b>").arg(facts.name.toHtmlEscaped());
        if (facts.hidden() || !row.text.contains(written))
            continue;
        names.append(facts.name);
        row.cards.append(QVariant::fromValue(facts));
    }
    m_named.clear();
    return names;
}

/// A card as it was when the answer was given; one that came up only then, as it is printed.
CardFacts LogWriter::factsOf(core::SeenId id) const
{
    const swu::CardView *then = m_before->card(id);
    if (then != nullptr && then->def != 0)
        return m_presenter.facts(*then, *m_before);
    const swu::DefId def = defOf(id);
    return def == 0 ? CardFacts() : m_presenter.printedFacts(def);
}

swu::DefId LogWriter::defOf(core::SeenId id) const
{
    const swu::CardView *view = id == core::kNone ? nullptr : m_seen.card(id);
    return view == nullptr ? swu::DefId(0) : view->def;
}

QString LogWriter::card(core::SeenId id)
{
    const swu::DefId def = defOf(id);
    if (def == 0)
        return qtTrId("swu_log_writer.a_card");
    m_named.push_back(id);
    return QStringLiteral("<b>%1</b>")
        .arg(CardWords::name(m_presenter.db().def(def)).toHtmlEscaped());
}

int LogWriter::controllerOf(core::SeenId id) const
{
    const swu::CardView *view = id == core::kNone ? nullptr : m_seen.card(id);
    return view == nullptr ? -1 : int(view->controller);
}

QString LogWriter::player(int seat) const
{
    return seat < 0 ? qtTrId("swu_log_writer.somebody")
                    : m_presenter.playerName(seat).toHtmlEscaped();
}

} // namespace playmat::table
