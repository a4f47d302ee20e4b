// Tests keywords and words of the later sets, using cards made up for this, for both seats. Rule
// numbers: Core Rules.
#include "engine/riftbound/text/printer.h"
#include "made_up_cards.h"

namespace playmat::riftbound {
namespace {

constexpr const char *kKeywordCards = R"({"set": "T", "name": "Test", "cards": [
{"id": "plain", "name": "Plain", "type": "unit", "energy": 2, "might": 2},
{"id": "large", "name": "Large", "type": "unit", "might": 5},
{"id": "bolt", "name": "Bolt", "type": "spell", "energy": 2, "keywords": ["reaction"],
 "abilities": [{"do": [{"damage": 3, "to": {"target": "unit"}}]}]},
{"id": "boost", "name": "Boost", "type": "spell", "keywords": ["reaction"],
 "abilities": [{"do": [{"might": 3, "to": {"target": "unit"}}]}]},
{"id": "shield", "name": "Shield", "type": "spell",
 "abilities": [{"do": [{"prevent": 4, "to": {"target": "unit"}}]}]},
{"id": "calm", "name": "Calm", "type": "spell", "abilities": [{"do": [{"no_spell_damage": true}]}]},
{"id": "veil", "name": "Veil", "type": "spell",
 "abilities": [{"do": [{"unchosen": {"target": "unit", "side": "friendly"}}]}]},
{"id": "echo", "name": "Echo", "type": "spell", "energy": 4, "keywords": ["flow"],
 "flow": {"energy": 1}, "abilities": [{"do": [{"draw": 1}]}]},
{"id": "monk", "name": "Monk", "type": "unit", "might": 2, "keywords": ["empower"],
 "empower": {"energy": 1}, "abilities":
 [{"always": [{"might": 2, "to": "me"}], "if": {"is": ["empowered"]}},
  {"when": "become empowered", "do": [{"draw": 1}]}]},
{"id": "hunter", "name": "Hunter", "type": "unit", "might": 2, "keywords": ["hunt 2"],
 "abilities": [{"always": [{"might": 3, "to": "me"}], "if": {"xp": 2}}]},
{"id": "noble", "name": "Noble", "type": "unit", "might": 4,
 "abilities": [{"always": [{"give": "shield", "to": "me"}], "if": {"is": ["mighty"]}}]},
{"id": "judge", "name": "Judge", "type": "legend", "abilities":
 [{"when": "becomes mighty", "of": {"of": "unit", "side": "friendly"}, "may": true,
   "cost": {"exhaust": true}, "do": [{"draw": 1}]}]},
{"id": "sword", "name": "Sword", "type": "gear", "keywords": ["equip"], "equip": {"energy": 1, "any": 1},
 "might_bonus": 2},
{"id": "smith", "name": "Smith", "type": "unit", "might": 2, "keywords": ["weaponmaster"]},
{"id": "oracle", "name": "Oracle", "type": "unit", "might": 2,
 "abilities": [{"always": [{"give": "vision", "to": {"all": "unit", "side": "friendly"}}]}]},
{"id": "raise", "name": "Raise", "type": "spell", "abilities":
 [{"do": [{"play": {"choose": "unit", "side": "friendly", "at": "trash"}, "ignoring": "cost"}]}]},
{"id": "duo", "name": "Duo", "type": "unit", "energy": 3, "might": 2,
 "abilities": [{"always": [{"costs_less": 2}], "if": "legion"}]},
{"id": "fire", "name": "Fire", "type": "spell", "abilities": [{"do": [{"burn": 2}]}]},
{"id": "seek", "name": "Seek", "type": "spell",
 "abilities": [{"do": [{"look": 3, "take": 1}]}]},
{"id": "plan", "name": "Plan", "type": "spell", "abilities": [{"do": [{"predict": 2}]}]},
{"id": "twin", "name": "Twin", "type": "spell", "abilities": [{"do": [
 {"stun": {"target": "unit", "side": "friendly", "at": "battlefield"}},
 {"stun": {"target": "unit", "side": "enemy", "at": "same"}}]}]},
{"id": "sage", "name": "Sage", "type": "unit", "might": 2, "abilities":
 [{"when": "stun", "of": {"of": "unit", "side": "enemy"}, "do": [{"draw": 1}]}]},
{"id": "daze", "name": "Daze", "type": "spell", "abilities": [{"do": [{"stun": {"target": "unit"}}]}]},
{"id": "raider", "name": "Raider", "type": "unit", "might": 6, "abilities":
 [{"when": "I conquer", "if": {"excess": 3}, "do": [{"draw": 1}]}]},
{"id": "pool", "name": "Pool", "type": "gear",
 "abilities": [{"add": {"exhaust": true}, "do": [{"adds": 1, "of": "any", "only": "spells"}]}]},
{"id": "deep", "name": "Deep", "type": "spell", "domains": ["mind"], "power": 1,
 "abilities": [{"do": [{"draw": 1}]}]},
{"id": "mind", "name": "Mind", "type": "unit", "domains": ["mind"], "power": 1, "might": 2},
{"id": "lair", "name": "Lair", "type": "battlefield", "abilities": [{"always": [{"keeps_units": true}]}]},
{"id": "arena", "name": "Arena", "type": "battlefield", "abilities":
 [{"when": "combat begins here", "do": [{"adds": 1, "of": "energy", "who": "each"}]}]}
]})";

class RiftboundKeywords : public MadeUpCards
{
protected:
    RiftboundKeywords()
        : MadeUpCards(kKeywordCards)
    {
    }
    [[nodiscard]] const PlayerState &player(PlayerId id) const { return game->state().players[id]; }
    /// Ends the turn and passes for both players; answers no other question.
    void endTurn()
    {
        act(OptionKind::EndTurn);
        passAll();
    }
};
INSTANTIATE_TEST_SUITE_P(Seats, RiftboundKeywords, testing::Values(0, 1));

TEST_P(RiftboundKeywords, R827_EmpowerIsUsedOnceAndTriggers)
{
    mine().base = {card("monk", me)};
    mine().pool.energy = 2;
    begin();
    act(OptionKind::Ability, mine().base[0].placed);
    EXPECT_EQ(at(mine().base[0]).might, 2); // opponents can react
    passAll();
    EXPECT_TRUE(at(mine().base[0]).is(status::Empowered));
    EXPECT_EQ(at(mine().base[0]).might, 4);
    EXPECT_EQ(handOf(me), 1);
    EXPECT_TRUE(options(OptionKind::Ability).empty());
}

TEST_P(RiftboundKeywords, R829_FlowPlaysFromTheTrashAndBanishes)
{
    mine().trash = {card("echo", me)};
    mine().pool.energy = 1;
    begin();
    act(OptionKind::Play, mine().trash[0].placed);
    passAll();
    EXPECT_EQ(at(mine().trash[0]).zone, Zone::Banishment);
    EXPECT_EQ(handOf(me), 1);
    EXPECT_EQ(player(me).pool.energy, 0);
}

TEST_P(RiftboundKeywords, R829_TheFlowCostIsNotTheCostFromTheHand)
{
    mine().hand = {card("echo", me)};
    mine().pool.energy = 3;
    begin();
    EXPECT_TRUE(options(OptionKind::Play).empty());
}

TEST_P(RiftboundKeywords, R823_HuntGivesXpAndR824_ALevelCountsIt)
{
    mine().base = {card("hunter", me)};
    begin();
    EXPECT_EQ(at(mine().base[0]).might, 2);
    act(OptionKind::Move, mine().base[0].placed);
    passAll();
    EXPECT_EQ(player(me).xp, 2);
    EXPECT_EQ(at(mine().base[0]).might, 5);
}

TEST_P(RiftboundKeywords, R823_HuntGivesXpOnHolding)
{
    position.start = Start::Beginning;
    garrison(0, card("hunter", me));
    begin();
    passAll();
    EXPECT_EQ(player(me).xp, 2);
}

TEST_P(RiftboundKeywords, R709_BecomingMightyTriggersOnceAtTheMoment)
{
    mine().legend = card("judge", me);
    mine().base = {card("plain", me)};
    mine().hand = {card("boost", me)};
    begin();
    play(mine().base[0].placed);
    passAll();
    act(OptionKind::Yes);
    passAll();
    EXPECT_TRUE(at(*mine().legend).is(status::Exhausted));
    EXPECT_EQ(handOf(me), 1);
}

TEST_P(RiftboundKeywords, R709_AUnitThatEntersMightyDoesNotBecomeMighty)
{
    mine().legend = card("judge", me);
    mine().hand = {card("large", me)};
    begin();
    play();
    EXPECT_TRUE(options(OptionKind::Yes).empty());
}

TEST_P(RiftboundKeywords, R471_3_WhatMightyGivesDoesNotKeepItMighty)
{
    PlacedCard noble = card("noble", me);
    noble.mightThisTurn = 1;
    garrison(0, noble);
    mine().base = {card("plain", me)};
    begin();
    EXPECT_TRUE(at(position.places[0].units[0]).has(Kw::Shield));
    endTurn();
    EXPECT_FALSE(at(position.places[0].units[0]).has(Kw::Shield));
    EXPECT_EQ(at(position.places[0].units[0]).might, 4);
}

TEST_P(RiftboundKeywords, R821_WeaponmasterAttachesForOnePowerLess)
{
    mine().hand = {card("smith", me)};
    mine().base = {card("sword", me)};
    mine().pool.energy = 1;
    begin();
    play();
    act(OptionKind::Yes);
    act(OptionKind::Card, mine().base[0].placed);
    passAll();
    act(OptionKind::Yes); // energy is never forced
    EXPECT_EQ(at(mine().base[0]).on, mine().hand[0].placed);
    EXPECT_EQ(at(mine().hand[0]).might, 4);
    EXPECT_EQ(player(me).pool.energy, 0);
}

TEST_P(RiftboundKeywords, R821_1_c_5_WhoCannotPayKeepsTheGearWhereItIs)
{
    mine().hand = {card("smith", me)};
    mine().base = {card("sword", me)};
    begin();
    play();
    act(OptionKind::Yes);
    act(OptionKind::Card, mine().base[0].placed);
    passAll();
    EXPECT_EQ(at(mine().base[0]).on, kNone);
}

TEST_P(RiftboundKeywords, R817_VisionThatIsGivenLooksToo)
{
    mine().base = {card("oracle", me)};
    mine().hand = {card("plain", me)};
    mine().pool.energy = 2;
    begin();
    play();
    passAll();
    ASSERT_EQ(game->decision().prompt, static_cast<std::uint16_t>(Prompt::Effect));
    EXPECT_EQ(options(OptionKind::Card).size(), 1U);
    EXPECT_EQ(game->decision().min, 0);
}

TEST_P(RiftboundKeywords, R437_PreventedDamageIsNotDealt)
{
    mine().hand = {card("shield", me), card("bolt", me), card("bolt", me)};
    mine().base = {card("plain", me)};
    mine().pool.energy = 4;
    begin();
    play(mine().base[0].placed);
    passAll();
    act(OptionKind::Play, mine().hand[1].placed);
    act(OptionKind::Card, mine().base[0].placed);
    passAll();
    EXPECT_EQ(at(mine().base[0]).damage, 0);
    act(OptionKind::Play, mine().hand[2].placed);
    act(OptionKind::Card, mine().base[0].placed);
    passAll();
    EXPECT_EQ(at(mine().base[0]).zone, Zone::Trash); // one was prevented, two dealt
}

TEST_P(RiftboundKeywords, R437_AllSpellDamageCanBePrevented)
{
    mine().hand = {card("calm", me), card("bolt", me)};
    mine().base = {card("plain", me)};
    mine().pool.energy = 2;
    begin();
    play();
    passAll();
    act(OptionKind::Play, mine().hand[1].placed);
    act(OptionKind::Card, mine().base[0].placed);
    passAll();
    EXPECT_EQ(at(mine().base[0]).zone, Zone::Base);
}

TEST_P(RiftboundKeywords, R355_AnEnemyCannotChooseWhatIsVeiled)
{
    mine().hand = {card("veil", me)};
    mine().base = {card("plain", me)};
    position.seats[you].hand = {card("bolt", you)};
    position.seats[you].pool.energy = 2;
    begin();
    play(mine().base[0].placed);
    act(OptionKind::Pass); // the opponent may still choose it now
    EXPECT_FALSE(options(OptionKind::Play).empty());
    passAll();
    EXPECT_EQ(at(mine().base[0]).zone, Zone::Base);
}

TEST_P(RiftboundKeywords, R812_LegionCountsTheOtherCards)
{
    mine().hand = {card("duo", me), card("calm", me)};
    mine().pool.energy = 1;
    begin();
    EXPECT_TRUE(options(OptionKind::Play, mine().hand[0].placed).empty());
    act(OptionKind::Play, mine().hand[1].placed);
    passAll();
    act(OptionKind::Play, mine().hand[0].placed);
    EXPECT_EQ(at(mine().hand[0]).zone, Zone::Base);
}

TEST_P(RiftboundKeywords, R419_AnEffectPlaysACardFromTheTrash)
{
    mine().hand = {card("raise", me)};
    mine().trash = {card("plain", me)};
    begin();
    play();
    passAll();
    EXPECT_EQ(at(mine().trash[0]).zone, Zone::Base);
    EXPECT_TRUE(at(mine().trash[0]).is(status::Exhausted));
    EXPECT_EQ(player(me).played, 2);
}

TEST_P(RiftboundKeywords, R431_BurningPutsTheTopCardsIntoTheTrash)
{
    mine().hand = {card("fire", me)};
    begin();
    play();
    passAll();
    EXPECT_EQ(game->state().count(Zone::MainDeck, me), 6);
    EXPECT_EQ(game->state().count(Zone::Trash, me), 3);
}

TEST_P(RiftboundKeywords, R416_LookingTakesOneAndRecyclesTheRest)
{
    mine().hand = {card("seek", me)};
    begin();
    play();
    passAll();
    EXPECT_EQ(game->decision().player, me);
    EXPECT_EQ(options(OptionKind::Card).size(), 3U);
    act(OptionKind::Card);
    EXPECT_EQ(handOf(me), 1);
    EXPECT_EQ(game->state().count(Zone::MainDeck, me), 7);
}

TEST_P(RiftboundKeywords, R436_PredictingOrdersWhatIsNotRecycled)
{
    mine().hand = {card("plan", me)};
    begin();
    play();
    passAll();
    const CardId top = game->state().list(Zone::MainDeck, me).head;
    ASSERT_TRUE(game->apply(Answer{}).ok());
    ASSERT_EQ(game->decision().kind, core::DecisionKind::Order);
    Answer swapped;
    (void)swapped.options.tryPush(1);
    (void)swapped.options.tryPush(0);
    ASSERT_TRUE(game->apply(swapped).ok());
    EXPECT_NE(game->state().list(Zone::MainDeck, me).head, top);
    EXPECT_EQ(game->state().cards[game->state().list(Zone::MainDeck, me).head].next, top);
}

TEST_P(RiftboundKeywords, R355_TwoTargetsAtTheSameBattlefield)
{
    mine().hand = {card("twin", me)};
    garrison(0, card("plain", me));
    garrison(1, card("plain", you));
    begin();
    // No battlefield has units of both players, so the spell cannot be played (355.16).
    EXPECT_TRUE(options(OptionKind::Play, mine().hand[0].placed).empty());
}

TEST_P(RiftboundKeywords, R423_StunningAnEnemyTriggers)
{
    mine().hand = {card("daze", me)};
    mine().base = {card("sage", me)};
    garrison(1, card("plain", you));
    begin();
    play(position.places[1].units[0].placed);
    passAll();
    EXPECT_EQ(handOf(me), 1);
}

TEST_P(RiftboundKeywords, R460_2_ExcessDamageIsCounted)
{
    mine().base = {card("raider", me)};
    garrison(0, card("plain", you));
    begin();
    act(OptionKind::Move, mine().base[0].placed);
    passAll();
    EXPECT_EQ(game->state().places[0].controller, me);
    EXPECT_EQ(handOf(me), 1);
}

TEST_P(RiftboundKeywords, R429_PowerOnlyForSpellsPaysForNoUnit)
{
    mine().base = {card("pool", me)};
    mine().hand = {card("mind", me), card("deep", me)};
    begin();
    EXPECT_TRUE(options(OptionKind::Play, mine().hand[0].placed).empty());
    EXPECT_FALSE(options(OptionKind::Play, mine().hand[1].placed).empty());
}

TEST_P(RiftboundKeywords, R144_UnitsCanBeKeptFromGoingHome)
{
    position.places[0].def = db.find("lair");
    garrison(0, card("plain", me));
    garrison(1, card("plain", me));
    begin();
    EXPECT_TRUE(options(OptionKind::Move, position.places[0].units[0].placed).empty());
    EXPECT_FALSE(options(OptionKind::Move, position.places[1].units[0].placed).empty());
}

TEST_P(RiftboundKeywords, R337_2_AddingAtTheStartOfACombatDoesNotUseTheChain)
{
    position.places[0].def = db.find("arena");
    garrison(0, card("plain", you));
    mine().base = {card("plain", me)};
    begin();
    act(OptionKind::Move, mine().base[0].placed);
    EXPECT_TRUE(game->state().chain.empty());
    EXPECT_EQ(player(me).pool.energy, 1);
    EXPECT_EQ(player(you).pool.energy, 1);
}

TEST_P(RiftboundKeywords, TheTextOfEachWordIsPrinted)
{
    Printer printer(db);
    EXPECT_EQ(printer.card(db.find("echo")), "Draw 1.\n[Flow] [1]");
    EXPECT_EQ(printer.card(db.find("plan")), "[Predict 2].");
    EXPECT_EQ(printer.card(db.find("hunter")), "[Hunt 2]\nIf you have 2+ XP, give me +3 Might.");
}

} // namespace
} // namespace playmat::riftbound
