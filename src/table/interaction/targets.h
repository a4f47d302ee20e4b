#pragma once

#include "table/interaction/table_port.h"

#include <vector>

namespace playmat::table {

/// One place where the held card may go, and the options that this would mean.
struct Target
{
    int card = -1; ///< view id, -1: the zone is meant
    ZoneKey zone;
    std::vector<int> options; ///< ids in the decision
};

/// Where a held card may go: the targets of the legal options whose card it is; for the card that
/// asks for cards of the table, those that may be chosen. Nothing else is known about rules.
class Targets
{
public:
    Targets() = default;
    Targets(const TablePort &port, int heldCard);

    [[nodiscard]] const std::vector<Target> &all() const { return m_targets; }
    [[nodiscard]] bool empty() const { return m_targets.empty(); }
    [[nodiscard]] const Target *onto(int card) const;
    /// The target for a drop there: the card first, then the zone, whoever's side of an arena.
    [[nodiscard]] const Target *at(int card, ZoneKey zone) const;
    [[nodiscard]] bool allOnCards() const;

private:
    void add(int card, ZoneKey zone, int option);

    std::vector<Target> m_targets;
};

} // namespace playmat::table
