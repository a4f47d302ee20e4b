#include "course_fixture.h"
#include "learn/proof.h"
#include "match/json.h"

#include <ostream>

/// A fault of each kind, planted in a copy of a shipped document: the proof names its place and
/// says what is wrong.
namespace playmat::learn {
namespace {

struct Plant
{
    const char *what; ///< for readers of a failing test's name
    const char *file;
    const char *pointer; ///< where in the document
    const char *value; ///< the JSON that is there instead; nullptr: it is taken out
    const char *where; ///< the place that the fault names, or a part of it
    const char *says; ///< a part of what it says
};

std::ostream &operator<<(std::ostream &out, const Plant &plant)
{
    return out << plant.what;
}

/// The course with just one lesson (the one about Sentinels where the fault is in none), and the
/// documents beside the lessons.
std::vector<CourseText> planted(const Plant &plant)
{
    std::vector<CourseText> out;
    const auto isLesson = [](std::string_view name) { return name[0] >= '0' && name[0] <= '9'; };
    const std::string_view wanted = isLesson(plant.file) ? plant.file : "09.json";
    for (CourseText text : test::shippedTexts()) {
        if (isLesson(text.name) && text.name != wanted)
            continue;
        if (text.name == plant.file) {
            match::Json json = match::parseJson(text.text).value();
            const match::Json::json_pointer pointer(plant.pointer);
            if (plant.value == nullptr)
                json[pointer.parent_pointer()].erase(pointer.back());
            else
                json[pointer] = match::parseJson(plant.value).value();
            text.text = json.dump();
        }
        out.push_back(std::move(text));
    }
    return out;
}

std::vector<Fault> faultsOf(const std::vector<CourseText> &texts)
{
    std::vector<Fault> faults;
    const Course course = readCourse(texts, test::swuWords(), faults);
    const Report report = proveCourse(test::library(), course);
    faults.insert(faults.end(), report.faults.begin(), report.faults.end());
    return faults;
}

class PlantedFault : public testing::TestWithParam<Plant>
{
};

TEST_P(PlantedFault, IsFound)
{
    const Plant &plant = GetParam();
    const std::vector<Fault> faults = faultsOf(planted(plant));
    const bool found = std::ranges::any_of(faults, [&](const Fault &fault) {
        return fault.where.find(plant.where) != std::string::npos
            && fault.what.find(plant.says) != std::string::npos;
    });
    EXPECT_TRUE(found) << test::describe(faults);
}

constexpr const char *kTooManyWords = R"("a b c d e f g h i j k l m n o p q r s t u v w x y z")";
constexpr const char *kTooLong
    = R"("Antidisestablishmentarianism counterrevolutionaries incomprehensibilities )"
      R"(internationalisation uncharacteristically deinstitutionalisation otorhinolaryngologist")";

constexpr Plant kForm[] = {
    {"a key that is mistyped", "09.json", "/scenes/0/steps/0/hnits", "[]",
     "09.json: $.scenes[0].steps[0]", R"(unknown key "hnits"; did you mean "hints"?)"},
    {"a word too many", "09.json", "/scenes/0/steps/0/say", kTooManyWords,
     "09.json: $.scenes[0].steps[0].say", "26 words, 25 at most"},
    {"a text too long", "09.json", "/scenes/0/steps/0/hints/1", kTooLong,
     "09.json: $.scenes[0].steps[0].hints[1]", "characters, 150 at most"},
    {"an answer of a question too long", "09.json", "/quiz/1/options/0/text", kTooLong,
     "09.json: $.quiz[1].options[0].text", "characters, 90 at most"},
    {"a button that says something else", "06.json", "/scenes/2/steps/3/hints/1",
     R"("Press “Skpi”.")", "06.json: $.scenes[2].steps[3].hints[1]",
     R"("Skpi" is not a button; did you mean "Skip"?)"},
    {"a missing hint", "09.json", "/scenes/0/steps/0/hints", R"(["One."])",
     "09.json: $.scenes[0].steps[0]", "2 hints are needed"},
    {"nothing that is asked", "09.json", "/scenes/0/steps/0/say", nullptr,
     "09.json: $.scenes[0].steps[0]", "nothing is asked"},
    {"two kinds of step at once", "09.json", "/scenes/0/steps/0/them", R"(["pass"])",
     "09.json: $.scenes[0].steps[0]", "more than one of"},
    {"a mistake without words", "09.json", "/scenes/1/steps/0/wrong/0/say", nullptr,
     "09.json: $.scenes[1].steps[0].wrong[0]", "needs words"},
    {"an unknown place", "09.json", "/scenes/0/steps/0/mark/0", R"("you.grund:SOR_229")",
     "09.json: $.scenes[0].steps[0].mark[0]", R"("grund" is not a place; did you mean "ground"?)"},
    {"a place of nobody", "09.json", "/scenes/0/steps/0/mark/0", R"("hand:SOR_229")",
     "09.json: $.scenes[0].steps[0].mark[0]", R"("hand" needs a side)"},
    {"an unknown card", "09.json", "/scenes/0/steps/0/mark/0", R"("you.ground:SOR_929")",
     "09.json: $.scenes[0].steps[0].mark[0]", R"("SOR_929" is not a card)"},
    {"an unknown part of a card", "09.json", "/scenes/0/steps/0/mark/0",
     R"("you.ground:SOR_229@keyword")", "09.json: $.scenes[0].steps[0].mark[0]",
     R"(did you mean "keywords"?)"},
    {"an unknown thing of the table", "09.json", "/scenes/0/steps/0/mark/0", R"("ui:pas")",
     "09.json: $.scenes[0].steps[0].mark[0]", R"(did you mean "pass"?)"},
    {"an unknown verb", "09.json", "/scenes/0/steps/0/do/0", R"({"atack":["me.base","you.base"]})",
     "09.json: $.scenes[0].steps[0].do[0]", R"("atack" is not a verb; did you mean "attack"?)"},
    {"an unknown answer", "09.json", "/scenes/0/steps/1/them/0", R"("psas")",
     "09.json: $.scenes[0].steps[1].them[0]", R"(did you mean "pass"?)"},
    {"an unknown check", "09.json", "/scenes/0/steps/0/then/0", R"({"thre":"me.base"})",
     "09.json: $.scenes[0].steps[0].then[0]", R"("thre" is not a check; did you mean "there"?)"},
    {"an unknown event", "09.json", "/scenes/0/steps/0/then/0", R"({"event":"damage_delt"})",
     "09.json: $.scenes[0].steps[0].then[0].event", R"(did you mean "damage_dealt"?)"},
    {"an unknown property", "09.json", "/scenes/0/steps/2/then", R"({"is":"you.base","damge":2})",
     "09.json: $.scenes[0].steps[2].then.damge", R"(did you mean "damage"?)"},
    {"an unknown refusal", "09.json", "/scenes/0/steps/0/wrong/0/refused", R"("sentinel_in_way")",
     "09.json: $.scenes[0].steps[0].wrong[0].refused", R"(did you mean "sentinel_in_the_way"?)"},
    {"a rule without a number", "09.json", "/quiz/0/rule", R"("CR seven")",
     "09.json: $.quiz[0].rule", "is not the number of a rule"},
    {"two right answers", "09.json", "/quiz/1/options/1/right", "true",
     "09.json: $.quiz[1].options", "exactly one answer is right"},
    {"no right answer", "09.json", "/quiz/1/options/0/right", "false", "09.json: $.quiz[1].options",
     "exactly one answer is right"},
    {"a wrong answer without a reason", "09.json", "/quiz/1/options/1/why", nullptr,
     "09.json: $.quiz[1].options[1]", "nothing is said to this answer"},
    {"a number without a proof", "01.json", "/quiz/0/proof", nullptr, "01.json: $.quiz[0]",
     "a number needs a proof"},
    {"a likely wrong number that is right", "01.json", "/quiz/0/near", R"({"2":"Wrong."})",
     "01.json: $.quiz[0].near", "2 is the answer"},
    {"a proof that proves nothing", "09.json", "/quiz/1/proof/0/then", nullptr,
     "09.json: $.quiz[1].proof[0]", "it proves nothing"},
    {"another lesson's id", "09.json", "/id", R"("swu-10")", "09.json: $.id",
     R"(the lesson of 09.json is "swu-09")"},
    {"two scenes of one name", "09.json", "/scenes/1/id", R"("a")", "09.json: $.scenes",
     R"(the id "a" appears twice)"},
};
INSTANTIATE_TEST_SUITE_P(Form, PlantedFault, testing::ValuesIn(kForm));

constexpr Plant kTruth[] = {
    {"an answer that is not offered", "09.json", "/scenes/0/steps/0/do/0/attack/1", R"("you.base")",
     "09.json: $.scenes[0].steps[0]", "is not offered"},
    {"an alternative that breaks the promise", "09.json", "/scenes/0/steps/0/do/1", R"("pass")",
     "09.json: $.scenes[0].steps[0]", "does not hold"},
    {"a promise that is not kept", "09.json", "/scenes/0/steps/2/then/damage", "3",
     "09.json: $.scenes[0].steps[2]", "you.base: damage is 2"},
    {"a mark on what is not there", "09.json", "/scenes/0/steps/0/mark/0",
     R"("you.ground:SOR_128")", "09.json: $.scenes[0].steps[0]",
     "you.ground:SOR_128 is not on the table"},
    {"a mark on what is hidden", "10.json", "/scenes/0/steps/0/mark", R"(["you.hand:SOR_128"])",
     "10.json: $.scenes[0].steps[0]", "you.hand:SOR_128 is hidden from the learner"},
    {"an arrow to what is not there", "09.json", "/scenes/0/steps/0/arrow",
     R"([["me.ground:SOR_046","you.ground:SOR_128"]])", "09.json: $.scenes[0].steps[0]",
     "you.ground:SOR_128 is not on the table"},
    {"another refusal", "09.json", "/scenes/0/steps/0/wrong/0/refused", R"("exhausted")",
     "09.json: $.scenes[0].steps[0].wrong[0]", "is refused as sentinel_in_the_way"},
    {"a refusal with another rule", "09.json", "/scenes/0/steps/0/wrong/0/rule", R"("CR 7.5.10")",
     "09.json: $.scenes[0].steps[0].wrong[0]", R"(the rule is "CR 7.5.11", not "CR 7.5.10")"},
    {"a refusal of something legal", "09.json", "/scenes/0/steps/0/wrong/0/try/attack/1",
     R"("you.ground:SOR_229")", "09.json: $.scenes[0].steps[0].wrong[0]", "is legal"},
    {"a refusal that cannot be tried", "09.json", "/scenes/0/steps/0/wrong/0/try/attack/0",
     R"("me.ground:SOR_095")", "09.json: $.scenes[0].steps[0].wrong[0]", "cannot be tried here"},
    {"too many cards that are not too many", "12.json", "/scenes/0/steps/3/wrong/1/try",
     R"({"resource":["me.hand:SOR_046"]})", "12.json: $.scenes[0].steps[3].wrong[1]", "is legal"},
    {"another consequence", "09.json", "/scenes/1/steps/0/wrong/0/then/left", "1",
     "09.json: $.scenes[1].steps[0].wrong[0]", "what comes of it"},
    {"a mistake that cannot be made", "09.json", "/scenes/1/steps/0/wrong/0/try", R"("yes")",
     "09.json: $.scenes[1].steps[0].wrong[0]", "is not offered"},
    {"a legal answer without words", "09.json", "/scenes/0/steps/0/otherwise", nullptr,
     "09.json: $.scenes[0].steps[0]", "no words for"},
    {"declining without words", "07.json", "/scenes/2/steps/1/otherwise", nullptr,
     "07.json: $.scenes[2].steps[1]", "no words for: choosing nothing"},
    {"a script that cannot be played", "09.json", "/scenes/0/steps/1/them/0", R"("keep")",
     "09.json: $.scenes[0].steps[1]", "is not offered"},
    {"an answer on the other side's turn", "09.json", "/scenes/0/steps/1",
     R"({"say":"Pass.","do":["pass"],"hints":["One.","Two."]})", "09.json: $.scenes[0].steps[1]",
     "it is not the learner who is asked"},
    {"a scenario with an unknown card", "09.json", "/scenes/1/scenario/players/1/ground/0",
     R"("SOR_929")", "09.json: $.scenes[1].scenario", "SOR_929"},
    {"a scenario with an unknown key", "09.json", "/scenes/1/scenario/players/1/sapce", "[]",
     "09.json: $.scenes[1].scenario", "unknown key"},
    {"a goal that is not reached", "01.json", "/scenes/1/steps/1/reach/goal/reason",
     R"("conceded")", "01.json: $.scenes[1].steps[1]", "does not finish"},
    {"a solution against the other side's habits", "01.json", "/scenes/1/steps/1/reach/them",
     R"(["pass"])", "01.json: $.scenes[1].steps[1]", "the other side would not answer"},
    {"a failing line that does not fail so", "01.json", "/scenes/1/steps/1/reach/fails/0/then/left",
     "3", "01.json: $.scenes[1].steps[1].reach.fails[0]", "does not hold"},
    {"a free step with an answer that breaks its promise", "13.json", "/scenes/0/steps/1/free",
     "true", "13.json: $.scenes[0].steps[1]", "after another answer"},
    {"a number that is wrong", "01.json", "/quiz/0/answer", "3", "01.json: $.quiz[0].proof[0]",
     "does not hold"},
    {"a right answer that the engine does not share", "09.json", "/quiz/1/proof/0/then/damage", "0",
     "09.json: $.quiz[1].proof[0]", "damage is 2"},
    {"a proof with another refusal", "09.json", "/quiz/2/proof/0/refused", R"("own_card")",
     "09.json: $.quiz[2].proof[0]", "is refused as sentinel_in_the_way"},
    {"a click on what is not there", "09.json", "/quiz/0/answer/0", R"("you.space:SOR_225")",
     "09.json: $.quiz[0]", "is not on the table the learner sees"},
    {"a click that is right and wrong", "09.json", "/quiz/0/wrong",
     R"({"you.ground:SOR_229":"Not this one."})", "09.json: $.quiz[0]", "is right and wrong"},
};
INSTANTIATE_TEST_SUITE_P(Truth, PlantedFault, testing::ValuesIn(kTruth));

constexpr Plant kNames[] = {
    {"a statement that nobody made", "01.json", "/scenes/0/steps/0/covers", R"(["V9.9"])", "01a1",
     "V9.9 is not a statement"},
    {"a statement that no step makes", "statements.json", "/Z99.1", R"("no step says this")",
     "statements.json", "Z99.1 has no step"},
    {"a statement that no question asks about", "statements.json", "/Z99.1",
     R"("no question asks this")", "statements.json", "Z99.1 has no question"},
    {"a concept that nobody knows", "09.json", "/quiz/0/concept", R"("sentry")", "09q1",
     "sentry is not a concept"},
    {"a concept that does not name the question", "concepts.json", "/sentinel/quiz", R"(["09q2"])",
     "09q1", "the concept sentinel does not name it"},
    {"a concept that names another lesson", "concepts.json", "/sentinel/lessons", R"(["08"])",
     "concepts.json: $.sentinel", "lesson 08 does not teach it"},
    {"a concept without a question", "concepts.json", "/sentinel/quiz", "[]",
     "concepts.json: $.sentinel", "a concept has a lesson, a question and a rule"},
    {"a refusal that two concepts own", "concepts.json", "/saboteur/codes",
     R"(["sentinel_in_the_way"])", "concepts.json: $.saboteur", "another concept already"},
    {"an unknown chapter", "09.json", "/chapter", R"("F")", "09.json", "F is not a chapter"},
    {"common words that are missing", "course.json", "/common/pass", nullptr,
     "course.json: $.common", R"("pass" has no words)"},
    {"common words for what is not common", "course.json", "/common/attack", R"("No.")",
     "course.json: $.common.attack", "is not a kind with common words"},
};
INSTANTIATE_TEST_SUITE_P(Names, PlantedFault, testing::ValuesIn(kNames));

TEST(PlantedText, WhatIsNoJsonIsFoundWithItsPlace)
{
    std::vector<CourseText> texts = test::shippedTexts();
    texts.front().text = "{\n \"id\": \"swu-01\",,\n}";
    std::vector<Fault> faults;
    (void)readCourse(texts, test::swuWords(), faults);
    ASSERT_EQ(faults.size(), 1U);
    EXPECT_EQ(faults.front().where, "01.json:2:17");
}

TEST(PlantedText, AKeyThatStandsTwiceIsFound)
{
    std::vector<CourseText> texts = test::shippedTexts();
    texts.front().text = "{\"id\": \"swu-01\", \"id\": \"swu-02\"}";
    std::vector<Fault> faults;
    (void)readCourse(texts, test::swuWords(), faults);
    ASSERT_EQ(faults.size(), 1U);
    EXPECT_NE(faults.front().what.find("appears twice"), std::string::npos);
}

TEST(PlantedText, OneRunFindsAllMistakesOfForm)
{
    std::vector<CourseText> texts = test::shippedTexts();
    match::Json json = match::parseJson(texts[8].text).value();
    json["scenes"][0]["steps"][0]["hints"] = {"One."};
    json["quiz"][0]["rule"] = "7.5.11";
    json["tilte"] = "Sentinel";
    texts[8].text = json.dump();
    std::vector<Fault> faults;
    (void)readCourse(texts, test::swuWords(), faults);
    EXPECT_EQ(faults.size(), 1U) << "an unknown key hides what is in the object";
    json.erase("tilte");
    texts[8].text = json.dump();
    faults.clear();
    (void)readCourse(texts, test::swuWords(), faults);
    EXPECT_EQ(faults.size(), 2U) << test::describe(faults);
}

} // namespace
} // namespace playmat::learn
