// Every page and dialog at every text size: no word is cut, and none runs out of the window.
#include "hands.h"

#include <QFontInfo>
#include <QQmlComponent>
#include <QRawFont>

#include <gtest/gtest.h>

#include <cmath>

namespace playmat::qmltest {

namespace Seating = table::Seating;
namespace {

struct Look
{
    double scale;
    const char *language = "en";
};

void PrintTo(const Look &look, std::ostream *out)
{
    *out << look.scale << ' ' << look.language;
}

struct Letters : testing::TestWithParam<Look>
{
    Letters()
        : app(Seating::Peek)
        , hands(app)
    {
    }
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        app.hidePictures();
        app.settings.setLanguage(QLatin1String(GetParam().language));
        app.settings.setFontScale(GetParam().scale);
    }
    /// Of the button that the words are on, else of the window.
    [[nodiscard]] double endFor(const QQuickItem *words) const
    {
        for (const QQuickItem *at = words; at != nullptr; at = at->parentItem())
            if (QByteArray(at->metaObject()->className()).startsWith("PushButton"))
                return at->mapToScene({at->width(), 0}).x() - 4;
        return app.window->width();
    }
    [[nodiscard]] static bool isScrolled(const QQuickItem *item)
    {
        while (item != nullptr && !item->inherits("QQuickFlickable"))
            item = item->parentItem();
        return item != nullptr;
    }
    void expectWordsWhole(const char *where)
    {
        for (const QSize size : {QSize(1024, 600), QSize(1280, 720)}) {
            app.window->resize(size);
            ASSERT_TRUE(becomes([&] { return app.session.stage()->window() == size; }));
            app.settle();
            forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
                if (!isText(item) || item->opacity() == 0)
                    return;
                const std::string text = item->property("text").toString().toStdString();
                EXPECT_FALSE(item->property("truncated").toBool())
                    << where << ", " << size.width() << ": “" << text << "” is cut";
                const double drawn = item->property("contentWidth").toDouble();
                const double right = item->mapToScene({std::max(item->width(), drawn), 0}).x();
                EXPECT_LE(right, endFor(item) + 1)
                    << where << ", " << size.width() << ": “" << text << "” runs out";
                if (isScrolled(item))
                    return;
                const QRectF place = item->mapRectToScene({0, 0, 1, item->height()});
                EXPECT_TRUE(place.top() >= -1 && place.bottom() <= size.height() + 1)
                    << where << ", " << size.width() << ": “" << text << "” is not in sight";
            });
        }
    }
    void toTheMulligan()
    {
        ASSERT_TRUE(app.deal(3));
        expectWordsWhole("who begins");
        app.hands().desk()->choose(0);
        ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("mulligan"));
    }

    App app;
    Hands hands;
};

INSTANTIATE_TEST_SUITE_P(Scale, Letters,
                         testing::Values(Look{.75}, Look{1}, Look{1.5}, Look{2}, Look{1, "de"},
                                         Look{1.5, "de"}, Look{2, "de"}));

TEST_P(Letters, AreWholeOnTheStartPageAndInSettings)
{
    expectWordsWhole("start");
    hands.clickItem(QStringLiteral("settingsButton"));
    expectWordsWhole("settings");
}

TEST_P(Letters, OfAGameStayOnItsTile)
{
    for (const QSize size : {QSize(1024, 600), QSize(1280, 720)}) {
        app.window->resize(size);
        ASSERT_TRUE(becomes([&] { return app.session.stage()->window() == size; }));
        for (const char *chosen : {"game_lorcana", "game_swu"}) {
            hands.clickItem(QLatin1String(chosen));
            app.settle();
            for (const char *game : {"game_lorcana", "game_swu"}) {
                QQuickItem *tile = app.item(QLatin1String(game));
                ASSERT_NE(tile, nullptr);
                const auto *words = tile->findChild<QQuickItem *>(QStringLiteral("gameWords"));
                ASSERT_NE(words, nullptr);
                const QRectF place
                    = words->mapRectToItem(tile, {0, 0, words->width(), words->height()});
                EXPECT_TRUE(place.top() >= 3 && place.bottom() <= tile->height() - 3)
                    << game << ", " << size.width() << ": " << place.top() << " to "
                    << place.bottom() << " of " << tile->height();
            }
        }
    }
}

TEST_P(Letters, AreWholeFromTheFirstHandOn)
{
    toTheMulligan();
    expectWordsWhole("mulligan");
    for (const char *line : {"choiceLine0", "choiceLine1"}) {
        const QQuickItem *shown = app.item(QLatin1String(line));
        ASSERT_NE(shown, nullptr);
        const QQuickItem *box = app.item(QStringLiteral("choice"));
        EXPECT_LE(shown->mapToItem(box, {0, shown->height()}).y(), box->height())
            << line << " is inside the box";
        EXPECT_GT(shown->width(), box->width() / 2) << "and has the room that there is";
    }
}

TEST_P(Letters, AreWholeInAQuestionAndInARefusal)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_236"],"deck":["SOR_164"],
                                             "ground":[{"card":"SOR_046","exhausted":true}])")},
                          {QStringLiteral(R"("ground":["SOR_063"])")}, 1));
    expectWordsWhole("action");
    app.hands().pointer()->activate(app.card(QStringLiteral("me:SOR_046")));
    expectWordsWhole("refusal");
    app.session.seats()->peekKey(1, true);
    app.hands().menu()->openAt(app.at(QStringLiteral("me:SOR_236")));
    expectWordsWhole("menu");
    app.hands().menu()->choose(0);
    ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("confirm"));
    expectWordsWhole("question");
    app.session.concede(0);
    expectWordsWhole("end");
}

TEST_P(Letters, AreWholeInTheStripOfWhoHasPassed)
{
    const Side ten{QStringLiteral(R"("hand":[%1])")
                       .arg(QStringList(10, QStringLiteral("\"SOR_095\"")).join(u','))};
    for (const int first : {0, 1}) {
        ASSERT_TRUE(app.place(ten, ten, first));
        app.hands().desk()->pass();
        expectWordsWhole("passed");
        const QQuickItem *status = app.item(QStringLiteral("status%1").arg(first));
        ASSERT_NE(status, nullptr);
        EXPECT_EQ(status->property("text").toString(),
                  qtTrId("swu_presenter.passed").arg(qtTrId("swu_presenter.hand").arg(10)));
    }
}

/// SOR_238 asks for a number, SOR_236 about the top card.
TEST_P(Letters, OfAQuestionLieOnNothingElse)
{
    const auto place = [&](const QString &name) {
        const QQuickItem *item = app.item(name);
        return item == nullptr ? QRectF()
                               : item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    };
    for (const QSize size : {QSize(1024, 600), QSize(1280, 720)}) {
        app.window->resize(size);
        ASSERT_TRUE(becomes([&] { return app.session.stage()->window() == size; }));
        ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_238","SOR_236"],
                                                 "deck":["SOR_164","SOR_095"])")},
                              {}, 0));
        app.session.seats()->peekKey(0, true);
        app.hands().menu()->openAt(app.at(QStringLiteral("me:SOR_238")));
        app.hands().menu()->choose(0);
        ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("number"));
        app.settle();
        const QRectF number = place(QStringLiteral("numberButton"));
        const QRectF back = place(QStringLiteral("choiceUndoButton"));
        ASSERT_FALSE(number.isEmpty() || back.isEmpty());
        EXPECT_FALSE(number.intersects(back)) << size.width();
        EXPECT_LE(back.right(), app.session.stage()->geometry().table.width() + 1);
        app.session.seats()->peekKey(0, false);
    }
}

TEST(LettersOfAStrip, EndBeforeItsPiles)
{
    App app(Seating::Peek);
    ASSERT_NE(app.window, nullptr);
    app.hidePictures();
    app.settings.setLanguage(QStringLiteral("de"));
    app.settings.setFontScale(2);
    app.window->resize(1024, 600);
    ASSERT_TRUE(becomes([&] { return app.session.stage()->window() == QSize(1024, 600); }));
    for (const int seat : {0, 1}) {
        ASSERT_TRUE(app.place({QStringLiteral(R"("resources":7)")},
                              {QStringLiteral(R"("resources":7)")}, seat));
        app.settle();
        const QString name = QStringLiteral("ready%1").arg(app.session.stage()->farSeat().seat);
        const QQuickItem *ready = app.item(name);
        ASSERT_NE(ready, nullptr) << name.toStdString();
        const QRectF place = ready->mapRectToScene({0, 0, ready->width(), ready->height()});
        EXPECT_GT(place.width(), 20);
        for (const table::PilePlace &pile : app.session.stage()->geometry().piles)
            EXPECT_LE(place.right(), pile.theirs.left()) << seat;
    }
}

TEST(LettersOfSettings, BeginAtTheTopWhereTheyScroll)
{
    App app;
    ASSERT_NE(app.window, nullptr);
    app.settings.setFontScale(2);
    app.settle();
    Hands(app).clickItem(QStringLiteral("settingsButton"));
    app.settle();
    QCoreApplication::processEvents();
    const QQuickItem *view = app.item(QStringLiteral("thinkAheadSwitch"));
    ASSERT_NE(view, nullptr);
    while (view != nullptr && !view->inherits("QQuickFlickable"))
        view = view->parentItem();
    ASSERT_NE(view, nullptr);
    EXPECT_TRUE(view->property("interactive").toBool());
    EXPECT_LT(view->property("contentY").toDouble(), 20);
}

TEST(LettersOfSettings, KeepTheirButtonsInSightHoweverMuchScrolls)
{
    App app;
    ASSERT_NE(app.window, nullptr);
    app.window->resize(1024, 600);
    ASSERT_TRUE(becomes([&] { return app.session.stage()->window() == QSize(1024, 600); }));
    ASSERT_TRUE(app.place({}, {}, 0));
    for (const double scale : {1.0, 1.5, 2.0}) {
        app.settings.setFontScale(scale);
        app.settle();
        Hands(app).clickItem(QStringLiteral("menuButton"));
        ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("closeMatchMenu")) != nullptr; }))
            << app.namesShown();
        app.settle();
        for (const char *name : {"closeMatchMenu", "ownDeck", "saveGame", "openGame", "whoPlays",
                                 "matchSettings", "concede", "leaveGame"}) {
            const QQuickItem *button = app.item(QString::fromLatin1(name));
            ASSERT_NE(button, nullptr) << name;
            const QRectF place = button->mapRectToScene({0, 0, button->width(), button->height()});
            EXPECT_TRUE(QRectF({}, app.window->size()).contains(place)) << name << " at " << scale;
        }
        Hands(app).clickItem(QStringLiteral("closeMatchMenu"));
        EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("closeMatchMenu")) == nullptr; }));
    }
}

TEST(LettersOfSettings, GoUpToTwiceTheSize)
{
    App app;
    ASSERT_NE(app.window, nullptr);
    app.hidePictures();
    Hands hands(app);
    hands.clickItem(QStringLiteral("settingsButton"));
    app.settle();
    QQuickItem *twice = nullptr;
    forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
        if (isText(item) && item->property("text").toString() == u"200%")
            twice = item;
    });
    ASSERT_NE(twice, nullptr);
    hands.click(twice->mapToScene({twice->width() / 2, twice->height() / 2}).toPoint());
    EXPECT_EQ(app.settings.fontScale(), 2);
}

/// WCAG 2: for two colours, one on top of the other.
double contrast(const QColor &a, const QColor &b)
{
    const auto light = [](const QColor &colour) {
        const auto part
            = [](double c) { return c <= .03928 ? c / 12.92 : std::pow((c + .055) / 1.055, 2.4); };
        return .2126 * part(colour.redF()) + .7152 * part(colour.greenF())
            + .0722 * part(colour.blueF());
    };
    const double one = light(a);
    const double two = light(b);
    return (std::max(one, two) + .05) / (std::min(one, two) + .05);
}

/// Every scheme in the world of every game, which its scene names.
std::vector<std::pair<const char *, const char *>> looks()
{
    std::vector<std::pair<const char *, const char *>> all;
    for (const char *scheme : {"dark", "light", "contrast"})
        for (const char *scene : {"dusk", "study", "stones"})
            all.emplace_back(scheme, scene);
    return all;
}

TEST(LettersOfEveryLook, CanBeReadOnWhatTheyLie)
{
    App app;
    ASSERT_NE(app.window, nullptr);
    QQmlComponent component(&app.engine);
    component.setData("import QtQml\nimport Playmat\nQtObject { property QtObject it: Theme }", {});
    const std::unique_ptr<QObject> holder(component.create());
    ASSERT_NE(holder, nullptr) << component.errorString().toStdString();
    const auto *theme = holder->property("it").value<QObject *>();
    ASSERT_NE(theme, nullptr);
    const auto colour = [&](const char *name) { return theme->property(name).value<QColor>(); };
    for (const auto &[scheme, scene] : looks()) {
        app.settings.setScheme(QLatin1String(scheme));
        EXPECT_TRUE(holder->property("it").value<QObject *>()->setProperty("scene", scene));
        for (const auto &[ink, ground] :
             {std::pair("actInk", "act"), std::pair("act", "panel"), std::pair("muted", "raised"),
              std::pair("text", "raisedHover"), std::pair("text", "table"),
              std::pair("targetInk", "target"), std::pair("refusedInk", "refused"),
              std::pair("text", "panel"), std::pair("muted", "panel"), std::pair("link", "panel"),
              std::pair("text", "raised"), std::pair("faint", "panel")}) {
            EXPECT_GE(contrast(colour(ink), colour(ground)), ink[0] == 'f' ? 3 : 4.5)
                << scheme << ", " << scene << ": " << ink << " on " << ground << ", "
                << colour(ink).name().toStdString();
        }
    }
    EXPECT_EQ(colour("actInk"), QColor(Qt::black)) << "in high contrast";
    app.settings.setScheme(QStringLiteral("dark"));
    EXPECT_NE(colour("actInk"), QColor(Qt::black)) << "a colour that the palette chose";
}

/// The titles of each game are set in letters of its own, which have those of every language.
TEST(LettersOfEveryGame, HaveThoseOfEveryLanguage)
{
    App app;
    ASSERT_NE(app.window, nullptr);
    QQmlComponent component(&app.engine);
    component.setData(
        "import QtQml\nimport Playmat\nQtObject { property QtObject it: Theme.worlds }", {});
    const std::unique_ptr<QObject> holder(component.create());
    ASSERT_NE(holder, nullptr) << component.errorString().toStdString();
    const QString letters = QStringLiteral("ABCXYZabcxyzÄÖÜäöüßéçñ0123456789.,:!?'’„“–·×+/&");
    QStringList families;
    for (const char *scene : {"dusk", "study", "stones"}) {
        QString family;
        ASSERT_TRUE(QMetaObject::invokeMethod(holder->property("it").value<QObject *>(), "faceOf",
                                              Q_RETURN_ARG(QString, family),
                                              Q_ARG(QString, QString::fromLatin1(scene))));
        families.append(family);
        const QFont font(family);
        EXPECT_EQ(QFontInfo(font).family(), family) << "is not in the program";
        const QRawFont raw = QRawFont::fromFont(font);
        for (const QChar letter : letters)
            EXPECT_TRUE(raw.supportsCharacter(letter))
                << family.toStdString() << " has no " << QString(letter).toStdString();
    }
    families.removeDuplicates();
    EXPECT_EQ(families.size(), 3) << "each game has its own";
}

} // namespace
} // namespace playmat::qmltest
