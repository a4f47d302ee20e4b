// The functions over zone tables, with a table made up for this.
#include "engine/core/zone.h"

#include <gtest/gtest.h>

#include <array>
#include <string_view>

namespace playmat::core {
namespace {

enum class Spot : std::uint8_t { Board, Site, Pile, Hand, Slot, Aside = 0xFF };

constexpr PlayerId kAnn = 0;
constexpr PlayerId kBen = 1;

constexpr std::array<ZoneSpec, 5> kSpecs{{
    {.name = "board", .board = true, .onLeave = Clears(Clear::Damage), .rules = {.zone = "1"}},
    {.name = "site",
     .scope = ZoneScope::PerLocation,
     .board = true,
     .location = true,
     .faces = Sight::Private,
     .keeper = Keeper::Controller,
     .facing = Facing::Down,
     .placedBy = PlacedBy::Holder,
     .kinds = 0b01,
     .capacity = 2,
     .arrival = Arrival::Controller,
     .rules = {.zone = "2", .placedBy = "2.a", .kinds = "2.b", .capacity = "2.c"}},
    {.name = "pile",
     .faces = Sight::Secret,
     .facing = Facing::Down,
     .ordering = Ordering::Fixed,
     .onEnter = Clears(Clear::Identity),
     .rules = {.zone = "3"}},
    {.name = "hand",
     .faces = Sight::Private,
     .facing = Facing::Down,
     .countOpen = false,
     .objects = Objects::OwnedByHolder,
     .playableFrom = true,
     .rules = {.zone = "4"}},
    {.name = "slot",
     .board = true,
     .objects = Objects::ControlledByHolder,
     .exit = Exit::Never,
     .entry = Entry::SetupOnly,
     .rules = {.zone = "5"}},
}};
constexpr ZoneTable kTable{.zones = kSpecs, .discard = Spot::Pile, .nowhere = {}};

ZoneReason tryPlace(Spot spot, Placement placement)
{
    return mayPlace(kTable[spot], placement).reason;
}

TEST(ZoneTable, EverythingOutsideTheTableIsNowhere)
{
    EXPECT_TRUE(kTable.has(Spot::Slot));
    EXPECT_FALSE(kTable.has(Spot::Aside));
    EXPECT_FALSE(kTable[kNoZone].board);
    EXPECT_EQ(ZoneKind(Spot::Aside), kNoZone);
}

TEST(ZoneTable, AnswersAtCompileTime)
{
    static_assert(consistent(kTable));
    static_assert(zoneCount(kTable[Spot::Site], 2, 5) == 5);
    static_assert(transitionOf(kTable, Spot::Board, Spot::Pile).newObject());
    static_assert(!mayLeave(kTable[Spot::Slot]).ok());
}

TEST(ZoneTable, ConsistencyFindsTablesThatContradictThemselves)
{
    auto with = [](auto &&change) {
        std::array<ZoneSpec, 5> specs = kSpecs;
        change(specs);
        return consistent({.zones = specs, .discard = Spot::Pile, .nowhere = {}});
    };
    EXPECT_TRUE(with([](auto &) {}));
    EXPECT_FALSE(with([](auto &s) { s[0].facing = Facing::Down; }));
    EXPECT_FALSE(with([](auto &s) { s[2].location = true; }));
    EXPECT_FALSE(with([](auto &s) { s[2].board = true; }));
    EXPECT_FALSE(with([](auto &s) { s[3].rules.zone = ""; }));
    EXPECT_FALSE(consistent({.zones = kSpecs, .discard = kNoZone, .nowhere = {}}));
}

TEST(ZoneSight, PrivateIsForTheKeeper)
{
    const CardView card{.owner = kAnn, .controller = kBen};
    EXPECT_TRUE(visibleTo(kTable[Spot::Hand], kAnn, card));
    EXPECT_FALSE(visibleTo(kTable[Spot::Hand], kBen, card));
    EXPECT_TRUE(visibleTo(kTable[Spot::Site], kBen, card));
    EXPECT_FALSE(visibleTo(kTable[Spot::Site], kAnn, card));
}

TEST(ZoneSight, FacedownCardsAreHiddenAlsoInPublicZones)
{
    EXPECT_TRUE(visibleTo(kTable[Spot::Board], kBen, {.owner = kAnn, .faceUp = true}));
    EXPECT_FALSE(visibleTo(kTable[Spot::Board], kAnn, {.owner = kAnn, .faceUp = false}));
    EXPECT_FALSE(visibleTo(kTable[Spot::Pile], kAnn, {.owner = kAnn, .faceUp = true}));
}

TEST(ZoneSight, WhoeverWasShownACardSeesIt)
{
    const CardView shown{.owner = kAnn, .knownTo = playerBit(kBen)};
    EXPECT_TRUE(visibleTo(kTable[Spot::Pile], kBen, shown));
    EXPECT_FALSE(visibleTo(kTable[Spot::Pile], kAnn, shown));
    EXPECT_FALSE(visibleTo(kTable[Spot::Pile], kNone, {.knownTo = kAllPlayers}));
}

TEST(ZoneSight, KnowledgeSurvivesOnlyWhereTheOrderIsFixed)
{
    EXPECT_EQ(knownAfterMove(kTable[Spot::Pile], playerBit(kBen)), playerBit(kBen));
    EXPECT_EQ(knownAfterMove(kTable[Spot::Hand], playerBit(kBen)), 0);
}

TEST(ZoneSight, AHiddenCountIsForTheHolder)
{
    EXPECT_TRUE(countVisibleTo(kTable[Spot::Hand], kAnn, kAnn));
    EXPECT_FALSE(countVisibleTo(kTable[Spot::Hand], kBen, kAnn));
    EXPECT_TRUE(countVisibleTo(kTable[Spot::Pile], kBen, kAnn));
}

TEST(ZoneSight, TheHolderArrangesWhatIsUnordered)
{
    EXPECT_TRUE(mayRearrange(kTable[Spot::Hand], kAnn, kAnn));
    EXPECT_FALSE(mayRearrange(kTable[Spot::Hand], kBen, kAnn));
    EXPECT_FALSE(mayRearrange(kTable[Spot::Pile], kAnn, kAnn));
}

TEST(ZonePlacement, EachReasonHasItsRule)
{
    const Placement good{.placer = kAnn, .holder = kAnn, .kind = 1};
    EXPECT_EQ(tryPlace(Spot::Site, good), ZoneReason::None);

    Placement bad = good;
    bad.kind = 2;
    EXPECT_EQ(tryPlace(Spot::Site, bad), ZoneReason::WrongKind);
    EXPECT_EQ(std::string_view(mayPlace(kTable[Spot::Site], bad).rule), "2.b");
    bad = good;
    bad.placer = kBen;
    EXPECT_EQ(tryPlace(Spot::Site, bad), ZoneReason::NotHolder);
    bad = good;
    bad.occupied = 2;
    EXPECT_EQ(tryPlace(Spot::Site, bad), ZoneReason::Full);
    EXPECT_EQ(tryPlace(Spot::Hand, {.holder = kAnn, .owner = kBen}), ZoneReason::NotOwned);
}

TEST(ZonePlacement, NobodyHoldsAnUncontrolledPlace)
{
    const Placement nobodys{.placer = kAnn, .holder = kNone, .kind = 1};
    EXPECT_EQ(tryPlace(Spot::Site, nobodys), ZoneReason::NotHolder);
}

TEST(ZonePlacement, SetupFillsWhatNothingEntersLater)
{
    Placement placement{.holder = kAnn, .controller = kAnn};
    EXPECT_EQ(tryPlace(Spot::Slot, placement), ZoneReason::CannotEnter);
    placement.setup = true;
    EXPECT_EQ(tryPlace(Spot::Slot, placement), ZoneReason::None);
    placement.controller = kBen;
    EXPECT_EQ(tryPlace(Spot::Slot, placement), ZoneReason::NotOwnSide);
    EXPECT_EQ(std::string_view(mayPlace(kTable[Spot::Slot], placement).rule), "5");
}

TEST(ZonePlacement, ARefusalCarriesReasonParametersAndRule)
{
    const Refusal refusal = mayLeave(kTable[Spot::Slot]).refusal(17, 4);
    EXPECT_EQ(refusal.code, static_cast<std::uint16_t>(ZoneReason::CannotLeave));
    EXPECT_EQ(refusal.params[0], 17);
    EXPECT_EQ(refusal.params[1], 4);
    EXPECT_EQ(std::string_view(refusal.rule), "5");
}

TEST(ZonePlacement, FixedCardsStayWhereOthersLeave)
{
    EXPECT_TRUE(mayLeave(kTable[Spot::Board]).ok());
    EXPECT_FALSE(mayLeave(kTable[Spot::Board], {.fixed = true}).ok());
}

TEST(ZoneTransition, ClearsWhatEitherSideClears)
{
    const Transition t = transitionOf(kTable, Spot::Board, Spot::Pile);
    EXPECT_EQ(t.clears, Clear::Damage | Clear::Identity);
    EXPECT_TRUE(t.leavesPlay);
    EXPECT_FALSE(t.entersPlay);
    EXPECT_TRUE(transitionOf(kTable, Spot::Pile, Spot::Pile).clears.nothing());
}

TEST(ZoneTransition, TokensGoAsideAndHomesAreHonoured)
{
    const Transition token = transitionOf(kTable, Spot::Board, Spot::Hand, {.token = true});
    EXPECT_TRUE(token.setAside);
    EXPECT_EQ(token.to, kNoZone);
    EXPECT_EQ(transitionOf(kTable, Spot::Board, Spot::Site, {.token = true}).to,
              ZoneKind(Spot::Site));

    const ObjectTraits homely{.home = Spot::Slot};
    EXPECT_EQ(transitionOf(kTable, Spot::Board, Spot::Hand, homely).to, ZoneKind(Spot::Slot));
    EXPECT_EQ(transitionOf(kTable, Spot::Pile, Spot::Hand, homely).to, ZoneKind(Spot::Hand));
}

TEST(ZoneTransition, TheZoneSaysWhoseAndHowACardArrives)
{
    const Transition t = transitionOf(kTable, Spot::Hand, Spot::Site);
    EXPECT_EQ(arrivalPlayer(t.arrival, kAnn, kBen), kBen);
    EXPECT_FALSE(faceUpOnArrival(t.facing, false));
    EXPECT_TRUE(faceUpOnArrival(Facing::Up, true));
    EXPECT_FALSE(faceUpOnArrival(Facing::Either, true));
    EXPECT_TRUE(faceUpOnArrival(Facing::Either, false));
}

} // namespace
} // namespace playmat::core
