// Tests the review of a match in its replay: its moments are marked at their steps, only for seats
// whose hands are open, while the replay goes on, and they are there the next time.
#include "match/journal_replay.h"
#include "match/json.h"
#include "support/past_matches.h"
#include "support/qt_files.h"
#include "table/coach/game_review.h"
#include "table/history/replay_review.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <atomic>
#include <thread>

namespace playmat::table {
namespace {

/// Finds something at every decision of the seat: in turn nothing, 7, 12 and 20 points lost, and a
/// draw that was worth 9. Waits before the end while `waits`.
Reviewer markingReviewer(const std::atomic<bool> &waits, std::atomic<int> &runs)
{
    return [&](const ReviewedGame &game, const TellMoment &tell,
               const std::stop_token &stop) -> std::string {
        constexpr std::array losses{0., .07, .12, .2, 0.};
        ++runs;
        int found = 0;
        for (std::size_t i = 0; i < game.answers.size(); ++i) {
            if (game.answers[i].first != game.seat)
                continue;
            bots::Moment moment;
            moment.step = i;
            moment.loss = losses.at(std::size_t(found) % losses.size());
            moment.draws = std::size_t(found) % losses.size() == 4 ? .09 : 0;
            moment.did = "Pass";
            moment.better = moment.loss > 0 ? "Attack" : "";
            tell(moment, ++found, 20);
            while (waits && found == 10 && !stop.stop_requested())
                std::this_thread::yield();
        }
        return {};
    };
}

struct ReplayReviews : testing::TestWithParam<int>
{
    void SetUp() override
    {
        QDir(folder.path()).mkpath(QStringLiteral("finished"));
        matches.setFirst(folder.filePath(QStringLiteral("current.playmat")));
        save(*tableKitNamed("swu"));
        replay.table()->stage()->setSpeed(PlaybackQueue::Off);
        replay.table()->stage()->setWindow({1280, 720});
        prepare(review);
        ASSERT_TRUE(replay.show(file(), GetParam())) << replay.problem().toStdString();
    }
    ~ReplayReviews() override { waits = false; }
    void save(const TableKit &kit, std::size_t answers = 120, bool whole = true) const
    {
        match::Match match = test::begun(kit, 5, names);
        test::playOn(match, answers, 9);
        ASSERT_TRUE(!whole || match.game().over() || match.concede(0).ok());
        ASSERT_TRUE(match.save(file().toStdString()).ok());
    }
    void prepare(ReplayReview &one)
    {
        one.setReviewer(markingReviewer(waits, runs));
        one.setMatches(&matches);
        one.setReplay(&replay);
    }
    [[nodiscard]] QString file() const
    {
        return folder.filePath(QStringLiteral("finished/m.playmat"));
    }
    [[nodiscard]] bool ends() const
    {
        return QTest::qWaitFor([this] { return !review.running(); }, 20000);
    }
    [[nodiscard]] int actorAt(int step) const
    {
        return int(replay.table()->match()->steps().at(std::size_t(step)).player);
    }
    [[nodiscard]] int otherSeat() const { return 1 - GetParam(); }

    QTemporaryDir folder;
    QStringList names{QStringLiteral("Ann"), QStringLiteral("Bo")};
    std::atomic<bool> waits = false;
    std::atomic<int> runs = 0;
    SavedMatches matches;
    mutable Replay replay;
    ReplayReview review;
};
INSTANTIATE_TEST_SUITE_P(BothSeats, ReplayReviews, testing::Values(0, 1));

int at(const QVariant &mark, const char *key)
{
    return mark.toMap().value(QLatin1String(key)).toInt();
}

TEST_P(ReplayReviews, MomentsAreMarkedAtTheirSteps)
{
    EXPECT_TRUE(review.possible());
    EXPECT_TRUE(review.marks().isEmpty());
    replay.goTo(replay.steps() / 2); // a review is of the whole match
    review.start();
    EXPECT_FALSE(review.possible());
    ASSERT_TRUE(ends());
    EXPECT_FALSE(review.possible()) << "it is done";
    EXPECT_EQ(replay.step(), replay.steps() / 2) << "the replay stays where it was";
    const QVariantList marks = review.marks();
    ASSERT_GT(marks.size(), 8);
    int before = -1;
    const std::array kinds{1, 2, 3, 0};
    for (qsizetype i = 0; i < marks.size(); ++i) {
        const QVariant &mark = marks.at(i);
        EXPECT_GT(at(mark, "step"), std::exchange(before, at(mark, "step")));
        EXPECT_EQ(at(mark, "seat"), GetParam());
        EXPECT_EQ(actorAt(at(mark, "step")), GetParam());
        EXPECT_EQ(at(mark, "mark"), kinds.at(std::size_t(i) % 4));
        EXPECT_EQ(at(mark, "luck"), i % 4 == 3 ? 1 : 0);
    }
    EXPECT_GT(before, replay.steps() / 2);
    EXPECT_TRUE(marks.at(1)
                    .toMap()
                    .value(QStringLiteral("words"))
                    .toString()
                    .endsWith(QStringLiteral(": Lost 12 points: Pass. Better: Attack.")));
}

TEST_P(ReplayReviews, NextAndPreviousGoFromMomentToMoment)
{
    review.start();
    ASSERT_TRUE(ends());
    const QVariantList marks = review.marks();
    for (const QVariant &mark : marks) {
        review.next();
        EXPECT_EQ(replay.step(), at(mark, "step"));
    }
    review.next();
    EXPECT_EQ(replay.step(), at(marks.last(), "step")) << "there is none after the last one";
    replay.goTo(replay.steps());
    for (auto mark = marks.rbegin(); mark != marks.rend(); ++mark) {
        review.previous();
        EXPECT_EQ(replay.step(), at(*mark, "step"));
    }
    review.previous();
    EXPECT_EQ(replay.step(), at(marks.first(), "step"));
}

TEST_P(ReplayReviews, OnlySeatsWithOpenHandsAreReviewedAndMarked)
{
    review.start();
    ASSERT_TRUE(ends());
    const qsizetype mine = review.marks().size();
    const QSignalSpy marked(&review, &ReplayReview::marked);
    replay.setEyes(Replay::Theirs);
    EXPECT_GT(marked.size(), 0);
    EXPECT_TRUE(review.marks().isEmpty()) << "what I decided tells what I held";
    EXPECT_TRUE(review.possible());
    replay.setEyes(Replay::Both);
    EXPECT_EQ(review.marks().size(), mine);
    review.start();
    ASSERT_TRUE(ends());
    EXPECT_EQ(runs, 2) << "the seat that was reviewed already is not reviewed again";
    EXPECT_GT(review.marks().size(), mine);
    for (const QVariant &mark : review.marks()) {
        EXPECT_EQ(actorAt(at(mark, "step")), at(mark, "seat"));
        const QString name
            = at(mark, "seat") == 0 ? QStringLiteral(", Ann: ") : QStringLiteral(", Bo: ");
        EXPECT_TRUE(mark.toMap().value(QStringLiteral("words")).toString().contains(name));
    }
    replay.setEyes(Replay::Theirs);
    ASSERT_FALSE(review.marks().isEmpty());
    for (const QVariant &mark : review.marks())
        EXPECT_EQ(at(mark, "seat"), otherSeat());
}

TEST_P(ReplayReviews, BothSeatsAreReviewedOneAfterTheOther)
{
    waits = true;
    replay.setEyes(Replay::Both);
    review.start();
    ASSERT_TRUE(QTest::qWaitFor([this] { return review.progress() >= .25; }));
    EXPECT_EQ(review.progress(), .25) << "10 of 20 decisions of the first of two seats";
    waits = false;
    ASSERT_TRUE(ends());
    EXPECT_EQ(runs, 2);
    EXPECT_FALSE(review.possible());
}

TEST_P(ReplayReviews, StoppingKeepsWhatWasFoundAndTheReplayGoesOnMeanwhile)
{
    waits = true;
    review.start();
    ASSERT_TRUE(QTest::qWaitFor([this] { return review.marks().size() == 8; }));
    EXPECT_TRUE(review.running());
    EXPECT_EQ(review.progress(), .5);
    replay.forward();
    EXPECT_EQ(replay.step(), 1);
    review.stop();
    EXPECT_FALSE(review.running());
    EXPECT_EQ(review.marks().size(), 8);
    EXPECT_TRUE(review.possible());
    EXPECT_FALSE(QDir(folder.path()).exists(QStringLiteral("cache/reviews")))
        << "only finished reviews are kept";
    waits = false;
    review.start();
    ASSERT_TRUE(ends());
    EXPECT_GT(review.marks().size(), 8);
}

TEST_P(ReplayReviews, PressedAgainItReviewsOnce)
{
    waits = true;
    review.start();
    review.start();
    ASSERT_TRUE(QTest::qWaitFor([this] { return review.marks().size() == 8; }));
    EXPECT_EQ(runs, 1);
    for (int i = 0; i < 5; ++i) {
        review.stop();
        review.start();
    }
    waits = false;
    ASSERT_TRUE(ends());
    const QVariantList marks = review.marks();
    for (qsizetype i = 1; i < marks.size(); ++i)
        EXPECT_GT(at(marks[i], "step"), at(marks[i - 1], "step")) << "each is told once";
    EXPECT_GT(marks.size(), 8);
}

TEST_P(ReplayReviews, AnotherMatchThatIsOpenedHasItsOwn)
{
    waits = true;
    review.start();
    ASSERT_TRUE(QTest::qWaitFor([this] { return review.marks().size() == 8; }));
    const QString other = folder.filePath(QStringLiteral("finished/other.playmat"));
    ASSERT_NO_FATAL_FAILURE(test::saveFinished(other, *tableKitNamed("swu"), 7, 1, names));
    ASSERT_TRUE(replay.show(other, GetParam()));
    EXPECT_FALSE(review.running());
    EXPECT_TRUE(review.possible());
    waits = false;
    QTest::qWait(50);
    EXPECT_TRUE(review.marks().isEmpty()) << "those of the first match came too late";
    review.start();
    ASSERT_TRUE(ends());
    ASSERT_GT(review.marks().size(), 3);
    for (const QVariant &mark : review.marks())
        EXPECT_EQ(actorAt(at(mark, "step")), GetParam());
    ASSERT_TRUE(replay.show(file(), GetParam()));
    EXPECT_TRUE(review.possible()) << "it was not finished";
}

TEST_P(ReplayReviews, AMatchWithoutDecisionsIsReviewedAtOnce)
{
    replay.close();
    ASSERT_NO_FATAL_FAILURE(save(*tableKitNamed("swu"), 0));
    ASSERT_TRUE(replay.show(file(), GetParam()));
    EXPECT_EQ(replay.steps(), 1) << "the concession";
    review.setReviewer(makeReviewer());
    replay.setEyes(Replay::Both);
    review.start();
    ASSERT_TRUE(ends());
    EXPECT_TRUE(review.problem().isEmpty()) << review.problem().toStdString();
    EXPECT_TRUE(review.marks().isEmpty());
    EXPECT_FALSE(review.note().isEmpty());
    EXPECT_FALSE(review.possible());
    review.next();
    review.previous();
    EXPECT_EQ(replay.step(), 0);
}

TEST_P(ReplayReviews, AJournalOfAnUnreleasedVersionHasNone)
{
    replay.close();
    const QByteArray journal = test::contentOf(file());
    const qsizetype end = journal.indexOf('\n');
    match::Json header = match::Json::parse(journal.left(end).toStdString());
    header["rules"] = 1;
    match::signHeader(header);
    test::write(file(), QByteArray::fromStdString(match::toLine(header)) + journal.mid(end));
    EXPECT_FALSE(replay.show(file(), GetParam()));
    EXPECT_NE(replay.problem(), QString());
    review.start();
    EXPECT_FALSE(review.running() || review.possible());
    EXPECT_TRUE(review.note().isEmpty());
    EXPECT_EQ(runs, 0);
}

TEST_P(ReplayReviews, AJournalThatCannotBeReadToItsEndHasNone)
{
    replay.close();
    const QByteArray journal = test::contentOf(file());
    const qsizetype hash = journal.lastIndexOf("hash");
    for (const QByteArray &text :
         {journal.left(hash), QByteArray(journal).replace(hash, 4, "hush")}) {
        test::write(file(), text);
        ASSERT_TRUE(replay.show(file(), GetParam()));
        EXPECT_GT(replay.steps(), 20);
        review.start();
        EXPECT_FALSE(review.running() || review.possible());
    }
}

TEST_P(ReplayReviews, NamesAreSaidAsTheyAreWritten)
{
    replay.close();
    names = QStringList{QStringLiteral("<b>A</b> %1"), QStringLiteral("%2 &amp; %n")};
    ASSERT_NO_FATAL_FAILURE(save(*tableKitNamed("swu")));
    ASSERT_TRUE(replay.show(file(), GetParam()));
    replay.setEyes(Replay::Both);
    review.start();
    ASSERT_TRUE(ends());
    ASSERT_GT(review.marks().size(), 16);
    for (const QVariant &mark : review.marks()) {
        const QString words = mark.toMap().value(QStringLiteral("words")).toString();
        EXPECT_TRUE(words.contains(QStringLiteral(", ") + names.at(at(mark, "seat"))
                                   + QStringLiteral(": ")))
            << words.toStdString();
    }
}

TEST_P(ReplayReviews, IsGoneWithTheReplay)
{
    waits = true;
    review.start();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !review.marks().isEmpty(); }));
    replay.close();
    EXPECT_FALSE(review.running());
    EXPECT_FALSE(review.possible());
    EXPECT_TRUE(review.marks().isEmpty());
    waits = false;
    QTest::qWait(50);
    EXPECT_TRUE(review.marks().isEmpty());
}

TEST_P(ReplayReviews, MarksAreThereTheNextTime)
{
    review.start();
    ASSERT_TRUE(ends());
    const QVariantList marks = review.marks();
    replay.close();
    const QString copy = folder.filePath(QStringLiteral("finished/copy.playmat"));
    ASSERT_TRUE(QFile::copy(file(), copy));
    ASSERT_TRUE(replay.show(copy, GetParam()));
    EXPECT_EQ(review.marks(), marks);
    replay.close();
    ASSERT_TRUE(replay.show(file(), GetParam()));
    EXPECT_EQ(review.marks(), marks);
    EXPECT_FALSE(review.possible());
    replay.setEyes(Replay::Theirs);
    EXPECT_TRUE(review.possible()) << "that seat was not reviewed";
    replay.close();
    const QDir cache(folder.filePath(QStringLiteral("cache/reviews")));
    ASSERT_EQ(cache.entryList(QDir::Files).size(), 1);
    const QString kept = cache.filePath(cache.entryList(QDir::Files).first());
    for (const char *damaged :
         {"nonsense", "{}", R"({"origin":" en","seats":[[{"step":"x"}],[{}]]})"}) {
        test::write(kept, damaged);
        ASSERT_TRUE(replay.show(file(), GetParam()));
        EXPECT_TRUE(review.marks().isEmpty()) << damaged;
        EXPECT_TRUE(review.possible()) << damaged;
        replay.close();
    }
}

TEST_P(ReplayReviews, MarksOfTheReviewAfterTheGameAreThere)
{
    replay.close();
    TableSession session;
    session.stage()->setSpeed(PlaybackQueue::Off);
    session.setJournal(folder.filePath(QStringLiteral("current.playmat")));
    ASSERT_TRUE(session.resume(file()));
    GameReview after;
    after.setReviewer(markingReviewer(waits, runs));
    after.setSession(&session);
    after.setSeat(GetParam());
    after.start();
    ASSERT_TRUE(QTest::qWaitFor([&after] { return after.done(); }, 20000));
    session.close();
    ASSERT_TRUE(replay.show(file(), GetParam()));
    EXPECT_GT(review.marks().size(), 8);
    EXPECT_FALSE(review.possible());
}

TEST_P(ReplayReviews, SaysSoWhenNothingIsMarked)
{
    review.setReviewer([](const ReviewedGame &, const TellMoment &tell, const std::stop_token &) {
        tell(bots::Moment(), 1, 1);
        return std::string();
    });
    EXPECT_TRUE(review.note().isEmpty());
    review.start();
    ASSERT_TRUE(ends());
    EXPECT_TRUE(review.marks().isEmpty());
    EXPECT_TRUE(review.note().startsWith(QStringLiteral("No decision")));
    replay.setEyes(Replay::Both);
    EXPECT_TRUE(review.note().isEmpty()) << "the other seat is not reviewed yet";
}

TEST_P(ReplayReviews, SaysWhyItFailed)
{
    review.setReviewer([](const ReviewedGame &, const TellMoment &, const std::stop_token &) {
        return std::string("Broken.");
    });
    review.start();
    ASSERT_TRUE(ends());
    EXPECT_EQ(review.problem(), QStringLiteral("Broken."));
    EXPECT_TRUE(review.possible()) << "again";
}

TEST_P(ReplayReviews, OnlyFinishedMatchesOfGamesWithACoachCanBeReviewed)
{
    replay.close();
    for (const TableKit *kit : tableKits()) {
        ASSERT_NO_FATAL_FAILURE(save(*kit));
        ASSERT_TRUE(replay.show(file(), GetParam()));
        EXPECT_EQ(review.possible(), kit->hasCoach()) << kit->game().id();
        replay.close();
    }
    ASSERT_NO_FATAL_FAILURE(save(*tableKitNamed("swu"), 20, false));
    ASSERT_TRUE(replay.show(file(), GetParam()));
    EXPECT_FALSE(review.possible());
}

/// The program's own review of a short match.
TEST_P(ReplayReviews, TheProgramsOwnFitsTheSteps)
{
    replay.close();
    ASSERT_NO_FATAL_FAILURE(save(*tableKitNamed("swu"), 14));
    ASSERT_TRUE(replay.show(file(), GetParam()));
    review.setReviewer(makeReviewer());
    review.start();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !review.running(); }, 600000));
    EXPECT_FALSE(review.possible()) << review.problem().toStdString();
    for (const QVariant &mark : review.marks())
        EXPECT_EQ(actorAt(at(mark, "step")), GetParam());
}

TEST_P(ReplayReviews, TheProgramsOwnFailsWhereAnAnswerIsRefused)
{
    ReviewedGame game = reviewedGame(*replay.table()->match(), 10, GetParam());
    const auto theirs = std::find_if(game.answers.begin(), game.answers.end(),
                                     [&](const auto &one) { return one.first != game.seat; });
    ASSERT_NE(theirs, game.answers.end());
    theirs->second.options.resize(90);
    const auto nothing = [](const std::optional<bots::Moment> &, int, int) {};
    EXPECT_FALSE(makeReviewer()(game, nothing, {}).empty());
}

} // namespace
} // namespace playmat::table
