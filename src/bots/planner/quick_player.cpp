#include "bots/planner/quick_player.h"

#include "bots/planner/candidates.h"

#include <algorithm>

namespace playmat::bots::planner {

namespace {

constexpr int kMostWithin = 40; ///< limit of answers within one action, passes included
constexpr std::size_t kPartsTried = 8; ///< limit of candidates for a question within an action
constexpr int kMostAnswers = 160; ///< limit of answers in one play-out

bool same(const core::Answer &a, const core::Answer &b)
{
    return a.options == b.options && a.amounts == b.amounts && a.name == b.name;
}

} // namespace

QuickPlayer::QuickPlayer(const Board &like)
    : m_after(like.copy())
    , m_part(like.copy())
    , m_kept(like.copy())
{
}

bool QuickPlayer::answerPart(Board &board)
{
    const std::vector<core::Answer> answers = candidatesFor(board);
    if (answers.size() == 1)
        return board.apply(answers.front());
    const core::PlayerId asked = board.decision().player;
    double best = -1;
    for (std::size_t i = 0; i < answers.size() && i < kPartsTried; ++i) {
        m_part->become(board);
        if (!m_part->apply(answers[i]))
            continue;
        const double chance = m_part->chance(asked);
        if (chance <= best)
            continue;
        best = chance;
        std::swap(m_part, m_kept);
    }
    if (best < 0)
        return false;
    board.become(*m_kept);
    return true;
}

/// Answers everything within an action until it is over. Nobody responds in the windows.
void QuickPlayer::settle(Board &board)
{
    for (int i = 0; i < kMostWithin && !board.over(); ++i) {
        const Ask ask = board.ask();
        if (ask == Ask::Turn || ask == Ask::Opening)
            return;
        const auto pass = ask == Ask::Window ? board.pass() : std::nullopt;
        if (pass ? !board.apply(*pass) : !answerPart(board))
            return;
    }
}

/// Ending the turn is worth what the board is worth now, because what the other player draws and
/// readies does not depend on this player's actions.
double QuickPlayer::chanceAfter(const Board &board, const core::Answer &answer,
                                core::PlayerId asked)
{
    if (board.ask() == Ask::Turn)
        if (const auto pass = board.pass(); pass && same(*pass, answer))
            return board.chance(asked);
    m_after->become(board);
    if (!m_after->apply(answer))
        return -1;
    settle(*m_after);
    return m_after->chance(asked);
}

std::vector<double> QuickPlayer::chances(const Board &board,
                                         const std::vector<core::Answer> &answers,
                                         const std::stop_token &stop)
{
    const core::PlayerId asked = board.decision().player;
    std::vector<double> out;
    for (const core::Answer &answer : answers)
        out.push_back(stop.stop_requested() ? -1 : chanceAfter(board, answer, asked));
    return out;
}

bool QuickPlayer::answer(Board &board)
{
    if (board.ask() == Ask::Part)
        return answerPart(board);
    const std::vector<core::Answer> answers = candidatesFor(board);
    if (answers.empty())
        return false;
    if (answers.size() == 1)
        return board.apply(answers.front());
    const std::vector<double> all = chances(board, answers);
    const auto best = std::ranges::max_element(all);
    return *best >= 0 && board.apply(answers[static_cast<std::size_t>(best - all.begin())]);
}

void QuickPlayer::playUntil(Board &board, int turn, const std::stop_token &stop)
{
    for (int i = 0; i < kMostAnswers && !board.over() && board.turn() < turn; ++i)
        if (stop.stop_requested() || !answer(board))
            return;
}

} // namespace playmat::bots::planner
