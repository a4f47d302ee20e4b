#include "engine/swu/rules/sides.h"
#include "engine/swu/text/print.h"
#include "support/swu_seats.h"

/// What a card is, and what it is now: Pilots, leaders that are deployed as upgrades or have two
/// leader sides, units that become upgrades, upgrades that make leader units
/// (tests/support/pilot_cards.h).
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

const Card &cardOf(const Table &t, const std::string &card)
{
    return t.game().state().cards[t.id(card)];
}

const CardDef &sideOf(const Table &t, const std::string &card)
{
    return cards().def(cardOf(t, card).def);
}

bool lies(const Table &t, const std::string &card, const std::string &on)
{
    return cardOf(t, card).host == t.id(on) && sideOf(t, card).kind == kind::Upgrade;
}

/// Whether the card may be played or deployed onto that one now.
bool offers(const Table &t, OptionKind kind, const std::string &card, const std::string &onto)
{
    const auto &options = t.decision().options;
    return std::any_of(options.begin(), options.end(), [&](const core::Option &o) {
        return static_cast<OptionKind>(o.kind) == kind && o.card == t.id(card)
            && o.target == (onto.empty() ? core::kNone : t.id(onto));
    });
}

// --- Piloting (CR 7.5.17)

TEST(SwuPiloting, CR7_5_17A_IsPlayedAsAnUpgradeForItsOwnCost)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 3).hand(s.me, {"JTL_057"});
        t.space(s.me, {Unit("SOR_237").damaged(2)}).start();
        t.play("JTL_057", "SOR_237");
        t.choose("SOR_237");
        EXPECT_TRUE(lies(t, "JTL_057", "SOR_237"));
        EXPECT_EQ(t.readyResources(s.me), 1) << "2, and Vigilance is provided";
        EXPECT_EQ(t.power("SOR_237"), 2 + 1);
        EXPECT_EQ(t.hp("SOR_237"), 3 + 3);
        EXPECT_EQ(t.damage("SOR_237"), 0) << "when played as an upgrade";
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuPiloting, CR7_5_17A_MissingAspectsOfTheBracketsCostMore)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 4).hand(s.me, {"JTL_093"}).space(s.me, {"SOR_237"}).start();
        t.play("JTL_093", "SOR_237");
        EXPECT_EQ(t.readyResources(s.me), 4 - 1 - 2) << "Luke and the Tower lack Command";
    });
}

TEST(SwuPiloting, CR6_2_1A_AsAUnitItIsPlayedAsAnyOther)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 3).hand(s.me, {"JTL_057"}).space(s.me, {"SOR_237"}).start();
        t.play("JTL_057");
        EXPECT_EQ(t.zone("JTL_057"), Zone::Ground);
        EXPECT_EQ(t.readyResources(s.me), 2);
        EXPECT_EQ(t.power("JTL_057"), 1);
        EXPECT_EQ(t.hp("JTL_057"), 3);
        t.asks(DecisionKind::Action, s.you); // what it does as an upgrade does not trigger
    });
}

TEST(SwuPiloting, CR7_5_17A_OnlyOnAFriendlyVehicleWithoutAPilot)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"JTL_057", "JTL_093"});
        t.space(s.me, {"SOR_237", Unit("SOR_044").with({"JTL_100"})}).ground(s.me, {"SOR_095"});
        t.space(s.you, {"SOR_225"}).start();
        EXPECT_TRUE(offers(t, OptionKind::Play, "JTL_057", "SOR_237"));
        EXPECT_TRUE(offers(t, OptionKind::Play, "JTL_057", ""));
        EXPECT_FALSE(offers(t, OptionKind::Play, "JTL_057", "SOR_044")) << "has a Pilot";
        EXPECT_FALSE(offers(t, OptionKind::Play, "JTL_057", "SOR_095")) << "no Vehicle";
        EXPECT_FALSE(offers(t, OptionKind::Play, "JTL_057", "SOR_225")) << "an enemy";
        t.play("JTL_057", "SOR_237"); // there is no unit to heal
        t.pass();
        EXPECT_FALSE(offers(t, OptionKind::Play, "JTL_093", "SOR_237"));
    });
}

TEST(SwuPiloting, CR3_6_3_WhyNotThere)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"JTL_057"}).space(s.me, {"SOR_237"});
        t.ground(s.me, {"SOR_095"}).start();
        EXPECT_EQ(t.whyNotPlay("JTL_057", "SOR_095"), Reason::CannotAttachThere);
    });
}

TEST(SwuPiloting, CR3_5_6_IsAUnitAgainInTheDiscardPile)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"PLT_006"});
        t.space(s.me, {Unit("SOR_237").with({"JTL_057"}).damaged(5)});
        t.space(s.you, {"SOR_225"}).active(s.you).start();
        t.attack("SOR_225", "SOR_237");
        EXPECT_EQ(t.zone("JTL_057"), Zone::Discard);
        EXPECT_EQ(sideOf(t, "JTL_057").kind, kind::Unit);
        t.play("PLT_006");
        t.selectable({"JTL_057", "SOR_237"});
        t.choose("JTL_057");
        EXPECT_EQ(t.zone("JTL_057"), Zone::Hand);
    });
}

TEST(SwuPiloting, CR7_5_17C_PlayAnUpgradeMeansItAsAnUpgrade)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"PLT_001", "JTL_057", "SOR_120"});
        t.space(s.me, {"SOR_237"}).start();
        t.play("PLT_001");
        EXPECT_TRUE(offers(t, OptionKind::Play, "JTL_057", "SOR_237"));
        EXPECT_FALSE(offers(t, OptionKind::Play, "JTL_057", ""));
        t.choosePlay("JTL_057", "SOR_237");
        EXPECT_TRUE(lies(t, "JTL_057", "SOR_237"));
    });
}

TEST(SwuPiloting, CR7_5_17C_PlayAUnitMeansItAsAUnit)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"PLT_002", "JTL_057"}).space(s.me, {"SOR_237"}).start();
        t.play("PLT_002");
        EXPECT_FALSE(offers(t, OptionKind::Play, "JTL_057", "SOR_237"));
        t.choosePlay("JTL_057");
        EXPECT_EQ(t.zone("JTL_057"), Zone::Ground);
    });
}

TEST(SwuPiloting, CR3_5_6_FiltersSeePilotUnitsAndPilotUpgrades)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"JTL_093", "JTL_100"});
        t.space(s.me, {Unit("JTL_247").with({"JTL_057"}), "SOR_237"}).start();
        EXPECT_EQ(t.power("JTL_093"), 1 + 2) << "a Pilot unit and a Pilot upgrade";
        EXPECT_EQ(t.power("JTL_247"), 2 + 1 + 1) << "with a Pilot on it";
        EXPECT_EQ(t.hp("JTL_247"), 2 + 1 + 3);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.space(s.me, {"JTL_247"}).start();
        EXPECT_EQ(t.power("JTL_247"), 2);
    });
}

TEST(SwuPiloting, CR3_6_7_AnUpgradesOwnAbilitiesAreThoseOfItsUpgradeSide)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"JTL_100"}).space(s.me, {Unit("SOR_237").with({"JTL_093"})}).start();
        EXPECT_EQ(t.power("SOR_237"), 2 + 1 + 1) << "Poe is another Pilot";
    });
}

TEST(SwuPiloting, CR8_29_3A_ACopyAsAnUpgradeCountsForUniqueness)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"JTL_093"});
        t.space(s.me, {Unit("SOR_237").with({"JTL_093"})}).start();
        t.play("JTL_093#2");
        t.selectable({"JTL_093", "JTL_093#2"});
        t.choose("JTL_093");
        EXPECT_EQ(t.zone("JTL_093"), Zone::Discard);
    });
}

TEST(SwuPiloting, CR3_6_3C_MorePilotsWhereAnAbilityPermitsThem)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 20).hand(s.me, {"JTL_057", "JTL_093"});
        t.space(s.me, {Unit("JTL_249").with({"JTL_100"})}).start();
        EXPECT_EQ(t.power("JTL_249"), 3 + 2 + 1);
        t.play("JTL_057", "JTL_249");
        EXPECT_EQ(t.power("JTL_249"), 3 + 2 + 1 + 2);
        t.pass();
        EXPECT_FALSE(offers(t, OptionKind::Play, "JTL_093", "JTL_249")) << "one more, not two";
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 20).hand(s.me, {"JTL_245", "JTL_057"});
        t.space(s.me, {Unit("SOR_237").with({"JTL_100"})}).start();
        EXPECT_FALSE(offers(t, OptionKind::Play, "JTL_057", "SOR_237"));
        t.play("JTL_245", "SOR_237");
        t.pass();
        EXPECT_FALSE(offers(t, OptionKind::Play, "JTL_057", "SOR_237")) << "two Pilots are there";
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 20).hand(s.me, {"JTL_057"});
        t.space(s.me, {Unit("SOR_237").with({"JTL_245"})}).start();
        EXPECT_TRUE(offers(t, OptionKind::Play, "JTL_057", "SOR_237"));
    });
}

TEST(SwuPiloting, CR3_6_3B_WithoutAPilotIsAFilterLikeAnyOther)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 20).hand(s.me, {"JTL_235"});
        t.space(s.you, {Unit("SOR_237").with({"JTL_057"}), "SOR_225"}).ground(s.you, {"SOR_095"});
        t.space(s.me, {"SOR_044"}).start();
        t.play("JTL_235");
        t.selectable({"SOR_225", "SOR_044"});
        t.choose("SOR_225");
        EXPECT_EQ(t.controller("SOR_225"), s.me);
    });
}

TEST(SwuPiloting, TheWayIsNamedAndCosted)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "JTL_008").resources(s.me, 9).hand(s.me, {"JTL_057", "SOR_095"});
        t.space(s.me, {"SOR_237"}).start();
        t.use("JTL_008"); // "using Piloting", for one less
        EXPECT_TRUE(offers(t, OptionKind::Play, "JTL_057", "SOR_237"));
        EXPECT_FALSE(offers(t, OptionKind::Play, "JTL_057", ""));
        EXPECT_FALSE(offers(t, OptionKind::Play, "SOR_095", ""));
        EXPECT_EQ(wayName(cards(), static_cast<AbilityId>(t.decision().options[0].ability)),
                  "Piloting");
        t.choosePlay("JTL_057", "SOR_237");
        EXPECT_EQ(t.readyResources(s.me), 9 - (2 + 2 - 1)) << "Vigilance is not provided";
    });
}

// --- attached by an ability (CR 3.5.6)

TEST(SwuAttaching, CR3_5_6_AUnitLosesDamageAndUpgrades)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 3);
        t.space(s.me, {"SOR_050", Unit("JTL_050").damaged(2).with({"SOR_120"})}).start();
        t.use("JTL_050");
        EXPECT_TRUE(lies(t, "JTL_050", "SOR_050"));
        EXPECT_EQ(t.damage("JTL_050"), 0);
        EXPECT_EQ(t.zone("SOR_120"), Zone::Discard);
        EXPECT_EQ(t.power("SOR_050"), cards().def(cards().find("SOR_050")).power + 3);
        EXPECT_TRUE(t.has("SOR_050", kw::Grit));
        t.pass();
        EXPECT_FALSE(t.canUse("JTL_050")) << "it is no unit any more";
    });
}

TEST(SwuAttaching, CR3_5_6_WhenPlayedAsAUnitAPilotMayBoard)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"JTL_100"}).start();
        t.play("JTL_100");
        t.yes();
        EXPECT_TRUE(lies(t, "JTL_100", "JTL_T02"));
        EXPECT_EQ(t.power("JTL_T02"), 2 + 2);
        EXPECT_EQ(t.hp("JTL_T02"), 2 + 3);
    });
}

TEST(SwuAttaching, CR3_5_6_AnAbilityMayMoveAPilotUnitOrUpgrade)
{
    for (const std::string pilot : {"JTL_057", "JTL_093"})
        fromBothSeats([&](Table &t, const Seats &s) {
            t.resources(s.me, 20).hand(s.me, {"JTL_038"}).ground(s.me, {"JTL_057"});
            t.space(s.me, {Unit("SOR_237").with({"JTL_093"})}).start();
            t.play("JTL_038");
            t.selectable({"JTL_057", "JTL_093"});
            t.choose(pilot);
            EXPECT_TRUE(lies(t, pilot, "JTL_038"));
        });
}

// --- leaders as upgrades (CR 3.4.4A)

TEST(SwuLeaderUpgrade, CR3_4_4A_IsDeployedOntoAVehicleWhichIsALeaderUnitThen)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "JTL_006").base(s.me, "TWI_028").resources(s.me, 6);
        t.space(s.me, {"SOR_237"}).start();
        EXPECT_TRUE(offers(t, OptionKind::Deploy, s.myLeader(), ""));
        t.deploy(s.me, "SOR_237");
        EXPECT_TRUE(lies(t, s.myLeader(), "SOR_237"));
        EXPECT_EQ(t.power("SOR_237"), 2 + 5 + 1) << "each leader unit gets +1/+0";
        EXPECT_EQ(t.hp("SOR_237"), 3 + 5);
        EXPECT_TRUE((cardOf(t, "SOR_237").status & status::LeaderUnit) != 0);
        EXPECT_EQ(t.power("JTL_T01#2"), 1) << "when deployed as an upgrade";
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuLeaderUpgrade, CR3_4_4A_ThatIsDeployingALeaderToo)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "JTL_006").base(s.me, "TWI_022").resources(s.me, 6);
        t.space(s.me, {"SOR_237"}).start();
        t.deploy(s.me, "SOR_237");
        t.trigger(s.myBase());
        EXPECT_EQ(t.zoneIds(Zone::Ground, 0).size(), 2U) << "two Battle Droids";
    });
}

TEST(SwuLeaderUpgrade, CR3_4_4A_ThereMustBeAVehicle)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "JTL_006").resources(s.me, 6).ground(s.me, {"SOR_095"}).start();
        EXPECT_TRUE(offers(t, OptionKind::Deploy, s.myLeader(), ""));
        EXPECT_FALSE(offers(t, OptionKind::Deploy, s.myLeader(), "SOR_095"));
        t.deploy(s.me);
        EXPECT_EQ(t.zone(s.myLeader()), Zone::Ground);
        EXPECT_EQ(t.power(s.myLeader()), 5);
        EXPECT_EQ(t.hp(s.myLeader()), 6);
    });
}

TEST(SwuLeaderUpgrade, CR3_4_5_GoesHomeExhaustedWhenItsVehicleIsDefeated)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "JTL_006").resources(s.me, 6);
        t.space(s.me, {Unit("SOR_237").damaged(2)});
        t.space(s.you, {Unit("SOR_225").with({"SOR_120", "SOR_120"})}).start();
        t.deploy(s.me, "SOR_237");
        t.attack("SOR_225", "SOR_237");
        EXPECT_EQ(t.zone("SOR_237"), Zone::Discard) << "CR 3.4.7";
        EXPECT_EQ(t.zone(s.myLeader()), Zone::Base);
        EXPECT_EQ(sideOf(t, s.myLeader()).kind, kind::Leader);
        EXPECT_TRUE(t.exhausted(s.myLeader()));
        EXPECT_FALSE(offers(t, OptionKind::Deploy, s.myLeader(), "")) << "once a game";
    });
}

TEST(SwuLeaderUpgrade, CR3_4_5_IsDefeatedAsAnUpgrade)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "JTL_006").resources(s.me, 6).hand(s.you, {"PLT_005"});
        t.space(s.me, {"SOR_237"}).start();
        t.deploy(s.me, "SOR_237");
        t.play("PLT_005");
        EXPECT_EQ(t.zone(s.myLeader()), Zone::Base);
        EXPECT_TRUE(t.exhausted(s.myLeader()));
        EXPECT_EQ(t.power("SOR_237"), 2);
        EXPECT_FALSE((cardOf(t, "SOR_237").status & status::LeaderUnit) != 0);
    });
}

TEST(SwuLeaderUpgrade, CR3_4_6_ALeaderUnitIsDefeatedInsteadOfLeavingOrChangingSides)
{
    for (const std::string event : {"PLT_003", "PLT_004"})
        fromBothSeats([&](Table &t, const Seats &s) {
            t.leader(s.me, "JTL_006").resources(s.me, 6).hand(s.you, {event});
            t.space(s.me, {"SOR_237"}).start();
            t.deploy(s.me, "SOR_237");
            t.play(event);
            t.choose("SOR_237");
            EXPECT_EQ(t.zone("SOR_237"), Zone::Discard) << event;
            EXPECT_EQ(t.zone(s.myLeader()), Zone::Base);
        });
}

TEST(SwuLeaderUpgrade, CR3_4_4B_FlippedAndAttachedItIsNotDeployed)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "JTL_013").resources(s.me, 6).hand(s.you, {"PLT_005"});
        t.space(s.me, {"SOR_237", "SOR_044"}).start();
        t.use(s.myLeader());
        t.choose("SOR_237");
        EXPECT_TRUE(lies(t, s.myLeader(), "SOR_237"));
        EXPECT_FALSE((cardOf(t, "SOR_237").status & status::LeaderUnit) != 0);
        EXPECT_EQ(t.power("SOR_237"), 2 + 2);
        t.pass();
        t.use(s.myLeader()); // as an upgrade it has an action of its own
        EXPECT_TRUE(lies(t, s.myLeader(), "SOR_044"));
        t.play("PLT_005");
        EXPECT_EQ(t.zone(s.myLeader()), Zone::Base);
        EXPECT_TRUE(offers(t, OptionKind::Deploy, s.myLeader(), "")) << "CR 3.4.5: not used yet";
    });
}

TEST(SwuLeaderUpgrade, CR3_5_6_ADeployedLeaderMayBecomeAnUpgrade)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "JTL_006").deployed(s.me, 3).resources(s.me, 20).hand(s.me, {"JTL_038"});
        t.start();
        t.play("JTL_038");
        t.choose(s.myLeader());
        EXPECT_TRUE(lies(t, s.myLeader(), "JTL_038"));
        EXPECT_EQ(t.damage(s.myLeader()), 0);
        EXPECT_TRUE((cardOf(t, "JTL_038").status & status::LeaderUnit) != 0);
        EXPECT_EQ(t.events(Ev::LeaderDeployed), 0);
    });
}

// --- leaders with two leader sides (CR 3.4.1)

TEST(SwuTwoLeaderSides, CR3_4_1_FlipsAndShowsItsOtherSide)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "TWI_017").base(s.me, "SOR_029", 5).deck(s.me, {"SOR_046"});
        t.space(s.me, {Unit("SOR_237").damaged(2)}).space(s.you, {"SOR_225"}).active(s.you);
        t.start();
        t.attack("SOR_225", "SOR_237");
        t.use(s.myLeader());
        EXPECT_EQ(t.handSize(s.me), 1);
        EXPECT_EQ(sideOf(t, s.myLeader()).name, "Darth Sidious");
        EXPECT_EQ(sideOf(t, s.myLeader()).kind, kind::Leader);
        EXPECT_TRUE(t.exhausted(s.myLeader()));
        EXPECT_EQ(t.zone(s.myLeader()), Zone::Base);
        EXPECT_FALSE(t.canUse(s.myLeader()));
    });
}

TEST(SwuTwoLeaderSides, CR3_4_1_TheSideThatIsUpProvidesItsIcons)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "TWI_017").resources(s.me, 20).hand(s.me, {"SOR_225", "SOR_237"});
        t.space(s.me, {Unit("SOR_237").damaged(2)}).space(s.you, {"SOR_225"}).active(s.you);
        t.start();
        t.attack("SOR_225", "SOR_237");
        const int villain = t.costOfPlay("SOR_225#2");
        const int hero = t.costOfPlay("SOR_237#2");
        t.use(s.myLeader());
        t.pass();
        EXPECT_EQ(t.costOfPlay("SOR_225#2"), villain - 2);
        EXPECT_EQ(t.costOfPlay("SOR_237#2"), hero + 2);
    });
}

// --- upgrades that make leader units (CR 3.4.7)

TEST(SwuLeaderUnit, CR3_4_7_AnUpgradeMakesItsUnitOne)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.base(s.me, "TWI_028").ground(s.me, {Unit("SOR_051").with({"ASH_135"})});
        t.hand(s.you, {"PLT_004"}).active(s.you).start();
        const CardDef &luke = cards().def(cards().find("SOR_051"));
        EXPECT_EQ(t.power("SOR_051"), luke.power + 4 + 1) << "each leader unit gets +1/+0";
        t.play("PLT_004");
        t.choose("SOR_051");
        EXPECT_EQ(t.zone("SOR_051"), Zone::Discard) << "CR 3.4.6: defeated instead";
    });
}

TEST(SwuLeaderUnit, CR3_4_7_ItProvidesItsIconsOnlyIfAnAbilitySaysSo)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 20).hand(s.me, {"SOR_128"});
        t.ground(s.me, {Unit("SOR_133").with({"ASH_135"})}).start();
        EXPECT_EQ(t.costOfPlay("SOR_128"), cards().def(cards().find("SOR_128")).cost)
            << "Aggression and Villainy are provided";
    });
}

// --- how they read

TEST(SwuSides, ArePrinted)
{
    EXPECT_EQ(textOf("JTL_057"),
              "Piloting [2 resources Vigilance]\nAs an upgrade: +1/+3\n"
              "Attach to a friendly Vehicle unit without a Pilot upgrade on it.\n"
              "When played as an upgrade: You may heal 2 damage from a unit.");
    EXPECT_EQ(textOf("JTL_235").find("without a Pilot upgrade on it") != std::string::npos, true)
        << textOf("JTL_235");
    EXPECT_NE(textOf("JTL_006").find("deploy this leader as an upgrade"), std::string::npos)
        << textOf("JTL_006");
    EXPECT_NE(textOf("JTL_006").find("Attached unit is a leader unit."), std::string::npos)
        << textOf("JTL_006");
    EXPECT_NE(textOf("TWI_017").find("flip this leader"), std::string::npos) << textOf("TWI_017");
}

} // namespace
} // namespace playmat::test
