// One test for each statement of CR 7.7, the bag, numbered as there, with its examples A and B.
#include "engine/lorcana/zone_fixture.h"

namespace playmat::lorcana::places {
namespace {

using LorcanaBag = LorcanaZones;

TEST_F(LorcanaZones, R7_7_1_TheBagIsNoPhysicalSpace)
{
    EXPECT_FALSE(kZoneTable[Zone::Bag].physical);
    const CardId card = inPlayFor(kAnn);
    EXPECT_FALSE(moveCard(state, card, {.zone = Zone::Bag}).ok()); // no card is ever there
    ASSERT_TRUE(trigger(state, card).ok());
    EXPECT_EQ(zoneOf(card), Zone::Play);
    EXPECT_EQ(state.bag.count(kAnn), 1U);
}

TEST_F(LorcanaZones, R7_7_2_OnlyTriggeredAbilitiesGoIntoTheBag)
{
    EXPECT_TRUE(state.bag.add(Kind::TriggeredAbility, kAnn, kNone).ok());
    for (Kind kind :
         {Kind::ActivatedAbility, Kind::Action, Kind::Character, Kind::Item, Kind::Location})
        expectRefused(state.bag.add(kind, kAnn, kNone), Reason::WrongKind, "CR 7.7.2");
    EXPECT_EQ(state.bag.count(kAnn), 1U);
}

TEST_F(LorcanaZones, R7_7_3_1_TriggersAreAddedByTheirCardsPlayerAndWaitForTheCurrentEffect)
{
    const CardId action = make(kAnn, Kind::Action, Zone::Hand);
    ASSERT_TRUE(play(state, kAnn, action).ok());
    ASSERT_TRUE(trigger(state, inPlayFor(kBen)).ok());
    ASSERT_TRUE(trigger(state, inPlayFor(kAnn)).ok());
    EXPECT_EQ(state.bag.count(kAnn), 1U);
    EXPECT_EQ(state.bag.count(kBen), 1U);

    const std::uint16_t entry = entriesOf(kAnn).front();
    expectRefused(chooseTrigger(state, kAnn, entry), Reason::OthersFirst, "CR 7.7.3.1");
    ASSERT_TRUE(finishAction(state).ok());
    state.bag.stateChecked();
    EXPECT_TRUE(chooseTrigger(state, kAnn, entry).ok());
}

TEST_F(LorcanaZones, R7_7_3_1_TriggersOfOneEventAreAddedTogether)
{
    inPlayFor(kAnn, Watch::OtherOwnBanished);
    inPlayFor(kAnn, Watch::OtherOwnBanished);
    const std::vector<CardId> banished{inPlayFor(kAnn)};
    ASSERT_TRUE(leavePlayTogether(state, banished, Zone::Discard).ok());
    EXPECT_EQ(entriesOf(kAnn).size(), 2U);
}

TEST_F(LorcanaZones, R7_7_4_1_TheBagCheckNamesThePlayersWithAbilities)
{
    EXPECT_EQ(state.bag.check(2, kAnn).waiting, 0);
    addTrigger(kBen);
    EXPECT_EQ(state.bag.check(2, kAnn).waiting, core::playerBit(kBen));
    addTrigger(kAnn);
    EXPECT_EQ(state.bag.check(2, kAnn).waiting, core::playerBit(kAnn) | core::playerBit(kBen));
}

TEST_F(LorcanaZones, R7_7_4_2_TheActivePlayerChoosesAnyOfTheirsFirst)
{
    state.active = kBen;
    const std::uint16_t anns = addTrigger(kAnn);
    addTrigger(kBen);
    const std::uint16_t bensSecond = addTrigger(kBen);
    EXPECT_EQ(chooser(), kBen);
    expectRefused(chooseTrigger(state, kAnn, anns), Reason::OthersFirst, "CR 7.7.4");
    expectRefused(chooseTrigger(state, kBen, anns), Reason::NotInBag, "CR 7.7.4.2");
    EXPECT_TRUE(chooseTrigger(state, kBen, bensSecond).ok()); // any one, not the oldest
    EXPECT_EQ(state.bag.count(kBen), 1U);
}

TEST_F(LorcanaZones, R7_7_4_3_WhoResolvedLastGoesOnAfterTheGameStateCheck)
{
    addTrigger(kAnn);
    addTrigger(kAnn);
    addTrigger(kBen);
    begin(kAnn);
    EXPECT_EQ(nextStep(state).kind, NextKind::Nothing); // it must resolve fully
    state.bag.effectResolved();
    EXPECT_EQ(nextStep(state).kind, NextKind::Nothing); // the game state check is due
    state.bag.stateChecked();
    EXPECT_EQ(chooser(), kAnn);
    begin(kAnn);
    end();
    EXPECT_EQ(chooser(), kBen);
}

TEST_F(LorcanaZones, R7_7_4_4_TheBagPassesInTurnOrder)
{
    state.players = 3;
    state.active = kBen;
    addTrigger(kAnn);
    addTrigger(kCleo);
    addTrigger(kBen);
    std::vector<PlayerId> sequence;
    while (!state.bag.empty()) {
        sequence.push_back(chooser());
        begin(chooser());
        end();
    }
    EXPECT_EQ(sequence, (std::vector<PlayerId>{kBen, kCleo, kAnn}));
}

TEST_F(LorcanaZones, R7_7_4_5_ItGoesOnUntilEmptyAndThenTheActivePlayerContinues)
{
    addTrigger(kBen);
    EXPECT_EQ(chooser(), kBen); // the active player has none
    begin(kBen);
    addTrigger(kAnn);
    end();
    begin(kAnn);
    end();
    EXPECT_EQ(nextStep(state).kind, NextKind::Nothing);
    // The next time the bag begins with the active player again, not with whoever was last.
    addTrigger(kBen);
    addTrigger(kAnn);
    EXPECT_EQ(chooser(), kAnn);
}

TEST_F(LorcanaZones, R7_7_5_TheResolvingPlayersNewTriggerMayBeNext)
{
    addTrigger(kAnn);
    addTrigger(kAnn);
    addTrigger(kBen);
    begin(kAnn);
    const std::uint16_t fresh = addTrigger(kAnn);
    end();
    EXPECT_TRUE(chooseTrigger(state, kAnn, fresh).ok());
}

TEST_F(LorcanaZones, R7_7_6_AnotherPlayersNewTriggerWaitsForTheirTurnToResolve)
{
    addTrigger(kBen);
    addTrigger(kBen);
    begin(kBen);
    const std::uint16_t anns = addTrigger(kAnn); // Ann is the active player
    end();
    EXPECT_EQ(chooser(), kBen);
    EXPECT_FALSE(chooseTrigger(state, kAnn, anns).ok());
    begin(kBen);
    end();
    EXPECT_TRUE(chooseTrigger(state, kAnn, anns).ok());
}

TEST_F(LorcanaZones, R7_7_7_WhoeverLeavesTheGameTakesTheirWaitingAbilitiesAlong)
{
    addTrigger(kBen);
    addTrigger(kAnn);
    addTrigger(kBen);
    state.bag.playerLeft(kBen);
    EXPECT_EQ(state.bag.count(kBen), 0U);
    EXPECT_EQ(state.bag.count(kAnn), 1U);
    begin(kAnn);
    end();
    EXPECT_EQ(nextStep(state).kind, NextKind::Nothing);
}

TEST_F(LorcanaZones, R7_7_7_TheBagOfAPlayerWhoLeftBeginsAnewWithTheActivePlayer)
{
    state.players = 3;
    addTrigger(kBen);
    addTrigger(kBen);
    begin(kBen);
    end();
    state.bag.playerLeft(kBen);
    EXPECT_TRUE(state.bag.empty());
    addTrigger(kCleo);
    addTrigger(kAnn);
    EXPECT_EQ(chooser(), kAnn); // not Cleo, though she sits next to Ben
}

TEST_F(LorcanaZones, R7_7_Example_A_OneTriggerOfTheActivePlayer)
{
    const CardId quester = inPlayFor(kAnn);
    ASSERT_TRUE(trigger(state, quester).ok());
    state.bag.requireStateCheck(); // the turn action ends with a game state check
    EXPECT_EQ(nextStep(state).kind, NextKind::Nothing);
    state.bag.stateChecked();

    EXPECT_EQ(state.bag.check(2, kAnn).waiting, core::playerBit(kAnn));
    EXPECT_EQ(chooser(), kAnn);
    begin(kAnn);
    end();
    EXPECT_EQ(state.bag.check(2, kAnn).waiting, 0);
    EXPECT_EQ(nextStep(state).kind, NextKind::Nothing);
}

TEST_F(LorcanaZones, R7_7_Example_B_TheBagGoesForthAndBack)
{
    addTrigger(kAnn);
    addTrigger(kAnn);
    addTrigger(kBen);
    begin(kAnn);
    addTrigger(kAnn); // in the meantime another one of the active player's
    end();
    EXPECT_EQ(state.bag.count(kAnn), 2U);
    EXPECT_EQ(state.bag.count(kBen), 1U);
    begin(kAnn);
    end();
    begin(kAnn);
    end();

    EXPECT_EQ(chooser(), kBen);
    begin(kBen);
    addTrigger(kAnn);
    end();
    EXPECT_EQ(chooser(), kAnn); // the opponent has none left: passed back
    begin(kAnn);
    end();
    EXPECT_EQ(nextStep(state).kind, NextKind::Nothing);
}

TEST_F(LorcanaBag, AFullBagRefusesInsteadOfForgetting)
{
    for (std::size_t i = 0; i < Bag::kCapacity; ++i)
        addTrigger(kAnn);
    expectRefused(state.bag.add(Kind::TriggeredAbility, kAnn, kNone), Reason::TooMany, "");
}

} // namespace
} // namespace playmat::lorcana::places
