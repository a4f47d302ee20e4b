#pragma once

#include "engine/swu/view/observation.h"
#include "kit/common/table/log_lines.h"
#include "kit/swu/host/event_specs.h"
#include "kit/swu/table/presenter.h"
#include "table/game/table_game.h"

#include <span>
#include <vector>

namespace playmat::table {

/// Writes what happened in lines of a log that everybody may read: it is given the events as nobody
/// in particular sees them, so a card that went from a hidden place to a hidden place has no name.
/// Players are called by their names, never "you".
class LogWriter final : public kit::LogLines
{
public:
    explicit LogWriter(const SwuPresenter &presenter)
        : m_presenter(presenter)
    {
    }

    /// The lines of one answer. `before` is the open observation that the events lead on from.
    /// `soFar` are the lines before them, `given` is the answer where there was a question.
    [[nodiscard]] std::vector<LogRow> lines(const swu::Observation &before,
                                            std::span<const core::Event> events,
                                            std::span<const LogRow> soFar = {},
                                            const GivenAnswer *given = nullptr);

private:
    void writeAnswer(const core::Decision &asked, const core::Answer &answer);
    void writeWords(const core::Decision &asked, const QString &words);
    void writePlayer(const core::Decision &asked, int chosen);
    void note(const Event &event);
    [[nodiscard]] bool saidByNext(const Event &event) const;
    void write(const Event &event);
    // ways of telling an event (match::Telling)
    void writeLine(const Event &event);
    void writePlay(const Event &event);
    void writeDamage(const Event &event);
    void writeHealing(const Event &event);
    void writeMove(const Event &event);
    void writePhase(const Event &event);
    void writeInitiative(const Event &event);
    void writeMulligan(const Event &event);
    void writeNamedCard(const Event &event);
    void writeNothing(const Event &event);
    void writeCapture(const Event &event);
    void writeRescue(const Event &event);
    [[nodiscard]] bool isBounty(const core::Decision &asked) const;
    void writeBounty(const core::Decision &asked, bool collects);
    [[nodiscard]] QString howPlayed(const Event &event);
    [[nodiscard]] bool isReplaced(const Event &played) const;
    void writeToken(const Event &event);
    void writeEnd(const Event &event);
    void writeLook(const Event &event);
    void writeGuestDefeated(const Event &event);
    void writeChoice(const Event &event);
    [[nodiscard]] bool cameToNothing(const Event &event) const;
    [[nodiscard]] int seatOf(match::EventPart part, const Event &event) const override;
    [[nodiscard]] QString cardIdOf(core::SeenId id) const override { return idText(defOf(id)); }
    [[nodiscard]] QString idText(swu::DefId def) const;
    [[nodiscard]] QStringList takeNamed(LogRow &row) override;
    [[nodiscard]] QString plain(const QString &text) const override;
    [[nodiscard]] CardFacts factsOf(core::SeenId id) const;
    void add(int seat, const char *glyph, const QString &text, swu::DefId def = 0);
    [[nodiscard]] QString card(core::SeenId id) override;
    [[nodiscard]] swu::DefId defOf(core::SeenId id) const;
    [[nodiscard]] int controllerOf(core::SeenId id) const;
    [[nodiscard]] QString player(int seat) const override;

    const SwuPresenter &m_presenter;
    const swu::Observation *m_before = nullptr;
    swu::Observation m_seen;
    std::span<const LogRow> m_soFar;
    std::vector<core::SeenId> m_named; ///< in the line that is being written
    QString m_look; ///< who looks at cards where, in the previous line
    int m_looks = 0; ///< number of those cards
    QString m_way; ///< of the answer: "Smuggle", where it plays a card in a way of its own
    core::SeenId m_wentFrom = core::kNone; ///< the card that left the resources last
    bool m_replaced = false; ///< by the top card of the deck
};

} // namespace playmat::table
