// What a covered hand lets show of the question. An action that costs nothing has to change
// something (CR 6.4.2); where only a look at the hand tells whether it would, the table neither
// lights nor offers it before that hand is open.
#include "kit/swu/table/port.h"
#include "kit/swu/table/presenter.h"

namespace playmat::table {

RefusalText SwuPort::whyUnderCover() const
{
    return {qtTrId("swu_port_cover.whether_this_can_be_used")
                .arg(playerName(sight().decision().player)),
            QStringLiteral("CR 6.4.2"), -1};
}

bool SwuPort::isUnderCover(core::CardId card, swu::AbilityId ability) const
{
    const core::Decision &asked = sight().decision();
    return card != core::kNone && asked.kind == core::DecisionKind::Action
        && handCovered(asked.player) && sight().restsOnHidden(card, ability);
}

bool SwuPort::showsHidden(const core::Option &option) const
{
    return swu::OptionKind(option.kind) == swu::OptionKind::Ability && option.cost == 0
        && isUnderCover(option.card, option.ability);
}

} // namespace playmat::table
