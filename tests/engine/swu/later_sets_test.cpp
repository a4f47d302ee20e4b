#include "engine/swu/text/print.h"
#include "support/swu_seats.h"

/// Keywords and mechanics of sets that are not loaded yet, each with cards that have them
/// (tests/support/later_cards.h).
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

/// How many units a player has in both arenas, or those with this printed id.
int units(const Table &t, PlayerId player, const std::string &id = "")
{
    int n = 0;
    const State &state = t.game().state();
    for (const Zone arena : {Zone::Ground, Zone::Space})
        state.forEach(arena, 0, [&](CardId unit) {
            const bool named = id.empty() || cards().def(state.cards[unit].def).id == id;
            n += named && state.cards[unit].controller == player ? 1 : 0;
        });
    return n;
}

/// How much may be assigned to the card.
int mostOn(const Table &t, const std::string &card)
{
    for (const core::Option &o : t.decision().options)
        if (o.card == t.id(card))
            return o.number;
    return 0;
}

// --- Coordinate (CR 7.5.15)

TEST(SwuCoordinate, CR7_5_15_HoldsAsLongAsThreeUnitsAreThere)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 20).hand(s.me, {"SOR_128", "SOR_172"});
        t.ground(s.me, {"TWI_061", "SOR_095"}).ground(s.you, {"SOR_046"}).start();
        EXPECT_FALSE(t.has("TWI_061", kw::Sentinel));
        EXPECT_TRUE(t.has("TWI_061", kw::Coordinate)) << "CR 7.5.15C";
        t.play("SOR_128");
        EXPECT_TRUE(t.has("TWI_061", kw::Sentinel)) << "the third unit";
        t.attack("SOR_046", "TWI_061");
        t.play("SOR_172");
        t.choose("SOR_128");
        EXPECT_FALSE(t.has("TWI_061", kw::Sentinel)) << "two are left";
    });
}

TEST(SwuCoordinate, CR7_5_15_OnlyTheControllersUnitsCount)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"TWI_061"}).ground(s.you, {"SOR_046", "SOR_095", "SOR_225"}).start();
        EXPECT_FALSE(t.has("TWI_061", kw::Sentinel));
    });
}

TEST(SwuCoordinate, CR7_5_15_ATriggeredAbilityIsThereOrNotWhenItWouldTrigger)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"TWI_147", "SOR_095"}).deck(s.me, {"SOR_046"}).start();
        t.attack("TWI_147", "base" + std::to_string(s.you));
        EXPECT_EQ(t.handSize(s.me), 0) << "two units: no ability";
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"TWI_147", "SOR_095", "SOR_128"}).deck(s.me, {"SOR_046"}).start();
        t.attack("TWI_147", "base" + std::to_string(s.you));
        EXPECT_EQ(t.handSize(s.me), 1);
    });
}

TEST(SwuCoordinate, CR7_5_15_TheUnitItselfIsOneOfThemWhenItIsPlayed)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 20).hand(s.me, {"TWI_095"}).ground(s.me, {"SOR_095", "SOR_128"}).start();
        t.play("TWI_095");
        EXPECT_EQ(units(t, s.me, "TWI_T02"), 1) << "a Clone Trooper";
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 20).hand(s.me, {"TWI_095"}).ground(s.me, {"SOR_095"}).start();
        t.play("TWI_095");
        EXPECT_EQ(units(t, s.me, "TWI_T02"), 0);
    });
}

TEST(SwuCoordinate, CR7_5_15_OnALeaderItIsAnActionOrAConstantAbility)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "TWI_011").ground(s.me, {"SOR_095", "SOR_128"}).start();
        EXPECT_FALSE(t.canUse("TWI_011"));
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "TWI_011").ground(s.me, {"SOR_095", "SOR_128", "SOR_046"}).start();
        t.use("TWI_011");
        t.chooseAttack("SOR_095", "base" + std::to_string(s.you));
        EXPECT_EQ(t.baseDamageOn(s.you), 3 + 1);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "TWI_011").deployed(s.me).ground(s.me, {"SOR_095"}).start();
        EXPECT_EQ(t.power("TWI_011"), 3);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "TWI_011").deployed(s.me).ground(s.me, {"SOR_095", "SOR_128"}).start();
        EXPECT_EQ(t.power("TWI_011"), 5) << "the leader unit is the third";
    });
}

TEST(SwuCoordinate, IsPrintedWithADash)
{
    EXPECT_EQ(textOf("TWI_061"), "Coordinate — Sentinel");
    EXPECT_EQ(textOf("TWI_147"), "Coordinate — On Attack: Draw a card.");
    EXPECT_EQ(textOf("TWI_095"), "Coordinate — When Played: Create a Clone Trooper token.");
    EXPECT_EQ(textOf("TWI_114"),
              "Overwhelm\nCoordinate — Each other friendly unit gets +1/+1 and gains Overwhelm.");
}

// --- Exploit (CR 7.5.16)

TEST(SwuExploit, CR7_5_16_EachUnitDefeatedTakesTwoOffTheCost)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 20).hand(s.me, {"TWI_037"});
        t.ground(s.me, {"SOR_095", "SOR_128"}).ground(s.you, {"SOR_046"}).start();
        const int full = t.costOfPlay("TWI_037");
        t.play("TWI_037");
        t.selectable({"SOR_095", "SOR_128"});
        t.choose({"SOR_095", "SOR_128"});
        EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
        EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
        EXPECT_EQ(t.readyResources(s.me), 20 - (full - 4));
        EXPECT_EQ(t.zone("TWI_037"), Zone::Ground);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuExploit, CR7_5_16_NoneMayBeDefeatedIfTheCostCanBePaid)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 20).hand(s.me, {"TWI_037"}).ground(s.me, {"SOR_095"}).start();
        const int full = t.costOfPlay("TWI_037");
        t.play("TWI_037");
        t.decline();
        EXPECT_EQ(t.readyResources(s.me), 20 - full);
        EXPECT_EQ(t.zone("SOR_095"), Zone::Ground);
    });
}

TEST(SwuExploit, CR7_5_16_ACardThatIsTooDearMayBePlayedIfEnoughCanBeDefeated)
{
    const auto position = [](Table &t, const Seats &s, int less) -> Table & {
        Table &there = t.hand(s.me, {"TWI_037"}).ground(s.me, {"SOR_095", "SOR_128", "SOR_046"});
        // Vigilance and Villainy: Iden Versio has both.
        return there.leader(s.me, "SOR_002").resources(s.me, 6 - less).start();
    };
    fromBothSeats([&](Table &t, const Seats &s) {
        position(t, s, 3);
        t.play("TWI_037");
        t.bounds(2, 2); // 3 resources are missing
        t.choose({"SOR_046", "SOR_128"});
        EXPECT_EQ(t.readyResources(s.me), 1);
    });
    fromBothSeats([&](Table &t, const Seats &s) {
        position(t, s, 5);
        EXPECT_FALSE(t.canPlay("TWI_037"));
    });
}

TEST(SwuExploit, CR7_5_16_WhatTheDefeatsTriggerWaitsForTheWindowOfThePlay)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 20).hand(s.me, {"TWI_066"}).ground(s.me, {"TST_009"}).start();
        t.play("TWI_066");
        t.choose("TST_009");
        EXPECT_EQ(t.zone("TWI_066"), Zone::Ground) << "it entered play first";
        EXPECT_EQ(t.baseDamageOn(s.you), 2) << "then the defeated unit's ability";
    });
}

TEST(SwuExploit, CR7_5_16_AnEventHasItToo)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_002").resources(s.me, 7).hand(s.me, {"TWI_078"});
        t.ground(s.me, {"SOR_095", "SOR_128", "SOR_046"}).space(s.me, {"SOR_225"});
        t.ground(s.you, {"TST_016", "TST_008"}).start();
        t.play("TWI_078");
        t.choose({"SOR_095", "SOR_128", "SOR_225", "SOR_046"});
        EXPECT_EQ(t.readyResources(s.me), 0);
        EXPECT_EQ(units(t, s.you), 0);
    });
}

TEST(SwuExploit, CR7_5_16_AnAbilityMayGiveIt)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "TWI_005").resources(s.me, 20).hand(s.me, {"SOR_046", "TWI_037"});
        t.ground(s.me, {"SOR_095", "SOR_128", "SOR_225"}).start();
        t.use("TWI_005");
        t.choosePlay("TWI_037");
        t.bounds(0, 3); // 2 of its own and 1: they add up
        t.choose({"SOR_095", "SOR_128", "SOR_225"});
        EXPECT_EQ(t.zone("TWI_037"), Zone::Ground);
    });
    EXPECT_NE(textOf("TWI_005").find("It gains Exploit 1."), std::string::npos)
        << textOf("TWI_005");
    EXPECT_EQ(textOf("TWI_037").substr(0, 9), "Sentinel,") << textOf("TWI_037");
}

// --- indirect damage (CR 8.35)

TEST(SwuIndirectDamage, CR8_35_ThePlayerAssignsItAmongTheirUnitsAndTheirBase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 20).hand(s.me, {"JTL_218"});
        t.ground(s.you, {"SOR_095", Unit("SOR_046").with({"SOR_T02"})}).start();
        const std::string base = "base" + std::to_string(s.you);
        t.play("JTL_218");
        t.player(s.you);
        t.asks(DecisionKind::Distribute, s.you);
        t.selectable({"SOR_095", "SOR_046", base});
        EXPECT_EQ(t.decision().min, 3);
        t.distribute({{"SOR_046", 1}, {"SOR_095", 1}, {base, 1}});
        EXPECT_EQ(t.damage("SOR_046"), 1) << "no Shield helps";
        EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T02"), 1) << "and none is used up";
        EXPECT_EQ(t.damage("SOR_095"), 1);
        EXPECT_EQ(t.baseDamageOn(s.you), 1);
    });
}

/// A card may let the player who deals it assign it, and add to it (CR 8.35).
TEST(SwuIndirectDamage, CR8_35_CardsMayLetItsDealerAssignItAndAddToIt)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 20).hand(s.me, {"JTL_143"}).space(s.me, {"JTL_165"});
        t.ground(s.you, {"SOR_095"}).start();
        const std::string base = "base" + std::to_string(s.you);
        t.play("JTL_143");
        t.asks(DecisionKind::Distribute, s.me);
        t.selectable({"SOR_095", base});
        EXPECT_EQ(t.decision().min, 5);
        t.distribute({{"SOR_095", 3}, {base, 2}});
        EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
        EXPECT_EQ(t.baseDamageOn(s.you), 2);
    });
}

TEST(SwuIndirectDamage, CR8_35_NoMoreOnAUnitThanItHasHpLeft)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 20).hand(s.me, {"JTL_143"});
        t.ground(s.you, {Unit("SOR_046").damaged(5)}).start();
        const std::string base = "base" + std::to_string(s.you);
        t.play("JTL_143");
        EXPECT_EQ(mostOn(t, "SOR_046"), 2) << "7 HP, 5 damage";
        EXPECT_EQ(mostOn(t, base), 4);
        t.distribute({{"SOR_046", 2}, {base, 2}});
        EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
    });
}

TEST(SwuIndirectDamage, CR8_35_WithoutUnitsAllOfItGoesToTheBase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 20).hand(s.me, {"JTL_143"}).start();
        t.play("JTL_143");
        EXPECT_EQ(t.baseDamageOn(s.you), 4);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuIndirectDamage, CR8_35_MayBeDealtToAnyPlayer)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"JTL_132"}).start();
        t.attack("JTL_132", "base" + std::to_string(s.you));
        t.player(s.me);
        t.asks(DecisionKind::Distribute, s.me);
        t.distribute({{"JTL_132", 1}});
        t.player(s.you); // it is defeated, and has the same ability again
        EXPECT_EQ(t.baseDamageOn(s.you), 1);
    });
    EXPECT_EQ(textOf("JTL_143"),
              "You assign all indirect damage you deal to opponents.\n"
              "When Played: For each opponent, deal 4 indirect damage to that player.");
}

} // namespace
} // namespace playmat::test
