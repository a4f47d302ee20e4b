// A sheet shows what its pieces would show themselves, whatever changes about them.
#include "paint/page.h"
#include "paint/sample_cards.h"
#include "support/warnings.h"
#include "table/paint/face_provider.h"
#include "table/paint/painted_item.h"
#include "table/paint/sheet.h"

#include <QTest>

#include <tuple>

namespace playmat::paint {

namespace {

const char *const kPage = R"(
import QtQuick
import Playmat.Paint
Item {
    width: 400
    height: 300
    component Scene: Item {
        id: scene
        property bool sheeted: false
        width: 200
        height: 300
        Item {
            objectName: "body"
            id: body
            x: 40
            y: 50
            width: 100
            height: 120
            Item {
                id: pieces
                objectName: "pieces"
                anchors.fill: parent
                Shadow { objectName: "shadow"; z: -1; anchors.fill: parent; spread: 10 }
                Plate { objectName: "plate"; anchors.fill: parent; color: "#224466"; edge: "#88aacc"; line: 2; radius: 8 }
                FaceItem { objectName: "face"; x: 20; y: 8; width: 60; height: 60; source: "image://face/tile/SOR_046?v=0" }
                Item {
                    objectName: "window"
                    clip: true
                    x: 8; y: 80; width: 30; height: 20
                    Plate { x: -8; y: -8; width: 60; height: 24; color: "#aa3322" }
                }
                Column {
                    objectName: "column"
                    property int count: 1
                    x: 76; y: 10
                    Repeater {
                        model: parent.count
                        Disc { width: 30; height: 20; name: "sentinel"; number: "2"; fill: "#101820" }
                    }
                }
                Badge { objectName: "badge"; z: 1; x: 60; y: 84; width: 40; height: 40; text: "7"; textSize: 24; shade: "#2a3340" }
                Lettering { objectName: "words"; x: 6; y: 60; width: 70; height: 24; text: "Luke Skywalker"; lines: 2; leading: .86; size: 13; least: 8; alignment: Qt.AlignVCenter }
                Disc { objectName: "disc"; x: 66; y: 70; width: 30; height: 30; name: "exhaust"; fill: "#305030" }
                MarkBorder { objectName: "mark"; mark: 2; color: "#40c0e0"; spread: 10; anchors { fill: parent; margins: -10 } }
            }
        }
        Sheet { objectName: "sheet"; of: scene.sheeted ? pieces : null }
    }
    Scene { objectName: "bare" }
    Scene { objectName: "sheeted"; x: 200; sheeted: true }
}
)";

struct Sheets : testing::Test, playmat::test::Page
{
    Sheets()
        : Page({400, 300}, QColor(70, 80, 90))
    {
        registry->add(test::sampleFacts());
        view.engine()->addImageProvider(QStringLiteral("face"), new FaceProvider(registry));
        root = open(kPage);
    }
    [[nodiscard]] QQuickItem *find(const char *scene, const char *name) const
    {
        auto *whole = root->findChild<QQuickItem *>(QLatin1String(scene));
        return whole->findChild<QQuickItem *>(QLatin1String(name));
    }
    void setBoth(const char *name, const char *property, const QVariant &value)
    {
        for (const char *scene : {"bare", "sheeted"})
            ASSERT_TRUE(find(scene, name)->setProperty(property, value)) << name << property;
    }
    /// How many pixels differ by more than smooth edges do.
    [[nodiscard]] static int differing(const QImage &a, const QImage &b)
    {
        int wrong = 0;
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x)
                wrong += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 8;
        return wrong;
    }
    [[nodiscard]] QImage half(int number)
    {
        QCoreApplication::processEvents();
        return view.grabWindow().copy(200 * number, 0, 200, 300);
    }

    std::shared_ptr<CardFactsRegistry> registry = std::make_shared<CardFactsRegistry>();
    QQuickItem *root = nullptr;
};

struct Change
{
    const char *item;
    const char *property;
    QVariant value;
};

} // namespace

TEST_F(Sheets, ShowWhatTheirPiecesWouldShowWhateverChanges)
{
    ASSERT_EQ(differing(half(0), half(1)), 0);
    const std::vector<Change> changes{
        {"badge", "text", QStringLiteral("12")},
        {"badge", "change", 1},
        {"badge", "kind", QStringLiteral("hp")},
        {"badge", "part", .4},
        {"badge", "x", 20},
        {"words", "text", QStringLiteral("Leia Organa")},
        {"words", "color", QColor(250, 200, 60)},
        {"words", "width", 34},
        {"badge", "visible", false},
        {"badge", "visible", true},
        {"badge", "z", -1},
        {"badge", "z", 2},
        {"badge", "opacity", .5},
        {"column", "y", 40},
        {"column", "count", 3},
        {"column", "count", 1},
        {"window", "x", 20},
        {"window", "width", 12},
        {"plate", "color", QColor(90, 20, 60)},
        {"disc", "width", 44},
        {"pieces", "opacity", .6},
        {"mark", "mark", 7},
        {"mark", "color", QColor(0, 0, 0, 120)},
        {"mark", "visible", false},
        {"shadow", "spread", 16},
        {"face", "source", QUrl()},
        {"body", "x", 60},
        {"body", "visible", false},
        {"body", "visible", true},
        {"body", "width", 90},
        {"body", "height", 130},
        {"face", "source", QUrl(QStringLiteral("image://face/tile/SOR_095?v=0"))}};
    QImage before = half(1);
    for (const Change &change : changes) {
        setBoth(change.item, change.property, change.value);
        const QImage now = half(1);
        EXPECT_EQ(differing(half(0), now), 0) << change.item << '.' << change.property;
        EXPECT_GT(differing(before, now), 0) << change.item << '.' << change.property;
        before = now;
    }
}

/// Edges of what is turned are smoother than Qt's, and so are letters.
TEST_F(Sheets, TurnWhatIsTurned)
{
    for (const bool words : {false, true}) {
        const int smoother = words ? 1000 : 500;
        setBoth("words", "visible", words);
        QImage before = half(1);
        for (const auto &[property, value] : {std::pair("rotation", 8.), std::pair("scale", .94)}) {
            setBoth("body", property, value);
            const QImage now = half(1);
            EXPECT_LT(differing(half(0), now), smoother) << property;
            EXPECT_GT(differing(before, now), 1500) << property;
            before = now;
        }
        setBoth("badge", "rotation", -8.);
        EXPECT_LT(differing(half(0), half(1)), smoother);
        EXPECT_GT(differing(before, half(1)), 20);
        setBoth("badge", "rotation", 0.);
        setBoth("body", "rotation", 0.);
        setBoth("body", "scale", 1.);
    }
}

/// It would be hidden without a word.
TEST_F(Sheets, NameWhatTheyCoverButCannotShow)
{
    QQmlComponent text(view.engine());
    text.setData("import QtQuick\nText { objectName: \"lost\"; text: \"Luke\" }", QUrl());
    auto *lost = qobject_cast<QQuickItem *>(text.create());
    ASSERT_NE(lost, nullptr) << text.errorString().toStdString();
    const playmat::test::Warnings warnings;
    lost->setParentItem(find("sheeted", "pieces"));
    lost->setParent(root);
    std::ignore = half(1);
    EXPECT_EQ(playmat::test::Warnings::said.count(u'\n'), 1)
        << playmat::test::Warnings::said.toStdString();
    EXPECT_TRUE(playmat::test::Warnings::said.contains(u"\"lost\""))
        << playmat::test::Warnings::said.toStdString();
}

TEST_F(Sheets, LetGoOfAPieceThatGoes)
{
    for (const char *scene : {"bare", "sheeted"})
        delete find(scene, "disc");
    EXPECT_EQ(differing(half(0), half(1)), 0);
    for (const char *scene : {"bare", "sheeted"})
        delete find(scene, "pieces");
    EXPECT_EQ(differing(half(0), half(1)), 0);
}

TEST_F(Sheets, PiecesShowThemselvesWhenTheSheetIsGone)
{
    delete find("sheeted", "sheet");
    setBoth("badge", "text", QStringLiteral("3"));
    EXPECT_EQ(differing(half(0), half(1)), 0);
}

TEST_F(Sheets, OneThatIsNotSeenPaintsNothing)
{
    auto *provider
        = dynamic_cast<FaceProvider *>(view.engine()->imageProvider(QStringLiteral("face")));
    ASSERT_NE(provider, nullptr);
    (void)half(0);
    setBoth("body", "visible", false);
    (void)half(0);
    const int painted = provider->paintedCount();
    setBoth("face", "source", QUrl(QStringLiteral("image://face/tile/SOR_172?v=0")));
    (void)half(0);
    EXPECT_EQ(provider->paintedCount(), painted);
    setBoth("body", "visible", true);
    (void)half(0);
    EXPECT_GT(provider->paintedCount(), painted);
}

} // namespace playmat::paint
