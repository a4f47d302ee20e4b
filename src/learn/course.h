#pragma once

#include "learn/lesson.h"
#include "learn/tips.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace playmat::learn {

/// Something that a course teaches, asks about and repeats: its lessons and questions
/// ("09q1": question q1 of 09.json), its rules, and the refusals that show it is not known.
struct Concept
{
    std::string id;
    std::string title;
    std::vector<std::string> lessons;
    std::vector<std::string> questions;
    std::vector<std::string> rules;
    std::vector<std::string> codes;
};

struct Chapter
{
    std::string id;
    std::string title;
};

/// All documents of one game's course: the folder lessons/GAME.
struct Course
{
    std::shared_ptr<const Words> words; ///< the documents point into them
    std::vector<Chapter> chapters;
    std::vector<Lesson> lessons; ///< in their order
    std::vector<Concept> concepts;
    std::vector<std::pair<std::string, std::string>> statements; ///< what must be taught: id, text
    std::vector<Tip> tips; ///< for the first games
    /// Words to answers of a kind that are wrong in the same way in every lesson.
    std::map<std::string, std::string, std::less<>> common;

    [[nodiscard]] const Lesson *lesson(std::string_view id) const;
    /// The question with a name like "09q1", and its lesson; nullptrs when there is none.
    [[nodiscard]] std::pair<const Lesson *, const Question *> question(std::string_view name) const;
    [[nodiscard]] const Concept *topic(std::string_view id) const;
    /// The concept that a refusal of this code shows to be missing; nullptr when none does.
    [[nodiscard]] const Concept *topicOf(std::string_view code) const;
};

struct CourseText
{
    std::string name; ///< "09.json"
    std::string text;
};

/// Reads a course strictly, from texts that somebody else has read. Faults: every mistake of form,
/// and every name that leads nowhere.
[[nodiscard]] Course readCourse(const std::vector<CourseText> &texts, Words words,
                                std::vector<Fault> &faults);
/// The same from a folder. A problem when there is no such folder or a file cannot be read.
[[nodiscard]] match::Outcome<Course> openCourse(const std::filesystem::path &folder, Words words,
                                                std::vector<Fault> &faults);
/// The texts of a folder, for openCourse and for tests that plant faults in them.
[[nodiscard]] match::Outcome<std::vector<CourseText>>
courseTexts(const std::filesystem::path &folder);

} // namespace playmat::learn
