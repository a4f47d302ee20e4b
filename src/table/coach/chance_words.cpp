#include "table/coach/chance_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace playmat::table {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("ChanceWords", text);
}

int points(double chance)
{
    return int(std::lround(100 * chance));
}

} // namespace

QString percent(double chance)
{
    const bool open = chance > 0 && chance < 1;
    const int rounded = open ? std::clamp(points(chance), 1, 99) : points(chance);
    return tr("%1 %").arg(rounded);
}

QString chanceWords(double chance, double error)
{
    return error <= 0 ? percent(chance)
                      : tr("%1 ± %2").arg(percent(chance)).arg(std::max(1, points(error)));
}

QString opinionWords(const bots::Opinion &opinion)
{
    return tr("%1: %2").arg(QString::fromStdString(opinion.words),
                            chanceWords(opinion.chance, opinion.error));
}

QString verdictWords(const bots::Advice &advice)
{
    switch (advice.verdict) {
    case bots::Verdict::Clear:
        return advice.best().loses ? tr("They can win this phase, whatever you do.") : QString();
    case bots::Verdict::Close:
        return advice.best().loses ? tr("They can win this phase, whatever you do.")
                                   : tr("Too close to call: the next best may be just as good.");
    case bots::Verdict::Only:
        return tr("There is nothing else to do.");
    case bots::Verdict::Win:
        return tr("A forced win: they cannot prevent it.");
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
