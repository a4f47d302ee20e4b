#include "course_fixture.h"
#include "learn/proof.h"

namespace playmat::learn {
namespace {

using test::shippedCourse;

TEST(Course, IsProvenFromItsFirstStepToItsLastQuestion)
{
    const Report report = proveCourse(test::library(), shippedCourse());
    EXPECT_TRUE(report.faults.empty()) << test::describe(report.faults);
    // A proof that skips something has smaller numbers.
    EXPECT_EQ(report.counts.lessons, 24);
    EXPECT_EQ(report.counts.scenes, 66);
    EXPECT_GE(report.counts.steps, 265);
    EXPECT_GE(report.counts.answers, 190);
    EXPECT_GE(report.counts.refusals, 27);
    EXPECT_GE(report.counts.consequences, 46);
    EXPECT_GE(report.counts.gestures, 2167);
    EXPECT_GE(report.counts.questions, 105);
    EXPECT_GE(report.counts.proofs, 63);
}

TEST(Course, EveryStatementHasAStepAndAQuestion)
{
    const Report report = proveCourse(test::library(), shippedCourse());
    EXPECT_EQ(shippedCourse().statements.size(), 89U);
    for (const auto &[id, text] : shippedCourse().statements) {
        EXPECT_TRUE(report.steps.contains(id)) << id << ": " << text;
        EXPECT_TRUE(report.questions.contains(id)) << id << ": " << text;
    }
}

TEST(Course, RefusalsLeadToTheConceptThatIsMissing)
{
    const Concept *topic = shippedCourse().topicOf("sentinel_in_the_way");
    ASSERT_NE(topic, nullptr);
    EXPECT_EQ(topic->id, "sentinel");
    EXPECT_NE(shippedCourse().lesson("swu-" + topic->lessons.front()), nullptr);
    EXPECT_EQ(shippedCourse().topicOf("no_such_refusal"), nullptr);
}

TEST(Course, AFolderThatIsNotThereIsSaid)
{
    std::vector<Fault> faults;
    const auto course = openCourse(test::coursePath() + "/nowhere", test::swuWords(), faults);
    ASSERT_FALSE(course.ok());
    EXPECT_EQ(course.problem().code, "not_found");
    EXPECT_NE(course.problem().message.find("nowhere"), std::string::npos);
}

TEST(Course, ADocumentThatIsMissingIsSaid)
{
    std::vector<CourseText> texts = test::shippedTexts();
    std::erase_if(texts, [](const CourseText &text) { return text.name == "concepts.json"; });
    std::vector<Fault> faults;
    (void)readCourse(texts, test::swuWords(), faults);
    EXPECT_EQ(test::describe(faults), "concepts.json: this document is missing\n");
}

} // namespace
} // namespace playmat::learn
