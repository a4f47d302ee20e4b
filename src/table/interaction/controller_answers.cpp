// How a finished gesture becomes an answer, and what is said when there is none.
#include "table/interaction/table_controller.h"

#include <algorithm>

namespace playmat::table {

namespace {

bool isOnCardAlone(const TablePort &port, const core::Option &option)
{
    return option.card != core::kNone && option.target == core::kNone
        && port.place(option).isNone();
}

} // namespace

void TableController::submit(const core::Answer &answer)
{
    if (const std::optional<RefusalText> text = m_port->submit(answer)) {
        const QPointF at = m_held.pointer;
        letGo();
        return refuse(*text, at);
    }
    dismissRefusal();
    refresh();
    if (m_state != Idle)
        letGo();
    emit submitted();
}

void TableController::submitOption(int option)
{
    submit(core::Answer::one(std::uint16_t(option)));
}

/// Nobody answers with anything but the options that they were shown.
bool TableController::areStillMeant(const std::vector<int> &options) const
{
    const std::vector<core::Option> &now = m_port->decision().options;
    return std::ranges::all_of(options, [&](int option) {
        const auto at = size_t(option);
        return at < now.size() && at < m_meant.size() && now[at] == m_meant[at];
    });
}

void TableController::submitTarget(const Target &target, QPointF at)
{
    const int card = m_held.viewId;
    if (areStillMeant(target.options))
        return submitMeant(target, at);
    letGo();
    refuseGesture({card, target.card, target.zone}, at);
}

void TableController::submitMeant(const Target &target, QPointF at)
{
    if (m_choice == ChoiceStyle::Board) {
        const int option = target.options.front();
        letGo();
        return choosesSeveral() ? toggle(option) : submitOption(option);
    }
    if (m_choice == ChoiceStyle::Distribute) {
        const int card = target.card;
        letGo();
        return giveTo(card, 1);
    }
    if (target.options.size() == 1) {
        submitOption(target.options.front());
        return target.chosenNext ? followUp(target.card) : void();
    }
    chooseWay(target.options, at);
}

/// From holding to the menu, and never idle between: the hand that the card was in stays open.
void TableController::chooseWay(const std::vector<int> &options, QPointF at)
{
    const int card = m_held.viewId;
    emptyHand();
    showMenuOf(options, at, card);
    tellHeld();
    emit targetsChanged();
    m_port->refreshTable();
}

/// An event dropped onto a card: the card is its target, if that is what it asks for next; where it
/// asks for several, the first of them.
void TableController::followUp(int targetCard)
{
    if (m_choice != ChoiceStyle::Board || m_port->decision().source == core::kNone)
        return;
    const int option = optionOnCard(targetCard);
    if (option >= 0)
        choosesSeveral() ? toggle(option) : submitOption(option);
}

int TableController::optionWithRole(OptionRole role) const
{
    if (m_port == nullptr)
        return -1;
    const core::Decision &decision = m_port->decision();
    for (size_t i = 0; i < decision.options.size(); ++i) {
        if (m_port->role(decision.options[i]) == role)
            return int(i);
    }
    return -1;
}

int TableController::optionOnCard(int viewId) const
{
    const core::Decision &decision = m_port->decision();
    for (size_t i = 0; i < decision.options.size(); ++i) {
        const core::Option &option = decision.options[i];
        const bool fits = m_choice == ChoiceStyle::Action ? isOnCardAlone(*m_port, option)
                                                          : option.card != core::kNone;
        // Attacks that an effect offers name the attacker and its target.
        const int card = m_choice != ChoiceStyle::Action && option.target != core::kNone
            ? int(option.target)
            : int(option.card);
        if (fits && card == viewId)
            return int(i);
    }
    return -1;
}

void TableController::answerRole(OptionRole role)
{
    if (m_port == nullptr)
        return;
    m_port->finishPlayback();
    const int option = optionWithRole(role);
    if (option >= 0)
        return submitOption(option);
    refuseGesture({-1, -1, {}, role}, m_held.pointer);
}

void TableController::pass()
{
    answerRole(OptionRole::Pass);
}

void TableController::takeToken()
{
    answerRole(OptionRole::Token);
}

void TableController::confirm(bool yes)
{
    const OptionRole role = yes ? OptionRole::Yes : OptionRole::No;
    if (m_port != nullptr && isBlind(m_prompt) && optionWithRole(role) < 0)
        return m_port->peek(m_prompt.seat); // they see why not
    answerRole(role);
}

void TableController::done()
{
    if (m_port == nullptr || !m_prompt.showDone)
        return;
    if (!m_selection.enough())
        return refuse({m_prompt.counter, {}, -1}, {});
    submit(m_selection.answer());
}

void TableController::skip()
{
    if (m_port != nullptr && m_prompt.canSkip)
        submit({});
}

bool TableController::choosesSeveral() const
{
    return m_port->decision().max > 1;
}

void TableController::chooseCard(int viewId)
{
    const int option = optionOnCard(viewId);
    if (option < 0)
        return refuseGesture({viewId, -1, {}}, centreOf(viewId));
    choosesSeveral() ? toggle(option) : submitOption(option);
}

void TableController::toggle(int option)
{
    if (!m_selection.toggle(option))
        refuse({m_prompt.counter, {}, -1}, m_held.pointer);
    refreshPrompt();
    refreshChoices();
    m_port->refreshTable();
}

void TableController::choose(int row)
{
    if (m_port == nullptr || row < 0 || row >= m_choices.rowCount())
        return;
    const OptionRow chosen = m_choices.rows()[size_t(row)];
    if (chosen.facts.hidden() && chosen.viewId >= 0 && isBlind(m_prompt))
        return m_port->peek(m_prompt.seat); // nobody chooses what they have not looked at
    if (!chosen.available)
        return refuse({chosen.detail, chosen.rule, -1}, {});
    choosesSeveral() && m_choice != ChoiceStyle::Order ? toggle(chosen.option)
                                                       : submitOption(chosen.option);
}

void TableController::chooseOption(int option)
{
    const std::vector<OptionRow> &rows = m_choices.rows();
    const auto at = std::ranges::find(rows, option, &OptionRow::option);
    if (at != rows.end())
        choose(int(at - rows.begin()));
}

void TableController::give(int row, int change)
{
    if (m_port == nullptr || row < 0 || row >= m_choices.rowCount())
        return;
    m_selection.give(m_choices.rows()[size_t(row)].option, change);
    refreshPrompt();
    refreshChoices();
    m_port->refreshTable();
}

void TableController::giveTo(int viewId, int change)
{
    const std::vector<OptionRow> &rows = m_choices.rows();
    for (size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].viewId == viewId)
            return give(int(i), change);
    }
    refuseGesture({viewId, -1, {}}, centreOf(viewId));
}

void TableController::moveChoice(int from, int to)
{
    m_selection.move(from, to);
    refreshChoices();
}

void TableController::chooseNumber(int number)
{
    const std::vector<OptionRow> &rows = m_choices.rows();
    for (size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].amount == number)
            return choose(int(i));
    }
}

void TableController::chooseName(int row)
{
    if (m_port == nullptr || row < 0 || row >= m_choices.rowCount())
        return;
    core::Answer answer;
    answer.name = std::uint16_t(m_choices.rows()[size_t(row)].option);
    submit(answer);
}

int TableController::nextName(int from, int by, const QString &part) const
{
    const std::vector<OptionRow> &rows = m_choices.rows();
    for (int row = from + by; by != 0 && row >= 0 && row < int(rows.size()); row += by)
        if (rows[size_t(row)].label.contains(part, Qt::CaseInsensitive))
            return row;
    return -1;
}

// --- what cannot be done -------------------------------------------------------------------------

/// A refusal about a card that can be read goes when the card is covered; one about a card that is
/// covered already goes by itself.
void TableController::refuse(const RefusalText &text, QPointF at, int about)
{
    m_refusedOf = m_port->row(about) != nullptr ? about : -1;
    m_refusal = {text.text, text.rule, at, text.card, text.code, about >= 0 && m_refusedOf < 0};
    emit refusalChanged();
    emit refused();
    m_port->refreshTable();
}

void TableController::refuseGesture(const TableGesture &gesture, QPointF at)
{
    refuse(m_port->why(gesture), at, gesture.card);
}

void TableController::dismissRefusal()
{
    if (!m_refusal.visible())
        return;
    m_refusal = {};
    m_refusedOf = -1;
    emit refusalChanged();
}

// --- menus ---------------------------------------------------------------------------------------

void TableController::openMenuAt(QPointF at)
{
    if (m_port == nullptr || m_state == Dragging)
        return;
    const int card = m_port->cardAt(at.toPoint(), -1); // as it was seen, before anything moves on
    openMenuOf(card, at);
}

void TableController::openMenuOf(int viewId, QPointF at)
{
    if (m_port == nullptr || m_state == Dragging)
        return;
    m_port->finishPlayback();
    if (m_state != Idle)
        letGo();
    const CardRow *row = m_port->row(viewId);
    if (row != nullptr && (!row->facts.hidden() || !trayOf(*row).isEmpty()))
        showMenuFor(viewId, at);
}

void TableController::openMenu()
{
    if (m_port != nullptr && m_focus.card() >= 0)
        openMenuOf(m_focus.card(), centreOf(m_focus.card()));
}

void TableController::showMenuFor(int viewId, QPointF at)
{
    std::vector<OptionRow> rows;
    const core::Decision &decision = m_port->decision();
    for (size_t i = 0; i < decision.options.size(); ++i) {
        if (decision.options[i].card != core::kNone && int(decision.options[i].card) == viewId)
            rows.push_back(m_port->describe(int(i)));
    }
    for (OptionRow &row : trayLines(*m_port->row(viewId)))
        rows.push_back(std::move(row));
    for (OptionRow &row : m_port->refusedActions(viewId))
        rows.push_back(std::move(row));
    showMenu(std::move(rows), at, m_port->row(viewId)->facts.name, viewId);
}

QString TableController::trayOf(const CardRow &row) const
{
    switch (m_port->spec().arrangement(row.zone)) {
    case Arrangement::Pile:
        return m_port->spec().zone(row.zone).covered ? QString() : m_port->spec().name(row.zone);
    case Arrangement::Strip:
        return m_port->spec().name(row.zone);
    case Arrangement::Under:
        return QStringLiteral("under.%1").arg(row.host);
    default:
        return {};
    }
}

bool TableController::isIn(ZoneKey zone, Arrangement arrangement) const
{
    return m_port->spec().is(zone, arrangement);
}

/// The pile that the card is on top of, the cards that hang under it.
std::vector<OptionRow> TableController::trayLines(const CardRow &row) const
{
    OptionRow line;
    line.glyph = QStringLiteral("eye");
    line.viewId = row.viewId;
    line.tray = trayOf(row);
    line.label = qtTrId("controller_answers.look_through_the_pile");
    if (isIn(row.zone, Arrangement::Tiles) || isIn(row.zone, Arrangement::Beside))
        for (const CardRow &guest : m_port->rows())
            if (guest.host == row.viewId && isIn(guest.zone, Arrangement::Under))
                line.tray = trayOf(guest);
    if (line.tray.startsWith(QStringLiteral("under")))
        line.label = qtTrId("controller_answers.look_at_the_cards_under");
    return line.tray.isEmpty() ? std::vector<OptionRow>() : std::vector<OptionRow>{line};
}

void TableController::showMenuOf(const std::vector<int> &options, QPointF at, int card)
{
    std::vector<OptionRow> rows;
    for (const int option : options)
        rows.push_back(m_port->describe(option));
    showMenu(std::move(rows), at, {}, card);
}

void TableController::showMenu(std::vector<OptionRow> rows, QPointF at, const QString &title,
                               int card)
{
    if (rows.empty())
        return;
    m_menu.show(std::move(rows));
    m_meant = m_port->decision().options;
    m_menuCard = card;
    m_menuAt = at;
    m_menuTitle = title;
    setHovered(-1);
    setState(Menu);
    emit stateChanged(); // even when a menu takes the place of another
}

void TableController::chooseMenu(int row)
{
    if (m_state != Menu || row < 0 || row >= m_menu.rowCount())
        return;
    const OptionRow chosen = m_menu.rows()[size_t(row)];
    const QPointF at = m_menuAt;
    const int of = m_menuCard;
    const bool answers = chosen.available && chosen.tray.isEmpty();
    const bool meant = !answers || areStillMeant({chosen.option});
    closeMenu();
    if (!chosen.available)
        return refuse({chosen.detail, chosen.rule, chosen.viewId}, at, of);
    if (!meant)
        return refuseGesture({chosen.viewId, -1, {}}, at);
    answers ? answerLine(chosen) : m_port->openTray(chosen.tray);
}

void TableController::answerLine(const OptionRow &chosen)
{
    if (m_choice == ChoiceStyle::Distribute)
        return giveTo(chosen.viewId, 1);
    const bool several = m_choice != ChoiceStyle::Action && choosesSeveral();
    several ? toggle(chosen.option) : submitOption(chosen.option);
}

void TableController::closeMenu()
{
    if (m_state != Menu)
        return;
    m_menu.show({});
    m_menuCard = -1;
    setState(Idle);
    endSlide();
}

} // namespace playmat::table
