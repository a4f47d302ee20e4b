#include "bots_fixture.h"
#include "kit/swu/bots/program_player.h"

namespace playmat::test {
namespace {

using bots::Level;
using swu::Viewer;

constexpr int kMostAnswers = 2000;

/// Lets two programs play to the end; each answer must be accepted.
void playOut(swu::SeatedGame &game, Level level, std::uint64_t seed)
{
    bots::ProgramPlayer player(library(), level, seed);
    for (int i = 0; i < kMostAnswers && !game.over(); ++i) {
        const swu::PlayerId seat = game.decision().player;
        const bots::Thought thought = player.think(swu::seenBy(game, seat), {});
        EXPECT_GE(thought.chance, 0);
        EXPECT_LE(thought.chance, 1);
        ASSERT_TRUE(game.apply(game.answerOf(Viewer::of(seat), thought.answer)).ok());
    }
    EXPECT_TRUE(game.over());
}

TEST(ProgramPlayer, PlaysLegallyToTheEnd)
{
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        swu::SeatedGame game = randomGame(seed);
        playOut(game, Level::Novice, seed);
    }
}

TEST(ProgramPlayer, PlaysTheSameForTheSameSeed)
{
    swu::SeatedGame one = randomGame(4);
    swu::SeatedGame other = randomGame(4);
    playOut(one, Level::Novice, 9);
    playOut(other, Level::Novice, 9);
    EXPECT_EQ(one.game().hash(), other.game().hash());
}

TEST(ProgramPlayer, AnswersWhenItIsStopped)
{
    const swu::SeatedGame game = randomGame(6, 40);
    const swu::PlayerId seat = game.decision().player;
    std::stop_source stop;
    stop.request_stop();
    bots::ProgramPlayer player(library(), Level::Advanced, 1);
    const bots::Thought thought = player.think(swu::seenBy(game, seat), stop.get_token());
    swu::SeatedGame after = game;
    EXPECT_TRUE(after.apply(game.answerOf(Viewer::of(seat), thought.answer)).ok());
}

TEST(Levels, AreNamedAndInOrder)
{
    int before = 0;
    for (const bots::LevelInfo &info : bots::levels()) {
        EXPECT_EQ(bots::levelNamed(info.id), info.level);
        EXPECT_GT(info.elo, before);
        before = info.elo;
    }
    for (const char *gone : {"expert", "master"})
        EXPECT_EQ(bots::levelNamed(gone), Level::Advanced);
    EXPECT_FALSE(bots::levelNamed("genius"));
}

TEST(Levels, AreMixedForAnyStrengthBetweenThem)
{
    for (const bots::LevelInfo &info : bots::levels()) {
        const bots::Between exact = bots::between(info.elo);
        EXPECT_EQ(exact.weaker, info.level);
        EXPECT_EQ(exact.stronger, info.level);
    }
    const int novice = bots::infoOf(Level::Novice).elo;
    const int beginner = bots::infoOf(Level::Beginner).elo;
    const bots::Between half = bots::between((novice + beginner) / 2);
    EXPECT_EQ(half.weaker, Level::Novice);
    EXPECT_EQ(half.stronger, Level::Beginner);
    EXPECT_NEAR(half.share, .5, .01);
    EXPECT_EQ(bots::between(0).stronger, Level::Novice);
    EXPECT_EQ(bots::between(9999).weaker, Level::Advanced);
}

} // namespace
} // namespace playmat::test
