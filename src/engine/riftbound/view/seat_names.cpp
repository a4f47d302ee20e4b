#include "engine/riftbound/view/seat_names.h"

#include "engine/riftbound/rules/changes.h"

namespace playmat::riftbound {

core::PlayerMask NameRules::seersOf(const State &state, CardId id)
{
    return riftbound::seersOf(state.cards[id]);
}

std::optional<core::PlayerMask> NameRules::seersAfter(const core::Event &e)
{
    const auto type = static_cast<Ev>(e.type);
    if (type == Ev::Concealed)
        return e.seenBy;
    if (type == Ev::TokenCreated)
        return core::PlayerMask{3};
    if (type != Ev::CardMoved)
        return std::nullopt;
    if (zoneOf(e.to) == Zone::Nowhere)
        return core::PlayerMask{0};
    return e.seenBy;
}

/// The engine sets this for these events only.
core::PlayerMask NameRules::seersDuring(const core::Event &e)
{
    const auto type = static_cast<Ev>(e.type);
    return type == Ev::CardMoved || type == Ev::Revealed ? e.seenBy : core::PlayerMask{0};
}

bool NameRules::isForSeers(const core::Event &e)
{
    const auto type = static_cast<Ev>(e.type);
    return type == Ev::Concealed || type == Ev::Revealed;
}

/// Sorts cards that go into a deck, because their order there would reveal future draws.
void NameRules::sort(std::vector<core::Event> &events, Viewer viewer, core::IdsOf)
{
    core::sortRuns(events, [&](const core::Event &e) {
        return static_cast<Ev>(e.type) == Ev::CardMoved && zoneOf(e.to) == Zone::MainDeck
            && e.player != viewer.player;
    });
}

} // namespace playmat::riftbound
