// Tests that finished matches are found, filtered, counted, marked, removed and restored, and that
// a replay goes through every step, in every game and for both seats.
#include "support/past_matches.h"
#include "support/processor_time.h"
#include "support/qt_files.h"
#include "table/history/match_shelf.h"
#include "table/history/replay.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace playmat::table {
namespace {

using test::contentOf;

// --- a replay ------------------------------------------------------------------------------------

struct Replays : testing::TestWithParam<std::size_t>
{
    static constexpr std::size_t kAnswers = 120;

    void SetUp() override
    {
        match::Match match = test::begun(kit(), 5, {QStringLiteral("Ann"), QStringLiteral("Bo")});
        test::playOn(match, kAnswers, 9);
        ASSERT_TRUE(match.game().over() || match.concede(0).ok());
        ASSERT_TRUE(match.save(file().toStdString()).ok());
        steps = int(match.stepsDone());
        replay.table()->stage()->setSpeed(PlaybackQueue::Off);
        replay.table()->stage()->setWindow({1280, 720});
    }
    [[nodiscard]] static const TableKit &kit() { return *tableKits()[GetParam()]; }
    [[nodiscard]] QString file() const { return folder.filePath(QStringLiteral("m.playmat")); }
    [[nodiscard]] std::string position() const
    {
        return match::hexHash(replay.table()->match()->game().hash());
    }

    QTemporaryDir folder;
    mutable Replay replay;
    int steps = 0;
};
INSTANTIATE_TEST_SUITE_P(EveryGame, Replays, testing::Range<std::size_t>(0, tableKits().size()));

TEST_P(Replays, AnyStepIsThereAtOnceAndShowsWhatWasSeenThen)
{
    ASSERT_TRUE(replay.show(file(), 0)) << replay.problem().toStdString();
    EXPECT_EQ(replay.steps(), steps);
    EXPECT_EQ(replay.step(), 0);
    EXPECT_FALSE(replay.table()->over());
    core::Rng rng(3);
    double longest = 0;
    for (int jump = 0; jump < 60; ++jump) {
        const int step = int(rng.below(std::uint32_t(steps + 1)));
        longest = std::max(longest, test::processorMs([&] { replay.goTo(step); }));
        ASSERT_TRUE(replay.table()->stage()->showsFreshObservation()) << replay.step();
        ASSERT_EQ(int(replay.table()->match()->stepsDone()), replay.step());
    }
    RecordProperty("longest", int(longest));
    EXPECT_LT(longest, 200 * test::kSlowdown) << "50 on a machine that does nothing else";
    replay.goTo(steps + 7);
    EXPECT_EQ(replay.step(), steps);
    EXPECT_TRUE(replay.table()->over());
    replay.goTo(-3);
    EXPECT_EQ(replay.step(), 0);
}

TEST_P(Replays, ForwardAndBackComeToTheSamePlaces)
{
    ASSERT_TRUE(replay.show(file(), 1));
    std::vector<std::string> forward{position()};
    while (replay.step() < steps) {
        replay.forward();
        ASSERT_TRUE(replay.table()->stage()->showsFreshObservation()) << replay.step();
        forward.push_back(position());
    }
    EXPECT_EQ(replay.table()->stage()->playback().disagreements(), 0);
    replay.forward(); // has no effect after the last step
    EXPECT_EQ(replay.step(), steps);
    for (int step = steps - 1; step >= 0; --step) {
        replay.back();
        ASSERT_EQ(position(), forward[std::size_t(step)]) << step;
    }
    replay.back();
    EXPECT_EQ(replay.step(), 0);
}

TEST_P(Replays, RoundsAreInOrderAndCanBeGoneThrough)
{
    ASSERT_TRUE(replay.show(file(), 0));
    const QVariantList rounds = replay.rounds();
    ASSERT_GT(rounds.size(), 1);
    int before = -1;
    for (const QVariant &round : rounds) {
        EXPECT_GT(round.toMap()[QStringLiteral("step")].toInt(), before);
        EXPECT_FALSE(round.toMap()[QStringLiteral("words")].toString().isEmpty());
        before = round.toMap()[QStringLiteral("step")].toInt();
    }
    const int second = rounds.at(1).toMap()[QStringLiteral("step")].toInt();
    replay.roundForward();
    EXPECT_EQ(replay.step(), second);
    EXPECT_EQ(replay.round(), 1);
    replay.forward();
    replay.roundBack();
    EXPECT_EQ(replay.step(), second) << "first to the beginning of the round";
    replay.roundBack();
    EXPECT_EQ(replay.step(), 0);
    for (int i = 0; i < rounds.size(); ++i)
        replay.roundForward();
    EXPECT_EQ(replay.step(), steps);
    int counted = 0;
    for (const QVariant &turn : replay.turns())
        counted += turn.toMap()[QStringLiteral("count")].toInt();
    EXPECT_EQ(counted, steps);
}

TEST_P(Replays, EyesAreMineTheirsOrBoth)
{
    for (int seat = 0; seat < 2; ++seat) {
        ASSERT_TRUE(replay.show(file(), seat));
        replay.goTo(steps / 2);
        const Seats &seats = *replay.table()->seats();
        EXPECT_EQ(seats.nearSeat(), seat);
        EXPECT_TRUE(seats.showsHand(seat));
        EXPECT_FALSE(seats.showsHand(1 - seat));
        replay.nextEyes();
        EXPECT_EQ(replay.eyes(), Replay::Theirs);
        EXPECT_EQ(seats.nearSeat(), 1 - seat);
        EXPECT_FALSE(seats.showsHand(seat));
        EXPECT_TRUE(replay.table()->stage()->showsFreshObservation());
        replay.nextEyes();
        EXPECT_TRUE(seats.showsHand(0) && seats.showsHand(1));
        EXPECT_EQ(seats.nearSeat(), seat);
        EXPECT_EQ(replay.step(), steps / 2);
        EXPECT_TRUE(replay.table()->stage()->showsFreshObservation());
    }
}

TEST_P(Replays, IsLookedAtAndNotChanged)
{
    const QByteArray before = contentOf(file());
    ASSERT_TRUE(replay.show(file(), 0));
    replay.goTo(steps / 2);
    EXPECT_TRUE(replay.mayAnswer({}).has_value());
    replay.table()->concede(0);
    replay.table()->takingBack()->undo();
    EXPECT_EQ(int(replay.table()->match()->stepsDone()), steps / 2);
    EXPECT_FALSE(replay.table()->programs()->any());
    replay.close();
    EXPECT_FALSE(replay.isOpen());
    EXPECT_EQ(contentOf(file()), before);
}

TEST_P(Replays, PlaysByItselfToTheEndAndStops)
{
    ASSERT_TRUE(replay.show(file(), 0));
    replay.goTo(steps - 3);
    replay.setSpeed(9);
    EXPECT_EQ(replay.speed(), Replay::kFastest);
    replay.setPlaying(true);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !replay.playing(); }, 20000));
    EXPECT_EQ(replay.step(), steps);
}

TEST_P(Replays, IsPlayedOnFromAnyStep)
{
    ASSERT_TRUE(replay.show(file(), 1));
    replay.goTo(steps / 3);
    TableSession session;
    session.stage()->setSpeed(PlaybackQueue::Off);
    ASSERT_TRUE(replay.playOn(&session, {}));
    EXPECT_EQ(int(session.match()->stepsDone()), steps / 3);
    EXPECT_EQ(match::hexHash(session.match()->game().hash()), position());
    EXPECT_FALSE(session.over());
}

TEST(Replay, AFileThatIsNoneIsRefusedInWords)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("x.playmat"));
    test::write(file, "nonsense");
    Replay replay;
    EXPECT_FALSE(replay.show(file, 0));
    EXPECT_FALSE(replay.isOpen());
    EXPECT_FALSE(replay.problem().isEmpty());
    EXPECT_FALSE(replay.show(folder.filePath(QStringLiteral("gone.playmat")), 0));
    EXPECT_FALSE(replay.problem().isEmpty());
}

// --- the shelf -----------------------------------------------------------------------------------

struct Shelf : testing::Test
{
    void SetUp() override
    {
        QDir(folder.path()).mkpath(QStringLiteral("finished"));
        matches.setFirst(folder.filePath(QStringLiteral("current.playmat")));
        shelf.setMe(QStringLiteral("Ann"));
    }
    [[nodiscard]] QString file(const QString &name) const
    {
        return folder.filePath(QStringLiteral("finished/") + name + QStringLiteral(".playmat"));
    }
    void put(const QString &name, const TableKit &kit, const QStringList &names, int loser,
             const QStringList &programs = {})
    {
        match::Match match = test::begun(kit, quint64(++made), names, programs);
        match.setClock([] { return std::string("2026-11-28T20:00:00Z"); });
        test::playOn(match, 20, 4);
        ASSERT_TRUE(match.concede(core::PlayerId(loser)).ok());
        ASSERT_TRUE(match.save(file(name).toStdString()).ok());
    }
    /// Saves four matches, of which Ann won three, and one that she watched.
    void putSome()
    {
        const TableKit &one = *tableKits().front();
        const TableKit &other = *tableKits().back();
        const QString ann = QStringLiteral("Ann");
        const QString bo = QStringLiteral("Bo");
        put(QStringLiteral("1"), one, {ann, bo}, 1);
        put(QStringLiteral("2"), one, {bo, ann}, 0);
        put(QStringLiteral("3"), other, {ann, QStringLiteral("<b>Hard</b>")}, 0,
            {{}, QStringLiteral("hard")});
        put(QStringLiteral("4"), one, {QStringLiteral("Hard"), QStringLiteral("You")}, 0,
            {QStringLiteral("hard"), {}});
        put(QStringLiteral("5"), one, {QStringLiteral("A"), QStringLiteral("B")}, 0,
            {QStringLiteral("hard"), QStringLiteral("hard")});
    }
    [[nodiscard]] bool look()
    {
        if (shelf.matches() == nullptr)
            shelf.setMatches(&matches);
        shelf.look();
        return QTest::qWaitFor([this] { return !shelf.loading(); }, 20000);
    }
    [[nodiscard]] PastMatch row(const QString &name) { return shelf.at(shelf.rowOf(file(name))); }
    [[nodiscard]] int choiceOf(MatchShelf::Filter filter, const QString &name) const
    {
        const QVariantMap one = shelf.filters().at(filter).toMap();
        return int(one[QStringLiteral("names")].toStringList().indexOf(name));
    }

    QTemporaryDir folder;
    SavedMatches matches;
    MatchShelf shelf;
    QAbstractItemModelTester tester{shelf.rows(),
                                    QAbstractItemModelTester::FailureReportingMode::Fatal};
    int made = 0;
};

TEST_F(Shelf, TellsEveryMatchFromItsPersonsSide)
{
    putSome();
    ASSERT_TRUE(look());
    ASSERT_EQ(shelf.shown(), 5);
    EXPECT_EQ(row(QStringLiteral("1")).resultWords, QStringLiteral("Won"));
    EXPECT_EQ(row(QStringLiteral("2")).title, QStringLiteral("Ann against Bo")) << "second seat";
    EXPECT_EQ(row(QStringLiteral("2")).seat, 1);
    EXPECT_EQ(row(QStringLiteral("2")).outcome(), 1);
    EXPECT_EQ(row(QStringLiteral("3")).outcome(), -1);
    EXPECT_EQ(row(QStringLiteral("3")).opponent, QStringLiteral("<b>Hard</b>"));
    EXPECT_EQ(row(QStringLiteral("4")).outcome(), 1) << "who is alone is whose history it is";
    EXPECT_EQ(row(QStringLiteral("5")).resultWords, QStringLiteral("B won")) << "watched";
    EXPECT_EQ(row(QStringLiteral("5")).outcome(), 0);
    EXPECT_EQ(row(QStringLiteral("1")).minutes, 20);
    EXPECT_TRUE(row(QStringLiteral("3")).how.contains(QStringLiteral("you conceded")));
    EXPECT_TRUE(row(QStringLiteral("1")).how.contains(QStringLiteral("they conceded")));
}

TEST_F(Shelf, CountsWhatIsShown)
{
    putSome();
    ASSERT_TRUE(look());
    EXPECT_EQ(shelf.sums()[QStringLiteral("won")].toInt(), 3);
    EXPECT_EQ(shelf.sums()[QStringLiteral("played")].toInt(), 4) << "the watched one is no match";
    EXPECT_EQ(shelf.sums()[QStringLiteral("words")].toString(),
              QStringLiteral("4 matches say little: in the long run, anything from 30 to 95 % may "
                             "be won."));
    const QVariantList opponents = shelf.groups(MatchShelf::ByOpponent);
    ASSERT_EQ(opponents.size(), 3);
    EXPECT_EQ(opponents.at(0).toMap()[QStringLiteral("name")].toString(), QStringLiteral("Bo"));
    EXPECT_EQ(opponents.at(0).toMap()[QStringLiteral("won")].toInt(), 2);
    EXPECT_GE(shelf.groups(MatchShelf::ByTurn).size(), 1);
    EXPECT_EQ(shelf.groups(MatchShelf::ByOtherDeck).size()
                  + shelf.groups(MatchShelf::ByDeck).size(),
              shelf.groups(MatchShelf::ByDeck).size() * 2);
}

TEST_F(Shelf, FiltersByEachChoiceAndByWords)
{
    putSome();
    ASSERT_TRUE(look());
    shelf.choose(MatchShelf::Opponent, choiceOf(MatchShelf::Opponent, QStringLiteral("Bo")));
    EXPECT_EQ(shelf.shown(), 2);
    shelf.choose(MatchShelf::Result, choiceOf(MatchShelf::Result, QStringLiteral("lost")));
    EXPECT_EQ(shelf.shown(), 0);
    EXPECT_TRUE(shelf.filtered());
    shelf.showAll();
    EXPECT_EQ(shelf.shown(), 5);
    shelf.setText(QStringLiteral("hard ANN"));
    EXPECT_EQ(shelf.shown(), 1);
    shelf.setText(QStringLiteral("hard zzz"));
    EXPECT_EQ(shelf.shown(), 0);
    shelf.showAll();
    if (tableKits().size() > 1) {
        shelf.choose(MatchShelf::Game,
                     choiceOf(MatchShelf::Game, tableKits().back()->face().title));
        EXPECT_EQ(shelf.shown(), 1);
    }
    shelf.choose(MatchShelf::Game, 99);
    EXPECT_EQ(shelf.shown(), 5);
    shelf.choose(77, 1); // there is no such filter
}

TEST_F(Shelf, AStarStaysAndBelongsToThePerson)
{
    putSome();
    ASSERT_TRUE(look());
    shelf.star(file(QStringLiteral("2")), true);
    EXPECT_TRUE(row(QStringLiteral("2")).starred);
    QFile::remove(folder.filePath(QStringLiteral("cache/history.jsonl")));
    MatchShelf again;
    again.setMatches(&matches);
    again.look();
    ASSERT_TRUE(QTest::qWaitFor([&] { return again.count() == 5; }, 20000));
    EXPECT_TRUE(again.at(again.rowOf(file(QStringLiteral("2")))).starred);
    // Both windows write to the same file.
    again.star(file(QStringLiteral("3")), true);
    shelf.star(file(QStringLiteral("1")), true);
    ASSERT_TRUE(look());
    EXPECT_TRUE(row(QStringLiteral("3")).starred);
    shelf.choose(MatchShelf::Result, choiceOf(MatchShelf::Result, QStringLiteral("with a star")));
    EXPECT_EQ(shelf.shown(), 3);
    shelf.star(file(QStringLiteral("3")), false);
    EXPECT_EQ(shelf.shown(), 2);
}

TEST_F(Shelf, WhatIsThrownAwayComesBackAsItWas)
{
    putSome();
    ASSERT_TRUE(look());
    shelf.star(file(QStringLiteral("1")), true);
    const QByteArray before = contentOf(file(QStringLiteral("1")));
    ASSERT_TRUE(shelf.remove(file(QStringLiteral("1"))));
    EXPECT_EQ(shelf.shown(), 4);
    EXPECT_FALSE(QFile::exists(file(QStringLiteral("1"))));
    ASSERT_TRUE(shelf.remove(file(QStringLiteral("2"))));
    EXPECT_TRUE(shelf.canUndo());
    ASSERT_TRUE(shelf.undo());
    ASSERT_TRUE(shelf.undo());
    EXPECT_FALSE(shelf.canUndo());
    EXPECT_FALSE(shelf.undo());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !shelf.loading(); }, 20000));
    EXPECT_EQ(shelf.shown(), 5);
    EXPECT_EQ(contentOf(file(QStringLiteral("1"))), before);
    EXPECT_TRUE(row(QStringLiteral("1")).starred);
}

TEST_F(Shelf, AMatchThatIsOpenElsewhereIsNotThrownAway)
{
    putSome();
    ASSERT_TRUE(look());
    const match::CardLibrary &library = *cardData(tableKits().front()->game().id()).library;
    auto open = match::Match::open(library, file(QStringLiteral("1")).toStdString());
    ASSERT_TRUE(open.ok());
    EXPECT_FALSE(shelf.remove(file(QStringLiteral("1"))));
    EXPECT_FALSE(shelf.problem().isEmpty());
    EXPECT_TRUE(QFile::exists(file(QStringLiteral("1"))));
    EXPECT_EQ(shelf.shown(), 5);
    EXPECT_FALSE(shelf.remove(folder.filePath(QStringLiteral("no such file"))));
}

TEST_F(Shelf, ACopyIsTheMatch)
{
    putSome();
    ASSERT_TRUE(look());
    const QString copy = folder.filePath(QStringLiteral("copy.playmat"));
    ASSERT_TRUE(shelf.copyTo(file(QStringLiteral("3")), copy)) << shelf.problem().toStdString();
    EXPECT_EQ(contentOf(copy), contentOf(file(QStringLiteral("3"))));
    EXPECT_FALSE(shelf.copyTo(file(QStringLiteral("3")), folder.filePath(QStringLiteral("a/b"))));
    EXPECT_FALSE(shelf.problem().isEmpty());
    EXPECT_FALSE(shelf.suggestedName(file(QStringLiteral("3"))).contains(u'<'));
}

TEST_F(Shelf, SaysWhatCannotBeRead)
{
    putSome();
    test::write(file(QStringLiteral("noise")), "no match");
    ASSERT_TRUE(look());
    EXPECT_EQ(shelf.shown(), 6);
    EXPECT_TRUE(row(QStringLiteral("noise")).broken);
    EXPECT_FALSE(row(QStringLiteral("noise")).how.isEmpty());
    EXPECT_EQ(shelf.sums()[QStringLiteral("played")].toInt(), 4);
}

TEST_F(Shelf, AnEmptyFolderAndNoFolderAreEmpty)
{
    ASSERT_TRUE(look());
    EXPECT_EQ(shelf.count(), 0);
    EXPECT_EQ(shelf.sums()[QStringLiteral("share")].toString(), QStringLiteral("–"));
    QDir(folder.filePath(QStringLiteral("finished"))).removeRecursively();
    ASSERT_TRUE(look());
    EXPECT_EQ(shelf.count(), 0);
    EXPECT_TRUE(shelf.groups(MatchShelf::ByDeck).isEmpty());
}

/// A match that has just ended is still in the folder of unfinished matches; look() moves it.
TEST_F(Shelf, AMatchThatHasJustEndedIsInTheList)
{
    TableSession session;
    session.setJournal(folder.filePath(QStringLiteral("current.playmat")));
    session.stage()->setSpeed(PlaybackQueue::Off);
    ASSERT_TRUE(session.start({QStringLiteral("Ann"), QStringLiteral("Bo")},
                              {QStringLiteral("luke"), QStringLiteral("vader")}, 3));
    session.concede(1);
    session.close();
    session.matches()->refresh();
    shelf.setMatches(session.matches());
    ASSERT_TRUE(look());
    ASSERT_EQ(shelf.shown(), 1);
    EXPECT_EQ(shelf.at(0).outcome(), 1);
    EXPECT_TRUE(shelf.at(0).path.contains(QStringLiteral("finished/")));
    EXPECT_GE(shelf.at(0).minutes, 0) << "the session tells the time";
}

} // namespace
} // namespace playmat::table
