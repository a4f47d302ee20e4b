#include "bots/random_answer.h"
#include "kit/swu/host/invariants.h"
#include "support/swu_table.h"

/// Games of random legal answers with cards that have several sides (tests/support/pilot_cards.h):
/// everything that must hold at every step (kit/swu/host/invariants.h) holds with them too.
namespace playmat::test {
namespace {

using namespace playmat::swu;

DeckChoice pilots(const char *leader)
{
    DeckChoice deck;
    deck.leader = cards().find(leader);
    deck.base = cards().find("TWI_028");
    for (const char *id :
         {"JTL_057", "JTL_093", "JTL_097", "JTL_100", "JTL_235", "JTL_245", "JTL_247",
          "JTL_249", "JTL_038", "JTL_050", "ASH_135", "PLT_001", "PLT_002", "PLT_003",
          "PLT_004", "PLT_005", "PLT_006", "SOR_050", "SOR_237", "SOR_225", "SOR_133"})
        deck.cards.insert(deck.cards.end(), 3, cards().find(id));
    return deck;
}

/// The first thing that is wrong; nothing is said of the end, which few random games reach soon.
std::string faultOf(SeatedGame game, std::uint64_t seed)
{
    constexpr int kAnswers = 260;
    core::Rng rng(seed);
    const match::Ownership owned = match::ownershipOf(cards(), game.state());
    for (int i = 0; i < kAnswers && !game.over(); ++i) {
        std::string fault = match::checkPosition(game, owned, rng);
        bool refused = true;
        for (int tries = 0; refused && fault.empty() && tries < 50; ++tries)
            fault = match::checkAnswer(
                game, bots::randomAnswer(game.decision(), rng, cards().names.size()), refused);
        if (!fault.empty() || refused)
            return (fault.empty() ? "no answer is taken" : fault) + " at decision "
                + std::to_string(i);
    }
    return {};
}

TEST(SwuSidesSimulated, GamesOfPilotsKeepEveryRuleOfTheState)
{
    for (const char *leader : {"JTL_006", "JTL_008", "JTL_013", "TWI_017"})
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const auto game = seated(cards(), seed, {pilots(leader), pilots("JTL_013")});
            ASSERT_TRUE(game.ok());
            EXPECT_EQ(faultOf(game.value(), seed), "") << leader << ", seed " << seed;
        }
}

} // namespace
} // namespace playmat::test
