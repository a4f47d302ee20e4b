#include "learn_fixture.h"

#include <QTest>

namespace playmat::qmltest {

using table::CardRow;

LearnFixture::LearnFixture(table::TableSession::PlaySpeed speed)
    : app(table::TableSession::Open, speed)
    , hands(app)
{
    learn = app.window->findChild<table::LearnSession *>();
    learn->table()->gate().setSettles(0);
    if (const double letters = qEnvironmentVariable("PLAYMAT_LETTERS").toDouble(); letters > 0)
        app.settings.setFontScale(letters);
    if (const QString scheme = qEnvironmentVariable("PLAYMAT_SCHEME"); !scheme.isEmpty())
        app.settings.setScheme(scheme);
}

QPoint LearnFixture::inWindow(QPointF at)
{
    const QQuickItem *stage = app.item(QStringLiteral("table"));
    EXPECT_NE(stage, nullptr) << app.namesShown();
    return stage == nullptr ? QPoint() : stage->mapToScene(at).toPoint();
}

QString LearnFixture::focused() const
{
    const QQuickItem *item = app.window->activeFocusItem();
    return item == nullptr ? QString() : item->objectName();
}

void LearnFixture::press(const char *name, By by)
{
    if (by == By::Mouse)
        return click(name);
    for (int i = 0; i < 80 && focused() != QLatin1String(name); ++i)
        hands.key(Qt::Key_Tab);
    ASSERT_EQ(focused().toStdString(), name);
    hands.key(Qt::Key_Return);
}

void LearnFixture::carry(int card, int onto, const QRectF &there, By by)
{
    const bool onCard = onto != core::kNone;
    if (by == By::Mouse) {
        hands.moveTo(at(card));
        return hands.drag(at(card), onCard ? at(onto) : inWindow(there.center()));
    }
    const CardRow *held = row(card);
    for (int i = 0; i < 60 && controller().focusedZone() != held->zone.name(); ++i)
        hands.key(Qt::Key_Tab);
    hands.key(Qt::Key_Home);
    for (int i = 0; i < 40 && controller().focusedCard() != card; ++i)
        hands.key(Qt::Key_Right);
    ASSERT_EQ(controller().focusedCard(), card);
    hands.key(Qt::Key_Return);
    const auto aimed = [&] {
        const QPointF pointer = controller().held().pointer;
        return (onCard ? QRectF(row(onto)->place.rect) : there).contains(pointer);
    };
    for (int i = 0; i < 40 && !aimed(); ++i)
        hands.key(Qt::Key_Right);
    ASSERT_TRUE(aimed());
    hands.key(Qt::Key_Return);
}

void LearnFixture::settleWhile(const std::function<bool()> &watches)
{
    ASSERT_TRUE(becomes(
        [&] { return !watches() && !learn->table()->playing() && !learn->table()->resizing(); }));
    QCoreApplication::processEvents();
    app.settle();
}

} // namespace playmat::qmltest
