#include "learn_fixture.h"

#include "kit/swu/table/places.h"

#include <QAccessible>
#include <QTest>

namespace playmat::qmltest {

using table::CardRow;

LearnFixture::LearnFixture(table::PlaybackQueue::Speed speed)
    : app(table::Seating::Open, speed)
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

namespace {

/// From the window down through what is spoken, as a screen reader goes.
QAccessibleInterface *spokenFrom(QAccessibleInterface *at, const QObject *wanted)
{
    if (at == nullptr || at->object() == wanted)
        return at;
    for (int i = 0; i < at->childCount(); ++i) {
        if (QAccessibleInterface *found = spokenFrom(at->child(i), wanted))
            return found;
    }
    return nullptr;
}

} // namespace

void LearnFixture::pressSpoken(const QQuickItem *item)
{
    ASSERT_NE(item, nullptr) << app.namesShown();
    QAccessibleInterface *spoken
        = spokenFrom(QAccessible::queryAccessibleInterface(app.window), item);
    ASSERT_NE(spoken, nullptr) << item->objectName().toStdString() << " is not spoken";
    EXPECT_FALSE(spoken->text(QAccessible::Name).isEmpty()) << item->objectName().toStdString();
    ASSERT_NE(spoken->actionInterface(), nullptr) << item->objectName().toStdString();
    spoken->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCoreApplication::processEvents();
    app.settle();
}

void LearnFixture::press(const char *name, By by)
{
    if (by == By::Mouse)
        return click(name);
    if (by == By::Reader)
        return pressSpoken(app.item(QLatin1String(name)));
    for (int i = 0; i < 80 && focused() != QLatin1String(name); ++i)
        hands.key(Qt::Key_Tab);
    ASSERT_EQ(focused().toStdString(), name);
    hands.key(Qt::Key_Return);
}

const QQuickItem *LearnFixture::litPlace(const QRectF &there)
{
    const QQuickItem *found = nullptr;
    forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
        const QRectF box(inWindow(there.topLeft()), there.size());
        if (item->objectName().startsWith(u"lit_")
            && box.intersects(item->mapRectToScene(item->boundingRect())))
            found = item;
    });
    return found;
}

void LearnFixture::carry(int card, int onto, const QRectF &there, By by)
{
    const bool onCard = onto != core::kNone;
    if (by == By::Mouse) {
        hands.moveTo(at(card));
        return hands.drag(at(card), onCard ? at(onto) : inWindow(there.center()));
    }
    if (by == By::Reader) {
        ASSERT_NO_FATAL_FAILURE(pressSpoken(app.cardItem(card)));
        return pressSpoken(onCard ? app.cardItem(onto) : litPlace(there));
    }
    const CardRow *held = row(card);
    for (int i = 0; i < 60 && controller().keys()->zone() != table::swuTableSpec().name(held->zone);
         ++i)
        hands.key(Qt::Key_Tab);
    hands.key(Qt::Key_Home);
    for (int i = 0; i < 40 && controller().keys()->card() != card; ++i)
        hands.key(Qt::Key_Right);
    ASSERT_EQ(controller().keys()->card(), card);
    hands.key(Qt::Key_Return);
    const auto aimed = [&] {
        const QPointF pointer = controller().aim()->held().pointer;
        return (onCard ? QRectF(row(onto)->place.rect) : there).contains(pointer);
    };
    for (int i = 0; i < 40 && !aimed(); ++i)
        hands.key(Qt::Key_Right);
    ASSERT_TRUE(aimed());
    hands.key(Qt::Key_Return);
}

void LearnFixture::settleWhile(const std::function<bool()> &watches)
{
    ASSERT_TRUE(becomes([&] {
        return !watches() && !learn->table()->stage()->playing()
            && !learn->table()->stage()->resizing();
    }));
    QCoreApplication::processEvents();
    app.settle();
}

} // namespace playmat::qmltest
