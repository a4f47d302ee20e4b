#include "support/swu_seats.h"

/// The keywords of Spark of Rebellion (CR 7.5), and losing and gaining them (CR 8.14).
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuKeyword, CR7_5_5_AmbushAttacksAUnitAtOnceAndNeverABase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 7).hand(s.me, {"SOR_213"}); // Syndicate Lackeys 5/4
        t.ground(s.you, {"SOR_046", "SOR_128"}).space(s.you, {"SOR_225"}).start();
        t.play("SOR_213");
        t.asks(DecisionKind::ChooseCards, s.me);
        EXPECT_TRUE(t.exhausted("SOR_213")) << "it is not readied";
        t.selectableAttacks({{"SOR_213", "SOR_046"}, {"SOR_213", "SOR_128"}});
        t.bounds(0, 1);
        t.chooseAttack("SOR_213", "SOR_046");
        EXPECT_EQ(t.damage("SOR_046"), 5);
        EXPECT_EQ(t.damage("SOR_213"), 3);
        EXPECT_TRUE(t.exhausted("SOR_213"));
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuKeyword, CR7_5_5C_AmbushNeedsAUnitThatCanBeAttacked)
{
    fromBothSeats([](Table &t, const Seats &s) { // only a base and the other arena
        t.resources(s.me, 7).hand(s.me, {"SOR_213"}).space(s.you, {"SOR_225"}).start();
        t.play("SOR_213");
        t.asks(DecisionKind::Action, s.you);
    });
    fromBothSeats([](Table &t, const Seats &s) { // Sentinel counts
        t.resources(s.me, 7).hand(s.me, {"SOR_213"}).ground(s.you, {"SOR_229", "SOR_128"}).start();
        t.play("SOR_213");
        t.selectableAttacks({{"SOR_213", "SOR_229"}});
        t.decline();
        EXPECT_EQ(t.damage("SOR_229"), 0);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuKeyword, CR7_5_5C_NobodyIsAskedAboutAnAmbushThatCouldAttackNothing)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_101"});
        t.discard(s.me, {"SOR_237", "SOR_095"}).space(s.you, {"SOR_225"}).start();
        t.play("SOR_101");
        t.selectable({"SOR_237", "SOR_095"});
        t.choose("SOR_095");
        EXPECT_TRUE(t.exhausted("SOR_101"));
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuKeyword, CR7_5_5D_AmbushAndWhenPlayedShareAWindowInAnyOrder)
{
    for (const bool ambushFirst : {true, false})
        fromBothSeats([&](Table &t, const Seats &s) {
            // Rogue Squadron Skirmisher 4/6: Ambush, and returns a cheap unit from the discard.
            t.resources(s.me, 9).hand(s.me, {"SOR_101"}).discard(s.me, {"SOR_237", "SOR_095"});
            t.ground(s.you, {Unit("SOR_232").with({"SOR_120"})}).start(); // 8/9
            t.play("SOR_101");
            t.asks(DecisionKind::ChooseTrigger, s.me);
            if (ambushFirst) {
                t.trigger("SOR_101", TriggerKind::Ambush);
                t.chooseAttack("SOR_101", "SOR_232");
                // Defeated by the nested attack; "When Played" resolves all the same (CR 7.6.3).
                EXPECT_EQ(t.zone("SOR_101"), Zone::Discard);
                t.selectable({"SOR_237", "SOR_095"});
                t.choose("SOR_095");
            } else {
                t.trigger("SOR_101");
                t.choose("SOR_095");
                t.selectableAttacks({{"SOR_101", "SOR_232"}});
                t.decline();
                EXPECT_EQ(t.zone("SOR_101"), Zone::Ground);
            }
            EXPECT_EQ(t.zoneIds(Zone::Hand, s.me), std::vector<std::string>{"SOR_095"});
        });
}

TEST(SwuKeyword, CR7_5_6_GritCountsDamageButNotThatOfTheSameCombat)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_095"}).ground(s.you, {Unit("SOR_032").damaged(1)}).start();
        EXPECT_EQ(t.power("SOR_032"), 2); // Scout Bike Pursuer: 1/4
        t.attack("SOR_095", "SOR_032");
        EXPECT_EQ(t.damage("SOR_095"), 2) << "not 5";
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 1).hand(s.me, {"SOR_074"}).ground(s.me, {Unit("SOR_065").damaged(4)});
        t.start();
        EXPECT_EQ(t.power("SOR_065"), 6);
        t.play("SOR_074"); // Repair: heals 3
        t.choose("SOR_065");
        EXPECT_EQ(t.power("SOR_065"), 3);
    });
}

TEST(SwuKeyword, CR7_5_7_OverwhelmDealsWhatIsLeftOver)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_232"}).ground(s.you, {Unit("SOR_046").damaged(4)}).start();
        t.attack("SOR_232", "SOR_046"); // 6 damage, 3 HP left
        EXPECT_EQ(t.baseDamageOn(s.you), 3);
        EXPECT_EQ(t.damage("SOR_232"), 3);
    });
    fromBothSeats([](Table &t, const Seats &s) { // not defeated: nothing is left over
        t.ground(s.me, {"SOR_232"}).ground(s.you, {"SOR_046"}).start();
        t.attack("SOR_232", "SOR_046");
        EXPECT_EQ(t.baseDamageOn(s.you), 0);
        EXPECT_EQ(t.damage("SOR_046"), 6);
    });
}

TEST(SwuKeyword, CR7_5_7A_OverwhelmIsForAttackersOnly)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_128"}).ground(s.you, {"SOR_232"}).start();
        t.attack("SOR_128", "SOR_232");
        EXPECT_EQ(t.baseDamageOn(s.me), 0);
    });
}

TEST(SwuKeyword, CR7_5_7E_AShieldLeavesNothingForTheBase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_232"}).ground(s.you, {Unit("SOR_128").with({"SOR_T02"})}).start();
        t.attack("SOR_232", "SOR_128");
        EXPECT_EQ(t.baseDamageOn(s.you), 0);
        EXPECT_EQ(t.zone("SOR_128"), Zone::Ground);
        EXPECT_EQ(t.tokensOn("SOR_128", "SOR_T02"), 0);
        EXPECT_EQ(t.damage("SOR_232"), 3);
    });
}

TEST(SwuKeyword, CR7_5_7F_WithTheDefenderGoneAllOfItGoesToTheBase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {Unit("SOR_232").with({"SOR_121"})}); // Hardpoint Heavy Blaster: 8/9
        t.ground(s.you, {Unit("SOR_229").damaged(1), "SOR_046"}).start();
        t.attack("SOR_232", "SOR_229");
        t.selectable({"SOR_232", "SOR_229", "SOR_046"}); // 2 damage On Attack
        t.choose("SOR_229");
        EXPECT_EQ(t.zone("SOR_229"), Zone::Discard);
        EXPECT_EQ(t.baseDamageOn(s.you), 8);
        EXPECT_EQ(t.damage("SOR_232"), 0);
    });
}

TEST(SwuKeyword, CR7_5_8_RaidCountsWhileAttackingOnlyAndAddsUp)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.space(s.me, {"SOR_141", "SOR_144"}); // A-Wing: Raid 2; Red Three gives it Raid 1
        t.space(s.you, {"SOR_225"}).start();
        EXPECT_EQ(t.card("SOR_141").raid, 3);
        EXPECT_EQ(t.power("SOR_141"), 1);
        t.attack("SOR_141", s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.you), 4);
        EXPECT_EQ(t.power("SOR_141"), 1);
        t.attack("SOR_225", "SOR_144"); // defending: no Raid
        EXPECT_EQ(t.zone("SOR_225"), Zone::Discard);
        EXPECT_EQ(t.damage("SOR_144"), 2);
    });
}

TEST(SwuKeyword, CR8_15_4_RaidFillsUpWhatWasTakenBelowZero)
{
    fromBothSeats([](Table &t, const Seats &s) { // the example of the rules
        t.resources(s.you, 5).hand(s.you, {"SOR_076"}).active(s.you);
        t.ground(s.me, {"SOR_157"}).start(); // Cantina Braggart: 0/3, Raid 2
        t.play("SOR_076");
        EXPECT_EQ(t.power("SOR_157"), 0);
        EXPECT_EQ(t.hp("SOR_157"), 1);
        t.attack("SOR_157", s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.you), 0) << "0 - 2 + 2";
    });
}

TEST(SwuKeyword, CR7_5_9_RestoreHealsBeforeTheDamageAndAddsUp)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.baseDamage(s.me, 9)
            .space(s.me, {"SOR_044", "SOR_102"})
            .start(); // Restore 1, and Home One
        EXPECT_EQ(t.card("SOR_044").restore, 2);
        t.attack("SOR_044", s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.me), 7);
        t.pass();
        t.attack("SOR_102", s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.me), 5) << "Home One gives it to other units";
    });
}

TEST(SwuKeyword, CR1_9_3_NoMoreIsHealedThanThereIs)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.baseDamage(s.me, 1).ground(s.me, {"SOR_243"}).start(); // Restore 2
        t.attack("SOR_243", s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.me), 0);
    });
}

/// A triggered ability resolves although its card is gone (CR 7.6.3); Restore resolves like one.
TEST(SwuKeyword, CR7_5_9A_RestoreHealsAlsoWhenItsUnitIsGone)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.baseDamage(s.me, 9).ground(s.me, {"TST_007"}).start(); // On Attack: defeated; Restore 2
        t.attack("TST_007", s.yourBase());
        t.asks(DecisionKind::ChooseTrigger, s.me);
        t.trigger("TST_007");
        EXPECT_EQ(t.zone("TST_007"), Zone::Discard);
        EXPECT_EQ(t.baseDamageOn(s.me), 7);
    });
}

TEST(SwuKeyword, CR7_5_10_SaboteurIgnoresSentinelAndDefeatsShields)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_239", "SOR_095"}); // Rebel Pathfinder: 2/3, Saboteur
        t.ground(s.you, {"SOR_229", Unit("SOR_046").with({"SOR_T02", "SOR_T02"})}).start();
        EXPECT_TRUE(t.canAttack("SOR_239", s.yourBase()));
        EXPECT_TRUE(t.canAttack("SOR_239", "SOR_046"));
        EXPECT_TRUE(t.canAttack("SOR_239", "SOR_229"));
        EXPECT_EQ(t.whyNotAttack("SOR_095", "SOR_046"), Reason::SentinelInTheWay)
            << "it is ignored, not lost";
        t.attack("SOR_239", "SOR_046");
        EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T02"), 0);
        EXPECT_EQ(t.damage("SOR_046"), 2);
    });
}

TEST(SwuKeyword, CR7_5_11_SentinelGuardsItsOwnArena)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_046"}).space(s.me, {"SOR_237"});
        t.ground(s.you, {"SOR_229", "SOR_063", "SOR_128"}).space(s.you, {"SOR_225"}).start();
        EXPECT_TRUE(t.canAttack("SOR_046", "SOR_229"));
        EXPECT_TRUE(t.canAttack("SOR_046", "SOR_063")) << "any of several";
        EXPECT_EQ(t.whyNotAttack("SOR_046", "SOR_128"), Reason::SentinelInTheWay);
        EXPECT_EQ(t.whyNotAttack("SOR_046", s.yourBase()), Reason::SentinelInTheWay);
        EXPECT_TRUE(t.canAttack("SOR_237", s.yourBase()));
        EXPECT_TRUE(t.canAttack("SOR_237", "SOR_225"));
    });
}

TEST(SwuKeyword, CR7_5_11_SentinelWorksWhileExhaustedAndFromBothSides)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {Unit("SOR_098").exhausted(), "SOR_046"}); // Echo Base Defender
        t.ground(s.you, {Unit("SOR_229").exhausted(), "SOR_128"}).start();
        EXPECT_EQ(t.whyNotAttack("SOR_046", s.yourBase()), Reason::SentinelInTheWay);
        t.pass();
        EXPECT_EQ(t.whyNotAttack("SOR_128", "SOR_046"), Reason::SentinelInTheWay);
        EXPECT_TRUE(t.canAttack("SOR_128", "SOR_098"));
    });
}

TEST(SwuKeyword, CR7_5_11D_SentinelIsStrongerThanCantBeAttacked)
{
    for (const bool sentinel : {false, true})
        fromBothSeats([&](Table &t, const Seats &s) {
            // Sabine can't be attacked while other friendly units have three aspects.
            Unit sabine("SOR_142");
            if (sentinel)
                sabine.with({"SOR_057"}); // Protector
            t.ground(s.you, {sabine, "SOR_046", "SOR_095"});
            t.ground(s.me, {"SOR_210"}).start();
            EXPECT_EQ(t.whyNotAttack("SOR_210", "SOR_142"),
                      sentinel ? Reason::None : Reason::CannotBeAttacked);
            EXPECT_EQ(t.canAttack("SOR_210", "SOR_046"), !sentinel);
        });
}

TEST(SwuKeyword, CR7_5_12_ShieldedGivesAShieldBesideWhenPlayed)
{
    for (const bool shieldFirst : {true, false})
        fromBothSeats([&](Table &t, const Seats &s) {
            // Cargo Juggernaut: Shielded; with another Vigilance unit heals 4 from the base.
            t.baseDamage(s.me, 9).resources(s.me, 6).hand(s.me, {"SOR_068"});
            t.ground(s.me, {"SOR_063"}).start();
            t.play("SOR_068");
            t.asks(DecisionKind::ChooseTrigger, s.me);
            t.trigger("SOR_068", shieldFirst ? TriggerKind::Shielded : TriggerKind::Ability);
            EXPECT_EQ(t.tokensOn("SOR_068", "SOR_T02"), 1);
            EXPECT_EQ(t.baseDamageOn(s.me), 5);
        });
}

TEST(SwuKeyword, CR7_5_12_ShieldedComesWithDeployingToo)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_002").resources(s.me, 6).start(); // Iden Versio
        t.deploy(s.me);
        EXPECT_EQ(t.tokensOn(s.myLeader(), "SOR_T02"), 1);
    });
}

TEST(SwuKeyword, CR8_14_1_ALostKeywordCannotBeRegainedForThatTime)
{
    fromBothSeats([](Table &t, const Seats &s) { // the example of the rules
        t.resources(s.me, 9).hand(s.me, {"SOR_140"}).resources(s.you, 9).hand(s.you, {"SOR_057"});
        t.space(s.you, {"SOR_066"}).space(s.me, {"SOR_237"}).start();
        t.play("SOR_140"); // SpecForce Soldier: a unit loses Sentinel for this phase
        t.selectable({"SOR_140", "SOR_237", "SOR_066"});
        t.choose("SOR_066");
        EXPECT_FALSE(t.has("SOR_066", kw::Sentinel));
        t.play("SOR_057", "SOR_066"); // Protector
        EXPECT_FALSE(t.has("SOR_066", kw::Sentinel));
        EXPECT_TRUE(t.canAttack("SOR_237", s.yourBase()));
        t.nextRound();
        EXPECT_TRUE(t.has("SOR_066", kw::Sentinel));
    });
}

TEST(SwuKeyword, CR8_14_2_LosingAllAbilitiesTakesGainedOnesTooAndForbidsNewOnes)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Force Lightning; on the unit: Devotion (gains Restore 2), Entrenched (no ability of the
        // unit, so it stays; CR 3.6.10).
        t.resources(s.me, 9).hand(s.me, {"SOR_138"}).resources(s.you, 9).hand(s.you, {"SOR_166"});
        t.ground(s.you, {Unit("SOR_229").with({"SOR_070", "SOR_072"})}).start();
        t.play("SOR_138");
        EXPECT_TRUE(t.card("SOR_229").keywords.empty());
        EXPECT_EQ(t.card("SOR_229").restore, 0);
        EXPECT_EQ(t.power("SOR_229"), 7) << "modifiers are no abilities";
        t.play("SOR_166", "SOR_229"); // Infiltrator's Skill: gains Saboteur
        EXPECT_FALSE(t.has("SOR_229", kw::Saboteur));
        t.pass();
        EXPECT_EQ(t.whyNotAttack("SOR_229", s.myBase()), Reason::CannotAttackBases);
        t.nextRound();
        EXPECT_EQ(t.card("SOR_229").keywords, kw::Sentinel | kw::Restore | kw::Saboteur);
        EXPECT_EQ(t.card("SOR_229").restore, 2);
    });
}

TEST(SwuKeyword, CR7_5_4_KeywordsWithoutANumberDoNotAddUp)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_213"}); // Syndicate Lackeys, with Ambush twice
        t.base(s.me, "SOR_022").ground(s.you, {"SOR_046"}).start(); // Energy Conversion Lab
        t.use(s.myBase());
        t.choosePlay("SOR_213");
        t.selectableAttacks({{"SOR_213", "SOR_046"}});
        t.decline();
        t.asks(DecisionKind::Action, s.you);
    });
}

} // namespace
} // namespace playmat::test
