#include "learn/puzzle_run.h"

namespace playmat::learn {

namespace {

constexpr core::PlayerId kLearner = 0;

/// Whether nobody knows how it goes on from there.
bool isLuck(const SearchedGame &after)
{
    return after.revealed() && !after.winner() && !after.ended();
}

} // namespace

PuzzleRun::PuzzleRun(Puzzle::Kind kind, std::unique_ptr<SearchedGame> game)
    : m_kind(kind)
    , m_prover(attacker(), kMostNodes)
{
    m_line.push_back(std::move(game));
}

/// Whether the goal can still be reached; nothing when the search is too large.
std::optional<bool> PuzzleRun::keeps(const SearchedGame &after)
{
    std::optional<bool> wins = m_prover.wins(after);
    if (!wins) { // it has remembered too much: once more from the beginning
        m_prover = Prover(attacker(), kMostNodes);
        wins = m_prover.wins(after);
    }
    return wins ? std::optional(*wins != isHold()) : std::nullopt;
}

PuzzleRun::Worth PuzzleRun::judge(const core::Answer &answer)
{
    const auto after = at().copy();
    if (!after->apply(answer))
        return Worth::Wrong;
    if (isLuck(*after))
        return Worth::Luck;
    return keeps(*after).value_or(false) ? Worth::Right : Worth::Wrong;
}

bool PuzzleRun::over() const
{
    return at().ended() || at().winner().has_value();
}

bool PuzzleRun::solved() const
{
    return isHold() ? over() && at().winner() != attacker() : at().winner() == attacker();
}

bool PuzzleRun::learnersTurn() const
{
    return !over() && at().decision().player == kLearner;
}

std::optional<core::Answer> PuzzleRun::shown()
{
    if (!learnersTurn())
        return std::nullopt;
    for (const core::Answer &answer : at().answers())
        if (judge(answer) == Worth::Right)
            return answer;
    return std::nullopt;
}

/// How many answers keep the goal; nothing where the learner is not asked.
std::optional<std::size_t> PuzzleRun::rightAnswers(const SearchedGame &game)
{
    if (game.ended() || game.winner() || game.decision().player != kLearner)
        return std::nullopt;
    std::size_t out = 0;
    for (const core::Answer &answer : game.answers()) {
        const auto after = game.copy();
        if (after->apply(answer) && !isLuck(*after))
            out += static_cast<std::size_t>(keeps(*after).value_or(false));
    }
    return out;
}

std::optional<core::Answer> PuzzleRun::reply()
{
    if (over() || learnersTurn())
        return std::nullopt;
    std::optional<core::Answer> best;
    std::size_t least = 0;
    for (const core::Answer &answer : at().answers()) {
        const auto after = at().copy();
        if (!after->apply(answer) || isLuck(*after))
            continue;
        const std::size_t left = rightAnswers(*after).value_or(1000);
        if (!best || left < least) {
            best = answer;
            least = left;
        }
    }
    return best;
}

std::vector<core::Answer> PuzzleRun::refutation() const
{
    if (const auto line = BestPlay(attacker(), kMostNodes).line(at()))
        return *line;
    return Prover(attacker()).line(at()).value_or(std::vector<core::Answer>());
}

int PuzzleRun::distance() const
{
    return at().distance(attacker());
}

bool PuzzleRun::play(const core::Answer &answer)
{
    auto next = at().copy();
    if (!next->apply(answer))
        return false;
    m_line.push_back(std::move(next));
    return true;
}

void PuzzleRun::takeBackTo(std::size_t played)
{
    if (played < this->played())
        m_line.resize(played + 1);
}

} // namespace playmat::learn
