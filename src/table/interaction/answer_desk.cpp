#include "table/interaction/answer_desk.h"

#include "table/interaction/filling.h"
#include "table/interaction/payment.h"
#include "table/interaction/table_controller.h"

#include <algorithm>
#include <utility>

namespace playmat::table {

namespace {

bool isOnCardAlone(const TablePort &port, const core::Option &option)
{
    return option.card != core::kNone && option.target == core::kNone
        && port.place(option).isNone();
}

std::vector<OptionRow> inAlphabet(std::vector<OptionRow> rows)
{
    std::sort(rows.begin(), rows.end(), [](const OptionRow &a, const OptionRow &b) {
        return a.label.compare(b.label, Qt::CaseInsensitive) < 0;
    });
    return rows;
}

/// What is looked at stays in its order, with what may be chosen of it; the rest follows. While it
/// is hidden from whoever is looking at the table, nothing tells which of it may be chosen.
std::vector<OptionRow> amongLooked(std::vector<OptionRow> looked, std::vector<OptionRow> options)
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

} // namespace

AnswerDesk::AnswerDesk(TableController &table)
    : QObject(&table)
    , HandPart(table)
    , m_choices(this)
    , m_looked(this)
{
}

// --- the question
// ---------------------------------------------------------------------------------

bool AnswerDesk::takeQuestion()
{
    if (port()->decisionId() == m_decisionId)
        return false;
    m_decisionId = port()->decisionId();
    m_underCover = isAskedUnderCover();
    m_choice = port()->choiceStyle();
    m_selection.begin(port()->decision());
    if (m_choice == ChoiceStyle::Order)
        m_selection.chooseAll();
    if (m_choice == ChoiceStyle::Payment)
        m_selection.setChosen(
            {port()->decision().suggested.begin(), port()->decision().suggested.end()});
    if (m_choice == ChoiceStyle::Distribute && Filling::divides(port()->decision()))
        m_selection.setAmounts(Filling::amounts(port()->decision(), Filling::order(*port())));
    keys().beginQuestion();
    return true;
}

bool AnswerDesk::noteCover()
{
    const bool covered = isAskedUnderCover();
    return std::exchange(m_underCover, covered) != covered;
}

void AnswerDesk::noteMeant()
{
    m_meant = port()->decision().options;
}

bool AnswerDesk::choosesSeveral() const
{
    return port()->decision().max > 1;
}

bool AnswerDesk::suggests() const
{
    return m_choice == ChoiceStyle::Payment
        || (m_choice == ChoiceStyle::Distribute && Filling::divides(port()->decision()));
}

bool AnswerDesk::choosesPlaces() const
{
    return port() != nullptr && m_choice == ChoiceStyle::List && Targets::asksForPlaces(*port());
}

int AnswerDesk::optionAt(ZoneKey zone) const
{
    const std::vector<core::Option> &options = port()->decision().options;
    for (size_t i = 0; choosesPlaces() && i < options.size(); ++i)
        if (Targets::isWithin(port()->spec(), zone, port()->place(options[i])))
            return int(i);
    return -1;
}

int AnswerDesk::optionWithRole(OptionRole role) const
{
    if (port() == nullptr)
        return -1;
    const core::Decision &decision = port()->decision();
    for (size_t i = 0; i < decision.options.size(); ++i) {
        if (port()->role(decision.options[i]) == role)
            return int(i);
    }
    return -1;
}

int AnswerDesk::optionOnCard(int viewId) const
{
    const core::Decision &decision = port()->decision();
    for (size_t i = 0; i < decision.options.size(); ++i) {
        const core::Option &option = decision.options[i];
        const bool fits = m_choice == ChoiceStyle::Action ? isOnCardAlone(*port(), option)
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

bool AnswerDesk::hasOptions(int viewId) const
{
    for (const core::Option &option : port()->decision().options) {
        if (option.card != core::kNone && int(option.card) == viewId)
            return true;
    }
    return false;
}

bool AnswerDesk::canUse(int viewId) const
{
    const CardRow *row = port() == nullptr ? nullptr : port()->row(viewId);
    return row != nullptr && port()->spec().is(row->zone, Arrangement::Strip)
        && m_choice == ChoiceStyle::Action && !port()->chipFor(viewId).isEmpty();
}

// --- answers
// --------------------------------------------------------------------------------------

void AnswerDesk::submit(const core::Answer &answer)
{
    if (const std::optional<RefusalText> text = port()->submit(answer)) {
        const QPointF at = aim().held().pointer;
        m_table.letGo();
        return refuse(*text, at);
    }
    dismissRefusal();
    m_table.refresh();
    if (m_table.state() != TableController::Idle)
        m_table.letGo();
    emit submitted();
    followLater();
}

void AnswerDesk::submitOption(int option)
{
    submit(core::Answer::one(std::uint16_t(option)));
}

/// Nobody answers with anything but the options that they were shown.
bool AnswerDesk::areStillMeant(const std::vector<int> &options) const
{
    const std::vector<core::Option> &now = port()->decision().options;
    return std::ranges::all_of(options, [&](int option) {
        const auto at = size_t(option);
        return at < now.size() && at < m_meant.size() && now[at] == m_meant[at];
    });
}

/// After an event was dropped onto a card, the next question may ask for that card. A unit that is
/// dropped among the player's own units goes to that place; the unit below it does not matter.
void AnswerDesk::answerDrop(const Target &target, int over, QPoint at)
{
    const bool plays = m_choice == ChoiceStyle::Action; // asked before the answer changes it
    const CardRow *under = port()->row(over);
    const bool onto = plays && target.card < 0 && under != nullptr && !(under->zone == target.zone);
    submitTarget(target, at);
    const core::Decision &next = port()->decision();
    if (onto && (next.max == 1 || next.kind == core::DecisionKind::ChooseCosts))
        followUp(over);
}

void AnswerDesk::submitTarget(const Target &target, QPointF at)
{
    const int card = aim().held().viewId;
    if (areStillMeant(target.options))
        return submitMeant(target, at);
    m_table.letGo();
    refuseGesture({card, target.card, target.zone}, at);
}

void AnswerDesk::submitMeant(const Target &target, QPointF at)
{
    if (m_choice == ChoiceStyle::Board) {
        const int option = target.options.front();
        m_table.letGo();
        return choosesSeveral() ? toggle(option) : submitOption(option);
    }
    if (m_choice == ChoiceStyle::Distribute) {
        const int card = target.card;
        m_table.letGo();
        return giveTo(card, 1);
    }
    if (target.options.size() == 1) {
        submitOption(target.options.front());
        return target.chosenNext ? followUp(target.card) : void();
    }
    if (target.together)
        return submit(answerOfAll(target.options));
    chooseWay(target.options, at);
}

/// From holding to the menu, and never idle between: the hand that the card was in stays open.
void AnswerDesk::chooseWay(const std::vector<int> &options, QPointF at)
{
    const int card = aim().held().viewId;
    m_table.emptyHand();
    menu().showOptions(options, at, card);
    aim().tell();
    emit aim().targetsChanged();
    port()->refreshTable();
}

core::Answer AnswerDesk::answerOfAll(const std::vector<int> &options) const
{
    core::Answer answer;
    for (const int option : options)
        (void)answer.options.tryPush(std::uint16_t(option));
    return answer;
}

/// Answers the next question after an event was dropped onto a card: if the event asks for a
/// target, that card is the target, or the first of several. The game may ask about costs before
/// that.
void AnswerDesk::followUp(int targetCard)
{
    if (port()->decision().kind == core::DecisionKind::ChooseCosts)
        m_wanted = targetCard;
    if (m_choice != ChoiceStyle::Board || port()->decision().source == core::kNone)
        return;
    const int option = optionOnCard(targetCard);
    if (option >= 0)
        choosesSeveral() ? toggle(option) : submitOption(option);
}

void AnswerDesk::followLater()
{
    if (m_wanted < 0 || port()->decision().kind == core::DecisionKind::ChooseCosts)
        return;
    const int wanted = std::exchange(m_wanted, -1);
    if (port()->decision().max == 1)
        followUp(wanted);
}

void AnswerDesk::answerLine(const OptionRow &chosen)
{
    if (m_choice == ChoiceStyle::Distribute)
        return giveTo(chosen.viewId, 1);
    if (m_choice == ChoiceStyle::Payment)
        return choosePayment(Payment(*port(), m_selection.chosen()).afterOption(chosen.option));
    if (!chosen.also.empty())
        return submit(answerOfAll(chosen.also));
    const bool several = m_choice != ChoiceStyle::Action && choosesSeveral();
    several ? toggle(chosen.option) : submitOption(chosen.option);
}

void AnswerDesk::answerRole(OptionRole role)
{
    if (port() == nullptr)
        return;
    port()->finishPlayback();
    const int option = optionWithRole(role);
    if (option >= 0)
        return submitOption(option);
    refuseGesture({-1, -1, {}, role}, aim().held().pointer);
}

void AnswerDesk::pass()
{
    answerRole(OptionRole::Pass);
}

void AnswerDesk::takeToken()
{
    answerRole(OptionRole::Token);
}

void AnswerDesk::endTurn()
{
    answerRole(OptionRole::EndTurn);
}

void AnswerDesk::choosePlace(int option)
{
    submitOption(option);
}

/// Refuses if the other players have seen something since then. They would have to agree, and
/// another dialog asks them.
void AnswerDesk::takeBack()
{
    if (port() == nullptr || !port()->takesBack())
        return;
    if (!port()->takeBackAction())
        refuse({qtTrId("answer_desk.others_have_seen_cards_since"), {}, -1}, {});
}

void AnswerDesk::confirm(bool yes)
{
    const OptionRole role = yes ? OptionRole::Yes : OptionRole::No;
    if (port() != nullptr && isBlind(m_prompt) && optionWithRole(role) < 0)
        return port()->peek(m_prompt.seat); // they see why not
    answerRole(role);
}

void AnswerDesk::done()
{
    if (port() == nullptr || !m_prompt.showDone)
        return;
    if (!m_selection.enough())
        return refuse({m_prompt.counter, {}, -1}, {});
    if (!enough())
        return refuse(port()
                          ->objection(m_selection.answer())
                          .value_or(RefusalText{m_prompt.doneLabel, {}, -1}),
                      {});
    submit(m_selection.answer());
}

/// Whether enough is chosen and the game would accept the answer as it is.
bool AnswerDesk::enough() const
{
    if (!m_selection.enough())
        return false;
    const core::Answer answer = m_selection.answer();
    return !suggests() || (port()->missing(answer) == 0 && !port()->objection(answer));
}

void AnswerDesk::skip()
{
    if (port() != nullptr && m_prompt.canSkip)
        submit({});
}

void AnswerDesk::chooseCard(int viewId)
{
    const int option = optionOnCard(viewId);
    if (option < 0)
        return refuseGesture({viewId, -1, {}}, aim().centreOf(viewId));
    if (m_choice == ChoiceStyle::Payment)
        return choosePayment(Payment(*port(), m_selection.chosen()).afterCard(viewId));
    choosesSeveral() ? toggle(option) : submitOption(option);
}

void AnswerDesk::toggle(int option)
{
    if (!m_selection.toggle(option))
        refuse({m_prompt.counter, {}, -1}, aim().held().pointer);
    show();
    port()->refreshTable();
}

void AnswerDesk::choosePayment(const QList<int> &options)
{
    m_selection.setChosen(options);
    show();
    port()->refreshTable();
}

void AnswerDesk::choose(int row)
{
    if (port() == nullptr || row < 0 || row >= m_choices.rowCount())
        return;
    const OptionRow chosen = m_choices.rows()[size_t(row)];
    if (chosen.facts.hidden() && chosen.viewId >= 0 && isBlind(m_prompt))
        return port()->peek(m_prompt.seat); // nobody chooses what they have not looked at
    if (!chosen.available)
        return refuse({chosen.detail, chosen.rule, -1}, {});
    if (m_choice == ChoiceStyle::Payment)
        return answerLine(chosen);
    choosesSeveral() && m_choice != ChoiceStyle::Order ? toggle(chosen.option)
                                                       : submitOption(chosen.option);
}

void AnswerDesk::chooseOption(int option)
{
    const std::vector<OptionRow> &rows = m_choices.rows();
    const auto at = std::ranges::find(rows, option, &OptionRow::option);
    if (at != rows.end())
        choose(int(at - rows.begin()));
}

void AnswerDesk::give(int row, int change)
{
    if (port() == nullptr || row < 0 || row >= m_choices.rowCount())
        return;
    m_selection.give(m_choices.rows()[size_t(row)].option, change);
    show();
    port()->refreshTable();
}

void AnswerDesk::giveTo(int viewId, int change)
{
    const std::vector<OptionRow> &rows = m_choices.rows();
    for (size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].viewId == viewId)
            return suggests() ? fillFirst(rows[i].option) : give(int(i), change);
    }
    refuseGesture({viewId, -1, {}}, aim().centreOf(viewId));
}

/// Fills this part first, or as early as the game allows.
void AnswerDesk::fillFirst(int option)
{
    m_selection.setAmounts(Filling::amounts(port()->decision(), Filling::order(*port(), option)));
    show();
    port()->refreshTable();
}

void AnswerDesk::moveChoice(int from, int to)
{
    m_selection.move(from, to);
    showChoices();
}

void AnswerDesk::chooseNumber(int number)
{
    const std::vector<OptionRow> &rows = m_choices.rows();
    for (size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].amount == number)
            return choose(int(i));
    }
}

void AnswerDesk::chooseName(int row)
{
    if (port() == nullptr || row < 0 || row >= m_choices.rowCount())
        return;
    core::Answer answer;
    answer.name = std::uint16_t(m_choices.rows()[size_t(row)].option);
    submit(answer);
}

int AnswerDesk::nextName(int from, int by, const QString &part) const
{
    const std::vector<OptionRow> &rows = m_choices.rows();
    for (int row = from + by; by != 0 && row >= 0 && row < int(rows.size()); row += by)
        if (rows[size_t(row)].label.contains(part, Qt::CaseInsensitive))
            return row;
    return -1;
}

// --- what cannot be done
// --------------------------------------------------------------------------

/// A refusal about a card that can be read goes when the card is covered; one about a card that is
/// covered already goes by itself.
void AnswerDesk::refuse(const RefusalText &text, QPointF at, int about)
{
    m_refusedOf = port()->row(about) != nullptr ? about : -1;
    m_refusal = {text.text, text.rule, at, text.card, text.code, about >= 0 && m_refusedOf < 0};
    emit refusalChanged();
    emit refused();
    port()->refreshTable();
}

void AnswerDesk::refuseGesture(const TableGesture &gesture, QPointF at)
{
    refuse(port()->why(gesture), at, gesture.card);
}

RefusalText AnswerDesk::whyNamed(const TableGesture &gesture) const
{
    RefusalText why = port()->why(gesture);
    const CardRow *row = port()->row(gesture.card);
    const bool several = !aim().companions().isEmpty() || !gathering().cards().isEmpty();
    if (several && row != nullptr && !why.text.contains(row->facts.name)) {
        why.text = qtTrId("answer_desk.of_a_card").arg(row->facts.name, why.text);
        why.card = gesture.card;
    }
    return why;
}

void AnswerDesk::refuseNamed(const TableGesture &gesture, QPointF at)
{
    refuse(whyNamed(gesture), at, gesture.card);
}

void AnswerDesk::warn(const TableGesture &gesture, QPointF at)
{
    const RefusalText text = whyNamed(gesture);
    m_refusal = {text.text, text.rule, at, gesture.onto, text.code};
    emit refusalChanged();
}

void AnswerDesk::dismissRefusal()
{
    if (!m_refusal.visible())
        return;
    m_refusal = {};
    m_refusedOf = -1;
    emit refusalChanged();
}

// --- what is shown
// --------------------------------------------------------------------------------

QString AnswerDesk::choiceName() const
{
    switch (m_choice) {
    case ChoiceStyle::None:
        break;
    case ChoiceStyle::Action:
        return QStringLiteral("action");
    case ChoiceStyle::Board:
        return QStringLiteral("board");
    case ChoiceStyle::Payment:
        return QStringLiteral("payment");
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

void AnswerDesk::show()
{
    showPrompt();
    showChoices();
}

void AnswerDesk::showPrompt()
{
    if (port() == nullptr)
        m_choice = ChoiceStyle::None;
    const Prompt prompt = port() == nullptr ? Prompt() : promptNow();
    if (prompt == m_prompt)
        return;
    m_prompt = prompt;
    emit promptChanged();
}

Prompt AnswerDesk::promptNow() const
{
    Prompt prompt = port()->prompt();
    const bool blind = isBlind(prompt);
    prompt.showDone = !blind && collects();
    prompt.canSkip = !blind && maySkip();
    prompt.canDone = prompt.showDone && enough() && !prompt.canSkip;
    prompt.doneLabel = prompt.showDone ? port()->doneWords(m_selection.answer()) : QString();
    const bool unseen = blind && m_choice == ChoiceStyle::Confirm;
    prompt.canConfirm = unseen || optionWithRole(OptionRole::Yes) >= 0;
    prompt.canDecline
        = (unseen || optionWithRole(OptionRole::No) >= 0) && !prompt.declineLabel.isEmpty();
    prompt.canPass = optionWithRole(OptionRole::Pass) >= 0;
    prompt.canTakeToken = optionWithRole(OptionRole::Token) >= 0;
    prompt.canEnd = optionWithRole(OptionRole::EndTurn) >= 0;
    prompt.canTakeBack = port()->takesBack();
    if (!gathering().cards().isEmpty())
        prompt.text = gathering().sentence();
    prompt.counter = prompt.showDone ? counterText() : QString();
    prompt.docked = isDocked();
    return prompt;
}

/// Whether several things are chosen before an answer is given.
bool AnswerDesk::collects() const
{
    const bool several = m_choice == ChoiceStyle::Board || m_choice == ChoiceStyle::Cards
        || m_choice == ChoiceStyle::List;
    return m_choice == ChoiceStyle::Order || m_choice == ChoiceStyle::Distribute
        || m_choice == ChoiceStyle::Payment || (several && choosesSeveral());
}

bool AnswerDesk::maySkip() const
{
    const core::Decision &decision = port()->decision();
    const bool none = m_selection.count() == 0 && m_selection.total() == 0;
    const bool skips = m_choice == ChoiceStyle::Board || m_choice == ChoiceStyle::Cards
        || m_choice == ChoiceStyle::Action || m_choice == ChoiceStyle::List
        || m_choice == ChoiceStyle::Distribute;
    return (decision.min == 0 || decision.orNone) && none && skips;
}

/// How many of the hidden cards can be chosen, and whether any can, is not told before somebody
/// looks at them.
bool AnswerDesk::isBlind(const Prompt &prompt) const
{
    const core::DecisionKind kind = port()->decision().kind;
    if (m_choice == ChoiceStyle::Payment)
        return false; // everybody may see which cards pay
    const bool among = kind == core::DecisionKind::ChooseCards || kind == core::DecisionKind::Pay
        || kind == core::DecisionKind::Confirm;
    return among && prompt.isPrivate && port()->handCovered(prompt.seat);
}

bool AnswerDesk::isAskedUnderCover() const
{
    const core::PlayerId asked = port()->decision().player;
    return asked != core::kNone && port()->handCovered(asked);
}

QString AnswerDesk::counterText() const
{
    const core::Decision &decision = port()->decision();
    if (m_choice == ChoiceStyle::Order)
        return qtTrId("controller_marks.drag_into_order");
    if (m_choice == ChoiceStyle::Payment)
        return port()->sumOf(m_selection.answer());
    if (suggests())
        return qtTrId("controller_marks.of").arg(m_selection.total()).arg(decision.max);
    if (m_choice == ChoiceStyle::Distribute)
        return qtTrId("controller_marks.of_left")
            .arg(decision.max - m_selection.total())
            .arg(decision.max);
    if (const QString sum = port()->sumOf(m_selection.answer()); !sum.isEmpty())
        return sum;
    const int chosen = m_selection.count();
    if (decision.min == decision.max)
        return qtTrId("controller_marks.of").arg(chosen).arg(decision.max);
    return qtTrId("controller_marks.of_up_to").arg(chosen).arg(decision.max);
}

void AnswerDesk::showChoices()
{
    noteShares();
    std::vector<OptionRow> rows = listedChoices();
    if (m_choice == ChoiceStyle::Order)
        std::sort(rows.begin(), rows.end(),
                  [](const OptionRow &a, const OptionRow &b) { return a.rank < b.rank; });
    const bool cards = m_choice == ChoiceStyle::Cards;
    std::vector<OptionRow> looked = port() == nullptr ? std::vector<OptionRow>() : port()->looked();
    m_looked.show(cards ? std::vector<OptionRow>() : looked);
    m_choices.show(cards ? amongLooked(std::move(looked), std::move(rows)) : std::move(rows));
}

void AnswerDesk::noteShares()
{
    m_shares.clear();
    m_choosesOnBoard = false;
    if (port() == nullptr)
        return;
    if (m_choice == ChoiceStyle::Distribute)
        m_shares = port()->hintsOf(m_selection.answer());
    for (const core::Option &option : port()->decision().options) {
        const CardRow *row = option.card == core::kNone ? nullptr : port()->row(option.card);
        m_choosesOnBoard
            = m_choosesOnBoard || (row != nullptr && port()->spec().onBoard(row->zone));
    }
}

std::vector<OptionRow> AnswerDesk::listedChoices() const
{
    std::vector<OptionRow> rows;
    if (port() == nullptr || m_choice == ChoiceStyle::None || m_choice == ChoiceStyle::Action
        || m_choice == ChoiceStyle::Board
        || (m_choice == ChoiceStyle::Confirm && isBlind(port()->prompt()))) // the buttons are there
        return rows;
    if (m_choice == ChoiceStyle::Name)
        return inAlphabet(port()->names());
    for (const int option : port()->listed()) {
        OptionRow row = port()->describe(option);
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

bool AnswerDesk::isDocked() const
{
    switch (m_choice) {
    case ChoiceStyle::None:
        return false;
    case ChoiceStyle::Action:
    case ChoiceStyle::Board:
    case ChoiceStyle::Payment:
    case ChoiceStyle::Distribute:
        return !port()->looked().empty();
    default:
        return true;
    }
}

} // namespace playmat::table
