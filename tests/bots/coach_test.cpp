#include "bots_fixture.h"
#include "kit/swu/bots/coach.h"
#include "kit/swu/bots/thinker.h"
#include "kit/swu/host/cards.h"
#include "support/language_folder.h"

#include <algorithm>
#include <thread>

/// What the coach says, to both seats: it is the same for the same seed, and knows nothing that the
/// seat does not.
namespace playmat::test {
namespace {

using bots::Advice;
using bots::Verdict;
using swu::PlayerId;
using swu::Viewer;

constexpr bots::Effort kQuick{400, 500};

Advice advise(const swu::SeatedGame &game, const bots::Effort &effort = kQuick,
              const std::optional<core::Answer> &about = {}, std::uint64_t seed = 5)
{
    const bots::Coach coach(knowledge(), seed);
    const auto advice = coach.advise(swu::seenBy(game, game.decision().player), effort, {}, about);
    EXPECT_TRUE(advice.has_value());
    return advice.value_or(Advice{});
}

swu::SeatedGame after(const swu::SeatedGame &game, const core::Answer &told)
{
    swu::SeatedGame out = game;
    EXPECT_TRUE(out.apply(game.answerOf(Viewer::of(game.decision().player), told)).ok());
    return out;
}

/// A game between two that look one answer ahead.
swu::SeatedGame livelyGame(std::uint64_t seed, int answers)
{
    swu::SeatedGame game = randomGame(seed);
    for (int i = 0; i < answers && !game.over(); ++i) {
        bots::Thinker thinker(knowledge(), *bots::mannerNamed("greedy"), seed);
        game = after(game, thinker.think(swu::seenBy(game, game.decision().player), {}).answer);
    }
    return game;
}

/// Both sides have a base, a leader and cards to draw; `seat` acts.
swu::Position bareTable(PlayerId seat)
{
    const swu::CardDb &db = match::swuCards(library());
    swu::Position position;
    position.active = position.initiative = seat;
    for (swu::PositionSide &side : position.players) {
        side.leader.card = starterDecks()[0].leader;
        side.leader.epicUsed = true;
        side.base.card = starterDecks()[0].base;
        side.deck.assign(10, db.vanilla);
    }
    return position;
}

TEST(Coach, SaysTheSameForTheSameSeed)
{
    for (const int answers : {2, 30, 70}) {
        const swu::SeatedGame game = livelyGame(11, answers);
        const Advice one = advise(game);
        const Advice other = advise(game);
        ASSERT_EQ(one.choices.size(), other.choices.size());
        for (std::size_t i = 0; i < one.choices.size(); ++i) {
            EXPECT_EQ(one.choices[i].words, other.choices[i].words);
            EXPECT_EQ(one.choices[i].chance, other.choices[i].chance);
        }
        EXPECT_EQ(one.line, other.line);
        EXPECT_EQ(one.reasons, other.reasons);
        EXPECT_LE(one.simulations, kQuick.simulations);
    }
}

/// The other side's hand, resources and deck are swapped for others: nothing changes.
TEST(Coach, KnowsNothingThatTheSeatDoesNot)
{
    for (const int answers : {6, 40, 41}) {
        const swu::SeatedGame game = livelyGame(4, answers);
        const PlayerId seat = game.decision().player;
        core::Rng rng(9);
        const std::vector<swu::DefId> pool{match::swuCards(library()).find("SOR_128")};
        const swu::SeatedGame twin = swu::imagined(game, seat, pool, rng);
        ASSERT_NE(twin.game().hash(), game.game().hash());
        const Advice one = advise(game);
        const Advice other = advise(twin);
        ASSERT_EQ(one.choices.size(), other.choices.size());
        EXPECT_EQ(one.best().words, other.best().words);
        EXPECT_EQ(one.best().chance, other.best().chance);
        EXPECT_EQ(one.line, other.line);
        EXPECT_EQ(one.reasons, other.reasons);
    }
}

TEST(Coach, HasSomethingToSayAboutEveryQuestion)
{
    swu::SeatedGame game = randomGame(2);
    for (int i = 0; i < 120 && !game.over(); ++i) {
        const Advice advice = advise(game, {80, 50});
        ASSERT_FALSE(advice.choices.empty());
        EXPECT_FALSE(advice.best().words.empty());
        EXPECT_LE(advice.reasons.size(), 3U);
        for (const bots::Opinion &o : advice.choices) {
            EXPECT_GE(o.chance, 0);
            EXPECT_LE(o.chance, 1);
        }
        game = after(game, advice.best().answer);
    }
}

TEST(Coach, ComparesAnAnswerWithTheBest)
{
    const swu::SeatedGame game = livelyGame(6, 40);
    const Viewer viewer = Viewer::of(game.decision().player);
    const std::size_t count = game.decisionFor(viewer).options.size();
    double least = 1;
    for (std::uint16_t i = 0; i < count; ++i) {
        const Advice advice = advise(game, {800, 500}, core::Answer::one(i));
        ASSERT_TRUE(advice.asked);
        EXPECT_EQ(advice.asked->answer.options[0], i);
        EXPECT_GT(advice.asked->visits, 50) << "with the same care";
        least = std::min(least, advice.loss());
    }
    EXPECT_EQ(least, 0) << "one of them is the best";
}

TEST(Coach, SaysThatAWinIsForced)
{
    const swu::CardDb &db = match::swuCards(library());
    for (const PlayerId seat : {PlayerId{0}, PlayerId{1}}) {
        swu::Position position = bareTable(seat);
        position.players[1U - seat].base.damage = db.def(starterDecks()[0].base).hp - 1;
        position.players[seat].ground.emplace_back().card = db.vanilla;
        const swu::SeatedGame game = swu::seated(db, position).value();
        const Advice advice = advise(game);
        EXPECT_EQ(advice.verdict, Verdict::Win);
        EXPECT_EQ(advice.best().chance, 1);
        EXPECT_NE(advice.best().words.find("Attack their base"), std::string::npos);
        EXPECT_EQ(after(game, advice.best().answer).game().result()->winner, seat);
        ASSERT_FALSE(advice.line.empty());
        EXPECT_EQ(advice.line.back(), "That wins.");
    }
}

/// The verb of a clause stands at its end, that of a sentence does not.
TEST(Coach, SpeaksTheLanguageInUse)
{
    const Reading german("de");
    const swu::CardDb &db = match::swuCards(library());
    swu::Position position = bareTable(0);
    position.players[1].base.damage = db.def(starterDecks()[0].base).hp - 1;
    position.players[0].ground.emplace_back().card = db.vanilla;
    const Advice advice = advise(swu::seated(db, position).value());
    const std::string &unit = db.def(db.vanilla).name;
    EXPECT_EQ(advice.best().words, fmt::format("Die gegnerische Basis mit {} angreifen", unit));
    ASSERT_EQ(advice.line.size(), 2U);
    EXPECT_EQ(advice.line[0], fmt::format("Du greifst die gegnerische Basis mit {} an.", unit));
    EXPECT_EQ(advice.line[1], "Damit gewinnst du.");
    EXPECT_EQ(advice.reasons[0],
              "Das gewinnt die Partie noch in dieser Phase, was dein Gegner auch tut.");
}

/// A weak unit could attack the base; the enemy unit would then win, but for the strong one.
TEST(Coach, SaysWhatEverythingElseLosesTo)
{
    const swu::CardDb &db = match::swuCards(library());
    for (const PlayerId seat : {PlayerId{0}, PlayerId{1}}) {
        swu::Position position = bareTable(seat);
        position.players[seat].base.damage = db.def(starterDecks()[0].base).hp - 1;
        position.players[1U - seat].ground.emplace_back().card = db.vanilla;
        position.players[seat].ground.emplace_back().card = db.vanilla;
        const swu::SeatedGame game = swu::seated(db, position).value();
        const Advice advice = advise(game, {800, 4000});
        EXPECT_EQ(advice.verdict, Verdict::Clear);
        ASSERT_FALSE(advice.reasons.empty());
        EXPECT_NE(advice.reasons[0].find("they can win this phase"), std::string::npos);
        EXPECT_TRUE(advice.choices.back().loses);
    }
}

/// Another unit without abilities that deals as much as the vanilla one.
swu::DefId likeVanilla()
{
    const swu::CardDb &db = match::swuCards(library());
    const swu::CardDef &plain = db.def(db.vanilla);
    for (swu::DefId id = 1; id < db.defs.size(); ++id) {
        const swu::CardDef &def = db.def(id);
        if (def.type == swu::CardType::Unit && def.arena == plain.arena && def.keywords.empty()
            && def.abilityCount == 0 && def.power == plain.power && def.title != plain.title)
            return id;
    }
    return 0;
}

/// Either of two units may attack the base first; nobody is there to fight them.
TEST(Coach, SaysWhatIsTooCloseToCall)
{
    const swu::CardDb &db = match::swuCards(library());
    ASSERT_NE(likeVanilla(), 0);
    for (const PlayerId seat : {PlayerId{0}, PlayerId{1}}) {
        swu::Position position = bareTable(seat);
        for (const swu::DefId card : {db.vanilla, likeVanilla()})
            position.players[seat].ground.emplace_back().card = card;
        const Advice advice = advise(swu::seated(db, position).value(), {2000, 0});
        EXPECT_EQ(advice.verdict, Verdict::Close);
        EXPECT_TRUE(advice.reasons.empty()) << "between equals nothing can be said";
        for (const std::size_t choice : {0U, 1U}) {
            EXPECT_NE(advice.choices[choice].words.find("Attack their base"), std::string::npos)
                << advice.choices[choice].words;
            EXPECT_GT(advice.choices[choice].error, 0);
        }
    }
}

TEST(Coach, SaysWhenThereIsNoChoice)
{
    swu::Position position = bareTable(0);
    position.initiativeClaimed = true;
    const Advice advice = advise(swu::seated(match::swuCards(library()), position).value());
    EXPECT_EQ(advice.verdict, Verdict::Only);
    EXPECT_EQ(advice.best().words, "Pass");
}

TEST(Coach, IsSilentSoonAfterItIsStopped)
{
    const swu::SeatedGame game = livelyGame(13, 35);
    const swu::SeatedGame seen = swu::seenBy(game, game.decision().player);
    const bots::Coach coach(knowledge(), 1);
    for (const int ms : {0, 2, 20}) {
        std::stop_source stop;
        std::optional<Advice> advice;
        std::jthread mind([&] {
            advice = coach.advise(seen, {5'000'000, 100'000}, stop.get_token());
        });
        std::this_thread::sleep_for(std::chrono::milliseconds(ms));
        stop.request_stop();
        mind.join();
        EXPECT_FALSE(advice);
    }
}

} // namespace
} // namespace playmat::test
