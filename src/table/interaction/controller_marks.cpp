// What the table shows of the controller's state: marks, lit places, the prompt, the choices.
#include "table/interaction/table_controller.h"
#include "table/paint/mark.h"

#include <algorithm>

namespace playmat::table {

using paint::Mark;

bool TableController::isPartOfBoard(const CardRow &row) const
{
    return m_port->spec().onBoard(row.zone);
}

int TableController::markOf(const CardRow &row) const
{
    if (m_port == nullptr)
        return int(Mark::None);
    if (m_refusal.visible() && m_refusal.card == row.viewId && !m_held.active())
        return int(Mark::Refused);
    if (m_held.active())
        return markWhileHeld(row);
    if (m_choice == ChoiceStyle::Action)
        return markInAction(row.viewId);
    const bool asks = m_choice != ChoiceStyle::None && isPartOfBoard(row)
        && m_port->decision().source != core::kNone && row.viewId == int(m_port->decision().source);
    const bool onBoard = m_choice == ChoiceStyle::Board || m_choice == ChoiceStyle::Distribute;
    if (asks && (!onBoard || optionOnCard(row.viewId) < 0))
        return int(Mark::Asks);
    return onBoard ? markWhileChoosing(row) : int(Mark::None);
}

int TableController::markInAction(int viewId) const
{
    if (!hasOptions(viewId))
        return int(Mark::None);
    return int(idleHint(viewId).idle ? Mark::Idle : Mark::Actionable);
}

/// What the card could do that would change nothing; idle when that is all it could do.
CardHint TableController::idleHint(int viewId) const
{
    CardHint hint;
    bool all = true;
    const std::vector<core::Option> &options = m_port->decision().options;
    for (size_t i = 0; i < options.size(); ++i) {
        if (options[i].card == core::kNone || int(options[i].card) != viewId)
            continue;
        const QString words = m_port->useOf(int(i)).idle;
        all = all && !words.isEmpty();
        if (hint.words.isEmpty())
            hint.words = words;
    }
    hint.idle = all && !hint.words.isEmpty();
    return hint;
}

CardHint TableController::hintOf(const CardRow &row) const
{
    if (m_port == nullptr || row.facts.hidden())
        return {};
    if (m_held.active() && row.viewId != m_held.viewId)
        return m_targets.hintOf(row.viewId);
    if (m_choice == ChoiceStyle::Board) {
        const int option = optionOnCard(row.viewId);
        return option < 0 ? CardHint() : m_port->hintOf(option);
    }
    if (m_choice == ChoiceStyle::Distribute) {
        const size_t option = size_t(optionOnCard(row.viewId));
        return option < m_shares.size() ? m_shares[option] : CardHint();
    }
    return m_choice == ChoiceStyle::Action ? idleHint(row.viewId) : CardHint();
}

int TableController::markWhileHeld(const CardRow &row) const
{
    if (row.viewId == m_held.viewId)
        return int(Mark::Held);
    if (m_targets.onto(row.viewId) != nullptr)
        return int(row.viewId == m_aimed ? Mark::Aimed : Mark::Target);
    if (m_targets.affects(row.viewId))
        return int(Mark::Target);
    return int(row.viewId == m_refusedCard ? Mark::Refused : Mark::None);
}

int TableController::markWhileChoosing(const CardRow &row) const
{
    const int option = optionOnCard(row.viewId);
    if (option < 0)
        return int(isPartOfBoard(row) && m_choosesOnBoard ? Mark::Quiet : Mark::None);
    if (m_selection.has(option) || m_selection.amount(option) > 0)
        return int(Mark::Selected);
    if (isIn(row.zone, Arrangement::Hand))
        return int(Mark::Actionable);
    const bool pointed = row.viewId == m_hovered || row.viewId == m_focus.card();
    return int(pointed ? Mark::Aimed : Mark::Target);
}

bool TableController::hasOptions(int viewId) const
{
    for (const core::Option &option : m_port->decision().options) {
        if (option.card != core::kNone && int(option.card) == viewId)
            return true;
    }
    return false;
}

int TableController::dividedOf(int viewId) const
{
    if (m_port == nullptr || m_choice != ChoiceStyle::Distribute)
        return 0;
    const int option = optionOnCard(viewId);
    return option < 0 ? 0 : m_selection.amount(option);
}

bool TableController::isStaged(int viewId) const
{
    if (m_port == nullptr || m_choice != ChoiceStyle::Board || !choosesSeveral())
        return false;
    return isStagedOption(optionOnCard(viewId));
}

int TableController::stagedCount() const
{
    if (m_port == nullptr || m_choice != ChoiceStyle::Board || !choosesSeveral())
        return 0;
    int count = 0;
    for (int option = 0; option < int(m_port->decision().options.size()); ++option)
        count += isStagedOption(option) ? 1 : 0;
    return count;
}

bool TableController::isStagedOption(int option) const
{
    return option >= 0 && m_selection.has(option)
        && isIn(m_port->place(m_port->decision().options[size_t(option)]), Arrangement::Strip);
}

int TableController::raisedCard() const
{
    if (m_state == Dragging || m_state == Menu)
        return -1;
    if (m_state == Picked)
        return m_held.viewId;
    return m_hovered >= 0 ? m_hovered : m_focus.card();
}

QVariantList TableController::litPlaces() const
{
    QVariantList places;
    if (m_port == nullptr)
        return places;
    for (const Target &target : m_targets.all()) {
        if (target.card >= 0 || !m_held.active())
            continue;
        const QRect place = m_port->zoneRect(target.zone);
        const int around = isIn(target.zone, Arrangement::Strip) ? place.height() / 3 : 0;
        const QString &drop = m_port->spec().zone(target.zone).drop;
        places.append(QVariantMap{
            {QStringLiteral("place"), place.adjusted(-around, -around, around, around)},
            {QStringLiteral("zone"), m_port->spec().name(target.zone)},
            {QStringLiteral("words"),
             target.hint.isEmpty() ? drop : drop + QStringLiteral(": ") + target.hint.words},
            {QStringLiteral("chip"), target.hint.words}});
    }
    return places;
}

QString TableController::focusedZone() const
{
    return m_focus.isSet() ? m_port->spec().name(m_focus.zone()) : QString();
}

QString TableController::choiceName() const
{
    switch (m_choice) {
    case ChoiceStyle::None:
        break;
    case ChoiceStyle::Action:
        return QStringLiteral("action");
    case ChoiceStyle::Board:
        return QStringLiteral("board");
    case ChoiceStyle::Cards:
        return QStringLiteral("cards");
    case ChoiceStyle::Distribute:
        return QStringLiteral("distribute");
    case ChoiceStyle::List:
        return QStringLiteral("list");
    case ChoiceStyle::Order:
        return QStringLiteral("order");
    case ChoiceStyle::Number:
        return QStringLiteral("number");
    case ChoiceStyle::Name:
        return QStringLiteral("name");
    case ChoiceStyle::Confirm:
        return QStringLiteral("confirm");
    case ChoiceStyle::Mulligan:
        return QStringLiteral("mulligan");
    }
    return QStringLiteral("none");
}

void TableController::refreshPrompt()
{
    Prompt prompt;
    if (m_port == nullptr) {
        m_choice = ChoiceStyle::None;
    } else {
        prompt = m_port->prompt();
        const core::Decision &decision = m_port->decision();
        const bool cards = m_choice == ChoiceStyle::Board || m_choice == ChoiceStyle::Cards;
        prompt.showDone = m_choice == ChoiceStyle::Order || m_choice == ChoiceStyle::Distribute
            || ((cards || m_choice == ChoiceStyle::List) && decision.max > 1);
        prompt.canDone = prompt.showDone && m_selection.enough();
        prompt.canSkip = (decision.min == 0 || decision.orNone) && m_selection.count() == 0
            && m_selection.total() == 0
            && (cards || m_choice == ChoiceStyle::Action || m_choice == ChoiceStyle::List
                || m_choice == ChoiceStyle::Distribute);
        prompt.canConfirm = optionWithRole(OptionRole::Yes) >= 0;
        prompt.canDecline = optionWithRole(OptionRole::No) >= 0;
        prompt.canPass = optionWithRole(OptionRole::Pass) >= 0;
        prompt.canTakeToken = optionWithRole(OptionRole::Token) >= 0;
        if (isBlind(prompt))
            prompt.showDone = prompt.canDone = prompt.canSkip = false;
        if (isBlind(prompt) && m_choice == ChoiceStyle::Confirm)
            prompt.canConfirm = prompt.canDecline = true;
        prompt.canDecline = prompt.canDecline && !prompt.declineLabel.isEmpty();
        prompt.counter = prompt.showDone ? counterText() : QString();
        prompt.docked = isDocked();
    }
    if (prompt == m_prompt)
        return;
    m_prompt = prompt;
    emit promptChanged();
}

/// How many of the hidden cards can be chosen, and whether any can, is not told before somebody
/// looks at them.
bool TableController::isBlind(const Prompt &prompt) const
{
    const core::DecisionKind kind = m_port->decision().kind;
    const bool among = kind == core::DecisionKind::ChooseCards || kind == core::DecisionKind::Pay
        || kind == core::DecisionKind::Confirm;
    return among && prompt.isPrivate && m_port->handCovered(prompt.seat);
}

QString TableController::counterText() const
{
    const core::Decision &decision = m_port->decision();
    if (m_choice == ChoiceStyle::Order)
        return qtTrId("controller_marks.drag_into_order");
    if (m_choice == ChoiceStyle::Distribute)
        return qtTrId("controller_marks.of_left")
            .arg(decision.max - m_selection.total())
            .arg(decision.max);
    if (const QString sum = m_port->sumOf(m_selection.answer()); !sum.isEmpty())
        return sum;
    const int chosen = m_selection.count();
    if (decision.min == decision.max)
        return qtTrId("controller_marks.of").arg(chosen).arg(decision.max);
    return qtTrId("controller_marks.of_up_to").arg(chosen).arg(decision.max);
}

void TableController::refreshChoices()
{
    std::vector<OptionRow> rows;
    m_shares.clear();
    if (m_port != nullptr && m_choice == ChoiceStyle::Distribute)
        m_shares = m_port->hintsOf(m_selection.answer());
    m_choosesOnBoard = false;
    for (const core::Option &option :
         m_port == nullptr ? std::vector<core::Option>() : m_port->decision().options) {
        const CardRow *row = option.card == core::kNone ? nullptr : m_port->row(option.card);
        m_choosesOnBoard = m_choosesOnBoard || (row != nullptr && isPartOfBoard(*row));
    }
    rows = listedChoices();
    if (m_choice == ChoiceStyle::Order)
        std::sort(rows.begin(), rows.end(),
                  [](const OptionRow &a, const OptionRow &b) { return a.rank < b.rank; });
    const bool cards = m_choice == ChoiceStyle::Cards;
    std::vector<OptionRow> looked = m_port == nullptr ? std::vector<OptionRow>() : m_port->looked();
    m_looked.show(cards ? std::vector<OptionRow>() : looked);
    m_choices.show(cards ? amongLooked(std::move(looked), std::move(rows)) : std::move(rows));
}

static std::vector<OptionRow> inAlphabet(std::vector<OptionRow> rows)
{
    std::sort(rows.begin(), rows.end(), [](const OptionRow &a, const OptionRow &b) {
        return a.label.compare(b.label, Qt::CaseInsensitive) < 0;
    });
    return rows;
}

std::vector<OptionRow> TableController::listedChoices() const
{
    std::vector<OptionRow> rows;
    if (m_port == nullptr || m_choice == ChoiceStyle::None || m_choice == ChoiceStyle::Action
        || m_choice == ChoiceStyle::Board
        || (m_choice == ChoiceStyle::Confirm && isBlind(m_port->prompt()))) // the buttons are there
        return rows;
    if (m_choice == ChoiceStyle::Name)
        return inAlphabet(m_port->names());
    for (const int option : m_port->listed()) {
        OptionRow row = m_port->describe(option);
        row.selected = m_selection.has(option);
        row.rank = m_selection.rank(option);
        if (m_choice == ChoiceStyle::Distribute) {
            row.amount = m_selection.amount(option);
            row.most = m_selection.most(option);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

/// What is looked at stays in its order, with what may be chosen of it; the rest follows. While it
/// is hidden from whoever is looking at the table, nothing tells which of it may be chosen.
std::vector<OptionRow> TableController::amongLooked(std::vector<OptionRow> looked,
                                                    std::vector<OptionRow> options)
{
    if (looked.empty())
        return options;
    for (OptionRow &option : options) {
        const auto at = std::find_if(looked.begin(), looked.end(), [&](const OptionRow &row) {
            return row.viewId == option.viewId;
        });
        if (at != looked.end())
            *at = std::move(option);
        else if (!option.facts.hidden())
            looked.push_back(std::move(option));
    }
    return looked;
}

bool TableController::isDocked() const
{
    switch (m_choice) {
    case ChoiceStyle::None:
        return false;
    case ChoiceStyle::Action:
    case ChoiceStyle::Board:
    case ChoiceStyle::Distribute:
        return !m_port->looked().empty();
    default:
        return true;
    }
}

} // namespace playmat::table
