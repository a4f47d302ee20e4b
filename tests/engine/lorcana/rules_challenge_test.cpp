#include "support/lorcana_table.h"

/// Challenges (CR 4.6), damage (1.9), banishing and the game state check (1.8).
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;

constexpr const char *kIsleCard
    = R"({"type":"location","name":"Isle","cost":1,"willpower":3,"lore":1,"move_cost":1})";

int countEvents(const LorcanaTable &t, Ev type)
{
    int n = 0;
    for (const core::Event &e : t.game().events())
        n += e.type == static_cast<std::uint8_t>(type) ? 1 : 0;
    return n;
}

// --- 4.6.4: the declaration

TEST(LorcanaRules, R4_6_4_1_OnlyReadyDryCharactersChallenge)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.character("a", 1, 1, 3, 1).character("b", 1, 1, 3, 1).character("c", 1, 1, 3, 1);
        t.character("foe", 1, 1, 3, 1);
        t.play(me, {"a", Placed("b").exerted(), Placed("c").drying()});
        t.play(you, {Placed("foe").exerted()}).start();
        EXPECT_TRUE(t.can(OptionKind::Challenge, "a", "foe"));
        EXPECT_FALSE(t.can(OptionKind::Challenge, "b"));
        EXPECT_FALSE(t.can(OptionKind::Challenge, "c"));
    });
}

TEST(LorcanaRules, R4_6_4_2_OnlyExertedOpposingCharactersAreChallenged)
{
    LorcanaTable t;
    t.character("a", 1, 1, 3, 1).character("mate", 1, 1, 3, 1).character("up", 1, 1, 3, 1);
    t.character("down", 1, 1, 3, 1).madeUp("thing", R"({"type":"item","name":"T"})");
    t.play(0, {"a", Placed("mate").exerted()});
    t.play(1, {"up", Placed("down").exerted(), Placed("thing").exerted()}).start();
    EXPECT_TRUE(t.can(OptionKind::Challenge, "a", "down"));
    EXPECT_FALSE(t.can(OptionKind::Challenge, "a", "up"));
    EXPECT_FALSE(t.can(OptionKind::Challenge, "a", "mate"));
    EXPECT_FALSE(t.can(OptionKind::Challenge, "a", "thing"));
}

TEST(LorcanaRules, R4_6_4_3_InkForChallengingIsInTheOption)
{
    LorcanaTable t;
    t.printed("wall", R"({"type":"character","name":"Wall","cost":1,"willpower":3,
        "abilities":[{"toll":"challenge","paid_by":{"each":{"kind":"character","side":"opposing"}},
                      "against":{"is":"this"},"pay":{"ink":2}}]})");
    t.character("a", 1, 1, 3, 1).character("foe", 1, 1, 3, 1);
    t.ink(0, 2).play(0, {"a"}).play(1, {Placed("wall").exerted(), Placed("foe").exerted()}).start();
    for (const core::Option &o : t.game().decision().options)
        if (static_cast<OptionKind>(o.kind) == OptionKind::Challenge) {
            EXPECT_EQ(o.cost, o.target == t.id("wall") ? 2 : 0);
        }
    t.challenge("a", "wall");
    EXPECT_EQ(t.readyInk(0), 0);
    EXPECT_EQ(t.damage("wall"), 1);
}

TEST(LorcanaRules, R4_6_4_3_OtherCostsOfChallengingAreAskedFor)
{
    LorcanaTable t;
    t.printed("wall", R"({"type":"character","name":"Wall","cost":1,"willpower":3,
        "abilities":[{"toll":"challenge","paid_by":{"each":{"kind":"character","side":"opposing"}},
                      "pay":{"exert_other":1,"other_of":"character"}}]})");
    t.character("a", 1, 1, 3, 1).character("b", 1, 1, 3, 1).character("c", 1, 1, 3, 1);
    t.play(0, {"a", "b", "c"}).play(1, {Placed("wall").exerted()}).start();
    t.challenge("a", "wall");
    t.asks(DecisionKind::Pay, 0);
    t.selectable({"b", "c"});
    t.choose("c");
    EXPECT_TRUE(t.isExerted("c"));
    EXPECT_EQ(t.damage("wall"), 1);
    EXPECT_FALSE(t.can(OptionKind::Challenge, "b")) << "there is nobody to exert";
}

TEST(LorcanaRules, R4_6_4_4_ReadyingTheChallengerDoesNotRemoveIt)
{
    LorcanaTable t;
    t.printed("a", R"({"type":"character","name":"A","cost":1,"strength":2,"willpower":3,
        "abilities":[{"when":"challenges","do":[{"ready":"this"}]}]})");
    t.character("foe", 1, 1, 3, 1).play(0, {"a"}).play(1, {Placed("foe").exerted()}).start();
    t.challenge("a", "foe");
    EXPECT_EQ(t.damage("foe"), 2);
    EXPECT_FALSE(t.isExerted("a"));
}

TEST(LorcanaRules, R4_6_4_5_WhileChallengingStartsBeforeTheTriggers)
{
    LorcanaTable t;
    t.printed("a", R"({"type":"character","name":"A","cost":1,"strength":1,"willpower":5,
        "keywords":["challenger 3"],
        "abilities":[{"when":"challenges","do":[{"gain_lore":{"strength_of":"this"}}]}]})");
    t.character("foe", 1, 1, 9, 1).play(0, {"a"}).play(1, {Placed("foe").exerted()}).start();
    t.challenge("a", "foe");
    EXPECT_EQ(t.lore(0), 4);
}

TEST(LorcanaRules, R4_6_5_TriggersOfTheDeclarationResolveBeforeDamage)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.printed("foe", R"({"type":"character","name":"Foe","cost":1,"strength":1,"willpower":3,
            "abilities":[{"when":"challenged","do":[{"give":"other","strength":-2,"for":"turn"}]}]})");
        t.character("a", 1, 3, 3, 1).play(me, {"a"}).play(you, {Placed("foe").exerted()}).start();
        t.challenge("a", "foe");
        EXPECT_EQ(t.damage("foe"), 1) << "3 less 2";
        EXPECT_EQ(t.damage("a"), 1);
    });
}

TEST(LorcanaRules, R4_6_5_BothPlayersTriggersActivePlayerFirst)
{
    LorcanaTable t;
    t.printed("a", R"({"type":"character","name":"A","cost":1,"strength":1,"willpower":5,
        "abilities":[{"when":"challenges","do":[{"may":[{"gain_lore":1}]}]}]})");
    t.printed("foe", R"({"type":"character","name":"Foe","cost":1,"strength":1,"willpower":5,
        "abilities":[{"when":"challenged","do":[{"may":[{"gain_lore":1}]}]}]})");
    t.play(0, {"a"}).play(1, {Placed("foe").exerted()}).start();
    t.challenge("a", "foe");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    t.asks(DecisionKind::Confirm, 1);
    EXPECT_EQ(t.damage("foe"), 0);
    t.yes();
    EXPECT_EQ(t.damage("foe"), 1);
}

// --- 4.6.6: the damage

TEST(LorcanaRules, R4_6_6_2_DamageIsDealtAtTheSameTime)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.character("a", 1, 3, 2, 1).character("foe", 1, 2, 3, 1);
        t.play(me, {"a"}).play(you, {Placed("foe").exerted()}).start();
        t.challenge("a", "foe");
        EXPECT_EQ(t.zone("a"), Zone::Discard);
        EXPECT_EQ(t.zone("foe"), Zone::Discard);
        EXPECT_EQ(countEvents(t, Ev::Banished), 2);
    });
}

TEST(LorcanaRules, R4_6_6_1_NegativeStrengthDealsNothing)
{
    LorcanaTable t;
    t.printed("hex", R"({"type":"item","name":"Hex","cost":1,
        "abilities":[{"affects":{"each":{"kind":"character","side":"opposing"}},"strength":-3}]})");
    t.character("a", 1, 1, 2, 1).character("foe", 1, 2, 3, 1);
    t.play(0, {"a", "hex"}).play(1, {Placed("foe").exerted()}).start();
    t.challenge("a", "foe");
    EXPECT_EQ(t.damage("a"), 0);
    EXPECT_EQ(t.strength("foe"), -1);
    EXPECT_EQ(t.damage("foe"), 1);
}

TEST(LorcanaRules, R4_6_7_StillInTheChallengeUntilTheBagIsEmpty)
{
    // The challenger is banished by what the banished one triggers: "in a challenge" (Example B).
    LorcanaTable t;
    t.printed("cat", R"({"type":"character","name":"Cat","cost":1,"willpower":3,
        "abilities":[{"when":"challenged_and_banished","do":[{"banish":"other"}]}]})");
    t.printed("snow", R"({"type":"character","name":"Snow","cost":1,"strength":5,"willpower":5,
        "abilities":[{"when":"banished_in_challenge","do":[{"may":[{"return":"this"}]}]}]})");
    t.play(0, {"snow"}).play(1, {Placed("cat").exerted()}).start();
    t.challenge("snow", "cat");
    t.yes();
    EXPECT_EQ(t.zone("snow"), Zone::Hand);
    EXPECT_EQ(t.zone("cat"), Zone::Discard);
}

TEST(LorcanaRules, R4_6_8_LocationsAreChallengedReadyOrNotAndDealNothing)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.printed("isle", kIsleCard).character("a", 1, 2, 2, 1).character("b", 1, 2, 2, 1);
        t.play(me, {"a", "b"}).play(you, {"isle"}).start();
        t.challenge("a", "isle");
        EXPECT_EQ(t.damage("isle"), 2);
        EXPECT_EQ(t.damage("a"), 0);
        t.challenge("b", "isle");
        EXPECT_EQ(t.zone("isle"), Zone::Discard);
    });
}

TEST(LorcanaRules, R4_6_8_BodyguardsDoNotProtectLocations)
{
    LorcanaTable t;
    t.printed("isle", kIsleCard).character("a", 1, 2, 2, 1);
    t.character("guard", 1, 1, 3, 1, R"("bodyguard")").character("plain", 1, 1, 3, 1);
    t.play(0, {"a"}).play(1, {"isle", Placed("guard").exerted(), Placed("plain").exerted()});
    t.start();
    EXPECT_TRUE(t.can(OptionKind::Challenge, "a", "isle"));
    EXPECT_TRUE(t.can(OptionKind::Challenge, "a", "guard"));
    EXPECT_FALSE(t.can(OptionKind::Challenge, "a", "plain"));
}

TEST(LorcanaRules, R8_3_3_BodyguardOnlyIfItCanBeChallenged)
{
    LorcanaTable t;
    t.character("a", 1, 2, 2, 1).character("guard", 1, 1, 3, 1, R"("bodyguard")");
    t.character("flier", 1, 1, 3, 1, R"("bodyguard","evasive")").character("plain", 1, 1, 3, 1);
    t.play(0, {"a"}).play(1, {"guard", Placed("flier").exerted(), Placed("plain").exerted()});
    t.start();
    EXPECT_TRUE(t.can(OptionKind::Challenge, "a", "plain")) << "one is ready, the other one flies";
}

TEST(LorcanaRules, R4_6_9_WhoLeavesEndsTheChallengeWithoutDamage)
{
    LorcanaTable t;
    t.printed("foe", R"({"type":"character","name":"Foe","cost":1,"strength":5,"willpower":3,
        "abilities":[{"when":"challenged","do":[{"return":"this"}]}]})");
    t.character("a", 1, 3, 3, 1).play(0, {"a"}).play(1, {Placed("foe").exerted()}).start();
    t.challenge("a", "foe");
    EXPECT_EQ(t.zone("foe"), Zone::Hand);
    EXPECT_EQ(t.damage("a"), 0);
    EXPECT_TRUE(t.isExerted("a"));
    EXPECT_EQ(countEvents(t, Ev::ChallengeEnded), 1);
    t.idle(0);
}

// --- 1.8: the game state check

TEST(LorcanaRules, R1_8_1_4_DamageUpToTheWillpowerBanishes)
{
    LorcanaTable t;
    t.printed("hit", R"({"type":"action","name":"Hit","cost":0,
        "do":[{"deal":2,"to":{"each":{"kind":"character"}}}]})");
    t.character("two", 1, 1, 2, 1).character("three", 1, 1, 3, 1);
    t.hand(0, {"hit"}).play(0, {"two"}).play(1, {"two", "three"}).start();
    t.playCard("hit");
    EXPECT_EQ(t.count(Zone::Play, 0), 0);
    EXPECT_EQ(t.zone("three"), Zone::Play);
    EXPECT_EQ(t.damage("three"), 2);
}

TEST(LorcanaRules, R1_8_1_4_WillpowerOfNoneBanishesWithoutDamage)
{
    LorcanaTable t;
    t.printed("hex", R"({"type":"item","name":"Hex","cost":0,
        "abilities":[{"affects":{"each":{"kind":"character","side":"opposing"}},"willpower":-2}]})");
    t.character("two", 1, 1, 2, 1).hand(0, {"hex"}).play(1, {"two"}).start();
    t.playCard("hex");
    EXPECT_EQ(t.zone("two"), Zone::Discard);
}

TEST(LorcanaRules, R1_8_3_Example_B_ASecondCheckFollowsTheFirst)
{
    LorcanaTable t;
    t.printed("rock", R"({"type":"location","name":"Rock","cost":1,"willpower":7,"move_cost":1,
        "abilities":[{"affects":{"each":{"kind":"character","is":"here"}},"willpower":2}]})");
    t.character("fish", 1, 1, 2, 1).character("lamp", 1, 7, 7, 1);
    t.play(0, {"lamp"}).play(1, {"rock", Placed("fish").damaged(2).at(0)}).start();
    EXPECT_EQ(t.zone("fish"), Zone::Play);
    t.challenge("lamp", "rock");
    EXPECT_EQ(t.zone("rock"), Zone::Discard);
    EXPECT_EQ(t.zone("fish"), Zone::Discard);
}

TEST(LorcanaRules, R1_8_2_TriggersOfACheckWaitForAllChecks)
{
    LorcanaTable t;
    t.printed("rock", R"({"type":"location","name":"Rock","cost":1,"willpower":7,"move_cost":1,
        "abilities":[{"affects":{"each":{"kind":"character","is":"here"}},"willpower":2},
                     {"when":"banished","do":[{"may":[{"gain_lore":1}]}]}]})");
    t.character("fish", 1, 1, 2, 1).character("lamp", 1, 7, 7, 1);
    t.play(0, {"lamp"}).play(1, {"rock", Placed("fish").damaged(2).at(0)}).start();
    t.challenge("lamp", "rock");
    t.asks(DecisionKind::Confirm, 1);
    EXPECT_EQ(t.zone("fish"), Zone::Discard) << "before the trigger resolves";
    t.yes();
}

TEST(LorcanaRules, R1_8_5_NotInTheMiddleOfAnEffect)
{
    LorcanaTable t;
    t.printed("pain", R"({"type":"action","name":"Pain","cost":0,
        "do":[{"deal":3,"to":{"each":{"kind":"character"}}},
              {"remove_damage":2,"from":{"each":{"kind":"character"}}}]})");
    t.character("two", 1, 1, 2, 1).hand(0, {"pain"}).play(1, {"two"}).start();
    t.playCard("pain");
    EXPECT_EQ(t.zone("two"), Zone::Play);
    EXPECT_EQ(t.damage("two"), 1);
}

TEST(LorcanaRules, R7_4_3_CardsBanishedTogetherSeeEachOther)
{
    LorcanaTable t;
    t.printed("mourner", R"({"type":"character","name":"M","cost":1,"willpower":2,
        "abilities":[{"when":"banished","of":{"kind":"character","side":"yours","other":true},
                      "do":[{"gain_lore":1}]}]})");
    t.printed("hit", R"({"type":"action","name":"Hit","cost":0,
        "do":[{"banish":{"each":"character"}}]})");
    t.hand(0, {"hit"}).play(0, {"mourner", "mourner"}).start();
    t.playCard("hit");
    t.asks(DecisionKind::ChooseTrigger, 0);
    t.trigger("mourner");
    EXPECT_EQ(t.lore(0), 2);
}

// --- 1.9: damage

TEST(LorcanaRules, R1_9_2_PutAndMovedDamageIsNotReduced)
{
    LorcanaTable t;
    t.printed("put", R"({"type":"action","name":"Put","cost":0,
        "do":[{"deal":2,"put":true,"to":{"choose":{"kind":"character","side":"opposing"}}}]})");
    t.printed("move", R"({"type":"action","name":"Move","cost":0,
        "do":[{"move_damage":2,"from":{"choose":{"kind":"character","side":"yours"}},
               "to":{"choose":{"kind":"character","side":"opposing"}}}]})");
    t.character("tough", 1, 1, 9, 1, R"("resist 2")").character("hurt", 1, 1, 9, 1);
    t.hand(0, {"put", "move"}).play(0, {Placed("hurt").damaged(3)}).play(1, {"tough"}).start();
    t.playCard("put");
    EXPECT_EQ(t.damage("tough"), 2);
    t.playCard("move");
    EXPECT_EQ(t.damage("tough"), 4);
    EXPECT_EQ(t.damage("hurt"), 1);
    EXPECT_EQ(countEvents(t, Ev::DamageMoved), 1);
}

TEST(LorcanaRules, R1_9_2_4_UpToSoMuchIsAskedForEachCard)
{
    LorcanaTable t;
    t.printed("move", R"({"type":"action","name":"Move","cost":0,
        "do":[{"move_damage":2,"up_to":true,"from":{"choose":{"kind":"character","side":"yours"}},
               "to":{"choose":{"kind":"character","side":"opposing"}}},
              {"gain_lore":{"that_much":true}}]})");
    t.character("a", 1, 1, 9, 1).character("b", 1, 1, 9, 1);
    t.character("x", 1, 1, 9, 1).character("y", 1, 1, 9, 1);
    t.hand(0, {"move"}).play(0, {Placed("a").damaged(1), Placed("b").damaged(5)});
    t.play(1, {"x", "y"}).start();
    t.playCard("move");
    t.selectable({"a", "b"});
    t.choose("b");
    t.selectable({"x", "y"});
    t.choose("x");
    t.asks(DecisionKind::ChooseNumber, 0);
    EXPECT_EQ(t.game().decision().options.size(), 3U);
    t.number(2);
    EXPECT_EQ(t.damage("b"), 3);
    EXPECT_EQ(t.damage("x"), 2);
    EXPECT_EQ(t.lore(0), 2);
}

TEST(LorcanaRules, R1_9_3_MovedDamageIsTakenAndRemoved)
{
    LorcanaTable t;
    t.printed("move", R"({"type":"action","name":"Move","cost":0,
        "do":[{"move_damage":"all","from":{"choose":{"kind":"character","side":"yours"}},
               "to":{"choose":{"kind":"character","side":"opposing"}}}]})");
    t.printed("a", R"({"type":"character","name":"A","cost":1,"willpower":9,
        "abilities":[{"when":"damage_removed","do":[{"gain_lore":1}]}]})");
    t.printed("x", R"({"type":"character","name":"X","cost":1,"willpower":9,
        "abilities":[{"when":"takes_damage","do":[{"gain_lore":1}]}]})");
    t.hand(0, {"move"}).play(0, {Placed("a").damaged(3)}).play(1, {"x"}).start();
    t.playCard("move");
    EXPECT_EQ(t.lore(0), 1);
    EXPECT_EQ(t.lore(1), 1);
    EXPECT_EQ(t.damage("x"), 3);
}

TEST(LorcanaRules, R1_9_5_ReducedToNoneItIsStillDealtButNotTaken)
{
    LorcanaTable t;
    t.printed("archer", R"({"type":"character","name":"A","cost":1,"strength":2,"willpower":9,
        "abilities":[{"when":"deals_damage","do":[{"gain_lore":1}]}]})");
    t.printed("tough",
              R"({"type":"character","name":"T","cost":1,"willpower":9,"keywords":["resist 3"],
        "abilities":[{"when":"takes_damage","do":[{"gain_lore":1}]}]})");
    t.play(0, {"archer"}).play(1, {Placed("tough").exerted()}).start();
    t.challenge("archer", "tough");
    EXPECT_EQ(t.lore(0), 1);
    EXPECT_EQ(t.lore(1), 0);
}

TEST(LorcanaRules, R1_9_4_3_DamageIsSplitAmongSeveral)
{
    LorcanaTable t;
    t.printed("rain", R"({"type":"action","name":"Rain","cost":0,
        "do":[{"distribute":3,"among":{"choose":{"kind":"character","side":"opposing"},"any_number":true}}]})");
    t.character("x", 1, 1, 9, 1).character("y", 1, 1, 9, 1, R"("resist 1")");
    t.character("z", 1, 1, 9, 1, R"("ward")");
    t.hand(0, {"rain"}).play(1, {"x", "y", "z"}).start();
    t.playCard("rain");
    t.selectable({"x", "y"});
    Game copy = t.game();
    core::Answer tooLittle;
    (void)tooLittle.options.tryPush(0);
    (void)tooLittle.amounts.tryPush(2);
    EXPECT_FALSE(copy.apply(tooLittle).ok());
    t.distribute({{"x", 1}, {"y", 2}});
    EXPECT_EQ(t.damage("x"), 1);
    EXPECT_EQ(t.damage("y"), 1);
}

TEST(LorcanaRules, R1_11_1_LoreNeverFallsBelowNone)
{
    LorcanaTable t;
    t.printed("steal", R"({"type":"action","name":"S","cost":0,
        "do":[{"lose_lore":3,"who":"opponents"},{"gain_lore":{"that_much":true}}]})");
    t.hand(0, {"steal"}).lore(1, 2).start();
    t.playCard("steal");
    EXPECT_EQ(t.lore(1), 0);
    EXPECT_EQ(t.lore(0), 2);
}

TEST(LorcanaRules, R1_9_6_ACardThatLeftIsUndamagedAndNew)
{
    LorcanaTable t;
    t.printed("back", R"({"type":"action","name":"B","cost":0,
        "do":[{"return":{"choose":{"kind":"character"}}}]})");
    t.character("x", 0, 1, 9, 1).hand(0, {"back"}).play(0, {Placed("x").damaged(3).exerted()});
    t.start();
    t.playCard("back");
    EXPECT_EQ(t.damage("x"), 0);
    t.playCard("x");
    EXPECT_EQ(t.damage("x"), 0);
    EXPECT_FALSE(t.isExerted("x"));
}

// --- 7.6.3, 7.2.3: the order of what goes together

TEST(LorcanaRules, R7_6_3_CardsDiscardedTogetherLieAsTheirPlayerLikes)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.printed(
            "hit",
            R"({"type":"action","name":"Hit","cost":0,"do":[{"banish":{"each":"character"}}]})");
        t.character("a", 1, 1, 1, 1).character("b", 1, 1, 1, 1).character("x", 1, 1, 1, 1);
        t.character("y", 1, 1, 1, 1).character("z", 1, 1, 1, 1);
        t.hand(me, {"hit"}).play(me, {"a", "b"}).play(you, {"x", "y", "z"});
        t.asksDiscardOrder().start();
        t.playCard("hit");
        t.asks(DecisionKind::Order, me);
        t.order({"a", "b"});
        t.asks(DecisionKind::Order, you);
        t.order({"z", "x", "y"});
        EXPECT_EQ(t.cards(Zone::Discard, me), (std::vector<std::string>{"b", "a", "hit"}));
        EXPECT_EQ(t.cards(Zone::Discard, you), (std::vector<std::string>{"y", "x", "z"}))
            << "the first lies on top";
        t.idle(me);
    });
}

TEST(LorcanaRules, R7_2_3_AStackGoesToTheDeckInTheOrderOfItsPlayer)
{
    for (const bool bottom : {false, true}) {
        LorcanaTable t;
        t.printed("put",
                  std::string(R"({"type":"action","name":"Put","cost":0,
            "do":[{"put_on_deck":{"choose":{"kind":"character"}})")
                      + (bottom ? R"(,"bottom":true}]})" : "}]}"));
        t.hand(0, {"put"}).deck(1, {"1-001", "1-002"});
        t.play(1, {Placed("1-023").over({"1-022"})}).start();
        t.playCard("put");
        t.asks(DecisionKind::Order, 1);
        EXPECT_EQ(t.game().decision().prompt,
                  static_cast<std::uint16_t>(bottom ? Prompt::OrderBottom : Prompt::OrderTop));
        t.order({"1-022", "1-023"});
        const std::vector<std::string> wanted = bottom
            ? std::vector<std::string>{"1-001", "1-002", "1-022", "1-023"}
            : std::vector<std::string>{"1-022", "1-023", "1-001", "1-002"};
        EXPECT_EQ(t.cards(Zone::Deck, 1), wanted);
        t.idle(0);
    }
}

TEST(LorcanaRules, R7_2_3_1_TwoStacksAreMixed)
{
    LorcanaTable t;
    t.printed("put", R"({"type":"action","name":"Put","cost":0,
        "do":[{"put_on_deck":{"each":{"kind":"character","side":"opposing"}},"bottom":true}]})");
    t.hand(0, {"put"}).deck(1, {"1-001"});
    t.play(1, {Placed("1-023").over({"1-022"}), Placed("1-012").over({"1-013"})}).start();
    t.playCard("put");
    t.order({"1-022", "1-012", "1-023", "1-013"});
    EXPECT_EQ(t.cards(Zone::Deck, 1),
              (std::vector<std::string>{"1-001", "1-022", "1-012", "1-023", "1-013"}));
}

} // namespace
} // namespace playmat::test
