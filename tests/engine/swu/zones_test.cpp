// One test for each statement of the zones document of Star Wars: Unlimited, numbered as there.
// What needs a game in progress is tested on the engine by the tests named beside these in
// tests/rules-coverage.md.
#include "engine/swu/state/zones.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

namespace playmat::swu {
namespace {

using core::CardView;
using core::Clear;
using core::Placement;
using core::ZoneReason;

constexpr PlayerId kAnn = 0;
constexpr PlayerId kBen = 1;
constexpr std::array kAllZones{Zone::Base, Zone::Ground, Zone::Space,  Zone::Resources,
                               Zone::Deck, Zone::Hand,   Zone::Discard};

const core::ZoneSpec &spec(Zone zone)
{
    return kZoneTable[zone];
}

/// The player puts a card of their own into a zone of their own.
Placement own(CardType type, PlayerId player = kAnn)
{
    return {.placer = player,
            .holder = player,
            .owner = player,
            .controller = player,
            .kind = zone_kinds::bit(type)};
}

bool admits(Zone zone, CardType type)
{
    return mayPlace(spec(zone), own(type)).ok();
}

CardView annsCard(bool faceUp)
{
    return {.owner = kAnn, .controller = kAnn, .faceUp = faceUp};
}

/// The card as it is after it was moved, with the zone it really arrived in.
struct Moved
{
    Zone zone;
    CardView view;
    core::Transition how;
};
Moved move(CardType type, Zone from, Zone to, PlayerId owner = kAnn, PlayerId controller = kAnn)
{
    const core::Transition t = transitionOf(kZoneTable, from, to, zoneTraits(type));
    const Zone arrived = kZoneTable.has(t.to) ? static_cast<Zone>(t.to.v) : Zone::Aside;
    return {arrived, {owner, controller, faceUpOnArrival(t.facing, false), 0}, t};
}
bool sees(PlayerId viewer, const Moved &card)
{
    return visibleTo(spec(card.zone), viewer, card.view);
}

std::size_t totalZones(std::size_t players)
{
    std::size_t total = 0;
    for (const core::ZoneSpec &zone : kZoneTable.zones)
        total += zoneCount(zone, players, 0);
    return total;
}

std::vector<Zone> zonesInPlay(bool inPlay)
{
    std::vector<Zone> found;
    for (Zone zone : kAllZones) {
        const bool entersPlay = spec(zone).board;
        if (entersPlay == inPlay)
            found.push_back(zone);
    }
    return found;
}

TEST(SwuZones, R1_1_SevenKindsOfZone)
{
    EXPECT_EQ(kZoneTable.zones.size(), 7U);
    for (Zone zone : kAllZones)
        EXPECT_TRUE(kZoneTable.has(zone)) << static_cast<int>(zone);
}

TEST(SwuZones, R1_2_ArenasAreSharedTheOthersSeparate)
{
    for (Zone zone : kAllZones) {
        const std::size_t expected = isArena(zone) ? 1 : 3;
        EXPECT_EQ(zoneCount(spec(zone), 3, 0), expected) << spec(zone).name;
    }
    EXPECT_EQ(totalZones(2), 2U + 5U * 2U);
}

TEST(SwuZones, R1_3_GameAreaIsAllZonesCollectively)
{
    for (Zone zone : kAllZones) {
        const core::Transition enter = transitionOf(kZoneTable, Zone::Aside, zone);
        EXPECT_FALSE(enter.setAside) << spec(zone).name;
        EXPECT_TRUE(transitionOf(kZoneTable, zone, Zone::Aside).setAside) << spec(zone).name;
    }
}

TEST(SwuZones, R2_1_EachPlayerHasABaseZone)
{
    EXPECT_EQ(zoneCount(spec(Zone::Base), 2, 0), 2U);
    Placement foreign = own(CardType::Base, kBen);
    foreign.holder = kAnn;
    EXPECT_EQ(mayPlace(spec(Zone::Base), foreign).reason, ZoneReason::NotOwned);
}

TEST(SwuZones, R2_2_BaseAndLeaderStartInTheBaseZone)
{
    EXPECT_TRUE(admits(Zone::Base, CardType::Base));
    EXPECT_TRUE(admits(Zone::Base, CardType::Leader));
    EXPECT_FALSE(admits(Zone::Base, CardType::Unit));
    EXPECT_FALSE(admits(Zone::Base, CardType::Event));
    EXPECT_TRUE(sees(kBen, move(CardType::Leader, Zone::Aside, Zone::Base)));
}

TEST(SwuZones, R2_3_BasesStayAndLeadersGoOutAndHome)
{
    const core::ZoneCheck base = mayLeave(spec(Zone::Base), zoneTraits(CardType::Base));
    EXPECT_EQ(base.reason, ZoneReason::CannotLeave);
    EXPECT_EQ(std::string_view(base.rule), "CR 4.2.2");

    EXPECT_TRUE(mayLeave(spec(Zone::Base), zoneTraits(CardType::Leader)).ok());
    EXPECT_TRUE(admits(Zone::Ground, CardType::Leader));
    EXPECT_EQ(move(CardType::Leader, Zone::Base, Zone::Ground).zone, Zone::Ground);

    const Moved home = move(CardType::Leader, Zone::Ground, Zone::Discard, kAnn, kBen);
    EXPECT_EQ(home.zone, Zone::Base);
    EXPECT_EQ(arrivalPlayer(home.how.arrival, kAnn, kBen), kAnn);
    EXPECT_TRUE(home.how.clears.has(Clear::Damage));
    EXPECT_TRUE(home.how.clears.has(Clear::Attachments));
    EXPECT_EQ(move(CardType::Leader, Zone::Space, Zone::Hand).zone, Zone::Base);
    EXPECT_EQ(move(CardType::Leader, Zone::Ground, Zone::Captured).zone, Zone::Base);
}

TEST(SwuZones, R2_4_UnitsInBothArenasReachTheBase)
{
    EXPECT_TRUE(attackReaches(Zone::Ground, Zone::Base));
    EXPECT_TRUE(attackReaches(Zone::Space, Zone::Base));
    EXPECT_FALSE(attackReaches(Zone::Base, Zone::Base));
    EXPECT_FALSE(admits(Zone::Base, CardType::Unit)); // so it cannot have gone there
}

TEST(SwuZones, R3_1_GroundArenaIsShared)
{
    EXPECT_EQ(zoneCount(spec(Zone::Ground), 2, 0), 1U);
    for (PlayerId player : {kAnn, kBen})
        EXPECT_TRUE(mayPlace(spec(Zone::Ground), own(CardType::Unit, player)).ok());
}

TEST(SwuZones, R3_2_GroundUnitsArePlayedIntoTheGroundArena)
{
    const Zone into = zonePlayedInto(CardType::Unit, Zone::Ground);
    EXPECT_EQ(into, Zone::Ground);
    const Moved unit = move(CardType::Unit, Zone::Hand, into);
    EXPECT_TRUE(sees(kBen, unit));
    EXPECT_TRUE(statusVisibleTo(spec(into), kBen, annsCard(false)));
    EXPECT_FALSE(admits(into, CardType::Event));
}

TEST(SwuZones, R3_3_GroundUnitsAttackGroundUnitsAndTheBase)
{
    EXPECT_TRUE(attackReaches(Zone::Ground, Zone::Ground));
    EXPECT_TRUE(attackReaches(Zone::Ground, Zone::Base));
    EXPECT_FALSE(attackReaches(Zone::Ground, Zone::Resources));
}

TEST(SwuZones, R3_4_GroundUnitsReachSpaceOnlyByAnAbility)
{
    EXPECT_FALSE(attackReaches(Zone::Ground, Zone::Space));
    EXPECT_TRUE(attackReaches(Zone::Ground, Zone::Space, true));
    EXPECT_TRUE(mayAffect(spec(Zone::Space), false)); // abilities deal damage there
}

TEST(SwuZones, R4_1_SpaceArenaIsShared)
{
    EXPECT_EQ(zoneCount(spec(Zone::Space), 2, 0), 1U);
    for (PlayerId player : {kAnn, kBen})
        EXPECT_TRUE(mayPlace(spec(Zone::Space), own(CardType::Unit, player)).ok());
}

TEST(SwuZones, R4_2_SpaceUnitsArePlayedIntoTheSpaceArena)
{
    const Zone into = zonePlayedInto(CardType::Unit, Zone::Space);
    EXPECT_EQ(into, Zone::Space);
    EXPECT_TRUE(sees(kBen, move(CardType::Unit, Zone::Hand, into)));
    EXPECT_TRUE(statusVisibleTo(spec(into), kBen, annsCard(false)));
    EXPECT_FALSE(admits(into, CardType::Event));
}

TEST(SwuZones, R4_3_SpaceUnitsAttackSpaceUnitsAndTheBase)
{
    EXPECT_TRUE(attackReaches(Zone::Space, Zone::Space));
    EXPECT_TRUE(attackReaches(Zone::Space, Zone::Base));
    EXPECT_FALSE(attackReaches(Zone::Space, Zone::Hand));
}

TEST(SwuZones, R4_4_SpaceUnitsReachGroundOnlyByAnAbility)
{
    EXPECT_FALSE(attackReaches(Zone::Space, Zone::Ground));
    EXPECT_TRUE(attackReaches(Zone::Space, Zone::Ground, true));
    EXPECT_TRUE(mayAffect(spec(Zone::Ground), false));
}

TEST(SwuZones, R5_1_EachPlayerHasAResourceZone)
{
    EXPECT_EQ(zoneCount(spec(Zone::Resources), 2, 0), 2U);
    Placement foreign = own(CardType::Unit, kBen);
    foreign.holder = kAnn;
    EXPECT_EQ(mayPlace(spec(Zone::Resources), foreign).reason, ZoneReason::NotOwnSide);
    // Exhausting them pays costs, so both players see how many are ready.
    EXPECT_TRUE(statusVisibleTo(spec(Zone::Resources), kBen, annsCard(false)));
    EXPECT_FALSE(statusVisibleTo(spec(Zone::Deck), kBen, annsCard(false)));
}

TEST(SwuZones, R5_2_ResourcesStayFacedown)
{
    const Moved resource = move(CardType::Unit, Zone::Hand, Zone::Resources);
    EXPECT_FALSE(resource.view.faceUp);
    EXPECT_TRUE(sees(kAnn, resource));
    EXPECT_FALSE(sees(kBen, resource));
    EXPECT_FALSE(faceUpOnArrival(resource.how.facing, false)); // nothing can put one there faceup

    const Moved taken = move(CardType::Unit, Zone::Hand, Zone::Resources, kAnn, kBen);
    EXPECT_TRUE(sees(kBen, taken)); // who controls it, not who owns it
    EXPECT_FALSE(sees(kAnn, taken));
}

TEST(SwuZones, R5_3_AHandCardMayBecomeAResource)
{
    for (CardType type : {CardType::Unit, CardType::Upgrade, CardType::Event})
        EXPECT_TRUE(admits(Zone::Resources, type));
    EXPECT_FALSE(admits(Zone::Resources, CardType::Leader));
    EXPECT_TRUE(mayLeave(spec(Zone::Hand)).ok());
    EXPECT_EQ(move(CardType::Event, Zone::Hand, Zone::Resources).zone, Zone::Resources);
}

TEST(SwuZones, R6_1_DeckIsFacedownOutOfPlayAndViewedByNobody)
{
    EXPECT_EQ(zoneCount(spec(Zone::Deck), 2, 0), 2U);
    const Moved card = move(CardType::Unit, Zone::Hand, Zone::Deck);
    EXPECT_FALSE(card.view.faceUp);
    EXPECT_FALSE(card.how.entersPlay);
    EXPECT_FALSE(sees(kAnn, card));
    EXPECT_FALSE(sees(kBen, card));

    CardView lookedAt = card.view; // by an ability
    lookedAt.knownTo = core::playerBit(kAnn);
    EXPECT_TRUE(visibleTo(spec(Zone::Deck), kAnn, lookedAt));
    EXPECT_FALSE(visibleTo(spec(Zone::Deck), kBen, lookedAt));
    EXPECT_FALSE(mayRearrange(spec(Zone::Deck), kAnn, kAnn));
}

TEST(SwuZones, R6_2_DrawnDiscardedAndPlayedCardsLeaveTheDeckSeenOnesDoNot)
{
    for (Zone to : {Zone::Hand, Zone::Discard, Zone::Ground}) {
        const core::Transition leave = transitionOf(kZoneTable, Zone::Deck, to);
        EXPECT_EQ(leave.to, core::ZoneKind(to));
        EXPECT_TRUE(leave.newObject()) << spec(to).name;
    }
    const core::Transition searched = transitionOf(kZoneTable, Zone::Deck, Zone::Deck);
    EXPECT_TRUE(searched.clears.nothing());
    EXPECT_FALSE(searched.newObject());
    EXPECT_FALSE(mayPlayFrom(spec(Zone::Deck)));
    EXPECT_TRUE(mayPlayFrom(spec(Zone::Deck), true));
}

TEST(SwuZones, R7_1_HandHoldsAnyNumberOfCards)
{
    EXPECT_EQ(zoneCount(spec(Zone::Hand), 2, 0), 2U);
    Placement another = own(CardType::Event);
    another.occupied = kMaxDeck;
    EXPECT_TRUE(mayPlace(spec(Zone::Hand), another).ok());
    EXPECT_TRUE(mayPlayFrom(spec(Zone::Hand)));
}

TEST(SwuZones, R7_2_CardsEnterTheOwnersHandFromDeckAndOtherZones)
{
    for (Zone from : {Zone::Deck, Zone::Ground, Zone::Space, Zone::Discard, Zone::Resources}) {
        const Moved card = move(CardType::Unit, from, Zone::Hand, kAnn, kBen);
        EXPECT_EQ(card.zone, Zone::Hand) << spec(from).name;
        EXPECT_EQ(arrivalPlayer(card.how.arrival, kAnn, kBen), kAnn);
        EXPECT_TRUE(card.how.newObject());
    }
}

TEST(SwuZones, R7_3_HandIsSeenByItsPlayerItsCountByAll)
{
    const Moved card = move(CardType::Unit, Zone::Deck, Zone::Hand);
    EXPECT_TRUE(sees(kAnn, card));
    EXPECT_FALSE(sees(kBen, card));
    EXPECT_TRUE(countVisibleTo(spec(Zone::Hand), kBen, kAnn));
}

TEST(SwuZones, R8_1_PlayedDefeatedAndDiscardedCardsGoFaceupToTheDiscardPile)
{
    EXPECT_EQ(zonePlayedInto(CardType::Event, Zone::Ground), Zone::Discard);
    const Zone discard = static_cast<Zone>(kZoneTable.discard.v);
    for (Zone from : {Zone::Ground, Zone::Space, Zone::Hand, Zone::Deck}) {
        const Moved card = move(CardType::Unit, from, discard, kAnn, kBen);
        EXPECT_EQ(card.zone, Zone::Discard);
        EXPECT_TRUE(card.view.faceUp);
        EXPECT_EQ(arrivalPlayer(card.how.arrival, kAnn, kBen), kAnn);
    }
    EXPECT_EQ(move(CardType::Upgrade, Zone::Ground, discard).zone, Zone::Discard);
    EXPECT_NE(move(CardType::Leader, Zone::Ground, discard).zone, Zone::Discard);
}

TEST(SwuZones, R8_2_DiscardPileIsOpenToEverybody)
{
    const Moved card = move(CardType::Event, Zone::Hand, Zone::Discard);
    EXPECT_TRUE(sees(kAnn, card));
    EXPECT_TRUE(sees(kBen, card));
    EXPECT_TRUE(countVisibleTo(spec(Zone::Discard), kBen, kAnn));
}

TEST(SwuZones, R8_3_DiscardPileMayBeRearranged)
{
    EXPECT_TRUE(mayRearrange(spec(Zone::Discard), kAnn, kAnn));
    EXPECT_FALSE(mayRearrange(spec(Zone::Discard), kBen, kAnn));
}

TEST(SwuZones, R9_1_FourKindsOfZoneAreInPlay)
{
    const std::vector expected{Zone::Base, Zone::Ground, Zone::Space, Zone::Resources};
    EXPECT_EQ(zonesInPlay(true), expected);
    for (Zone zone : expected)
        EXPECT_TRUE(transitionOf(kZoneTable, Zone::Hand, zone).entersPlay) << spec(zone).name;
}

TEST(SwuZones, R9_2_ThreeKindsOfZoneAreOutOfPlay)
{
    const std::vector expected{Zone::Deck, Zone::Hand, Zone::Discard};
    EXPECT_EQ(zonesInPlay(false), expected);
    for (Zone zone : expected)
        EXPECT_TRUE(transitionOf(kZoneTable, Zone::Ground, zone).leavesPlay) << spec(zone).name;
}

TEST(SwuZones, R9_3_AbilitiesReachOutOfPlayZonesOnlyByNamingThem)
{
    for (Zone zone : {Zone::Deck, Zone::Hand, Zone::Discard}) {
        EXPECT_FALSE(mayAffect(spec(zone), false)) << spec(zone).name;
        EXPECT_TRUE(mayAffect(spec(zone), true)) << spec(zone).name;
    }
    EXPECT_TRUE(mayAffect(spec(Zone::Base), false));
}

TEST(SwuZones, R10_1_PlayAreaIsWhatAPlayerControlsInPlay)
{
    EXPECT_EQ(playAreaOf(Zone::Ground, kAnn), kAnn);
    EXPECT_EQ(playAreaOf(Zone::Resources, kBen), kBen);
    EXPECT_EQ(playAreaOf(Zone::Hand, kAnn), kNone);
    EXPECT_EQ(playAreaOf(Zone::Captured, kAnn), kNone);
    EXPECT_EQ(playAreaOf(Zone::Ground, kAnn, kBen), kBen); // Ann's upgrade on Ben's unit
}

TEST(SwuZones, R10_2_NoLimitToTheCardsInAPlayArea)
{
    for (Zone zone : {Zone::Ground, Zone::Space, Zone::Resources}) {
        Placement another = own(CardType::Unit);
        another.occupied = kMaxCards;
        EXPECT_TRUE(mayPlace(spec(zone), another).ok()) << spec(zone).name;
    }
}

TEST(SwuZones, R11_1_SetAsideIsOutOfPlayAndInNoZone)
{
    const core::Transition aside = transitionOf(kZoneTable, Zone::Ground, Zone::Aside);
    EXPECT_TRUE(aside.setAside);
    EXPECT_TRUE(aside.leavesPlay);
    EXPECT_FALSE(kZoneTable.has(aside.to));
    EXPECT_FALSE(mayAffect(kZoneTable[aside.to], false));
}

TEST(SwuZones, R11_2_TokensAreSetAsideAgainWheneverTheyLeavePlay)
{
    for (Zone to : {Zone::Discard, Zone::Hand, Zone::Deck, Zone::Captured}) {
        const Moved token = move(CardType::TokenUnit, Zone::Ground, to);
        EXPECT_EQ(token.zone, Zone::Aside) << spec(to).name;
        EXPECT_TRUE(token.how.setAside);
        EXPECT_TRUE(token.how.leavesPlay);
    }
    EXPECT_EQ(move(CardType::TokenUpgrade, Zone::Space, Zone::Discard).zone, Zone::Aside);
    EXPECT_EQ(move(CardType::TokenUnit, Zone::Aside, Zone::Ground).zone, Zone::Ground);
    EXPECT_EQ(move(CardType::Unit, Zone::Ground, Zone::Discard).zone, Zone::Discard);
}

// Beyond the numbered statements: what the moving function relies on.

TEST(SwuZones, CapturedCardsAreOpenAndNowhere)
{
    const Moved captive = move(CardType::Unit, Zone::Ground, Zone::Captured);
    EXPECT_TRUE(captive.how.setAside);
    EXPECT_TRUE(captive.how.clears.has(Clear::Damage));
    EXPECT_TRUE(visibleTo(spec(Zone::Captured), kBen, annsCard(false)));
}

TEST(SwuZones, ArenaToArenaStaysTheSameObject)
{
    const core::Transition t = transitionOf(kZoneTable, Zone::Ground, Zone::Space);
    EXPECT_FALSE(t.newObject());
    EXPECT_TRUE(t.clears.nothing());
    EXPECT_TRUE(transitionOf(kZoneTable, Zone::Ground, Zone::Hand).newObject());
}

} // namespace
} // namespace playmat::swu
