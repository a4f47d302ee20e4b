// The rules book in the window: from every page and back, by mouse and by keyboard, in every size.
#include "hands.h"
#include "kit/swu/host/cards.h"
#include "sentences.h"
#include "table/learn/book_session.h"
#include "table/learn/learn_session.h"

#include <QAccessible>
#include <QTest>

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

using table::BookSession;

struct Book : testing::Test
{
    Book()
        : app(table::Seating::Open)
        , hands(app)
        , book(*app.window->findChild<BookSession *>())
    {
        book.shown()->setHurry(true);
        app.window->findChild<table::LearnSession *>()->table()->gate().setSettles(0);
        if (const double letters = qEnvironmentVariable("PLAYMAT_LETTERS").toDouble(); letters > 0)
            app.settings.setFontScale(letters); // of the pictures
    }
    [[nodiscard]] bool shown(const char *name) { return app.item(QLatin1String(name)) != nullptr; }
    [[nodiscard]] std::string focused()
    {
        const QQuickItem *item = app.window->activeFocusItem();
        return item == nullptr ? std::string() : item->objectName().toStdString();
    }
    /// Whether that item, or one in it, has the keyboard.
    [[nodiscard]] bool in(const char *name)
    {
        const QQuickItem *item = app.item(QLatin1String(name));
        return item != nullptr && item->hasActiveFocus();
    }
    [[nodiscard]] std::string number() { return book.entry().number.toStdString(); }
    void click(const char *name)
    {
        app.settle();
        hands.clickItem(QLatin1String(name));
    }
    /// A Sentinel in the way, and what it takes to be refused because of it.
    void attackPastASentinel()
    {
        ASSERT_TRUE(app.place({QStringLiteral(R"("ground":["SOR_046"])")},
                              {QStringLiteral(R"("ground":["SOR_063"])")}, 0));
        before = app.hash();
        hands.drag(QStringLiteral("me:SOR_046"), QStringLiteral("they:SOR_023"));
        ASSERT_TRUE(app.hands().desk()->refusal().visible());
    }
    void goBackToTheTable()
    {
        hands.key(Qt::Key_Escape);
        EXPECT_FALSE(book.isOpen());
        ASSERT_TRUE(becomes([&] { return focused() == "table"; })) << focused();
        EXPECT_EQ(app.hash(), before);
    }

    App app;
    Hands hands;
    BookSession &book;
    QString before;
};

TEST_F(Book, OpensFromTheStartPageAndFromTheCourse)
{
    click("openBook");
    ASSERT_TRUE(becomes([&] { return shown("bookTitle"); }));
    EXPECT_FALSE(shown("openBook"));
    ASSERT_TRUE(becomes([&] { return in("bookTree"); })) << focused();
    app.picture(QStringLiteral("book-start"));
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(becomes([&] { return shown("openBook"); }));
    click("learnMap");
    ASSERT_TRUE(becomes([&] { return shown("learnBook"); }));
    click("learnBook");
    ASSERT_TRUE(becomes([&] { return shown("bookTitle"); })) << book.isOpen() << app.namesShown();
    click("leaveBook");
    EXPECT_TRUE(becomes([&] { return shown("learnBook"); }));
}

TEST_F(Book, OpensAtTheRuleOfARefusal)
{
    for (const bool byKey : {false, true}) {
        ASSERT_NO_FATAL_FAILURE(attackPastASentinel());
        byKey ? hands.key(Qt::Key_F1) : click("refusalRule");
        ASSERT_TRUE(becomes([&] { return shown("bookTitle"); }));
        EXPECT_EQ(number(), "CR 7.5.11");
        EXPECT_FALSE(shown("table"));
        if (byKey)
            app.picture(QStringLiteral("book-sentinel"));
        goBackToTheTable();
    }
}

TEST_F(Book, SaysThatItHasFoundNothing)
{
    book.show({});
    ASSERT_TRUE(becomes([&] { return shown("bookSearch"); }));
    book.setQuery(QStringLiteral("xyzzy"));
    EXPECT_NE(shownText(app, "", QStringLiteral("Nothing in the book")), nullptr);
    app.draw();
}

TEST_F(Book, SaysWhySomethingIsAsked)
{
    ASSERT_TRUE(app.place({}, {}, 0));
    before = app.hash();
    hands.key(Qt::Key_F1);
    EXPECT_EQ(number(), "CR 1.15.1");
    goBackToTheTable();
    click("whyAsked");
    EXPECT_EQ(number(), "CR 1.15.1");
    goBackToTheTable();
}

TEST_F(Book, OpensFromTheSteps)
{
    ASSERT_TRUE(app.place({}, {}, 0));
    before = app.hash();
    click("stepRule2");
    EXPECT_EQ(number(), "CR 5.5.1C");
    goBackToTheTable();
    click("roundRule");
    EXPECT_EQ(number(), "CR 5.3.1");
    goBackToTheTable();
}

TEST_F(Book, OpensFromTheStepsByKeyboard)
{
    ASSERT_TRUE(app.place({}, {}, 0));
    before = app.hash();
    app.item(QStringLiteral("phaseTrack"))->forceActiveFocus(Qt::TabFocusReason);
    hands.key(Qt::Key_Return);
    EXPECT_EQ(number(), "CR 5.3.1");
    hands.key(Qt::Key_Escape);
    app.item(QStringLiteral("phaseTrack"))->forceActiveFocus(Qt::TabFocusReason);
    for (int i = 0; i < 3; ++i)
        hands.key(Qt::Key_Right);
    hands.key(Qt::Key_Space);
    EXPECT_EQ(number(), "CR 5.5.1C");
}

TEST_F(Book, OpensFromWhatWaitsByKeyboard)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_038"])")},
                          {QStringLiteral(R"("ground":["SOR_046","SOR_063"])")}, 0));
    hands.drag(QStringLiteral("me:SOR_038"), QStringLiteral("me/ground"));
    ASSERT_TRUE(becomes([&] { return shown("pendingList"); }));
    app.item(QStringLiteral("pendingList"))->forceActiveFocus(Qt::TabFocusReason);
    hands.key(Qt::Key_Down);
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(becomes([&] { return book.isOpen(); }));
    EXPECT_FALSE(book.entry().title.isEmpty());
}

TEST_F(Book, OpensFromAnExplainedKeyword)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("ground":["SOR_063"])")}, {}, 0));
    before = app.hash();
    app.settle();
    app.hands().pointer()->hover(app.at(QStringLiteral("me:SOR_063")));
    hands.key(Qt::Key_I);
    ASSERT_TRUE(becomes([&] { return shown("explainRule"); }))
        << app.session.preview()->facts().cardId.toStdString() << app.hands().pointer()->hovered();
    click("explainRule");
    EXPECT_EQ(book.entry().title, QStringLiteral("Sentinel"));
    hands.key(Qt::Key_Escape); // back to the large card
    EXPECT_TRUE(becomes([&] { return focused() == "previewLarge"; })) << focused();
    goBackToTheTable();
}

TEST_F(Book, EachPageHasAPicture)
{
    const swu::CardDb &db = match::swuCards(*table::cardData().library);
    for (const char *link :
         {"rule:CR 1", "rule:CR 1.3.1", "rule:CR 6.3", "term:ability", "card:SOR_063"}) {
        book.show(QString::fromLatin1(link));
        EXPECT_TRUE(book.isOpen()) << link;
        EXPECT_FALSE(book.entry().title.isEmpty()) << link;
        const std::string picture = book.entry().picture.toStdString();
        EXPECT_EQ(std::ranges::count(db.defs, picture, &swu::CardDef::id), 1) << link << picture;
    }
    EXPECT_EQ(book.entry().picture, QStringLiteral("SOR_063"));
}

TEST_F(Book, OpensFromTheLog)
{
    ASSERT_TRUE(app.place({}, {}, 0));
    app.hands().desk()->pass();
    before = app.hash();
    const auto &rows = app.session.log()->rows();
    ASSERT_FALSE(rows.empty());
    EXPECT_EQ(rows.back().link, QStringLiteral("rule:CR 1.15.6"));
    app.settle();
    hands.clickItem(QStringLiteral("logLine%1").arg(rows.size() - 1));
    EXPECT_EQ(number(), "CR 1.15.6");
    goBackToTheTable();
}

TEST_F(Book, OpensFromALineWithItsCards)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("ground":["SOR_046"])")}, {}, 0));
    hands.drag(QStringLiteral("me:SOR_046"), QStringLiteral("they:SOR_023"));
    before = app.hash();
    const auto &rows = app.session.log()->rows();
    const auto attack
        = std::ranges::find(rows, QStringLiteral("rule:CR 6.3"), &table::LogRow::link);
    ASSERT_NE(attack, rows.end());
    app.settle();
    hands.clickItem(QStringLiteral("logLine%1").arg(attack - rows.begin()));
    ASSERT_TRUE(becomes([&] { return shown("logMoment"); }));
    hands.key(Qt::Key_F1);
    EXPECT_EQ(number(), "CR 6.3");
    hands.key(Qt::Key_Escape);
    EXPECT_TRUE(becomes([&] { return shown("logMoment"); })) << "it is still open below";
    click("momentRule");
    EXPECT_EQ(number(), "CR 6.3");
    EXPECT_EQ(app.hash(), before);
}

TEST_F(Book, OpensFromTheEnd)
{
    ASSERT_TRUE(app.place({}, {}, 0));
    app.session.concede(0);
    ASSERT_TRUE(becomes([&] { return shown("endRule"); }));
    click("endRule");
    EXPECT_EQ(number(), "CR 5.6.4");
    hands.key(Qt::Key_Escape);
    EXPECT_TRUE(becomes([&] { return shown("endRule"); }));
}

TEST_F(Book, OpensInALessonAndComesBackToIt)
{
    auto &learn = *app.window->findChild<table::LearnSession *>();
    learn.startLesson(QStringLiteral("swu-09"));
    ASSERT_TRUE(becomes([&] { return shown("coach"); }));
    hands.key(Qt::Key_F1);
    ASSERT_TRUE(becomes([&] { return shown("bookTitle"); })) << book.isOpen() << app.namesShown();
    EXPECT_FALSE(shown("coach"));
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(becomes([&] { return shown("coach"); }));
    EXPECT_EQ(learn.page(), table::LearnSession::Lesson);
    book.show(QStringLiteral("rule:CR 7.5.11"));
    click("bookLesson");
    EXPECT_FALSE(book.isOpen());
    EXPECT_EQ(learn.page(), table::LearnSession::Lesson);
}

TEST_F(Book, OffersNoLessonInTheMiddleOfAGame)
{
    ASSERT_TRUE(app.place({}, {}, 0));
    book.show(QStringLiteral("rule:CR 7.5.11"));
    ASSERT_TRUE(becomes([&] { return shown("bookTitle"); }));
    EXPECT_FALSE(shown("bookLesson"));
}

TEST_F(Book, IsReadByKeyboardAlone)
{
    hands.key(Qt::Key_F1);
    ASSERT_TRUE(becomes([&] { return in("bookTree"); })) << focused();
    hands.key(Qt::Key_Slash);
    ASSERT_NE(app.window->activeFocusItem()->property("cursorPosition"), QVariant());
    for (const char letter : {'s', 'e', 'n', 't', 'i', 'n', 'e', 'l'})
        QTest::keyClick(app.window, letter);
    EXPECT_EQ(book.query(), QStringLiteral("sentinel"));
    app.picture(QStringLiteral("book-search"));
    hands.key(Qt::Key_Down);
    EXPECT_TRUE(in("bookFound"));
    hands.key(Qt::Key_Down);
    hands.key(Qt::Key_Return);
    EXPECT_EQ(number(), "CR 7.5.11");
    hands.key(Qt::Key_Escape); // the search
    EXPECT_TRUE(book.isOpen());
    EXPECT_TRUE(book.query().isEmpty());
    EXPECT_TRUE(in("bookTree"));
    for (int i = 0; i < 12 && focused() != "bookChip0"; ++i)
        hands.key(Qt::Key_Tab);
    ASSERT_EQ(focused(), "bookChip0");
    hands.key(Qt::Key_Return);
    EXPECT_EQ(book.entry().title, QStringLiteral("Sentinel"));
    hands.key(Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(number(), "CR 7.5.11");
    hands.key(Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(book.entry().title, QStringLiteral("Sentinel"));
    hands.key(Qt::Key_F, Qt::ControlModifier);
    EXPECT_NE(app.window->activeFocusItem()->property("cursorPosition"), QVariant());
    hands.key(Qt::Key_Escape);
    EXPECT_FALSE(book.isOpen());
}

TEST_F(Book, HasATreeForArrows)
{
    hands.key(Qt::Key_F1);
    ASSERT_TRUE(becomes([&] { return in("bookTree"); })) << focused();
    EXPECT_EQ(number(), "CR 1");
    const std::size_t open = book.tree()->rows().size();
    hands.key(Qt::Key_Left);
    EXPECT_LT(book.tree()->rows().size(), open);
    hands.key(Qt::Key_Right);
    EXPECT_EQ(book.tree()->rows().size(), open);
    hands.key(Qt::Key_Left);
    hands.key(Qt::Key_Down);
    hands.key(Qt::Key_Return);
    EXPECT_EQ(number(), "CR 2");
}

TEST_F(Book, PlaysItsShow)
{
    book.show(QStringLiteral("rule:CR 7.5.11"));
    ASSERT_TRUE(becomes([&] { return shown("showPlay"); }));
    sayEach(app, app.item(QStringLiteral("showSize")), {"show_box.larger"});
    click("showStep");
    EXPECT_EQ(book.shown()->step(), 1);
    const QQuickItem *board = app.item(QStringLiteral("showBoard"));
    EXPECT_GT(board->height(), .8 * app.window->height()) << "large enough to be read";
    EXPECT_FALSE(shown("bookTree"));
    sayEach(app, app.item(QStringLiteral("showSize")), {"show_box.smaller"});
    EXPECT_FALSE(book.shown()->running());
    click("showPlay");
    ASSERT_TRUE(becomes([&] { return book.shown()->atEnd() && !book.shown()->running(); }));
    app.picture(QStringLiteral("book-show"));
    click("showPlay"); // again
    EXPECT_TRUE(book.shown()->running());
    hands.key(Qt::Key_Escape); // back to the previous page
    EXPECT_TRUE(book.shown()->shown());
    EXPECT_TRUE(becomes([&] { return shown("bookTree"); }));
    hands.key(Qt::Key_Escape);
    EXPECT_FALSE(book.shown()->shown());
}

bool isWithin(const QQuickItem *item, const QString &name)
{
    while (item != nullptr && item->objectName() != name)
        item = item->parentItem();
    return item != nullptr;
}

/// What is cut or outside of the window, as a list to be read in a failure.
QStringList cutIn(App &app)
{
    QStringList cut;
    const QRectF window(0, 0, app.window->width(), app.window->height());
    forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
        if (isWithin(item, QStringLiteral("showBoard")))
            return; // names on a table that is scaled down
        const QString text = item->property("text").toString();
        const bool elides = item->property("maximumLineCount").toInt() == 2; // found texts
        if (item->property("truncated").toBool() && !elides)
            cut.append(text);
        if (!item->activeFocusOnTab() || item->width() <= 0)
            return;
        const QRectF rect = item->mapRectToScene(item->boundingRect());
        if (rect.left() < 0 || rect.right() > window.right())
            cut.append(QStringLiteral("outside: %1 %2 to %3 of %4")
                           .arg(item->objectName() + text)
                           .arg(rect.left())
                           .arg(rect.right())
                           .arg(window.right()));
    });
    return cut;
}

TEST_F(Book, CutsNothingInAnySize)
{
    app.hidePictures();
    for (const QSize size : {QSize(1280, 720), QSize(1024, 600)}) {
        for (const double letters : {1., 1.5, 2.}) {
            app.window->resize(size);
            app.settings.setFontScale(letters);
            ASSERT_TRUE(
                becomes([&] { return app.window->contentItem()->width() == size.width(); }));
            for (const char *link : {"rule:CR 3.4.4", "rule:CR 1.5.4", "rule:CR 7.5.11",
                                     "term:this phase, this round", "card:SOR_010"}) {
                book.show(QLatin1String(link));
                app.settle();
                EXPECT_EQ(cutIn(app).join(u'\n').toStdString(), "")
                    << link << " at " << size.width() << " with letters " << letters;
            }
            book.setQuery(QStringLiteral("damage"));
            app.settle();
            EXPECT_EQ(cutIn(app).join(u'\n').toStdString(), "") << "found";
            book.setQuery({});
        }
    }
}

TEST_F(Book, TellsAScreenReaderWhatIsWhat)
{
    book.show(QStringLiteral("rule:CR 7.5.11"));
    ASSERT_TRUE(becomes([&] { return shown("bookTitle"); }));
    for (const char *name : {"bookTitle", "bookText", "bookTree", "bookChip0", "bookBack",
                             "showPlay", "showStep", "showSays"}) {
        QAccessibleInterface *reader
            = QAccessible::queryAccessibleInterface(app.item(QLatin1String(name)));
        ASSERT_NE(reader, nullptr) << name;
        EXPECT_FALSE(reader->text(QAccessible::Name).isEmpty()) << name;
    }
}

TEST_F(Book, HasALookInEachScheme)
{
    for (const char *scheme : {"light", "contrast"}) {
        app.settings.setScheme(QLatin1String(scheme));
        book.show(QStringLiteral("rule:CR 6.3.2A"));
        app.settle();
        app.picture(QStringLiteral("book-") + QLatin1String(scheme));
        EXPECT_TRUE(shown("bookTitle"));
    }
}

} // namespace
} // namespace playmat::qmltest
