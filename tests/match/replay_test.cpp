// Tests for every game that a match that is read again equals the match that was played: at every
// step, in any order, each seat and spectator is told exactly what they were told during the match.
#include "bots/random_answer.h"
#include "engine/core/rng.h"
#include "kit/games/kits.h"
#include "match/match.h"
#include "match/resources.h"
#include "support/game_library.h"
#include "support/temp_folder.h"
#include "support/trials.h"

#include <gtest/gtest.h>

#include <numeric>

namespace playmat::match {
namespace {

using test::libraryOf;
using test::TempFolder;

constexpr std::size_t kMostAnswers = 60;

/// Everything that seats and spectators are told about a position, as one text.
std::string told(const Match &match)
{
    std::string text = std::to_string(match.stepsDone()) + ' ' + toLine(match.now());
    for (const Seer viewer : {Seer(0), Seer(1), Seer(kOnlooker)}) {
        text += '\n' + toLine(match.game().stateJson(viewer, match.names()));
        text += '\n' + toLine(match.game().decisionJson(viewer, match.names()));
    }
    return text;
}

Match begun(const GameKit &kit, std::uint64_t seed)
{
    const CardLibrary &library = libraryOf(kit);
    core::Rng rng(seed);
    MatchSetup setup;
    setup.seed = seed;
    setup.begun = "2026-11-28T19:42:05Z";
    for (const char *name : {"Ann", "Bo"}) {
        Outcome<Json> deck = kit.randomDeck(library, rng);
        EXPECT_TRUE(deck.ok()) << (deck.ok() ? "" : deck.problem().message);
        setup.seats.push_back({name, deck.value(), {}});
    }
    Outcome<Match> match = Match::start(library, setup);
    EXPECT_TRUE(match.ok()) << (match.ok() ? "" : match.problem().message);
    return std::move(match.value());
}

/// Plays a match and sometimes takes a step back. Returns what was told at each remaining step.
std::vector<std::string> play(Match &match, std::uint64_t seed)
{
    core::Rng rng(seed);
    std::vector<std::string> live{told(match)};
    while (!match.game().over() && match.stepsDone() < kMostAnswers) {
        const core::Answer answer
            = bots::randomAnswer(match.game().decision(), rng, match.game().names());
        if (!match.submit(answer).ok())
            continue;
        live.push_back(told(match));
        if (rng.below(20) == 0 && match.undo())
            live.pop_back();
    }
    if (!match.game().over() && match.concede(core::PlayerId(seed % 2)).ok())
        live.push_back(told(match));
    return live;
}

struct Replayed : testing::TestWithParam<std::size_t>
{
    [[nodiscard]] static const GameKit &kit() { return *kit::games()[GetParam()]; }
};
INSTANTIATE_TEST_SUITE_P(EveryGame, Replayed, testing::Range<std::size_t>(0, kit::games().size()),
                         [](const auto &game) {
                             return std::string(kit::games()[game.param]->id());
                         });

TEST_P(Replayed, TellsWhatWasToldThenInAnyOrder)
{
    const auto games = std::uint64_t(test::trials(2));
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const TempFolder folder;
        Match match = begun(kit(), seed);
        match.setClock([] { return std::string("2026-11-28T20:10:33Z"); });
        ASSERT_TRUE(match.keepJournal(folder / "m.playmat").ok());
        const std::vector<std::string> live = play(match, seed + 100);
        OpenedJournal read = viewJournal(libraryOf(kit()), folder / "m.playmat");
        ASSERT_TRUE(read.match && !read.problem) << read.problem->message;
        ASSERT_EQ(read.match->stepsDone() + 1, live.size());
        std::vector<std::size_t> order(live.size());
        std::iota(order.begin(), order.end(), 0U);
        core::Rng rng(seed);
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[rng.below(std::uint32_t(i))]);
        for (const std::size_t step : order) {
            read.match->goTo(step);
            ASSERT_EQ(told(*read.match), live[step]) << "seed " << seed << ", step " << step;
        }
        read.match->goTo(0);
        for (std::size_t step = 1; step < live.size(); ++step) {
            ASSERT_TRUE(read.match->redo());
            ASSERT_EQ(told(*read.match), live[step]) << "seed " << seed << ", forward " << step;
        }
    }
}

TEST_P(Replayed, ItsFileSaysWhenItBeganAndHowItEnded)
{
    const TempFolder folder;
    Match match = begun(kit(), 3);
    match.setClock([] { return std::string("2026-11-28T20:10:33Z"); });
    ASSERT_TRUE(match.keepJournal(folder / "m.playmat").ok());
    (void)play(match, 7);
    const std::optional<MatchEnd> end = match.end();
    ASSERT_TRUE(end);
    const Outcome<JournalPeek> peek = peekJournal(libraryOf(kit()), folder / "m.playmat");
    ASSERT_TRUE(peek.ok()) << peek.problem().message;
    EXPECT_EQ(peek.value().begun, "2026-11-28T19:42:05Z");
    ASSERT_TRUE(peek.value().end);
    EXPECT_EQ(peek.value().end->winner, end->winner);
    EXPECT_EQ(peek.value().end->began, end->began);
    EXPECT_EQ(peek.value().end->at, "2026-11-28T20:10:33Z");
    EXPECT_FALSE(peek.value().decks[0].is_null());
    // A copy that is saved and opened again tells the same.
    match.closeJournal();
    Outcome<Match> opened = Match::open(libraryOf(kit()), folder / "m.playmat");
    ASSERT_TRUE(opened.ok()) << opened.problem().message;
    ASSERT_TRUE(opened.value().save(folder / "copy.playmat").ok());
    const Outcome<JournalPeek> copy = peekJournal(libraryOf(kit()), folder / "copy.playmat");
    ASSERT_TRUE(copy.ok());
    EXPECT_EQ(copy.value().begun, "2026-11-28T19:42:05Z");
    ASSERT_TRUE(copy.value().end);
    EXPECT_EQ(copy.value().end->at, "2026-11-28T20:10:33Z");
}

TEST_P(Replayed, AMatchThatGoesOnAfterItsEndHasNone)
{
    const TempFolder folder;
    Match match = begun(kit(), 4);
    ASSERT_TRUE(match.keepJournal(folder / "m.playmat").ok());
    ASSERT_TRUE(match.concede(1).ok());
    ASSERT_TRUE(match.end());
    EXPECT_EQ(match.end()->winner, 0);
    ASSERT_TRUE(match.undo());
    EXPECT_FALSE(match.end());
    const Outcome<JournalPeek> peek = peekJournal(libraryOf(kit()), folder / "m.playmat");
    ASSERT_TRUE(peek.ok());
    EXPECT_FALSE(peek.value().over);
    EXPECT_FALSE(peek.value().end);
}

} // namespace
} // namespace playmat::match
