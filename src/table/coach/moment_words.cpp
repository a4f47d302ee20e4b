#include "table/coach/moment_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace playmat::table {

int inPoints(double part)
{
    return int(std::lround(100 * part));
}

QString momentWords(const bots::Moment &moment)
{
    const QString did = QString::fromStdString(moment.did);
    const QString lost = moment.loss > 0
        ? qtTrId("game_review.lost_points", std::max(1, inPoints(moment.loss))).arg(did)
        : qtTrId("game_review.mark").arg(did);
    const int luck = inPoints(moment.draws);
    if (luck == 0)
        return lost;
    const QString words = luck > 0 ? qtTrId("game_review.a_lucky_draw_points", luck)
                                   : qtTrId("game_review.an_unlucky_draw_points", -luck);
    return std::abs(moment.draws) > moment.loss ? words + QLatin1Char(' ') + lost
                                                : lost + QLatin1Char(' ') + words;
}

QString betterWords(const bots::Moment &moment)
{
    return moment.better.empty()
        ? QString()
        : qtTrId("game_review.better").arg(QString::fromStdString(moment.better));
}

} // namespace playmat::table
