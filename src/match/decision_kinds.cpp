#include "match/decision_kinds.h"

#include "engine/core/rows.h"

namespace playmat::match {

namespace {

using core::DecisionKind;

struct KindName
{
    DecisionKind kind;
    const char *name;
};

constexpr auto kKinds = std::to_array<KindName>({
    {DecisionKind::None, "none"},
    {DecisionKind::Action, "action"},
    {DecisionKind::Mulligan, "mulligan"},
    {DecisionKind::FirstPlayer, "first_player"},
    {DecisionKind::Resource, "resource"},
    {DecisionKind::ChooseCards, "choose_cards"},
    {DecisionKind::ChoosePlayer, "choose_player"},
    {DecisionKind::ChooseMode, "choose_mode"},
    {DecisionKind::ChooseNumber, "choose_number"},
    {DecisionKind::Order, "order"},
    {DecisionKind::ChooseTrigger, "choose_trigger"},
    {DecisionKind::Distribute, "distribute"},
    {DecisionKind::Confirm, "confirm"},
    {DecisionKind::Pay, "pay"},
    {DecisionKind::NameCard, "name_card"},
    {DecisionKind::ChooseZone, "choose_zone"},
    {DecisionKind::ChooseCosts, "choose_costs"},
});
static_assert(core::eachHasItsRow<&KindName::kind>(kKinds));

} // namespace

const char *decisionKindName(DecisionKind kind)
{
    const KindName *row = core::rowOf(kKinds, kind);
    return row == nullptr ? "" : row->name;
}

} // namespace playmat::match
