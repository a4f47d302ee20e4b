#include "kit/lorcana/table/start_face.h"

namespace playmat::lorcana::board {

using table::GameFace;
using table::GuideLine;

namespace {

constexpr double kSkyShare = .2; // of the tile: the lore track's, as on the table

std::vector<GuideLine> guide()
{
    return {
        {QStringLiteral("inkwell"), qtTrId("lorcana_start_face.drag_a_card_to_your"),
         qtTrId("lorcana_start_face.once_a_turn_if_it")},
        {QStringLiteral("card"), qtTrId("lorcana_start_face.drag_a_card_onto_the"),
         qtTrId("lorcana_start_face.to_play_it_a_song")},
        {QStringLiteral("lore"), qtTrId("lorcana_start_face.drag_a_character_to_the"),
         qtTrId("lorcana_start_face.to_quest_the_first_to")},
        {QStringLiteral("sword"), qtTrId("lorcana_start_face.drag_a_character_onto_an"),
         qtTrId("lorcana_start_face.to_challenge_it_the_arrow")},
        {QStringLiteral("location"), qtTrId("lorcana_start_face.drag_a_character_to_a"),
         qtTrId("lorcana_start_face.to_move_it_there")},
        {QStringLiteral("hand"), qtTrId("lorcana_start_face.press_your_hand"),
         qtTrId("lorcana_start_face.to_see_your_hand_let")},
        {QStringLiteral("pass"), qtTrId("lorcana_start_face.press_p"),
         qtTrId("lorcana_start_face.to_end_your_turn_or")},
        {QStringLiteral("undo"), qtTrId("lorcana_start_face.ctrl_z_takes_a_move"),
         qtTrId("lorcana_start_face.and_ctrl_shift_z_makes")},
    };
}

std::vector<GuideLine> sites()
{
    return {
        {{}, QStringLiteral("dreamborn.ink"), qtTrId("lorcana_start_face.open_the_deck_export_it")},
        {{}, QStringLiteral("duels.ink"), qtTrId("lorcana_start_face.copy_the_deck_as_text")},
        {{}, QStringLiteral("lorcanito.com"), qtTrId("lorcana_start_face.copy_the_deck_as_text")},
        {{},
         qtTrId("lorcana_start_face.other_sites"),
         qtTrId("lorcana_start_face.whatever_they_export_as_a")},
    };
}

} // namespace

GameFace startFace()
{
    GameFace face;
    face.title = qtTrId("lorcana_start_face.disney_lorcana");
    face.motto = qtTrId("lorcana_start_face.characters_quest_for_lore_first");
    face.scenes = {QStringLiteral("loresky"), QStringLiteral("study")};
    face.sceneShare = kSkyShare;
    face.pageScene = QStringLiteral("study");
    face.emblems = {QStringLiteral("1-001"), QStringLiteral("1-042"), QStringLiteral("1-178")};
    face.guide = guide();
    face.sites = sites();
    face.pasteHint = qtTrId("lorcana_start_face.paste_a_deck_here_a");
    return face;
}

QStringList standWords(int turn, const std::array<int, 2> &lore)
{
    return {turn == 0 ? qtTrId("lorcana_start_face.setup")
                      : qtTrId("lorcana_start_face.turn").arg(turn),
            qtTrId("lorcana_start_face.lore_and").arg(lore[0]).arg(lore[1])};
}

} // namespace playmat::lorcana::board
