#include "table/game/game_port.h"

namespace playmat::table {

const core::Decision &GamePort::decision() const
{
    const core::Decision &open = question();
    if (!programsTurn())
        return uncovered(open);
    m_nothing.player = open.player;
    return m_nothing;
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
    p.title = tr("%1 is to move").arg(playerName(p.seat));
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
        if (std::optional<RefusalText> text = watch->mayAnswer(inQuestion(answer)))
            return text;
    }
    const core::Result<void> result = m_host.submit(inQuestion(answer));
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
            tr("%1 is to move. Space goes on at once.").arg(playerName(question().player)), {}, -1};
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
    line.label = tr("Not now");
    line.detail = text.text;
    line.rule = text.rule;
    line.viewId = card;
    line.available = false;
    return line;
}

RefusalText GamePort::whyCovered(int seat) const
{
    const QString words = m_host.programsTurn(seat)
        ? tr("This is %1's hand. Nobody else sees it.")
        : tr("This is %1's hand. It opens while %1 holds it, or its key.");
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
    return point.y() < midY() ? 1 - near : near;
}

} // namespace playmat::table
