#include "table/paint/large_blocks.h"

#include <gtest/gtest.h>

#include <vector>

#if defined(__GLIBC__) && !defined(PLAYMAT_SANITIZED) // whose allocators do as they like
#include <malloc.h>

namespace playmat::paint {
namespace {

TEST(LargeBlocks, AreTheSystemsOwnAlsoAfterOneWasFreed)
{
    returnLargeBlocks();
    {
        const std::vector<char> larger(1 << 20, 'x');
        EXPECT_EQ(larger.back(), 'x');
    }
    const size_t before = mallinfo2().hblks;
    const std::vector<char> large(512 * 1024, 'x');
    EXPECT_EQ(mallinfo2().hblks, before + 1);
    EXPECT_EQ(large.back(), 'x');
}

} // namespace
} // namespace playmat::paint
#endif
