#pragma once

#include "engine/core/seat_names.h"
#include "engine/lorcana/view/observation.h"

namespace playmat::lorcana {

/// Who sees what, for the names that the seats give (core::SeatNames).
struct NameRules
{
    using State = lorcana::State;
    static constexpr std::size_t kPlayers = lorcana::kPlayers;
    static constexpr std::size_t kMaxCards = lorcana::kMaxCards;

    template <class F>
    static void forEachCard(const State &state, F &&f)
    {
        for (PlayerId p = 0; p < kPlayers; ++p)
            for (const Zone zone :
                 {Zone::Deck, Zone::Hand, Zone::Play, Zone::Inkwell, Zone::Discard})
                state.forEach(zone, p, [&](CardId id) {
                    f(id);
                    state.forUnder(id, f);
                });
    }
    [[nodiscard]] static core::PlayerMask seersOf(const State &state, CardId id);
    [[nodiscard]] static std::optional<core::PlayerMask> seersAfter(const core::Event &e);
    [[nodiscard]] static core::PlayerMask seersDuring(const core::Event &e);
    [[nodiscard]] static bool isFor(const core::Event &, Viewer) { return true; }
    [[nodiscard]] static bool isForSeers(const core::Event &e);
    static void blind(core::Event &e);
    static void sort(std::vector<core::Event> &events, Viewer viewer, core::IdsOf ids);
};

using SeatNames = core::SeatNames<NameRules>;
static_assert(std::is_trivially_copyable_v<SeatNames>, "an undo step is bytes");

} // namespace playmat::lorcana
