#pragma once

#include "engine/swu/seated_game.h"

#include <string>
#include <vector>

/// What must be true at every moment of every game. The random simulation and the tests ask the
/// same functions; each answers with an empty string or with what is wrong.
namespace playmat::match {

/// What the two observations differ in, cards and places before the rest; what goes on (effects,
/// what waits, attacks) left out. Empty: nothing.
[[nodiscard]] std::string differenceOf(const swu::Observation &a, const swu::Observation &b);

/// How many cards of each kind a player owns; tokens come and go and are not counted.
struct Ownership
{
    std::array<std::vector<swu::DefId>, swu::kPlayers> cards; ///< sorted
    friend bool operator==(const Ownership &, const Ownership &) = default;
};
[[nodiscard]] Ownership ownershipOf(const swu::CardDb &db, const swu::State &state);

/// Every card is in exactly one list, and each list is consistent.
[[nodiscard]] std::string checkPlaces(const swu::State &state);
/// Derived values equal freshly computed ones.
[[nodiscard]] std::string checkDerived(const swu::CardDb &db, const swu::State &state);
/// The list of options: there, sorted, without duplicates, and its bounds make sense.
[[nodiscard]] std::string checkDecision(const core::Decision &decision, bool over);
/// Somebody is asked although nothing fits only about hidden cards.
[[nodiscard]] std::string checkAsked(const swu::Game &game);
/// No id of a card that a viewer must not see is in the viewer's observation.
[[nodiscard]] std::string checkSecrecy(const swu::SeatedGame &game);
/// Hidden cards that swap places with other hidden ones change nothing in the observation.
[[nodiscard]] std::string checkIndependence(const swu::Game &game, core::Rng &rng);
/// Answers that are not in the list are refused and change nothing.
[[nodiscard]] std::string checkRefusals(swu::SeatedGame &game);

/// All of the above for one position.
[[nodiscard]] std::string checkPosition(swu::SeatedGame &game, const Ownership &owned,
                                        core::Rng &rng);

/// Answers; then: a copy went the same way, and so did going back and answering again. `refused` is
/// set when the game did not accept the answer (a bound on the whole choice).
[[nodiscard]] std::string checkAnswer(swu::SeatedGame &game, const core::Answer &answer,
                                      bool &refused);

} // namespace playmat::match
