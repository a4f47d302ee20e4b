// Cards that are looked at: whoever may see them sees all of them, whole; everybody else sees how
// many there are.
#include "hands.h"
#include "kit/swu/table/places.h"
#include "table/programs/program_seats.h"

#include <QAccessible>

#include <gtest/gtest.h>

namespace playmat::qmltest {

namespace Seating = table::Seating;
namespace {

struct Looking : testing::TestWithParam<int>
{
    [[nodiscard]] static int me() { return GetParam(); }
    [[nodiscard]] static Qt::Key keyOf(int seat) { return seat == 0 ? Qt::Key_F : Qt::Key_J; }

    /// Plays a card from hand, as a menu does, which needs no place to drop it.
    static void play(App &app, const char *card)
    {
        app.session.seats()->peekKey(me(), true);
        app.hands().menu()->openAt(app.at(QStringLiteral("me:") + QLatin1String(card)));
        ASSERT_GT(app.hands().menu()->lines()->rowCount(), 0);
        app.hands().menu()->choose(0);
        app.session.seats()->peekKey(me(), false);
        ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("choice")) != nullptr; }));
        app.settle();
    }
    /// Faces of the cards in the strip by printed id, "" for a back; "-" before those that are
    /// dimmed.
    static QStringList faces(App &app)
    {
        QStringList ids;
        forEachShown(app.item(QStringLiteral("choice")), [&](QQuickItem *item) {
            const QString name = item->objectName();
            const bool dimmed
                = name.startsWith(u"lookedCard") && app.hands().desk()->choiceName() == u"cards";
            if (!name.startsWith(u"choiceCard") && !name.startsWith(u"lookedCard"))
                return;
            const auto facts = item->property("facts").value<table::CardFacts>();
            ids.append((dimmed && !facts.cardId.isEmpty() ? QStringLiteral("-") : QString())
                       + facts.cardId);
        });
        return ids;
    }
    /// Every unit and base is drawn above the strip, and nothing of it under it.
    static void expectBoardAbove(App &app)
    {
        const double top = app.item(QStringLiteral("choice"))->mapToScene({0, 0}).y();
        int drawn = 0;
        for (const table::CardRow &row : app.session.stage()->scene().rows()) {
            if (!isArena(row.zone) && row.zone.zone != table::Zone::Base)
                continue;
            const QQuickItem *card = app.item(QStringLiteral("card%1").arg(row.viewId));
            ASSERT_NE(card, nullptr) << row.facts.name.toStdString();
            EXPECT_LE(card->mapToScene({0, card->height()}).y(), top)
                << row.facts.name.toStdString();
            ++drawn;
        }
        EXPECT_EQ(drawn, 7) << "two leaders, two bases, two units and the droid";
    }
    static QString words(App &app, const char *button)
    {
        const QQuickItem *item = app.item(QLatin1String(button));
        return item == nullptr ? QStringLiteral("not there") : item->property("text").toString();
    }
};

const Side kDroids{QStringLiteral(
    R"("hand":["SOR_236","SOR_238","SOR_125"],"ground":["SOR_046"],"deck":["SOR_164","SOR_237","SOR_095"])")};
const Side kOther{QStringLiteral(R"("ground":["SOR_063"],"hand":["SOR_225"])")};

/// A card may be smuggled from among the resources; whether any can be is not told.
TEST_P(Looking, TheKeyIsNamedThatShowsAHandOrElseTheResources)
{
    App app(Seating::Peek);
    const auto hint = [&](const char *cards) {
        EXPECT_TRUE(app.place({QLatin1String(cards)}, kOther, me()));
        app.settle();
        return words(app, "lookHint");
    };
    const QString key(QChar(keyOf(me())));
    EXPECT_EQ(hint(R"("hand":["SOR_236"],"resources":3)"),
              QStringLiteral("Press your hand or hold %1 to look").arg(key));
    EXPECT_EQ(hint(R"("hand":[],"resources":3)"),
              QStringLiteral("Hold %1 to look at your cards").arg(key));
    EXPECT_EQ(hint(R"("hand":[],"resources":0)"), QStringLiteral("not there"));
}

TEST_P(Looking, TheTopCardLiesInTheStripWithWhatBecomesOfIt)
{
    App app(Seating::Open);
    ASSERT_TRUE(app.place(kDroids, kOther, me()));
    play(app, "SOR_236");
    EXPECT_EQ(faces(app), QStringList{QStringLiteral("SOR_164")});
    EXPECT_EQ(app.session.preview()->facts().cardId, QStringLiteral("SOR_164"))
        << "I shows it large too";
    EXPECT_EQ(words(app, "yesButton"), QStringLiteral("Put Wampa on the bottom of your deck"));
    EXPECT_EQ(words(app, "noButton"), QStringLiteral("Leave it"));
    app.picture(QStringLiteral("look-open-%1").arg(me()));
    Hands(app).clickItem(QStringLiteral("yesButton"));
    EXPECT_EQ(app.item(QStringLiteral("choice")), nullptr);
    EXPECT_NE(app.session.preview()->facts().cardId, QStringLiteral("SOR_164"))
        << "it may not be seen now";
}

TEST_P(Looking, OnlyWhoLooksSeesIt)
{
    App app(Seating::Peek);
    ASSERT_TRUE(app.place(kDroids, kOther, me()));
    Hands hands(app);
    play(app, "SOR_236");
    const auto covered = [&] {
        EXPECT_EQ(faces(app), QStringList{QString()});
        EXPECT_EQ(words(app, "yesButton"), QStringLiteral("Put it on the bottom of your deck"));
        EXPECT_NE(app.session.preview()->facts().cardId, QStringLiteral("SOR_164"));
    };
    covered();
    expectBoardAbove(app);
    app.picture(QStringLiteral("look-covered-%1").arg(me()));
    hands.hold(keyOf(1 - me()));
    covered();
    hands.letGo(keyOf(1 - me()));
    hands.hold(keyOf(me()));
    EXPECT_EQ(faces(app), QStringList{QStringLiteral("SOR_164")});
    EXPECT_TRUE(words(app, "yesButton").contains(u"Wampa"));
    hands.letGo(keyOf(me()));
    covered();
    hands.clickItem(QStringLiteral("lookedCard0"));
    EXPECT_EQ(faces(app), QStringList{QStringLiteral("SOR_164")}) << "a back is turned by its own";
}

const Side kSearch{QStringLiteral(
    R"("hand":["SOR_125","SOR_095"],"ground":["SOR_046"],
       "deck":["SOR_225","SOR_128","SOR_237","SOR_046","SOR_095","SOR_063","SOR_164","SOR_236","SOR_238"])")};

TEST_P(Looking, ASearchShowsAllThatIsSearched)
{
    App app(Seating::Open);
    ASSERT_TRUE(app.place(kSearch, kOther, me()));
    play(app, "SOR_125");
    const QStringList all{QStringLiteral("SOR_225"),  QStringLiteral("-SOR_128"),
                          QStringLiteral("SOR_237"),  QStringLiteral("-SOR_046"),
                          QStringLiteral("-SOR_095"), QStringLiteral("-SOR_063"),
                          QStringLiteral("-SOR_164"), QStringLiteral("-SOR_236")};
    QStringList seen = faces(app);
    EXPECT_EQ(seen.size(), 8) << "what does not fit can be scrolled to";
    EXPECT_EQ(seen, all);
    app.picture(QStringLiteral("search-open-%1").arg(me()));
    for (const QSize size : {QSize(1024, 600), QSize(1280, 720)}) {
        app.window->resize(size);
        ASSERT_TRUE(becomes([&] { return app.session.stage()->window() == size; }));
        app.settle();
        std::vector<QRectF> places;
        forEachShown(app.item(QStringLiteral("choice")), [&](QQuickItem *item) {
            const QString name = item->objectName();
            if (name.startsWith(u"choiceCard") || name.startsWith(u"lookedCard"))
                places.push_back(item->mapRectToScene({0, 0, item->width(), item->height()}));
            EXPECT_FALSE(item->property("truncated").toBool() && item->opacity() > 0)
                << item->property("text").toString().toStdString();
        });
        for (size_t i = 1; i < places.size(); ++i)
            EXPECT_GE(places[i].left() + .5, places[i - 1].right()) << "none covers another";
    }
}

TEST_P(Looking, OfASearchTheOtherSeesBacksAndNotWhichCanBeTaken)
{
    App app(Seating::Peek);
    ASSERT_TRUE(app.place(kSearch, kOther, me()));
    play(app, "SOR_125");
    EXPECT_EQ(faces(app), QStringList(8, QString()));
    EXPECT_EQ(app.item(QStringLiteral("choiceCard0")), nullptr);
    const QString before = app.hash();
    Hands(app).clickItem(QStringLiteral("lookedCard2"));
    EXPECT_EQ(app.hash(), before) << "the first press only looks";
    EXPECT_EQ(app.item(QStringLiteral("refusal")), nullptr);
    EXPECT_TRUE(app.prompt().counter.startsWith(u"0")) << app.prompt().counter.toStdString();
    EXPECT_FALSE(faces(app).contains(QString()));
    app.picture(QStringLiteral("search-peek-%1").arg(me()));
}

TEST_P(Looking, WhatIsRevealedIsThereWhileAnotherCardIsChosen)
{
    App app(Seating::Peek);
    ASSERT_TRUE(
        app.place({QStringLiteral(R"("leader":"SOR_016","ground":["SOR_046"],"deck":["SOR_164"])")},
                  {QStringLiteral(R"("ground":["SOR_063"],"deck":["SOR_164"])")}, me()));
    app.hands().menu()->openAt(app.at(QStringLiteral("me:SOR_016")));
    app.hands().menu()->choose(Hands(app).menuLine(QStringLiteral("Choose a player")));
    app.hands().desk()->choose(1 - me()); // whose deck
    ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("board"));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("choice")) != nullptr; }));
    app.settle();
    EXPECT_EQ(faces(app), QStringList{QStringLiteral("SOR_164")}) << "open to both";
    app.picture(QStringLiteral("revealed-%1").arg(me()));
}

const Side kProbe{QStringLiteral(R"("hand":["SOR_228"],"ground":["SOR_046"])")};
const Side kProbed{QStringLiteral(R"("hand":["SOR_225","SOR_063"])")};

/// No choice follows: the cards are there until the player who looks moves on.
TEST_P(Looking, AHandLiesInTheStripUntilItHasBeenSeen)
{
    App app(Seating::Open);
    ASSERT_TRUE(app.place(kProbe, kProbed, me()));
    play(app, "SOR_228");
    EXPECT_EQ(faces(app), (QStringList{QStringLiteral("SOR_225"), QStringLiteral("SOR_063")}));
    EXPECT_EQ(words(app, "yesButton"), QStringLiteral("Go on"));
    EXPECT_EQ(words(app, "noButton"), QStringLiteral("not there"));
    app.picture(QStringLiteral("seen-open-%1").arg(me()));
    Hands(app).clickItem(QStringLiteral("yesButton"));
    EXPECT_EQ(app.item(QStringLiteral("choice")), nullptr);
}

/// Its owner knows it too, so it need not be covered from anybody.
TEST_P(Looking, AHandThatIsLookedAtIsKnownToBoth)
{
    App app(Seating::Peek);
    ASSERT_TRUE(app.place(kProbe, kProbed, me()));
    play(app, "SOR_228");
    EXPECT_EQ(faces(app), (QStringList{QStringLiteral("SOR_225"), QStringLiteral("SOR_063")}));
    EXPECT_EQ(words(app, "lookButton"), QStringLiteral("not there"));
    app.picture(QStringLiteral("seen-peek-%1").arg(me()));
    Hands(app).clickItem(QStringLiteral("yesButton"));
    EXPECT_EQ(app.item(QStringLiteral("choice")), nullptr);
}

/// Alliance Dispatcher plays a unit: whoever holds the hand open sees that there is none.
TEST_P(Looking, ThatNothingFitsIsSaidToWhoLooksAlone)
{
    const auto use = [](App &app, const char *card) {
        const Side mine{
            QStringLiteral(R"("hand":["%1"],"ground":["SOR_093"])").arg(QLatin1String(card))};
        ASSERT_TRUE(app.place(mine, kOther, me()));
        app.hands().menu()->openAt(app.at(QStringLiteral("me:SOR_093")));
        app.hands().menu()->choose(Hands(app).menuLine(QStringLiteral("lay a unit")));
        app.settle();
    };
    QStringList covered;
    for (const char *card : {"SOR_095", "SOR_172"}) { // a unit, an event
        App app(Seating::Peek);
        use(app, card);
        covered.append(app.prompt().text + words(app, "skipButton")
                       + app.hands().desk()->choiceName());
        app.picture(QStringLiteral("fits-covered-%1-%2").arg(QLatin1String(card)).arg(me()));
        Hands hands(app);
        hands.hold(keyOf(me()));
        const bool fits = covered.size() == 1;
        EXPECT_EQ(app.prompt().text == u"Nothing here fits", !fits)
            << app.prompt().text.toStdString();
        app.picture(QStringLiteral("fits-peek-%1-%2").arg(QLatin1String(card)).arg(me()));
        const QString before = app.hash();
        hands.clickItem(QStringLiteral("skipButton"));
        hands.letGo(keyOf(me()));
        EXPECT_NE(app.hash(), before) << "it can be declined either way";
    }
    EXPECT_EQ(covered[0], covered[1]);
}

/// What is enlarged ends with it: it does not wait for the next card that is pointed at, and keep
/// the keyboard and the program until then.
TEST_P(Looking, WhatIsEnlargedOutOfACoveredHandEndsWhenItIsCovered)
{
    App app(Seating::Peek);
    Hands hands(app);
    ASSERT_TRUE(
        app.place({QStringLiteral(R"("hand":["SOR_172"],"ground":["SOR_046"])")}, {}, me()));
    const auto enlarged = [&] { return app.item(QStringLiteral("previewLarge")) != nullptr; };
    const auto expectNothing = [&](const char *when) {
        hands.glideTo(app.at(QStringLiteral("me:SOR_046")));
        EXPECT_FALSE(enlarged()) << when;
        EXPECT_FALSE(app.session.programs()->paused()) << when;
        EXPECT_TRUE(app.item(QStringLiteral("table"))->hasActiveFocus()) << when;
    };
    hands.hover({3, 3});
    hands.key(Qt::Key_I);
    expectNothing("nothing was pointed at");
    hands.hold(keyOf(me()));
    app.settle();
    hands.glideTo(app.at(QStringLiteral("me:SOR_172")));
    hands.key(Qt::Key_I);
    ASSERT_TRUE(becomes(enlarged));
    hands.letGo(keyOf(me()));
    ASSERT_TRUE(becomes([&] { return app.session.seats()->peeking() < 0; }));
    EXPECT_FALSE(enlarged());
    expectNothing("it was covered");
}

INSTANTIATE_TEST_SUITE_P(Seat, Looking, testing::Values(0, 1));

} // namespace
} // namespace playmat::qmltest
