#pragma once

#include "support/lorcana_table.h"

namespace playmat::test {

/// Who may know the face of the card that the last answer put into an inkwell, as bits; -1 when
/// there was none.
inline int seenGoingIntoInkwell(const LorcanaTable &t)
{
    int seen = -1;
    for (const core::Event &e : t.game().events())
        if (e.type == static_cast<std::uint8_t>(lorcana::Ev::CardMoved)
            && e.to == static_cast<std::uint8_t>(lorcana::Zone::Inkwell))
            seen = e.seenBy;
    return seen;
}

} // namespace playmat::test
