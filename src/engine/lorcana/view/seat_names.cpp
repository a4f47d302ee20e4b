#include "engine/lorcana/view/seat_names.h"

#include "engine/lorcana/view/observe.h"

namespace playmat::lorcana {

core::PlayerMask NameRules::seersOf(const State &state, CardId id)
{
    return lorcana::seersOf(state.cards[id]);
}

std::optional<core::PlayerMask> NameRules::seersAfter(const core::Event &e)
{
    const auto type = static_cast<Ev>(e.type);
    if (type == Ev::Concealed)
        return e.seenBy;
    if (type != Ev::CardMoved)
        return std::nullopt;
    const auto to = static_cast<Zone>(e.to);
    if (to == Zone::Play) // facedown under another card, or open to all
        return e.seenBy;
    return lorcana::seersOf(to, e.toPlayer);
}

/// Only of these events does the engine say so.
core::PlayerMask NameRules::seersDuring(const core::Event &e)
{
    const auto type = static_cast<Ev>(e.type);
    return type == Ev::CardMoved || type == Ev::Revealed ? e.seenBy : core::PlayerMask{0};
}

bool NameRules::isForSeers(const core::Event &e)
{
    return static_cast<Ev>(e.type) == Ev::Concealed;
}

/// What was inked by the turn action was revealed, though it is hidden by now.
void NameRules::blind(core::Event &e)
{
    if (static_cast<Ev>(e.type) != Ev::Inked || e.amount2 != 0)
        e.def = 0;
}

/// Cards that go into a deck: the order in which they lie there would say what will be drawn.
void NameRules::sort(std::vector<core::Event> &events, Viewer viewer, core::IdsOf)
{
    core::sortRuns(events, [&](const core::Event &e) {
        return static_cast<Ev>(e.type) == Ev::CardMoved && static_cast<Zone>(e.to) == Zone::Deck
            && e.toPlayer != viewer.player;
    });
}

} // namespace playmat::lorcana
