#pragma once

#include "table/game/table_port.h"

#include <QList>

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
    bool together = false; ///< true: all options together form one answer; false: each option is a
                           ///< separate way
};

/// The targets of a held card, which are those of its legal options. If the card asks the player to
/// choose cards on the table, these are the targets. The class knows nothing else about the rules.
class Targets
{
public:
    Targets() = default;
    /// `with`: the cards that move along with the held card. All of them go to the same place, in
    /// one answer.
    Targets(const TablePort &port, int heldCard, const QList<int> &with = {});

    [[nodiscard]] const std::vector<Target> &all() const { return m_targets; }
    [[nodiscard]] bool empty() const { return m_targets.empty(); }
    /// The places to which the held card can move together with other cards.
    [[nodiscard]] std::vector<Target> together() const;
    /// Whether the open question asks the player to choose one of several places on the table.
    [[nodiscard]] static bool asksForPlaces(const TablePort &port);
    /// Whether a drop on `zone` counts as a drop on `place`.
    [[nodiscard]] static bool isWithin(const TableSpec &spec, ZoneKey zone, ZoneKey place);
    [[nodiscard]] const Target *onto(int card) const;
    /// The target for a drop there: that of the card, otherwise that of the zone on either side of
    /// the line; nullptr if there is none.
    [[nodiscard]] const Target *at(int card, ZoneKey zone) const;
    /// Whether all targets are cards or tracks, so that the held card stays where it is and points.
    [[nodiscard]] bool allOnCards() const;
    /// What would happen to a card, whether it is a target or not.
    [[nodiscard]] CardHint hintOf(int card) const;
    [[nodiscard]] bool affects(int card) const;
    [[nodiscard]] const QString &idle() const { return m_idle; }

private:
    Target &add(int card, ZoneKey zone, int option);
    void addOption(const TablePort &port, const core::Option &option, int id, bool asks);
    void takeAlong(const TablePort &port, const QList<int> &with);
    [[nodiscard]] const Target *intoOnlyTiles() const;
    void addUse(const UseHint &use, int option);

    const TableSpec *m_spec = &TableSpec::empty();
    std::vector<Target> m_targets;
    std::vector<UseHint::OnCard> m_others;
    QString m_idle; ///< that what is held would change nothing
    std::vector<int> m_notOnto; ///< cards on which a drop does not mean their own zone
    bool m_forCards = false; ///< a drop on a card is meant for that card
};

} // namespace playmat::table
