#include "table/game/game_port.h"

#include <algorithm>
#include <numeric>

namespace playmat::table {

namespace {

bool namesCard(const core::Option &option)
{
    return option.card != core::kNone;
}

} // namespace

const core::Decision &GamePort::decision() const
{
    const core::Decision &open = question();
    if (!programsTurn())
        return uncovered(open);
    m_nothing.player = open.player;
    return m_nothing;
}

// --- what a covered hand lets show

const core::Decision &GamePort::uncovered(const core::Decision &asked) const
{
    if (asked.kind != core::DecisionKind::Action || !handCovered(asked.player))
        return asked;
    if (m_uncoveredOf != decisionId())
        workOutUncovered(asked);
    return m_keepsBack ? m_uncovered : asked;
}

/// Once a question: the table asks for it with each movement of the pointer. What is kept back
/// leaves its place, so that whoever holds the number of another option holds the same one when the
/// hand is opened or covered.
void GamePort::workOutUncovered(const core::Decision &asked) const
{
    m_uncoveredOf = decisionId();
    m_uncovered = asked;
    m_keepsBack = false;
    for (core::Option &option : m_uncovered.options) {
        if (!showsHidden(option))
            continue;
        option = {.kind = option.kind};
        m_keepsBack = true;
    }
}

/// As the game has them. Where that follows the cards' own numbers, which go by the deck list, its
/// kit orders those that are hidden.
std::vector<int> GamePort::listed() const
{
    std::vector<int> all(decision().options.size());
    std::iota(all.begin(), all.end(), 0);
    return all;
}

// --- how it is put

ChoiceStyle GamePort::choiceStyle() const
{
    switch (decision().kind) {
    case core::DecisionKind::None:
        return ChoiceStyle::None;
    case core::DecisionKind::Action:
        return ChoiceStyle::Action;
    case core::DecisionKind::FirstPlayer:
    case core::DecisionKind::ChoosePlayer:
    case core::DecisionKind::ChooseMode:
    case core::DecisionKind::ChooseTrigger:
    case core::DecisionKind::ChooseZone:
        return ChoiceStyle::List;
    case core::DecisionKind::ChooseNumber:
        return ChoiceStyle::Number;
    case core::DecisionKind::Order:
        return ChoiceStyle::Order;
    case core::DecisionKind::Distribute:
        return ChoiceStyle::Distribute;
    case core::DecisionKind::Confirm:
        return ChoiceStyle::Confirm;
    case core::DecisionKind::NameCard:
        return ChoiceStyle::Name;
    case core::DecisionKind::Mulligan:
    case core::DecisionKind::Resource:
    case core::DecisionKind::Pay:
        if (!decision().suggested.empty())
            return ChoiceStyle::Payment;
        break;
    case core::DecisionKind::ChooseCosts:
        if (std::ranges::none_of(decision().options, namesCard))
            return ChoiceStyle::List;
        break;
    case core::DecisionKind::ChooseCards:
        break;
    }
    return cardChoiceStyle();
}

OptionRow GamePort::describeTogether(const std::vector<int> &options) const
{
    OptionRow row = describe(options.front());
    const int others = int(options.size()) - 1;
    row.label = qtTrId("game_port.and_more_cards", others).arg(row.label);
    return row;
}

QString GamePort::doneWords(const core::Answer &chosen) const
{
    if (choiceStyle() != ChoiceStyle::Payment)
        return {};
    const int left = missing(chosen);
    return left > 0 ? qtTrId("answer_desk.missing", left) : qtTrId("answer_desk.pay");
}

QString GamePort::togetherWords(int cards) const
{
    return qtTrId("game_port.cards_together", cards);
}

bool GamePort::takesBack() const
{
    return choiceStyle() == ChoiceStyle::Payment;
}

std::optional<QString> GamePort::programsTurn() const
{
    return m_host.programsTurn(question().player);
}

Prompt GamePort::prompt() const
{
    const std::optional<QString> words = programsTurn();
    if (!words || question().kind == core::DecisionKind::None)
        return asked();
    Prompt p;
    p.seat = question().player;
    p.title = qtTrId("game_port.is_to_move").arg(playerName(p.seat));
    p.text = *words;
    return p;
}

std::vector<OptionRow> GamePort::looked() const
{
    return programsTurn() ? std::vector<OptionRow>() : lookedAt();
}

std::optional<RefusalText> GamePort::submit(const core::Answer &answer)
{
    if (programsTurn())
        return why({});
    if (TableWatch *watch = m_host.watch()) {
        if (std::optional<RefusalText> text = watch->mayAnswer(answer))
            return text;
    }
    const core::Result<void> result = m_host.submit(answer);
    return result.ok() ? std::nullopt : std::optional(explain(result.refusal()));
}

bool GamePort::takeClick(int card, QPoint at)
{
    TableWatch *watch = m_host.watch();
    return watch != nullptr && watch->takeClick(card, at);
}

RefusalText GamePort::why(const TableGesture &gesture) const
{
    if (programsTurn())
        return {
            qtTrId("game_port.is_to_move_space_goes").arg(playerName(question().player)), {}, -1};
    RefusalText text = refusalOf(gesture);
    if (const TableWatch *watch = m_host.watch(); watch != nullptr && !text.code.isEmpty())
        watch->reword(gesture, text.code.toStdString(), text);
    return text;
}

std::vector<OptionRow> GamePort::refusedActions(int card) const
{
    const CardRow *shown = row(card);
    if (shown == nullptr || shown->facts.hidden() || programsTurn())
        return {};
    return notNow(card);
}

OptionRow GamePort::refusedLine(int card, const RefusalText &text)
{
    OptionRow line;
    line.glyph = QStringLiteral("ban");
    line.label = qtTrId("game_port.not_now");
    line.detail = text.text;
    line.rule = text.rule;
    line.viewId = card;
    line.available = false;
    return line;
}

RefusalText GamePort::whyCovered(int seat) const
{
    const QString words = m_host.programsTurn(seat) ? qtTrId("game_port.this_is_s_hand_nobody")
                                                    : qtTrId("game_port.this_is_s_hand_it");
    return {words.arg(playerName(seat)), {}, -1};
}

int GamePort::cardAt(QPoint point, int except) const
{
    return m_scene.layout().cardAt(point, except);
}

ZoneKey GamePort::zoneAt(QPoint point) const
{
    return m_scene.layout().zoneAt(point);
}

QRect GamePort::zoneRect(ZoneKey zone) const
{
    return m_scene.layout().zoneRect(zone);
}

QRect GamePort::tokenRect() const
{
    return m_scene.layout().geometry().token;
}

int GamePort::midY() const
{
    return m_scene.layout().geometry().midY;
}

int GamePort::seatAt(QPoint point) const
{
    const int near = m_scene.layoutState().nearSeat;
    return point.y() < midY() ? seatAcross(near) : near;
}

} // namespace playmat::table
