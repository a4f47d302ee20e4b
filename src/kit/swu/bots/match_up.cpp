#include "kit/swu/bots/match_up.h"

#include <algorithm>
#include <ctime>

namespace playmat::bots {

namespace {

using Clock = std::chrono::steady_clock;
constexpr int kLongestGame = 3000;

/// Lets one player answer; false when it cannot.
bool answer(swu::SeatedGame &game, const MatchUp &up, Thinker &thinker, Spent &effort)
{
    const swu::PlayerId seat = game.decision().player;
    const auto begin = Clock::now();
    const std::clock_t busy = std::clock();
    const Thought thought = thinker.think(swu::seenBy(game, seat), {});
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    ++effort.decisions;
    effort.simulations += static_cast<std::uint64_t>(thought.simulations);
    effort.seconds += static_cast<double>(std::clock() - busy) / CLOCKS_PER_SEC;
    effort.longest = std::max(effort.longest, seconds);
    const core::Answer given = game.answerOf(swu::Viewer::of(seat), thought.answer);
    if (up.watch)
        up.watch(game.game(), &given);
    if (game.apply(given).ok())
        return true;
    ++effort.refused;
    return false;
}

/// The first player sits in seat `first`; its points.
double playGame(const swu::CardDb &db, const MatchUp &up, std::uint64_t seed, swu::PlayerId first,
                std::array<Spent, 2> &efforts)
{
    auto started = swu::seated(db, seed, up.decks);
    if (!started)
        return 0.5;
    swu::SeatedGame game = std::move(started).value();
    std::array<Thinker, 2> thinkers{Thinker(*up.knowledge[0], up.players[0], 2 * seed),
                                    Thinker(*up.knowledge[1], up.players[1], 2 * seed + 1)};
    for (int i = 0; i < kLongestGame && !game.over(); ++i) {
        const std::size_t who = game.decision().player == first ? 0 : 1;
        if (who == 1 && up.ahead > 0)
            thinkers[0].thinkAhead({}, up.ahead);
        if (!answer(game, up, thinkers[who], efforts[who]))
            break;
    }
    if (up.watch)
        up.watch(game.game(), nullptr);
    const auto result = game.game().result();
    if (!result || result->winner == swu::kNone)
        return 0.5;
    return result->winner == first ? 1 : 0;
}

} // namespace

double playPair(const swu::CardDb &db, const MatchUp &up, std::uint64_t seed,
                std::array<Spent, 2> &efforts)
{
    return playGame(db, up, seed, 0, efforts) + playGame(db, up, seed, 1, efforts);
}

} // namespace playmat::bots
