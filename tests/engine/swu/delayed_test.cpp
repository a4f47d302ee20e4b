#include "support/swu_seats.h"

/// Several delayed effects whose time has come (CR 7.7.4).
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

/// Change of Heart on General Krell and Sneak Attack for a Stormtrooper: Krell goes home and the
/// Stormtrooper is defeated when the regroup phase starts.
void promiseBoth(Table &t, const Seats &s)
{
    t.leader(s.me, "SOR_017").base(s.me, "SOR_029").resources(s.me, 20);
    t.hand(s.me, {"SOR_224", "SOR_219", "SOR_128"}).ground(s.you, {"SOR_105"}).start();
    t.play("SOR_224");
    t.pass();
    t.play("SOR_219");
    t.choosePlay("SOR_128");
    t.endActionPhase();
}

TEST(SwuEffect, CR7_7_4E_TheirPlayerChoosesTheOrderOfDelayedEffects)
{
    for (const bool krellFirst : {true, false})
        fromBothSeats([&](Table &t, const Seats &s) {
            promiseBoth(t, s);
            t.asks(DecisionKind::ChooseTrigger, s.me);
            t.selectable({"SOR_224", "SOR_219"});
            t.trigger(krellFirst ? "SOR_224" : "SOR_219");
            EXPECT_EQ(t.controller("SOR_105"), s.you);
            EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
            if (!krellFirst) { // he was still here to see it
                t.asks(DecisionKind::Confirm, s.me);
                t.no();
            }
            t.asks(DecisionKind::Resource, s.me);
            t.decline();
            t.decline();
        });
}

TEST(SwuEffect, CR7_7_4E_TheActivePlayerSaysWhoseDelayedEffectsComeFirst)
{
    fromBothSeats([](Table &t, const Seats &s) {
        for (const PlayerId player : {s.me, s.you})
            t.leader(player, "SOR_017").base(player, "SOR_029").resources(player, 20);
        t.hand(s.me, {"SOR_219", "SOR_232"}).hand(s.you, {"SOR_219", "SOR_128"}).start();
        t.play(s.me == 0 ? "SOR_219" : "SOR_219#2");
        t.choosePlay("SOR_232");
        t.play(s.me == 0 ? "SOR_219#2" : "SOR_219");
        t.choosePlay("SOR_128");
        t.endActionPhase();
        t.asks(DecisionKind::ChoosePlayer, s.me);
        t.selectablePlayers({0, 1});
        t.player(s.you);
        EXPECT_EQ(t.zone("SOR_232"), Zone::Discard);
        EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
        t.asks(DecisionKind::Resource, s.me);
        t.decline();
        t.decline();
    });
}

TEST(SwuEffect, CR7_7_4E_EffectsOfOneCardForBothPlayersAreTwoEffects)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"TST_019"}).hand(s.you, {"TST_020"}).start();
        t.attack("TST_019", s.yourBase());
        t.play("TST_020"); // takes it and readies it
        t.pass();
        t.attack("TST_019", s.myBase());
        t.endActionPhase();
        t.asks(DecisionKind::ChoosePlayer, s.me);
        t.player(s.you);
        EXPECT_EQ(t.baseDamageOn(s.me), 1);
        EXPECT_EQ(t.baseDamageOn(s.you), 1);
        t.asks(DecisionKind::Resource, s.me);
        t.decline();
        t.decline();
    });
}

} // namespace
} // namespace playmat::test
