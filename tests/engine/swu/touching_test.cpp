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
     {"affects": "this", "while": {"defeated_enemy": "you"}, "power": 4}]},
  {"id": "TST_902", "name": "Grim Count", "type": "unit", "arena": "space", "cost": 1, "power": 1, "hp": 3,
   "abilities": [
     {"affects": "this", "while": {"defeated_this_phase": "enemy", "of": {"kind": "unit", "trait": "Imperial"}}, "power": 1},
     {"affects": "this", "while": {"left_play_this_phase": "enemy", "of": {"kind": "unit", "trait": "Rebel"}}, "power": 2},
     {"affects": "this", "power": {"defeated_this_phase": {"kind": "unit", "side": "enemy"}, "times": 4}},
     {"affects": "this", "power": {"defeated_this_phase": {"kind": "unit", "side": "friendly"}, "times": 8}}]},
  {"id": "TST_901", "name": "Price on a Protege", "type": "upgrade", "cost": 0, "power": 0, "hp": 0,
   "abilities": [{"while": {"exists": {"kind": "unit", "keyword": "sentinel"}},
     "grants": {"bounty": [{"draw": 1}]}}]}
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

/// Leaders and bases, and nothing else.
Position emptyTable(PlayerId me)
{
    Position position;
    position.active = position.initiative = me;
    for (PositionSide &side : position.players) {
        side.leader.card = cardsWithTheirs().find("SOR_005");
        side.base.card = cardsWithTheirs().find("SOR_029");
    }
    return position;
}

/// Consular Security Force can defeat a Death Star Stormtrooper, and these units look on.
Game fight(PlayerId me)
{
    const auto card = [](const char *id) { return cardsWithTheirs().find(id); };
    const auto placed = [&](const char *id) {
        PlacedCard one;
        one.card = card(id);
        return std::vector{one};
    };
    Position position = emptyTable(me);
    position.players[me].ground = placed("SOR_046");
    position.players[me].space = placed("TST_900");
    position.players[me].space.push_back(placed("TST_902").front());
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
        EXPECT_EQ(powerOf(game, "TST_902"), 1);
        const auto &options = game.decision().options;
        const auto attack = std::ranges::find_if(options, [&](const core::Option &o) {
            return static_cast<OptionKind>(o.kind) == OptionKind::Attack
                && game.state().cards[o.target].def == game.db().find("SOR_128");
        });
        ASSERT_NE(attack, options.end());
        const auto option = static_cast<std::uint16_t>(attack - options.begin());
        ASSERT_TRUE(game.apply(core::Answer::one(option)).ok());
        EXPECT_EQ(powerOf(game, "TST_900"), 8) << "at seat " << int{me};
        // An Imperial unit was defeated, no Rebel left; one enemy unit, no friendly one.
        EXPECT_EQ(powerOf(game, "TST_902"), 1 + 1 + 4) << "at seat " << int{me};
    }
}

/// The Wing Guard comes after the unit with the upgrade, and is a Sentinel from the first moment
/// on.
TEST(SwuTouching, CR7_5_13B_WhatAnUpgradeGrantsMayDependOnAUnitThatCameLater)
{
    for (PlayerId me = 0; me < 2; ++me) {
        const auto card = [](const char *id) { return cardsWithTheirs().find(id); };
        Position position = emptyTable(me);
        PlacedCard host;
        host.card = card("SOR_046");
        PlacedCard price;
        price.card = card("TST_901");
        host.upgrades = {price};
        PlacedCard guards;
        guards.card = card("SOR_063");
        position.players[me].ground = {host, guards};
        const Game game = Game::fromPosition(cardsWithTheirs(), position).value();
        const auto &all = game.state().cards;
        const Keywords now = std::ranges::find(all, card("SOR_046"), &Card::def)->keywords;
        EXPECT_TRUE(now.any(kw::Bounty)) << "at seat " << int{me};
    }
}

} // namespace playmat::swu
