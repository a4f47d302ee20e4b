// Lessons with a screen reader: every text is there to be read out, what is lit is named, and all
// that is asked for can be done by the actions that are offered.
#include "lessons.h"

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

using table::LearnSession;

struct SpokenLessons : Lessons
{
    [[nodiscard]] QString coachSays()
    {
        QAccessibleInterface *coach
            = QAccessible::queryAccessibleInterface(app.item(QStringLiteral("coach")));
        return coach == nullptr ? QString() : coach->text(QAccessible::Name);
    }
    void expectSpoken()
    {
        app.draw();
        app.draw(); // what is lit is looked at before a frame
        EXPECT_EQ(QAccessible::queryAccessibleInterface(app.item(QStringLiteral("coach")))->role(),
                  QAccessible::AlertMessage);
        EXPECT_TRUE(coachSays().contains(lesson().say())) << coachSays().toStdString();
        auto *stage = app.window->findChild<table::LessonStage *>();
        QAccessibleInterface *coach
            = QAccessible::queryAccessibleInterface(app.item(QStringLiteral("coach")));
        EXPECT_EQ(coach->text(QAccessible::Description), stage->spoken());
        EXPECT_EQ(stage->spoken().isEmpty(), lesson().marks().empty())
            << lesson().say().toStdString() << ": what is lit has no name";
    }
    void through(const char *id)
    {
        learn->startLesson(QLatin1String(id));
        for (int guard = 0; guard < 60 && learn->page() == LearnSession::Lesson; ++guard) {
            ASSERT_NO_FATAL_FAILURE(settle());
            expectSpoken();
            if (lesson().canNext())
                press("coachNext", By::Reader);
            else
                ASSERT_NO_FATAL_FAILURE(act(By::Reader));
            ASSERT_FALSE(HasFatalFailure());
        }
        ASSERT_EQ(learn->page(), LearnSession::EndCard);
        EXPECT_EQ(learn->earned(), 3);
        ASSERT_TRUE(becomes([&] { return shown("endCard"); }));
        QAccessibleInterface *card
            = QAccessible::queryAccessibleInterface(app.item(QStringLiteral("endCard")));
        ASSERT_NE(card, nullptr);
        EXPECT_TRUE(card->text(QAccessible::Name).contains(learn->summary()));
    }
};

TEST_F(SpokenLessons, TheFirstIsDoneFromTheStartPageOn)
{
    press("learnFirst", By::Reader);
    ASSERT_TRUE(becomes([&] { return shown("coach"); }));
    through("swu-01");
    press("nextLesson", By::Reader);
    ASSERT_TRUE(becomes([&] { return learn->lesson()->lesson()->id == "swu-02"; }));
}

TEST_F(SpokenLessons, TheOneAboutGuards)
{
    through("swu-09");
}

TEST_F(SpokenLessons, TheOneAboutOrder)
{
    through("swu-21");
}

} // namespace
} // namespace playmat::qmltest
