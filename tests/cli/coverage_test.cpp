// Tests which parts of cards a watched game reports (simulate --coverage): the effects that were
// carried out and the abilities that applied, and nothing else.
#include "cli/coverage.h"
#include "kit/games/kits.h"
#include "match/card_library.h"
#include "match/game_kit.h"
#include "scenarios/runner.h"
#include "support/folders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace playmat {
namespace {

const match::GameKit *kitOf(const std::string &game)
{
    const auto kits = kit::games();
    const auto kit = std::ranges::find_if(kits, [&](const auto *one) { return one->id() == game; });
    return kit == kits.end() ? nullptr : *kit;
}

/// Plays scenarios of a game and collects the parts of cards that happen.
class Played
{
public:
    explicit Played(const std::string &text)
    {
        const scenarios::Document document = scenarios::readDocument(text);
        EXPECT_TRUE(document.faults.empty());
        auto library = kitOf(document.game)->library(test::resourceDir());
        EXPECT_TRUE(library.ok());
        scenarios::Runner runner(library.value());
        runner.watch([&](const match::HostedGame &game) { m_coverage.add(game); });
        for (const scenarios::Scenario &one : document.scenarios) {
            const scenarios::Course course = runner.play(one);
            EXPECT_FALSE(course.fault) << (course.fault ? course.fault->what : "");
        }
    }

    /// Whether the part of the card whose text contains `words` has happened. There must be one.
    [[nodiscard]] bool has(const std::string &card, const std::string &words) const
    {
        const auto &parts = m_coverage.parts();
        for (std::size_t i = 0; i < parts.size(); ++i)
            if (parts[i].card == card && parts[i].text.find(words) != std::string::npos)
                return m_coverage.has(i);
        ADD_FAILURE() << card << " does not say \"" << words << '"';
        return false;
    }

private:
    cli::Coverage m_coverage;
};

TEST(Coverage, NotesEffectsThatAreCarriedOut)
{
    if (kitOf("swu") == nullptr)
        GTEST_SKIP() << "built without it";
    const Played played(
        "game swu\n\n"
        "SOR_039 exhausts all but itself, which is exhausted already\n"
        "  me: leader Iden Versio SOR_002; resources 8; hand AT-AT Suppressor SOR_039\n"
        "  you: ground Death Star Stormtrooper SOR_128\n"
        "  play AT-AT Suppressor\n");
    EXPECT_TRUE(played.has("SOR_039", "Exhaust each ground unit"));
    EXPECT_FALSE(played.has("SOR_172", "Deal 4 damage"));
}

TEST(Coverage, NotesWhatHoldsInAPositionThoughNobodyDoesAnything)
{
    if (kitOf("swu") == nullptr)
        GTEST_SKIP() << "built without it";
    const auto with = [](const std::string &what, int power) {
        return "game swu\n\nSHD_056 holds\n  me: ground Follower of The Way SHD_056" + what
            + "\n  expect Follower of The Way: power " + std::to_string(power) + '\n';
    };
    EXPECT_FALSE(Played(with("", 1)).has("SHD_056", "upgraded"));
    EXPECT_TRUE(Played(with(" with Shield SOR_T02", 2)).has("SHD_056", "upgraded"));
}

TEST(Coverage, NotesTheSameOfLorcana)
{
    if (kitOf("lorcana") == nullptr)
        GTEST_SKIP() << "built without it";
    const Played played("game lorcana\n\n"
                        "1-133 each opponent loses one lore\n"
                        "  me: ink 2; hand Tangle 1-133; play Flotsam 1-043\n"
                        "  you: lore 2\n"
                        "  play Tangle\n");
    EXPECT_TRUE(played.has("1-133", "loses 1 lore"));
    EXPECT_FALSE(played.has("1-043", "named Jetsam")) << "there is none";
    const Played both("game lorcana\n\n"
                      "1-043 gives Rush\n"
                      "  me: play Flotsam 1-043, Jetsam 1-046\n"
                      "  expect Jetsam: has rush\n");
    EXPECT_TRUE(both.has("1-043", "named Jetsam"));
    EXPECT_FALSE(both.has("1-133", "loses 1 lore"));
}

} // namespace
} // namespace playmat
