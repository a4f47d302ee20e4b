#pragma once

namespace playmat::paint {

/// Pictures as large as a card go back to the system when they are freed. By itself glibc keeps
/// such blocks after the first of them, and small blocks then pin the holes between them, some
/// 40 MB of them. To be called before the first large block is freed.
void returnLargeBlocks();

} // namespace playmat::paint
