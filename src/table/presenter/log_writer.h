#pragma once

#include "engine/core/event.h"
#include "engine/swu/observation.h"
#include "table/presenter/swu_presenter.h"
#include "table/view/log_model.h"

#include <QCoreApplication>

#include <span>
#include <vector>

namespace playmat::table {

/// Writes what happened in lines of a log that everybody may read: it is given the events as nobody
/// in particular sees them, so a card that went from a hidden place to a hidden place has no name.
/// Players are called by their names, never "you".
class LogWriter
{
    Q_DECLARE_TR_FUNCTIONS(LogWriter)

public:
    explicit LogWriter(const SwuPresenter &presenter)
        : m_presenter(presenter)
    {
    }

    /// The lines of one answer. `before` is the open observation that the events lead on from.
    [[nodiscard]] std::vector<LogRow> lines(const swu::Observation &before,
                                            std::span<const core::Event> events);

private:
    using Event = core::Event;

    void note(const Event &event);
    [[nodiscard]] bool saidByNext(const Event &event) const;
    void write(const Event &event);
    void writeGameEvent(const Event &event);
    void writePlay(const Event &event);
    void writeDamage(const Event &event);
    void writeMove(const Event &event);
    void writeToken(const Event &event);
    void add(int seat, const char *glyph, const QString &text, swu::DefId def = 0);
    [[nodiscard]] QString card(core::SeenId id) const;
    [[nodiscard]] swu::DefId defOf(core::SeenId id) const;
    [[nodiscard]] int controllerOf(core::SeenId id) const;
    [[nodiscard]] QString player(int seat) const;

    const SwuPresenter &m_presenter;
    swu::Observation m_seen;
    std::vector<LogRow> m_rows;
    std::span<const Event> m_next; ///< the events after the one that is being written
    int m_round = 0;
};

} // namespace playmat::table
