// Cards that are played from among the resources: what each way costs, and why one is not open; out
// of the row of resources, out of their tray, and while nobody else may see them.
#include "hands.h"
#include "kit/swu/table/places.h"
#include "table/paint/mark.h"

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

using table::TableController;
namespace Seating = table::Seating;

const QString kHopper = QStringLiteral("me:SHD_111"); // Smuggle 3, here 5 without Command
const QString kFalcon = QStringLiteral("SHD_204");

struct Smuggle : testing::TestWithParam<int>
{
    Smuggle()
        : app(Seating::Open)
        , hands(app)
    {
    }
    [[nodiscard]] static int me() { return GetParam(); }
    /// With this many other resources, and with Tech or without.
    bool place(int others, bool tech, const char *smuggled = "SHD_111")
    {
        QStringList resources{QStringLiteral("\"%1\"").arg(QLatin1String(smuggled))};
        resources.append(QStringList(others, QStringLiteral("\"SOR_095\"")));
        return app.place(
            {QStringLiteral(R"("leader":"SHD_018","base":"SHD_020","deck":["SHD_204"],
                                            "ground":[%1],"resources":[%2])")
                 .arg(tech ? QStringLiteral("\"SHD_248\"") : QString(), resources.join(u','))},
            {QStringLiteral(R"("ground":["SOR_046"])")}, me());
    }
    [[nodiscard]] QString lines()
    {
        QStringList all;
        for (const table::LogRow &row : app.session.log()->rows())
            all.append(row.plain);
        return all.join(u'\n');
    }
    [[nodiscard]] QString name()
    {
        return (me() == 0 ? app.session.stage()->nearSeat() : app.session.stage()->farSeat()).name;
    }
    [[nodiscard]] QString chip() { return app.hands().aim()->held().chip; }
    [[nodiscard]] int exhausted()
    {
        int count = 0;
        for (const table::CardRow &row : app.session.stage()->scene().rows())
            count += row.zone == app.zone(QStringLiteral("me/resources")) && row.facts.exhausted;
        return count;
    }
    [[nodiscard]] QRect rowOfResources()
    {
        return app.session.stage()->scene().layout().zoneRect(
            app.zone(QStringLiteral("me/resources")));
    }
    [[nodiscard]] QString trayItem(int viewId)
    {
        const auto &rows = app.session.tray()->cards()->rows();
        for (size_t i = 0; i < rows.size(); ++i)
            if (rows[i].viewId == viewId)
                return QStringLiteral("trayCard%1").arg(i);
        return {};
    }
    [[nodiscard]] QPoint middleOf(const QString &item)
    {
        app.settle();
        const QQuickItem *shown = app.item(item);
        EXPECT_NE(shown, nullptr) << item.toStdString();
        return shown == nullptr
            ? QPoint()
            : shown->mapToScene({shown->width() / 2, shown->height() / 2}).toPoint();
    }
    /// The tray of the resources by a press beside the smuggled one, and where that is in it.
    [[nodiscard]] QPoint openTray(int viewId)
    {
        app.session.tray()->open(
            table::swuTableSpec().name(app.zone(QStringLiteral("me/resources"))));
        return middleOf(trayItem(viewId));
    }
    void expectSmuggled()
    {
        EXPECT_EQ(app.row(kHopper)->zone, app.zone(QStringLiteral("me/space")));
        EXPECT_EQ(app.state(), TableController::Idle);
        EXPECT_EQ(app.item(QStringLiteral("tray")), nullptr);
    }

    App app;
    Hands hands;
};

INSTANTIATE_TEST_SUITE_P(Seat, Smuggle, testing::Values(0, 1));

TEST_P(Smuggle, AHeldResourceIsACardWithItsPrice)
{
    ASSERT_TRUE(place(6, false));
    hands.press(app.at(kHopper));
    hands.glideTo(app.at(QStringLiteral("me/space")));
    ASSERT_EQ(app.state(), TableController::Dragging);
    EXPECT_EQ(chip(), QStringLiteral("Smuggle for 5, 7 ready: 3 printed + 2 without Command"));
    const QQuickItem *card = app.cardItem(app.card(kHopper));
    EXPECT_GT(card->height(), 100) << "it is no little back any more";
    EXPECT_TRUE(card->contains(card->mapFromScene(app.at(QStringLiteral("me/space")))));
    app.picture(QStringLiteral("smuggle-held-%1").arg(me()));
    hands.release();
    expectSmuggled();
    EXPECT_TRUE(
        lines().contains(QStringLiteral("%1 plays Collections Starhopper using Smuggle\n"
                                        "The top card of %1's deck takes its place, exhausted")
                             .arg(name())))
        << lines().toStdString();
    EXPECT_EQ(exhausted(), 5) << "four, which the smuggled one helped to pay, and the new one";
}

TEST_P(Smuggle, ADropShowsWhatEachWayCostsAndAsksForOne)
{
    ASSERT_TRUE(place(7, true));
    hands.press(app.at(kHopper));
    hands.glideTo(app.at(QStringLiteral("me/space")));
    EXPECT_EQ(chip(), QStringLiteral("Smuggle for 5 · Smuggle for 6 (Tech), 8 ready"));
    const QQuickItem *words = app.item(QStringLiteral("heldChip"));
    ASSERT_NE(words, nullptr);
    app.picture(QStringLiteral("smuggle-ways-%1").arg(me()));
    hands.release();
    ASSERT_EQ(app.state(), TableController::Menu) << "which of the two";
    EXPECT_EQ(app.hands().menu()->lines()->rowCount(), 2);
    hands.chooseMenuLine(QStringLiteral("6 resources, thanks to Tech"), Form::Menu);
    expectSmuggled();
    EXPECT_EQ(exhausted(), 6);
}

TEST_P(Smuggle, AWayThatCannotBePaidSaysWhy)
{
    ASSERT_TRUE(place(4, true)); // five ready: enough for one of the two
    hands.click(app.at(kHopper), Qt::RightButton);
    ASSERT_EQ(app.state(), TableController::Menu);
    const auto &rows = app.hands().menu()->lines()->rows();
    const auto refused = std::find_if(rows.begin(), rows.end(),
                                      [](const table::OptionRow &row) { return !row.available; });
    ASSERT_NE(refused, rows.end());
    EXPECT_EQ(refused->detail,
              QStringLiteral("Smuggle for 6 (Tech): Collections Starhopper costs 6 (2 of it for "
                             "aspects you lack), and you have 5 ready resources."));
    hands.chooseMenuLine(QStringLiteral("Smuggle Collections Starhopper 5 resources"), Form::Menu);
    expectSmuggled();
}

TEST_P(Smuggle, OneThatIsTooDearGlidesBackAndSaysWhy)
{
    ASSERT_TRUE(place(2, false));
    const QString before = app.hash();
    hands.drag(kHopper, QStringLiteral("me/space"));
    EXPECT_EQ(app.hash(), before);
    EXPECT_TRUE(app.hands().desk()->refusal().text.contains(u"costs 5"))
        << app.hands().desk()->refusal().text.toStdString();
    EXPECT_EQ(app.hands().desk()->refusal().code, QStringLiteral("not_enough_resources"));
}

TEST_P(Smuggle, ThePreviewNamesThePriceOfEachWay)
{
    ASSERT_TRUE(place(7, true));
    hands.hover(app.at(kHopper));
    ASSERT_EQ(app.session.preview()->facts().cardId, QStringLiteral("SHD_111"));
    QStringList texts;
    for (const table::ExplainRow &row : app.session.preview()->explain()->rows())
        texts.append(row.text);
    EXPECT_TRUE(
        texts.contains(QStringLiteral("<b>Smuggle for 5</b> = 3 printed + 2 without Command")))
        << texts.join(u'\n').toStdString();
    EXPECT_TRUE(texts.contains(
        QStringLiteral("<b>Smuggle for 6 (Tech)</b> = 4 with Tech + 2 without Command")))
        << texts.join(u'\n').toStdString();
}

TEST_P(Smuggle, OutOfTheTrayByDragClickKeyAndMenu)
{
    for (const Form form : {Form::Drag, Form::Click, Form::Keys, Form::Menu, Form::Reader}) {
        SCOPED_TRACE(nameOf(form));
        ASSERT_TRUE(place(6, false));
        const int hopper = app.card(kHopper);
        const QPoint at = openTray(hopper);
        const QString item = trayItem(hopper);
        EXPECT_EQ(app.item(item)->property("mark").toInt(), int(paint::Mark::Actionable));
        if (form == Form::Drag) {
            hands.press(at);
            hands.glideTo(at - QPoint(0, 40));
            ASSERT_EQ(app.state(), TableController::Dragging);
            hands.glideTo(app.at(QStringLiteral("me/space")));
            hands.release();
            expectSmuggled();
            continue;
        }
        if (form == Form::Menu) {
            hands.click(at, Qt::RightButton);
            hands.chooseMenuLine(QStringLiteral("Smuggle"), form);
            expectSmuggled();
            continue;
        }
        if (form == Form::Click)
            hands.click(at);
        else if (form == Form::Reader)
            hands.pressItem(item);
        else {
            for (int i = 0; i < 8 && app.session.preview()->facts().cardId != u"SHD_111"; ++i)
                hands.key(Qt::Key_Right);
            hands.key(Qt::Key_Return);
        }
        ASSERT_EQ(app.state(), TableController::Picked);
        form == Form::Click        ? hands.click(QStringLiteral("me/space"))
            : form == Form::Reader ? hands.pressOf(QStringLiteral("me/space"))
                                   : hands.key(Qt::Key_Return);
        expectSmuggled();
    }
}

/// Nobody looks at anything: pressed and pulled out, like a card of a covered hand.
TEST_P(Smuggle, OutOfCoveredResourcesByAPull)
{
    app.settings.setSeating(Seating::Peek);
    ASSERT_TRUE(place(6, false));
    EXPECT_EQ(app.row(kHopper), nullptr) << "nobody sees it";
    const QPoint first(rowOfResources().left() + 6, rowOfResources().center().y());
    const int down = app.session.stage()->geometry().midY > first.y() ? 1 : -1;
    hands.press(first);
    hands.glideTo(first + QPoint(0, down * 12));
    EXPECT_EQ(app.session.seats()->peeking(), me());
    hands.glideTo(app.at(kHopper));
    hands.glideTo(app.at(kHopper) + QPoint(0, down * 120));
    ASSERT_EQ(app.state(), TableController::Dragging);
    EXPECT_EQ(app.hands().aim()->held().viewId, app.card(kHopper));
    hands.glideTo(app.at(QStringLiteral("me/space")));
    hands.release();
    expectSmuggled();
    EXPECT_EQ(app.session.seats()->peeking(), -1);
}

/// The card that takes its place lies face down; no word tells which it is.
TEST_P(Smuggle, NobodyElseLearnsWhatTakesItsPlace)
{
    app.settings.setSeating(Seating::Peek);
    ASSERT_TRUE(place(6, false));
    const Qt::Key mine = me() == 0 ? Qt::Key_F : Qt::Key_J;
    const Qt::Key theirs = me() == 0 ? Qt::Key_J : Qt::Key_F;
    hands.hold(mine);
    hands.drag(kHopper, QStringLiteral("me/space"));
    hands.letGo(mine);
    expectSmuggled();
    for (const bool look : {false, true}) {
        look ? hands.hold(theirs) : void();
        EXPECT_EQ(app.row(QStringLiteral("me:") + kFalcon), nullptr);
        EXPECT_EQ(app.row(QStringLiteral("they:") + kFalcon), nullptr);
        look ? hands.letGo(theirs) : void();
    }
    EXPECT_FALSE(lines().contains(u"Falcon")) << lines().toStdString();
    hands.hold(mine);
    EXPECT_NE(app.row(QStringLiteral("me:") + kFalcon), nullptr) << "but whose it is";
    hands.letGo(mine);
}

} // namespace
} // namespace playmat::qmltest
