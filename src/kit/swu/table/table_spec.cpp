// What lies where on the table of Star Wars: Unlimited.
#include "kit/swu/table/places.h"
#include "table/view/translator.h"

namespace playmat::table {

namespace {

std::vector<RegionSpec> regions()
{
    using Length = RegionSpec::Length;
    return {
        {.id = QStringLiteral("space"), // there are three ground units for each space unit
         .length = Length::Share,
         .size = .43,
         .backdrop = QStringLiteral("space"),
         .sign = qtTrId("swu_table_spec.space"),
         .signRight = true,
         .cold = true},
        {.id = QStringLiteral("base"), .length = Length::Fixed, .size = 166},
        {.id = QStringLiteral("ground"),
         .length = Length::Rest,
         .backdrop = QStringLiteral("ground"),
         .sign = qtTrId("swu_table_spec.ground")},
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
         .title = qtTrId("swu_table_spec.s_resources"),
         .drop = qtTrId("swu_table_spec.put_it_down_as_a")},
        {.id = QStringLiteral("deck"),
         .arrangement = Arrangement::Pile,
         .label = qtTrId("swu_table_spec.deck"),
         .covered = true},
        {.id = QStringLiteral("discard"),
         .arrangement = Arrangement::Pile,
         .title = qtTrId("swu_table_spec.s_discard_pile"),
         .label = qtTrId("swu_table_spec.discard")},
        {.id = base, .arrangement = Arrangement::Places, .region = base, .places = 2},
        {.id = ground,
         .arrangement = Arrangement::Tiles,
         .region = ground,
         .drop = qtTrId("swu_table_spec.put_it_into_the_ground"),
         .wide = 4},
        {.id = space,
         .arrangement = Arrangement::Tiles,
         .region = space,
         .drop = qtTrId("swu_table_spec.put_it_into_the_space"),
         .wide = 3},
        {.id = QStringLiteral("attached"), .arrangement = Arrangement::Under},
        {.id = QStringLiteral("captured"), .arrangement = Arrangement::Under, .guestsFirst = true},
        {.id = QStringLiteral("aside")},
        {.id = QStringLiteral("table"),
         .arrangement = Arrangement::Anywhere,
         .drop = qtTrId("swu_table_spec.put_it_on_the_table")},
    };
}

} // namespace

const TableSpec &swuTableSpec()
{
    static InEachLanguage<TableSpec> specs([] {
        return TableSpec{.regions = regions(),
                         .zones = zones(),
                         .tokens = {{.id = QStringLiteral("initiative"),
                                     .glyph = QStringLiteral("initiative"),
                                     .region = QStringLiteral("base"),
                                     .action = qtTrId("swu_table_spec.take_initiative")}}};
    });
    return specs.now();
}

} // namespace playmat::table
