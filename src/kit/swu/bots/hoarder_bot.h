#pragma once

#include "engine/core/rng.h"
#include "kit/swu/bots/bot.h"

namespace playmat::bots {

/// Tries to fill the table: never attacks, says yes to everything, chooses as many as it may,
/// and plays whatever it can, in some rounds nothing, so that a full hand comes down at once. What
/// the state's capacities are shown to hold, it shows.
class HoarderBot final : public Bot
{
public:
    HoarderBot(std::uint64_t seed, std::size_t names)
        : m_rng(seed)
        , m_names(names)
    {
    }
    [[nodiscard]] core::Answer answer(const swu::DecisionView &decision,
                                      const Observe &observe) override;

private:
    [[nodiscard]] core::Answer act(const swu::DecisionView &decision);
    [[nodiscard]] core::Answer resource(const swu::DecisionView &decision);
    [[nodiscard]] core::Answer choose(const swu::DecisionView &decision);

    core::Rng m_rng;
    std::size_t m_names;
    int m_resourced = 0; ///< cards that it put down
    int m_wait = 0; ///< rounds in which it plays nothing
    int m_fewer = 0; ///< than it may choose
    std::uint16_t m_lastNode = 0;
    int m_lastSource = -1;
};

} // namespace playmat::bots
