// The window: as small as 1024 × 600, as large as the screen, and the panel at every text
// letters.
#include "app.h"
#include "table/session/table_dump.h"
#include "table/settings/window_keeper.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>

namespace playmat::qmltest {
namespace {

struct WindowSizes : testing::Test
{
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        ASSERT_TRUE(
            app.place({QStringLiteral(R"("hand":["SOR_049","SOR_172"],"ground":["SOR_046"])")},
                      {QStringLiteral(R"("ground":["SOR_063"])")}, 0));
    }
    bool resize(QSize size)
    {
        app.window->resize(size);
        const bool done = becomes([&] { return app.session.stage()->window() == size; });
        app.settle();
        return done;
    }
    [[nodiscard]] QRectF place(const char *name) const
    {
        const QQuickItem *item = app.item(QString::fromLatin1(name));
        EXPECT_NE(item, nullptr) << name;
        return item == nullptr ? QRectF()
                               : item->mapRectToScene({0, 0, item->width(), item->height()});
    }

    App app;
};

TEST_F(WindowSizes, TheSmallestIsThatOfASmallLaptop)
{
    EXPECT_EQ(app.window->minimumSize(), QSize(1024, 600));
}

TEST_F(WindowSizes, ThePartsOfThePanelLieBelowEachOtherAtEverySizeOfLetters)
{
    for (const QSize size : {QSize(1024, 600), QSize(1280, 720), QSize(1920, 1080)}) {
        ASSERT_TRUE(resize(size));
        for (const double scale : {.75, 1., 1.25, 1.5, 2.}) {
            app.settings.setFontScale(scale);
            app.settle();
            const QRectF panel = app.session.stage()->geometry().panel;
            QRectF above(panel.topLeft(), QSizeF(panel.width(), 0));
            for (const char *part : {"phaseTrack", "prompt", "log", "actions"}) {
                const QRectF here = place(part);
                EXPECT_TRUE(panel.contains(here))
                    << part << " at " << size.width() << " and " << scale;
                EXPECT_GE(here.top() + .5, above.bottom())
                    << part << " at " << size.width() << " and " << scale;
                above = here;
            }
            EXPECT_GE(place("log").height(), 60) << size.width() << " and " << scale;
        }
    }
}

/// The pending list has at most half of the room, the log the rest.
TEST_F(WindowSizes, WhatWaitsAndTheLogShareThePanel)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_038"])")},
                          {QStringLiteral(R"("ground":["SOR_046","SOR_063"])")}, 0));
    app.hands().menu()->openAt(app.at(QStringLiteral("me:SOR_038")));
    app.hands().menu()->choose(0);
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("de")}) {
        app.settings.setLanguage(language);
        for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
            ASSERT_TRUE(resize(size));
            for (const double scale : {1., 1.25, 1.5}) {
                app.settings.setFontScale(scale);
                app.settle();
                ASSERT_TRUE(
                    becomes([&] { return app.item(QStringLiteral("pendingList")) != nullptr; }));
                EXPECT_GE(place("pendingList").height(), 20);
                EXPECT_GE(place("log").height(), place("pendingList").height() - 1);
                EXPECT_GE(place("log").top(), place("pendingList").bottom());
                app.picture(QStringLiteral("panel-%1-%2").arg(language).arg(int(scale * 100)));
            }
        }
    }
}

/// The whole card stands next to where it lies, at every size of the window and of the letters.
TEST_F(WindowSizes, TheCardBesideThePointerStaysOnTheTable)
{
    app.showCardsBeside();
    ASSERT_TRUE(app.place({QStringLiteral(R"("ground":["SOR_046"])")},
                          {QStringLiteral(R"("ground":["SOR_063"])")}, 0));
    for (const QSize size : {QSize(1024, 600), QSize(1280, 720), QSize(1920, 1080)}) {
        ASSERT_TRUE(resize(size));
        for (const double scale : {.75, 1., 1.5, 2.}) {
            app.settings.setFontScale(scale);
            app.settle();
            for (const char *card : {"me:SOR_046", "they:SOR_063", "me:SOR_023", "me:SOR_010"}) {
                app.hands().pointer()->leave();
                ASSERT_TRUE(
                    becomes([&] { return app.item(QStringLiteral("previewBox")) == nullptr; }));
                app.hands().pointer()->hover(app.at(QString::fromLatin1(card)));
                ASSERT_TRUE(becomes([&] {
                    return app.item(QStringLiteral("previewBox")) != nullptr;
                })) << card;
                app.settle();
                const QRectF box = place("previewBox");
                EXPECT_TRUE(QRectF(app.session.stage()->geometry().table).contains(box))
                    << card << " at " << size.width() << " and " << scale;
                EXPECT_FALSE(box.intersects(app.row(QString::fromLatin1(card))->place.rect))
                    << card << " at " << size.width() << " and " << scale;
            }
        }
    }
}

TEST_F(WindowSizes, LargeLettersMakeTheRulesOfACardLarger)
{
    app.showCardsBeside();
    app.session.preview()->showPrinted(QStringLiteral("SOR_130"));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("previewCard")) != nullptr; }));
    const auto letters = [&] {
        app.settle();
        QQuickItem *card = app.item(QStringLiteral("previewCard"));
        return card == nullptr ? 0.
                               : card->findChild<QQuickItem *>(QStringLiteral("cardRules"))
                                     ->property("pixelSize")
                                     .toDouble();
    };
    const double usual = letters();
    app.settings.setFontScale(1.5);
    EXPECT_GT(letters(), usual * 1.2);
}

TEST_F(WindowSizes, ADialogThatIsHigherThanTheWindowScrollsToWhatTheKeysReach)
{
    ASSERT_TRUE(resize({1024, 600}));
    app.settings.setFontScale(2);
    app.settle();
    QQuickItem *menu = app.item(QStringLiteral("menuButton"));
    ASSERT_NE(menu, nullptr);
    QTest::mouseClick(app.window, Qt::LeftButton, {},
                      menu->mapToScene({menu->width() / 2, menu->height() / 2}).toPoint());
    QQuickItem *leave = app.item(QStringLiteral("leaveGame"));
    ASSERT_NE(leave, nullptr);
    app.settle();
    leave->forceActiveFocus();
    app.settle();
    EXPECT_TRUE(QRectF(0, 0, 1024, 600).contains(place("leaveGame")));
}

TEST_F(WindowSizes, F11FillsTheScreenAndBack)
{
    QTest::keyClick(app.window, Qt::Key_F11);
    EXPECT_EQ(app.window->visibility(), QWindow::FullScreen);
    QTest::keyClick(app.window, Qt::Key_F11);
    EXPECT_EQ(app.window->visibility(), QWindow::Windowed);
}

TEST(RememberedWindow, IsNotLargerThanTheScreen)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("playmat.ini"));
    table::TableSettings(file).rememberWindow(3800, 2100);
    table::TableSettings settings(file);
    settings.keepWindowWithin({1366, 740});
    EXPECT_EQ(QSize(settings.windowWidth(), settings.windowHeight()), QSize(1366, 740));
    settings.keepWindowWithin({1920, 1080});
    EXPECT_EQ(QSize(settings.windowWidth(), settings.windowHeight()), QSize(1366, 740));
    settings.keepWindowWithin({800, 480});
    EXPECT_EQ(QSize(settings.windowWidth(), settings.windowHeight()), QSize(800, 480));
    EXPECT_EQ(settings.smallestWindow(), QSize(752, 432)) << "it fits the screen with its frame";
}

TEST(RememberedWindow, KnowsWhetherItFilledTheScreen)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("playmat.ini"));
    EXPECT_EQ(table::TableSettings(file).windowVisibility(), QWindow::Windowed);
    table::TableSettings(file).rememberWindowState(QWindow::Maximized);
    EXPECT_EQ(table::TableSettings(file).windowVisibility(), QWindow::Maximized);
    table::TableSettings(file).rememberWindowState(QWindow::FullScreen);
    {
        table::TableSettings settings(file);
        EXPECT_EQ(settings.windowVisibility(), QWindow::FullScreen);
        EXPECT_TRUE(settings.windowMaximized()) << "which it is again after F11";
        settings.setWindow({1280, 720}); // --size
        EXPECT_EQ(settings.windowVisibility(), QWindow::Windowed);
    }
    EXPECT_EQ(table::TableSettings(file).windowVisibility(), QWindow::FullScreen);
    table::TableSettings(file).rememberWindowState(QWindow::Windowed);
    EXPECT_EQ(table::TableSettings(file).windowVisibility(), QWindow::Windowed);
}

TEST(RememberedWindow, LiesWithinItsScreenFrameAndAll)
{
    using table::WindowKeeper;
    const QRect room(0, 30, 1280, 690); // below a bar of the desktop
    const QMargins frame(2, 24, 2, 2);
    for (const QRect &window : {QRect(0, 30, 1280, 720), QRect(-300, -200, 1280, 720),
                                QRect(1200, 700, 800, 600), QRect(5000, 5000, 1024, 600)}) {
        const QRect place = WindowKeeper::within(room, window, frame);
        EXPECT_TRUE(room.contains(place.marginsAdded(frame)))
            << place.x() << ' ' << place.y() << ' ' << place.width() << ' ' << place.height();
        EXPECT_EQ(place.size(), window.size().boundedTo({1276, 664}));
    }
    const QRect fine(100, 100, 1000, 500);
    EXPECT_EQ(WindowKeeper::within(room, fine, frame), fine);
}

TEST(RememberedWindow, IsTheSizeThatSomebodyGaveIt)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("playmat.ini"));
    for (const bool maximized : {false, true}) {
        table::TableSettings settings(file);
        QWindow window;
        window.resize(700, 500);
        window.show();
        const table::WindowKeeper keeper(&window, &settings);
        window.resize(710, 510);
        if (maximized)
            window.showMaximized();
        EXPECT_TRUE(becomes([&] { return settings.windowMaximized() == maximized; }));
        QTest::qWait(maximized ? 600 : 0);
        EXPECT_TRUE(maximized || becomes([&] { return settings.windowWidth() == 710; }));
        EXPECT_LT(settings.windowHeight(), 610) << "no screen that it fills";
    }
}

TEST(Settings, WhatAStartWasToldHoldsForThatStart)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("playmat.ini"));
    {
        table::TableSettings settings(file);
        settings.forThisRun([&] { settings.setFontScale(1.5); });
        EXPECT_EQ(settings.fontScale(), 1.5);
        settings.setReducedMotion(true);
    }
    const table::TableSettings settings(file);
    EXPECT_EQ(settings.fontScale(), 1);
    EXPECT_TRUE(settings.reducedMotion());
}

TEST_F(WindowSizes, WhatIsWrittenForTestsSaysWhereThingsLieOnTheScreen)
{
    const auto places = [&](QPoint origin) {
        QList<QRect> all;
        const auto add = [&](const QJsonArray &at) {
            all.append({at[0].toInt(), at[1].toInt(), at[2].toInt(), at[3].toInt()});
        };
        const QJsonObject dump = table::dumpOf(app.session, origin);
        for (const QJsonValue &card : dump.value(QStringLiteral("cards")).toArray())
            add(card.toObject().value(QStringLiteral("hit")).toArray());
        for (const QJsonValue &zone : dump.value(QStringLiteral("zones")).toObject())
            add(zone.toArray());
        return all;
    };
    const QPoint below(0, 44); // a notice
    QList<QRect> moved = places({});
    ASSERT_GT(moved.size(), 8);
    for (QRect &rect : moved)
        rect.translate(below);
    EXPECT_EQ(places(below), moved);
}

TEST_F(WindowSizes, ALineOfTheLogShowsItsCardsAsTheyWere)
{
    app.hands().pointer()->activate(app.card(QStringLiteral("me:SOR_046")));
    app.hands().pointer()->activate(app.card(QStringLiteral("they:SOR_063")));
    ASSERT_TRUE(becomes([&] { return !app.session.log()->rows().empty(); }));
    const std::vector<table::LogRow> &rows = app.session.log()->rows();
    const auto attack = std::find_if(
        rows.begin(), rows.end(), [](const table::LogRow &row) { return row.glyph == u"sword"; });
    ASSERT_NE(attack, rows.end());
    ASSERT_EQ(attack->cards.size(), 2);
    EXPECT_EQ(attack->cards[0].value<table::CardFacts>().damage
                  + attack->cards[1].value<table::CardFacts>().damage,
              0)
        << "before the blow";
    app.settle();
    QQuickItem *line = app.item(QStringLiteral("logLine%1").arg(attack - rows.begin()));
    ASSERT_NE(line, nullptr);
    app.waitABit(); // the other player decides since the attack
    QTest::mouseClick(app.window, Qt::LeftButton, {},
                      line->mapToScene({line->width() - 4, line->height() / 2}).toPoint());
    EXPECT_NE(app.item(QStringLiteral("logMoment")), nullptr);
    QTest::keyClick(app.window, Qt::Key_Escape);
    EXPECT_EQ(app.item(QStringLiteral("logMoment")), nullptr);
}

} // namespace
} // namespace playmat::qmltest
