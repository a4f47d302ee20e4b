// Rules for turns, moves, showdowns, combat and points. Rule numbers: Core Rules 1.3.
#include "engine/riftbound/game.h"

#include <gtest/gtest.h>

#include <memory>

namespace playmat::riftbound {
namespace {

using core::Answer;

/// Positions of units without text, and actions of players in them.
class RiftboundRules : public testing::Test
{
protected:
    RiftboundRules()
    {
        for (PlayerId player = 0; player < kPlayers; ++player) {
            PlacePosition place;
            place.def = db.blankBattlefield;
            place.owner = player;
            position.places.push_back(place);
            position.seats[player].deck.assign(8, card(player));
        }
    }

    [[nodiscard]] PlacedCard card(PlayerId player, int might = 2) const
    {
        PlacedCard out;
        out.def = db.blankUnit;
        out.player = player;
        out.might = might;
        return out;
    }
    [[nodiscard]] PlacedCard with(PlacedCard unit, Kw keyword, int number = 1) const
    {
        unit.keywords.push_back({keyword, number});
        return unit;
    }
    void begin()
    {
        auto started = Game::fromPosition(db, position);
        ASSERT_TRUE(started.ok());
        game = std::make_unique<Game>(started.value());
    }
    /// The options of a kind, limited to one card if given.
    [[nodiscard]] std::vector<std::uint16_t> options(OptionKind kind, CardId of = kNone,
                                                     std::uint8_t zone = kNone) const
    {
        std::vector<std::uint16_t> out;
        for (std::size_t i = 0; i < game->decision().options.size(); ++i) {
            const core::Option &o = game->decision().options[i];
            if (o.kind == static_cast<std::uint8_t>(kind) && (of == kNone || o.card == of)
                && (zone == kNone || o.zone == zone))
                out.push_back(static_cast<std::uint16_t>(i));
        }
        return out;
    }
    void act(OptionKind kind, CardId of = kNone, std::uint8_t zone = kNone)
    {
        const auto found = options(kind, of, zone);
        ASSERT_FALSE(found.empty());
        ASSERT_TRUE(game->apply(Answer::one(found.front())).ok());
    }
    void passAll()
    {
        for (int i = 0; i < 20 && !game->over() && !options(OptionKind::Pass).empty(); ++i)
            act(OptionKind::Pass);
    }
    [[nodiscard]] const Card &at(const PlacedCard &placed) const
    {
        return game->state().cards[placed.placed];
    }
    [[nodiscard]] PlacedCard &inBase(PlayerId player, std::size_t i = 0)
    {
        return position.seats[player].base[i];
    }
    [[nodiscard]] int points(PlayerId player) const { return game->state().players[player].points; }
    static ListId field(std::uint8_t place) { return listOf(Zone::Battlefield, place); }

    CardDb db;
    Position position;
    std::unique_ptr<Game> game;
};

TEST_F(RiftboundRules, R344_AnEmptyBattlefieldIsTakenAfterAShowdown)
{
    position.seats[0].base = {card(0)};
    begin();
    act(OptionKind::Move, inBase(0).placed, field(0));
    EXPECT_TRUE(game->state().showdown.going());
    EXPECT_EQ(points(0), 0); // both players may act before the point is scored
    passAll();
    EXPECT_EQ(game->state().places[0].controller, 0);
    EXPECT_EQ(points(0), 1);
    EXPECT_TRUE(at(inBase(0)).is(status::Exhausted));
}

TEST_F(RiftboundRules, R144_3_UnitsThatGoToOnePlaceMoveTogether)
{
    position.seats[0].base = {card(0), card(0)};
    begin();
    Answer both;
    for (std::size_t i = 0; i < 2; ++i)
        ASSERT_TRUE(
            both.options.tryPush(options(OptionKind::Move, inBase(0, i).placed, field(1)).front()));
    ASSERT_TRUE(game->apply(both).ok());
    EXPECT_EQ(at(inBase(0, 0)).place, 1);
    EXPECT_EQ(at(inBase(0, 1)).place, 1);
}

TEST_F(RiftboundRules, R144_3_NotTogetherToTwoPlaces)
{
    position.seats[0].base = {card(0), card(0)};
    begin();
    Answer both;
    for (std::uint8_t i = 0; i < 2; ++i)
        ASSERT_TRUE(
            both.options.tryPush(options(OptionKind::Move, inBase(0, i).placed, field(i)).front()));
    const std::uint64_t before = game->hash();
    EXPECT_FALSE(game->apply(both).ok());
    EXPECT_EQ(game->hash(), before);
}

TEST_F(RiftboundRules, R461_TheWinnerOfACombatConquers)
{
    position.seats[0].base = {card(0, 5)};
    position.places[1].controller = 1;
    position.places[1].units = {card(1, 3)};
    begin();
    act(OptionKind::Move, inBase(0).placed, field(1));
    EXPECT_TRUE(game->state().showdown.combat);
    EXPECT_TRUE(at(inBase(0)).is(status::Attacker));
    passAll();
    EXPECT_EQ(at(position.places[1].units[0]).zone, Zone::Trash);
    EXPECT_EQ(at(inBase(0)).damage, 0); // 461.1.a: combat heals all units
    EXPECT_EQ(points(0), 1);
}

TEST_F(RiftboundRules, R461_1_a_AttackersGoHomeFromDefenders)
{
    position.seats[0].base = {card(0, 3)};
    position.places[1].controller = 1;
    PlacedCard stunned = card(1, 5);
    stunned.stunned = true; // 423: it deals nothing
    position.places[1].units = {stunned};
    begin();
    act(OptionKind::Move, inBase(0).placed, field(1));
    passAll();
    EXPECT_EQ(at(inBase(0)).zone, Zone::Base);
    EXPECT_EQ(game->state().places[1].controller, 1);
}

TEST_F(RiftboundRules, R815_TankIsAssignedDamageFirst)
{
    position.seats[0].base = {card(0, 6)};
    position.places[1].controller = 1;
    position.places[1].units = {with(card(1, 2), Kw::Tank), card(1, 4), card(1, 4)};
    begin();
    act(OptionKind::Move, inBase(0).placed, field(1));
    act(OptionKind::Pass);
    act(OptionKind::Pass);
    ASSERT_EQ(game->decision().kind, core::DecisionKind::Distribute);
    Answer wrong;
    for (const auto &[option, amount] : {std::pair{1, 4}, std::pair{2, 2}})
        ASSERT_TRUE(wrong.options.tryPush(static_cast<std::uint16_t>(option))
                    && wrong.amounts.tryPush(static_cast<std::uint8_t>(amount)));
    const auto refused = game->apply(wrong);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.refusal().code, static_cast<std::uint16_t>(Reason::TankFirst));
}

TEST_F(RiftboundRules, R807_AssaultCountsForAnAttacker)
{
    position.seats[0].base = {with(card(0, 2), Kw::Assault, 2)};
    position.places[1].controller = 1;
    position.places[1].units = {with(card(1, 2), Kw::Shield, 1)};
    begin();
    EXPECT_EQ(at(inBase(0)).might, 2);
    act(OptionKind::Move, inBase(0).placed, field(1));
    EXPECT_EQ(at(inBase(0)).might, 4);
    EXPECT_EQ(at(position.places[1].units[0]).might, 3); // 814
}

TEST_F(RiftboundRules, R810_GankingMovesFromBattlefieldToBattlefield)
{
    position.places[0].controller = 0;
    position.places[0].units = {card(0), with(card(0), Kw::Ganking)};
    begin();
    EXPECT_TRUE(options(OptionKind::Move, position.places[0].units[0].placed, field(1)).empty());
    EXPECT_FALSE(options(OptionKind::Move, position.places[0].units[1].placed, field(1)).empty());
}

TEST_F(RiftboundRules, R466_TheLastPointByConquestNeedsAllBattlefields)
{
    position.seats[0].points = 7;
    position.seats[0].base = {card(0)};
    begin();
    act(OptionKind::Move, inBase(0).placed, field(0));
    passAll();
    EXPECT_EQ(points(0), 7);
    EXPECT_EQ(game->state().count(Zone::Hand, 0), 1); // the player draws a card instead
    EXPECT_FALSE(game->over());
}

TEST_F(RiftboundRules, R323_1_TheLastPointByHoldingWins)
{
    position.seats[0].points = 7;
    position.start = Start::Beginning;
    position.places[0].controller = 0;
    position.places[0].units = {card(0)};
    begin();
    ASSERT_TRUE(game->over());
    EXPECT_EQ(game->result()->winner, 0);
    EXPECT_EQ(game->result()->reason, EndReason::VictoryScore);
}

TEST_F(RiftboundRules, R431_AnEmptyDeckBurnsOut)
{
    position.start = Start::Draw;
    position.seats[0].deck.clear();
    position.seats[0].trash = {card(0), card(0)};
    begin();
    EXPECT_EQ(points(1), 1);
    EXPECT_EQ(game->state().count(Zone::Hand, 0), 1);
    EXPECT_EQ(game->state().count(Zone::Trash, 0), 0);
}

TEST_F(RiftboundRules, R187_4_ControlEndsWithTheLastUnit)
{
    position.places[0].controller = 0;
    position.places[0].units = {card(0)};
    begin();
    act(OptionKind::Move, position.places[0].units[0].placed, listOf(Zone::Base, 0));
    EXPECT_EQ(game->state().places[0].controller, kNone);
}

TEST_F(RiftboundRules, AnAnswerIsTakenBackWithTheState)
{
    position.seats[0].base = {card(0, 5)};
    begin();
    const State before = game->state();
    act(OptionKind::Move, inBase(0).placed, field(0));
    game->restore(before);
    EXPECT_EQ(game->state(), before);
    EXPECT_FALSE(options(OptionKind::Move).empty());
}

} // namespace
} // namespace playmat::riftbound
