// What lies where on the table of Disney Lorcana.
#include "engine/lorcana/state/types.h"
#include "kit/lorcana/table/places.h"
#include "table/view/translator.h"

namespace playmat::lorcana::board {

using table::Arrangement;
using table::RegionSpec;
using table::TableSpec;
using table::TileKind;
using table::ZoneSpec;

namespace {

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
            .drop = qtTrId("lorcana_table_spec.play_it"),
            .wide = 7};
}

/// Behind the characters, side by side.
ZoneSpec behind(const QString &id, int wide, TileKind tiles, double share)
{
    return {.id = id,
            .arrangement = Arrangement::Tiles,
            .region = QStringLiteral("field"),
            .drop = qtTrId("lorcana_table_spec.play_it"),
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
         .title = qtTrId("lorcana_table_spec.s_inkwell"),
         .drop = qtTrId("lorcana_table_spec.put_it_into_the_inkwell")},
        {.id = QStringLiteral("deck"),
         .arrangement = Arrangement::Pile,
         .drop = qtTrId("lorcana_table_spec.put_it_under_your_deck"),
         .label = qtTrId("lorcana_table_spec.deck"),
         .covered = true},
        {.id = QStringLiteral("discard"),
         .arrangement = Arrangement::Pile,
         .title = qtTrId("lorcana_table_spec.s_discard_pile"),
         .drop = qtTrId("lorcana_table_spec.discard_it"),
         .label = qtTrId("lorcana_table_spec.discard")},
        characters(),
        behind(QStringLiteral("locations"), 3, TileKind::Wide, 0),
        behind(QStringLiteral("items"), 4, TileKind::Small, .3),
        {.id = QStringLiteral("here"), .arrangement = Arrangement::Beside},
        {.id = QStringLiteral("under"), .arrangement = Arrangement::Under},
        {.id = QStringLiteral("lore"),
         .arrangement = Arrangement::Track,
         .region = QStringLiteral("lore"),
         .drop = qtTrId("lorcana_table_spec.quest_for_lore"),
         .places = kLoreToWin,
         .glyph = QStringLiteral("lore")},
        {.id = QStringLiteral("stage")},
        {.id = QStringLiteral("table"),
         .arrangement = Arrangement::Anywhere,
         .drop = qtTrId("lorcana_table_spec.play_it")},
    };
}

} // namespace

const TableSpec &lorcanaTableSpec()
{
    static table::InEachLanguage<TableSpec> specs(
        [] { return TableSpec{.regions = regions(), .zones = zones()}; });
    return specs.now();
}

} // namespace playmat::lorcana::board
