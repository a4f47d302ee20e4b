#pragma once

#include "hands.h"

#include <QString>

#include <vector>

namespace playmat::qmltest {

/// One thing that hands do in a gesture. Each has a way in every form.
struct Move
{
    enum Kind {
        Carry, ///< `card` to `onto`; `words` name its line in the menu
        CarryAt, ///< an event for `onto`: dropped straight on it, or played and then aimed
        Resource, ///< `card` to one's resources
        Ability, ///< the action of `card` itself that `words` name
        Choose, ///< `card`, which is asked for
        Give, ///< this many of what is divided to `card`
        Line, ///< of an overlay, by its words
        Done,
        Pass,
        Initiative,
    };

    Kind kind = Carry;
    QString card;
    QString onto;
    QString words;
    int times = 1;
};

/// What is so afterwards: "zone", "damage", "experience", "shields", "upgrades", "exhausted" of a
/// card; "resources", "initiative", "passed" of a side ("me").
struct Outcome
{
    QString of;
    QString what;
    QString is;
};

struct Gesture
{
    const char *name;
    Side me;
    Side they;
    QString more; ///< of the position
    std::vector<Move> moves;
    std::vector<Outcome> outcomes;
    std::vector<Form> forms;
    bool setup = false; ///< the two starter decks, where the first resources are put down
};

[[nodiscard]] const std::vector<Gesture> &allGestures();

/// Does one move in one form. Failures are reported to GoogleTest.
void perform(App &app, Hands &hands, const Move &move, Form form);
/// The value that an Outcome is about, as text.
[[nodiscard]] QString valueOf(App &app, const Outcome &outcome);

} // namespace playmat::qmltest
