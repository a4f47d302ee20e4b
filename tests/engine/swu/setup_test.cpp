#include "support/starter_decks.h"
#include "support/swu_table.h"

#include <algorithm>

/// Setting up (CR 5.2) with the two starter decks, statement by statement.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::Answer;
using core::DecisionKind;

/// A game of Luke's deck against Vader's from its first question on.
class Opening
{
public:
    explicit Opening(std::uint64_t seed = 1)
        : game(start(seed))
    {
    }

    /// The questions up to the mulligans: `first` begins with the initiative.
    Opening &startedBy(PlayerId first)
    {
        EXPECT_EQ(game.decision().kind, DecisionKind::FirstPlayer);
        const auto &options = game.decision().options;
        for (std::uint16_t i = 0; i < options.size(); ++i)
            if (options[i].player == first) {
                give(Answer::one(i));
                break;
            }
        return *this;
    }
    Opening &keep() { return choose(OptionKind::Keep); }
    Opening &mulligan() { return choose(OptionKind::Mulligan); }
    /// The cards at these places in the offered list.
    Opening &resource(std::initializer_list<std::uint16_t> options)
    {
        give(of(options));
        return *this;
    }

    static Answer of(std::initializer_list<std::uint16_t> options)
    {
        Answer a;
        for (const std::uint16_t o : options)
            EXPECT_TRUE(a.options.tryPush(o));
        return a;
    }
    void give(const Answer &a) { ASSERT_TRUE(game.apply(a).ok()); }
    /// The reason the answer is refused; the state is as it was.
    Reason refusal(const Answer &a)
    {
        const State before = game.state();
        const auto result = game.apply(a);
        EXPECT_TRUE(game.state() == before);
        return result.ok() ? Reason::None : static_cast<Reason>(result.refusal().code);
    }

    std::vector<CardId> list(Zone zone, PlayerId player) const
    {
        std::vector<CardId> ids;
        game.state().forEach(zone, player, [&](CardId id) { ids.push_back(id); });
        return ids;
    }
    std::size_t count(Zone zone, PlayerId player) const { return list(zone, player).size(); }
    /// "kind of player".
    std::pair<DecisionKind, int> asked() const
    {
        return {game.decision().kind, game.decision().player};
    }
    int happened(Ev type) const
    {
        return static_cast<int>(std::count_if(
            game.game().events().begin(), game.game().events().end(),
            [&](const core::Event &e) { return e.type == static_cast<std::uint8_t>(type); }));
    }

    SeatedGame game;

private:
    static SeatedGame start(std::uint64_t seed)
    {
        static const std::array<DeckChoice, kPlayers> decks{lukesDeck(cards()),
                                                            vadersDeck(cards())};
        auto made = seated(cards(), seed, decks);
        EXPECT_TRUE(made.ok());
        return made.value();
    }
    Opening &choose(OptionKind kind)
    {
        const auto &options = game.decision().options;
        for (std::uint16_t i = 0; i < options.size(); ++i)
            if (static_cast<OptionKind>(options[i].kind) == kind) {
                give(Answer::one(i));
                return *this;
            }
        ADD_FAILURE() << "that is not offered";
        return *this;
    }
};

using Asked = std::pair<DecisionKind, int>;

/// The scenario with either player beginning.
template <class F>
void eitherBegins(F &&scenario)
{
    for (PlayerId first = 0; first < kPlayers; ++first) {
        SCOPED_TRACE("player " + std::to_string(first) + " begins");
        scenario(first, static_cast<PlayerId>(1 - first));
    }
}

TEST(SwuSetup, R1_1_BasesBeginInPlay)
{
    const Opening o;
    for (PlayerId player = 0; player < kPlayers; ++player) {
        const Card &base = o.game.state().cards[o.game.state().bases[player]];
        EXPECT_EQ(base.zone, Zone::Base);
        EXPECT_EQ(base.owner, player);
        EXPECT_EQ(base.controller, player);
        EXPECT_EQ(base.status & status::FaceDown, 0);
        EXPECT_EQ(cards().def(base.def).id, player == 0 ? "SOR_029" : "SOR_023");
        EXPECT_EQ(base.hp, 30);
        EXPECT_EQ(base.damage, 0);
    }
}

TEST(SwuSetup, R1_2_LeadersBeginInPlayLeaderSideUp)
{
    const Opening o;
    for (PlayerId player = 0; player < kPlayers; ++player) {
        const CardId id = o.game.state().leaders[player];
        const Card &leader = o.game.state().cards[id];
        EXPECT_EQ(o.list(Zone::Base, player), (std::vector{o.game.state().bases[player], id}));
        EXPECT_EQ(leader.status & (status::Deployed | status::Exhausted | status::EpicUsed), 0);
        EXPECT_EQ(cards().def(leader.def).id, player == 0 ? "SOR_005" : "SOR_010");
    }
}

TEST(SwuSetup, R1_3_ARandomPlayerDecidesWhoHasTheInitiative)
{
    std::array<int, kPlayers> asked{};
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Opening o(seed);
        ASSERT_EQ(o.game.decision().kind, DecisionKind::FirstPlayer);
        ASSERT_LT(o.game.decision().player, kPlayers);
        ++asked[o.game.decision().player];
        ASSERT_EQ(o.game.decision().options.size(), 2U);
        EXPECT_EQ(o.game.decision().options[0].player, 0);
        EXPECT_EQ(o.game.decision().options[1].player, 1);
    }
    EXPECT_GT(asked[0], 60);
    EXPECT_GT(asked[1], 60);
}

TEST(SwuSetup, R1_4_SixCardsFromAShuffledDeck)
{
    const Opening o = Opening(3).startedBy(0);
    for (PlayerId player = 0; player < kPlayers; ++player) {
        EXPECT_EQ(o.count(Zone::Hand, player), 6U);
        const std::vector<CardId> deck = o.list(Zone::Deck, player);
        EXPECT_EQ(deck.size(), 44U);
        EXPECT_FALSE(std::is_sorted(deck.begin(), deck.end())) << "not in the order of the list";
    }
    EXPECT_NE(o.list(Zone::Hand, 0), Opening(4).startedBy(0).list(Zone::Hand, 0));
    EXPECT_EQ(o.list(Zone::Hand, 0), Opening(3).startedBy(0).list(Zone::Hand, 0))
        << "the seed decides";
}

TEST(SwuSetup, R1_5_OneMulliganEachInitiativeFirst)
{
    eitherBegins([](PlayerId first, PlayerId second) {
        Opening o;
        o.startedBy(first);
        EXPECT_EQ(o.asked(), (Asked{DecisionKind::Mulligan, first}));
        EXPECT_EQ(o.game.decision().options.size(), 2U);
        o.mulligan();
        EXPECT_EQ(o.asked(), (Asked{DecisionKind::Mulligan, second}));
        o.mulligan();
        EXPECT_EQ(o.asked(), (Asked{DecisionKind::Resource, first})) << "no second mulligan";
        for (PlayerId player = 0; player < kPlayers; ++player) {
            EXPECT_EQ(o.count(Zone::Hand, player), 6U);
            EXPECT_EQ(o.count(Zone::Deck, player), 44U);
        }
    });
}

TEST(SwuSetup, R1_6_TwoResourcesFacedownAndReady)
{
    eitherBegins([](PlayerId first, PlayerId second) {
        Opening o;
        o.startedBy(first).keep().keep();
        EXPECT_EQ(o.asked(), (Asked{DecisionKind::Resource, first}));
        o.resource({0, 5});
        EXPECT_EQ(o.asked(), (Asked{DecisionKind::Resource, second}));
        o.resource({1, 2});
        for (PlayerId player = 0; player < kPlayers; ++player) {
            const std::vector<CardId> resources = o.list(Zone::Resources, player);
            EXPECT_EQ(resources.size(), 2U);
            for (const CardId id : resources) {
                const std::uint8_t status = o.game.state().cards[id].status;
                EXPECT_EQ(status & (status::FaceDown | status::Exhausted), status::FaceDown);
            }
        }
    });
}

TEST(SwuSetup, R1_7_TheFirstActionPhaseBegins)
{
    eitherBegins([](PlayerId first, PlayerId) {
        Opening o;
        o.startedBy(first).keep().keep().resource({0, 1}).resource({0, 1});
        EXPECT_EQ(o.asked(), (Asked{DecisionKind::Action, first}));
        EXPECT_EQ(o.game.state().phase, Phase::Action);
        EXPECT_EQ(o.game.state().round, 1);
        EXPECT_EQ(o.game.state().initiative, first);
        EXPECT_FALSE(o.game.state().initiativeTaken);
        EXPECT_EQ(o.happened(Ev::RoundStarted), 1);
    });
}

TEST(SwuJudge, R5_2_SixStepsOfSetupInTheirOrder)
{
    eitherBegins([](PlayerId first, PlayerId second) {
        Opening o;
        const State &s = o.game.state();
        // 1 and 2: bases and leaders are there, and nothing else has happened.
        EXPECT_EQ(o.count(Zone::Base, 0) + o.count(Zone::Base, 1), 4U);
        EXPECT_EQ(o.count(Zone::Hand, 0) + o.count(Zone::Hand, 1), 0U);
        EXPECT_EQ(o.count(Zone::Deck, 0) + o.count(Zone::Deck, 1), 100U);
        EXPECT_EQ(s.phase, Phase::Setup);
        EXPECT_EQ(o.asked().first, DecisionKind::FirstPlayer); // 3
        o.startedBy(first);
        EXPECT_EQ(o.count(Zone::Hand, 0) + o.count(Zone::Hand, 1), 12U); // 4
        EXPECT_EQ(o.asked(), (Asked{DecisionKind::Mulligan, first})); // 5
        o.keep();
        EXPECT_EQ(o.asked(), (Asked{DecisionKind::Mulligan, second}));
        o.keep();
        EXPECT_EQ(o.asked(), (Asked{DecisionKind::Resource, first})); // 6
        o.resource({0, 1});
        EXPECT_EQ(o.asked(), (Asked{DecisionKind::Resource, second}));
        EXPECT_EQ(s.phase, Phase::Setup);
        o.resource({0, 1});
        EXPECT_EQ(s.phase, Phase::Action);
    });
}

TEST(SwuJudge, R5_2_TheWinnerOfTheTossChoosesWhoStarts)
{
    std::set<std::pair<int, int>> seen;
    for (std::uint64_t seed = 0; seed < 16; ++seed)
        eitherBegins([&](PlayerId first, PlayerId) {
            Opening o(seed);
            const PlayerId winner = o.game.decision().player;
            o.startedBy(first);
            EXPECT_EQ(o.game.state().initiative, first);
            EXPECT_EQ(o.game.state().active, first);
            seen.insert({winner, first});
        });
    EXPECT_EQ(seen.size(), 4U) << "either winner may choose either player";
}

TEST(SwuJudge, R5_2_BothDecksAreShuffledOnceTheStarterIsKnown)
{
    Opening o;
    EXPECT_EQ(o.happened(Ev::Shuffled), 0);
    for (PlayerId player = 0; player < kPlayers; ++player) {
        const std::vector<CardId> deck = o.list(Zone::Deck, player);
        EXPECT_TRUE(std::is_sorted(deck.begin(), deck.end()));
    }
    o.startedBy(1);
    EXPECT_EQ(o.happened(Ev::Shuffled), 2);
    EXPECT_EQ(o.happened(Ev::Drawn), 2);
}

TEST(SwuJudge, R5_2_OneMulliganOfTheWholeHandWhichIsKept)
{
    eitherBegins([](PlayerId first, PlayerId second) {
        Opening o;
        o.startedBy(first);
        const std::vector<CardId> before = o.list(Zone::Hand, first);
        const std::vector<CardId> others = o.list(Zone::Hand, second);
        o.mulligan();
        EXPECT_EQ(o.happened(Ev::Shuffled), 1);
        EXPECT_EQ(o.happened(Ev::Drawn), 1);
        EXPECT_NE(o.list(Zone::Hand, first), before);
        EXPECT_EQ(o.list(Zone::Hand, second), others);
        EXPECT_EQ(o.count(Zone::Hand, first), 6U);
        EXPECT_TRUE(o.game.state().players[first].mulliganed);
        o.keep();
        EXPECT_EQ(o.list(Zone::Hand, second), others);
        EXPECT_FALSE(o.game.state().players[second].mulliganed);
        EXPECT_EQ(o.asked(), (Asked{DecisionKind::Resource, first}));
    });
}

/// In 60 mulligans every card of the old hand has gone back into the deck and may come again.
TEST(SwuJudge, CR5_2_1E_CardsOfTheOldHandMayComeAgain)
{
    int again = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Opening o(seed);
        o.startedBy(0);
        const std::vector<CardId> before = o.list(Zone::Hand, 0);
        o.mulligan();
        for (const CardId id : o.list(Zone::Hand, 0))
            again += static_cast<int>(std::count(before.begin(), before.end(), id));
    }
    EXPECT_NEAR(again, 60 * 36 / 50, 20); // six of fifty, each with the chance of six in fifty
}

TEST(SwuJudge, R5_2_TheActivePlayerDecidesOnTheMulliganFirst)
{
    eitherBegins([](PlayerId first, PlayerId second) {
        for (const bool takes : {false, true}) {
            Opening o;
            o.startedBy(first);
            EXPECT_EQ(o.asked(), (Asked{DecisionKind::Mulligan, first}));
            takes ? o.mulligan() : o.keep();
            // The opponent knows what was decided before deciding.
            const std::vector<core::Event> seen = o.game.eventsFor(Viewer::of(second));
            const auto told = std::find_if(seen.begin(), seen.end(), [](const core::Event &e) {
                return e.type == static_cast<std::uint8_t>(Ev::Mulliganed);
            });
            ASSERT_NE(told, seen.end());
            EXPECT_EQ(told->player, first);
            EXPECT_EQ(told->amount, takes ? 1 : 0);
            EXPECT_EQ(o.asked(), (Asked{DecisionKind::Mulligan, second}));
        }
    });
}

TEST(SwuJudge, R5_2_AnAnswerOutOfTurnTakesNoDecisionAway)
{
    eitherBegins([](PlayerId first, PlayerId second) {
        Opening o;
        o.startedBy(first);
        const State before = o.game.state();
        for (const OptionKind kind : {OptionKind::Keep, OptionKind::Mulligan}) {
            Gesture ahead;
            ahead.player = second;
            ahead.action = kind;
            const Why why = o.game.game().why(ahead);
            EXPECT_TRUE(why.legal.empty());
            ASSERT_EQ(why.refused.size(), 1U);
            EXPECT_EQ(static_cast<Reason>(why.refused[0].code), Reason::NotYourDecision);
            EXPECT_EQ(why.refused[0].params[0], first);
            ahead.player = first;
            EXPECT_EQ(o.game.game().why(ahead).legal.size(), 1U);
        }
        EXPECT_TRUE(o.game.state() == before);
        EXPECT_EQ(o.asked(), (Asked{DecisionKind::Mulligan, first}));
        o.mulligan();
        EXPECT_EQ(o.asked(), (Asked{DecisionKind::Mulligan, second}));
    });
}

TEST(SwuJudge, R5_2_ExactlyTwoReadyResourcesAndFourCardsLeft)
{
    eitherBegins([](PlayerId first, PlayerId second) {
        Opening o;
        o.startedBy(first).keep().keep();
        for (const PlayerId player : {first, second}) {
            EXPECT_EQ(o.asked(), (Asked{DecisionKind::Resource, player}));
            EXPECT_EQ(o.game.decision().options.size(), 6U);
            EXPECT_EQ(o.game.decision().min, 2);
            EXPECT_EQ(o.game.decision().max, 2);
            EXPECT_EQ(o.refusal(Opening::of({})), Reason::TooFew);
            EXPECT_EQ(o.refusal(Opening::of({4})), Reason::TooFew);
            EXPECT_EQ(o.refusal(Opening::of({1, 2, 3})), Reason::TooMany);
            EXPECT_EQ(o.refusal(Opening::of({1, 1})), Reason::ChosenTwice);
            EXPECT_EQ(o.refusal(Opening::of({1, 6})), Reason::NotInList);
            const CardId chosen = o.game.decision().options[3].card;
            const CardId other = o.game.decision().options[4].card;
            o.resource({3, 4});
            EXPECT_EQ(o.list(Zone::Resources, player), (std::vector{chosen, other}));
            EXPECT_EQ(o.count(Zone::Hand, player), 4U);
            for (const CardId id : o.list(Zone::Resources, player))
                EXPECT_EQ(o.game.state().cards[id].status & status::Exhausted, 0);
        }
        EXPECT_EQ(o.asked(), (Asked{DecisionKind::Action, first}));
    });
}

TEST(SwuSetup, CR1_2_ADeckOfTheWrongKindsIsRefused)
{
    std::array<DeckChoice, kPlayers> decks{lukesDeck(cards()), vadersDeck(cards())};
    const auto reason = [&] {
        const auto made = Game::start(cards(), 1, decks);
        return made.ok() ? Reason::None : static_cast<Reason>(made.refusal().code);
    };
    EXPECT_EQ(reason(), Reason::None);
    std::swap(decks[1].leader, decks[1].base);
    EXPECT_EQ(reason(), Reason::WrongCardType);
    std::swap(decks[1].leader, decks[1].base);
    decks[0].cards[7] = cards().shield;
    EXPECT_EQ(reason(), Reason::WrongCardType);
    decks[0].cards[7] = 0;
    EXPECT_EQ(reason(), Reason::WrongCardType);
    decks[0].cards.assign(kMaxDeck + 1, cards().vanilla);
    EXPECT_EQ(reason(), Reason::DeckTooLarge);
}

} // namespace
} // namespace playmat::test
