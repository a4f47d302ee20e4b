#include "sensible.h"

/// The questions that some cards ask.
namespace playmat::test {
namespace {

using swu::OptionKind;
using swu::SeatedGame;
using swu::Zone;

/// Six damage among enemies: enough for two of the three.
TEST(Sensible, DividesDamageAmongThoseThatItDefeats)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_010").base(s.me, "SOR_026").resources(s.me, 9).hand(s.me, {"SOR_135"});
        t.ground(s.you, {"SOR_046", "SOR_063", "SOR_061"}).start();
        SeatedGame game = afterOption(t.seated(), OptionKind::Play, t.id("SOR_135"));
        ASSERT_EQ(game.decision().kind, core::DecisionKind::Distribute);
        expectSensible(game, [&](const SeatedGame &g) {
            return g.state().cards[t.id("SOR_063")].zone == Zone::Discard
                && g.state().cards[t.id("SOR_061")].zone == Zone::Discard;
        });
    });
}

/// Six damage: the strong one is nearly defeated, and the rest is enough for a second.
TEST(Sensible, DividesNoMoreDamageThanIsNeeded)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_010").base(s.me, "SOR_026").resources(s.me, 9).hand(s.me, {"SOR_135"});
        t.ground(s.you, {Unit("SOR_232").damaged(4), Unit("SOR_095"), Unit("SOR_046")}).start();
        SeatedGame game = afterOption(t.seated(), OptionKind::Play, t.id("SOR_135"));
        expectSensible(game, [&](const SeatedGame &g) {
            return g.state().cards[t.id("SOR_232")].zone == Zone::Discard
                && g.state().cards[t.id("SOR_095")].zone == Zone::Discard;
        });
    });
}

/// The deck that the other side plays is known, and half of what it may hold is one card.
TEST(Sensible, NamesWhatTheOthersAreLikeliestToHold)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 2).hand(s.me, {"SOR_062"}).leaderExhausted(s.me);
        t.resources(s.you, 5).hand(s.you, {"SOR_164", "SOR_164", "SOR_228"}).start();
        swu::DeckChoice deck{cards().find("SOR_010"), cards().find("SOR_023"), {}};
        deck.cards.assign(12, cards().find("SOR_164"));
        for (const char *id : {"SOR_228", "SOR_229", "SOR_129", "SOR_232", "SOR_128", "SOR_225"})
            deck.cards.insert(deck.cards.end(), 2, cards().find(id));
        const SeatedGame game = afterOption(t.seated(), OptionKind::Play, t.id("SOR_062"));
        ASSERT_EQ(game.decision().kind, core::DecisionKind::NameCard);
        const bots::Knowledge known = tableKnowledge({deck});
        for (const char *name : kAsked)
            for (std::uint64_t seed = 1; seed <= kTimes; ++seed) {
                bots::Thinker thinker(known, steady(name), seed);
                EXPECT_EQ(thinker.think(swu::seenBy(game, s.me), {}).answer.name,
                          cards().hot[cards().find("SOR_164")].title)
                    << name << " with seed " << seed;
            }
    });
}

/// A shield that comes before the attack is one that helps in it.
TEST(Sensible, OrdersItsTriggers)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_017").base(s.me, "SOR_023").resources(s.me, 6);
        t.hand(s.me, {"SHD_129", "SOR_207"}).ground(s.you, {"SOR_190"}).start();
        SeatedGame game = afterOption(t.seated(), OptionKind::Play, t.id("SHD_129"));
        game = game.decision().kind == core::DecisionKind::ChooseTrigger
            ? game
            : afterOption(game, OptionKind::Play, t.id("SOR_207"));
        ASSERT_EQ(game.decision().kind, core::DecisionKind::ChooseTrigger);
        expectSensible(game, [&](const SeatedGame &g) {
            return g.state().cards[t.id("SOR_190")].zone == Zone::Discard
                && g.state().cards[t.id("SOR_207")].zone == Zone::Ground;
        });
    });
}

/// Nothing in hand, and everything ready: the unit among the resources is worth its price.
TEST(Sensible, SmugglesWhenThereIsNothingElseToPlay)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.base(s.me, "SOR_026").resources(s.me, 4).resourceCards(s.me, {"SHD_149"});
        t.leaderExhausted(s.me).resources(s.you, 5);
        t.ground(s.you, {Unit("SOR_046")}).start();
        ASSERT_TRUE(t.canPlay("SHD_149"));
        expectSensible(t.seated(), [&](const SeatedGame &g) {
            return g.state().cards[t.id("SHD_149")].zone == Zone::Ground;
        });
    });
}

/// Cassian comes ready when he is smuggled, and the base has 3 left; whoever sees no further than
/// one answer sees that he is better on the table than among the resources.
TEST(Sensible, SmugglesWhatWins)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.base(s.me, "SOR_026").resources(s.me, 4).resourceCards(s.me, {"SHD_148"});
        t.leaderExhausted(s.me).resources(s.you, 0, 5).baseDamage(s.you, 27);
        t.ground(s.you, {Unit("SOR_046").exhausted()}).start();
        ASSERT_TRUE(t.canPlay("SHD_148"));
        expectSensible(t.seated(), [&](const SeatedGame &g) {
            return g.state().cards[t.id("SHD_148")].zone == Zone::Ground;
        });
    });
}

/// Two enemies alike, but for what there is to be had for one of them.
TEST(Sensible, DefeatsTheUnitWithABounty)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leaderExhausted(s.me).leaderExhausted(s.you);
        t.ground(s.me, {"SOR_046"});
        t.ground(s.you, {Unit("SOR_095"), Unit("SOR_095").with({"SHD_125"})}).start();
        const bool first = t.card("SOR_095").firstUpgrade != swu::kNone;
        const CardId plain = t.id(first ? "SOR_095#2" : "SOR_095");
        const CardId marked = t.id(first ? "SOR_095" : "SOR_095#2");
        expectSensible(t.seated(), [&](const SeatedGame &g) {
            return g.state().cards[plain].zone == Zone::Ground
                && g.state().cards[marked].zone == Zone::Discard;
        });
    });
}

/// The bounty's damage goes to the enemy's base, not to one's own.
TEST(Sensible, CollectsABountyToItsOwnGood)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leaderExhausted(s.me).leaderExhausted(s.you);
        t.ground(s.me, {"SOR_046"});
        t.ground(s.you, {Unit("SOR_095").with({"SHD_173"})}).start();
        const SeatedGame game
            = afterOption(t.seated(), OptionKind::Attack, t.id("SOR_046"), t.id("SOR_095"));
        ASSERT_EQ(game.decision().player, s.me);
        expectSensible(game, [&](const SeatedGame &g) {
            return g.state().cards[g.state().bases[s.you]].damage == 2;
        });
    });
}

TEST(Sensible, CapturesTheGreatestThreat)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_009").base(s.me, "SOR_023").resources(s.me, 3);
        t.leaderExhausted(s.me).hand(s.me, {"SHD_131"}).ground(s.me, {"SOR_046"});
        t.ground(s.you, {"SOR_128", "SOR_232", "SOR_129"}).start();
        const SeatedGame game = afterOption(t.seated(), OptionKind::Play, t.id("SHD_131"));
        ASSERT_EQ(game.decision().player, s.me);
        expectSensible(game, [&](const SeatedGame &g) {
            return g.state().cards[t.id("SOR_232")].zone == Zone::Captured;
        });
    });
}

} // namespace
} // namespace playmat::test
