#include "support/lorcana_table.h"

/// One test for each statement of CR 7.1 to 7.6, numbered as there, in games. The bag (7.7) is in
/// zones_bag_test.cpp.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;

constexpr Zone kCardZones[] = {Zone::Deck, Zone::Hand, Zone::Play, Zone::Inkwell, Zone::Discard};

/// Whether the zone's rules, the card's side and what is revealed show its face to a player.
bool sees(const LorcanaTable &t, PlayerId viewer, const std::string &name)
{
    const Card &c = t.card(name);
    if (c.is(viewer == 0 ? status::Shown0 : status::Shown1))
        return true;
    return core::visibleTo(
        kZoneTable[c.zone], viewer,
        {.owner = c.owner, .controller = c.owner, .faceUp = !c.is(status::FaceDown)});
}
bool seenByAll(const LorcanaTable &t, const std::string &name)
{
    return sees(t, 0, name) && sees(t, 1, name);
}
bool seenByNobody(const LorcanaTable &t, const std::string &name)
{
    return !sees(t, 0, name) && !sees(t, 1, name);
}
std::string act(const std::string &effects)
{
    return R"({"type":"action","name":"Act","cost":0,"do":[)" + effects + "]}";
}
constexpr const char *kHarm = R"({"banish":{"each":{"kind":"character","not":"this"}}})";
constexpr const char *kSeesInk = R"({"type":"character","name":"S","cost":1,"willpower":9,
    "abilities":[{"when":"inked","of":{"kind":"card","in":"inkwell","side":"yours"},"do":[{"gain_lore":1}]}]})";

// --- 7.1

TEST(LorcanaZones, R7_1_1_ZonesAreSeparate)
{
    LorcanaTable t;
    t.play(0, {"1-012"}).hand(0, {"1-013"}).deck(0, {"1-014"}).discard(0, {"1-015"});
    t.inkwell(0, {"1-016"}).start();
    for (const Zone zone : kCardZones)
        EXPECT_EQ(t.count(zone, 0), 1);
}

TEST(LorcanaZones, R7_1_1_Example_DecksInkwellsAndDiscardsOnTheTableAreNotInPlay)
{
    LorcanaTable t;
    t.printed("act", act(R"({"deal":1,"to":{"choose":"character"}})"));
    t.play(0, {"1-012", "1-013"}).hand(0, {"act"}).deck(0, {"1-014"}).discard(0, {"1-015"});
    t.inkwell(0, {"1-016"}).start();
    t.playCard("act");
    t.selectable({"1-012", "1-013"});
    t.choose("1-012");
}

TEST(LorcanaZones, R7_1_2_PublicZonesAreSeenAndCountedByAll)
{
    LorcanaTable t;
    t.play(0, {"1-012"}).discard(0, {"1-013"}).start();
    EXPECT_TRUE(seenByAll(t, "1-012"));
    EXPECT_TRUE(seenByAll(t, "1-013"));
    for (const Zone zone : {Zone::Play, Zone::Discard})
        EXPECT_TRUE(core::countVisibleTo(kZoneTable[zone], 1, 0));
}

TEST(LorcanaZones, R7_1_2_1_PublicZonesArePlayDiscardAndBag)
{
    std::vector<Zone> found;
    for (const Zone zone :
         {Zone::Deck, Zone::Hand, Zone::Play, Zone::Inkwell, Zone::Discard, Zone::Bag})
        if (isPublic(zone))
            found.push_back(zone);
    EXPECT_EQ(found, (std::vector{Zone::Play, Zone::Discard, Zone::Bag}));
}

TEST(LorcanaZones, R7_1_3_PrivateZonesAreCountedByAllAndSeenWhileRevealed)
{
    LorcanaTable t;
    t.printed(
        "act",
        act(R"({"reveal":{"random":{"in":"hand","side":"opposing"},"count":1}},{"may":[{"draw":1}]})"));
    t.hand(0, {"act"}).hand(1, {"1-012", "1-013"}).start();
    EXPECT_FALSE(sees(t, 0, "1-012"));
    t.playCard("act");
    EXPECT_NE(sees(t, 0, "1-012"), sees(t, 0, "1-013")) << "only the revealed part";
    t.no();
    EXPECT_FALSE(sees(t, 0, "1-012") || sees(t, 0, "1-013"));
    for (const Zone zone : {Zone::Hand, Zone::Deck, Zone::Inkwell})
        EXPECT_TRUE(core::countVisibleTo(kZoneTable[zone], 1, 0));
}

TEST(LorcanaZones, R7_1_3_1_PrivateZonesAreHandDeckAndInkwell)
{
    LorcanaTable t;
    t.hand(0, {"1-012"}).deck(0, {"1-013"}).inkwell(0, {"1-014"}).start();
    for (const char *card : {"1-012", "1-013", "1-014"})
        EXPECT_FALSE(sees(t, 1, card));
}

TEST(LorcanaZones, R7_1_4_SearchesMayFailInPrivateZonesOnly)
{
    LorcanaTable t;
    t.printed("deck", act(R"({"search":"item","to":"hand"})"));
    t.printed("pile",
              act(R"({"return":{"choose":{"kind":"item","in":"discard","side":"yours"}}})"));
    t.hand(0, {"deck", "pile"}).deck(0, {"blank"}).discard(0, {"blank", "blank"}).start();
    t.playCard("deck");
    EXPECT_EQ(t.game().decision().min, 0);
    t.chooseNone();
    t.playCard("pile");
    EXPECT_EQ(t.game().decision().min, 1);
    t.choose("blank");
}

TEST(LorcanaZones, R7_1_5_OneZoneAtATimeAndOnlyPlayIsInPlay)
{
    LorcanaTable t;
    t.character("a", 0, 1, 1, 1).hand(0, {"a"}).start();
    t.playCard("a");
    EXPECT_EQ(t.count(Zone::Hand, 0), 0);
    EXPECT_EQ(t.count(Zone::Play, 0), 1);
}

TEST(LorcanaZones, R7_1_6_LeavingPlayClearsEverythingAndMakesANewCard)
{
    for (const char *effect : {R"({"return":"it"})", R"({"banish":"it"})", R"({"ink":"it"})",
                               R"({"put_on_deck":"it"})"}) {
        LorcanaTable t;
        t.printed(
            "act",
            act(std::string(
                    R"({"give":{"choose":{"kind":"character"}},"strength":2,"for":"forever"},)")
                + effect));
        t.hand(0, {"act"}).play(0, {Placed("1-012").damaged(1).exerted()}).start();
        const std::uint16_t before = t.card("1-012").serial;
        t.playCard("act");
        EXPECT_NE(t.zone("1-012"), Zone::Play);
        EXPECT_EQ(t.damage("1-012"), 0);
        EXPECT_FALSE(t.isExerted("1-012"));
        EXPECT_NE(t.card("1-012").serial, before) << "a new object";
    }
    LorcanaTable t; // … which some effects still find, in the zone where it went
    t.printed("ash", R"({"type":"character","name":"A","cost":1,"willpower":1,
        "abilities":[{"when":"banished","do":[{"return":"this"}]}]})");
    t.printed("act", act(kHarm)).hand(0, {"act"}).play(0, {"ash"}).start();
    t.playCard("act");
    EXPECT_EQ(t.zone("ash"), Zone::Hand);
}

TEST(LorcanaZones, R7_1_6_1_EffectsOfPlayedActionsComeBeforeTriggers)
{
    LorcanaTable t;
    t.printed("outer", R"({"type":"action","name":"Outer","cost":0,
        "do":[{"play_free":{"kind":"action","name":"Inner"}}]})");
    t.printed("inner", R"({"type":"action","name":"Inner","cost":9,"do":[{"may":[{"draw":1}]}]})");
    t.printed("fan", R"({"type":"character","name":"F","cost":1,"willpower":3,
        "abilities":[{"when":"played","of":{"kind":"action","name":"Inner"},"do":[{"may":[{"gain_lore":1}]}]}]})");
    t.hand(0, {"outer", "inner"}).play(0, {"fan"}).start();
    t.playCard("outer");
    EXPECT_EQ(t.game().decision().source, t.id("inner"));
    t.no();
    EXPECT_EQ(t.game().decision().source, t.id("fan"));
    t.no();
}

// --- 7.2

TEST(LorcanaZones, R7_2_1_CardsStartInTheDeckAndAreDrawnFromIt)
{
    LorcanaTable t;
    t.printed("act", act(R"({"draw":1})")).hand(0, {"act"}).deck(0, {"1-012", "1-013"}).start();
    t.playCard("act");
    EXPECT_EQ(t.cards(Zone::Hand, 0), std::vector<std::string>{"1-012"}) << "the top card";
    EXPECT_EQ(t.cards(Zone::Deck, 0), std::vector<std::string>{"1-013"});
}

TEST(LorcanaZones, R7_2_2_DeckIsFacedownUnseenUnorderableAndCounted)
{
    LorcanaTable t;
    t.deck(0, {"1-012"}).start();
    EXPECT_TRUE(seenByNobody(t, "1-012"));
    EXPECT_EQ(kZoneTable[Zone::Deck].ordering, core::Ordering::Fixed);
    EXPECT_EQ(kZoneTable[Zone::Deck].facing, core::Facing::Down);
    EXPECT_TRUE(core::countVisibleTo(kZoneTable[Zone::Deck], 1, 0));
}

TEST(LorcanaZones, R7_2_3_OrderOfFaceupCardsPutIntoADeckIsKnownToAll)
{
    LorcanaTable t;
    t.printed(
        "act",
        act(R"({"put_on_deck":{"each":{"kind":"character","side":"opposing"}},"bottom":true})"));
    t.hand(0, {"act"}).deck(1, {"1-001"}).play(1, {"1-012", "1-013", "1-014"}).start();
    t.playCard("act");
    t.asks(DecisionKind::Order, 1);
    t.order({"1-013", "1-014", "1-012"});
    EXPECT_EQ(t.cards(Zone::Deck, 1),
              (std::vector<std::string>{"1-001", "1-013", "1-014", "1-012"}));
    std::vector<int> told;
    for (const core::Event &e : t.game().events())
        if (e.type == static_cast<std::uint8_t>(Ev::Chosen)) {
            told.push_back(e.card);
            EXPECT_EQ(e.seenBy, 3);
        }
    EXPECT_EQ(told, (std::vector<int>{t.id("1-013"), t.id("1-014"), t.id("1-012")}));
}

TEST(LorcanaZones, R7_2_3_OnTopTheFirstCardOfTheOrderIsDrawnFirst)
{
    LorcanaTable t;
    t.printed("act",
              act(R"({"put_on_deck":{"each":{"kind":"character","side":"yours"}}},{"draw":1})"));
    t.hand(0, {"act"}).play(0, {"1-012", "1-013"}).start();
    t.playCard("act");
    t.order({"1-013", "1-012"});
    EXPECT_EQ(t.cards(Zone::Hand, 0), std::vector<std::string>{"1-013"});
    EXPECT_EQ(t.cards(Zone::Deck, 0)[0], "1-012");
}

TEST(LorcanaZones, R7_2_3_Example_TwoShiftedStacksAreMixedOnTheBottomAndKnown)
{
    LorcanaTable t;
    t.printed(
        "act",
        act(R"({"put_on_deck":{"each":{"kind":"character","side":"opposing"}},"bottom":true})"));
    t.hand(0, {"act"}).deck(1, {});
    t.play(1, {Placed("1-012").over({"1-013"}), Placed("1-014").over({"1-015"})}).start();
    t.playCard("act");
    t.asks(DecisionKind::Order, 1);
    t.order({"1-015", "1-012", "1-014", "1-013"});
    EXPECT_EQ(t.cards(Zone::Deck, 1),
              (std::vector<std::string>{"1-015", "1-012", "1-014", "1-013"}));
}

TEST(LorcanaZones, R7_2_3_1_StacksMixFreelyAndChangeOnlyWhenAdded)
{
    LorcanaTable t;
    t.character("booster", 1, 1, 9, 1, R"("boost 0")");
    t.printed("act", act(R"({"put_on_deck":{"each":{"kind":"character","side":"yours"}}})"));
    t.hand(0, {"act"}).deck(0, {"1-015"}).play(0, {"booster", Placed("1-014").damaged(1)}).start();
    t.activate("booster");
    t.playCard("act");
    t.asks(DecisionKind::Order, 0);
    t.order({"1-014", "1-015", "booster"});
    EXPECT_EQ(t.cards(Zone::Deck, 0), (std::vector<std::string>{"1-014", "1-015", "booster"}));
    EXPECT_EQ(t.damage("1-014"), 0);
    for (const core::Event &e : t.game().events())
        if (e.type == static_cast<std::uint8_t>(Ev::CardMoved) && e.card == t.id("1-015")) {
            EXPECT_EQ(e.seenBy, 0) << "facedown until the very move, and afterwards";
        }
}

// --- 7.3

TEST(LorcanaZones, R7_3_1_OpeningHandIsSevenDrawnCardsAndEffectsAddMore)
{
    LorcanaTable t;
    t.setup(PlayerId{0}).start();
    EXPECT_EQ(t.count(Zone::Hand, 0), 7);
    EXPECT_EQ(t.count(Zone::Deck, 0), 3);
    t.leaveOpen();
    LorcanaTable u;
    u.printed("act", act(R"({"return":{"choose":{"kind":"character"}}})"));
    u.hand(0, {"act"}).play(0, {"1-012"}).start();
    u.playCard("act");
    EXPECT_EQ(u.cards(Zone::Hand, 0), std::vector<std::string>{"1-012"});
}

TEST(LorcanaZones, R7_3_2_HandIsSeenByItsPlayerOnlyCountedByAllAndRearranged)
{
    LorcanaTable t;
    t.hand(0, {"1-012"}).start();
    EXPECT_TRUE(sees(t, 0, "1-012"));
    EXPECT_FALSE(sees(t, 1, "1-012"));
    EXPECT_TRUE(core::countVisibleTo(kZoneTable[Zone::Hand], 1, 0));
    EXPECT_EQ(kZoneTable[Zone::Hand].ordering, core::Ordering::Free);
}

TEST(LorcanaZones, R7_3_3_NoMaximumHandSizeAndNoFewerThanNone)
{
    LorcanaTable t;
    t.printed("act", act(R"({"draw":10},{"discard":3,"who":"opponents"})"))
        .hand(0, {"act"})
        .start();
    t.playCard("act");
    EXPECT_EQ(t.count(Zone::Hand, 0), 10);
    EXPECT_EQ(t.count(Zone::Hand, 1), 0);
    t.idle(0);
}

TEST(LorcanaZones, R7_3_4_ThePlayerChoosesWhatTheyDiscardFromTheirHand)
{
    LorcanaTable t;
    t.printed("act", act(R"({"discard":2,"who":"opponents"})")).hand(0, {"act"});
    t.hand(1, {"1-012", "1-013", "1-014"}).start();
    t.playCard("act");
    t.asks(DecisionKind::ChooseCards, 1);
    t.selectable({"1-012", "1-013", "1-014"});
    EXPECT_EQ(t.game().decision().min, 2);
    t.chooseAll({"1-012", "1-014"});
    EXPECT_EQ(t.cards(Zone::Hand, 1), std::vector<std::string>{"1-013"});
}

// --- 7.4

TEST(LorcanaZones, R7_4_1_CardsArePlayedIntoOnesOwnPlayZoneAndActionsPassThrough)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.printed("act", act(R"({"may":[{"draw":1}]})")).character("a", 0, 1, 1, 1);
        t.hand(me, {"act", "a"}).start();
        t.playCard("a");
        EXPECT_EQ(t.count(Zone::Play, me), 1);
        EXPECT_EQ(t.count(Zone::Play, you), 0);
        t.playCard("act");
        EXPECT_EQ(t.zone("act"), Zone::Play);
        t.no();
        EXPECT_EQ(t.zone("act"), Zone::Discard);
    });
}

TEST(LorcanaZones, R7_4_2_PlayIsPublicWithOpenStatusAndArrangedByItsPlayer)
{
    LorcanaTable t;
    t.play(0, {"1-012"}).start();
    EXPECT_TRUE(seenByAll(t, "1-012"));
    EXPECT_TRUE(kZoneTable[Zone::Play].statusOpen);
    EXPECT_EQ(kZoneTable[Zone::Play].ordering, core::Ordering::Free);
}

TEST(LorcanaZones, R7_4_2_1_FacedownCardsInPlayAreSeenByNobodyButCounted)
{
    LorcanaTable t;
    t.character("booster", 1, 1, 3, 1, R"("boost 0")");
    t.deck(0, {"1-012", "1-013"}).play(0, {"booster"}).start();
    t.activate("booster");
    EXPECT_TRUE(seenByNobody(t, "1-012"));
    EXPECT_EQ(t.card("booster").under, t.id("1-012"));
    EXPECT_TRUE(core::countVisibleTo(kZoneTable[Zone::Play], 1, 0));
}

TEST(LorcanaZones, R7_4_3_Example_CardsLeavingPlayTogetherSeeEachOther)
{
    LorcanaTable t;
    t.printed("mourner", R"({"type":"character","name":"M","cost":1,"willpower":2,
        "abilities":[{"when":"banished","of":{"kind":"character","side":"yours","other":true},"do":[{"gain_lore":1}]}]})");
    t.printed("act", act(kHarm)).character("a", 1, 1, 1, 1).character("b", 1, 1, 1, 1);
    t.hand(0, {"act"}).play(0, {"mourner", "a", "b"}).play(1, {"a"}).start();
    t.playCard("act");
    t.trigger("mourner");
    EXPECT_EQ(t.lore(0), 2) << "once for each of the other two, none for itself";
    EXPECT_EQ(t.zone("mourner"), Zone::Discard);
}

TEST(LorcanaZones, R7_4_3_ACardThatLeftEarlierSeesNothingMore)
{
    LorcanaTable t;
    t.printed("mourner", R"({"type":"character","name":"M","cost":1,"willpower":2,
        "abilities":[{"when":"banished","of":{"kind":"character","side":"yours","other":true},"do":[{"gain_lore":1}]}]})");
    t.printed(
        "act",
        act(R"({"banish":{"each":{"kind":"character","name":"M"}}},{"banish":{"each":"character"}})"));
    t.character("a", 1, 1, 1, 1).hand(0, {"act"}).play(0, {"mourner", "a"}).start();
    t.playCard("act");
    EXPECT_EQ(t.lore(0), 0);
}

// --- 7.5

TEST(LorcanaZones, R7_5_1_EachInkCardIsOneInkWhateverIsOnItsFront)
{
    LorcanaTable t;
    t.character("three", 3, 1, 1, 1).character("two", 2, 1, 1, 1);
    t.inkwell(0, {"1-012", "1-026", "blank", "1-027"}).hand(0, {"three", "two"}).start();
    EXPECT_EQ(t.readyInk(0), 4);
    t.playCard("three");
    EXPECT_EQ(t.readyInk(0), 1);
    EXPECT_FALSE(t.canPlay("two", PlayWay::Ink));
}

TEST(LorcanaZones, R7_5_2_InkEntersFacedownAndReadyEachCardAnEventOfItsOwn)
{
    LorcanaTable t;
    t.printed("seer", kSeesInk)
        .printed("act", act(R"({"ink":{"each":{"kind":"character","class":"Hero"}}})"));
    t.hand(0, {"act"}).play(0, {"seer", Placed("1-012").exerted(), Placed("1-012").exerted()});
    t.start();
    t.playCard("act");
    ASSERT_EQ(t.count(Zone::Inkwell, 0), 2);
    EXPECT_EQ(t.readyInk(0), 2);
    t.trigger("seer");
    EXPECT_EQ(t.lore(0), 2);
}

TEST(LorcanaZones, R7_5_3_NoLimitToTheInkwell)
{
    LorcanaTable t;
    t.printed("act", act(R"({"ink":{"top":10}})")).ink(0, 20).hand(0, {"act"}).start();
    t.playCard("act");
    EXPECT_EQ(t.count(Zone::Inkwell, 0), 30);
}

TEST(LorcanaZones, R7_5_4_InkwellIsSeenByNobodyCountedWithOpenStatusAndArranged)
{
    LorcanaTable t;
    t.inkwell(0, {"1-012"}).start();
    EXPECT_TRUE(seenByNobody(t, "1-012")) << "not even by its own player";
    EXPECT_TRUE(kZoneTable[Zone::Inkwell].statusOpen);
    EXPECT_TRUE(core::countVisibleTo(kZoneTable[Zone::Inkwell], 1, 0));
    EXPECT_EQ(kZoneTable[Zone::Inkwell].ordering, core::Ordering::Free);
}

TEST(LorcanaZones, R7_5_5_AnAdditionalCardIsInkedByTheNormalSteps)
{
    LorcanaTable t;
    t.printed(
        "belle",
        R"({"type":"item","name":"B","cost":0,"abilities":[{"players":"you","rule":"more_ink"}]})");
    t.madeUp("plain", R"({"type":"item","name":"P","inkwell":false,"cost":9})");
    t.hand(0, {"blank", "blank", "plain"}).play(0, {"belle"}).start();
    t.inkCard("blank");
    EXPECT_FALSE(t.can(OptionKind::Ink, "plain"));
    t.inkCard("blank");
    bool shown = false;
    for (const core::Event &e : t.game().events())
        shown |= e.type == static_cast<std::uint8_t>(Ev::CardMoved) && e.seenBy == 3;
    EXPECT_TRUE(shown);
    EXPECT_FALSE(t.can(OptionKind::Ink));
}

TEST(LorcanaZones, R7_5_6_EffectsInkFacedownUnrevealedAndWithoutTheSymbol)
{
    LorcanaTable t;
    t.madeUp("plain", R"({"type":"item","name":"P","inkwell":false})");
    t.printed("act", act(R"({"ink":{"top":1}})"));
    t.hand(0, {"act", "blank"}).deck(0, {"plain", "1-012"}).start();
    t.playCard("act");
    EXPECT_EQ(t.zone("plain"), Zone::Inkwell);
    for (const core::Event &e : t.game().events())
        if (e.type == static_cast<std::uint8_t>(Ev::CardMoved) && e.card == t.id("plain")) {
            EXPECT_EQ(e.seenBy, 0);
        }
    EXPECT_TRUE(t.can(OptionKind::Ink, "blank")) << "the turn's own inking is still there";
}

// --- 7.6

TEST(LorcanaZones, R7_6_1_CardsThatLeftPlayAreInTheDiscard)
{
    LorcanaTable t;
    t.printed("act", act(kHarm)).hand(0, {"act"}).play(1, {"1-012"}).start();
    t.playCard("act");
    EXPECT_EQ(t.cards(Zone::Discard, 1), std::vector<std::string>{"1-012"});
}

TEST(LorcanaZones, R7_6_2_DiscardIsFaceupSeenByAllAndArrangedByItsPlayer)
{
    LorcanaTable t;
    t.character("booster", 1, 1, 3, 1, R"("boost 0")").printed("act", act(kHarm));
    t.hand(0, {"act"}).deck(0, {"1-012"}).play(0, {"booster"}).start();
    t.activate("booster");
    t.playCard("act");
    EXPECT_EQ(t.zone("1-012"), Zone::Discard);
    EXPECT_TRUE(seenByAll(t, "1-012")) << "although it was facedown";
    EXPECT_EQ(kZoneTable[Zone::Discard].ordering, core::Ordering::Free);
}

TEST(LorcanaZones, R7_6_3_CardsDiscardedTogetherLieInTheOrderTheirPlayerChooses)
{
    LorcanaTable t;
    t.printed("act", act(R"({"discard":"hand","who":"opponents"})")).hand(0, {"act"});
    t.hand(1, {"1-012", "1-013", "1-014"}).asksDiscardOrder().start();
    t.playCard("act");
    t.asks(DecisionKind::Order, 1);
    t.order({"1-013", "1-012", "1-014"});
    EXPECT_EQ(t.cards(Zone::Discard, 1), (std::vector<std::string>{"1-014", "1-012", "1-013"}));
}

} // namespace
} // namespace playmat::test
