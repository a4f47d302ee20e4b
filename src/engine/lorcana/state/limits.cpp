#include "engine/lorcana/state/limits.h"

#include "engine/lorcana/state/state.h"

namespace playmat::lorcana {

namespace {

using Row = core::CapacityRow<Capacity>;

constexpr std::array<Row, kCapacities> kRows{{
    {Capacity::None, 0, "none", ""},
    {Capacity::Cards, kMaxCards, "cards", "cards"},
    {Capacity::Effects, kMaxEffects, "effects", "lasting effects"},
    {Capacity::Sets, kMaxSets, "sets", "lasting effects over several cards"},
    {Capacity::Bag, kMaxBag, "bag", "triggered abilities in the bag"},
    {Capacity::Frames, kMaxFrames, "frames", "things being resolved at once"},
    {Capacity::Contexts, kMaxContexts, "contexts", "abilities being resolved at once"},
    {Capacity::WaitingActions, kMaxWaitingActions, "waiting_actions", "actions waiting to resolve"},
    {Capacity::Objects, kMaxObjects, "objects", "moves of cards"},
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
    return "This game needs more than " + std::to_string(sizeOf(capacity)) + " "
        + capacityWords(capacity)
        + ", which is more than the program can keep. Nothing was dropped: take back the last step "
          "and go on from there.";
}

void Marks::note(const State &state, std::size_t steps)
{
    see(Capacity::Cards, state.cardCount);
    see(Capacity::Effects, state.effects.size());
    see(Capacity::Sets, state.usedSets());
    see(Capacity::Bag, state.bag.size());
    see(Capacity::Frames, state.stack.size());
    see(Capacity::Contexts, state.usedContexts());
    see(Capacity::WaitingActions, state.waitingActions.size());
    see(Capacity::Objects, state.nextSerial);
    see(Capacity::Steps, steps);
}

} // namespace playmat::lorcana
