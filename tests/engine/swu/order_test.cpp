#include "support/swu_seats.h"

/// What happens to several cards at once goes through them in an order that everybody can see. An
/// order of ids would tell which of two equal cards came back out of a hand.
namespace playmat::test {
namespace {

using namespace playmat::swu;

constexpr int kPlenty = 30; // resources
using Ids = std::vector<std::string>;

/// The Marine, who was there first, leaves, comes back, and is defeated together with the other
/// unit: their order in the discard pile, behind the event that returned it.
Ids defeatedTogether(Table &t, const Seats &s, RulesVersion version)
{
    t.rules(version).resources(s.me, kPlenty);
    t.ground(s.me, {"SOR_095", "SOR_046"}).hand(s.me, {"SOR_222", "SOR_043"}).start();
    t.play("SOR_222"); // Waylay
    t.choose("SOR_095");
    t.pass();
    t.play("SOR_095");
    t.pass();
    t.play("SOR_043"); // Superlaser Blast
    Ids pile = t.zoneIds(Zone::Discard, s.me);
    std::erase(pile, "SOR_043");
    std::erase(pile, "SOR_222");
    return pile;
}

TEST(SwuOrder, WhoEnteredPlayFirstIsFirst)
{
    fromBothSeats([](Table &t, const Seats &s) {
        EXPECT_EQ(defeatedTogether(t, s, kNewestRules), (Ids{"SOR_046", "SOR_095"}));
    });
}

TEST(SwuOrder, EarlierVersionsOfTheRulesGoByIds)
{
    fromBothSeats([](Table &t, const Seats &s) {
        EXPECT_EQ(defeatedTogether(t, s, RulesVersion::AsksBlindly), (Ids{"SOR_095", "SOR_046"}));
    });
}

/// The other sees in what order cards come out of a hand, not in what order they came into it.
TEST(SwuOrder, CardsOutOfAHandGoByWhatTheyAre)
{
    for (const Ids &hand :
         {Ids{"SOR_046", "SOR_095", "SOR_128"}, Ids{"SOR_128", "SOR_046", "SOR_095"}})
        fromBothSeats([&](Table &t, const Seats &s) {
            t.hand(s.me, hand).start();
            const State &state = t.game().state();
            CardSet cards;
            for (const std::string &card : hand)
                cards.add(t.id(card));
            Ids order;
            state.inOrder(cards, [&](CardId id) { order.push_back(t.nameOf(id)); });
            EXPECT_EQ(order, (Ids{"SOR_046", "SOR_095", "SOR_128"}));
            EXPECT_EQ(state.firstOf(cards), t.id("SOR_046"));
        });
}

} // namespace
} // namespace playmat::test
