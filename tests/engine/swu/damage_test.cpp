#include "support/swu_seats.h"

/// Damage, Shields, healing and dividing (CR 1.9, 3.7.6, 8.4.5, 8.20).
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuDamage, CR1_9_5_DamageStays)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_046"}).ground(s.you, {"SOR_232"}).start();
        t.attack("SOR_046", "SOR_232");
        t.nextRound();
        EXPECT_EQ(t.damage("SOR_046"), 6);
        EXPECT_EQ(t.damage("SOR_232"), 3);
    });
}

TEST(SwuDamage, CR1_9_6_AtItsHpAUnitIsDefeatedAtOnce)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_172"}).ground(s.you, {Unit("SOR_046").damaged(2)});
        t.start();
        t.play("SOR_172"); // 4 damage: 6 of 7
        EXPECT_EQ(t.damage("SOR_046"), 6);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_172"}).ground(s.you, {Unit("SOR_046").damaged(3)});
        t.start();
        t.play("SOR_172");
        EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
    });
}

TEST(SwuDamage, CR1_9_8_DamageToSeveralUnitsIsDealtAtOnce)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // General Veers gives the Stormtrooper its second HP; both fall together all the same.
        t.resources(s.me, 9).hand(s.me, {"SOR_173"}).ground(s.you, {"SOR_230", "SOR_128"}).start();
        t.play("SOR_173");
        t.mode(0);
        EXPECT_EQ(t.discardSize(s.you), 2);
        EXPECT_EQ(t.events(Ev::Defeated), 2);
        EXPECT_EQ(t.events(Ev::DamageDealt), 2);
    });
}

TEST(SwuDamage, CR1_9_8_SeveralInstancesNeedAShieldEach)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Maximum Firepower: two instances of damage to one unit, 3 and 3.
        t.leader(s.me, "SOR_010").resources(s.me, 9).hand(s.me, {"SOR_234"});
        t.ground(s.me, {"SOR_128", "SOR_229"});
        t.ground(s.you, {Unit("SOR_046").with({"SOR_T02"})}).start();
        t.play("SOR_234");
        t.choose("SOR_128");
        t.choose("SOR_046");
        EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T02"), 0);
        EXPECT_EQ(t.damage("SOR_046"), 3);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_017"}); // 1 damage, then 1 damage
        t.ground(s.you, {Unit("SOR_046").with({"SOR_T02", "SOR_T02", "SOR_T02"})}).start();
        t.play("TST_017");
        EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T02"), 1);
        EXPECT_EQ(t.damage("SOR_046"), 0);
    });
}

TEST(SwuDamage, CR3_7_6A_OneShieldTakesOneInstanceHoweverLarge)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_232"}); // 6/7
        t.ground(s.you, {Unit("SOR_046").with({"SOR_T02", "SOR_T02"})}).start();
        t.attack("SOR_232", "SOR_046");
        EXPECT_EQ(t.damage("SOR_046"), 0);
        EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T02"), 1);
        EXPECT_EQ(t.events(Ev::ShieldUsed), 1);
        EXPECT_EQ(t.damage("SOR_232"), 3);
    });
    fromBothSeats([](Table &t, const Seats &s) { // an attacker's Shield too
        t.ground(s.me, {Unit("SOR_128").with({"SOR_T02"})}).ground(s.you, {"SOR_046"}).start();
        t.attack("SOR_128", "SOR_046");
        EXPECT_EQ(t.zone("SOR_128"), Zone::Ground);
        EXPECT_EQ(t.tokensOn("SOR_128", "SOR_T02"), 0);
    });
}

TEST(SwuDamage, CR1_9_9_PreventedDamageWasNotDealt)
{
    for (const bool shield : {false, true})
        fromBothSeats([&](Table &t, const Seats &s) {
            // Rukh defeats a non-leader unit to which he deals combat damage while attacking.
            Unit target("SOR_232");
            if (shield)
                target.with({"SOR_T02"});
            t.ground(s.me, {"SOR_085"}).ground(s.you, {target}).start();
            t.attack("SOR_085", "SOR_232");
            EXPECT_EQ(t.zone("SOR_232"), shield ? Zone::Ground : Zone::Discard);
        });
}

TEST(SwuDamage, CR3_7_6_ADefeatIsNoDamage)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_078"});
        t.ground(s.you, {Unit("SOR_046").with({"SOR_T02"})}).start();
        t.play("SOR_078");
        EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
        EXPECT_EQ(t.events(Ev::ShieldUsed), 0);
    });
}

TEST(SwuDamage, CR8_4_5_AllOfADividedAmountIsDealtAsItsPlayerLikes)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Emperor Palpatine: 6 damage divided among enemy units.
        t.leader(s.me, "SOR_010").resources(s.me, 10).hand(s.me, {"SOR_135"});
        t.ground(s.you, {"SOR_095", "SOR_046"}).space(s.you, {"SOR_237"}).start();
        t.play("SOR_135");
        t.asks(DecisionKind::Distribute, s.me);
        t.selectable({"SOR_095", "SOR_046", "SOR_237"});
        t.bounds(6, 6);
        t.distribute({{"SOR_095", 5}, {"SOR_237", 1}}); // more than the three HP, if they like
        EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
        EXPECT_EQ(t.damage("SOR_237"), 1);
        EXPECT_EQ(t.damage("SOR_046"), 0);
    });
}

TEST(SwuDamage, CR8_4_5_TooMuchOrTooLittleIsRefused)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_010").resources(s.me, 10).hand(s.me, {"SOR_135"});
        t.ground(s.you, {"SOR_095", "SOR_046"}).start();
        t.play("SOR_135");
        Game game = t.game();
        const auto give = [&](std::initializer_list<std::uint8_t> amounts) {
            core::Answer a;
            std::uint16_t option = 0;
            for (const std::uint8_t amount : amounts) {
                EXPECT_TRUE(a.options.tryPush(option++));
                EXPECT_TRUE(a.amounts.tryPush(amount));
            }
            const State before = game.state();
            const auto result = game.apply(a);
            EXPECT_TRUE(game.state() == before);
            return result.ok() ? Reason::None : static_cast<Reason>(result.refusal().code);
        };
        EXPECT_EQ(give({2, 3}), Reason::WrongTotal);
        EXPECT_EQ(give({4, 3}), Reason::WrongTotal);
        EXPECT_EQ(give({7}), Reason::TooMuchOnOne);
        EXPECT_EQ(give({}), Reason::WrongTotal);
        t.distribute({{"SOR_095", 0}, {"SOR_046", 6}});
        EXPECT_EQ(t.damage("SOR_046"), 6);
    });
}

TEST(SwuDamage, CR1_9_12_AUnitsAbilityDealsThatUnitsDamage)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Strike True: a friendly unit deals damage equal to its power to an enemy unit.
        t.resources(s.me, 9)
            .hand(s.me, {"SOR_127"})
            .ground(s.me, {Unit("SOR_046").with({"SOR_120"})});
        t.space(s.you, {"SOR_066"}).start();
        t.play("SOR_127");
        EXPECT_EQ(t.zone("SOR_066"), Zone::Discard) << "5 damage, in either arena";
        EXPECT_EQ(t.damage("SOR_046"), 0) << "nobody strikes back";
        EXPECT_FALSE(t.exhausted("SOR_046"));
    });
}

TEST(SwuDamage, CR1_9_3_HealingRemovesDamageAndNoMore)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_074", "SOR_074"}).baseDamage(s.me, 2);
        t.ground(s.me, {Unit("SOR_046").damaged(4)}).start();
        t.play("SOR_074"); // Repair: 3 from a unit or base
        t.selectable({"SOR_046", "base0", "base1"});
        t.choose("SOR_046");
        EXPECT_EQ(t.damage("SOR_046"), 1);
        t.pass();
        t.play("SOR_074#2");
        t.choose(s.myBase());
        EXPECT_EQ(t.baseDamageOn(s.me), 0);
    });
}

TEST(SwuDamage, CR7_7_3A_BasesThatCannotBeHealedAreNot)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_160"}); // Wolffe: bases can't be healed this phase
        t.baseDamage(s.you, 5).resources(s.you, 9).hand(s.you, {"SOR_074"});
        t.ground(s.you, {"SOR_243", Unit("SOR_046").damaged(2)}).start();
        t.play("SOR_160");
        t.attack("SOR_243", s.myBase()); // Restore 2
        EXPECT_EQ(t.baseDamageOn(s.you), 5);
        t.pass();
        t.play("SOR_074");
        t.choose("SOR_046");
        EXPECT_EQ(t.damage("SOR_046"), 0) << "units can";
        t.nextRound();
        EXPECT_EQ(t.activePlayer(), s.me);
        t.pass();
        t.attack("SOR_243", s.myBase());
        EXPECT_EQ(t.baseDamageOn(s.you), 3);
    });
}

TEST(SwuDamage, CR8_15_3_HpModifiersCountAtOnce)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_076"}).baseDamage(s.me, 3); // -2/-2, heal 2
        t.ground(s.you, {Unit("SOR_046").damaged(5)}).start();
        t.play("SOR_076");
        EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
        EXPECT_EQ(t.baseDamageOn(s.me), 1) << "the rest of the event goes on";
    });
}

} // namespace
} // namespace playmat::test
