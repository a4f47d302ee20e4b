#include "bots_fixture.h"
#include "engine/swu/view/observe.h"
#include "kit/swu/host/cards.h"

#include <algorithm>

/// A game as one seat may know it. That it is the same for all games which the seat cannot tell
/// apart is tested by `playmat-cli simulate --twins`.
namespace playmat::test {
namespace {

using swu::CardId;
using swu::Viewer;
using swu::Zone;

/// The faces of a player's cards in a zone.
std::vector<swu::DefId> faces(const swu::SeatedGame &game, Zone zone, swu::PlayerId player)
{
    std::vector<swu::DefId> out;
    game.state().forEach(zone, player,
                         [&](CardId id) { out.push_back(game.state().cards[id].def); });
    return out;
}

TEST(SeenGame, HasNoFaceThatTheSeatMayNotSee)
{
    for (const swu::PlayerId seat : {swu::PlayerId{0}, swu::PlayerId{1}})
        for (const int answers : {4, 20, 60}) {
            const swu::SeatedGame game = randomGame(3, answers);
            const auto other = static_cast<swu::PlayerId>(1 - seat);
            const swu::SeatedGame seen = swu::seenBy(game, seat);
            for (const Zone zone : {Zone::Hand, Zone::Deck, Zone::Resources})
                for (const swu::DefId face : faces(seen, zone, other))
                    EXPECT_EQ(face, 0);
            EXPECT_EQ(faces(seen, Zone::Hand, seat), faces(game, Zone::Hand, seat));
            std::vector<swu::DefId> deck = faces(game, Zone::Deck, seat);
            std::ranges::sort(deck);
            EXPECT_EQ(faces(seen, Zone::Deck, seat), deck) << "what is left, but not in what order";
            EXPECT_FALSE(seen.state().rng == game.state().rng);
        }
}

TEST(SeenGame, AsksItsSeatTheSame)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        for (int answers = 0; answers < 60; answers += 7) {
            const swu::SeatedGame game = randomGame(seed, answers);
            if (game.over())
                continue;
            const swu::PlayerId seat = game.decision().player;
            const Viewer viewer = Viewer::of(seat);
            const swu::SeatedGame seen = swu::seenBy(game, seat);
            EXPECT_EQ(seen.decisionFor(viewer), game.decisionFor(viewer));
            EXPECT_TRUE(seen.observe(viewer).zones == game.observe(viewer).zones);
        }
}

TEST(SeenGame, IsImaginedWithCardsOfThePool)
{
    const swu::CardDb &db = match::swuCards(library());
    const swu::SeatedGame game = randomGame(5, 30);
    const swu::PlayerId seat = game.decision().player;
    const auto other = static_cast<swu::PlayerId>(1 - seat);
    const std::vector<swu::DefId> pool{db.find("SOR_128"), db.find("SOR_095")};
    core::Rng rng(1);
    swu::SeatedGame world = swu::imagined(swu::seenBy(game, seat), seat, pool, rng);
    for (const Zone zone : {Zone::Hand, Zone::Deck, Zone::Resources}) {
        EXPECT_EQ(faces(world, zone, other).size(), faces(game, zone, other).size());
        for (const swu::DefId face : faces(world, zone, other))
            EXPECT_NE(std::ranges::find(pool, face), pool.end());
    }
    EXPECT_EQ(world.decision().options.size(), game.decision().options.size());
    for (int i = 0; i < 500 && !world.over(); ++i)
        (void)world.apply(bots::randomAnswer(world.decision(), rng, db.names.size()));
    EXPECT_EQ(world.game().suspended(), swu::Capacity::None);
}

} // namespace
} // namespace playmat::test
