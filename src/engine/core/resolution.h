#pragma once

#include "engine/core/check.h"
#include "engine/core/decision.h"
#include "engine/core/reasons.h"

#include <algorithm>
#include <array>
#include <cstddef>

/// The driver of a game: the top frame of a stack does one step after another until a player must
/// decide. A game defines the steps of each kind of frame; everything else is here.
namespace playmat::core {

/// How a machine handles one kind of frame; a kind without `ask` never asks.
template <class Board, class Machine, class Frame>
struct Chapter
{
    void (*step)(Machine &, Frame &) = nullptr;
    void (*ask)(const Board &, const Frame &, Decision &) = nullptr;
    void (*answer)(Machine &, Frame &, const Decision &, const Answer &) = nullptr;
};

/// The chapters of a game, indexed by kind of frame; 0 is not a kind.
template <class Row, std::size_t kinds>
using Chapters = std::array<const Row *, kinds>;

template <class Row, std::size_t kinds, class Frame>
[[nodiscard]] const Row &chapterOf(const Chapters<Row, kinds> &chapters, const Frame &frame)
{
    const auto kind = static_cast<std::size_t>(frame.kind);
    ENGINE_CHECK(kind > 0 && kind < kinds, kind, frame.stepNumber);
    return *chapters[kind];
}

/// Runs steps until a player is asked or the game is over; false: neither happened within `most`
/// steps. `Machine` has over() and its state as `s` (with `stack` and `waiting`); settled() is
/// called before each step and at the end, stepped(count) after each step.
template <class Machine, class Row, std::size_t kinds>
[[nodiscard]] bool run(Machine &m, const Chapters<Row, kinds> &chapters, std::size_t most)
{
    std::size_t steps = 0;
    while (!m.s.waiting && !m.over()) {
        if (++steps > most)
            return false;
        m.settled();
        auto &frame = m.s.stack.back();
        chapterOf(chapters, frame).step(m, frame);
        m.stepped(steps);
    }
    m.settled();
    return true;
}

/// The open question, if any.
template <class Board, class Row, std::size_t kinds>
void ask(const Board &board, const Chapters<Row, kinds> &chapters, Decision &out)
{
    out.clear();
    if (!board.s.waiting || board.over())
        return;
    const auto &frame = board.s.stack.back();
    chapterOf(chapters, frame).ask(board, frame, out);
    ENGINE_CHECK(out.kind != DecisionKind::None, frame.kind, frame.stepNumber);
}

/// Applies an answer that has been checked.
template <class Machine, class Row, std::size_t kinds>
void take(Machine &m, const Chapters<Row, kinds> &chapters, const Decision &d, const Answer &a)
{
    m.s.waiting = false;
    auto &frame = m.s.stack.back();
    chapterOf(chapters, frame).answer(m, frame, d, a);
}

/// Mistakes that an answer to any question can have.
enum class AnswerFault : std::uint8_t {
    None,
    NoSuchOption, ///< the option does not exist; parameter: option
    TwiceTheSame, ///< the option is named twice; parameter: option
    WrongCount, ///< parameters: given, least, most
    WrongTotal, ///< parameters: given, least, most
};

struct FoundFault
{
    AnswerFault fault = AnswerFault::None;
    int given = 0;
    int least = 0;
    int most = 0;
};

/// Checks that each option exists and is named only once.
[[nodiscard]] FoundFault faultOfOptions(const Decision &decision, const Answer &answer);
/// Checks the number of chosen options or, for Distribute, the sum of the amounts. Options that may
/// be chosen together (Decision::together) count as one.
[[nodiscard]] FoundFault faultOfCounts(const Decision &decision, const Answer &answer);
/// Checks options and counts.
[[nodiscard]] FoundFault faultOf(const Decision &decision, const Answer &answer);

/// For each mistake in an answer, the rule of the game that it breaks.
struct FaultRules
{
    const char *option;
    const char *twice;
    const char *count;
    const char *total;
};

/// The refusal for an answer with that mistake. `Reason` is the game's own list of reasons.
template <class Reason>
[[nodiscard]] Refusal refusalOf(const FoundFault &found, const FaultRules &rules)
{
    switch (found.fault) {
    case AnswerFault::None:
        break;
    case AnswerFault::NoSuchOption:
        return refuse(Reason::NoSuchOption, rules.option, found.given);
    case AnswerFault::TwiceTheSame:
        return refuse(Reason::TwiceTheSame, rules.twice, found.given);
    case AnswerFault::WrongCount:
        return refuse(Reason::WrongCount, rules.count, found.given, found.least, found.most);
    case AnswerFault::WrongTotal:
        return refuse(Reason::WrongTotal, rules.total, found.given, found.least, found.most);
    }
    return {};
}

/// Whether the chosen options form one action: all are of the kind that allows this, onto one zone.
[[nodiscard]] bool areTogether(const Decision &decision, const Answer &answer);

} // namespace playmat::core
