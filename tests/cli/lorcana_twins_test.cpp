#include "bots/random_answer.h"
#include "engine/lorcana/view/observe.h"
#include "kit/lorcana/host/hosted_lorcana.h"
#include "kit/lorcana/host/lorcana_kit.h"
#include "match/resources.h"
#include "match/setup.h"
#include "support/folders.h"
#include "support/temp_folder.h"

#include <gtest/gtest.h>

/// What a seat of Disney Lorcana sees does not depend on what it may not know: a game and its
/// twin, in which the cards hidden from the seat have changed places and chance falls differently,
/// tell the seat the same, now and after its next answer.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using host::HostedLorcana;

const match::CardLibrary &lorcanaLibrary()
{
    static const auto loaded = kit::lorcanaKit().library(test::resourceDir());
    return loaded.value();
}

std::unique_ptr<match::HostedGame> newGame(std::uint64_t seed)
{
    match::MatchSetup setup;
    setup.game = "lorcana";
    setup.seed = seed;
    core::Rng rng(seed);
    for (int p = 0; p < 2; ++p)
        setup.seats.push_back(
            {"Ann", lorcanaLibrary().kit().randomDeck(lorcanaLibrary(), rng).value(), {}});
    return std::move(match::startGame(lorcanaLibrary(), setup).value());
}

/// The state with the faces that the seat does not see dealt anew, to each player their own.
State twinOf(const State &state, PlayerId seat, core::Rng &rng)
{
    State twin = state;
    for (PlayerId owner = 0; owner < kPlayers; ++owner) {
        std::vector<CardId> hidden;
        std::vector<DefId> faces;
        for (std::size_t i = 0; i < state.cardCount; ++i)
            if (state.cards[i].owner == owner && !seesFace(state.cards[i], Viewer::of(seat))) {
                hidden.push_back(static_cast<CardId>(i));
                faces.push_back(state.cards[i].def);
            }
        rng.shuffle(faces.data(), faces.size());
        for (std::size_t i = 0; i < hidden.size(); ++i)
            twin.cards[hidden[i]].def = faces[i];
    }
    twin.rng = core::Rng(rng.below(1U << 30U));
    return twin;
}

std::string told(const match::HostedGame &game, PlayerId seat)
{
    return match::toLine(game.stateJson(seat, {})) + '\n'
        + match::toLine(game.decisionJson(seat, {}));
}

class LorcanaTwins : public testing::Test
{
protected:
    void compare(HostedLorcana &game, HostedLorcana &twin, PlayerId seat, core::Rng &rng)
    {
        const match::Snapshot here = game.snapshot();
        twin.restore(here);
        SeatIds ids = game.game().ids();
        State state = twinOf(game.game().state(), seat, rng);
        match::Snapshot bytes(sizeof state + sizeof ids);
        std::memcpy(bytes.data(), &state, sizeof state);
        std::memcpy(bytes.data() + sizeof state, &ids, sizeof ids);
        twin.restore(bytes);
        ++m_pairs;
        ASSERT_EQ(told(game, seat), told(twin, seat));
        gestures(game, twin, seat, rng);
        if (game.decision().player != seat)
            return;
        answers(game, twin, seat, rng);
        game.restore(here);
    }

    void gestures(const HostedLorcana &game, const HostedLorcana &twin, PlayerId seat,
                  core::Rng &rng)
    {
        const Observation seen = game.game().observe(Viewer::of(seat));
        const auto any = [&] {
            return seen.cards[rng.below(static_cast<std::uint32_t>(seen.cards.size()))].id;
        };
        for (int i = 0; i < 3; ++i) {
            const match::Json gesture{{"card", any()}, {"onto_card", any()}};
            EXPECT_EQ(game.why(seat, gesture, {}).value(), twin.why(seat, gesture, {}).value());
        }
    }

    /// The same answer to both; what it turns up by chance may differ.
    void answers(HostedLorcana &game, HostedLorcana &twin, PlayerId seat, core::Rng &rng)
    {
        const DecisionView asked = game.game().decisionFor(Viewer::of(seat));
        core::Answer answer;
        const auto count = static_cast<std::uint32_t>(asked.options.size());
        for (int i = 0; i < std::max<int>(asked.min, 1) && count > 0; ++i)
            (void)answer.options.tryPush(
                static_cast<std::uint16_t>((rng.below(count) + static_cast<unsigned>(i)) % count));
        const bool one = game.apply(game.answerOf(seat, answer)).ok();
        const bool other = twin.apply(twin.answerOf(seat, answer)).ok();
        ASSERT_EQ(one, other);
        if (!one || game.revealedInformation() || twin.revealedInformation())
            return;
        ++m_answers;
        EXPECT_EQ(told(game, seat), told(twin, seat));
        EXPECT_EQ(match::toLine(game.eventsJson(seat)), match::toLine(twin.eventsJson(seat)));
    }

    int m_pairs = 0;
    int m_answers = 0;
};

TEST_F(LorcanaTwins, ASeatIsToldTheSameOfBoth)
{
    for (std::uint64_t seed = 1; seed <= 25 && !HasFailure(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const auto hosted = newGame(seed);
        const auto other = newGame(seed);
        auto &game = dynamic_cast<HostedLorcana &>(*hosted);
        auto &twin = dynamic_cast<HostedLorcana &>(*other);
        core::Rng rng(seed);
        for (int step = 0; !game.over() && step < 150 && !HasFailure(); ++step) {
            if (step % 3 == 0)
                for (const PlayerId seat : {PlayerId{0}, PlayerId{1}})
                    compare(game, twin, seat, rng);
            while (!game.apply(bots::randomAnswer(game.decision(), rng, game.names())).ok()) { }
        }
    }
    EXPECT_GT(m_pairs, 1000);
    EXPECT_GT(m_answers, 200);
}

} // namespace
} // namespace playmat::test
