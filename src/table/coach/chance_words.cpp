#include "table/coach/chance_words.h"

#include <algorithm>
#include <cmath>

namespace playmat::table {

namespace {

int points(double chance)
{
    return int(std::lround(100 * chance));
}

} // namespace

QString percent(double chance)
{
    const bool open = chance > 0 && chance < 1;
    const int rounded = open ? std::clamp(points(chance), 1, 99) : points(chance);
    return qtTrId("chance_words.mark").arg(rounded);
}

QString chanceWords(double chance, double error)
{
    return error <= 0
        ? percent(chance)
        : qtTrId("chance_words.mark_2").arg(percent(chance)).arg(std::max(1, points(error)));
}

QString opinionWords(const bots::Opinion &opinion)
{
    return qtTrId("chance_words.mark_3")
        .arg(QString::fromStdString(opinion.words), chanceWords(opinion.chance, opinion.error));
}

QString verdictWords(const bots::Advice &advice)
{
    switch (advice.verdict) {
    case bots::Verdict::Clear:
        return advice.best().loses ? qtTrId("chance_words.they_can_win_this_phase") : QString();
    case bots::Verdict::Close:
        return advice.best().loses ? qtTrId("chance_words.they_can_win_this_phase")
                                   : qtTrId("chance_words.too_close_to_call_the");
    case bots::Verdict::Only:
        return qtTrId("chance_words.there_is_nothing_else_to");
    case bots::Verdict::Win:
        return qtTrId("chance_words.a_forced_win_they_cannot");
    }
    return {};
}

QStringList toStrings(const std::vector<std::string> &sentences)
{
    QStringList out;
    for (const std::string &sentence : sentences)
        out.append(QString::fromStdString(sentence));
    return out;
}

} // namespace playmat::table
