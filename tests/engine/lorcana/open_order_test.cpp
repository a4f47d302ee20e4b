#include "engine/lorcana/random_play.h"
#include "engine/lorcana/seated_game.h"
#include "support/trials.h"

#include <numeric>

/// What happens to several cards at once goes through them in an order that everybody can see. An
/// order of ids would tell which of two equal cards came back out of a hand.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;

/// The same game at its beginning, with other ids for its cards.
State withOtherIds(const State &in, core::Rng &rng)
{
    std::vector<CardId> to(in.cardCount);
    std::iota(to.begin(), to.end(), CardId{0});
    rng.shuffle(to.data(), to.size());
    const auto other = [&](CardId id) { return id == kNone ? CardId{kNone} : to[id]; };
    State out = in;
    for (CardId id = 0; id < in.cardCount; ++id) {
        Card &card = out.cards[to[id]] = in.cards[id];
        card.next = other(card.next);
        card.prev = other(card.prev);
    }
    for (ZoneList &list : out.lists) {
        list.head = other(list.head);
        list.tail = other(list.tail);
    }
    return out;
}

std::vector<DefId> deckOf(core::Rng &rng)
{
    std::vector<DefId> pool;
    for (std::size_t i = 1; i < lorcanaCards().defs.size(); ++i)
        if (lorcanaCards().defs[i].playable && !lorcanaCards().defs[i].madeUp)
            pool.push_back(static_cast<DefId>(i));
    std::vector<DefId> deck;
    while (deck.size() < 60) // four of each: copies are what ids would tell apart
        deck.insert(deck.end(), 4, pool[rng.below(static_cast<std::uint32_t>(pool.size()))]);
    return deck;
}

/// Everything that somebody is told, in their own names.
void expectEqual(const SeatedGame &one, const SeatedGame &two, int answers)
{
    for (const PlayerId player : {PlayerId{0}, PlayerId{1}}) {
        SCOPED_TRACE("answer " + std::to_string(answers) + ", player " + std::to_string(player));
        const Viewer viewer{player};
        EXPECT_EQ(one.observe(viewer), two.observe(viewer));
        EXPECT_EQ(one.eventsFor(viewer), two.eventsFor(viewer));
        EXPECT_EQ(one.decisionFor(viewer), two.decisionFor(viewer));
    }
}

core::Answer asTold(const SeatedGame &game, core::Answer answer)
{
    return game.answerOf(Viewer{game.game().decision().player}, answer);
}

TEST(LorcanaOrder, NothingThatAnybodyIsToldDependsOnIds)
{
    for (int seed = 1; seed <= trials(60) && !HasFailure(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        core::Rng rng(static_cast<std::uint64_t>(seed));
        const std::array<std::vector<DefId>, 2> decks{deckOf(rng), deckOf(rng)};
        const Game game
            = Game::start(lorcanaCards(), 7 + std::uint64_t(seed), decks, core::Questions(seed % 3))
                  .value();
        SeatedGame one(game, SeatNames::of(game.state()));
        SeatedGame two = one;
        const State other = withOtherIds(game.state(), rng);
        one.restore(game.state(), SeatNames::of(game.state()));
        two.restore(other, SeatNames::of(other));
        for (int answers = 0; !one.game().over() && answers < 3000 && !HasFailure(); ++answers) {
            const core::Answer answer = randomAnswer(one.game().decision(), rng);
            ASSERT_TRUE(one.apply(asTold(one, answer)).ok());
            ASSERT_TRUE(two.apply(asTold(two, answer)).ok());
            expectEqual(one, two, answers);
        }
        EXPECT_EQ(one.game().over(), two.game().over());
    }
}

} // namespace
} // namespace playmat::test
