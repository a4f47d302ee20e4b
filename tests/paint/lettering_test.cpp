// Letters on a face break and end as those of QML's Text do, in the same pixels, and are as large
// or larger.
#include "paint/page.h"
#include "table/paint/lettering.h"

#include <QQmlProperty>

#include <tuple>

namespace playmat::paint {

namespace {

const char *const kLines = R"(
import QtQuick
import Playmat.Paint
Item {
    width: 400
    height: 100
    property string words
    property real size: 13
    property int lines: 2
    property real room: 80
    property real high: 24
    property bool centred: false
    Text {
        objectName: "text"
        x: 8; y: 20
        width: parent.room; height: parent.high
        text: parent.words
        textFormat: Text.PlainText
        color: "white"
        wrapMode: parent.lines > 1 ? Text.WordWrap : Text.NoWrap
        maximumLineCount: parent.lines
        lineHeight: .86
        elide: Text.ElideRight
        fontSizeMode: Text.Fit
        minimumPixelSize: 8
        horizontalAlignment: parent.centred ? Text.AlignHCenter : Text.AlignLeft
        verticalAlignment: Text.AlignVCenter
        font { family: "Roboto Condensed"; weight: Font.Bold; pixelSize: Math.round(parent.size) }
    }
    Lettering {
        objectName: "lettering"
        x: 208; y: 20
        width: parent.room; height: parent.high
        text: parent.words
        lines: parent.lines
        leading: .86
        size: parent.size
        least: 8
        alignment: Qt.AlignVCenter | (parent.centred ? Qt.AlignHCenter : Qt.AlignLeft)
    }
    Lettering { objectName: "free"; visible: false; text: parent.words; size: parent.size; narrow: false }
    Text { objectName: "freeText"; visible: false; text: parent.words
           font { family: "Inter Display"; weight: Font.ExtraBold; pixelSize: Math.round(parent.size) } }
}
)";

struct Letters : testing::Test, playmat::test::Page
{
    Letters()
        : Page({400, 100}, Qt::black)
        , root(open(kLines))
    {
    }
    [[nodiscard]] QQuickItem *find(const char *name) const
    {
        return root->findChild<QQuickItem *>(QLatin1String(name));
    }
    [[nodiscard]] const Lettering &lettering(const char *name = "lettering") const
    {
        return *qobject_cast<Lettering *>(find(name));
    }
    [[nodiscard]] double ofText(const char *property) const
    {
        return find("text")->property(property).toDouble();
    }
    [[nodiscard]] int pixelsOfText() const
    {
        return QQmlProperty::read(find("text"), QStringLiteral("fontInfo.pixelSize")).toInt();
    }
    void show(const char *words, double room, double high, double size, int lines)
    {
        root->setProperty("words", QString::fromUtf8(words));
        root->setProperty("room", room);
        root->setProperty("high", high);
        root->setProperty("size", size);
        root->setProperty("lines", lines);
        QCoreApplication::processEvents();
    }
    /// How much of the letters is elsewhere: 0..1.
    [[nodiscard]] double differing()
    {
        const QImage all = view.grabWindow();
        double wrong = 0;
        double light = 0;
        for (int y = 0; y < all.height(); ++y) {
            for (int x = 0; x < 192; ++x) {
                const int text = qGray(all.pixel(x, y));
                wrong += std::abs(text - qGray(all.pixel(x + 200, y)));
                light += text;
            }
        }
        return light > 0 ? wrong / light : 1;
    }

    QQuickItem *root;
};

const char *const kNames[] = {"Wampa",
                              "Luke Skywalker",
                              "Leia Organa",
                              "Grand Moff Tarkin",
                              "Darth Vader’s TIE Advanced",
                              "Überraschung",
                              "General Dodonna",
                              "R2-D2",
                              "Obi-Wan Kenobi",
                              "Star Wing Scout"};

} // namespace

TEST_F(Letters, BreakAsTextDoesAndAreAsLarge)
{
    int same = 0;
    for (const char *name : kNames) {
        for (const auto &[room, high, size, lines] : {std::tuple(80., 24., 13., 2),
                                                      {60., 22., 13., 2},
                                                      {60., 30., 13., 3},
                                                      {120., 20., 12., 1},
                                                      {52., 19., 10., 2},
                                                      {190., 40., 20., 2}}) {
            for (const bool centred : {false, true}) {
                root->setProperty("centred", centred);
                show(name, room, high, size, lines);
                const std::string where = std::string(name) + " in " + std::to_string(room);
                EXPECT_EQ(lettering().truncated(), find("text")->property("truncated").toBool())
                    << where;
                if (lettering().truncated())
                    continue;
                EXPECT_LE(lettering().contentWidth(), room + .1) << where;
                const double free = lettering().font().pixelSize() == 8 ? 2.4 : 0; // of the least
                EXPECT_LE(lettering().contentHeight(), high + free + .1) << where;
                if (lettering().lineCount() == int(ofText("lineCount"))
                    && std::abs(lettering().contentWidth() - ofText("contentWidth")) < .5) {
                    ++same;
                    EXPECT_LT(differing(), .8) << where << ", a pixel higher or lower at most";
                } else {
                    EXPECT_GT(lettering().font().pixelSize(), pixelsOfText()) << where;
                }
            }
        }
    }
    EXPECT_GT(same, 80) << "Text takes a smaller size now and then where a larger one fits";
}

TEST_F(Letters, WhatIsTooLongEndsInDots)
{
    show("Grand Moff Tarkin of the Outer Rim", 40, 20, 13, 1);
    EXPECT_TRUE(lettering().truncated());
    EXPECT_LE(lettering().contentWidth(), 40);
    EXPECT_EQ(lettering().font().pixelSize(), 8) << "the smallest";
    show("Grand Moff Tarkin of the Outer Rim", 190, 20, 13, 1);
    EXPECT_FALSE(lettering().truncated());
}

TEST_F(Letters, WithoutAPlaceTheyAreAsLargeAsTheyAre)
{
    show("+12", 80, 24, 17, 1);
    const Lettering &free = lettering("free");
    EXPECT_NEAR(free.width(), find("freeText")->implicitWidth(), 1);
    EXPECT_NEAR(free.height(), find("freeText")->implicitHeight(), 1);
    EXPECT_FALSE(free.truncated());
    show("+123456", 80, 24, 17, 1);
    EXPECT_NEAR(free.width(), find("freeText")->implicitWidth(), 1) << "and again";
}

TEST_F(Letters, AreNeverMarkup)
{
    show("<b>x</b>", 190, 40, 13, 1);
    EXPECT_GT(lettering().contentWidth(), 30) << "the marks are seen";
}

} // namespace playmat::paint
