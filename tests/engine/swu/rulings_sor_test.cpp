#include "support/swu_seats.h"
#include "support/swu_table.h"

/// Tests of cards that a scenario (tests/scenarios) cannot say: loops over seeds and cards, what a
/// seat is told, cards of the tests' own.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;
using Cards = std::vector<std::string>;
using Ids = std::vector<std::string>;

/// The decks that six seeds leave when the search of this card takes nothing.
std::set<std::vector<std::string>> decksAfter(const std::string &card,
                                              const std::vector<std::string> &deck)
{
    std::set<std::vector<std::string>> decks;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Table t;
        t.seed(seed).resources(0, 15).hand(0, {card}).deck(0, deck).start();
        t.play(card);
        t.decline();
        EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), deck.back()); // not among the searched
        EXPECT_EQ(t.deckSize(0), static_cast<int>(deck.size()));
        decks.insert(t.zoneIds(Zone::Deck, 0));
    }
    return decks;
}

const std::vector<std::string> kElevenCards
    = {"SOR_128", "SOR_225", "SOR_081", "SOR_095", "SOR_172", "SOR_032",
       "SOR_232", "SOR_237", "SOR_034", "SOR_235", "SOR_228"};
const std::vector<std::string> kNineCards = {"SOR_237", "SOR_232", "SOR_095", "SOR_222", "SOR_225",
                                             "SOR_172", "SOR_171", "SOR_124", "SOR_044"};

TEST(SwuCard, SOR_084_RulingTheOrderOfWhatTarkinLeavesIsRandom)
{
    const auto decks
        = decksAfter("SOR_084", {"SOR_128", "SOR_046", "SOR_232", "SOR_234", "SOR_247", "SOR_229"});
    EXPECT_GT(decks.size(), 2U);
}

TEST(SwuCard, SOR_087_RulingTheOrderOfWhatVaderLeavesIsRandom)
{
    EXPECT_GT(decksAfter("SOR_087", kElevenCards).size(), 2U);
}

TEST(SwuCard, SOR_104_RulingTheOrderOfWhatTheUWingLeavesIsRandom)
{
    EXPECT_GT(decksAfter("SOR_104", kElevenCards).size(), 2U);
}

TEST(SwuCard, SOR_123_RulingTheOrderOfWhatRecruitLeavesIsRandom)
{
    const auto decks
        = decksAfter("SOR_123", {"SOR_128", "SOR_046", "SOR_232", "SOR_234", "SOR_247", "SOR_229"});
    EXPECT_GT(decks.size(), 2U);
}

TEST(SwuCard, SOR_125_RulingTheOrderOfWhatPrepareForTakeoffLeavesIsRandom)
{
    EXPECT_GT(decksAfter("SOR_125", kNineCards).size(), 2U);
}

TEST(SwuCard, SOR_181_RulingTheOrderOfWhatJabbaLeavesIsRandom)
{
    EXPECT_GT(decksAfter("SOR_181", kNineCards).size(), 2U);
}

TEST(SwuCard, SOR_042_RulingTheSearchedDeckIsInAnotherOrder)
{
    const std::vector<std::string> before{"SOR_128", "SOR_046", "SOR_232", "SOR_234", "SOR_247"};
    std::set<std::vector<std::string>> decks;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Table t;
        t.seed(seed).resources(0, 9).hand(0, {"SOR_042"}).deck(0, before).start();
        t.play("SOR_042");
        t.choose("SOR_232");
        EXPECT_EQ(t.deckSize(0), 4);
        decks.insert(t.zoneIds(Zone::Deck, 0));
    }
    EXPECT_GT(decks.size(), 2U);
}

TEST(SwuCard, SOR_088_RulingWithOverwhelmAndNobodyElseThereTheBaseTakesTheExcess)
{
    Table t;
    t.ground(0, {"SOR_088"}).ground(1, {"SOR_128"}).space(1, {"SOR_237"}).start();
    t.gain("SOR_088", kw::Overwhelm);
    t.attack("SOR_088", "SOR_128");
    t.noQuestion();
    EXPECT_EQ(t.baseDamageOn(1), 8);
    EXPECT_EQ(t.damage("SOR_237"), 0);
}

// --- "When the attack ends": the attack is over when such an ability resolves (CR 7.6.16D).

/// Rallying Cry gives `attacker` Raid 2 for the phase, which counts while it attacks only; then it
/// attacks, and the next question is one that follows the combat damage.
void attackWithRaid(Table &t, const std::string &attacker, const std::string &target)
{
    t.play("SOR_154");
    EXPECT_TRUE(t.has(attacker, kw::Raid));
    t.pass();
    t.attack(attacker, target);
}

TEST(SwuCard, SOR_015_RulingTheAttackIsOverWhenBobaReadiesResources)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_015").deployed(s.me).resources(s.me, 7).hand(s.me, {"SOR_154"});
        t.ground(s.you, {"SOR_145"}).start();
        attackWithRaid(t, s.myLeader(), "SOR_145");
        EXPECT_EQ(t.zone("SOR_145"), Zone::Discard);
        t.asks(DecisionKind::ChoosePlayer, s.me); // he and K-2SO's "When Defeated" wait together
        EXPECT_EQ(t.power(s.myLeader()), 4);
        t.player(s.you);
        EXPECT_EQ(t.power(s.myLeader()), 4);
        const int before = t.readyResources(s.me);
        t.mode(0);
        EXPECT_EQ(t.readyResources(s.me), before + 2);
    });
}

// --- Combat damage is dealt in the last step of an attack only (CR 6.3.0C).

TEST(SwuCard, SOR_085_RulingDamageByAnAbilityAmidTheAttackIsNoCombatDamage)
{
    fromBothSeats([](Table &t, const Seats &s) { // On Attack: 1 to each enemy unit and their base
        t.ground(s.me, {Unit("SOR_085").with({"TST_103"})});
        t.ground(s.you, {"SOR_232", "SOR_046"}).start();
        t.attack("SOR_085", "SOR_232");
        EXPECT_EQ(t.zone("SOR_232"), Zone::Discard);
        EXPECT_EQ(t.damage("SOR_046"), 1);
        EXPECT_EQ(t.zone("SOR_046"), Zone::Ground);
    });
}

TEST(SwuCard, SOR_133_RulingDamageByAnAbilityAmidTheAttackIsNoCombatDamage)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {Unit("SOR_133").with({"TST_103"})}).ground(s.you, {"SOR_046"}).start();
        t.attack("SOR_133", "SOR_046");
        t.noQuestion();
        EXPECT_EQ(t.baseDamageOn(s.you), 1);
        EXPECT_EQ(t.damage("SOR_046"), 4);
    });
}

// --- Ambush triggers together with what else the playing of its unit triggers (CR 7.5.5D).

TEST(SwuCard, SOR_114_to_249_RulingAmbushSharesTheWindowOfWhatThePlayTriggers)
{
    for (const std::string card : {"SOR_114", "SOR_117", "SOR_149", "SOR_182", "SOR_195", "SOR_198",
                                   "SOR_213", "SOR_244", "SOR_249", "SHD_210"})
        for (const bool ambushFirst : {true, false}) {
            SCOPED_TRACE(card);
            fromBothSeats([&](Table &t, const Seats &s) {
                // Cheerful Host: when another friendly unit is played, heal 1 from your base.
                t.resources(s.me, 20).hand(s.me, {card}).baseDamage(s.me, 5);
                t.ground(s.me, {"TST_006", "SOR_095"}).space(s.me, {"SOR_237"});
                t.ground(s.you, {"SOR_046"}).space(s.you, {"SOR_066"}).start();
                t.play(card);
                t.asks(DecisionKind::ChooseTrigger, s.me);
                t.selectable({"TST_006", card});
                ambushFirst ? t.trigger(card, TriggerKind::Ambush) : t.trigger("TST_006");
                EXPECT_EQ(t.baseDamageOn(s.me), ambushFirst ? 5 : 4);
                t.selectableAttacks({{card, card == "SOR_195" ? "SOR_066" : "SOR_046"}});
                t.bounds(0, 1);
                t.decline();
                EXPECT_EQ(t.baseDamageOn(s.me), 4);
                EXPECT_TRUE(t.exhausted(card));
            });
        }
}

TEST(SwuCard, SOR_100_RulingWedgesAmbushSharesTheWindowWithWhenPlayed)
{
    for (const bool ambushFirst : {true, false})
        fromBothSeats([&](Table &t, const Seats &s) { // Imperial Interceptor: 3 to a space unit
            t.resources(s.me, 9).hand(s.me, {"SOR_132"}).ground(s.me, {"SOR_100"});
            t.space(s.you, {"SOR_066"}).start();
            t.play("SOR_132");
            t.asks(DecisionKind::ChooseTrigger, s.me);
            EXPECT_EQ(t.decision().options.size(), 2U);
            t.trigger("SOR_132", ambushFirst ? TriggerKind::Ambush : TriggerKind::Ability);
            for (const bool ambush : {ambushFirst, !ambushFirst}) {
                if (ambush)
                    t.selectableAttacks({{"SOR_132", "SOR_066"}});
                else
                    t.selectable({"SOR_132", "SOR_066"});
                t.decline();
            }
            EXPECT_TRUE(t.exhausted("SOR_132"));
        });
}

// --- "For free": nothing of the cost in resources, all of the other costs (CR 8.1.3).

TEST(SwuCard, SOR_087_RulingOtherCostsThanResourcesArePaidForWhatVaderPlays)
{
    fromBothSeats([](Table &t, const Seats &s) { // Toll Keeper: 1 damage to your base for a unit
        t.leader(s.me, "SOR_006").resources(s.me, 9).hand(s.me, {"SOR_087"});
        t.deck(s.me, {"SOR_128", "SOR_081", "SOR_172"}).ground(s.you, {"TST_018"}).start();
        t.play("SOR_087");
        EXPECT_EQ(t.baseDamageOn(s.me), 1);
        const int left = t.readyResources(s.me);
        t.trigger("SOR_087");
        t.choose({"SOR_128", "SOR_081"});
        t.choosePlay("SOR_128"); // the other one is then the only card left
        EXPECT_EQ(t.baseDamageOn(s.me), 3);
        EXPECT_EQ(t.readyResources(s.me), left);
        t.decline(); // Ambush
    });
}

TEST(SwuCard, SOR_104_RulingOtherCostsThanResourcesArePaidForWhatTheUWingBrings)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_104"}).ground(s.you, {"TST_018"});
        t.deck(s.me, {"SOR_128", "SOR_095", "SOR_172"}).start();
        t.play("SOR_104");
        EXPECT_EQ(t.baseDamageOn(s.me), 0); // an event
        t.choose({"SOR_128", "SOR_095"});
        t.choosePlay("SOR_128"); // the other one is then the only card left
        EXPECT_EQ(t.zone("SOR_095"), Zone::Ground);
        EXPECT_EQ(t.baseDamageOn(s.me), 2);
        EXPECT_EQ(t.readyResources(s.me), 0);
    });
}

TEST(SwuCard, SOR_235_RulingOtherCostsThanResourcesArePaidForTheUnit)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_235", "SOR_247"}).ground(s.you, {"TST_018"}).start();
        t.play("SOR_235");
        t.choosePlay("SOR_247");
        EXPECT_EQ(t.baseDamageOn(s.me), 1 + 2); // the toll, and the printed cost
        EXPECT_EQ(t.readyResources(s.me), 0);
    });
}

// --- Of one card each.

TEST(SwuCard, SOR_004_RulingChirrutFallsBeforeTheRegroupPhaseDoesAnything)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Night Warden: exhaust an enemy unit when the regroup phase starts. Only one is left.
        t.leader(s.me, "SOR_004").deployed(s.me, 5).ground(s.me, {"SOR_046"});
        t.ground(s.you, {"TST_001"}).start();
        t.endActionPhase();
        t.asks(DecisionKind::Resource, s.me);
        EXPECT_EQ(t.zone(s.myLeader()), Zone::Base);
        EXPECT_TRUE(t.exhausted("SOR_046"));
    });
}

TEST(SwuCard, SOR_013_RulingCassianDeployedHearsDamageByAbilitiesToo)
{
    fromBothSeats([](Table &t, const Seats &s) { // Sabine's On Attack
        t.leader(s.me, "SOR_013").deployed(s.me).ground(s.me, {"SOR_142"});
        t.ground(s.you, {"SOR_046"}).start();
        t.attack("SOR_142", "SOR_046");
        t.choose(s.yourBase());
        t.asks(DecisionKind::Confirm, s.me);
        t.yes();
        EXPECT_EQ(t.handSize(s.me), 1);
        EXPECT_EQ(t.baseDamageOn(s.you), 1);
    });
    fromBothSeats([](Table &t, const Seats &s) { // your own base is not an enemy base
        t.leader(s.me, "SOR_013").deployed(s.me).ground(s.me, {"SOR_142"});
        t.ground(s.you, {"SOR_046"}).start();
        t.attack("SOR_142", "SOR_046");
        t.choose(s.myBase());
        t.noQuestion();
        EXPECT_EQ(t.handSize(s.me), 0);
    });
}

TEST(SwuCard, SOR_129_RulingTheOpponentReadiesBeforeOtherAbilitiesThatThePlayTriggers)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_128"}).baseDamage(s.me, 5);
        t.ground(s.me, {"SOR_129", "TST_006"}).ground(s.you, {Unit("SOR_046").exhausted()}).start();
        t.use("SOR_129");
        t.choosePlay("SOR_128");
        t.asks(DecisionKind::ChooseCards, s.you);
        EXPECT_EQ(t.baseDamageOn(s.me), 5);
        t.choose("SOR_046");
        EXPECT_EQ(t.baseDamageOn(s.me), 4);
    });
}

} // namespace
} // namespace playmat::test
