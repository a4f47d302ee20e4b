#include "table/learn/lesson_position.h"

namespace playmat::table {

QString lessonPosition(const learn::Course &course, learn::Json scenario, core::PlayerId me,
                       const QString &learner)
{
    const QString mine = learner.isEmpty() ? qtTrId("lesson_position.player") : learner;
    const QString theirs = qtTrId("lesson_position.opponent");
    if (scenario.contains("players") && scenario["players"].is_array()) {
        std::size_t seat = 0;
        for (learn::Json &player : scenario["players"]) {
            if (player.is_object() && !player.contains("name"))
                player["name"] = (seat == me ? mine : theirs).toStdString();
            ++seat;
        }
    }
    const learn::Json document{{"game", course.words->game}, {"scenario", scenario}};
    return QString::fromStdString(document.dump());
}

} // namespace playmat::table
