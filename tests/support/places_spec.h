#pragma once

#include "table/layout/table_spec.h"

/// The spec of a table with two or three places that both seats share, which belongs to no game:
/// regions within a region, plates with corners, a stack between them, a track and a column of
/// places.
namespace playmat::test {

using table::Arrangement;
using table::RegionSpec;
using table::TableSpec;
using table::TileKind;
using table::ZoneSpec;

namespace place {
enum Place {
    Hand,
    Coins,
    CoinDeck,
    Deck,
    Trash,
    Banished,
    Home,
    Tools,
    Command,
    Units0,
    Units1,
    Plate0,
    Plate1,
    Corner0,
    Corner1,
    Chain,
    Attached,
    Points,
    Anywhere,
    Units2,
    Plate2,
    Corner2,
};
} // namespace place

inline std::vector<RegionSpec> regionsOfPlaces(bool three)
{
    using Length = RegionSpec::Length;
    std::vector<RegionSpec> all{
        {.id = "points", .length = Length::Fixed, .size = 66},
        {.id = "command", .length = Length::Fixed, .size = 126},
        {.id = "field", .backdrop = "dusk", .behind = .385},
        {.id = "b0", .within = "field"},
        {.id = "gap", .length = Length::Fixed, .size = 100, .backdrop = "space", .within = "field"},
        {.id = "b1", .within = "field"}};
    if (three)
        all.push_back({.id = "b2", .within = "field"});
    return all;
}

inline ZoneSpec unitsAt(const QString &region, int wide)
{
    return {.id = region,
            .arrangement = Arrangement::Tiles,
            .region = region,
            .wide = wide,
            .eitherSide = true};
}

inline ZoneSpec zoneIn(const QString &id, Arrangement arrangement, const QString &region)
{
    return {.id = id, .arrangement = arrangement, .region = region};
}

inline TableSpec tableOfPlaces(bool three)
{
    TableSpec spec{
        .regions = regionsOfPlaces(three),
        .zones
        = {{.id = "hand", .arrangement = Arrangement::Hand},
           {.id = "coins", .arrangement = Arrangement::Strip, .open = true},
           {.id = "coindeck",
            .arrangement = Arrangement::Pile,
            .label = "Coin deck",
            .covered = true},
           {.id = "deck", .arrangement = Arrangement::Pile, .label = "Deck", .covered = true},
           {.id = "trash", .arrangement = Arrangement::Pile, .label = "Trash"},
           {.id = "banished", .arrangement = Arrangement::Pile, .label = "Banished"},
           {.id = "home",
            .arrangement = Arrangement::Tiles,
            .region = "field",
            .title = "%1's home",
            .wide = 8},
           {.id = "tools",
            .arrangement = Arrangement::Tiles,
            .region = "field",
            .tiles = TileKind::Small,
            .share = .25},
           {.id = "command", .arrangement = Arrangement::Places, .region = "command", .places = 2},
           unitsAt("b0", three ? 2 : 4),
           unitsAt("b1", three ? 2 : 4),
           zoneIn("place0", Arrangement::Plate, "b0"),
           zoneIn("place1", Arrangement::Plate, "b1"),
           zoneIn("facedown0", Arrangement::Corner, "b0"),
           zoneIn("facedown1", Arrangement::Corner, "b1"),
           {.id = "chain",
            .arrangement = Arrangement::Stack,
            .region = "gap",
            .label = "nothing waits"},
           {.id = "attached", .arrangement = Arrangement::Under},
           {.id = "points",
            .arrangement = Arrangement::Track,
            .region = "points",
            .title = "Points",
            .places = 8},
           {.id = "table", .arrangement = Arrangement::Anywhere}},
        .wide = {112, 76},
        .status = "command"};
    if (three) {
        spec.zones.push_back(unitsAt("b2", 2));
        spec.zones.push_back(zoneIn("place2", Arrangement::Plate, "b2"));
        spec.zones.push_back(zoneIn("facedown2", Arrangement::Corner, "b2"));
    }
    return spec;
}

} // namespace playmat::test
