// No phrase is without a test that has laid it out where it is shown, in every language, or has
// heard it as a screen reader does: each program of tests leaves a list of those that it has seen.
#include "text/language.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace playmat {
namespace {

/// Those that no test sees in a window, and why.
const std::set<std::string> kElsewhere{
    // names of pictures, which are only spoken (puzzle_test.cpp)
    "position_glance.theirs",
    "position_glance.yours",
    // halves of the tips on a start page, which are laid out joined to one paragraph
    "riftbound_start_face.drag_a_card_with_hidden",
    "riftbound_start_face.drag_ready_units_to_a",
    "riftbound_start_face.enter_takes_the_suggestion",
    "riftbound_start_face.runes_pay",
    "riftbound_start_face.to_conquer_it",
    "riftbound_start_face.to_hide_it",
    "riftbound_start_face.to_pass_or_end",
    "riftbound_start_face.to_see_your_hand",
    "riftbound_start_face.units_to_your_base",
    "swu_decks.drag_a_card_to_your",
    "swu_decks.drag_a_unit_onto_an",
    "swu_decks.drag_your_leader_into_the",
    "swu_decks.once_you_have_enough_resources",
    "swu_decks.point_at_anything",
    "swu_decks.to_attack_the_arrow_says",
    "swu_decks.to_play_it_an_upgrade",
    "swu_decks.to_see_it_enlarged_with",
    "swu_decks.two_at_the_start_then",
    "swu_decks.you_win_when_their_base",
    // parts of a line that is laid out whole
    "deck_versions.played",
    "plate_info.as_things_stand",
    "languages.there_is_no_such_language", // on the command line
    "main.against_playmat", // the title of the window
    // where a program has one game only
    "continue_box.continue",
    "continue_box.delete",
    "continue_box.vs",
    "wide_card.deploys_at", // where there are no resources: shorter than what stands there else
    "tile_base.more", // where "12 cards" stands, which is longer
    "lorcana_start_face.lore_and", // where "bases 12 and 30" stands, which is longer
    "riftbound_start_face.points_and",
    "riftbound_start_face.setup",
    // in capitals above the bases, where there is room for the names of battlefields
    "riftbound_presenter.s_base",
    "riftbound_table_spec.s_base",
    "riftbound_presenter.battlefield",
    // the name of a button that is a glyph
    "level_box.a_program_that_adapts_to",
    // how long an effect lasts: where "this phase" and "this round" stand
    "lorcana_board_words.lasting",
    "lorcana_board_words.this_turn",
    "lorcana_board_words.until_turn",
    "swu_presenter.lasting",
    // within the rules of a card, which legible_test.cpp lays out
    "swu_presenter.on_the_other_side",
    // accessible names of buttons and lines of a deck
    "desk_cards.look",
    "desk_row.not_known",
    "desk_row.one_less",
    "desk_row.one_more",
    "history_line.starred",
    "history_page.save_a_copy",
    // parts of longer lines: a series in the history, in the title of the menu and on the bar
    "notice_bars.next_game_n", // on a bar as wide as the window
    "past_match.game_in_series",
    "past_match.series_lost",
    "past_match.series_won",
    "series.game",
    // printed on paper
    "deck_print.date",
    "deck_print.event",
    "deck_print.player",
    "deck_print.player_id",
    // examples in empty boxes, and the texts of empty lists
    "card_browser.draw_a_card",
    "deck_editor.saved_at_once", // a short word next to the deck's name
    "deck_form_dialog.folder_and_tags_of", // a title with a deck's name, which wraps
    "deck_form_dialog.league_control",
    "deck_form_dialog.no_folder",
    "found_list.no_card_is_called_so",
    // one of several texts for the same place, of which longer ones are laid out
    "deck_versions.and_more",
    "deck_versions.earlier",
    "deck_versions.outside",
    "deck_versions.unknown_day",
    "tonight.your_last_opponent",
    "gallery_import.is_a_match",
    "match_shelf.all_my_decks",
    "match_shelf.neither",
    "match_shelf.only_lost",
    "match_shelf.only_won",
    "match_shelf.result",
    "match_shelf.starred",
    "match_shelf.sure", // in the place of "Too few matches to be sure", which has three lines
    "match_shelf.the_trash_cannot_be_made", // wraps
    "match_shelf.they_take_much_room", // wraps
    "month_plot.by_month",
    "past_match.a_draw",
    "past_match.no_result",
    "past_match.watched",
    "riftbound_port.replace_cards",
    "riftbound_port.survives",
    "riftbound_port.units_go",
    // what a lit place is called for a screen reader
    "lorcana_table_spec.discard_it",
    "riftbound_table_spec.discard_it",
    "riftbound_table_spec.hide_it_here",
    "riftbound_table_spec.put_it_under_your_deck",
    "riftbound_table_spec.recycle_it",
    "lorcana_table_spec.put_it_under_your_deck",
    "swu_table_spec.put_it_down_as_a",
    // parts of what a card or a chip is called for a screen reader
    "lorcana_presenter.a_card",
    "riftbound_presenter.a_battlefield",
    "riftbound_presenter.a_card",
    "riftbound_presenter.energy_for_spells",
    "riftbound_presenter.energy_in_the_pool",
    "riftbound_presenter.power_in_the_pool",
    "riftbound_presenter.power_of_any_domain",
    "lorcana_table_spec.s_inkwell",
    "swu_presenter.a_card",
    "swu_presenter.s_owned_by",
    "token_chip.can_be_taken",
    "seat_choice.a_surprise_for",
    "lesson_tile_box.due",
    "chance_bar.per_cent_to_win",
    "puzzle_desk.solved",
    // for games with payments or with cards that go together; table_test and
    // riftbound_table_test cover them
    "answer_desk.missing",
    "answer_desk.others_have_seen_cards_since",
    "answer_desk.pay",
    "card_menu.let_it_stay",
    "card_menu.take_it_along",
    "gathering.cannot_go_where_they_go",
    "gathering.gather_another_one",
    "gathering.go_together",
    // on the start page, with a deck of a later set
    "start_problem.play_with_plain_cards",
    "swu_decks.without_text",
    "lorcana_board_words.s_turn_begins",
    "lorcana_board_words.s_turn_ends",
};
/// The parts of card names for screen readers; access_test.cpp checks some of them. Labels of
/// search keys are laid out in chips and menus as far as cards_test.cpp uses them.
const std::vector<std::string> kParts{"lorcana_words.", "swu_card_words.", "riftbound_words.",
                                      "card_key.",      "lorcana_keys.",   "riftbound_keys.",
                                      "swu_keys."};

bool isElsewhere(const std::string &id)
{
    return kElsewhere.contains(id)
        || std::ranges::any_of(kParts, [&](const auto &part) { return id.starts_with(part); });
}

/// "%1 – %2" has no words.
bool hasWords(const std::string &phrase)
{
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    for (std::size_t i = 0; i < phrase.size(); ++i)
        if (letter(phrase[i]) && (i == 0 || phrase[i - 1] != '%'))
            return true;
    return false;
}

} // namespace

TEST(PhrasesSaid, AllHaveBeenLaidOutOrSpoken)
{
    std::set<std::string> said;
    std::istringstream programs(PLAYMAT_SAID_PROGRAMS);
    for (std::string program; programs >> program;) {
        std::ifstream list(std::filesystem::path(PLAYMAT_SAID_FOLDER) / program);
        if (!list)
            GTEST_SKIP() << program << " has not been run in this build: ctest -L qml";
        for (std::string id; std::getline(list, id);)
            said.insert(id);
    }
    for (const std::string &id : text::english().ids()) {
        const std::string &phrase = *text::english().phrase(id, 2);
        EXPECT_TRUE(said.contains(id) || isElsewhere(id) || !hasWords(phrase))
            << id << " “" << phrase << "”";
    }
}

} // namespace playmat
