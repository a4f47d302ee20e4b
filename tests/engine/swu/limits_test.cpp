#include "engine/swu/view/observe.h"
#include "support/swu_seats.h"

#include <set>

/// The capacities of the state (limits.h): what two legal decks can bring about fits, nothing is
/// dropped, and a full list suspends the game without a result.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::Answer;
using core::DecisionKind;

constexpr const char *kKrell = "SOR_105"; ///< others: "When Defeated: you may draw a card"
constexpr const char *kRallyingCry = "SOR_154"; ///< each friendly unit: Raid 2 for this phase
constexpr const char *kSuperlaser = "SOR_043"; ///< defeat all units
constexpr const char *kTrooper = "SOR_128"; ///< Death Star Stormtrooper, 3/1
constexpr const char *kVanguard = "SOR_108"; ///< "When Defeated: you may give an Experience …"

std::vector<Unit> times(int n, const char *card)
{
    return std::vector<Unit>(static_cast<std::size_t>(n), Unit(card));
}

std::string copyOf(const char *card, int number)
{
    return number == 1 ? card : std::string(card) + "#" + std::to_string(number);
}

std::size_t setsInUse(const State &s)
{
    Marks marks;
    marks.note(s);
    return marks.highest[static_cast<std::size_t>(Capacity::Sets)];
}

TEST(SwuLimits, ThreeRallyingCriesOverThirteenUnitsAreThreeEffects)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 30).hand(s.me, {kRallyingCry, kRallyingCry, kRallyingCry, kTrooper});
        t.ground(s.me, times(13, kVanguard)).ground(s.you, times(2, kVanguard)).start();
        for (int cry = 1; cry <= 3; ++cry) {
            t.play(copyOf(kRallyingCry, cry));
            t.pass();
            EXPECT_EQ(t.game().state().effects.size(), static_cast<std::size_t>(cry));
            for (int unit = 1; unit <= 13; ++unit) {
                const std::string mine = copyOf(kVanguard, s.me == 0 ? unit : unit + 2);
                EXPECT_EQ(t.card(mine).raid, 2 * cry) << mine;
            }
        }
        t.play(kTrooper); // it was not there
        EXPECT_FALSE(t.has(kTrooper, kw::Raid));
        EXPECT_FALSE(t.has(copyOf(kVanguard, s.me == 0 ? 14 : 1), kw::Raid)) << "an enemy";
        EXPECT_EQ(setsInUse(t.game().state()), 3U);
        t.nextRound();
        EXPECT_FALSE(t.has(copyOf(kVanguard, 1), kw::Raid));
        EXPECT_TRUE(t.game().state().effects.empty());
        EXPECT_EQ(setsInUse(t.game().state()), 0U);
    });
}

TEST(SwuLimits, CR8_5_4_WhoComesBackIsNotUnderTheEffectOverMany)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 20).hand(s.me, {kRallyingCry}).resources(s.you, 20);
        t.hand(s.you, {"SOR_222"}).ground(s.me, {kTrooper, kVanguard, "SOR_095"}).start();
        t.play(kRallyingCry);
        t.play("SOR_222"); // Waylay
        t.choose(kTrooper);
        t.play(kTrooper);
        EXPECT_EQ(t.card(kTrooper).raid, 0);
        EXPECT_EQ(t.card(kVanguard).raid, 2);
        EXPECT_EQ(t.card("SOR_095").raid, 2);
    });
}

/// 24 Vanguard Infantries per side with a Krell each; the other player's Iden Versio sees it all.
void prepareBlast(Table &t, const Seats &s)
{
    t.resources(s.me, 30).hand(s.me, {kSuperlaser}).deck(s.me, {}).deck(s.you, {});
    t.leader(s.you, "SOR_002").deployed(s.you).baseDamage(s.you, 29);
    std::vector<Unit> units = times(24, kVanguard);
    units.emplace_back(kKrell);
    t.ground(s.me, units).ground(s.you, units).start();
}

TEST(SwuLimits, ABlastOverFortyEightUnitsWithTriggersResolvesEveryOne)
{
    fromBothSeats([](Table &t, const Seats &s) {
        prepareBlast(t, s);
        t.play(kSuperlaser);
        std::size_t highest = 0;
        while (t.decision().kind == DecisionKind::ChooseTrigger
               || t.decision().kind == DecisionKind::Confirm
               || t.decision().kind == DecisionKind::ChoosePlayer) {
            highest = std::max(highest, t.game().state().triggers.size());
            switch (t.decision().kind) {
            case DecisionKind::Confirm:
                t.no();
                break;
            case DecisionKind::ChoosePlayer:
                t.player(s.me);
                break;
            default:
                t.trigger(t.nameOf(t.decision().options[0].card));
            }
        }
        EXPECT_EQ(t.game().suspended(), Capacity::None);
        EXPECT_LE(highest, kMaxTriggers);
        // 24 Vanguards with their own and Krell's ability per side, Iden's for 25 enemies, and what
        // Krell gives to Iden.
        EXPECT_EQ(t.events(Ev::AbilityResolved), 4 * 24 + 25 + 1);
        EXPECT_EQ(t.baseDamageOn(s.you), 29 - 25) << "Iden Versio heals for every enemy unit";
        EXPECT_EQ(setsInUse(t.game().state()), 0U);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuLimits, ThirtyPlaysInAPhaseAreAllRemembered)
{
    fromBothSeats([](Table &t, const Seats &s) {
        std::vector<std::string> hand(30, kTrooper);
        hand.emplace_back("SOR_191"); // Vanguard Ace: an Experience for each other card played
        t.leader(s.me, "SOR_010").resources(s.me, 40).hand(s.me, hand).start();
        for (int i = 1; i <= 30; ++i) {
            t.play(copyOf(kTrooper, i));
            t.pass();
        }
        t.play("SOR_191");
        EXPECT_EQ(t.tokensOn("SOR_191", "SOR_T01"), 30);
    });
}

TEST(SwuLimits, AConstantAbilityReachesTheHundredthUnitToo)
{
    Table t;
    std::vector<Unit> units = times(110, kTrooper);
    units.emplace_back("SOR_230"); // General Veers: other friendly Imperial units get +1/+1
    t.ground(0, units).start();
    for (int unit = 1; unit <= 110; ++unit)
        EXPECT_EQ(t.power(copyOf(kTrooper, unit)), 4) << unit;
}

TEST(SwuLimits, EveryOptionOfAVeryLongListCanBeChosen)
{
    Table t;
    t.ground(0, times(40, kTrooper)).ground(1, times(40, kTrooper)).start();
    Game game = t.game();
    ASSERT_GT(game.decision().options.size(), 1600U);
    for (const std::uint16_t option : {std::uint16_t{1030}, std::uint16_t{1500}}) {
        Game copy = game;
        EXPECT_TRUE(copy.apply(Answer::one(option)).ok());
        EXPECT_FALSE(copy.state() == game.state());
    }
}

/// A position with room for this many tokens.
void fill(Table &t, const Seats &s, int room)
{
    const int others = 4 + 1 + 1 + 20; // leaders and bases, the event, its unit, resources
    const int deck = static_cast<int>(kMaxCards) - others - room;
    t.resources(s.me, 20).hand(s.me, {"SOR_055"}).ground(s.me, {kTrooper});
    t.deck(s.me, std::vector<std::string>(static_cast<std::size_t>(deck), kTrooper));
    t.deck(s.you, {}).start();
}

TEST(SwuLimits, AFullListSuspendsTheGameWithoutAResultAndUndoLeadsOut)
{
    fromBothSeats([](Table &t, const Seats &s) {
        fill(t, s, 1); // The Force Is With Me makes two tokens
        Game game = t.game();
        const State before = game.state();
        Marks marks;
        game.watch(&marks);
        std::uint16_t play = 0;
        while (game.decision().options[play].card != t.id("SOR_055"))
            ++play;
        ASSERT_TRUE(game.apply(Answer::one(play)).ok());
        EXPECT_TRUE(game.over());
        EXPECT_FALSE(game.result()) << "it is no draw";
        EXPECT_EQ(game.suspended(), Capacity::Cards);
        EXPECT_EQ(game.state().winner, core::kNone);
        EXPECT_EQ(game.decision().kind, DecisionKind::None);
        EXPECT_EQ(observe(game.db(), game.state(), Viewer::of(s.you)).full, Capacity::Cards);
        EXPECT_EQ(marks.highest[static_cast<std::size_t>(Capacity::Cards)], kMaxCards);
        EXPECT_FALSE(game.apply(Answer::one(0)).ok());
        game.restore(before);
        EXPECT_FALSE(game.over());
        EXPECT_EQ(game.suspended(), Capacity::None);
        EXPECT_EQ(game.decision().kind, DecisionKind::Action);
    });
}

TEST(SwuLimits, RoomForTwoIsEnoughForTwo)
{
    fromBothSeats([](Table &t, const Seats &s) {
        fill(t, s, 2);
        t.play("SOR_055");
        t.decline(); // the attack
        EXPECT_EQ(t.game().suspended(), Capacity::None);
        EXPECT_EQ(t.upgradesOn(kTrooper), 2);
    });
}

TEST(SwuLimits, EveryCapacityIsNamedInASentence)
{
    std::set<std::string> names;
    for (std::size_t i = 1; i < kCapacities; ++i) {
        const auto capacity = static_cast<Capacity>(i);
        EXPECT_TRUE(names.insert(capacityName(capacity)).second);
        EXPECT_GT(sizeOf(capacity), 0U);
        const std::string text = suspendedText(capacity);
        EXPECT_NE(text.find(std::to_string(sizeOf(capacity))), std::string::npos) << text;
        EXPECT_NE(text.find(capacityWords(capacity)), std::string::npos) << text;
    }
    EXPECT_EQ(
        suspendedText(Capacity::Triggers),
        "This game reached the program's limit of 40 waiting abilities. Nothing is lost: take "
        "back the last step, or save the game as a report.");
}

TEST(SwuLimits, DecksOfEightyAreDealtLargerOnesAreRefused)
{
    DeckChoice deck;
    deck.leader = cards().find("SOR_005");
    deck.base = cards().find("SOR_029");
    const auto reason = [&](std::size_t mine, std::size_t theirs) {
        std::array<DeckChoice, kPlayers> decks{deck, deck};
        decks[0].cards.assign(mine, cards().vanilla);
        decks[1].cards.assign(theirs, cards().vanilla);
        const auto made = Game::start(cards(), 1, decks);
        return made.ok() ? Reason::None : static_cast<Reason>(made.refusal().code);
    };
    EXPECT_EQ(reason(80, 80), Reason::None);
    EXPECT_EQ(reason(kMaxDeck, 50), Reason::None);
    EXPECT_EQ(reason(50, kMaxDeck), Reason::None);
    EXPECT_EQ(reason(81, 80), Reason::DecksTooLarge);
    EXPECT_EQ(reason(kMaxDeck + 1, 49), Reason::DeckTooLarge);
}

} // namespace
} // namespace playmat::test
