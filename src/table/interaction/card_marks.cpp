#include "table/interaction/card_marks.h"

#include "table/interaction/table_controller.h"
#include "table/paint/mark.h"

#include <algorithm>

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
    if (gathering().has(row.viewId))
        return int(Mark::Selected);
    if (desk().choice() == ChoiceStyle::Action)
        return markInAction(row.viewId);
    const bool asks = desk().choice() != ChoiceStyle::None && port()->spec().onBoard(row.zone)
        && port()->decision().source != core::kNone && row.viewId == int(port()->decision().source);
    const bool onBoard = desk().choice() == ChoiceStyle::Board
        || desk().choice() == ChoiceStyle::Payment || desk().choice() == ChoiceStyle::Distribute;
    if (asks && (!onBoard || desk().optionOnCard(row.viewId) < 0))
        return int(Mark::Asks);
    return onBoard ? markWhileChoosing(row) : int(Mark::None);
}

int CardMarks::markInAction(int viewId) const
{
    if (!desk().hasOptions(viewId) || (!isPointedAt(viewId) && isNeverNeeded(viewId)))
        return int(Mark::None);
    return int(idleHint(viewId).idle ? Mark::Idle : Mark::Actionable);
}

/// Whether the pointer or the keyboard is on the card.
bool CardMarks::isPointedAt(int viewId) const
{
    return viewId == pointer().hovered() || viewId == keys().card();
}

/// Whether the player never needs any of the card's actions.
bool CardMarks::isNeverNeeded(int viewId) const
{
    return std::ranges::all_of(port()->decision().options, [&](const core::Option &option) {
        return option.card == core::kNone || int(option.card) != viewId
            || port()->isNeverNeeded(option);
    });
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
        return aim().hintOn(row.viewId);
    if (desk().choice() == ChoiceStyle::Board) {
        const int option = desk().optionOnCard(row.viewId);
        return option < 0 ? CardHint() : port()->hintOf(option);
    }
    if (desk().choice() == ChoiceStyle::Payment)
        return paymentHint(row.viewId);
    if (desk().choice() == ChoiceStyle::Distribute) {
        const size_t option = size_t(desk().optionOnCard(row.viewId));
        return option < desk().shares().size() ? desk().shares()[option] : CardHint();
    }
    return desk().choice() == ChoiceStyle::Action ? idleHint(row.viewId) : CardHint();
}

bool CardMarks::pays(int viewId) const
{
    const std::vector<core::Option> &options = port()->decision().options;
    return std::ranges::any_of(desk().selection().chosen(), [&](int option) {
        return size_t(option) < options.size() && int(options[size_t(option)].card) == viewId;
    });
}

/// Shows how the card pays. While an answer is played step by step, the selection may still belong
/// to the previous question.
CardHint CardMarks::paymentHint(int viewId) const
{
    CardHint hint;
    const std::vector<core::Option> &options = port()->decision().options;
    for (const int option : desk().selection().chosen()) {
        if (size_t(option) >= options.size() || int(options[size_t(option)].card) != viewId)
            continue;
        const OptionRow row = port()->describe(option);
        hint.parts.push_back({row.glyph, {}, 0});
        hint.words += (hint.words.isEmpty() ? QString() : QStringLiteral(", ")) + row.label;
    }
    return hint;
}

int CardMarks::markWhileHeld(const CardRow &row) const
{
    if (row.viewId == aim().held().viewId || aim().companions().contains(row.viewId))
        return int(Mark::Held);
    if (aim().targets().onto(row.viewId) != nullptr)
        return int(row.viewId == aim().aimed() ? Mark::Aimed : Mark::Target);
    if (aim().affects(row.viewId))
        return int(Mark::Target);
    return int(row.viewId == aim().refusedCard() ? Mark::Refused : Mark::None);
}

int CardMarks::markWhileChoosing(const CardRow &row) const
{
    const int option = desk().optionOnCard(row.viewId);
    if (option < 0)
        return int(port()->spec().onBoard(row.zone) && desk().choosesOnBoard() ? Mark::Quiet
                                                                               : Mark::None);
    if (desk().selection().has(option) || desk().selection().amount(option) > 0
        || (desk().choice() == ChoiceStyle::Payment && pays(row.viewId)))
        return int(Mark::Selected);
    if (port()->spec().is(row.zone, Arrangement::Hand))
        return int(Mark::Actionable);
    return int(isPointedAt(row.viewId) ? Mark::Aimed : Mark::Target);
}

int CardMarks::dividedOf(int viewId) const
{
    if (port() == nullptr || desk().choice() != ChoiceStyle::Distribute)
        return 0;
    const int option = desk().optionOnCard(viewId);
    return option < 0 ? 0 : desk().selection().amount(option);
}

int CardMarks::pileOf(int viewId) const
{
    if (port() == nullptr || desk().choice() == ChoiceStyle::None)
        return 0;
    if (desk().choice() == ChoiceStyle::Action)
        return gathering().has(viewId) ? 1 : 0;
    return desk().optionOnCard(viewId) >= 0 ? -1 : 0;
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
