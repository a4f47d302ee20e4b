#include "bots/random_answer.h"
#include "card_files.h"
#include "kit/swu/host/invariants.h"
#include "kit/swu/host/random_deck.h"
#include "support/starter_decks.h"

#include <algorithm>

/// The engine once more, built for three seats: nothing in it takes a player for the only other
/// one. What the formats for more than two add (CR 11.3: how their games end, counters of their
/// own) is not there; the first base that is defeated ends the game.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::Answer;
using core::DecisionKind;

static_assert(kPlayers == 3 && kMaxCards == 240);

using swu::testing::cards;

PlacedCard placed(const char *id)
{
    PlacedCard card;
    card.card = cards().find(id);
    return card;
}

std::vector<DefId> some(const char *id, std::size_t count)
{
    return std::vector<DefId>(count, cards().find(id));
}

/// Luke, Vader and Leia, each with ten resources, a deck and three cards in hand; in the action
/// phase, seat 0 has the initiative and the first action.
Position threePlayers()
{
    Position at;
    const std::array leaders{"SOR_005", "SOR_010", "SOR_009"};
    for (PlayerId player = 0; player < kPlayers; ++player) {
        PositionSide &side = at.players[player];
        side.leader.card = cards().find(leaders[player]);
        side.base.card = cards().find("SOR_022");
        side.resources.resize(10, placed("SOR_046"));
        side.hand = some("SOR_095", 3);
        side.deck = some("SOR_046", 10);
    }
    return at;
}

SeatedGame gameOf(const Position &position)
{
    return seated(cards(), position).value();
}

/// The option of the open decision that `fits`; there must be one.
template <class Fits>
Answer option(const SeatedGame &game, Fits &&fits)
{
    const auto &options = game.decision().options;
    const auto found = std::ranges::find_if(options, fits);
    EXPECT_NE(found, options.end());
    return Answer::one(static_cast<std::uint16_t>(found - options.begin()));
}

Answer ofKind(const SeatedGame &game, OptionKind kind)
{
    return option(game, [&](const core::Option &o) { return o.kind == static_cast<int>(kind); });
}

void answer(SeatedGame &game, const Answer &a)
{
    ASSERT_TRUE(game.apply(a).ok());
}

/// Plays the first card in hand of that name.
void playCard(SeatedGame &game, const char *id)
{
    answer(game, option(game, [&](const core::Option &o) {
               return o.kind == static_cast<int>(OptionKind::Play)
                   && game.state().cards[o.card].def == cards().find(id);
           }));
}

std::size_t handOf(const SeatedGame &game, PlayerId player)
{
    return game.state().list(Zone::Hand, player).count;
}

TEST(ThreeSeats, CR5_3_3_TurnsGoRoundTheTableUntilAllHavePassed)
{
    SeatedGame game = gameOf(threePlayers());
    for (PlayerId player = 0; player < kPlayers; ++player) {
        EXPECT_EQ(game.decision().player, player);
        answer(game, ofKind(game, OptionKind::Pass));
    }
    EXPECT_EQ(game.state().phase, Phase::Regroup);
    for (PlayerId player = 0; player < kPlayers; ++player)
        EXPECT_EQ(handOf(game, player), 5U) << "two cards are drawn";
}

TEST(ThreeSeats, CR6_3_2_AUnitMayAttackTheUnitsAndTheBaseOfEachOpponent)
{
    Position at = threePlayers();
    for (PositionSide &side : at.players)
        side.ground = {placed("SOR_095")};
    const SeatedGame game = gameOf(at);
    std::array<int, kPlayers> units{};
    std::array<int, kPlayers> bases{};
    for (const core::Option &o : game.decision().options) {
        if (o.kind != static_cast<int>(OptionKind::Attack))
            continue;
        const Card &target = game.state().cards[o.target];
        ++(target.zone == Zone::Base ? bases : units)[target.controller];
    }
    EXPECT_EQ(units, (std::array{0, 1, 1}));
    EXPECT_EQ(bases, (std::array{0, 1, 1}));
}

TEST(ThreeSeats, CR7_5_11_CR11_3_ASentinelStandsBeforeItsControllerOnly)
{
    Position at = threePlayers();
    at.players[0].ground = {placed("SOR_095")};
    at.players[2].ground = {placed("SOR_063")}; // Cloud City Wing Guard
    at.players[2].space = {placed("SOR_237")}; // Alliance X-Wing
    const SeatedGame game = gameOf(at);
    std::vector<CardId> targets;
    for (const core::Option &o : game.decision().options)
        if (o.kind == static_cast<int>(OptionKind::Attack))
            targets.push_back(o.target);
    ASSERT_EQ(targets.size(), 2U);
    EXPECT_TRUE(std::ranges::count(targets, game.state().bases[1]));
    EXPECT_FALSE(std::ranges::count(targets, game.state().bases[2]));
}

/// SHD_244 No Bargain: "Each opponent discards a card from their hand. Draw a card."
TEST(ThreeSeats, CR11_3_WhatEachOpponentDoesBothDoInTurn)
{
    Position at = threePlayers();
    at.players[0].hand = some("SHD_244", 1);
    SeatedGame game = gameOf(at);
    playCard(game, "SHD_244");
    for (PlayerId player = 1; player < kPlayers; ++player) {
        ASSERT_EQ(game.decision().player, player);
        answer(game, Answer::one(0));
    }
    EXPECT_EQ(handOf(game, 0), 1U);
    EXPECT_EQ(handOf(game, 1), 2U);
    EXPECT_EQ(handOf(game, 2), 2U);
}

/// SHD_184 Bazine Netal looks at the hand of an opponent of her player's choice.
TEST(ThreeSeats, CR11_3_AnOpponentIsChosenAndOnlyTheLookerSeesTheirHand)
{
    Position at = threePlayers();
    at.players[0].hand = some("SHD_184", 1);
    SeatedGame game = gameOf(at);
    playCard(game, "SHD_184");
    ASSERT_EQ(game.decision().kind, DecisionKind::ChoosePlayer);
    EXPECT_EQ(game.decision().options.size(), 2U);
    answer(game, option(game, [](const core::Option &o) { return o.player == 2; }));
    const auto seenBy = [&](PlayerId viewer, PlayerId holder) {
        const Observation seen = game.observe(Viewer::of(viewer));
        return std::ranges::count_if(seen.cards, [&](const CardView &card) {
            return card.zone == Zone::Hand && card.zonePlayer == holder && card.def != 0;
        });
    };
    EXPECT_EQ(seenBy(0, 2), 3);
    EXPECT_EQ(seenBy(0, 1), 0);
    EXPECT_EQ(seenBy(1, 2), 0);
    EXPECT_EQ(seenBy(2, 2), 3);
}

/// SOR_058 Vigilance: "An opponent discards 6 cards from their deck" is one of its modes.
TEST(ThreeSeats, CR11_3_OneOpponentOfTheControllersChoiceIsMeant)
{
    Position at = threePlayers();
    at.players[0].hand = some("SOR_058", 1);
    SeatedGame game = gameOf(at);
    playCard(game, "SOR_058");
    while (game.decision().kind != DecisionKind::ChoosePlayer) // the first mode, and another one
        answer(game, Answer::one(0));
    answer(game, option(game, [](const core::Option &o) { return o.player == 2; }));
    EXPECT_EQ(game.state().list(Zone::Deck, 1).count, 10U);
    EXPECT_EQ(game.state().list(Zone::Deck, 2).count, 4U);
}

TEST(ThreeSeats, ABaseThatIsDefeatedEndsTheGame)
{
    Position at = threePlayers();
    at.players[0].ground = {placed("SOR_095")};
    at.players[1].base.damage = 24;
    SeatedGame game = gameOf(at);
    answer(game, option(game, [&](const core::Option &o) {
               return o.kind == static_cast<int>(OptionKind::Attack)
                   && o.target == game.state().bases[1];
           }));
    ASSERT_TRUE(game.over());
    EXPECT_EQ(game.game().result()->reason, EndReason::BaseDefeated);
    EXPECT_EQ(game.game().result()->winner, 2);
}

// --- whole games of random answers

constexpr int kMostDecisions = 8000;
#ifdef PLAYMAT_SANITIZED
constexpr std::uint64_t kGames = 6;
#else
constexpr std::uint64_t kGames = 60;
#endif

/// The first thing that is wrong, or nothing. `everything` looks at what each viewer may know and
/// is told, too.
std::string playedOut(SeatedGame game, std::uint64_t seed, bool everything)
{
    core::Rng rng(seed);
    const match::Ownership owned = match::ownershipOf(game.db(), game.state());
    std::string fault;
    for (int i = 0; fault.empty() && !game.over(); ++i) {
        if (i == kMostDecisions)
            return "the game does not end";
        bool refused = true;
        const auto next
            = [&] { return bots::randomAnswer(game.decision(), rng, game.db().names.size()); };
        fault = everything ? match::checkPosition(game, owned, rng)
                           : match::checkPlaces(game.state());
        for (int tries = 0; fault.empty() && refused && tries < 50; ++tries) {
            if (everything)
                fault = match::checkAnswer(game, next(), refused);
            else
                refused = !game.apply(next()).ok();
        }
        if (refused && fault.empty())
            return "no answer is taken";
        if (!fault.empty())
            fault += " at decision " + std::to_string(i);
    }
    return fault.empty() && !game.game().result() ? "suspended" : fault;
}

std::array<DeckChoice, kPlayers> someDecks(std::uint64_t seed)
{
    core::Rng rng(seed);
    if (seed % 2 == 0)
        return {lukesDeck(cards()), vadersDeck(cards()), match::randomDeck(cards(), rng)};
    return {match::randomDeck(cards(), rng), match::randomDeck(cards(), rng),
            match::randomDeck(cards(), rng)};
}

TEST(ThreeSeats, RandomGamesKeepEveryRuleOfTheState)
{
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        SeatedGame game = seated(cards(), seed, someDecks(seed)).value();
        EXPECT_EQ(playedOut(game, seed, false), "") << "seed " << seed;
    }
}

std::array<DeckChoice, kPlayers> decksOf(std::size_t first, std::size_t second, std::size_t third)
{
    std::array decks = someDecks(2);
    const std::array sizes{first, second, third};
    for (std::size_t seat = 0; seat < sizes.size(); ++seat)
        decks[seat].cards = some("SOR_046", sizes[seat]);
    return decks;
}

/// Sixty-five cards a seat, or two decks of eighty and a third: more than 192 with what else there
/// is, and room for tokens.
TEST(ThreeSeats, LargeDecksHaveRoom)
{
    for (const auto &decks : {decksOf(65, 65, 65), decksOf(80, 80, 40)}) {
        const SeatedGame game = seated(cards(), 3, decks).value();
        EXPECT_GT(game.state().cardCount, 192);
        EXPECT_EQ(playedOut(game, 3, false), "");
    }
    EXPECT_FALSE(Game::start(cards(), 3, decksOf(70, 70, 69)).ok());
}

TEST(ThreeSeats, FewGamesKeepEverySecretToo)
{
    for (std::uint64_t seed = 1; seed <= kGames / 20 + 1; ++seed)
        EXPECT_EQ(playedOut(seated(cards(), seed, someDecks(seed)).value(), seed, true), "")
            << "seed " << seed;
}

/// What one seat may know is a game in which the same is asked, and so is a world that it may
/// believe to be in.
TEST(ThreeSeats, EachSeatKnowsAGameOfItsOwn)
{
    SeatedGame game = seated(cards(), 5, someDecks(4)).value();
    core::Rng rng(9);
    for (int i = 0; i < 300 && !game.over(); ++i) {
        const PlayerId seat = game.decision().player;
        const SeatedGame seen = swu::seenBy(game, seat);
        const std::array pool{cards().find("SOR_095"), cards().find("SOR_046")};
        SeatedGame world = swu::imagined(seen, seat, pool, rng);
        EXPECT_EQ(seen.decision().options.size(), game.decision().options.size());
        EXPECT_EQ(world.decision().options.size(), game.decision().options.size());
        EXPECT_EQ(match::checkPlaces(world.state()), "");
        (void)game.apply(bots::randomAnswer(game.decision(), rng, game.db().names.size()));
    }
}

} // namespace
} // namespace playmat::test
