#pragma once

#include "table/game/table_port.h"

#include <vector>

namespace playmat::table {

/// One place where the held card may go, and the options that this would mean.
struct Target
{
    int card = -1; ///< view id, -1: the zone is meant
    ZoneKey zone;
    std::vector<int> options; ///< ids in the decision
    CardHint hint; ///< what would happen to the card
    bool chosenNext = false; ///< the option asks for it only when it has been paid for
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
    /// The target for a drop there: the card first, then the zone, on either side of the line.
    [[nodiscard]] const Target *at(int card, ZoneKey zone) const;
    /// All are cards or tracks: what is there is pointed at, and the held card stays where it is.
    [[nodiscard]] bool allOnCards() const;
    /// What would happen to a card, whether it is a target or not.
    [[nodiscard]] CardHint hintOf(int card) const;
    [[nodiscard]] bool affects(int card) const;
    [[nodiscard]] const QString &idle() const { return m_idle; }

private:
    Target &add(int card, ZoneKey zone, int option);
    void addUse(const UseHint &use, int option);

    const TableSpec *m_spec = &TableSpec::empty();
    std::vector<Target> m_targets;
    std::vector<UseHint::OnCard> m_others;
    QString m_idle; ///< that what is held would change nothing
    std::vector<int> m_notOnto; ///< cards on which a drop does not mean the place that they are in
    bool m_forCards = false; ///< dropped on a card, it is for that card
};

} // namespace playmat::table
