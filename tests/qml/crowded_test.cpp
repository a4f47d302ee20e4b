// However many units there are: up to sixteen per side of an arena, no power, HP, Shield or
// Experience is under anything else. The test looks at what is drawn, including turned tiles and
// tabs of upgrades and captured cards.
#include "app.h"
#include "kit/swu/table/places.h"
#include "support/folders.h"
#include "table/paint/painted_item.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainterPath>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace playmat::qmltest {
namespace {

const QStringList kBadges{QStringLiteral("powerBadge"), QStringLiteral("hpBadge"),
                          QStringLiteral("shieldBadge"), QStringLiteral("experienceBadge")};

/// A unit's drawn parts: what must be seen, and what may cover others'.
struct Drawn
{
    QQuickItem *card = nullptr;
    std::vector<QPainterPath> numbers;
    std::vector<QPainterPath> parts;
};

QPainterPath outline(const QQuickItem *item, double inset)
{
    const QRectF rect
        = QRectF(0, 0, item->width(), item->height()).adjusted(inset, inset, -inset, -inset);
    QPolygonF corners;
    for (const QPointF &corner :
         {rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()})
        corners << item->mapToScene(corner);
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

/// Units in every kind of trouble: turned ones, damaged ones, with tokens, upgrades and captured
/// cards.
QJsonArray units(const QString &card, int count)
{
    QJsonArray list;
    for (int i = 0; i < count; ++i) {
        QJsonObject unit{{QStringLiteral("card"), card}, {QStringLiteral("exhausted"), i % 3 == 1}};
        QJsonArray upgrades;
        if (i % 4 == 0)
            upgrades.append(QStringLiteral("SOR_069"));
        if (i % 5 == 2)
            upgrades.append(QStringLiteral("SOR_T01"));
        if (i % 5 == 2 || i % 7 == 3)
            upgrades.append(QStringLiteral("SOR_T02"));
        unit.insert(QStringLiteral("upgrades"), upgrades);
        if (i % 6 == 5)
            unit.insert(QStringLiteral("captured"), QJsonArray{QStringLiteral("SOR_128")});
        list.append(unit);
    }
    return list;
}

Side crowd(int count)
{
    const QJsonObject side{{QStringLiteral("ground"), units(QStringLiteral("SOR_095"), count)},
                           {QStringLiteral("space"), units(QStringLiteral("SOR_237"), count)}};
    const QString json = QString::fromUtf8(QJsonDocument(side).toJson(QJsonDocument::Compact));
    return {json.mid(1, json.size() - 2)};
}

std::vector<Drawn> drawnUnits(const App &app)
{
    std::vector<Drawn> all;
    for (const table::CardRow &row : app.session.stage()->scene().rows()) {
        if (!isArena(row.zone) || row.place.form != table::CardForm::Tile)
            continue;
        Drawn unit{app.cardItem(row.viewId), {}, {}};
        if (unit.card == nullptr)
            continue;
        forEachShown(unit.card, [&](QQuickItem *item) {
            if (kBadges.contains(item->objectName()))
                unit.numbers.push_back(outline(item, 1));
            if (kBadges.contains(item->objectName()) || item->inherits("QQuickImage")
                || item->property("bonus").isValid())
                unit.parts.push_back(outline(item, 1));
        });
        all.push_back(std::move(unit));
    }
    return all;
}

bool covers(const Drawn &unit, const QPainterPath &number)
{
    return std::any_of(unit.parts.begin(), unit.parts.end(), [&](const QPainterPath &part) {
        return part.boundingRect().intersects(number.boundingRect()) && part.intersects(number);
    });
}

class CrowdedTable : public testing::TestWithParam<int>
{
};

INSTANTIATE_TEST_SUITE_P(Units, CrowdedTable, testing::Range(1, 17));

TEST_P(CrowdedTable, NoNumberLiesUnderAnything)
{
    App app;
    ASSERT_NE(app.window, nullptr);
    app.hidePictures();
    ASSERT_TRUE(app.place(crowd(GetParam()), crowd(GetParam()), 0));
    for (const QSize size :
         {QSize(1024, 600), QSize(1280, 720), QSize(1920, 1080), QSize(2560, 1440)}) {
        app.window->resize(size);
        ASSERT_TRUE(becomes([&] { return app.session.stage()->window() == size; }));
        app.settle();
        const std::vector<Drawn> drawn = drawnUnits(app);
        ASSERT_EQ(drawn.size(), size_t(4 * GetParam()));
        for (const Drawn &unit : drawn) {
            EXPECT_GE(unit.numbers.size(), 2U);
            for (const Drawn &other : drawn) {
                const bool hidden = other.card != unit.card
                    && std::any_of(unit.numbers.begin(), unit.numbers.end(),
                                   [&](const QPainterPath &number) {
                                       return covers(other, number);
                                   });
                EXPECT_FALSE(hidden)
                    << size.width() << ": " << unit.card->objectName().toStdString() << " under "
                    << other.card->objectName().toStdString();
            }
        }
    }
}

TEST_P(CrowdedTable, NoArrowTouchesANumberAndNoNameIsCut)
{
    App app;
    ASSERT_NE(app.window, nullptr);
    app.hidePictures();
    ASSERT_TRUE(app.place(crowd(GetParam()), crowd(GetParam()), 1));
    for (const QSize size : {QSize(1024, 600), QSize(1280, 720)}) {
        app.window->resize(size);
        ASSERT_TRUE(becomes([&] { return app.session.stage()->window() == size; }));
        app.settle();
        std::vector<QRectF> digits;
        std::vector<QRectF> arrows;
        for (const table::CardRow &row : app.session.stage()->scene().rows()) {
            QQuickItem *card
                = row.place.form == table::CardForm::Tile ? app.cardItem(row.viewId) : nullptr;
            if (card == nullptr)
                continue;
            forEachShown(card, [&](QQuickItem *item) {
                if (const auto *badge = qobject_cast<paint::Badge *>(item)) {
                    digits.push_back(item->mapRectToScene(badge->textBox()));
                    if (const QRectF arrow = badge->changeBox(); !arrow.isEmpty())
                        arrows.push_back(item->mapRectToScene(arrow));
                }
                EXPECT_FALSE(item->property("truncated").toBool() && item->opacity() > 0)
                    << size.width() << ": " << item->property("text").toString().toStdString();
            });
        }
        EXPECT_GT(arrows.size(), 0U);
        for (const QRectF &arrow : arrows) {
            for (const QRectF &number : digits)
                EXPECT_FALSE(arrow.adjusted(.5, .5, -.5, -.5).intersects(number)) << size.width();
        }
    }
}

/// The positions that the contact sheets show.
TEST(CrowdedArena, ThePositionsForThePicturesCanBePlayed)
{
    App app;
    ASSERT_NE(app.window, nullptr);
    app.hidePictures();
    const QDir folder(QString::fromStdString(test::sourceDir() + "/tests/positions"));
    const QStringList names = folder.entryList({QStringLiteral("units-*.json")}, QDir::Files);
    EXPECT_EQ(names.size(), 6);
    for (const QString &name : names) {
        QFile file(folder.filePath(name));
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        EXPECT_TRUE(app.session.startPosition(QString::fromUtf8(file.readAll())))
            << name.toStdString() << ": " << app.session.problem().toStdString();
        const int units = name.mid(6, 2).toInt();
        int ground = 0;
        for (const table::CardRow &row : app.session.stage()->scene().rows())
            ground += row.zone == table::ZoneKey{table::Zone::Ground, 0} ? 1 : 0;
        EXPECT_EQ(ground, units);
    }
}

int asked(const QQuickItem *item)
{
    if (!item->isVisible() || !item->isEnabled())
        return 0;
    const QList<QQuickItem *> children = item->childItems();
    return std::accumulate(children.begin(), children.end(), 1,
                           [](int sum, const QQuickItem *child) { return sum + asked(child); });
}

TEST(CrowdedArena, WithEachStepOfThePointerQtAsksNothingThatACardIsDrawnOf)
{
    App app;
    ASSERT_TRUE(app.place(crowd(12), crowd(12), 0));
    app.settle();
    const table::CardRow &first = app.session.stage()->scene().rows().front();
    const QQuickItem *cards = app.cardItem(first.viewId)->parentItem();
    EXPECT_GE(cards->childItems().size(), 48);
    EXPECT_LE(asked(cards), cards->childItems().size() + 1);
    EXPECT_LE(asked(app.window->contentItem()), 3 * cards->childItems().size());
}

TEST(CrowdedArena, BeyondSixteenItIsScrolledByWheelButtonAndKeys)
{
    App app;
    ASSERT_NE(app.window, nullptr);
    app.hidePictures();
    ASSERT_TRUE(app.place(crowd(20), crowd(1), 0));
    app.settle();
    const QRect side
        = app.session.stage()->scene().layout().zoneRect(app.zone(QStringLiteral("me/ground")));
    const auto shown = [&] {
        QList<int> ids;
        for (const table::CardRow &row : app.session.stage()->scene().rows()) {
            if (row.zone == app.zone(QStringLiteral("me/ground"))
                && row.place.form == table::CardForm::Tile)
                ids.append(row.viewId);
        }
        return ids;
    };
    const QList<int> first = shown();
    ASSERT_LT(first.size(), 20);
    const QPoint at = side.center();
    QWheelEvent wheel(at, app.window->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(app.window, &wheel);
    EXPECT_NE(shown(), first);
    app.settle();
    QQuickItem *up = app.item(QStringLiteral("moreUp_ground.0"));
    ASSERT_NE(up, nullptr);
    QTest::mouseClick(app.window, Qt::LeftButton, {},
                      up->mapToScene({up->width() / 2, up->height() / 2}).toPoint());
    EXPECT_EQ(shown(), first);
    app.hands().keys()->focus(first.first());
    app.hands().keys()->toEnd(true);
    EXPECT_TRUE(shown().contains(app.hands().keys()->card()))
        << "what the keys reach is brought into sight";
}

} // namespace
} // namespace playmat::qmltest
