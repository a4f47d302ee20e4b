#pragma once

#include <ctime>

namespace playmat::test {

/// Milliseconds that all threads of this program keep processors busy while `what` is done: tests
/// share a machine, and what else it does counts for nothing. Waiting does not count either, so it
/// is no bound for what sleeps.
template <typename Deed>
[[nodiscard]] double processorMs(Deed &&what)
{
    const std::clock_t begin = std::clock();
    what();
    return 1000.0 * double(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// How many times as long anything may take under the sanitizers.
#ifdef PLAYMAT_SANITIZED
constexpr int kSlowdown = 8;
#else
constexpr int kSlowdown = 1;
#endif

} // namespace playmat::test
