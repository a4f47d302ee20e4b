#include "support/swu_seats.h"

/// The steps of an attack (CR 6.3) one by one, and attacks within abilities.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuAttack, CR6_3_2A_OnlyReadyUnitsAttack)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {Unit("SOR_046").exhausted(), "SOR_095"}).start();
        EXPECT_EQ(t.whyNotAttack("SOR_046", s.yourBase()), Reason::Exhausted);
        t.attack("SOR_095", s.yourBase());
        EXPECT_TRUE(t.exhausted("SOR_095"));
        t.pass();
        EXPECT_EQ(t.whyNotAttack("SOR_095", s.yourBase()), Reason::Exhausted);
    });
}

TEST(SwuAttack, CR6_3_3_OnAttackComesBeforeCombatDamage)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_010").deployed(s.me, 4); // Vader 5/8
        t.leader(s.you, "SOR_005").ground(s.you, {"SOR_046"}).start();
        t.attack(s.myLeader(), "SOR_046");
        t.asks(DecisionKind::ChooseCards, s.me);
        EXPECT_TRUE(t.exhausted(s.myLeader()));
        EXPECT_EQ(t.damage("SOR_046"), 0);
        EXPECT_EQ(t.damage(s.myLeader()), 4);
        t.choose("SOR_046");
        EXPECT_EQ(t.zone("SOR_046"), Zone::Discard) << "2 and then 5 damage";
        EXPECT_EQ(t.damage(s.myLeader()), 7);
    });
}

TEST(SwuAttack, CR6_3_4C_ADefenderThatIsGoneNeitherDealsNorTakesDamage)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_010").deployed(s.me);
        t.leader(s.you, "SOR_005").ground(s.you, {"SOR_128", "SOR_046"}).start();
        t.attack(s.myLeader(), "SOR_128");
        t.choose("SOR_128");
        EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
        EXPECT_EQ(t.damage(s.myLeader()), 0);
        EXPECT_EQ(t.damage("SOR_046"), 0);
        EXPECT_EQ(t.baseDamageOn(s.you), 0);
        EXPECT_EQ(t.events(Ev::AttackEnded), 1) << "the steps are still done";
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuAttack, CR6_3_4B_AnAttackerThatIsGoneDealsNoDamage)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"TST_016"}).ground(s.you, {"SOR_046"}).start(); // On Attack: defeated
        t.attack("TST_016", "SOR_046");
        EXPECT_EQ(t.zone("TST_016"), Zone::Discard);
        EXPECT_EQ(t.damage("SOR_046"), 0);
        EXPECT_EQ(t.events(Ev::AttackEnded), 1);
        t.asks(DecisionKind::Action, s.you);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"TST_016"}).start();
        t.attack("TST_016", s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.you), 0);
    });
}

TEST(SwuAttack, CR6_3_5A_BothMayBeDefeatedAtOnce)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_095"}).ground(s.you, {"SOR_229"}).start(); // 3/3 against 3/3
        t.attack("SOR_095", "SOR_229");
        EXPECT_EQ(t.zoneIds(Zone::Discard, s.me), std::vector<std::string>{"SOR_095"});
        EXPECT_EQ(t.zoneIds(Zone::Discard, s.you), std::vector<std::string>{"SOR_229"});
    });
}

TEST(SwuAttack, CR6_3_5C_WhoDealsSecondMustSurviveAndHasGritFromIt)
{
    fromBothSeats([](Table &t, const Seats &s) { // the example of the rules
        t.resources(s.me, 1).hand(s.me, {"SOR_217"}); // Shoot First: +1/+0, damage first
        t.ground(s.me, {"SOR_095"}).ground(s.you, {"SOR_065"}).start(); // Baze: 2/5, Grit
        t.play("SOR_217");
        t.selectableAttacks({{"SOR_095", "SOR_065"}, {"SOR_095", s.yourBase()}});
        t.bounds(1, 1);
        t.chooseAttack("SOR_095", "SOR_065");
        EXPECT_EQ(t.damage("SOR_065"), 4);
        EXPECT_EQ(t.zone("SOR_095"), Zone::Discard) << "Baze strikes back with 2 + 4";
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 1).hand(s.me, {"SOR_217"});
        t.ground(s.me, {"SOR_095"}).ground(s.you, {"SOR_210"}).start(); // 4/3
        t.play("SOR_217");
        t.chooseAttack("SOR_095", "SOR_210");
        EXPECT_EQ(t.zone("SOR_210"), Zone::Discard);
        EXPECT_EQ(t.damage("SOR_095"), 0) << "it did not survive to strike back";
        EXPECT_EQ(t.power("SOR_095"), 3) << "the bonus was for this attack";
    });
}

TEST(SwuAttack, CR6_3_5E_WhileAttackingIsOverWhenTheLastTriggersResolve)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.space(s.me, {"SOR_141"}).space(s.you, {"SOR_060"}).ground(s.you, {"SOR_063"}).start();
        t.attack("SOR_141", "SOR_060"); // Distant Patroller 2/1: a Shield when defeated
        t.asks(DecisionKind::ChooseCards, s.you);
        EXPECT_EQ(t.power("SOR_141"), 1);
        EXPECT_EQ(t.damage("SOR_141"), 2);
        t.choose("SOR_063");
        EXPECT_EQ(t.tokensOn("SOR_063", "SOR_T02"), 1);
    });
}

TEST(SwuAttack, CR7_6_16B_AttackEndsAndWhenDefeatedShareOneWindow)
{
    for (const bool attackerFirst : {true, false})
        fromBothSeats([&](Table &t, const Seats &s) {
            // Zeb: when the attack ends and the defender was defeated, 4 damage to a ground unit.
            t.ground(s.me, {"SOR_146"}).ground(s.you, {"SOR_108", "SOR_046"}).start();
            t.attack("SOR_146", "SOR_108");
            t.asks(DecisionKind::ChoosePlayer, s.me);
            t.selectablePlayers({0, 1});
            t.player(attackerFirst ? s.me : s.you);
            t.asks(DecisionKind::ChooseCards, attackerFirst ? s.me : s.you);
            t.choose("SOR_046");
            t.asks(DecisionKind::ChooseCards, attackerFirst ? s.you : s.me);
            t.choose("SOR_046");
            EXPECT_EQ(t.damage("SOR_046"), 4);
            EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T01"), 1);
        });
}

TEST(SwuAttack, CR8_27_3_AUnitWhoseControlChangesIsOutOfTheAttack)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"TST_008"}).ground(s.you, {Unit("SOR_046").damaged(1)}).start();
        t.attack("TST_008", "SOR_046"); // On Attack: takes control of the defender
        EXPECT_EQ(t.controller("SOR_046"), s.me);
        EXPECT_EQ(t.damage("SOR_046"), 1);
        EXPECT_EQ(t.damage("TST_008"), 0);
        EXPECT_EQ(t.baseDamageOn(s.you), 0);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuAttack, CR6_3_0B_SeveralAttacksOfAnAbilityComeOneAfterTheOther)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 3).hand(s.me, {"SOR_103"}); // Rebel Assault: two attacks, +1/+0 each
        t.ground(s.me, {"SOR_095", "SOR_046", "SOR_210"});
        t.ground(s.you, {"SOR_108", "SOR_232"}).start();
        t.play("SOR_103");
        t.selectableAttacks({{"SOR_095", "SOR_108"},
                             {"SOR_095", "SOR_232"},
                             {"SOR_095", s.yourBase()},
                             {"SOR_046", "SOR_108"},
                             {"SOR_046", "SOR_232"},
                             {"SOR_046", s.yourBase()}});
        t.chooseAttack("SOR_095", "SOR_108");
        // The first attack's triggers come before the second attack.
        t.asks(DecisionKind::ChooseCards, s.you);
        t.selectable({"SOR_095", "SOR_046", "SOR_210", "SOR_232"});
        t.decline();
        t.selectableAttacks({{"SOR_046", "SOR_232"}, {"SOR_046", s.yourBase()}});
        t.bounds(1, 1);
        t.chooseAttack("SOR_046", s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.you), 4);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuAttack, CR6_3_0D_AnAbilityMakesAnAttackIfItCan)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 4).hand(s.me, {"SOR_220"}); // Surprise Strike: attack, +3/+0
        t.ground(s.me, {"SOR_046"}).start();
        t.play("SOR_220");
        t.bounds(1, 1);
        t.selectableAttacks({{"SOR_046", s.yourBase()}});
        t.chooseAttack("SOR_046", s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.you), 6);
        EXPECT_EQ(t.power("SOR_046"), 3);
        t.asks(DecisionKind::Action, s.you);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 4).hand(s.me, {"SOR_220"});
        t.ground(s.me, {Unit("SOR_046").exhausted()}).start();
        t.play("SOR_220"); // an event may be played for nothing
        EXPECT_EQ(t.zone("SOR_220"), Zone::Discard);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuAttack, CR6_3_0C_OnlyTheLastStepDealsCombatDamage)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Heroic Sacrifice: "when it deals combat damage, defeat it". Vader's On Attack is none.
        t.leader(s.me, "SOR_010").deployed(s.me).leader(s.you, "SOR_005");
        t.resources(s.me, 3).hand(s.me, {"SOR_150"}).ground(s.you, {"SOR_128", "SOR_046"}).start();
        t.play("SOR_150");
        t.chooseAttack(s.myLeader(), "SOR_128");
        t.choose("SOR_128"); // gone: no combat damage
        EXPECT_EQ(t.zone(s.myLeader()), Zone::Ground);
        t.pass();
        EXPECT_EQ(t.handSize(s.me), 1) << "it drew a card first";
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 3).hand(s.me, {"SOR_150"}).ground(s.me, {"SOR_046"}).start();
        t.play("SOR_150");
        t.chooseAttack("SOR_046", s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.you), 5);
        EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
    });
}

TEST(SwuAttack, CR6_3_3A_ConditionsOfWhileAttackingAreLookedAtAllTheTime)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // First Legion Snowtrooper: +2/+0 and Overwhelm while attacking a damaged unit.
        t.ground(s.me, {"SOR_130"}).ground(s.you, {Unit("SOR_229").damaged(1)}).start();
        EXPECT_EQ(t.power("SOR_130"), 2);
        t.attack("SOR_130", "SOR_229");
        EXPECT_EQ(t.zone("SOR_229"), Zone::Discard);
        EXPECT_EQ(t.baseDamageOn(s.you), 2) << "4 damage, 2 HP left";
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_130"}).ground(s.you, {"SOR_229"}).start();
        t.attack("SOR_130", "SOR_229");
        EXPECT_EQ(t.damage("SOR_229"), 2);
    });
}

/// Attacking is declared against what is there: the printed and the current values of both.
TEST(SwuAttack, CR6_3_4A_DamageIsTheCurrentPower)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {Unit("SOR_095").with({"SOR_120"})}); // 5/5
        t.ground(s.you, {Unit("SOR_046").with({"SOR_T01"})}).start(); // 4/8
        t.attack("SOR_095", "SOR_046");
        EXPECT_EQ(t.damage("SOR_046"), 5);
        EXPECT_EQ(t.damage("SOR_095"), 4);
    });
}

} // namespace
} // namespace playmat::test
