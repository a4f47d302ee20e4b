#pragma once

#include "bots/bot.h"
#include "engine/core/rng.h"

namespace playmat::bots {

/// One of the answers that the question allows, each option being as likely as the others.
[[nodiscard]] core::Answer randomAnswer(const core::Decision &decision, core::Rng &rng,
                                        std::size_t names);
[[nodiscard]] core::Answer randomAnswer(const swu::DecisionView &decision, core::Rng &rng,
                                        std::size_t names);

/// This many of the options, chosen at random.
[[nodiscard]] core::Answer randomChoice(const swu::DecisionView &decision, std::size_t count,
                                        core::Rng &rng);

/// Plays randomly; the same seed and questions give the same answers everywhere.
class RandomBot final : public Bot
{
public:
    RandomBot(std::uint64_t seed, std::size_t names)
        : m_rng(seed)
        , m_names(names)
    {
    }
    [[nodiscard]] core::Answer answer(const swu::DecisionView &decision, const Observe &) override
    {
        return randomAnswer(decision, m_rng, m_names);
    }

private:
    core::Rng m_rng;
    std::size_t m_names;
};

} // namespace playmat::bots
