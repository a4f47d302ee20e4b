// A match on disk: kept from the first card on, never in place of another, and reported when it
// is not.
#include "kit/swu/host/hosted.h"
#include "kit/swu/learn/demo_bot.h"
#include "support/faulty_files.h"
#include "support/full_disk.h"
#include "support/match_fixture.h"
#include "support/qt_files.h"
#include "table/files/folder_model.h"
#include "table/session/table_dump.h"
#include "table/session/table_session.h"
#include "two_people.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace playmat::table {
namespace {

using test::contentOf;
using test::FullDisk;
using test::write;

/// One window of the program: a session that keeps its matches in the folder.
struct Window
{
    explicit Window(const QString &journal)
    {
        session.stage()->setSpeed(PlaybackQueue::Off);
        session.seats()->setSeating(Seating::Open);
        session.setJournal(journal);
    }
    [[nodiscard]] bool deal(double seed = 12) { return session.start(kNames, kDecks, seed); }
    /// Sets up as a bot would, and then passes.
    void play(int answers)
    {
        for (int i = 0; i < answers && !session.over(); ++i) {
            const size_t before = session.match()->stepsDone();
            answer(m_bot.choose(*match::swuGame(*session.match())));
            ASSERT_EQ(session.match()->stepsDone(), before + 1);
        }
    }
    void answer(const core::Answer &answer)
    {
        TableController &hands = *session.controller();
        const core::Decision decision = match::swuGame(*session.match())->decision();
        const QString choice = hands.desk()->choiceName();
        if (choice == u"action")
            return hands.desk()->pass();
        const size_t before = session.match()->stepsDone();
        for (const std::uint16_t option : answer.options)
            choice == u"board" ? hands.pointer()->activate(decision.options[option].card)
                               : hands.desk()->choose(option);
        if (session.match()->stepsDone() == before && choice == u"confirm")
            hands.desk()->confirm(swu::OptionKind(decision.options[answer.options[0]].kind)
                                  == swu::OptionKind::Yes);
        if (session.match()->stepsDone() == before)
            answer.options.empty() ? hands.desk()->skip() : hands.desk()->done();
    }
    [[nodiscard]] SavedMatches &matches() { return *session.matches(); }
    [[nodiscard]] MatchSaving &saving() { return *session.saving(); }
    [[nodiscard]] QString hash() const
    {
        return dumpOf(session).value(QStringLiteral("hash")).toString();
    }

    TableSession session;

private:
    DemoBot m_bot{3};
};

struct Saving : testing::Test
{
    [[nodiscard]] QString file(const QString &name) const { return folder.filePath(name); }
    [[nodiscard]] QString first() const { return file(QStringLiteral("current.playmat")); }
    [[nodiscard]] QString second() const { return file(QStringLiteral("current-2.playmat")); }
    /// A match of this many answers that was left.
    QString leave(int answers, double seed = 12)
    {
        Window window(first());
        EXPECT_TRUE(window.deal(seed));
        window.play(answers);
        return window.hash();
    }
    /// A different hash in the line of this answer: the game goes another way there.
    void damage(const QString &path, int answer)
    {
        QList<QByteArray> lines = contentOf(path).split('\n');
        QByteArray &line = lines[answer];
        const qsizetype at = line.indexOf("\"hash\":\"") + 8;
        line[at] = line[at] == '0' ? '1' : '0';
        write(path, lines.join('\n'));
    }

    QTemporaryDir folder;
};

// --- no match takes the place of another ---------------------------------------------------------

TEST_F(Saving, ANewMatchTakesNobodysPlace)
{
    const QString hash = leave(30);
    const QByteArray before = contentOf(first());
    Window window(first());
    ASSERT_TRUE(window.matches().canContinue());
    ASSERT_TRUE(window.deal(5));
    window.play(3);
    const QString other = window.hash();
    EXPECT_EQ(contentOf(first()), before);
    window.session.close();
    window.matches().refresh();
    ASSERT_EQ(window.matches().count(), 2);
    EXPECT_EQ(window.matches().newest().path, second()) << "the one that was played last";
    EXPECT_TRUE(window.matches().newest().text.startsWith(u"Setup ·")) << "there is no round yet";
    ASSERT_TRUE(window.session.resume(first()));
    EXPECT_EQ(window.hash(), hash);
    ASSERT_TRUE(window.session.resume(second()));
    EXPECT_EQ(window.hash(), other);
}

/// Its own file has gone to another match in the meantime; there are others in that folder.
TEST_F(Saving, AMatchWhosePlaceWasTakenGoesToTheNext)
{
    Window window(first());
    ASSERT_TRUE(window.deal(5));
    window.play(3);
    ASSERT_TRUE(QFile::remove(first()));
    leave(8);
    const QByteArray other = contentOf(first());
    window.play(1);
    EXPECT_TRUE(window.saving().failing());
    EXPECT_TRUE(window.saving().tryAgain());
    EXPECT_EQ(contentOf(first()), other);
    const QString hash = window.hash();
    window.session.close();
    ASSERT_TRUE(window.session.resume(second()));
    EXPECT_EQ(window.hash(), hash);
}

TEST_F(Saving, AFileThatVanishesIsNoticedWithoutAnAnswer)
{
    Window window(first());
    ASSERT_TRUE(window.deal(5));
    window.play(3);
    ASSERT_TRUE(QFile::remove(first()));
    EXPECT_TRUE(window.saving().tryAgain()); // as every few seconds
    EXPECT_TRUE(QFile::exists(first()));
}

/// Who keeps matches beside other files, by --journal, has others that are called like them.
TEST_F(Saving, FilesOfSomebodyElseKeepTheirNames)
{
    const QString thesis = file(QStringLiteral("thesis.txt"));
    write(thesis, "x");
    write(file(QStringLiteral("thesis-1.txt")), "y");
    Window window(thesis);
    ASSERT_TRUE(window.deal());
    EXPECT_EQ(contentOf(thesis), "x");
    EXPECT_EQ(contentOf(file(QStringLiteral("thesis-1.txt"))), "y");
    EXPECT_TRUE(QFile::exists(file(QStringLiteral("thesis-2.txt"))));
}

TEST_F(Saving, ALinkThatLeadsNowhereIsNoPlaceForAMatch)
{
    ASSERT_TRUE(QFile::link(file(QStringLiteral("nowhere")), first()));
    Window window(first());
    ASSERT_TRUE(window.deal());
    EXPECT_FALSE(window.saving().failing()) << window.saving().title().toStdString();
    EXPECT_TRUE(QFile::exists(second()));
}

TEST_F(Saving, AFinishedMatchMakesRoom)
{
    Window window(first());
    ASSERT_TRUE(window.deal());
    window.session.concede(0);
    const QByteArray before = contentOf(first());
    ASSERT_TRUE(window.session.playAgain());
    EXPECT_NE(contentOf(first()), before);
    EXPECT_FALSE(QFile::exists(second()));
    window.session.close();
    window.matches().refresh();
    EXPECT_EQ(window.matches().count(), 1);

    // And can be opened, looked back at and taken back.
    const QString date = QDate::currentDate().toString(Qt::ISODate);
    const QString finished = file(QStringLiteral("finished/%1.playmat").arg(date));
    EXPECT_EQ(contentOf(finished), before);
    ASSERT_TRUE(window.session.resume(finished));
    EXPECT_TRUE(window.session.over());
}

/// Finished matches stay regardless of their number and times, even if the clock was ahead.
TEST_F(Saving, EveryFinishedMatchStays)
{
    const QDir finished(file(QStringLiteral("finished")));
    ASSERT_TRUE(finished.mkpath(QStringLiteral(".")));
    for (int i = 1; i <= 120; ++i) {
        QFile later(finished.filePath(QStringLiteral("2100-01-01-%1.playmat").arg(i)));
        ASSERT_TRUE(later.open(QIODevice::WriteOnly));
        ASSERT_TRUE(later.setFileTime(QDateTime::currentDateTime().addDays(40 + i),
                                      QFileDevice::FileModificationTime));
    }
    Window window(first());
    ASSERT_TRUE(window.deal());
    for (int match = 0; match < 3; ++match) {
        window.session.concede(0);
        ASSERT_TRUE(window.session.playAgain());
    }
    const QString today = QDate::currentDate().toString(Qt::ISODate);
    EXPECT_EQ(finished.entryList({today + u'*'}, QDir::Files).size(), 3);
    EXPECT_EQ(finished.entryList(QDir::Files).size(), 123);
}

TEST_F(Saving, ThatThereIsNoFileToBeHadIsSaidUntilThereIs)
{
    (void)leave(3);
    for (int i = 2; i <= 200; ++i)
        ASSERT_TRUE(QFile::copy(first(), file(QStringLiteral("current-%1.playmat").arg(i))));
    Window window(first());
    ASSERT_TRUE(window.deal(5));
    EXPECT_EQ(window.saving().title(), QStringLiteral("This match is not saved."));
    EXPECT_EQ(window.saving().reason(), QStringLiteral("There are too many interrupted matches."));
    window.play(3);
    EXPECT_TRUE(window.saving().failing());
    ASSERT_TRUE(QFile::remove(file(QStringLiteral("current-7.playmat"))));
    EXPECT_TRUE(window.saving().tryAgain());
    const QString hash = window.hash();
    window.session.close();
    ASSERT_TRUE(window.session.resume(file(QStringLiteral("current-7.playmat"))));
    EXPECT_EQ(window.hash(), hash);
}

TEST_F(Saving, AFolderThatWasRemovedIsMadeAgain)
{
    const QString data = file(QStringLiteral("data"));
    Window window(data + QStringLiteral("/current.playmat"));
    ASSERT_TRUE(window.deal());
    window.play(3);
    ASSERT_TRUE(QDir(data).removeRecursively());
    window.play(1);
    EXPECT_TRUE(window.saving().tryAgain()) << window.saving().reason().toStdString();
    const QString hash = window.hash();
    window.session.close();
    ASSERT_TRUE(window.session.resume(data + QStringLiteral("/current.playmat")));
    EXPECT_EQ(window.hash(), hash);
}

/// However its folder is called.
TEST_F(Saving, TheMatchOnTheTableIsNotOpenInAnotherWindow)
{
    Window window(first());
    ASSERT_TRUE(window.deal());
    window.play(3);
    const QString link = file(QStringLiteral("link"));
    ASSERT_TRUE(QFile::link(folder.path(), link));
    EXPECT_TRUE(window.session.resume(link + QStringLiteral("/current.playmat")));
    EXPECT_EQ(window.session.problem(), QString());
    EXPECT_EQ(window.session.match()->stepsDone(), 3U);
}

TEST_F(Saving, AMatchThatIsOpenInAnotherWindowIsLeftAlone)
{
    Window one(first());
    ASSERT_TRUE(one.deal());
    one.play(10);
    Window two(first());
    ASSERT_EQ(two.matches().count(), 1);
    EXPECT_TRUE(two.matches().newest().elsewhere);
    EXPECT_EQ(two.matches().newest().text, QStringLiteral("This match is open in another window."));
    EXPECT_FALSE(two.matches().canContinue());
    EXPECT_FALSE(two.session.resume(first())) << "whoever asks for it all the same";
    EXPECT_FALSE(two.session.problem().isEmpty());
    EXPECT_FALSE(two.matches().remove(first()));
    ASSERT_TRUE(two.deal(77));
    two.play(4);
    one.play(4);
    EXPECT_FALSE(one.saving().failing());
    EXPECT_FALSE(two.saving().failing());
    const QStringList hashes{one.hash(), two.hash()};
    one.session.close();
    two.session.close();
    Window three(first());
    ASSERT_EQ(three.matches().count(), 2);
    ASSERT_TRUE(three.session.resume(first()));
    EXPECT_EQ(three.hash(), hashes[0]);
    ASSERT_TRUE(three.session.resume(second()));
    EXPECT_EQ(three.hash(), hashes[1]);
}

TEST_F(Saving, AMatchIsDeletedWhenItIsAskedFor)
{
    leave(5);
    Window window(first());
    EXPECT_FALSE(window.matches().remove(file(QStringLiteral("deck.txt"))));
    EXPECT_TRUE(window.matches().remove(first()));
    EXPECT_EQ(window.matches().count(), 0);
    EXPECT_FALSE(QFile::exists(first()));
}

// --- matches that are only viewed ----------------------------------------------------------------

const QString kLookedAt = QStringLiteral(
    R"({"op":"scenario","game":"swu","seed":1,"players":[
        {"leader":"SOR_010","base":"SOR_023","ground":["SOR_046"]},
        {"leader":"SOR_010","base":"SOR_023","ground":["SOR_046"]}]})");

TEST_F(Saving, APositionIsKeptOnceItIsPlayed)
{
    Window window(first());
    for (int i = 0; i < 3; ++i)
        ASSERT_TRUE(window.session.startPosition(kLookedAt));
    window.session.close();
    window.matches().refresh();
    EXPECT_EQ(window.matches().count(), 0) << "nobody did anything in them";
    ASSERT_TRUE(window.session.startPosition(kLookedAt));
    window.play(1);
    EXPECT_TRUE(QFile::exists(first())) << "with the first answer";
    const QString hash = window.hash();
    window.session.close();
    window.matches().refresh();
    ASSERT_EQ(window.matches().count(), 1);
    ASSERT_TRUE(window.session.resume(window.matches().newest().path));
    EXPECT_EQ(window.hash(), hash);
}

TEST_F(Saving, ACopyIsKeptOnceItIsPlayedOn)
{
    const QString copy = file(QStringLiteral("kept.playmat"));
    Window window(first());
    ASSERT_TRUE(window.deal());
    window.play(5);
    ASSERT_TRUE(window.saving().saveAs(copy));
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(window.session.resume(copy));
        window.session.close();
    }
    window.matches().refresh();
    EXPECT_EQ(window.matches().count(), 1);
    ASSERT_TRUE(window.session.resume(copy));
    window.session.takeBackTo(4);
    window.session.close();
    window.matches().refresh();
    EXPECT_EQ(window.matches().count(), 2) << "to take back is to play on";
}

TEST_F(Saving, PlayingOnFromAMomentIsKeptOnceItIsPlayed)
{
    Window window(first());
    ASSERT_TRUE(window.deal());
    window.play(20);
    window.session.concede(0);
    ASSERT_TRUE(window.session.playOnFrom(10, 0, {}));
    window.session.close();
    window.matches().refresh();
    EXPECT_EQ(window.matches().count(), 0);
}

// --- finished matches ----------------------------------------------------------------------------

TEST_F(Saving, FinishedMatchesAreListedLookedAtAndDeleted)
{
    Window window(first());
    window.matches().refresh();
    EXPECT_FALSE(window.matches().anyFinished());
    ASSERT_TRUE(window.deal());
    window.session.concede(1);
    ASSERT_TRUE(window.session.playAgain());
    window.session.concede(0);
    window.session.close();
    window.matches().refresh();
    EXPECT_EQ(window.matches().count(), 0);
    ASSERT_TRUE(window.matches().anyFinished());
    QVariantList finished = window.matches().finished();
    ASSERT_EQ(finished.size(), 2) << "one made room for the other";
    const auto newest = finished.at(0).value<LeftMatch>();
    EXPECT_TRUE(newest.text.startsWith(kNames.at(0) + QStringLiteral(" conceded · ")))
        << newest.text.toStdString();
    ASSERT_TRUE(window.session.resume(newest.path));
    EXPECT_TRUE(window.session.over());
    window.session.close();
    window.matches().refresh();
    EXPECT_EQ(window.matches().finished().size(), 2) << "looking at it makes no more";
    EXPECT_TRUE(window.matches().remove(finished.at(1).value<LeftMatch>().path));
    EXPECT_EQ(window.matches().finished().size(), 1);
}

TEST_F(Saving, AFinishedMatchSaysWhoWon)
{
    Window window(first());
    const QString position
        = QString(kLookedAt).replace(QStringLiteral(R"("base":"SOR_023","ground":["SOR_046"]}]})"),
                                     QStringLiteral(R"("base":{"card":"SOR_023","damage":28}}]})"));
    ASSERT_TRUE(window.session.startPosition(position));
    for (int asked = 0; asked < 2 && !window.session.over();
         ++asked) { // first the unit, then the base
        const core::Decision decision = match::swuGame(*window.session.match())->decision();
        core::Answer answer;
        for (size_t i = 0; i < decision.options.size() && answer.options.empty(); ++i)
            if (asked == 1 || swu::OptionKind(decision.options[i].kind) == swu::OptionKind::Attack)
                (void)answer.options.tryPush(std::uint16_t(i));
        ASSERT_TRUE(window.session.play(answer).ok());
    }
    ASSERT_TRUE(window.session.over());
    window.session.close();
    window.matches().refresh();
    ASSERT_EQ(window.matches().finished().size(), 1);
    const QString text = window.matches().finished().at(0).value<LeftMatch>().text;
    EXPECT_TRUE(text.contains(QStringLiteral(" won · "))) << text.toStdString();
}

// --- what cannot be read -------------------------------------------------------------------------

TEST_F(Saving, ADamagedMatchIsKeptSaidAndGoneOnWith)
{
    leave(30);
    damage(first(), 20);
    const QByteArray before = contentOf(first());
    Window window(first());
    EXPECT_FALSE(window.session.resume(first()));
    EXPECT_FALSE(window.session.problem().isEmpty());
    EXPECT_FALSE(QFile::exists(first())) << "a new match may have the name";
    ASSERT_EQ(window.matches().count(), 1);
    const LeftMatch left = window.matches().newest();
    EXPECT_TRUE(left.damaged);
    EXPECT_EQ(left.offer, QStringLiteral("Continue from answer 19 of about 30"));
    EXPECT_TRUE(left.text.contains(QFileInfo(left.path).fileName())) << left.text.toStdString();
    EXPECT_EQ(contentOf(left.path), before);

    ASSERT_TRUE(window.deal(9));
    window.session.close();
    EXPECT_EQ(contentOf(left.path), before) << "nothing was dealt over it";
    ASSERT_TRUE(window.session.resume(left.path));
    EXPECT_EQ(window.session.match()->stepsDone(), 19U);
    EXPECT_TRUE(window.saving().note().contains(QStringLiteral("answer 19")));
    window.play(2);
    EXPECT_TRUE(window.saving().note().isEmpty());
    window.session.close();
    window.matches().refresh();
    EXPECT_EQ(window.matches().count(), 2) << "the new one, and what was mended";
    EXPECT_FALSE(QFile::exists(left.path)) << "no longer spoken of";
    const QDir kept(file(QStringLiteral("set-aside")));
    ASSERT_EQ(kept.entryList(QDir::Files).size(), 1);
    EXPECT_EQ(contentOf(kept.filePath(kept.entryList(QDir::Files).first())), before);
}

TEST_F(Saving, ADamagedMatchThatWasMovedIsGoneOnWithInAFileOfOurs)
{
    const QString elsewhere = file(QStringLiteral("stick.playmat"));
    Window window(first());
    ASSERT_TRUE(window.deal());
    window.play(20);
    ASSERT_TRUE(window.saving().moveTo(elsewhere));
    window.session.close();
    damage(elsewhere, 11);
    const QByteArray before = contentOf(elsewhere);
    ASSERT_TRUE(window.session.resume(elsewhere)) << window.session.problem().toStdString();
    EXPECT_EQ(window.session.match()->stepsDone(), 10U);
    EXPECT_FALSE(window.saving().note().isEmpty());
    EXPECT_FALSE(window.saving().failing());
    window.play(1);
    EXPECT_EQ(contentOf(elsewhere), before);
    EXPECT_TRUE(QFile::exists(first()));
}

TEST_F(Saving, AMatchOfANewerProgramIsSaidAtOnceAndKept)
{
    leave(8);
    QByteArray content = contentOf(first());
    const qsizetype at = content.indexOf("\"format\":") + 9;
    content.insert(at, '9');
    write(first(), content);
    Window window(first());
    ASSERT_EQ(window.matches().count(), 1);
    EXPECT_TRUE(window.matches().newest().damaged);
    EXPECT_TRUE(window.matches().newest().offer.isEmpty());
    EXPECT_FALSE(window.matches().canContinue());
    EXPECT_TRUE(window.matches().newest().text.contains(QStringLiteral("newer")))
        << window.matches().newest().text.toStdString();
    ASSERT_TRUE(window.deal());
    EXPECT_EQ(contentOf(window.matches().newest().path), content);
    EXPECT_TRUE(window.matches().hide(window.matches().newest().path));
    EXPECT_FALSE(window.matches().newest().damaged);
}

TEST_F(Saving, ATornLastLineIsSaidOnce)
{
    leave(10);
    QFile torn(first());
    ASSERT_TRUE(torn.open(QIODevice::Append));
    torn.write("{\"answer\":{\"opt");
    torn.close();
    Window window(first());
    ASSERT_TRUE(window.session.resume(first())) << window.session.problem().toStdString();
    EXPECT_TRUE(window.saving().note().startsWith(QStringLiteral("The last answer")));
    EXPECT_FALSE(window.saving().failing());
    window.play(1);
    EXPECT_TRUE(window.saving().note().isEmpty());
    window.session.close();
    ASSERT_TRUE(window.session.resume(first()));
    EXPECT_TRUE(window.saving().note().isEmpty());
}

// --- a disk that does not take it ----------------------------------------------------------------

TEST_F(Saving, AFullDiskIsSaidUntilItIsNoLongerFull)
{
    Window window(first());
    ASSERT_TRUE(window.deal());
    window.play(10);
    EXPECT_FALSE(window.saving().failing());
    {
        const FullDisk full(QFileInfo(first()).size() + 20);
        window.play(1);
        EXPECT_EQ(window.saving().title(), QStringLiteral("The last answer is not saved."));
        EXPECT_EQ(window.saving().reason(), QStringLiteral("The disk is full."));
        window.play(2);
        EXPECT_EQ(window.saving().title(), QStringLiteral("The last 3 answers are not saved."));
        EXPECT_FALSE(window.saving().tryAgain());
    }
    EXPECT_TRUE(window.saving().failing()) << "nobody has tried since";
    EXPECT_TRUE(window.saving().tryAgain());
    EXPECT_FALSE(window.saving().failing());
    const QString hash = window.hash();
    window.session.close();
    ASSERT_TRUE(window.session.resume(first()));
    EXPECT_EQ(window.hash(), hash);
    EXPECT_EQ(window.session.match()->stepsDone(), 13U);
}

TEST_F(Saving, ItIsTriedAgainByItself)
{
    Window window(first());
    window.saving().setPatience(1);
    ASSERT_TRUE(window.deal());
    {
        const FullDisk full(QFileInfo(first()).size());
        window.play(2);
        ASSERT_TRUE(window.saving().failing());
    }
    EXPECT_TRUE(QTest::qWaitFor([&] { return !window.saving().failing(); }));
}

TEST_F(Saving, WhereFilesCannotBeLockedThatIsSaidUntilTheNextAnswer)
{
    test::FaultyFiles files;
    files.failAll("lock", std::errc::no_lock_available);
    match::Match match = test::starterMatch(8, files);
    SavedMatches matches;
    matches.setFirst(first());
    MatchSaving saving(matches, [] { return QString(); });
    saving.begin(match, {});
    EXPECT_TRUE(match.hasJournal()) << "it can be kept all the same";
    EXPECT_FALSE(saving.failing());
    EXPECT_TRUE(saving.note().contains(QStringLiteral("second window")));
    saving.stepDone();
    EXPECT_TRUE(saving.note().isEmpty());
    ASSERT_TRUE(saving.moveTo(second()));
    EXPECT_TRUE(saving.note().contains(QStringLiteral("second window")));
    saving.stop();
    saving.begin(match, {second()});
    EXPECT_TRUE(saving.note().contains(QStringLiteral("second window")));
    files.mend();
    ASSERT_TRUE(saving.moveTo(first())) << "and where they can be, nothing is said";
    saving.stepDone();
    EXPECT_TRUE(saving.note().isEmpty());
    saving.stop();
}

TEST_F(Saving, AFolderThatIsNotThereIsSaidFromTheFirstMoment)
{
    write(file(QStringLiteral("home")), "a file, not a folder");
    Window window(file(QStringLiteral("home/data/current.playmat")));
    EXPECT_EQ(window.saving().title(), QStringLiteral("Matches cannot be saved."));
    EXPECT_TRUE(window.saving().reason().contains(file(QStringLiteral("home/data"))));
    ASSERT_TRUE(window.deal()) << "it can be played all the same";
    EXPECT_EQ(window.saving().title(), QStringLiteral("This match is not saved."));
    EXPECT_FALSE(window.saving().reason().isEmpty());
    window.play(3);
    EXPECT_TRUE(window.saving().failing());

    EXPECT_FALSE(window.saving().moveTo(file(QStringLiteral("home/again.playmat"))));
    EXPECT_FALSE(window.saving().problem().isEmpty());
    const QString elsewhere = file(QStringLiteral("elsewhere.playmat"));
    ASSERT_TRUE(window.saving().moveTo(elsewhere)) << window.saving().problem().toStdString();
    EXPECT_FALSE(window.saving().failing());
    window.play(3);
    const QString hash = window.hash();
    window.session.close();
    window.matches().refresh();
    ASSERT_EQ(window.matches().newest().path, elsewhere) << "it is found again";
    ASSERT_TRUE(window.session.resume(elsewhere));
    EXPECT_EQ(window.hash(), hash);
    window.play(1);
    EXPECT_FALSE(window.saving().failing());
}

TEST_F(Saving, AMatchThatMovedIsNotThereTwice)
{
    Window window(first());
    ASSERT_TRUE(window.deal());
    window.play(3);
    const QString elsewhere = file(QStringLiteral("stick.playmat"));
    ASSERT_TRUE(window.saving().moveTo(elsewhere));
    EXPECT_FALSE(QFile::exists(first()));
    EXPECT_EQ(window.matches().moved(), QStringList{elsewhere});
}

// --- copies --------------------------------------------------------------------------------------

TEST_F(Saving, ACopyIsOpenedAndNotWrittenTo)
{
    const QString copy = file(QStringLiteral("kept.playmat"));
    QString hash;
    {
        Window window(first());
        ASSERT_TRUE(window.deal());
        window.play(10);
        hash = window.hash();
        ASSERT_TRUE(window.saving().saveAs(copy));
        window.play(5);
    }
    const QByteArray before = contentOf(copy);
    Window window(first());
    ASSERT_TRUE(window.session.resume(copy)) << window.session.problem().toStdString();
    EXPECT_EQ(window.hash(), hash);
    window.play(5);
    EXPECT_FALSE(window.saving().failing());
    EXPECT_EQ(contentOf(copy), before);
    window.session.close();
    window.matches().refresh();
    EXPECT_EQ(window.matches().count(), 2) << "the first match, and what came of the copy";
}

TEST_F(Saving, ACopyThatCannotBeWrittenSaysWhy)
{
    Window window(first());
    ASSERT_TRUE(window.deal());
    EXPECT_FALSE(window.saving().saveAs(file(QStringLiteral("no such folder/kept.playmat"))));
    EXPECT_EQ(window.saving().problem(), QStringLiteral("There is no such folder."));
    EXPECT_FALSE(window.saving().failing()) << "the match itself is safe";
}

TEST_F(Saving, TheNameOfACopySaysWhatIsInIt)
{
    Window window(first());
    ASSERT_TRUE(window.deal());
    while (window.session.stage()->board().round < 2)
        window.play(1);
    EXPECT_EQ(window.saving().suggestedName(),
              QStringLiteral("Luke Skywalker against Darth Vader, round 2.playmat"));
}

// --- folders -------------------------------------------------------------------------------------

TEST_F(Saving, AFolderShowsFoldersThenTheFilesThatAreMeant)
{
    for (const char *name : {"b.playmat", "A.PLAYMAT", "notes.txt", ".hidden.playmat"})
        write(file(QLatin1String(name)), "x");
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("z")));
    Folder shown;
    const QAbstractItemModelTester tester(shown.rows(),
                                          QAbstractItemModelTester::FailureReportingMode::Warning);
    shown.setEndings(QStringLiteral("playmat"));
    shown.setFolder(file(QStringLiteral("not there/nor this")));
    EXPECT_EQ(shown.folder(), folder.path()) << "the nearest that exists";
    EXPECT_EQ(shown.count(), 0) << "nothing is read before somebody looks";
    shown.refresh();
    QStringList names;
    for (const FolderRow &row : shown.rows()->rows())
        names.append(row.name);
    EXPECT_EQ(names,
              (QStringList{QStringLiteral("z"), QStringLiteral("A.PLAYMAT"),
                           QStringLiteral("b.playmat")}));
    EXPECT_EQ(shown.pathOf(QStringLiteral(" mine "), true), file(QStringLiteral("mine.playmat")));
    EXPECT_EQ(shown.pathOf(QStringLiteral("mine"), false), file(QStringLiteral("mine")));
    EXPECT_EQ(shown.pathOf(QStringLiteral("A.PLAYMAT"), true), file(QStringLiteral("A.PLAYMAT")));
    EXPECT_EQ(shown.pathOf(QStringLiteral("z"), true), file(QStringLiteral("z")));
    EXPECT_EQ(shown.pathOf(QStringLiteral("/x.playmat"), true), QStringLiteral("/x.playmat"));
    EXPECT_EQ(shown.pathOf(QStringLiteral("  "), true), QString());
    EXPECT_EQ(shown.pathOf(QStringLiteral(".playmat"), true), QString()) << "no list shows it";
    shown.setFolder(file(QStringLiteral("z")));
    EXPECT_EQ(shown.count(), 0);
    shown.goUp();
    EXPECT_EQ(shown.folder(), folder.path());
}

} // namespace
} // namespace playmat::table
