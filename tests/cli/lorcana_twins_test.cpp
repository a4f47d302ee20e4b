#include "bots/random_answer.h"
#include "engine/lorcana/view/observe.h"
#include "kit/lorcana/host/hosted.h"
#include "kit/lorcana/host/kit.h"
#include "kit/lorcana/host/twin.h"
#include "match/resources.h"
#include "match/setup.h"
#include "support/folders.h"
#include "support/temp_folder.h"

#include <gtest/gtest.h>

/// Whether anybody is asked does not depend on what others may not know. That a seat is told the
/// same of twins is proved for every game by `playmat-cli simulate --twins`.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using host::HostedLorcana;

const match::CardLibrary &lorcanaLibrary()
{
    static const auto loaded = kit::lorcanaKit().library(test::resourceDir());
    return loaded.value();
}

std::unique_ptr<match::HostedGame> newGame(std::uint64_t seed,
                                           core::Questions questions = core::Questions::Needed)
{
    match::MatchSetup setup;
    setup.game = "lorcana";
    setup.seed = seed;
    setup.questions = questions;
    core::Rng rng(seed);
    for (int p = 0; p < 2; ++p)
        setup.seats.push_back(
            {"Ann", lorcanaLibrary().kit().randomDeck(lorcanaLibrary(), rng).value(), {}});
    return std::move(match::startGame(lorcanaLibrary(), setup).value());
}

void become(HostedLorcana &game, const State &state, const SeatNames &ids)
{
    match::Snapshot bytes(sizeof state + sizeof ids);
    std::memcpy(bytes.data(), &state, sizeof state);
    std::memcpy(bytes.data() + sizeof state, &ids, sizeof ids);
    game.restore(bytes);
}

/// Whoever is asked chooses as little as possible, while somebody else looks on.
class LorcanaOnlookers : public testing::Test
{
protected:
    static core::Answer asLittleAsPossible(const core::Decision &decision)
    {
        core::Answer answer;
        for (int i = 0; i < decision.min; ++i)
            (void)answer.options.tryPush(static_cast<std::uint16_t>(i));
        if (decision.kind == core::DecisionKind::Confirm)
            answer = core::Answer::one(static_cast<std::uint16_t>(decision.options.size() - 1));
        return answer;
    }

    static int optionLike(const core::Decision &decision, const core::Option &option)
    {
        const auto at = std::ranges::find(decision.options, option);
        return at == decision.options.end() ? -1 : static_cast<int>(at - decision.options.begin());
    }

    /// The same action with other cards in the hand and the deck, up to the next action.
    void compare(HostedLorcana &game, HostedLorcana &twin, core::Rng &rng)
    {
        const core::Decision asked = game.decision();
        const PlayerId onlooker = opponentOf(asked.player);
        const core::Option option
            = asked.options[rng.below(static_cast<std::uint32_t>(asked.options.size()))];
        become(twin, host::twinOf(game.game().state(), Viewer::of(onlooker), rng, option.card),
               game.game().names());
        const int other = optionLike(twin.decision(), option);
        if (other < 0)
            return;
        const auto own = static_cast<std::uint16_t>(optionLike(asked, option));
        ASSERT_TRUE(game.apply(core::Answer::one(own)).ok());
        ASSERT_TRUE(twin.apply(core::Answer::one(static_cast<std::uint16_t>(other))).ok());
        for (int step = 0; step < 20 && same(game, twin, onlooker); ++step) {
            const core::Decision &one = game.decision();
            const core::Decision &two = twin.decision();
            if (goesOn(one, onlooker) || one.min > 0 || two.min > 0)
                return; // what has to be chosen is seen where it goes
            m_secrets += mayNameHidden(game.game().db().program, one) ? 1 : 0;
            ASSERT_TRUE(game.apply(asLittleAsPossible(one)).ok());
            ASSERT_TRUE(twin.apply(asLittleAsPossible(two)).ok());
        }
    }

    /// Whether it is another action's time, or the onlooker's own, who draws what chance brings;
    /// or about cards that everybody sees by now.
    static bool goesOn(const core::Decision &decision, PlayerId onlooker)
    {
        return decision.player == onlooker || decision.kind == core::DecisionKind::Action
            || decision.kind == core::DecisionKind::None
            || static_cast<Prompt>(decision.prompt) == Prompt::OrderDiscard;
    }

    bool same(const HostedLorcana &game, const HostedLorcana &twin, PlayerId onlooker)
    {
        const core::Decision &one = game.decision();
        const core::Decision &two = twin.decision();
        bool same = one.player == two.player && one.kind == two.kind;
        if (same && !goesOn(one, onlooker))
            same = game.decisionJson(onlooker, {}) == twin.decisionJson(onlooker, {})
                && game.eventsJson(onlooker).size() == twin.eventsJson(onlooker).size();
        m_differences += same ? 0 : 1;
        if (!same && m_first.empty())
            m_first = match::toLine(game.decisionJson(onlooker, {})) + "\n"
                + match::toLine(twin.decisionJson(onlooker, {}));
        return same;
    }

    void play(core::Questions questions)
    {
        for (std::uint64_t seed = 1; seed <= 400 && !HasFailure(); ++seed) {
            const auto hosted = newGame(seed, questions);
            const auto other = newGame(seed, questions);
            auto &game = dynamic_cast<HostedLorcana &>(*hosted);
            auto &twin = dynamic_cast<HostedLorcana &>(*other);
            core::Rng rng(seed);
            for (int step = 0; !game.over() && step < 150 && !HasFailure(); ++step) {
                if (game.decision().kind == core::DecisionKind::Action) {
                    const match::Snapshot here = game.snapshot();
                    compare(game, twin, rng);
                    game.restore(here);
                }
                while (!game.apply(bots::randomAnswer(game.decision(), rng, game.names())).ok()) { }
            }
        }
    }

    int m_secrets = 0;
    int m_differences = 0;
    std::string m_first;
};

/// Whether there is a question does not tell which cards are in somebody's hand or on top of their
/// deck (CR 7.1.3).
TEST_F(LorcanaOnlookers, AreAskedBesideNothingThatTheyCannotKnow)
{
    play(core::Questions::Discreet);
    EXPECT_EQ(m_differences, 0) << m_first;
    EXPECT_GT(m_secrets, 100);
}

TEST_F(LorcanaOnlookers, LearnMoreWhereOnlyWhatIsNeededIsAsked)
{
    play(core::Questions::Needed);
    EXPECT_GT(m_differences, 20);
}

} // namespace
} // namespace playmat::test
