// Every gesture in every form, from both seats: all of them end in the same state.
#include "gestures.h"

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

using table::TableController;
namespace Seating = table::Seating;

class Gestures : public testing::TestWithParam<size_t>
{
protected:
    /// Up to the moment when the gesture is to be made.
    bool prepare(App &app, const Gesture &gesture, int seat)
    {
        if (gesture.setup)
            return app.dealToResources(11, seat);
        const bool regroups = gesture.moves.front().kind == Move::Resource;
        const QString more
            = regroups ? QStringLiteral(R"("initiative":%1)").arg(seat) : gesture.more;
        if (!app.place(gesture.me, gesture.they, seat, more))
            return false;
        while (regroups && app.prompt().canPass)
            app.hands().desk()->pass(); // to the regroup phase
        return true;
    }
    QString play(App &app, const Gesture &gesture, int seat, Form form)
    {
        // Dragging out of a face-down hand happens at the peek table.
        app.settings.setSeating(form == Form::Peek ? Seating::Peek : Seating::Open);
        EXPECT_TRUE(prepare(app, gesture, seat));
        const QString before = app.hash();
        Hands hands(app);
        for (const Move &move : gesture.moves)
            perform(app, hands, move, form);
        EXPECT_EQ(app.state(), TableController::Idle);
        EXPECT_NE(app.hash(), before)
            << "nothing happened: " << app.hands().desk()->refusal().text.toStdString();
        for (const Outcome &outcome : gesture.outcomes) {
            EXPECT_EQ(valueOf(app, outcome), outcome.is)
                << outcome.of.toStdString() << " " << outcome.what.toStdString();
        }
        return app.hash();
    }
};

TEST_P(Gestures, EndInTheSameStateInEveryForm)
{
    const Gesture &gesture = allGestures()[GetParam()];
    App app;
    ASSERT_NE(app.window, nullptr);
    for (const int seat : {0, 1}) {
        QString first;
        for (const Form form : gesture.forms) {
            SCOPED_TRACE(std::string(nameOf(form)) + ", seat " + std::to_string(seat));
            const QString hash = play(app, gesture, seat, form);
            if (first.isEmpty())
                first = hash;
            EXPECT_EQ(hash.toStdString(), first.toStdString()) << app.hiddenCards();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Table, Gestures, testing::Range<size_t>(0, allGestures().size()),
                         [](const testing::TestParamInfo<size_t> &gesture) {
                             return std::string(allGestures()[gesture.param].name);
                         });

} // namespace
} // namespace playmat::qmltest
