#pragma once

#include "engine/riftbound/zone_words.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

namespace playmat::riftbound {

inline constexpr PlayerId kAnn = 0;
inline constexpr PlayerId kBen = 1;

/// A table of two players and two battlefields, the first Ann's and the second Ben's. Whatever the
/// rules refuse in these words fails the test.
class RiftboundZones : public testing::Test
{
protected:
    RiftboundZones()
    {
        addBattlefield(state, kAnn);
        addBattlefield(state, kBen);
    }

    CardId make(PlayerId owner, Kind kind, Zone zone)
    {
        const core::Result<CardId> card = addCard(state, owner, kind, zone);
        EXPECT_TRUE(card.ok());
        return card.value();
    }
    CardId unitIn(Zone zone, PlayerId owner = kAnn) { return make(owner, Kind::Unit, zone); }
    CardId unitAt(std::uint8_t place, PlayerId owner = kAnn)
    {
        const CardId card = unitIn(Zone::Base, owner);
        put(card, {.zone = Zone::Battlefield, .place = place});
        return card;
    }
    CardId hidden(PlayerId player, std::uint8_t place)
    {
        const CardId card = make(player, Kind::Spell, Zone::Hand);
        EXPECT_TRUE(hide(state, player, card, place).ok());
        return card;
    }
    void put(CardId card, const Destination &to)
    {
        const core::Result<void> moved = moveCard(state, card, to);
        EXPECT_TRUE(moved.ok()) << moved.refusal().rule;
    }
    void grant(CardId id)
    {
        Effect e;
        e.kind = EffectKind::Keyword;
        e.target = id;
        e.targetSerial = state.cards[id].serial;
        e.until = kForGood;
        e.word = static_cast<std::uint8_t>(Kw::Tank);
        e.value = 1;
        machineOn(state).addEffect(e);
    }
    bool granted(CardId id)
    {
        machineOn(state).derive();
        return state.cards[id].has(Kw::Tank);
    }
    void wound(CardId id)
    {
        state.cards[id].damage = 2;
        state.cards[id].set(status::Buffed);
        grant(id);
    }
    bool pristine(CardId id)
    {
        return state.cards[id].damage == 0 && !state.cards[id].is(status::Buffed) && !granted(id);
    }
    Zone zoneOf(CardId card) const { return state.cards[card].zone; }
    bool seenBy(PlayerId viewer, CardId card) const { return sees(state, viewer, card); }
    bool seenByAll(CardId card) const { return seenBy(kAnn, card) && seenBy(kBen, card); }
    bool seenByNobody(CardId card) const { return !seenBy(kAnn, card) && !seenBy(kBen, card); }
    std::vector<CardId> listed(PlayerId player, Zone zone) const
    {
        return cardsOf(state, player, zone);
    }
    /// Puts the card where it is refused, and checks that nothing happened.
    void expectRefused(CardId card, const Destination &to, Reason reason, std::string_view rule)
    {
        const State before = state;
        const core::Result<void> moved = moveCard(state, card, to);
        ASSERT_FALSE(moved.ok());
        EXPECT_EQ(moved.refusal().code, static_cast<std::uint16_t>(reason));
        EXPECT_EQ(std::string_view(moved.refusal().rule), rule);
        EXPECT_EQ(state, before);
    }

    /// A row of the summary table, looked up for a card of Ann's that is in the zone.
    enum class Privacy { Public, Private, Secret };
    void expectRow(CardId card, bool location, Privacy privacy, bool board)
    {
        EXPECT_EQ(locationOf(state, card).exists(), location);
        EXPECT_EQ(onBoard(state, card), board);
        EXPECT_EQ(seenBy(kBen, card), privacy == Privacy::Public);
        EXPECT_EQ(seenBy(kAnn, card), privacy != Privacy::Secret);
    }

    /// An effect chooses the card; `namesZone`: the effect's text names the card's zone (107.6).
    core::Result<void> choose(CardId card, bool namesZone)
    {
        const core::ZoneSpec &spec = kZoneTable[state.cards[card].zone];
        if (!core::mayAffect(spec, namesZone))
            return refuse(Reason::NotReached, spec.rules.zone, card);
        chosen.push_back(card);
        return {};
    }

    State state;
    std::vector<CardId> chosen;
};

} // namespace playmat::riftbound
