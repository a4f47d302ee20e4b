// Tests the words that cards of later sets need, with cards made up for this, for both seats.
// Rule numbers: Core Rules.
#include "made_up_cards.h"

namespace playmat::riftbound {
namespace {

constexpr const char *kLaterCards = R"({"set": "T", "name": "Test", "cards": [
{"id": "plain", "name": "Plain", "type": "unit", "might": 2},
{"id": "late", "name": "Late", "type": "unit", "might": 2,
 "abilities": [{"always": [{"not_in_first_turns": true}]}]},
{"id": "wall", "name": "Wall", "type": "unit", "might": 2,
 "abilities": [{"always": [{"no_moves_to_base": true}]}]},
{"id": "crown", "name": "Crown", "type": "unit", "might": 2,
 "abilities": [{"always": [{"opponents_gain_no_points": true}]}]},
{"id": "spy", "name": "Spy", "type": "gear",
 "abilities": [{"when": "opponent scores", "do": [{"draw": 1}]}]},
{"id": "twice", "name": "Twice", "type": "unit", "might": 2, "abilities":
 [{"always": [{"more_conquers_here": true}]}, {"when": "I conquer", "do": [{"draw": 1}]}]},
{"id": "keep", "name": "Keep", "type": "unit", "might": 2, "abilities":
 [{"always": [{"more_holds_here": true}]}, {"when": "I hold", "do": [{"gain_xp": 1}]}]},
{"id": "dry", "name": "Dry", "type": "unit", "might": 2,
 "abilities": [{"always": [{"channel_only_one": true}]}]},
{"id": "rune", "name": "Rune", "type": "rune", "domains": ["fury"]},
{"id": "tomb", "name": "Tomb", "type": "battlefield",
 "abilities": [{"always": [{"no_scores_before_third_turn": true}]}]},
{"id": "axe", "name": "Axe", "type": "gear", "keywords": ["equip"], "equip": {}},
{"id": "jack", "name": "Jack", "type": "unit", "might": 2,
 "abilities": [{"when": "attach to me", "do": [{"draw": 1}]}]},
{"id": "wyrm", "name": "Wyrm", "type": "gear", "abilities":
 [{"when": "spend a buff", "do": [{"draw": 1}]},
  {"activate": {"spend_buff": {"choose": "unit", "side": "friendly"}}, "do": [{"gain_xp": 1}]}]},
{"id": "lurk", "name": "Lurk", "type": "unit", "might": 2,
 "abilities": [{"when": "hide", "do": [{"ready": "me"}]}]},
{"id": "trap", "name": "Trap", "type": "spell", "keywords": ["hidden", "reaction"],
 "abilities": [{"do": [{"draw": 1}]}]},
{"id": "gift", "name": "Gift", "type": "unit", "might": 2,
 "abilities": [{"when": "play me", "do": [{"token": "recruit", "who": "opponent"}]}]},
{"id": "deep", "name": "Deep", "type": "unit", "energy": 1, "power": 2, "domains": ["fury"]},
{"id": "sage", "name": "Sage", "type": "unit", "might": 2, "abilities":
 [{"when": "play", "of": {"of": "card", "side": "friendly", "at": "anywhere", "power_least": 2},
   "do": [{"gain_xp": 1}]}]},
{"id": "sure", "name": "Sure", "type": "spell", "abilities":
 [{"always": [{"cannot_be_countered": true}]}, {"do": [{"draw": 1}]}]},
{"id": "herald", "name": "Herald", "type": "unit", "might": 2, "abilities":
 [{"when": "play me", "do": [{"ready": {"choose": "unit", "other": true, "count": 2,
                                        "up_to": true}}]}]},
{"id": "seal", "name": "Seal", "type": "gear", "abilities":
 [{"add": {"exhaust": true}, "timing": "reaction", "do": [{"adds": 1, "of": "energy"}]}]},
{"id": "clerk", "name": "Clerk", "type": "unit", "energy": 1, "might": 2,
 "abilities": [{"additional": {"return_one": {"choose": "gear", "side": "friendly"}}}]},
{"id": "smith", "name": "Smith", "type": "unit", "might": 2, "abilities":
 [{"activate": {"energy": 1, "kill_one": {"choose": "gear", "side": "friendly"}},
   "do": [{"draw": 1}]}]},
{"id": "press", "name": "Press", "type": "gear", "abilities":
 [{"add": {"exhaust": true, "energy": 1, "any_energy": true}, "timing": "reaction",
   "do": [{"adds": 1, "of": "any"}]}]},
{"id": "nope", "name": "Nope", "type": "spell", "keywords": ["reaction"],
 "abilities": [{"do": [{"counter": {"target": "spell", "at": "chain"}}]}]}
]})";

class RiftboundLaterWords : public MadeUpCards
{
protected:
    RiftboundLaterWords()
        : MadeUpCards(kLaterCards)
    {
    }
    /// Moves the unit in the base to the first battlefield and lets everything resolve.
    void conquer()
    {
        begin();
        act(OptionKind::Move, mine().base[0].placed);
        passAll();
    }
    /// Lets triggers that wait together resolve in the order in which they are offered.
    void inOrder()
    {
        for (int i = 0; i < 3 && game->decision().kind == core::DecisionKind::Order; ++i) {
            Answer all;
            for (std::uint16_t one = 0; one < game->decision().options.size(); ++one)
                (void)all.options.tryPush(one);
            ASSERT_TRUE(game->apply(all).ok());
        }
        passAll();
    }
    [[nodiscard]] int pointsOf(PlayerId player) const
    {
        return game->state().players[player].points;
    }
    [[nodiscard]] int xp() const { return game->state().players[me].xp; }
};
INSTANTIATE_TEST_SUITE_P(Seats, RiftboundLaterWords, testing::Values(0, 1));

TEST_P(RiftboundLaterWords, R419_AUnitCanBeTooEarlyForTheFirstThreeTurns)
{
    mine().hand = {card("late", me)};
    position.turn = 1;
    begin();
    EXPECT_TRUE(options(OptionKind::Play).empty());
    position.turn = 9;
    begin();
    EXPECT_FALSE(options(OptionKind::Play).empty());
}

TEST_P(RiftboundLaterWords, R144_4_NobodyMovesToABase)
{
    garrison(0, card("plain", me));
    begin();
    EXPECT_FALSE(options(OptionKind::Move, position.places[0].units[0].placed).empty());
    position.seats[you].base = {card("wall", you)};
    begin();
    EXPECT_TRUE(options(OptionKind::Move, position.places[0].units[0].placed).empty());
}

TEST_P(RiftboundLaterWords, R464_AnOpponentWhoCannotGainPointsConquersWithoutThem)
{
    mine().base = {card("plain", me)};
    position.seats[you].base = {card("crown", you)};
    conquer();
    EXPECT_EQ(pointsOf(me), 0);
    EXPECT_EQ(game->state().places[0].controller, me);
}

TEST_P(RiftboundLaterWords, R463_AnOpponentsScoreIsNoticed)
{
    mine().base = {card("plain", me), card("spy", me)};
    position.seats[you].base = {card("spy", you)};
    conquer();
    EXPECT_EQ(pointsOf(me), 1);
    EXPECT_EQ(handOf(me), 0);
    EXPECT_EQ(handOf(you), 1);
}

TEST_P(RiftboundLaterWords, R383_ConquerEffectsTriggerOnceMoreHere)
{
    mine().base = {card("twice", me)};
    conquer();
    inOrder();
    EXPECT_EQ(handOf(me), 2);
}

TEST_P(RiftboundLaterWords, R383_AndNotAtAnotherBattlefield)
{
    garrison(1, card("twice", me));
    mine().base = {card("plain", me)};
    conquer();
    EXPECT_EQ(handOf(me), 0);
}

TEST_P(RiftboundLaterWords, R383_HoldEffectsTriggerOnceMoreHere)
{
    position.start = Start::Beginning;
    garrison(0, card("keep", me));
    begin();
    passAll();
    inOrder();
    EXPECT_EQ(xp(), 2);
}

TEST_P(RiftboundLaterWords, R316_PlayersCanBeHeldToOneRune)
{
    for (const bool dry : {false, true}) {
        position.start = Start::Channel;
        position.turn = 9;
        mine().runeDeck.assign(4, card("rune", me));
        if (dry)
            position.seats[you].base = {card("dry", you)};
        begin();
        int runes = 0;
        game->state().forEach(Zone::Base, me, [&](CardId id) {
            runes += game->state().cards[id].kind == Kind::Rune ? 1 : 0;
        });
        EXPECT_EQ(runes, dry ? 1 : 2);
    }
}

TEST_P(RiftboundLaterWords, R464_ABattlefieldIsNotScoredBeforeThePlayersThirdTurn)
{
    for (const int turn : {1, 9}) {
        position.turn = turn;
        position.places[0].def = db.find("tomb");
        mine().base = {card("plain", me)};
        conquer();
        EXPECT_EQ(game->state().places[0].controller, me);
        EXPECT_EQ(pointsOf(me), turn == 1 ? 0 : 1);
    }
}

TEST_P(RiftboundLaterWords, R434_AttachingGearToTheUnitIsNoticed)
{
    mine().base = {card("axe", me), card("jack", me), card("plain", me)};
    for (const std::size_t unit : {1U, 2U}) {
        begin();
        act(OptionKind::Ability, mine().base[0].placed);
        act(OptionKind::Card, mine().base[unit].placed);
        passAll();
        EXPECT_EQ(at(mine().base[0]).on, mine().base[unit].placed);
        EXPECT_EQ(handOf(me), unit == 1 ? 1 : 0);
    }
}

TEST_P(RiftboundLaterWords, R702_SpendingABuffAsACostIsNoticed)
{
    PlacedCard buffed = card("plain", me);
    buffed.buffed = true;
    mine().base = {card("wyrm", me), buffed};
    begin();
    act(OptionKind::Ability, mine().base[0].placed);
    passAll();
    EXPECT_EQ(xp(), 1);
    EXPECT_EQ(handOf(me), 1);
}

TEST_P(RiftboundLaterWords, R811_HidingACardIsNoticed)
{
    PlacedCard tired = card("lurk", me);
    tired.exhausted = true;
    garrison(0, tired);
    mine().hand = {card("trap", me)};
    mine().pool.any = 1;
    begin();
    act(OptionKind::Hide, mine().hand[0].placed);
    passAll();
    EXPECT_EQ(at(mine().hand[0]).zone, Zone::Facedown);
    EXPECT_FALSE(at(position.places[0].units[0]).is(status::Exhausted));
}

TEST_P(RiftboundLaterWords, R350_2_AnOpponentPlaysTheToken)
{
    mine().hand = {card("gift", me)};
    begin();
    play();
    passAll();
    EXPECT_EQ(unitsIn(Zone::Base, you), 1);
    EXPECT_EQ(unitsIn(Zone::Base, me), 1);
}

TEST_P(RiftboundLaterWords, R357_CardsThatCostPowerAreTold)
{
    mine().base = {card("sage", me)};
    mine().hand = {card("deep", me), card("plain", me)};
    mine().pool.energy = 1;
    mine().pool.any = 2;
    begin();
    act(OptionKind::Play, mine().hand[1].placed);
    passAll();
    EXPECT_EQ(xp(), 0);
    act(OptionKind::Play, mine().hand[0].placed);
    passAll();
    EXPECT_EQ(xp(), 1);
}

TEST_P(RiftboundLaterWords, R425_ASpellThatCannotBeCounteredResolves)
{
    for (const char *spell : {"trap", "sure"}) {
        mine().hand = {card(spell, me)};
        position.seats[you].hand = {card("nope", you)};
        begin();
        play();
        act(OptionKind::Pass);
        act(OptionKind::Play, position.seats[you].hand[0].placed);
        if (!options(OptionKind::Card).empty())
            act(OptionKind::Card, mine().hand[0].placed);
        passAll();
        EXPECT_EQ(handOf(me), spell == std::string_view("sure") ? 1 : 0);
    }
}

TEST_P(RiftboundLaterWords, R357_ACardThatPaysAPartOfTheCostPaysNothingElse)
{
    mine().hand = {card("clerk", me)};
    mine().base = {card("smith", me), card("seal", me)};
    begin();
    EXPECT_TRUE(options(OptionKind::Play).empty());
    EXPECT_TRUE(options(OptionKind::Ability).empty());
    mine().base.push_back(card("axe", me)); // paying with the axe leaves the Seal for resources
    for (const OptionKind what : {OptionKind::Play, OptionKind::Ability}) {
        begin();
        act(what);
        ASSERT_EQ(game->decision().kind, core::DecisionKind::Pay);
        act(OptionKind::Add);
        passAll();
        EXPECT_TRUE(at(mine().base[1]).is(status::Exhausted));
        EXPECT_EQ(at(mine().base[2]).zone, what == OptionKind::Play ? Zone::Hand : Zone::Trash);
    }
}

TEST_P(RiftboundLaterWords, R355_14_AChoiceOfMoreThanThereIsAsksForWhatThereIs)
{
    mine().hand = {card("herald", me)};
    mine().base = {card("plain", me)};
    begin();
    play();
    passAll();
    ASSERT_EQ(game->decision().kind, core::DecisionKind::ChooseCards);
    EXPECT_EQ(game->decision().options.size(), 1U);
    EXPECT_EQ(game->decision().max, 1);
    EXPECT_EQ(game->decision().min, 0);
}

TEST_P(RiftboundLaterWords, R357_ResourcesAddedBeforeAreSpentAfterTheCardHasGone)
{
    mine().hand = {card("clerk", me)};
    mine().base = {card("seal", me)};
    begin();
    act(OptionKind::Add);
    play();
    EXPECT_EQ(at(mine().base[0]).zone, Zone::Hand);
    EXPECT_EQ(at(mine().hand[0]).zone, Zone::Base);
}

TEST_P(RiftboundLaterWords, R357_AnyAmountIsPaidBesidesTheRestOfTheCost)
{
    mine().base = {card("press", me)};
    mine().pool.energy = 4;
    begin();
    act(OptionKind::Add);
    ASSERT_EQ(game->decision().kind, core::DecisionKind::ChooseNumber);
    ASSERT_EQ(game->decision().options.size(), 4U); // 0 to 3
    ASSERT_TRUE(game->apply(Answer::one(2)).ok());
    EXPECT_EQ(game->state().players[me].pool.energy, 1);
    EXPECT_EQ(game->state().players[me].pool.any, 2);
}

/// What is wrong with a unit that has these abilities; empty: nothing.
std::string wrongWith(const std::string &abilities)
{
    const std::string card = R"({"set": "T", "name": "Test", "cards": [{"id": "one", "name": "One",
        "type": "unit", "might": 2, "abilities": [)"
        + abilities + "]}]}";
    const Loaded loaded = loadCards({{"tokens.json", kTokens}, {"t.json", card}});
    return loaded.problems.empty() ? std::string() : loaded.problems.front().message;
}

TEST(RiftboundLoader, AnAmountHasNoKeyThatDoesNothing)
{
    const auto drawing = [](const std::string &amount) {
        return wrongWith(R"({"when": "play me", "do": [{"draw": )" + amount + "}]}");
    };
    EXPECT_EQ(drawing(R"({"count": {"of": "gear"}, "times": 2, "plus": 1})"), "");
    EXPECT_EQ(drawing(R"({"number": 2, "if": "legion", "else": 1})"), "");
    EXPECT_NE(drawing(R"({"points": true, "times": 2})"), "");
    EXPECT_NE(drawing(R"({"number": 3, "times": 2})"), "");
    EXPECT_NE(drawing(R"({"number": 3, "else": 2})"), "");
    EXPECT_NE(drawing(R"({"number": 3, "if": "legion", "plus": 1, "else": 2})"), "");
    EXPECT_NE(drawing(R"({"points": true, "fits": {"of": "unit"}})"), "");
    EXPECT_NE(drawing(R"({"points": true, "places": true})"), "");
    EXPECT_NE(drawing(R"({"plus": 2})"), "");
}

TEST(RiftboundLoader, AConditionIsAboutOneThing)
{
    const auto drawingIf = [](const std::string &condition) {
        return wrongWith(R"({"when": "play me", "do": [{"draw": 1}], "if": )" + condition + "}");
    };
    EXPECT_EQ(drawingIf(R"({"amount": {"points": true}, "least": 2, "most": 4})"), "");
    EXPECT_EQ(drawingIf(R"({"what": "me", "fits": {"of": "unit"}})"), "");
    EXPECT_NE(drawingIf(R"({"amount": {"points": true}})"), "");
    EXPECT_NE(drawingIf(R"({"xp": 2, "most": 4})"), "");
    EXPECT_NE(drawingIf(R"({"xp": 2, "units": 1})"), "");
    EXPECT_NE(drawingIf(R"({"count": {"of": "unit"}, "least": 2, "what": "me"})"), "");
    EXPECT_NE(drawingIf(R"({"most": 2})"), "");
}

TEST(RiftboundLoader, ACardHasAtMostThreeOptionalAdditionalCosts)
{
    const std::string one = R"({"additional": {"energy": 1}, "do": [], "optional": true})";
    const std::string three = one + ", " + one + ", " + one;
    EXPECT_EQ(wrongWith(three), "");
    EXPECT_NE(wrongWith(three + ", " + one), "");
}

TEST(RiftboundPrinter, AConditionSaysBothLimits_AndMightWhatItCounts)
{
    const std::string card = R"({"set": "T", "name": "Test", "cards": [
        {"id": "one", "name": "One", "type": "unit", "might": 2, "abilities": [
        {"when": "play me", "do": [{"draw": 1}],
         "if": {"count": {"of": "gear"}, "least": 2, "most": 4}},
        {"when": "play me", "do": [{"draw": 1}],
         "if": {"amount": {"points": true}, "most": 3}},
        {"always": [{"might": {"count": {"of": "gear", "side": "friendly"}}, "to": "me"}]},
        {"always": [{"might": {"points": true}, "to": "me"}]}]}]})";
    const Loaded loaded = loadCards({{"tokens.json", kTokens}, {"t.json", card}});
    const std::string text = Printer(loaded.db).card(loaded.db.find("one"));
    EXPECT_NE(text.find("2 to 4 gear"), std::string::npos) << text;
    EXPECT_NE(text.find("at most 3: "), std::string::npos) << text;
    EXPECT_EQ(text.find("it had"), std::string::npos) << text;
    EXPECT_NE(text.find("+1 Might for each friendly gear"), std::string::npos) << text;
    EXPECT_NE(text.find("additional Might equal to your points"), std::string::npos) << text;
}

} // namespace
} // namespace playmat::riftbound
