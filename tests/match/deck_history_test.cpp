// Tests the versions of decks as text, and what differs between two lists.
#include "decks/deck_history.h"

#include <gtest/gtest.h>

namespace playmat::decks {
namespace {

using Why = DeckVersion::Why;

DeckVersion version(const char *text, const char *label = "", Why why = Why::Played)
{
    return {"2026-11-28T19:40:00Z", why, label, "0123456789abcdef", text};
}

TEST(DeckHistory, VersionsAreReadAsTheyWereWritten)
{
    const std::vector<DeckVersion> all{
        version("# A\n3 R2-D2 (SOR_236)  # never \"out\"\n"),
        version("second", "<b>Bold</b>", Why::Named), version("third", "", Why::Outside),
        version("fourth", "", Why::Replaced), version("fifth", "", Why::Earlier)};
    std::string text;
    for (const DeckVersion &one : all)
        text = withVersion(text, one);
    EXPECT_EQ(readVersions(text), all);
}

TEST(DeckHistory, TheSameListIsKeptOnceAndTakesAName)
{
    const std::string once = withVersion({}, version("list"));
    EXPECT_EQ(withVersion(once, version("list", "", Why::Earlier)), once);
    const std::string named = withVersion(once, version("list", "For Saturday", Why::Named));
    ASSERT_EQ(readVersions(named).size(), 1U);
    EXPECT_EQ(readVersions(named)[0].label, "For Saturday");
    EXPECT_EQ(withVersion(named, version("list")), named) << "the name stays";
    EXPECT_EQ(
        readVersions(withVersion(withVersion(named, version("other")), version("list"))).size(), 3U)
        << "it came back";
}

TEST(DeckHistory, LinesOfOthersStayAndAreNotRead)
{
    const std::string torn = "{\"date\":\"2026-11-28\",\"why\":\"pla";
    const std::string others = "[1,2]\n{\"a\":1}\nnonsense\n";
    const std::string text
        = withVersion(withVersion(others, version("one")) + torn, version("two"));
    EXPECT_EQ(text.rfind(others, 0), 0U);
    EXPECT_NE(text.find(torn + "\n"), std::string::npos);
    ASSERT_EQ(readVersions(text).size(), 2U);
    EXPECT_EQ(readVersions(text)[1].text, "two");
}

TEST(DeckHistory, AReasonOfALaterProgramDoesNotHideTheList)
{
    std::string text = withVersion({}, version("one"));
    text.replace(text.find("played"), 6, "dreamt");
    ASSERT_EQ(readVersions(text).size(), 1U);
    EXPECT_EQ(readVersions(text)[0].why, Why::Earlier);
}

TEST(DeckHistory, AnIdOfAFileCannotLeaveTheFolder)
{
    for (const char *id : {"7c1e4b2a", "a-b_C9"})
        EXPECT_TRUE(isVersionId(id)) << id;
    for (const char *id : {"", "..", "../a", "a/b", "a\\b", "a.b", "a b", "\xC3\xA4"})
        EXPECT_FALSE(isVersionId(id)) << id;
    EXPECT_FALSE(isVersionId(std::string(65, 'a')));
}

TEST(DeckHistory, ComparesCardByCard)
{
    Deck from;
    from.parts = {{{"A_1", "Luke", 1, ""}},
                  {{"A_2", "R2-D2", 3, ""}, {"A_3", "Repair", 1, ""}, {"", "Bendu", 2, ""}},
                  {{"A_4", "Vanquish", 2, ""}}};
    Deck to = from;
    EXPECT_TRUE(changesBetween(from, to).empty());
    to.parts[1] = {{"", "Bendu", 1, ""},
                   {"A_2", "R2-D2", 2, ""},
                   {"A_2", "R2-D2", 1, ""},
                   {"A_4", "Vanquish", 2, ""}};
    to.parts[2].clear();
    const std::vector<ListChange> changes = changesBetween(from, to);
    ASSERT_EQ(changes.size(), 4U);
    EXPECT_EQ(changes[0].card.name, "Vanquish");
    EXPECT_EQ(changes[0].copies, 2);
    EXPECT_EQ(changes[1].card.name, "Bendu");
    EXPECT_EQ(changes[1].copies, -1);
    EXPECT_EQ(changes[2].card.name, "Repair");
    EXPECT_EQ(changes[3].part, 2U);
    EXPECT_EQ(changes[3].copies, -2);
    Deck empty;
    EXPECT_EQ(changesBetween(empty, from).size(), 5U);
}

} // namespace
} // namespace playmat::decks
