// Tests a series of games as a value, in the journal of a match, and how each game begins the next
// one.
#include "match/game_kit.h"
#include "match/series.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

namespace playmat::match {
namespace {

using test::TempFolder;

Series series(std::array<int, 2> score = {}, int game = 1)
{
    Series out = newSeries(0xABCD, 3);
    out.score = score;
    out.game = game;
    return out;
}

MatchSetup setupOf(Series series)
{
    MatchSetup setup;
    setup.seats = {{"Ann", "a", {}}, {"Ben", "b", {}}};
    setup.series = std::move(series);
    return setup;
}

constexpr GameWinner kPlaying = std::nullopt;
constexpr GameWinner kDraw = core::kNone;
constexpr GameWinner kFirst = core::PlayerId{0};
constexpr GameWinner kSecond = core::PlayerId{1};

TEST(Series, CountsAGameOnceItHasEnded)
{
    EXPECT_EQ(scoreAfter(series({1, 0}, 2), kPlaying), (std::array{1, 0}));
    EXPECT_EQ(scoreAfter(series({1, 0}, 2), kSecond), (std::array{1, 1}));
    EXPECT_EQ(scoreAfter(series({1, 0}, 2), kDraw), (std::array{1, 0}));
}

TEST(Series, IsWonByWhoeverWinsMoreThanHalf)
{
    EXPECT_FALSE(hasNextGame(series(), kPlaying));
    EXPECT_TRUE(hasNextGame(series(), kFirst));
    EXPECT_TRUE(hasNextGame(series({1, 0}, 2), kSecond));
    EXPECT_TRUE(hasNextGame(series({1, 1}, 3), kDraw)) << "a drawn game is played again";
    EXPECT_FALSE(hasNextGame(series({1, 0}, 2), kFirst));
    EXPECT_EQ(seriesWinner(series({1, 0}, 2), kFirst), 0);
    EXPECT_EQ(seriesWinner(series({1, 1}, 3), kSecond), 1);
    EXPECT_EQ(seriesWinner(series({1, 1}, 3), kPlaying), core::kNone);
}

TEST(Series, IsOverWhenSomebodyGivesItUp)
{
    Series given = series({1, 0}, 2);
    given.conceded = 0;
    EXPECT_EQ(seriesWinner(given, kPlaying), core::kNone) << "it counts once the game has ended";
    EXPECT_EQ(seriesWinner(given, kSecond), 1);
    EXPECT_FALSE(hasNextGame(given, kSecond));
}

TEST(Series, TheLoserChoosesWhoBegins)
{
    EXPECT_EQ(choosesNext(NextBegins::LoserChooses, kFirst), 1);
    EXPECT_EQ(choosesNext(NextBegins::LoserChooses, kDraw), core::kNone);
    EXPECT_EQ(choosesNext(NextBegins::Lot, kFirst), core::kNone);
}

TEST(Series, TheNextGameBeginsWithTheDecksThatWereChosen)
{
    Series one = series();
    one.next[1] = "b2";
    MatchSetup setup = setupOf(one);
    setup.first = core::PlayerId{1};
    const MatchSetup second = nextGame(setup, kFirst);
    EXPECT_EQ(second.series->id, one.id);
    EXPECT_EQ(second.series->game, 2);
    EXPECT_EQ(second.series->score, (std::array{1, 0}));
    EXPECT_EQ(second.seats[0].deck, "a");
    EXPECT_EQ(second.seats[1].deck, "b2");
    EXPECT_TRUE(second.series->next[1].is_null());
    EXPECT_EQ(second.series->lists[1], "b") << "the deck that it was";
    EXPECT_TRUE(second.series->lists[0].is_null());
    EXPECT_FALSE(second.first);
    MatchSetup back = second;
    back.series->next[1] = "b";
    EXPECT_TRUE(nextGame(back, kSecond).series->lists[1].is_null()) << "as it was at first";
}

TEST(Series, ARematchBeginsWithTheDecksAsTheyWere)
{
    MatchSetup setup = setupOf(series({1, 1}, 3));
    setup.seats[1].deck = "b2";
    setup.series->lists[1] = "b";
    setup.first = core::PlayerId{0};
    const MatchSetup again = rematch(setup, 5);
    EXPECT_EQ(again.seats[1].deck, "b");
    EXPECT_EQ(again.series, newSeries(5, 3));
    EXPECT_EQ(again.seed, 5U);
    EXPECT_FALSE(again.first);
    setup.series.reset();
    EXPECT_EQ(rematch(setup, 6).seats[1].deck, "b2") << "a game by itself stays as it is";
    EXPECT_EQ(rematch(setup, 6).first, core::PlayerId{0});
}

TEST(Series, ARematchSwapsDecksOrSeats)
{
    MatchSetup setup = setupOf(series({1, 1}, 3));
    setup.seats[0].program = "novice";
    setup.seats[1].deck = "b2";
    setup.series->lists[1] = "b";
    setup.first = core::PlayerId{0};
    const std::string ann = setup.seats[0].name;
    const MatchSetup decks = rematch(setup, 5, Swap::Decks);
    EXPECT_EQ(decks.seats[0].name, ann);
    EXPECT_EQ(decks.seats[0].program, "novice");
    EXPECT_EQ(decks.seats[0].deck, "b") << "as it was before the first game";
    EXPECT_EQ(decks.seats[1].deck, "a");
    EXPECT_FALSE(decks.first);
    const MatchSetup seats = rematch(setup, 5, Swap::Seats);
    EXPECT_EQ(seats.seats[1].name, ann);
    EXPECT_EQ(seats.seats[1].program, "novice");
    EXPECT_EQ(seats.seats[1].deck, "a");
    EXPECT_EQ(seats.seats[0].deck, "b");
    setup.series.reset();
    EXPECT_EQ(rematch(setup, 6, Swap::Decks).seats[0].deck, "b2");
    setup.scenario = Json::object();
    EXPECT_EQ(rematch(setup, 6, Swap::Seats).seats[0].name, ann) << "a position belongs to seats";
}

TEST(Series, IsWrittenAndRead)
{
    Series all = series({1, 1}, 3);
    all.conceded = 1;
    all.lists[0] = Json{{"cards", 3}};
    all.next[1] = "b2";
    EXPECT_EQ(seriesFromJson(seriesToJson(all)), all);
    EXPECT_EQ(seriesFromJson(seriesToJson(series())), series());
}

TEST(Series, WhatIsNoSeriesIsIgnored)
{
    for (const char *text :
         {"3", "{}", R"({"id":3})", R"({"id":"a","game":0,"of":3,"score":[0,0]})",
          R"({"id":"a","game":1,"of":1000,"score":[0,0]})",
          R"({"id":"a","game":1,"of":3,"score":[0]})",
          R"({"id":"a","game":1,"of":3,"score":[9,0]})",
          R"({"id":"a","game":1,"of":3,"score":[0,0],"next":[1,2,3]})",
          R"({"id":"a","game":1,"of":3,"score":[0,0],"conceded":2})"})
        EXPECT_EQ(seriesFromJson(parseJson(text).value()), std::nullopt) << text;
}

// --- in a match
// -----------------------------------------------------------------------------------

MatchSetup starterSeries()
{
    MatchSetup setup = test::starterMatch(7).setup();
    setup.series = newSeries(7, 3);
    return setup;
}

TEST(Series, IsInTheJournalOfEachGame)
{
    const TempFolder folder;
    Outcome<Match> match = Match::start(test::library(), starterSeries());
    ASSERT_TRUE(match.ok());
    ASSERT_TRUE(match.value().keepJournal(folder / "m.playmat").ok());
    ASSERT_TRUE(match.value().concede(0).ok());
    EXPECT_EQ(match.value().winner(), kSecond);
    Series chosen = *match.value().setup().series;
    chosen.next[0] = match.value().setup().seats[1].deck;
    match.value().setSeries(chosen);
    match.value().closeJournal();
    const auto peek = peekJournal(test::library(), folder / "m.playmat");
    ASSERT_TRUE(peek.ok()) << describe(peek.problem());
    EXPECT_EQ(peek.value().series, chosen);
    const Outcome<Match> again = Match::open(test::library(), folder / "m.playmat");
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(again.value().setup().series, chosen);
}

TEST(Series, WhoeverWasChosenBegins)
{
    for (const core::PlayerId first : {core::PlayerId{0}, core::PlayerId{1}}) {
        MatchSetup setup = starterSeries();
        setup.first = first;
        Outcome<Match> match = Match::start(test::library(), setup);
        ASSERT_TRUE(match.ok());
        EXPECT_EQ(match.value().game().decision().kind, core::DecisionKind::Mulligan);
        EXPECT_EQ(match.value().game().decision().player, first);
        test::playOn(match.value(), 30);
        const TempFolder folder;
        ASSERT_TRUE(match.value().save(folder / "m.playmat").ok());
        EXPECT_TRUE(Match::open(test::library(), folder / "m.playmat").ok());
    }
}

} // namespace
} // namespace playmat::match
