#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/lorcana/places/reason.h"

#include <cstdint>

namespace playmat::lorcana::places {

/// A triggered ability that waits in the bag for the player whose card generated it.
struct BagEntry
{
    std::uint16_t id = 0;
    PlayerId player = kNone;
    CardId source = kNone;

    friend bool operator==(const BagEntry &, const BagEntry &) = default;
};

/// The answer of a bag check: who chooses the next effect (kNone: nobody now), and everybody who
/// has something in the bag.
struct BagCheck
{
    PlayerId chooser = kNone;
    PlayerMask waiting = 0;
};

/// The bag (CR 7.7): triggered abilities wait here and are resolved one at a time, in the order
/// that the players choose. The active player begins; whoever resolved last goes on until they have
/// none left, then the bag passes in turn order. After each effect comes a game state check.
///
/// A cycle is: check() names the chooser, choose() begins an effect, effectResolved() ends it,
/// stateChecked() lets the next check happen. Entries may be added at any moment.
class Bag
{
public:
    static constexpr std::size_t kCapacity = 64;

    /// Puts something of the kind into the bag and returns its id. Only triggered abilities go in
    /// (CR 7.7.2).
    [[nodiscard]] core::Result<std::uint16_t> add(Kind kind, PlayerId player, CardId source);

    /// Nobody chooses while an effect resolves or a game state check is due.
    [[nodiscard]] BagCheck check(std::uint8_t players, PlayerId active) const;

    /// The player begins to resolve one of their entries; refused unless it is theirs to choose.
    [[nodiscard]] core::Result<BagEntry> choose(PlayerId player, std::uint16_t id,
                                                std::uint8_t players, PlayerId active);
    void effectResolved();
    /// A game state check is due before the next bag check, even after what is not from the bag.
    void requireStateCheck() { m_step = m_step == Step::Open ? Step::StateCheck : m_step; }
    void stateChecked();

    /// A player leaves the game: what they added and is not yet resolving ceases to exist (7.7.7).
    void playerLeft(PlayerId player);

    [[nodiscard]] bool empty() const { return m_entries.empty(); }
    [[nodiscard]] std::size_t count(PlayerId player) const;
    [[nodiscard]] std::span<const BagEntry> entries() const { return m_entries.span(); }

    friend bool operator==(const Bag &, const Bag &) = default;

private:
    enum class Step : std::uint8_t { Open, Resolving, StateCheck };

    [[nodiscard]] PlayerMask waiting() const;

    core::FixedVector<BagEntry, kCapacity> m_entries;
    std::uint16_t m_lastId = 0;
    /// Who resolved the last effect; kNone while the bag is with nobody yet.
    PlayerId m_resolver = kNone;
    Step m_step = Step::Open;
};

} // namespace playmat::lorcana::places
