#pragma once

#include "engine/core/decision.h"
#include "table/session/table_session.h"

#include <QVariantList>

namespace playmat::table {

/// The way that a hand goes to give an answer to the current question, as points of the table:
/// each card, and where it is put.
[[nodiscard]] QVariantList pointerWay(const TableSession &table, const core::Answer &answer);

} // namespace playmat::table
