// Nothing on the pages is more than words, and the engine reaches nothing but the program's own.
#include "hands.h"
#include "support/warnings.h"

#include <QQmlComponent>
#include <QQmlContext>
#include <QTest>

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

constexpr int kPlainText = 0;
constexpr int kStyledText = 4;

const QString kReady = QStringLiteral("Ready");
const QString kError = QStringLiteral("Error");

const QString kPicture = QStringLiteral("<img src=\"image://face/back/us\"> %1 %2");

/// Every Text that is shown: what is not plain knows no mark but <b>.
void expectWords(const QQuickWindow *window)
{
    int texts = 0;
    forEachShown(window->contentItem(), [&](QQuickItem *item) {
        if (!isText(item))
            return;
        ++texts;
        const int format = item->property("textFormat").toInt();
        QString text = item->property("text").toString();
        if (format == kStyledText)
            text.remove(QStringLiteral("<b>")).remove(QStringLiteral("</b>"));
        EXPECT_TRUE(format == kPlainText || (format == kStyledText && !text.contains(u'<')))
            << format << ": " << text.toStdString();
    });
    EXPECT_GT(texts, 5);
}

struct Sealed : testing::Test
{
    Sealed()
        : hands(app)
    {
    }
    void click(const char *name) { hands.clickItem(QLatin1String(name)); }
    /// An item of this QML, in the window.
    [[nodiscard]] std::unique_ptr<QObject> make(const QByteArray &qml)
    {
        QQmlComponent component(&app.engine);
        component.setData("import QtQuick\n" + qml, QUrl(QStringLiteral("qrc:/test.qml")));
        std::unique_ptr<QObject> made(component.create());
        errors = component.errorString();
        if (made)
            made->setProperty("parent", QVariant::fromValue(app.window->contentItem()));
        return made;
    }
    /// How its loading ended.
    [[nodiscard]] QString statusOf(const QByteArray &qml)
    {
        const std::unique_ptr<QObject> item = make(qml);
        if (!item)
            return errors;
        EXPECT_TRUE(becomes([&] { return item->property("status").toString() != u"Loading"; }));
        return item->property("status").toString();
    }

    QString errors;
    App app;
    Hands hands;
};

TEST_F(Sealed, EveryWordOnEveryPageIsPlain)
{
    const QStringList names{kPicture, QStringLiteral("<b>%2</b>\n%1")};
    ASSERT_TRUE(app.session.start(names, app.decks.documents(), 7));
    EXPECT_EQ(app.session.stage()->nearSeat().name, QStringLiteral("<img src=\"image://face/…"));
    EXPECT_EQ(app.window->title(),
              QStringLiteral("<img src=\"image://face/… against <b>%2</b> %1 – Playmat"));
    expectWords(app.window);
    click("menuButton");
    expectWords(app.window);
    click("concede");
    expectWords(app.window);
    app.session.concede(0);
    ASSERT_TRUE(becomes([&] { return app.session.over(); }));
    app.settle();
    expectWords(app.window);
}

TEST_F(Sealed, ARefusedDeckIsQuotedAsItIsWritten)
{
    expectWords(app.window);
    EXPECT_FALSE(
        app.decks.useText(0, QStringLiteral("{\"leader\":\"<img src='http://a.b/'>\\u001b[2J\"}")));
    EXPECT_TRUE(app.decks.problem().contains(u"<img src='http://a.b/'>\\x1b[2J"))
        << app.decks.problem().toStdString();
    app.settle();
    expectWords(app.window);
}

TEST_F(Sealed, PicturesComeFromTheProgramOnly)
{
    QImage picture(4, 4, QImage::Format_RGB32);
    picture.fill(Qt::red);
    const QString file = app.folder.filePath(QStringLiteral("a.png"));
    ASSERT_TRUE(picture.save(file));
    EXPECT_EQ(statusOf("Image { source: 'image://face/back/us' }"), kReady);
    for (const QString &source :
         {QUrl::fromLocalFile(file).toString(), QStringLiteral("http://198.51.100.7/a.png"),
          QStringLiteral("image://other/back"), QStringLiteral("file:///dev/zero")}) {
        test::Warnings warnings;
        EXPECT_EQ(statusOf("Image { source: '" + source.toUtf8() + "' }"), kError)
            << source.toStdString();
        EXPECT_TRUE(test::Warnings::said.contains(u"refused"))
            << test::Warnings::said.toStdString();
    }
}

TEST_F(Sealed, EvenATextOfHtmlFetchesNothing)
{
    test::Warnings warnings;
    const auto text = make("Text { width: 90; textFormat: Text.RichText; "
                           "text: \"<img src='http://198.51.100.7/a.png'>\" }");
    ASSERT_NE(text, nullptr);
    EXPECT_TRUE(becomes([] { return test::Warnings::said.contains(u"refused"); }))
        << test::Warnings::said.toStdString();
}

TEST_F(Sealed, CodeComesFromTheProgramAndQtOnly)
{
    const QString file = app.folder.filePath(QStringLiteral("Evil.qml"));
    QFile code(file);
    ASSERT_TRUE(code.open(QIODevice::WriteOnly));
    code.write("import QtQuick\nItem {}\n");
    code.close();
    test::Warnings warnings;
    EXPECT_EQ(statusOf("Loader { source: '" + QUrl::fromLocalFile(file).toEncoded() + "' }"),
              kError);
    const QString imported
        = statusOf("import '" + QUrl::fromLocalFile(app.folder.path()).toEncoded() + "'\nEvil {}");
    EXPECT_TRUE(imported.contains(u"no qmldir")) << imported.toStdString();
}

} // namespace
} // namespace playmat::qmltest
