#include "book_fixture.h"
#include "learn/book_search.h"
#include "support/processor_time.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::learn {
namespace {

const BookIndex &index()
{
    static const BookIndex all(test::shippedBook(),
                               {{"SOR_229", "Cell Block Guard", "", {"Sentinel", "unit"}},
                                {"SHD_001", "Padmé", "At the Table", {"unit"}}});
    return all;
}

/// What is found, in words: "CR 6.3", "Sentinel", "SOR_229".
std::vector<std::string> found(std::string_view query)
{
    std::vector<std::string> out;
    for (const Hit &hit : index().find(query))
        out.push_back(hit.kind == Hit::Kind::Rule ? test::shippedBook().entries[hit.index].rule
                          : hit.kind == Hit::Kind::Term ? test::shippedBook().terms[hit.index].name
                                                        : index().cards()[hit.index].id);
    return out;
}

std::string first(std::string_view query)
{
    const std::vector<std::string> all = found(query);
    return all.empty() ? "nothing" : all.front();
}

bool finds(std::string_view query, std::string_view what)
{
    return std::ranges::count(found(query), what) > 0;
}

TEST(BookSearch, FindsANumberFirst)
{
    EXPECT_EQ(first("6.3.2A"), "CR 6.3.2A");
    EXPECT_EQ(first("cr 6.3.2a"), "CR 6.3.2A");
    EXPECT_EQ(first("CR 7.5."), "CR 7.5");
    EXPECT_TRUE(finds("7.5", "CR 7.5.11"));
    EXPECT_FALSE(finds("7.5.1", "CR 7.5.11")) << "another number";
}

TEST(BookSearch, FindsTermsBeforeTitlesBeforeTexts)
{
    const std::vector<std::string> all = found("sentinel");
    const auto at
        = [&](std::string_view what) { return std::ranges::find(all, what) - all.begin(); };
    EXPECT_EQ(at("Sentinel"), 0);
    EXPECT_LT(at("Sentinel"), at("CR 7.5.11"));
    EXPECT_LT(at("CR 7.5.11"), at("CR 7.5"));
    EXPECT_EQ(first("hp"), "HP, remaining HP");
}

TEST(BookSearch, FindsWordsThatAreBegun)
{
    EXPECT_EQ(first("overw"), "Overwhelm");
    EXPECT_EQ(first("remaining h"), "HP, remaining HP");
    EXPECT_TRUE(finds("action ph", "action phase"));
}

TEST(BookSearch, WantsAllWords)
{
    EXPECT_TRUE(finds("sentinel arena", "CR 7.5.11"));
    EXPECT_TRUE(found("sentinel elephant").empty());
}

TEST(BookSearch, ForgivesOneWrongLetterFromFiveOn)
{
    for (const char *typed : {"sentinal", "sentnel", "senttinel", "setninel", "zentinel"})
        EXPECT_TRUE(finds(typed, "Sentinel")) << typed;
    EXPECT_FALSE(finds("rayd", "Raid")) << "four letters are too few";
    EXPECT_TRUE(finds("sentnal", "Sentinel") == false) << "two are wrong";
}

TEST(BookSearch, CaresForNoAccentAndNoCase)
{
    EXPECT_EQ(folded("Padmé’s  “Ŝtar” – ÆØ"), "padmes star ao");
    EXPECT_EQ(first("PADME"), "SHD_001");
    EXPECT_TRUE(finds("cant", "CR 8.3"));
}

TEST(BookSearch, FindsCardsByTheirNames)
{
    EXPECT_EQ(first("cell block"), "SOR_229");
    EXPECT_EQ(index().card("SOR_229")->terms.front(), "Sentinel");
    EXPECT_EQ(index().card("SOR_999"), nullptr);
}

TEST(BookSearch, FindsNothingInNothing)
{
    EXPECT_TRUE(found("").empty());
    EXPECT_TRUE(found("  …  ").empty());
    EXPECT_TRUE(found("\xFF\xC0").empty());
}

/// Each key searches anew; five milliseconds are what nobody notices. Built with sanitizers it is
/// several times as slow.
TEST(BookSearch, AnswersEachKeyAtOnce)
{
    const std::string query = "what happens when sentinel attacks";
    std::vector<BookCard> cards;
    for (int i = 0; i < 600; ++i)
        cards.push_back(
            {fmt::format("C{}", i), fmt::format("Name{} of card {}", i, i * 7), "", {}});
    const BookIndex large(test::shippedBook(), std::move(cards));
    std::size_t hits = 0;
    const double took = test::processorMs([&] {
        for (std::size_t size = 1; size <= query.size(); ++size)
            hits += large.find(query.substr(0, size)).size();
    });
    EXPECT_GT(hits, 0U);
    RecordProperty("ms_a_key", std::to_string(took / double(query.size())));
    EXPECT_LT(took / double(query.size()), 50);
}

} // namespace
} // namespace playmat::learn
