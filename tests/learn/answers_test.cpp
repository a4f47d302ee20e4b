#include "engine/core/answers.h"

#include <gtest/gtest.h>

namespace playmat::core {
namespace {

Decision choice(int min, int max, std::size_t options,
                DecisionKind kind = DecisionKind::ChooseCards)
{
    Decision out;
    out.kind = kind;
    out.min = static_cast<std::int16_t>(min);
    out.max = static_cast<std::int16_t>(max);
    out.options.resize(options);
    return out;
}

TEST(AnswersTo, ListsEachChoiceOnce)
{
    EXPECT_EQ(answersTo(choice(1, 1, 4), 0).size(), 4U);
    EXPECT_EQ(answersTo(choice(0, 2, 4), 0).size(), 1U + 4U + 6U);
    EXPECT_EQ(answersTo(choice(3, 3, 3, DecisionKind::Order), 0).size(), 6U);
    EXPECT_EQ(answersTo(choice(1, 1, 0, DecisionKind::NameCard), 4).size(), 3U);
}

TEST(AnswersTo, DividesWithinTheBounds)
{
    Decision two = choice(2, 2, 2, DecisionKind::Distribute);
    for (Option &option : two.options)
        option.number = 2;
    EXPECT_EQ(answersTo(two, 0).size(), 3U) << "2 + 0, 1 + 1, 0 + 2";
    two.orNone = true;
    EXPECT_EQ(answersTo(two, 0).size(), 4U);
}

TEST(AnswersTo, StopsWhereItIsTold)
{
    EXPECT_EQ(answersTo(choice(0, 20, 40), 0, 100).size(), 100U);
    EXPECT_EQ(answersTo(choice(8, 8, 8, DecisionKind::Order), 0, 10).size(), 10U);
}

} // namespace
} // namespace playmat::core
