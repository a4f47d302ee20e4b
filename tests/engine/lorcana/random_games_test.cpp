#include "engine/lorcana/random_play.h"

/// Games of random answers with random decks of every card: they end, nothing that must always hold
/// is ever broken, and the same seed gives the same game.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::Answer;

std::vector<DefId> randomDeck(core::Rng &rng)
{
    std::vector<DefId> pool;
    for (std::size_t i = 1; i < lorcanaCards().defs.size(); ++i)
        if (lorcanaCards().defs[i].playable && !lorcanaCards().defs[i].madeUp)
            pool.push_back(static_cast<DefId>(i));
    std::vector<DefId> deck;
    while (deck.size() < 60)
        deck.push_back(pool[rng.below(static_cast<std::uint32_t>(pool.size()))]);
    return deck;
}

struct Played
{
    std::uint64_t hash = 0;
    int decisions = 0;
    EndReason end = EndReason::None;
};

Played playGame(std::uint64_t seed, bool check, core::Questions questions, Marks *marks)
{
    core::Rng rng(seed);
    const std::array<std::vector<DefId>, 2> decks{randomDeck(rng), randomDeck(rng)};
    Game game = Game::start(lorcanaCards(), seed, decks, questions).value();
    game.recordEvents(check);
    game.watch(marks);
    Played out;
    while (!game.over() && out.decisions < 6000) {
        const Answer answer = randomAnswer(game.decision(), rng);
        if (check) {
            const core::Result<void> done = game.apply(answer);
            EXPECT_TRUE(done.ok()) << reasonName(static_cast<Reason>(done.refusal().code));
            expectSound(game);
            if (!done.ok() || ::testing::Test::HasFailure())
                break;
        } else {
            game.play(answer);
        }
        ++out.decisions;
    }
    out.hash = game.hash();
    out.end = game.state().end;
    return out;
}

TEST(LorcanaGames, RandomGamesEndSoundly)
{
    Marks marks;
    for (std::uint64_t seed = 1; seed <= 150 && !HasFailure(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const Played game = playGame(seed, true, static_cast<core::Questions>(seed % 3), &marks);
        EXPECT_NE(game.end, EndReason::None);
        EXPECT_NE(game.end, EndReason::Suspended);
    }
    EXPECT_LE(marks.highest[static_cast<std::size_t>(Capacity::Bag)], kMaxBag / 2);
    EXPECT_LE(marks.highest[static_cast<std::size_t>(Capacity::Effects)], kMaxEffects / 2);
}

TEST(LorcanaGames, TheSameSeedGivesTheSameGame)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Played one = playGame(seed, true, core::Questions::Needed, nullptr);
        const Played two = playGame(seed, false, core::Questions::Needed, nullptr);
        EXPECT_EQ(one.hash, two.hash) << "seed " << seed;
        EXPECT_EQ(one.decisions, two.decisions);
    }
}

} // namespace
} // namespace playmat::test
