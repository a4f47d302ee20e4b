#include "kit/swu/learn/demo_bot.h"

#include "kit/swu/host/hosted.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace playmat::table {

using core::DecisionKind;
using swu::OptionKind;

core::Answer DemoBot::choose(const swu::Game &game)
{
    const core::Decision &decision = game.decision();
    switch (decision.kind) {
    case DecisionKind::Action:
        return chooseAction(game);
    case DecisionKind::Mulligan:
    case DecisionKind::FirstPlayer:
    case DecisionKind::Confirm: // the first one is Keep, the first player, Yes
    case DecisionKind::ChooseTrigger:
        return core::Answer::one(0);
    case DecisionKind::Resource:
        return chooseResources(game);
    case DecisionKind::Distribute:
        return divide(decision);
    case DecisionKind::NameCard: {
        core::Answer answer;
        answer.name = 1;
        return answer;
    }
    case DecisionKind::ChooseNumber:
        return core::Answer::one(std::uint16_t(decision.options.size() - 1));
    default:
        return chooseSome(game);
    }
}

core::Answer DemoBot::choose(const match::HostedGame &game)
{
    return choose(*match::swuGame(game));
}

core::Answer DemoBot::chooseAction(const swu::Game &game)
{
    const std::vector<core::Option> &options = game.decision().options;
    size_t best = 0;
    int bestWorth = -1000000;
    for (size_t i = 0; i < options.size(); ++i) {
        const int now = worth(game, options[i]) + int(m_rng.below(6));
        if (now > bestWorth) {
            best = i;
            bestWorth = now;
        }
    }
    return core::Answer::one(std::uint16_t(best));
}

int DemoBot::worth(const swu::Game &game, const core::Option &option)
{
    switch (OptionKind(option.kind)) {
    case OptionKind::Deploy:
        return 100;
    case OptionKind::Play: {
        const swu::CardDef &def = game.db().def(game.state().cards[option.card].def);
        return 30 + option.cost * 3 + (def.isUnit() ? 8 : 0);
    }
    case OptionKind::Attack:
        return worthOfAttack(game, option);
    case OptionKind::Ability:
        return 24;
    case OptionKind::TakeInitiative:
        return 9;
    case OptionKind::Pass:
        return 2;
    default:
        return 10;
    }
}

int DemoBot::worthOfAttack(const swu::Game &game, const core::Option &option) const
{
    const swu::AttackForecast f
        = swu::forecastAttack(game.db(), game.state(), option.card, option.target);
    if (game.state().cards[option.target].zone == swu::Zone::Base)
        return 28 + f.dealt * 4 + (f.defenderDefeated ? 500 : 0);
    return 24 + f.dealt * 2 - f.taken + (f.defenderDefeated ? 16 : 0)
        - (f.attackerDefeated ? 14 : 0);
}

core::Answer DemoBot::chooseResources(const swu::Game &game)
{
    const core::Decision &decision = game.decision();
    std::vector<std::uint16_t> order(decision.options.size());
    std::iota(order.begin(), order.end(), std::uint16_t(0));
    std::stable_sort(order.begin(), order.end(), [&](std::uint16_t a, std::uint16_t b) {
        const auto cost = [&](std::uint16_t i) {
            return game.db().def(game.state().cards[decision.options[i].card].def).cost;
        };
        return cost(a) > cost(b);
    });
    core::Answer answer;
    for (size_t i = 0; i < order.size() && int(i) < decision.max; ++i)
        (void)answer.options.tryPush(order[i]);
    return answer;
}

core::Answer DemoBot::divide(const core::Decision &decision) const
{
    core::Answer answer;
    int left = decision.max;
    for (size_t i = 0; i < decision.options.size() && left > 0; ++i) {
        const int most = decision.options[i].number > 0 ? decision.options[i].number : left;
        const int part
            = std::min({left, most, i + 1 == decision.options.size() ? left : (left + 1) / 2});
        (void)answer.options.tryPush(std::uint16_t(i));
        (void)answer.amounts.tryPush(std::uint8_t(part));
        left -= part;
    }
    return answer;
}

int DemoBot::worthOfTarget(const swu::Game &game, const core::Option &option)
{
    const core::CardId card = option.target != core::kNone ? option.target : option.card;
    if (card == core::kNone)
        return int(m_rng.below(4));
    const swu::Card &c = game.state().cards[card];
    const bool enemy = c.controller != game.decision().player;
    return (enemy ? 20 : 0) + c.power + int(m_rng.below(3));
}

core::Answer DemoBot::chooseSome(const swu::Game &game)
{
    const core::Decision &decision = game.decision();
    std::vector<std::pair<int, std::uint16_t>> ranked;
    for (size_t i = 0; i < decision.options.size(); ++i)
        ranked.emplace_back(-worthOfTarget(game, decision.options[i]), std::uint16_t(i));
    std::stable_sort(ranked.begin(), ranked.end());
    const int wanted = std::clamp<int>(int(ranked.size()), decision.min, decision.max);
    core::Answer answer;
    for (int i = 0; i < wanted && i < int(ranked.size()); ++i)
        (void)answer.options.tryPush(ranked[size_t(i)].second);
    return answer;
}

} // namespace playmat::table
