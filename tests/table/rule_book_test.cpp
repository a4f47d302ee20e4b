#include "table/session/rule_book.h"

#include <gtest/gtest.h>

namespace playmat::table {
namespace {

TEST(RuleBook, SaysWhatARuleSays)
{
    EXPECT_TRUE(ruleEntry(QStringLiteral("CR 7.5.11")).contains(QStringLiteral("Sentinel")));
}

TEST(RuleBook, SaysWhatTheNearestParentSays)
{
    EXPECT_EQ(ruleEntry(QStringLiteral("CR 7.5.11D")), ruleEntry(QStringLiteral("CR 7.5.11")));
}

TEST(RuleBook, HasNothingToSayOfWhatIsNoRule)
{
    EXPECT_TRUE(ruleEntry(QStringLiteral("CR 99.9")).isEmpty());
    EXPECT_TRUE(ruleEntry({}).isEmpty());
}

} // namespace
} // namespace playmat::table
