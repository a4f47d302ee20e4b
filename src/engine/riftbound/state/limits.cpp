#include "engine/riftbound/state/limits.h"

#include "engine/riftbound/state/state.h"

namespace playmat::riftbound {

namespace {

using Row = core::CapacityRow<Capacity>;

constexpr std::array<Row, kCapacities> kRows{{
    {Capacity::None, 0, "none", ""},
    {Capacity::Cards, kMaxCards, "cards", "cards"},
    {Capacity::Effects, kMaxEffects, "effects", "lasting effects"},
    {Capacity::Triggers, kMaxTriggers, "triggers", "waiting triggered abilities"},
    {Capacity::Chain, kMaxChain, "chain", "items on the chain"},
    {Capacity::Frames, kMaxFrames, "frames", "things being resolved at once"},
    {Capacity::Contexts, kMaxContexts, "contexts", "abilities being resolved at once"},
    {Capacity::Objects, kMaxObjects, "objects", "moves of cards"},
    {Capacity::Steps, kMaxSteps, "steps", "steps after one answer"},
}};
static_assert(core::eachInItsRow(kRows, &Row::capacity, Capacity::Steps));

} // namespace

const core::CapacityRow<Capacity> &limitOf(Capacity capacity)
{
    return kRows[static_cast<std::size_t>(capacity)];
}

void Marks::note(const State &state, std::size_t steps)
{
    see(Capacity::Cards, state.cardCount);
    see(Capacity::Effects, state.effects.size());
    see(Capacity::Triggers, state.triggers.size());
    see(Capacity::Chain, state.chain.size());
    see(Capacity::Frames, state.stack.size());
    see(Capacity::Contexts, state.usedContexts());
    see(Capacity::Objects, state.nextSerial);
    see(Capacity::Steps, steps);
}

void Cost::addPips(std::uint8_t domains, int pips)
{
    if (domains == 0 || domains == kAllDomains)
        any = static_cast<std::uint8_t>(any + pips);
    else if (std::popcount(domains) == 1)
        power[static_cast<std::size_t>(std::countr_zero(domains))]
            = static_cast<std::uint8_t>(powerOf(std::countr_zero(domains)) + pips);
    else {
        either = static_cast<std::uint8_t>(either + pips);
        eitherOf = domains;
    }
}

Cost &Cost::operator+=(const Cost &other)
{
    energy = static_cast<std::uint8_t>(energy + other.energy);
    for (std::size_t d = 0; d < power.size(); ++d)
        power[d] = static_cast<std::uint8_t>(power[d] + other.power[d]);
    any = static_cast<std::uint8_t>(any + other.any);
    either = static_cast<std::uint8_t>(either + other.either);
    eitherOf |= other.eitherOf;
    return *this;
}

} // namespace playmat::riftbound
