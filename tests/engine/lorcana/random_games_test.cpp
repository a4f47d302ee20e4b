#include "support/lorcana_table.h"

#include <set>

/// Games of random answers with random decks of every card: they end, nothing that must always hold
/// is ever broken, and the same seed gives the same game.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::Answer;
using core::Decision;
using core::DecisionKind;

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

/// Any legal answer; what ends the turn is chosen less often, so that things happen.
Answer randomAnswer(const Decision &d, core::Rng &rng)
{
    Answer a;
    if (d.kind == DecisionKind::NameCard) {
        a.name = 1;
        return a;
    }
    std::vector<std::uint16_t> ids;
    for (std::uint16_t i = 0; i < d.options.size(); ++i)
        ids.push_back(i);
    rng.shuffle(ids.data(), ids.size());
    const int range = d.max - d.min + 1;
    int count = d.min + static_cast<int>(rng.below(static_cast<std::uint32_t>(range)));
    if (d.prompt == static_cast<std::uint16_t>(Prompt::Singers))
        count = d.max; // always enough
    for (int i = 0; i < count; ++i)
        (void)a.options.tryPush(ids[static_cast<std::size_t>(i)]);
    return a;
}

/// Every card is in exactly one place, and what is derived is what deriving gives.
void expectSound(const Game &game)
{
    const State &s = game.state();
    std::set<int> seen;
    for (const Zone zone : {Zone::Deck, Zone::Hand, Zone::Play, Zone::Inkwell, Zone::Discard})
        for (PlayerId player = 0; player < kPlayers; ++player) {
            int count = 0;
            s.forEach(zone, player, [&](CardId id) {
                ++count;
                EXPECT_TRUE(seen.insert(id).second) << "a card is in two places";
                EXPECT_EQ(s.cards[id].zone, zone);
                EXPECT_EQ(s.cards[id].owner, player);
                EXPECT_EQ(s.cards[id].on, kNone);
                s.forUnder(id, [&](CardId under) {
                    EXPECT_TRUE(seen.insert(under).second);
                    EXPECT_EQ(s.cards[under].on, id);
                });
                if (zone != Zone::Play) {
                    EXPECT_EQ(s.cards[id].damage, 0);
                    EXPECT_EQ(s.cards[id].under, kNone);
                }
            });
            EXPECT_EQ(count, s.count(zone, player));
        }
    EXPECT_EQ(seen.size(), s.cardCount) << "a card is nowhere";
    if (game.decision().kind == DecisionKind::Action) {
        EXPECT_TRUE(s.bag.empty());
        EXPECT_EQ(s.usedContexts(), 0U);
        EXPECT_EQ(s.stack.size(), 1U);
        for (PlayerId player = 0; player < kPlayers; ++player)
            s.forEach(Zone::Play, player, [&](CardId id) {
                const Kind type = game.db().def(s.cards[id].def).type;
                EXPECT_NE(type, Kind::Action) << "an action is still in play";
                if (type == Kind::Character) {
                    EXPECT_LT(s.cards[id].damage, s.cards[id].willpower);
                }
            });
    }
}

struct Played
{
    std::uint64_t hash = 0;
    int decisions = 0;
    EndReason end = EndReason::None;
};

Played playGame(std::uint64_t seed, bool check, bool askAll, Marks *marks)
{
    core::Rng rng(seed);
    const std::array<std::vector<DefId>, 2> decks{randomDeck(rng), randomDeck(rng)};
    Game game = Game::start(lorcanaCards(), seed, decks, askAll).value();
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
        const Played game = playGame(seed, true, seed % 3 == 0, &marks);
        EXPECT_NE(game.end, EndReason::None);
        EXPECT_NE(game.end, EndReason::Suspended);
    }
    EXPECT_LE(marks.highest[static_cast<std::size_t>(Capacity::Bag)], kMaxBag / 2);
    EXPECT_LE(marks.highest[static_cast<std::size_t>(Capacity::Effects)], kMaxEffects / 2);
}

TEST(LorcanaGames, TheSameSeedGivesTheSameGame)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Played one = playGame(seed, true, false, nullptr);
        const Played two = playGame(seed, false, false, nullptr);
        EXPECT_EQ(one.hash, two.hash) << "seed " << seed;
        EXPECT_EQ(one.decisions, two.decisions);
    }
}

} // namespace
} // namespace playmat::test
