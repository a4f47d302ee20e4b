// Seats that the program plays: it thinks on a thread of its own, answers for its seat alone, and
// goes away whenever somebody wants it to.
#include "kit/swu/bots/programs.h"
#include "kit/swu/host/hosted.h"
#include "kit/swu/learn/demo_bot.h"
#include "kit/swu/table/places.h"
#include "kit/swu/table/seen_by.h"
#include "support/language_folder.h"
#include "table/session/table_session.h"
#include "table/view/translator.h"
#include "two_people.h"

#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <stdexcept>
#include <thread>

namespace playmat::table {
namespace {

constexpr int kLongMs = 20000;

/// How a mind behaves: counted and steered by the test.
struct Behaviour
{
    std::atomic<int> asked = 0;
    std::atomic<int> inside = 0; ///< thinking now
    std::atomic<int> together = 0; ///< most at a time
    std::atomic<bool> never = false; ///< does not answer before it is told to stop
    std::atomic<bool> fails = false;
    std::atomic<bool> wrong = false; ///< answers with what is not allowed
    std::atomic<bool> silent = false; ///< has no answer
    std::atomic<bool> unable = false; ///< lacks what it should know
    std::atomic<int> ahead = 0; ///< times that it began to think ahead
    std::atomic<bool> isAhead = false; ///< does so now
};

class TestMind : public ProgramMind
{
public:
    TestMind(Behaviour &behaviour, std::uint64_t seed)
        : m_is(behaviour)
        , m_bot(seed)
    {
    }

    std::optional<core::Answer> think(const bots::SeenGame &seen,
                                      const std::stop_token &stop) override
    {
        ++m_is.asked;
        m_is.together = std::max(m_is.together.load(), ++m_is.inside);
        while (m_is.never && !stop.stop_requested())
            std::this_thread::yield();
        --m_is.inside;
        if (m_is.fails)
            throw std::runtime_error("a mind that fails");
        if (m_is.silent || stop.stop_requested())
            return std::nullopt;
        return m_is.wrong ? core::Answer::one(9999) : m_bot.choose(bots::gameOf(seen).game());
    }
    void thinkAhead(const std::stop_token &stop) override
    {
        m_is.isAhead = true;
        ++m_is.ahead;
        m_is.together = std::max(m_is.together.load(), ++m_is.inside);
        while (!stop.stop_requested())
            std::this_thread::yield();
        --m_is.inside;
        m_is.isAhead = false;
    }
    [[nodiscard]] std::string problem() const override { return m_is.unable ? "no weights" : ""; }

private:
    Behaviour &m_is;
    DemoBot m_bot;
};

struct Table
{
    Table()
    {
        session.stage()->setSpeed(PlaybackQueue::Off);
        session.stage()->setWindow({1280, 720});
        programs().setPace(ProgramSeats::AtOnce);
        programs().setMinds(
            [this](const match::CardLibrary &, const std::string &, std::uint64_t seed) {
                return std::make_unique<TestMind>(mind, seed);
            });
    }
    bool start(const QStringList &levels) { return session.start(kNames, kDecks, 7, levels); }
    ProgramSeats &programs() { return *session.programs(); }
    [[nodiscard]] const swu::Game &game() const { return *match::swuGame(*session.match()); }
    [[nodiscard]] int toMove() const { return session.over() ? -1 : game().decision().player; }
    /// Until it is a person's move, or over.
    [[nodiscard]] bool waitForPerson()
    {
        return QTest::qWaitFor([&] { return !programs().plays(toMove()); }, kLongMs);
    }
    /// Gives answers for the people until so many are given or the game is over.
    int play(int answers)
    {
        int given = 0;
        for (; given < answers && waitForPerson() && !session.over(); ++given)
            EXPECT_TRUE(session.play(bot.choose(game())).ok());
        return given;
    }
    [[nodiscard]] std::size_t steps() const { return session.match()->stepsDone(); }

    Behaviour mind;
    TableSession session;
    DemoBot bot{3};
};

class ProgramSeat : public testing::TestWithParam<int>
{
protected:
    [[nodiscard]] static int person() { return 1 - GetParam(); }
    [[nodiscard]] static QStringList levels(int program = GetParam())
    {
        QStringList levels{QString(), QString()};
        levels[program] = QStringLiteral("novice");
        return levels;
    }
    Table table;
};

INSTANTIATE_TEST_SUITE_P(BothSeats, ProgramSeat, testing::Values(0, 1));

TEST_P(ProgramSeat, PlaysToTheEndAgainstAPerson)
{
    ASSERT_TRUE(table.start(levels()));
    table.play(2000);
    EXPECT_TRUE(table.session.over());
    EXPECT_GT(table.mind.asked, 5);
    EXPECT_EQ(table.mind.together, 1);
    for (const match::Match::Step &step : table.session.match()->steps())
        EXPECT_LT(step.player, 2);
}

TEST_P(ProgramSeat, SitsOppositeAndShowsNothingOfItsHand)
{
    ASSERT_TRUE(table.start(levels()));
    table.play(20);
    EXPECT_EQ(table.session.seats()->seating(), Seating::Own);
    EXPECT_EQ(table.session.stage()->nearSeat().seat, person());
    EXPECT_EQ(table.session.stage()->farSeat().seat, GetParam());
    for (const CardRow &row : table.session.stage()->scene().rows()) {
        if (row.zone.zone == Zone::Hand) {
            EXPECT_EQ(row.facts.hidden(), row.zone.seat == GetParam());
        }
    }
    for (int seat = 0; seat < 2; ++seat) {
        table.session.seats()->peekToggle(seat);
        table.session.seats()->peekKey(seat, true);
        EXPECT_EQ(table.session.seats()->peeking(), person());
    }
    table.session.seats()->coverHands();
    EXPECT_EQ(table.session.seats()->peeking(), person());
}

TEST_P(ProgramSeat, ItsQuestionsArePutToNobody)
{
    ASSERT_TRUE(table.start(levels()));
    table.play(6);
    ASSERT_TRUE(table.waitForPerson());
    table.mind.never = true;
    while (table.toMove() == person())
        ASSERT_TRUE(table.session.play(table.bot.choose(table.game())).ok());
    TableController &hands = *table.session.controller();
    const std::size_t before = table.steps();
    hands.refresh();
    EXPECT_EQ(hands.desk()->choice(), ChoiceStyle::None);
    EXPECT_EQ(hands.desk()->choices()->rowCount(), 0);
    EXPECT_FALSE(hands.desk()->prompt().canPass);
    for (const CardRow &row : table.session.stage()->scene().rows())
        EXPECT_EQ(row.mark, 0) << row.facts.name.toStdString();
    hands.desk()->pass();
    hands.desk()->takeToken();
    hands.desk()->confirm(true);
    hands.desk()->done();
    hands.desk()->skip();
    for (const CardRow &row : std::vector<CardRow>(table.session.stage()->scene().rows())) {
        hands.pointer()->activate(row.viewId);
        hands.menu()->openAt(row.place.rect.center());
        hands.cancel();
        hands.cancel();
    }
    EXPECT_EQ(table.steps(), before);
    table.session.close(); // in the middle of a thought
    EXPECT_FALSE(table.session.running());
}

TEST_P(ProgramSeat, TakingBackGoesToOnesOwnLastAnswer)
{
    ASSERT_TRUE(table.start(levels()));
    table.play(12);
    ASSERT_TRUE(table.waitForPerson());
    const std::size_t before = table.steps();
    const std::uint64_t hash = table.game().hash();
    ASSERT_TRUE(table.session.play(table.bot.choose(table.game())).ok());
    ASSERT_TRUE(table.waitForPerson());
    const std::size_t after = table.steps();
    const std::uint64_t then = table.game().hash();
    table.session.takingBack()->undo();
    EXPECT_FALSE(table.session.takingBack()->request().open);
    EXPECT_EQ(table.steps(), before);
    EXPECT_EQ(table.game().hash(), hash);
    EXPECT_EQ(table.toMove(), person());
    table.session.takingBack()->redo();
    EXPECT_EQ(table.steps(), after);
    EXPECT_EQ(table.game().hash(), then);
}

TEST_P(ProgramSeat, TakingBackWhileItThinksStopsIt)
{
    ASSERT_TRUE(table.start(levels()));
    table.play(6);
    ASSERT_TRUE(table.waitForPerson());
    table.mind.never = true;
    std::size_t before = table.steps();
    while (table.toMove() == person()) {
        before = table.steps();
        ASSERT_TRUE(table.session.play(table.bot.choose(table.game())).ok());
    }
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.programs().thinking() == GetParam(); }));
    table.session.takingBack()->undo();
    EXPECT_EQ(table.steps(), before);
    EXPECT_EQ(table.programs().busy(), -1);
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.mind.inside == 0; }));
    table.mind.never = false;
    EXPECT_GT(table.play(5), 0); // and plays on
}

TEST_P(ProgramSeat, IsHandedOverAndTakenOverAtAnyDecision)
{
    ASSERT_TRUE(table.start({}));
    EXPECT_EQ(table.session.seats()->seating(), Seating::Peek);
    for (int given = 0; given < 60 && !table.session.over(); ++given) {
        const QString level = given % 3 == 0 ? QStringLiteral("novice")
            : given % 3 == 1                 ? QStringLiteral("advanced")
                                             : QString();
        table.programs().hand(GetParam(), level);
        EXPECT_EQ(table.programs().levels().at(GetParam()), level);
        EXPECT_TRUE(table.session.stage()->showsFreshObservation());
        table.play(1);
    }
    table.programs().hand(GetParam(), {});
    EXPECT_EQ(table.session.seats()->seating(), Seating::Peek);
    EXPECT_EQ(table.session.stage()->nearSeat().seat, 0);
}

/// Whoever gave up the seat may still sit there.
TEST_P(ProgramSeat, TheOthersHandStaysCoveredUntilTheyLook)
{
    ASSERT_TRUE(table.start({}));
    table.play(20);
    const auto open = [&](int seat) {
        int faces = 0;
        for (const CardRow &row : table.session.stage()->scene().rows())
            faces += row.zone == ZoneKey{Zone::Hand, seat} && !row.facts.hidden();
        return faces > 0;
    };
    table.programs().hand(GetParam(), QStringLiteral("novice"));
    table.play(2);
    EXPECT_EQ(table.session.seats()->seating(), Seating::Peek);
    EXPECT_EQ(table.session.stage()->nearSeat().seat, person());
    EXPECT_FALSE(open(0) || open(1));
    table.session.seats()->peekToggle(GetParam());
    table.session.seats()->peekKey(GetParam(), true);
    table.session.seats()->peekKey(GetParam(), false);
    EXPECT_FALSE(open(0) || open(1)) << "the program's is nobody's to look at";
    table.programs().hand(GetParam(), QStringLiteral("advanced"));
    EXPECT_FALSE(open(0) || open(1)) << "it is the same person's turn to look";
    table.session.seats()->peekKey(person(), true);
    EXPECT_TRUE(open(person()));
    table.session.seats()->peekKey(person(), false);
    EXPECT_EQ(table.session.seats()->seating(), Seating::Own);
    EXPECT_TRUE(open(person()) && !open(GetParam())) << "and it stays open, as against any program";
    table.programs().hand(GetParam(), {});
    EXPECT_FALSE(open(0) || open(1));
    table.programs().hand(GetParam(), QStringLiteral("novice"));
    ASSERT_TRUE(table.start(levels()));
    EXPECT_EQ(table.session.seats()->seating(), Seating::Own) << "another match";
}

TEST_P(ProgramSeat, TheJournalKnowsWhoPlays)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("current.playmat"));
    table.session.setJournal(file);
    ASSERT_TRUE(table.start(levels()));
    table.play(8);
    table.programs().hand(GetParam(), QStringLiteral("advanced"));
    table.play(2);
    ASSERT_TRUE(table.waitForPerson());
    const std::uint64_t hash = table.game().hash();
    table.session.close();
    EXPECT_EQ(table.session.programs()->levels(), (QStringList{QString(), QString()}));

    Table later;
    later.session.setJournal(file);
    ASSERT_TRUE(later.session.resume(file)) << later.session.problem().toStdString();
    EXPECT_EQ(later.game().hash(), hash);
    EXPECT_EQ(later.programs().levels().at(GetParam()), QStringLiteral("advanced"));
    EXPECT_EQ(later.session.stage()->nearSeat().seat, person());
    EXPECT_GT(later.play(3), 0);
    later.programs().hand(GetParam(), {});
    later.session.close();

    Table last;
    ASSERT_TRUE(last.session.resume(file));
    EXPECT_FALSE(last.programs().any());
}

TEST_P(ProgramSeat, ANameThatSaysTheLevelFollowsIt)
{
    QStringList names = kNames;
    names[GetParam()] = ProgramSeats::usualName(QStringLiteral("novice"));
    ASSERT_TRUE(table.session.start(names, kDecks, 7, levels()));
    const auto name = [&] { return table.session.stage()->farSeat().name; };
    EXPECT_EQ(name(), QStringLiteral("Novice"));
    table.programs().hand(GetParam(), QStringLiteral("advanced"));
    EXPECT_EQ(name(), QStringLiteral("Advanced"));
}

/// A match may have begun in English.
TEST_P(ProgramSeat, LevelsAreSaidInTheLanguageInUse)
{
    QStringList names = kNames;
    names[GetParam()] = ProgramSeats::usualName(QStringLiteral("novice"));
    ASSERT_TRUE(table.session.start(names, kDecks, 7, levels()));
    int told = 0;
    QObject::connect(&table.programs(), &ProgramSeats::changed, [&] { ++told; });
    Translator::use(test::languageNamed("de"));
    EXPECT_GT(told, 0);
    const QVariantMap first = ProgramSeats::ladder().constFirst().toMap();
    EXPECT_EQ(first.value(QStringLiteral("name")), QStringLiteral("Novize"));
    table.programs().hand(GetParam(), QStringLiteral("advanced"));
    EXPECT_EQ(table.session.stage()->farSeat().name, QStringLiteral("Könner"));
    Translator::use(nullptr);
    EXPECT_EQ(ProgramSeats::usualName(QStringLiteral("advanced")), QStringLiteral("Advanced"));
}

TEST_P(ProgramSeat, SaysSoWhenItFindsNoMove)
{
    for (std::atomic<bool> *fault : {&table.mind.fails, &table.mind.silent, &table.mind.wrong}) {
        *fault = true;
        ASSERT_TRUE(table.start(levels()));
        while (table.toMove() == person())
            ASSERT_TRUE(table.session.play(table.bot.choose(table.game())).ok());
        ASSERT_TRUE(QTest::qWaitFor([&] { return !table.programs().problem().isEmpty(); }));
        const int asked = table.mind.asked;
        QTest::qWait(50);
        EXPECT_EQ(table.mind.asked, asked); // it is not asked over and over
        EXPECT_EQ(table.session.controller()->desk()->prompt().text, table.programs().problem());
        *fault = false;
        table.programs().tryAgain();
        EXPECT_TRUE(table.waitForPerson());
        table.session.close();
    }
}

TEST_P(ProgramSeat, SaysWhyItCannotPlayAtAll)
{
    table.mind.unable = true;
    ASSERT_TRUE(table.start(levels()));
    while (table.toMove() == person())
        ASSERT_TRUE(table.session.play(table.bot.choose(table.game())).ok());
    EXPECT_TRUE(table.programs().problem().endsWith(QStringLiteral("cannot play: no weights")));
    EXPECT_EQ(table.mind.asked, 0);
    table.mind.unable = false;
    table.programs().tryAgain();
    EXPECT_TRUE(table.waitForPerson());
}

TEST_P(ProgramSeat, ASeatWhoseProgramIsStuckIsTakenOver)
{
    table.mind.never = true;
    table.programs().setPatience(30);
    ASSERT_TRUE(table.start(levels()));
    while (table.toMove() == person())
        ASSERT_TRUE(table.session.play(table.bot.choose(table.game())).ok());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !table.programs().problem().isEmpty(); }));
    table.programs().takeOver();
    EXPECT_FALSE(table.programs().any());
    EXPECT_TRUE(table.session.play(table.bot.choose(table.game())).ok());
}

TEST_P(ProgramSeat, ShowsWhereItReachesBeforeItMoves)
{
    ASSERT_TRUE(table.start(levels()));
    table.programs().setPace(ProgramSeats::Slow);
    bool pointed = false;
    for (int n = 0; n < 40 && !pointed && !table.session.over(); ++n) {
        if (table.toMove() == person()) {
            ASSERT_TRUE(table.session.play(table.bot.choose(table.game())).ok());
            continue;
        }
        const std::size_t before = table.steps();
        const bool attack = table.game().decision().kind == core::DecisionKind::Action;
        table.programs().setPace(attack ? ProgramSeats::Quick : ProgramSeats::AtOnce);
        ASSERT_TRUE(QTest::qWaitFor([&] {
            pointed = pointed || table.programs().pointer().size() > 1;
            return pointed || table.steps() > before;
        }));
    }
    EXPECT_TRUE(pointed);
    const std::size_t before = table.steps();
    table.programs().goOn();
    EXPECT_EQ(table.steps(), before + 1);
    EXPECT_FALSE(table.programs().said().isEmpty());
}

TEST_P(ProgramSeat, WaitsWhileNobodySeesTheTable)
{
    ASSERT_TRUE(table.start(levels()));
    table.play(6);
    table.programs().setPaused(true);
    while (table.toMove() == person())
        ASSERT_TRUE(table.session.play(table.bot.choose(table.game())).ok());
    const std::size_t before = table.steps();
    QTest::qWait(50);
    table.programs().goOn();
    EXPECT_EQ(table.steps(), before);
    table.programs().setPaused(false);
    EXPECT_TRUE(table.waitForPerson());
    EXPECT_GT(table.steps(), before);
}

TEST_P(ProgramSeat, ThinksAheadOnlyIfWantedAndWhileAPersonDecides)
{
    ASSERT_TRUE(table.start(levels()));
    table.play(6);
    ASSERT_TRUE(table.waitForPerson());
    QTest::qWait(30);
    EXPECT_EQ(table.mind.ahead, 0) << "nobody wants it to";
    table.programs().setAhead(true);
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.mind.isAhead.load(); }));
    for (int i = 0; i < 8; ++i) {
        ASSERT_TRUE(table.session.play(table.bot.choose(table.game())).ok());
        ASSERT_TRUE(table.waitForPerson());
        ASSERT_TRUE(QTest::qWaitFor([&] { return table.mind.isAhead.load(); }));
    }
    EXPECT_EQ(table.mind.together, 1) << "one thing at a time";
    table.programs().setPaused(true);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !table.mind.isAhead; })) << "nobody sees the table";
    table.programs().setPaused(false);
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.mind.isAhead.load(); }));
    table.programs().setAhead(false);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !table.mind.isAhead; }));
    table.programs().setAhead(true);
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.mind.isAhead.load(); }));
    table.session.close();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !table.mind.isAhead; }));
}

TEST_P(ProgramSeat, OneThatAdaptsKeepsItsStrengthAndJudgesAGameOnce)
{
    table.programs().setProperty("adaptiveElo", 1310);
    QStringList results;
    QObject::connect(&table.programs(), &ProgramSeats::judged, &table.session,
                     [&](const QString &result) { results.append(result); });
    QStringList adaptive = levels();
    adaptive[GetParam()] = QStringLiteral("adaptive");
    ASSERT_TRUE(table.start(adaptive));
    EXPECT_EQ(table.session.match()->setup().seats.at(std::size_t(GetParam())).program,
              "adaptive:1310");
    EXPECT_EQ(table.programs().levels(), adaptive);
    table.programs().setProperty("adaptiveElo", 1500);
    table.play(2000);
    ASSERT_TRUE(table.session.over());
    const int winner = table.game().result()->winner;
    const QStringList expected{winner == person()         ? QStringLiteral("w")
                                   : winner == swu::kNone ? QStringLiteral("d")
                                                          : QStringLiteral("l")};
    EXPECT_EQ(results, expected);
    table.session.takingBack()->undo();
    table.play(2000);
    ASSERT_TRUE(table.session.over());
    EXPECT_EQ(results, expected) << "the same game";
}

TEST_P(ProgramSeat, OthersJudgeNobody)
{
    int judged = 0;
    QObject::connect(&table.programs(), &ProgramSeats::judged, &table.session,
                     [&](const QString &) { ++judged; });
    ASSERT_TRUE(table.start(levels()));
    table.play(2000);
    ASSERT_TRUE(table.session.over());
    EXPECT_EQ(judged, 0);
}

TEST(Sparring, GrowsWithWinsAndRemembersTenGames)
{
    Sparring sparring;
    const int first = sparring.elo();
    sparring.note('w');
    EXPECT_GT(sparring.elo(), first);
    sparring.note('d');
    const int second = sparring.elo();
    sparring.note('l');
    EXPECT_LT(sparring.elo(), second);
    for (int i = 0; i < 40; ++i)
        sparring.note('w');
    EXPECT_EQ(sparring.elo(), Sparring::kMost);
    EXPECT_EQ(sparring.results(), "wwwwwwwwww");
    for (int i = 0; i < 40; ++i)
        sparring.note('l');
    EXPECT_EQ(sparring.elo(), Sparring::kLeast);
    EXPECT_EQ(sparring.wins(), 0);
    const Sparring odd(99999, "wlx;<b>ddwwwwwwwwwww");
    EXPECT_EQ(odd.elo(), Sparring::kMost);
    EXPECT_EQ(odd.games(), 10);
}

/// Against somebody whose chances follow the Elo scale, about half of the games are won in the end.
TEST(Sparring, EndsWhereHalfOfTheGamesAreWon)
{
    core::Rng rng(5);
    for (const int strength : {1300, 1500, 1800}) {
        Sparring sparring;
        int wins = 0;
        for (int game = 0; game < 440; ++game) {
            const double chance = 1 / (1 + std::pow(10.0, (sparring.elo() - strength) / 400.0));
            const bool won = rng.below(10000) < static_cast<std::uint32_t>(10000 * chance);
            sparring.note(won ? 'w' : 'l');
            wins += game >= 40 && won ? 1 : 0;
        }
        EXPECT_NEAR(wins / 400.0, .5, .05) << strength;
    }
}

TEST(ProgramLevels, AStrengthBelongsToTheOneThatAdaptsAlone)
{
    EXPECT_EQ(fullLevel("adaptive", 1310), "adaptive:1310");
    EXPECT_EQ(fullLevel("adaptive:1200", 1310), "adaptive:1200");
    EXPECT_EQ(fullLevel("adaptive:99999", 1310), "adaptive:1950");
    EXPECT_EQ(fullLevel("adaptive:many", 1310), "adaptive:1310");
    EXPECT_EQ(fullLevel("novice:1700", 1310), "novice");
    EXPECT_EQ(programLevel("adaptive:1310").id, "adaptive");
    EXPECT_EQ(programLevel("of a later version").id, "intermediate");
    for (const char *gone : {"expert", "master"}) // old settings and saved matches contain these
        EXPECT_EQ(programLevel(gone).id, "advanced");
}

TEST(ProgramSeats, TwoOfThemPlayAndSomebodyWatches)
{
    Table table;
    ASSERT_TRUE(table.start({QStringLiteral("novice"), QStringLiteral("advanced")}));
    EXPECT_EQ(table.session.seats()->seating(), Seating::Open);
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.session.over(); }, kLongMs));
    EXPECT_FALSE(table.session.takingBack()->canUndo());
}

TEST(ProgramSeats, AMatchIsClosedAtAnyMomentOfAThought)
{
    for (int wait = 0; wait < 30; ++wait) {
        Table table;
        table.mind.never = wait % 2 == 0;
        ASSERT_TRUE(table.start({QStringLiteral("novice"), QStringLiteral("novice")}));
        QTest::qWait(wait % 7);
        if (wait % 3 == 0) {
            table.session.close();
        } else if (wait % 3 == 1) {
            ASSERT_TRUE(table.session.playAgain());
        }
    }
}

} // namespace
} // namespace playmat::table
