#pragma once

#include "engine/core/seat_names.h"
#include "engine/swu/state/state.h"
#include "engine/swu/view/observation.h"

namespace playmat::swu {

/// Who sees what, for the names that the seats give (core::SeatNames).
struct NameRules
{
    using State = swu::State;
    static constexpr std::size_t kPlayers = swu::kPlayers;
    static constexpr std::size_t kMaxCards = swu::kMaxCards;

    template <class F>
    static void forEachCard(const State &state, F &&f)
    {
        for (PlayerId p = 0; p < kPlayers; ++p)
            for (const Zone zone :
                 {Zone::Base, Zone::Hand, Zone::Deck, Zone::Discard, Zone::Resources})
                forChain(state, state.list(zone, p).head, f);
        for (const Zone zone : {Zone::Ground, Zone::Space, Zone::Aside})
            forChain(state, state.list(zone, 0).head, f);
    }
    [[nodiscard]] static core::PlayerMask seersOf(const State &state, CardId id);
    [[nodiscard]] static std::optional<core::PlayerMask> seersAfter(const core::Event &e);
    [[nodiscard]] static core::PlayerMask seersDuring(const core::Event &) { return 0; }
    [[nodiscard]] static bool isFor(const core::Event &e, Viewer viewer);
    [[nodiscard]] static bool isForSeers(const core::Event &e);
    static void blind(core::Event &e);
    static void sort(std::vector<core::Event> &events, Viewer viewer, IdsOf ids);

private:
    template <class F>
    static void forChain(const State &state, CardId first, F &f)
    {
        for (CardId id = first; id != kNone; id = state.cards[id].next) {
            f(id);
            forChain(state, state.cards[id].firstUpgrade, f);
            forChain(state, state.cards[id].firstCaptive, f);
        }
    }
};

using SeatNames = core::SeatNames<NameRules>;
static_assert(std::is_trivially_copyable_v<SeatNames>, "an undo step is bytes");

} // namespace playmat::swu
