#pragma once

#include <QJsonObject>
#include <QPoint>

namespace playmat::table {

class TableSession;

/// Everything that a test from outside needs to know of a table. `origin`: where the table is on
/// the screen, below notices.
[[nodiscard]] QJsonObject dumpOf(const TableSession &table, QPoint origin = {});

} // namespace playmat::table
