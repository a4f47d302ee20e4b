// What lies where on the table of Riftbound.
#include "kit/riftbound/table/places.h"
#include "table/view/translator.h"

namespace playmat::riftbound::board {

using table::Arrangement;
using table::RegionSpec;
using table::TableSpec;
using table::TileKind;
using table::ZoneKey;
using table::ZoneSpec;

namespace {

constexpr double kBaseShare = .385; // of each side
constexpr double kGearShare = .25; // of the base

RegionSpec within(const QString &id, RegionSpec::Length length, double size,
                  const QString &backdrop)
{
    return {.id = id,
            .length = length,
            .size = size,
            .backdrop = backdrop,
            .within = QStringLiteral("field")};
}

std::vector<RegionSpec> regions()
{
    using Length = RegionSpec::Length;
    return {{.id = QStringLiteral("points"),
             .length = Length::Fixed,
             .size = 66,
             .backdrop = QStringLiteral("points")},
            {.id = QStringLiteral("command"), .length = Length::Fixed, .size = 126},
            {.id = QStringLiteral("field"),
             .length = Length::Rest,
             .backdrop = QStringLiteral("stones"),
             .behind = kBaseShare},
            within(QStringLiteral("b0"), Length::Rest, 0, {}), // the landscapes of their cards
            within(QStringLiteral("rift"), Length::Fixed, 100, QStringLiteral("rift")),
            within(QStringLiteral("b1"), Length::Rest, 0, {})};
}

ZoneSpec pile(const QString &id, const QString &title, const QString &label, bool covered)
{
    return {.id = id,
            .arrangement = Arrangement::Pile,
            .title = title,
            .label = label,
            .covered = covered};
}

ZoneSpec tiles(const QString &id, const QString &region, int wide)
{
    return {.id = id,
            .arrangement = Arrangement::Tiles,
            .region = region,
            .drop = qtTrId("riftbound_table_spec.play_or_move_it_here"),
            .wide = wide};
}

ZoneSpec field(const QString &region)
{
    ZoneSpec zone = tiles(region, region, 3);
    zone.eitherSide = true;
    return zone;
}

ZoneSpec base()
{
    ZoneSpec zone = tiles(QStringLiteral("base"), QStringLiteral("field"), 8);
    zone.title = qtTrId("riftbound_table_spec.s_base");
    return zone;
}

ZoneSpec gear()
{
    ZoneSpec zone = tiles(QStringLiteral("gear"), QStringLiteral("field"), 4);
    zone.tiles = TileKind::Small;
    zone.share = kGearShare;
    return zone;
}

ZoneSpec shared(const QString &id, Arrangement arrangement, const QString &region,
                const QString &drop = {})
{
    return {.id = id, .arrangement = arrangement, .region = region, .drop = drop};
}

ZoneSpec chain()
{
    ZoneSpec zone = shared(QStringLiteral("chain"), Arrangement::Stack, QStringLiteral("rift"));
    zone.label = qtTrId("riftbound_table_spec.chain_is_empty");
    return zone;
}

/// In the order of Place::Kind.
std::vector<ZoneSpec> zones()
{
    const QString b0 = QStringLiteral("b0");
    const QString b1 = QStringLiteral("b1");
    const QString hide = qtTrId("riftbound_table_spec.hide_it_here");
    ZoneSpec runeDeck
        = pile(QStringLiteral("runedeck"), {}, qtTrId("riftbound_table_spec.rune_deck"), true);
    runeDeck.drop = qtTrId("riftbound_table_spec.recycle_it");
    ZoneSpec deck = pile(QStringLiteral("deck"), {}, qtTrId("riftbound_table_spec.deck"), true);
    deck.drop = qtTrId("riftbound_table_spec.put_it_under_your_deck");
    ZoneSpec trash = pile(QStringLiteral("trash"), qtTrId("riftbound_table_spec.s_trash"),
                          qtTrId("riftbound_table_spec.trash"), false);
    trash.drop = qtTrId("riftbound_table_spec.discard_it");
    return {
        {.id = QStringLiteral("hand"), .arrangement = Arrangement::Hand},
        {.id = QStringLiteral("runes"),
         .arrangement = Arrangement::Strip,
         .title = qtTrId("riftbound_table_spec.s_runes"),
         .open = true},
        runeDeck,
        deck,
        trash,
        pile(QStringLiteral("banished"), qtTrId("riftbound_table_spec.s_banished_cards"),
             qtTrId("riftbound_table_spec.banished"), false),
        base(),
        gear(),
        {.id = QStringLiteral("command"),
         .arrangement = Arrangement::Places,
         .region = QStringLiteral("command"),
         .places = 2},
        field(b0),
        field(b1),
        shared(QStringLiteral("place0"), Arrangement::Plate, b0),
        shared(QStringLiteral("place1"), Arrangement::Plate, b1),
        shared(QStringLiteral("facedown0"), Arrangement::Corner, b0, hide),
        shared(QStringLiteral("facedown1"), Arrangement::Corner, b1, hide),
        chain(),
        {.id = QStringLiteral("attached"), .arrangement = Arrangement::Under},
        {.id = QStringLiteral("points"),
         .arrangement = Arrangement::Track,
         .region = QStringLiteral("points"),
         .title = qtTrId("riftbound_table_spec.points"),
         .places = kVictoryScore,
         .glyph = QStringLiteral("crown")},
        {.id = QStringLiteral("table"),
         .arrangement = Arrangement::Anywhere,
         .drop = qtTrId("riftbound_table_spec.play_it")},
    };
}

} // namespace

const TableSpec &riftboundTableSpec()
{
    static table::InEachLanguage<TableSpec> specs([] {
        return TableSpec{.regions = regions(),
                         .zones = zones(),
                         .wide = {112, 76},
                         .status = QStringLiteral("command")};
    });
    return specs.now();
}

ZoneKey zoneKey(ListId list, Kind kind, int seat)
{
    if (list == kNone)
        return {};
    const int holder = holderOf(list);
    switch (zoneOf(list)) {
    case Zone::Base:
        return {kind == Kind::Rune       ? Place::Runes
                    : kind == Kind::Gear ? Place::Gear
                                         : Place::Base,
                seat};
    case Zone::Battlefield:
        return {Place::Field0 + holder, seat};
    case Zone::Facedown:
        return {Place::Facedown0 + holder, seat};
    case Zone::Legend:
    case Zone::Champion:
        return {Place::Command, seat};
    case Zone::Trash:
        return {Place::Trash, seat};
    case Zone::MainDeck:
        return {Place::Deck, seat};
    case Zone::RuneDeck:
        return {Place::RuneDeck, seat};
    case Zone::Banishment:
        return {Place::Banished, seat};
    case Zone::Hand:
        return {Place::Hand, seat};
    case Zone::Chain:
        return {Place::Chain, seat};
    case Zone::Battlefields: // they are told apart by their order, which the list does not say
    case Zone::Nowhere:
        break;
    }
    return {};
}

ListId listAt(ZoneKey zone, int seat)
{
    const auto of = [](Zone kind, int holder) { return listOf(kind, std::uint8_t(holder)); };
    if (isField(zone))
        return of(Zone::Battlefield, zone.zone - Place::Field0);
    if (isPlate(zone))
        return of(Zone::Battlefield, zone.zone - Place::Plate0);
    switch (zone.zone) {
    case Place::Base:
    case Place::Gear:
        return of(Zone::Base, zone.seat == ZoneKey::kNoSeat ? seat : zone.seat);
    case Place::Facedown0:
    case Place::Facedown1:
        return of(Zone::Facedown, zone.zone - Place::Facedown0);
    default:
        return kNone;
    }
}

} // namespace playmat::riftbound::board
