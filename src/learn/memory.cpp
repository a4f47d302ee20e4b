#include "learn/memory.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace playmat::learn {

namespace {

/// The published weights of FSRS-6.
constexpr std::array<double, 21> kW{0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194,
                                    0.001,  1.8722, 0.1666, 0.796,  1.4835, 0.0614, 0.2629,
                                    1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};

constexpr Day kDateLine = 1; ///< what a journey to the west may set a calendar back by
constexpr double kLeastStability = 0.001;
constexpr double kEasy = 4; ///< a grade nobody gives here; difficulty tends towards its start

double decay()
{
    return -kW[20];
}

/// Chosen so that after `stability` days the chance is nine in ten.
double factor()
{
    return std::pow(0.9, 1 / decay()) - 1;
}

double number(Grade grade)
{
    return static_cast<double>(grade);
}

double chance(double stability, double days)
{
    return std::pow(1 + factor() * days / stability, decay());
}

double firstDifficulty(double grade)
{
    return std::clamp(kW[4] - std::exp(kW[5] * (grade - 1)) + 1, 1.0, 10.0);
}

double nextDifficulty(double difficulty, Grade grade)
{
    const double change = -kW[6] * (number(grade) - 3);
    const double damped = difficulty + change * (10 - difficulty) / 9;
    // Without bounds: the easiest start is below 1, and is only approached.
    const double easiest = kW[4] - std::exp(kW[5] * (kEasy - 1)) + 1;
    return std::clamp(kW[7] * easiest + (1 - kW[7]) * damped, 1.0, 10.0);
}

double afterRecall(const Memory &memory, double retrieved, Grade grade)
{
    const double hard = grade == Grade::Hard ? kW[15] : 1;
    return memory.stability
        * (1
           + std::exp(kW[8]) * (11 - memory.difficulty) * std::pow(memory.stability, -kW[9])
               * (std::exp((1 - retrieved) * kW[10]) - 1) * hard);
}

double afterForgetting(const Memory &memory, double retrieved)
{
    const double forgotten = kW[11] * std::pow(memory.difficulty, -kW[12])
        * (std::pow(memory.stability + 1, kW[13]) - 1) * std::exp((1 - retrieved) * kW[14]);
    return std::min(forgotten, memory.stability / std::exp(kW[17] * kW[18]));
}

double sameDay(double stability, Grade grade)
{
    const double growth
        = std::exp(kW[17] * (number(grade) - 3 + kW[18])) * std::pow(stability, -kW[19]);
    return stability * (grade == Grade::Good ? std::max(growth, 1.0) : growth);
}

double nextStability(const Memory &memory, Grade grade, Day today)
{
    if (today <= memory.last)
        return sameDay(memory.stability, grade);
    const double retrieved = recall(memory, today);
    return grade == Grade::Again ? afterForgetting(memory, retrieved)
                                 : afterRecall(memory, retrieved, grade);
}

/// Days until the chance has fallen to the target; at least until tomorrow.
Day pauseOf(double stability)
{
    const double days = stability / factor() * (std::pow(kWantedRecall, 1 / decay()) - 1);
    return std::clamp(static_cast<Day>(std::lround(std::min<double>(days, kLongestPause))), 1,
                      kLongestPause);
}

} // namespace

bool isAhead(Day day, Day today)
{
    return day - kDateLine > today;
}

bool isDue(const Memory &memory, Day today)
{
    return memory.reviews > 0
        && (memory.due <= today || isAhead(memory.last, today)
            || isAhead(memory.due, today + kLongestPause));
}

double recall(const Memory &memory, Day today)
{
    if (memory.reviews == 0)
        return 0;
    return chance(memory.stability, std::max<double>(0, today - memory.last));
}

Memory afterAnswer(const Memory &memory, Grade grade, Day today)
{
    Memory out = memory;
    if (memory.reviews == 0) {
        out.stability = kW[static_cast<std::size_t>(grade) - 1];
        out.difficulty = firstDifficulty(number(grade));
    } else {
        out.stability = std::max(kLeastStability, nextStability(memory, grade, today));
        out.difficulty = nextDifficulty(memory.difficulty, grade);
        out.lapses += grade == Grade::Again ? 1 : 0;
    }
    ++out.reviews;
    out.last = isAhead(memory.last, today) ? today : std::max(today, memory.last);
    out.due = out.last + pauseOf(out.stability);
    return out;
}

} // namespace playmat::learn
