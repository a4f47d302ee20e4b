#include "table/programs/pointer_way.h"

namespace playmat::table {

QVariantList pointerWay(const TableSession &table, const core::Answer &answer)
{
    QVariantList way;
    const auto stopAt = [&](const QRectF &rect) {
        if (!rect.isEmpty())
            way.append(QVariant(rect.center()));
    };
    const core::Decision &decision = table.match()->game().decision();
    for (const std::uint16_t index : answer.options) {
        if (index >= decision.options.size())
            continue;
        const core::Option &option = decision.options[index];
        stopAt(table.stage()->rectOf(option.card == core::kNone ? -1 : int(option.card)));
        if (option.target != core::kNone)
            stopAt(table.stage()->rectOf(int(option.target)));
        else
            stopAt(table.placeOf(option));
    }
    return way;
}

} // namespace playmat::table
