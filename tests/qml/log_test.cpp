// The log: what was chosen and refused, who begins, and cards that can be pointed at. And what is
// said when something else has to be decided first.
#include "hands.h"
#include "kit/swu/table/places.h"

#include <QTest>

#include <gtest/gtest.h>

namespace playmat::qmltest {

namespace Seating = table::Seating;
namespace {

const QStringList kUnits{QStringLiteral("SOR_046"), QStringLiteral("SOR_164"),
                         QStringLiteral("SOR_128"), QStringLiteral("SOR_095"),
                         QStringLiteral("SOR_226")};

struct Log : testing::TestWithParam<int>
{
    Log()
        : app(Seating::Open)
        , hands(app)
    {
        app.hidePictures();
    }
    [[nodiscard]] static int me() { return GetParam(); }
    [[nodiscard]] QStringList lines()
    {
        QStringList all;
        for (const table::LogRow &row : app.session.log()->rows())
            all.append(row.plain);
        return all;
    }
    [[nodiscard]] QString name(int seat)
    {
        return (seat == 0 ? app.session.stage()->nearSeat() : app.session.stage()->farSeat()).name;
    }
    bool says(const QString &line) { return lines().contains(line); }
    std::string all() { return lines().join(u'\n').toStdString(); }
    /// Up to the question of which two cards become the first resources.
    void toTheResources()
    {
        ASSERT_TRUE(app.deal(3));
        ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("list"));
        app.hands().desk()->choose(me()); // that player begins
        for (int i = 0; i < 2; ++i)
            app.hands().desk()->choose(0); // both keep
        ASSERT_EQ(app.prompt().seat, me());
        app.setSeat(me());
        app.settle();
    }
    /// Five units a side, each of which can attack() a base once.
    [[nodiscard]] bool placeUnits()
    {
        const Side all{QStringLiteral(R"("ground":["%1"])").arg(kUnits.join(u"\",\""))};
        return app.place(all, all, me());
    }
    /// The attack of that number: by turns of the one side and of the other.
    void attack(int index)
    {
        const bool mine = index % 2 == 0;
        hands.drag((mine ? QStringLiteral("me:") : QStringLiteral("they:")) + kUnits[index / 2],
                   mine ? QStringLiteral("they:SOR_023") : QStringLiteral("me:SOR_023"));
        app.waitABit();
        seeAFewFrames();
    }
    void seeAFewFrames()
    {
        for (int frame = 0; frame < 3; ++frame) {
            QCoreApplication::processEvents();
            app.draw();
        }
    }
    [[nodiscard]] QQuickItem *lastLine()
    {
        return app.item(QStringLiteral("logLine%1").arg(app.session.log()->rows().size() - 1));
    }
    /// Null while the last line is out of sight.
    [[nodiscard]] QQuickItem *list()
    {
        QQuickItem *line = lastLine();
        return line == nullptr ? nullptr : line->parentItem()->parentItem();
    }
    [[nodiscard]] bool lastLineIsInSight()
    {
        const QQuickItem *line = lastLine();
        if (line == nullptr)
            return false;
        const QPointF end = line->mapToItem(list(), QPointF(0, line->height()));
        return end.y() <= list()->height() + .5;
    }
    void turnTheWheelOver(const QQuickItem *list, int by)
    {
        const QPoint at = list->mapToScene({20, list->height() / 2}).toPoint();
        QWheelEvent wheel(at, app.window->mapToGlobal(at), {}, {0, by}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        wheel.setTimestamp(m_turned += 1000); // a flick is measured by it
        QCoreApplication::sendEvent(app.window, &wheel);
        EXPECT_TRUE(qmltest::becomes([&] { return !list->property("moving").toBool(); }));
        seeAFewFrames();
    }
    /// Enough attacks that not all lines find room in large letters; null: they do.
    [[nodiscard]] QQuickItem *longLog()
    {
        app.settings.setFontScale(1.5);
        for (int i = 0; i < 6; ++i)
            attack(i);
        QQuickItem *found = list();
        const bool isLong = found != nullptr
            && found->property("contentHeight").toDouble() > found->height() * 1.2;
        return isLong ? found : nullptr;
    }

    App app;
    Hands hands;

private:
    quint64 m_turned = 0; ///< when the wheel was, in milliseconds
};

INSTANTIATE_TEST_SUITE_P(Seat, Log, testing::Values(0, 1));

TEST_P(Log, TellsYesAndNo)
{
    for (const bool yes : {true, false}) {
        ASSERT_TRUE(
            app.place({QStringLiteral(R"("hand":["SOR_236"],"deck":["SOR_164"])")}, {}, me()));
        hands.drag(QStringLiteral("me:SOR_236"), QStringLiteral("me/ground"));
        ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("confirm"));
        EXPECT_EQ(app.prompt().text, QStringLiteral("Put Wampa on the bottom of your deck?"));
        app.hands().desk()->confirm(yes);
        EXPECT_TRUE(says(QStringLiteral("R2-D2: %1 chooses “%2”")
                             .arg(name(me()),
                                  yes ? QStringLiteral("Put it on the bottom of your deck")
                                      : QStringLiteral("Leave it"))))
            << all();
        EXPECT_FALSE(all().find("Wampa") != std::string::npos) << "that only one of them saw";
    }
}

TEST_P(Log, TellsWhichOfSeveralThings)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_173"])")},
                          {QStringLiteral(R"("ground":["SOR_063"])")}, me()));
    const QString event
        = app.session.stage()->scene().row(app.card(QStringLiteral("me:SOR_173")))->facts.name;
    hands.drag(QStringLiteral("me:SOR_173"), QStringLiteral("me/ground"));
    ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("list")) << event.toStdString();
    const QString label = app.hands().desk()->choices()->rows()[0].label;
    app.hands().desk()->choose(0);
    EXPECT_TRUE(says(QStringLiteral("%1: %2 chooses “%3”").arg(event, name(me()), label))) << all();
}

TEST_P(Log, TellsWhoIsChosenAndByWhich)
{
    for (const bool self : {true, false}) {
        ASSERT_TRUE(
            app.place({QStringLiteral(R"("hand":["SOR_171"],"deck":["SOR_164","SOR_164"])")},
                      {QStringLiteral(R"("deck":["SOR_164","SOR_164"])")}, me()));
        hands.drag(QStringLiteral("me:SOR_171"), QStringLiteral("me/ground"));
        const QString wanted = name(self ? me() : 1 - me());
        const auto &options = app.hands().desk()->choices()->rows();
        for (size_t i = 0; i < options.size(); ++i)
            if (options[i].label == wanted)
                app.hands().desk()->choose(int(i));
        EXPECT_TRUE(says(QStringLiteral("Mission Briefing: %1 chooses %2")
                             .arg(name(me()), self ? QStringLiteral("themselves") : wanted)))
            << all();
    }
}

/// Everybody sees the number of cards, but only the player sees which.
TEST_P(Log, TellsAtHowManyCardsSomebodyLooks)
{
    ASSERT_TRUE(
        app.place({QStringLiteral(R"("hand":["SOR_123"],"deck":["SOR_164","SOR_164","SOR_095",
                                             "SOR_046","SOR_046","SOR_046"])")},
                  {}, me()));
    hands.drag(QStringLiteral("me:SOR_123"), QStringLiteral("me/ground"));
    app.hands().desk()->skip();
    EXPECT_TRUE(says(QStringLiteral("%1 looks at 5 cards in their own deck").arg(name(me()))))
        << all();
}

TEST_P(Log, TellsWhereWhatIsDefeatedWas)
{
    for (const char *upgrade : {"SOR_T02", "SOR_054"}) {
        ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_251"])")},
                              {QStringLiteral(R"("ground":[{"card":"SOR_063","upgrades":["%1"]}])")
                                   .arg(QLatin1String(upgrade))},
                              me()));
        hands.drag(QStringLiteral("me:SOR_251"), QStringLiteral("me/ground"));
        if (app.hands().desk()->choiceName() != u"action")
            app.hands().desk()->choose(0);
        EXPECT_EQ(lines().filter(QStringLiteral("is defeated")).filter(name(1 - me())).size(), 1)
            << all();
        EXPECT_EQ(lines().filter(QStringLiteral("on %1's").arg(name(1 - me()))).size(), 1) << all();
    }
}

TEST_P(Log, TellsWhoBegins)
{
    toTheResources();
    EXPECT_EQ(lines().filter(QStringLiteral("has the initiative")),
              QStringList{name(me()) + QStringLiteral(" has the initiative")})
        << all();
}

TEST_P(Log, WhatCameOfOneActionStandsTogether)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("ground":["SOR_046"])")},
                          {QStringLiteral(R"("ground":["SOR_128"])")}, me()));
    const size_t before = app.session.log()->rows().size();
    hands.drag(QStringLiteral("me:SOR_046"), QStringLiteral("they:SOR_128"));
    app.settle();
    const std::vector<table::LogRow> rows = app.session.log()->rows();
    ASSERT_GT(rows.size(), before + 1) << all();
    EXPECT_TRUE(rows[before].opens);
    const QQuickItem *first = app.item(QStringLiteral("logLine%1").arg(before));
    const QQuickItem *second = app.item(QStringLiteral("logLine%1").arg(before + 1));
    ASSERT_TRUE(first != nullptr && second != nullptr);
    if (before > 0) {
        EXPECT_GT(first->height(), second->height()) << "set apart from the action before";
    }
    for (size_t i = before + 1; i < rows.size(); ++i)
        EXPECT_FALSE(rows[i].opens) << rows[i].plain.toStdString();
}

TEST_P(Log, EveryCardThatItNamesCanBePointedAt)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_038"],"ground":["SOR_046"])")},
                          {QStringLiteral(R"("ground":["SOR_226","SOR_128"])")}, me()));
    hands.drag(QStringLiteral("me:SOR_046"), QStringLiteral("they:SOR_128"));
    app.waitABit();
    app.hands().desk()->pass();
    app.waitABit();
    hands.drag(QStringLiteral("me:SOR_038"), QStringLiteral("me/ground"));
    int named = 0;
    for (const table::LogRow &row : app.session.log()->rows()) {
        EXPECT_EQ(row.text.contains(u"<b>"), !row.cards.isEmpty()) << row.plain.toStdString();
        for (const QVariant &word : row.words) {
            const auto words = word.value<table::LogWords>();
            const QString written = QStringLiteral("<b>%1</b>").arg(words.text.toHtmlEscaped());
            const bool bold = row.text.contains(written);
            EXPECT_EQ(words.card >= 0, bold) << row.plain.toStdString();
            named += bold ? 1 : 0;
        }
    }
    EXPECT_GT(named, 4) << all();
}

/// What stands against a name stays there: the colon, the quotation marks.
TEST_P(Log, NoBlankIsPutBetweenANameAndItsColon)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_236"],"deck":["SOR_164"])")}, {}, me()));
    hands.drag(QStringLiteral("me:SOR_236"), QStringLiteral("me/ground"));
    app.hands().desk()->confirm(false);
    app.settle();
    const std::vector<table::LogRow> rows = app.session.log()->rows();
    int seen = 0;
    for (size_t i = 0; i < rows.size(); ++i) {
        QQuickItem *line = app.item(QStringLiteral("logLine%1").arg(i));
        if (line == nullptr) // scrolled away
            continue;
        QStringList words;
        forEachShown(line, [&](QQuickItem *item) {
            if (isText(item))
                words.append(item->property("text").toString());
        });
        EXPECT_EQ(words.join(u' ').toStdString(), rows[i].plain.toStdString());
        seen += words.contains(QStringLiteral("R2-D2:")) ? 1 : 0;
    }
    EXPECT_EQ(seen, 1) << all();
}

/// Lines grow while their words are put in place, after the list was scrolled to its end.
TEST_P(Log, TheLastLineIsInSightAfterEachAction)
{
    ASSERT_TRUE(placeUnits());
    for (int action = 0; action < 10; ++action) {
        attack(action);
        EXPECT_TRUE(lastLineIsInSight()) << "after action " << action;
    }
}

TEST_P(Log, TheLastLineIsInSightInAWindowOfAnotherSize)
{
    ASSERT_TRUE(placeUnits());
    ASSERT_NE(longLog(), nullptr);
    for (const QSize size : {QSize(1024, 600), QSize(1920, 1080), QSize(1280, 720)}) {
        app.window->resize(size);
        seeAFewFrames();
        EXPECT_TRUE(lastLineIsInSight()) << size.width() << " wide";
    }
}

TEST_P(Log, TabBeginsAtItsNewestLineAndUpGoesBack)
{
    ASSERT_TRUE(placeUnits());
    QQuickItem *list = longLog();
    ASSERT_NE(list, nullptr);
    for (int i = 0; i < 40 && !list->hasActiveFocus(); ++i)
        hands.key(Qt::Key_Tab);
    ASSERT_TRUE(list->hasActiveFocus());
    const int newest = int(app.session.log()->rows().size()) - 1;
    EXPECT_EQ(list->property("currentIndex").toInt(), newest);
    EXPECT_EQ(app.window->activeFocusItem(), lastLine());
    EXPECT_TRUE(lastLineIsInSight());
    hands.key(Qt::Key_Up);
    EXPECT_EQ(list->property("currentIndex").toInt(), newest - 1);
    hands.key(Qt::Key_Tab);
    EXPECT_FALSE(list->hasActiveFocus());
    hands.key(Qt::Key_Backtab, Qt::ShiftModifier);
    EXPECT_TRUE(list->hasActiveFocus());
    EXPECT_EQ(list->property("currentIndex").toInt(), newest - 1) << "where one has read last";
}

/// Who reads back is left where they are, until something happens.
TEST_P(Log, ScrollsToWhatIsNewAndStaysWhereSomebodyReads)
{
    ASSERT_TRUE(placeUnits());
    QQuickItem *list = longLog();
    ASSERT_NE(list, nullptr);
    turnTheWheelOver(list, 240);
    app.window->resize(1280, 700);
    seeAFewFrames();
    EXPECT_FALSE(list->property("atYEnd").toBool()) << "it ran away from its reader";
    attack(6);
    EXPECT_TRUE(lastLineIsInSight());
}

TEST_P(Log, WhoHasScrolledBackToTheEndStaysThere)
{
    ASSERT_TRUE(placeUnits());
    QQuickItem *list = longLog();
    ASSERT_NE(list, nullptr);
    turnTheWheelOver(list, 240);
    ASSERT_FALSE(list->property("atYEnd").toBool());
    for (int turns = 0; turns < 20 && !list->property("atYEnd").toBool(); ++turns)
        turnTheWheelOver(list, -1200); // how far one goes depends on Qt's version
    ASSERT_TRUE(list->property("atYEnd").toBool());
    app.window->resize(1024, 600);
    seeAFewFrames();
    EXPECT_TRUE(lastLineIsInSight());
}

TEST_P(Log, StaysWhereSomebodyReadsByTheKeyboard)
{
    ASSERT_TRUE(placeUnits());
    QQuickItem *list = longLog();
    ASSERT_NE(list, nullptr);
    list->forceActiveFocus(Qt::TabFocusReason);
    for (int line = int(app.session.log()->rows().size()) - 1; line > 0; --line)
        hands.key(Qt::Key_Up);
    ASSERT_EQ(list->property("currentIndex").toInt(), 0);
    const auto rests = [&] {
        const double was = list->property("contentY").toDouble();
        QTest::qWait(50);
        return list->property("contentY").toDouble() == was;
    };
    EXPECT_TRUE(QTest::qWaitFor(rests));
    app.window->resize(1280, 700);
    seeAFewFrames();
    EXPECT_FALSE(list->property("atYEnd").toBool()) << "it ran away from its reader";
    attack(6);
    EXPECT_TRUE(lastLineIsInSight());
}

TEST_P(Log, AWrongDropSaysWhatComesFirst)
{
    toTheResources();
    const QString before = app.hash();
    const QString first
        = QStringLiteral("This comes first: Put two cards from your hand down as resources");
    hands.drag(QStringLiteral("me:hand0"), QStringLiteral("me/ground"));
    EXPECT_EQ(app.hands().desk()->refusal().text, first);
    EXPECT_FALSE(app.hands().desk()->refusal().rule.isEmpty());
    EXPECT_EQ(app.hash(), before);
}

TEST_P(Log, AResourceDropInTheActionPhaseSaysWhen)
{
    ASSERT_TRUE(
        app.place({QStringLiteral(R"("hand":["SOR_095"],"ground":["SOR_046"])")}, {}, me()));
    for (const char *whose : {"me/resources", "they/resources"}) {
        hands.drag(QStringLiteral("me:SOR_095"), QLatin1String(whose));
        EXPECT_EQ(
            app.hands().desk()->refusal().text,
            QStringLiteral("Cards become resources only during setup and in the regroup phase."));
        hands.key(Qt::Key_Escape);
    }
    hands.drag(QStringLiteral("me:SOR_046"), QStringLiteral("me/resources"));
    EXPECT_FALSE(app.hands().desk()->refusal().text.isEmpty());
    EXPECT_FALSE(app.hands().desk()->refusal().rule.isEmpty());
}

/// The same from both seats: a leader too early, a friend, the other arena, a tab in the way.
TEST_P(Log, AWrongDropSaysWhyAndARightOneIsUnderstood)
{
    ASSERT_TRUE(app.place(
        {QStringLiteral(R"("hand":["SOR_095"],"resources":4,
                                             "ground":["SOR_046"],"space":["SOR_237"])")},
        {QStringLiteral(R"("ground":[{"card":"SOR_063","upgrades":["SOR_069"]}])")}, me()));
    const QString before = app.hash();
    const auto refused = [&](const char *from, const char *to) {
        hands.drag(QLatin1String(from), QLatin1String(to));
        const QString text = app.hands().desk()->refusal().text;
        EXPECT_FALSE(app.hands().desk()->refusal().rule.isEmpty()) << from;
        EXPECT_EQ(app.hash(), before) << from;
        hands.key(Qt::Key_Escape);
        return text;
    };
    EXPECT_TRUE(refused("me:SOR_010", "me/space").contains(u"resources to deploy"));
    EXPECT_TRUE(refused("me:SOR_046", "me:SOR_237").contains(u"your own side"));
    hands.drag(QStringLiteral("me:SOR_095"), QStringLiteral("me/space"));
    EXPECT_TRUE(app.hands().desk()->refusal().text.isEmpty());
    ASSERT_NE(app.row(QStringLiteral("me:SOR_095")), nullptr);
    EXPECT_EQ(app.row(QStringLiteral("me:SOR_095"))->zone.zone, table::Zone::Ground);
    app.waitABit();
    app.hands().desk()->pass();
    app.waitABit();
    const QString played = app.hash();
    const QRect tab = app.row(QStringLiteral("they:SOR_069"))->place.hit;
    ASSERT_FALSE(tab.isEmpty());
    hands.drag(app.at(QStringLiteral("me:SOR_046")), tab.center());
    EXPECT_TRUE(app.hands().desk()->refusal().text.isEmpty());
    EXPECT_NE(app.hash(), played) << "the attack";
}

} // namespace
} // namespace playmat::qmltest
