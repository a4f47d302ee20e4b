#pragma once

#include "bots_fixture.h"
#include "kit/swu/bots/greedy.h"
#include "kit/swu/bots/thinker.h"
#include "support/swu_seats.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <vector>

/// Positions in which a player knows what to do, put to programs of several levels: the same for
/// the same seed, with a number of simulations and no clock.
namespace playmat::test {

using Names = std::vector<const char *>;
inline const Names kAsked{"greedy", "beginner", "intermediate", "advanced"};
/// Those of them that choose resources by playing two rounds alone, and all that see further than
/// the end of one answer.
inline const Names kPlanning{"beginner", "intermediate"};
inline const Names kFarSeeing{"beginner", "intermediate", "advanced"};
constexpr int kTimes = 5;

/// Of that level or name, but always doing what it believes to be best: some err on purpose, and
/// how much is measured by matches.
inline bots::Manner steady(const char *name)
{
    bots::Manner manner = *bots::mannerNamed(name);
    manner.temperature = 0;
    manner.time = {};
    return manner;
}

/// What programs know beside the position, with the cards of tables.
inline bots::Knowledge tableKnowledge(std::vector<swu::DeckChoice> decks = {})
{
    return {knowledge().weights, std::move(decks), knowledge().premier};
}

/// The game after a program has answered: whatever it is asked, until what it has chosen is carried
/// out.
inline swu::SeatedGame carriedOut(const swu::SeatedGame &game, const bots::Manner &manner,
                                  std::uint64_t seed, const bots::Knowledge &known)
{
    bots::Thinker thinker(known, manner, seed);
    const swu::PlayerId seat = game.decision().player;
    swu::SeatedGame out = game;
    do {
        const bots::Thought thought = thinker.think(swu::seenBy(out, seat), {});
        const bool taken = out.apply(out.answerOf(swu::Viewer::of(seat), thought.answer)).ok();
        EXPECT_TRUE(taken) << "an answer that is not legal";
        if (!taken)
            break;
    } while (!out.over() && out.decision().player == seat && bots::isWithinAction(out.game()));
    return out;
}

/// All of them do what is right, every time.
inline void expectSensible(const swu::SeatedGame &game,
                           const std::function<bool(const swu::SeatedGame &)> &right,
                           const Names &names = kAsked)
{
    const bots::Knowledge known = tableKnowledge();
    for (const char *name : names)
        for (std::uint64_t seed = 1; seed <= kTimes; ++seed)
            EXPECT_TRUE(right(carriedOut(game, steady(name), seed, known)))
                << name << " with seed " << seed << " at seat " << int{game.decision().player};
}

/// The game after the active player's answer, which there must be.
inline swu::SeatedGame afterOption(const swu::SeatedGame &game, swu::OptionKind kind,
                                   CardId card = swu::kNone, CardId target = swu::kNone)
{
    swu::SeatedGame out = game;
    const auto &options = game.decision().options;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (static_cast<swu::OptionKind>(options[i].kind) == kind && options[i].card == card
            && options[i].target == target) {
            EXPECT_TRUE(out.apply(core::Answer::one(static_cast<std::uint16_t>(i))).ok());
            return out;
        }
    ADD_FAILURE() << "there is no such option";
    return out;
}

} // namespace playmat::test
