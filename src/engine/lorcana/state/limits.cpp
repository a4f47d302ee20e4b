#include "engine/lorcana/state/limits.h"

#include "engine/lorcana/state/state.h"

#include <algorithm>

namespace playmat::lorcana {

namespace {

struct CapacityRow
{
    const char *name;
    const char *words;
    std::size_t size;
};

constexpr std::array<CapacityRow, kCapacities> kRows{{
    {"none", "", 0},
    {"cards", "cards", kMaxCards},
    {"effects", "lasting effects", kMaxEffects},
    {"sets", "lasting effects over several cards", kMaxSets},
    {"bag", "triggered abilities in the bag", kMaxBag},
    {"frames", "things being resolved at once", kMaxFrames},
    {"contexts", "abilities being resolved at once", kMaxContexts},
    {"waiting_actions", "actions waiting to resolve", kMaxWaitingActions},
    {"objects", "moves of cards", kMaxObjects},
    {"steps", "steps after one answer", kMaxSteps},
}};

} // namespace

std::size_t sizeOf(Capacity capacity)
{
    return kRows[static_cast<std::size_t>(capacity)].size;
}

const char *capacityName(Capacity capacity)
{
    return kRows[static_cast<std::size_t>(capacity)].name;
}

const char *capacityWords(Capacity capacity)
{
    return kRows[static_cast<std::size_t>(capacity)].words;
}

std::string suspendedText(Capacity capacity)
{
    return "This game needs more than " + std::to_string(sizeOf(capacity)) + " "
        + capacityWords(capacity)
        + ", which is more than the program can keep. Nothing was dropped: take back the last step "
          "and go on from there.";
}

void Marks::note(const State &state, std::size_t steps)
{
    const std::array<std::size_t, kCapacities> now{
        0,
        state.cardCount,
        state.effects.size(),
        state.usedSets(),
        state.bag.size(),
        state.stack.size(),
        state.usedContexts(),
        state.waitingActions.size(),
        state.nextSerial,
        steps,
    };
    for (std::size_t i = 0; i < kCapacities; ++i)
        highest[i] = std::max(highest[i], now[i]);
}

void Marks::note(const Marks &other)
{
    for (std::size_t i = 0; i < kCapacities; ++i)
        highest[i] = std::max(highest[i], other.highest[i]);
}

} // namespace playmat::lorcana
