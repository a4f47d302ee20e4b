// What the table does besides the gestures that succeed: thresholds, refusals, Esc, preview, taking
// back, the counters of what is chosen.
#include "gestures.h"
#include "kit/swu/table/places.h"
#include "table/paint/mark.h"

#include <QGuiApplication>
#include <QPointingDevice>
#include <QStyleHints>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

namespace playmat::qmltest {
namespace {

using table::PlaybackQueue;
using table::TableController;
namespace Seating = table::Seating;

Side side(const char *members)
{
    return {QString::fromUtf8(members)};
}

const Side kMarineInHand{QStringLiteral(R"("hand":["SOR_095","SOR_128"])")};

/// Whether such an item is in it, shown or not. What a Loader made is no child of it as an object.
bool holds(const QQuickItem *root, const QString &name)
{
    return root->objectName() == name
        || std::ranges::any_of(root->childItems(),
                               [&](const QQuickItem *child) { return holds(child, name); });
}

/// A table at which seat 0 has a hand, two units and enemies.
struct Fight : testing::Test
{
    Fight()
        : hands(app)
    {
    }
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        ASSERT_TRUE(app.place(side(R"("hand":["SOR_095","SOR_172"],"resources":4,
                                      "ground":["SOR_046"],"space":["SOR_237"])"),
                              side(R"("ground":["SOR_063"],"space":["SOR_225"])"), 0));
        before = app.hash();
    }
    [[nodiscard]] QQuickItem *refusal() const { return app.item(QStringLiteral("refusal")); }
    [[nodiscard]] bool dragging() { return app.state() == TableController::Dragging; }

    /// Two lines are to be put in order; the upper one goes down.
    void putFirstLineLast(Form form);

    App app;
    Hands hands;
    QString before;
};

void Fight::putFirstLineLast(Form form)
{
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("choiceLine1")) != nullptr; }));
    app.settle();
    QQuickItem *line = app.item(QStringLiteral("choiceLine0"));
    const QPoint at = line->mapToScene({40, line->height() / 2}).toPoint();
    if (form == Form::Drag)
        return hands.drag(at, at + QPoint(0, int(line->height())));
    if (form == Form::Keys)
        return hands.key(Qt::Key_Down, Qt::AltModifier);
    QQuickItem *later = nullptr;
    forEachShown(line, [&](QQuickItem *item) {
        if (item->property("text").toString() == u"Later" && item->activeFocusOnTab())
            later = item;
    });
    ASSERT_NE(later, nullptr);
    form == Form::Reader ? hands.pressItem(later)
                         : hands.click(later->mapToScene({8, 8}).toPoint());
}

TEST_F(Fight, APressThatMovesTenPixelsIsStillAClick)
{
    const QPoint at = app.at(QStringLiteral("me:SOR_046"));
    hands.press(at);
    hands.moveTo(at + QPoint(6, 0));
    hands.moveTo(at + QPoint(10, 10));
    EXPECT_EQ(app.state(), TableController::Pressed);
    hands.release();
    EXPECT_EQ(app.state(), TableController::Picked) << "and a click picks up";
}

TEST_F(Fight, ElevenPixelsAreADrag)
{
    const QPoint at = app.at(QStringLiteral("me:SOR_046"));
    hands.press(at);
    hands.moveTo(at + QPoint(0, -11));
    EXPECT_TRUE(dragging());
    hands.glideTo(at);
    hands.release();
    EXPECT_EQ(app.state(), TableController::Idle);
    EXPECT_EQ(refusal(), nullptr) << "back to where it was means nothing";
    EXPECT_EQ(app.hash(), before);
}

TEST_F(Fight, ARefusedDropSaysItsSentenceAndItsRule)
{
    hands.drag(QStringLiteral("me:SOR_046"), QStringLiteral("they:SOR_023"));
    ASSERT_NE(refusal(), nullptr);
    EXPECT_TRUE(app.hands().desk()->refusal().text.contains(u"Sentinel"));
    EXPECT_TRUE(app.hands().desk()->refusal().rule.startsWith(u"CR "));
    EXPECT_EQ(app.hash(), before);
    hands.key(Qt::Key_Escape);
    EXPECT_EQ(refusal(), nullptr) << "Esc puts it away";
}

TEST_F(Fight, ALeaderDrawnIntoAnArenaTooEarlySaysWhatDeployingNeeds)
{
    hands.drag(QStringLiteral("me:SOR_010"), QStringLiteral("me/ground"));
    ASSERT_NE(refusal(), nullptr);
    EXPECT_TRUE(app.hands().desk()->refusal().text.contains(u"resources to deploy"))
        << app.hands().desk()->refusal().text.toStdString();
    EXPECT_EQ(app.hash(), before);
}

/// The leader cannot be deployed yet, wherever it is held: the card below it is not the reason.
TEST_F(Fight, ARefusedLeaderHatchesNobodyAndAForbiddenTargetItself)
{
    const auto markOf = [&](const char *card) { return app.row(QLatin1String(card))->mark; };
    for (const char *under : {"me:SOR_046", "they:SOR_063", "they:SOR_023"}) {
        hands.press(app.at(QStringLiteral("me:SOR_010")));
        hands.glideTo(app.at(QLatin1String(under)));
        ASSERT_TRUE(dragging());
        EXPECT_NE(markOf(under), int(paint::Mark::Refused)) << under;
        hands.key(Qt::Key_Escape);
        hands.release();
    }
    hands.press(app.at(QStringLiteral("me:SOR_046")));
    hands.glideTo(app.at(QStringLiteral("they:SOR_023")));
    EXPECT_EQ(markOf("they:SOR_023"), int(paint::Mark::Refused)) << "a Sentinel guards it";
    hands.key(Qt::Key_Escape);
    hands.release();
}

TEST_F(Fight, ASecondUniqueCardSaysThatOneIsDefeated)
{
    const auto chip = [&](const char *mine, const char *theirs) {
        EXPECT_TRUE(app.place(side(mine), side(theirs), 0));
        hands.press(app.at(QStringLiteral("me:hand0")));
        hands.glideTo(app.at(QStringLiteral("me/ground")));
        const QString text = app.hands().aim()->held().chip;
        app.picture(QStringLiteral("second-unique"));
        hands.key(Qt::Key_Escape);
        hands.release();
        return text;
    };
    EXPECT_TRUE(chip(R"("hand":["SOR_226"],"ground":["SOR_226"])", "")
                    .contains(u"you keep only one Admiral Motti"));
    EXPECT_TRUE(
        chip(R"("hand":["SOR_053"],"ground":[{"card":"SOR_046","upgrades":["SOR_053"]}])", "")
            .contains(u"you keep only one Luke's Lightsaber"));
    EXPECT_FALSE(chip(R"("hand":["SOR_226"])", R"("ground":["SOR_226"])").contains(u"keep only"))
        << "theirs does not count";
    EXPECT_FALSE(chip(R"("hand":["SOR_095"],"ground":["SOR_095"])", "").contains(u"keep only"));
}

TEST_F(Fight, AUnitDroppedOntoAFriendSaysWhyNot)
{
    ASSERT_TRUE(
        app.place(side(R"("ground":["SOR_046","SOR_095"])"), side(R"("ground":["SOR_063"])"), 0));
    before = app.hash();
    hands.drag(QStringLiteral("me:SOR_046"), QStringLiteral("me:SOR_095"));
    ASSERT_NE(refusal(), nullptr);
    EXPECT_TRUE(app.hands().desk()->refusal().text.contains(u"your own side"));
    EXPECT_EQ(app.hash(), before);
}

TEST_F(Fight, AUnitOfTheHandFindsItsArenaFromTheOtherOne)
{
    hands.drag(QStringLiteral("me:SOR_095"), QStringLiteral("me/space"));
    EXPECT_EQ(refusal(), nullptr);
    const table::CardRow *marine = app.row(QStringLiteral("me:SOR_095"));
    ASSERT_NE(marine, nullptr);
    EXPECT_EQ(marine->zone.zone, table::Zone::Ground);
}

TEST_F(Fight, AnUpgradeUnderAUnitDoesNotStealAnAttack)
{
    ASSERT_TRUE(app.place(side(R"("ground":["SOR_046"])"),
                          side(R"("ground":[{"card":"SOR_063","upgrades":["SOR_069"]}])"), 0));
    before = app.hash();
    const QRect tab = app.row(QStringLiteral("they:SOR_069"))->place.hit;
    ASSERT_FALSE(tab.isEmpty());
    hands.drag(app.at(QStringLiteral("me:SOR_046")), tab.center());
    EXPECT_EQ(refusal(), nullptr);
    EXPECT_NE(app.hash(), before);
}

TEST_F(Fight, TheReasonIsThereBeforeTheDrop)
{
    hands.press(app.at(QStringLiteral("me:SOR_046")));
    hands.glideTo(app.at(QStringLiteral("they:SOR_225")));
    EXPECT_TRUE(dragging());
    EXPECT_FALSE(app.hands().aim()->held().legal);
    ASSERT_NE(refusal(), nullptr);
    EXPECT_TRUE(app.hands().desk()->refusal().text.contains(u"arena"));
    hands.glideTo(app.at(QStringLiteral("they:SOR_063")));
    EXPECT_TRUE(app.hands().aim()->held().legal);
    EXPECT_EQ(refusal(), nullptr);
    EXPECT_FALSE(app.hands().aim()->held().outcome.isEmpty()) << "the arrow says what would happen";
    hands.key(Qt::Key_Escape);
    EXPECT_EQ(app.state(), TableController::Idle);
    hands.release();
    EXPECT_EQ(app.hash(), before) << "Esc cancels a drag";
}

TEST_F(Fight, EscLetsGoOfAPickedCardAndClosesAMenu)
{
    hands.click(QStringLiteral("me:SOR_046"));
    ASSERT_EQ(app.state(), TableController::Picked);
    hands.key(Qt::Key_Escape);
    EXPECT_EQ(app.state(), TableController::Idle);
    hands.click(app.at(QStringLiteral("me:SOR_046")), Qt::RightButton);
    ASSERT_EQ(app.state(), TableController::Menu);
    EXPECT_NE(app.item(QStringLiteral("menu")), nullptr);
    hands.key(Qt::Key_Escape);
    EXPECT_EQ(app.state(), TableController::Idle);
    EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("table"))->hasActiveFocus(); }))
        << "the keyboard is back at the table";
    EXPECT_EQ(app.hash(), before);
}

TEST_F(Fight, WhatCannotBeDoneStandsInTheMenuWithItsReason)
{
    hands.click(app.at(QStringLiteral("me:SOR_010")), Qt::RightButton);
    const std::vector<table::OptionRow> &rows = app.hands().menu()->lines()->rows();
    ASSERT_FALSE(rows.empty());
    EXPECT_FALSE(rows.back().available) << "what cannot be used stands last";
    EXPECT_TRUE(rows.back().detail.contains(u"7")) << "deploys with seven resources";
    const QString line = QStringLiteral("menuLine%1").arg(rows.size() - 1);
    hands.clickItem(line);
    EXPECT_EQ(app.hash(), before);
    EXPECT_NE(refusal(), nullptr);
}

TEST_F(Fight, WhatIsTooExpensiveIsRefusedInNumbers)
{
    ASSERT_TRUE(app.place(side(R"("hand":["SOR_135"],"resources":4)"), side(""), 0));
    hands.drag(QStringLiteral("me:SOR_135"), QStringLiteral("me/ground"));
    ASSERT_NE(refusal(), nullptr);
    EXPECT_TRUE(app.hands().desk()->refusal().text.contains(u"8"));
    EXPECT_TRUE(app.hands().desk()->refusal().text.contains(u"4"));
}

TEST_F(Fight, TheCostIsShownWhileACardIsHeld)
{
    hands.press(app.at(QStringLiteral("me:SOR_095")));
    hands.glideTo(app.at(QStringLiteral("me/ground")));
    EXPECT_TRUE(dragging());
    EXPECT_FALSE(app.hands().aim()->held().chip.isEmpty());
    EXPECT_NE(app.item(QStringLiteral("lit_table")), app.item(QStringLiteral("lit_ground.0")))
        << "one of the two is lit";
    hands.release();
    EXPECT_NE(app.hash(), before);
}

TEST_F(Fight, ACardIsShownNextToThePointerAfterAMoment)
{
    app.showCardsBeside();
    const auto box = [&] { return app.item(QStringLiteral("previewBox")); };
    const auto shows = [&](const char *id) {
        const QQuickItem *card = app.item(QStringLiteral("previewCard"));
        return card != nullptr && card->property("cardId").toString() == QLatin1String(id);
    };
    hands.glideTo(app.at(QStringLiteral("they:SOR_063")));
    EXPECT_EQ(box(), nullptr) << "not while the pointer only passes";
    ASSERT_TRUE(becomes([&] { return shows("SOR_063"); }));
    hands.glideTo(app.at(QStringLiteral("me:SOR_046")));
    EXPECT_EQ(box(), nullptr) << "out of the way of the next card";
    ASSERT_TRUE(becomes([&] { return shows("SOR_046"); }));
    QTest::mouseClick(app.window, Qt::RightButton, {}, app.at(QStringLiteral("me:SOR_046")));
    EXPECT_TRUE(becomes([&] { return box() == nullptr; })) << "the menu is there";
    hands.key(Qt::Key_Escape);
    hands.glideTo(QPoint(app.session.stage()->geometry().panel.center().x(), 300));
    EXPECT_EQ(box(), nullptr) << "nothing is pointed at";
    EXPECT_EQ(app.session.preview()->facts().cardId, QStringLiteral("SOR_046"))
        << "I still shows it";
}

/// A card of the hand is raised, and read there.
TEST_F(Fight, OfARaisedCardOnlyTheWordsAreExplained)
{
    app.showCardsBeside();
    ASSERT_TRUE(app.place(side(R"("hand":["SOR_038"])"), side(R"("ground":["SOR_063"])"), 0));
    hands.glideTo(app.at(QStringLiteral("me:SOR_038")));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("previewBox")) != nullptr; }));
    app.settle();
    EXPECT_EQ(app.item(QStringLiteral("previewCard")), nullptr);
    const QQuickItem *box = app.item(QStringLiteral("previewBox"));
    const table::CardRow *raised = app.row(QStringLiteral("me:SOR_038"));
    ASSERT_TRUE(raised->place.raised);
    EXPECT_FALSE(
        box->mapRectToScene({0, 0, box->width(), box->height()}).intersects(raised->place.rect));
}

TEST_F(Fight, ACardThatTheLogNamesIsShownNextToItsLine)
{
    app.showCardsBeside();
    hands.drag(QStringLiteral("me:SOR_046"), QStringLiteral("they:SOR_063"));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("logLine0")) != nullptr; }));
    app.settle();
    const QQuickItem *line = app.item(QStringLiteral("logLine0"));
    const QRectF place = line->mapRectToScene({0, 0, line->width(), line->height()});
    hands.glideTo((place.topLeft() + QPointF(40, 8)).toPoint()); // its first name
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("previewCard")) != nullptr; }));
    app.settle();
    const QQuickItem *box = app.item(QStringLiteral("previewBox"));
    ASSERT_NE(box, nullptr);
    const QRectF shown = box->mapRectToScene({0, 0, box->width(), box->height()});
    EXPECT_LE(shown.right(), app.session.stage()->geometry().panel.x());
    EXPECT_LT(shown.top(), place.bottom());
    EXPECT_GT(shown.bottom(), place.top());
}

TEST_F(Fight, PointingAtACardShowsItAndIEnlargesIt)
{
    hands.glideTo(app.at(QStringLiteral("they:SOR_063")));
    EXPECT_EQ(app.session.preview()->facts().cardId, QStringLiteral("SOR_063"));
    EXPECT_GT(app.session.preview()->explain()->rowCount(), 0) << "Sentinel is explained";
    for (const auto *large : app.window->findChildren<QQuickItem *>(QStringLiteral("previewLarge")))
        EXPECT_FALSE(holds(large, QStringLiteral("cardRules")))
            << "it is laid out when it is wanted, not with every card";
    hands.key(Qt::Key_I);
    const auto *large = app.item(QStringLiteral("previewLarge"));
    ASSERT_NE(large, nullptr);
    EXPECT_TRUE(holds(large, QStringLiteral("cardRules")));
    hands.key(Qt::Key_Escape);
    EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("previewLarge")) == nullptr; }));
    EXPECT_TRUE(app.item(QStringLiteral("table"))->hasActiveFocus());
}

TEST_F(Fight, TheEnlargedCardHasItsRulings)
{
    hands.glideTo(app.at(QStringLiteral("they:SOR_010")));
    hands.key(Qt::Key_I);
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("ruling0")) != nullptr; }));
    EXPECT_EQ(app.item(QStringLiteral("ruling1")), nullptr);
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("previewLarge")) == nullptr; }));
    hands.glideTo(app.at(QStringLiteral("they:SOR_063")));
    hands.key(Qt::Key_I);
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("previewLarge")) != nullptr; }));
    EXPECT_EQ(app.item(QStringLiteral("ruling0")), nullptr) << "this card has none";
}

TEST_F(Fight, ALongPressOfAFingerEnlargesTheCard)
{
    const QPoint at = app.at(QStringLiteral("they:SOR_063"));
    const auto enlarged = [&] { return app.item(QStringLiteral("previewLarge")) != nullptr; };
    const std::unique_ptr<QPointingDevice> finger(QTest::createTouchDevice());
    QTest::touchEvent(app.window, finger.get()).press(0, at, app.window);
    EXPECT_TRUE(becomes(enlarged));
    EXPECT_EQ(app.session.preview()->facts().cardId, QStringLiteral("SOR_063"));
    QTest::touchEvent(app.window, finger.get()).release(0, at, app.window);
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(becomes([&] { return !enlarged(); }));
    EXPECT_EQ(app.hash(), before);
}

/// Two cards matter during a drag: the one below stands next to where it lies, and the held one
/// with it.
TEST_F(Fight, DuringADragWhatIsUnderItIsShown)
{
    app.showCardsBeside();
    const auto shown = [&] { return app.session.preview()->facts().cardId; };
    hands.press(app.at(QStringLiteral("me:SOR_046")));
    hands.glideTo(app.at(QStringLiteral("they:SOR_063")));
    EXPECT_EQ(shown(), QStringLiteral("SOR_063"));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("previewBox")) != nullptr; }));
    app.settle();
    EXPECT_EQ(app.item(QStringLiteral("previewHeld")), nullptr) << "it has no words";
    const QQuickItem *box = app.item(QStringLiteral("previewBox"));
    ASSERT_NE(box, nullptr);
    EXPECT_FALSE(box->mapRectToScene({0, 0, box->width(), box->height()})
                     .intersects(app.row(QStringLiteral("they:SOR_063"))->place.rect));
    app.picture(QStringLiteral("drag-target"));
    hands.glideTo(app.at(QStringLiteral("they:SOR_023")));
    EXPECT_EQ(shown(), QStringLiteral("SOR_023")) << "also where it may not go";
    hands.glideTo(QPoint(app.session.stage()->geometry().column.x() - 40,
                         app.session.stage()->geometry().midY + 20));
    EXPECT_EQ(shown(), QStringLiteral("SOR_046"));
    hands.key(Qt::Key_Escape);
    hands.release();
    hands.press(app.at(QStringLiteral("me:SOR_172")));
    hands.glideTo(app.at(QStringLiteral("they:SOR_063")));
    EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("previewHeld")) != nullptr; }));
    app.picture(QStringLiteral("drag-event"));
    hands.key(Qt::Key_Escape);
    hands.release();
}

TEST_F(Fight, ALongPressWhereNothingLiesEnlargesNothing)
{
    hands.hover(app.at(QStringLiteral("they:SOR_063")));
    ASSERT_EQ(app.session.preview()->facts().cardId, QStringLiteral("SOR_063"));
    const std::unique_ptr<QPointingDevice> finger(QTest::createTouchDevice());
    const table::TableGeometry &g = app.session.stage()->geometry();
    for (const QPoint at : {g.theirBand.center(), QPoint(g.column.x() - 40, g.midY + 20)}) {
        QTest::touchEvent(app.window, finger.get()).press(0, at, app.window);
        QTest::qWait(QGuiApplication::styleHints()->mousePressAndHoldInterval() + 200);
        EXPECT_EQ(app.item(QStringLiteral("previewLarge")), nullptr) << at.x();
        QTest::touchEvent(app.window, finger.get()).release(0, at, app.window);
    }
    EXPECT_EQ(app.hash(), before);
}

TEST_F(Fight, TheFocusedCardIsPreviewedToo)
{
    hands.focus(QStringLiteral("me:SOR_237"));
    EXPECT_EQ(app.session.preview()->facts().cardId, QStringLiteral("SOR_237"));
    hands.key(Qt::Key_I);
    EXPECT_NE(app.item(QStringLiteral("previewLarge")), nullptr);
}

TEST_F(Fight, APressOnADialogReachesNothingBehindIt)
{
    const QString hash = app.hash();
    const QQuickItem *pass = app.item(QStringLiteral("passButton"));
    ASSERT_NE(pass, nullptr);
    const QPointF at = pass->mapToScene({pass->width() / 2, pass->height() / 2});
    Hands(app).clickItem(QStringLiteral("menuButton"));
    ASSERT_NE(app.item(QStringLiteral("closeMatchMenu")), nullptr);
    QTest::mouseClick(app.window, Qt::LeftButton, {}, at.toPoint());
    EXPECT_EQ(app.hash(), hash);
    EXPECT_EQ(app.item(QStringLiteral("closeMatchMenu")), nullptr) << "it closes the dialog";
}

TEST_F(Fight, TakingBackAndDoingAgainHaveButtonsAndKeys)
{
    for (const Form form : {Form::Click, Form::Keys, Form::Reader}) {
        SCOPED_TRACE(nameOf(form));
        hands.drag(QStringLiteral("me:SOR_046"), QStringLiteral("they:SOR_063"));
        const QString after = app.hash();
        ASSERT_NE(after, before);
        const auto act = [&](const char *name, Qt::KeyboardModifiers modifiers) {
            if (form == Form::Keys)
                return hands.key(Qt::Key_Z, modifiers);
            form == Form::Reader ? hands.pressItem(QLatin1String(name))
                                 : hands.clickItem(QLatin1String(name));
        };
        act("undoButton", Qt::ControlModifier);
        EXPECT_EQ(app.hash(), before);
        act("redoButton", Qt::ControlModifier | Qt::ShiftModifier);
        EXPECT_EQ(app.hash(), after);
        act("undoButton", Qt::ControlModifier);
        EXPECT_EQ(app.hash(), before);
    }
}

TEST_F(Fight, BeyondWhatWasShownBothAgreeToTakeItBack)
{
    ASSERT_TRUE(app.deal(3));
    app.hands().desk()->choose(0);
    while (app.hands().desk()->choiceName() == u"mulligan")
        app.hands().desk()->choose(1); // six new cards each
    const QString after = app.hash();
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("agreeNear")) != nullptr; }));
    hands.clickItem(QStringLiteral("agreeNear"));
    EXPECT_EQ(app.hash(), after) << "one alone does not take it back";
    hands.clickItem(QStringLiteral("agreeFar"));
    EXPECT_NE(app.hash(), after);
    EXPECT_EQ(app.item(QStringLiteral("agreeNear")), nullptr);
}

TEST_F(Fight, SeveralTargetsAreCountedUntilDone)
{
    ASSERT_TRUE(app.place(side(R"("hand":["SOR_080"],"ground":["SOR_128","SOR_046","SOR_063"])"),
                          side(""), 0));
    hands.drag(QStringLiteral("me:SOR_080"), QStringLiteral("me/ground"));
    EXPECT_TRUE(app.prompt().counter.startsWith(u"0")) << app.prompt().counter.toStdString();
    EXPECT_EQ(app.prompt().sourceName, QStringLiteral("General Tagge"));
    EXPECT_FALSE(app.prompt().sourceText.isEmpty());
    hands.click(QStringLiteral("me:SOR_128"));
    hands.click(QStringLiteral("me:SOR_046"));
    EXPECT_EQ(app.prompt().counter, QStringLiteral("2 of up to 3"));
    hands.click(QStringLiteral("me:SOR_046"));
    EXPECT_EQ(app.prompt().counter, QStringLiteral("1 of up to 3")) << "a second click takes back";
    hands.clickItem(QStringLiteral("doneButton"));
    EXPECT_EQ(app.row(QStringLiteral("me:SOR_046"))->facts.experience, 0);
    EXPECT_EQ(app.row(QStringLiteral("me:SOR_128"))->facts.experience, 1);
}

TEST_F(Fight, PlusAndMinusDivideAndSayWhatIsLeft)
{
    ASSERT_TRUE(
        app.place(side(R"("hand":["SOR_135"])"), side(R"("ground":["SOR_046","SOR_063"])"), 0));
    hands.drag(QStringLiteral("me:SOR_135"), QStringLiteral("me/ground"));
    const auto button = [&](const char *name, const char *card) {
        hands.clickItem(QLatin1String(name) + QString::number(app.card(QLatin1String(card))));
    };
    for (int i = 0; i < 6; ++i)
        button("plus", "they:SOR_046");
    EXPECT_EQ(app.prompt().counter, QStringLiteral("0 of 6 left"));
    EXPECT_TRUE(app.prompt().canDone);
    button("minus", "they:SOR_046");
    EXPECT_FALSE(app.prompt().canDone) << "all of it is divided";
    button("plus", "they:SOR_063");
    hands.clickItem(QStringLiteral("doneButton"));
    EXPECT_EQ(app.row(QStringLiteral("they:SOR_046"))->facts.damage, 5);
    EXPECT_EQ(app.row(QStringLiteral("they:SOR_063"))->facts.damage, 1);
}

TEST_F(Fight, CardsArePutInOrderInEveryForm)
{
    QString first;
    std::string deck;
    for (const Form form : {Form::Drag, Form::Click, Form::Keys, Form::Reader}) {
        SCOPED_TRACE(nameOf(form));
        ASSERT_TRUE(app.place(side(R"("hand":["SOR_031"],"deck":["SOR_225","SOR_237","SOR_046"])"),
                              side(""), 0));
        hands.drag(QStringLiteral("me:SOR_031"), QStringLiteral("me/space"));
        while (app.hands().desk()->choiceName() == u"cards")
            app.hands().desk()->skip(); // none of them to the bottom
        ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("order"));
        const std::vector<table::OptionRow> &rows = app.hands().desk()->choices()->rows();
        const int above = rows.front().option;
        EXPECT_NE(rows.front().label, rows.back().label) << "who is to order them?";
        putFirstLineLast(form);
        EXPECT_EQ(rows.back().option, above);
        form == Form::Reader ? hands.pressItem(QStringLiteral("choiceDoneButton"))
                             : hands.clickItem(QStringLiteral("choiceDoneButton"));
        deck = deck.empty() ? app.hiddenCards() : deck;
        first = first.isEmpty() ? app.hash() : first;
        EXPECT_EQ(app.hash(), first);
        EXPECT_EQ(app.hiddenCards(), deck);
        EXPECT_EQ(app.hands().desk()->choiceName(), QStringLiteral("action"));
    }
}

TEST_F(Fight, APassThatEndsThePhaseSaysSo)
{
    EXPECT_TRUE(app.prompt().passNote.isEmpty());
    hands.clickItem(QStringLiteral("passButton"));
    EXPECT_EQ(app.prompt().seat, 1);
    EXPECT_FALSE(app.prompt().passNote.isEmpty());
}

TEST(Glide, ARefusedCardGlidesBackFromWhereItWasLetGo)
{
    App app(Seating::Open, PlaybackQueue::Slow);
    ASSERT_NE(app.window, nullptr);
    Hands hands(app);
    ASSERT_TRUE(app.place(kMarineInHand, {}, 0));
    const int card = app.card(QStringLiteral("me:SOR_095"));
    QQuickItem *item = app.cardItem(card);
    ASSERT_NE(item, nullptr);
    ASSERT_TRUE(becomes([&] { return !item->property("moving").toBool(); }));
    ASSERT_TRUE(becomes([&] { return !app.session.stage()->resizing(); }));
    hands.press(app.at(QStringLiteral("me:SOR_095")));
    hands.glideTo(app.at(QStringLiteral("they/deck")));
    const double letGo = item->y();
    std::vector<double> way;
    QObject::connect(item, &QQuickItem::yChanged, item, [&] { way.push_back(item->y()); });
    hands.release();
    EXPECT_NE(app.item(QStringLiteral("refusal")), nullptr) << "it said nothing";
    ASSERT_TRUE(becomes([&] { return !item->property("moving").toBool() && !way.empty(); }));
    const double home = item->y();
    EXPECT_GT(home, letGo + 100) << "it did not come home";
    const auto between = [&](double y) { return y > letGo + 5 && y < home - 5; };
    EXPECT_GT(std::count_if(way.begin(), way.end(), between), 0) << "it jumped";
}

/// Regional Governor: a card is named by its first letters, without a mouse.
TEST_F(Fight, ACardIsNamedByTyping)
{
    for (const bool bySteps : {false, true}) {
        ASSERT_TRUE(
            app.place(side(R"("hand":["SOR_062"],"resources":6)"), side(""), bySteps ? 1 : 0));
        hands.drag(QStringLiteral("me:SOR_062"), QStringLiteral("me/ground"));
        ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("name"));
        app.settle();
        hands.key(Qt::Key_Return); // nothing is typed yet
        ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("name"));
        for (const Qt::Key key : {Qt::Key_Y, Qt::Key_O, Qt::Key_D, Qt::Key_A})
            hands.key(key);
        if (bySteps) { // down to the second of "Yoda" and "Yoda's Lightsaber", and back
            hands.key(Qt::Key_Down);
            hands.key(Qt::Key_Down);
            hands.key(Qt::Key_Up);
        }
        hands.key(Qt::Key_Return);
        EXPECT_NE(app.hands().desk()->choiceName(), QStringLiteral("name"));
        const auto &rows = app.session.log()->rows();
        EXPECT_TRUE(std::ranges::any_of(rows, [](const table::LogRow &row) {
            return row.plain.contains(QStringLiteral("Yoda"));
        }));
    }
}

} // namespace
} // namespace playmat::qmltest
