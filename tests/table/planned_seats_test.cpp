// Tests real programs of real levels at a table, in the games that use the planner.
#include "bots/random_answer.h"
#include "kit/games/table/table_kits.h"
#include "seated_hands.h"
#include "table/coach/coached_seat.h"
#include "table/coach/game_review.h"

#include <QTest>

#include <gtest/gtest.h>

#include <map>
#include <ostream>

namespace playmat::table {
namespace {

constexpr int kLongest = 30000; ///< limit in milliseconds for a program's answer on a busy machine

struct GameAndSeat
{
    const char *game;
    int program;

    friend void PrintTo(const GameAndSeat &one, std::ostream *out)
    {
        *out << one.game << ", seat " << one.program;
    }
};

const std::map<std::string, QStringList> kDecksOf{
    {"lorcana",
     {QStringLiteral("starter-s1-the-heart-of-magic"),
      QStringLiteral("starter-s1-daring-and-deception")}},
    {"riftbound", {QStringLiteral("ogs-annie"), QStringLiteral("ogs-garen")}}};

class PlannedSeat : public testing::TestWithParam<GameAndSeat>
{
protected:
    PlannedSeat()
    {
        session.setGame(QString::fromLatin1(GetParam().game));
        session.stage()->setSpeed(PlaybackQueue::Off);
        session.stage()->setWindow({1280, 720});
        session.programs()->setPace(ProgramSeats::AtOnce);
    }

    [[nodiscard]] static int program() { return GetParam().program; }
    [[nodiscard]] bool start(const QString &level, const QString &other = {})
    {
        QStringList levels{other, other};
        levels[program()] = level;
        return session.start(test::kNames, kDecksOf.at(GetParam().game), 7, levels);
    }
    [[nodiscard]] const match::HostedGame &game() const { return session.match()->game(); }
    [[nodiscard]] bool isPersonsTurn() const
    {
        return session.over() || !session.programs()->plays(game().decision().player);
    }
    [[nodiscard]] bool waitForPerson()
    {
        return QTest::qWaitFor(
                   [&] { return isPersonsTurn() || !session.programs()->problem().isEmpty(); },
                   kLongest)
            && isPersonsTurn();
    }
    /// Lets a person give random answers until the game is over or this number of answers is given.
    int play(int answers)
    {
        int given = 0;
        while (given < answers && waitForPerson() && !session.over())
            if (session.play(bots::randomAnswer(game().decision(), rng, game().names())).ok())
                ++given;
        return given;
    }

    TableSession session;
    core::Rng rng{5};
};

INSTANTIATE_TEST_SUITE_P(GamesAndSeats, PlannedSeat,
                         testing::Values(GameAndSeat{"lorcana", 0}, GameAndSeat{"lorcana", 1},
                                         GameAndSeat{"riftbound", 0}, GameAndSeat{"riftbound", 1}),
                         [](const auto &one) {
                             return std::string(one.param.game) + std::to_string(one.param.program);
                         });

TEST_P(PlannedSeat, PlaysToTheEndAgainstAPerson)
{
    ASSERT_TRUE(start(QStringLiteral("beginner"))) << session.problem().toStdString();
    EXPECT_TRUE(session.programs()->plays(program()));
    play(3000);
    EXPECT_TRUE(session.over());
    EXPECT_TRUE(session.programs()->problem().isEmpty()) << session.problem().toStdString();
    EXPECT_EQ(game().resultJson()["winner"], program()) << "who plays by chance loses";
}

TEST_P(PlannedSeat, PlaysAgainstAnother)
{
    ASSERT_TRUE(start(QStringLiteral("novice"), QStringLiteral("beginner")));
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return session.over() || !session.programs()->problem().isEmpty(); }, 4 * kLongest));
    EXPECT_TRUE(session.programs()->problem().isEmpty()) << session.problem().toStdString();
    EXPECT_TRUE(game().resultJson()["winner"].is_number());
}

TEST_P(PlannedSeat, IsHandedOverAndTakenOver)
{
    ASSERT_TRUE(start({}));
    play(4);
    session.programs()->hand(program(), QStringLiteral("intermediate"));
    EXPECT_TRUE(session.programs()->plays(program()));
    EXPECT_GT(play(4), 0);
    session.programs()->hand(program(), {});
    EXPECT_FALSE(session.programs()->any());
    EXPECT_GT(play(4), 0);
}

TEST_P(PlannedSeat, IsStoppedInTheMiddleOfAThought)
{
    ASSERT_TRUE(start(QStringLiteral("advanced")));
    play(6);
    session.close();
    EXPECT_FALSE(session.running());
}

/// These programs play but do not advise, so nobody is offered a hint or a review.
TEST_P(PlannedSeat, HasNoCoach)
{
    ASSERT_TRUE(start(QStringLiteral("novice")));
    EXPECT_TRUE(session.hasPrograms());
    EXPECT_FALSE(session.advises());
    play(2);
    EXPECT_EQ(personAsked(session), -1);
    GameReview review;
    review.setSession(&session);
    play(3000);
    ASSERT_TRUE(session.over());
    EXPECT_FALSE(review.possible());
}

TEST_P(PlannedSeat, IsOfferedOnTheStartPage)
{
    const TableKit *kit = tableKitNamed(GetParam().game);
    ASSERT_NE(kit, nullptr);
    EXPECT_TRUE(kit->hasPrograms());
    EXPECT_FALSE(kit->hasCoach());
}

} // namespace
} // namespace playmat::table
