#include "support/swu_seats.h"

#include <algorithm>

/// What a seat is told is a function of what it may know: its own names for cards, and nothing in
/// events, questions and reasons that depends on what it does not see. The same is tested on
/// random games by `playmat-cli simulate --twins`.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

constexpr const char *kTrooper = "SOR_128"; // Death Star Stormtrooper, 1
constexpr const char *kMarine = "SOR_095"; // Battlefield Marine, 2
constexpr const char *kWampa = "SOR_164"; // a unit that no effect of these tests is about
constexpr const char *kWaylay = "SOR_222"; // returns a unit to its owner's hand
constexpr const char *kMeeko = "SOR_034"; // opponents' events cost 1 more
constexpr const char *kEvent = "SOR_172"; // Open Fire

int nameOf(const Table &t, PlayerId viewer, const std::string &card)
{
    return t.seated().namesFor(Viewer::of(viewer))[t.id(card)];
}

bool isOpen(int name)
{
    return name >= kFirstSeatName;
}

std::vector<core::Event> told(const Table &t, PlayerId viewer, Ev type)
{
    std::vector<core::Event> out;
    for (const core::Event &e : t.seated().eventsFor(Viewer::of(viewer)))
        if (static_cast<Ev>(e.type) == type)
            out.push_back(e);
    return out;
}

/// Why the viewer's gesture with a card (onto a card, of a player) means nothing.
Reason whyNot(const Table &t, PlayerId viewer, int card, int onto = -1,
              PlayerId player = core::kNone)
{
    SeatGesture gesture;
    gesture.card = card;
    gesture.ontoCard = onto;
    gesture.player = player;
    const Why why = t.seated().whyFor(Viewer::of(viewer), gesture);
    return why.refused.empty() ? Reason::None : static_cast<Reason>(why.refused.front().code);
}

TEST(SwuSeatNames, ACardThatGoesThroughTheOtherHandIsAnotherCard)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).resources(s.you, 9).hand(s.me, {kWaylay});
        t.ground(s.you, {kTrooper}).start();
        const int mine = nameOf(t, s.me, kTrooper);
        const int yours = nameOf(t, s.you, kTrooper);
        ASSERT_TRUE(isOpen(mine) && isOpen(yours));
        t.play(kWaylay);
        EXPECT_FALSE(isOpen(nameOf(t, s.me, kTrooper))) << "it is in the other hand";
        const auto moved = told(t, s.me, Ev::CardMoved);
        EXPECT_TRUE(std::ranges::any_of(moved, [&](const core::Event &e) {
            return e.card == mine && static_cast<Zone>(e.to) == Zone::Hand;
        })) << "where it went is told of the card that was there";
        t.play(kTrooper);
        EXPECT_TRUE(isOpen(nameOf(t, s.me, kTrooper)));
        EXPECT_GT(nameOf(t, s.me, kTrooper), mine) << "and cannot be known again";
        EXPECT_EQ(nameOf(t, s.you, kTrooper), yours) << "its owner saw it all the time";
    });
}

TEST(SwuSeatNames, AShuffleEndsTheNamesOfWhatWasSeenInTheDeck)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_042"}); // Search Your Feelings
        t.deck(s.me, {kTrooper, kMarine, kWampa}).start();
        t.play("SOR_042");
        const int seen = nameOf(t, s.me, kTrooper);
        const int drawn = nameOf(t, s.me, kMarine);
        EXPECT_TRUE(isOpen(seen) && isOpen(drawn));
        EXPECT_FALSE(isOpen(nameOf(t, s.you, kTrooper)));
        t.choose(kMarine);
        EXPECT_EQ(nameOf(t, s.me, kMarine), drawn) << "looked at, chosen and in hand";
        EXPECT_FALSE(isOpen(nameOf(t, s.me, kTrooper)));
        for (const core::Event &e : t.seated().eventsFor(Viewer::of(s.you)))
            EXPECT_TRUE(e.def == 0 || e.def != t.card(kMarine).def);
    });
}

TEST(SwuSeatNames, NamesSayNothingAboutTheCardsOwnIds)
{
    // The same hand from decks listed the other way round.
    const auto names = [](std::vector<std::string> deck) {
        Table t;
        t.resources(0, 9).hand(0, {"SOR_042"}).hand(1, {kMarine}).deck(0, deck).start();
        t.play("SOR_042");
        const Observation seen = t.seated().observe(Viewer::of(0));
        std::vector<int> ids = seen.zone(Zone::Deck, 0).cards;
        t.decline();
        return ids;
    };
    EXPECT_EQ(names({kTrooper, kMarine, kWampa}), names({kWampa, kMarine, kTrooper}));
}

TEST(SwuSeatNames, OtherCardsOfAnEventAreHiddenToo)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_017").resources(s.me, 0, 2).hand(s.me, {kMarine, kTrooper}).start();
        t.use("leader" + std::to_string(s.me));
        t.choose(kMarine); // a resource that is defeated later
        const auto mine = told(t, s.me, Ev::EffectAdded);
        const auto yours = told(t, s.you, Ev::EffectAdded);
        ASSERT_EQ(mine.size(), yours.size());
        ASSERT_FALSE(yours.empty());
        for (const core::Event &e : yours)
            EXPECT_EQ(e.other, core::kNone);
        for (const core::Event &e : t.seated().eventsFor(Viewer::of(s.you))) {
            EXPECT_NE(e.def, t.card(kMarine).def);
            EXPECT_NE(e.other, t.id(kMarine));
            EXPECT_NE(e.card, t.id(kMarine));
        }
        for (const EffectView &e : t.seated().observe(Viewer::of(s.you)).effects)
            EXPECT_EQ(e.target, -1);
    });
}

TEST(SwuSeatNames, TheNumberOfEventsDoesNotDependOnHiddenCards)
{
    // Del Meeko makes the events in the other hand cost more, however many there are.
    const auto toldTo = [](PlayerId me, std::vector<std::string> otherHand) {
        Table t;
        const auto you = static_cast<PlayerId>(1 - me);
        t.leader(me, "SOR_010").active(me).initiative(me);
        t.resources(me, 9).hand(me, {kMeeko}).hand(you, std::move(otherHand)).start();
        t.play(kMeeko);
        return t.seated().eventsFor(Viewer::of(me));
    };
    for (PlayerId me = 0; me < kPlayers; ++me)
        EXPECT_EQ(toldTo(me, {kEvent, kEvent}), toldTo(me, {kTrooper, kMarine}));
}

TEST(SwuSeatNames, AGestureWithWhatIsHiddenIsHiddenWhateverLiesThere)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {kTrooper}).hand(s.you, {kMarine}).resources(s.you, 2).start();
        const int own = nameOf(t, s.me, kTrooper);
        for (int id = 0; id < kHiddenBase + 200; ++id) { // cards' own ids, and ids of places
            EXPECT_EQ(whyNot(t, s.me, id), Reason::HiddenCard);
            EXPECT_EQ(whyNot(t, s.me, own, id), Reason::HiddenCard);
        }
        EXPECT_NE(whyNot(t, s.me, own), Reason::HiddenCard);
        for (const CardView &card : t.seated().observe(Viewer::of(s.me)).cards)
            EXPECT_EQ(card.def == 0, whyNot(t, s.me, card.id) == Reason::HiddenCard);
    });
}

TEST(SwuSeatNames, OfAnothersActionOnlyWhoseItIsIsTold)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {kTrooper}).ground(s.me, {kMarine}).start();
        const DecisionView mine = t.seated().decisionFor(Viewer::of(s.me));
        const DecisionView yours = t.seated().decisionFor(Viewer::of(s.you));
        EXPECT_EQ(mine.options.size(), t.decision().options.size());
        EXPECT_TRUE(yours.options.empty());
        EXPECT_FALSE(yours.told);
        EXPECT_EQ(yours.kind, DecisionKind::Action);
        EXPECT_EQ(yours.player, s.me);
        const int seen = nameOf(t, s.you, kMarine);
        EXPECT_EQ(whyNot(t, s.you, seen), Reason::NotYourDecision);
        EXPECT_EQ(whyNot(t, s.you, seen, -1, s.me), Reason::NotYourDecision)
            << "also when it asks for another";
    });
}

// Its place among hidden cards would say where it lies, and when it came there.
TEST(SwuSeatNames, AQuestionDoesNotNameItsCardWhereThatIsHidden)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {Unit("TST_234").ownedBy(s.you), kWampa, kMarine}).start();
        t.attack("TST_234", s.yourBase());
        ASSERT_EQ(t.zone("TST_234"), Zone::Hand);
        EXPECT_EQ(t.seated().decisionFor(Viewer::of(s.me)).source, -1);
        EXPECT_EQ(t.seated().decisionFor(Viewer::of(s.you)).source, nameOf(t, s.you, "TST_234"));
        EXPECT_EQ(seenBy(t.seated(), s.me).decisionFor(Viewer::of(s.me)),
                  t.seated().decisionFor(Viewer::of(s.me)));
        t.choose(kWampa);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"TST_234", kWampa, kMarine}).start();
        t.attack("TST_234", s.yourBase());
        EXPECT_EQ(t.seated().decisionFor(Viewer::of(s.me)).source, nameOf(t, s.me, "TST_234"));
        EXPECT_EQ(t.seated().decisionFor(Viewer::of(s.you)).source, -1);
        t.choose(kWampa);
    });
}

// Which goes first is seen by all, so it must not follow from the cards' own ids: from one of the
// two seats these say the opposite.
TEST(SwuSeatNames, TwoUnitsAreExchangedInTheOrderInWhichTheyCame)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {kMarine, "TST_231"}).ground(s.you, {kTrooper}).start();
        t.play(kMarine);
        t.pass();
        t.play("TST_231");
        EXPECT_EQ(t.controller(kTrooper), s.me);
        EXPECT_EQ(t.controller(kMarine), s.you);
        const auto changes = told(t, s.me, Ev::ControlChanged);
        ASSERT_EQ(changes.size(), 2U);
        EXPECT_EQ(changes[0].card, nameOf(t, s.me, kTrooper));
        EXPECT_EQ(changes[1].card, nameOf(t, s.me, kMarine));
    });
}

TEST(SwuSeatNames, AnEffectOnACardThatHasLeftIsToldNoMore)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_076"}).ground(s.you, {kTrooper, kMarine}).start();
        t.play("SOR_076"); // Make an Opening: -2/-2 for this phase
        t.choose(kTrooper);
        EXPECT_EQ(t.zone(kTrooper), Zone::Discard);
        EXPECT_TRUE(t.seated().observe(Viewer::of(s.me)).effects.empty());
    });
}

TEST(SwuSeatNames, AnswersAreGivenInTheNamesAndTheOrderOfTheSeat)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {kWaylay, kTrooper}).ground(s.me, {kMarine});
        t.ground(s.you, {kWampa}).start();
        const Viewer viewer = Viewer::of(s.me);
        const DecisionView decision = t.seated().decisionFor(viewer);
        for (std::uint16_t i = 0; i < decision.options.size(); ++i) {
            const core::Answer answer = t.seated().answerOf(viewer, core::Answer::one(i));
            const core::Option &o = t.decision().options[answer.options[0]];
            EXPECT_EQ(o.kind, decision.options[i].kind);
            const int card = o.card == core::kNone ? -1 : t.seated().namesFor(viewer)[o.card];
            EXPECT_EQ(card, decision.options[i].card);
        }
        EXPECT_TRUE(std::ranges::is_sorted(
            decision.options, {}, [](const OptionView &o) { return std::pair(o.kind, o.card); }));
        SeatGesture gesture;
        gesture.card = nameOf(t, s.me, kTrooper);
        const Why why = t.seated().whyFor(viewer, gesture);
        ASSERT_EQ(why.legal.size(), 1U);
        EXPECT_EQ(decision.options[why.legal[0]].card, nameOf(t, s.me, kTrooper));
        const core::Answer none = core::Answer::one(0xFFFE);
        EXPECT_EQ(t.seated().answerOf(viewer, none).options[0], 0xFFFE);
    });
}

TEST(SwuSeatNames, GoingBackGivesTheSameNamesAgain)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {kWaylay}).ground(s.you, {kTrooper}).start();
        SeatedGame game = t.seated();
        const SeatNames ids = game.names();
        const State state = game.state();
        const auto play = [&] {
            Gesture gesture;
            gesture.card = t.id(kWaylay);
            const Why why = game.game().why(gesture);
            EXPECT_TRUE(game.apply(core::Answer::one(why.legal.at(0))).ok());
            EXPECT_TRUE(game.apply(core::Answer::one(0)).ok());
            return game.names();
        };
        const SeatNames after = play();
        EXPECT_FALSE(after == ids);
        game.restore(state, ids);
        EXPECT_TRUE(game.names() == ids);
        EXPECT_TRUE(play() == after);
    });
}

} // namespace
} // namespace playmat::test
