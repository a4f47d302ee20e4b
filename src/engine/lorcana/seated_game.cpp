#include "engine/lorcana/seated_game.h"

#include "engine/lorcana/view/observe.h"

namespace playmat::lorcana {

Observation SeatRules::observe(const CardDb &db, const State &state, Viewer viewer,
                               const Names *names)
{
    return lorcana::observe(db, state, viewer, names);
}

std::array<int, kMaxCards> SeatRules::namesIn(const CardDb &, const State &state, Viewer viewer,
                                              const Names *names)
{
    return lorcana::namesIn(state, viewer, names);
}

bool SeatRules::mayNameHidden(const Game &game)
{
    return lorcana::mayNameHidden(game.db().program, game.decision());
}

bool SeatRules::seesFace(const State &state, CardId card, Viewer viewer)
{
    return lorcana::seesFace(state.cards[card], viewer);
}

Gesture SeatRules::withoutCards(const SeatGesture &gesture)
{
    return {.player = gesture.player,
            .card = kNone,
            .ontoCard = kNone,
            .ontoZone = gesture.ontoZone,
            .ontoLore = gesture.ontoLore,
            .endTurn = gesture.endTurn};
}

core::Refusal SeatRules::hiddenCard()
{
    return refuse(Reason::HiddenCard, "CR 7.1.3");
}

core::ReasonParam SeatRules::paramOf(const core::Refusal &refusal, std::size_t at)
{
    return at < cardsIn(static_cast<Reason>(refusal.code)) ? core::ReasonParam::Card
                                                           : core::ReasonParam::Told;
}

} // namespace playmat::lorcana
