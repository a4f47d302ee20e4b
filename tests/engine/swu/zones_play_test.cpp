#include "support/swu_seats.h"

/// The statements of the zones document that are about something that happens: played, from both
/// seats. The declarations behind them are in zones_test.cpp.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

bool deployed(const Table &t, const std::string &leader)
{
    return (t.card(leader).status & status::Deployed) != 0;
}

TEST(SwuPlay, R2_3_LeaderDeploysAndComesHomeWhenDefeated)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 6).leaderExhausted(s.me);
        t.ground(s.you, {Unit("SOR_046").with({"SOR_120", "SOR_120"})}).start(); // 7/11
        EXPECT_EQ(t.zone(s.myLeader()), Zone::Base);
        t.deploy(s.me);
        EXPECT_EQ(t.zone(s.myLeader()), Zone::Ground);
        EXPECT_TRUE(deployed(t, s.myLeader()));
        EXPECT_FALSE(t.exhausted(s.myLeader())) << "it enters ready although it was exhausted";
        EXPECT_EQ(t.power(s.myLeader()), 4);
        EXPECT_EQ(t.hp(s.myLeader()), 7);
        t.attack("SOR_046", s.myLeader());
        EXPECT_EQ(t.zone(s.myLeader()), Zone::Base);
        EXPECT_FALSE(deployed(t, s.myLeader()));
        EXPECT_TRUE(t.exhausted(s.myLeader()));
        EXPECT_EQ(t.damage(s.myLeader()), 0);
        EXPECT_EQ(t.discardSize(s.me), 0);
        EXPECT_EQ(t.damage("SOR_046"), 4);
        t.nextRound();
        EXPECT_FALSE(t.exhausted(s.myLeader()));
        EXPECT_FALSE(t.canDeploy(s.me)) << "an Epic Action is used once";
    });
}

TEST(SwuPlay, R2_4_UnitsStayInTheirArenaWhenAttackingABase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_046"}).space(s.me, {"SOR_237"}).start();
        t.attack("SOR_046", s.yourBase());
        t.pass();
        t.attack("SOR_237", s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.you), 5);
        EXPECT_EQ(t.zone("SOR_046"), Zone::Ground);
        EXPECT_EQ(t.zone("SOR_237"), Zone::Space);
        EXPECT_EQ(t.damage("SOR_046") + t.damage("SOR_237"), 0) << "a base does not strike back";
    });
}

TEST(SwuPlay, R3_3_GroundUnitsAreOfferedGroundUnitsAndTheBase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_046", "SOR_059"}).space(s.me, {"SOR_237"});
        t.ground(s.you, {"SOR_095", "SOR_128"}).space(s.you, {"SOR_225"}).start();
        for (const std::string &target :
             {std::string("SOR_095"), std::string("SOR_128"), s.yourBase()})
            EXPECT_TRUE(t.canAttack("SOR_046", target)) << target;
        EXPECT_EQ(t.whyNotAttack("SOR_046", "SOR_225"), Reason::OtherArena);
        EXPECT_EQ(t.whyNotAttack("SOR_046", "SOR_059"), Reason::OwnCard);
        EXPECT_EQ(t.whyNotAttack("SOR_046", "SOR_237"), Reason::OwnCard);
        EXPECT_EQ(t.whyNotAttack("SOR_046", s.myBase()), Reason::OwnCard);
    });
}

TEST(SwuPlay, R3_4_AbilitiesOfGroundUnitsReachSpaceAttacksDoNot)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_010").deployed(s.me); // Vader, On Attack: 2 damage to a unit
        t.leader(s.you, "SOR_005").space(s.you, {"SOR_225"}).start();
        EXPECT_EQ(t.whyNotAttack(s.myLeader(), "SOR_225"), Reason::OtherArena);
        t.attack(s.myLeader(), s.yourBase());
        t.selectable({s.myLeader(), "SOR_225"});
        t.choose("SOR_225");
        EXPECT_EQ(t.zone("SOR_225"), Zone::Discard);
        EXPECT_EQ(t.baseDamageOn(s.you), 5);
    });
}

TEST(SwuPlay, R4_3_SpaceUnitsAreOfferedSpaceUnitsAndTheBase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.space(s.me, {"SOR_237", "SOR_044"}).ground(s.me, {"SOR_046"});
        t.ground(s.you, {"SOR_095"}).space(s.you, {"SOR_225", "SOR_231"}).start();
        for (const std::string &target :
             {std::string("SOR_225"), std::string("SOR_231"), s.yourBase()})
            EXPECT_TRUE(t.canAttack("SOR_237", target)) << target;
        EXPECT_EQ(t.whyNotAttack("SOR_237", "SOR_095"), Reason::OtherArena);
        EXPECT_EQ(t.whyNotAttack("SOR_237", "SOR_044"), Reason::OwnCard);
        EXPECT_EQ(t.whyNotAttack("SOR_237", "SOR_046"), Reason::OwnCard);
    });
}

TEST(SwuPlay, R4_4_AbilitiesOfSpaceUnitsReachGroundAttacksDoNot)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 10).hand(s.me, {"SOR_134"}); // Ruthless Raider
        t.ground(s.you, {"SOR_095"}).space(s.you, {"SOR_237"}).start();
        t.play("SOR_134");
        t.selectable({"SOR_095", "SOR_237"});
        t.choose("SOR_095");
        EXPECT_EQ(t.damage("SOR_095"), 2);
        EXPECT_EQ(t.baseDamageOn(s.you), 2);
        t.nextRound();
        EXPECT_EQ(t.activePlayer(), s.me);
        EXPECT_EQ(t.whyNotAttack("SOR_134", "SOR_095"), Reason::OtherArena);
        EXPECT_TRUE(t.canAttack("SOR_134", "SOR_237"));
    });
}

/// It is for an ability to widen the arena: a space unit that "can attack units in the ground
/// arena".
TEST(SwuPlay, CR4_4_4_AnAbilityLetsASpaceUnitAttackGroundUnits)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.space(s.me, {"SOR_212"}); // Strafing Gunship
        t.ground(s.you, {"SOR_046"}).start();
        t.attack("SOR_212", "SOR_046");
        EXPECT_EQ(t.damage("SOR_046"), 3);
        EXPECT_EQ(t.zone("SOR_212"), Zone::Space);
        EXPECT_EQ(t.whyNotAttack("SOR_046", "SOR_212"), Reason::OtherArena);
    });
}

TEST(SwuPlay, R5_1_ResourcesAreExhaustedToPay)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5, 1).resources(s.you, 9).hand(s.me, {"SOR_046", "SOR_237"}).start();
        EXPECT_EQ(t.costOfPlay("SOR_046"), 4);
        t.play("SOR_046");
        EXPECT_EQ(t.readyResources(s.me), 1);
        EXPECT_EQ(t.resourceCount(s.me), 6);
        EXPECT_EQ(t.readyResources(s.you), 9) << "your own resources only";
        t.pass();
        EXPECT_EQ(t.whyNotPlay("SOR_237"), Reason::NotEnoughResources);
    });
}

TEST(SwuPlay, R6_2_SearchedCardsAreStillInTheDeck)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).hand(s.me, {"SOR_123"}); // Recruit: a unit among the top five
        t.deck(s.me, {"SOR_095", "SOR_172", "SOR_210", "SOR_078", "SOR_225", "SOR_073"}).start();
        t.play("SOR_123");
        t.selectable({"SOR_095", "SOR_210", "SOR_225"});
        EXPECT_EQ(t.deckSize(s.me), 6);
        for (const char *id : {"SOR_095", "SOR_172", "SOR_210", "SOR_078", "SOR_225"})
            EXPECT_EQ(t.zone(id), Zone::Deck) << id;
        t.choose("SOR_210");
        EXPECT_EQ(t.zoneIds(Zone::Hand, s.me), std::vector<std::string>{"SOR_210"});
        EXPECT_EQ(t.deckSize(s.me), 5);
        EXPECT_EQ(t.zoneIds(Zone::Deck, s.me).front(), "SOR_073") << "the others go below";
    });
}

/// Neither looking nor revealing takes a card out of the deck either.
TEST(SwuPlay, CR4_6_2_LookedAtCardsAreStillInTheDeck)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).hand(s.me, {"SOR_236"}); // R2-D2 looks at the top card
        t.deck(s.me, {"SOR_095", "SOR_172"}).start();
        t.play("SOR_236");
        t.asks(DecisionKind::Confirm, s.me);
        EXPECT_EQ(t.zone("SOR_095"), Zone::Deck);
        EXPECT_EQ(t.deckSize(s.me), 2);
        t.no();
        EXPECT_EQ(t.zoneIds(Zone::Deck, s.me), (std::vector<std::string>{"SOR_095", "SOR_172"}));
    });
}

TEST(SwuPlay, R8_1_EventsAndDefeatedCardsEndInTheirOwnersDiscardPile)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 10).hand(s.me, {"SOR_172", "SOR_069"}); // Open Fire, Resilient
        t.ground(s.me, {Unit("SOR_128").ownedBy(s.you)}).start();
        t.play("SOR_069", "SOR_128"); // 3/4
        t.pass();
        t.play("SOR_172");
        EXPECT_EQ(t.zoneIds(Zone::Discard, s.you), std::vector<std::string>{"SOR_128"});
        std::vector<std::string> mine = t.zoneIds(Zone::Discard, s.me);
        std::sort(mine.begin(), mine.end());
        EXPECT_EQ(mine, (std::vector<std::string>{"SOR_069", "SOR_172"}));
        for (const char *id : {"SOR_128", "SOR_069", "SOR_172"})
            EXPECT_EQ(t.card(id).status & status::FaceDown, 0) << id;
    });
}

TEST(SwuPlay, R11_2_TokensAreCreatedAndSetAsideAgain)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 10).hand(s.me, {"SOR_073", "SOR_222"}); // Moment of Peace, Waylay
        t.ground(s.me, {"SOR_046"}).ground(s.you, {"SOR_095"}).start();
        t.play("SOR_073");
        t.selectable({"SOR_046", "SOR_095"});
        t.choose("SOR_046");
        EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T02"), 1);
        EXPECT_EQ(t.zone("SOR_T02"), Zone::Ground);
        EXPECT_EQ(t.events(Ev::TokenCreated), 1);
        EXPECT_EQ(t.events(Ev::CardPlayed), 1) << "tokens are created, not played";
        t.attack("SOR_095", "SOR_046"); // the Shield takes the damage and goes
        EXPECT_EQ(t.damage("SOR_046"), 0);
        EXPECT_EQ(t.zone("SOR_T02"), Zone::Aside);
        EXPECT_EQ(t.discardSize(s.me), 1) << "only the event";
    });
}

TEST(SwuPlay, CR3_7_3_TokensOfAUnitThatLeavesAreSetAside)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 10).hand(s.me, {"SOR_222"}); // Waylay: back to hand
        t.ground(s.you, {Unit("SOR_095").with({"SOR_T01", "SOR_T02", "SOR_120"})}).start();
        EXPECT_EQ(t.power("SOR_095"), 6);
        t.play("SOR_222");
        EXPECT_EQ(t.zoneIds(Zone::Hand, s.you), std::vector<std::string>{"SOR_095"});
        EXPECT_EQ(t.zone("SOR_T01"), Zone::Aside);
        EXPECT_EQ(t.zone("SOR_T02"), Zone::Aside);
        EXPECT_EQ(t.zoneIds(Zone::Discard, s.you), std::vector<std::string>{"SOR_120"});
        EXPECT_EQ(t.handSize(s.you), 1);
    });
}

} // namespace
} // namespace playmat::test
