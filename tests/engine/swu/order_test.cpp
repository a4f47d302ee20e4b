#include "engine/swu/view/observe.h"
#include "support/swu_seats.h"

#include <algorithm>
#include <map>
#include <set>

/// What happens to several cards at once goes through them in an order that everybody can see. An
/// order of ids would tell which of two equal cards came back out of a hand.
namespace playmat::test {
namespace {

using namespace playmat::swu;

constexpr int kPlenty = 30; // resources
using Ids = std::vector<std::string>;

/// The Marine, who was there first, leaves, comes back, and is defeated together with the other
/// unit: their order in the discard pile, behind the event that returned it.
Ids defeatedTogether(Table &t, const Seats &s)
{
    t.resources(s.me, kPlenty);
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
        EXPECT_EQ(defeatedTogether(t, s), (Ids{"SOR_046", "SOR_095"}));
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

/// The place of each of my resources, as you see them.
std::map<std::string, int> placesOf(Table &t, const Seats &s)
{
    const SeatNames ids = t.seated().names();
    const auto names = namesIn(t.game().db(), t.game().state(), Viewer::of(s.you), &ids);
    std::map<std::string, int> places;
    t.game().state().forEach(Zone::Resources, s.me,
                             [&](CardId id) { places[t.nameOf(id)] = names.at(id); });
    return places;
}

/// Whoever chooses among them would choose the one that everybody saw become a resource.
TEST(SwuOrder, R1_7_4_NoPlaceTellsWhichResourceCameLast)
{
    std::set<int> places;
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
        fromBothSeats([&](Table &t, const Seats &s) {
            t.seed(seed);
            t.resourceCards(s.me, {"SOR_046", "SOR_095", "SOR_128", "SOR_225", "SOR_232"});
            t.hand(s.me, {"SOR_126"}).start();
            t.play("SOR_126"); // Resupply becomes a resource
            const std::map<std::string, int> now = placesOf(t, s);
            ASSERT_EQ(now.size(), 6U);
            const auto first
                = std::ranges::min_element(now, {}, [](const auto &place) { return place.second; });
            places.insert(now.at("SOR_126") - first->second);
        });
    EXPECT_EQ(places.size(), 6U) << "each of the six at some time";
}

/// What was shown once is not found again at the place where it lay.
TEST(SwuOrder, R1_7_4_ResourcesLieInAnotherOrderWhenACardHasComeIntoPlay)
{
    int moved = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        fromBothSeats([&](Table &t, const Seats &s) {
            t.seed(seed).resourceCards(s.me, {"SOR_046", "SOR_095", "SOR_128", "SOR_232"});
            t.resources(s.you, kPlenty).hand(s.you, {"SOR_128"}).active(s.you).start();
            const std::map<std::string, int> before = placesOf(t, s);
            t.play("SOR_128");
            moved += placesOf(t, s) == before ? 0 : 1;
        });
    EXPECT_GT(moved, 30) << "of 40; one of 24 orders is the same by chance";
}

/// Nor does a look at a hand tell in what order it was drawn.
TEST(SwuOrder, AHandIsShownByWhatItIs)
{
    for (const Ids &hand :
         {Ids{"SOR_046", "SOR_095", "SOR_128"}, Ids{"SOR_128", "SOR_046", "SOR_095"}})
        fromBothSeats([&](Table &t, const Seats &s) {
            t.resources(s.me, kPlenty).hand(s.me, {"SOR_200"}).hand(s.you, hand).start();
            t.play("SOR_200"); // Spark of Rebellion
            Ids shown;
            for (const core::Event &e : t.seated().eventsFor(Viewer::of(s.me)))
                if (e.type == static_cast<std::uint8_t>(Ev::Revealed))
                    shown.push_back(t.game().db().def(e.def).id);
            EXPECT_EQ(shown, (Ids{"SOR_046", "SOR_095", "SOR_128"}));
            t.choose("SOR_095");
        });
}

} // namespace
} // namespace playmat::test
