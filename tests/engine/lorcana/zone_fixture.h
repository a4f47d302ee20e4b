#pragma once

#include "engine/lorcana/places/moves.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>
#include <vector>

namespace playmat::lorcana::places {

inline constexpr PlayerId kAnn = 0;
inline constexpr PlayerId kBen = 1;
inline constexpr PlayerId kCleo = 2;

/// A table of two players with twenty characters each in their decks, and short words for what the
/// tests do with them. Whatever the rules refuse here fails the test.
class LorcanaZones : public testing::Test
{
protected:
    LorcanaZones()
    {
        for (PlayerId player : {kAnn, kBen})
            for (int i = 0; i < 20; ++i)
                make(player, Kind::Character, Zone::Deck);
    }

    CardId make(PlayerId owner, Kind kind, Zone zone, Watch watch = Watch::None)
    {
        const core::Result<CardId> card = addCard(state, owner, kind, true, watch);
        if (zone != Zone::Deck)
            put(card.value(), zone);
        return card.value();
    }
    CardId inPlayFor(PlayerId owner, Watch watch = Watch::None)
    {
        return make(owner, Kind::Character, Zone::Play, watch);
    }
    Moved put(CardId card, Zone zone)
    {
        const core::Result<Moved> moved = moveCard(state, card, {.zone = zone});
        EXPECT_TRUE(moved.ok()) << moved.refusal().rule;
        return moved.value();
    }
    void putUnder(CardId card, CardId top, bool faceDown)
    {
        const Destination to{.zone = Zone::Play, .faceDown = faceDown, .under = top};
        EXPECT_TRUE(moveCard(state, card, to).ok());
    }
    Zone zoneOf(CardId card) const { return state.cards[card].zone; }
    bool seenBy(PlayerId viewer, CardId card) const { return sees(state, viewer, card); }
    bool seenByAll(CardId card) const { return seenBy(kAnn, card) && seenBy(kBen, card); }
    bool seenByNobody(CardId card) const { return !seenBy(kAnn, card) && !seenBy(kBen, card); }
    std::vector<CardId> listed(PlayerId player, Zone zone) const
    {
        const CardList cards = cardsIn(state, player, zone);
        return {cards.begin(), cards.end()};
    }
    /// The entries of the player in the bag, oldest first.
    std::vector<std::uint16_t> entriesOf(PlayerId player) const
    {
        std::vector<std::uint16_t> ids;
        for (const BagEntry &entry : state.bag.entries())
            if (entry.player == player)
                ids.push_back(entry.id);
        return ids;
    }
    std::uint16_t addTrigger(PlayerId player)
    {
        return state.bag.add(Kind::TriggeredAbility, player, kNone).value();
    }
    /// The player begins to resolve their oldest entry.
    void begin(PlayerId player)
    {
        ASSERT_FALSE(entriesOf(player).empty());
        const auto chosen = chooseTrigger(state, player, entriesOf(player).front());
        EXPECT_TRUE(chosen.ok());
    }
    void end()
    {
        state.bag.effectResolved();
        state.bag.stateChecked();
    }
    PlayerId chooser() const { return nextStep(state).player; }

    template <class T>
    static void expectRefused(const core::Result<T> &result, Reason reason, std::string_view rule)
    {
        ASSERT_FALSE(result.ok());
        EXPECT_EQ(result.refusal().code, static_cast<std::uint16_t>(reason));
        EXPECT_EQ(std::string_view(result.refusal().rule), rule);
    }

    ZoneState state;
};

} // namespace playmat::lorcana::places
