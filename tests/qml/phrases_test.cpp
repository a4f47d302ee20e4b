// What C++ says in phrases, one after the other where it is shown on the table: in every language
// all of it has room.
#include "hands.h"
#include "sentences.h"
#include "table/view/log_model.h"

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

/// The text on a small window with large letters, too.
struct Phrases : testing::TestWithParam<double>
{
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        app.hidePictures();
        app.settings.setFontScale(GetParam());
        app.window->resize(1024, 600);
        ASSERT_TRUE(becomes([&] { return app.session.stage()->window() == QSize(1024, 600); }));
    }
    [[nodiscard]] QQuickItem *text(const char *within, const QString &words)
    {
        return shownText(app, within, words);
    }
    void say(QQuickItem *item, const std::vector<std::string> &ids) { sayEach(app, item, ids); }
    void openMenu()
    {
        ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_046"])")}, {}, 0));
        app.hands().menu()->openAt(app.at(QStringLiteral("me:SOR_046")));
        app.settle();
    }

    App app;
};

INSTANTIATE_TEST_SUITE_P(Scale, Phrases, testing::Values(1, 1.5));

TEST_P(Phrases, OfRefusalsHaveRoomInTheirBubble)
{
    ASSERT_TRUE(
        app.place({QStringLiteral(R"("ground":[{"card":"SOR_046","exhausted":true}])")}, {}, 0));
    app.hands().pointer()->activate(app.card(QStringLiteral("me:SOR_046")));
    say(text("refusal", app.hands().desk()->refusal().text),
        {"swu_explanations", "lorcana_explanations", "riftbound_explanations", "swu_port_refusals",
         "lorcana_port_refusals", "riftbound_port_refusals", "swu_port", "swu_port_cover",
         "lorcana_port_hints", "stepped_port", "game_port", "lesson_table", "puzzle_table",
         "question_desk", "past_table"});
}

TEST_P(Phrases, OfQuestionsHaveRoomInThePrompt)
{
    ASSERT_TRUE(app.place({}, {}, 0));
    say(text("prompt", app.prompt().text),
        {"swu_prompt_words", "lorcana_prompt_words", "riftbound_prompt_words", "question_words"});
}

TEST_P(Phrases, OfWhatCanBeDoneHaveRoomInTheMenu)
{
    openMenu();
    const QQuickItem *line = app.item(QStringLiteral("menuLine0"));
    ASSERT_NE(line, nullptr);
    say(text("menuLine0", line->property("label").toString()),
        {"swu_prompt_words", "lorcana_option_words", "riftbound_option_words", "riftbound_port.",
         "controller_answers"});
}

TEST_P(Phrases, OfWhatComesOfItHaveRoomInTheMenu)
{
    openMenu();
    const QQuickItem *line = app.item(QStringLiteral("menuLine0"));
    ASSERT_NE(line, nullptr);
    ASSERT_FALSE(line->property("detail").toString().isEmpty());
    say(text("menuLine0", line->property("detail").toString()),
        {"swu_outcome_words", "lorcana_choice_hint", "lorcana_option_words",
         "riftbound_forecast_words", "riftbound_option_words"});
}

TEST_P(Phrases, OfWhatIsNotSavedHaveRoomInTheBar)
{
    app.session.setJournal(QStringLiteral("/dev/null/none.playmat"));
    ASSERT_TRUE(app.deal(1));
    QQuickItem *bar = nullptr;
    ASSERT_TRUE(becomes([&] { return (bar = app.item(QStringLiteral("savingBarText"))); }));
    say(bar,
        {"match_saving", "program_seats", "saved_matches", "file_look", "deck_library",
         "table_session", "learn_session", "table_settings", "settings_store", "hand_over",
         "folder_model"});
    say(text("saveElsewhere", {}),
        {"notice_bars.let_it_try_again", "notice_bars.play_its_seat_yourself"});
}

/// Each line is as wide as the log, and breaks between words.
TEST_P(Phrases, OfTheLogHaveRoomInIt)
{
    ASSERT_TRUE(app.place({}, {}, 0));
    for (const Said &said :
         phrasesOf({"swu_log_writer", "swu_log_guests", "swu_table_game", "lorcana_log_writer",
                    "lorcana_log_rest", "lorcana_log_answers", "lorcana_table_game",
                    "riftbound_log_writer", "riftbound_log_answers", "riftbound_table_game",
                    "named_lines", "stepped_table"})) {
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
            if (!isText(item))
                return;
            expectWhole(item, app.window->width(), said.language + ' ' + said.id);
            EXPECT_LE(item->property("contentWidth").toDouble(), item->width() + 1) << said.id;
        });
    }
}

// --- what pages say now and then -----------------------------------------------------------------

TEST_P(Phrases, OfResultsHaveRoomAtTheEnd)
{
    ASSERT_TRUE(app.place({}, {}, 0));
    app.session.concede(0);
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("endStart")) != nullptr; }));
    say(text("", app.session.stage()->board().resultTitle),
        {"swu_presenter.a_draw", "swu_presenter.suspended", "swu_presenter.the_game_is_suspended",
         "lorcana_board_words.a_draw", "lorcana_board_words.suspended",
         "lorcana_board_words.the_game_is_suspended", "riftbound_board_words.a_draw",
         "riftbound_board_words.suspended", "riftbound_board_words.the_game_is_suspended",
         "riftbound_board_words.wins"});
    say(text("", app.session.stage()->board().resultText),
        {"swu_presenter.both_bases_were_defeated_at", "swu_presenter.lost_by_a_card",
         "swu_card_words.suspended", "lorcana_words.suspended",
         "lorcana_board_words.conceded_in_turn", "lorcana_board_words.s_turn_ended_without_a",
         "board_words.conceded_before_it_began", "riftbound_board_words.burned_out",
         "riftbound_board_words.conceded_in_turn", "riftbound_board_words.has_points_in_turn",
         "riftbound_board_words.wins_by_a_card", "riftbound_words.suspended"});
}

TEST_P(Phrases, OfPhasesHaveRoomInTheMiddle)
{
    ASSERT_TRUE(app.place({}, {}, 0));
    say(text("", app.session.stage()->board().roundText),
        {"swu_presenter.game_over", "lorcana_board_words.game_over",
         "lorcana_board_words.suspended", "riftbound_board_words.game_over",
         "riftbound_board_words.setup", "riftbound_board_words.turn"});
}

TEST_P(Phrases, OfASideHaveRoomInItsStrip)
{
    ASSERT_TRUE(app.place({}, {}, 0));
    say(text("", QStringLiteral("can deploy")),
        {"wide_card.deployed", "wide_card.deployed_epic_action_used",
         "wide_card.epic_action_used"});
}

TEST_P(Phrases, OfAGameWithoutLessonsHaveRoomOnTheStartPage)
{
    say(text("", QStringLiteral("New here?")), {"learn_box.all_lessons_are_done"});
    if (app.decks.games().size() < 2)
        GTEST_SKIP() << "this program has no other game";
    app.decks.chooseGame(QStringLiteral("lorcana"));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("gameNote")) != nullptr; }));
    say(text("gameNote", {}),
        {"start_page.there_are_no_lessons_for", "start_page.two_people_play_this_game",
         "course_data"});
}

TEST_P(Phrases, OfWhereDecksComeFromHaveRoomInTheirDialog)
{
    Hands hands(app);
    app.draw();
    hands.clickItem(QStringLiteral("changeDeck0"));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("pasteDeck")) != nullptr; }));
    say(text("", QStringLiteral("Paste a deck here")),
        {"lorcana_start_face.paste_a_deck_here_a", "riftbound_start_face.paste_a_deck_here_a",
         "name_filter"});
    EXPECT_FALSE(app.decks.useText(0, QStringLiteral("https://swudb.com/deck/abc")));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("deckSites")) != nullptr; }));
    say(text("deckSites", QStringLiteral("swudb.com")),
        {"swu_decks.other_sites", "lorcana_start_face.other_sites"});
    say(text("deckSites", QStringLiteral("open the deck")),
        {"swu_decks.open_the_deck_export_json", "swu_decks.open_the_decklist_copy_it",
         "swu_decks.takes_the_same_json_paste", "swu_decks.whatever_they_export_as_json",
         "swu_decks.deckbuilder_export_as_text_1", "lorcana_start_face.copy_the_deck_as_text",
         "lorcana_start_face.open_the_deck_export_it",
         "lorcana_start_face.whatever_they_export_as_a", "riftbound_start_face.deck_sites",
         "riftbound_start_face.whatever_they_export_as_a"});
    say(text("copyDeckJson", {}), {"deck_dialog.copied"});
}

TEST_P(Phrases, OfKeysHaveRoomInTheSettings)
{
    ASSERT_TRUE(app.place({}, {}, 0));
    Hands hands(app);
    app.draw();
    hands.clickItem(QStringLiteral("tableSettings"));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("closeSettings")) != nullptr; }));
    say(text("", QStringLiteral("Keys: ")),
        {"settings_dialog.keys_tab_and_arrows_move", "settings_dialog.h_gives_a_hint_again"});
    hands.clickItem(QStringLiteral("closeSettings"));
    hands.clickItem(QStringLiteral("menuButton"));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("leaveGame")) != nullptr; }));
    say(text("leaveGame", {}), {"match_menu.leave_the_lesson"});
    say(text("matchMenu", QStringLiteral("Match")), {"match_menu.lesson"});
}

} // namespace
} // namespace playmat::qmltest
