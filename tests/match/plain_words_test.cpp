#include "match/outcome.h"
#include "match/plain_words.h"

#include <gtest/gtest.h>

namespace playmat::match {
namespace {

TEST(PlainWords, ATerminalGetsNoControlCharacters)
{
    EXPECT_EQ(printable("Ada & Zoë, 「猫」 👩‍🚀"), "Ada & Zoë, 「猫」 👩‍🚀");
    EXPECT_EQ(printable("\x1b[31mred\x1b]0;title\x07"), R"(\x1b[31mred\x1b]0;title\x07)");
    EXPECT_EQ(printable("a\nb\tc\r\x7f"), R"(a\x0ab\x09c\x0d\x7f)");
    EXPECT_EQ(printable("\u009b31m"), R"(\u{9b}31m)") << "the same as Esc [ for some";
    EXPECT_EQ(printable("\u202Egpj.exe\u200B\u2066"), R"(\u{202e}gpj.exe\u{200b}\u{2066})");
    EXPECT_EQ(printable(std::string_view("a\0b\xff", 4)), R"(a\x00b\xff)");
}

TEST(PlainWords, AQuoteIsShort)
{
    EXPECT_EQ(inQuotes("a\x1b"), R"("a\x1b")");
    EXPECT_EQ(inQuotes(std::string(70, 'x')), '"' + std::string(60, 'x') + "…\"");
}

TEST(PlainWords, ANameIsOneLine)
{
    EXPECT_EQ(oneLine("Ada", 24), "Ada");
    EXPECT_EQ(oneLine("  Ada\r\n\tof  Space ", 24), "Ada of Space");
    EXPECT_EQ(oneLine("\u202EAda\u200B \u2066 M\x1b[1m", 24), "Ada M[1m");
    EXPECT_EQ(oneLine("👩‍🚀 Zoë", 24), "👩‍🚀 Zoë");
    EXPECT_EQ(oneLine("\u200B\u202E\n", 24), "");
    EXPECT_EQ(oneLine("a\xff", 24), "a\uFFFD");
    EXPECT_EQ(oneLine("<b>%1 %n</b>", 24), "<b>%1 %n</b>");
}

TEST(PlainWords, ALongNameEndsWithAnEllipsis)
{
    EXPECT_EQ(oneLine(std::string(24, 'x'), 24), std::string(24, 'x'));
    EXPECT_EQ(oneLine(std::string(25, 'x'), 24), std::string(23, 'x') + "…");
    EXPECT_EQ(oneLine("ab cdef", 5), "ab c…");
    EXPECT_EQ(oneLine(std::string(1'000'000, 'x'), 24), std::string(23, 'x') + "…");
}

} // namespace
} // namespace playmat::match
