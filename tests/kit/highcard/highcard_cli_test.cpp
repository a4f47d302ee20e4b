#include "cli/headless_kit.h"
#include "cli/replay.h"
#include "kit/highcard/highcard.h"

#include <gtest/gtest.h>

/// What playmat-cli proves of a game of which it knows only the interface.
namespace playmat::highcard {
namespace {

class HighcardProofs : public testing::Test
{
protected:
    /// What is said while it is done.
    std::string simulate(const cli::SimulateOptions &options, int status = 0)
    {
        const auto library = kit().library({});
        const cli::HeadlessKit headless(kit());
        testing::internal::CaptureStdout();
        EXPECT_EQ(headless.simulate(library.value(), options), status);
        std::fflush(stdout);
        return testing::internal::GetCapturedStdout();
    }
    static cli::SimulateOptions options()
    {
        cli::SimulateOptions out;
        out.games = 20;
        out.decks.names = {"random", "random"};
        return out;
    }
};

TEST_F(HighcardProofs, ASeriesOfGamesHasASignature)
{
    cli::SimulateOptions some = options();
    some.signature = true;
    const std::string one = simulate(some);
    EXPECT_EQ(one, simulate(some));
    some.seed = 2;
    EXPECT_NE(one.substr(one.rfind(' ')), simulate(some).substr(one.rfind(' ')));
}

TEST_F(HighcardProofs, EveryAnswerIsTakenBack)
{
    cli::SimulateOptions some = options();
    some.takeBack = true;
    EXPECT_TRUE(simulate(some).starts_with("20 games, 0 failures, 2"));
}

TEST_F(HighcardProofs, ItsListsAreWatched)
{
    cli::SimulateOptions some = options();
    some.marks = true;
    EXPECT_NE(simulate(some).find("row                10       10  cards that were played"),
              std::string::npos);
}

TEST_F(HighcardProofs, AGameIsPlayedAgain)
{
    cli::Replay replay{"highcard", 3, {"random", "random"}, {}};
    replay.answers.assign(3, core::Answer::one(0));
    cli::SimulateOptions some = options();
    some.replay = cli::toText(replay);
    EXPECT_TRUE(simulate(some).starts_with("3 answers, hash ")) << some.replay;
    replay.answers.push_back(core::Answer::one(40));
    some.replay = cli::toText(replay);
    EXPECT_EQ(simulate(some, 1), some.replay.substr(0, some.replay.rfind(' ')) + "\n");
}

TEST_F(HighcardProofs, TwinsAreToldTheSame)
{
    cli::SimulateOptions some = options();
    some.twins = 40;
    EXPECT_TRUE(simulate(some).starts_with("40 twins, 0 failures"));
}

} // namespace
} // namespace playmat::highcard
