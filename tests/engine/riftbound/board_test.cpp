// One test for each statement on zones of the Core Rules 106, 108 and 109, numbered as in their
// first edition.
#include "engine/riftbound/zone_fixture.h"

namespace playmat::riftbound {
namespace {

// --- 106 The board -----------------------------------------------------------------------------

TEST_F(RiftboundZones, R106_TheBoardIsWhereObjectsAreInPlay)
{
    EXPECT_TRUE(onBoard(state, unitIn(Zone::Base)));
    EXPECT_TRUE(onBoard(state, unitAt(0)));
    EXPECT_TRUE(onBoard(state, hidden(kAnn, 0)));
    EXPECT_TRUE(onBoard(state, make(kAnn, Kind::Legend, Zone::Legend)));
    for (Zone zone : {Zone::Trash, Zone::Champion, Zone::MainDeck, Zone::Banishment, Zone::Hand})
        EXPECT_FALSE(onBoard(state, unitIn(zone)));
}

TEST_F(RiftboundZones, R106_2_OneBaseForEachPlayer)
{
    EXPECT_EQ(zoneCount(kZoneTable[Zone::Base], 2, 3), 2U);
    const CardId anns = unitIn(Zone::Base, kAnn);
    const CardId bens = unitIn(Zone::Base, kBen);
    EXPECT_NE(locationOf(state, anns), locationOf(state, bens));
}

TEST_F(RiftboundZones, R106_2_UnitsAndGearArePlayedToTheBase)
{
    for (Kind kind : {Kind::Unit, Kind::Gear}) {
        const CardId card = make(kAnn, kind, Zone::Hand);
        ASSERT_TRUE(play(state, kAnn, card).ok());
        ASSERT_TRUE(resolveChain(state, {.zone = Zone::Base}).ok());
        EXPECT_EQ(zoneOf(card), Zone::Base);
    }
    const CardId spell = make(kAnn, Kind::Spell, Zone::Hand);
    expectRefused(spell, {.zone = Zone::Base}, Reason::WrongKind, "CR 106.2");
}

TEST_F(RiftboundZones, R106_2_TheBaseIsALocation)
{
    const Location base = locationOf(state, unitIn(Zone::Base));
    EXPECT_EQ(base, (Location{Zone::Base, kAnn}));
}

TEST_F(RiftboundZones, R106_2_TheBaseHousesThePlayersRunes)
{
    const CardId rune = make(kAnn, Kind::Rune, Zone::RuneDeck);
    ASSERT_TRUE(channel(state, kAnn).ok());
    EXPECT_EQ(listed(kAnn, Zone::Base), std::vector<CardId>{rune});
    EXPECT_TRUE(onBoard(state, rune));
    expectRefused(rune, {.zone = Zone::Battlefield, .place = 0}, Reason::WrongKind, "CR 106.3");
}

TEST_F(RiftboundZones, R106_2_d_NobodyElsesObjectsInABase)
{
    expectRefused(unitAt(0), {.zone = Zone::Base, .player = kBen}, Reason::NotOwnSide,
                  "CR 106.2.d");
    const CardId taken = unitAt(1, kBen);
    state.cards[taken].controller = kAnn; // it goes by control, not by ownership
    put(taken, {.zone = Zone::Base});
    EXPECT_EQ(locationOf(state, taken), (Location{Zone::Base, kAnn}));
}

TEST_F(RiftboundZones, R106_3_AsManyBattlefieldsAsTheModeHas)
{
    for (std::size_t places : {2U, 3U})
        EXPECT_EQ(zoneCount(kZoneTable[Zone::Battlefield], 2, places), places);
    expectRefused(unitIn(Zone::Base), {.zone = Zone::Battlefield, .place = 2}, Reason::NoSuchPlace,
                  "CR 106.3");
}

TEST_F(RiftboundZones, R106_3_BattlefieldsAreContestedByAllPlayers)
{
    unitAt(0, kAnn);
    unitAt(0, kBen); // combat and scoring happen where both may be
    EXPECT_EQ(cardsAt(state, 0, Zone::Battlefield).size(), 2U);
}

TEST_F(RiftboundZones, R106_3_EachBattlefieldIsALocationOfItsOwn)
{
    const CardId here = unitAt(0);
    const CardId there = unitAt(1);
    EXPECT_TRUE(locationOf(state, here).exists());
    EXPECT_NE(locationOf(state, here), locationOf(state, there));
    put(here, {.zone = Zone::Battlefield, .place = 1});
    EXPECT_EQ(locationOf(state, here), locationOf(state, there));
}

TEST_F(RiftboundZones, R106_3_AnyNumberOfUnitsAtABattlefield)
{
    for (int i = 0; i < 60; ++i)
        unitAt(0, i % 2 == 0 ? kAnn : kBen);
    EXPECT_EQ(cardsAt(state, 0, Zone::Battlefield).size(), 60U);
}

TEST_F(RiftboundZones, R106_4_EachBattlefieldHasOneFacedownZone)
{
    EXPECT_EQ(zoneCount(kZoneTable[Zone::Facedown], 2, 3), 3U);
    setControl(state, 1, kAnn);
    const CardId one = hidden(kAnn, 0);
    const CardId two = hidden(kAnn, 1); // the other one is still free
    EXPECT_EQ(state.cards[one].place, 0);
    EXPECT_EQ(state.cards[two].place, 1);
}

TEST_F(RiftboundZones, R106_4_b_FacedownZoneHoldsOneCard)
{
    hidden(kAnn, 0);
    const CardId second = make(kAnn, Kind::Unit, Zone::Hand);
    expectRefused(second, {.zone = Zone::Facedown, .place = 0}, Reason::Full, "CR 106.4.b");
}

TEST_F(RiftboundZones, R106_4_OnlyTheBattlefieldsControllerHidesThere)
{
    const CardId card = make(kAnn, Kind::Spell, Zone::Hand);
    expectRefused(card, {.zone = Zone::Facedown, .place = 1}, Reason::NotHolder, "CR 106.4");
    setControl(state, 1, kNone);
    expectRefused(card, {.zone = Zone::Facedown, .place = 1}, Reason::NotHolder, "CR 106.4");
    setControl(state, 1, kAnn);
    EXPECT_TRUE(hide(state, kAnn, card, 1).ok());
}

TEST_F(RiftboundZones, R106_4_d_ALostBattlefieldLosesItsFacedownCardAtTheNextCleanup)
{
    const CardId lost = hidden(kAnn, 0);
    const CardId kept = hidden(kBen, 1);
    EXPECT_TRUE(cleanUp(state).empty()); // as long as its controller holds the battlefield
    setControl(state, 0, kBen);
    EXPECT_EQ(zoneOf(lost), Zone::Facedown); // not before the cleanup
    const CardList removed = cleanUp(state);
    ASSERT_EQ(removed.size(), 1U);
    EXPECT_EQ(removed[0], lost);
    EXPECT_EQ(listed(kAnn, Zone::Trash), std::vector<CardId>{lost});
    EXPECT_TRUE(seenByAll(lost));
    EXPECT_EQ(zoneOf(kept), Zone::Facedown);
}

TEST_F(RiftboundZones, R106_4_d_TheCardGoesToItsOwnersTrashAlsoWhenNobodyControls)
{
    const CardId card = hidden(kAnn, 0);
    state.cards[card].owner = kBen; // Ann hid a card of Ben's
    setControl(state, 0, kNone);
    EXPECT_EQ(cleanUp(state).size(), 1U);
    EXPECT_EQ(listed(kBen, Zone::Trash), std::vector<CardId>{card});
    EXPECT_TRUE(listed(kAnn, Zone::Trash).empty());
}

TEST_F(RiftboundZones, R106_4_FacedownZonesAreNoLocations)
{
    EXPECT_FALSE(locationOf(state, hidden(kAnn, 0)).exists());
}

TEST_F(RiftboundZones, R106_5_EachPlayerHasALegendZoneForTheirLegend)
{
    EXPECT_EQ(zoneCount(kZoneTable[Zone::Legend], 2, 3), 2U);
    make(kAnn, Kind::Legend, Zone::Legend);
    make(kBen, Kind::Legend, Zone::Legend);
    EXPECT_EQ(listed(kAnn, Zone::Legend).size(), 1U);
    const CardId unit = unitIn(Zone::Hand);
    expectRefused(unit, {.zone = Zone::Legend, .setup = true}, Reason::WrongKind, "CR 106.5");
}

TEST_F(RiftboundZones, R106_5_b_LegendZoneIsNoLocation)
{
    EXPECT_FALSE(locationOf(state, make(kAnn, Kind::Legend, Zone::Legend)).exists());
}

TEST_F(RiftboundZones, R106_5_TheLegendIsAGameObjectThere)
{
    const CardId legend = make(kAnn, Kind::Legend, Zone::Legend);
    EXPECT_TRUE(onBoard(state, legend));
    EXPECT_TRUE(choose(legend, false).ok()); // the same as for everything on the board
    EXPECT_TRUE(seesStatus(state, kBen, legend));
}

TEST_F(RiftboundZones, R106_5_TheLegendNeverLeavesItsZone)
{
    const CardId legend = make(kAnn, Kind::Legend, Zone::Legend);
    for (Zone zone : {Zone::Trash, Zone::Banishment, Zone::Hand, Zone::Base, Zone::MainDeck})
        expectRefused(legend, {.zone = zone}, Reason::CannotLeave, "CR 106.5");
    expectRefused(legend, {.zone = Zone::Battlefield, .place = 0}, Reason::CannotLeave, "CR 106.5");
}

// --- 108 Public information --------------------------------------------------------------------

TEST_F(RiftboundZones, R108_AnyPlayerViewsFaceupCardsOnTheBoard)
{
    EXPECT_TRUE(seenByAll(unitIn(Zone::Base)));
    EXPECT_TRUE(seenByAll(unitAt(1)));
    EXPECT_TRUE(seenByAll(make(kAnn, Kind::Legend, Zone::Legend)));
    EXPECT_FALSE(seenByAll(hidden(kAnn, 0)));
}

TEST_F(RiftboundZones, R108_TheStateOfAllObjectsOnTheBoardIsPublic)
{
    EXPECT_TRUE(seesStatus(state, kBen, unitIn(Zone::Base)));
    EXPECT_TRUE(seesStatus(state, kBen, unitAt(0)));
    EXPECT_TRUE(seesStatus(state, kBen, hidden(kAnn, 0))); // also where the face is hidden
    EXPECT_FALSE(seesStatus(state, kBen, unitIn(Zone::Hand)));
}

// --- 109 Zone transitions ----------------------------------------------------------------------

TEST_F(RiftboundZones, R109_LeavingTheBoardEndsAllModifications)
{
    for (Zone zone : {Zone::Trash, Zone::Banishment, Zone::Hand, Zone::MainDeck}) {
        const CardId card = unitAt(0);
        wound(card);
        const std::uint16_t object = state.cards[card].serial;
        put(card, {.zone = zone});
        EXPECT_TRUE(pristine(card));
        EXPECT_NE(state.cards[card].serial, object);
    }
}

TEST_F(RiftboundZones, R109_EnteringTheBoardEndsThemToo)
{
    const CardId card = unitIn(Zone::Hand);
    wound(card); // granted while it was in hand
    put(card, {.zone = Zone::Base});
    EXPECT_TRUE(pristine(card));
}

TEST_F(RiftboundZones, R109_MovesOnTheBoardKeepEverything)
{
    const CardId card = unitIn(Zone::Base);
    wound(card);
    const std::uint16_t object = state.cards[card].serial;
    put(card, {.zone = Zone::Battlefield, .place = 0});
    put(card, {.zone = Zone::Battlefield, .place = 1});
    put(card, {.zone = Zone::Base});
    EXPECT_EQ(state.cards[card].damage, 2);
    EXPECT_EQ(state.cards[card].serial, object);
}

TEST_F(RiftboundZones, R109_DamageIsCleared)
{
    const CardId card = unitAt(0);
    state.cards[card].damage = 3;
    put(card, {.zone = Zone::Hand});
    EXPECT_EQ(state.cards[card].damage, 0);
}

TEST_F(RiftboundZones, R109_BuffsAreRemoved)
{
    const CardId card = unitAt(0);
    state.cards[card].set(status::Buffed);
    put(card, {.zone = Zone::Banishment});
    EXPECT_FALSE(state.cards[card].is(status::Buffed));
}

TEST_F(RiftboundZones, R109_GrantedKeywordsAreRemoved)
{
    const CardId card = unitAt(0);
    grant(card);
    put(card, {.zone = Zone::MainDeck, .bottom = true});
    EXPECT_FALSE(granted(card));
}

// --- Beyond the statements ---------------------------------------------------------------------

TEST_F(RiftboundZones, TokensCeaseToExistOffTheBoard)
{
    const CardId token = addToken(state, kAnn, Kind::Unit).value();
    put(token, {.zone = Zone::Trash});
    EXPECT_EQ(zoneOf(token), Zone::Nowhere);
    EXPECT_TRUE(listed(kAnn, Zone::Trash).empty());
}

TEST_F(RiftboundZones, GearIsDetachedFromAUnitThatLeavesTheBoard)
{
    const CardId unit = unitAt(0);
    const CardId gear = make(kAnn, Kind::Gear, Zone::Base);
    attach(state, gear, unit);
    ASSERT_TRUE(putIntoTrash(state, unit).ok());
    EXPECT_EQ(state.cards[gear].on, kNone);
}

} // namespace
} // namespace playmat::riftbound
