#include "engine/core/rows.h"

#include <gtest/gtest.h>

#include <cstdint>

/// Tables with a row for each value of an enum. What they promise, they promise when they compile.
namespace playmat::core {
namespace {

enum class Colour : std::uint8_t { Red, Green, Blue };

struct Row
{
    Colour colour;
    const char *name;
};

constexpr auto kAll = std::to_array<Row>({
    {Colour::Red, "red"},
    {Colour::Green, "green"},
    {Colour::Blue, "blue"},
});
constexpr auto kWithoutTheLast = std::to_array<Row>({{Colour::Red, ""}, {Colour::Green, ""}});
constexpr auto kSwapped
    = std::to_array<Row>({{Colour::Green, ""}, {Colour::Red, ""}, {Colour::Blue, ""}});

static_assert(eachHasItsRow<&Row::colour>(kAll));
static_assert(!eachHasItsRow<&Row::colour>(kWithoutTheLast));
static_assert(!eachHasItsRow<&Row::colour>(kSwapped));
static_assert(isNamed<Colour::Blue>() && !isNamed<static_cast<Colour>(3)>());

} // namespace

TEST(Rows, AValueHasItsRowAndWhatIsNoneHasNone)
{
    EXPECT_STREQ(rowOf(kAll, Colour::Blue)->name, "blue");
    EXPECT_EQ(rowOf(kAll, static_cast<Colour>(3)), nullptr);
}

} // namespace playmat::core
