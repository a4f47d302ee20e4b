#pragma once

#include "engine/core/seated_game.h"
#include "engine/swu/game.h"
#include "engine/swu/view/seat_names.h"

namespace playmat::swu {

/// A Gesture with the viewer's names for cards; -1 = none.
struct SeatGesture
{
    PlayerId player = kNone; ///< kNone = the viewer
    int card = -1;
    int ontoCard = -1;
    std::optional<Zone> ontoZone;
    std::optional<OptionKind> action;
};

/// What a viewer is told (core::SeatedGame).
struct SeatRules : NameRules
{
    using Game = swu::Game;
    using Names = SeatNames;
    using Observation = swu::Observation;
    using Gesture = swu::Gesture;
    using SeatGesture = swu::SeatGesture;

    [[nodiscard]] static Observation observe(const CardDb &db, const State &state, Viewer viewer,
                                             const Names *names);
    [[nodiscard]] static std::array<int, kMaxCards> namesIn(const CardDb &db, const State &state,
                                                            Viewer viewer, const Names *names);
    [[nodiscard]] static bool mayNameHidden(const Game &game);
    [[nodiscard]] static bool seesFace(const State &state, CardId card, Viewer viewer);
    [[nodiscard]] static Gesture withoutCards(const SeatGesture &gesture);
    [[nodiscard]] static core::Refusal hiddenCard();
    [[nodiscard]] static core::ReasonParam paramOf(const core::Refusal &refusal, std::size_t at);
};

using SeatedGame = core::SeatedGame<SeatRules>;

/// Game::start and Game::fromPosition, with the names from the beginning. `first` as in placed().
[[nodiscard]] core::Result<SeatedGame> seated(const CardDb &db, std::uint64_t seed,
                                              const std::array<DeckChoice, kPlayers> &decks,
                                              std::optional<PlayerId> first = {});
[[nodiscard]] core::Result<SeatedGame> seated(const CardDb &db, const Position &position);

/// The game as one seat may know it (view/seen_state.h). Its decision, as the seat is told of it
/// (decisionFor), is the game's; nothing is recorded in it.
[[nodiscard]] SeatedGame seenBy(const SeatedGame &game, PlayerId seat);

/// Turns `world` into a game that the seat may believe to be in. `seen`: of seenBy.
void imagine(Game &world, const Game &seen, PlayerId seat, std::span<const DefId> pool,
             core::Rng &rng);
/// The same as a new game, in which the seats see all cards afresh.
[[nodiscard]] SeatedGame imagined(const SeatedGame &seen, PlayerId seat,
                                  std::span<const DefId> pool, core::Rng &rng);

} // namespace playmat::swu
