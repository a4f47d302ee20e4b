#pragma once

#include "table/interaction/playback_queue.h"

namespace playmat::table {

/// How long the table waits before a move that no hand makes, in milliseconds: a scripted answer, a
/// refutation, the pointer of a hint.
[[nodiscard]] int paceOf(PlaybackQueue::Speed speed);

} // namespace playmat::table
