#include "kit/lorcana/table/start_face.h"

#include <QCoreApplication>

namespace playmat::lorcana::board {

using table::GameFace;
using table::GuideLine;

namespace {

constexpr double kSkyShare = .2; // of the tile: the lore track's, as on the table

QString tr(const char *text)
{
    return QCoreApplication::translate("LorcanaStart", text);
}

std::vector<GuideLine> guide()
{
    return {
        {QStringLiteral("inkwell"), tr("Drag a card to your inkwell"),
         tr("once a turn, if it has the inkwell sign")},
        {QStringLiteral("card"), tr("Drag a card onto the table"),
         tr("to play it; a song onto who sings it")},
        {QStringLiteral("lore"), tr("Drag a character to the lore track"),
         tr("to quest; the first to 20 lore wins")},
        {QStringLiteral("sword"), tr("Drag a character onto an exerted one"),
         tr("to challenge it; the arrow says what will happen")},
        {QStringLiteral("location"), tr("Drag a character to a location"), tr("to move it there")},
        {QStringLiteral("hand"), tr("Hold your strip"),
         tr("to see your hand; let go and it is hidden")},
        {QStringLiteral("pass"), tr("Press P"), tr("to end your turn, or use the button")},
        {QStringLiteral("undo"), tr("Ctrl+Z takes a move back"),
         tr("and Ctrl+Shift+Z makes it again")},
    };
}

std::vector<GuideLine> sites()
{
    return {
        {{}, QStringLiteral("dreamborn.ink"), tr("open the deck, export it as text, copy")},
        {{}, QStringLiteral("duels.ink"), tr("copy the deck as text")},
        {{}, QStringLiteral("lorcanito.com"), tr("copy the deck as text")},
        {{}, tr("other sites"), tr("whatever they export as a list (3 Ariel - On Human Legs)")},
    };
}

} // namespace

GameFace startFace()
{
    GameFace face;
    face.title = tr("Disney Lorcana");
    face.motto = tr("Characters quest for lore. First to 20 wins.");
    face.scenes = {QStringLiteral("loresky"), QStringLiteral("study")};
    face.sceneShare = kSkyShare;
    face.pageScene = QStringLiteral("study");
    face.emblems = {QStringLiteral("1-001"), QStringLiteral("1-042"), QStringLiteral("1-178")};
    face.guide = guide();
    face.sites = sites();
    face.pasteHint = tr("Paste a deck here: a list like those of dreamborn.ink and duels.ink "
                        "(3 Ariel - On Human Legs), or JSON");
    return face;
}

QStringList standWords(int turn, const std::array<int, 2> &lore)
{
    return {turn == 0 ? tr("Setup") : tr("Turn %1").arg(turn),
            tr("lore %1 and %2").arg(lore[0]).arg(lore[1])};
}

} // namespace playmat::lorcana::board
