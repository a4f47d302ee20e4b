#include "learn/best_play.h"
#include "learn/prover.h"

#include <gtest/gtest.h>

namespace playmat::learn {
namespace {

/// Heaps of stones: whoever takes the last one wins. Taking seven shows a hidden card; after
/// `m_rounds` answers the part is over without a winner.
class Nim final : public SearchedGame
{
public:
    Nim(std::vector<int> heaps, int rounds = 100)
        : m_heaps(std::move(heaps))
        , m_rounds(rounds)
    {
        ask(0);
    }

    [[nodiscard]] std::unique_ptr<SearchedGame> copy() const override
    {
        return std::make_unique<Nim>(*this);
    }
    [[nodiscard]] const core::Decision &decision() const override { return m_decision; }

    bool apply(const core::Answer &answer) override
    {
        const core::Option &option = m_decision.options[answer.options[0]];
        m_heaps[option.card] -= option.number;
        m_revealed = option.number == 7;
        const core::PlayerId mover = m_decision.player;
        if (stones() == 0)
            m_winner = mover;
        --m_rounds;
        ask(static_cast<core::PlayerId>(1 - mover));
        return true;
    }

    [[nodiscard]] std::uint64_t hash() const override
    {
        std::uint64_t hash = m_decision.player;
        for (const int heap : m_heaps)
            hash = hash * 64 + static_cast<std::uint64_t>(heap);
        return hash * 256 + static_cast<std::uint64_t>(m_rounds);
    }
    [[nodiscard]] bool revealed() const override { return m_revealed; }
    [[nodiscard]] bool ended() const override { return m_rounds == 0; }
    [[nodiscard]] std::optional<core::PlayerId> winner() const override { return m_winner; }
    [[nodiscard]] int distance(core::PlayerId side) const override
    {
        return m_winner == side ? 0 : 1 + stones();
    }
    [[nodiscard]] std::vector<core::Answer> answers() const override
    {
        return core::answersTo(m_decision, 0);
    }

private:
    [[nodiscard]] int stones() const
    {
        int sum = 0;
        for (const int heap : m_heaps)
            sum += heap;
        return sum;
    }

    void ask(core::PlayerId player)
    {
        m_decision.clear();
        m_decision.kind = core::DecisionKind::Action;
        m_decision.player = player;
        m_decision.min = m_decision.max = 1;
        for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
            for (int n = 1; n <= m_heaps[heap]; ++n) {
                core::Option option;
                option.card = static_cast<core::CardId>(heap);
                option.number = static_cast<std::int16_t>(n);
                m_decision.options.push_back(option);
            }
    }

    std::vector<int> m_heaps;
    int m_rounds;
    bool m_revealed = false;
    std::optional<core::PlayerId> m_winner;
    core::Decision m_decision;
};

TEST(Prover, KnowsWhoWinsAtNim)
{
    EXPECT_EQ(Prover(0).wins(Nim({1, 2, 3})), false) << "1 ^ 2 ^ 3 = 0";
    EXPECT_EQ(Prover(1).wins(Nim({1, 2, 3})), true);
    EXPECT_EQ(Prover(0).wins(Nim({1, 2, 4})), true);
    EXPECT_EQ(Prover(1).wins(Nim({1, 2, 4})), false);
}

TEST(Prover, FindsTheOneAnswerThatWins)
{
    Prover prover(0);
    const Nim game({1, 2, 4});
    const auto judged = prover.judgeAll(game);
    ASSERT_TRUE(judged.has_value());
    EXPECT_EQ(judged->size(), 7U);
    int right = 0;
    for (const Prover::Judged &one : *judged)
        if (one.wins) {
            ++right;
            const core::Option &option = game.decision().options[one.answer.options[0]];
            EXPECT_EQ(option.card, 2);
            EXPECT_EQ(option.number, 1) << "1 ^ 2 ^ 3 = 0";
        }
    EXPECT_EQ(right, 1);
}

TEST(Prover, ShowsHowItIsWonToTheEnd)
{
    Prover prover(0);
    const Nim game({1, 2, 4});
    const auto line = prover.line(game);
    ASSERT_TRUE(line.has_value());
    const auto at = game.copy();
    for (const core::Answer &answer : *line)
        ASSERT_TRUE(at->apply(answer));
    EXPECT_EQ(at->winner(), 0);
}

TEST(Prover, AWinThatComesTooLateIsNone)
{
    EXPECT_EQ(Prover(0).wins(Nim({1, 2, 4}, 100)), true);
    EXPECT_EQ(Prover(0).wins(Nim({1, 2, 4}, 3)), false) << "the part of the game is over by then";
    EXPECT_EQ(Prover(0).wins(Nim({3}, 1)), true);
}

TEST(Prover, ALineThroughHiddenCardsProvesNothing)
{
    Prover lucky(0);
    EXPECT_EQ(lucky.wins(Nim({8, 1})), false) << "only taking seven would win";
    EXPECT_TRUE(lucky.metLuck());
    EXPECT_EQ(Prover(0).wins(Nim({7})), true) << "unless it ends the game";
    EXPECT_EQ(Prover(0).wins(Nim({6, 1})), true) << "taking five is safe";
}

TEST(Prover, SaysThatASearchIsTooLarge)
{
    Prover prover(0, 50);
    EXPECT_EQ(prover.wins(Nim({5, 6, 9})), std::nullopt);
    EXPECT_EQ(prover.wins(Nim({1})), std::nullopt) << "it stays so";
    EXPECT_FALSE(prover.judgeAll(Nim({5, 6, 9})).has_value());
    EXPECT_FALSE(prover.line(Nim({5, 6, 9})).has_value());
}

TEST(BestPlay, SaysHowFarItIsToAWin)
{
    EXPECT_EQ(BestPlay(0).value(Nim({1, 2, 4}))->distance, 0);
    EXPECT_EQ(BestPlay(0).value(Nim({1, 2, 3}))->distance, 1) << "the other side takes the last";
    const auto cut = BestPlay(0).value(Nim({9}, 1));
    ASSERT_TRUE(cut.has_value());
    EXPECT_EQ(cut->distance, 0);
    const auto hidden = BestPlay(0).value(Nim({8, 1}));
    ASSERT_TRUE(hidden.has_value());
    EXPECT_GT(hidden->distance, 0) << "taking seven shows something";
}

TEST(BestPlay, TakesTheShortestWayAndResistsTheLongest)
{
    const auto line = BestPlay(0).line(Nim({1, 2, 4}));
    ASSERT_TRUE(line.has_value());
    const Nim game({1, 2, 4});
    const auto at = game.copy();
    for (const core::Answer &answer : *line)
        ASSERT_TRUE(at->apply(answer));
    EXPECT_EQ(at->winner(), 0);
    EXPECT_EQ(int(line->size()), BestPlay(0).value(game)->answers);
    EXPECT_EQ(line->size(), 7U) << "the loser takes one at a time";
}

TEST(BestPlay, SaysThatASearchIsTooLarge)
{
    EXPECT_FALSE(BestPlay(0, 50).value(Nim({5, 6, 9})).has_value());
    EXPECT_FALSE(BestPlay(0, 50).line(Nim({5, 6, 9})).has_value());
}

} // namespace
} // namespace playmat::learn
