#include "sensible.h"

#include <algorithm>

/// The questions that are put to everybody in every game.
namespace playmat::test {
namespace {

using swu::OptionKind;
using swu::SeatedGame;
using swu::Zone;

/// How many of that card there are.
int countOf(const SeatedGame &game, Zone zone, PlayerId player, const std::string &id)
{
    int count = 0;
    game.state().forEach(zone, player, [&](CardId c) {
        count += game.db().def(game.state().cards[c].def).id == id ? 1 : 0;
    });
    return count;
}

/// `me` is asked about its opening hand, which has so many cards that cost at most 3.
SeatedGame openingHand(const Seats &s, int cheap)
{
    // No two of them fight over an aspect: Luke and the Administrator's Tower provide all.
    std::vector<std::string> deck;
    for (int i = 0; i < 3; ++i)
        for (const char *id : {"SOR_236", "SOR_061", "SOR_237", "SOR_063", "SOR_045", "SOR_046",
                               "SOR_051", "SOR_052", "SHD_250", "SHD_048"})
            deck.emplace_back(id);
    for (std::uint64_t seed = 1;; ++seed) {
        swu::Position position;
        position.seed = seed;
        position.phase = swu::Phase::Setup;
        for (PlayerId player = 0; player < swu::kPlayers; ++player) {
            swu::PositionSide &side = position.players[player];
            side.leader.card = cards().find(player == s.me ? "SOR_005" : "SOR_010");
            side.base.card = cards().find(player == s.me ? "SOR_029" : "SOR_023");
            for (const std::string &id : deck)
                side.deck.push_back(cards().find(id));
        }
        SeatedGame game = swu::seated(cards(), position).value();
        const PlayerId first = game.decision().player;
        EXPECT_TRUE(game.apply(core::Answer::one(s.me)).ok()) << int{first};
        int found = 0;
        int dear = 0;
        game.state().forEach(Zone::Hand, s.me, [&](CardId c) {
            const int cost = cards().hot[game.state().cards[c].def].cost;
            found += cost <= 3 ? 1 : 0;
            dear += cost >= 6 ? 1 : 0;
        });
        if (found == cheap && dear == 6 - cheap)
            return game;
    }
}

bool handWasExchanged(const SeatedGame &before, const SeatedGame &after, PlayerId me)
{
    std::vector<CardId> was;
    std::vector<CardId> is;
    before.state().forEach(Zone::Hand, me, [&](CardId c) { was.push_back(c); });
    after.state().forEach(Zone::Hand, me, [&](CardId c) { is.push_back(c); });
    std::ranges::sort(was);
    std::ranges::sort(is);
    return was != is;
}

TEST(Sensible, ExchangesAHandThatNobodyWouldKeep)
{
    fromBothSeats([](Table &, const Seats &s) {
        const SeatedGame game = openingHand(s, 0);
        ASSERT_EQ(game.decision().kind, core::DecisionKind::Mulligan);
        ASSERT_EQ(game.decision().player, s.me);
        expectSensible(game, [&](const SeatedGame &g) { return handWasExchanged(game, g, s.me); });
    });
}

TEST(Sensible, KeepsAHandThatCanBePlayed)
{
    fromBothSeats([](Table &, const Seats &s) {
        const SeatedGame game = openingHand(s, 5);
        expectSensible(game, [&](const SeatedGame &g) { return !handWasExchanged(game, g, s.me); });
    });
}

/// A long search puts down what it believes to need least later on, and is right more often.
TEST(Sensible, PutsTheDearestCardsDownFirst)
{
    fromBothSeats([](Table &, const Seats &s) {
        SeatedGame game = openingHand(s, 4);
        for (int i = 0; i < 2; ++i)
            game = afterOption(game, OptionKind::Keep);
        ASSERT_EQ(game.decision().kind, core::DecisionKind::Resource);
        ASSERT_EQ(game.decision().player, s.me);
        expectSensible(
            game,
            [&](const SeatedGame &g) {
                int dear = 0;
                g.state().forEach(Zone::Resources, s.me, [&](CardId c) {
                    dear += cards().hot[g.state().cards[c].def].cost >= 6 ? 1 : 0;
                });
                return dear == 2;
            },
            kPlanning);
    });
}

/// The Walker is about to decide the game; Vanquish is the only card that rids the table of it.
TEST(Sensible, DoesNotPutItsOnlyAnswerDown)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).resources(s.you, 6).leaderExhausted(s.me).leaderExhausted(s.you);
        t.hand(s.me, {"SOR_078", "SOR_059", "SOR_073"}).baseDamage(s.me, 14);
        t.ground(s.you, {Unit("SOR_232")}).ground(s.me, {Unit("SOR_237")});
        t.phase(swu::Phase::Regroup).start();
        ASSERT_EQ(t.decision().kind, core::DecisionKind::Resource);
        SeatedGame game = t.seated();
        if (game.decision().player != s.me) {
            ASSERT_TRUE(game.apply({}).ok());
        }
        ASSERT_EQ(game.decision().player, s.me);
        expectSensible(
            game,
            [&](const SeatedGame &g) {
                return g.state().cards[t.id("SOR_078")].zone == Zone::Hand;
            },
            kFarSeeing);
    });
}

/// Few resources, and one card far too dear for them.
TEST(Sensible, PutsDownWhatItCannotPlaySoon)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 3).resources(s.you, 3);
        t.hand(s.me, {"SOR_052", "SOR_048", "SOR_046", "SOR_063"});
        t.ground(s.you, {Unit("SOR_128")}).ground(s.me, {Unit("SOR_061")});
        t.phase(swu::Phase::Regroup).start();
        expectSensible(
            t.seated(),
            [&](const SeatedGame &g) { return countOf(g, Zone::Resources, s.me, "SOR_052") == 1; },
            kPlanning);
        expectSensible(t.seated(), [&](const SeatedGame &g) {
            return g.state().list(Zone::Resources, s.me).count == 4;
        });
    });
}

TEST(Sensible, DeploysItsLeaderWhenItCan)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 6).resources(s.you, 5).hand(s.me, {"SOR_059"});
        t.ground(s.you, {Unit("SOR_128")}).ground(s.me, {Unit("SOR_061").exhausted()}).start();
        ASSERT_TRUE(t.canDeploy(s.me));
        expectSensible(t.seated(), [&](const SeatedGame &g) {
            const swu::Card &leader = g.state().cards[g.state().leaders[s.me]];
            return (leader.status & swu::status::Deployed) != 0;
        });
    });
}

/// There is a leader to deploy and the initiative to take, but a base with 2 left.
TEST(Sensible, WinsBeforeItDoesAnythingElse)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 6).resources(s.you, 5).hand(s.me, {"SOR_046"});
        t.baseDamage(s.you, 28).baseDamage(s.me, 25);
        t.ground(s.you, {Unit("SOR_232")}).ground(s.me, {Unit("SOR_061")}).start();
        expectSensible(t.seated(), [&](const SeatedGame &g) {
            return g.game().result() && g.game().result()->winner == s.me;
        });
    });
}

TEST(Sensible, TakesTheInitiativeWhenNothingElseIsWorthDoing)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 0, 4).resources(s.you, 4).leaderExhausted(s.me);
        t.hand(s.me, {"SOR_063"}).initiative(s.you);
        t.ground(s.me, {Unit("SOR_046").exhausted()}).ground(s.you, {Unit("SOR_095")});
        t.start();
        expectSensible(t.seated(), [&](const SeatedGame &g) {
            return g.state().initiativeTaken && g.state().initiative == s.me;
        });
    });
}

/// Whoever takes it does nothing more in this phase, and there are three ready units.
TEST(Sensible, LeavesTheInitiativeWhileItHasMuchToDo)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 4).resources(s.you, 0, 4).leaderExhausted(s.me);
        t.hand(s.me, {"SOR_046"}).initiative(s.you);
        t.ground(s.me, {"SOR_046", "SOR_063"}).space(s.me, {"SOR_237"});
        t.ground(s.you, {Unit("SOR_128").exhausted()}).start();
        expectSensible(t.seated(), [&](const SeatedGame &g) { return !g.state().initiativeTaken; });
    });
}

} // namespace
} // namespace playmat::test
