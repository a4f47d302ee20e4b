// What lies where on the table of Star Wars: Unlimited.
#include "kit/swu/table/swu_zones.h"

#include <QCoreApplication>

namespace playmat::table {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("SwuTableSpec", text);
}

std::vector<RegionSpec> regions()
{
    using Length = RegionSpec::Length;
    return {
        {.id = QStringLiteral("space"), // there are three ground units for each space unit
         .length = Length::Share,
         .size = .43,
         .backdrop = QStringLiteral("space"),
         .sign = tr("SPACE"),
         .signRight = true,
         .cold = true},
        {.id = QStringLiteral("base"), .length = Length::Fixed, .size = 166},
        {.id = QStringLiteral("ground"),
         .length = Length::Rest,
         .backdrop = QStringLiteral("ground"),
         .sign = tr("GROUND")},
    };
}

/// In the order of Zone::Kind.
std::vector<ZoneSpec> zones()
{
    const QString base = QStringLiteral("base");
    const QString ground = QStringLiteral("ground");
    const QString space = QStringLiteral("space");
    return {
        {.id = QStringLiteral("hand"), .arrangement = Arrangement::Hand},
        {.id = QStringLiteral("resources"),
         .arrangement = Arrangement::Strip,
         .title = tr("%1's resources"),
         .drop = tr("Put it down as a resource")},
        {.id = QStringLiteral("deck"),
         .arrangement = Arrangement::Pile,
         .label = tr("Deck"),
         .covered = true},
        {.id = QStringLiteral("discard"),
         .arrangement = Arrangement::Pile,
         .title = tr("%1's discard pile"),
         .label = tr("Discard")},
        {.id = base, .arrangement = Arrangement::Places, .region = base, .places = 2},
        {.id = ground,
         .arrangement = Arrangement::Tiles,
         .region = ground,
         .drop = tr("Put it into the ground arena"),
         .wide = 4},
        {.id = space,
         .arrangement = Arrangement::Tiles,
         .region = space,
         .drop = tr("Put it into the space arena"),
         .wide = 3},
        {.id = QStringLiteral("attached"), .arrangement = Arrangement::Under},
        {.id = QStringLiteral("captured"), .arrangement = Arrangement::Under, .guestsFirst = true},
        {.id = QStringLiteral("aside")},
        {.id = QStringLiteral("table"),
         .arrangement = Arrangement::Anywhere,
         .drop = tr("Put it on the table")},
    };
}

} // namespace

const TableSpec &swuTableSpec()
{
    static const TableSpec spec{.regions = regions(),
                                .zones = zones(),
                                .tokens = {{.id = QStringLiteral("initiative"),
                                            .glyph = QStringLiteral("initiative"),
                                            .region = QStringLiteral("base"),
                                            .action = tr("Take initiative")}}};
    return spec;
}

} // namespace playmat::table
