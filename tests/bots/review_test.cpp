#include "bots_fixture.h"
#include "kit/swu/bots/review.h"
#include "kit/swu/host/cards.h"

/// A finished game as the coach sees it.
namespace playmat::test {
namespace {

using swu::PlayerId;

constexpr bots::Effort kShortLook{600, 2000};

/// Either side wins as soon as it attacks; `seat` acts.
swu::SeatedGame sharpGame(PlayerId seat)
{
    const swu::CardDb &db = match::swuCards(library());
    swu::Position position;
    position.active = position.initiative = seat;
    for (swu::PositionSide &side : position.players) {
        side.leader.card = starterDecks()[0].leader;
        side.leader.epicUsed = true;
        side.base.card = starterDecks()[0].base;
        side.base.damage = db.def(side.base.card).hp - 1;
        side.deck.assign(10, db.vanilla);
        side.ground.emplace_back().card = db.vanilla;
    }
    return swu::seated(db, position).value();
}

core::Answer optionOf(const swu::SeatedGame &game, swu::OptionKind kind)
{
    const auto &options = game.decision().options;
    for (std::uint16_t i = 0; i < options.size(); ++i)
        if (static_cast<swu::OptionKind>(options[i].kind) == kind)
            return core::Answer::one(i);
    return {};
}

TEST(Review, TellsABlunderFromTheBestMove)
{
    for (const PlayerId seat : {PlayerId{0}, PlayerId{1}}) {
        const swu::SeatedGame game = sharpGame(seat);
        const auto pass
            = bots::judge(game, optionOf(game, swu::OptionKind::Pass), knowledge(), kShortLook, {});
        ASSERT_TRUE(pass);
        EXPECT_EQ(pass->did, "Pass");
        EXPECT_EQ(bots::markOf(pass->loss), bots::Mark::Blunder);
        EXPECT_NE(pass->better.find("Attack their base"), std::string::npos);
        EXPECT_FALSE(pass->reasons.empty());
        core::Answer attack;
        const auto &options = game.decision().options;
        for (std::uint16_t i = 0; i < options.size(); ++i)
            if (options[i].target == game.state().bases[1 - seat])
                attack = core::Answer::one(i);
        const auto best = bots::judge(game, attack, knowledge(), kShortLook, {});
        ASSERT_TRUE(best);
        EXPECT_EQ(best->loss, 0);
        EXPECT_TRUE(best->better.empty());
    }
}

TEST(Review, MarksLossesAtFiveTenAndFifteenPoints)
{
    EXPECT_EQ(bots::markOf(0.049), bots::Mark::None);
    EXPECT_EQ(bots::markOf(0.05), bots::Mark::Doubtful);
    EXPECT_EQ(bots::markOf(0.10), bots::Mark::Mistake);
    EXPECT_EQ(bots::markOf(0.30), bots::Mark::Blunder);
}

TEST(Review, AddsUpToTheResult)
{
    std::vector<bots::Moment> moments(3);
    moments[0].best = 0.55;
    moments[0].draws = 0.05;
    moments[1].loss = 0.2;
    moments[2].draws = -0.08;
    for (bots::Moment &moment : moments)
        moment.choice = true;
    const bots::Account account = bots::accountOf(moments, 0);
    EXPECT_DOUBLE_EQ(account.begin, 0.5);
    EXPECT_NEAR(account.begin + account.decisions + account.draws + account.rest, 0, 1e-12);
    EXPECT_EQ(account.deciding, (std::vector<std::size_t>{1, 2, 0}));
    EXPECT_LT(account.accuracy, 1);
    moments[1].loss = 0;
    EXPECT_NEAR(bots::accountOf(moments, 1).accuracy, 1, 1e-6);
}

/// A hand of the cheapest cards where the deck has nothing that could be played, and the reverse.
TEST(Review, CallsAGoodDrawLuck)
{
    const swu::CardDb &db = match::swuCards(library());
    const swu::DefId dear = db.find("SOR_040"); // Avenger, cost 9
    ASSERT_NE(dear, 0);
    std::vector<double> worth;
    for (const bool lucky : {true, false}) {
        swu::Position position;
        for (swu::PositionSide &side : position.players) {
            side.leader.card = starterDecks()[0].leader;
            side.base.card = starterDecks()[0].base;
            side.deck.assign(12, db.vanilla);
            for (int i = 0; i < 3; ++i)
                side.resources.emplace_back().card = db.vanilla;
        }
        position.players[0].hand.assign(2, lucky ? db.vanilla : dear);
        position.players[0].deck.assign(12, lucky ? dear : db.vanilla);
        const swu::SeatedGame game = swu::seated(db, position).value();
        std::vector<core::CardId> drawn;
        game.state().forEach(swu::Zone::Hand, 0, [&](core::CardId id) { drawn.push_back(id); });
        const double luck = bots::luckOf(game, drawn, knowledge(), {400, 0}, {});
        worth.push_back(luck);
        EXPECT_EQ(luck, bots::luckOf(game, drawn, knowledge(), {400, 0}, {})) << "and again";
    }
    EXPECT_GT(worth[0], 0);
    EXPECT_GT(worth[0], worth[1]);
}

TEST(Review, IsGivenUpWhenItIsStopped)
{
    std::stop_source stop;
    stop.request_stop();
    const swu::SeatedGame game = sharpGame(0);
    EXPECT_FALSE(bots::judge(game, optionOf(game, swu::OptionKind::Pass), knowledge(), kShortLook,
                             stop.get_token()));
}

} // namespace
} // namespace playmat::test
