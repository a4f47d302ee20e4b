#pragma once

#include "kit/common/table/named_lines.h"
#include "kit/riftbound/host/event_specs.h"
#include "kit/riftbound/table/presenter.h"
#include "kit/riftbound/table/rule_links.h"
#include "kit/riftbound/table/seen_by.h"
#include "kit/riftbound/table/words.h"

#include <vector>

namespace playmat::riftbound::board {

/// Writes what happened in lines of a log that everybody may read.
class LogWriter final : public kit::NamedLines<Presenter, SeenRules, Words>
{
public:
    using NamedLines::NamedLines;

private:
    [[nodiscard]] QString linkOf(const core::Decision &decision) const override
    {
        return links::of(decision);
    }
    [[nodiscard]] QString linkOf(const Event &event) const override { return links::of(event); }
    // answers that no event tells (log_answers.cpp)
    void writeOption(const core::Decision &asked, const core::Option &option) override;
    void writeChoice(const core::Decision &asked, const QString &words);

    void note(const Event &event) override;
    void write(const Event &event) override;
    // ways of telling an event (host::Telling)
    void writeLine(const Event &event);
    void writeMove(const Event &event);
    void writeTurn(const Event &event);
    void writePhase(const Event &event);
    void writeReady(const Event &event);
    void writeExhaust(const Event &event);
    void writeCount(const Event &event);
    void writeRecycle(const Event &event);
    void writeReveal(const Event &event);
    void writePlay(const Event &event);
    void writeHide(const Event &event);
    void writeMarch(const Event &event);
    void writeChain(const Event &event);
    void writePlace(const Event &event);
    void writePoints(const Event &event);
    void writeHeal(const Event &event);
    void writeEmpowered(const Event &event);
    void writeExperience(const Event &event);
    void writeKilled(const Event &event);
    void writeChosen(const Event &event);
    void writeEnd(const Event &event);

    /// Whether the next event that is no move is of the same type and player, so that they are told
    /// together.
    [[nodiscard]] bool goesOn(const Event &event) const;
    [[nodiscard]] bool toldLater(core::SeenId card, Ev type) const;
    [[nodiscard]] bool isRune(const Event &event) const;
    [[nodiscard]] static QString listed(QStringList names);
    /// A place in the words of the log: "Trifarian War Camp", "their base".
    [[nodiscard]] QString place(ListId list) const;

    std::vector<core::SeenId> m_marching; ///< units that move together
    std::vector<Event> m_begun; ///< what began before all of these units had moved
    DefId m_recycled = 0; ///< the rune that has just gone into its deck
    int m_count = 0; ///< how often the same happened in a row
    bool m_readies = false; ///< the Awaken Phase goes on: everything readies
    bool m_expires = false; ///< the turn ends: damage is healed
};

} // namespace playmat::riftbound::board
