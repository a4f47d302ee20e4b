#pragma once

#include "table/session/table_session.h"

namespace playmat::table {

/// How long the table waits before a move that no hand makes, in milliseconds: a scripted answer, a
/// refutation, the pointer of a hint.
[[nodiscard]] int paceOf(TableSession::PlaySpeed speed);

} // namespace playmat::table
