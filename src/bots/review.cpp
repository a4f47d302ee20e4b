#include "bots/review.h"

#include "bots/exponential.h"
#include "bots/foresight.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace playmat::bots {

namespace {

constexpr std::uint64_t kSeed = 1;
constexpr int kRedraws = 6;
constexpr std::size_t kMostDeciding = 3;
constexpr double kDecides = 0.03; ///< less decides nothing

/// How good an answer is that loses so much: the curve that chess sites use, so that the figures
/// mean what people are used to (103 % · e^(-0.0435 · points) - 3 %).
double accuracyOf(double loss)
{
    return std::clamp(1.031668 * exponential(-4.354 * loss) - 0.031669, 0.0, 1.0);
}

double chanceAt(const swu::Game &game, const Knowledge &knowledge, const Effort &effort,
                const std::stop_token &stop)
{
    const Coach coach(knowledge, kSeed);
    const auto advice = coach.advise(game.seenBy(game.decision().player), effort, stop);
    return advice ? advice->best().chance : 0.5;
}

/// The same game with other cards of the seat's deck in the place of those.
void redraw(swu::Game &game, std::span<const core::CardId> drawn, core::Rng &rng)
{
    swu::State state = game.state();
    const swu::PlayerId seat = game.decision().player;
    std::vector<core::CardId> places(drawn.begin(), drawn.end());
    state.forEach(swu::Zone::Deck, seat, [&](core::CardId id) { places.push_back(id); });
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const auto left = static_cast<std::uint32_t>(places.size() - i);
        std::swap(state.cards[places[i]].def, state.cards[places[i + rng.below(left)]].def);
    }
    game.restore(state);
}

std::vector<std::size_t> decidingOf(std::span<const Moment> moments)
{
    std::vector<std::size_t> order(moments.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t i) {
        return std::max(moments[i].loss, std::abs(moments[i].draws));
    });
    std::erase_if(order, [&](std::size_t i) {
        return std::max(moments[i].loss, std::abs(moments[i].draws)) < kDecides;
    });
    order.resize(std::min(order.size(), kMostDeciding));
    return order;
}

} // namespace

Mark markOf(double loss)
{
    const auto passed = std::ranges::count_if(kMarkedLosses, [&](double at) { return loss >= at; });
    return static_cast<Mark>(passed);
}

Account accountOf(std::span<const Moment> moments, double result)
{
    Account out;
    out.end = result;
    if (moments.empty())
        return out;
    out.begin = moments.front().best - moments.front().draws;
    double sum = 0;
    int choices = 0;
    for (const Moment &m : moments) {
        out.decisions -= m.loss;
        out.draws += m.draws;
        if (m.choice) {
            sum += accuracyOf(m.loss);
            ++choices;
        }
    }
    out.rest = out.end - out.begin - out.decisions - out.draws;
    out.accuracy = choices == 0 ? 1 : sum / choices;
    out.deciding = decidingOf(moments);
    return out;
}

std::optional<Moment> judge(const swu::Game &game, const core::Answer &answer,
                            const Knowledge &knowledge, const Effort &effort,
                            const std::stop_token &stop)
{
    const swu::PlayerId seat = game.decision().player;
    const Coach coach(knowledge, kSeed);
    const auto advice = coach.advise(game.seenBy(seat), effort, stop, toldTo(game, seat, answer));
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
        out.reasons = advice->reasons;
    }
    return out;
}

double luckOf(const swu::Game &game, std::span<const core::CardId> drawn,
              const Knowledge &knowledge, const Effort &effort, const std::stop_token &stop)
{
    if (drawn.empty())
        return 0;
    const double actual = chanceAt(game, knowledge, effort, stop);
    core::Rng rng(kSeed);
    double others = 0;
    for (int i = 0; i < kRedraws && !stop.stop_requested(); ++i) {
        swu::Game other = game;
        redraw(other, drawn, rng);
        others += chanceAt(other, knowledge, effort, stop) / kRedraws;
    }
    return stop.stop_requested() ? 0 : actual - others;
}

} // namespace playmat::bots
