#include "kit/riftbound/table/start_face.h"

namespace playmat::riftbound::board {

using table::GameFace;
using table::GuideLine;

namespace {

constexpr double kRiftShare = .2; // of the tile, as between battlefields on the table

std::vector<GuideLine> guide()
{
    return {
        {QStringLiteral("card"), qtTrId("riftbound_start_face.drag_a_card_onto_the"),
         qtTrId("riftbound_start_face.units_to_your_base")},
        {QStringLiteral("sword"), qtTrId("riftbound_start_face.drag_ready_units_to_a"),
         qtTrId("riftbound_start_face.to_conquer_it")},
        {QStringLiteral("rune"), qtTrId("riftbound_start_face.runes_pay"),
         qtTrId("riftbound_start_face.enter_takes_the_suggestion")},
        {QStringLiteral("mask"), qtTrId("riftbound_start_face.drag_a_card_with_hidden"),
         qtTrId("riftbound_start_face.to_hide_it")},
        {QStringLiteral("hand"), qtTrId("riftbound_start_face.press_your_hand"),
         qtTrId("riftbound_start_face.to_see_your_hand")},
        {QStringLiteral("pass"), qtTrId("riftbound_start_face.press_p"),
         qtTrId("riftbound_start_face.to_pass_or_end")},
        {QStringLiteral("undo"), qtTrId("riftbound_start_face.ctrl_z_takes_a_move"),
         qtTrId("riftbound_start_face.and_ctrl_shift_z_makes")},
    };
}

std::vector<GuideLine> sites()
{
    return {{{},
             qtTrId("riftbound_start_face.deck_sites"),
             qtTrId("riftbound_start_face.whatever_they_export_as_a")}};
}

} // namespace

GameFace startFace()
{
    GameFace face;
    face.title = qtTrId("riftbound_start_face.riftbound");
    face.motto = qtTrId("riftbound_start_face.conquer_and_hold");
    face.scenes = {QStringLiteral("rift"), QStringLiteral("stones")};
    face.sceneShare = kRiftShare;
    face.pageScene = QStringLiteral("stones");
    face.emblems
        = {QStringLiteral("OGN-251"), QStringLiteral("OGN-030"), QStringLiteral("OGS-007")};
    face.guide = guide();
    face.sites = sites();
    face.pasteHint = qtTrId("riftbound_start_face.paste_a_deck_here_a");
    return face;
}

QStringList standWords(int turn, const std::array<int, 2> &points)
{
    return {turn == 0 ? qtTrId("riftbound_start_face.setup")
                      : qtTrId("riftbound_start_face.turn").arg(turn),
            qtTrId("riftbound_start_face.points_and").arg(points[0]).arg(points[1])};
}

} // namespace playmat::riftbound::board
