// One test for each statement of the Core Rules 107, numbered as in their first edition.
#include "engine/riftbound/zone_fixture.h"

namespace playmat::riftbound {
namespace {

// --- 107 Zones off the board -------------------------------------------------------------------

TEST_F(RiftboundZones, R107_1_KilledDiscardedAndSpentCardsGoToTheTrash)
{
    const CardId killed = unitAt(0);
    const CardId discarded = make(kAnn, Kind::Gear, Zone::Hand);
    const CardId spent = make(kAnn, Kind::Spell, Zone::Hand);
    ASSERT_TRUE(putIntoTrash(state, killed).ok());
    ASSERT_TRUE(putIntoTrash(state, discarded).ok());
    ASSERT_TRUE(play(state, kAnn, spent).ok());
    ASSERT_TRUE(resolveChain(state, {}).ok());
    EXPECT_EQ(listed(kAnn, Zone::Trash), (std::vector{killed, discarded, spent}));
}

TEST_F(RiftboundZones, R107_1_OneTrashForEachPlayer)
{
    EXPECT_EQ(zoneCount(kZoneTable[Zone::Trash], 2, 3), 2U);
    unitIn(Zone::Trash, kAnn);
    EXPECT_EQ(listed(kAnn, Zone::Trash).size(), 1U);
    EXPECT_TRUE(listed(kBen, Zone::Trash).empty());
}

TEST_F(RiftboundZones, R107_1_TrashIsUnorderedAndReorganised)
{
    const CardId one = unitIn(Zone::Trash);
    const CardId two = unitIn(Zone::Trash);
    const std::vector swapped{two, one};
    EXPECT_TRUE(rearrange(state, kAnn, kAnn, Zone::Trash, swapped).ok());
    EXPECT_EQ(listed(kAnn, Zone::Trash), swapped);
    EXPECT_FALSE(rearrange(state, kBen, kAnn, Zone::Trash, swapped).ok());
}

TEST_F(RiftboundZones, R107_1_f_TrashIsPublic)
{
    const CardId card = unitIn(Zone::Trash);
    EXPECT_TRUE(seenByAll(card));
    const core::Result<CardList> looked = lookThrough(state, kBen, kAnn, Zone::Trash, false);
    ASSERT_TRUE(looked.ok());
    EXPECT_EQ(looked.value().size(), 1U);
}

TEST_F(RiftboundZones, R107_1_CardsGoToTheirOwnersTrashWhoeverControlsThem)
{
    const CardId card = unitAt(0, kBen);
    state.cards[card].controller = kAnn;
    ASSERT_TRUE(putIntoTrash(state, card).ok());
    EXPECT_EQ(listed(kBen, Zone::Trash), std::vector<CardId>{card});
    EXPECT_EQ(state.cards[card].controller, kBen);
    const CardId other = unitAt(0, kBen);
    expectRefused(other, {.zone = Zone::Trash, .player = kAnn}, Reason::NotOwned, "CR 107.1");
}

TEST_F(RiftboundZones, R107_2_ChampionZoneHoldsTheChosenChampionAtTheStart)
{
    EXPECT_EQ(zoneCount(kZoneTable[Zone::Champion], 2, 3), 2U);
    const CardId champion = unitIn(Zone::Champion);
    EXPECT_EQ(listed(kAnn, Zone::Champion), std::vector<CardId>{champion});
    EXPECT_TRUE(seenByAll(champion));
}

TEST_F(RiftboundZones, R107_2_TheChampionIsPlayedFromThere)
{
    const CardId champion = unitIn(Zone::Champion);
    ASSERT_TRUE(play(state, kAnn, champion).ok());
    ASSERT_TRUE(resolveChain(state, {.zone = Zone::Base}).ok());
    EXPECT_EQ(zoneOf(champion), Zone::Base);
    EXPECT_FALSE(play(state, kAnn, unitIn(Zone::Trash)).ok()); // not so from other zones
}

TEST_F(RiftboundZones, R107_2_TheChampionDoesNotReturnThere)
{
    const CardId champion = unitIn(Zone::Champion);
    put(champion, {.zone = Zone::Base});
    expectRefused(champion, {.zone = Zone::Champion}, Reason::CannotEnter, "CR 107.2");
}

TEST_F(RiftboundZones, R107_3_MainDeckHoldsTheMainDeck)
{
    const CardId bottom = unitIn(Zone::MainDeck);
    const CardId top = make(kAnn, Kind::Spell, Zone::MainDeck);
    EXPECT_EQ(draw(state, kAnn).value(), top);
    EXPECT_EQ(draw(state, kAnn).value(), bottom);
    EXPECT_FALSE(draw(state, kAnn).ok());
    const CardId rune = make(kAnn, Kind::Rune, Zone::RuneDeck);
    expectRefused(rune, {.zone = Zone::MainDeck}, Reason::WrongKind, "CR 107.3");
}

TEST_F(RiftboundZones, R107_3_MainDeckOrderIsSecretAlsoToItsOwner)
{
    std::vector<CardId> cards;
    for (int i = 0; i < 10; ++i)
        cards.push_back(unitIn(Zone::MainDeck));
    ASSERT_TRUE(lookThrough(state, kAnn, kAnn, Zone::MainDeck, true).ok());
    core::Rng rng(7);
    shuffleZone(state, kAnn, Zone::MainDeck, rng);
    EXPECT_NE(listed(kAnn, Zone::MainDeck), cards);
    for (CardId card : cards)
        EXPECT_TRUE(seenByNobody(card));
    EXPECT_FALSE(rearrange(state, kAnn, kAnn, Zone::MainDeck, cards).ok());
}

TEST_F(RiftboundZones, R107_3_MainDeckIsLookedThroughOnlyWhenInstructed)
{
    const CardId card = unitIn(Zone::MainDeck);
    EXPECT_FALSE(lookThrough(state, kAnn, kAnn, Zone::MainDeck, false).ok());
    EXPECT_FALSE(seenBy(kAnn, card));
    ASSERT_TRUE(lookThrough(state, kAnn, kAnn, Zone::MainDeck, true).ok());
    EXPECT_TRUE(seenBy(kAnn, card));
    EXPECT_FALSE(seenBy(kBen, card));
}

TEST_F(RiftboundZones, R107_4_RuneDeckHoldsTheRuneDeck)
{
    const CardId bottom = make(kAnn, Kind::Rune, Zone::RuneDeck);
    const CardId top = make(kAnn, Kind::Rune, Zone::RuneDeck);
    EXPECT_EQ(channel(state, kAnn).value(), top);
    EXPECT_EQ(channel(state, kAnn).value(), bottom);
    expectRefused(unitIn(Zone::Hand), {.zone = Zone::RuneDeck}, Reason::WrongKind, "CR 107.4");
}

TEST_F(RiftboundZones, R107_4_RuneDeckOrderIsSecretAlsoToItsOwner)
{
    std::vector<CardId> runes;
    for (int i = 0; i < 12; ++i)
        runes.push_back(make(kAnn, Kind::Rune, Zone::RuneDeck));
    core::Rng rng(7);
    shuffleZone(state, kAnn, Zone::RuneDeck, rng);
    EXPECT_NE(listed(kAnn, Zone::RuneDeck), runes);
    for (CardId rune : runes)
        EXPECT_TRUE(seenByNobody(rune));
    EXPECT_FALSE(rearrange(state, kAnn, kAnn, Zone::RuneDeck, runes).ok());
}

TEST_F(RiftboundZones, R107_4_RuneDeckIsLookedThroughOnlyWhenInstructed)
{
    const CardId rune = make(kAnn, Kind::Rune, Zone::RuneDeck);
    EXPECT_FALSE(lookThrough(state, kAnn, kAnn, Zone::RuneDeck, false).ok());
    EXPECT_FALSE(seenBy(kAnn, rune));
    EXPECT_TRUE(lookThrough(state, kAnn, kAnn, Zone::RuneDeck, true).ok());
    EXPECT_TRUE(seenBy(kAnn, rune));
}

TEST_F(RiftboundZones, R107_5_BanishedCardsAreOutOfReach)
{
    const CardId source = unitIn(Zone::Base);
    const CardId card = unitAt(1, kBen);
    ASSERT_TRUE(banish(state, card, source).ok());
    EXPECT_EQ(zoneOf(card), Zone::Banishment);
    EXPECT_FALSE(play(state, kBen, card).ok());
    EXPECT_FALSE(choose(card, false).ok());
}

TEST_F(RiftboundZones, R107_5_OneBanishmentForEachPlayer)
{
    EXPECT_EQ(zoneCount(kZoneTable[Zone::Banishment], 2, 3), 2U);
    unitIn(Zone::Banishment, kAnn);
    EXPECT_EQ(listed(kAnn, Zone::Banishment).size(), 1U);
    EXPECT_TRUE(listed(kBen, Zone::Banishment).empty());
}

TEST_F(RiftboundZones, R107_5_BanishmentIsUnordered)
{
    const CardId one = unitIn(Zone::Banishment);
    const CardId two = unitIn(Zone::Banishment);
    const std::vector swapped{two, one};
    EXPECT_TRUE(rearrange(state, kAnn, kAnn, Zone::Banishment, swapped).ok());
    EXPECT_EQ(listed(kAnn, Zone::Banishment), swapped);
}

TEST_F(RiftboundZones, R107_5_BanishmentIsPublic)
{
    EXPECT_TRUE(seenByAll(unitIn(Zone::Banishment)));
}

TEST_F(RiftboundZones, R107_5_CardsGoToTheirOwnersBanishment)
{
    const CardId source = unitIn(Zone::Base);
    const CardId card = unitAt(0, kBen);
    state.cards[card].controller = kAnn;
    ASSERT_TRUE(banish(state, card, source).ok());
    EXPECT_EQ(listed(kBen, Zone::Banishment), std::vector<CardId>{card});
    expectRefused(unitIn(Zone::Base, kBen), {.zone = Zone::Banishment, .player = kAnn},
                  Reason::NotOwned, "CR 107.5");
}

TEST_F(RiftboundZones, R107_5_EffectsReferToTheCardsThatTheyBanished)
{
    const CardId source = unitIn(Zone::Base);
    const CardId other = unitIn(Zone::Base);
    const CardId mine = unitAt(0, kBen);
    const CardId theirs = unitAt(0, kBen);
    ASSERT_TRUE(banish(state, mine, source).ok());
    ASSERT_TRUE(banish(state, theirs, other).ok());
    const CardList found = banishedBy(state, state.cards[source].serial);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0], mine);
    put(mine, {.zone = Zone::Hand}); // once it is elsewhere it is no longer found
    EXPECT_TRUE(banishedBy(state, state.cards[source].serial).empty());
    put(mine, {.zone = Zone::Banishment}); // nor when something else put it back
    EXPECT_TRUE(banishedBy(state, state.cards[source].serial).empty());
}

TEST_F(RiftboundZones, R107_5_ReferringToBanishedCardsNeitherChoosesNorAttaches)
{
    const CardId source = unitIn(Zone::Base);
    const CardId card = unitAt(0, kBen);
    ASSERT_TRUE(banish(state, card, source).ok());
    ASSERT_FALSE(banishedBy(state, state.cards[source].serial).empty());
    EXPECT_TRUE(chosen.empty());
    EXPECT_EQ(state.cards[card].on, kNone);
    ASSERT_TRUE(choose(source, false).ok()); // unlike a refusal, choosing changes the state
    EXPECT_EQ(chosen.size(), 1U);
}

TEST_F(RiftboundZones, R107_6_DrawnCardsGoToTheHand)
{
    const CardId card = unitIn(Zone::MainDeck);
    ASSERT_TRUE(draw(state, kAnn).ok());
    EXPECT_EQ(listed(kAnn, Zone::Hand), std::vector<CardId>{card});
    EXPECT_TRUE(play(state, kAnn, card).ok());
}

TEST_F(RiftboundZones, R107_6_HandContentsArePrivate)
{
    const CardId card = unitIn(Zone::Hand);
    EXPECT_TRUE(seenBy(kAnn, card));
    EXPECT_FALSE(seenBy(kBen, card));
    EXPECT_FALSE(lookThrough(state, kBen, kAnn, Zone::Hand, false).ok());
}

TEST_F(RiftboundZones, R107_6_HandCountIsPublic)
{
    EXPECT_TRUE(countVisibleTo(kZoneTable[Zone::Hand], kBen, kAnn));
}

TEST_F(RiftboundZones, R107_6_HandCardsAreChosenByEffectsThatNameTheHand)
{
    const CardId card = unitIn(Zone::Hand);
    EXPECT_FALSE(choose(card, false).ok());
    EXPECT_TRUE(choose(card, true).ok());
}

} // namespace
} // namespace playmat::riftbound
