// What C++ says in phrases, one after the other where it is shown on the table: in every language
// all of it has room.
#include "hands.h"
#include "sentences.h"
#include "support/spoken.h"
#include "table/view/log_model.h"

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

using Prefixes = std::vector<std::string>;

struct Said
{
    std::string id;
    std::string language;
    QString words;
};

/// Names of cards and numbers as long as they come.
QString filled(const std::string &phrase)
{
    QString words = QString::fromStdString(phrase);
    for (const char *place : {"%1", "%2", "%3", "%4"})
        words.replace(QLatin1String(place), QStringLiteral("Superlaser Technician"));
    return words.replace(QStringLiteral("%n"), QStringLiteral("12"));
}

std::vector<Said> phrasesOf(const Prefixes &prefixes)
{
    std::vector<Said> all;
    const auto add = [&](const std::string &language, const text::Language &words) {
        for (const std::string &id : text::english().ids())
            for (const std::string &prefix : prefixes)
                if (id.starts_with(prefix + '.'))
                    all.push_back({id, language, filled(*words.phrase(id, 2))});
    };
    add("en", text::english());
    for (const std::string &id : test::languagesToTest()) {
        EXPECT_EQ(table::speak(QString::fromStdString(id)), QString());
        add(id, *text::inUse());
    }
    table::Translator::use(nullptr);
    return all;
}

/// The text on a small window with large letters, too.
struct Phrases : testing::TestWithParam<double>
{
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        app.hidePictures();
        app.settings.setFontScale(GetParam());
        app.window->resize(1024, 600);
        ASSERT_TRUE(becomes([&] { return app.session.window() == QSize(1024, 600); }));
    }
    /// The shown text within an item that says this.
    [[nodiscard]] QQuickItem *text(const char *within, const QString &words)
    {
        app.settle();
        QQuickItem *found = nullptr;
        QQuickItem *box = app.item(QLatin1String(within));
        if (box != nullptr)
            forEachShown(box, [&](QQuickItem *item) {
                if (item->inherits("QQuickText") && item->property("text").toString() == words)
                    found = item;
            });
        EXPECT_NE(found, nullptr) << within << " does not say " << words.toStdString();
        return found;
    }
    void say(QQuickItem *item, const Prefixes &prefixes)
    {
        ASSERT_NE(item, nullptr);
        const std::vector<Said> all = phrasesOf(prefixes);
        EXPECT_GT(all.size(), 10U);
        for (const Said &said : all) {
            item->setProperty("text", said.words);
            app.settle();
            app.draw(); // columns place their lines with the frame
            expectWhole(item, app.window->width(), said.language + ' ' + said.id);
            EXPECT_LE(item->y() + item->height(), item->parentItem()->height() + 1)
                << said.language << ' ' << said.id << " is higher than what it lies on";
        }
    }
    void openMenu()
    {
        ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_046"])")}, {}, 0));
        app.hands().openMenuAt(app.at(QStringLiteral("me:SOR_046")));
        app.settle();
    }

    App app;
};

INSTANTIATE_TEST_SUITE_P(Scale, Phrases, testing::Values(1, 1.5));

TEST_P(Phrases, OfRefusalsHaveRoomInTheirBubble)
{
    ASSERT_TRUE(
        app.place({QStringLiteral(R"("ground":[{"card":"SOR_046","exhausted":true}])")}, {}, 0));
    app.hands().activate(app.card(QStringLiteral("me:SOR_046")));
    say(text("refusal", app.hands().refusal().text),
        {"swu_explanations", "lorcana_explanations", "swu_port_refusals", "lorcana_port_refusals",
         "swu_port", "swu_port_cover", "lorcana_port_hints", "game_port", "lesson_table",
         "puzzle_table", "question_desk"});
}

TEST_P(Phrases, OfQuestionsHaveRoomInThePrompt)
{
    ASSERT_TRUE(app.place({}, {}, 0));
    say(text("prompt", app.prompt().text), {"swu_prompt_words", "lorcana_prompt_words"});
}

TEST_P(Phrases, OfWhatCanBeDoneHaveRoomInTheMenu)
{
    openMenu();
    const QQuickItem *line = app.item(QStringLiteral("menuLine0"));
    ASSERT_NE(line, nullptr);
    say(text("menuLine0", line->property("label").toString()),
        {"swu_prompt_words", "lorcana_option_words", "controller_answers"});
}

TEST_P(Phrases, OfWhatComesOfItHaveRoomInTheMenu)
{
    openMenu();
    const QQuickItem *line = app.item(QStringLiteral("menuLine0"));
    ASSERT_NE(line, nullptr);
    ASSERT_FALSE(line->property("detail").toString().isEmpty());
    say(text("menuLine0", line->property("detail").toString()),
        {"swu_outcome_words", "lorcana_choice_hint", "lorcana_option_words"});
}

TEST_P(Phrases, OfWhatIsNotSavedHaveRoomInTheBar)
{
    app.session.setJournal(QStringLiteral("/dev/null/none.playmat"));
    ASSERT_TRUE(app.place({}, {}, 0));
    QQuickItem *bar = nullptr;
    ASSERT_TRUE(becomes([&] { return (bar = app.item(QStringLiteral("savingBarText"))); }));
    say(bar,
        {"match_saving", "program_seats", "saved_matches", "file_look", "deck_library",
         "table_session", "learn_session", "table_settings", "hand_over", "folder_model"});
}

/// Each line is as wide as the log, and breaks between words.
TEST_P(Phrases, OfTheLogHaveRoomInIt)
{
    ASSERT_TRUE(app.place({}, {}, 0));
    for (const Said &said :
         phrasesOf({"swu_log_writer", "swu_log_guests", "swu_table_game", "lorcana_log_writer",
                    "lorcana_log_rest", "lorcana_log_answers", "lorcana_table_game"})) {
        table::LogRow row;
        row.plain = said.words;
        table::LogWords words;
        words.text = said.words;
        row.words = {QVariant::fromValue(words)};
        app.session.log()->show({row});
        app.settle();
        const QQuickItem *line = app.item(QStringLiteral("logLine0"));
        ASSERT_NE(line, nullptr);
        forEachShown(const_cast<QQuickItem *>(line), [&](QQuickItem *item) {
            if (!item->inherits("QQuickText"))
                return;
            expectWhole(item, app.window->width(), said.language + ' ' + said.id);
            EXPECT_LE(item->property("contentWidth").toDouble(), item->width() + 1) << said.id;
        });
    }
}

} // namespace
} // namespace playmat::qmltest
