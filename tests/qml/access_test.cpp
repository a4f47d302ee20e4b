// With the keyboard alone and with a screen reader: everything that can be done has a role and a
// name, and Tab reaches every zone in which something can be done.
#include "hands.h"
#include "kit/swu/host/hosted.h"
#include "kit/swu/table/places.h"

#include <QAccessible>
#include <QHash>
#include <QSet>

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

using table::TableController;

/// Whether hands or keys do something to it.
bool isInteractive(const QQuickItem *item)
{
    if (item->activeFocusOnTab())
        return true;
    for (const QObject *child : item->children()) {
        if (child->inherits("QQuickTapHandler") && child->property("enabled").toBool())
            return true;
    }
    return false;
}

std::string describe(const QQuickItem *item)
{
    return std::string(item->metaObject()->className()) + " \"" + item->objectName().toStdString()
        + "\"";
}

/// Every shown thing that can be pressed is announced, by itself or with what it is a part of.
void expectSpoken(App &app)
{
    int found = 0;
    forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
        if (!isInteractive(item) || item->width() <= 0 || item->height() <= 0)
            return;
        ++found;
        QAccessibleInterface *spoken = nullptr;
        for (QQuickItem *at = item; at != nullptr; at = at->parentItem()) {
            spoken = QAccessible::queryAccessibleInterface(at);
            const bool says = spoken != nullptr && spoken->role() != QAccessible::NoRole
                && spoken->role() != QAccessible::Client && spoken->role() != QAccessible::Pane;
            if (says || at->activeFocusOnTab())
                break;
        }
        ASSERT_NE(spoken, nullptr) << describe(item);
        EXPECT_NE(spoken->role(), QAccessible::NoRole) << describe(item);
        EXPECT_FALSE(spoken->text(QAccessible::Name).isEmpty()) << describe(item);
    });
    EXPECT_GT(found, 2);
}

struct Spoken : testing::Test
{
    Spoken()
        : hands(app)
    {
    }
    void SetUp() override { ASSERT_NE(app.window, nullptr); }
    bool fight(int seat)
    {
        return app.place({QStringLiteral(R"("hand":["SOR_095","SOR_172"],"ground":["SOR_046"],
                                            "space":["SOR_237"],"discard":["SOR_128"])")},
                         {QStringLiteral(R"("hand":["SOR_225"],"ground":["SOR_063"],
                                            "space":["SOR_225"],"discard":["SOR_128"])")},
                         seat);
    }

    App app;
    Hands hands;
};

TEST_F(Spoken, TheStartPageAndItsDialogs)
{
    expectSpoken(app);
    hands.clickItem(QStringLiteral("changeDeck0"));
    expectSpoken(app);
    hands.key(Qt::Key_Escape);
    hands.clickItem(QStringLiteral("settingsButton"));
    expectSpoken(app);
}

TEST_F(Spoken, TheTableItsMenuAndTheLargePreview)
{
    ASSERT_TRUE(fight(0));
    expectSpoken(app);
    hands.click(app.at(QStringLiteral("me:SOR_046")), Qt::RightButton);
    expectSpoken(app);
    hands.key(Qt::Key_Escape);
    hands.key(Qt::Key_I);
    expectSpoken(app);
}

TEST_F(Spoken, ChoicesOfLinesAndCards)
{
    ASSERT_TRUE(app.deal(3));
    expectSpoken(app); // who begins, or the first hand
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_038","SOR_225"])")},
                          {QStringLiteral(R"("ground":["SOR_046","SOR_063"])")}, 0));
    hands.drag(QStringLiteral("me:SOR_038"), QStringLiteral("me/ground"));
    ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("list"));
    expectSpoken(app);
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_125"],
                                             "deck":["SOR_225","SOR_237","SOR_046"])")},
                          {}, 0));
    hands.drag(QStringLiteral("me:SOR_125"), QStringLiteral("me/table"));
    ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("cards"));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("choiceCard0")) != nullptr; }));
    expectSpoken(app);
}

TEST_F(Spoken, TheEndPage)
{
    ASSERT_TRUE(fight(0));
    app.session.concede(1);
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("playAgain")) != nullptr; }));
    expectSpoken(app);
}

/// Two that do different things are told apart without seeing where they are. Cards of the same
/// kind in the same state are the same.
void expectDifferentNames(App &app)
{
    QHash<QString, QString> buttons;
    forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(item);
        if (spoken == nullptr || spoken->role() != QAccessible::Button
            || item->objectName().startsWith(u"card"))
            return;
        const QString name = spoken->text(QAccessible::Name);
        EXPECT_FALSE(buttons.contains(name))
            << name.toStdString() << " is " << buttons.value(name).toStdString() << " and "
            << describe(item);
        buttons.insert(name, QString::fromStdString(describe(item)));
    });
    EXPECT_GT(buttons.size(), 2);
}

TEST_F(Spoken, NoTwoButtonsHaveTheSameName)
{
    expectDifferentNames(app);
    hands.clickItem(QStringLiteral("changeDeck0"));
    expectDifferentNames(app);
    hands.key(Qt::Key_Escape);
    hands.clickItem(QStringLiteral("settingsButton"));
    expectDifferentNames(app);
    hands.key(Qt::Key_Escape);
    app.settings.setSeating(table::Seating::Peek);
    for (const int seat : {0, 1}) {
        ASSERT_TRUE(fight(seat));
        expectDifferentNames(app);
    }
}

TEST_F(Spoken, BetweenTwoGames)
{
    app.settings.setSeating(table::Seating::Peek);
    ASSERT_TRUE(app.session.start({QStringLiteral("Ada"), QStringLiteral("Marek")},
                                  app.decks.documents(), 7, {}, 3));
    expectSpoken(app);
    app.session.concede(1);
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("playAgain")) != nullptr; }));
    expectSpoken(app);
    ASSERT_TRUE(app.session.series()->goOn());
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("showBoarding")) != nullptr; }));
    QAccessibleInterface *show
        = QAccessible::queryAccessibleInterface(app.item(QStringLiteral("showBoarding")));
    EXPECT_EQ(show->text(QAccessible::Name), QStringLiteral("Show Ada's deck"));
    app.session.series()->boarding()->uncover();
    app.draw();
    expectSpoken(app);
    expectDifferentNames(app);
    app.session.series()->boarding()->moveOut(7);
    app.draw();
    QStringList said;
    forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
        if (item->objectName().startsWith(u"board_"))
            said.append(QAccessible::queryAccessibleInterface(item)->text(QAccessible::Name));
    });
    EXPECT_FALSE(said.filter(QStringLiteral("−1 compared with the deck's list")).isEmpty())
        << said.join(u'\n').toStdString();
}

TEST_F(Spoken, EveryCardOnTheTableHasItsNameAndState)
{
    ASSERT_TRUE(fight(0));
    for (const table::CardRow &row : app.session.stage()->scene().rows()) {
        if (row.place.form == table::CardForm::Unseen)
            continue;
        QAccessibleInterface *card
            = QAccessible::queryAccessibleInterface(app.cardItem(row.viewId));
        ASSERT_NE(card, nullptr) << row.facts.name.toStdString();
        EXPECT_EQ(card->role(), QAccessible::Button);
        EXPECT_FALSE(card->text(QAccessible::Name).isEmpty());
        EXPECT_TRUE(card->text(QAccessible::Name).contains(row.facts.name));
    }
    const table::CardRow *unit = app.row(QStringLiteral("me:SOR_046"));
    EXPECT_TRUE(unit->facts.accessibleName.startsWith(app.session.stage()->nearSeat().name
                                                      + QStringLiteral("'s ")))
        << unit->facts.accessibleName.toStdString();
    EXPECT_TRUE(unit->facts.accessibleName.contains(u"power 3"));
    EXPECT_TRUE(unit->facts.accessibleName.contains(u"7 HP"));
}

/// Disabled, Qt asks none of them about each step of the pointer; but whoever listens would hear
/// "unavailable".
TEST_F(Spoken, CardsAreDisabledWhileNobodyListensAndCanBePlayedAllTheSame)
{
    ASSERT_TRUE(fight(0));
    QQuickItem *unit = app.cardItem(app.row(QStringLiteral("me:SOR_046"))->viewId);
    QQuickItem *status = app.item(QStringLiteral("status0"));
    EXPECT_FALSE(unit->isEnabled() || status->isEnabled());
    QAccessible::setActive(true);
    EXPECT_TRUE(unit->isEnabled() && status->isEnabled());
    QAccessible::setActive(false);
    EXPECT_FALSE(unit->isEnabled() || status->isEnabled());
    hands.drag(QStringLiteral("me:SOR_046"), QStringLiteral("they:SOR_063"));
    EXPECT_EQ(app.row(QStringLiteral("me:SOR_046"))->facts.hpLeft(), 5); // of 7: it has attacked
    QAccessible::setActive(true); // as the other tests have it
}

TEST_F(Spoken, TabComesToEveryZoneWithALegalSource)
{
    for (const int seat : {0, 1}) {
        SCOPED_TRACE("seat " + std::to_string(seat));
        ASSERT_TRUE(fight(seat));
        QSet<QString> wanted;
        for (const core::Option &option :
             match::swuGame(*app.session.match())->decision().options) {
            if (const table::CardRow *row = app.session.stage()->scene().row(option.card))
                wanted.insert(table::swuTableSpec().name(row->zone));
        }
        EXPECT_EQ(wanted.size(), 4) << "hand, ground, space, base";
        const auto seen = [&](Qt::Key key, Qt::KeyboardModifiers modifiers) {
            QSet<QString> zones;
            for (int i = 0; i < 40; ++i) {
                hands.key(key, modifiers);
                zones.insert(app.hands().keys()->zone());
            }
            return zones;
        };
        EXPECT_TRUE(seen(Qt::Key_Tab, Qt::NoModifier).contains(wanted));
        EXPECT_TRUE(seen(Qt::Key_Backtab, Qt::ShiftModifier).contains(wanted));
    }
}

TEST_F(Spoken, TabComesToEveryButtonOfThePanelAndBack)
{
    for (const int seat : {0, 1}) {
        SCOPED_TRACE("seat " + std::to_string(seat));
        ASSERT_TRUE(fight(seat));
        QSet<QString> buttons;
        for (int i = 0; i < 40; ++i) {
            hands.key(Qt::Key_Tab);
            if (app.window->activeFocusItem() != nullptr)
                buttons.insert(app.window->activeFocusItem()->objectName());
        }
        for (const char *name : {"table", "passButton", "initiativeButton", "menuButton"})
            EXPECT_TRUE(buttons.contains(QLatin1String(name))) << name;
    }
}

TEST_F(Spoken, EverySourceCanBeFocusedInItsZone)
{
    for (const int seat : {0, 1}) {
        SCOPED_TRACE("seat " + std::to_string(seat));
        ASSERT_TRUE(fight(seat));
        for (const char *card : {"me:SOR_095", "me:SOR_172", "me:SOR_046", "me:SOR_237",
                                 "me:SOR_010", "they:SOR_063", "they:SOR_023"})
            hands.focus(QLatin1String(card));
    }
}

TEST_F(Spoken, EscFromTheKeyboardLetsGo)
{
    ASSERT_TRUE(fight(0));
    hands.focus(QStringLiteral("me:SOR_046"));
    hands.key(Qt::Key_Return);
    ASSERT_EQ(app.state(), TableController::Picked);
    hands.key(Qt::Key_Escape);
    EXPECT_EQ(app.state(), TableController::Idle);
}

TEST_F(Spoken, LitPlacesSayWhatADropThereMeans)
{
    ASSERT_TRUE(fight(0));
    hands.pressOf(QStringLiteral("me:SOR_095"));
    ASSERT_EQ(app.state(), TableController::Picked);
    QQuickItem *place = app.item(QStringLiteral("lit_ground.0"));
    ASSERT_NE(place, nullptr);
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(place);
    ASSERT_NE(spoken, nullptr);
    EXPECT_TRUE(spoken->text(QAccessible::Name).contains(QStringLiteral("ground")));
}

} // namespace
} // namespace playmat::qmltest
