#include "engine/riftbound/seated_game.h"

#include "engine/riftbound/view/observe.h"

namespace playmat::riftbound {

Observation SeatRules::observe(const CardDb &db, const State &state, Viewer viewer,
                               const Names *names)
{
    return riftbound::observe(db, state, viewer, names);
}

std::array<int, kMaxCards> SeatRules::namesIn(const CardDb &, const State &state, Viewer viewer,
                                              const Names *names)
{
    return riftbound::namesIn(state, viewer, names);
}

bool SeatRules::mayNameHidden(const Game &game)
{
    return riftbound::mayNameHidden(game.decision());
}

bool SeatRules::seesFace(const State &state, CardId card, Viewer viewer)
{
    return riftbound::seesFace(state.cards[card], viewer);
}

Gesture SeatRules::withoutCards(const SeatGesture &gesture)
{
    return {.player = gesture.player,
            .card = kNone,
            .ontoCard = kNone,
            .ontoZone = gesture.ontoZone,
            .endTurn = gesture.endTurn,
            .pass = gesture.pass};
}

core::Refusal SeatRules::hiddenCard()
{
    return refuse(Reason::HiddenCard, "CR 128");
}

core::ReasonParam SeatRules::paramOf(const core::Refusal &refusal, std::size_t at)
{
    return at < cardsIn(static_cast<Reason>(refusal.code)) ? core::ReasonParam::Card
                                                           : core::ReasonParam::Told;
}

} // namespace playmat::riftbound
