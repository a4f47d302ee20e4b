#include "bots/random_answer.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/random_deck.h"
#include "support/match_fixture.h"
#include "support/starter_decks.h"

#include <cstdlib>
#include <new>
#include <vector>

/// What a game does between one question and the next takes no memory: a search plays a million of
/// these a second.
namespace {

thread_local bool counting = false;
thread_local int counted = 0;

void *allocate(std::size_t bytes)
{
    counted += counting ? 1 : 0;
    if (void *memory = std::malloc(bytes > 0 ? bytes : 1))
        return memory;
    throw std::bad_alloc();
}

} // namespace

void *operator new(std::size_t bytes)
{
    return allocate(bytes);
}

void *operator new[](std::size_t bytes)
{
    return allocate(bytes);
}

// Also those that std::stable_sort asks for: under the sanitizer every new has to match its delete.
void *operator new(std::size_t bytes, const std::nothrow_t &) noexcept
{
    counted += counting ? 1 : 0;
    return std::malloc(bytes > 0 ? bytes : 1);
}

void *operator new[](std::size_t bytes, const std::nothrow_t &) noexcept
{
    counted += counting ? 1 : 0;
    return std::malloc(bytes > 0 ? bytes : 1);
}

void operator delete(void *memory) noexcept
{
    std::free(memory);
}

void operator delete[](void *memory) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

void operator delete[](void *memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace playmat::test {
namespace {

using namespace playmat::swu;

using Decks = std::array<DeckChoice, kPlayers>;

/// A game of random answers to its end.
std::vector<core::Answer> playOut(Game &game, std::uint64_t seed)
{
    std::vector<core::Answer> answers;
    core::Rng rng(seed);
    while (!game.over()) {
        core::Answer a = bots::randomAnswer(game.decision(), rng, game.db().names.size());
        if (game.apply(a))
            answers.push_back(std::move(a));
    }
    return answers;
}

/// How often memory is asked for when the same game is played again, once its lists have grown.
int allocationsIn(const Decks &decks, std::uint64_t seed, bool checked)
{
    Game game = Game::start(match::swuCards(library()), seed, decks).value();
    game.recordEvents(false);
    const Game begun = game;
    const std::vector<core::Answer> answers = playOut(game, seed);
    game = begun;
    counted = 0;
    counting = true;
    for (const core::Answer &a : answers) {
        if (!checked)
            game.play(a);
        else if (!game.apply(a))
            counted += 1'000'000;
    }
    counting = false;
    return game.over() ? counted : -1;
}

TEST(SwuAllocations, AnsweringAndListingTakeNoMemory)
{
    const CardDb &db = match::swuCards(library());
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        core::Rng rng(seed);
        const Decks random{match::randomDeck(db, rng), match::randomDeck(db, rng)};
        EXPECT_EQ(allocationsIn({lukesDeck(db), vadersDeck(db)}, seed, true), 0) << seed;
        EXPECT_EQ(allocationsIn(random, seed, true), 0) << "random decks, seed " << seed;
        EXPECT_EQ(allocationsIn(random, seed, false), 0) << "unchecked, seed " << seed;
    }
}

} // namespace
} // namespace playmat::test
