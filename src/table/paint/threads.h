#pragma once

namespace playmat::paint {

/// Lets Qt paint on one more thread at most, whatever the machine has. It hands every turned or
/// stretched picture of more than a hundred rows to its pool in parts, some forty a frame while an
/// arrow is dragged: on one thread they follow each other, on several each part wakes another one,
/// which takes longer than the painting. Before the first window.
void paintOnOneThread();

} // namespace playmat::paint
