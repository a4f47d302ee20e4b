#include "course_fixture.h"
#include "engine/effects/nearest.h"
#include "learn/rehearsal.h"
#include "support/folders.h"

#include <array>

namespace playmat::learn {
namespace {

constexpr const char *kScenario = R"({"op":"scenario","game":"swu","seed":1,"players":[
 {"leader":"SOR_005","base":{"card":"SOR_024","damage":4},
  "ground":["SOR_095",{"card":"SOR_046","damage":2,"upgrades":["SOR_T01","SOR_120"]},"SOR_095"],
  "space":["SOR_237"],"hand":["SOR_210","SOR_128"],"resources":3,"deck":["SOR_046","SOR_210"]},
 {"leader":"SOR_010","base":"SOR_026","ground":["SOR_247"],"hand":["SOR_128"]}]})";

/// A scenario, and parts of documents that are held against it.
class Reading : public testing::Test
{
protected:
    Reading()
        : m_table(std::move(Rehearsal::start(test::library(), match::parseJson(kScenario).value(),
                                             0, test::swuWords())
                                .value()))
    {
    }

    effects::Json parsed(const std::string &text)
    {
        effects::JsonProblem problem;
        auto json = effects::parseJson(text, problem);
        EXPECT_TRUE(json.has_value()) << text;
        return *json;
    }

    std::vector<std::string> found(const std::string &selector)
    {
        const effects::Json json = parsed("\"" + selector + "\"");
        const auto read = readSelector(JsonCursor(json, m_problems), test::swuWords());
        EXPECT_TRUE(read.has_value()) << selector;
        std::vector<std::string> out;
        for (const int id : m_table.sight().find(*read))
            out.push_back(m_table.sight().printed(id));
        return out;
    }

    std::string mistake(const std::string &selector)
    {
        m_problems.clear();
        const effects::Json json = parsed("\"" + selector + "\"");
        EXPECT_FALSE(readSelector(JsonCursor(json, m_problems), test::swuWords()).has_value());
        return m_problems.empty() ? "" : m_problems.front().message;
    }

    bool holds(const std::string &check)
    {
        const effects::Json json = parsed(check);
        const auto read = readCheck(JsonCursor(json, m_problems), test::swuWords());
        EXPECT_TRUE(read.has_value()) << check << (m_problems.empty() ? "" : m_problems[0].message);
        return read && !whyNot(*read, m_table.moment(3));
    }

    std::optional<core::Answer> answer(const std::string &pattern)
    {
        const effects::Json json = parsed(pattern);
        const auto read = readPattern(JsonCursor(json, m_problems), test::swuWords());
        EXPECT_TRUE(read.has_value()) << pattern;
        return m_table.sight().answerOf(*read);
    }

    std::vector<effects::JsonProblem> m_problems;
    Rehearsal m_table;
};

using Cards = std::vector<std::string>;

TEST_F(Reading, SelectorsNameCardsWhereTheyAre)
{
    EXPECT_EQ(found("me.ground"), (Cards{"SOR_095", "SOR_046", "SOR_095"}));
    EXPECT_EQ(found("me.ground:SOR_095"), (Cards{"SOR_095", "SOR_095"}));
    EXPECT_EQ(found("me.ground:SOR_095#2"), (Cards{"SOR_095"}));
    EXPECT_EQ(found("me.ground:SOR_095#3"), Cards());
    EXPECT_EQ(found("me.ground:SOR_046/SOR_120"), (Cards{"SOR_120"}));
    EXPECT_EQ(found("ground").size(), 4U);
    EXPECT_EQ(found("you.base"), (Cards{"SOR_026"}));
    EXPECT_EQ(found("me.leader"), (Cards{"SOR_005"}));
    EXPECT_EQ(found("me.deck"), (Cards{"SOR_046", "SOR_210"})) << "the top card is first";
    EXPECT_EQ(found("me.hand#2"), (Cards{"SOR_128"}));
    EXPECT_EQ(found("me.discard"), Cards());
}

TEST_F(Reading, SelectorsThatMeanNothingAreRefusedWithTheNearestWord)
{
    EXPECT_EQ(mistake("me.grond"), R"("grond" is not a place; did you mean "ground"?)");
    EXPECT_EQ(mistake("you.any"), R"("any" belongs to both sides)");
    EXPECT_EQ(mistake("hand"), R"("hand" needs a side: "me.hand" or "you.hand")");
    EXPECT_EQ(mistake("him.hand"), R"("him" is not a place: it must begin with "me." or "you.")");
    EXPECT_EQ(mistake("me.ground#0"), R"("0" is not a number of 1 or more)");
    EXPECT_NE(mistake("me.ground:SOR_9O5").find(R"("SOR_9O5" is not a card)"), std::string::npos);
}

TEST_F(Reading, ChecksLookAtCardsCountsAndTheState)
{
    EXPECT_TRUE(holds(R"({"is":"me.base","damage":4})"));
    EXPECT_TRUE(holds(R"({"is":"me.ground:SOR_046","left":8,"upgrades":2,"ready":true})"));
    EXPECT_FALSE(holds(R"({"is":"me.ground:SOR_046","left":7})"));
    EXPECT_TRUE(holds(R"({"is":"me.ground:SOR_095","controller":"me","zone":"ground"})"));
    EXPECT_FALSE(holds(R"({"is":"me.ground:SOR_095","controller":"you"})"));
    EXPECT_TRUE(holds(R"({"cards":"me.ground","are":"$answer"})")) << "the answer is 3";
    EXPECT_TRUE(holds(R"([{"there":"you.ground:SOR_247"},{"gone":"me.discard"}])"));
    EXPECT_FALSE(holds(R"([{"there":"you.ground:SOR_247"},{"gone":"me.hand"}])"));
    EXPECT_TRUE(holds(R"({"any":[{"gone":"me.hand"},{"of":"me","ready":3}]})"));
    EXPECT_TRUE(holds(R"({"not":{"result":"me"}})"));
    EXPECT_TRUE(holds(R"({"state":{"round":1,"phase":"action","initiative":"me"}})"));
    EXPECT_TRUE(holds(R"({"asked":"me","kind":"action"})"));
    EXPECT_FALSE(holds(R"({"asked":"you"})"));
}

TEST_F(Reading, ChecksLookAtWhatHasHappened)
{
    m_table.forget();
    const auto attack = answer(R"({"attack":["me.ground:SOR_046","you.ground:SOR_247"]})");
    ASSERT_TRUE(attack.has_value());
    EXPECT_EQ(m_table.play(*attack), std::nullopt);
    EXPECT_TRUE(holds(R"({"event":"damage_dealt","card":"SOR_247","amount":6})"));
    EXPECT_TRUE(holds(R"({"event":"damage_dealt","times":2})"));
    EXPECT_FALSE(holds(R"({"event":"damage_dealt","card":"SOR_247","amount":5})"));
    EXPECT_TRUE(
        holds(R"({"event":"card_moved","card":"SOR_247","from":"ground","to":"you.discard"})"));
    EXPECT_TRUE(holds(R"({"sequence":[{"event":"attack_declared"},{"event":"defeated"}]})"));
    EXPECT_FALSE(holds(R"({"sequence":[{"event":"defeated"},{"event":"attack_declared"}]})"));
    m_table.takeBack();
    EXPECT_FALSE(holds(R"({"event":"defeated"})")) << "what was taken back did not happen";
}

TEST_F(Reading, PatternsAreAnswersOnlyWhereTheyAreLegal)
{
    EXPECT_TRUE(answer(R"("pass")").has_value());
    EXPECT_TRUE(answer(R"({"attack":["me.ground:SOR_095#2","you.base"]})").has_value());
    EXPECT_FALSE(answer(R"({"play":"me.hand:SOR_210"})").has_value()) << "too costly";
    EXPECT_FALSE(answer(R"({"attack":["me.ground:SOR_095","me.base"]})").has_value());
    EXPECT_FALSE(answer(R"("skip")").has_value()) << "an action is not optional";
    EXPECT_FALSE(answer(R"({"resource":["me.hand"]})").has_value());
}

TEST_F(Reading, PatternsAreGestures)
{
    const effects::Json json = parsed(R"({"drag":["me.hand:SOR_210","zone:me.resources"]})");
    const auto read = readPattern(JsonCursor(json, m_problems), test::swuWords());
    ASSERT_TRUE(read.has_value());
    const auto gesture = m_table.sight().gestureOf(*read);
    ASSERT_TRUE(gesture.has_value());
    const auto reply = whyOf(m_table.sight(), *gesture);
    ASSERT_TRUE(reply.ok());
    EXPECT_EQ(reply.value().code, "must_resource_in_regroup");
    EXPECT_FALSE(m_table.sight().answerOf(*read).has_value());
}

TEST_F(Reading, TheLearnerDoesNotFindWhatIsHidden)
{
    const effects::Json json = parsed(R"("you.hand:SOR_128")");
    const auto hidden = readAnchor(JsonCursor(json, m_problems), test::swuWords());
    ASSERT_TRUE(hidden.has_value());
    EXPECT_TRUE(m_table.sight().has(*hidden));
    EXPECT_FALSE(m_table.learnersSight().has(*hidden));
}

TEST(Buttons, SayWhatTheLessonsCallThem)
{
    std::string phrases;
    for (const char *file : {"table.json", "swu.json"})
        phrases += test::contentOf(test::sourceDir() + std::string("/resources/text/en/phrases/")
                                   + file);
    for (const std::string &button : test::swuWords().buttons)
        EXPECT_NE(phrases.find(": \"" + button + "\""), std::string::npos) << button;
}

TEST(NearestWord, IsFoundWithALetterWrongMissingTooManyOrSwapped)
{
    static constexpr std::array<std::string_view, 4> kKnown{"hints", "mark", "otherwise", "say"};
    EXPECT_EQ(effects::nearestWord("hnits", kKnown), "hints");
    EXPECT_EQ(effects::nearestWord("marks", kKnown), "mark");
    EXPECT_EQ(effects::nearestWord("otherwis", kKnown), "otherwise");
    EXPECT_EQ(effects::nearestWord("sey", kKnown), "say");
    EXPECT_EQ(effects::nearestWord("colour", kKnown), "");
    EXPECT_EQ(effects::nearestWord("", kKnown), "");
    EXPECT_EQ(effects::nearestWord(std::string(1000, 'x'), kKnown), "");
}

} // namespace
} // namespace playmat::learn
