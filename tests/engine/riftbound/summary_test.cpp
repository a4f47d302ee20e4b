// Each row of the summary table of the zones, and each of the common questions.
#include "engine/riftbound/zone_fixture.h"

namespace playmat::riftbound {
namespace {

// --- The summary table -------------------------------------------------------------------------

TEST_F(RiftboundZones, Table_Base)
{
    expectRow(unitIn(Zone::Base), true, Privacy::Public, true);
}

TEST_F(RiftboundZones, Table_Battlefield)
{
    expectRow(unitAt(0), true, Privacy::Public, true);
}

TEST_F(RiftboundZones, Table_FacedownZone)
{
    expectRow(hidden(kAnn, 0), false, Privacy::Private, true);
}

TEST_F(RiftboundZones, Table_LegendZone)
{
    expectRow(make(kAnn, Kind::Legend, Zone::Legend), false, Privacy::Public, true);
}

TEST_F(RiftboundZones, Table_Trash)
{
    expectRow(unitIn(Zone::Trash), false, Privacy::Public, false);
}

TEST_F(RiftboundZones, Table_ChampionZone)
{
    expectRow(unitIn(Zone::Champion), false, Privacy::Public, false);
}

TEST_F(RiftboundZones, Table_MainDeckZone)
{
    expectRow(unitIn(Zone::MainDeck), false, Privacy::Secret, false);
}

TEST_F(RiftboundZones, Table_RuneDeckZone)
{
    expectRow(make(kAnn, Kind::Rune, Zone::RuneDeck), false, Privacy::Secret, false);
}

TEST_F(RiftboundZones, Table_Banishment)
{
    expectRow(unitIn(Zone::Banishment), false, Privacy::Public, false);
}

TEST_F(RiftboundZones, Table_Hand)
{
    expectRow(unitIn(Zone::Hand), false, Privacy::Private, false);
}

TEST_F(RiftboundZones, Table_Chain)
{
    const CardId spell = make(kAnn, Kind::Spell, Zone::Hand);
    ASSERT_TRUE(play(state, kAnn, spell).ok());
    expectRow(spell, false, Privacy::Public, false);
    const CardId reaction = make(kBen, Kind::Spell, Zone::Hand);
    ASSERT_TRUE(play(state, kBen, reaction).ok()); // one chain for everybody, newest first
    EXPECT_EQ(resolveChain(state, {}).value(), reaction);
    EXPECT_EQ(resolveChain(state, {}).value(), spell);
}

// --- Common questions --------------------------------------------------------------------------

TEST_F(RiftboundZones, Q1_NoUnitsAtAnOpponentsBase)
{
    const CardId unit = unitIn(Zone::Base);
    expectRefused(unit, {.zone = Zone::Base, .player = kBen}, Reason::NotOwnSide, "CR 106.2.d");
}

TEST_F(RiftboundZones, Q2_DamageIsClearedWhenAUnitReturnsToHand)
{
    const CardId unit = unitIn(Zone::Base);
    wound(unit);
    put(unit, {.zone = Zone::Hand});
    put(unit, {.zone = Zone::Base});
    EXPECT_TRUE(pristine(unit));
}

TEST_F(RiftboundZones, Q3_AnOpponentsTrashMayBeLookedAt)
{
    unitIn(Zone::Trash, kBen);
    EXPECT_TRUE(lookThrough(state, kAnn, kBen, Zone::Trash, false).ok());
}

TEST_F(RiftboundZones, Q4_OneCardIsHiddenAtABattlefield)
{
    hidden(kBen, 1);
    const CardId second = make(kBen, Kind::Spell, Zone::Hand);
    EXPECT_FALSE(hide(state, kBen, second, 1).ok());
    EXPECT_EQ(cardsAt(state, 1, Zone::Facedown).size(), 1U);
}

TEST_F(RiftboundZones, Q5_AHiddenCardIsRemovedWhenControlIsLost)
{
    const CardId card = hidden(kBen, 1);
    setControl(state, 1, kAnn);
    EXPECT_EQ(cleanUp(state).size(), 1U);
    EXPECT_EQ(zoneOf(card), Zone::Trash);
    const CardId anns = make(kAnn, Kind::Spell, Zone::Hand);
    EXPECT_TRUE(hide(state, kAnn, anns, 1).ok()); // the zone is free for the new controller
}

TEST_F(RiftboundZones, Q6_TheLegendZoneIsNoLocation)
{
    const CardId legend = make(kBen, Kind::Legend, Zone::Legend);
    EXPECT_FALSE(locationOf(state, legend).exists());
    EXPECT_TRUE(locationOf(state, unitIn(Zone::Base, kBen)).exists());
}

} // namespace
} // namespace playmat::riftbound
