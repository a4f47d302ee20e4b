#pragma once

#include "engine/core/seat_names.h"
#include "engine/riftbound/state/state.h"
#include "engine/riftbound/view/observation.h"

namespace playmat::riftbound {

/// Visibility rules for the names that seats use (core::SeatNames).
struct NameRules
{
    using State = riftbound::State;
    static constexpr std::size_t kPlayers = riftbound::kPlayers;
    static constexpr std::size_t kMaxCards = riftbound::kMaxCards;

    /// The cards of each list, then those in no zone, which nobody sees.
    template <class F>
    static void forEachCard(const State &state, F &&f)
    {
        for (std::size_t list = 0; list < kLists; ++list)
            state.forEach(zoneOf(static_cast<ListId>(list)), holderOf(static_cast<ListId>(list)),
                          f);
        for (std::size_t id = 0; id < state.cardCount; ++id)
            if (state.cards[id].zone == Zone::Nowhere)
                f(static_cast<CardId>(id));
    }
    [[nodiscard]] static core::PlayerMask seersOf(const State &state, CardId id);
    [[nodiscard]] static std::optional<core::PlayerMask> seersAfter(const core::Event &e);
    [[nodiscard]] static core::PlayerMask seersDuring(const core::Event &e);
    [[nodiscard]] static bool isFor(const core::Event &, Viewer) { return true; }
    [[nodiscard]] static bool isForSeers(const core::Event &e);
    static void blind(core::Event &e) { e.def = 0; }
    static void sort(std::vector<core::Event> &events, Viewer viewer, core::IdsOf ids);
};

using SeatNames = core::SeatNames<NameRules>;
static_assert(std::is_trivially_copyable_v<SeatNames>, "an undo step is bytes");

} // namespace playmat::riftbound
