// One test for each statement of CR 7.1 to 7.6, numbered as there. The bag (7.7) is in
// bag_test.cpp.
#include "engine/lorcana/zone_fixture.h"

namespace playmat::lorcana::places {
namespace {

constexpr std::array kCardZones{Zone::Deck, Zone::Hand, Zone::Play, Zone::Inkwell, Zone::Discard};

// --- 7.1 General -------------------------------------------------------------------------------

TEST_F(LorcanaZones, R7_1_1_ZonesAreSeparate)
{
    const CardId card = make(kAnn, Kind::Character, Zone::Hand);
    for (Zone zone : kCardZones) {
        put(card, zone);
        for (Zone other : kCardZones)
            EXPECT_EQ(cardsIn(state, kAnn, other).size() - (other == Zone::Deck ? 20U : 0U),
                      other == zone ? 1U : 0U);
    }
}

TEST_F(LorcanaZones, R7_1_1_Example_DecksInkwellsAndDiscardsOnTheTableAreNotInPlay)
{
    for (Zone zone : {Zone::Deck, Zone::Inkwell, Zone::Discard})
        EXPECT_FALSE(inPlay(state, make(kAnn, Kind::Character, zone)));
    EXPECT_TRUE(inPlay(state, make(kAnn, Kind::Character, Zone::Play)));
}

TEST_F(LorcanaZones, R7_1_2_PublicZonesAreSeenAndCountedByAll)
{
    for (Zone zone : {Zone::Play, Zone::Discard}) {
        const CardId card = make(kAnn, Kind::Character, zone);
        EXPECT_TRUE(seenByAll(card));
        EXPECT_TRUE(countVisibleTo(kZoneTable[zone], kBen, kAnn));
        EXPECT_EQ(countIn(state, kAnn, zone), 1U);
    }
}

TEST_F(LorcanaZones, R7_1_2_1_PublicZonesArePlayDiscardAndBag)
{
    std::vector<Zone> found;
    for (Zone zone : {Zone::Deck, Zone::Hand, Zone::Play, Zone::Inkwell, Zone::Discard, Zone::Bag})
        if (visibleTo(kZoneTable[zone], kBen, {.owner = kAnn, .controller = kAnn, .faceUp = true}))
            found.push_back(zone);
    EXPECT_EQ(found, (std::vector{Zone::Play, Zone::Discard, Zone::Bag}));
}

TEST_F(LorcanaZones, R7_1_3_PrivateZonesAreCountedByAllAndSeenWhileRevealed)
{
    const CardId shown = make(kAnn, Kind::Character, Zone::Hand);
    const CardId hidden = make(kAnn, Kind::Character, Zone::Hand);
    EXPECT_FALSE(seenBy(kBen, shown));
    reveal(state, shown);
    EXPECT_TRUE(seenByAll(shown));
    EXPECT_FALSE(seenBy(kBen, hidden)); // only the revealed part is not private
    conceal(state, shown);
    EXPECT_FALSE(seenBy(kBen, shown));
    for (Zone zone : {Zone::Hand, Zone::Deck, Zone::Inkwell})
        EXPECT_TRUE(countVisibleTo(kZoneTable[zone], kBen, kAnn));
}

TEST_F(LorcanaZones, R7_1_3_1_PrivateZonesAreHandDeckAndInkwell)
{
    for (Zone zone : {Zone::Hand, Zone::Deck, Zone::Inkwell})
        EXPECT_FALSE(seenBy(kBen, make(kAnn, Kind::Character, zone)));
    for (Zone zone : {Zone::Play, Zone::Discard})
        EXPECT_TRUE(seenBy(kBen, make(kAnn, Kind::Character, zone)));
}

TEST_F(LorcanaZones, R7_1_4_SearchesMayFailInPrivateZonesOnly)
{
    make(kAnn, Kind::Item, Zone::Deck);
    const Search inDeck = searchFor(state, kAnn, Zone::Deck, Kind::Item);
    ASSERT_EQ(inDeck.found.size(), 1U);
    EXPECT_TRUE(maySettleOn(inDeck, kNone, Zone::Deck).ok());

    const CardId item = make(kAnn, Kind::Item, Zone::Discard);
    const Search inDiscard = searchFor(state, kAnn, Zone::Discard, Kind::Item);
    expectRefused(maySettleOn(inDiscard, kNone, Zone::Discard), Reason::MustFind, "CR 7.1.4");
    EXPECT_TRUE(maySettleOn(inDiscard, item, Zone::Discard).ok());

    const Search nothing = searchFor(state, kAnn, Zone::Discard, Kind::Location);
    EXPECT_TRUE(maySettleOn(nothing, kNone, Zone::Discard).ok()); // "if able"
    EXPECT_FALSE(maySettleOn(nothing, item, Zone::Discard).ok());
}

TEST_F(LorcanaZones, R7_1_5_OneZoneAtATimeAndOnlyPlayIsInPlay)
{
    const CardId card = make(kAnn, Kind::Character, Zone::Hand);
    put(card, Zone::Play);
    EXPECT_TRUE(inPlay(state, card));
    EXPECT_EQ(countIn(state, kAnn, Zone::Hand), 0U);
    for (Zone zone : {Zone::Deck, Zone::Discard, Zone::Hand, Zone::Inkwell, Zone::Outside}) {
        put(card, zone);
        EXPECT_FALSE(inPlay(state, card));
        EXPECT_EQ(countIn(state, kAnn, Zone::Play), 0U);
    }
}

TEST_F(LorcanaZones, R7_1_6_LeavingPlayClearsEverythingAndMakesANewCard)
{
    for (Zone zone : {Zone::Discard, Zone::Hand, Zone::Deck, Zone::Inkwell}) {
        const CardId card = inPlayFor(kAnn);
        state.cards[card].damage = 3;
        state.cards[card].gained = 2;
        const ObjectRef before = refTo(state, card);
        EXPECT_EQ(find(state, before), card);

        EXPECT_TRUE(put(card, zone).leftPlay);
        EXPECT_EQ(state.cards[card].damage, 0);
        EXPECT_EQ(state.cards[card].gained, 0);
        EXPECT_EQ(find(state, before), kNone);
        // Some effects still refer to the card in its new zone, but not further.
        EXPECT_EQ(findAfterLeaving(state, before), card);
        put(card, zone == Zone::Hand ? Zone::Discard : Zone::Hand);
        EXPECT_EQ(findAfterLeaving(state, before), kNone);
    }
}

TEST_F(LorcanaZones, R7_1_6_1_EffectsOfPlayedActionsComeBeforeTriggers)
{
    const CardId outer = make(kAnn, Kind::Action, Zone::Hand);
    const CardId inner = make(kAnn, Kind::Action, Zone::Hand);
    ASSERT_TRUE(play(state, kAnn, outer).ok());
    const std::uint16_t entry = addTrigger(kAnn);
    ASSERT_TRUE(play(state, kAnn, inner).ok()); // by the effect of the outer one
    ASSERT_TRUE(finishAction(state).ok());

    EXPECT_EQ(nextStep(state).kind, NextKind::WaitingAction);
    expectRefused(chooseTrigger(state, kAnn, entry), Reason::OthersFirst, "CR 7.1.6.1");
    beginWaitingAction(state);
    EXPECT_EQ(nextStep(state).kind, NextKind::FinishAction);
    ASSERT_TRUE(finishAction(state).ok());
    state.bag.stateChecked();
    EXPECT_EQ(nextStep(state).kind, NextKind::Trigger);
    EXPECT_TRUE(chooseTrigger(state, kAnn, entry).ok());
}

// --- 7.2 Deck ----------------------------------------------------------------------------------

TEST_F(LorcanaZones, R7_2_1_CardsStartInTheDeckAndAreDrawnFromIt)
{
    const auto ownDeck = listed(kAnn, Zone::Deck);
    ASSERT_EQ(ownDeck.size(), 20U);
    const core::Result<CardId> drawn = draw(state, kAnn);
    ASSERT_TRUE(drawn.ok());
    EXPECT_EQ(drawn.value(), ownDeck.back()); // the top card
    EXPECT_EQ(zoneOf(drawn.value()), Zone::Hand);
    EXPECT_EQ(countIn(state, kAnn, Zone::Deck), 19U);
    EXPECT_EQ(countIn(state, kBen, Zone::Deck), 20U);
}

TEST_F(LorcanaZones, R7_2_2_DeckIsFacedownUnseenUnorderableAndCounted)
{
    const auto deck = listed(kAnn, Zone::Deck);
    for (CardId card : deck) {
        EXPECT_TRUE(seenByNobody(card));
        EXPECT_FALSE(state.cards[card].faceUp);
    }
    const std::vector<CardId> reversed(deck.rbegin(), deck.rend());
    const ZoneState before = state;
    expectRefused(rearrange(state, kAnn, kAnn, Zone::Deck, reversed), Reason::OrderFixed,
                  "CR 7.2.2");
    EXPECT_EQ(state, before);
    EXPECT_TRUE(countVisibleTo(kZoneTable[Zone::Deck], kBen, kAnn));
}

TEST_F(LorcanaZones, R7_2_3_OrderOfFaceupCardsPutIntoADeckIsKnownToAll)
{
    const CardId first = inPlayFor(kBen);
    const CardId second = inPlayFor(kBen);
    const CardId third = inPlayFor(kBen);
    const std::vector<CardId> order{second, third, first};
    ASSERT_TRUE(putIntoDeck(state, kBen, order, true).ok());
    const auto deck = listed(kBen, Zone::Deck); // bottom first
    EXPECT_EQ((std::vector<CardId>{deck[2], deck[1], deck[0]}), order);
    for (CardId card : order)
        EXPECT_TRUE(seenByAll(card));

    core::Rng rng(1);
    shuffleDeck(state, kBen, rng);
    for (CardId card : order)
        EXPECT_TRUE(seenByNobody(card));
}

TEST_F(LorcanaZones, R7_2_3_OnTopTheFirstCardOfTheOrderIsDrawnFirst)
{
    const CardId first = inPlayFor(kAnn);
    const CardId second = inPlayFor(kAnn);
    const std::vector<CardId> order{second, first};
    ASSERT_TRUE(putIntoDeck(state, kAnn, order, false).ok());
    EXPECT_EQ(draw(state, kAnn).value(), second);
    EXPECT_EQ(draw(state, kAnn).value(), first);
}

TEST_F(LorcanaZones, R7_2_3_Example_TwoShiftedStacksAreMixedOnTheBottomAndKnown)
{
    const CardId topA = inPlayFor(kBen);
    const CardId underA = inPlayFor(kBen);
    const CardId topB = inPlayFor(kBen);
    const CardId underB = inPlayFor(kBen);
    putUnder(underA, topA, false);
    putUnder(underB, topB, false);
    const std::vector<CardId> mixed{underB, topA, topB, underA};
    ASSERT_TRUE(putIntoDeck(state, kBen, mixed, true).ok());
    const auto deck = listed(kBen, Zone::Deck);
    EXPECT_EQ((std::vector<CardId>{deck[3], deck[2], deck[1], deck[0]}), mixed);
    for (CardId card : mixed) {
        EXPECT_TRUE(seenByAll(card));
        EXPECT_EQ(state.cards[card].under, kNone);
    }
}

TEST_F(LorcanaZones, R7_2_3_1_StacksMixFreelyAndChangeOnlyWhenAdded)
{
    const CardId top = inPlayFor(kAnn);
    const CardId faceDown = inPlayFor(kAnn);
    const CardId other = inPlayFor(kAnn);
    putUnder(faceDown, top, true);
    state.cards[top].damage = 2;

    const ZoneState before = state;
    const std::vector<CardId> part{top, other};
    expectRefused(putIntoDeck(state, kAnn, part, true), Reason::StackIncomplete, "CR 7.2.3.1");
    EXPECT_EQ(state, before); // nothing happened to any of them yet

    const std::vector<CardId> all{faceDown, other, top};
    ASSERT_TRUE(putIntoDeck(state, kAnn, all, true).ok());
    EXPECT_TRUE(seenByAll(top));
    EXPECT_TRUE(seenByAll(other));
    EXPECT_TRUE(seenByNobody(faceDown)); // it was facedown until the very move
    EXPECT_EQ(state.cards[top].damage, 0);
}

// --- 7.3 Hand ----------------------------------------------------------------------------------

TEST_F(LorcanaZones, R7_3_1_OpeningHandIsSevenDrawnCardsAndEffectsAddMore)
{
    ASSERT_TRUE(drawOpeningHands(state).ok());
    for (PlayerId player : {kAnn, kBen}) {
        EXPECT_EQ(countIn(state, player, Zone::Hand), 7U);
        EXPECT_EQ(countIn(state, player, Zone::Deck), 13U);
    }
    put(inPlayFor(kAnn), Zone::Hand);
    EXPECT_EQ(countIn(state, kAnn, Zone::Hand), 8U);
}

TEST_F(LorcanaZones, R7_3_2_HandIsSeenByItsPlayerOnlyCountedByAllAndRearranged)
{
    const CardId one = make(kAnn, Kind::Character, Zone::Hand);
    const CardId two = make(kAnn, Kind::Item, Zone::Hand);
    EXPECT_TRUE(seenBy(kAnn, one));
    EXPECT_FALSE(seenBy(kBen, one));
    EXPECT_TRUE(countVisibleTo(kZoneTable[Zone::Hand], kBen, kAnn));

    const std::vector<CardId> swapped{two, one};
    EXPECT_TRUE(rearrange(state, kAnn, kAnn, Zone::Hand, swapped).ok());
    EXPECT_EQ(listed(kAnn, Zone::Hand), swapped);
    expectRefused(rearrange(state, kBen, kAnn, Zone::Hand, swapped), Reason::NotYourZone,
                  "CR 7.3.2");
}

TEST_F(LorcanaZones, R7_3_3_NoMaximumHandSizeAndNoFewerThanNone)
{
    for (int i = 0; i < 20; ++i)
        ASSERT_TRUE(draw(state, kAnn).ok());
    EXPECT_EQ(countIn(state, kAnn, Zone::Hand), 20U);

    EXPECT_TRUE(discardFromHand(state, kBen, 3, {}).ok()); // an empty hand stays empty
    EXPECT_EQ(countIn(state, kBen, Zone::Hand), 0U);
    EXPECT_EQ(countIn(state, kBen, Zone::Discard), 0U);
}

TEST_F(LorcanaZones, R7_3_4_ThePlayerChoosesWhatTheyDiscardFromTheirHand)
{
    const CardId keep = make(kAnn, Kind::Character, Zone::Hand);
    const CardId one = make(kAnn, Kind::Character, Zone::Hand);
    const CardId two = make(kAnn, Kind::Character, Zone::Hand);
    const CardId foreign = make(kBen, Kind::Character, Zone::Hand);
    const std::vector<CardId> tooFew{one};
    const std::vector<CardId> notOwn{one, foreign};
    const std::vector<CardId> chosen{one, two};
    expectRefused(discardFromHand(state, kAnn, 2, tooFew), Reason::WrongCount, "CR 7.3.4");
    expectRefused(discardFromHand(state, kAnn, 2, notOwn), Reason::NotThere, "CR 7.3.4");
    ASSERT_TRUE(discardFromHand(state, kAnn, 2, chosen).ok());
    EXPECT_EQ(listed(kAnn, Zone::Hand), std::vector<CardId>{keep});
    EXPECT_EQ(listed(kAnn, Zone::Discard), chosen);
}

// --- 7.4 Play ----------------------------------------------------------------------------------

TEST_F(LorcanaZones, R7_4_1_CardsArePlayedIntoOnesOwnPlayZoneAndActionsPassThrough)
{
    for (Kind kind : {Kind::Character, Kind::Item, Kind::Location}) {
        const CardId card = make(kAnn, kind, Zone::Hand);
        ASSERT_TRUE(play(state, kAnn, card).ok());
        EXPECT_EQ(zoneOf(card), Zone::Play);
    }
    const CardId mine = make(kAnn, Kind::Character, Zone::Hand);
    expectRefused(moveCard(state, mine, {.zone = Zone::Play, .player = kBen}), Reason::NotOwned,
                  "CR 7.4.1");

    const CardId action = make(kAnn, Kind::Action, Zone::Hand);
    ASSERT_TRUE(play(state, kAnn, action).ok());
    EXPECT_EQ(zoneOf(action), Zone::Play);
    ASSERT_TRUE(finishAction(state).ok());
    EXPECT_EQ(zoneOf(action), Zone::Discard);
    expectRefused(moveCard(state, action, {.zone = Zone::Play}), Reason::NotResolving, "CR 7.4.1");
}

TEST_F(LorcanaZones, R7_4_2_PlayIsPublicWithOpenStatusAndArrangedByItsPlayer)
{
    const CardId one = inPlayFor(kAnn);
    const CardId two = inPlayFor(kAnn);
    EXPECT_TRUE(seenByAll(one));
    EXPECT_TRUE(countVisibleTo(kZoneTable[Zone::Play], kBen, kAnn));
    const std::vector<CardId> swapped{two, one};
    EXPECT_TRUE(rearrange(state, kAnn, kAnn, Zone::Play, swapped).ok());
    EXPECT_EQ(listed(kAnn, Zone::Play), swapped);
    EXPECT_FALSE(rearrange(state, kBen, kAnn, Zone::Play, swapped).ok());

    putUnder(two, one, true);
    EXPECT_TRUE(seesStatus(state, kBen, two)); // even of a card whose face nobody sees
}

TEST_F(LorcanaZones, R7_4_2_1_FacedownCardsInPlayAreSeenByNobodyButCounted)
{
    const CardId top = inPlayFor(kAnn);
    const CardId card = inPlayFor(kAnn);
    ASSERT_TRUE(seenByAll(card));
    putUnder(card, top, true);
    EXPECT_TRUE(seenByNobody(card)); // although it was public before
    EXPECT_EQ(countIn(state, kAnn, Zone::Play), 2U);
    lookAt(state, kAnn, card); // an effect allows it
    EXPECT_TRUE(seenBy(kAnn, card));
    EXPECT_FALSE(seenBy(kBen, card));
}

TEST_F(LorcanaZones, R7_4_3_Example_CardsLeavingPlayTogetherSeeEachOther)
{
    const CardId watcher = inPlayFor(kAnn, Watch::OtherOwnBanished);
    const CardId one = inPlayFor(kAnn);
    const CardId two = inPlayFor(kAnn);
    const CardId foreign = inPlayFor(kBen);
    const std::vector<CardId> everybody{watcher, one, two, foreign};
    ASSERT_TRUE(leavePlayTogether(state, everybody, Zone::Discard).ok());
    EXPECT_EQ(state.bag.count(kAnn), 2U); // once for each of the other two, none for itself
    EXPECT_EQ(state.bag.count(kBen), 0U);
    EXPECT_EQ(zoneOf(watcher), Zone::Discard);
}

TEST_F(LorcanaZones, R7_4_3_ACardThatLeftEarlierSeesNothingMore)
{
    const CardId watcher = inPlayFor(kAnn, Watch::OtherOwnBanished);
    const CardId other = inPlayFor(kAnn);
    const std::vector<CardId> first{watcher};
    const std::vector<CardId> then{other};
    ASSERT_TRUE(leavePlayTogether(state, first, Zone::Discard).ok());
    ASSERT_TRUE(leavePlayTogether(state, then, Zone::Discard).ok());
    EXPECT_TRUE(state.bag.empty());
}

// --- 7.5 Inkwell -------------------------------------------------------------------------------

TEST_F(LorcanaZones, R7_5_1_EachInkCardIsOneInkWhateverIsOnItsFront)
{
    for (Kind kind : {Kind::Character, Kind::Item, Kind::Location, Kind::Action})
        make(kAnn, kind, Zone::Inkwell);
    EXPECT_EQ(readyInk(state, kAnn), 4);
    ASSERT_TRUE(payInk(state, kAnn, 3).ok());
    EXPECT_EQ(readyInk(state, kAnn), 1);
    expectRefused(payInk(state, kAnn, 2), Reason::NotEnoughInk, "CR 7.5.1");
    EXPECT_EQ(readyInk(state, kAnn), 1);
}

TEST_F(LorcanaZones, R7_5_2_InkEntersFacedownAndReadyEachCardAnEventOfItsOwn)
{
    const CardId watcher = inPlayFor(kAnn, Watch::CardIntoYourInkwell);
    const CardId one = inPlayFor(kAnn);
    const CardId two = make(kAnn, Kind::Item, Zone::Hand);
    state.cards[one].exerted = true;
    const std::vector<CardId> both{one, two};
    ASSERT_TRUE(inkByEffect(state, both).ok());
    for (CardId card : both) {
        EXPECT_FALSE(state.cards[card].faceUp);
        EXPECT_FALSE(state.cards[card].exerted);
    }
    EXPECT_EQ(state.bag.count(kAnn), 2U);
    EXPECT_EQ(state.bag.entries()[0].source, watcher);
}

TEST_F(LorcanaZones, R7_5_3_NoLimitToTheInkwell)
{
    for (CardId card : listed(kAnn, Zone::Deck)) {
        const std::vector<CardId> one{card};
        ASSERT_TRUE(inkByEffect(state, one).ok());
    }
    EXPECT_EQ(countIn(state, kAnn, Zone::Inkwell), 20U);
}

TEST_F(LorcanaZones, R7_5_4_InkwellIsSeenByNobodyCountedWithOpenStatusAndArranged)
{
    const CardId one = make(kAnn, Kind::Character, Zone::Hand);
    const CardId two = make(kAnn, Kind::Character, Zone::Hand);
    ASSERT_TRUE(seenBy(kAnn, one));
    put(one, Zone::Inkwell);
    put(two, Zone::Inkwell);
    EXPECT_TRUE(seenByNobody(one)); // not even by its own player
    EXPECT_TRUE(seesStatus(state, kBen, one));
    EXPECT_TRUE(countVisibleTo(kZoneTable[Zone::Inkwell], kBen, kAnn));
    const std::vector<CardId> swapped{two, one};
    EXPECT_TRUE(rearrange(state, kAnn, kAnn, Zone::Inkwell, swapped).ok());
    EXPECT_EQ(listed(kAnn, Zone::Inkwell), swapped);
    for (CardId card : swapped) {
        EXPECT_FALSE(state.cards[card].faceUp);
        EXPECT_EQ(zoneOf(card), Zone::Inkwell);
    }
    EXPECT_FALSE(rearrange(state, kBen, kAnn, Zone::Inkwell, swapped).ok());
}

TEST_F(LorcanaZones, R7_5_5_AnAdditionalCardIsInkedByTheNormalSteps)
{
    const CardId one = make(kAnn, Kind::Character, Zone::Hand);
    const CardId two = make(kAnn, Kind::Character, Zone::Hand);
    const CardId plain = make(kAnn, Kind::Character, Zone::Hand);
    state.cards[plain].inkwellSymbol = false;
    ASSERT_TRUE(inkCard(state, kAnn, one).ok());
    expectRefused(inkCard(state, kAnn, two), Reason::AlreadyInked, "CR 4.2.3");

    allowAdditionalInk(state);
    expectRefused(inkCard(state, kAnn, plain), Reason::NoInkwellSymbol, "CR 4.2.3.1");
    const core::Result<Moved> inked = inkCard(state, kAnn, two);
    ASSERT_TRUE(inked.ok());
    EXPECT_TRUE(inked.value().revealed);
    EXPECT_EQ(countIn(state, kAnn, Zone::Inkwell), 2U);
    EXPECT_FALSE(inkCard(state, kBen, make(kBen, Kind::Item, Zone::Hand)).ok()); // not their turn
}

TEST_F(LorcanaZones, R7_5_6_EffectsInkFacedownUnrevealedAndWithoutTheSymbol)
{
    const CardId plain = make(kAnn, Kind::Character, Zone::Hand);
    state.cards[plain].inkwellSymbol = false;
    const core::Result<Moved> moved = moveCard(state, plain, {.zone = Zone::Inkwell});
    ASSERT_TRUE(moved.ok());
    EXPECT_FALSE(moved.value().revealed);
    EXPECT_TRUE(seenByNobody(plain));
    EXPECT_FALSE(state.cards[plain].faceUp);

    const CardId fromDeck = topOfDeck(state, kAnn);
    const std::vector<CardId> one{fromDeck};
    ASSERT_TRUE(inkByEffect(state, one).ok());
    EXPECT_TRUE(seenByNobody(fromDeck));
    EXPECT_EQ(state.inksLeft, 1); // the turn's own inking is still there
}

// --- 7.6 Discard -------------------------------------------------------------------------------

TEST_F(LorcanaZones, R7_6_1_CardsThatLeftPlayAreInTheDiscard)
{
    EXPECT_EQ(kZoneTable.discard, core::ZoneKind(Zone::Discard));
    const CardId card = inPlayFor(kBen);
    const std::vector<CardId> one{card};
    ASSERT_TRUE(leavePlayTogether(state, one, static_cast<Zone>(kZoneTable.discard.v)).ok());
    EXPECT_EQ(listed(kBen, Zone::Discard), one);
}

TEST_F(LorcanaZones, R7_6_2_DiscardIsFaceupSeenByAllAndArrangedByItsPlayer)
{
    const CardId one = make(kAnn, Kind::Character, Zone::Inkwell);
    const CardId two = make(kAnn, Kind::Action, Zone::Hand);
    put(one, Zone::Discard);
    put(two, Zone::Discard);
    EXPECT_TRUE(state.cards[one].faceUp);
    EXPECT_TRUE(seenByAll(one));
    EXPECT_TRUE(countVisibleTo(kZoneTable[Zone::Discard], kBen, kAnn));
    const std::vector<CardId> swapped{two, one};
    expectRefused(rearrange(state, kBen, kAnn, Zone::Discard, swapped), Reason::NotYourZone,
                  "CR 7.6.2");
    EXPECT_TRUE(rearrange(state, kAnn, kAnn, Zone::Discard, swapped).ok());
    EXPECT_EQ(listed(kAnn, Zone::Discard), swapped);
}

TEST_F(LorcanaZones, R7_6_3_CardsDiscardedTogetherLieInTheOrderTheirPlayerChooses)
{
    const CardId one = inPlayFor(kAnn);
    const CardId two = inPlayFor(kAnn);
    const CardId three = make(kAnn, Kind::Action, Zone::Hand);
    const std::vector<CardId> order{three, one, two};
    ASSERT_TRUE(discardTogether(state, order).ok());
    EXPECT_EQ(listed(kAnn, Zone::Discard), order);
}

} // namespace
} // namespace playmat::lorcana::places
