// What lies where on the table of Disney Lorcana.
#include "kit/lorcana/table/places.h"

#include <QCoreApplication>

namespace playmat::lorcana::board {

using table::Arrangement;
using table::RegionSpec;
using table::TableSpec;
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
             .backdrop = QStringLiteral("sky")},
            {.id = QStringLiteral("field"),
             .length = Length::Rest,
             .backdrop = QStringLiteral("study")}};
}

ZoneSpec tiles(const QString &id, int wide)
{
    return {.id = id,
            .arrangement = Arrangement::Tiles,
            .region = QStringLiteral("field"),
            .drop = tr("Play it"),
            .wide = wide};
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
         .label = tr("Deck"),
         .covered = true},
        {.id = QStringLiteral("discard"),
         .arrangement = Arrangement::Pile,
         .title = tr("%1's discard pile"),
         .label = tr("Discard")},
        tiles(QStringLiteral("characters"), 7),
        tiles(QStringLiteral("locations"), 3),
        tiles(QStringLiteral("items"), 4),
        {.id = QStringLiteral("here"), .arrangement = Arrangement::Under},
        {.id = QStringLiteral("under"), .arrangement = Arrangement::Under},
        {.id = QStringLiteral("lore"), .drop = tr("Quest for lore")},
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
