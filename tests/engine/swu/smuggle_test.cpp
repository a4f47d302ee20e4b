#include "engine/swu/text/print.h"
#include "engine/swu/view/ways.h"
#include "support/swu_seats.h"

/// Smuggle: playing a card from among the resources (CR 7.5.14).
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

/// How many ways of playing the card are offered.
int waysOf(const Table &t, const std::string &card)
{
    int n = 0;
    for (const core::Option &o : t.decision().options)
        n += static_cast<OptionKind>(o.kind) == OptionKind::Play && o.card == t.id(card) ? 1 : 0;
    return n;
}

TEST(SwuSmuggle, CR7_5_14A_ForTheCostInBracketsAndReplacedByTheTopCard)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).resourceCards(s.me, {"TST_201"}).deck(s.me, {"SOR_046", "SOR_095"});
        t.start();
        EXPECT_EQ(t.costOfPlay("TST_201"), 3 + 2) << "Villainy is in the brackets and missing";
        t.play("TST_201");
        EXPECT_EQ(t.zone("TST_201"), Zone::Ground);
        EXPECT_EQ(t.controller("TST_201"), s.me);
        EXPECT_EQ(t.zone("SOR_046"), Zone::Resources);
        EXPECT_TRUE(t.exhausted("SOR_046")) << "CR 7.5.14G";
        EXPECT_EQ(t.resourceCount(s.me), 6);
        EXPECT_EQ(t.deckSize(s.me), 1);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuSmuggle, TheCardIsNamedBeforeWhatTakesItsPlace)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).resourceCards(s.me, {"TST_201"}).deck(s.me, {"SOR_237"}).start();
        t.play("TST_201");
        std::vector<CardId> named;
        for (const core::Event &e : t.game().events()) {
            const auto type = static_cast<Ev>(e.type);
            const bool replaced
                = type == Ev::CardMoved && e.to == static_cast<std::uint8_t>(Zone::Resources);
            if (type == Ev::CardPlayed || replaced)
                named.push_back(static_cast<CardId>(e.card));
        }
        EXPECT_EQ(named, (std::vector<CardId>{t.id("TST_201"), t.id("SOR_237")}));
    });
}

TEST(SwuSmuggle, CR7_5_14E_TheCardHelpsToPayForItself)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 4).resourceCards(s.me, {"TST_201"}).start();
        t.play("TST_201");
        EXPECT_EQ(t.readyResources(s.me), 0);
    });
    fromBothSeats([](Table &t, const Seats &s) { // it goes first, so as to leave the others ready
        t.resources(s.me, 7).resourceCards(s.me, {"TST_201"}).start();
        t.play("TST_201");
        EXPECT_EQ(t.readyResources(s.me), 3);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 3).resourceCards(s.me, {"TST_201"}).start();
        EXPECT_FALSE(t.canPlay("TST_201"));
        EXPECT_EQ(t.whyNotPlay("TST_201"), Reason::NotEnoughResources);
    });
}

TEST(SwuSmuggle, CR7_5_14H_AnEmptyDeckReplacesNothingAndHurtsNobody)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).resourceCards(s.me, {"TST_201"}).deck(s.me, {}).start();
        t.play("TST_201");
        EXPECT_EQ(t.resourceCount(s.me), 5);
        EXPECT_EQ(t.baseDamageOn(s.me), 0);
    });
}

TEST(SwuSmuggle, CR7_6_13C_WhenPlayedUsingSmuggleIsForThatWayOnly)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).resourceCards(s.me, {"TST_201"}).start();
        t.play("TST_201");
        EXPECT_FALSE(t.exhausted("TST_201"));
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 20).hand(s.me, {"TST_201"}).start();
        t.play("TST_201");
        EXPECT_TRUE(t.exhausted("TST_201"));
        EXPECT_EQ(t.resourceCount(s.me), 20);
    });
    EXPECT_EQ(
        textOf("TST_201"),
        "Smuggle [3 resources Vigilance Villainy]\nWhen played using Smuggle: Ready this unit.");
}

TEST(SwuSmuggle, CR7_5_14F_EventsGoToTheDiscardPileAndUpgradesOnUnits)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).resourceCards(s.me, {"TST_202", "TST_203"}).ground(s.you, {"SOR_046"});
        t.start();
        t.play("TST_202");
        EXPECT_EQ(t.baseDamageOn(s.you), 2);
        EXPECT_EQ(t.zone("TST_202"), Zone::Discard);
        t.pass();
        t.play("TST_203", "SOR_046");
        EXPECT_EQ(t.power("SOR_046"), 4);
        EXPECT_EQ(t.resourceCount(s.me), 7);
        t.pass();
        EXPECT_FALSE(t.has("SOR_046", kw::Smuggle));
    });
}

TEST(SwuSmuggle, CR7_5_14D_WhetherAResourceHasItOnlyItsControllerKnows)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).resources(s.you, 5).resourceCards(s.you, {"TST_202", "SOR_046"});
        t.hand(s.me, {"TST_207"}).start();
        EXPECT_TRUE(t.has("TST_202", kw::Smuggle));
        EXPECT_FALSE(t.has("SOR_046", kw::Smuggle));
        const Observation seen = t.seated().observe(Viewer::of(s.me));
        for (const int id : seen.zone(Zone::Resources, s.you).cards)
            EXPECT_TRUE(seen.card(id)->keywords.empty());
        EXPECT_FALSE(t.canPlay("TST_202")) << "another player's resource";
        t.play("TST_207"); // a filter knows it
        EXPECT_EQ(t.zone("TST_202"), Zone::Discard);
        EXPECT_EQ(t.zone("SOR_046"), Zone::Resources);
    });
}

TEST(SwuSmuggle, CR7_7_7_5E_ResourcesMayGainItBesideTheirOwn)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 6).resourceCards(s.me, {"SOR_046", "TST_202"});
        t.ground(s.me, {"TST_204"}).start();
        EXPECT_EQ(t.costOfPlay("SOR_046"), 4 + 2);
        EXPECT_EQ(waysOf(t, "SOR_046"), 1);
        EXPECT_EQ(waysOf(t, "TST_202"), 2) << "for 1 and for 4 + 2";
        t.play("SOR_046");
        EXPECT_EQ(t.zone("SOR_046"), Zone::Ground);
        EXPECT_EQ(t.resourceCount(s.me), 8);
    });
}

TEST(SwuSmuggle, EveryWayHasItsPriceAndMaybeItsReason)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 2).resourceCards(s.me, {"SOR_046", "TST_202"});
        t.hand(s.me, {"SOR_095"}).ground(s.me, {"TST_204"}).start();
        const auto ways = [&](const char *card) {
            return waysToPlay(t.game().db(), t.game().state(), s.me, t.id(card));
        };
        const std::vector<WayToPlay> two = ways("TST_202");
        ASSERT_EQ(two.size(), 2U);
        EXPECT_EQ(two[0].cost.total, 1);
        EXPECT_EQ(two[0].why.code, 0) << "it can be paid";
        EXPECT_EQ(two[1].cost.total, 4 + 2);
        EXPECT_EQ(two[1].why.code, int(Reason::NotEnoughResources));
        EXPECT_EQ(ways("SOR_046").size(), 1U) << "only the one that it has gained";
        ASSERT_EQ(ways("SOR_095").size(), 1U);
        EXPECT_EQ(ways("SOR_095")[0].way, 0) << "from hand, as any card";
        EXPECT_TRUE(ways("TST_204").empty()) << "it is in play";
    });
}

TEST(SwuSmuggle, HowACardWasPlayedIsRemembered)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).resourceCards(s.me, {"TST_206"}).hand(s.me, {"TST_206"});
        t.ground(s.me, {"TST_205"}).start();
        t.play("TST_206#2"); // the resource
        t.trigger("TST_205");
        EXPECT_EQ(t.baseDamageOn(s.you), 1) << "the Fence alone";
        t.pass();
        t.play("TST_206");
        EXPECT_EQ(t.baseDamageOn(s.you), 2) << "from hand, the Trader alone";
    });
}

TEST(SwuSmuggle, AGameThatOneSeatKnowsTellsNothingOfTheOthersResources)
{
    const auto seenWith = [](const char *resource) {
        Table t;
        t.resources(0, 4).resources(1, 4).resourceCards(1, {resource}).start();
        return seenBy(t.seated(), 0).game().hash();
    };
    EXPECT_EQ(seenWith("TST_202"), seenWith("SOR_046"));
}

} // namespace
} // namespace playmat::test
