#include "kit/swu/bots/foresight.h"

#include <algorithm>

namespace playmat::bots {

namespace {

constexpr int kWorldsToWin = 3; ///< while the other side holds cards
constexpr int kWorldsToLose = 2;

bool holdsCards(const swu::Game &world, swu::PlayerId player)
{
    return world.state().list(swu::Zone::Hand, player).count > 0;
}

} // namespace

std::optional<Candidate> sureWin(const Worlds &worlds, swu::Game &world, core::Rng &rng,
                                 const Limit &limit)
{
    if (limit.positions == 0 || !mightWin(world, worlds.seat()))
        return std::nullopt;
    std::vector<Candidate> candidates;
    candidatesFor(world, candidates);
    return sureWinAmong(worlds, world, std::move(candidates), rng, limit);
}

std::optional<Candidate> sureWinAmong(const Worlds &worlds, swu::Game &world,
                                      std::vector<Candidate> candidates, core::Rng &rng,
                                      const Limit &limit)
{
    const bool hidden = holdsCards(world, swu::opponentOf(worlds.seat()));
    for (int i = 0; i < (hidden ? kWorldsToWin : 1); ++i) {
        if (i > 0)
            worlds.next(world, rng);
        const auto win = winningCandidate(world, candidates, limit);
        if (!win)
            return std::nullopt;
        candidates = {candidates[*win]};
    }
    return candidates[0];
}

std::vector<bool> sureLosses(const Worlds &worlds, swu::Game &world,
                             const std::vector<Candidate> &candidates, core::Rng &rng,
                             const Limit &limit)
{
    const auto other = swu::opponentOf(worlds.seat());
    if (limit.positions == 0 || !mightWin(world, other))
        return std::vector<bool>(candidates.size(), false);
    std::vector<bool> loses(candidates.size(), true);
    const bool hidden = holdsCards(world, other);
    for (int i = 0; i < (hidden ? kWorldsToLose : 1); ++i) {
        worlds.next(world, rng);
        const std::vector<bool> here = losingCandidates(world, candidates, limit);
        for (std::size_t c = 0; c < here.size(); ++c)
            loses[c] = loses[c] && here[c];
    }
    return loses;
}

core::Answer toldTo(const swu::SeatedGame &seen, swu::PlayerId seat, core::Answer answer)
{
    const std::vector<std::uint16_t> told = seen.optionsFor(swu::Viewer::of(seat));
    for (std::uint16_t &option : answer.options)
        option = static_cast<std::uint16_t>(std::ranges::find(told, option) - told.begin());
    return answer;
}

} // namespace playmat::bots
