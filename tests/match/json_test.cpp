#include "engine/effects/json.h"
#include "match/json.h"
#include "match/located_json.h"
#include "support/processor_time.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace playmat::match {
namespace {

using test::processorMs;

/// An object with this many members, each key once.
std::string objectOf(int keys)
{
    std::string text = "{";
    for (int i = 0; i < keys; ++i)
        text += fmt::format("{}\"k{}\":{}", i > 0 ? "," : "", i, i);
    return text + "}";
}

Problem mistakeIn(std::string_view text)
{
    const Outcome<Json> json = parseJson(text);
    EXPECT_FALSE(json.ok()) << text;
    return json ? Problem{} : json.problem();
}

TEST(ParseJson, EveryKindOfValueIsRead)
{
    const std::string text = R"({"a":[null,true,false,-7,18446744073709551615,0.5,"ö\n"],"b":{},)"
                             R"("c":[[],{"d":[{"e":"f"}]}],"A":1})";
    const Outcome<Json> json = parseJson(text);
    ASSERT_TRUE(json.ok());
    EXPECT_EQ(json.value(), Json::parse(text));
    EXPECT_EQ(toLine(json.value()), text);
    EXPECT_EQ(parseJson("\xEF\xBB\xBF 17 ").value(), 17);
}

TEST(ParseJson, AKeyThatIsThereTwiceIsAMistakeWithItsPlace)
{
    const Problem twice = mistakeIn("{\"hand\":[1],\n \"deck\":[], \"hand\":[2]}");
    EXPECT_EQ(twice.code, "bad_json");
    EXPECT_EQ(twice.message, "the key \"hand\" appears twice");
    EXPECT_EQ(twice.line, 2U);
    EXPECT_EQ(twice.column, 13U);
    std::string many = objectOf(1000);
    many.insert(many.size() - 1, ",\"k3\":0");
    EXPECT_EQ(mistakeIn(many).message, "the key \"k3\" appears twice");
    many = objectOf(1000);
    many.insert(many.size() - 1, ",\"k999\":0");
    EXPECT_EQ(mistakeIn(many).message, "the key \"k999\" appears twice");
    EXPECT_TRUE(parseJson(R"([{"a":1},{"a":{"a":2}}])").ok()) << "in other objects";
}

TEST(ParseJson, ANumberThatIsTooLargeHasItsPlace)
{
    const Problem large = mistakeIn("{\"a\":1,\n\"b\":1e999}");
    EXPECT_EQ(large.message, "number overflow parsing '1e999'");
    EXPECT_EQ(large.line, 2U);
    EXPECT_EQ(large.column, 9U);
}

/// Each took as long as all before it: a file that somebody made for that took minutes.
TEST(ParseJson, ManyKeysTakeNoLongerEach)
{
    const std::string object = objectOf(10'000);
    std::string text = "[" + object;
    for (int i = 0; i < 19; ++i)
        text += "," + object;
    text += "]";
    EXPECT_LT(processorMs([&] { EXPECT_EQ(parseJson(text).value().size(), 20U); }), 2000);
    EXPECT_EQ(mistakeIn(objectOf(10'001)).message, "an object with more than 10000 members");
    const std::string one = objectOf(100'000);
    EXPECT_LT(processorMs([&] { EXPECT_TRUE(parseLocated(one, one.size()).ok()); }), 2000);
    EXPECT_LT(processorMs([&] {
                  effects::JsonProblem problem;
                  EXPECT_TRUE(effects::parseJson(one, problem).has_value());
              }),
              2000);
}

} // namespace
} // namespace playmat::match
