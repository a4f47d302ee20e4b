#pragma once

#include "kit/common/table/named_lines.h"
#include "kit/lorcana/host/event_specs.h"
#include "kit/lorcana/table/presenter.h"
#include "kit/lorcana/table/rule_links.h"
#include "kit/lorcana/table/seen_by.h"
#include "kit/lorcana/table/words.h"

#include <vector>

namespace playmat::lorcana::board {

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
    void writePlayer(const core::Decision &asked, int chosen);
    void writeChoice(const core::Decision &asked, const QString &words);

    void note(const Event &event) override;
    void write(const Event &event) override;
    // ways of telling an event (host::Telling)
    void writeLine(const Event &event);
    void writeDraw(const Event &event);
    void writeInk(const Event &event);
    void writePlay(const Event &event);
    void writeQuest(const Event &event);
    void writeLore(const Event &event);
    void writeDamage(const Event &event);
    void writeStatus(const Event &event);
    void writeMove(const Event &event);
    void writeHidden(const Event &event);
    void writeUnder(const Event &event);
    void writeLook(const Event &event);
    void writeNamedCard(const Event &event);
    void writeAbility(const Event &event);
    void writeChosen(const Event &event);
    void writeEnd(const Event &event);
    [[nodiscard]] bool toldLater(core::SeenId card, std::initializer_list<Ev> types) const;
    [[nodiscard]] const Event *next() const { return m_next.empty() ? nullptr : &m_next.front(); }

    std::vector<core::SeenId> m_singers;
    bool m_readies = false; ///< the Ready step goes on: everything readies
    int m_looks = 0; ///< how many cards in a row a player has looked at
    int m_hidden = 0; ///< cards that went the same hidden way in a row
};

} // namespace playmat::lorcana::board
