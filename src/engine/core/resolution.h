#pragma once

#include "engine/core/check.h"
#include "engine/core/decision.h"

#include <algorithm>
#include <array>
#include <cstddef>

/// What drives a game: the frame on top of a stack does one step after the other until somebody
/// must decide. A game says with each kind of frame what its steps do; the rest is here.
namespace playmat::core {

/// What a machine does with a kind of frame; nothing is asked where there is no `ask`.
template <class Board, class Machine, class Frame>
struct Chapter
{
    void (*step)(Machine &, Frame &) = nullptr;
    void (*ask)(const Board &, const Frame &, Decision &) = nullptr;
    void (*answer)(Machine &, Frame &, const Decision &, const Answer &) = nullptr;
};

/// The chapters of a game, by kind of frame; no kind has the number 0.
template <class Row, std::size_t kinds>
using Chapters = std::array<const Row *, kinds>;

template <class Row, std::size_t kinds, class Frame>
[[nodiscard]] const Row &chapterOf(const Chapters<Row, kinds> &chapters, const Frame &frame)
{
    const auto kind = static_cast<std::size_t>(frame.kind);
    ENGINE_CHECK(kind > 0 && kind < kinds, kind, frame.stepNumber);
    return *chapters[kind];
}

/// Steps until somebody is asked or the game is over; false: after `most` steps it still was not.
/// `Machine` has its state as `s` (with `stack` and `waiting`) and over(), settled() is called
/// before each step and at the end, stepped(count) after each step.
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

/// The open question; none when nobody is asked.
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

/// Takes an answer that was checked.
template <class Machine, class Row, std::size_t kinds>
void take(Machine &m, const Chapters<Row, kinds> &chapters, const Decision &d, const Answer &a)
{
    m.s.waiting = false;
    auto &frame = m.s.stack.back();
    chapterOf(chapters, frame).answer(m, frame, d, a);
}

/// What is wrong with an answer, whatever the question is about.
enum class AnswerFault : std::uint8_t {
    None,
    NoSuchOption, ///< which
    TwiceTheSame, ///< which
    WrongCount, ///< given, least, most
    WrongTotal, ///< given, least, most
};

struct FoundFault
{
    AnswerFault fault = AnswerFault::None;
    int given = 0;
    int least = 0;
    int most = 0;
};

/// Whether each option is there and named once.
[[nodiscard]] FoundFault faultOfOptions(const Decision &decision, const Answer &answer);
/// Whether as many are chosen as may be; of Distribute, whether the amounts add up. Options that
/// may be chosen together (Decision::together) count as one.
[[nodiscard]] FoundFault faultOfCounts(const Decision &decision, const Answer &answer);
/// Both.
[[nodiscard]] FoundFault faultOf(const Decision &decision, const Answer &answer);

/// Whether the chosen options are one action: all of the kind that may be, onto one zone.
[[nodiscard]] bool areTogether(const Decision &decision, const Answer &answer);

} // namespace playmat::core
