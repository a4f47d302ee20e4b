#include "support/swu_seats.h"

/// Why something is refused: the reason, what it is about, and the rule that says so.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

struct Refused
{
    Reason reason = Reason::None;
    std::string rule;
    std::array<int, 4> params{};

    bool operator==(const Refused &o) const { return reason == o.reason && rule == o.rule; }
};
void PrintTo(const Refused &r, std::ostream *out)
{
    *out << "reason " << static_cast<int>(r.reason) << " by " << r.rule;
}

/// The most telling refusal of a gesture.
Refused why(const Table &t, const Gesture &g)
{
    const Why why = t.game().why(g);
    EXPECT_TRUE(why.legal.empty());
    if (why.refused.empty()) {
        ADD_FAILURE() << "a refusal without a reason";
        return {};
    }
    const core::Refusal &r = why.refused.front();
    return {static_cast<Reason>(r.code), r.rule, {r.params[0], r.params[1], r.params[2], 0}};
}

Gesture with(const Table &t, const std::string &card, const std::string &onto = "")
{
    Gesture g;
    g.card = t.id(card);
    if (!onto.empty())
        g.ontoCard = t.id(onto);
    return g;
}

Gesture into(const Table &t, const std::string &card, Zone zone)
{
    Gesture g;
    g.card = t.id(card);
    g.ontoZone = zone;
    return g;
}

TEST(SwuRefusal, CR6_3_AttacksSayWhatIsInTheWay)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_046", Unit("SOR_095").exhausted(), Unit("SOR_063").with({"SOR_072"})});
        t.ground(s.you, {"SOR_229", "SOR_128"}).space(s.you, {"SOR_225"}).start();
        const auto attack
            = [&](const std::string &a, const std::string &b) { return why(t, with(t, a, b)); };
        EXPECT_EQ(attack("SOR_095", "SOR_229"), (Refused{Reason::Exhausted, "CR 6.3.2A"}));
        EXPECT_EQ(attack("SOR_046", "SOR_225"), (Refused{Reason::OtherArena, "CR 6.3.2A"}));
        EXPECT_EQ(attack("SOR_046", "SOR_063"), (Refused{Reason::OwnCard, "CR 6.3.0B"}));
        EXPECT_EQ(attack("SOR_046", s.myBase()), (Refused{Reason::OwnCard, "CR 6.3.0B"}));
        const Refused guarded = attack("SOR_046", "SOR_128");
        EXPECT_EQ(guarded, (Refused{Reason::SentinelInTheWay, "CR 7.5.11"}));
        EXPECT_EQ(guarded.params[0], t.id("SOR_046"));
        EXPECT_EQ(guarded.params[1], t.id("SOR_128"));
        EXPECT_EQ(guarded.params[2], t.id("SOR_229"));
        EXPECT_EQ(attack("SOR_063", s.yourBase()),
                  (Refused{Reason::CannotAttackBases, "CR 6.3.2"}));
        EXPECT_EQ(attack("SOR_229", "SOR_046"), (Refused{Reason::NotYourCard, "CR 1.5.2"}));
    });
}

TEST(SwuRefusal, CR6_2_PlaysSayWhatIsMissing)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 4, 2).hand(s.me, {"SOR_095", "SOR_172", "SOR_053", "SOR_046"});
        t.space(s.me, {"SOR_237"}).start();
        const Refused dear = why(t, with(t, "SOR_172"));
        EXPECT_EQ(dear, (Refused{Reason::NotEnoughResources, "CR 6.2.4"}));
        EXPECT_EQ(dear.params[1], 5);
        EXPECT_EQ(dear.params[2], 4);
        EXPECT_EQ(why(t, with(t, "SOR_053")), (Refused{Reason::NoTargetForUpgrade, "CR 6.2.2"}));
        std::set<Reason> onto;
        for (const core::Refusal &r : t.game().why(with(t, "SOR_053", "SOR_237")).refused)
            onto.insert(static_cast<Reason>(r.code));
        EXPECT_EQ(onto, (std::set{Reason::NoTargetForUpgrade, Reason::CannotAttachThere}));
        EXPECT_EQ(why(t, into(t, "SOR_046", Zone::Space)),
                  (Refused{Reason::WrongArena, "CR 6.2.5"}));
        EXPECT_EQ(t.game().why(into(t, "SOR_046", Zone::Ground)).legal.size(), 1U);
        EXPECT_EQ(why(t, into(t, "SOR_046", Zone::Resources)),
                  (Refused{Reason::MustResourceInRegroup, "CR 5.5.1C"}));
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 4).hand(s.me, {"SOR_053"}).space(s.me, {"SOR_237"});
        t.ground(s.me, {"SOR_046"}).start();
        EXPECT_EQ(why(t, with(t, "SOR_053", "SOR_237")),
                  (Refused{Reason::CannotAttachThere, "CR 3.6.3"}));
    });
}

/// Gestures of somebody who does not know yet what a card is for.
TEST(SwuRefusal, CR6_2_5_CardsSayWhereTheyBelong)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_046", "SOR_172", "SOR_120"});
        t.ground(s.me, {"SOR_095"}).ground(s.you, {"SOR_128"}).start();
        const Refused early = why(t, with(t, "SOR_046", s.yourBase()));
        EXPECT_EQ(early, (Refused{Reason::PlayedFirst, "CR 6.2.5"}));
        EXPECT_EQ(early.params[1], static_cast<int>(Zone::Ground));
        EXPECT_EQ(why(t, with(t, "SOR_046", "SOR_128")),
                  (Refused{Reason::PlayedFirst, "CR 6.2.5"}));
        EXPECT_EQ(why(t, with(t, "SOR_046", "SOR_095")), (Refused{Reason::WrongArena, "CR 6.2.5"}));
        EXPECT_EQ(why(t, into(t, "SOR_046", Zone::Deck)),
                  (Refused{Reason::WrongArena, "CR 6.2.5"}));
        EXPECT_EQ(why(t, with(t, "SOR_172", "SOR_128")),
                  (Refused{Reason::EventsAreForTable, "CR 8.4.1"}));
        EXPECT_EQ(why(t, into(t, "SOR_120", Zone::Ground)),
                  (Refused{Reason::UpgradesGoOnUnits, "CR 3.6.3"}));
    });
}

TEST(SwuRefusal, CR4_3_1_UnitsStayInTheirArena)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_046"}).space(s.me, {"SOR_237"}).start();
        EXPECT_EQ(why(t, into(t, "SOR_046", Zone::Space)),
                  (Refused{Reason::StaysInArena, "CR 4.3.1"}));
        EXPECT_EQ(why(t, into(t, "SOR_237", Zone::Resources)),
                  (Refused{Reason::StaysInArena, "CR 4.4.1"}));
    });
}

TEST(SwuRefusal, CR3_4_3_LeadersAttackOnlyOnceDeployed)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leaderExhausted(s.me).resources(s.me, 3).ground(s.you, {"SOR_128"}).start();
        const Refused early = why(t, with(t, s.myLeader(), "SOR_128"));
        EXPECT_EQ(early, (Refused{Reason::LeaderNotDeployed, "CR 3.4.3"}));
        EXPECT_EQ(early.params[1], 6);
        EXPECT_EQ(why(t, with(t, s.myLeader(), s.yourBase())),
                  (Refused{Reason::LeaderNotDeployed, "CR 3.4.3"}));
        EXPECT_EQ(why(t, into(t, s.myLeader(), Zone::Resources)),
                  (Refused{Reason::LeaderStays, "CR 3.4.3"}));
        const Why deploy = t.game().why(into(t, s.myLeader(), Zone::Ground));
        ASSERT_EQ(deploy.refused.size(), 1U) << "not that it is exhausted";
        EXPECT_EQ(static_cast<Reason>(deploy.refused[0].code), Reason::DeployNeedsResources);
    });
}

TEST(SwuRefusal, CR8_1_1_ACostThatIsTooHighNamesThePenalty)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 1).hand(s.me, {"SOR_128"}).start();
        const core::Refusal dear = t.game().why(with(t, "SOR_128")).refused.at(0);
        EXPECT_EQ(dear.params[1], 1 + 4) << "Aggression and Villainy";
        EXPECT_EQ(dear.params[3], 4);
    });
}

TEST(SwuRefusal, CR6_2_0B_OnlyTheHandIsPlayedFrom)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).discard(s.me, {"SOR_046"}).start();
        EXPECT_EQ(why(t, into(t, "SOR_046", Zone::Ground)),
                  (Refused{Reason::NotInHand, "CR 6.2.0B"}));
    });
}

TEST(SwuRefusal, CR7_2_AbilitiesSayWhatTheyCost)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leaderExhausted(s.me).resources(s.me, 3).ground(s.me, {Unit("SOR_046").exhausted()});
        t.start();
        const Why leader = t.game().why(with(t, s.myLeader()));
        ASSERT_EQ(leader.refused.size(), 2U);
        EXPECT_EQ(static_cast<Reason>(leader.refused[0].code), Reason::AbilityNeedsReady);
        EXPECT_STREQ(leader.refused[0].rule, "CR 6.4.3B");
        EXPECT_EQ(static_cast<Reason>(leader.refused[1].code), Reason::DeployNeedsResources);
        EXPECT_STREQ(leader.refused[1].rule, "CR 3.4.4");
        EXPECT_EQ(leader.refused[1].params[1], 6);
        EXPECT_EQ(leader.refused[1].params[2], 3);
        EXPECT_EQ(why(t, with(t, "SOR_046")), (Refused{Reason::NoAbility, "CR 7.2"}));
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_006").start(); // Palpatine: a resource and a friendly unit
        EXPECT_EQ(why(t, with(t, s.myLeader())),
                  (Refused{Reason::AbilityCostTooHigh, "CR 6.4.4A"}));
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_006").resources(s.me, 2).start();
        EXPECT_EQ(why(t, with(t, s.myLeader())),
                  (Refused{Reason::AbilityNeedsSacrifice, "CR 6.4.4A"}));
    });
}

TEST(SwuRefusal, CR1_15_OtherPeoplesDecisionsAreTheirs)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_046"}).ground(s.you, {"SOR_128"}).start();
        Gesture g = with(t, "SOR_128", "SOR_046");
        g.player = s.you;
        const Refused early = why(t, g);
        EXPECT_EQ(early, (Refused{Reason::NotYourDecision, "CR 5.4.1B"}));
        EXPECT_EQ(early.params[0], s.me);
        t.pass();
        EXPECT_EQ(t.game().why(g).legal.size(), 1U);
    });
}

TEST(SwuRefusal, CR8_4_1_WhatDoesNotFitIsNoTarget)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_078"}).deployed(s.you);
        t.ground(s.you, {"SOR_046", "SOR_128"}).start();
        t.play("SOR_078"); // a unit that is no leader
        const Refused leader = why(t, with(t, s.yourLeader()));
        EXPECT_EQ(leader, (Refused{Reason::NotATarget, "CR 8.4.1"}));
        EXPECT_EQ(leader.params[0], t.id(s.yourLeader()));
        EXPECT_EQ(t.game().why(with(t, "SOR_128")).legal.size(), 1U);
        t.choose("SOR_128");
    });
}

TEST(SwuRefusal, EveryRefusalOfAGestureNamesARule)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 4).resources(s.you, 2).hand(s.me, {"SOR_095", "SOR_120", "SOR_199"});
        t.hand(s.you, {"SOR_128"}).discard(s.me, {"SOR_172"});
        t.ground(s.me, {Unit("SOR_046").with({"SOR_T02"}), Unit("SOR_063").exhausted()});
        t.ground(s.you, {"SOR_229", "SOR_128"}).space(s.you, {"SOR_225"}).start();
        const int count = t.game().state().cardCount;
        for (int card = 0; card < count; ++card)
            for (int onto = -1; onto < count; ++onto) {
                Gesture g;
                g.card = static_cast<CardId>(card);
                if (onto >= 0)
                    g.ontoCard = static_cast<CardId>(onto);
                const Why why = t.game().why(g);
                ASSERT_TRUE(why.legal.empty() != why.refused.empty());
                for (const core::Refusal &r : why.refused) {
                    ASSERT_NE(r.code, 0);
                    ASSERT_TRUE(std::string_view(r.rule).starts_with("CR "))
                        << "reason " << r.code << " of " << card << " onto " << onto;
                }
            }
    });
}

} // namespace
} // namespace playmat::test
