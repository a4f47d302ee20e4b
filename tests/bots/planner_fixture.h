#pragma once

#include "bots/programs.h"
#include "bots/random_answer.h"
#include "match/resources.h"
#include "match/setup.h"
#include "support/folders.h"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <memory>
#include <string>
#include <vector>

/// Provides games of every kit that uses the planner.
namespace playmat::test {

struct PlannedGame
{
    const char *name;
    const match::GameKit &(*kit)();
    const bots::Programs &(*programs)();
};

[[nodiscard]] std::vector<PlannedGame> plannedGames();

class Planned : public testing::TestWithParam<PlannedGame>
{
protected:
    static constexpr int kMostAnswers = 6000;

    [[nodiscard]] static const match::CardLibrary &library()
    {
        static std::map<std::string, match::CardLibrary> loaded;
        const auto at = loaded.find(GetParam().name);
        if (at != loaded.end())
            return at->second;
        return loaded
            .emplace(GetParam().name, GetParam().kit().library(test::resourceDir()).value())
            .first->second;
    }
    [[nodiscard]] static const bots::Programs &programs() { return GetParam().programs(); }

    [[nodiscard]] static std::unique_ptr<bots::Mind> mind(std::string_view name, std::uint64_t seed,
                                                          const bots::Trial &trial = {})
    {
        return programs().named(library(), name, seed, trial);
    }

    /// A new game, set up as a table does it, so that being asked does not reveal what one holds.
    [[nodiscard]] static std::unique_ptr<match::HostedGame> newGame(std::uint64_t seed)
    {
        match::MatchSetup setup;
        setup.game = GetParam().name;
        setup.seed = seed;
        setup.questions = library().kit().questionsAtTable();
        core::Rng rng(seed);
        for (int seat = 0; seat < 2; ++seat)
            setup.seats.push_back({"Ann", library().kit().randomDeck(library(), rng).value(), {}});
        return std::move(match::startGame(library(), setup).value());
    }

    /// A game after this number of random answers.
    [[nodiscard]] static std::unique_ptr<match::HostedGame> randomGame(std::uint64_t seed,
                                                                       int answers)
    {
        auto game = newGame(seed);
        core::Rng rng(seed);
        for (int i = 0; i < answers && !game->over(); ++i)
            (void)game->apply(bots::randomAnswer(game->decision(), rng, game->names()));
        return game;
    }

    [[nodiscard]] static core::Answer answerOf(const match::HostedGame &game, bots::Mind &mind,
                                               const std::stop_token &stop = {})
    {
        const core::PlayerId seat = game.decision().player;
        const auto told = mind.think(*programs().seen(game, seat), stop);
        EXPECT_TRUE(told.has_value());
        return told ? game.answerOf(seat, *told) : core::Answer::one(0xFFFF);
    }

    /// Plays a game to its end, or until an answer is refused. Returns the winner, or -1.
    static int playOut(match::HostedGame &game, const std::array<bots::Mind *, 2> &minds)
    {
        for (int i = 0; i < kMostAnswers && !game.over(); ++i) {
            const core::Answer answer = answerOf(game, *minds[game.decision().player]);
            const bool taken = game.apply(answer).ok();
            EXPECT_TRUE(taken) << "after " << i << " answers";
            if (!taken)
                return -1;
        }
        EXPECT_TRUE(game.over());
        EXPECT_FALSE(game.suspended());
        const match::Json result = game.resultJson();
        return result.is_null() ? -1 : result["winner"].get<int>();
    }
};

} // namespace playmat::test
