#include "engine/swu/card_files.h"
#include "engine/swu/game.h"

#include <gtest/gtest.h>

#include <algorithm>

/// What makes current values stale that no card of a loaded set looks at. The cards are of this
/// test alone: programs that think imagine any card that tables know.
namespace playmat::swu {
namespace {

constexpr auto kCards = R"json({"set": "TST", "name": "Test", "traits": [], "cards": [
  {"id": "TST_900", "name": "Grim Joy", "type": "unit", "arena": "space", "cost": 1, "power": 1, "hp": 3,
   "abilities": [{"affects": "this", "while": {"defeated_this_phase": "enemy"}, "power": 1},
     {"affects": "this", "while": {"left_play_this_phase": "enemy"}, "power": 2},
     {"affects": "this", "while": {"defeated_enemy": "you"}, "power": 4}]}
]})json";

const CardDb &cardsWithTheirs()
{
    static const CardDb db = [] {
        CardLoader loader;
        for (const auto &file : testing::setFiles())
            loader.addSet(file.filename().string(), testing::readFile(file));
        loader.addSet("test.json", kCards);
        CardDb all = loader.take();
        for (const LoadError &error : loader.errors())
            ADD_FAILURE() << describe(error);
        return all;
    }();
    return db;
}

/// Consular Security Force can defeat a Death Star Stormtrooper, and Grim Joy looks on.
Game fight(PlayerId me)
{
    const auto card = [](const char *id) { return cardsWithTheirs().find(id); };
    const auto placed = [&](const char *id) {
        PlacedCard one;
        one.card = card(id);
        return std::vector{one};
    };
    Position position;
    position.active = position.initiative = me;
    for (PositionSide &side : position.players) {
        side.leader.card = card("SOR_005");
        side.base.card = card("SOR_029");
    }
    position.players[me].ground = placed("SOR_046");
    position.players[me].space = placed("TST_900");
    position.players[1 - me].ground = placed("SOR_128");
    return Game::fromPosition(cardsWithTheirs(), position).value();
}

int powerOf(const Game &game, const char *id)
{
    const DefId def = game.db().find(id);
    const auto &all = game.state().cards;
    return std::ranges::find(all, def, &Card::def)->power;
}

} // namespace

TEST(SwuTouching, CR8_15_WhoLeavesPlayChangesValuesThatLookAtThat)
{
    for (PlayerId me = 0; me < 2; ++me) {
        Game game = fight(me);
        EXPECT_EQ(powerOf(game, "TST_900"), 1);
        const auto &options = game.decision().options;
        const auto attack = std::ranges::find_if(options, [&](const core::Option &o) {
            return static_cast<OptionKind>(o.kind) == OptionKind::Attack
                && game.state().cards[o.target].def == game.db().find("SOR_128");
        });
        ASSERT_NE(attack, options.end());
        const auto option = static_cast<std::uint16_t>(attack - options.begin());
        ASSERT_TRUE(game.apply(core::Answer::one(option)).ok());
        EXPECT_EQ(powerOf(game, "TST_900"), 8) << "at seat " << int{me};
    }
}

} // namespace playmat::swu
