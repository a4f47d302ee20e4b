#pragma once

#include "table/game/table_port.h"

#include <optional>
#include <string>

namespace playmat::table {

/// Watches over a table, as a coach does: lets an answer through or not, learns what
/// was done, and may take a click for something else than a move.
class TableWatch
{
public:
    TableWatch() = default;
    TableWatch(const TableWatch &) = delete;
    TableWatch &operator=(const TableWatch &) = delete;
    virtual ~TableWatch() = default;

    /// Why an answer that is legal is not carried out; nothing: it is. Without words it is not
    /// carried out, and nothing is said.
    virtual std::optional<RefusalText> mayAnswer(const core::Answer &answer) = 0;
    virtual bool mayConcede(int seat) = 0;
    [[nodiscard]] virtual bool mayUndo() const = 0;
    /// Whether nobody has to agree when something is taken back.
    [[nodiscard]] virtual bool undoesFreely() const { return true; }
    /// Something was answered, given up, or taken back.
    virtual void carriedOut() = 0;
    /// May say a refusal in other words.
    virtual void reword(const TableGesture &gesture, const std::string &code,
                        RefusalText &text) const = 0;
    /// Whether a click there is meant for the watcher; `card` -1: on no card.
    virtual bool takeClick(int card, QPoint at) = 0;
};

} // namespace playmat::table
