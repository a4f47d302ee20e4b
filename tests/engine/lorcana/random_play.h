#pragma once

#include "engine/lorcana/rules/machine.h"
#include "support/lorcana_table.h"

#include <set>

/// Random legal answers, and what must hold after each of them.
namespace playmat::test {

/// Any legal answer.
inline core::Answer randomAnswer(const core::Decision &d, core::Rng &rng)
{
    using core::DecisionKind;
    core::Answer a;
    if (d.kind == DecisionKind::NameCard) {
        a.name = 1;
        return a;
    }
    std::vector<std::uint16_t> ids;
    for (std::uint16_t i = 0; i < d.options.size(); ++i)
        ids.push_back(i);
    rng.shuffle(ids.data(), ids.size());
    const auto upTo = [&](int most) {
        return static_cast<int>(rng.below(static_cast<std::uint32_t>(most) + 1U));
    };
    if (d.kind == DecisionKind::Distribute) {
        int left = d.min + upTo(d.max - d.min);
        for (std::size_t i = 0; i < ids.size() && left > 0; ++i) {
            const int share = i + 1 == ids.size() ? left : upTo(left);
            left -= share;
            (void)a.options.tryPush(ids[i]);
            (void)a.amounts.tryPush(static_cast<std::uint8_t>(share));
        }
        return a;
    }
    int count = d.min + upTo(d.max - d.min);
    if (d.prompt == static_cast<std::uint16_t>(lorcana::Prompt::Singers))
        count = d.max; // always enough
    for (int i = 0; i < count; ++i)
        (void)a.options.tryPush(ids[static_cast<std::size_t>(i)]);
    return a;
}

/// Every card is in exactly one place; a card out of play has nothing of its time in play.
inline void expectPlaces(const lorcana::State &s)
{
    using lorcana::Zone;
    std::set<int> seen;
    for (const Zone zone : {Zone::Deck, Zone::Hand, Zone::Play, Zone::Inkwell, Zone::Discard})
        for (PlayerId player = 0; player < lorcana::kPlayers; ++player) {
            int count = 0;
            s.forEach(zone, player, [&](CardId id) {
                const lorcana::Card &c = s.cards[id];
                ++count;
                EXPECT_TRUE(seen.insert(id).second) << "a card is in two places";
                EXPECT_EQ(c.zone, zone);
                EXPECT_EQ(c.owner, player);
                EXPECT_EQ(c.on, lorcana::kNone);
                s.forUnder(id, [&](CardId under) {
                    EXPECT_TRUE(seen.insert(under).second);
                    EXPECT_EQ(s.cards[under].on, id);
                    EXPECT_EQ(s.cards[under].damage, 0);
                });
                if (zone != Zone::Play) {
                    EXPECT_EQ(c.damage, 0);
                    EXPECT_EQ(c.under, lorcana::kNone);
                    EXPECT_EQ(c.at, lorcana::kNone);
                }
                if (c.at != lorcana::kNone) {
                    EXPECT_EQ(s.cards[c.at].zone, Zone::Play);
                    EXPECT_EQ(s.cards[c.at].owner, player);
                }
            });
            EXPECT_EQ(count, s.count(zone, player));
        }
    EXPECT_EQ(seen.size(), s.cardCount) << "a card is nowhere";
}

/// What is kept of derived values is what deriving gives.
inline void expectDerived(const lorcana::Game &game)
{
    lorcana::State copy = game.state();
    lorcana::Machine(game.db(), copy, nullptr).derive();
    for (std::size_t i = 0; i < copy.cardCount; ++i)
        EXPECT_EQ(copy.cards[i], game.state().cards[i]) << "stale values of card " << i;
    EXPECT_EQ(copy.players, game.state().players);
    EXPECT_EQ(copy.tolls, game.state().tolls);
}

/// Between actions nothing is left of the last one.
inline void expectIdle(const lorcana::Game &game)
{
    const lorcana::State &s = game.state();
    EXPECT_TRUE(s.bag.empty());
    EXPECT_TRUE(s.waitingActions.empty());
    EXPECT_EQ(s.usedContexts(), 0U);
    EXPECT_EQ(s.stack.size(), 1U);
    EXPECT_EQ(s.challenge, lorcana::ChallengeRecord{});
    constexpr std::uint8_t kScratch
        = lorcana::status::Mentioned | lorcana::status::Shown0 | lorcana::status::Shown1;
    for (std::size_t i = 0; i < s.cardCount; ++i)
        EXPECT_EQ(s.cards[i].status & kScratch, 0) << "a mark is left on card " << i;
    for (PlayerId player = 0; player < lorcana::kPlayers; ++player)
        s.forEach(lorcana::Zone::Play, player, [&](CardId id) {
            const lorcana::Kind type = game.db().def(s.cards[id].def).type;
            EXPECT_NE(type, lorcana::Kind::Action) << "an action is still in play";
            if (type == lorcana::Kind::Character || type == lorcana::Kind::Location) {
                EXPECT_LT(s.cards[id].damage, s.cards[id].willpower);
            }
        });
}

/// A question can be answered: as many options as are needed, none of them twice.
inline void expectAnswerable(const core::Decision &d)
{
    if (d.kind == core::DecisionKind::None || d.kind == core::DecisionKind::NameCard)
        return;
    EXPECT_FALSE(d.options.empty());
    EXPECT_LE(d.min, d.max);
    if (d.kind != core::DecisionKind::Distribute) {
        EXPECT_LE(d.min, static_cast<int>(d.options.size()));
    }
    if (d.kind == core::DecisionKind::Action)
        return;
    std::set<int> cards;
    for (const core::Option &o : d.options)
        if (static_cast<lorcana::OptionKind>(o.kind) == lorcana::OptionKind::Card) {
            EXPECT_TRUE(cards.insert(o.card).second) << "a card is offered twice";
        }
}

inline void expectSound(const lorcana::Game &game)
{
    expectPlaces(game.state());
    if (!game.over())
        expectDerived(game);
    expectAnswerable(game.decision());
    if (game.decision().kind == core::DecisionKind::Action)
        expectIdle(game);
}

} // namespace playmat::test
