#pragma once

#include "engine/swu/text/reason_text.h"
#include "engine/swu/view/observation.h"

namespace playmat::swu {

/// The refusal in words for whoever has this observation: a card that it does not show is "that
/// card".
[[nodiscard]] inline std::string reasonText(const CardDb &db, const Observation &seen,
                                            const core::Refusal &refusal,
                                            std::span<const std::string> players = {},
                                            const InReadersWords &say = {})
{
    const auto defOf = [&seen](int id) {
        const CardView *card = seen.card(id);
        return card == nullptr ? DefId{0} : card->def;
    };
    return reasonText(db, DefOf(defOf), refusal, players, say);
}

} // namespace playmat::swu
