// Tests further words of card texts, using cards made up for this, for both seats. Rule numbers:
// Core Rules.
#include "made_up_cards.h"

namespace playmat::riftbound {
namespace {

constexpr const char *kWordCards = R"({"set": "T", "name": "Test", "cards": [
{"id": "plain", "name": "Plain", "type": "unit", "might": 2},
{"id": "tall", "name": "Tall", "type": "unit", "might": 4},
{"id": "toll", "name": "Toll", "type": "unit", "might": 1,
 "abilities": [{"always": [{"moves_here_cost": true}]}]},
{"id": "glove", "name": "Glove", "type": "gear", "keywords": ["equip"],
 "equip": {"energy": 3, "less_by_might": true}, "might_bonus": 1},
{"id": "grip", "name": "Grip", "type": "unit", "might": 4, "abilities":
 [{"when": "opponent plays", "of": {"of": "unit", "side": "enemy"},
   "do": [{"stun": "that"}, {"opponents_cannot_move": "that"}]}]},
{"id": "tax", "name": "Tax", "type": "unit", "might": 2, "abilities":
 [{"always": [{"cards_cost": -1, "of": {"of": "spell", "side": "friendly", "at": "anywhere"},
               "power": -1, "least": 1},
              {"cards_cost": 1, "of": {"of": "spell", "side": "enemy", "at": "anywhere"}}]}]},
{"id": "bolt", "name": "Bolt", "type": "spell", "energy": 2,
 "abilities": [{"do": [{"damage": 1, "to": {"target": "unit"}}]}]},
{"id": "level", "name": "Level", "type": "spell", "abilities":
 [{"do": [{"exhaust": {"target": "unit", "side": "enemy"}},
          {"stun": {"target": "unit", "side": "enemy", "if": {"xp": 6}}}]}]},
{"id": "mend", "name": "Mend", "type": "gear", "abilities":
 [{"always": [{"saves": {"all": "unit", "side": "friendly"}, "kill_this": true}]}]},
{"id": "slay", "name": "Slay", "type": "spell",
 "abilities": [{"do": [{"kill": {"target": "unit"}}]}]},
{"id": "warp", "name": "Warp", "type": "spell",
 "abilities": [{"do": [{"extra_turn": true}, {"banish": "me"}]}]},
{"id": "knell", "name": "Knell", "type": "unit", "might": 1, "keywords": ["deathknell"],
 "abilities": [{"when": "die", "do": [{"draw": 1}], "keyword": "deathknell"}]},
{"id": "lich", "name": "Lich", "type": "unit", "might": 3,
 "abilities": [{"always": [{"more_deathknells": true}]}]},
{"id": "decree", "name": "Decree", "type": "spell", "abilities":
 [{"do": [{"this_turn": {"when": "is dealt damage", "of": "unit", "do": [{"kill": "that"}]}}]}]},
{"id": "mark", "name": "Mark", "type": "spell", "abilities":
 [{"do": [{"this_turn": {"when": "dies", "of": "unit", "do": [{"draw": 1}]},
           "to": {"target": "unit"}}]}]},
{"id": "guest", "name": "Guest", "type": "unit", "might": 2, "abilities":
 [{"when": "play me", "do": [{"this_turn": {"when": "play",
   "of": {"of": "unit", "side": "friendly"}, "do": [{"ready": "that"}]}, "once": true}]}]},
{"id": "ask", "name": "Ask", "type": "spell",
 "abilities": [{"do": [{"opponent_may": [{"draw": 2}], "else": [{"draw": 1, "who": "each"}]}]}]},
{"id": "peek", "name": "Peek", "type": "spell", "abilities":
 [{"do": [{"reveal_hand": true}, {"discards": {"choose": "card", "at": "hand", "side": "enemy"}}]}]},
{"id": "duel", "name": "Duel", "type": "spell", "abilities":
 [{"do": [{"each_chooses": {"choose": "unit", "side": "friendly"}},
          {"kill": {"all": "unit", "besides_it": true}}]}]},
{"id": "hush", "name": "Hush", "type": "unit", "might": 1,
 "abilities": [{"when": "play me", "do": [{"opponents_cannot_play": "cards"}]}]},
{"id": "tome", "name": "Tome", "type": "gear",
 "abilities": [{"activate": {"exhaust": true}, "do": [{"next_spell_bonus": 2}]}]},
{"id": "garden", "name": "Garden", "type": "battlefield",
 "granted": [{"activate": {"exhaust": true}, "do": [{"gain_xp": 1}]}]},
{"id": "bay", "name": "Bay", "type": "battlefield", "abilities":
 [{"when": "returned here", "of": "unit", "do": [{"draw": 1}]}]},
{"id": "fetch", "name": "Fetch", "type": "spell",
 "abilities": [{"do": [{"return": {"target": "unit"}}]}]},
{"id": "tide", "name": "Tide", "type": "unit", "might": 2, "abilities":
 [{"when": "I hold", "do": [{"at_next_main": [{"draw": 1}]}]}]},
{"id": "seer", "name": "Seer", "type": "unit", "might": 2, "keywords": ["vision", "vision"]},
{"id": "rocket", "name": "Rocket", "type": "spell", "abilities":
 [{"do": [{"draw": 1}]},
  {"when": "you conquer", "from": "trash", "do": [{"return": "me"}], "may": true}]},
{"id": "shy", "name": "Shy", "type": "unit", "might": 2,
 "abilities": [{"always": [{"cannot_be_chosen": true}]}]},
{"id": "stay", "name": "Stay", "type": "unit", "might": 2,
 "abilities": [{"always": [{"never_home": true}]}]},
{"id": "herald", "name": "Herald", "type": "unit", "might": 2, "abilities":
 [{"when": "play", "of": {"of": "unit", "side": "friendly", "other": true},
   "do": [{"draw": 1}]}]},
{"id": "call", "name": "Call", "type": "spell", "abilities": [{"do": [{"token": "recruit"}]}]},
{"id": "wind", "name": "Wind", "type": "spell", "abilities":
 [{"do": [{"move": {"target": "unit", "side": "enemy"}}]}]},
{"id": "cone", "name": "Cone", "type": "gear", "abilities":
 [{"when": "you move", "of": {"of": "unit", "side": "enemy"}, "do": [{"stun": "that"}]}]},
{"id": "rain", "name": "Rain", "type": "spell", "abilities":
 [{"do": [{"split_damage": 5, "to": {"target": "unit", "side": "enemy", "count": 5, "up_to": true}}]}]},
{"id": "proud", "name": "Proud", "type": "unit", "might": 3, "keywords": ["deflect"]},
{"id": "pair", "name": "Pair", "type": "spell", "abilities":
 [{"do": [{"stun": {"target": "unit"}}, {"buff": {"target": "unit", "besides_it": true}}]}]},
{"id": "echo", "name": "Echo", "type": "unit", "might": 2, "abilities":
 [{"when": "play me", "do": [{"play": {"choose": "spell", "at": "trash", "side": "friendly",
   "count": 1}, "ignoring": "cost", "then_recycled": true}]}]},
{"id": "victor", "name": "Victor", "type": "unit", "might": 6,
 "abilities": [{"when": "I win a combat", "do": [{"draw": 1}]}]}
]})";
class RiftboundWords : public MadeUpCards
{
protected:
    RiftboundWords()
        : MadeUpCards(kWordCards)
    {
    }
    [[nodiscard]] Answer moveBoth() const
    {
        Answer both;
        for (const std::uint16_t id : options(OptionKind::Move))
            if (game->decision().options[id].zone == listOf(Zone::Battlefield, 0))
                (void)both.options.tryPush(id);
        return both;
    }
};
INSTANTIATE_TEST_SUITE_P(Seats, RiftboundWords, testing::Values(0, 1));

TEST_P(RiftboundWords, R144_3_MovingTwoUnitsTogetherCanCostPower)
{
    garrison(0, card("toll", you));
    mine().base = {card("plain", me), card("plain", me)};
    begin();
    EXPECT_FALSE(game->apply(moveBoth()).ok());
    mine().pool.any = 1;
    begin();
    ASSERT_TRUE(game->apply(moveBoth()).ok());
    EXPECT_EQ(unitsIn(Zone::Battlefield, 0), 3);
    EXPECT_EQ(game->state().players[me].pool.any, 0);
    EXPECT_TRUE(at(mine().base[0]).is(status::Exhausted));
}

TEST_P(RiftboundWords, R144_3_OneUnitMovesThereForNothing)
{
    garrison(0, card("toll", you));
    mine().base = {card("plain", me)};
    begin();
    ASSERT_TRUE(game->apply(moveBoth()).ok());
    EXPECT_EQ(unitsIn(Zone::Battlefield, 0), 2);
}

TEST_P(RiftboundWords, R356_3_AnEquipCostCanDependOnTheChosenUnit)
{
    mine().base = {card("glove", me), card("plain", me), card("tall", me)};
    mine().pool.energy = 1;
    begin();
    act(OptionKind::Ability, mine().base[0].placed);
    act(OptionKind::Card, mine().base[1].placed);
    passAll();
    EXPECT_EQ(at(mine().base[0]).on, mine().base[1].placed);
    EXPECT_EQ(game->state().players[me].pool.energy, 0);
}

TEST_P(RiftboundWords, R356_3_AndOnlyUnitsThatSaveEnoughAreOffered)
{
    mine().base = {card("glove", me), card("plain", me), card("tall", me)};
    begin();
    act(OptionKind::Ability, mine().base[0].placed);
    EXPECT_TRUE(options(OptionKind::Card, mine().base[1].placed).empty());
    EXPECT_FALSE(options(OptionKind::Card, mine().base[2].placed).empty());
}

TEST_P(RiftboundWords, R419_4_AnOpponentsUnitIsStunnedAsItIsPlayedAndStays)
{
    garrison(0, card("grip", you));
    mine().hand = {card("plain", me)};
    begin();
    play();
    passAll();
    EXPECT_TRUE(at(mine().hand[0]).is(status::Stunned));
}

TEST_P(RiftboundWords, R356_3_CardsCanCostLessAndMore)
{
    mine().base = {card("tax", me)};
    mine().hand = {card("bolt", me)};
    mine().pool.energy = 1;
    begin();
    EXPECT_FALSE(options(OptionKind::Play).empty());
    mine().base.clear();
    position.seats[you].base = {card("tax", you)};
    mine().pool.energy = 2;
    begin();
    EXPECT_TRUE(options(OptionKind::Play).empty());
}

TEST_P(RiftboundWords, R824_ATargetCanExistOnlyAtALevel)
{
    mine().hand = {card("level", me)};
    garrison(0, card("plain", you));
    begin();
    play(position.places[0].units[0].placed);
    passAll();
    EXPECT_FALSE(at(position.places[0].units[0]).is(status::Stunned));
    mine().xp = 6;
    begin();
    play(position.places[0].units[0].placed);
    act(OptionKind::Card, position.places[0].units[0].placed);
    passAll();
    EXPECT_TRUE(at(position.places[0].units[0]).is(status::Stunned));
}

TEST_P(RiftboundWords, R372_AGearCanDieInsteadOfAUnit)
{
    mine().base = {card("mend", me), card("plain", me)};
    mine().hand = {card("slay", me)};
    begin();
    play(mine().base[1].placed);
    passAll();
    EXPECT_EQ(at(mine().base[0]).zone, Zone::Trash);
    EXPECT_EQ(at(mine().base[1]).zone, Zone::Base);
    EXPECT_TRUE(at(mine().base[1]).is(status::Exhausted));
}

TEST_P(RiftboundWords, R737_AnAdditionalTurnComesNextAndThenTheOpponents)
{
    mine().hand = {card("warp", me)};
    begin();
    play();
    passAll();
    EXPECT_EQ(at(mine().hand[0]).zone, Zone::Banishment);
    act(OptionKind::EndTurn);
    passAll();
    EXPECT_EQ(game->state().turnPlayer, me);
    act(OptionKind::EndTurn);
    passAll();
    EXPECT_EQ(game->state().turnPlayer, you);
}

TEST_P(RiftboundWords, R808_DeathknellsCanTriggerOnceMore)
{
    mine().base = {card("lich", me), card("knell", me)};
    mine().hand = {card("slay", me)};
    begin();
    play(mine().base[1].placed);
    passAll();
    for (int i = 0; i < 3 && game->decision().kind == core::DecisionKind::Order; ++i) {
        Answer inOrder;
        for (std::uint16_t one = 0; one < game->decision().options.size(); ++one)
            (void)inOrder.options.tryPush(one);
        ASSERT_TRUE(game->apply(inOrder).ok());
    }
    passAll();
    EXPECT_EQ(handOf(me), 2);
}

TEST_P(RiftboundWords, R388_AnAbilityCanWaitForDamageThisTurn)
{
    mine().hand = {card("decree", me), card("bolt", me)};
    mine().pool.energy = 2;
    garrison(0, card("tall", you));
    begin();
    play();
    passAll();
    act(OptionKind::Play, mine().hand[1].placed);
    act(OptionKind::Card, position.places[0].units[0].placed);
    passAll();
    EXPECT_EQ(at(position.places[0].units[0]).zone, Zone::Trash);
}

TEST_P(RiftboundWords, R388_AnAbilityCanWaitForTheDeathOfOneUnit)
{
    mine().hand = {card("mark", me), card("slay", me)};
    mine().base = {card("plain", me), card("tall", me)};
    begin();
    play(mine().base[0].placed);
    passAll();
    act(OptionKind::Play, mine().hand[1].placed);
    act(OptionKind::Card, mine().base[0].placed);
    passAll();
    EXPECT_EQ(handOf(me), 1);
}

TEST_P(RiftboundWords, R388_TheNextUnitCanBeReadiedOnce)
{
    mine().hand = {card("guest", me), card("plain", me), card("plain", me)};
    begin();
    play();
    passAll();
    act(OptionKind::Play, mine().hand[1].placed);
    passAll();
    act(OptionKind::Play, mine().hand[2].placed);
    passAll();
    EXPECT_FALSE(at(mine().hand[1]).is(status::Exhausted));
    EXPECT_TRUE(at(mine().hand[2]).is(status::Exhausted));
}

TEST_P(RiftboundWords, R359_AnOpponentChoosesWhatHappens)
{
    for (const bool yes : {true, false}) {
        mine().hand = {card("ask", me)};
        begin();
        play();
        passAll();
        ASSERT_EQ(game->decision().player, you);
        act(yes ? OptionKind::Yes : OptionKind::No);
        passAll();
        EXPECT_EQ(handOf(me), yes ? 2 : 1);
        EXPECT_EQ(handOf(you), yes ? 0 : 1);
    }
}

TEST_P(RiftboundWords, R424_AHandIsRevealedAndOneCardDiscarded)
{
    mine().hand = {card("peek", me)};
    position.seats[you].hand = {card("plain", you), card("tall", you)};
    begin();
    play();
    passAll();
    ASSERT_EQ(game->decision().player, me);
    act(OptionKind::Card, position.seats[you].hand[1].placed);
    passAll();
    EXPECT_EQ(at(position.seats[you].hand[1]).zone, Zone::Trash);
    EXPECT_EQ(handOf(you), 1);
}

TEST_P(RiftboundWords, R359_EachPlayerChoosesAndTheRestIsKilled)
{
    mine().hand = {card("duel", me)};
    mine().base = {card("plain", me), card("tall", me)};
    position.seats[you].base = {card("plain", you), card("tall", you)};
    begin();
    play();
    passAll();
    act(OptionKind::Card, mine().base[0].placed);
    ASSERT_EQ(game->decision().player, you);
    act(OptionKind::Card, position.seats[you].base[1].placed);
    passAll();
    EXPECT_EQ(at(mine().base[1]).zone, Zone::Trash);
    EXPECT_EQ(at(position.seats[you].base[0]).zone, Zone::Trash);
    EXPECT_EQ(at(position.seats[you].base[1]).zone, Zone::Base);
}

TEST_P(RiftboundWords, R349_OpponentsCanBeKeptFromPlayingCards)
{
    mine().hand = {card("hush", me)};
    PlacedCard reaction = card("bolt", you);
    position.seats[you].hand = {reaction};
    begin();
    play();
    passAll();
    act(OptionKind::EndTurn);
    passAll();
    EXPECT_EQ(game->state().turnPlayer, you); // it lasts this turn only
}

TEST_P(RiftboundWords, R715_TheNextSpellAloneDealsBonusDamage)
{
    mine().base = {card("tome", me)};
    mine().hand = {card("bolt", me)};
    mine().pool.energy = 2;
    garrison(0, card("tall", you));
    begin();
    act(OptionKind::Ability, mine().base[0].placed);
    passAll();
    play(position.places[0].units[0].placed);
    passAll();
    EXPECT_EQ(at(position.places[0].units[0]).damage, 3);
}

TEST_P(RiftboundWords, R188_ABattlefieldGivesItsUnitsAnAbility)
{
    position.places[0].def = db.find("garden");
    garrison(0, card("plain", me));
    mine().base = {card("plain", me)};
    begin();
    EXPECT_TRUE(options(OptionKind::Ability, mine().base[0].placed).empty());
    act(OptionKind::Ability, position.places[0].units[0].placed);
    passAll();
    EXPECT_EQ(game->state().players[me].xp, 1);
}

TEST_P(RiftboundWords, R188_ABattlefieldNoticesThatAUnitIsReturned)
{
    position.places[0].def = db.find("bay");
    mine().hand = {card("fetch", me)};
    garrison(0, card("plain", you));
    begin();
    play(position.places[0].units[0].placed);
    passAll();
    EXPECT_EQ(handOf(you), 2); // the unit, and the card that its owner draws
}

TEST_P(RiftboundWords, R316_AnAbilityCanWaitForTheNextMainPhase)
{
    position.start = Start::Beginning;
    garrison(0, card("tide", me));
    begin();
    passAll();
    EXPECT_EQ(handOf(me), 2); // the draw of the turn, and that of the ability
}

TEST_P(RiftboundWords, R817_2_EachVisionTriggers)
{
    mine().hand = {card("seer", me)};
    begin();
    play();
    EXPECT_EQ(game->decision().kind, core::DecisionKind::Order);
    EXPECT_EQ(game->decision().options.size(), 2U);
}

TEST_P(RiftboundWords, R383_2_ATriggerCanWorkInTheTrash)
{
    mine().trash = {card("rocket", me)};
    mine().base = {card("plain", me)};
    begin();
    act(OptionKind::Move, mine().base[0].placed);
    passAll();
    act(OptionKind::Yes);
    passAll();
    EXPECT_EQ(at(mine().trash[0]).zone, Zone::Hand);
}

TEST_P(RiftboundWords, R355_AUnitCanBeOutOfReachForEnemies)
{
    mine().hand = {card("slay", me)};
    mine().base = {card("shy", me)};
    position.seats[you].base = {card("shy", you)};
    begin();
    play();
    EXPECT_TRUE(options(OptionKind::Card, position.seats[you].base[0].placed).empty());
    act(OptionKind::Card, mine().base[0].placed);
    passAll();
    EXPECT_EQ(at(mine().base[0]).zone, Zone::Trash);
}

TEST_P(RiftboundWords, R144_4_AUnitCanBeKeptFromItsBase)
{
    garrison(0, card("stay", me));
    begin();
    EXPECT_TRUE(options(OptionKind::Move, position.places[0].units[0].placed).empty());
}

TEST_P(RiftboundWords, R350_2_TokensArePlayed)
{
    mine().base = {card("herald", me)};
    mine().hand = {card("call", me)};
    begin();
    play();
    passAll();
    EXPECT_EQ(handOf(me), 1);
}

TEST_P(RiftboundWords, R445_AMoveIsThatOfThePlayerWhoseEffectItIs)
{
    mine().base = {card("cone", me)};
    mine().hand = {card("wind", me)};
    garrison(0, card("plain", you));
    begin();
    play(position.places[0].units[0].placed);
    passAll();
    act(OptionKind::Zone);
    passAll();
    EXPECT_TRUE(at(position.places[0].units[0]).is(status::Stunned));
}

TEST_P(RiftboundWords, R355_14_SplitDamageGivesEachTargetAtLeastOne)
{
    mine().hand = {card("rain", me)};
    garrison(0, card("tall", you));
    garrison(0, card("plain", you));
    begin();
    play();
    Answer both;
    for (const std::uint16_t id : options(OptionKind::Card))
        (void)both.options.tryPush(id);
    ASSERT_TRUE(game->apply(both).ok());
    passAll();
    ASSERT_EQ(game->decision().kind, core::DecisionKind::Distribute);
    Answer split;
    (void)split.options.tryPush(0);
    (void)split.amounts.tryPush(5);
    EXPECT_FALSE(game->apply(split).ok());
    split.amounts[0] = 3;
    (void)split.options.tryPush(1);
    (void)split.amounts.tryPush(2);
    ASSERT_TRUE(game->apply(split).ok());
    passAll();
    EXPECT_EQ(at(position.places[0].units[0]).damage, 3);
    EXPECT_EQ(at(position.places[0].units[1]).zone, Zone::Trash);
}

TEST_P(RiftboundWords, R809_DeflectCountsForAllTargetsTogether)
{
    mine().hand = {card("pair", me)};
    mine().pool.any = 1;
    garrison(0, card("proud", you));
    garrison(0, card("proud", you));
    mine().base = {card("plain", me)};
    begin();
    play(position.places[0].units[0].placed);
    EXPECT_TRUE(options(OptionKind::Card, position.places[0].units[1].placed).empty());
    EXPECT_TRUE(options(OptionKind::Card, position.places[0].units[0].placed).empty());
    EXPECT_FALSE(options(OptionKind::Card, mine().base[0].placed).empty());
}

TEST_P(RiftboundWords, R416_ASpellThatAnEffectPlaysCanBeRecycledAfterwards)
{
    mine().hand = {card("echo", me)};
    mine().trash = {card("ask", me)};
    begin();
    play();
    passAll();
    passAll();
    act(OptionKind::No);
    passAll();
    EXPECT_EQ(at(mine().trash[0]).zone, Zone::MainDeck);
}

TEST_P(RiftboundWords, R461_3_a_WhoHasTheOnlyUnitsLeftWinsTheCombat)
{
    garrison(0, card("plain", you));
    mine().base = {card("victor", me)};
    begin();
    act(OptionKind::Move, mine().base[0].placed);
    passAll();
    EXPECT_EQ(at(position.places[0].units[0]).zone, Zone::Trash);
    EXPECT_EQ(handOf(me), 1);
}

} // namespace
} // namespace playmat::riftbound
