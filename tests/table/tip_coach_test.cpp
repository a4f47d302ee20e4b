// Tips beside a table where hands are covered: what only the open hand brings up is read only while
// it is open, and a question brings up one tip, however often it is looked at.
#include "table/learn/tip_coach.h"

#include <gtest/gtest.h>

namespace playmat::table {
namespace {

/// The first round, with units that can be played and a leader that has an action.
constexpr const char *kPosition
    = R"({"op":"scenario","game":"swu","seed":1,"round":1,"active":0,"initiative":0,"players":[
      {"leader":"SOR_010","base":"SOR_023","hand":["SOR_128","SOR_128"],"resources":4},
      {"leader":"SOR_005","base":"SOR_020","hand":["SOR_128","SOR_128"]}]})";

struct TipsBeside : testing::Test
{
    TipsBeside()
    {
        session.stage()->setSpeed(PlaybackQueue::Off);
        session.seats()->setSeating(Seating::Peek);
        session.stage()->setWindow({1280, 720});
        coach.setLearn(&learn);
        coach.setSession(&session);
        coach.setOn(true);
    }
    /// All but these have been told before.
    void lay(const std::set<std::string> &left)
    {
        for (const learn::Tip &tip : learn.course()->tips)
            if (!left.contains(tip.id))
                learn.tell(tip.id);
        before = learn.progress().tips.size();
        ASSERT_TRUE(session.startPosition(QLatin1String(kPosition)))
            << session.problem().toStdString();
    }
    [[nodiscard]] std::size_t told() const { return learn.progress().tips.size() - before; }

    LearnSession learn;
    TableSession session;
    TipCoach coach;
    std::size_t before = 0;
};

TEST_F(TipsBeside, ATipOfTheHandIsReadWhileThatIsOpen)
{
    lay({"turns"});
    EXPECT_TRUE(coach.say().isEmpty());
    EXPECT_EQ(told(), 0U);
    for (int look = 0; look < 2; ++look) {
        session.seats()->peekKey(0, true);
        EXPECT_TRUE(coach.say().startsWith(QStringLiteral("One action"))) << look;
        EXPECT_TRUE(coach.speaks());
        EXPECT_FALSE(coach.lesson().isEmpty());
        session.seats()->peekKey(0, false);
        EXPECT_TRUE(coach.say().isEmpty()) << look;
        EXPECT_FALSE(coach.speaks());
        EXPECT_TRUE(coach.lesson().isEmpty());
        EXPECT_TRUE(coach.marks().empty());
    }
    session.seats()->setSeating(Seating::Open);
    EXPECT_TRUE(coach.speaks());
    session.seats()->setSeating(Seating::Peek);
    EXPECT_FALSE(coach.speaks());
    session.seats()->peekKey(1, true);
    EXPECT_FALSE(coach.speaks()) << "that is the other's hand";
}

TEST_F(TipsBeside, ATipOfTheTableStaysWhateverIsCovered)
{
    lay({"leader", "turns"});
    const QString said = coach.say();
    EXPECT_TRUE(said.startsWith(QStringLiteral("Your leader has an action")));
    for (const bool open : {true, false}) {
        session.seats()->peekKey(0, open);
        EXPECT_EQ(coach.say(), said) << open;
    }
}

TEST_F(TipsBeside, ATipOfTheTableThatIsFoundWithAnOpenHandStaysToo)
{
    session.seats()->setSeating(Seating::Open);
    lay({"leader", "turns"});
    const QString said = coach.say();
    EXPECT_TRUE(said.startsWith(QStringLiteral("Your leader has an action")));
    session.seats()->setSeating(Seating::Peek);
    EXPECT_EQ(coach.say(), said);
}

TEST_F(TipsBeside, OneQuestionBringsUpOne)
{
    session.seats()->setSeating(Seating::Open);
    lay({"leader", "turns"});
    EXPECT_EQ(told(), 1U);
    const QString said = coach.say();
    coach.setOn(false); // as a page does that is still being put together
    EXPECT_FALSE(coach.speaks());
    coach.setOn(true);
    EXPECT_EQ(coach.say(), said);
    EXPECT_EQ(told(), 1U);
    session.controller()->desk()->pass();
    EXPECT_FALSE(coach.speaks());
}

TEST_F(TipsBeside, ATipThatWasClosedDoesNotComeBackWithTheHand)
{
    lay({"turns"});
    session.seats()->peekKey(0, true);
    coach.close();
    for (const bool open : {false, true}) {
        session.seats()->peekKey(0, open);
        EXPECT_FALSE(coach.speaks());
    }
}

} // namespace
} // namespace playmat::table
