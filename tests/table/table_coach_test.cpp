// The coach beside a table: helps whoever is asked and looks, and nobody else.
#include "kit/swu/bots/programs.h"
#include "kit/swu/host/hosted.h"
#include "kit/swu/learn/demo_bot.h"
#include "kit/swu/table/places.h"
#include "table/coach/table_coach.h"
#include "two_people.h"

#include <QTest>

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <thread>

namespace playmat::table {
namespace {

/// What is asked of the coach's mind, and what it says.
struct Asked
{
    std::atomic<int> times = 0;
    std::atomic<int> seat = -1;
    std::atomic<int> faces = 0; ///< of the other side's hand
    std::atomic<bool> never = false; ///< says nothing before it is stopped
    std::atomic<bool> unable = false;
    std::atomic<bool> wins = false; ///< the first answer, for sure
};

int facesInHand(const swu::Game &seen, swu::PlayerId player)
{
    int faces = 0;
    seen.state().forEach(swu::Zone::Hand, player, [&](core::CardId id) {
        faces += seen.state().cards[id].def != 0 ? 1 : 0;
    });
    return faces;
}

Consult consultOf(Asked &asked)
{
    return [&asked](const CoachQuestion &question, const std::stop_token &stop) -> CoachReply {
        ++asked.times;
        const swu::PlayerId seat = bots::gameOf(*question.seen).decision().player;
        asked.seat = seat;
        asked.faces = facesInHand(bots::gameOf(*question.seen).game(), swu::PlayerId(1 - seat));
        while (asked.never && !stop.stop_requested())
            std::this_thread::yield();
        if (asked.unable)
            return {std::nullopt, "no weights"};
        bots::Advice advice;
        advice.verdict = asked.wins ? bots::Verdict::Win : bots::Verdict::Close;
        advice.choices = {{core::Answer::one(0), "Do the first", .62, .02, 10, false},
                          {core::Answer::one(0), "Do another", .6, .02, 10, false}};
        advice.line = {"You do it.", "They do that."};
        return {advice, {}};
    };
}

struct Table
{
    Table()
    {
        session.stage()->setSpeed(PlaybackQueue::Off);
        session.stage()->setWindow({1280, 720});
        coach.setConsult(consultOf(asked));
        coach.setSession(&session);
        coach.setOn(true);
    }
    /// On to the first action of that seat.
    [[nodiscard]] bool deal(int seat, Seating::Mode seating, const QStringList &programs = {})
    {
        session.seats()->setSeating(seating);
        if (!session.start(kNames, kDecks, 1, programs))
            return false;
        DemoBot bot(3);
        for (int i = 0; i < 40; ++i) {
            if (kind() == core::DecisionKind::Action && toMove() == seat)
                return true;
            if (!session.play(bot.choose(*match::swuGame(*session.match()))).ok())
                return false;
        }
        return false;
    }
    [[nodiscard]] core::DecisionKind kind() const
    {
        return session.match()->game().decision().kind;
    }
    [[nodiscard]] int toMove() const { return session.match()->game().decision().player; }
    [[nodiscard]] bool hears()
    {
        return QTest::qWaitFor([this] { return !coach.busy(); });
    }

    Asked asked;
    TableSession session;
    TableCoach coach;
};

class CoachAt : public testing::TestWithParam<int>
{
protected:
    Table table;
};
INSTANTIATE_TEST_SUITE_P(BothSeats, CoachAt, testing::Values(0, 1));

TEST_P(CoachAt, DefendsAForcedWinAgainstNothing)
{
    table.asked.wins = true;
    ASSERT_TRUE(table.deal(GetParam(), Seating::Open));
    table.coach.hint();
    ASSERT_TRUE(table.hears());
    EXPECT_TRUE(table.coach.verdict().contains(QStringLiteral("forced win")));
    EXPECT_EQ(table.coach.next(), QString()) << "another answer may win as well";
}

TEST_P(CoachAt, HelpsALittleMoreEachTime)
{
    ASSERT_TRUE(table.deal(GetParam(), Seating::Open));
    EXPECT_TRUE(table.coach.canHelp());
    table.coach.hint();
    EXPECT_EQ(table.coach.help(), TableCoach::Options);
    EXPECT_GT(table.coach.marks().size(), 0U) << "what can be done";
    EXPECT_TRUE(table.coach.arrows().empty());
    ASSERT_TRUE(table.hears());
    EXPECT_EQ(table.asked.seat, GetParam());
    EXPECT_EQ(table.asked.faces, 0) << "only what the seat may know";
    table.coach.hint();
    EXPECT_EQ(table.coach.help(), TableCoach::Look);
    table.coach.hint();
    EXPECT_EQ(table.coach.help(), TableCoach::Move);
    EXPECT_EQ(table.coach.move(), QStringLiteral("Do the first"));
    EXPECT_EQ(table.coach.chance(), .62);
    EXPECT_EQ(table.coach.next(), QStringLiteral("Do another: 60 % ± 2"));
    EXPECT_EQ(table.coach.line().size(), 2);
    EXPECT_TRUE(table.coach.verdict().contains(QStringLiteral("Too close")));
    table.coach.hint();
    EXPECT_EQ(table.coach.help(), TableCoach::Silent);
    EXPECT_EQ(table.asked.times, 1) << "one question is thought about once";
}

TEST_P(CoachAt, IsSilentOnceItIsAnswered)
{
    ASSERT_TRUE(table.deal(GetParam(), Seating::Open));
    table.coach.hint();
    table.coach.hint();
    DemoBot bot(3);
    ASSERT_TRUE(table.session.play(bot.choose(*match::swuGame(*table.session.match()))).ok());
    EXPECT_EQ(table.coach.help(), TableCoach::Silent);
    EXPECT_TRUE(table.coach.marks().empty());
    EXPECT_TRUE(table.coach.move().isEmpty());
}

TEST_P(CoachAt, SpeaksOfAHandOnlyWhileItIsOpen)
{
    ASSERT_TRUE(table.deal(GetParam(), Seating::Peek));
    table.session.seats()->coverHands();
    table.coach.hint();
    EXPECT_EQ(table.coach.help(), TableCoach::Covered);
    EXPECT_TRUE(table.coach.marks().empty());
    EXPECT_EQ(table.asked.times, 0);
    table.session.seats()->peekKey(1 - GetParam(), true);
    EXPECT_NE(table.session.seats()->peeking(), GetParam());
    EXPECT_EQ(table.coach.help(), TableCoach::Covered);
    table.session.seats()->peekKey(1 - GetParam(), false);
    table.session.seats()->peekToggle(GetParam());
    ASSERT_EQ(table.session.seats()->peeking(), GetParam());
    EXPECT_EQ(table.coach.help(), TableCoach::Silent);
    table.coach.hint();
    EXPECT_EQ(table.coach.help(), TableCoach::Options);
    table.session.seats()->coverHands();
    EXPECT_EQ(table.coach.help(), TableCoach::Silent) << "whoever comes next does not read it";
}

TEST_P(CoachAt, DoesNotHelpTheProgram)
{
    QStringList programs{QString(), QString()};
    programs[GetParam()] = QStringLiteral("novice");
    table.session.programs()->setPace(ProgramSeats::Slow);
    ASSERT_TRUE(table.deal(GetParam(), Seating::Peek, programs));
    EXPECT_FALSE(table.coach.canHelp());
    table.coach.hint();
    EXPECT_EQ(table.coach.help(), TableCoach::Silent);
    EXPECT_EQ(table.asked.times, 0);
}

TEST_P(CoachAt, IsOffWhereItIsSwitchedOff)
{
    ASSERT_TRUE(table.deal(GetParam(), Seating::Open));
    table.coach.hint();
    table.coach.setOn(false);
    EXPECT_EQ(table.coach.help(), TableCoach::Silent);
    EXPECT_FALSE(table.coach.canHelp());
    table.coach.hint();
    EXPECT_EQ(table.coach.help(), TableCoach::Silent);
}

TEST_P(CoachAt, GoesAwayInTheMiddleOfAThought)
{
    ASSERT_TRUE(table.deal(GetParam(), Seating::Open));
    table.asked.never = true;
    table.coach.hint();
    table.coach.hint();
    EXPECT_TRUE(table.coach.busy());
    EXPECT_EQ(table.coach.say(), QStringLiteral("Thinking…"));
    table.session.close();
    EXPECT_FALSE(table.coach.busy());
    EXPECT_EQ(table.coach.help(), TableCoach::Silent);
}

TEST_P(CoachAt, SaysWhyItCannotHelp)
{
    ASSERT_TRUE(table.deal(GetParam(), Seating::Open));
    table.asked.unable = true;
    table.coach.hint();
    ASSERT_TRUE(table.hears());
    table.coach.hint();
    EXPECT_EQ(table.coach.say(), QStringLiteral("no weights"));
    EXPECT_TRUE(table.coach.marks().empty());
}

/// The program's own coach over a whole game: whatever is asked, it says something that is legal.
TEST(CoachItself, HelpsWithEveryQuestionOfAGame)
{
    Table table;
    table.coach.setConsult(makeConsult());
    table.coach.setEffort({60, 50});
    table.session.seats()->setSeating(Seating::Open);
    ASSERT_TRUE(table.session.start(kNames, kDecks, 9));
    DemoBot bot(4);
    for (int i = 0; i < 60 && !table.session.over(); ++i) {
        table.coach.hint();
        table.coach.hint();
        table.coach.hint();
        ASSERT_TRUE(table.hears());
        EXPECT_FALSE(table.coach.move().isEmpty()) << table.coach.say().toStdString();
        ASSERT_TRUE(table.session.play(bot.choose(*match::swuGame(*table.session.match()))).ok());
    }
}

} // namespace
} // namespace playmat::table
