// What lies where on the table of Disney Lorcana.
#include "engine/lorcana/state/types.h"
#include "kit/lorcana/table/places.h"

#include <QCoreApplication>

namespace playmat::lorcana::board {

using table::Arrangement;
using table::RegionSpec;
using table::TableSpec;
using table::TileKind;
using table::ZoneSpec;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("LorcanaTableSpec", text);
}

std::vector<RegionSpec> regions()
{
    using Length = RegionSpec::Length;
    return {{.id = QStringLiteral("lore"),
             .length = Length::Fixed,
             .size = 110,
             .backdrop = QStringLiteral("loresky")},
            {.id = QStringLiteral("field"),
             .length = Length::Rest,
             .backdrop = QStringLiteral("study")}};
}

ZoneSpec characters()
{
    return {.id = QStringLiteral("characters"),
            .arrangement = Arrangement::Tiles,
            .region = QStringLiteral("field"),
            .drop = tr("Play it"),
            .wide = 7};
}

/// Behind the characters, side by side.
ZoneSpec behind(const QString &id, int wide, TileKind tiles, double share)
{
    return {.id = id,
            .arrangement = Arrangement::Tiles,
            .region = QStringLiteral("field"),
            .drop = tr("Play it"),
            .wide = wide,
            .tiles = tiles,
            .line = 1,
            .share = share};
}

/// In the order of Place::Kind.
std::vector<ZoneSpec> zones()
{
    return {
        {.id = QStringLiteral("hand"), .arrangement = Arrangement::Hand},
        {.id = QStringLiteral("inkwell"),
         .arrangement = Arrangement::Strip,
         .title = tr("%1's inkwell"),
         .drop = tr("Put it into the inkwell")},
        {.id = QStringLiteral("deck"),
         .arrangement = Arrangement::Pile,
         .drop = tr("Put it under your deck"),
         .label = tr("Deck"),
         .covered = true},
        {.id = QStringLiteral("discard"),
         .arrangement = Arrangement::Pile,
         .title = tr("%1's discard pile"),
         .drop = tr("Discard it"),
         .label = tr("Discard")},
        characters(),
        behind(QStringLiteral("locations"), 3, TileKind::Wide, 0),
        behind(QStringLiteral("items"), 4, TileKind::Small, .3),
        {.id = QStringLiteral("here"), .arrangement = Arrangement::Beside},
        {.id = QStringLiteral("under"), .arrangement = Arrangement::Under},
        {.id = QStringLiteral("lore"),
         .arrangement = Arrangement::Track,
         .region = QStringLiteral("lore"),
         .drop = tr("Quest for lore"),
         .places = kLoreToWin,
         .glyph = QStringLiteral("lore")},
        {.id = QStringLiteral("stage")},
        {.id = QStringLiteral("table"),
         .arrangement = Arrangement::Anywhere,
         .drop = tr("Play it")},
    };
}

} // namespace

const TableSpec &lorcanaTableSpec()
{
    static const TableSpec spec{.regions = regions(), .zones = zones()};
    return spec;
}

} // namespace playmat::lorcana::board
