#pragma once

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <cstdint>

namespace playmat::test {

/// Files grow no longer than this many bytes while it lives: what a full disk does to a write.
class FullDisk
{
public:
    explicit FullDisk(std::int64_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        EXPECT_EQ(::getrlimit(RLIMIT_FSIZE, &m_before), 0);
        const rlimit now{static_cast<rlim_t>(bytes), m_before.rlim_max};
        EXPECT_EQ(::setrlimit(RLIMIT_FSIZE, &now), 0);
    }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

} // namespace playmat::test
