#include "table/interaction/card_menu.h"

#include "table/interaction/table_controller.h"

namespace playmat::table {

CardMenu::CardMenu(TableController &table)
    : QObject(&table)
    , HandPart(table)
    , m_lines(this)
{
}

void CardMenu::openAt(QPointF at)
{
    if (port() == nullptr || m_table.state() == TableController::Dragging)
        return;
    const int card = port()->cardAt(at.toPoint(), -1); // as it was seen, before anything moves on
    openOf(card, at);
}

void CardMenu::openOf(int viewId, QPointF at)
{
    if (port() == nullptr || m_table.state() == TableController::Dragging)
        return;
    port()->finishPlayback();
    if (m_table.state() != TableController::Idle)
        m_table.letGo();
    const CardRow *row = port()->row(viewId);
    if (row != nullptr && (!row->facts.hidden() || !trayOf(*port(), *row).isEmpty()))
        showFor(viewId, at);
}

void CardMenu::showFor(int viewId, QPointF at)
{
    std::vector<OptionRow> rows = togetherLines(viewId);
    const core::Decision &decision = port()->decision();
    if (const int place = desk().optionAt(port()->row(viewId)->zone); place >= 0)
        rows.push_back(port()->describe(place));
    for (size_t i = 0; i < decision.options.size(); ++i) {
        if (decision.options[i].card != core::kNone && int(decision.options[i].card) == viewId)
            rows.push_back(port()->describe(int(i)));
    }
    for (OptionRow &row : trayLines(*port()->row(viewId)))
        rows.push_back(std::move(row));
    for (OptionRow &row : port()->refusedActions(viewId))
        rows.push_back(std::move(row));
    show(std::move(rows), at, port()->row(viewId)->facts.name, viewId);
}

/// The menu lines for everything that the gathered cards can do together, and a line that gathers
/// or releases this card.
std::vector<OptionRow> CardMenu::togetherLines(int viewId) const
{
    std::vector<OptionRow> lines;
    if (gathering().takesAlong(viewId)) {
        QList<int> with = gathering().cards();
        with.removeOne(viewId);
        const Targets targets(*port(), viewId, with);
        for (const Target &target : targets.all()) {
            OptionRow line = port()->describeTogether(target.options);
            line.option = target.options.front();
            line.also = target.options;
            lines.push_back(std::move(line));
        }
    }
    const bool gathered = gathering().has(viewId);
    if (!gathered && !gathering().hasCompany(viewId))
        return lines;
    OptionRow line;
    line.glyph = gathered ? QStringLiteral("minus") : QStringLiteral("plus");
    line.viewId = viewId;
    line.gathers = true;
    line.label = gathered ? qtTrId("card_menu.let_it_stay") : qtTrId("card_menu.take_it_along");
    lines.push_back(std::move(line));
    return lines;
}

QString CardMenu::trayOf(const TablePort &port, const CardRow &row)
{
    switch (port.spec().arrangement(row.zone)) {
    case Arrangement::Pile:
        return port.spec().zone(row.zone).covered ? QString() : port.spec().name(row.zone);
    case Arrangement::Strip:
        return port.spec().name(row.zone);
    case Arrangement::Under:
        return QStringLiteral("under.%1").arg(row.host);
    default:
        return {};
    }
}

/// The pile that the card is on top of, the cards that hang under it.
std::vector<OptionRow> CardMenu::trayLines(const CardRow &row) const
{
    OptionRow line;
    line.glyph = QStringLiteral("eye");
    line.viewId = row.viewId;
    line.tray = trayOf(*port(), row);
    line.label = qtTrId("controller_answers.look_through_the_pile");
    if (port()->spec().is(row.zone, Arrangement::Tiles)
        || port()->spec().is(row.zone, Arrangement::Beside))
        for (const CardRow &guest : port()->rows())
            if (guest.host == row.viewId && port()->spec().is(guest.zone, Arrangement::Under))
                line.tray = trayOf(*port(), guest);
    if (line.tray.startsWith(QStringLiteral("under")))
        line.label = qtTrId("controller_answers.look_at_the_cards_under");
    return line.tray.isEmpty() ? std::vector<OptionRow>() : std::vector<OptionRow>{line};
}

void CardMenu::showOptions(const std::vector<int> &options, QPointF at, int card)
{
    std::vector<OptionRow> rows;
    for (const int option : options)
        rows.push_back(port()->describe(option));
    show(std::move(rows), at, {}, card);
}

void CardMenu::show(std::vector<OptionRow> rows, QPointF at, const QString &title, int card)
{
    if (rows.empty())
        return;
    m_lines.show(std::move(rows));
    desk().noteMeant();
    m_card = card;
    m_at = at;
    m_title = title;
    pointer().setHovered(-1);
    emit changed();
    m_table.setState(TableController::Menu);
}

void CardMenu::choose(int row)
{
    if (m_table.state() != TableController::Menu || row < 0 || row >= m_lines.rowCount())
        return;
    const OptionRow chosen = m_lines.rows()[size_t(row)];
    const QPointF at = m_at;
    const int of = m_card;
    const bool answers = chosen.available && chosen.tray.isEmpty() && !chosen.gathers;
    const bool meant
        = !answers || (desk().areStillMeant({chosen.option}) && desk().areStillMeant(chosen.also));
    close();
    if (chosen.gathers)
        return gathering().toggle(chosen.viewId);
    if (!chosen.available)
        return desk().refuse({chosen.detail, chosen.rule, chosen.viewId}, at, of);
    if (!meant)
        return desk().refuseGesture({chosen.viewId, -1, {}}, at);
    answers ? desk().answerLine(chosen) : port()->openTray(chosen.tray);
}

void CardMenu::close()
{
    if (m_table.state() != TableController::Menu)
        return;
    m_lines.show({});
    m_card = -1;
    m_table.setState(TableController::Idle);
    pointer().endSlide();
}

} // namespace playmat::table
