// A person alone against the program: from the start page to the end, by mouse and by keys.
#include "hands.h"
#include "kit/swu/bots/programs.h"
#include "kit/swu/host/hosted.h"
#include "kit/swu/learn/demo_bot.h"
#include "seen.h"
#include "sentences.h"

#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <set>
#include <thread>

namespace playmat::qmltest {
namespace {

using table::ProgramSeats;
namespace Seating = table::Seating;

std::atomic<bool> gThinks = false; ///< for as long as a test wants it to

class QuickMind : public table::ProgramMind
{
public:
    explicit QuickMind(std::uint64_t seed)
        : m_bot(seed)
    {
    }
    std::optional<core::Answer> think(const bots::SeenGame &seen,
                                      const std::stop_token &stop) override
    {
        while (gThinks && !stop.stop_requested())
            std::this_thread::yield();
        return m_bot.choose(bots::gameOf(seen).game());
    }

private:
    table::DemoBot m_bot;
};

struct Against : testing::TestWithParam<int>
{
    Against()
        : app(Seating::Peek)
        , hands(app)
    {
    }
    ~Against() override { gThinks = false; }
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        app.keepJournal();
        app.settings.setSeed(7);
        app.settings.setProgramPace(ProgramSeats::AtOnce);
        app.session.programs()->setMinds(
            [](const match::CardLibrary &, const std::string &, std::uint64_t seed) {
                return std::make_unique<QuickMind>(seed);
            });
    }
    [[nodiscard]] ProgramSeats &programs() { return *app.session.programs(); }
    [[nodiscard]] const swu::Game &game() const { return *match::swuGame(*app.session.match()); }
    [[nodiscard]] int program() const { return GetParam(); }
    [[nodiscard]] int person() const { return 1 - GetParam(); }
    void click(const QString &name)
    {
        ++clicks;
        app.waitABit();
        hands.clickItem(name);
    }
    [[nodiscard]] bool shown(const char *name) const
    {
        return app.item(QLatin1String(name)) != nullptr;
    }
    [[nodiscard]] bool isPersons()
    {
        return app.session.over() || !programs().plays(int(game().decision().player));
    }
    [[nodiscard]] bool waitForPerson()
    {
        const bool came = becomes([&] { return isPersons(); });
        app.waitABit();
        return came;
    }
    [[nodiscard]] bool dealt()
    {
        return becomes([&] { return app.session.running() && shown("table"); });
    }
    /// The program sits in its seat, and a game is dealt.
    [[nodiscard]] bool deal()
    {
        app.settings.setProgram(person(), {});
        app.settings.setProgram(program(), QStringLiteral("novice"));
        click(QStringLiteral("dealButton"));
        return dealt() && waitForPerson();
    }
    /// The person's answers come from a bot.
    void play(int answers)
    {
        for (int i = 0; i < answers && waitForPerson() && !app.session.over(); ++i)
            ASSERT_TRUE(app.session.play(bot.choose(game())).ok());
    }
    /// On to where the person may take an action.
    [[nodiscard]] bool playToAction()
    {
        for (int i = 0; i < 60 && waitForPerson() && !app.session.over(); ++i) {
            if (game().decision().kind == core::DecisionKind::Action && app.prompt().canPass)
                return true;
            play(1);
        }
        return false;
    }
    [[nodiscard]] std::size_t steps() const { return app.session.match()->stepsDone(); }

    App app;
    Hands hands;
    table::DemoBot bot{5};
    int clicks = 0;
};

INSTANTIATE_TEST_SUITE_P(BothSeats, Against, testing::Values(0, 1));

using FirstGame = Against;
INSTANTIATE_TEST_SUITE_P(Fresh, FirstGame, testing::Values(1));

TEST_P(FirstGame, IsThreeClicksAwayAtMost)
{
    click(QStringLiteral("playProgram"));
    ASSERT_TRUE(dealt());
    EXPECT_LE(clicks, 3);
    EXPECT_EQ(programs().levels(), (QStringList{QString(), QStringLiteral("novice")}));
    EXPECT_EQ(app.session.stage()->farSeat().name, QStringLiteral("Novice"));
    EXPECT_EQ(app.session.seats()->seating(), Seating::Own);
}

TEST_P(FirstGame, IsReachedByKeysToo)
{
    for (int i = 0; i < 40 && app.window->activeFocusItem()->objectName() != u"playProgram"; ++i)
        hands.key(Qt::Key_Tab);
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(dealt());
    EXPECT_TRUE(programs().any());
}

TEST_P(FirstGame, LevelNameAndDeckAreChosenOnTheStartPage)
{
    click(QStringLiteral("seatingProgram"));
    EXPECT_EQ(app.settings.programs().at(1), QStringLiteral("novice"));
    click(QStringLiteral("stronger1"));
    click(QStringLiteral("stronger1"));
    click(QStringLiteral("weaker1"));
    EXPECT_EQ(app.settings.programs().at(1), QStringLiteral("beginner"));
    EXPECT_EQ(app.item(QStringLiteral("name1"))->property("text").toString(),
              QStringLiteral("Beginner"));
    EXPECT_TRUE(app.settings.surprise());
    click(QStringLiteral("changeDeck1"));
    EXPECT_FALSE(app.settings.surprise());
    EXPECT_EQ(app.decks.dealt(), app.decks.documents());
    click(QStringLiteral("surprise1"));
    EXPECT_TRUE(app.settings.surprise());
    click(QStringLiteral("who1"));
    click(QStringLiteral("who0"));
    EXPECT_EQ(app.settings.programs(), (QStringList{QStringLiteral("beginner"), QString()}));
    click(QStringLiteral("dealButton"));
    ASSERT_TRUE(dealt());
    EXPECT_EQ(app.session.stage()->nearSeat().seat, 1);
    EXPECT_EQ(app.session.stage()->nearSeat().name, app.settings.playerName(1));
}

TEST_P(FirstGame, TwoProgramsAreWatched)
{
    click(QStringLiteral("seatingWatch"));
    click(QStringLiteral("dealButton"));
    ASSERT_TRUE(dealt());
    EXPECT_TRUE(programs().all());
    EXPECT_TRUE(becomes([&] { return steps() > 10; }));
    click(QStringLiteral("seatButton0")); // and stopped, to play on oneself
    click(QStringLiteral("closeSeats"));
    app.session.programs()->hand(0, {});
    EXPECT_TRUE(waitForPerson());
    EXPECT_EQ(app.session.stage()->nearSeat().seat, 0);
}

TEST_P(Against, APersonPlaysByMouse)
{
    ASSERT_TRUE(deal());
    EXPECT_EQ(app.session.stage()->nearSeat().seat, person());
    ASSERT_TRUE(playToAction());
    const std::size_t before = steps();
    click(QStringLiteral("passButton"));
    EXPECT_GT(steps(), before);
    EXPECT_TRUE(waitForPerson());
}

TEST_P(Against, APersonPlaysByKeys)
{
    ASSERT_TRUE(deal());
    ASSERT_TRUE(playToAction());
    const std::size_t before = steps();
    hands.key(Qt::Key_P);
    EXPECT_GT(steps(), before);
    ASSERT_TRUE(waitForPerson());
    const std::size_t after = steps();
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(steps(), before);
    EXPECT_FALSE(app.session.takingBack()->request().open);
    hands.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(steps(), after);
}

TEST_P(Against, NoDecisionOfTheProgramIsPutToThePerson)
{
    ASSERT_TRUE(deal());
    ASSERT_TRUE(playToAction());
    gThinks = true;
    hands.key(Qt::Key_P);
    ASSERT_FALSE(isPersons());
    ASSERT_TRUE(becomes([&] { return programs().thinking() == program(); }));
    EXPECT_TRUE(shown("programSign"));
    EXPECT_EQ(app.prompt().text, QStringLiteral("Thinking…"));
    const std::size_t before = steps();
    for (const char *button : {"passButton", "initiativeButton"})
        EXPECT_FALSE(app.item(QLatin1String(button))->isEnabled());
    for (const Qt::Key key : {Qt::Key_P, Qt::Key_T, Qt::Key_D, Qt::Key_S, Qt::Key_Return}) {
        app.waitABit();
        hands.key(key);
    }
    hands.hold(program() == 0 ? Qt::Key_F : Qt::Key_J);
    hands.letGo(program() == 0 ? Qt::Key_F : Qt::Key_J);
    EXPECT_EQ(steps(), before);
    EXPECT_EQ(app.session.seats()->peeking(), person());
    hands.key(Qt::Key_Z, Qt::ControlModifier); // and its thought is not waited for
    EXPECT_EQ(steps(), before - 1);
    gThinks = false;
    EXPECT_TRUE(isPersons());
}

/// Names of what the program holds, and which are nowhere in the open.
std::set<QString> secretsOf(const swu::SeatedGame &game, int seat)
{
    const auto names = [&](const swu::Observation &seen) {
        std::set<QString> all;
        for (const swu::CardView &card : seen.cards) {
            if (card.def != 0)
                all.insert(QString::fromStdString(game.db().def(card.def).name));
        }
        return all;
    };
    const std::set<QString> open
        = names(game.observe(swu::Viewer::of(swu::PlayerId(1 - seat)), swu::IdsOf::Game));
    std::set<QString> secrets
        = names(game.observe(swu::Viewer::of(swu::PlayerId(seat)), swu::IdsOf::Game));
    for (const QString &name : open)
        secrets.erase(name);
    return secrets;
}

TEST_P(Against, WhatTheProgramHoldsIsNeitherShownNorSaid)
{
    app.hidePictures();
    ASSERT_TRUE(deal());
    std::set<QString> said; // in the log, of cards that were open then
    for (int i = 0; i < 25 && waitForPerson() && !app.session.over(); ++i) {
        app.settle();
        const QString words = wordsOf(app);
        for (const table::LogRow &row : app.session.log()->rows())
            said.insert(row.plain);
        for (const QString &name :
             secretsOf(*match::seatedSwu(app.session.match()->game()), program())) {
            const bool told = std::ranges::any_of(
                said, [&](const QString &line) { return line.contains(name); });
            EXPECT_TRUE(told || !words.contains(name)) << name.toStdString();
        }
        play(1);
    }
}

TEST_P(Against, ASeatIsHandedOnAndTakenOverFromItsButton)
{
    ASSERT_TRUE(deal());
    ASSERT_TRUE(playToAction());
    gThinks = true;
    hands.key(Qt::Key_P);
    click(QStringLiteral("seatButton%1").arg(program()));
    ASSERT_TRUE(shown("closeSeats"));
    sayEach(app, shownText(app, "", QStringLiteral("You, or a friend")),
            {"seats_dialog.elo_about"});
    QQuickItem *row = app.item(QStringLiteral("seatLevel%1").arg(program()));
    ASSERT_NE(row, nullptr);
    row->forceActiveFocus();
    hands.key(Qt::Key_Right);
    EXPECT_EQ(programs().levels().at(program()), QStringLiteral("beginner"));
    hands.key(Qt::Key_Left);
    hands.key(Qt::Key_Left);
    EXPECT_FALSE(programs().any());
    hands.key(Qt::Key_Escape);
    gThinks = false;
    EXPECT_TRUE(isPersons());
    EXPECT_EQ(app.session.seats()->seating(), Seating::Peek);
    EXPECT_EQ(app.prompt().seat, program());
}

/// A person gives up a seat, and whoever plays on looks when nobody else does.
TEST_P(Against, TheHandOfWhoPlaysOnLiesOpenOnceTheyLook)
{
    ASSERT_TRUE(deal());
    ASSERT_TRUE(playToAction());
    programs().hand(program(), {});
    ASSERT_TRUE(becomes([&] { return shown("peek0") && shown("peek1"); }));
    programs().hand(program(), QStringLiteral("novice"));
    const QString own = QStringLiteral("peek%1").arg(1 - program());
    EXPECT_TRUE(becomes([&] { return !shown(program() == 0 ? "peek0" : "peek1"); }));
    EXPECT_EQ(app.session.seats()->seating(), Seating::Peek);
    app.settle();
    EXPECT_FALSE(shown(program() == 0 ? "seatButton1" : "seatButton0")) << "the eye is there";
    app.picture(QStringLiteral("plays-on-%1").arg(program()));
    click(own);
    EXPECT_EQ(app.session.seats()->seating(), Seating::Own);
    EXPECT_TRUE(app.session.stage()->nearSeat().handOpen);
    EXPECT_TRUE(becomes([&] { return app.item(own) == nullptr; }));
}

TEST_P(Against, SpaceGoesOnAtOnce)
{
    ASSERT_TRUE(deal());
    ASSERT_TRUE(playToAction());
    app.settings.setProgramPace(ProgramSeats::Slow);
    hands.key(Qt::Key_P);
    ASSERT_FALSE(isPersons());
    const std::size_t before = steps();
    ASSERT_TRUE(becomes([&] {
        hands.key(Qt::Key_Space);
        return steps() > before;
    }));
    EXPECT_FALSE(programs().said().isEmpty());
}

TEST_P(Against, ThinksOnThePersonsTurnOnceThatIsSwitchedOn)
{
    ASSERT_TRUE(deal());
    ASSERT_TRUE(playToAction());
    EXPECT_FALSE(programs().ahead());
    click(QStringLiteral("tableSettings"));
    click(QStringLiteral("thinkAheadSwitch"));
    EXPECT_TRUE(app.settings.thinkAhead());
    EXPECT_TRUE(programs().ahead());
    app.picture(QStringLiteral("settings-think-ahead"));
    click(QStringLiteral("closeSettings"));
    const std::size_t before = steps();
    hands.key(Qt::Key_P);
    EXPECT_GT(steps(), before);
    EXPECT_TRUE(waitForPerson());
}

TEST_P(Against, AProgramWithoutAMoveIsReplaced)
{
    app.session.programs()->setPatience(50);
    ASSERT_TRUE(deal());
    ASSERT_TRUE(playToAction());
    gThinks = true;
    hands.key(Qt::Key_P);
    ASSERT_TRUE(becomes([&] { return shown("programTakeOver"); }));
    click(QStringLiteral("programTakeOver"));
    gThinks = false;
    EXPECT_FALSE(programs().any());
    EXPECT_FALSE(shown("programTakeOver"));
    EXPECT_TRUE(isPersons());
}

TEST_P(Against, OnlyThePersonCanConcede)
{
    ASSERT_TRUE(deal());
    ASSERT_TRUE(playToAction());
    click(QStringLiteral("menuButton"));
    click(QStringLiteral("concede"));
    EXPECT_TRUE(shown("concedeNear"));
    EXPECT_FALSE(shown("concedeFar"));
    click(QStringLiteral("concedeNear"));
    EXPECT_TRUE(becomes([&] { return shown("playAgain"); }));
    EXPECT_EQ(app.session.stage()->board().winner, program());
    click(QStringLiteral("playAgain"));
    EXPECT_TRUE(dealt());
    EXPECT_TRUE(programs().plays(program()));
}

TEST_P(Against, TheGameIsContinuedAgainstTheSameProgram)
{
    ASSERT_TRUE(deal());
    ASSERT_TRUE(playToAction());
    const QString hash = app.hash();
    app.session.close();
    app.session.matches()->refresh();
    ASSERT_FALSE(programs().any());
    ASSERT_TRUE(becomes([&] { return shown("continueButton"); }));
    click(QStringLiteral("continueButton"));
    ASSERT_TRUE(dealt());
    EXPECT_TRUE(programs().plays(program()));
    EXPECT_EQ(app.hash(), hash);
    EXPECT_EQ(app.session.stage()->nearSeat().seat, person());
    hands.key(Qt::Key_P);
    EXPECT_TRUE(waitForPerson());
}

} // namespace
} // namespace playmat::qmltest
