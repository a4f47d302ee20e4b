#pragma once

#include "engine/core/decision.h"
#include "engine/core/rng.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>

/// Answers by chance, for any question of any game: the same numbers give the same answers
/// everywhere.
namespace playmat::bots {

namespace dice {

inline constexpr std::size_t kMostDivided = 192; ///< options that something is divided among

inline std::uint32_t below(core::Rng &rng, int bound)
{
    return rng.below(static_cast<std::uint32_t>(std::max(1, bound)));
}

/// This many different options in random order.
inline void chooseSeveral(core::Answer &answer, std::size_t options, std::size_t count,
                          core::Rng &rng)
{
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

/// The same; nearly always it is one, however many options there are.
inline void choose(core::Answer &answer, std::size_t options, std::size_t count, core::Rng &rng)
{
    if (count == 1)
        (void)answer.options.tryPush(
            static_cast<std::uint16_t>(rng.below(static_cast<std::uint32_t>(options))));
    else if (count > 1)
        chooseSeveral(answer, options, count, rng);
}

/// Hands out one by one what is to be divided.
template <class Decision>
void distribute(core::Answer &answer, const Decision &decision, core::Rng &rng)
{
    std::array<std::uint8_t, kMostDivided> amounts{};
    const std::size_t options = std::min(decision.options.size(), amounts.size());
    int total = decision.min + static_cast<int>(below(rng, decision.max - decision.min + 1));
    if (decision.orNone && rng.below(4) == 0)
        total = 0;
    while (total > 0) {
        std::array<std::size_t, kMostDivided> open;
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

/// Where each part must be filled before another one gets anything (Option::cost): in random order,
/// and what is left over goes to the last one.
template <class Decision>
void fill(core::Answer &answer, const Decision &decision, core::Rng &rng)
{
    chooseSeveral(answer, decision.options.size(), decision.options.size(), rng);
    int left = decision.min;
    for (std::size_t i = 0; i < answer.options.size(); ++i) {
        const auto &option = decision.options[answer.options[i]];
        const bool last = i + 1 == answer.options.size();
        const int amount = last ? left : std::min<int>(left, option.cost);
        (void)answer.amounts.tryPush(static_cast<std::uint8_t>(amount));
        left -= amount;
        if (left == 0) {
            answer.options.resize(i + 1);
            return;
        }
    }
}

/// Now and then others of the same kind and zone come along.
template <class Decision>
void addTogether(core::Answer &answer, const Decision &decision, core::Rng &rng)
{
    const auto &first = decision.options[answer.options[0]];
    if (decision.together == core::kNone || first.kind != decision.together)
        return;
    for (std::size_t i = 0; i < decision.options.size(); ++i)
        if (i != answer.options[0] && decision.options[i].kind == first.kind
            && decision.options[i].zone == first.zone && rng.below(3) == 0)
            (void)answer.options.tryPush(static_cast<std::uint16_t>(i));
}

template <class Decision>
core::Answer answerTo(const Decision &decision, core::Rng &rng, std::size_t names)
{
    core::Answer answer;
    if (decision.kind == core::DecisionKind::NameCard) {
        answer.name = static_cast<std::uint16_t>(1 + below(rng, static_cast<int>(names) - 1));
    } else if (decision.kind == core::DecisionKind::Distribute) {
        if (!decision.options.empty() && decision.options[0].cost > 0)
            fill(answer, decision, rng);
        else
            distribute(answer, decision, rng);
    } else if (!decision.suggested.empty()) {
        for (const std::uint16_t id : decision.suggested)
            (void)answer.options.tryPush(id);
    } else if (!decision.options.empty()) {
        const int most = std::min<int>(decision.max, static_cast<int>(decision.options.size()));
        const int count = decision.min + static_cast<int>(below(rng, most - decision.min + 1));
        choose(answer, decision.options.size(), static_cast<std::size_t>(count), rng);
        if (count == 1)
            addTogether(answer, decision, rng);
    }
    return answer;
}

} // namespace dice

/// One of the answers that the question allows, each option being as likely as the others.
template <class Decision>
[[nodiscard]] core::Answer randomAnswer(const Decision &decision, core::Rng &rng, std::size_t names)
{
    return dice::answerTo(decision, rng, names);
}

/// This many of the options, chosen at random.
template <class Decision>
[[nodiscard]] core::Answer randomChoice(const Decision &decision, std::size_t count, core::Rng &rng)
{
    core::Answer answer;
    dice::choose(answer, decision.options.size(), std::min(count, decision.options.size()), rng);
    return answer;
}

} // namespace playmat::bots
