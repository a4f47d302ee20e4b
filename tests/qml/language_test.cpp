// Another language while the program runs: everything that can be read changes, and nothing else.
#include "hands.h"
#include "table/learn/book_session.h"
#include "table/learn/learn_session.h"
#include "table/settings/languages.h"
#include "table/view/log_model.h"

#include <QTest>

#include <gtest/gtest.h>

namespace playmat::qmltest {

namespace Seating = table::Seating;
namespace {

constexpr const char *kGerman = "de";
constexpr const char *kEnglish = "en";

struct Languages : testing::TestWithParam<int>
{
    Languages()
        : app(Seating::Peek)
        , hands(app)
    {
    }
    void speak(const char *language)
    {
        app.settings.setLanguage(QLatin1String(language));
        QCoreApplication::processEvents(); // the pages follow when all else has
        app.settle();
    }
    /// Everything that is shown in words.
    [[nodiscard]] std::string words()
    {
        app.settle();
        QStringList out;
        forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
            const QString text = item->property("text").toString();
            if (isText(item) && !text.isEmpty())
                out.append(text);
        });
        return out.join(u'|').toStdString();
    }
    /// Whether one of the texts that are shown is this.
    [[nodiscard]] bool shows(const char *text)
    {
        return ('|' + words() + '|').find(std::string("|") + text + '|') != std::string::npos;
    }
    [[nodiscard]] QString textOf(const QString &item)
    {
        const QQuickItem *shown = app.item(item);
        return shown == nullptr ? QString() : shown->property("text").toString();
    }
    [[nodiscard]] std::string log()
    {
        std::string lines;
        const auto &rows = app.session.log()->rows();
        for (const table::LogRow &row : rows)
            lines += row.plain.toStdString() + '\n';
        return lines;
    }

    App app;
    Hands hands;
};

INSTANTIATE_TEST_SUITE_P(Seat, Languages, testing::Values(0, 1));

} // namespace

/// On the start page, without another start of the program.
TEST_P(Languages, GamesAreDescribedAnew)
{
    ASSERT_TRUE(shows("Two arenas. Destroy the enemy base."));
    for (const char *language : {kGerman, "en"}) {
        speak(language);
        for (const QString &motto : {qtTrId("swu_decks.two_arenas_one_base_each"),
                                     qtTrId("lorcana_start_face.characters_quest_for_lore_first")})
            EXPECT_TRUE(shows(motto.toUtf8())) << motto.toStdString();
    }
}

TEST_P(Languages, TheTableIsToldAnewAndTheMatchGoesOn)
{
    const int seat = GetParam();
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_236"],"ground":["SOR_095"])")},
                          {QStringLiteral(R"("ground":["SOR_128"])")}, seat));
    app.hands().desk()->pass();
    app.session.takingBack()->undo();
    app.session.takingBack()->redo();
    const QString hash = app.hash();
    const std::string english = log();
    const std::string before = words();
    EXPECT_EQ(textOf(QStringLiteral("passButton")), QStringLiteral("Pass"));
    EXPECT_NE(english.find("passes"), std::string::npos) << english;

    speak(kGerman);
    EXPECT_EQ(textOf(QStringLiteral("passButton")), QStringLiteral("Passen"));
    EXPECT_EQ(textOf(QStringLiteral("initiativeButton")), QStringLiteral("Initiative nehmen"));
    EXPECT_NE(log().find("passt"), std::string::npos) << log();
    EXPECT_EQ(log().find("passes"), std::string::npos) << log();
    EXPECT_EQ(app.prompt().seat, 1 - seat) << "who is asked does not change";
    EXPECT_EQ(app.hash(), hash) << "nor does the game";

    speak(kEnglish);
    EXPECT_EQ(log(), english);
    EXPECT_EQ(words(), before);

    speak(kGerman); // and it goes on
    app.hands().desk()->pass();
    EXPECT_NE(log().find("Neuordnungsphase"), std::string::npos) << log();
    speak(kEnglish);
    EXPECT_EQ(log().find("Neuordnungsphase"), std::string::npos) << log();
    EXPECT_NE(log().find("Regroup phase"), std::string::npos) << log();
}

TEST_P(Languages, CardsAndKeywordsAreReadInIt)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_229"])")}, {}, GetParam()));
    speak(kGerman);
    const table::CardFacts facts = app.session.printed(QStringLiteral("SOR_063"));
    EXPECT_EQ(facts.keywords, QStringList(QStringLiteral("Sentinel"))) << "glyphs know it by that";
    EXPECT_EQ(facts.note, QStringLiteral("Wächter"));
    EXPECT_TRUE(facts.rules.contains(QStringLiteral("{keyword:Sentinel|Wächter}")))
        << "or it loses its glyph: " << facts.rules.toStdString();
    EXPECT_EQ(facts.name, QStringLiteral("Cloud City Wing Guard")) << "names stay";
    for (const char *id : {"SOR_010", "SOR_236"}) {
        const table::CardFacts card = app.session.printed(QLatin1String(id));
        EXPECT_FALSE(card.rules.contains(QStringLiteral("When Played")))
            << card.rules.toStdString();
        EXPECT_FALSE(card.rules.contains(QStringLiteral("Action"))) << card.rules.toStdString();
    }
}

/// A question is open, and a card is held: neither is lost, or the card lies where it was.
TEST_P(Languages, AQuestionStaysOpen)
{
    ASSERT_TRUE(
        app.place({QStringLiteral(R"("hand":["SOR_236"],"deck":["SOR_164"])")}, {}, GetParam()));
    app.session.seats()->peekKey(GetParam(), true);
    app.hands().menu()->openAt(app.at(QStringLiteral("me:SOR_236")));
    app.hands().menu()->choose(0);
    ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("confirm"));
    speak(kGerman);
    EXPECT_EQ(app.hands().desk()->choiceName(), QStringLiteral("confirm"));
    EXPECT_EQ(app.prompt().declineLabel, QStringLiteral("So lassen"));
    app.hands().desk()->confirm(false);
    EXPECT_NE(app.hands().desk()->choiceName(), QStringLiteral("confirm"));
}

TEST_P(Languages, PagesChangeWhereTheyAreOpen)
{
    EXPECT_TRUE(shows("Deal the cards")) << words();
    speak(kGerman);
    EXPECT_TRUE(shows("Karten austeilen")) << words();
    auto *learn = app.window->findChild<table::LearnSession *>();
    learn->openMap();
    app.settle();
    EXPECT_TRUE(shows("Triff die Basis")) << words();
    speak(kEnglish);
    EXPECT_TRUE(shows("Hit the base")) << words();
    auto *book = app.window->findChild<table::BookSession *>();
    book->show(QStringLiteral("rule:CR 1"));
    app.settle();
    EXPECT_TRUE(shows("Basic ideas")) << words();
    speak(kGerman);
    EXPECT_TRUE(shows("Grundlagen")) << words();
    book->setQuery(QStringLiteral("wächter"));
    EXPECT_GT(book->found()->rowCount(), 0) << "by its German name";
    book->setQuery(QStringLiteral("sentinel"));
    EXPECT_GT(book->found()->rowCount(), 1) << "and by what stands on the card";
}

TEST_P(Languages, ALessonGoesOnInIt)
{
    auto *learn = app.window->findChild<table::LearnSession *>();
    learn->startLesson(QStringLiteral("swu-01"));
    app.settle();
    const QString english = learn->lesson()->say();
    speak(kGerman);
    EXPECT_NE(learn->lesson()->say(), english);
    const int step = learn->lesson()->step();
    for (int i = 0; i < 3 && learn->lesson()->canHint(); ++i)
        learn->lesson()->hint(); // the last one does it
    EXPECT_TRUE(becomes([&] {
        return learn->page() != table::LearnSession::Lesson || learn->lesson()->step() != step
            || learn->lesson()->canNext();
    }));
}

TEST_P(Languages, AnUnknownOneIsRefused)
{
    EXPECT_NE(table::speak(QStringLiteral("../../etc")), QString()) << "from an edited file";
    EXPECT_EQ(text::inUse(), nullptr);
    app.settings.setLanguage(QStringLiteral("../../etc"));
    EXPECT_EQ(app.settings.language(), QStringLiteral("en"));
    EXPECT_TRUE(app.settings.languages().contains(QStringLiteral("de")));
    EXPECT_TRUE(app.settings.languageNames().contains(QStringLiteral("Deutsch")));
}

} // namespace playmat::qmltest
