#pragma once

#include "engine/core/decision.h"
#include "engine/core/event.h"
#include "engine/core/rows.h"
#include "match/event_line.h"
#include "table/view/log_model.h"

#include <QStringList>

#include <span>
#include <vector>

namespace playmat::kit {

/// What toHtmlEscaped made of words, as words again; spaces at the ends stay.
[[nodiscard]] QString unescaped(QString text);

/// Writes lines of a log. A game's writer derives from it: it knows the cards, and which code tells
/// what its events' rows alone cannot.
class LogLines
{
public:
    LogLines(const LogLines &) = delete;
    LogLines &operator=(const LogLines &) = delete;
    virtual ~LogLines() = default;

protected:
    using Event = core::Event;

    LogLines() = default;

    /// The name of a card in bold, or "a card"; the line that is being written leads to it.
    [[nodiscard]] virtual QString card(core::SeenId id) = 0;
    /// What a player is called, never "you".
    [[nodiscard]] virtual QString player(int seat) const = 0;
    /// Whose that part of an event is; -1: the game's.
    [[nodiscard]] virtual int seatOf(match::EventPart part, const Event &event) const = 0;
    /// The printed id of a card; empty where it is hidden.
    [[nodiscard]] virtual QString cardIdOf(core::SeenId id) const = 0;
    /// Gives a line the cards that were named in it, and says how they are written there.
    [[nodiscard]] virtual QStringList takeNamed(table::LogRow &row) = 0;
    /// A line without markup.
    [[nodiscard]] virtual QString plain(const QString &text) const = 0;

    /// Adds a line about a card, by its printed id; empty: about none.
    void addLine(int seat, const char *glyph, const QString &text, const QString &cardId);
    /// Adds the line that an event's row has.
    void writeRow(const match::EventLine &line, const Event &event);
    /// Lets the code of an event's row write its lines.
    template <class Writer, class Teller, std::size_t N, class Spec>
    void tell(Writer &writer, const std::array<Teller, N> &tellers, const Spec &spec,
              const Event &event)
    {
        const std::size_t first = m_rows.size();
        if (const auto write = core::rowOf(tellers, spec.told())->write)
            (writer.*write)(event);
        if (spec.line.deed && m_rows.size() > first)
            m_rows[first].deed = true; // what it does, or does when it is defeated, begins here
    }
    /// The lines, of which the first one begins what an action brought about.
    [[nodiscard]] std::vector<table::LogRow> takeLines(bool afterAction);

    [[nodiscard]] static core::SeenId idOf(match::EventPart part, const Event &event);
    /// The seat of the only player who was shown something; -1: there is no such player.
    [[nodiscard]] static int lookerOf(const Event &event);

    std::vector<table::LogRow> m_rows;
    std::span<const Event> m_next; ///< the events after the one that is being written
    int m_round = 0;
    QString m_link; ///< of what is being written

private:
    [[nodiscard]] QString wordOf(match::EventPart part, const Event &event);
};

} // namespace playmat::kit
