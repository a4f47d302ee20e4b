#pragma once

#include "engine/core/decision.h"
#include "engine/core/rng.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

/// Removes from the state of a game what one seat cannot see, and deals it again at random. The
/// programs use this so that they cannot know more than their seat. It suits any game in which
/// everybody can see where each hidden card lies.
///
/// `Play` describes the game:
///
///     CardDb, State, kPlayers, kMaxCards
///     kGroups                       the number of kinds of hidden places
///     groupOf(card)                 the kind of the card's place; kGroups if it is in no such
///     place seesFace(card, seat)          whether the seat sees the card's face blank(db, group)
///     a neutral card that may lie in a place of that kind turnInto(db, card, def)       gives a
///     hidden card that face and resets its other values mayLie(db, def, group)        whether a
///     deck may have the card in a place of that kind forget(db, state, seat)       removes
///     everything else that depends on hidden cards forEachCard(state, f)         calls f(id) for
///     each card, in an order that reveals nothing forEachId(state, f)           calls f(id) for
///     each reference to a card; f may change it forEachSet(state, f)          calls f(set) for
///     each set of cards; f may change it
namespace playmat::kit {

/// For each kind of place, the faces from which the other player's hidden cards are dealt.
template <class Play>
using HiddenPool = std::array<std::vector<std::uint16_t>, Play::kGroups>;

/// The owner's cards whose faces `seat` does not see, grouped by kind of place. The last group,
/// kGroups, has the cards that are in no such place.
template <class Play>
std::array<std::vector<core::CardId>, Play::kGroups + 1>
hiddenCards(const typename Play::State &state, core::PlayerId seat, core::PlayerId owner)
{
    std::array<std::vector<core::CardId>, Play::kGroups + 1> out;
    for (std::size_t id = 0; id < state.cardCount; ++id)
        if (state.cards[id].owner == owner && !Play::seesFace(state.cards[id], seat))
            out[Play::groupOf(state.cards[id])].push_back(static_cast<core::CardId>(id));
    return out;
}

/// The faces of the owner's cards that are hidden even from the owner and that may lie in such a
/// place, sorted so that their order reveals nothing.
template <class Play>
std::vector<std::uint16_t> sortedFaces(const typename Play::CardDb &db,
                                       const typename Play::State &state, core::PlayerId owner,
                                       std::size_t group)
{
    std::vector<std::uint16_t> faces;
    for (const auto &some : hiddenCards<Play>(state, owner, owner))
        for (const core::CardId id : some)
            if (Play::mayLie(db, state.cards[id].def, group))
                faces.push_back(state.cards[id].def);
    std::ranges::sort(faces);
    return faces;
}

/// New ids for all cards, indexed by the ids in the state. They follow the order of forEachCard,
/// so that a seat learns nothing from them.
template <class Play>
std::array<core::CardId, Play::kMaxCards> openIds(const typename Play::State &state)
{
    std::array<core::CardId, Play::kMaxCards> ids;
    ids.fill(core::kNone);
    core::CardId next = 0;
    const auto number = [&](core::CardId id) {
        if (ids[id] == core::kNone)
            ids[id] = next++;
    };
    Play::forEachCard(state, number);
    for (core::CardId id = 0; id < state.cardCount; ++id)
        number(id);
    return ids;
}

/// A copy of the state in which card `id` has the id `ids[id]`.
template <class Play>
typename Play::State relabelled(const typename Play::State &state,
                                const std::array<core::CardId, Play::kMaxCards> &ids)
{
    typename Play::State out = state;
    for (std::size_t id = 0; id < state.cardCount; ++id)
        out.cards[ids[id]] = state.cards[id];
    Play::forEachId(out, [&](core::CardId &id) { id = id == core::kNone ? id : ids[id]; });
    Play::forEachSet(out, [&](auto &set) {
        auto to = set;
        to.clear();
        set.forEach([&](core::CardId id) { to.add(ids[id]); });
        set = to;
    });
    return out;
}

/// Removes from a state everything that the seat cannot know, so that all games which it cannot
/// tell apart give equal states. The other player's hidden cards become blank, its own hidden cards
/// are sorted, and the random numbers are reset. The state must already have the ids of openIds().
template <class Play>
void seal(const typename Play::CardDb &db, typename Play::State &state, core::PlayerId seat)
{
    for (core::PlayerId owner = 0; owner < Play::kPlayers; ++owner) {
        const auto hidden = hiddenCards<Play>(state, seat, owner);
        std::array<std::vector<std::uint16_t>, Play::kGroups> faces;
        for (std::size_t group = 0; group < Play::kGroups && owner == seat; ++group)
            faces[group] = sortedFaces<Play>(db, state, owner, group);
        for (std::size_t group = 0; group <= Play::kGroups; ++group)
            for (std::size_t i = 0; i < hidden[group].size(); ++i) {
                const bool known = group < Play::kGroups && i < faces[group].size();
                Play::turnInto(db, state.cards[hidden[group][i]],
                               known ? faces[group][i] : Play::blank(db, group));
                state.cards[hidden[group][i]].serial = 0;
            }
    }
    Play::forget(db, state, seat);
    state.rng = core::Rng(0);
}

/// Turns a sealed state into one that the seat considers possible. The other player's hidden cards
/// are dealt from the pool, which repeats when it is exhausted. The seat's own hidden cards are
/// shuffled among their places, and the state gets random numbers that `rng` determines.
template <class Play>
void deal(const typename Play::CardDb &db, typename Play::State &state, core::PlayerId seat,
          const HiddenPool<Play> &pool, core::Rng &rng)
{
    for (core::PlayerId owner = 0; owner < Play::kPlayers; ++owner) {
        const auto hidden = hiddenCards<Play>(state, seat, owner);
        for (std::size_t group = 0; group < Play::kGroups; ++group) {
            std::vector<std::uint16_t> faces;
            if (owner == seat)
                for (const core::CardId id : hidden[group])
                    faces.push_back(state.cards[id].def);
            else
                faces = pool[group];
            rng.shuffle(faces.data(), faces.size());
            for (std::size_t i = 0; i < hidden[group].size(); ++i)
                Play::turnInto(db, state.cards[hidden[group][i]],
                               faces.empty() ? Play::blank(db, group) : faces[i % faces.size()]);
        }
    }
    state.rng = core::Rng(std::uint64_t{rng.next()} << 32U | rng.next());
}

/// For each deck that contains all cards of `seen`, returns the deck without them.
[[nodiscard]] std::vector<std::vector<std::uint16_t>>
decksWithout(std::span<const std::vector<std::uint16_t>> decks,
             std::span<const std::uint16_t> seen);

} // namespace playmat::kit
