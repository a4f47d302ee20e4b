// Every form of a card in every state: loads without a warning and shows something.
#include "paint/page.h"
#include "paint/riftbound_cards.h"
#include "table/paint/face_provider.h"
#include "table/paint/painted_item.h"
#include "table/view/translator.h"

#include <QPainter>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace playmat::paint {

namespace {

void failOnWarning(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type != QtDebugMsg && type != QtInfoMsg
        && !message.contains(QLatin1String("XDG_RUNTIME_DIR")))
        ADD_FAILURE() << message.toStdString();
}

struct Forms : testing::Test, playmat::test::Page
{
    Forms()
        : Page({400, 500}, Qt::black)
    {
        table::Translator::install(); // the pieces have phrases
        registry->add(test::sampleFacts());
        registry->add(test::riftboundFacts());
        view.engine()->addImageProvider(QStringLiteral("face"), new FaceProvider(registry));
        previous = qInstallMessageHandler(failOnWarning);
    }
    ~Forms() override { qInstallMessageHandler(previous); }

    // Shows one piece of QML in the middle of a window and returns its item.
    QQuickItem *show(const QString &qml)
    {
        const QString page = QStringLiteral("import QtQuick\nimport Playmat\nimport Playmat.Paint\n"
                                            "Item { width: 400; height: 500; %1 }")
                                 .arg(qml);
        const QQuickItem *root = open(page.toUtf8());
        if (root == nullptr)
            return nullptr;
        QCoreApplication::processEvents(); // until then the first page waits (Faces::waiting)
        return root->childItems().value(0);
    }

    // A singleton of the two modules.
    QObject *singleton(const QString &name)
    {
        QQmlComponent holder(view.engine());
        holder.setData(QStringLiteral("import QtQml\nimport Playmat\nimport Playmat.Paint\n"
                                      "QtObject { property QtObject it: %1 }")
                           .arg(name)
                           .toUtf8(),
                       QUrl());
        const std::unique_ptr<QObject> object(holder.create());
        return object ? object->property("it").value<QObject *>() : nullptr;
    }

    QImage grab() { return view.grabWindow(); }

    static int litPixels(const QImage &image)
    {
        int lit = 0;
        for (int y = 0; y < image.height(); y += 3) {
            for (int x = 0; x < image.width(); x += 3)
                lit += qGray(image.pixel(x, y)) > 40;
        }
        return lit;
    }

    std::shared_ptr<CardFactsRegistry> registry = std::make_shared<CardFactsRegistry>();
    QtMessageHandler previous = nullptr;
};

/// A Riftbound unit with the given properties.
QString riftTile(const QString &condition)
{
    return QStringLiteral("RiftTile { x: 120; y: 120; width: 84; height: 112; cardId: 'OGN-030'; "
                          "name: 'Jinx'; printedPower: 4; %1 }")
        .arg(condition.contains(QLatin1String("power:"))
                 ? condition
                 : condition + QStringLiteral("; power: 4"));
}

/// A unit with everything that `condition` does not set itself.
QString tile(const QString &condition)
{
    QStringList properties{condition};
    for (const auto &[name, value] :
         {std::pair("x", "120"), std::pair("y", "120"), std::pair("width", "106"),
          std::pair("height", "142"), std::pair("cardId", "'SOR_046'"),
          std::pair("name", "'Consular Security Force'"), std::pair("power", "3"),
          std::pair("hp", "7")}) {
        const QString set = QStringLiteral("%1: ").arg(QLatin1String(name));
        if (!condition.startsWith(set) && !condition.contains(u' ' + set))
            properties << set + QLatin1String(value);
    }
    return QStringLiteral("Tile { %1 }").arg(properties.join(u'\n'));
}

} // namespace

/// Layouts try several sizes while a page is put together; each would be painted and kept.
TEST_F(Forms, NothingIsPaintedBeforeThePageIsPutTogether)
{
    component = std::make_unique<QQmlComponent>(view.engine());
    component->setData(
        "import QtQuick\nimport Playmat\n"
        "Item { FacePicture { form: 'tile'; cardId: 'SOR_046'; width: 40; height: 30 }\n"
        "       Board { width: 80; height: 60 } }",
        QUrl());
    const std::unique_ptr<QObject> page(component->create());
    const auto *root = qobject_cast<QQuickItem *>(page.get());
    ASSERT_NE(root, nullptr) << component->errorString().toStdString();
    for (const QQuickItem *picture : root->childItems())
        EXPECT_EQ(picture->property("source").toUrl(), QUrl());
    QCoreApplication::processEvents();
    for (const QQuickItem *picture : root->childItems())
        EXPECT_NE(picture->property("source").toUrl(), QUrl());
}

/// One card beside a hole looks like one that is missing.
TEST_F(Forms, TwoCardsStandForADeckInEveryRoom)
{
    for (const QSize room : {QSize(232, 155), QSize(240, 144), QSize(120, 155), QSize(600, 140)}) {
        const QQuickItem *row
            = show(QStringLiteral("HeroRow { cards: ['SOR_046', 'SOR_095', 'SOR_128', 'SOR_164'];"
                                  " width: %1; height: %2 }")
                       .arg(room.width())
                       .arg(room.height()));
        ASSERT_NE(row, nullptr);
        (void)grab(); // puts them in their places
        int tiles = 0;
        for (const QQuickItem *tile : row->childItems()) {
            if (!tile->property("cardId").isValid()) // the repeater
                continue;
            ++tiles;
            EXPECT_LE(tile->x() + tile->width(), room.width()) << room.width();
            EXPECT_LE(tile->height(), room.height()) << room.width();
        }
        EXPECT_GE(tiles, 2) << room.width() << " by " << room.height();
    }
}

TEST_F(Forms, TileInEveryMark)
{
    QList<QImage> pictures;
    for (int mark = 0; mark <= 7; ++mark) {
        show(tile(QStringLiteral("mark: %1").arg(mark)));
        const QImage picture = grab();
        EXPECT_GT(litPixels(picture), 200);
        EXPECT_FALSE(pictures.contains(picture)) << "mark " << mark << " looks like another";
        pictures << picture;
    }
}

TEST_F(Forms, TileInEveryCondition)
{
    const QStringList conditions{QStringLiteral("exhausted: true"),
                                 QStringLiteral("damage: 3"),
                                 QStringLiteral("damage: 9"),
                                 QStringLiteral("keywords: ['Sentinel', 'Raid 2', 'Grit', 'Zorp']"),
                                 QStringLiteral("upgrades: ['A|+1/+1']"),
                                 QStringLiteral("upgrades: ['A|+1/+1', 'B|−2/−0', 'C', 'D|+0/+3']"),
                                 QStringLiteral("captured: ['Viper', 'AT-ST']"),
                                 QStringLiteral("shields: 2; experience: 3"),
                                 QStringLiteral("stolen: true; unique: true"),
                                 QStringLiteral("printedPower: 1; printedHp: 9"),
                                 QStringLiteral("divided: 2"),
                                 QStringLiteral("divided: 2; dividedSign: 1"),
                                 QStringLiteral("type: 'Leader'"),
                                 QStringLiteral("type: 'Token Unit'; cardId: ''"),
                                 QStringLiteral("power: 12; hp: 14"),
                                 QString()};
    QList<QImage> pictures;
    for (const QString &condition : conditions) {
        show(tile(condition));
        QTest::qWait(1);
        const QImage picture = grab();
        EXPECT_FALSE(pictures.contains(picture)) << condition.toStdString();
        pictures << picture;
    }
}

TEST_F(Forms, RiftTileInEveryCondition)
{
    QList<QImage> pictures;
    for (const char *condition : {"exhausted: false",
                                  "exhausted: true",
                                  "damage: 2",
                                  "damage: 4",
                                  "damage: 13",
                                  "power: 7",
                                  "power: 2",
                                  "power: 12",
                                  "signs: ['buffed']",
                                  "signs: ['stunned']",
                                  "signs: ['empowered']",
                                  "signs: ['attacker']",
                                  "signs: ['defender']",
                                  "signs: ['attacker']; mark: 2",
                                  "keywords: ['Assault 2']",
                                  "keywords: ['Tank', 'Shield 3', 'Ganking']",
                                  "upgrades: ['Long Sword|+2']",
                                  "upgrades: ['A|+2', 'B|+1']",
                                  "champion: true",
                                  "stolen: true",
                                  "divided: 3",
                                  "type: 'Token Unit'",
                                  "type: 'Gear'; power: -1",
                                  "type: 'Gear'; power: -1; exhausted: true",
                                  "type: 'Token Gear'; power: -1"}) {
        ASSERT_TRUE(show(riftTile(QLatin1String(condition)))) << condition;
        QTest::qWait(1);
        const QImage picture = grab();
        EXPECT_FALSE(pictures.contains(picture)) << condition;
        pictures << picture;
    }
}

/// Damage does not lower Might [143.3]: the badge shows which part of it is left, and the damage
/// has a badge of its own.
TEST_F(Forms, MightStaysWhileDamageRises)
{
    const QQuickItem *item = show(riftTile(QStringLiteral("power: 5; damage: 2")));
    ASSERT_TRUE(item);
    const auto *might = item->findChild<Badge *>(QStringLiteral("mightBadge"));
    const auto *damage = item->findChild<Badge *>(QStringLiteral("damageBadge"));
    ASSERT_TRUE(might && damage);
    EXPECT_EQ(might->property("text").toString(), QStringLiteral("5"));
    EXPECT_NEAR(might->property("part").toDouble(), .6, .001);
    EXPECT_EQ(might->property("change").toInt(), 1) << "4 are printed";
    EXPECT_EQ(damage->property("text").toString(), QStringLiteral("2"));
    item = show(riftTile(QStringLiteral("power: 5; signs: ['stunned']")));
    ASSERT_TRUE(item);
    EXPECT_EQ(item->findChild<Badge *>(QStringLiteral("mightBadge"))->property("kind").toString(),
              QStringLiteral("might stunned"));
}

TEST_F(Forms, ExhaustedNumbersStandUpright)
{
    const QQuickItem *item = show(riftTile(QStringLiteral("exhausted: true")));
    ASSERT_TRUE(item);
    QTest::qWait(400); // the tile is turning
    const auto *badge = item->findChild<QQuickItem *>(QStringLiteral("mightBadge"));
    const QPointF left = badge->mapToItem(item, QPointF(0, 0));
    const QPointF right = badge->mapToItem(item, QPointF(badge->width(), 0));
    EXPECT_NEAR(left.y(), right.y(), .1);
    EXPECT_NEAR(right.x() - left.x(), badge->width(), .2) << "as large as on a ready one";
}

/// A card shows its pips in their order, and its energy cost with the change.
TEST_F(Forms, CardsWithPips)
{
    for (const char *form : {"CardFace", "MiniCard"}) {
        const QQuickItem *item = show(
            QStringLiteral("%1 { x: 50; y: 50; height: 264; width: 189; face: 'rift'; cardId: "
                           "'OGN-024'; name: 'Void Seeker'; type: 'Spell'; cost: 3; costNow: 2; "
                           "pips: ['Fury', 'Any']; keywords: ['Action'] }")
                .arg(QLatin1String(form)));
        ASSERT_TRUE(item) << form;
        const auto *pips = item->findChild<QQuickItem *>(QStringLiteral("pipDots"));
        ASSERT_TRUE(pips) << form;
        EXPECT_EQ(pips->childItems().value(0)->property("name").toString(), QStringLiteral("Fury"));
        EXPECT_EQ(pips->childItems().value(1)->property("name").toString(), QStringLiteral("Any"));
        const auto *cost = item->findChild<Badge *>(QStringLiteral("costBadge"));
        EXPECT_EQ(cost->property("kind").toString(), QStringLiteral("energy"));
        EXPECT_EQ(cost->property("change").toInt(), -1);
        EXPECT_GT(litPixels(grab()), 1000) << form;
    }
}

TEST_F(Forms, PlacesPlatesAndWhatWaits)
{
    for (const char *piece :
         {"RiftPlace { width: 112; height: 76; cardId: 'OGN-251'; name: 'Loose Cannon'; note: "
          "'Legend' }",
          "RiftPlace { width: 112; height: 76; cardId: 'OGN-117'; name: 'Viktor'; cost: 4; pips: "
          "['Mind']; power: 3; exhausted: true; mark: 2 }",
          "StackItem { width: 80; height: 84; cardId: 'OGN-093'; name: 'Smoke Screen'; note: "
          "'Jinx'; owner: 'Ada' }",
          "StackItem { width: 80; height: 18; cardId: 'OGN-093'; name: 'Smoke Screen'; theirs: "
          "true; owner: 'Marek' }"}) {
        EXPECT_TRUE(show(QString::fromUtf8(piece))) << piece;
        EXPECT_GT(litPixels(grab()), 30) << piece;
    }
    const QQuickItem *plate = show(
        QStringLiteral("PlaceCard { width: 353; height: 62; cardId: 'OGN-298'; name: 'Warrens'; "
                       "rules: '<b>Conquer</b> {keyword:Hunt} here.<br>Draw 1.' }"));
    ASSERT_TRUE(plate);
    EXPECT_EQ(
        plate->findChild<QQuickItem *>(QStringLiteral("placeRules"))->property("text").toString(),
        QStringLiteral("Conquer Hunt here. Draw 1."));
}

/// A face has its own QML files for some forms; for the others it uses the common ones.
TEST_F(Forms, AFaceMayHaveFormsOfItsOwn)
{
    const QQuickItem *item
        = show(QStringLiteral("Item { property var files: [body.fileOf(1, ''), body.fileOf(1, "
                              "'ink'), body.fileOf(1, 'rift'), body.fileOf(2, 'rift'), "
                              "body.fileOf(5, 'rift'), body.fileOf(5, ''), body.fileOf(7, 'rift'), "
                              "body.fileOf(8, ''), body.fileOf(0, '')]\n"
                              "CardBody { id: body; card: parent; form: 0 } }"));
    ASSERT_TRUE(item);
    EXPECT_EQ(item->property("files").toStringList(),
              QStringList({"FormTile.qml", "InkFormTile.qml", "RiftFormTile.qml", "FormMini.qml",
                           "RiftFormPip.qml", "FormPip.qml", "FormPlate.qml", "FormItem.qml", ""}));
}

TEST_F(Forms, TileTellsHowFarItsTabsHang)
{
    QQuickItem *item = show(tile(QStringLiteral("upgrades: ['A', 'B', 'C', 'D', 'E']")));
    ASSERT_TRUE(item);
    EXPECT_EQ(item->property("tabCount").toInt(), 3);
    EXPECT_NEAR(item->property("tabsHeight").toDouble(), 1.06 * (1 + 3 * 17.5), .1);
    EXPECT_EQ(item->property("hpLeft").toInt(), 7);
}

TEST_F(Forms, CardsOfEveryType)
{
    const QJsonArray cards = test::sampleCards();
    for (int i = 0; i < int(cards.size()); i += 7) {
        const QJsonObject card = cards[i].toObject();
        const QString face
            = QStringLiteral(
                  "x: 50; y: 50; height: 264; width: 189; cardId: '%1'; type: '%2'; arena: '%3'; "
                  "name: 'N'; cost: 3; aspects: ['Vigilance', 'Villainy']; keywords: ['Grit']; ")
                  .arg(card[QLatin1String("id")].toString(), card[QLatin1String("type")].toString(),
                       card[QLatin1String("arena")].toString());
        show(QStringLiteral("CardFace { %1 subtitle: 'S'; traits: ['A', 'B']; rules: '<b>x</b> "
                            "{exhaust}'; power: 2; hp: 3; "
                            "unique: true; affordable: false; costNow: 2; mark: %2 }")
                 .arg(face)
                 .arg(i % 8));
        EXPECT_GT(litPixels(grab()), 1000);
        show(QStringLiteral("MiniCard { %1 note: 'Heal 3'; costNow: 4; mark: %2 }")
                 .arg(face)
                 .arg(i % 8));
        EXPECT_GT(litPixels(grab()), 1000);
    }
}

TEST_F(Forms, LongRulesMakeRoomAndThenScroll)
{
    const QString card = QStringLiteral(
        "CardFace { x: 50; y: 50; height: 246; width: 176; cardId: 'SOR_084'; rules: '%1' }");
    QQuickItem *item = show(card.arg(QStringLiteral("Draw a card.")));
    ASSERT_TRUE(item);
    (void)grab();
    EXPECT_FALSE(item->property("rulesScroll").toBool());
    item = show(card.arg(QStringLiteral("Draw a card. ").repeated(30)));
    (void)grab();
    EXPECT_TRUE(item->property("rulesScroll").toBool());
}

TEST_F(Forms, BasesAndLeaders)
{
    for (const char *state : {"damage: 0", "damage: 13; epicAvailable: true",
                              "damage: 40; epicUsed: true", "note: 'x'; mark: 4"})
        show(QStringLiteral("BaseCard { width: 146; cardId: 'SOR_029'; name: 'Tower'; hp: 30; %1 }")
                 .arg(QLatin1String(state)));
    for (const char *state :
         {"deployAt: 6", "deployAt: 6; resources: 4", "deployAt: 6; resources: 6; mark: 1",
          "exhausted: true; epicUsed: true", "deployed: true", "deployed: true; epicUsed: true",
          "note: 'x'"}) {
        show(QStringLiteral("WideCard { width: 146; cardId: 'SOR_005'; name: 'Luke'; %1 }")
                 .arg(QLatin1String(state)));
        EXPECT_GT(litPixels(grab()), 40) << state;
    }
}

TEST_F(Forms, SmallPieces)
{
    for (const char *piece :
         {"CardBack { width: 63; height: 88; theirs: true; spent: true; mark: 2 }",
          "Pile { width: 58; count: 31; label: 'Deck' }",
          "Pile { width: 58; count: 0; label: 'Discard' }",
          "Pile { width: 58; count: 1; topCard: 'SOR_172'; mark: 1 }",
          "NumberBadge { kind: 'hp'; value: 3; printed: 5; part: .4 }",
          "NumberBadge { kind: 'cost'; value: 12 }", "GlyphDot { name: 'nothing' }",
          "Board { width: 90; height: 60; kind: 'space' }",
          "AttackArrow { width: 300; height: 300; from: Qt.point(10, 10); to: Qt.point(200, 250) }",
          "AttackArrow { width: 300; height: 300; from: Qt.point(10, 10); to: Qt.point(10, 10) "
          "}"}) {
        EXPECT_TRUE(show(QString::fromUtf8(piece))) << piece;
        (void)grab();
    }
}

TEST_F(Forms, AnArrowIsPaintedInPiecesThatTogetherAreOne)
{
    for (const char *ends : {"from: Qt.point(40, 60); to: Qt.point(360, 450)",
                             "from: Qt.point(370, 440); to: Qt.point(30, 400)",
                             "from: Qt.point(200, 470); to: Qt.point(220, 40)",
                             "from: Qt.point(200, 200); to: Qt.point(230, 210)"}) {
        auto *arrow = qobject_cast<AttackArrow *>(
            show(QStringLiteral(
                     "AttackArrow { width: 400; height: 500; tail: 'red'; head: 'white'; %1 }")
                     .arg(QLatin1String(ends))));
        ASSERT_NE(arrow, nullptr);
        const QImage pieces = grab().convertToFormat(QImage::Format_RGB32);
        QImage alone(pieces.size(), QImage::Format_ARGB32_Premultiplied);
        alone.fill(Qt::transparent);
        arrow->paint(alone, QRectF(alone.rect()));
        QImage whole(pieces.size(), QImage::Format_RGB32);
        whole.fill(Qt::black);
        QPainter(&whole).drawImage(0, 0, alone);
        EXPECT_GT(litPixels(whole), 0) << ends;
        int wrong = 0;
        for (int y = 0; y < whole.height(); ++y) {
            for (int x = 0; x < whole.width(); ++x)
                wrong += std::abs(qGray(whole.pixel(x, y)) - qGray(pieces.pixel(x, y))) > 3;
        }
        EXPECT_EQ(wrong, 0) << ends;
    }
}

/// Its pieces paint into memory that they used before, in colours that they worked out before.
TEST_F(Forms, AnArrowThatIsDraggedIsThatOfAnyOtherHand)
{
    const auto arrowTo = [](QPoint to, const char *head) {
        return QStringLiteral("AttackArrow { width: 400; height: 500; tail: 'orange'; "
                              "from: Qt.point(60, 430); to: Qt.point(%1, %2); head: '%3' }")
            .arg(to.x())
            .arg(to.y())
            .arg(QLatin1String(head));
    };
    struct Moment
    {
        QPoint to;
        const char *head;
        QImage fresh;
    };
    std::vector<Moment> moments;
    for (const QPoint to : {QPoint(360, 40), QPoint(120, 380), QPoint(90, 60), QPoint(380, 450)}) {
        for (const char *head : {"white", "red", "cyan"}) {
            show(arrowTo(to, head));
            moments.push_back({to, head, grab()});
        }
    }
    QQuickItem *dragged = show(arrowTo({200, 200}, "white"));
    for (int round = 0; round < 2; ++round) {
        for (const Moment &moment : moments) {
            dragged->setProperty("to", QPointF(moment.to));
            dragged->setProperty("head", QColor(QLatin1String(moment.head)));
            EXPECT_EQ(grab(), moment.fresh)
                << moment.to.x() << ' ' << moment.head << ", round " << round;
        }
    }
}

TEST_F(Forms, AnArrowLeavesTheRestOfTheTableAlone)
{
    QQuickItem *arrow = show(QStringLiteral("AttackArrow { width: 400; height: 500; from: "
                                            "Qt.point(20, 20); to: Qt.point(380, 480) }"));
    (void)grab();
    double drawn = 0;
    QRegion together;
    for (const QQuickItem *piece : arrow->childItems()) {
        drawn += piece->width() * piece->height();
        together += QRectF(piece->position(), piece->size()).toRect();
    }
    double covered = 0;
    for (const QRect &part : together)
        covered += double(part.width()) * part.height();
    EXPECT_EQ(drawn, covered) << "nothing is drawn twice";
    EXPECT_LT(drawn, .4 * 400 * 500);
}

TEST_F(Forms, WhatIsNotShownIsNotPainted)
{
    const auto *provider
        = dynamic_cast<FaceProvider *>(view.engine()->imageProvider(QStringLiteral("face")));
    ASSERT_NE(provider, nullptr);
    show(
        QStringLiteral("Item { visible: false; Board { width: 90; height: 60; kind: 'ground' } }"));
    show(QStringLiteral("FacePicture { width: 90; height: 60; form: 'card'; cardId: '' }"));
    (void)grab();
    EXPECT_EQ(provider->paintedCount(), 0);
    show(QStringLiteral("Board { width: 90; height: 60; kind: 'ground' }"));
    EXPECT_GT(provider->paintedCount(), 0);
}

TEST_F(Forms, EveryPaletteDraws)
{
    auto *theme = singleton(QStringLiteral("Theme"));
    ASSERT_TRUE(theme);
    QList<QColor> tables;
    for (const char *scheme : {"dark", "light", "contrast"}) {
        theme->setProperty("scheme", QString::fromLatin1(scheme));
        show(QStringLiteral(
            "Rectangle { width: 400; height: 500; color: Theme.table; Board { width: 50; height: "
            "50 } "
            "Text { y: 90; font: Theme.title; color: Theme.text; text: 'Playmat' } }"));
        tables << QColor(grab().pixel(200, 400));
    }
    EXPECT_NE(tables[0], tables[1]);
    EXPECT_NE(tables[0], tables[2]);
}

TEST_F(Forms, ReducedMotionHasNoDurations)
{
    auto *theme = singleton(QStringLiteral("Theme"));
    EXPECT_EQ(theme->property("moveDuration").toInt(), 220);
    theme->setProperty("speed", 2.0);
    EXPECT_EQ(theme->property("moveDuration").toInt(), 110);
    theme->setProperty("reducedMotion", true);
    EXPECT_EQ(theme->property("moveDuration").toInt(), 0);
    EXPECT_EQ(theme->property("phaseDuration").toInt(), 0);
}

TEST_F(Forms, OwnPicturesShowAtOnce)
{
    show(QStringLiteral("FacePicture { width: 100; height: 140; form: 'pic'; cardId: 'SOR_046' }"));
    const QImage before = grab();
    auto *faces = singleton(QStringLiteral("Faces"));
    QMetaObject::invokeMethod(faces, "setPictureFolder",
                              Q_ARG(QString, QStringLiteral("/nowhere")));
    EXPECT_EQ(grab(), before); // the drawn picture stays where there is no other
}

TEST_F(Forms, LinksInRulesCanBeClicked)
{
    QQuickItem *rules = show(QStringLiteral(
        "RulesText { width: 300; height: 60; interactive: true; text: '[Sentinel](k:s) is' }"));
    ASSERT_TRUE(rules);
    (void)grab();
    QSignalSpy activated(rules, SIGNAL(linkActivated(QString)));
    QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(20, 9));
    ASSERT_EQ(activated.count(), 1);
    EXPECT_EQ(activated[0][0].toString(), QStringLiteral("k:s"));
    QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(280, 9));
    EXPECT_EQ(activated.count(), 1);
}

} // namespace playmat::paint
