#include "fuzz/fuzz.h"
#include "kit/swu/learn/lesson_words.h"
#include "learn/proof.h"
#include "support/folders.h"

/// A lesson: its mistakes are named with their places, or it is played from its first step to its
/// last question (if it is short), and whatever does not hold is reported.
namespace playmat::fuzz {

namespace {

constexpr const char *kFile = "09.json";
constexpr std::size_t kLongest = 6000; ///< bytes that are proven too: the shortest lessons

const learn::Words &words()
{
    static const learn::Words words = kit::swuLessonWords(library());
    return words;
}

} // namespace

std::vector<std::string> seeds()
{
    std::vector<std::string> out;
    for (const char *name : {"01", "03", "16"})
        out.push_back(contentOf(test::resourceDir() + "/lessons/swu/" + name + ".json"));
    return out;
}

Verdict run(std::string_view input)
{
    std::vector<learn::Fault> faults;
    const learn::Course course = learn::readCourse({{kFile, std::string(input)}}, words(), faults);
    for (const learn::Fault &fault : faults)
        check(!fault.where.empty() && !fault.what.empty(), "a fault without a place or a sentence");
    if (course.lessons.empty())
        return Verdict::Refused;
    if (input.size() > kLongest)
        return Verdict::Taken;
    for (const learn::Fault &fault : learn::proveCourse(library(), course).faults)
        check(!fault.where.empty() && !fault.what.empty(), "a fault without a place or a sentence");
    return Verdict::Taken;
}

} // namespace playmat::fuzz
