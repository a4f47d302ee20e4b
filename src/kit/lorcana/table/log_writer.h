#pragma once

#include "kit/common/table/log_lines.h"
#include "kit/lorcana/host/event_specs.h"
#include "kit/lorcana/table/presenter.h"
#include "kit/lorcana/table/seen_by.h"
#include "table/game/table_game.h"

#include <map>
#include <vector>

namespace playmat::lorcana::board {

/// Writes what happened in lines of a log that everybody may read: it is given the events as nobody
/// in particular sees them, so a card that went from a hidden place to a hidden place has no name.
/// Players are called by their names, never "you".
class LogWriter final : public kit::LogLines
{
public:
    /// `before` is the open observation that the events lead on from.
    LogWriter(const Presenter &presenter, const Observation &before);

    /// The lines of one answer; `given` is the answer where there was a question.
    [[nodiscard]] std::vector<table::LogRow> lines(const std::vector<table::PlaybackStep> &steps,
                                                   const table::GivenAnswer *given);

private:
    // answers that no event tells (log_answers.cpp)
    void writeAnswer(const core::Decision &asked, const core::Answer &answer);
    void writeOption(const core::Decision &asked, const core::Option &option);
    void writePlayer(const core::Decision &asked, int chosen);
    void writeChoice(const core::Decision &asked, const QString &words);

    void note(const Event &event);
    void learn(const Observation &seen);
    void write(const Event &event);
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

    void add(int seat, const char *glyph, const QString &text, DefId def = 0);
    [[nodiscard]] int seatOf(match::EventPart part, const Event &event) const override;
    [[nodiscard]] QString cardIdOf(core::SeenId id) const override { return idText(defOf(id)); }
    [[nodiscard]] QString idText(DefId def) const;
    [[nodiscard]] QStringList takeNamed(table::LogRow &row) override;
    [[nodiscard]] QString plain(const QString &text) const override;
    [[nodiscard]] table::CardFacts factsOf(core::SeenId id) const;
    [[nodiscard]] QString card(core::SeenId id) override;
    [[nodiscard]] QString printed(DefId def);
    [[nodiscard]] DefId defOf(core::SeenId id) const;
    [[nodiscard]] int ownerOf(core::SeenId id) const;
    [[nodiscard]] QString player(int seat) const override;
    [[nodiscard]] static int seatOf(PlayerId player)
    {
        return player < kPlayers ? int(player) : -1;
    }

    const Presenter &m_presenter;
    const Observation &m_before;
    std::map<int, std::pair<DefId, int>> m_known; ///< face and owner of the cards that were seen
    std::vector<table::CardFacts> m_named; ///< in the line that is being written
    std::vector<core::SeenId> m_singers;
    bool m_readies = false; ///< the Ready step goes on: everything readies
    int m_looks = 0; ///< cards that somebody looked at in a row
    int m_hidden = 0; ///< cards that went the same hidden way in a row
};

} // namespace playmat::lorcana::board
