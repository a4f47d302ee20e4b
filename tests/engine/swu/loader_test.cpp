#include "engine/swu/card_files.h"

#include <gtest/gtest.h>

namespace playmat::swu {

TEST(SwuLoader, OwnCardFilesLoadWithoutAnError)
{
    const auto loaded = testing::loadCards();
    for (const LoadError &error : loaded.errors)
        ADD_FAILURE() << describe(error);
    EXPECT_NE(loaded.db.experience, 0);
    EXPECT_NE(loaded.db.shield, 0);
    EXPECT_NE(loaded.db.vanilla, 0);
}

} // namespace playmat::swu
