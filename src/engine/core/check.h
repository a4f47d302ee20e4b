#pragma once

#include <cstdio>
#include <cstdlib>

namespace playmat::core {

/// Ends the process with the place and the values of something that cannot happen. Never used for
/// what a player or a document can cause: those get a Refusal.
[[noreturn]] inline void checkFailed(const char *what, const char *file, int line, long long a,
                                     long long b)
{
    std::fprintf(stderr, "%s:%d: check failed: %s (%lld, %lld)\n", file, line, what, a, b);
    std::abort();
}

} // namespace playmat::core

/// ENGINE_CHECK(condition, a, b): aborts with the two values in every build type.
#define ENGINE_CHECK(cond, a, b)                                                                   \
    do {                                                                                           \
        if (!(cond)) [[unlikely]]                                                                  \
            ::playmat::core::checkFailed(#cond, __FILE__, __LINE__, static_cast<long long>(a),     \
                                         static_cast<long long>(b));                               \
    } while (false)
