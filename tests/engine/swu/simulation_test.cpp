#include "bots/random_answer.h"
#include "engine/swu/view/observe.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_export.h"
#include "kit/swu/host/deck_text.h"
#include "kit/swu/host/format_decks.h"
#include "kit/swu/host/invariants.h"
#include "kit/swu/host/random_deck.h"
#include "retelling.h"
#include "support/match_fixture.h"
#include "support/starter_decks.h"
#include "support/swu_table.h"

#include <algorithm>
#include <cstring>
#include <tuple>

/// Games of random legal answers with the two starter decks, both ways round, and with random legal
/// decks of all cards. What must hold at every step is in kit/swu/host/invariants.h; what must hold
/// whenever nothing is going on is here.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

constexpr int kMostDecisions = 5000;
#ifdef PLAYMAT_SANITIZED
constexpr int kGames = 10; ///< of one test, from each side
#else
constexpr int kGames = 25;
#endif

/// Those that players have; not those that other tests make up.
const CardDb &theCards()
{
    return match::swuCards(library());
}

using Decks = std::array<DeckChoice, kPlayers>;

Decks decks(bool vaderFirst)
{
    static const DeckChoice luke = lukesDeck(theCards());
    static const DeckChoice vader = vadersDeck(theCards());
    return vaderFirst ? std::array{vader, luke} : std::array{luke, vader};
}

Decks randomDecks(std::uint64_t seed)
{
    core::Rng rng(seed);
    return {match::randomDeck(theCards(), rng), match::randomDeck(theCards(), rng)};
}

/// No two options are the same, and there is one unless nothing can be resourced.
std::string optionsAreSound(const core::Decision &d)
{
    std::vector<std::tuple<int, int, int, int, int, int, int>> seen;
    for (const core::Option &o : d.options)
        seen.emplace_back(o.kind, o.card, o.target, o.zone, o.player, o.number, o.ability);
    std::sort(seen.begin(), seen.end());
    if (std::adjacent_find(seen.begin(), seen.end()) != seen.end())
        return "an option is offered twice";
    // Hidden cards are asked about whatever they are.
    const bool mayBeEmpty
        = nothingFits(d) || d.kind == DecisionKind::Resource || d.kind == DecisionKind::NameCard;
    if (!d.options.empty() || mayBeEmpty)
        return "";
    return "nothing is offered for a decision of kind " + std::to_string(static_cast<int>(d.kind));
}

/// Whenever somebody takes an action, everything before it is finished and cleared away.
std::string nothingIsLeftOver(const Game &game)
{
    const State &s = game.state();
    const CardDb &db = game.db();
    if (s.stack.size() != 1 || s.attackCount != 0 || !s.triggers.empty() || s.layer != 0)
        return "something is still resolving";
    for (const Context &c : s.contexts)
        if (c.used != 0)
            return "a context was not freed";
    for (CardId id = 0; id < s.cardCount; ++id) {
        const Card &c = s.cards[id];
        const CardType type = db.def(c.def).type;
        const bool plain = type == CardType::Token;
        const bool there = plain ? c.zone == Zone::Base : isArena(c.zone);
        if (db.def(c.def).isToken() && c.zone != Zone::Aside && !there)
            return "a token is in a zone for cards";
        if (s.lookersAt(id) != 0)
            return "a card is still shown";
        const std::string &name = db.def(c.def).id;
        const bool survives = name == "SOR_004" || name == "SEC_012"; // without HP, for a time
        if (isArena(c.zone) && c.host == core::kNone && c.damage >= c.hp && !survives)
            return db.def(c.def).id + " is in play without HP";
        if (c.zone == Zone::Resources && (c.status & status::FaceDown) == 0)
            return "a resource lies faceup";
    }
    return {};
}

/// One game; the first thing that is wrong, or nothing.
class RandomGame
{
public:
    RandomGame(std::uint64_t seed, const Decks &with, const CardDb &db = theCards())
        : m_game(seated(db, seed, with).value())
        , m_rng(seed)
        , m_owned(match::ownershipOf(db, m_game.state()))
    {
    }

    std::string play(bool everything)
    {
        for (int i = 0; i < kMostDecisions && !m_game.over(); ++i) {
            std::string fault = everything ? match::checkPosition(m_game, m_owned, m_rng) : look();
            if (fault.empty())
                fault = answer(everything);
            if (!fault.empty())
                return fault + " at decision " + std::to_string(i);
        }
        if (!m_game.over())
            return "the game does not end";
        return m_game.game().result() ? look() : suspendedText(m_game.game().suspended());
    }

private:
    std::string look()
    {
        if (!(match::ownershipOf(m_game.db(), m_game.state()) == m_owned))
            return "cards were lost or made";
        std::string fault = match::checkPlaces(m_game.state());
        if (!fault.empty() || m_game.game().result())
            return fault;
        fault = optionsAreSound(m_game.decision());
        if (fault.empty() && m_game.decision().kind == DecisionKind::Action)
            fault = nothingIsLeftOver(m_game.game());
        return fault.empty() ? match::checkRefusals(m_game) : fault;
    }

    std::string answer(bool everything)
    {
        for (int tries = 0; tries < 50; ++tries) {
            const core::Answer a
                = bots::randomAnswer(m_game.decision(), m_rng, m_game.db().names.size());
            bool refused = false;
            const ToldBefore before(m_game);
            std::string fault
                = everything ? match::checkAnswer(m_game, a, refused) : twice(a, refused);
            if (everything && fault.empty() && !refused)
                fault = before.checkEvents(m_game) + before.checkCourse(m_game);
            if (!fault.empty() || !refused)
                return fault;
        }
        return "no answer is taken";
    }

    /// Gives the answer, and to a copy as well.
    std::string twice(const core::Answer &a, bool &refused)
    {
        const State before = m_game.state();
        Game copy = m_game.game();
        refused = !m_game.apply(a).ok();
        if (refused)
            return m_game.state() == before ? "" : "a refused answer changed the state";
        if (!copy.apply(a).ok() || !(copy.state() == m_game.state())
            || copy.hash() != m_game.game().hash()
            || copy.decision().options != m_game.decision().options)
            return "a copy goes another way";
        return {};
    }

    SeatedGame m_game;
    core::Rng m_rng;
    match::Ownership m_owned;
};

class SwuSimulation : public ::testing::TestWithParam<int>
{
};

TEST_P(SwuSimulation, RandomGamesKeepEveryRuleOfTheState)
{
    for (int game = 0; game < kGames; ++game)
        for (const bool vaderFirst : {false, true}) {
            const auto seed = static_cast<std::uint64_t>(GetParam() * kGames + game);
            EXPECT_EQ(RandomGame(seed, decks(vaderFirst)).play(false), "")
                << "seed " << seed << (vaderFirst ? ", Vader first" : ", Luke first");
        }
}

TEST_P(SwuSimulation, GamesWithRandomDecksDoToo)
{
    for (int game = 0; game < kGames; ++game) {
        const auto seed = static_cast<std::uint64_t>(5000 + GetParam() * kGames + game);
        EXPECT_EQ(RandomGame(seed, randomDecks(seed)).play(false), "") << "seed " << seed;
    }
}

INSTANTIATE_TEST_SUITE_P(Games, SwuSimulation, ::testing::Range(0, 6));

TEST(SwuSimulated, FewGamesKeepWhatViewersMayKnowToo)
{
    for (std::uint64_t seed = 1000; seed < 1003; ++seed)
        for (const bool vaderFirst : {false, true})
            EXPECT_EQ(RandomGame(seed, decks(vaderFirst)).play(true), "")
                << "seed " << seed << (vaderFirst ? ", Vader first" : ", Luke first");
}

/// A deck of the cards of later sets that tests have, and of their tokens' friends.
DeckChoice laterDeck(const CardDb &db, core::Rng &rng, const char *leader, const char *base)
{
    std::vector<DefId> known;
    for (std::size_t def = 1; def < db.defs.size(); ++def) {
        const CardDef &card = db.defs[def];
        const std::string set = card.id.substr(0, 3);
        const bool later = set != "SOR" && set != "SHD" && set != "TST";
        const bool inDecks = card.type == CardType::Unit || card.type == CardType::Upgrade
            || card.type == CardType::Event;
        if (later && inDecks && card.playable)
            known.push_back(static_cast<DefId>(def));
    }
    DeckChoice deck{db.find(leader), db.find(base), {}};
    for (int i = 0; i < 50; ++i)
        deck.cards.push_back(known[rng.below(static_cast<std::uint32_t>(known.size()))]);
    return deck;
}

TEST(SwuSimulated, CardsOfLaterSetsKeepEveryRuleAndEverySecret)
{
    const CardDb &db = cards();
    for (std::uint64_t seed = 1; seed <= kGames / 2; ++seed) {
        core::Rng rng(seed);
        const Decks decks{laterDeck(db, rng, "SOR_005", seed % 2 == 0 ? "LOF_020" : "JTL_028"),
                          laterDeck(db, rng, "SOR_010", seed % 2 == 0 ? "JTL_021" : "TWI_022")};
        EXPECT_EQ(RandomGame(seed, decks, db).play(false), "") << "seed " << seed;
        if (seed <= 4) {
            EXPECT_EQ(RandomGame(seed, decks, db).play(true), "") << "seed " << seed;
        }
    }
}

TEST(SwuSimulated, RandomDecksAreLegalAndReachEveryCard)
{
    std::set<DefId> seen;
    core::Rng rng(1);
    for (int i = 0; i < 3000; ++i) {
        const DeckChoice deck = match::randomDeck(theCards(), rng);
        EXPECT_EQ(static_cast<int>(deck.cards.size()), 50 + theCards().def(deck.base).deckSize);
        std::map<std::uint16_t, int> copies;
        for (const DefId card : deck.cards)
            EXPECT_LE(++copies[theCards().def(card).identity], 3);
        seen.insert(deck.cards.begin(), deck.cards.end());
        seen.insert({deck.leader, deck.base});
    }
    for (std::size_t def = 1; def < theCards().defs.size(); ++def) {
        const CardDef &card = theCards().defs[def];
        EXPECT_TRUE(card.isToken() || !card.playable || seen.contains(static_cast<DefId>(def)))
            << card.id;
    }
}

namespace {

double meanCost(const DeckChoice &deck)
{
    int sum = 0;
    for (const DefId card : deck.cards)
        sum += theCards().def(card).cost;
    return sum / static_cast<double>(deck.cards.size());
}

int outOfAspects(const DeckChoice &deck)
{
    const CardDef &leader = theCards().def(deck.leader);
    const CardDef &base = theCards().def(deck.base);
    return static_cast<int>(std::ranges::count_if(deck.cards, [&](DefId id) {
        return (theCards().def(id).aspectMask & ~(leader.aspectMask | base.aspectMask)) != 0;
    }));
}

} // namespace

TEST(SwuSimulated, DecksOfAFormatAreLegalInItAndHaveACurveAndColours)
{
    for (const match::Format &format : match::formats()) {
        const match::FormatDecks decks(theCards(), format);
        core::Rng rng(1);
        for (int i = 0; i < 200; ++i) {
            const DeckChoice deck = decks.draw(rng);
            const auto document
                = match::readDeck(theCards(), match::deckJson(theCards(), "drawn", deck).dump());
            ASSERT_TRUE(document);
            for (const std::string &fault :
                 match::againstFormat(theCards(), document.value(), format))
                ADD_FAILURE() << format.id << ", deck " << i << ": " << fault;
            EXPECT_TRUE(match::playableDeck(theCards(), document.value(), format.rules));
            EXPECT_LE(outOfAspects(deck), 6) << format.id << ", deck " << i;
            EXPECT_GT(meanCost(deck), 2) << format.id << ", deck " << i;
            EXPECT_LT(meanCost(deck), 4) << format.id << ", deck " << i;
        }
    }
}

/// One game with events, one without, and one whose answers are not checked.
std::string threeAlike(std::uint64_t seed, const Decks &decks)
{
    Game told = Game::start(theCards(), seed, decks).value();
    Game quiet = told;
    quiet.recordEvents(false);
    Game played = told;
    core::Rng rng(seed);
    while (!told.over()) {
        const core::Answer a = bots::randomAnswer(told.decision(), rng, theCards().names.size());
        const bool taken = told.apply(a).ok();
        if (quiet.apply(a).ok() != taken)
            return "an answer is taken only with events, or only without";
        if (taken)
            played.play(a);
        for (const Game *other : {&quiet, &played})
            if (!(other->state() == told.state())
                || other->decision().options != told.decision().options)
                return "the games differ";
    }
    return {};
}

TEST(SwuSimulated, EventsAndChecksChangeNothing)
{
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        EXPECT_EQ(threeAlike(seed, decks(seed % 2 == 0)), "") << "seed " << seed;
        EXPECT_EQ(threeAlike(seed, randomDecks(seed)), "") << "random decks, seed " << seed;
    }
}

TEST(SwuSimulated, AStateThatBecomesAnotherIsEqualToIt)
{
    const auto after = [](std::uint64_t seed, int answers) {
        Game game = Game::start(theCards(), seed, randomDecks(seed)).value();
        core::Rng rng(seed);
        for (int i = 0; i < answers && !game.over(); ++i)
            (void)game.apply(bots::randomAnswer(game.decision(), rng, theCards().names.size()));
        return game.state();
    };
    const State early = after(1, 5);
    State late = after(2, 150); // with tokens: more cards
    State more = early;
    more.become(late);
    EXPECT_EQ(more, late);
    late.become(early);
    EXPECT_EQ(late, early);
    EXPECT_EQ(std::memcmp(&late, &early, sizeof(State)), 0);
}

TEST(SwuSimulated, TheSameSeedPlaysTheSameGame)
{
    const auto play = [] {
        Game game = Game::start(theCards(), 77, decks(false)).value();
        core::Rng rng(5);
        while (!game.result())
            (void)game.apply(bots::randomAnswer(game.decision(), rng, theCards().names.size()));
        return game.hash();
    };
    EXPECT_EQ(play(), play());
}

} // namespace
} // namespace playmat::test
