#include "sentences.h"

#include "support/spoken.h"

#include <QCoreApplication>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace playmat::qmltest {

namespace {

/// True: these words have not been in such a place before.
bool noteShown(const QQuickItem *item)
{
    static std::set<QString> placed;
    QString place;
    const QQuickItem *box = item->parentItem();
    for (int level = 0; level < 2 && box != nullptr; ++level, box = box->parentItem())
        place += u'@' + QLatin1String(box->metaObject()->className());
    return placed.insert(item->property("text").toString() + place).second;
}

bool noteAll(App &app)
{
    bool isNew = false;
    forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
        if (item->inherits("QQuickText") && item->opacity() > 0)
            isNew |= noteShown(item);
    });
    return isNew;
}

void expectAllWhole(App &app, const std::string &language)
{
    app.settle();
    forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
        if (item->inherits("QQuickText") && item->opacity() > 0 && item->width() > 0)
            expectWhole(item, app.window->width(), language);
    });
}

} // namespace

void expectWhole(const QQuickItem *item, double right, const std::string &language)
{
    const std::string words = item->property("text").toString().toStdString();
    const QSizeF drawn(item->property("contentWidth").toDouble(),
                       item->property("contentHeight").toDouble());
    EXPECT_FALSE(item->property("truncated").toBool()) << language << ": “" << words << "” is cut";
    const double line = drawn.height() / std::max(1, item->property("lineCount").toInt());
    EXPECT_LE(drawn.height(), item->height() + line / 2)
        << language << ": “" << words << "” is higher than its place";
    EXPECT_LE(item->mapToScene({std::max(item->width(), drawn.width()), 0}).x(), right + 1)
        << language << ": “" << words << "” runs out of the window";
}

void layOut(App &app)
{
    if (app.window == nullptr || !app.window->isVisible() || text::inUse() != nullptr)
        return;
    app.settle();
    if (!noteAll(app))
        return;
    expectAllWhole(app, "en");
    for (const std::string &language : test::languagesToTest()) {
        EXPECT_EQ(table::speak(QString::fromStdString(language)), QString());
        QCoreApplication::processEvents(); // the pages follow when all else has
        expectAllWhole(app, language);
    }
    table::Translator::use(nullptr);
    QCoreApplication::processEvents();
    app.settle();
}

} // namespace playmat::qmltest
