#pragma once

#include "table/game/table_watch.h"

#include <QCoreApplication>

namespace playmat::table {

/// Refuses all answers at a table that shows a finished match.
class PastWatch : public TableWatch
{
public:
    std::optional<RefusalText> mayAnswer(const core::Answer &) override
    {
        return RefusalText{qtTrId("past_table.this_is_how_the_table"), {}};
    }
    bool mayConcede(int) override { return false; }
    [[nodiscard]] bool mayUndo() const override { return false; }
    void carriedOut() override { }
    void reword(const TableGesture &, const std::string &, RefusalText &) const override { }
    bool takeClick(int, QPoint) override { return false; }
};

} // namespace playmat::table
