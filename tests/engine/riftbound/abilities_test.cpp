// Tests what card texts can say, using cards made up for this, for both seats. Rule numbers: Core
// Rules.
#include "made_up_cards.h"

namespace playmat::riftbound {
namespace {

constexpr const char *kCards = R"({"set": "T", "name": "Test", "cards": [
{"id": "cheap", "name": "Cheap", "type": "unit", "energy": 4, "might": 2, "abilities":
 [{"always": [{"costs_less": {"count": {"of": "card", "at": "trash", "side": "friendly"}}}]}]},
{"id": "herald", "name": "Herald", "type": "unit", "might": 2,
 "abilities": [{"always": [{"others_enter_ready": true}]}]},
{"id": "plain", "name": "Plain", "type": "unit", "might": 2},
{"id": "fade", "name": "Fade", "type": "spell", "abilities":
 [{"do": [{"give": "temporary", "for": "good",
           "to": {"target": "unit", "at": "battlefield", "or": {"of": "gear"}}}]}]},
{"id": "peak", "name": "Peak", "type": "battlefield",
 "abilities": [{"when": "conquer here", "do": [{"at_end_of_turn": [{"draw": 1}]}]}]},
{"id": "push", "name": "Push", "type": "spell",
 "abilities": [{"do": [{"move": {"target": "unit", "side": "enemy"}}]}]},
{"id": "boost", "name": "Boost", "type": "spell",
 "abilities": [{"do": [{"buff": {"target": "unit", "side": "friendly"}}]}]},
{"id": "stand", "name": "Stand", "type": "spell", "abilities":
 [{"do": [{"buff": {"target": "unit", "side": "friendly"}}, {"buffs_count_more": 1}]}]},
{"id": "mist", "name": "Mist", "type": "gear", "abilities":
 [{"when": "buff", "of": {"of": "unit", "side": "friendly"}, "may": true,
   "cost": {"exhaust": true}, "do": [{"ready": "that"}]}]},
{"id": "wild", "name": "Wild", "type": "unit", "might": 3, "abilities":
 [{"activate": {"spend_buff": "me"}, "fresh": true,
   "do": [{"choose_one": [[{"draw": 1}], [{"ready": "me"}],
                          [{"stun": {"target": "unit", "side": "enemy"}}]]}]}]},
{"id": "quick", "name": "Quick", "type": "spell", "keywords": ["reaction"],
 "abilities": [{"do": [{"draw": 1}]}]},
{"id": "maker", "name": "Maker", "type": "unit", "might": 3, "abilities":
 [{"when": "play", "of": {"of": "card", "at": "anywhere"}, "if": "opponents turn",
   "do": [{"token": "recruit"}]}]},
{"id": "blade", "name": "Blade", "type": "spell", "abilities":
 [{"do": [{"kill": {"target": "unit", "at": "battlefield"}}, {"draw": 2, "who": "its controller"}]}]},
{"id": "mirror", "name": "Mirror", "type": "unit", "might": 3, "borrows_exhaust": true},
{"id": "sage", "name": "Sage", "type": "legend",
 "abilities": [{"activate": {"exhaust": true}, "do": [{"draw": 1}]}]},
{"id": "mask", "name": "Mask", "type": "gear", "abilities":
 [{"when": "attacks", "of": {"of": "unit", "side": "friendly", "alone": true},
   "do": [{"might": 1, "to": "that"}]}]},
{"id": "call", "name": "Call", "type": "spell",
 "abilities": [{"do": [{"token": "recruit", "enters_ready": true}]}]},
{"id": "pouch", "name": "Pouch", "type": "gear", "abilities":
 [{"when": "turn begins", "if": {"count": {"of": "card", "side": "friendly", "at": "facedown"},
   "least": 1}, "do": [{"draw": 1}]}]},
{"id": "twice", "name": "Twice", "type": "spell", "keywords": ["repeat"], "repeat": {"energy": 2},
 "abilities": [{"do": [{"might": -1, "to": {"target": "unit"}}]}]},
{"id": "sword", "name": "Sword", "type": "gear", "keywords": ["equip"], "equip": {"energy": 1},
 "might_bonus": 2},
{"id": "banner", "name": "Banner", "type": "gear", "keywords": ["quick-draw", "equip"],
 "equip": {"energy": 1}, "might_bonus": 1,
 "abilities": [{"activate": {"exhaust": true}, "do": [{"draw": 1}]}],
 "granted": [{"when": "die", "do": [{"draw": 1}], "keyword": "deathknell"}]}
]})";
class RiftboundAbilities : public MadeUpCards
{
protected:
    RiftboundAbilities()
        : MadeUpCards(kCards)
    {
    }
};
INSTANTIATE_TEST_SUITE_P(Seats, RiftboundAbilities, testing::Values(0, 1));

TEST_P(RiftboundAbilities, R356_3_ACardCanCostLessForEachCardInTheTrash)
{
    mine().hand = {card("cheap", me)};
    mine().trash.assign(3, card("plain", me));
    mine().pool.energy = 1;
    begin();
    EXPECT_FALSE(options(OptionKind::Play).empty());
    mine().trash.pop_back();
    begin();
    EXPECT_TRUE(options(OptionKind::Play).empty());
}

TEST_P(RiftboundAbilities, R359_6_OtherUnitsCanEnterReady)
{
    mine().base = {card("herald", me)};
    mine().hand = {card("plain", me)};
    begin();
    play();
    EXPECT_FALSE(at(mine().hand[0]).is(status::Exhausted));
}

TEST_P(RiftboundAbilities, R359_6_NotTheOneThatSaysSo)
{
    mine().hand = {card("herald", me)};
    begin();
    play();
    EXPECT_TRUE(at(mine().hand[0]).is(status::Exhausted));
}

TEST_P(RiftboundAbilities, R816_TemporaryThatWasGivenKillsAtTheNextBeginning)
{
    mine().hand = {card("fade", me)};
    garrison(0, card("plain", you));
    begin();
    play(position.places[0].units[0].placed);
    passAll();
    EXPECT_EQ(at(position.places[0].units[0]).zone, Zone::Battlefield);
    act(OptionKind::EndTurn);
    passAll();
    EXPECT_EQ(at(position.places[0].units[0]).zone, Zone::Trash);
}

TEST_P(RiftboundAbilities, R355_9_AGearCanBeMeantBesidesAUnit)
{
    mine().hand = {card("fade", me)};
    mine().base = {card("mask", me), card("plain", me)};
    begin();
    play();
    EXPECT_TRUE(at(mine().base[0]).zone == Zone::Base);
    EXPECT_TRUE(options(OptionKind::Card, mine().base[1].placed).empty()); // not at a battlefield
    EXPECT_FALSE(options(OptionKind::Card, mine().base[0].placed).empty());
}

TEST_P(RiftboundAbilities, R317_1_ADelayedAbilityWaitsForTheEndOfTheTurn)
{
    position.places[0].def = db.find("peak");
    mine().base = {card("plain", me)};
    begin();
    act(OptionKind::Move, mine().base[0].placed);
    passAll();
    ASSERT_EQ(game->state().places[0].controller, me);
    EXPECT_EQ(handOf(me), 0);
    act(OptionKind::EndTurn);
    passAll();
    EXPECT_EQ(handOf(me), 1);
}

TEST_P(RiftboundAbilities, R355_4_AUnitIsMovedToAnotherPlace)
{
    mine().hand = {card("push", me)};
    garrison(1, card("plain", you));
    begin();
    play(position.places[1].units[0].placed);
    passAll();
    EXPECT_EQ(game->decision().player, me);
    EXPECT_EQ(game->decision().prompt, static_cast<std::uint16_t>(Prompt::Destination));
    EXPECT_EQ(options(OptionKind::Zone).size(), 2U); // its base and the other battlefield
    act(OptionKind::Zone);
    EXPECT_EQ(at(position.places[1].units[0]).zone, Zone::Base);
    EXPECT_EQ(game->state().places[1].controller, kNone);
}

TEST_P(RiftboundAbilities, R426_BuffingTriggersOnceForAUnitWithoutABuff)
{
    mine().hand = {card("boost", me)};
    PlacedCard tired = card("plain", me);
    tired.exhausted = true;
    mine().base = {tired, card("mist", me)};
    begin();
    play(mine().base[0].placed);
    passAll();
    act(OptionKind::Yes);
    passAll();
    EXPECT_FALSE(at(mine().base[0]).is(status::Exhausted));
    EXPECT_TRUE(at(mine().base[1]).is(status::Exhausted));
}

TEST_P(RiftboundAbilities, R701_ASecondBuffIsNotPlacedAndTriggersNothing)
{
    mine().hand = {card("boost", me)};
    PlacedCard buffed = card("plain", me);
    buffed.buffed = true;
    mine().base = {buffed, card("mist", me)};
    begin();
    play(mine().base[0].placed);
    passAll();
    EXPECT_TRUE(options(OptionKind::Yes).empty());
    EXPECT_EQ(at(mine().base[0]).might, 3);
}

TEST_P(RiftboundAbilities, R702_BuffsCanCountMoreForATurn)
{
    mine().hand = {card("stand", me)};
    PlacedCard buffed = card("plain", me);
    buffed.buffed = true;
    mine().base = {card("plain", me), buffed};
    begin();
    play(mine().base[0].placed);
    passAll();
    EXPECT_EQ(at(mine().base[0]).might, 4);
    EXPECT_EQ(at(mine().base[1]).might, 4);
    act(OptionKind::EndTurn);
    passAll();
    EXPECT_EQ(at(mine().base[0]).might, 3);
}

TEST_P(RiftboundAbilities, R355_3_AModeIsChosenAndNotTwiceATurn)
{
    PlacedCard wild = card("wild", me);
    wild.buffed = true;
    mine().base = {wild};
    mine().hand = {card("boost", me)};
    begin();
    act(OptionKind::Ability, mine().base[0].placed);
    EXPECT_EQ(options(OptionKind::Mode).size(), 2U); // nothing to stun
    act(OptionKind::Mode);
    passAll();
    EXPECT_EQ(handOf(me), 2);
    EXPECT_FALSE(at(mine().base[0]).is(status::Buffed));
    EXPECT_TRUE(options(OptionKind::Ability).empty()); // no buff to spend
    play(mine().base[0].placed);
    passAll();
    act(OptionKind::Ability, mine().base[0].placed);
    ASSERT_EQ(options(OptionKind::Mode).size(), 1U);
    EXPECT_EQ(game->decision().options[0].number, 1);
}

TEST_P(RiftboundAbilities, R383_ACardPlayedOnAnOpponentsTurnTriggers)
{
    position.seats[you].base = {card("maker", you)};
    position.seats[you].hand = {card("quick", you)};
    mine().base = {card("plain", me)};
    mine().hand = {card("quick", me)};
    begin();
    act(OptionKind::Move, mine().base[0].placed);
    act(OptionKind::Pass);
    act(OptionKind::Play, position.seats[you].hand[0].placed);
    passAll();
    EXPECT_EQ(unitsIn(Zone::Base, you), 2);
}

TEST_P(RiftboundAbilities, R359_3_ItsControllerIsWhoControlledItBefore)
{
    mine().hand = {card("blade", me)};
    garrison(1, card("plain", you));
    begin();
    play(position.places[1].units[0].placed);
    passAll();
    EXPECT_EQ(at(position.places[1].units[0]).zone, Zone::Trash);
    EXPECT_EQ(handOf(you), 2);
    EXPECT_EQ(handOf(me), 0);
}

TEST_P(RiftboundAbilities, R377_ABorrowedAbilityExhaustsTheBorrower)
{
    mine().legend = card("sage", me);
    mine().base = {card("mirror", me)};
    begin();
    act(OptionKind::Ability, mine().base[0].placed);
    passAll();
    EXPECT_EQ(handOf(me), 1);
    EXPECT_TRUE(at(mine().base[0]).is(status::Exhausted));
    EXPECT_FALSE(at(*mine().legend).is(status::Exhausted));
    EXPECT_TRUE(options(OptionKind::Ability, mine().base[0].placed).empty());
}

TEST_P(RiftboundAbilities, R459_OnlyAUnitThatAttacksAloneIsMeant)
{
    mine().base = {card("plain", me), card("mask", me)};
    garrison(0, card("plain", you));
    begin();
    act(OptionKind::Move, mine().base[0].placed);
    ASSERT_TRUE(game->state().showdown.combat);
    act(OptionKind::Pass);
    act(OptionKind::Pass);
    EXPECT_EQ(at(mine().base[0]).might, 3);
}

TEST_P(RiftboundAbilities, R184_ATokenCanEnterReady)
{
    mine().hand = {card("call", me)};
    begin();
    play();
    passAll();
    ASSERT_EQ(unitsIn(Zone::Base, me), 1);
    game->state().forEach(Zone::Base, me, [&](CardId id) {
        EXPECT_FALSE(game->state().cards[id].is(status::Exhausted));
    });
}

TEST_P(RiftboundAbilities, R421_AFacedownCardOfOnesOwnIsCounted)
{
    position.start = Start::Beginning;
    mine().base = {card("pouch", me)};
    garrison(0, card("plain", me));
    position.places[0].facedown = card("quick", me);
    begin();
    passAll();
    EXPECT_EQ(handOf(me), 2); // one from the effect and one from the Draw Phase
}

TEST_P(RiftboundAbilities, R818_EquipAttachesToAUnitOfOnesOwn)
{
    mine().base = {card("sword", me), card("plain", me)};
    position.seats[you].base = {card("plain", you)};
    mine().pool.energy = 1;
    begin();
    act(OptionKind::Ability, mine().base[0].placed);
    EXPECT_TRUE(options(OptionKind::Card, position.seats[you].base[0].placed).empty());
    act(OptionKind::Card, mine().base[1].placed);
    EXPECT_EQ(at(mine().base[0]).on, kNone); // opponents can react first
    passAll();
    EXPECT_EQ(at(mine().base[0]).on, mine().base[1].placed);
    EXPECT_EQ(at(mine().base[1]).might, 4); // 718.4
}

TEST_P(RiftboundAbilities, R718_2_TheTextOfAttachedGearIsInactive)
{
    PlacedCard unit = card("plain", me);
    unit.attached = {card("banner", me)};
    mine().base = {unit, card("plain", me)};
    mine().pool.energy = 5;
    begin();
    EXPECT_EQ(at(mine().base[0]).might, 3);
    EXPECT_TRUE(options(OptionKind::Ability, mine().base[0].attached[0].placed).empty());
}

TEST_P(RiftboundAbilities, R819_QuickDrawIsPlayedAsAReactionAndAttaches)
{
    position.seats[you].hand = {card("banner", you)};
    garrison(0, card("plain", you));
    mine().base = {card("plain", me)};
    begin();
    act(OptionKind::Move, mine().base[0].placed);
    act(OptionKind::Pass);
    act(OptionKind::Play, position.seats[you].hand[0].placed);
    const CardId unit = position.places[0].units[0].placed;
    act(OptionKind::Card, unit);
    act(OptionKind::Pass);
    act(OptionKind::Pass);
    EXPECT_EQ(at(position.seats[you].hand[0]).on, unit);
    EXPECT_EQ(at(position.seats[you].hand[0]).place, 0); // 434.4
    EXPECT_EQ(game->state().cards[unit].might, 3);
}

TEST_P(RiftboundAbilities, R718_3_AUnitHasWhatItsGearGrantsUntilItDies)
{
    PlacedCard unit = card("plain", you);
    unit.attached = {card("banner", you)};
    garrison(1, unit);
    mine().hand = {card("blade", me)};
    begin();
    play(position.places[1].units[0].placed);
    passAll();
    EXPECT_EQ(handOf(you), 3); // two for the spell, one for the gear
    const Card &gear = at(position.places[1].units[0].attached[0]);
    EXPECT_EQ(gear.on, kNone);
    EXPECT_EQ(gear.zone, Zone::Base); // 435.4.a
    EXPECT_EQ(gear.controller, you);
}

TEST_P(RiftboundAbilities, R718_5_c_AttachedGearGoesWithItsUnit)
{
    PlacedCard unit = card("plain", me);
    unit.attached = {card("sword", me)};
    mine().base = {unit};
    begin();
    act(OptionKind::Move, mine().base[0].placed);
    passAll();
    EXPECT_EQ(at(mine().base[0].attached[0]).zone, Zone::Battlefield);
    EXPECT_EQ(at(mine().base[0].attached[0]).on, mine().base[0].placed);
    EXPECT_EQ(at(mine().base[0]).might, 4);
}

TEST_P(RiftboundAbilities, R820_RepeatDoesItTwiceWithTargetsOfItsOwn)
{
    mine().hand = {card("twice", me)};
    position.seats[you].base = {card("plain", you), card("plain", you)};
    mine().pool.energy = 2;
    begin();
    act(OptionKind::Play, mine().hand[0].placed);
    act(OptionKind::Cost);
    act(OptionKind::Card, position.seats[you].base[0].placed);
    act(OptionKind::Card, position.seats[you].base[1].placed);
    EXPECT_EQ(game->state().players[me].played, 1); // 820.3.a
    passAll();
    EXPECT_EQ(at(position.seats[you].base[0]).might, 1);
    EXPECT_EQ(at(position.seats[you].base[1]).might, 1);
    EXPECT_EQ(game->state().players[me].pool.energy, 0);
}

TEST_P(RiftboundAbilities, R820_2_a_RepeatMayChooseTheSameUnitAgain)
{
    mine().hand = {card("twice", me)};
    position.seats[you].base = {card("plain", you)};
    mine().pool.energy = 2;
    begin();
    act(OptionKind::Play, mine().hand[0].placed);
    act(OptionKind::Cost);
    act(OptionKind::Card, position.seats[you].base[0].placed);
    act(OptionKind::Card, position.seats[you].base[0].placed);
    passAll();
    EXPECT_EQ(at(position.seats[you].base[0]).might, 0);
}

TEST_P(RiftboundAbilities, R820_1_b_RepeatNeedNotBePaid)
{
    mine().hand = {card("twice", me)};
    position.seats[you].base = {card("plain", you)};
    mine().pool.energy = 2;
    begin();
    act(OptionKind::Play, mine().hand[0].placed);
    ASSERT_TRUE(game->apply(Answer{}).ok());
    act(OptionKind::Card, position.seats[you].base[0].placed);
    passAll();
    EXPECT_EQ(at(position.seats[you].base[0]).might, 1);
    EXPECT_EQ(game->state().players[me].pool.energy, 2);
}

} // namespace
} // namespace playmat::riftbound
