#include "kit/lorcana/host/kit.h"
#include "kit/swu/host/cards.h"
#include "match/journal.h"
#include "match/match.h"
#include "support/folders.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

/// A capacity of the program is full in the middle of a match: no result, nothing lost.
namespace playmat::match {
namespace {

using test::contentOf;
using test::library;
using test::TempFolder;

/// `seat` can play The Force Is With Me (two Experience tokens), and there is room for one more
/// card.
Match nearlyFull(std::size_t seat)
{
    Json request{{"op", "scenario"}, {"active", seat}, {"initiative", seat}};
    Json me{{"leader", "SOR_005"}, {"base", "SOR_029"}, {"resources", 20}, {"hand", {"SOR_055"}}};
    me["ground"] = {"SOR_128"};
    me["deck"] = std::vector<std::string>(140, "SOR_128");
    Json they{{"leader", "SOR_010"}, {"base", "SOR_023"}, {"resources", 0}};
    they["deck"] = std::vector<std::string>(192 - 4 - 20 - 2 - 140 - 1, "SOR_128");
    request["players"] = seat == 0 ? Json{me, they} : Json{they, me};
    Outcome<MatchSetup> setup = setupFromJson(library(), request);
    EXPECT_TRUE(setup.ok()) << (setup.ok() ? "" : describe(setup.problem()));
    Outcome<Match> started = Match::start(library(), setup.value());
    EXPECT_TRUE(started.ok()) << (started.ok() ? "" : describe(started.problem()));
    return std::move(started.value());
}

void playTheEvent(Match &match)
{
    const core::Decision &d = match.game().decision();
    std::uint16_t option = 0;
    while (d.options[option].kind != static_cast<std::uint8_t>(swu::OptionKind::Play))
        ++option;
    ASSERT_TRUE(match.submit(core::Answer::one(option)).ok());
}

TEST(Suspended, ThereIsNoResultAndItIsSaidWhichLimitItWas)
{
    for (const std::size_t seat : {0U, 1U}) {
        Match match = nearlyFull(seat);
        EXPECT_FALSE(match.game().suspended());
        playTheEvent(match);
        EXPECT_TRUE(match.game().over());
        EXPECT_TRUE(match.game().resultJson().is_null()) << "no draw";
        EXPECT_TRUE(match.game().decisionJson({}, match.names()).is_null());
        ASSERT_TRUE(match.game().suspended());
        EXPECT_EQ(match.game().suspended()->limit, "cards");
        EXPECT_EQ(match.game().suspended()->size, 192U);
        EXPECT_EQ(match.game().suspended()->message,
                  "This game reached the program's limit of 192 cards and tokens. Nothing is lost: "
                  "take back the last step, or save the game as a report.");
    }
}

/// Cards that a journal brings along set each other off for ever; one of eight times eight
/// repetitions.
TEST(Suspended, SoAreEffectsWithoutAnEnd)
{
    for (const char *name : {"kept-cards-loop", "kept-cards-repeat-for-ever"}) {
        const std::string path = test::sourceDir() + "/tests/fuzz/corpus/journal/" + name;
        const Outcome<std::string> game = gameOfJournal(path);
        ASSERT_TRUE(game.ok());
        const Outcome<CardLibrary> lorcana = kit::lorcanaKit().library(test::resourceDir());
        const Outcome<Match> match
            = Match::open(game.value() == "lorcana" ? lorcana.value() : library(), path);
        ASSERT_TRUE(match.ok()) << describe(match.problem());
        ASSERT_TRUE(match.value().game().suspended()) << name;
        EXPECT_EQ(match.value().game().suspended()->limit, "steps");
    }
}

TEST(Suspended, TakingBackGoesOnAndDoingAgainSuspendsAgain)
{
    Match match = nearlyFull(0);
    const std::uint64_t before = match.game().hash();
    playTheEvent(match);
    const std::uint64_t suspended = match.game().hash();
    ASSERT_TRUE(match.undo());
    EXPECT_EQ(match.game().hash(), before);
    EXPECT_FALSE(match.game().over());
    EXPECT_FALSE(match.game().suspended());
    ASSERT_TRUE(match.redo());
    EXPECT_EQ(match.game().hash(), suspended);
    ASSERT_TRUE(match.undo());
    test::playOn(match, 3);
    EXPECT_FALSE(match.canRedo());
}

TEST(Suspended, TheSavedGameIsAReport)
{
    const TempFolder folder;
    Match match = nearlyFull(1);
    playTheEvent(match);
    ASSERT_TRUE(match.save(folder / "report.playmat").ok());
    const std::string report = contentOf(folder / "report.playmat");
    EXPECT_NE(report.find(R"("suspended":"cards")"), std::string::npos) << report;
    Outcome<Match> opened = Match::open(library(), folder / "report.playmat");
    ASSERT_TRUE(opened.ok()) << describe(opened.problem());
    EXPECT_EQ(opened.value().game().hash(), match.game().hash());
    ASSERT_TRUE(opened.value().game().suspended());
    ASSERT_TRUE(opened.value().undo());
    EXPECT_FALSE(opened.value().game().over());
    const Outcome<JournalPeek> peek = peekJournal(library(), folder / "report.playmat");
    ASSERT_TRUE(peek.ok());
    EXPECT_FALSE(peek.value().over) << "it is offered to be gone on with";
}

/// Three copies each of the first cards of the catalogue, with Luke and his base.
Json deckOf(int cards)
{
    const swu::CardDb &db = match::swuCards(library());
    Json deck = parseJson(*library().deck("luke")).value();
    deck["deck"] = Json::array();
    for (std::size_t def = 1; cards > 0; ++def) {
        const swu::CardDef &card = db.defs.at(def);
        if (card.playable && card.type == swu::CardType::Unit) {
            deck["deck"].push_back({{"id", card.id}, {"count", std::min(3, cards)}});
            cards -= 3;
        }
    }
    return deck;
}

TEST(Suspended, DecksAreRefusedOnlyWhenThereIsNoRoomForBoth)
{
    const auto start = [](int mine, int theirs) {
        Json request{{"op", "new"}};
        request["players"] = {{{"deck", deckOf(mine)}}, {{"deck", deckOf(theirs)}}};
        const Outcome<MatchSetup> setup = setupFromJson(library(), request);
        EXPECT_TRUE(setup.ok()) << (setup.ok() ? "" : describe(setup.problem()));
        return startGame(library(), setup.value());
    };
    EXPECT_TRUE(start(80, 80).ok());
    EXPECT_TRUE(start(50, 110).ok());
    const auto refused = start(80, 81);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.problem().code, "decks_too_large");
    EXPECT_EQ(refused.problem().message,
              "Together the two decks have 161 cards; the program has room for 160 besides their "
              "tokens.");
    const auto alone = start(111, 49);
    ASSERT_FALSE(alone.ok());
    EXPECT_NE(alone.problem().message.find("the deck has 111 cards; the program has room for "
                                           "decks of up to 110"),
              std::string::npos)
        << alone.problem().message;
}

} // namespace
} // namespace playmat::match
