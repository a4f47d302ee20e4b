// Tests at the real table which sound is played when, with a loudspeaker that only takes notes:
// with the mouse, with the key M, at every speed, and on a machine without sound.
#include "hands.h"
#include "table/settings/sound_box.h"

#include <QElapsedTimer>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>

namespace playmat::qmltest {
namespace {

using sound::Sound;
using table::PlaybackQueue;
using table::SoundBox;
namespace Seating = table::Seating;

struct Note
{
    Sound sound;
    double loudness;
};

class NotedOutput : public table::SoundOutput
{
public:
    explicit NotedOutput(bool there)
        : m_there(there)
    {
    }
    void begin(std::function<void(bool)> told) override { told(m_there); }
    void end() override { }
    void play(Sound sound, double loudness) override
    {
        notes.push_back({sound, loudness});
        if (clock.isValid())
            late = clock.nsecsElapsed();
        lateCpu = std::clock() - cpu;
    }

    std::vector<Note> notes;
    QElapsedTimer clock; ///< time since the event, if a test started it
    qint64 late = -1;
    std::clock_t cpu = 0; ///< CPU time of this program at that moment
    std::clock_t lateCpu = 0;

private:
    bool m_there;
};

/// Sets the output before the window exists.
struct Output
{
    explicit Output(bool there)
        : noted(std::make_shared<NotedOutput>(there))
    {
        SoundBox::setOutput(noted);
    }
    Output(const Output &) = delete;
    Output &operator=(const Output &) = delete;
    ~Output() { SoundBox::setOutput(nullptr); }
    std::shared_ptr<NotedOutput> noted;
};

struct Table
{
    explicit Table(bool there = true, PlaybackQueue::Speed speed = PlaybackQueue::Normal)
        : output(there)
        , app(Seating::Open, speed)
        , hands(app)
    {
    }
    [[nodiscard]] bool lay(const QString &mine, const QString &theirs = {})
    {
        const bool laid = app.place({mine}, {theirs}, 0) && becomes([&] {
                              app.settle();
                              return app.item(QStringLiteral("table")) != nullptr
                                  && !app.session.stage()->playing();
                          });
        QCoreApplication::processEvents();
        output.noted->notes.clear();
        return laid;
    }
    [[nodiscard]] bool rests()
    {
        return becomes([&] { return !app.session.stage()->playing(); });
    }
    [[nodiscard]] int count(Sound sound) const
    {
        return int(std::ranges::count(output.noted->notes, sound, &Note::sound));
    }
    [[nodiscard]] bool shown(const char *name) { return app.item(QLatin1String(name)) != nullptr; }
    void open(const char *button, const char *dialog)
    {
        app.draw();
        hands.clickItem(QLatin1String(button));
        EXPECT_TRUE(becomes([&] { return shown(dialog); })) << dialog;
        app.settle();
    }

    Output output;
    App app;
    Hands hands;
};

const QString kAttacker = QStringLiteral(R"("ground":["SOR_164"])");
const QString kWithHand = QStringLiteral(R"("hand":["SOR_095"])");

TEST(SoundAtTheTable, AnAttackIsPickedUpAndHits)
{
    Table table;
    ASSERT_TRUE(table.lay(kAttacker, QStringLiteral(R"("ground":["SOR_046"])")));
    table.hands.drag(QStringLiteral("me:SOR_164"), QStringLiteral("they:SOR_046"));
    EXPECT_EQ(table.count(Sound::PickUp), 1);
    EXPECT_EQ(table.count(Sound::Hit), 0) << "it has to strike first";
    ASSERT_TRUE(table.rests());
    EXPECT_EQ(table.count(Sound::Hit), 1) << "both were hit at once, which is one sound";
    EXPECT_EQ(table.count(Sound::BaseHit), 0);
}

TEST(SoundAtTheTable, AShieldRingsAndABaseBooms)
{
    Table table;
    ASSERT_TRUE(table.lay(
        kAttacker, QStringLiteral(R"("ground":[{"card":"SOR_046","upgrades":["SOR_T02"]}])")));
    table.hands.drag(QStringLiteral("me:SOR_164"), QStringLiteral("they:SOR_046"));
    ASSERT_TRUE(table.rests());
    EXPECT_EQ(table.count(Sound::Shield), 1);
    ASSERT_TRUE(table.lay(QStringLiteral(R"("space":["SOR_090"])")));
    table.hands.drag(QStringLiteral("me:SOR_090"), QStringLiteral("they:SOR_023"));
    ASSERT_TRUE(table.rests());
    EXPECT_EQ(table.count(Sound::BaseHit), 1);
    EXPECT_EQ(table.count(Sound::Hit), 0);
}

TEST(SoundAtTheTable, ACardIsPutDownAndARefusalIsHeard)
{
    Table table;
    ASSERT_TRUE(table.lay(kWithHand));
    table.hands.drag(QStringLiteral("me:SOR_095"), QStringLiteral("me/ground"));
    EXPECT_EQ(table.count(Sound::CardDown), 1);
    ASSERT_TRUE(table.lay(QStringLiteral(R"("hand":["SOR_063","SOR_172"],"resources":6)")));
    table.hands.drag(QStringLiteral("me:SOR_063"), QStringLiteral("me/resources"));
    EXPECT_EQ(table.count(Sound::Refused), 1);
}

TEST(SoundAtTheTable, TheDecksAreShuffledBeforeAMatch)
{
    Table table;
    ASSERT_TRUE(table.app.deal(3));
    ASSERT_TRUE(becomes([&] { return table.count(Sound::Shuffle) == 1; }));
}

/// New cards instead of a hand: it goes back into the deck, which is shuffled (CR 5.2).
TEST(SoundAtTheTable, ADeckThatIsShuffledInAMatchIsHeard)
{
    Table table;
    ASSERT_TRUE(table.app.deal(3));
    ASSERT_TRUE(becomes([&] { return table.count(Sound::Shuffle) == 1; }));
    table::AnswerDesk *desk = table.app.hands().desk();
    while (desk->choiceName() == u"list" && !table.app.session.over())
        desk->choose(0);
    ASSERT_EQ(desk->choiceName(), QStringLiteral("mulligan"));
    ASSERT_TRUE(table.rests());
    table.output.noted->notes.clear();
    desk->choose(1);
    ASSERT_TRUE(table.rests());
    EXPECT_EQ(table.count(Sound::Shuffle), 1);
}

TEST(SoundAtTheTable, TheSoundComesWithTheEvent)
{
    Table table;
    ASSERT_TRUE(table.lay(kWithHand));
    NotedOutput &noted = *table.output.noted;
    QObject context;
    QObject::connect(table.app.hands().desk(), &table::AnswerDesk::submitted, &context, [&] {
        EXPECT_EQ(table.count(Sound::CardDown), 1) << "no turn of the event loop later";
    });
    table.hands.press(table.app.at(QStringLiteral("me:SOR_095")));
    table.hands.glideTo(table.app.at(QStringLiteral("me/ground")));
    noted.notes.clear();
    noted.clock.restart();
    noted.cpu = std::clock();
    table.hands.release();
    ASSERT_EQ(table.count(Sound::CardDown), 1);
    RecordProperty("release_to_play_us", int(noted.late / 1000));
    RecordProperty("release_to_play_cpu_us", int(noted.lateCpu * 1'000'000 / CLOCKS_PER_SEC));
}

// --- settings of the user ------------------------------------------------------------------------

TEST(SoundSettings, MTurnsItOffAndOn)
{
    Table table;
    ASSERT_TRUE(table.lay(kWithHand));
    EXPECT_FALSE(table.shown("soundButton"));
    table.hands.key(Qt::Key_M);
    EXPECT_TRUE(table.app.settings.muted());
    table.app.settle();
    EXPECT_TRUE(table.shown("soundButton")) << "it is seen why nothing is heard";
    table.hands.drag(QStringLiteral("me:SOR_095"), QStringLiteral("me/ground"));
    ASSERT_TRUE(table.rests());
    EXPECT_TRUE(table.output.noted->notes.empty());
    table.hands.clickItem(QStringLiteral("soundButton"));
    EXPECT_FALSE(table.app.settings.muted());
    table.hands.key(Qt::Key_M);
    table.hands.key(Qt::Key_M);
    EXPECT_FALSE(table.app.settings.muted());
}

TEST(SoundSettings, TheMenuDoesTheSame)
{
    Table table;
    ASSERT_TRUE(table.lay(kWithHand));
    table.open("menuButton", "muteSound");
    table.hands.clickItem(QStringLiteral("muteSound"));
    EXPECT_TRUE(table.app.settings.muted());
    table.hands.clickItem(QStringLiteral("muteSound"));
    EXPECT_FALSE(table.app.settings.muted());
}

TEST(SoundSettings, TheVolumeIsSetByMouseKeysAndReader)
{
    Table table;
    ASSERT_TRUE(table.lay(kWithHand));
    table.open("tableSettings", "volumeSlider");
    QQuickItem *slider = table.app.item(QStringLiteral("volumeSlider"));
    slider->forceActiveFocus();
    table.app.settings.setVolume(70);
    table.hands.key(Qt::Key_Right);
    EXPECT_EQ(table.app.settings.volume(), 75);
    table.hands.key(Qt::Key_Left);
    table.hands.key(Qt::Key_Down);
    EXPECT_EQ(table.app.settings.volume(), 65);
    EXPECT_GE(table.count(Sound::CardDown), 1) << "it is heard how loud it is";
    const QPointF middle = slider->mapToScene({slider->width() * .2, slider->height() / 2});
    table.hands.click(middle.toPoint());
    EXPECT_LT(table.app.settings.volume(), 40);
    EXPECT_GT(table.app.settings.volume(), 5);
}

TEST(SoundSettings, HalfTheVolumeIsQuieterAndNoneIsSilent)
{
    Table table;
    const auto loudness = [&](int volume) {
        table.app.settings.setVolume(volume);
        EXPECT_TRUE(table.lay(kWithHand));
        QTest::qWait(SoundBox::kTogetherMs + 10);
        table.hands.drag(QStringLiteral("me:SOR_095"), QStringLiteral("me/ground"));
        EXPECT_TRUE(table.rests());
        const auto &notes = table.output.noted->notes;
        const auto at = std::ranges::find(notes, Sound::CardDown, &Note::sound);
        return at == notes.end() ? 0. : at->loudness;
    };
    const double full = loudness(100);
    EXPECT_GT(full, .5);
    EXPECT_NEAR(loudness(50), full / 4, .01);
    EXPECT_EQ(loudness(0), 0.);
    EXPECT_TRUE(table.output.noted->notes.empty());
}

TEST(SoundSettings, AreRemembered)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("playmat.ini"));
    {
        table::TableSettings settings(file);
        EXPECT_EQ(settings.volume(), SoundBox::kUsualVolume);
        EXPECT_FALSE(settings.muted());
        settings.setVolume(35);
        settings.setMuted(true);
    }
    EXPECT_EQ(table::TableSettings(file).volume(), 35);
    EXPECT_TRUE(table::TableSettings(file).muted());
    QSettings(file, QSettings::IniFormat).setValue(QStringLiteral("volume"), 4000);
    EXPECT_EQ(table::TableSettings(file).volume(), 100);
}

TEST(SoundSettings, ReducedMotionDoesNotMute)
{
    Table table;
    table.app.settings.setReducedMotion(true);
    ASSERT_TRUE(table.lay(kWithHand));
    table.hands.drag(QStringLiteral("me:SOR_095"), QStringLiteral("me/ground"));
    EXPECT_EQ(table.count(Sound::CardDown), 1);
}

TEST(SoundSettings, WithoutASpeedThereIsOneSoundForAnAnswer)
{
    Table table(true, PlaybackQueue::Off);
    ASSERT_TRUE(table.lay(kAttacker, QStringLiteral(R"("ground":["SOR_128"])")));
    table.hands.drag(QStringLiteral("me:SOR_164"), QStringLiteral("they:SOR_128"));
    ASSERT_TRUE(table.rests());
    EXPECT_EQ(table.count(Sound::PickUp), 1);
    EXPECT_EQ(table.output.noted->notes.size(), 2U);
}

TEST(SoundSettings, WhatIsSkippedIsSilent)
{
    Table table;
    ASSERT_TRUE(table.lay(kAttacker, QStringLiteral(R"("ground":["SOR_128"])")));
    table.hands.drag(QStringLiteral("me:SOR_164"), QStringLiteral("they:SOR_128"));
    const std::size_t before = table.output.noted->notes.size();
    table.app.session.stage()->skip();
    ASSERT_TRUE(table.rests());
    EXPECT_EQ(table.output.noted->notes.size(), before);
}

// --- the end -------------------------------------------------------------------------------------

void endWith(Table &table, int program, int loser)
{
    ASSERT_TRUE(table.lay(kWithHand));
    if (program >= 0)
        table.app.session.programs()->hand(program, QStringLiteral("novice"));
    table.output.noted->notes.clear();
    table.app.session.concede(loser);
    ASSERT_TRUE(table.rests());
    QCoreApplication::processEvents();
}

TEST(SoundOfTheEnd, WhoWinsAgainstTheProgramHearsIt)
{
    Table table;
    endWith(table, 1, 1);
    EXPECT_EQ(table.count(Sound::Win), 1);
    EXPECT_EQ(table.count(Sound::Loss), 0);
}

TEST(SoundOfTheEnd, WhoLosesAgainstTheProgramHearsThat)
{
    Table table;
    endWith(table, 1, 0);
    EXPECT_EQ(table.count(Sound::Loss), 1);
    EXPECT_EQ(table.count(Sound::Win), 0);
}

TEST(SoundOfTheEnd, AtATableOfTwoSomebodyHasWon)
{
    Table table;
    endWith(table, -1, 0);
    EXPECT_EQ(table.count(Sound::Win), 1);
}

TEST(SoundOfTurns, WhoPlaysAgainstTheProgramHearsThatItIsTheirTurn)
{
    Table table;
    ASSERT_TRUE(table.lay(kWithHand));
    table.app.session.programs()->setPace(table::ProgramSeats::AtOnce);
    table.app.session.programs()->hand(1, QStringLiteral("novice"));
    table.output.noted->notes.clear();
    table.app.waitABit();
    table.app.hands().desk()->pass();
    EXPECT_EQ(table.count(Sound::YourTurn), 0);
    EXPECT_TRUE(becomes([&] { return table.count(Sound::YourTurn) > 0; }));
}

TEST(SoundOfTurns, TwoPeopleHearNothingOfIt)
{
    Table table;
    ASSERT_TRUE(table.lay(kWithHand, kWithHand));
    table.app.hands().desk()->pass();
    ASSERT_TRUE(table.rests());
    EXPECT_EQ(table.count(Sound::YourTurn), 0);
}

// --- a machine without sound ---------------------------------------------------------------------

TEST(WithoutSound, NothingOfItIsShown)
{
    Table table(false);
    ASSERT_TRUE(table.lay(kWithHand));
    table.hands.key(Qt::Key_M);
    EXPECT_FALSE(table.app.settings.muted());
    table.app.settings.setMuted(true);
    table.app.settle();
    EXPECT_FALSE(table.shown("soundButton"));
    table.open("menuButton", "leaveGame");
    EXPECT_FALSE(table.shown("muteSound"));
    table.hands.key(Qt::Key_Escape);
    table.open("tableSettings", "closeSettings");
    EXPECT_FALSE(table.shown("volumeSlider"));
    EXPECT_FALSE(table.shown("muteSwitch"));
}

} // namespace
} // namespace playmat::qmltest
