#include "kit/swu/learn/lively_player.h"

#include "kit/swu/bots/random_bot.h"

namespace playmat::kit {

namespace {

using core::Answer;
using core::DecisionKind;
using swu::OptionKind;

} // namespace

bool LivelyPlayer::play(swu::Game &game)
{
    constexpr int kTries = 30; // not every choice at random is one that the rules accept
    for (int i = 0; i < kTries; ++i)
        if (game.apply(answerTo(game)).ok())
            return true;
    return false;
}

Answer LivelyPlayer::answerTo(const swu::Game &game)
{
    const core::Decision &decision = game.decision();
    if (decision.kind == DecisionKind::Mulligan || decision.kind == DecisionKind::FirstPlayer)
        return Answer::one(0);
    if (decision.kind != DecisionKind::Action)
        return bots::randomAnswer(decision, m_rng, game.db().names.size());
    std::uint16_t best = 0;
    int top = -1000;
    for (std::uint16_t i = 0; i < decision.options.size(); ++i) {
        if (const int value = worth(game, decision.options[i]); value > top) {
            top = value;
            best = i;
        }
    }
    return Answer::one(best);
}

int LivelyPlayer::worth(const swu::Game &game, const core::Option &option)
{
    constexpr std::uint32_t kMood = 14;
    const int mood = static_cast<int>(m_rng.below(kMood));
    switch (static_cast<OptionKind>(option.kind)) {
    case OptionKind::Deploy:
        return 60 + mood;
    case OptionKind::Play:
        return 30 + 3 * option.cost + mood;
    case OptionKind::Attack:
        return worthOfAttack(game, option) + mood;
    case OptionKind::Ability:
        return 18 + mood;
    case OptionKind::TakeInitiative:
        return 8 + mood;
    default:
        return mood;
    }
}

int LivelyPlayer::worthOfAttack(const swu::Game &game, const core::Option &option)
{
    const auto seen = swu::forecastAttack(game.db(), game.state(), option.card, option.target);
    if (game.state().cards[option.target].zone == swu::Zone::Base)
        return 22 + 3 * seen.dealt;
    return 22 + 2 * seen.dealt - seen.taken + (seen.defenderDefeated ? 12 : 0)
        - (seen.attackerDefeated ? 10 : 0);
}

} // namespace playmat::kit
