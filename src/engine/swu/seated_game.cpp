#include "engine/swu/seated_game.h"

#include "engine/swu/text/reason_text.h"
#include "engine/swu/view/observe.h"
#include "engine/swu/view/seen_state.h"

#include <string>
#include <string_view>

namespace playmat::swu {

namespace {

/// Whether the text of the refusal names the card of that parameter, or at least says the number.
bool says(Reason reason, const char *what, std::size_t param)
{
    const std::string place = std::string("{") + what + static_cast<char>('0' + param) + '}';
    return std::string_view(reasonPattern(reason)).find(place) != std::string_view::npos;
}

core::Result<SeatedGame> seatedAt(const core::Result<State> &before, const core::Result<Game> &game)
{
    if (!game)
        return game.refusal();
    return SeatedGame(game.value(), SeatNames::of(before.value()));
}

} // namespace

Observation SeatRules::observe(const CardDb &db, const State &state, Viewer viewer,
                               const Names *names)
{
    return swu::observe(db, state, viewer, names);
}

std::array<int, kMaxCards> SeatRules::namesIn(const CardDb &db, const State &state, Viewer viewer,
                                              const Names *names)
{
    return swu::namesIn(db, state, viewer, names);
}

bool SeatRules::mayNameHidden(const Game &game)
{
    return swu::mayNameHidden(game.db().program, game.decision());
}

bool SeatRules::seesFace(const State &state, CardId card, Viewer viewer)
{
    return swu::seesFace(state, card, viewer);
}

Gesture SeatRules::withoutCards(const SeatGesture &gesture)
{
    return {.player = gesture.player,
            .card = kNone,
            .ontoCard = kNone,
            .ontoZone = gesture.ontoZone,
            .action = gesture.action};
}

core::Refusal SeatRules::hiddenCard()
{
    return refuse(Reason::HiddenCard, "CR 1.17.3");
}

core::ReasonParam SeatRules::paramOf(const core::Refusal &refusal, std::size_t at)
{
    const auto reason = static_cast<Reason>(refusal.code);
    if (says(reason, "card", at))
        return core::ReasonParam::Card;
    const bool told = says(reason, "n", at) || says(reason, "def", at) || says(reason, "player", at)
        || says(reason, "zone", at);
    return told ? core::ReasonParam::Told : core::ReasonParam::Untold;
}

core::Result<SeatedGame> seated(const CardDb &db, std::uint64_t seed,
                                const std::array<DeckChoice, kPlayers> &decks,
                                std::optional<PlayerId> first)
{
    return seatedAt(placed(db, seed, decks, first), Game::start(db, seed, decks, first));
}

core::Result<SeatedGame> seated(const CardDb &db, const Position &position)
{
    return seatedAt(placed(db, position), Game::fromPosition(db, position));
}

SeatedGame seenBy(const SeatedGame &game, PlayerId seat)
{
    const SeenState seen = seenState(game.db(), game.state(), seat);
    SeatedGame out = game;
    out.recordEvents(false);
    out.restore(seen.state, game.names().relabelled(seen.ids).ofSeat(seat));
    return out;
}

void imagine(Game &world, const Game &seen, PlayerId seat, std::span<const DefId> pool,
             core::Rng &rng)
{
    State state = seen.state();
    imagine(seen.db(), state, seat, pool, rng);
    world.recordEvents(false);
    world.restore(state);
}

SeatedGame imagined(const SeatedGame &seen, PlayerId seat, std::span<const DefId> pool,
                    core::Rng &rng)
{
    State state = seen.state();
    imagine(seen.db(), state, seat, pool, rng);
    SeatedGame world = seen;
    world.recordEvents(false);
    world.restore(state, SeatNames::of(state));
    return world;
}

} // namespace playmat::swu
