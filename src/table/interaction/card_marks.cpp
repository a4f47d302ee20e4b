#include "table/interaction/card_marks.h"

#include "table/interaction/table_controller.h"
#include "table/paint/mark.h"

namespace playmat::table {

using paint::Mark;

int CardMarks::markOf(const CardRow &row) const
{
    if (port() == nullptr)
        return int(Mark::None);
    if (desk().refusal().visible() && desk().refusal().card == row.viewId && !aim().held().active())
        return int(Mark::Refused);
    if (aim().held().active())
        return markWhileHeld(row);
    if (desk().choice() == ChoiceStyle::Action)
        return markInAction(row.viewId);
    const bool asks = desk().choice() != ChoiceStyle::None && port()->spec().onBoard(row.zone)
        && port()->decision().source != core::kNone && row.viewId == int(port()->decision().source);
    const bool onBoard
        = desk().choice() == ChoiceStyle::Board || desk().choice() == ChoiceStyle::Distribute;
    if (asks && (!onBoard || desk().optionOnCard(row.viewId) < 0))
        return int(Mark::Asks);
    return onBoard ? markWhileChoosing(row) : int(Mark::None);
}

int CardMarks::markInAction(int viewId) const
{
    if (!desk().hasOptions(viewId))
        return int(Mark::None);
    return int(idleHint(viewId).idle ? Mark::Idle : Mark::Actionable);
}

/// What the card could do that would change nothing; idle when that is all it could do.
CardHint CardMarks::idleHint(int viewId) const
{
    CardHint hint;
    bool all = true;
    const std::vector<core::Option> &options = port()->decision().options;
    for (size_t i = 0; i < options.size(); ++i) {
        if (options[i].card == core::kNone || int(options[i].card) != viewId)
            continue;
        const QString words = port()->useOf(int(i)).idle;
        all = all && !words.isEmpty();
        if (hint.words.isEmpty())
            hint.words = words;
    }
    hint.idle = all && !hint.words.isEmpty();
    return hint;
}

CardHint CardMarks::hintOf(const CardRow &row) const
{
    if (port() == nullptr || row.facts.hidden())
        return {};
    if (aim().held().active() && row.viewId != aim().held().viewId)
        return aim().targets().hintOf(row.viewId);
    if (desk().choice() == ChoiceStyle::Board) {
        const int option = desk().optionOnCard(row.viewId);
        return option < 0 ? CardHint() : port()->hintOf(option);
    }
    if (desk().choice() == ChoiceStyle::Distribute) {
        const size_t option = size_t(desk().optionOnCard(row.viewId));
        return option < desk().shares().size() ? desk().shares()[option] : CardHint();
    }
    return desk().choice() == ChoiceStyle::Action ? idleHint(row.viewId) : CardHint();
}

int CardMarks::markWhileHeld(const CardRow &row) const
{
    if (row.viewId == aim().held().viewId)
        return int(Mark::Held);
    if (aim().targets().onto(row.viewId) != nullptr)
        return int(row.viewId == aim().aimed() ? Mark::Aimed : Mark::Target);
    if (aim().targets().affects(row.viewId))
        return int(Mark::Target);
    return int(row.viewId == aim().refusedCard() ? Mark::Refused : Mark::None);
}

int CardMarks::markWhileChoosing(const CardRow &row) const
{
    const int option = desk().optionOnCard(row.viewId);
    if (option < 0)
        return int(port()->spec().onBoard(row.zone) && desk().choosesOnBoard() ? Mark::Quiet
                                                                               : Mark::None);
    if (desk().selection().has(option) || desk().selection().amount(option) > 0)
        return int(Mark::Selected);
    if (port()->spec().is(row.zone, Arrangement::Hand))
        return int(Mark::Actionable);
    const bool pointed = row.viewId == pointer().hovered() || row.viewId == keys().card();
    return int(pointed ? Mark::Aimed : Mark::Target);
}

int CardMarks::dividedOf(int viewId) const
{
    if (port() == nullptr || desk().choice() != ChoiceStyle::Distribute)
        return 0;
    const int option = desk().optionOnCard(viewId);
    return option < 0 ? 0 : desk().selection().amount(option);
}

/// Whether cards are chosen of which several make an answer.
bool CardMarks::stages() const
{
    return port() != nullptr && desk().choice() == ChoiceStyle::Board && desk().choosesSeveral();
}

bool CardMarks::isStaged(int viewId) const
{
    return stages() && isStagedOption(desk().optionOnCard(viewId));
}

int CardMarks::stagedCount() const
{
    if (!stages())
        return 0;
    int count = 0;
    for (int option = 0; option < int(port()->decision().options.size()); ++option)
        count += isStagedOption(option) ? 1 : 0;
    return count;
}

bool CardMarks::isStagedOption(int option) const
{
    return option >= 0 && desk().selection().has(option)
        && port()->spec().is(port()->place(port()->decision().options[size_t(option)]),
                             Arrangement::Strip);
}

} // namespace playmat::table
