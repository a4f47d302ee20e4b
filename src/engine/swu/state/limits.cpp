#include "engine/swu/state/limits.h"

#include "engine/swu/state/state.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::swu {

namespace {

using Row = core::CapacityRow<Capacity>;

constexpr std::array<Row, kCapacities> kRows{{
    {Capacity::None, 0, "none", ""},
    {Capacity::Cards, kMaxCards, "cards", "cards and tokens"},
    {Capacity::Effects, kMaxEffects, "effects", "lasting effects"},
    {Capacity::Sets, kMaxSets, "sets", "effects on several units"},
    {Capacity::Triggers, kMaxTriggers, "triggers", "waiting abilities"},
    {Capacity::Frames, kMaxFrames, "frames", "nested steps"},
    {Capacity::Contexts, kMaxContexts, "contexts", "nested abilities"},
    {Capacity::Attacks, kMaxAttacks, "attacks", "nested attacks"},
    {Capacity::Deeds, kMaxDeeds, "deeds", "plays, attacks and defeats in one phase"},
    {Capacity::Objects, kMaxObjects, "objects", "entries into play"},
    {Capacity::Steps, kMaxSteps, "steps", "steps after one answer"},
}};

static_assert(core::eachInItsRow(kRows, &Row::capacity, Capacity::Steps));

} // namespace

const core::CapacityRow<Capacity> &limitOf(Capacity capacity)
{
    return kRows[static_cast<std::size_t>(capacity)];
}

std::string suspendedText(Capacity capacity)
{
    return fmt::format("This game reached the program's limit of {} {}. Nothing is lost: take back "
                       "the last step, or save the game as a report.",
                       sizeOf(capacity), capacityWords(capacity));
}

void Marks::note(const State &state, std::size_t steps)
{
    const auto used = [](const auto &list, auto isUsed) {
        return static_cast<std::size_t>(std::count_if(list.begin(), list.end(), isUsed));
    };
    see(Capacity::Cards, state.cardCount);
    see(Capacity::Effects, state.effects.size());
    see(Capacity::Sets, used(state.sets, [](const CardSet &set) { return !set.empty(); }));
    see(Capacity::Triggers, state.triggers.size());
    see(Capacity::Frames, state.stack.size());
    see(Capacity::Contexts, used(state.contexts, [](const Context &c) { return c.used != 0; }));
    see(Capacity::Attacks, state.attackCount);
    see(Capacity::Deeds, state.history.size());
    see(Capacity::Objects, state.nextSerial);
    see(Capacity::Steps, steps);
}

} // namespace playmat::swu
