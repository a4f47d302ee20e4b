#include "bots/random_bot.h"

#include "engine/swu/state/limits.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace playmat::bots {

namespace {

using core::Answer;

std::uint32_t below(core::Rng &rng, int bound)
{
    return rng.below(static_cast<std::uint32_t>(std::max(1, bound)));
}

/// This many different options in random order.
void choose(Answer &answer, std::size_t options, std::size_t count, core::Rng &rng)
{
    if (count == 1) { // however many there are
        answer = Answer::one(
            static_cast<std::uint16_t>(rng.below(static_cast<std::uint32_t>(options))));
        return;
    }
    if (count == 0)
        return;
    std::array<std::uint16_t, 1024> ids;
    options = std::min(options, ids.size());
    std::iota(ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(options), std::uint16_t{0});
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t other = i + rng.below(static_cast<std::uint32_t>(options - i));
        std::swap(ids[i], ids[other]);
        if (!answer.options.tryPush(ids[i]))
            return;
    }
}

/// Hands out one by one what is to be divided.
template <class Decision>
void distribute(Answer &answer, const Decision &decision, core::Rng &rng)
{
    std::array<std::uint8_t, swu::kMaxCards> amounts{};
    const std::size_t options = std::min(decision.options.size(), amounts.size());
    int total = decision.min + static_cast<int>(below(rng, decision.max - decision.min + 1));
    if (decision.orNone && rng.below(4) == 0)
        total = 0;
    while (total > 0) {
        std::array<std::size_t, swu::kMaxCards> open;
        std::size_t n = 0;
        for (std::size_t i = 0; i < options; ++i)
            if (amounts[i] < decision.options[i].number)
                open[n++] = i;
        if (n == 0)
            break;
        ++amounts[open[rng.below(static_cast<std::uint32_t>(n))]];
        --total;
    }
    for (std::size_t i = 0; i < options; ++i)
        if (amounts[i] > 0) {
            (void)answer.options.tryPush(static_cast<std::uint16_t>(i));
            (void)answer.amounts.tryPush(amounts[i]);
        }
}

template <class Decision>
Answer answerTo(const Decision &decision, core::Rng &rng, std::size_t names)
{
    Answer answer;
    if (decision.kind == core::DecisionKind::NameCard) {
        answer.name = static_cast<std::uint16_t>(1 + below(rng, static_cast<int>(names) - 1));
    } else if (decision.kind == core::DecisionKind::Distribute) {
        distribute(answer, decision, rng);
    } else if (!decision.options.empty()) {
        const int most = std::min<int>(decision.max, static_cast<int>(decision.options.size()));
        const int count = decision.min + static_cast<int>(below(rng, most - decision.min + 1));
        choose(answer, decision.options.size(), static_cast<std::size_t>(count), rng);
    }
    return answer;
}

} // namespace

Answer randomAnswer(const core::Decision &decision, core::Rng &rng, std::size_t names)
{
    return answerTo(decision, rng, names);
}

Answer randomAnswer(const swu::DecisionView &decision, core::Rng &rng, std::size_t names)
{
    return answerTo(decision, rng, names);
}

Answer randomChoice(const swu::DecisionView &decision, std::size_t count, core::Rng &rng)
{
    Answer answer;
    choose(answer, decision.options.size(), std::min(count, decision.options.size()), rng);
    return answer;
}

} // namespace playmat::bots
