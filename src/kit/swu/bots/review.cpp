#include "kit/swu/bots/review.h"

#include "kit/swu/bots/foresight.h"

#include <algorithm>
#include <cmath>

namespace playmat::bots {

namespace {

constexpr std::uint64_t kSeed = 1;
constexpr int kRedraws = 6;

double chanceAt(const swu::SeatedGame &game, const Knowledge &knowledge, const Effort &effort,
                const std::stop_token &stop)
{
    const Coach coach(knowledge, kSeed);
    const auto advice = coach.advise(swu::seenBy(game, game.decision().player), effort, stop);
    return advice ? advice->best().chance : 0.5;
}

/// The same game with other cards of the seat's deck in the place of those.
void redraw(swu::SeatedGame &game, std::span<const core::CardId> drawn, core::Rng &rng)
{
    swu::State state = game.state();
    const swu::PlayerId seat = game.decision().player;
    std::vector<core::CardId> places(drawn.begin(), drawn.end());
    state.forEach(swu::Zone::Deck, seat, [&](core::CardId id) { places.push_back(id); });
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const auto left = static_cast<std::uint32_t>(places.size() - i);
        std::swap(state.cards[places[i]].def, state.cards[places[i + rng.below(left)]].def);
    }
    game.restore(state, swu::SeatNames::of(state));
}

} // namespace

std::optional<Moment> judge(const swu::SeatedGame &game, const core::Answer &answer,
                            const Knowledge &knowledge, const Effort &effort,
                            const std::stop_token &stop)
{
    const swu::PlayerId seat = game.decision().player;
    const Coach coach(knowledge, kSeed);
    const auto advice
        = coach.advise(swu::seenBy(game, seat), effort, stop, toldTo(game, seat, answer));
    if (!advice || !advice->asked)
        return std::nullopt;
    Moment out;
    out.round = game.state().round;
    out.best = advice->best().chance;
    out.played = std::min(out.best, advice->asked->chance);
    out.error = std::hypot(advice->best().error, advice->asked->error);
    out.loss = std::max(0.0, advice->loss());
    out.did = advice->asked->words;
    out.choice = advice->choices.size() > 1;
    if (out.loss > 0 && advice->best().words != out.did) {
        out.better = advice->best().words;
        out.betterAnswer = advice->best().answer;
        out.reasons = advice->reasons;
    }
    return out;
}

double luckOf(const swu::SeatedGame &game, std::span<const core::CardId> drawn,
              const Knowledge &knowledge, const Effort &effort, const std::stop_token &stop)
{
    if (drawn.empty())
        return 0;
    const double actual = chanceAt(game, knowledge, effort, stop);
    core::Rng rng(kSeed);
    double others = 0;
    for (int i = 0; i < kRedraws && !stop.stop_requested(); ++i) {
        swu::SeatedGame other = game;
        redraw(other, drawn, rng);
        others += chanceAt(other, knowledge, effort, stop) / kRedraws;
    }
    return stop.stop_requested() ? 0 : actual - others;
}

} // namespace playmat::bots
