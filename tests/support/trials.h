#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>

/// How often a test of a promise tries, and how that is reported. A test run tries for a second or
/// so; `packaging/dev soak` says PLAYMAT_TRIALS and reads the line.
namespace playmat::test {

/// As many as the environment says, or as usual.
[[nodiscard]] inline int trials(int usual)
{
    const char *told = std::getenv("PLAYMAT_TRIALS");
    return told == nullptr ? usual : std::atoi(told);
}

/// The line at the test's end that the table of promises is made from.
inline void tellTrials(const char *promise, long long done)
{
    std::printf("%s: %lld trials, %d failures\n", promise, done,
                ::testing::Test::HasFailure() ? 1 : 0);
}

} // namespace playmat::test
